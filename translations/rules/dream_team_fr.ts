<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="dream_team.aim">
        <source>Get rid of all your cards early: whoever is first in a round wins gold. Most points from medals win the match.</source>
        <extracomment>The reader is addressed, as in the aims of other games.</extracomment>
        <translation>Débarrasse-toi vite de toutes tes cartes&#x202f;: finir en tête d’une manche rapporte l’or. Le plus de points en médailles gagne la partie.</translation>
    </message>
    <message id="dream_team.deck-60">
        <source>The deck has 60 cards: ten 10s, nine 9s and so on down to one 1, with a Kickoff, two Free Kicks, a Goal and a Red Card. One of the 8s is the Yellow Card.</source>
        <translation>Le jeu a 60 cartes&#x202f;: dix 10, neuf 9 et ainsi de suite jusqu’à un seul 1, avec un coup d’envoi, deux coups francs, un but et un carton rouge. L’un des 8 est le carton jaune.</translation>
    </message>
    <message id="dream_team.values">
        <source>Low beats high: the Goal counts 0, the number cards 1 to 10, the Kickoff 11, the Red Card 12. The Yellow Card is an 8.</source>
        <translation>Le plus bas l’emporte&#x202f;: le but vaut 0, les cartes chiffrées de 1 à 10, le coup d’envoi 11, le carton rouge 12. Le carton jaune est un 8.</translation>
    </message>
    <message id="dream_team.seats-by-rank">
        <source>Seats are numbered by rank: seat 1 is the best, each seat to the right one number worse, the last one the Ball Kid’s. Lots decide the first seats.</source>
        <translation>Les places sont numérotées&#x202f;: la place 1 est la meilleure, et vers la droite chaque place a un numéro de plus&#x202f;; la dernière est le banc des ramasseurs. Les premières sont tirées au sort.</translation>
    </message>
    <message id="dream_team.clockwise">
        <source>Play and deal go clockwise, so from each seat to the next lower number, and from seat 1 to the last.</source>
        <translation>On joue et on distribue dans le sens horaire, donc de chaque place au numéro juste inférieur, et de la place 1 à la dernière.</translation>
    </message>
    <message id="dream_team.deal">
        <source>The Ball Kid deals all 60 cards one at a time, starting on the left. Some players may get one card more.</source>
        <translation>Le banc des ramasseurs distribue les 60 cartes une à une, en commençant à sa gauche. On peut recevoir une carte de plus que d’autres.</translation>
    </message>
    <message id="dream_team.kickoff">
        <source>Whoever holds the Kickoff opens the round by laying it alone in the middle.</source>
        <translation>La personne qui a le coup d’envoi ouvre la manche en le posant seul au milieu.</translation>
    </message>
    <message id="dream_team.lower-only">
        <source>Each play must be lower than the one before; the same value is not enough.</source>
        <translation>Ce que l’on pose doit être plus bas que ce qui précède&#x202f;; la même valeur ne suffit pas.</translation>
    </message>
    <message id="dream_team.pass">
        <source>Whoever cannot or does not want to play passes, and may play again when the turn comes round in the same trick.</source>
        <translation>Si on ne peut pas ou ne veut pas jouer, on passe&#x202f;; on peut rejouer dans le même pli quand le tour revient.</translation>
    </message>
    <message id="dream_team.pass@pass-is-final">
        <source>Whoever cannot or does not want to play passes.</source>
        <translation>Si on ne peut pas ou ne veut pas jouer, on passe.</translation>
    </message>
    <message id="dream_team.hand-end">
        <source>A trick ends when, after a play, all others who hold cards and are not skipped pass. Its winner leads next; the cards are cleared away.</source>
        <translation>Un pli finit quand tous les autres qui ont des cartes et peuvent jouer ont passé. Qui le remporte entame le suivant&#x202f;; les cartes sont écartées.</translation>
    </message>
    <message id="dream_team.hand-end@pass-is-final">
        <source>A trick ends when all others who hold cards and are not skipped have passed in it. Its winner leads next; the cards are cleared away.</source>
        <translation>Un pli finit quand tous les autres qui ont des cartes et peuvent jouer y ont passé. Qui le remporte entame le suivant&#x202f;; les cartes sont écartées.</translation>
    </message>
    <message id="dream_team.leader-plays">
        <source>Whoever leads a later trick lays one card or a set of any size in the middle, and cannot pass.</source>
        <translation>Si on entame un pli suivant, on pose au milieu une carte ou un groupe de n’importe quelle taille, et on ne peut pas passer.</translation>
    </message>
    <message id="dream_team.same-count">
        <source>Everyone who follows lays exactly as many cards as were led.</source>
        <translation>Ensuite, chacun pose exactement autant de cartes que l’entame.</translation>
    </message>
    <message id="dream_team.one-value">
        <source>All cards laid together have the same value, apart from Free Kicks.</source>
        <translation>Toutes les cartes posées ensemble ont la même valeur, sauf les coups francs.</translation>
    </message>
    <message id="dream_team.free-kick-in-set">
        <source>Free Kicks may stand for missing cards in a set with a number card or the Goal. They take its value.</source>
        <translation>Les coups francs peuvent remplacer des cartes manquantes dans un groupe avec une carte chiffrée ou le but. Ils en prennent la valeur.</translation>
    </message>
    <message id="dream_team.free-kick-alone">
        <source>Without another card, one Free Kick or both stand for a number from 1 to 10 that the player announces, never for 0.</source>
        <translation>Sans autre carte, un coup franc ou les deux valent un nombre de 1 à 10 que l’on annonce, jamais 0.</translation>
    </message>
    <message id="dream_team.free-kick-alone@weakest">
        <source>Without another card, one Free Kick or both count 11: they can be led, and one can be laid on the Red Card.</source>
        <translation>Sans autre carte, un coup franc ou les deux valent 11&#x202f;: on peut les entamer, et en poser un sur le carton rouge.</translation>
    </message>
    <message id="dream_team.no-set-with-red-or-kickoff">
        <source>The Red Card and the Kickoff are only ever laid alone. As the highest card, the Red Card can only be led.</source>
        <translation>Le carton rouge et le coup d’envoi se posent toujours seuls. Étant la plus haute carte, le carton rouge ne peut qu’être entamé.</translation>
    </message>
    <message id="dream_team.yellow-skip">
        <source>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the trick ends.</source>
        <translation>Qui pose le carton jaune désigne une autre personne qui a des cartes. Elle ne joue plus jusqu’à la fin du pli.</translation>
    </message>
    <message id="dream_team.yellow-skip@round">
        <source>Whoever lays the Yellow Card names another player who holds cards. That player gets no turn until the round ends.</source>
        <translation>Qui pose le carton jaune désigne une autre personne qui a des cartes. Elle ne joue plus jusqu’à la fin de la manche.</translation>
    </message>
    <message id="dream_team.red-curse">
        <source>Whoever wins a trick in which cards were laid on the Red Card takes the Red Card into hand, even if they led it.</source>
        <translation>Qui remporte un pli où l’on a joué sur le carton rouge prend ce carton en main, même après l’avoir entamé.</translation>
    </message>
    <message id="dream_team.red-alone">
        <source>If everybody passes on the Red Card, it is cleared away like any card.</source>
        <translation>Si tout le monde passe sur le carton rouge, il est écarté comme une autre carte.</translation>
    </message>
    <message id="dream_team.going-out">
        <source>Whoever has no cards left is out and takes the next free place. Play goes on without that player.</source>
        <translation>Qui n’a plus de cartes a fini et prend le prochain rang libre. Le jeu continue sans cette personne.</translation>
    </message>
    <message id="dream_team.winner-out-next-leads">
        <source>If the winner of a trick has no cards left, the next player clockwise who holds cards leads.</source>
        <translation>Si la personne qui remporte le pli n’a plus de cartes, la suivante qui en a, dans le sens horaire, entame.</translation>
    </message>
    <message id="dream_team.red-winner-out">
        <source>Whoever is out and wins the Red Card keeps the place but takes the card and leads it at once. Then it is the next player’s turn.</source>
        <translation>Qui a fini et remporte le carton rouge garde son rang, mais le prend et l’entame aussitôt. Puis c’est le tour suivant.</translation>
    </message>
    <message id="dream_team.round-end">
        <source>The round ends as soon as only one player holds cards, even in the middle of a trick. That player comes last.</source>
        <translation>La manche finit dès qu’une seule personne a encore des cartes, même au milieu d’un pli. Elle prend le dernier rang.</translation>
    </message>
    <message id="dream_team.medals">
        <source>The first to go out wins gold, the second silver, the third bronze. Whoever does not go out wins nothing.</source>
        <translation>Finir en premier rapporte l’or, en deuxième l’argent, en troisième le bronze. Sans finir, on ne gagne rien.</translation>
    </message>
    <message id="dream_team.new-seats">
        <source>For the next round everybody takes the seat with the number of their place. The last one is the Ball Kid.</source>
        <translation>Pour la manche suivante, chacun prend la place qui porte le numéro de son rang. Le dernier rang va au banc des ramasseurs.</translation>
    </message>
    <message id="dream_team.trade-two">
        <source>Before the Kickoff the last seat gives its two best cards to seat 1, which gives back any two.</source>
        <translation>Avant le coup d’envoi, la dernière place donne ses deux meilleures cartes à la place 1, qui en rend deux au choix.</translation>
    </message>
    <message id="dream_team.trade-two@later">
        <source>From the second round on, before the Kickoff, the last seat gives its two best cards to seat 1, which gives back any two.</source>
        <translation>À partir de la deuxième manche, avant le coup d’envoi, la dernière place donne ses deux meilleures cartes à la place 1, qui en rend deux au choix.</translation>
    </message>
    <message id="dream_team.trade-one">
        <source>With four or more players, the last seat but one gives its best card to seat 2, which gives back any one.</source>
        <translation>À quatre ou plus, l’avant-dernière place donne sa meilleure carte à la place 2, qui en rend une au choix.</translation>
    </message>
    <message id="dream_team.best-card-order">
        <source>From best to worst: Goal, Free Kick, 1 to 7, Yellow Card, the other 8s, 9, 10, Kickoff, Red Card. The last seats do not choose.</source>
        <translation>De la meilleure à la pire&#x202f;: but, coup franc, 1 à 7, carton jaune, autres 8, 9, 10, coup d’envoi, carton rouge. Les dernières places ne choisissent pas.</translation>
    </message>
    <message id="dream_team.trade-blind">
        <source>The cards change hands face down and at the same time. Seats 1 and 2 choose before they see what they get.</source>
        <translation>Les cartes s’échangent faces cachées et en même temps. Les places 1 et 2 choisissent avant de voir ce qu’elles reçoivent.</translation>
    </message>
    <message id="dream_team.hat-trick">
        <source>Whoever is dealt both Free Kicks and a card from 0 to 5 has a Hat Trick and wins the round at once: gold, and no other medals.</source>
        <translation>Qui reçoit à la donne les deux coups francs et une carte de 0 à 5 fait un coup du chapeau et gagne aussitôt la manche&#x202f;: l’or, et aucune autre médaille.</translation>
    </message>
    <message id="dream_team.hat-trick-rotation">
        <source>After a Hat Trick all players move on clockwise by as many seats as bring that player to seat 1.</source>
        <translation>Après un coup du chapeau, tout le monde avance dans le sens horaire d’autant de places qu’il en faut pour que cette personne arrive à la place 1.</translation>
    </message>
    <message id="dream_team.nutmeg">
        <source>Whoever is dealt the Yellow and the Red Card has a Nutmeg: both go openly to another player of their choice, at once.</source>
        <translation>Qui reçoit à la donne le carton jaune et le carton rouge fait un petit pont&#x202f;: les deux vont aussitôt, faces visibles, à une autre personne au choix.</translation>
    </message>
    <message id="dream_team.nutmeg-no-trade">
        <source>After a Nutmeg nothing is traded in that round.</source>
        <translation>Après un petit pont, on n’échange rien dans cette manche.</translation>
    </message>
    <message id="dream_team.dealt-cards-only">
        <source>Only the cards as they were dealt count for a Hat Trick or a Nutmeg.</source>
        <translation>Pour un coup du chapeau ou un petit pont, seules comptent les cartes de la donne.</translation>
    </message>
    <message id="dream_team.rounds">
        <source>A match lasts seven rounds.</source>
        <translation>Une partie dure sept manches.</translation>
    </message>
    <message id="dream_team.rounds@3">
        <source>A match lasts three rounds.</source>
        <translation>Une partie dure trois manches.</translation>
    </message>
    <message id="dream_team.rounds@5">
        <source>A match lasts five rounds.</source>
        <translation>Une partie dure cinq manches.</translation>
    </message>
    <message id="dream_team.score">
        <source>Gold counts 3 points, silver 2, bronze 1. Whoever has the most points after the last round wins.</source>
        <translation>L’or vaut 3 points, l’argent 2, le bronze 1. Le plus de points après la dernière manche gagne.</translation>
    </message>
    <message id="dream_team.tie-break">
        <source>If points are equal, more gold medals decide, then more silver medals, then the better seat at the end.</source>
        <translation>À égalité de points, le plus de médailles d’or l’emporte, puis d’argent, puis la meilleure place à la fin.</translation>
    </message>
    <message id="dream_team.tie-break@shared">
        <source>Players with equal points share the place.</source>
        <translation>À égalité de points, on partage le rang.</translation>
    </message>
    <message id="dream_team.first-round-trade">
        <source>Nothing is traded in the first round.</source>
        <translation>On n’échange rien dans la première manche.</translation>
    </message>
    <message id="dream_team.pass-is-final">
        <source>Whoever has passed is left out until the trick ends.</source>
        <translation>Si on a passé, on ne joue plus jusqu’à la fin du pli.</translation>
    </message>
    <message id="dream_team.lone-free-kick">
        <source>A Free Kick without another card stands for no number: it counts 11.</source>
        <translation>Un coup franc sans autre carte ne remplace aucun nombre&#x202f;: il vaut 11.</translation>
    </message>
    <message id="dream_team.yellow-duration">
        <source>Whoever is skipped by the Yellow Card gets no turn and no lead until the round is over.</source>
        <translation>La personne visée par le carton jaune ne joue et n’entame plus jusqu’à la fin de la manche.</translation>
    </message>
    <message id="dream_team.auto-pass">
        <source>Whoever cannot play passes automatically.</source>
        <translation>Si on ne peut pas jouer, on passe automatiquement.</translation>
    </message>
    <message id="dream_team.played-list">
        <source>A list counts how many cards of each kind have been cleared away.</source>
        <translation>Une liste compte les cartes écartées de chaque sorte.</translation>
    </message>
    <message id="dream_team.ahead-2">
        <source>A head start of 2 points counts from the beginning.</source>
        <translation>Une avance de 2 points compte dès le début.</translation>
    </message>
    <message id="dream_team.ahead-4">
        <source>A head start of 4 points counts from the beginning.</source>
        <translation>Une avance de 4 points compte dès le début.</translation>
    </message>
