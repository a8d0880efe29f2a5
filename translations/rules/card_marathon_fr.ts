<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="card_marathon.aim">
        <source>Upturn all five milestones of the own row, but without leaving the other runner too far behind.</source>
        <translation>Retourner les cinq bornes de sa rangée, mais sans laisser l’adversaire trop loin derrière.</translation>
    </message>
    <message id="card_marathon.aim@no-reversal">
        <source>Be the first to upturn all five milestones of the own row.</source>
        <translation>Retourner avant l’adversaire les cinq bornes de sa rangée.</translation>
    </message>
    <message id="card_marathon.organizer-draw">
        <source>Before the first race each player draws a card. Whoever has the lower value organizes; the ace is the lowest. After equal values both draw again.</source>
        <translation>Avant la première course, chacun pioche une carte. Qui a la valeur la plus basse est l’arbitre&#x202f;; l’as est la plus basse. À valeurs égales, on recommence.</translation>
    </message>
    <message id="card_marathon.deal">
        <source>Each player gets five energy cards, which nobody else may see, and a row of five milestones face down, at which nobody looks.</source>
        <translation>Chacun reçoit cinq cartes d’énergie, que personne d’autre ne voit, et une rangée de cinq bornes cachées, que personne ne regarde.</translation>
    </message>
    <message id="card_marathon.effort-one">
        <source>One card lies face up and begins the effort pile. The others lie face down as refreshments.</source>
        <translation>Une carte visible commence la pile de l’effort. Les autres forment, face cachée, le ravitaillement.</translation>
    </message>
    <message id="card_marathon.opponent-starts">
        <source>The race organizer lets the other player begin. Then the players take turns.</source>
        <translation>Qui arbitre la course laisse l’adversaire commencer. Ensuite, chacun joue à son tour.</translation>
    </message>
    <message id="card_marathon.turn-choice">
        <source>A turn is either a drawing turn or a swapping turn. Nobody may pass. In a swapping turn nothing is drawn, thrown or declared.</source>
        <translation>À son tour, soit on pioche, soit on échange. Personne ne peut passer. Qui échange ne pioche rien, ne jette rien et n’annonce rien.</translation>
    </message>
    <message id="card_marathon.draw-one">
        <source>A drawing turn begins with one card: the top card of the refreshments, unseen, or the top card of the effort pile.</source>
        <translation>Qui pioche prend d’abord une carte&#x202f;: celle du dessus du ravitaillement, sans la voir, ou celle du dessus de l’effort.</translation>
    </message>
    <message id="card_marathon.challenge-after-draw">
        <source>A challenge may be declared only in a drawing turn after a card has been drawn, and only one in a turn.</source>
        <translation>Un défi ne s’annonce qu’après avoir pioché une carte, et un seul par tour.</translation>
    </message>
    <message id="card_marathon.challenge-optional">
        <source>Nobody has to declare a challenge. Near the finish it can be wise to wait.</source>
        <translation>Personne n’est obligé d’annoncer un défi. Près de l’arrivée, il peut être sage d’attendre.</translation>
    </message>
    <message id="card_marathon.throw-one">
        <source>Whoever declares no challenge throws one of the six energy cards face up on the effort pile, and the turn is over.</source>
        <translation>Qui n’annonce pas de défi jette sur l’effort, face visible, une des six cartes d’énergie, et le tour est fini.</translation>
    </message>
    <message id="card_marathon.four-cards">
        <source>A challenge has exactly four different cards: four of a kind, a straight flush or a straight.</source>
        <translation>Un défi compte exactement quatre cartes différentes&#x202f;: un carré, une suite d’une couleur ou une suite.</translation>
    </message>
    <message id="card_marathon.permissible-cards">
        <source>The four cards come from the player’s energy and the player’s own upturned milestones. No other cards can be used.</source>
        <translation>Les quatre cartes viennent de l’énergie du joueur et de ses propres bornes retournées. Aucune autre carte ne compte.</translation>
    </message>
    <message id="card_marathon.one-energy">
        <source>At least one of the four cards comes from the energy.</source>
        <translation>Au moins une des quatre cartes vient de l’énergie.</translation>
    </message>
    <message id="card_marathon.four-of-a-kind">
        <source>Four of a kind is the same value in all four suits. It is never blocked.</source>
        <translation>Un carré, c’est la même valeur dans les quatre couleurs. Il n’est jamais bloqué.</translation>
    </message>
    <message id="card_marathon.straight-flush">
        <source>A straight flush is four values in a row, all in one suit. It is never blocked.</source>
        <translation>Une suite d’une couleur, ce sont quatre valeurs à la file dans une seule couleur. Elle n’est jamais bloquée.</translation>
    </message>
    <message id="card_marathon.straight">
        <source>A straight is four values in a row, in more than one suit. Only straights can be blocked.</source>
        <translation>Une suite, ce sont quatre valeurs à la file dans plusieurs couleurs. Seules les suites peuvent être bloquées.</translation>
    </message>
    <message id="card_marathon.wrap">
        <source>Values run in a circle. After the king comes the ace, then the two: queen, king, ace, two is in a row.</source>
        <translation>Les valeurs tournent en rond. Après le roi vient l’as, puis le deux&#x202f;: dame, roi, as, deux se suivent.</translation>
    </message>
    <message id="card_marathon.wrap@flush-only">
        <source>After the king comes the ace. Only a straight flush may go on past the ace to the two.</source>
        <translation>Après le roi vient l’as. Seule une suite d’une couleur peut continuer au-delà de l’as jusqu’au deux.</translation>
    </message>
    <message id="card_marathon.value-blocked">
        <source>A straight may not contain a value that the opponent shows among their upturned milestones.</source>
        <translation>Une suite ne peut pas contenir une valeur que l’adversaire montre parmi ses bornes retournées.</translation>
    </message>
    <message id="card_marathon.value-majority">
        <source>If both show a value, only the player who shows more of it may use it in a straight.</source>
        <translation>Si les deux montrent une valeur, seul celui qui la montre le plus souvent peut s’en servir dans une suite.</translation>
    </message>
    <message id="card_marathon.equal-values-block-both">
        <source>If both show a value equally often, neither of them may use it in a straight.</source>
        <translation>Si les deux montrent une valeur aussi souvent, aucun des deux ne peut s’en servir dans une suite.</translation>
    </message>
    <message id="card_marathon.leader-no-straights">
        <source>Whoever leads by three or more upturned milestones cannot declare a straight at all.</source>
        <translation>Qui a trois bornes retournées d’avance ou plus ne peut annoncer aucune suite.</translation>
    </message>
    <message id="card_marathon.lagger-free">
        <source>Whoever is three or more upturned milestones behind may use any value in a straight.</source>
        <translation>Qui a trois bornes retournées de retard ou plus peut employer n’importe quelle valeur dans une suite.</translation>
    </message>
    <message id="card_marathon.throw-challenge">
        <source>The energy cards of a challenge go face up on the effort pile, in any order. Milestones that were used stay in the row.</source>
        <translation>Les cartes d’énergie d’un défi vont sur l’effort, face visible, dans n’importe quel ordre. Les bornes employées restent dans la rangée.</translation>
    </message>
    <message id="card_marathon.upturn-own">
        <source>After a challenge the player upturns any one closed milestone of their own row.</source>
        <translation>Après un défi, on retourne une borne cachée de sa rangée, celle que l’on veut.</translation>
    </message>
    <message id="card_marathon.refill-to-five">
        <source>Then the player draws from the refreshments until they have five energy cards again, and the turn is over.</source>
        <translation>Puis on pioche dans le ravitaillement jusqu’à avoir de nouveau cinq cartes d’énergie, et le tour est fini.</translation>
    </message>
    <message id="card_marathon.swap-open">
        <source>In a swapping turn an energy card can change places with an upturned milestone of the own row. It lies there face up.</source>
        <translation>Qui échange peut échanger une carte d’énergie contre une borne retournée de sa rangée. La carte y reste visible.</translation>
    </message>
    <message id="card_marathon.swap-closed">
        <source>An energy card can also change places with a closed milestone of the own row. It lies there face down, and only its owner knows it.</source>
        <translation>Une carte d’énergie peut aussi s’échanger contre une borne cachée de sa rangée. Elle y reste cachée, et seul son propriétaire la connaît.</translation>
    </message>
    <message id="card_marathon.swap-closed-limit">
        <source>Swaps with closed milestones need upturned ones: in each race a player may have made at most as many as they have upturned.</source>
        <translation>Pour échanger des bornes cachées, il en faut de retournées&#x202f;: dans une course, pas plus de ces échanges que de bornes retournées.</translation>
    </message>
    <message id="card_marathon.rebuild">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most three times in a race.</source>
        <translation>Quand le ravitaillement est épuisé, l’effort sans sa carte du dessus est mélangé et le remplace, au plus trois fois par course.</translation>
    </message>
    <message id="card_marathon.rebuild@limit-1">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, but only once in a race.</source>
        <translation>Quand le ravitaillement est épuisé, l’effort sans sa carte du dessus est mélangé et le remplace, mais une seule fois par course.</translation>
    </message>
    <message id="card_marathon.rebuild@limit-5">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most five times in a race.</source>
        <translation>Quand le ravitaillement est épuisé, l’effort sans sa carte du dessus est mélangé et le remplace, au plus cinq fois par course.</translation>
    </message>
    <message id="card_marathon.race-end">
        <source>A race ends at once when a player upturns the fifth milestone.</source>
        <translation>Une course finit dès que quelqu’un retourne sa cinquième borne.</translation>
    </message>
    <message id="card_marathon.finish-wins">
        <source>If the other player has upturned two, three or four milestones, whoever has finished wins.</source>
        <translation>Si l’adversaire a retourné deux, trois ou quatre bornes, qui est arrivé gagne.</translation>
    </message>
    <message id="card_marathon.finish-wins@always">
        <source>Whoever has upturned all five milestones wins.</source>
        <translation>Qui a retourné les cinq bornes gagne.</translation>
    </message>
    <message id="card_marathon.reversal">
        <source>If the other player has upturned one milestone or none, it is the other player who wins.</source>
        <translation>Si l’adversaire n’a retourné qu’une borne ou aucune, c’est l’adversaire qui gagne.</translation>
    </message>
    <message id="card_marathon.time-out">
        <source>A race also ends after a turn if there are no refreshments left and no new ones may be made.</source>
        <translation>Une course finit aussi après un tour s’il n’y a plus de ravitaillement et qu’on ne peut plus en refaire.</translation>
    </message>
    <message id="card_marathon.quiet-limit">
        <source>A race also ends after twenty turns in a row in which nobody has drawn from the refreshments.</source>
        <translation>Une course finit aussi après vingt tours de suite où personne n’a pioché dans le ravitaillement.</translation>
    </message>
    <message id="card_marathon.time-out-scale">
        <source>Then whoever has upturned more milestones wins, but with four more they lose. With the same number, the race is drawn.</source>
        <translation>Alors qui a retourné le plus de bornes gagne, mais qui en a quatre de plus perd. À égalité, la course est nulle.</translation>
    </message>
    <message id="card_marathon.time-out-scale@no-reversal">
        <source>Then whoever has upturned more milestones wins. With the same number, the race is drawn.</source>
        <translation>Alors qui a retourné le plus de bornes gagne. À égalité, la course est nulle.</translation>
    </message>
    <message id="card_marathon.match">
        <source>A match is one race.</source>
        <translation>Une partie se joue en une course.</translation>
    </message>
    <message id="card_marathon.match@races-2">
        <source>A match is two races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Une partie se joue en deux courses, arbitrées à tour de rôle. Qui en gagne le plus gagne la partie&#x202f;; à égalité, elle est nulle.</translation>
    </message>
    <message id="card_marathon.match@races-3">
        <source>A match is three races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Une partie se joue en trois courses, arbitrées à tour de rôle. Qui en gagne le plus gagne la partie&#x202f;; à égalité, elle est nulle.</translation>
    </message>
    <message id="card_marathon.match@races-5">
        <source>A match is five races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Une partie se joue en cinq courses, arbitrées à tour de rôle. Qui en gagne le plus gagne la partie&#x202f;; à égalité, elle est nulle.</translation>
    </message>
    <message id="card_marathon.min-energy">
        <source>At least two of the four cards of a challenge come from the energy.</source>
        <translation>Au moins deux des quatre cartes d’un défi viennent de l’énergie.</translation>
    </message>
    <message id="card_marathon.no-return">
        <source>A card taken from the effort pile may not be thrown back in the same turn, unless in a challenge.</source>
        <translation>Une carte prise sur l’effort ne peut pas y retourner dans le même tour, sauf dans un défi.</translation>
    </message>
    <message id="card_marathon.memory-aid">
        <source>Nobody may look at closed milestones, not even at those that they laid there themselves.</source>
        <translation>Personne ne regarde les bornes cachées, même pas celles qu’il a posées.</translation>
    </message>
    <message id="card_marathon.browse-effort">
        <source>Everybody may look through the effort pile.</source>
        <translation>Tout le monde peut regarder les cartes de l’effort.</translation>
    </message>
    <message id="card_marathon.upturned-1">
        <source>Whoever is 1 milestone ahead begins each race with the first one upturned.</source>
        <translation>Qui a 1 borne d’avance commence chaque course avec la première borne retournée.</translation>
    </message>
    <message id="card_marathon.upturned-2">
        <source>Whoever is 2 milestones ahead begins each race with the first two upturned.</source>
        <translation>Qui a 2 bornes d’avance commence chaque course avec les deux premières retournées.</translation>
    </message>
