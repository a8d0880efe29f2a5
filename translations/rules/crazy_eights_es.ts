<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="crazy_eights.aim">
        <source>Be the first to get rid of all the cards in hand. Cards that are left cost points, and the fewest points win.</source>
        <translation>Hay que quedarse sin cartas antes que los demás. Las cartas que quedan en la mano cuestan puntos, y gana quien suma menos.</translation>
    </message>
    <message id="crazy_eights.deal-eight">
        <source>Everyone is dealt eight cards, one at a time, starting to the left of the dealer. The rest form the stock, face down.</source>
        <translation>Todos reciben ocho cartas, de una en una, empezando a la izquierda de quien reparte. El resto es el mazo, boca abajo.</translation>
    </message>
    <message id="crazy_eights.start-card">
        <source>The top card of the stock is turned face up beside it and starts the discard pile.</source>
        <translation>La primera carta del mazo se pone boca arriba al lado y empieza el descarte.</translation>
    </message>
    <message id="crazy_eights.start-card-replaced">
        <source>If that card is an 8 or a joker, it goes under the stock and the next one is turned up.</source>
        <translation>Si esa carta es un 8 o un comodín, va debajo del mazo y se da la vuelta a la siguiente.</translation>
    </message>
    <message id="crazy_eights.start-card-no-effect">
        <source>A 2, a 7, a jack or an ace that is turned up at the start has no effect.</source>
        <translation>Un 2, un 7, una jota o un as que sale boca arriba al principio no tiene efecto.</translation>
    </message>
    <message id="crazy_eights.first-player">
        <source>The player to the left of the dealer begins, and play goes clockwise. Lots are drawn for the first dealer; after that, the deal passes to the left.</source>
        <translation>Empieza quien está a la izquierda de quien reparte y se juega en sentido horario. Se sortea quién reparte primero; después reparte quien sigue a la izquierda.</translation>
    </message>
    <message id="crazy_eights.play-same-rank">
        <source>Cards with the rank of the top card may be laid on the discard pile, one or several together.</source>
        <translation>Las cartas del mismo valor que la de arriba se pueden jugar sobre el descarte, una sola o varias juntas.</translation>
    </message>
    <message id="crazy_eights.play-same-suit">
        <source>One card of the suit in force may be laid.</source>
        <translation>Se puede jugar una carta del palo en juego.</translation>
    </message>
    <message id="crazy_eights.many-only-on-same-rank">
        <source>Several cards may be laid together only if they match the rank of the top card. Otherwise just one goes down, even an 8 or a joker.</source>
        <translation>Varias cartas a la vez deben tener el valor de la de arriba. Si solo coincide el palo, o con un 8 o un comodín, se juega una.</translation>
    </message>
    <message id="crazy_eights.many-only-on-same-rank@many-on-suit">
        <source>Cards laid together must all be of one rank, and one of them must fit. So several 8s, or both jokers, may go down together.</source>
        <translation>Varias cartas a la vez deben ser del mismo valor, y una de ellas debe servir. Así que también se pueden jugar juntos varios 8 o los dos comodines.</translation>
    </message>
    <message id="crazy_eights.eight-any-time">
        <source>An 8 may be laid on any card.</source>
        <translation>Un 8 se puede jugar sobre cualquier carta.</translation>
    </message>
    <message id="crazy_eights.joker-any-time">
        <source>A joker may be laid on any card.</source>
        <translation>Un comodín se puede jugar sobre cualquier carta.</translation>
    </message>
    <message id="crazy_eights.must-match">
        <source>A card must match the top card in suit or rank; an 8 or a joker goes on anything.</source>
        <translation>La carta debe coincidir con la de arriba en palo o en valor; un 8 o un comodín va siempre.</translation>
    </message>
    <message id="crazy_eights.last-laid-on-top">
        <source>Whoever lays several cards chooses their order. The last one is the new top card.</source>
        <translation>Quien juega varias cartas elige el orden. La última es la nueva carta de arriba.</translation>
    </message>
    <message id="crazy_eights.eight-names-suit">
        <source>Whoever lays an 8 names the suit that is in force from now on, unless the deal ends with it.</source>
        <translation>Quien juega un 8 elige el palo en juego a partir de ahora, salvo si la mano termina con él.</translation>
    </message>
    <message id="crazy_eights.suit-in-force">
        <source>Unless an 8 or a joker is on top, the suit of the top card is in force.</source>
        <translation>Si arriba no hay un 8 ni un comodín, el palo en juego es el de la carta de arriba.</translation>
    </message>
    <message id="crazy_eights.joker-keeps-suit">
        <source>A joker leaves the suit in force as it was. The rank of the card under it no longer counts.</source>
        <translation>Un comodín no cambia el palo en juego. El valor de la carta de debajo ya no cuenta.</translation>
    </message>
    <message id="crazy_eights.two-and-joker-draw-two">
        <source>For each 2 and each joker laid, the next player draws two cards at once. Another 2 or joker is no way out.</source>
        <translation>Por cada 2 y cada comodín jugado, quien sigue roba dos cartas enseguida. Otro 2 u otro comodín no lo evita.</translation>
    </message>
    <message id="crazy_eights.two-and-joker-draw-two@stacking">
        <source>For each 2 and each joker laid, the next player must draw two cards or pass the draw on.</source>
        <translation>Por cada 2 y cada comodín jugado, quien sigue debe robar dos cartas o pasar la obligación a la persona siguiente.</translation>
    </message>
    <message id="crazy_eights.drawer-still-plays">
        <source>Whoever had to draw for a 2 or a joker then has a normal turn.</source>
        <translation>Quien tuvo que robar por un 2 o un comodín juega después su turno normal.</translation>
    </message>
    <message id="crazy_eights.ace-reverses">
        <source>Each ace reverses the direction of play, so two aces together change nothing. With two players, an ace has no effect.</source>
        <translation>Cada as cambia el sentido del juego, así que dos ases juntos no cambian nada. Si juegan dos, un as no tiene efecto.</translation>
    </message>
    <message id="crazy_eights.jack-skips">
        <source>Each jack makes the next player miss a turn, so several jacks skip several players.</source>
        <translation>Cada jota hace perder el turno a quien sigue; con varias jotas lo pierden varias personas.</translation>
    </message>
    <message id="crazy_eights.jacks-stop-at-self">
        <source>Jacks never skip the player who laid them: if everybody else misses a turn, that player goes again.</source>
        <translation>Las jotas nunca saltan a quien las juega: si todos los demás pierden el turno, sigue la misma persona.</translation>
    </message>
    <message id="crazy_eights.seven-plays-again">
        <source>Whoever lays a 7 must play again, on top of that 7. If nothing fits, one card is drawn as usual.</source>
        <translation>Quien juega un 7 debe volver a jugar, sobre ese 7. Si ninguna carta sirve, se roba una como siempre.</translation>
    </message>
    <message id="crazy_eights.sevens-one-replay">
        <source>Several 7s laid together still give only one extra play.</source>
        <translation>Varios 7 jugados juntos dan una sola jugada más, no varias.</translation>
    </message>
    <message id="crazy_eights.must-play-if-able">
        <source>Whoever holds a card that fits must play; 8s and jokers count too.</source>
        <translation>Quien tiene una carta que sirve debe jugar; los 8 y los comodines también cuentan.</translation>
    </message>
    <message id="crazy_eights.family">
        <source>Here an 8 names the suit, a 2 or a joker means drawing cards, a 7 gives another turn, a jack skips a player and an ace reverses the direction.</source>
        <extracomment>Says how this game differs from others that are played under the same name.</extracomment>
        <translation>Aquí un 8 elige el palo, un 2 o un comodín hace robar, un 7 hace volver a jugar, una jota hace perder el turno y un as cambia el sentido del juego.</translation>
    </message>
    <message id="crazy_eights.first-player@start-effects">
        <source>The player to the left of the dealer begins, and play goes clockwise, unless the start card changes that. Lots are drawn for the first dealer; after that, the deal passes to the left.</source>
        <translation>Empieza quien está a la izquierda de quien reparte y se juega en sentido horario, salvo que la primera carta lo cambie. Se sortea quién reparte primero; después reparte quien sigue a la izquierda.</translation>
    </message>
    <message id="crazy_eights.must-match@stacking">
        <source>A card must match the top card in suit or rank; an 8 or a joker goes on anything. While cards must be drawn, only a 2 or a joker may be laid.</source>
        <translation>La carta debe coincidir con la de arriba en palo o en valor; un 8 o un comodín va siempre. Si hay cartas que robar, solo se puede jugar un 2 o un comodín.</translation>
    </message>
    <message id="crazy_eights.must-play-if-able@stacking">
        <source>Whoever holds a card that fits must play; 8s and jokers count too. But cards due for a 2 or a joker may always be drawn.</source>
        <translation>Quien tiene una carta que sirve debe jugar; los 8 y los comodines también cuentan. Solo las cartas de un 2 o de un comodín se pueden robar de todos modos.</translation>
    </message>
    <message id="crazy_eights.draw-one-if-stuck">
        <source>Whoever cannot play draws one card from the stock.</source>
        <translation>Quien no puede jugar roba una carta del mazo.</translation>
    </message>
    <message id="crazy_eights.pass-only-after-draw">
        <source>A drawn card that fits must be played. Otherwise the turn passes on. Nobody may pass before drawing.</source>
        <translation>Si la carta robada sirve, hay que jugarla. Si no, el turno pasa; nadie pasa antes de robar.</translation>
    </message>
    <message id="crazy_eights.pass-only-after-draw@free-draw">
        <source>After drawing, a player may play or pass. Nobody may pass before drawing.</source>
        <translation>Después de robar se puede jugar o pasar; nadie pasa antes de robar.</translation>
    </message>
    <message id="crazy_eights.eight-any-time@stacking">
        <source>An 8 may be laid on any card, but not while cards must be drawn.</source>
        <translation>Un 8 se puede jugar sobre cualquier carta, pero no mientras haya cartas que robar.</translation>
    </message>
    <message id="crazy_eights.say-card">
        <source>Whoever has just one card left after playing calls “Card!” at once, before being caught. A needless call changes nothing.</source>
        <translation>Quien se queda con una sola carta después de jugar canta enseguida «¡Carta!», antes de que alguien lo note. Cantar sin motivo no cambia nada.</translation>
    </message>
    <message id="crazy_eights.caught-without-card">
        <source>Whoever forgets can be caught for three seconds after playing, and then gets one card from each of the others. A false alarm changes nothing.</source>
        <translation>Durante tres segundos después de jugar se puede pillar a quien no ha cantado, que entonces recibe una carta de cada uno de los demás. Una falsa alarma no cambia nada.</translation>
    </message>
    <message id="crazy_eights.caught-without-card@call-time">
        <source>Whoever forgets and is caught in time gets one card from each of the others. A false alarm changes nothing.</source>
        <translation>A quien pillan a tiempo sin haber cantado, cada uno de los demás le da una carta. Una falsa alarma no cambia nada.</translation>
    </message>
    <message id="crazy_eights.giver-keeps-last-card">
        <source>A player with only one card gives none. Whoever is left with one card without playing need not call.</source>
        <translation>Quien tiene una sola carta no da ninguna. Quien llega a una carta sin haber jugado no está obligado a cantar.</translation>
    </message>
    <message id="crazy_eights.reshuffle">
        <source>When the stock is empty and a card is needed, the top discard stays and the others are shuffled to make a new stock.</source>
        <translation>Si el mazo está vacío y hace falta una carta, la de arriba se queda y el resto del descarte se baraja como mazo nuevo.</translation>
    </message>
    <message id="crazy_eights.blocked-deal">
        <source>If no card is left to draw, the turn passes on. If everyone passes in a row, or after 500 turns, the deal ends and all count their hands.</source>
        <translation>Si no queda nada que robar, se pasa. Si todos pasan seguidos, o tras 500 turnos, la mano termina y todos cuentan sus cartas.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once">
        <source>The deal ends as soon as a player runs out of cards, even if the last one was a 7, a 2 or a joker.</source>
        <translation>La mano termina en cuanto alguien se queda sin cartas, aunque la última sea un 7, un 2 o un comodín.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once@last-card-effect">
        <source>The deal ends as soon as a player runs out of cards, even with a 7. A last 2 or joker still makes the next player draw.</source>
        <translation>La mano termina en cuanto alguien se queda sin cartas, también con un 7; tras un 2 o un comodín, quien sigue tiene que robar todavía.</translation>
    </message>
    <message id="crazy_eights.deal-ends-at-once@last-cards">
        <source>The deal ends as soon as a player runs out of cards. The house rules say what the last card still does.</source>
        <translation>La mano termina en cuanto alguien se queda sin cartas; las reglas de la casa dicen qué hace aún la última carta.</translation>
    </message>
    <message id="crazy_eights.score-out">
        <source>Whoever has run out of cards scores −10 points.</source>
        <translation>Quien se queda sin cartas suma −10 puntos.</translation>
    </message>
    <message id="crazy_eights.score-hand">
        <source>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 50, other cards the number on them.</source>
        <translation>Los demás cuentan sus cartas: as 40, rey, dama y jota 10 cada uno, comodín 50, las demás cartas el número que llevan.</translation>
    </message>
    <message id="crazy_eights.score-hand@joker-40">
        <source>Everyone else counts their hand: ace and joker 40, king, queen and jack 10 each, other cards the number on them.</source>
        <translation>Los demás cuentan sus cartas: as y comodín 40, rey, dama y jota 10 cada uno, las demás cartas el número que llevan.</translation>
    </message>
    <message id="crazy_eights.score-hand@joker-20">
        <source>Everyone else counts their hand: ace 40, king, queen and jack 10 each, joker 20, other cards the number on them.</source>
        <translation>Los demás cuentan sus cartas: as 40, rey, dama y jota 10 cada uno, comodín 20, las demás cartas el número que llevan.</translation>
    </message>
    <message id="crazy_eights.five-deals">
        <source>A match lasts five deals.</source>
        <translation>Una partida dura cinco manos.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-1">
        <source>A match lasts one deal.</source>
        <translation>Una partida dura una mano.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-3">
        <source>A match lasts three deals.</source>
        <translation>Una partida dura tres manos.</translation>
    </message>
    <message id="crazy_eights.five-deals@deals-10">
        <source>A match lasts ten deals.</source>
        <translation>Una partida dura diez manos.</translation>
    </message>
    <message id="crazy_eights.lowest-wins">
        <source>The lowest total wins. Players who tie for it share the victory.</source>
        <translation>Gana el total más bajo; si hay empate, se comparte la victoria.</translation>
    </message>
    <message id="crazy_eights.stacking">
        <source>Instead of drawing, the next player may lay any 2 or joker. The number of cards grows until somebody draws them all.</source>
        <translation>En lugar de robar, quien sigue puede jugar cualquier 2 o comodín. El número de cartas crece hasta que alguien las roba todas.</translation>
    </message>
    <message id="crazy_eights.draw-skips">
        <source>Whoever draws for a 2 or a joker misses their turn.</source>
        <translation>Quien roba por un 2 o un comodín pierde el turno.</translation>
    </message>
    <message id="crazy_eights.seven-cannot-end">
        <source>Nobody goes out with a 7: whoever lays a 7 as their last card draws one and plays on.</source>
        <translation>Nadie termina con un 7: quien juega un 7 como última carta roba una y sigue jugando.</translation>
    </message>
    <message id="crazy_eights.last-card-effect">
        <source>After a last 2 or joker the next player draws before the hands are counted.</source>
        <translation>Tras un 2 o un comodín como última carta, quien sigue roba antes de contar.</translation>
    </message>
    <message id="crazy_eights.start-effects">
        <source>A 2, a jack or an ace that is turned up at the start acts as if the dealer had laid it.</source>
        <translation>Un 2, una jota o un as que sale boca arriba al principio actúa como si lo jugara quien reparte.</translation>
    </message>
    <message id="crazy_eights.joker-suit">
        <source>Whoever lays a joker names the suit that is in force from now on, unless the deal ends with it.</source>
        <translation>Quien juega un comodín elige el palo en juego a partir de ahora, salvo si la mano termina con él.</translation>
    </message>
    <message id="crazy_eights.free-draw">
        <source>A player may draw one card even if a card in hand fits.</source>
        <translation>Se puede robar una carta aunque alguna de la mano sirva.</translation>
    </message>
    <message id="crazy_eights.call-penalty@draw-two">
        <source>Whoever forgets can be caught for three seconds after playing, and then draws two cards. A false alarm changes nothing.</source>
        <translation>Durante tres segundos después de jugar se puede pillar a quien no ha cantado, que entonces roba dos cartas. Una falsa alarma no cambia nada.</translation>
    </message>
    <message id="crazy_eights.call-penalty@draw-two-call-time">
        <source>Whoever forgets and is caught in time draws two cards. A false alarm changes nothing.</source>
        <translation>A quien pillan a tiempo sin haber cantado, le toca robar dos cartas. Una falsa alarma no cambia nada.</translation>
    </message>
    <message id="crazy_eights.call-penalty@none">
        <source>Nobody has to call with one card left, and nobody can be caught.</source>
        <translation>Con una sola carta nadie está obligado a cantar, y a nadie se le puede pillar.</translation>
    </message>
    <message id="crazy_eights.give-random">
        <source>The cards for a player who is caught are taken at random from the other hands.</source>
        <translation>Las cartas para la persona a la que pillaron se sacan al azar de las de los demás.</translation>
    </message>
    <message id="crazy_eights.call-time@seconds-2">
        <source>There are 2 seconds to call and to catch.</source>
        <translation>Hay 2 segundos para cantar y para pillar.</translation>
    </message>
    <message id="crazy_eights.call-time@seconds-5">
        <source>There are 5 seconds to call and to catch.</source>
        <translation>Hay 5 segundos para cantar y para pillar.</translation>
    </message>
    <message id="crazy_eights.fewer-1">
        <source>Whoever has 1 card fewer begins each deal with seven.</source>
        <translation>Quien tiene 1 carta menos empieza cada mano con siete.</translation>
    </message>
    <message id="crazy_eights.fewer-2">
        <source>Whoever has 2 cards fewer begins each deal with six.</source>
        <translation>Quien tiene 2 cartas menos empieza cada mano con seis.</translation>
    </message>
