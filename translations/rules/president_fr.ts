<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="president.aim">
        <source>Whoever gets rid of all their cards first becomes President. Whoever still holds cards at the end is the Beggar.</source>
        <translation>La personne qui se débarrasse de toutes ses cartes avant les autres devient Président&#x202f;; celle qui a encore des cartes à la fin est le Mendiant.</translation>
    </message>
    <message id="president.four-players">
        <source>The game is best with four players, but three, five or six can play too.</source>
        <translation>Le jeu est fait pour quatre personnes&#x202f;; on peut aussi y jouer à trois, cinq ou six.</translation>
    </message>
    <message id="president.deal-all">
        <source>All 54 cards, jokers included, are dealt one at a time, starting to the dealer’s left. Some players may get one card more.</source>
        <translation>Les 54 cartes, jokers compris, sont distribuées une par une en commençant à gauche de la personne qui distribue. Certaines mains ont parfois une carte de plus.</translation>
    </message>
    <message id="president.first-dealer">
        <source>Lots are drawn for the first dealer.</source>
        <translation>On tire au sort qui distribue en premier.</translation>
    </message>
    <message id="president.first-leader">
        <source>In the first deal nothing is exchanged, and the player to the left of the dealer leads.</source>
        <translation>À la première donne, on n’échange rien, et la personne à gauche de celle qui distribue entame.</translation>
    </message>
    <message id="president.rank-order">
        <source>From high to low: joker, 2, ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3. Suits do not count.</source>
        <translation>De la plus haute à la plus basse&#x202f;: joker, 2, as, roi, dame, valet, 10, 9, 8, 7, 6, 5, 4, 3. Les couleurs ne comptent pas.</translation>
    </message>
    <message id="president.lead-a-set">
        <source>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, or one or two jokers.</source>
        <translation>Pour entamer, on pose au milieu un groupe de sa propre main&#x202f;: une à quatre cartes de même valeur, ou un ou deux jokers.</translation>
    </message>
    <message id="president.lead-a-set@jokers-wild">
        <source>Whoever leads lays a set from their own hand in the middle: one to four cards of one rank, jokers included.</source>
        <translation>Pour entamer, on pose au milieu un groupe de sa propre main&#x202f;: une à quatre cartes de même valeur, jokers compris.</translation>
    </message>
    <message id="president.leader-must-play">
        <source>Whoever leads must lay something and cannot pass.</source>
        <translation>Si on entame, on doit poser quelque chose&#x202f;: on ne peut pas passer.</translation>
    </message>
    <message id="president.same-count">
        <source>Everyone who follows lays exactly as many cards as the player who led.</source>
        <translation>Ensuite, on pose exactement autant de cartes que la personne qui a entamé le pli.</translation>
    </message>
    <message id="president.higher-rank">
        <source>Each play must be higher in rank than the one before; the same rank is not enough.</source>
        <translation>Chaque groupe doit avoir une valeur plus haute que le précédent&#x202f;; la même valeur ne suffit pas.</translation>
    </message>
    <message id="president.one-rank">
        <source>All cards laid together have the same rank. Jokers are a rank of their own, the highest, and stand for no other card.</source>
        <translation>Toutes les cartes d’un groupe ont la même valeur. Les jokers sont une valeur à part, la plus haute, et ne remplacent aucune carte.</translation>
    </message>
    <message id="president.one-rank@jokers-wild">
        <source>All cards laid together have the same rank, apart from jokers that complete the set. Jokers alone are the highest rank.</source>
        <translation>Toutes les cartes d’un groupe ont la même valeur, sauf les jokers qui le complètent. Seuls, les jokers sont la plus haute valeur.</translation>
    </message>
    <message id="president.pass-allowed">
        <source>Whoever cannot play, or does not want to, passes.</source>
        <translation>Si on ne peut pas ou ne veut pas jouer, on passe.</translation>
    </message>
    <message id="president.pass-not-final">
        <source>A pass counts for one turn only: whoever gets another turn in the same trick may play again.</source>
        <translation>Passer ne coûte que ce tour&#x202f;: si le tour revient dans le même pli, on peut jouer.</translation>
    </message>
    <message id="president.turn-order">
        <source>Play goes clockwise to the next player who still holds cards.</source>
        <translation>Le tour va dans le sens horaire à la personne suivante qui a encore des cartes.</translation>
    </message>
    <message id="president.turn-order@pass-is-final">
        <source>Play goes clockwise to the next player who still holds cards and has not passed in this trick.</source>
        <translation>Le tour va dans le sens horaire à la personne suivante qui a encore des cartes et n’a pas passé dans ce pli.</translation>
    </message>
    <message id="president.trick-ends">
        <source>A trick ends when, after a play, all the others who still hold cards pass one after another.</source>
        <translation>Un pli finit quand, après un groupe, toutes les autres personnes qui ont des cartes ont passé à la suite.</translation>
    </message>
    <message id="president.trick-ends@pass-is-final">
        <source>A trick ends when, after a play, all the others who still hold cards have passed in this trick.</source>
        <translation>Un pli finit quand, après un groupe, toutes les autres personnes qui ont des cartes ont passé dans ce pli.</translation>
    </message>
    <message id="president.unbeatable-set-closes">
        <source>A play that no other cards can beat ends the trick at once: one or two jokers, three or four 2s.</source>
        <translation>Un groupe qu’aucune carte du jeu ne peut battre finit le pli aussitôt&#x202f;: un ou deux jokers, trois ou quatre 2.</translation>
    </message>
    <message id="president.unbeatable-set-closes@jokers-wild">
        <source>A play that no other cards can beat ends the trick at once: jokers alone, a 2 with a joker, three or four cards that count as 2s.</source>
        <translation>Un groupe qu’aucune carte du jeu ne peut battre finit le pli aussitôt&#x202f;: des jokers seuls, un 2 avec un joker, trois ou quatre cartes qui comptent comme des 2.</translation>
    </message>
    <message id="president.winner-leads">
        <source>Whoever made the last play puts the trick aside and leads the next one. Tricks are worth nothing.</source>
        <translation>La personne qui a posé le dernier groupe ramasse le pli et entame le suivant. Les plis ne valent rien.</translation>
    </message>
    <message id="president.next-seat-leads">
        <source>If the winner of the trick has no cards left, the next player clockwise who holds cards leads.</source>
        <translation>Si la personne qui remporte le pli n’a plus de cartes, la suivante qui en a, dans le sens horaire, entame.</translation>
    </message>
    <message id="president.out-in-order">
        <source>Whoever lays their last card is out and takes the next free place: first President, then the places below.</source>
        <translation>Quand on pose sa dernière carte, on a fini et on prend le rang suivant&#x202f;: d’abord Président, puis les rangs plus bas.</translation>
    </message>
    <message id="president.any-last-card">
        <source>Any card may be the last one, even a 2 or a joker.</source>
        <translation>N’importe quelle carte peut être la dernière, même un 2 ou un joker.</translation>
    </message>
    <message id="president.deal-ends">
        <source>The deal ends when only one player still holds cards. That player comes last, whatever the cards are.</source>
        <translation>La donne finit quand une seule personne a encore des cartes. Elle prend le dernier rang, quelles que soient ses cartes.</translation>
    </message>
    <message id="president.titles">
        <source>The titles from first to last: President, Vice President, Citizens, Vice Beggar, Beggar. With four players there are no Citizens; with three, no Vice President or Vice Beggar.</source>
        <translation>Les titres du premier au dernier&#x202f;: Président, Vice-président, Citoyens, Vice-mendiant, Mendiant. À quatre, pas de Citoyen&#x202f;; à trois, ni Vice-président ni Vice-mendiant.</translation>
    </message>
    <message id="president.roles-last-one-deal">
        <source>A title lasts for the next deal. After each deal, new titles are given.</source>
        <translation>Un titre vaut pour la donne suivante&#x202f;; après chaque donne, on redistribue les titres.</translation>
    </message>
    <message id="president.beggar-deals">
        <source>From the second deal on, the Beggar deals.</source>
        <translation>À partir de la deuxième donne, le Mendiant distribue.</translation>
    </message>
    <message id="president.exchange-top">
        <source>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets the President’s two lowest.</source>
        <translation>Après la distribution, le Mendiant donne ses deux plus hautes cartes au Président et reçoit les deux plus basses du Président.</translation>
    </message>
    <message id="president.exchange-top@free-return">
        <source>Once the cards are dealt, the Beggar gives the President the two highest cards in hand and gets back any two that the President chooses.</source>
        <translation>Après la distribution, le Mendiant donne ses deux plus hautes cartes au Président et en reçoit deux au choix du Président.</translation>
    </message>
    <message id="president.exchange-vice">
        <source>The Vice Beggar gives the Vice President the highest card in hand and gets the Vice President’s lowest. Citizens exchange nothing.</source>
        <translation>Le Vice-mendiant donne sa plus haute carte au Vice-président et reçoit la plus basse de celui-ci. Les Citoyens n’échangent rien.</translation>
    </message>
    <message id="president.exchange-vice@free-return">
        <source>The Vice Beggar gives the Vice President the highest card in hand and gets back any one that the Vice President chooses. Citizens exchange nothing.</source>
        <translation>Le Vice-mendiant donne sa plus haute carte au Vice-président et en reçoit une au choix du Vice-président. Les Citoyens n’échangent rien.</translation>
    </message>
    <message id="president.exchange-forced">
        <source>Nobody chooses in the exchange. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</source>
        <translation>Personne ne choisit dans l’échange. À valeur égale, pique compte ici comme le plus haut, puis cœur, carreau, trèfle.</translation>
    </message>
    <message id="president.exchange-forced@free-return">
        <source>Nobody chooses which high cards to give. Among cards of the same rank, spades count as highest here, then hearts, diamonds, clubs.</source>
        <translation>Personne ne choisit les cartes hautes à donner. À valeur égale, pique compte ici comme le plus haut, puis cœur, carreau, trèfle.</translation>
    </message>
    <message id="president.exchange-at-once">
        <source>Both give at the same time, and only cards that they were dealt.</source>
        <translation>On échange en même temps, et seulement des cartes reçues à la distribution.</translation>
    </message>
    <message id="president.exchange-at-once@free-return">
        <source>The President and Vice President receive first, and may give back what they have just received.</source>
        <translation>Le Président et le Vice-président reçoivent d’abord, et peuvent rendre ce qu’ils ont reçu.</translation>
    </message>
    <message id="president.beggar-leads">
        <source>From the second deal on, the Beggar leads the first trick.</source>
        <translation>À partir de la deuxième donne, le Mendiant entame le premier pli.</translation>
    </message>
    <message id="president.match-length">
        <source>A match lasts five deals.</source>
        <translation>Une partie dure cinq donnes.</translation>
    </message>
    <message id="president.match-length@deals-1">
        <source>A match lasts one deal.</source>
        <translation>Une partie dure une donne.</translation>
    </message>
    <message id="president.match-length@deals-3">
        <source>A match lasts three deals.</source>
        <translation>Une partie dure trois donnes.</translation>
    </message>
    <message id="president.match-length@deals-10">
        <source>A match lasts ten deals.</source>
        <translation>Une partie dure dix donnes.</translation>
    </message>
    <message id="president.match-points">
        <source>After each deal everyone scores one point for each player in a lower place.</source>
        <translation>Après chaque donne, on marque un point pour chaque personne moins bien placée.</translation>
    </message>
    <message id="president.match-winner">
        <source>Whoever has the most points after the last deal wins the match.</source>
        <translation>La personne qui a le plus de points après la dernière donne gagne la partie.</translation>
    </message>
    <message id="president.match-tie">
        <source>If points are equal, the better place in the last deal decides.</source>
        <translation>À égalité de points, le meilleur rang de la dernière donne décide.</translation>
    </message>
    <message id="president.jokers-wild">
        <source>Jokers may complete a set of other cards of one rank, up to four cards in all.</source>
        <translation>Les jokers peuvent compléter un groupe de cartes ordinaires de même valeur, quatre cartes au plus en tout.</translation>
    </message>
    <message id="president.pass-is-final">
        <source>Whoever has passed is left out until the trick ends.</source>
        <translation>Si on a passé, on ne joue plus jusqu’à la fin du pli.</translation>
    </message>
    <message id="president.free-return">
        <source>The President and Vice President choose which cards to give back, from their whole hands.</source>
        <translation>Le Président et le Vice-président choisissent dans toute leur main les cartes qu’ils rendent.</translation>
    </message>
    <message id="president.auto-pass">
        <source>Whoever cannot play passes automatically.</source>
        <translation>Si on ne peut pas jouer, on passe automatiquement.</translation>
    </message>
    <message id="president.ahead-2">
        <source>A head start of 2 points counts from the beginning.</source>
        <translation>Une avance de 2 points compte dès le début.</translation>
    </message>
    <message id="president.ahead-4">
        <source>A head start of 4 points counts from the beginning.</source>
        <translation>Une avance de 4 points compte dès le début.</translation>
    </message>
