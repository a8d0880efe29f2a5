<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="ratscrew.aim">
        <source>Whoever collects all 52 cards wins. There is nothing to choose: the skill is to spot two cards of the same rank and slap first.</source>
        <translation>Gana quien reúne las 52 cartas. No se elige ninguna carta: hay que ver dos cartas del mismo valor y dar la primera palmada.</translation>
    </message>
    <message id="ratscrew.two-to-six">
        <source>Two to six players take part, each for themselves.</source>
        <translation>Juegan de dos a seis personas, cada una por su cuenta.</translation>
    </message>
    <message id="ratscrew.deal-all">
        <source>Lots are drawn for the dealer. All cards are dealt one by one, starting to the left of the dealer.</source>
        <translation>Se sortea quién reparte. Todas las cartas se reparten de una en una, empezando a la izquierda de quien reparte.</translation>
    </message>
    <message id="ratscrew.stacks-unseen">
        <source>Everyone keeps their cards in a face-down stack. Nobody looks at a stack, not even their own.</source>
        <translation>Cada cual guarda sus cartas en un mazo boca abajo. Nadie mira un mazo, ni siquiera el propio.</translation>
    </message>
    <message id="ratscrew.first-turner">
        <source>The first card comes from the player to the left of the dealer.</source>
        <translation>La primera carta es de la persona a la izquierda de quien reparte.</translation>
    </message>
    <message id="ratscrew.turn-top-card">
        <source>A turn is one card: the top card of a player’s own stack goes face up on the pile.</source>
        <translation>Un turno es una carta: la de arriba del propio mazo, boca arriba en el montón.</translation>
    </message>
    <message id="ratscrew.turn-order">
        <source>The turn goes clockwise to the next player with cards. During a challenge, cards come only from the player who owes them.</source>
        <translation>El turno pasa, en sentido horario, a la siguiente persona con cartas. Durante un reto solo salen cartas de quien las debe.</translation>
    </message>
    <message id="ratscrew.court-card-contract">
        <source>A jack, a queen or a king sets a challenge: the next player with cards owes cards to whoever laid it.</source>
        <translation>Una jota, una dama o un rey lanza un reto: la siguiente persona con cartas debe cartas a quien la puso.</translation>
    </message>
    <message id="ratscrew.court-card-contract@ace">
        <source>A jack, a queen, a king or an ace sets a challenge: the next player with cards owes cards to whoever laid it.</source>
        <translation>Una jota, una dama, un rey o un as lanza un reto: la siguiente persona con cartas debe cartas a quien la puso.</translation>
    </message>
    <message id="ratscrew.contract-size">
        <source>A jack asks for one card, a queen for two, a king for three. Aces and the cards from 2 to 10 ask for nothing.</source>
        <translation>Una jota pide una carta, una dama dos, un rey tres. Los ases y las cartas del 2 al 10 no piden nada.</translation>
    </message>
    <message id="ratscrew.contract-size@ace">
        <source>A jack asks for one card, a queen for two, a king for three, an ace for four. The cards from 2 to 10 ask for nothing.</source>
        <translation>Una jota pide una carta, una dama dos, un rey tres, un as cuatro. Las cartas del 2 al 10 no piden nada.</translation>
    </message>
    <message id="ratscrew.contract-broken">
        <source>If a card that is owed sets a challenge itself, the old challenge ends and the next player owes the new one.</source>
        <translation>Si una carta debida lanza a su vez un reto, el anterior termina y la siguiente persona debe cumplir el nuevo.</translation>
    </message>
    <message id="ratscrew.contract-paid">
        <source>When all the cards owed have been turned and none of them sets a new challenge, whoever set the challenge wins the pile.</source>
        <translation>Si ya han salido todas las cartas debidas y ninguna lanza un reto, gana el montón quien lanzó el reto.</translation>
    </message>
    <message id="ratscrew.payer-runs-out">
        <source>If a player runs out of cards before all those owed are turned, whoever set the challenge wins the pile.</source>
        <translation>Si alguien se queda sin cartas antes de poner todas las que debe, gana el montón quien lanzó el reto.</translation>
    </message>
    <message id="ratscrew.payer-runs-out@next-pays">
        <source>Whoever runs out of cards leaves the rest to the next player with cards. If nobody is left to pay, whoever set the challenge wins the pile.</source>
        <translation>Quien se queda sin cartas deja el resto a la siguiente persona con cartas. Si nadie puede pagar, gana el montón quien lanzó el reto.</translation>
    </message>
    <message id="ratscrew.owner-without-cards">
        <source>A player with no cards left can still win a challenge. The pile brings that player back into play.</source>
        <translation>También puede ganar un reto quien ya no tiene mazo. Con el montón vuelve al juego.</translation>
    </message>
    <message id="ratscrew.nobody-can-pay">
        <source>If nobody else holds a card when a challenge is set, whoever set it wins the pile at once.</source>
        <translation>Si nadie más tiene cartas cuando se lanza un reto, gana el montón enseguida quien lo lanzó.</translation>
    </message>
    <message id="ratscrew.slap-on-pair">
        <source>When two cards of the same rank follow each other, the first slap wins the pile.</source>
        <translation>Si salen seguidas dos cartas del mismo valor, la palmada más rápida gana el montón.</translation>
    </message>
    <message id="ratscrew.slap-on-pair@sandwich">
        <source>When two cards of the same rank follow each other, or have one card between them, the first slap wins the pile.</source>
        <translation>Si salen dos cartas del mismo valor seguidas, o con una sola carta en medio, la palmada más rápida gana el montón.</translation>
    </message>
    <message id="ratscrew.pair-within-pile">
        <source>Only cards turned since the pile was last empty can make a pair. Penalty cards never count.</source>
        <translation>Solo forman pareja las cartas que han salido desde que el montón estaba vacío. Las cartas de castigo no cuentan nunca.</translation>
    </message>
    <message id="ratscrew.first-slap-wins">
        <source>The first correct slap wins the whole pile and ends any challenge.</source>
        <translation>La primera palmada correcta gana todo el montón y acaba con cualquier reto.</translation>
    </message>
    <message id="ratscrew.everyone-may-slap">
        <source>Everyone may slap, whoever turned the cards, even a player without cards.</source>
        <translation>Todos pueden dar una palmada, sin importar quién puso las cartas, incluso sin tener cartas.</translation>
    </message>
    <message id="ratscrew.everyone-may-slap@no-return">
        <source>Everyone who is in the game may slap, whoever turned the cards.</source>
        <translation>Todos los que siguen en juego pueden dar una palmada, sin importar quién puso las cartas.</translation>
    </message>
    <message id="ratscrew.pair-window">
        <source>A pair can be slapped until the next card is turned or the pile is gathered.</source>
        <translation>Se puede dar la palmada a una pareja hasta que sale la carta siguiente o se recoge el montón.</translation>
    </message>
    <message id="ratscrew.grace-before-gathering">
        <source>A pile won by a challenge lies open for a second and a half before it is gathered. A correct slap still takes it, and nobody turns a card.</source>
        <translation>Un montón ganado con un reto queda a la vista segundo y medio antes de recogerse. Una palmada correcta aún se lo lleva, y nadie da la vuelta a ninguna carta.</translation>
    </message>
    <message id="ratscrew.gap-between-cards">
        <source>After one card, seven tenths of a second must pass before the next may be turned.</source>
        <translation>Después de una carta, la siguiente solo puede salir pasadas siete décimas de segundo.</translation>
    </message>
    <message id="ratscrew.pile-under-stack">
        <source>A won pile is turned over and put under the winner’s stack, unshuffled. Its penalty cards come up first.</source>
        <translation>El montón ganado se pone del revés debajo del mazo de quien lo gana, sin barajar. Las cartas de castigo salen primero.</translation>
    </message>
    <message id="ratscrew.pile-under-stack@shuffled">
        <source>A won pile is shuffled, turned over and put under the winner’s stack.</source>
        <translation>El montón ganado se baraja y se pone del revés debajo del mazo de quien lo gana.</translation>
    </message>
    <message id="ratscrew.winner-leads">
        <source>The first card of the next pile comes from whoever won the last one.</source>
        <translation>La primera carta del montón siguiente es de quien ha ganado el último.</translation>
    </message>
    <message id="ratscrew.false-slap-burns">
        <source>A slap without a pair costs the top card of the slapper’s stack: it goes face down under the pile.</source>
        <translation>Una palmada sin pareja cuesta la carta de arriba del mazo propio: va boca abajo debajo del montón.</translation>
    </message>
    <message id="ratscrew.false-slap-burns@two">
        <source>A slap without a pair costs the top two cards of the slapper’s stack: they go face down under the pile.</source>
        <translation>Una palmada sin pareja cuesta las dos cartas de arriba del mazo propio: van boca abajo debajo del montón.</translation>
    </message>
    <message id="ratscrew.false-slap-burns@free">
        <source>A slap without a pair costs nothing.</source>
        <translation>Una palmada sin pareja no cuesta nada.</translation>
    </message>
    <message id="ratscrew.false-slap-without-cards">
        <source>Whoever slaps wrongly and has no card to give may not slap again until the next pile has been gathered.</source>
        <translation>Quien falla una palmada y no tiene carta que dar no puede dar otra hasta que se recoja el próximo montón.</translation>
    </message>
    <message id="ratscrew.one-slap-per-card">
        <source>Everyone has one slap for each turned card. Any more slaps, or slaps when there is no pile, are ignored.</source>
        <translation>Por cada carta que sale, cada cual tiene una palmada. Las demás, y las que se dan sin montón, no cuentan.</translation>
    </message>
    <message id="ratscrew.slower-slaps-ignored">
        <source>A slap just after the winning one, or just after a card has covered the pair, counts as neither correct nor wrong.</source>
        <translation>Una palmada justo después de la ganadora, o justo después de que una carta tape la pareja, no es ni correcta ni falsa.</translation>
    </message>
    <message id="ratscrew.ties">
        <source>If two correct slaps come at the same moment, the player with fewer cards wins. If that is equal too, whoever sits next after the player who turned the card wins.</source>
        <translation>De dos palmadas correctas en el mismo instante gana la de quien tiene menos cartas. Si tienen las mismas, gana quien va antes en el orden de juego después de quien puso la carta.</translation>
    </message>
    <message id="ratscrew.skip-empty-seats">
        <source>A player without cards is skipped, but stays in the game and can come back with a correct slap.</source>
        <translation>A quien no tiene cartas se le salta el turno, pero sigue en juego y puede volver con una palmada correcta.</translation>
    </message>
    <message id="ratscrew.skip-empty-seats@no-return">
        <source>A player without cards is skipped.</source>
        <translation>A quien no tiene cartas se le salta el turno.</translation>
    </message>
    <message id="ratscrew.all-cards-wins">
        <source>Whoever holds all 52 cards wins.</source>
        <translation>Gana quien tiene las 52 cartas.</translation>
    </message>
    <message id="ratscrew.last-holder-wins">
        <source>If only one player holds cards and owes nothing, that player gathers the pile and wins. Until then, only a correct slap counts.</source>
        <translation>Si solo una persona tiene cartas y no debe ninguna, recoge el montón y gana. Hasta entonces solo cuenta una palmada correcta.</translation>
    </message>
    <message id="ratscrew.card-limit@500">
        <source>After five hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Tras quinientas cartas, la partida se detiene en cuanto se recoge el montón. Gana quien tiene más cartas; si hay empate, se comparte la victoria.</translation>
    </message>
    <message id="ratscrew.card-limit@1000">
        <source>After one thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Tras mil cartas, la partida se detiene en cuanto se recoge el montón. Gana quien tiene más cartas; si hay empate, se comparte la victoria.</translation>
    </message>
    <message id="ratscrew.card-limit">
        <source>After fifteen hundred cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Tras mil quinientas cartas, la partida se detiene en cuanto se recoge el montón. Gana quien tiene más cartas; si hay empate, se comparte la victoria.</translation>
    </message>
    <message id="ratscrew.card-limit@3000">
        <source>After three thousand cards, the match stops as soon as the pile has been gathered. Whoever has the most cards wins. Players who tie share the victory.</source>
        <translation>Tras tres mil cartas, la partida se detiene en cuanto se recoge el montón. Gana quien tiene más cartas; si hay empate, se comparte la victoria.</translation>
    </message>
    <message id="ratscrew.placing">
        <source>The others are placed by how long they held cards or, if the match was stopped, by how many they have.</source>
        <translation>Los demás se clasifican según cuánto tiempo tuvieron cartas; si la partida se detuvo, según su número de cartas.</translation>
    </message>
    <message id="ratscrew.slap-back">
        <source>Whoever has no cards left is out of the game and may not slap, unless a challenge is still running for them.</source>
        <translation>Quien se queda sin cartas queda fuera del juego y no puede dar palmadas, salvo que su reto siga en marcha.</translation>
    </message>
    <message id="ratscrew.auto-turn">
        <source>The cards turn by themselves. The players only slap.</source>
        <translation>Las cartas salen solas. Solo hay que dar palmadas.</translation>
    </message>
    <message id="ratscrew.handicap">
        <source>The hands of computer players come down 0.15 seconds later.</source>
        <translation>Las manos de los ordenadores llegan 0,15 segundos más tarde.</translation>
    </message>
    <message id="ratscrew.handicap@large">
        <source>The hands of computer players come down 0.3 seconds later.</source>
        <translation>Las manos de los ordenadores llegan 0,3 segundos más tarde.</translation>
    </message>
    <message id="ratscrew.more-4">
        <source>Whoever has 4 more cards gets them before the others are dealt.</source>
        <translation>Quien tiene 4 cartas más las recibe antes de que se repartan las demás.</translation>
    </message>
    <message id="ratscrew.more-8">
        <source>Whoever has 8 more cards gets them before the others are dealt.</source>
        <translation>Quien tiene 8 cartas más las recibe antes de que se repartan las demás.</translation>
    </message>
