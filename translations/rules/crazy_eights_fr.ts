<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="crazy_eights.aim">
        <source>Be the first to get rid of all the cards in hand. Cards that are left cost points, and the fewest points win.</source>
        <translation>Poser toutes ses cartes avant les autres. Les cartes qui restent en main coûtent des points, et le plus petit total gagne.</translation>
    </message>
    <message id="crazy_eights.deal-eight">
        <source>Everyone is dealt eight cards, one at a time, starting to the left of the dealer. The rest form the stock, face down.</source>
        <translation>Chacun reçoit huit cartes, une par une, en commençant à gauche de la personne qui distribue. Le reste forme la pioche, face cachée.</translation>
    </message>
    <message id="crazy_eights.start-card">
        <source>The top card of the stock is turned face up beside it and starts the discard pile.</source>
        <translation>La première carte de la pioche est retournée à côté et commence la défausse.</translation>
    </message>
    <message id="crazy_eights.start-card-replaced">
        <source>If that card is an 8 or a joker, it goes under the stock and the next one is turned up.</source>
        <translation>Si cette carte est un 8 ou un joker, elle va sous la pioche et la suivante est retournée.</translation>
    </message>
    <message id="crazy_eights.start-card-no-effect">
        <source>A 2, a 7, a jack or an ace that is turned up at the start has no effect.</source>
        <translation>Un 2, un 7, un valet ou un as retourné au début n’a aucun effet.</translation>
    </message>
    <message id="crazy_eights.first-player">
        <source>The player to the left of the dealer begins, and play goes clockwise. Lots are drawn for the first dealer; after that, the deal passes to the left.</source>
        <translation>La personne à gauche de celle qui distribue commence, et on joue dans le sens horaire. On tire au sort qui distribue d’abord, puis la donne passe à gauche.</translation>
    </message>
    <message id="crazy_eights.play-same-rank">
        <source>Cards with the rank of the top card may be laid on the discard pile, one or several together.</source>
        <translation>Les cartes de même valeur que celle du dessus peuvent être posées sur la défausse, une seule ou plusieurs ensemble.</translation>
    </message>
    <message id="crazy_eights.play-same-suit">
        <source>One card of the suit in force may be laid.</source>
        <translation>Une carte de la couleur en cours peut être posée.</translation>
    </message>
    <message id="crazy_eights.many-only-on-same-rank">
        <source>Several cards may be laid together only if they match the rank of the top card. Otherwise just one goes down, even an 8 or a joker.</source>
        <translation>Plusieurs cartes à la fois doivent avoir la valeur de celle du dessus. Si seule la couleur convient, ou avec un 8 ou un joker, on n’en pose qu’une.</translation>
    </message>
    <message id="crazy_eights.many-only-on-same-rank@many-on-suit">
        <source>Cards laid together must all be of one rank, and one of them must fit. So several 8s, or both jokers, may go down together.</source>
        <translation>Plusieurs cartes à la fois doivent être de même valeur, et l’une d’elles doit convenir. On peut donc poser ensemble plusieurs 8 ou les deux jokers.</translation>
    </message>
    <message id="crazy_eights.eight-any-time">
        <source>An 8 may be laid on any card.</source>
        <translation>Un 8 peut être posé sur n’importe quelle carte.</translation>
    </message>
    <message id="crazy_eights.joker-any-time">
        <source>A joker may be laid on any card.</source>
        <translation>Un joker peut être posé sur n’importe quelle carte.</translation>
    </message>
    <message id="crazy_eights.must-match">
        <source>A card must match the top card in suit or rank; an 8 or a joker goes on anything.</source>
        <translation>Une carte doit avoir la couleur ou la valeur de celle du dessus&#x202f;; un 8 ou un joker va sur tout.</translation>
    </message>
    <message id="crazy_eights.last-laid-on-top">
        <source>Whoever lays several cards chooses their order. The last one is the new top card.</source>
        <translation>Si on pose plusieurs cartes, on choisit leur ordre. La dernière devient la carte du dessus.</translation>
    </message>
    <message id="crazy_eights.eight-names-suit">
        <source>Whoever lays an 8 names the suit that is in force from now on, unless the deal ends with it.</source>
        <translation>Quand on pose un 8, on annonce la couleur en cours à partir de là, sauf si la donne s’arrête avec lui.</translation>
    </message>
    <message id="crazy_eights.suit-in-force">
        <source>Unless an 8 or a joker is on top, the suit of the top card is in force.</source>
        <translation>Sans 8 ni joker au-dessus, la couleur en cours est celle de la carte du dessus.</translation>
    </message>
    <message id="crazy_eights.joker-keeps-suit">
        <source>A joker leaves the suit in force as it was. The rank of the card under it no longer counts.</source>
        <translation>Un joker ne change pas la couleur en cours. La valeur de la carte qu’il couvre ne compte plus.</translation>
    </message>
    <message id="crazy_eights.two-and-joker-draw-two">
        <source>For each 2 and each joker laid, the next player draws two cards at once. Another 2 or joker is no way out.</source>
        <translation>Pour chaque 2 et chaque joker posé, la personne suivante pioche aussitôt deux cartes. Un autre 2 ou joker n’y change rien.</translation>
    </message>
    <message id="crazy_eights.two-and-joker-draw-two@stacking">
        <source>For each 2 and each joker laid, the next player must draw two cards or pass the draw on.</source>
        <translation>Pour chaque 2 et chaque joker posé, la personne suivante doit piocher deux cartes ou faire passer la corvée.</translation>
    </message>
    <message id="crazy_eights.drawer-still-plays">
        <source>Whoever had to draw for a 2 or a joker then has a normal turn.</source>
        <translation>Si on a dû piocher pour un 2 ou un joker, on joue ensuite normalement.</translation>
    </message>
    <message id="crazy_eights.ace-reverses">
        <source>Each ace reverses the direction of play, so two aces together change nothing. With two players, an ace has no effect.</source>
        <translation>Chaque as change le sens du jeu, donc deux as ensemble ne changent rien. À deux, un as n’a aucun effet.</translation>
    </message>
    <message id="crazy_eights.jack-skips">
        <source>Each jack makes the next player miss a turn, so several jacks skip several players.</source>
        <translation>Chaque valet fait passer un tour à la personne suivante&#x202f;; plusieurs valets font donc passer plusieurs personnes.</translation>
    </message>
    <message id="crazy_eights.jacks-stop-at-self">
        <source>Jacks never skip the player who laid them: if everybody else misses a turn, that player goes again.</source>
        <translation>Un valet ne fait jamais passer la personne qui le pose&#x202f;: si toutes les autres passent un tour, elle continue.</translation>
    </message>
    <message id="crazy_eights.seven-plays-again">
        <source>Whoever lays a 7 must play again, on top of that 7. If nothing fits, one card is drawn as usual.</source>
        <translation>Quand on pose un 7, on doit rejouer, sur ce 7. Si aucune carte ne convient, on en pioche une comme d’habitude.</translation>
    </message>
    <message id="crazy_eights.sevens-one-replay">
        <source>Several 7s laid together still give only one extra play.</source>
        <translation>Plusieurs 7 posés ensemble donnent un seul coup de plus, pas plusieurs.</translation>
    </message>
    <message id="crazy_eights.must-play-if-able">
        <source>Whoever holds a card that fits must play; 8s and jokers count too.</source>
        <translation>Quand on a une carte qui convient, on doit jouer&#x202f;; les 8 et les jokers comptent aussi.</translation>
    </message>
    <message id="crazy_eights.family">
        <source>Here an 8 names the suit, a 2 or a joker means drawing cards, a 7 gives another turn, a jack skips a player and an ace reverses the direction.</source>
        <extracomment>Says how this game differs from others that are played under the same name.</extracomment>
        <translation>Ici, un 8 annonce la couleur, un 2 ou un joker fait piocher, un 7 fait rejouer, un valet fait passer un tour et un as change le sens du jeu.</translation>
    </message>
    <message id="crazy_eights.first-player@start-effects">
        <source>The player to the left of the dealer begins, and play goes clockwise, unless the start card changes that. Lots are drawn for the first dealer; after that, the deal passes to the left.</source>
        <translation>La personne à gauche de celle qui distribue commence, et on joue dans le sens horaire, sauf si la carte de départ en décide autrement. On tire au sort qui distribue d’abord, puis la donne passe à gauche.</translation>
    </message>
    <message id="crazy_eights.must-match@stacking">
        <source>A card must match the top card in suit or rank; an 8 or a joker goes on anything. While cards must be drawn, only a 2 or a joker may be laid.</source>
        <translation>Une carte doit avoir la couleur ou la valeur de celle du dessus&#x202f;; un 8 ou un joker va sur tout. Tant qu’il faut piocher, on ne peut poser qu’un 2 ou un joker.</translation>
    </message>
    <message id="crazy_eights.must-play-if-able@stacking">
        <source>Whoever holds a card that fits must play; 8s and jokers count too. But cards due for a 2 or a joker may always be drawn.</source>
        <translation>Quand on a une carte qui convient, on doit jouer&#x202f;; les 8 et les jokers comptent aussi. Mais les cartes dues à un 2 ou à un joker peuvent toujours être piochées.</translation>
    </message>
    <message id="crazy_eights.draw-one-if-stuck">
        <source>Whoever cannot play draws one card from the stock.</source>
        <translation>Si on ne peut pas jouer, on pioche une carte.</translation>
    </message>
    <message id="crazy_eights.pass-only-after-draw">
        <source>A drawn card that fits must be played. Otherwise the turn passes on. Nobody may pass before drawing.</source>
        <translation>Si la carte piochée convient, il faut la jouer. Sinon, le tour passe&#x202f;; personne ne passe avant d’avoir pioché.</translation>
    </message>
    <message id="crazy_eights.pass-only-after-draw@free-draw">
        <source>After drawing, a player may play or pass. Nobody may pass before drawing.</source>
        <translation>Après avoir pioché, on peut jouer ou passer&#x202f;; personne ne passe avant d’avoir pioché.</translation>
    </message>
    <message id="crazy_eights.eight-any-time@stacking">
        <source>An 8 may be laid on any card, but not while cards must be drawn.</source>
        <translation>Un 8 peut être posé sur n’importe quelle carte, mais pas tant qu’il faut piocher.</translation>
    </message>
    <message id="crazy_eights.say-card">
        <source>Whoever has just one card left after playing calls “Card!” at once, before being caught. A needless call changes nothing.</source>
        <translation>Si on n’a plus qu’une carte après avoir joué, on annonce aussitôt «&#x202f;Carte&#x202f;!&#x202f;», avant de se faire prendre. Une annonce inutile ne change rien.</translation>
    </message>
    <message id="crazy_eights.caught-without-card">
        <source>Whoever forgets can be caught for three seconds after playing, and then gets one card from each of the others. A false alarm changes nothing.</source>
        <translation>Si l’annonce est oubliée, on peut se faire prendre pendant trois secondes après avoir joué&#x202f;; on reçoit alors une carte de chacun des autres. Une fausse alerte ne change rien.</translation>
    </message>
    <message id="crazy_eights.caught-without-card@call-time">
        <source>Whoever forgets and is caught in time gets one card from each of the others. A false alarm changes nothing.</source>
        <translation>Si l’annonce est oubliée et qu’on se fait prendre à temps, on reçoit une carte de chacun des autres. Une fausse alerte ne change rien.</translation>
    </message>
    <message id="crazy_eights.giver-keeps-last-card">
        <source>A player with only one card gives none. Whoever is left with one card without playing need not call.</source>
        <translation>Si on n’a qu’une carte, on n’en donne pas. Arriver à une carte autrement qu’en jouant ne demande pas d’annonce.</translation>
    </message>
    <message id="crazy_eights.reshuffle">
        <source>When the stock is empty and a card is needed, the top discard stays and the others are shuffled to make a new stock.</source>
        <translation>Quand la pioche est vide et qu’il faut une carte, celle du dessus reste et les autres de la défausse sont mélangées en une nouvelle pioche.</translation>
    </message>
    <message id="crazy_eights.blocked-deal">
        <source>If no card is left to draw, the turn passes on. If everyone passes in a row, or after 500 turns, the deal ends and all count their hands.</source>
        <translation>S’il n’y a rien à piocher, on passe. Si tous passent à la suite, ou après 500 tours, la donne s’arrête et chacun compte ses cartes.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once">
        <source>The deal ends as soon as a player runs out of cards, even if the last one was a 7, a 2 or a joker.</source>
        <translation>La donne s’arrête dès que quelqu’un n’a plus de cartes, même si la dernière était un 7, un 2 ou un joker.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once@last-card-effect">
        <source>The deal ends as soon as a player runs out of cards, even with a 7. A last 2 or joker still makes the next player draw.</source>
        <translation>La donne s’arrête dès que quelqu’un n’a plus de cartes, même après un 7&#x202f;; un dernier 2 ou joker fait encore piocher la personne suivante.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once@last-cards">
        <source>The deal ends as soon as a player runs out of cards. The house rules say what the last card still does.</source>
        <translation>La donne s’arrête dès que quelqu’un n’a plus de cartes&#x202f;; les règles maison disent ce que fait encore la dernière carte.</translation>
    </message>
    <message id="crazy_eights.score-out">
        <source>Whoever has run out of cards scores −10 points.</source>
        <translation>Une fois toutes ses cartes posées, on marque −10 points.</translation>
    </message>
    <message id="crazy_eights.score-hand">
        <source>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 50, other cards the number on them.</source>
        <translation>Tous les autres comptent leurs cartes&#x202f;: as 40, roi, dame et valet 10 chacun, joker 50, les autres cartes le nombre indiqué.</translation>
    </message>
    <message id="crazy_eights.score-hand@joker-40">
        <source>Everyone else counts their hand: ace and joker 40, king, queen and jack 10 each, other cards the number on them.</source>
        <translation>Tous les autres comptent leurs cartes&#x202f;: as et joker 40, roi, dame et valet 10 chacun, les autres cartes le nombre indiqué.</translation>
    </message>
    <message id="crazy_eights.score-hand@joker-20">
        <source>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 20, other cards the number on them.</source>
        <translation>Tous les autres comptent leurs cartes&#x202f;: as 40, roi, dame et valet 10 chacun, joker 20, les autres cartes le nombre indiqué.</translation>
    </message>
    <message id="crazy_eights.five-deals">
        <source>A match lasts five deals.</source>
        <translation>Une partie dure cinq donnes.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-1">
        <source>A match lasts one deal.</source>
        <translation>Une partie dure une donne.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-3">
        <source>A match lasts three deals.</source>
        <translation>Une partie dure trois donnes.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-10">
        <source>A match lasts ten deals.</source>
        <translation>Une partie dure dix donnes.</translation>
    </message>
    <message id="crazy_eights.lowest-wins">
        <source>The lowest total wins. Players who tie for it share the victory.</source>
        <translation>Le plus petit total gagne&#x202f;; en cas d’égalité, la victoire est partagée.</translation>
    </message>
    <message id="crazy_eights.stacking">
        <source>Instead of drawing, the next player may lay any 2 or joker. The number of cards grows until somebody draws them all.</source>
        <translation>Au lieu de piocher, la personne suivante peut poser n’importe quel 2 ou joker. Le nombre de cartes grandit jusqu’à ce que quelqu’un pioche tout.</translation>
    </message>
    <message id="crazy_eights.draw-skips">
        <source>Whoever draws for a 2 or a joker misses their turn.</source>
        <translation>Si on pioche pour un 2 ou un joker, on passe son tour.</translation>
    </message>
    <message id="crazy_eights.seven-cannot-end">
        <source>Nobody goes out with a 7: whoever lays a 7 as their last card draws one and plays on.</source>
        <translation>On ne finit pas avec un 7&#x202f;: si on pose un 7 comme dernière carte, on en pioche une et on continue.</translation>
    </message>
    <message id="crazy_eights.last-card-effect">
        <source>After a last 2 or joker the next player draws before the hands are counted.</source>
        <translation>Après un 2 ou un joker comme dernière carte, la personne suivante pioche avant le compte des cartes.</translation>
    </message>
    <message id="crazy_eights.start-effects">
        <source>A 2, a jack or an ace that is turned up at the start acts as if the dealer had laid it.</source>
        <translation>Un 2, un valet ou un as retourné au début agit comme si la personne qui distribue l’avait posé.</translation>
    </message>
    <message id="crazy_eights.joker-suit">
        <source>Whoever lays a joker names the suit that is in force from now on, unless the deal ends with it.</source>
        <translation>Quand on pose un joker, on annonce la couleur en cours à partir de là, sauf si la donne s’arrête avec lui.</translation>
    </message>
    <message id="crazy_eights.free-draw">
        <source>A player may draw one card even if a card in hand fits.</source>
        <translation>On peut piocher une carte même si une carte de la main convient.</translation>
    </message>
    <message id="crazy_eights.call-penalty@draw-two">
        <source>Whoever forgets can be caught for three seconds after playing, and then draws two cards. A false alarm changes nothing.</source>
        <translation>Si l’annonce est oubliée, on peut se faire prendre pendant trois secondes après avoir joué&#x202f;; on pioche alors deux cartes. Une fausse alerte ne change rien.</translation>
    </message>
    <message id="crazy_eights.call-penalty@draw-two-call-time">
        <source>Whoever forgets and is caught in time draws two cards. A false alarm changes nothing.</source>
        <translation>Si l’annonce est oubliée et qu’on se fait prendre à temps, on pioche deux cartes. Une fausse alerte ne change rien.</translation>
    </message>
    <message id="crazy_eights.call-penalty@none">
        <source>Nobody has to call with one card left, and nobody can be caught.</source>
        <translation>Avec une seule carte en main, on n’annonce rien, et personne ne peut se faire prendre.</translation>
    </message>
    <message id="crazy_eights.give-random">
        <source>The cards for a player who is caught are taken at random from the other hands.</source>
        <translation>Les cartes pour la personne prise sur le fait sont tirées au hasard dans les mains des autres.</translation>
    </message>
    <message id="crazy_eights.call-time@seconds-2">
        <source>There are 2 seconds to call and to catch.</source>
        <translation>Il y a 2 secondes pour annoncer et pour prendre sur le fait.</translation>
    </message>
    <message id="crazy_eights.call-time@seconds-5">
        <source>There are 5 seconds to call and to catch.</source>
        <translation>Il y a 5 secondes pour annoncer et pour prendre sur le fait.</translation>
    </message>
    <message id="crazy_eights.fewer-1">
        <source>Whoever has 1 card fewer begins each deal with seven.</source>
        <translation>Qui a 1 carte de moins commence chaque donne avec sept cartes.</translation>
    </message>
    <message id="crazy_eights.fewer-2">
        <source>Whoever has 2 cards fewer begins each deal with six.</source>
        <translation>Qui a 2 cartes de moins commence chaque donne avec six cartes.</translation>
    </message>