</context>
<context>
    <name>crazy_eights</name>
    <message>
        <source>Several cards of one rank on a matching suit</source>
        <translation>Varias cartas del mismo valor si coincide el palo</translation>
    </message>
    <message>
        <source>A 2 or a joker passes the draw on</source>
        <translation>Un 2 o un comodín pasa la obligación de robar</translation>
    </message>
    <message>
        <source>Whoever draws for a 2 or a joker misses their turn</source>
        <translation>Robar por un 2 o un comodín cuesta el turno</translation>
    </message>
    <message>
        <source>Nobody goes out with a 7</source>
        <translation>Nadie termina con un 7</translation>
    </message>
    <message>
        <source>A last 2 or joker still counts</source>
        <translation>Un 2 o un comodín al final aún cuenta</translation>
    </message>
    <message>
        <source>The start card has its effect</source>
        <translation>La carta inicial tiene su efecto</translation>
    </message>
    <message>
        <source>A joker</source>
        <translation>Un comodín</translation>
    </message>
    <message>
        <source>keeps the suit</source>
        <comment>of a joker</comment>
        <translation>mantiene el palo</translation>
    </message>
    <message>
        <source>names a suit</source>
        <comment>of a joker</comment>
        <translation>elige palo</translation>
    </message>
    <message>
        <source>Drawing is always allowed</source>
        <translation>Siempre se puede robar</translation>
    </message>
    <message>
        <source>Forgotten call</source>
        <translation>Si se olvida cantar</translation>
    </message>
    <message>
        <source>a card from each</source>
        <comment>penalty for no call</comment>
        <translation>una de cada uno</translation>
    </message>
    <message>
        <source>draws two</source>
        <comment>penalty for no call</comment>
        <translation>roba dos</translation>
    </message>
    <message>
        <source>no call at all</source>
        <comment>penalty for no call</comment>
        <translation>sin cantar</translation>
    </message>
    <message>
        <source>Penalty cards are given at random</source>
        <translation>Cartas de castigo al azar</translation>
    </message>
    <message>
        <source>Time to call or to catch</source>
        <translation>Tiempo para cantar y pillar</translation>
    </message>
    <message>
        <source>Points for a joker in hand</source>
        <translation>Puntos de un comodín en la mano</translation>
    </message>
    <message>
        <source>Be the first to get rid of all the cards.</source>
        <translation>Quedarse sin cartas antes que los demás.</translation>
    </message>
    <message>
        <source>2 s</source>
        <comment>seconds</comment>
        <translation>2&#xa0;s</translation>
    </message>
    <message>
        <source>3 s</source>
        <comment>seconds</comment>
        <translation>3&#xa0;s</translation>
    </message>
    <message>
        <source>5 s</source>
        <comment>seconds</comment>
        <translation>5&#xa0;s</translation>
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
        <translation>Ocho loco</translation>
    </message>
    <message>
        <source>Mau-Mau</source>
        <comment>other name of the game: for the box and the search</comment>
        <translation>Mau-Mau</translation>
    </message>
    <message>
        <source>Play goes on in a moment: now is the time to call or to catch.</source>
        <translation>El juego sigue enseguida: ahora toca cantar o pillar.</translation>
    </message>
    <message>
        <source>First {player} gets a card from {giver}.</source>
        <translation>Primero {giver} le da una carta a {player}.</translation>
    </message>
    <message>
        <source>Cards are laid on the discard pile.</source>
        <translation>Las cartas se juegan sobre el descarte.</translation>
    </message>
    <message>
        <source>Everyone lays cards from their own hand only.</source>
        <translation>Cada cual juega solo cartas de su propia mano.</translation>
    </message>
    <message>
        <source>These cards are not of the same rank: {first} and {second}.</source>
        <translation>Estas cartas no son del mismo valor: {first} y {second}.</translation>
    </message>
    <message>
        <source>The {card} fits neither the {rank} nor {suit}.</source>
        <translation>Esta carta no sirve: {card}. Hace falta este valor o este palo: {rank}, {suit}.</translation>
    </message>
    <message>
        <source>The {card} does not fit the suit in force: {suit}.</source>
        <translation>Esta carta no sirve: {card}. Palo en juego: {suit}.</translation>
    </message>
    <message>
        <source>None of these cards is of the suit in force: {suit}.</source>
        <translation>Ninguna de estas cartas es del palo en juego: {suit}.</translation>
    </message>
    <message>
        <source>A suit has to be named with this card.</source>
        <translation>Con esta carta hay que elegir palo.</translation>
    </message>
    <message>
        <source>The rank on top is {rank}. Of any other rank, only one card may be laid.</source>
        <translation>El valor de arriba es {rank}. De otro valor solo se juega una carta.</translation>
    </message>
    <message>
        <source>Only a 2 or a joker passes the draw on.</source>
        <translation>Solo un 2 o un comodín pasa la obligación de robar.</translation>
    </message>
    <message>
        <source>A drawn card goes from the stock into the hand of whoever draws it.</source>
        <translation>La carta robada del mazo va a la propia mano.</translation>
    </message>
    <message>
        <source>One card has already been drawn.</source>
        <translation>Ya se ha robado una carta.</translation>
    </message>
    <message>
        <source>The {card} can be laid.</source>
        <translation>Esta carta se puede jugar: {card}.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>No queda nada que robar.</translation>
    </message>
    <message>
        <source>{player} has not drawn yet.</source>
        <translation>{player} aún no ha robado.</translation>
    </message>
    <message>
        <source>{player} has to draw first.</source>
        <translation>{player} debe robar primero.</translation>
    </message>
    <message>
        <source>Nobody has been caught.</source>
        <translation>No han pillado a nadie.</translation>
    </message>
    <message>
        <source>{giver} gives one card of their own.</source>
        <translation>{giver} da una carta de su propia mano.</translation>
    </message>
    <message>
        <source>The card goes to {player}.</source>
        <translation>La carta es para {player}.</translation>
    </message>
    <message>
        <source>No call is due now.</source>
        <translation>Ahora no hay nada que cantar.</translation>
    </message>
    <message>
        <source>Only {player} can call now.</source>
        <translation>Ahora solo puede cantar {player}.</translation>
    </message>
    <message>
        <source>{player} has already called.</source>
        <translation>{player} ya ha cantado.</translation>
    </message>
    <message>
        <source>It is too late or too early to catch anybody.</source>
        <translation>Es demasiado tarde o demasiado pronto para pillar a nadie.</translation>
    </message>
    <message>
        <source>Nobody can catch themselves.</source>
        <translation>Nadie puede pillarse a sí mismo.</translation>
    </message>
    <message>
        <source>{player} has already tried this time.</source>
        <translation>{player} ya lo ha intentado esta vez.</translation>
    </message>
    <message>
        <source>Only one card is left: call before anybody notices.</source>
        <translation>Queda una sola carta: canta antes de que alguien lo note.</translation>
    </message>
    <message>
        <source>{player} has one card left and forgot to call.</source>
        <translation>A {player} le queda una carta y no ha cantado.</translation>
    </message>
    <message>
        <source>No card fits.</source>
        <translation>No sirve ninguna carta.</translation>
    </message>
    <message>
        <source>The good cards stay in hand for later.</source>
        <translation>Las buenas cartas se guardan para después.</translation>
    </message>
    <message>
        <source>This empties the hand: the deal is over.</source>
        <translation>Después no queda ninguna carta: se acaba la mano.</translation>
    </message>
    <message numerus="yes">
        <source>This gets rid of %n card(s) at once.</source>
        <comment>several equal cards are laid</comment>
        <translation>
            <numerusform>Se va %n carta de golpe.</numerusform>
            <numerusform>Se van %n cartas de golpe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another card can follow the 7.</source>
        <translation>Después del 7 puede seguir otra carta.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this suit stay in hand: {suit}.</source>
        <comment>the suit that an 8 names</comment>
        <translation>
            <numerusform>%n carta de este palo se queda en la mano: {suit}.</numerusform>
            <numerusform>%n cartas de este palo se quedan en la mano: {suit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card will do: 8s and jokers are better kept for later.</source>
        <translation>Con esta carta basta: es mejor guardar los 8 y los comodines para después.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left and has to draw.</source>
        <translation>
            <numerusform>A {player} solo le queda %n carta y debe robar.</numerusform>
            <numerusform>A {player} solo le quedan %n cartas y debe robar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card would cost the most: %n point(s).</source>
        <comment>why it is given away</comment>
        <translation>
            <numerusform>Esta carta costaría más que ninguna: %n punto.</numerusform>
            <numerusform>Esta carta costaría más que ninguna: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But for 8s and jokers, this card would cost the most: %n point(s).</source>
        <comment>why it is given away</comment>
        <translation>
            <numerusform>Aparte de los 8 y los comodines, esta carta costaría más que ninguna: %n punto.</numerusform>
            <numerusform>Aparte de los 8 y los comodines, esta carta costaría más que ninguna: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n card(s) left and misses a turn.</source>
        <translation>
            <numerusform>A {player} solo le queda %n carta y pierde el turno.</numerusform>
            <numerusform>A {player} solo le quedan %n cartas y pierde el turno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play turns away from {player}, who has only %n card(s) left.</source>
        <translation>
            <numerusform>Cambia el sentido: a {player} solo le queda %n carta.</numerusform>
            <numerusform>Cambia el sentido: a {player} solo le quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gets rid of %n point(s).</source>
        <translation>
            <numerusform>Así se quita %n punto.</numerusform>
            <numerusform>Así se quitan %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Card!</source>
        <comment>button: the call with one card left</comment>
        <translation>¡Carta!</translation>
    </message>
    <message>
        <source>Caught!</source>
        <comment>button: somebody forgot the call</comment>
        <translation>¡Te pillé!</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>button, while the stock is empty</comment>
        <translation>Robar una carta</translation>
    </message>
    <message>
        <source>any time, names a suit</source>
        <translation>siempre, elige palo</translation>
    </message>
    <message>
        <source>joker: any time, next player draws two</source>
        <translation>comodín: siempre, quien sigue roba dos</translation>
    </message>
    <message>
        <source>joker: names a suit, next player draws two</source>
        <translation>comodín: elige palo, quien sigue roba dos</translation>
    </message>
    <message>
        <source>next player draws two</source>
        <translation>quien sigue roba dos</translation>
    </message>
    <message>
        <source>next player draws two or passes it on</source>
        <translation>quien sigue roba dos o las pasa</translation>
    </message>
    <message>
        <source>next player misses a turn</source>
        <translation>quien sigue pierde el turno</translation>
    </message>
    <message>
        <source>reverses the direction</source>
        <translation>cambia el sentido</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>se vuelve a jugar</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than nothing</comment>
        <translation>
            <numerusform>−%n punto</numerusform>
            <numerusform>−%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>cards in a hand</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>“Card!”</source>
        <comment>said by a player with one card left</comment>
        <translation>«¡Carta!»</translation>
    </message>
    <message>
        <source>Lay: {cards}</source>
        <comment>a possible move</comment>
        <translation>Jugar: {cards}</translation>
    </message>
    <message>
        <source>Lay: {cards}. Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Jugar: {cards}. Cantar «¡Carta!»</translation>
    </message>
    <message>
        <source>Lay: {cards}. Name: {suit}</source>
        <comment>a possible move</comment>
        <translation>Jugar: {cards}. Palo: {suit}</translation>
    </message>
    <message>
        <source>Lay: {cards}. Name: {suit}. Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Jugar: {cards}. Palo: {suit}. Cantar «¡Carta!»</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a possible move: from the stock</comment>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a possible move</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Call “Card!”</source>
        <comment>a possible move</comment>
        <translation>Cantar «¡Carta!»</translation>
    </message>
    <message>
        <source>Catch {player}, who forgot to call</source>
        <comment>a possible move</comment>
        <translation>Pillar a {player} sin haber cantado</translation>
    </message>
    <message>
        <source>Give: {card}</source>
        <comment>a possible move</comment>
        <translation>Dar: {card}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>El juego sigue.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}.</source>
        <translation>{player} juega: {cards}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. “Card!”</source>
        <translation>{player} juega: {cards}. «¡Carta!»</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. Suit named: {suit}.</source>
        <translation>{player} juega: {cards}. Palo elegido: {suit}.</translation>
    </message>
    <message>
        <source>{player} lays: {cards}. Suit named: {suit}. “Card!”</source>
        <translation>{player} juega: {cards}. Palo elegido: {suit}. «¡Carta!»</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} roba %n carta.</numerusform>
            <numerusform>{player} roba %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws: {cards}.</source>
        <translation>{player} roba: {cards}.</translation>
    </message>
    <message>
        <source>{player} has nothing to draw.</source>
        <translation>{player} no tiene nada que robar.</translation>
    </message>
    <message>
        <source>The direction of play is reversed.</source>
        <translation>Cambia el sentido del juego.</translation>
    </message>
    <message>
        <source>Missing a turn: {players}.</source>
        <translation>Pierden un turno: {players}.</translation>
    </message>
    <message>
        <source>{player} has another turn.</source>
        <translation>{player} vuelve a jugar.</translation>
    </message>
    <message>
        <source>{player} tries to catch somebody, but nobody forgot to call.</source>
        <translation>{player} dice «¡Te pillé!», pero sin motivo.</translation>
    </message>
    <message>
        <source>{player} must lay a card that fits.</source>
        <translation>{player} debe jugar una carta que sirva.</translation>
    </message>
    <message>
        <source>The drawn card fits: {player} must lay it.</source>
        <translation>La carta robada sirve: {player} debe jugarla.</translation>
    </message>
    <message>
        <source>{player} may lay a card or pass.</source>
        <translation>{player} puede jugar una carta o pasar.</translation>
    </message>
    <message>
        <source>{player} may lay a card that fits, or draw one.</source>
        <translation>{player} puede jugar una carta que sirva o robar una.</translation>
    </message>
    <message>
        <source>No card fits: {player} must draw one.</source>
        <translation>No sirve ninguna carta: {player} debe robar una.</translation>
    </message>
    <message>
        <source>No card fits: {player} must pass.</source>
        <translation>No sirve ninguna carta: {player} debe pasar.</translation>
    </message>
    <message numerus="yes">
        <source>{player} must draw %n card(s), or lay a 2 or a joker.</source>
        <translation>
            <numerusform>{player} debe robar %n carta, o jugar un 2 o un comodín.</numerusform>
            <numerusform>{player} debe robar %n cartas, o jugar un 2 o un comodín.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has one card left. Which comes first, the call or a catch?</source>
        <translation>A {player} le queda una carta. ¿Qué llega antes: cantar o pillar?</translation>
    </message>
    <message>
        <source>Which suit is it now?</source>
        <comment>asked of whoever has laid an 8</comment>
        <translation>¿Qué palo está en juego ahora?</translation>
    </message>
    <message>
        <source>{player} misses a turn.</source>
        <translation>{player} pierde un turno.</translation>
    </message>
    <message>
        <source>{player} has no cards left: the deal is over.</source>
        <translation>{player} ya no tiene cartas: se acaba la mano.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} pasa.</translation>
    </message>
    <message>
        <source>{player} calls “Card!”</source>
        <translation>{player} canta «¡Carta!»</translation>
    </message>
    <message>
        <source>{player} catches {other}, who forgot to call.</source>
        <translation>{player} pilla a {other} sin haber cantado.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n card(s).</source>
        <translation>
            <numerusform>{player} recibe %n carta.</numerusform>
            <numerusform>{player} recibe %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has no cards left. {other} draws %n card(s), and the deal is over.</source>
        <translation>
            <numerusform>{player} ya no tiene cartas. {other} roba %n carta y se acaba la mano.</numerusform>
            <numerusform>{player} ya no tiene cartas. {other} roba %n cartas y se acaba la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives {other}: {card}.</source>
        <translation>{player} le da a {other}: {card}.</translation>
    </message>
    <message>
        <source>A new deal begins.</source>
        <translation>Empieza una mano nueva.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Le toca a {player}.</translation>
    </message>
    <message>
        <source>A 7: {player} plays again.</source>
        <translation>Un 7: {player} vuelve a jugar.</translation>
    </message>
    <message>
        <source>{giver} must give {player} a card.</source>
        <translation>{giver} tiene que darle una carta a {player}.</translation>
    </message>
    <message>
        <source>{player} has no cards left. The hands are counted.</source>
        <translation>{player} ya no tiene cartas. Se cuentan las de los demás.</translation>
    </message>
    <message>
        <source>The deal is blocked. The hands are counted.</source>
        <translation>La mano está bloqueada. Se cuentan las cartas.</translation>
    </message>
    <message>
        <source>The match is over. Lowest total: {players}.</source>
        <translation>La partida ha terminado. Total más bajo: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{suit}: %n card(s) in hand</source>
        <comment>choice of the suit for an 8</comment>
        <translation>
            <numerusform>{suit}: %n carta en la mano</numerusform>
            <numerusform>{suit}: %n cartas en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Mano {deal} de {deals}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), the lowest total wins</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n mano, gana el total más bajo</numerusform>
            <numerusform>%n manos, gana el total más bajo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went out most often: in %n deal(s).</source>
        <translation>
            <numerusform>{player} se quedó sin cartas más a menudo que nadie: en %n mano.</numerusform>
            <numerusform>{player} se quedó sin cartas más a menudo que nadie: en %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dearest hand cost {player} {points} points, in deal {number}.</source>
        <translation>Lo más caro le pasó a {player}: {points} puntos en la mano {number}.</translation>
    </message>
    <message>
        <source>Several cards of one rank</source>
        <translation>Varias cartas del mismo valor</translation>
    </message>
    <message>
        <source>A 6 is on top, so both 6s from the hand may go down together. The last one laid is the new top card.</source>
        <translation>Arriba hay un 6, así que los dos 6 de la mano se pueden jugar juntos. El último que se juega queda arriba.</translation>
    </message>
    <message>
        <source>An 8 names the suit</source>
        <translation>Un 8 elige el palo</translation>
    </message>
    <message>
        <source>The 8 goes on any card, and whoever lays it names spades. The next player follows with a spade.</source>
        <translation>El 8 va sobre cualquier carta, y quien lo juega elige picas. La siguiente persona juega una pica.</translation>
    </message>
    <message>
        <source>A 2 makes the next player draw</source>
        <translation>Un 2 hace robar</translation>
    </message>
    <message>
        <source>The 2 of hearts is laid, and the next player draws two cards at once. After that they play as usual.</source>
        <translation>Se juega el 2 de corazones y la siguiente persona roba dos cartas enseguida. Después juega con normalidad.</translation>
    </message>
    <message>
        <source>1 card fewer</source>
        <comment>handicap</comment>
        <translation>1 carta menos</translation>
    </message>
    <message>
        <source>2 cards fewer</source>
        <comment>handicap</comment>
        <translation>2 cartas menos</translation>
    </message>
</context>
</TS>