</context>
<context>
    <name>card_marathon</name>
    <message>
        <source>Number of races</source>
        <translation>Nombre de courses</translation>
    </message>
    <message>
        <source>1</source>
        <comment>number of races</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <comment>number of races</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <comment>number of races</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>number of races</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>Whoever finishes four or five milestones ahead loses</source>
        <translation>Qui arrive avec quatre ou cinq bornes d’avance perd</translation>
    </message>
    <message>
        <source>Going on past the ace</source>
        <translation>Continuer au-delà de l’as</translation>
    </message>
    <message>
        <source>all straights</source>
        <comment>what may go on past the ace</comment>
        <translation>toutes les suites</translation>
    </message>
    <message>
        <source>straight flushes only</source>
        <comment>what may go on past the ace</comment>
        <translation>les suites d’une couleur</translation>
    </message>
    <message>
        <source>Cards of a challenge that come from the energy</source>
        <translation>Cartes d’un défi venant de l’énergie</translation>
    </message>
    <message>
        <source>at least 1</source>
        <comment>number of cards</comment>
        <translation>au moins 1</translation>
    </message>
    <message>
        <source>at least 2</source>
        <comment>number of cards</comment>
        <translation>au moins 2</translation>
    </message>
    <message>
        <source>A card taken from the effort may not be thrown back at once</source>
        <translation>Une carte prise sur l’effort n’y retourne pas aussitôt</translation>
    </message>
    <message>
        <source>Players see the closed milestones that they laid themselves</source>
        <translation>On peut revoir les bornes cachées que l’on a posées</translation>
    </message>
    <message>
        <source>The effort pile may be looked through</source>
        <translation>On peut regarder les cartes de l’effort</translation>
    </message>
    <message>
        <source>New refreshments in a race</source>
        <translation>Nouveau ravitaillement par course</translation>
    </message>
    <message>
        <source>once</source>
        <comment>how often there are new refreshments</comment>
        <translation>une fois</translation>
    </message>
    <message>
        <source>three times</source>
        <comment>how often there are new refreshments</comment>
        <translation>trois fois</translation>
    </message>
    <message>
        <source>five times</source>
        <comment>how often there are new refreshments</comment>
        <translation>cinq fois</translation>
    </message>
    <message>
        <source>1 milestone ahead</source>
        <comment>handicap</comment>
        <translation>1 borne d’avance</translation>
    </message>
    <message>
        <source>2 milestones ahead</source>
        <comment>handicap</comment>
        <translation>2 bornes d’avance</translation>
    </message>
    <message>
        <source>Card Marathon</source>
        <translation>Marathon des cartes</translation>
    </message>
    <message>
        <source>Upturn five milestones, but never run too far ahead.</source>
        <translation>Retourner cinq bornes, sans jamais prendre trop d’avance.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>À {player} de jouer.</translation>
    </message>
    <message>
        <source>The race goes on in a moment.</source>
        <translation>La course continue dans un instant.</translation>
    </message>
    <message>
        <source>{player} has declared a challenge and now upturns a milestone.</source>
        <translation>{player} a annoncé un défi et retourne maintenant une borne.</translation>
    </message>
    <message>
        <source>{player} has already drawn a card.</source>
        <translation>{player} a déjà pioché une carte.</translation>
    </message>
    <message>
        <source>{player} has drawn a card, so there is no swapping in this turn.</source>
        <translation>{player} a pioché une carte et ne peut plus échanger à ce tour.</translation>
    </message>
    <message>
        <source>Cards are drawn from the refreshments or from the effort pile.</source>
        <translation>On pioche dans le ravitaillement ou sur l’effort.</translation>
    </message>
    <message>
        <source>What is drawn goes into {player}’s hand.</source>
        <translation>La carte piochée va en main&#x202f;: à {player} de la prendre.</translation>
    </message>
    <message>
        <source>{player} has not drawn a card yet.</source>
        <translation>{player} n’a pas encore pioché de carte.</translation>
    </message>
    <message>
        <source>Cards are thrown on the effort pile.</source>
        <translation>Les cartes se jettent sur l’effort.</translation>
    </message>
    <message>
        <source>This is no card of {player}’s energy.</source>
        <translation>Cette carte d’énergie n’est pas à {player}.</translation>
    </message>
    <message>
        <source>The {card} has just come from the effort pile.</source>
        <translation>Cette carte vient d’être prise sur l’effort&#x202f;: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Chosen so far: %n card(s).</source>
        <translation>
            <numerusform>Pour l’instant&#x202f;: %n carte choisie.</numerusform>
            <numerusform>Pour l’instant&#x202f;: %n cartes choisies.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither the same value nor four values in a row: {cards}.</source>
        <translation>Ni la même valeur ni quatre valeurs à la file&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>These cards go on past the ace, and they are not all of one suit.</source>
        <translation>Ces cartes continuent au-delà de l’as et ne sont pas toutes de la même couleur.</translation>
    </message>
    <message>
        <source>A closed milestone cannot be used.</source>
        <translation>Une borne cachée ne compte pas.</translation>
    </message>
    <message>
        <source>The {card} is not {player}’s.</source>
        <translation>Cette carte n’est pas à {player}&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>One of the cards is not {player}’s.</source>
        <translation>Une des cartes n’est pas à {player}.</translation>
    </message>
    <message>
        <source>All four cards are milestones.</source>
        <translation>Les quatre cartes sont toutes des bornes.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n milestone(s), and this is a straight.</source>
        <translation>
            <numerusform>{player} a %n borne d’avance, et c’est une suite.</numerusform>
            <numerusform>{player} a %n bornes d’avance, et c’est une suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. {other} shows it %n time(s), {player} does not show it.</source>
        <translation>
            <numerusform>Valeur bloquée&#x202f;: {rank}. {other} la montre %n fois, {player} ne la montre pas.</numerusform>
            <numerusform>Valeur bloquée&#x202f;: {rank}. {other} la montre %n fois, {player} ne la montre pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. {other} shows it %n time(s), {player} less often.</source>
        <translation>
            <numerusform>Valeur bloquée&#x202f;: {rank}. {other} la montre %n fois, {player} moins souvent.</numerusform>
            <numerusform>Valeur bloquée&#x202f;: {rank}. {other} la montre %n fois, {player} moins souvent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. Both show it, %n time(s) each.</source>
        <translation>
            <numerusform>Valeur bloquée&#x202f;: {rank}. Les deux la montrent, %n fois chacun.</numerusform>
            <numerusform>Valeur bloquée&#x202f;: {rank}. Les deux la montrent, %n fois chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>A milestone is upturned only after a challenge.</source>
        <translation>Une borne ne se retourne qu’après un défi.</translation>
    </message>
    <message>
        <source>This milestone lies face up already.</source>
        <translation>Cette borne est déjà retournée.</translation>
    </message>
    <message>
        <source>This is no milestone of {player}’s row.</source>
        <translation>Cette borne n’est pas à {player}.</translation>
    </message>
    <message numerus="yes">
        <source>Swaps with closed milestones so far: %n. Upturned milestones: {upturned}.</source>
        <translation>
            <numerusform>Échanges de bornes cachées jusqu’ici&#x202f;: %n. Bornes retournées&#x202f;: {upturned}.</numerusform>
            <numerusform>Échanges de bornes cachées jusqu’ici&#x202f;: %n. Bornes retournées&#x202f;: {upturned}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n turn(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>C’était fini après %n tour.</numerusform>
            <numerusform>C’était fini après %n tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was %n milestone(s) behind and still won the race.</source>
        <translation>
            <numerusform>{player} avait %n borne de retard et a tout de même gagné la course.</numerusform>
            <numerusform>{player} avait %n bornes de retard et a tout de même gagné la course.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ran too far ahead and lost the race by it.</source>
        <translation>{player} a pris trop d’avance et a perdu la course pour cela.</translation>
    </message>
    <message numerus="yes">
        <source>{player} declared the most challenges: %n.</source>
        <translation>
            <numerusform>{player} a annoncé le plus de défis&#x202f;: %n.</numerusform>
            <numerusform>{player} a annoncé le plus de défis&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} swapped the most milestones: %n.</source>
        <translation>
            <numerusform>{player} a échangé le plus de bornes&#x202f;: %n.</numerusform>
            <numerusform>{player} a échangé le plus de bornes&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} upturned the first milestone, in turn {number}.</source>
        <translation>{player} a retourné la première borne, au tour {number}.</translation>
    </message>
    <message>
        <source>{player} declared four of a kind.</source>
        <translation>{player} a annoncé un carré.</translation>
    </message>
    <message>
        <source>{player} declared a straight flush.</source>
        <translation>{player} a annoncé une suite d’une couleur.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <comment>button: declare a challenge</comment>
        <translation>Défi</translation>
    </message>
    <message>
        <source>New refreshments</source>
        <comment>button: shuffle the effort pile and draw</comment>
        <translation>Ravitailler</translation>
    </message>
    <message>
        <source>four of a kind: never blocked</source>
        <translation>carré&#x202f;: jamais bloqué</translation>
    </message>
    <message>
        <source>straight flush: never blocked</source>
        <translation>suite d’une couleur&#x202f;: jamais bloquée</translation>
    </message>
    <message>
        <source>straight: not with values that the other shows upturned</source>
        <translation>suite&#x202f;: pas avec les valeurs que l’adversaire montre</translation>
    </message>
    <message>
        <source>three or more ahead: no straights</source>
        <translation>trois d’avance ou plus&#x202f;: pas de suites</translation>
    </message>
    <message>
        <source>three or more behind: straights with any value</source>
        <translation>trois de retard ou plus&#x202f;: suites avec toutes les valeurs</translation>
    </message>
    <message>
        <source>whoever finishes four or five milestones ahead loses</source>
        <translation>qui arrive avec quatre ou cinq bornes d’avance perd</translation>
    </message>
    <message>
        <source>Milestones of {player}</source>
        <translation>Bornes&#x202f;: {player}</translation>
    </message>
    <message>
        <source>milestone {number} of {player}</source>
        <comment>one of the five cards of a row</comment>
        <translation>borne {number}, {player}</translation>
    </message>
    <message>
        <source>Refreshments</source>
        <comment>the stock of cards</comment>
        <translation>Ravitaillement</translation>
    </message>
    <message>
        <source>Effort</source>
        <comment>the pile of thrown cards</comment>
        <translation>Effort</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>L’avance</translation>
    </message>
    <message>
        <source>Straights</source>
        <comment>heading of the table of values</comment>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Values for straights</source>
        <translation>Valeurs pour les suites</translation>
    </message>
    <message>
        <source>{line} for {player}</source>
        <comment>a box of the table of values</comment>
        <translation>{line} pour {player}</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>a value that may not be used in a straight</comment>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>Race {race} of {races}</source>
        <translation>Course {race} sur {races}</translation>
    </message>
    <message numerus="yes">
        <source>New refreshments: %n more time(s)</source>
        <translation>
            <numerusform>Nouveau ravitaillement&#x202f;: encore %n fois</numerusform>
            <numerusform>Nouveau ravitaillement&#x202f;: encore %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>laid there closed by {player}</source>
        <comment>of a milestone</comment>
        <translation>carte cachée posée par {player}</translation>
    </message>
    <message>
        <source>part of a challenge</source>
        <comment>of a card</comment>
        <translation>fait partie d’un défi</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>I upturn the stone!</source>
        <comment>called when a milestone is upturned</comment>
        <translation>Je retourne la borne&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) ahead</source>
        <comment>on the track of the lead</comment>
        <translation>
            <numerusform>%n borne d’avance</numerusform>
            <numerusform>%n bornes d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) behind</source>
        <comment>on the track of the lead</comment>
        <translation>
            <numerusform>%n borne de retard</numerusform>
            <numerusform>%n bornes de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>level</source>
        <comment>on the track of the lead</comment>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>{player} leads by {lead}</source>
        <comment>written over the track</comment>
        <translation>{player}&#x202f;: {lead} d’avance</translation>
    </message>
    <message>
        <source>Draw from the refreshments</source>
        <comment>a possible move</comment>
        <translation>Piocher dans le ravitaillement</translation>
    </message>
    <message>
        <source>Shuffle new refreshments and draw</source>
        <comment>a possible move</comment>
        <translation>Mélanger un nouveau ravitaillement et piocher</translation>
    </message>
    <message>
        <source>Take the {card} from the effort</source>
        <comment>a possible move</comment>
        <translation>Prendre sur l’effort&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Throw the {card}</source>
        <comment>a possible move</comment>
        <translation>Jeter&#x202f;: {card}</translation>
    </message>
    <message>
        <source>{player}: no straights</source>
        <comment>written over the track</comment>
        <translation>{player}&#x202f;: pas de suites</translation>
    </message>
    <message>
        <source>{player}: do not finish</source>
        <comment>written over the track</comment>
        <translation>{player}&#x202f;: ne pas arriver</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>what is declared</comment>
        <translation>un carré</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <comment>what is declared</comment>
        <translation>une suite d’une couleur</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>what is declared</comment>
        <translation>une suite</translation>
    </message>
    <message>
        <source>Declare {kind}: {cards}</source>
        <comment>a possible move</comment>
        <translation>Annoncer {kind}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Declare {kind}: {cards}. On top: {card}</source>
        <comment>a possible move</comment>
        <translation>Annoncer {kind}&#x202f;: {cards}. Dessus&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Upturn milestone {number}</source>
        <comment>a possible move</comment>
        <translation>Retourner la borne {number}</translation>
    </message>
    <message>
        <source>Swap the {card} with the {old}, milestone {number}</source>
        <comment>a possible move</comment>
        <translation>Échanger {card} contre {old}, borne {number}</translation>
    </message>
    <message>
        <source>Swap the {card} with the closed milestone {number}</source>
        <comment>a possible move</comment>
        <translation>Échanger {card} contre la borne cachée {number}</translation>
    </message>
    <message>
        <source>The race goes on.</source>
        <translation>La course continue.</translation>
    </message>
    <message>
        <source>Which energy card goes there?</source>
        <translation>Quelle carte d’énergie va là&#x202f;?</translation>
    </message>
    <message>
        <source>Which challenge?</source>
        <translation>Quel défi&#x202f;?</translation>
    </message>
    <message>
        <source>{player} draws from the refreshments.</source>
        <translation>{player} pioche dans le ravitaillement.</translation>
    </message>
    <message>
        <source>{player} draws the {card} from the refreshments.</source>
        <translation>{player} pioche dans le ravitaillement&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{player} takes the {card} from the effort.</source>
        <translation>{player} prend sur l’effort&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>The effort pile was shuffled: new refreshments.</source>
        <translation>L’effort a été mélangé&#x202f;: nouveau ravitaillement.</translation>
    </message>
    <message>
        <source>{player} throws the {card}.</source>
        <translation>{player} jette&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{player} declares {kind}: {cards}.</source>
        <translation>{player} annonce {kind}&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{player} upturns milestone {number}: {card}.</source>
        <translation>{player} retourne la borne {number}&#x202f;: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s) from the refreshments.</source>
        <translation>
            <numerusform>{player} pioche %n carte dans le ravitaillement.</numerusform>
            <numerusform>{player} pioche %n cartes dans le ravitaillement.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} swaps the {card} with milestone {number}, the {old}.</source>
        <translation>{player} échange {card} contre la borne {number}, {old}.</translation>
    </message>
    <message>
        <source>{player} swaps an energy card with the closed milestone {number}.</source>
        <translation>{player} échange une carte d’énergie contre la borne cachée {number}.</translation>
    </message>
    <message>
        <source>{player} swaps the {card} with the closed milestone {number} and finds the {old}.</source>
        <translation>{player} échange {card} contre la borne cachée {number} et trouve&#x202f;: {old}.</translation>
    </message>
    <message>
        <source>{player} organizes the race, {other} begins.</source>
        <translation>{player} arbitre la course, {other} commence.</translation>
    </message>
    <message>
        <source>Race {race}: {player} organizes, {other} begins.</source>
        <translation>Course {race}&#x202f;: {player} arbitre, {other} commence.</translation>
    </message>
    <message>
        <source>Equal values: both draw again.</source>
        <translation>Valeurs égales&#x202f;: on recommence.</translation>
    </message>
    <message>
        <source>{player} draws the {card}, {other} draws the {second}. {organizer} organizes the race.</source>
        <translation>{player} pioche {card}, {other} pioche {second}. {organizer} arbitre la course.</translation>
    </message>
    <message>
        <source>{player} draws the {card}, {other} draws the {second}. Equal values: both draw again.</source>
        <translation>{player} pioche {card}, {other} pioche {second}. Valeurs égales&#x202f;: on recommence.</translation>
    </message>
    <message>
        <source>{player} draws a card, or swaps an energy card with a milestone.</source>
        <translation>{player} pioche une carte ou échange une carte d’énergie contre une borne.</translation>
    </message>
    <message>
        <source>{player} throws one energy card, or declares a challenge.</source>
        <translation>{player} jette une carte d’énergie ou annonce un défi.</translation>
    </message>
    <message>
        <source>{player} can declare {kind}: {cards}. Otherwise one energy card is thrown.</source>
        <translation>{player} peut annoncer {kind}&#x202f;: {cards}. Sinon, une carte d’énergie est jetée.</translation>
    </message>
    <message>
        <source>{player} can declare {kind}: {cards}. But whoever finishes so far ahead loses.</source>
        <translation>{player} peut annoncer {kind}&#x202f;: {cards}. Mais qui arrive avec autant d’avance perd.</translation>
    </message>
    <message>
        <source>{cards} would be a straight, but a value is blocked: {rank}. {player} throws one energy card.</source>
        <translation>{cards}&#x202f;: ce serait une suite, mais une valeur est bloquée&#x202f;: {rank}. {player} jette une carte d’énergie.</translation>
    </message>
    <message>
        <source>{cards} would be a straight, but {player} leads too far for straights. One energy card is thrown.</source>
        <translation>{cards}&#x202f;: ce serait une suite, mais {player} a trop d’avance pour cela. Une carte d’énergie est jetée.</translation>
    </message>
    <message>
        <source>{player} chooses a closed milestone to upturn.</source>
        <translation>{player} choisit une borne cachée à retourner.</translation>
    </message>
    <message>
        <source>{player} has upturned all five milestones and wins the race.</source>
        <translation>{player} a retourné les cinq bornes et gagne la course.</translation>
    </message>
    <message numerus="yes">
        <source>{other} finishes %n milestone(s) ahead: too far. {player} wins the race.</source>
        <translation>
            <numerusform>{other} arrive avec %n borne d’avance&#x202f;: c’est trop. {player} gagne la course.</numerusform>
            <numerusform>{other} arrive avec %n bornes d’avance&#x202f;: c’est trop. {player} gagne la course.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no refreshments left. {player} wins the race.</source>
        <translation>Il n’y a plus de ravitaillement. {player} gagne la course.</translation>
    </message>
    <message>
        <source>There are no refreshments left. The race is drawn.</source>
        <translation>Il n’y a plus de ravitaillement. La course est nulle.</translation>
    </message>
    <message>
        <source>Nobody has drawn from the refreshments for long. {player} wins the race.</source>
        <translation>Depuis longtemps, personne n’a pioché dans le ravitaillement. {player} gagne la course.</translation>
    </message>
    <message>
        <source>Nobody has drawn from the refreshments for long. The race is drawn.</source>
        <translation>Depuis longtemps, personne n’a pioché dans le ravitaillement. La course est nulle.</translation>
    </message>
    <message>
        <source>The match is over. Most races won: {player}.</source>
        <translation>La partie est finie. Le plus de courses gagnées&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>The match is drawn: both have won equally many races.</source>
        <translation>La partie est nulle&#x202f;: autant de courses gagnées des deux côtés.</translation>
    </message>
    <message>
        <source>{player} wins the race!</source>
        <translation>{player} gagne la course&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) upturned</source>
        <translation>
            <numerusform>%n borne retournée</numerusform>
            <numerusform>%n bornes retournées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s) won</source>
        <translation>
            <numerusform>%n course gagnée</numerusform>
            <numerusform>%n courses gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Upturned milestones</source>
        <translation>Bornes retournées</translation>
    </message>
    <message>
        <source>Closed milestones swapped</source>
        <translation>Bornes cachées échangées</translation>
    </message>
    <message>
        <source>Milestones in race {race}</source>
        <translation>Bornes de la course {race}</translation>
    </message>
    <message>
        <source>Races won</source>
        <translation>Courses gagnées</translation>
    </message>
    <message>
        <source>Five upturned milestones end the race</source>
        <comment>heading of the score</comment>
        <translation>Cinq bornes retournées finissent la course</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s), most wins count</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n course</numerusform>
            <numerusform>%n courses, le plus de victoires compte</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the value of a card from 2 to 10, as a number</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>A challenge with two milestones</source>
        <translation>Un défi avec deux bornes</translation>
    </message>
    <message>
        <source>The 4 and the 5 come from the hand, the 6 and the 7 lie upturned in the row. Two cards are thrown, a third milestone is upturned, and one card is drawn.</source>
        <translation>Le 4 et le 5 viennent de la main, le 6 et le 7 sont retournés dans la rangée. Deux cartes sont jetées, une troisième borne est retournée, et une carte est piochée.</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>Deux contre un</translation>
    </message>
    <message>
        <source>The other row shows a 7, but the own row shows two. So the straight with the 7 is not blocked.</source>
        <translation>L’autre rangée montre un 7, mais la sienne en montre deux. La suite avec le 7 n’est donc pas bloquée.</translation>
    </message>
    <message>
        <source>Too far ahead</source>
        <translation>Trop d’avance</translation>
    </message>
    <message>
        <source>A straight flush is always allowed, but it was wrong here: five milestones to one, and the other player wins the race.</source>
        <translation>Une suite d’une couleur est toujours permise, mais ici c’était une erreur&#x202f;: cinq bornes à une, et l’adversaire gagne la course.</translation>
    </message>
    <message>
        <source>With this challenge a milestone is upturned.</source>
        <translation>Ce défi retourne une borne.</translation>
    </message>
    <message>
        <source>With this challenge the race is won.</source>
        <translation>Ce défi gagne la course.</translation>
    </message>
    <message>
        <source>A challenge now would lose the race: whoever finishes so far ahead loses. So it is better to wait.</source>
        <translation>Un défi perdrait la course maintenant&#x202f;: qui arrive avec autant d’avance perd. Mieux vaut attendre.</translation>
    </message>
    <message>
        <source>A challenge is possible, but one more milestone ahead would be too many. So it is better to wait.</source>
        <translation>Un défi est possible, mais une borne d’avance de plus serait de trop. Mieux vaut attendre.</translation>
    </message>
    <message numerus="yes">
        <source>After that, %n unseen card(s) would complete a challenge.</source>
        <translation>
            <numerusform>Ensuite, %n carte encore inconnue ferait un défi.</numerusform>
            <numerusform>Ensuite, %n cartes encore inconnues feraient un défi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all the cards, this one goes least with the others.</source>
        <translation>De toutes les cartes, c’est celle qui va le moins bien avec les autres.</translation>
    </message>
    <message>
        <source>The {card} stays, as it would complete a challenge with the upturned milestones of {player}.</source>
        <translation>À garder&#x202f;: {card}. Avec ses bornes retournées, cela ferait un défi pour {player}.</translation>
    </message>
    <message>
        <source>{reason} The number on a card: unseen cards that complete a challenge once it is thrown.</source>
        <translation>{reason} Le nombre sur une carte&#x202f;: les cartes encore inconnues qui font un défi une fois qu’elle est jetée.</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) would complete a challenge at once.</source>
        <translation>
            <numerusform>%n carte encore inconnue ferait aussitôt un défi.</numerusform>
            <numerusform>%n cartes encore inconnues feraient aussitôt un défi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} does not help enough; a new card may be better.</source>
        <translation>{card} n’aide pas assez&#x202f;; une nouvelle carte peut être meilleure.</translation>
    </message>
    <message>
        <source>With the {card} a challenge can be declared at once.</source>
        <translation>Avec cette carte, un défi peut s’annoncer tout de suite&#x202f;: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>With the {card}, %n unseen card(s) would complete a challenge.</source>
        <translation>
            <numerusform>Avec cette carte, %n carte encore inconnue ferait un défi&#x202f;: {card}.</numerusform>
            <numerusform>Avec cette carte, %n cartes encore inconnues feraient un défi&#x202f;: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} goes better with the other upturned milestones than the {old}.</source>
        <translation>{card} va mieux avec les autres bornes retournées que {old}.</translation>
    </message>
    <message>
        <source>The {card} goes well with the upturned milestones: face down in the row, it waits for a challenge.</source>
        <translation>Cette carte va bien avec les bornes retournées&#x202f;: {card}. Face cachée dans la rangée, elle attend un défi.</translation>
    </message>
    <message>
        <source>It is known what lies there, and it goes well with the other cards.</source>
        <translation>Ce qui est là est connu et va bien avec les autres cartes.</translation>
    </message>
    <message>
        <source>Nobody knows what lies there: one is as good as another.</source>
        <translation>Personne ne sait ce qu’il y a là&#x202f;: l’une vaut l’autre.</translation>
    </message>
</context>
</TS>