</context>
<context>
    <name>dream_team</name>
    <message>
        <source>Number of rounds</source>
        <translation>Nombre de manches</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of rounds</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of rounds</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>7</source>
        <comment>number of rounds</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>Trade in the first round</source>
        <translation>Échange dans la première manche</translation>
    </message>
    <message>
        <source>Whoever passes is out of the trick</source>
        <translation>Si on passe, on quitte le pli</translation>
    </message>
    <message>
        <source>A Free Kick played alone</source>
        <translation>Un coup franc posé seul</translation>
    </message>
    <message>
        <source>counts as any number</source>
        <comment>a Free Kick played alone</comment>
        <translation>vaut n’importe quel nombre</translation>
    </message>
    <message>
        <source>counts 11</source>
        <comment>a Free Kick played alone</comment>
        <translation>vaut 11</translation>
    </message>
    <message>
        <source>The Yellow Card lasts</source>
        <translation>Le carton jaune compte</translation>
    </message>
    <message>
        <source>for the trick</source>
        <comment>how long the Yellow Card lasts</comment>
        <translation>pour le pli</translation>
    </message>
    <message>
        <source>for the whole round</source>
        <comment>how long the Yellow Card lasts</comment>
        <translation>pour toute la manche</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Égalité de points</translation>
    </message>
    <message>
        <source>the medals decide</source>
        <comment>equal points</comment>
        <translation>les médailles décident</translation>
    </message>
    <message>
        <source>share the place</source>
        <comment>equal points</comment>
        <translation>on partage le rang</translation>
    </message>
    <message>
        <source>Whoever cannot play passes automatically</source>
        <translation>Si on ne peut pas jouer, on passe automatiquement</translation>
    </message>
    <message>
        <source>A list counts the cards cleared away</source>
        <translation>Une liste compte les cartes écartées</translation>
    </message>
    <message>
        <source>Dream Team</source>
        <translation>Équipe de rêve</translation>
    </message>
    <message>
        <source>Get rid of the cards early and win medals.</source>
        <translation>Débarrasse-toi vite des cartes et gagne des médailles.</translation>
    </message>
    <message>
        <source>Goal</source>
        <comment>the card 0</comment>
        <translation>but</translation>
    </message>
    <message>
        <source>Free Kick</source>
        <comment>the wild card</comment>
        <translation>coup franc</translation>
    </message>
    <message>
        <source>Yellow Card</source>
        <comment>one of the eight 8s</comment>
        <translation>carton jaune</translation>
    </message>
    <message>
        <source>Kickoff</source>
        <comment>the card 11</comment>
        <translation>coup d’envoi</translation>
    </message>
    <message>
        <source>Red Card</source>
        <comment>the card 12</comment>
        <translation>carton rouge</translation>
    </message>
    <message>
        <source>number {number}</source>
        <comment>what a card shows: a shirt with this number</comment>
        <translation>numéro {number}</translation>
    </message>
    <message>
        <source>two Free Kicks</source>
        <translation>deux coups francs</translation>
    </message>
    <message>
        <source>two {number}s</source>
        <comment>two cards of this number</comment>
        <translation>deux {number}</translation>
    </message>
    <message>
        <source>three {number}s</source>
        <translation>trois {number}</translation>
    </message>
    <message>
        <source>four {number}s</source>
        <translation>quatre {number}</translation>
    </message>
    <message>
        <source>five {number}s</source>
        <translation>cinq {number}</translation>
    </message>
    <message>
        <source>six {number}s</source>
        <translation>six {number}</translation>
    </message>
    <message>
        <source>seven {number}s</source>
        <translation>sept {number}</translation>
    </message>
    <message>
        <source>eight {number}s</source>
        <translation>huit {number}</translation>
    </message>
    <message>
        <source>nine {number}s</source>
        <translation>neuf {number}</translation>
    </message>
    <message>
        <source>ten {number}s</source>
        <translation>dix {number}</translation>
    </message>
    <message>
        <source>eleven {number}s</source>
        <translation>onze {number}</translation>
    </message>
    <message>
        <source>twelve {number}s</source>
        <translation>douze {number}</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>a card that the reader cannot see</comment>
        <translation>une carte</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>À {player} de jouer.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Le jeu reprend dans un instant.</translation>
    </message>
    <message>
        <source>{player} has passed in this trick.</source>
        <translation>{player} a passé dans ce pli.</translation>
    </message>
    <message>
        <source>The Yellow Card keeps {player} out until the trick is over.</source>
        <translation>À cause du carton jaune, {player} ne joue plus jusqu’à la fin du pli.</translation>
    </message>
    <message>
        <source>The Yellow Card keeps {player} out until the round is over.</source>
        <translation>À cause du carton jaune, {player} ne joue plus jusqu’à la fin de la manche.</translation>
    </message>
    <message>
        <source>Cards are laid in the middle.</source>
        <translation>Les cartes se posent au milieu.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>On pose seulement des cartes de sa main.</translation>
    </message>
    <message>
        <source>First {player} lays the Kickoff.</source>
        <translation>D’abord, {player} pose le coup d’envoi.</translation>
    </message>
    <message>
        <source>First {player} lays the Red Card.</source>
        <translation>D’abord, {player} pose le carton rouge.</translation>
    </message>
    <message>
        <source>This card is only ever laid alone: {card}.</source>
        <translation>Cette carte se pose toujours seule&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>These cards do not have the same value: {first} and {second}.</source>
        <translation>Ces cartes n’ont pas la même valeur&#x202f;: {first} et {second}.</translation>
    </message>
    <message>
        <source>Alone, a Free Kick stands for a number from 1 to 10.</source>
        <translation>Seul, un coup franc vaut un nombre de 1 à 10.</translation>
    </message>
    <message numerus="yes">
        <source>The trick was led with %n card(s).</source>
        <translation>
            <numerusform>Le pli a été entamé avec %n carte.</numerusform>
            <numerusform>Le pli a été entamé avec %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone, a Free Kick counts 11 at this table.</source>
        <translation>Seul, un coup franc vaut 11 à cette table.</translation>
    </message>
    <message>
        <source>Something lower than {other} is needed, not {card}.</source>
        <comment>two cards: lower than 7, not 8</comment>
        <translation>Il faut plus bas que {other}, pas {card}.</translation>
    </message>
    <message>
        <source>The Yellow Card skips another player who still holds cards.</source>
        <translation>Le carton jaune vise une autre personne qui a encore des cartes.</translation>
    </message>
    <message>
        <source>{player} leads this trick.</source>
        <translation>{player} entame ce pli.</translation>
    </message>
    <message>
        <source>First {player} gives the Yellow and the Red Card to another player.</source>
        <translation>D’abord, {player} donne le carton jaune et le carton rouge à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>There is no Nutmeg now.</source>
        <translation>Il n’y a pas de petit pont maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>First {giver} gives {receiver} %n card(s).</source>
        <translation>
            <numerusform>D’abord, {giver} donne %n carte à {receiver}.</numerusform>
            <numerusform>D’abord, {giver} donne %n cartes à {receiver}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s) of their own.</source>
        <translation>
            <numerusform>{giver} donne à {receiver} %n carte de sa main.</numerusform>
            <numerusform>{giver} donne à {receiver} %n cartes de sa main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards change hands only before the Kickoff.</source>
        <translation>On n’échange des cartes qu’avant le coup d’envoi.</translation>
    </message>
    <message>
        <source>This empties the hand.</source>
        <translation>Cela vide la main.</translation>
    </message>
    <message>
        <source>Nothing that is left can beat this: it wins the trick and the lead.</source>
        <translation>Plus rien ne peut battre cela&#x202f;: le pli est gagné, et l’entame aussi.</translation>
    </message>
    <message numerus="yes">
        <source>A good chance to win the lead: %n lower number(s) can still beat this.</source>
        <translation>
            <numerusform>De bonnes chances de rejouer&#x202f;: %n nombre plus petit peut encore battre ceci.</numerusform>
            <numerusform>De bonnes chances de rejouer&#x202f;: %n nombres plus petits peuvent encore battre ceci.</numerusform>
        </translation>
    </message>
    <message>
        <source>If nobody beats the Red Card, it is gone; else somebody else may get it.</source>
        <translation>Si personne ne bat le carton rouge, il disparaît&#x202f;; sinon, quelqu’un d’autre le prendra peut-être.</translation>
    </message>
    <message>
        <source>This wins the lead, though the Red Card comes with it.</source>
        <translation>Cela donne l’entame, mais le carton rouge vient avec.</translation>
    </message>
    <message>
        <source>Others can still beat this: then the Red Card goes to them.</source>
        <translation>D’autres peuvent encore battre cela&#x202f;: le carton rouge ira alors chez eux.</translation>
    </message>
    <message>
        <source>Whoever wins this trick takes the Red Card, so it is better to pass.</source>
        <translation>Qui remporte ce pli prend le carton rouge&#x202f;: mieux vaut passer.</translation>
    </message>
    <message>
        <source>Nothing in the hand beats this.</source>
        <translation>Rien dans la main ne bat cela.</translation>
    </message>
    <message>
        <source>Passing keeps the lowest cards and the Free Kicks to win the lead later.</source>
        <translation>Passer garde les plus basses cartes et les coups francs pour reprendre l’entame plus tard.</translation>
    </message>
    <message>
        <source>Passing keeps a larger set together.</source>
        <translation>Passer garde entier un groupe plus grand.</translation>
    </message>
    <message>
        <source>Highest number that fits: {number}. It is saved for later.</source>
        <translation>Plus grand nombre possible&#x202f;: {number}. Il est gardé pour plus tard.</translation>
    </message>
    <message>
        <source>The Free Kick counts as {number} here.</source>
        <translation>Le coup franc vaut {number} ici.</translation>
    </message>
    <message>
        <source>Whatever fits, a set is split.</source>
        <translation>Quoi qu’on pose, un groupe est séparé.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this number stay in hand for later.</source>
        <translation>
            <numerusform>%n carte de ce nombre reste en main pour plus tard.</numerusform>
            <numerusform>%n cartes de ce nombre restent en main pour plus tard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the same value go at once.</source>
        <comment>a whole set is led</comment>
        <translation>
            <numerusform>%n carte part d’un coup.</numerusform>
            <numerusform>%n cartes de même valeur partent d’un coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>High cards are hardest to get rid of: best when leading.</source>
        <translation>Les cartes hautes partent difficilement&#x202f;: mieux vaut les entamer.</translation>
    </message>
    <message numerus="yes">
        <source>After this, %n set(s) are left to lay.</source>
        <translation>
            <numerusform>Ensuite, il reste %n groupe à poser.</numerusform>
            <numerusform>Ensuite, il reste %n groupes à poser.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the highest set that fits, and no larger set is split.</source>
        <translation>C’est le plus haut groupe qui convient, et aucun groupe plus grand n’est séparé.</translation>
    </message>
    <message>
        <source>No larger set is split.</source>
        <translation>Aucun groupe plus grand n’est séparé.</translation>
    </message>
    <message>
        <source>A Free Kick makes the set large enough.</source>
        <translation>Un coup franc rend le groupe assez grand.</translation>
    </message>
    <message>
        <source>A low number has the best chance of winning the trick.</source>
        <translation>Un nombre bas a le plus de chances de remporter le pli.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left.</source>
        <translation>
            <numerusform>{player} n’a plus que %n carte.</numerusform>
            <numerusform>{player} n’a plus que %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Yellow Card skips {player}, who has only %n card(s) left.</source>
        <translation>
            <numerusform>Le carton jaune arrête {player}, qui n’a plus que %n carte.</numerusform>
            <numerusform>Le carton jaune arrête {player}, qui n’a plus que %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are the cards that the hand can best do without.</source>
        <translation>Ce sont les cartes dont la main se passe le mieux.</translation>
    </message>
    <message>
        <source>{player} has the most points so far.</source>
        <comment>why this player gets bad cards</comment>
        <translation>{player} a le plus de points pour l’instant.</translation>
    </message>
    <message>
        <source>{player} sits on seat {number}.</source>
        <comment>who gets bad cards</comment>
        <translation>{player} occupe la place {number}.</translation>
    </message>
    <message>
        <source>In round {number} {player} rose from the last seat to gold.</source>
        <translation>À la manche {number}, {player} a sauté de la dernière place à l’or.</translation>
    </message>
    <message>
        <source>In round {number} {player} won with a Hat Trick.</source>
        <translation>{player} a gagné la manche {number} par un coup du chapeau.</translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most gold medals: %n.</source>
        <translation>
            <numerusform>{player} a gagné le plus de médailles d’or&#x202f;: %n.</numerusform>
            <numerusform>{player} a gagné le plus de médailles d’or&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took the Red Card most often: %n time(s).</source>
        <translation>
            <numerusform>{player} a pris le carton rouge le plus souvent&#x202f;: %n fois.</numerusform>
            <numerusform>{player} a pris le carton rouge le plus souvent&#x202f;: %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} won gold in the last round.</source>
        <translation>{player} a gagné l’or à la dernière manche.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>Earlier plays of the trick</source>
        <translation>Posé avant dans ce pli</translation>
    </message>
    <message>
        <source>Cards cleared away</source>
        <translation>Cartes écartées</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>lower!</source>
        <comment>below a large number: a lower one is needed</comment>
        <translation>plus bas&#x202f;!</translation>
    </message>
    <message>
        <source>0: beats everything</source>
        <translation>0&#x202f;: bat tout</translation>
    </message>
    <message>
        <source>fits any set; alone any number from 1 to 10</source>
        <translation>va dans tout groupe&#x202f;; seul, un nombre de 1 à 10</translation>
    </message>
    <message>
        <source>fits any set; alone it counts 11</source>
        <translation>va dans tout groupe&#x202f;; seul, vaut 11</translation>
    </message>
    <message>
        <source>8: another player is skipped for the trick</source>
        <translation>8&#x202f;: quelqu’un d’autre ne joue plus ce pli</translation>
    </message>
    <message>
        <source>8: another player is skipped for the round</source>
        <translation>8&#x202f;: quelqu’un d’autre ne joue plus cette manche</translation>
    </message>
    <message>
        <source>11: opens the round</source>
        <translation>11&#x202f;: ouvre la manche</translation>
    </message>
    <message>
        <source>12: comes back to the winner of its trick</source>
        <translation>12&#x202f;: revient à qui remporte son pli</translation>
    </message>
    <message>
        <source>Round {deal} of {deals}</source>
        <translation>Manche {deal} sur {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Seat {number}, %n card(s)</source>
        <comment>on the plate of a player</comment>
        <translation>
            <numerusform>Place {number}, %n carte</numerusform>
            <numerusform>Place {number}, %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passed, %n card(s)</source>
        <comment>on the plate of a player who has passed</comment>
        <translation>
            <numerusform>A passé, %n carte</numerusform>
            <numerusform>A passé, %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped, %n card(s)</source>
        <comment>on the plate of a player: the Yellow Card</comment>
        <translation>
            <numerusform>Ne joue pas, %n carte</numerusform>
            <numerusform>Ne joue pas, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Out, without a medal</source>
        <comment>on the plate of a player without cards</comment>
        <translation>A fini, sans médaille</translation>
    </message>
    <message>
        <source>Last in this round</source>
        <comment>on the plate of a player</comment>
        <translation>Dernier rang</translation>
    </message>
    <message>
        <source>Out: gold</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>A fini&#x202f;: or</translation>
    </message>
    <message>
        <source>Out: silver</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>A fini&#x202f;: argent</translation>
    </message>
    <message>
        <source>Out: bronze</source>
        <comment>on the plate of a player who has won a medal</comment>
        <translation>A fini&#x202f;: bronze</translation>
    </message>
    <message>
        <source>Gold {gold}, silver {silver}, bronze {bronze}</source>
        <comment>how many medals a player has won in a match</comment>
        <translation>Or {gold}, argent {silver}, bronze {bronze}</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <comment>who laid the cards that must be beaten, and which</comment>
        <translation>{player}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Poser&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards} as {number}</source>
        <comment>a possible move: Free Kicks stand for a number</comment>
        <translation>Poser&#x202f;: {cards} comme {number}</translation>
    </message>
    <message>
        <source>Lay: {cards}, and skip {player}</source>
        <comment>a possible move: the Yellow Card</comment>
        <translation>Poser&#x202f;: {cards}&#x202f;; {player} ne joue pas</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Skip {player}</source>
        <comment>whom the Yellow Card skips</comment>
        <translation>Arrêter {player}</translation>
    </message>
    <message>
        <source>As {number}</source>
        <comment>the number for which a Free Kick stands</comment>
        <translation>Comme {number}</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <comment>a possible move</comment>
        <translation>Donner&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Give both cards to {player}</source>
        <comment>a possible move</comment>
        <translation>Donner les deux cartes à {player}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Le jeu continue.</translation>
    </message>
    <message>
        <source>Which number does it stand for?</source>
        <comment>a Free Kick is laid alone</comment>
        <translation>Quel nombre vaut-il&#x202f;?</translation>
    </message>
    <message>
        <source>Who is skipped?</source>
        <comment>the Yellow Card is laid</comment>
        <translation>Qui ne joue plus&#x202f;?</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} pose&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards} as {number}.</source>
        <translation>{player} pose&#x202f;: {cards} comme {number}.</translation>
    </message>
    <message>
        <source>{player} is skipped.</source>
        <translation>{player} ne joue plus.</translation>
    </message>
    <message>
        <source>{player} is out and wins gold!</source>
        <translation>{player} a fini et gagne l’or&#x202f;!</translation>
    </message>
    <message>
        <source>{player} is out and wins silver.</source>
        <translation>{player} a fini et gagne l’argent.</translation>
    </message>
    <message>
        <source>{player} is out and wins bronze.</source>
        <translation>{player} a fini et gagne le bronze.</translation>
    </message>
    <message>
        <source>{player} is out.</source>
        <translation>{player} a fini.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passe.</translation>
    </message>
    <message>
        <source>{player} wins the trick.</source>
        <translation>{player} remporte le pli.</translation>
    </message>
    <message>
        <source>{player} wins the trick and takes the Red Card.</source>
        <translation>{player} remporte le pli et prend le carton rouge.</translation>
    </message>
    <message>
        <source>A new round begins. {player} deals.</source>
        <translation>Une nouvelle manche commence. À {player} de distribuer.</translation>
    </message>
    <message>
        <source>Seats change. {player} deals.</source>
        <translation>Les places changent. À {player} de distribuer.</translation>
    </message>
    <message>
        <source>Hat Trick! {player} wins the round at once.</source>
        <translation>Coup du chapeau&#x202f;! {player} gagne aussitôt la manche.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} has the Yellow and the Red Card.</source>
        <translation>Petit pont&#x202f;! {player} a le carton jaune et le carton rouge.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver} the Yellow and the Red Card.</source>
        <translation>{giver} donne à {receiver} le carton jaune et le carton rouge.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} has chosen %n card(s) for {receiver}.</source>
        <translation>
            <numerusform>{giver} a choisi %n carte pour {receiver}.</numerusform>
            <numerusform>{giver} a choisi %n cartes pour {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{giver} chooses for {receiver}: {cards}.</source>
        <translation>{giver} choisit pour {receiver}&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} reçoit&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>The cards change hands.</source>
        <translation>Les cartes s’échangent.</translation>
    </message>
    <message>
        <source>Gold for {player}!</source>
        <comment>a player has just won a medal</comment>
        <translation>L’or pour {player}&#x202f;!</translation>
    </message>
    <message>
        <source>{player}: Hat Trick!</source>
        <translation>{player}&#x202f;: coup du chapeau&#x202f;!</translation>
    </message>
    <message>
        <source>{player}: Nutmeg!</source>
        <translation>{player}&#x202f;: petit pont&#x202f;!</translation>
    </message>
    <message>
        <source>The Red Card goes to {player}!</source>
        <translation>Le carton rouge va à {player}&#x202f;!</translation>
    </message>
    <message>
        <source>{player} has the Kickoff and opens the round.</source>
        <translation>{player} a le coup d’envoi et ouvre la manche.</translation>
    </message>
    <message>
        <source>{player} is out, but must still lead the Red Card.</source>
        <translation>{player} a fini, mais doit encore entamer le carton rouge.</translation>
    </message>
    <message>
        <source>{player} leads, with one card or a set.</source>
        <translation>{player} entame, avec une carte ou un groupe.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: {set}. {player} may lay %n lower card(s) or pass.</source>
        <translation>
            <numerusform>À battre&#x202f;: {set}. {player} peut poser %n carte plus basse ou passer.</numerusform>
            <numerusform>À battre&#x202f;: {set}. {player} peut poser %n cartes plus basses ou passer.</numerusform>
        </translation>
    </message>
    <message>
        <source>To beat: {set}. {player} has nothing that is lower and must pass.</source>
        <translation>À battre&#x202f;: {set}. {player} n’a rien de plus bas et doit passer.</translation>
    </message>
    <message>
        <source>{player} wins the trick and leads the next one.</source>
        <translation>{player} remporte le pli et entame le suivant.</translation>
    </message>
    <message>
        <source>{player} wins the trick and is out. {other} leads the next one.</source>
        <translation>{player} remporte le pli et a fini. À {other} d’entamer le suivant.</translation>
    </message>
    <message>
        <source>{player} wins the trick, and with it the Red Card.</source>
        <translation>{player} remporte le pli, et avec lui le carton rouge.</translation>
    </message>
    <message>
        <source>Hat Trick! {player} was dealt {cards} and wins the round at once.</source>
        <translation>Coup du chapeau&#x202f;! {player} a reçu {cards} et gagne aussitôt la manche.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} gives the Yellow and the Red Card away.</source>
        <translation>Petit pont&#x202f;! {player} donne le carton jaune et le carton rouge.</translation>
    </message>
    <message>
        <source>Nutmeg! {player} lays the Yellow and the Red Card on another hand.</source>
        <translation>Petit pont&#x202f;! {player} pose le carton jaune et le carton rouge sur une autre main.</translation>
    </message>
    <message numerus="yes">
        <source>Trade: {giver} chooses %n card(s) and lays them on the hand of {receiver}.</source>
        <translation>
            <numerusform>Échange&#x202f;: {giver} choisit %n carte à poser sur une main, celle-ci&#x202f;: {receiver}.</numerusform>
            <numerusform>Échange&#x202f;: {giver} choisit %n cartes à poser sur une main, celle-ci&#x202f;: {receiver}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade: {giver} chooses %n card(s) for {receiver}.</source>
        <translation>
            <numerusform>Échange&#x202f;: {giver} choisit %n carte pour {receiver}.</numerusform>
            <numerusform>Échange&#x202f;: {giver} choisit %n cartes pour {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got from {giver}: {cards}. {turn}</source>
        <comment>the last hole is a whole sentence: whose turn it is</comment>
        <translation>{giver} a donné à {player}&#x202f;: {cards}. {turn}</translation>
    </message>
    <message>
        <source>The round is over. Gold: {gold}. Silver: {silver}.</source>
        <translation>La manche est finie. Or&#x202f;: {gold}. Argent&#x202f;: {silver}.</translation>
    </message>
    <message>
        <source>The round is over. Gold: {gold}. Silver: {silver}. Bronze: {bronze}.</source>
        <translation>La manche est finie. Or&#x202f;: {gold}. Argent&#x202f;: {silver}. Bronze&#x202f;: {bronze}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {player}.</source>
        <translation>La partie est finie. Le plus de points&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Equal points; medals and seats decide: {player}.</source>
        <translation>La partie est finie. Égalité de points&#x202f;; les médailles et les places décident&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {players}.</source>
        <translation>La partie est finie. Le plus de points&#x202f;: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), most points win</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n manche, le plus de points gagne</numerusform>
            <numerusform>%n manches, le plus de points gagne</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {deal}</source>
        <comment>a row of the score</comment>
        <translation>Manche {deal}</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>médaille d’or</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>médaille d’argent</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>médaille de bronze</translation>
    </message>
    <message>
        <source>A trick of pairs</source>
        <translation>Un pli de paires</translation>
    </message>
    <message>
        <source>The leader lays two 9s, so everyone who follows lays two lower cards. With a Free Kick, a 7 counts as two 7s. When all others pass, the two 3s have won the trick.</source>
        <translation>L’entame est de deux 9&#x202f;: ensuite, chacun pose deux cartes plus basses. Avec un coup franc, un 7 compte comme deux 7. Quand tous les autres passent, les deux 3 ont remporté le pli.</translation>
    </message>
    <message>
        <source>The Red Card comes back</source>
        <translation>Le carton rouge revient</translation>
    </message>
    <message>
        <source>A 7 and then a 4 are laid on the Red Card. The 4 wins the trick, and the Red Card goes into the hand of its player, who leads the next trick.</source>
        <translation>Sur le carton rouge, on pose un 7 puis un 4. Le 4 remporte le pli&#x202f;: qui l’a posé prend le carton rouge en main et entame le pli suivant.</translation>
    </message>
    <message>
        <source>The trade before the Kickoff</source>
        <translation>L’échange avant le coup d’envoi</translation>
    </message>
    <message>
        <source>Seen from seat 1: two cards are chosen and go to the last seat. Only then are its two best cards seen.</source>
        <translation>Vu de la place 1&#x202f;: on choisit deux cartes, qui vont à la dernière place. On voit seulement ensuite ses deux meilleures cartes.</translation>
    </message>
    <message>
        <source>2 points ahead</source>
        <comment>handicap</comment>
        <translation>2 points d’avance</translation>
    </message>
    <message>
        <source>4 points ahead</source>
        <comment>handicap</comment>
        <translation>4 points d’avance</translation>
    </message>
</context>
</TS>