</context>
<context>
    <name>president</name>
    <message>
        <source>Jokers may complete a set</source>
        <translation>Les jokers complètent un groupe</translation>
    </message>
    <message>
        <source>Whoever passes is out of the trick</source>
        <translation>Si on passe, on quitte le pli</translation>
    </message>
    <message>
        <source>The top places choose what they give back</source>
        <translation>Les premiers rangs choisissent leurs cartes à rendre</translation>
    </message>
    <message>
        <source>Whoever cannot play passes automatically</source>
        <translation>Si on ne peut pas jouer, on passe automatiquement</translation>
    </message>
    <message>
        <source>Be the first to get rid of all the cards.</source>
        <translation>Se débarrasser de toutes ses cartes avant les autres.</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Président</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>À {player} de jouer.</translation>
    </message>
    <message>
        <source>Play goes on in a moment.</source>
        <translation>Le jeu continue dans un instant.</translation>
    </message>
    <message>
        <source>{player} has passed in this trick.</source>
        <translation>{player} a passé dans ce pli.</translation>
    </message>
    <message>
        <source>Cards are laid on the trick in the middle.</source>
        <translation>Les cartes se posent sur le pli, au milieu.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Chacun ne pose que des cartes de sa propre main.</translation>
    </message>
    <message>
        <source>Cards change hands only in the exchange, and that happens by itself.</source>
        <translation>Les cartes ne changent de main que pendant l’échange, et toutes seules.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s) of their own.</source>
        <translation>
            <numerusform>{giver} donne à {receiver} %n carte de sa propre main.</numerusform>
            <numerusform>{giver} donne à {receiver} %n cartes de sa propre main.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set has four cards at most.</source>
        <translation>Un groupe a quatre cartes au plus.</translation>
    </message>
    <message>
        <source>These cards are not of the same rank: {first} and {second}.</source>
        <translation>Ces cartes n’ont pas la même valeur&#x202f;: {first} et {second}.</translation>
    </message>
    <message numerus="yes">
        <source>The trick was led with %n card(s).</source>
        <translation>
            <numerusform>Le pli a été entamé avec %n carte.</numerusform>
            <numerusform>Le pli a été entamé avec %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something higher than {other} is needed, not {rank}.</source>
        <comment>two ranks: higher than jack, not 7</comment>
        <translation>Il faut plus haut que&#x202f;: {other}. Valeur posée&#x202f;: {rank}.</translation>
    </message>
    <message>
        <source>{player} leads this trick.</source>
        <translation>À {player} d’entamer ce pli.</translation>
    </message>
    <message>
        <source>Cards are given back only right after the deal.</source>
        <translation>On ne rend des cartes que juste après la distribution.</translation>
    </message>
    <message numerus="yes">
        <source>First {giver} gives %n card(s) back to {receiver}.</source>
        <translation>
            <numerusform>D’abord, {giver} rend %n carte à {receiver}.</numerusform>
            <numerusform>D’abord, {giver} rend %n cartes à {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passing keeps the 2s and jokers for later.</source>
        <translation>En passant, on garde les 2 et les jokers pour plus tard.</translation>
    </message>
    <message>
        <source>This empties the hand.</source>
        <translation>Ensuite, la main est vide.</translation>
    </message>
    <message>
        <source>Nobody can beat this: it wins the trick and the right to lead again.</source>
        <translation>Personne ne peut battre cela&#x202f;: le pli est gagné, et l’entame suivante aussi.</translation>
    </message>
    <message>
        <source>No set in the hand is high enough.</source>
        <translation>Aucun groupe de la main n’est assez haut.</translation>
    </message>
    <message>
        <source>Passing keeps cards of the same rank together.</source>
        <translation>En passant, on garde ensemble les cartes de même valeur.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the same rank go at once.</source>
        <comment>a whole set is led</comment>
        <translation>
            <numerusform>%n carte part d’un coup.</numerusform>
            <numerusform>%n cartes de même valeur partent d’un coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>Low cards are easiest to get rid of when leading.</source>
        <translation>C’est en entamant qu’on pose le mieux les cartes basses.</translation>
    </message>
    <message numerus="yes">
        <source>After this, %n set(s) are left to lay.</source>
        <translation>
            <numerusform>Après cela, il reste %n groupe à poser.</numerusform>
            <numerusform>Après cela, il reste %n groupes à poser.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the smallest set that fits, and no cards of the same rank are split.</source>
        <translation>C’est le plus petit groupe qui suffit, sans séparer de cartes de même valeur.</translation>
    </message>
    <message>
        <source>A high set has a better chance of winning the trick.</source>
        <translation>Un groupe haut a plus de chances de gagner le pli.</translation>
    </message>
    <message>
        <source>These are the cards that the hand can best do without.</source>
        <translation>Ce sont les cartes dont la main a le moins besoin.</translation>
    </message>
    <message>
        <source>A joker completes the set.</source>
        <translation>Un joker complète le groupe.</translation>
    </message>
    <message numerus="yes">
        <source>A good chance to lead again: %n higher rank(s) can still beat this.</source>
        <translation>
            <numerusform>De bonnes chances de rejouer&#x202f;: %n valeur plus haute peut encore battre ceci.</numerusform>
            <numerusform>De bonnes chances de rejouer&#x202f;: %n valeurs plus hautes peuvent encore battre ceci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lowest rank that fits: {rank}. It is saved for later.</source>
        <translation>Plus petite valeur possible&#x202f;: {rank}. Elle est gardée pour plus tard.</translation>
    </message>
    <message>
        <source>Whatever fits, cards of the same rank are split.</source>
        <translation>Quoi qu’on pose, des cartes de même valeur sont séparées.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this rank stay in hand for later.</source>
        <translation>
            <numerusform>%n carte de cette valeur reste en main pour plus tard.</numerusform>
            <numerusform>%n cartes de cette valeur restent en main pour plus tard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left.</source>
        <translation>
            <numerusform>{player} n’a plus que %n carte.</numerusform>
            <numerusform>{player} n’a plus que %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>Earlier plays of the trick</source>
        <translation>Groupes précédents du pli</translation>
    </message>
    <message>
        <source>Discarded tricks</source>
        <translation>Plis ramassés</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>joker: the highest, ends the trick</source>
        <translation>joker&#x202f;: le plus haut, finit le pli</translation>
    </message>
    <message>
        <source>joker: completes a set; alone the highest</source>
        <translation>joker&#x202f;: complète un groupe&#x202f;; seul, le plus haut</translation>
    </message>
    <message>
        <source>higher than the ace; three end the trick</source>
        <translation>plus haut que l’as&#x202f;; trois finissent le pli</translation>
    </message>
    <message>
        <source>higher than the king</source>
        <translation>plus haut que le roi</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>la plus basse</translation>
    </message>
    <message>
        <source>President</source>
        <comment>title of the first place</comment>
        <translation>Président</translation>
    </message>
    <message>
        <source>Vice President</source>
        <comment>title of the second place</comment>
        <translation>Vice-président</translation>
    </message>
    <message>
        <source>Citizen</source>
        <comment>title of a place in the middle</comment>
        <translation>Citoyen</translation>
    </message>
    <message>
        <source>Vice Beggar</source>
        <comment>title of the last place but one</comment>
        <translation>Vice-mendiant</translation>
    </message>
    <message>
        <source>Beggar</source>
        <comment>title of the last place</comment>
        <translation>Mendiant</translation>
    </message>
    <message>
        <source>hat of the President</source>
        <translation>chapeau de Président</translation>
    </message>
    <message>
        <source>hat of the Vice President</source>
        <translation>chapeau de Vice-président</translation>
    </message>
    <message>
        <source>hat of a Citizen</source>
        <translation>casquette de Citoyen</translation>
    </message>
    <message>
        <source>hat of the Vice Beggar</source>
        <translation>chapeau de Vice-mendiant</translation>
    </message>
    <message>
        <source>hat of the Beggar</source>
        <translation>chapeau de Mendiant</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passed, %n card(s)</source>
        <comment>on the plate of a player who has passed</comment>
        <translation>
            <numerusform>passe, %n carte</numerusform>
            <numerusform>passe, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Out: {title}</source>
        <comment>on the plate of a player without cards</comment>
        <translation>Fini&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Donne {deal} sur {deals}</translation>
    </message>
    <message numerus="yes">
        <source>{title}: %n point(s)</source>
        <comment>on the plate of a player when a deal is over</comment>
        <translation>
            <numerusform>{title}&#x202f;: %n point</numerusform>
            <numerusform>{title}&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid by {player}</source>
        <comment>who laid the cards that must be beaten</comment>
        <translation>Posé par {player}</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Poser&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Give: {cards}</source>
        <comment>a possible move</comment>
        <translation>Donner&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Le jeu continue.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} pose&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Nobody can beat that: the trick is over.</source>
        <translation>Personne ne peut battre cela&#x202f;: le pli est fini.</translation>
    </message>
    <message>
        <source>{player} has no cards left. New title: {title}.</source>
        <translation>{player} n’a plus de cartes. Nouveau titre&#x202f;: {title}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passe.</translation>
    </message>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} ramasse le pli.</translation>
    </message>
    <message>
        <source>A new deal begins. {player} deals.</source>
        <translation>Une nouvelle donne commence. {player} distribue.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver}: {cards}.</source>
        <translation>{giver} donne à {receiver}&#x202f;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {receiver} %n card(s).</source>
        <translation>
            <numerusform>{giver} donne %n carte à {receiver}.</numerusform>
            <numerusform>{giver} donne %n cartes à {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets: {cards}.</source>
        <translation>{player} reçoit&#x202f;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{high} and {low} exchange %n card(s) each.</source>
        <translation>
            <numerusform>{high} et {low} échangent %n carte de part et d’autre.</numerusform>
            <numerusform>{high} et {low} échangent %n cartes de part et d’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes the trick and leads the next one.</source>
        <translation>{player} ramasse le pli et entame le suivant.</translation>
    </message>
    <message>
        <source>{player} takes the trick and has no cards left. {other} leads the next one.</source>
        <translation>{player} ramasse le pli et n’a plus de cartes. À {other} d’entamer le suivant.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest.</source>
        <translation>Échange&#x202f;: {beggar} donne à {president} ses deux cartes les plus hautes et reçoit les deux plus basses de {president}.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards and gets {president}’s two lowest. {vice_beggar} and {vice} do the same with one card.</source>
        <translation>Échange&#x202f;: {beggar} donne à {president} ses deux cartes les plus hautes et reçoit les deux plus basses de {president}. {vice_beggar} et {vice} font de même avec une carte.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two.</source>
        <translation>Échange&#x202f;: {beggar} donne à {president} ses deux cartes les plus hautes, puis {president} en rend deux de son choix.</translation>
    </message>
    <message>
        <source>Exchange: {beggar} gives {president} the two highest cards, and {president} gives back any two. {vice_beggar} and {vice} do the same with one card.</source>
        <translation>Échange&#x202f;: {beggar} donne à {president} ses deux cartes les plus hautes, puis {president} en rend deux de son choix. {vice_beggar} et {vice} font de même avec une carte.</translation>
    </message>
    <message numerus="yes">
        <source>{giver} chooses %n card(s) and lays them on the hand of {receiver}.</source>
        <translation>
            <numerusform>{giver} choisit %n carte et la pose sur la main de {receiver}.</numerusform>
            <numerusform>{giver} choisit %n cartes et les pose sur la main de {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, with one card or several of one rank.</source>
        <translation>À {player} d’entamer&#x202f;: une carte, ou plusieurs de même valeur.</translation>
    </message>
    <message numerus="yes">
        <source>To beat: {rank}. {player} may lay %n higher card(s) or pass.</source>
        <translation>
            <numerusform>À battre&#x202f;: {rank}. {player} peut poser une carte plus haute ou passer.</numerusform>
            <numerusform>À battre&#x202f;: {rank}. {player} peut poser %n cartes plus hautes ou passer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To beat: {rank}. {player} has no higher set of %n card(s) and must pass.</source>
        <translation>
            <numerusform>À battre&#x202f;: {rank}. {player} n’a pas de carte plus haute et doit passer.</numerusform>
            <numerusform>À battre&#x202f;: {rank}. {player} n’a pas de groupe plus haut de %n cartes et doit passer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got from {giver}: {cards}. {turn}</source>
        <comment>the last hole is a whole sentence: whose turn it is</comment>
        <translation>{giver} a donné à {player}&#x202f;: {cards}. {turn}</translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives %n card(s) back to {receiver}.</source>
        <translation>
            <numerusform>{giver} rend %n carte à {receiver}.</numerusform>
            <numerusform>{giver} rend %n cartes à {receiver}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is over. President: {first}. Beggar: {last}.</source>
        <translation>La donne est finie. Président&#x202f;: {first}. Mendiant&#x202f;: {last}.</translation>
    </message>
    <message>
        <source>The match is over. Most points: {player}.</source>
        <translation>La partie est finie. Le plus de points&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>The match is over. Equal points; better in the last deal: {player}.</source>
        <translation>La partie est finie. Égalité de points&#x202f;; meilleur rang à la dernière donne&#x202f;: {player}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the highest total wins</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n donne, le plus grand total gagne</numerusform>
            <numerusform>%n donnes, le plus grand total gagne</numerusform>
        </translation>
    </message>
    <message>
        <source>In deal {number} {player} rose from last place to President.</source>
        <translation>À la donne {number}, {player} a bondi de la dernière à la première place.</translation>
    </message>
    <message>
        <source>In deal {number} {player} fell from President to last place.</source>
        <translation>À la donne {number}, {player} a chuté de la première à la dernière place.</translation>
    </message>
    <message numerus="yes">
        <source>{player} became President most often: %n time(s).</source>
        <translation>
            <numerusform>{player} a gagné le plus souvent le titre de Président&#x202f;: %n fois.</numerusform>
            <numerusform>{player} a gagné le plus souvent le titre de Président&#x202f;: %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} was President at the end.</source>
        <translation>À la fin, {player} portait le chapeau du Président.</translation>
    </message>
    <message>
        <source>{player}: {title}!</source>
        <comment>a player has just won a title</comment>
        <translation>{player}&#x202f;: {title}&#x202f;!</translation>
    </message>
    <message>
        <source>A trick of pairs</source>
        <translation>Un pli de paires</translation>
    </message>
    <message>
        <source>The leader lays two 7s, so everyone who follows lays two cards of a higher rank. When all the others pass, the two queens have won the trick.</source>
        <translation>Deux 7 ouvrent le pli&#x202f;: il faut donc poser ensuite deux cartes plus hautes. Quand tous les autres passent, les deux dames ont gagné le pli.</translation>
    </message>
    <message>
        <source>The exchange after the deal</source>
        <translation>L’échange après la distribution</translation>
    </message>
    <message>
        <source>Seen from the President’s seat: the Beggar’s two highest cards come in, and the President’s two lowest go out. Then the Beggar leads.</source>
        <translation>Vu de la place du Président&#x202f;: les deux plus hautes cartes du Mendiant arrivent, et les deux plus basses du Président partent. Puis le Mendiant entame.</translation>
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