</context>
<context>
    <name>ratscrew</name>
    <message>
        <source>An ace asks for</source>
        <translation>Un as pide</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what an ace asks for</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>four cards</source>
        <comment>what an ace asks for</comment>
        <translation>cuatro cartas</translation>
    </message>
    <message>
        <source>A wrong slap costs</source>
        <translation>Una palmada falsa cuesta</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a wrong slap costs</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>1 card</source>
        <comment>what a wrong slap costs</comment>
        <translation>1 carta</translation>
    </message>
    <message>
        <source>2 cards</source>
        <comment>what a wrong slap costs</comment>
        <translation>2 cartas</translation>
    </message>
    <message>
        <source>A player without cards may slap</source>
        <translation>Sin cartas también se puede dar la palmada</translation>
    </message>
    <message>
        <source>Cards run out before the challenge is paid</source>
        <translation>Sin cartas antes de pagar el reto</translation>
    </message>
    <message>
        <source>the pile is won</source>
        <comment>by whoever laid the picture</comment>
        <translation>montón ganado</translation>
    </message>
    <message>
        <source>the next one pays</source>
        <comment>the next player</comment>
        <translation>paga quien sigue</translation>
    </message>
    <message>
        <source>A won pile is shuffled</source>
        <translation>Un montón ganado se baraja</translation>
    </message>
    <message>
        <source>The cards turn by themselves</source>
        <translation>Las cartas salen solas</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the cards do not turn by themselves</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>speed of the cards</comment>
        <translation>despacio</translation>
    </message>
    <message>
        <source>at a steady pace</source>
        <comment>speed of the cards</comment>
        <translation>a ritmo constante</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>speed of the cards</comment>
        <translation>rápido</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>Spot two cards of the same rank, slap first and collect all 52 cards.</source>
        <translation>Ver dos cartas del mismo valor, dar la primera palmada y reunir las 52 cartas.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>head start</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Slap a pair with one card in between</source>
        <translation>Palmada también con una carta en medio</translation>
    </message>
    <message>
        <source>small, ahead of the computers</source>
        <comment>head start</comment>
        <translation>pequeña, sobre los ordenadores</translation>
    </message>
    <message>
        <source>large, ahead of the computers</source>
        <comment>head start</comment>
        <translation>grande, sobre los ordenadores</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Duración máxima</translation>
    </message>
    <message>
        <source>short</source>
        <comment>length of a match</comment>
        <translation>corta</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>length of a match</comment>
        <translation>media</translation>
    </message>
    <message>
        <source>long</source>
        <comment>length of a match</comment>
        <translation>larga</translation>
    </message>
    <message>
        <source>very long</source>
        <comment>length of a match</comment>
        <translation>muy larga</translation>
    </message>
    <message>
        <source>Egyptian Ratscrew</source>
        <translation>Batalla corsa</translation>
    </message>
    <message>
        <source>Two cards of the same rank: slap before the others do.</source>
        <translation>Dos cartas del mismo valor: hay que dar la palmada antes que los demás.</translation>
    </message>
    <message>
        <source>Two cards of the same rank with another one between them: slap before the others do.</source>
        <translation>Dos cartas del mismo valor con otra en medio: hay que dar la palmada antes que los demás.</translation>
    </message>
    <message>
        <source>The next card has to be turned.</source>
        <translation>Hay que dar la vuelta a la carta siguiente.</translation>
    </message>
    <message>
        <source>At this table the cards turn by themselves.</source>
        <translation>En esta mesa las cartas salen solas.</translation>
    </message>
    <message>
        <source>{player} takes the pile in a moment. Until then nobody turns a card.</source>
        <translation>{player} recoge el montón enseguida. Hasta entonces nadie da la vuelta a ninguna carta.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to turn a card.</source>
        <translation>Le toca a {player} dar la vuelta a una carta.</translation>
    </message>
    <message>
        <source>Only {player} turns cards now: there is a challenge to pay.</source>
        <translation>Ahora solo {player} da la vuelta a cartas: hay un reto en marcha.</translation>
    </message>
    <message>
        <source>Players turn only the top card of their own stack.</source>
        <translation>Solo se da la vuelta a la carta de arriba del mazo propio.</translation>
    </message>
    <message>
        <source>The card goes onto the pile in the middle.</source>
        <translation>La carta va al montón del centro.</translation>
    </message>
    <message>
        <source>The last card has only just been turned.</source>
        <translation>La última carta acaba de salir.</translation>
    </message>
    <message>
        <source>There is no pile to slap.</source>
        <translation>No hay montón en el centro.</translation>
    </message>
    <message>
        <source>{player} has no cards left and is out of the game.</source>
        <translation>{player} ya no tiene cartas y ha dejado de jugar.</translation>
    </message>
    <message>
        <source>{player} may slap again after the next pile.</source>
        <translation>{player} podrá dar otra palmada después del próximo montón.</translation>
    </message>
    <message>
        <source>{player} has already slapped this card.</source>
        <translation>{player} ya ha dado una palmada a esta carta.</translation>
    </message>
    <message>
        <source>A card has just covered the pair.</source>
        <translation>Una carta acaba de tapar la pareja.</translation>
    </message>
    <message>
        <source>The pile has already been slapped.</source>
        <translation>El montón ya ha recibido la palmada.</translation>
    </message>
    <message>
        <source>There is no pair, and only {player} still holds cards.</source>
        <translation>No hay pareja, y solo {player} tiene cartas.</translation>
    </message>
    <message>
        <source>Nobody has won the pile yet.</source>
        <translation>Nadie ha ganado aún el montón.</translation>
    </message>
    <message>
        <source>Stack: {player}</source>
        <translation>Mazo: {player}</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Montón</translation>
    </message>
    <message>
        <source>Lower cards of the pile</source>
        <translation>Cartas de abajo del montón</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Cartas de castigo</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Hands on the pile</source>
        <translation>Manos en el montón</translation>
    </message>
    <message>
        <source>Slap!</source>
        <comment>button</comment>
        <translation>¡Plas!</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>button</comment>
        <translation>Dar la vuelta</translation>
    </message>
    <message>
        <source>asks for one card</source>
        <translation>pide una carta</translation>
    </message>
    <message>
        <source>asks for two cards</source>
        <translation>pide dos cartas</translation>
    </message>
    <message>
        <source>asks for three cards</source>
        <translation>pide tres cartas</translation>
    </message>
    <message>
        <source>asks for four cards</source>
        <translation>pide cuatro cartas</translation>
    </message>
    <message>
        <source>two cards of the same rank: slap!</source>
        <translation>dos cartas del mismo valor: ¡palmada!</translation>
    </message>
    <message>
        <source>one card between: slap!</source>
        <translation>una carta en medio: ¡palmada!</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a stack</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for the next pile</source>
        <comment>may not slap: on the plate of a player</comment>
        <translation>espera el próximo montón</translation>
    </message>
    <message>
        <source>{seconds}.{hundredths}&#xa0;s</source>
        <comment>a reaction time: 0.41 seconds</comment>
        <translation>{seconds},{hundredths}&#xa0;s</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the hand that slaps</comment>
        <translation>mano</translation>
    </message>
    <message>
        <source>Seat: {player}</source>
        <comment>where the hand of a player rests</comment>
        <translation>Sitio: {player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} owes %n</source>
        <comment>cards; on a small sign beside the pile</comment>
        <translation>
            <numerusform>{player} debe %n</numerusform>
            <numerusform>{player} debe %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn a card</source>
        <comment>a possible move</comment>
        <translation>Dar la vuelta a una carta</translation>
    </message>
    <message>
        <source>Slap the pile</source>
        <comment>a possible move</comment>
        <translation>Dar una palmada al montón</translation>
    </message>
    <message>
        <source>Gather the pile</source>
        <comment>a possible move</comment>
        <translation>Recoger el montón</translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n card(s) under the pile.</source>
        <translation>
            <numerusform>{player} pone %n carta debajo del montón.</numerusform>
            <numerusform>{player} pone %n cartas debajo del montón.</numerusform>
        </translation>
    </message>
    <message>
        <source>No pair</source>
        <comment>heading of the list of wrong slaps</comment>
        <translation>No hay pareja</translation>
    </message>
    <message>
        <source>Cards out of 52</source>
        <translation>Cartas de 52</translation>
    </message>
    <message>
        <source>{player} turns: {card}.</source>
        <translation>{player} saca: {card}.</translation>
    </message>
    <message>
        <source>Card {card} of {limit}</source>
        <translation>Carta {card} de {limit}</translation>
    </message>
    <message>
        <source>{player} slaps first, after {time}.</source>
        <translation>{player} da la primera palmada, en {time}.</translation>
    </message>
    <message>
        <source>{player} slaps too, after {time}.</source>
        <translation>{player} también da una palmada, en {time}.</translation>
    </message>
    <message>
        <source>{player} slaps: no pair.</source>
        <translation>{player} da una palmada: no hay pareja.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes the pile: %n card(s).</source>
        <translation>
            <numerusform>{player} recoge el montón: %n carta.</numerusform>
            <numerusform>{player} recoge el montón: %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} turns the next card.</source>
        <translation>{player} da la vuelta a la carta siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>{player} owes {other} %n card(s).</source>
        <translation>
            <numerusform>{player} debe %n carta a {other}.</numerusform>
            <numerusform>{player} debe %n cartas a {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards turn by themselves. Whoever sees a pair slaps.</source>
        <translation>Las cartas salen solas. Quien ve una pareja da una palmada.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n card(s) in a moment, unless a pair is slapped.</source>
        <translation>
            <numerusform>{player} recoge enseguida %n carta, si nadie da una palmada a una pareja.</numerusform>
            <numerusform>{player} recoge enseguida %n cartas, si nadie da una palmada a una pareja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} slapped first and takes %n card(s).</source>
        <translation>
            <numerusform>{player} ha dado la primera palmada y recoge %n carta.</numerusform>
            <numerusform>{player} ha dado la primera palmada y recoge %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over. {player} has all the cards.</source>
        <translation>La partida ha terminado. {player} tiene todas las cartas.</translation>
    </message>
    <message>
        <source>The match is over. Most cards: {players}.</source>
        <translation>La partida ha terminado. Más cartas: {players}.</translation>
    </message>
    <message>
        <source>Who was first</source>
        <comment>heading of the list of slaps with their times</comment>
        <translation>Quién fue primero</translation>
    </message>
    <message numerus="yes">
        <source>A wrong slap costs %n card(s).</source>
        <translation>
            <numerusform>Una palmada falsa cuesta %n carta.</numerusform>
            <numerusform>Una palmada falsa cuesta %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} did not slap.</source>
        <comment>one player, or several: Mila and Jonas</comment>
        <translation>
            <numerusform>{players} no ha dado palmada.</numerusform>
            <numerusform>{players} no han dado palmada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack</source>
        <comment>heading of a line with numbers of cards</comment>
        <translation>Mazo</translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n card(s).</source>
        <translation>
            <numerusform>Todo terminó tras %n carta descubierta.</numerusform>
            <numerusform>Todo terminó tras %n cartas descubiertas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was once down to %n card(s) and won all the same.</source>
        <translation>
            <numerusform>A {player} solo le quedaba %n carta en un momento, y ganó igualmente.</numerusform>
            <numerusform>A {player} solo le quedaban %n cartas en un momento, y ganó igualmente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} won the most piles by slapping: %n.</source>
        <translation>
            <numerusform>{player} ganó más montones con una palmada que nadie: %n.</numerusform>
            <numerusform>{player} ganó más montones con una palmada que nadie: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took the largest pile: %n card(s).</source>
        <translation>
            <numerusform>{player} ganó el montón más grande: %n carta.</numerusform>
            <numerusform>{player} ganó el montón más grande: %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is the fastest!</source>
        <comment>of whoever slaps first</comment>
        <translation>¡La primera palmada es de {player}!</translation>
    </message>
    <message>
        <source>A challenge</source>
        <translation>Un reto</translation>
    </message>
    <message>
        <source>The king asks the next player for three cards. They turn three, and none of them is a court card, so whoever laid the king gathers the pile.</source>
        <translation>El rey le pide tres cartas a la persona siguiente. Esta descubre tres, pero ninguna es una figura: el montón es para quien puso el rey.</translation>
    </message>
    <message>
        <source>A challenge that turns round</source>
        <translation>Un reto que cambia de lado</translation>
    </message>
    <message>
        <source>The queen asks for two cards, but the first one turned is a jack. Now the other player owes a card, and it is no court card: the pile goes to the jack.</source>
        <translation>La dama pide dos cartas, pero la primera que sale es una jota. Ahora la otra persona debe una carta, y no es una figura: el montón es para la jota.</translation>
    </message>
    <message>
        <source>Slapping a pair</source>
        <translation>Palmada a una pareja</translation>
    </message>
    <message>
        <source>Two 9s follow each other on the pile. The first hand that comes down on them wins all of it.</source>
        <translation>Dos 9 salen seguidos en el montón. La primera mano que le da una palmada se lo lleva entero.</translation>
    </message>
    <message>
        <source>4 more cards</source>
        <comment>handicap</comment>
        <translation>4 cartas más</translation>
    </message>
    <message>
        <source>8 more cards</source>
        <comment>handicap</comment>
        <translation>8 cartas más</translation>
    </message>
</context>
</TS>