</context>
<context>
    <name>crazy_eights</name>
    <message>
        <source>Several cards of one rank on a matching suit</source>
        <translation>Plusieurs cartes de même valeur si la couleur convient</translation>
    </message>
    <message>
        <source>A 2 or a joker passes the draw on</source>
        <translation>Un 2 ou un joker fait passer la corvée</translation>
    </message>
    <message>
        <source>Whoever draws for a 2 or a joker misses their turn</source>
        <translation>Piocher pour un 2 ou un joker coûte le tour</translation>
    </message>
    <message>
        <source>Nobody goes out with a 7</source>
        <translation>On ne finit pas avec un 7</translation>
    </message>
    <message>
        <source>A last 2 or joker still counts</source>
        <translation>Un 2 ou un joker posé en dernier compte encore</translation>
    </message>
    <message>
        <source>The start card has its effect</source>
        <translation>La carte de départ a son effet</translation>
    </message>
    <message>
        <source>A joker</source>
        <translation>Un joker</translation>
    </message>
    <message>
        <source>keeps the suit</source>
        <comment>of a joker</comment>
        <translation>garde la couleur</translation>
    </message>
    <message>
        <source>names a suit</source>
        <comment>of a joker</comment>
        <translation>annonce la couleur</translation>
    </message>
    <message>
        <source>Drawing is always allowed</source>
        <translation>Piocher est toujours permis</translation>
    </message>
    <message>
        <source>Forgotten call</source>
        <translation>Annonce oubliée</translation>
    </message>
    <message>
        <source>a card from each</source>
        <comment>penalty for no call</comment>
        <translation>une carte de chacun</translation>
    </message>
    <message>
        <source>draws two</source>
        <comment>penalty for no call</comment>
        <translation>pioche deux cartes</translation>
    </message>
    <message>
        <source>no call at all</source>
        <comment>penalty for no call</comment>
        <translation>pas d’annonce</translation>
    </message>
    <message>
        <source>Penalty cards are given at random</source>
        <translation>Cartes de pénalité au hasard</translation>
    </message>
    <message>
        <source>Time to call or to catch</source>
        <translation>Temps pour annoncer et prendre</translation>
    </message>
    <message>
        <source>Points for a joker in hand</source>
        <translation>Points d’un joker en main</translation>
    </message>
    <message>
        <source>Be the first to get rid of all the cards.</source>
        <translation>Poser toutes ses cartes avant les autres.</translation>
    </message>
    <message>
        <source>2 s</source>
        <comment>seconds</comment>
        <translation>2&#x202f;s</translation>
    </message>
    <message>
        <source>3 s</source>
        <comment>seconds</comment>
        <translation>3&#x202f;s</translation>
    </message>
    <message>
        <source>5 s</source>
        <comment>seconds</comment>
        <translation>5&#x202f;s</translation>
    </message>
    <message>
        <source>20</source>
        <comment>points</comment>
        <translation>20</translation>
    </message>
    <message>
        <source>40</source>
        <comment>points</comment>
        <translation>40</translation>
    </message>
    <message>
        <source>50</source>
        <comment>points</comment>
        <translation>50</translation>
    </message>
    <message>
        <source>Crazy Eights</source>
        <translation>Huit américain</translation>
    </message>
    <message>
        <source>Mau-Mau</source>
        <comment>other name of the game: for the box and the search</comment>
        <translation>Mau-Mau</translation>
    </message>
    <message>
        <source>Play goes on in a moment: now is the time to call or to catch.</source>
        <translation>Le jeu continue dans un instant&#x202f;: c’est le moment d’annoncer ou de prendre sur le fait.</translation>
    </message>
    <message>
        <source>First {player} gets a card from {giver}.</source>
        <translation>D’abord, {giver} donne une carte à {player}.</translation>
    </message>
    <message>
        <source>Cards are laid on the discard pile.</source>
        <translation>Les cartes se posent sur la défausse.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Chacun ne pose que des cartes de sa propre main.</translation>
    </message>
    <message>
        <source>These cards are not of the same rank: {first} and {second}.</source>
        <translation>Ces cartes n’ont pas la même valeur&#x202f;: {first} et {second}.</translation>
    </message>
    <message>
        <source>The {card} fits neither the {rank} nor {suit}.</source>
        <translation>Cette carte ne va pas&#x202f;: {card}. Il faut cette valeur ou cette couleur&#x202f;: {rank}, {suit}.</translation>
    </message>
    <message>
        <source>The {card} does not fit the suit in force: {suit}.</source>
        <translation>Cette carte ne va pas&#x202f;: {card}. Couleur en cours&#x202f;: {suit}.</translation>
    </message>
    <message>
        <source>None of these cards is of the suit in force: {suit}.</source>
        <translation>Aucune de ces cartes n’est de la couleur en cours&#x202f;: {suit}.</translation>
    </message>
    <message>
        <source>A suit has to be named with this card.</source>
        <translation>Avec cette carte, il faut annoncer une couleur.</translation>
    </message>
    <message>
        <source>The rank on top is {rank}. Of any other rank, only one card may be laid.</source>
        <translation>Valeur du dessus&#x202f;: {rank}. D’une autre valeur, on ne pose qu’une carte.</translation>
    </message>
    <message>
        <source>Only a 2 or a joker passes the draw on.</source>
        <translation>Seul un 2 ou un joker fait passer la corvée.</translation>
    </message>
    <message>
        <source>A drawn card goes from the stock into the hand of whoever draws it.</source>
        <translation>On prend soi-même la carte qu’on pioche.</translation>
    </message>
    <message>
        <source>One card has already been drawn.</source>
        <translation>Une carte a déjà été piochée.</translation>
    </message>
    <message>
        <source>The {card} can be laid.</source>
        <translation>Cette carte peut être posée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Il n’y a plus rien à piocher.</translation>
    </message>
    <message>
        <source>{player} has not drawn yet.</source>
        <translation>{player} n’a pas encore pioché.</translation>
    </message>
    <message>
        <source>{player} has to draw first.</source>
        <translation>{player} doit d’abord piocher.</translation>
    </message>
    <message>
        <source>Nobody has been caught.</source>
        <translation>Personne ne s’est fait prendre.</translation>
    </message>
    <message>
        <source>{giver} gives one card of their own.</source>
        <translation>{giver} donne une carte de sa propre main.</translation>
    </message>
    <message>
        <source>The card goes to {player}.</source>
        <translation>La carte est pour {player}.</translation>
    </message>
    <message>
        <source>No call is due now.</source>
        <translation>Il n’y a rien à annoncer maintenant.</translation>
    </message>
    <message>
        <source>Only {player} can call now.</source>
        <translation>C’est à {player} d’annoncer.</translation>
    </message>
    <message>
        <source>{player} has already called.</source>
        <translation>{player} a déjà fait l’annonce.</translation>
    </message>
    <message>
        <source>It is too late or too early to catch anybody.</source>
        <translation>Il est trop tard ou trop tôt pour prendre quelqu’un sur le fait.</translation>
    </message>
    <message>
        <source>Nobody can catch themselves.</source>
        <translation>On ne peut pas se prendre soi-même sur le fait.</translation>
    </message>
    <message>
        <source>{player} has already tried this time.</source>
        <translation>{player} a déjà essayé cette fois-ci.</translation>
    </message>
    <message>
        <source>Only one card is left: call before anybody notices.</source>
        <translation>Il ne reste qu’une carte&#x202f;: annonce avant que quelqu’un le remarque.</translation>
    </message>
    <message>
        <source>{player} has one card left and forgot to call.</source>
        <translation>{player} n’a plus qu’une carte et n’a rien annoncé.</translation>
    </message>
    <message>
        <source>No card fits.</source>
        <translation>Aucune carte ne convient.</translation>
    </message>
    <message>
        <source>The good cards stay in hand for later.</source>
        <translation>Les bonnes cartes restent en main pour plus tard.</translation>
    </message>
    <message>
        <source>This empties the hand: the deal is over.</source>
        <translation>Ensuite, la main est vide&#x202f;: la donne est finie.</translation>
    </message>
    <message numerus="yes">
        <source>This gets rid of %n card(s) at once.</source>
        <comment>several equal cards are laid</comment>
        <translation>
            <numerusform>%n carte part d’un coup.</numerusform>
            <numerusform>%n cartes partent d’un coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another card can follow the 7.</source>
        <translation>Après le 7, une autre carte peut suivre.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this suit stay in hand: {suit}.</source>
        <comment>the suit that an 8 names</comment>
        <translation>
            <numerusform>%n carte de cette couleur reste en main&#x202f;: {suit}.</numerusform>
            <numerusform>%n cartes de cette couleur restent en main&#x202f;: {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card will do: 8s and jokers are better kept for later.</source>
        <translation>Cette carte suffit&#x202f;: mieux vaut garder les 8 et les jokers pour plus tard.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left and has to draw.</source>
        <translation>
            <numerusform>{player} n’a plus que %n carte et doit piocher.</numerusform>
            <numerusform>{player} n’a plus que %n cartes et doit piocher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card would cost the most: %n point(s).</source>
        <comment>why it is given away</comment>
        <translation>
            <numerusform>Cette carte coûterait le plus&#x202f;: %n point.</numerusform>
            <numerusform>Cette carte coûterait le plus&#x202f;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But for 8s and jokers, this card would cost the most: %n point(s).</source>
        <comment>why it is given away</comment>
        <translation>
            <numerusform>À part les 8 et les jokers, cette carte coûterait le plus&#x202f;: %n point.</numerusform>
            <numerusform>À part les 8 et les jokers, cette carte coûterait le plus&#x202f;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left and misses a turn.</source>
        <translation>
            <numerusform>{player} n’a plus que %n carte et passe un tour.</numerusform>
            <numerusform>{player} n’a plus que %n cartes et passe un tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play turns away from {player}, who has only %n card(s) left.</source>
        <translation>
            <numerusform>Le jeu change de sens&#x202f;: {player} n’a plus que %n carte.</numerusform>
            <numerusform>Le jeu change de sens&#x202f;: {player} n’a plus que %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gets rid of %n point(s).</source>
        <translation>
            <numerusform>Cela enlève %n point de la main.</numerusform>
            <numerusform>Cela enlève %n points de la main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Card!</source>
        <comment>button: the call with one card left</comment>
        <translation>Carte&#x202f;!</translation>
    </message>
    <message>
        <source>Caught!</source>
        <comment>button: somebody forgot the call</comment>
        <translation>Oubli&#x202f;!</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>button, while the stock is empty</comment>
        <translation>Piocher une carte</translation>
    </message>
    <message>
        <source>any time, names a suit</source>
        <translation>à tout moment, annonce une couleur</translation>
    </message>
    <message>
        <source>joker: any time, next player draws two</source>
        <translation>joker&#x202f;: à tout moment, fait piocher deux cartes</translation>
    </message>
    <message>
        <source>joker: names a suit, next player draws two</source>
        <translation>joker&#x202f;: annonce une couleur, fait piocher deux cartes</translation>
    </message>
    <message>
        <source>next player draws two</source>
        <translation>la personne suivante pioche deux cartes</translation>
    </message>
    <message>
        <source>next player draws two or passes it on</source>
        <translation>la personne suivante pioche deux cartes ou fait passer</translation>
    </message>
    <message>
        <source>next player misses a turn</source>
        <translation>la personne suivante passe un tour</translation>
    </message>
    <message>
        <source>reverses the direction</source>
        <translation>change le sens du jeu</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>on rejoue</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than nothing</comment>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
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
        <source>“Card!”</source>
        <comment>said by a player with one card left</comment>
        <translation>«&#x202f;Carte&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Poser&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards}. Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Poser&#x202f;: {cards}. Annoncer «&#x202f;Carte&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>Lay: {cards}. Name: {suit}</source>
        <comment>a possible move</comment>
        <translation>Poser&#x202f;: {cards}. Couleur&#x202f;: {suit}</translation>
    </message>
    <message>
        <source>Lay: {cards}. Name: {suit}. Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Poser&#x202f;: {cards}. Couleur&#x202f;: {suit}. Annoncer «&#x202f;Carte&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a possible move: from the stock</comment>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Annoncer «&#x202f;Carte&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>Catch {player}, who forgot to call</source>
        <comment>a possible move</comment>
        <translation>Surprendre {player}&#x202f;: annonce oubliée</translation>
    </message>
    <message>
        <source>Give: {card}</source>
        <comment>a possible move</comment>
        <translation>Donner&#x202f;: {card}</translation>
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
        <source>{player} lays: {cards}. “Card!”</source>
        <translation>{player} pose&#x202f;: {cards}. «&#x202f;Carte&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. Suit named: {suit}.</source>
        <translation>{player} pose&#x202f;: {cards}. Couleur annoncée&#x202f;: {suit}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. Suit named: {suit}. “Card!”</source>
        <translation>{player} pose&#x202f;: {cards}. Couleur annoncée&#x202f;: {suit}. «&#x202f;Carte&#x202f;!&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} pioche %n carte.</numerusform>
            <numerusform>{player} pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws: {cards}.</source>
        <translation>{player} pioche&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{player} has nothing to draw.</source>
        <translation>{player} n’a rien à piocher.</translation>
    </message>
    <message>
        <source>The direction of play is reversed.</source>
        <translation>Le sens du jeu change.</translation>
    </message>
    <message>
        <source>Missing a turn: {players}.</source>
        <translation>Passent un tour&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>{player} has another turn.</source>
        <translation>{player} rejoue.</translation>
    </message>
    <message>
        <source>{player} tries to catch somebody, but nobody forgot to call.</source>
        <translation>{player} crie «&#x202f;Oubli&#x202f;!&#x202f;», mais sans raison.</translation>
    </message>
    <message>
        <source>{player} must lay a card that fits.</source>
        <translation>{player} doit poser une carte qui convient.</translation>
    </message>
    <message>
        <source>The drawn card fits: {player} must lay it.</source>
        <translation>La carte piochée convient&#x202f;: {player} doit la poser.</translation>
    </message>
    <message>
        <source>{player} may lay a card or pass.</source>
        <translation>{player} peut poser une carte ou passer.</translation>
    </message>
    <message>
        <source>{player} may lay a card that fits, or draw one.</source>
        <translation>{player} peut poser une carte qui convient ou en piocher une.</translation>
    </message>
    <message>
        <source>No card fits: {player} must draw one.</source>
        <translation>Aucune carte ne convient&#x202f;: {player} doit en piocher une.</translation>
    </message>
    <message>
        <source>No card fits: {player} must pass.</source>
        <translation>Aucune carte ne convient&#x202f;: {player} doit passer.</translation>
    </message>
    <message numerus="yes">
        <source>{player} must draw %n card(s), or lay a 2 or a joker.</source>
        <translation>
            <numerusform>{player} doit piocher %n carte, ou poser un 2 ou un joker.</numerusform>
            <numerusform>{player} doit piocher %n cartes, ou poser un 2 ou un joker.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has one card left. Which comes first, the call or a catch?</source>
        <translation>{player} n’a plus qu’une carte. Qui sera plus rapide&#x202f;: l’annonce ou les autres&#x202f;?</translation>
    </message>
    <message>
        <source>Which suit is it now?</source>
        <comment>asked of whoever has laid an 8</comment>
        <translation>Quelle couleur est en cours maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>{player} misses a turn.</source>
        <translation>{player} passe un tour.</translation>
    </message>
    <message>
        <source>{player} has no cards left: the deal is over.</source>
        <translation>{player} n’a plus de cartes&#x202f;: la donne est finie.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passe.</translation>
    </message>
    <message>
        <source>{player} calls “Card!”</source>
        <translation>{player} annonce «&#x202f;Carte&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>{player} catches {other}, who forgot to call.</source>
        <translation>{player} surprend {other}&#x202f;: annonce oubliée.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n card(s).</source>
        <translation>
            <numerusform>{player} reçoit %n carte.</numerusform>
            <numerusform>{player} reçoit %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has no cards left. {other} draws %n card(s), and the deal is over.</source>
        <translation>
            <numerusform>{player} n’a plus de cartes. {other} pioche %n carte, et la donne est finie.</numerusform>
            <numerusform>{player} n’a plus de cartes. {other} pioche %n cartes, et la donne est finie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives {other}: {card}.</source>
        <translation>{player} donne à {other}&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>A new deal begins.</source>
        <translation>Une nouvelle donne commence.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>À {player} de jouer.</translation>
    </message>
    <message>
        <source>A 7: {player} plays again.</source>
        <translation>Un 7&#x202f;: {player} rejoue.</translation>
    </message>
    <message>
        <source>{giver} must give {player} a card.</source>
        <translation>{giver} doit donner une carte à {player}.</translation>
    </message>
    <message>
        <source>{player} has no cards left. The hands are counted.</source>
        <translation>{player} n’a plus de cartes. On compte celles des autres.</translation>
    </message>
    <message>
        <source>The deal is blocked. The hands are counted.</source>
        <translation>La donne est bloquée. On compte les cartes.</translation>
    </message>
    <message>
        <source>The match is over. Lowest total: {players}.</source>
        <translation>La partie est finie. Plus petit total&#x202f;: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{suit}: %n card(s) in hand</source>
        <comment>choice of the suit for an 8</comment>
        <translation>
            <numerusform>{suit}&#x202f;: %n carte en main</numerusform>
            <numerusform>{suit}&#x202f;: %n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Donne {deal} sur {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the lowest total wins</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n donne, le plus petit total gagne</numerusform>
            <numerusform>%n donnes, le plus petit total gagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went out most often: in %n deal(s).</source>
        <translation>
            <numerusform>{player} a fini en premier le plus souvent&#x202f;: dans %n donne.</numerusform>
            <numerusform>{player} a fini en premier le plus souvent&#x202f;: dans %n donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dearest hand cost {player} {points} points, in deal {number}.</source>
        <translation>La main la plus chère a coûté {points} points à {player}, à la donne {number}.</translation>
    </message>
    <message>
        <source>Several cards of one rank</source>
        <translation>Plusieurs cartes de même valeur</translation>
    </message>
    <message>
        <source>A 6 is on top, so both 6s from the hand may go down together. The last one laid is the new top card.</source>
        <translation>Un 6 est sur le dessus&#x202f;: on peut donc poser ensemble les deux 6 de la main. Le dernier posé est la nouvelle carte du dessus.</translation>
    </message>
    <message>
        <source>An 8 names the suit</source>
        <translation>Un 8 annonce la couleur</translation>
    </message>
    <message>
        <source>The 8 goes on any card, and whoever lays it names spades. The next player follows with a spade.</source>
        <translation>Le 8 se pose sur n’importe quelle carte, et la personne qui le pose annonce pique. La suivante joue un pique.</translation>
    </message>
    <message>
        <source>A 2 makes the next player draw</source>
        <translation>Un 2 fait piocher</translation>
    </message>
    <message>
        <source>The 2 of hearts is laid, and the next player draws two cards at once. After that they play as usual.</source>
        <translation>Le 2 de cœur est posé, et la personne suivante pioche aussitôt deux cartes. Puis elle joue normalement.</translation>
    </message>
    <message>
        <source>1 card fewer</source>
        <comment>handicap</comment>
        <translation>1 carte de moins</translation>
    </message>
    <message>
        <source>2 cards fewer</source>
        <comment>handicap</comment>
        <translation>2 cartes de moins</translation>
    </message>
</context>
</TS>
