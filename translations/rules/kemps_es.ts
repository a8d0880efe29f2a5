<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="kemps.aim">
        <source>Collect four cards of the same rank and give your partner a secret signal. Your partner calls “Kemps!” before the other team reads the signal.</source>
        <translation>Reunid cuatro cartas del mismo valor y haced una seña secreta a la pareja, que canta «¡Kem!» antes de que el otro equipo descubra la seña.</translation>
    </message>
    <message id="kemps.two-teams">
        <source>Four players play in two teams of two. Partners sit opposite each other.</source>
        <translation>Juegan cuatro, en dos equipos de dos. Las parejas se sientan frente a frente.</translation>
    </message>
    <message id="kemps.target-agreed">
        <source>The first team with five points wins.</source>
        <translation>Gana el primer equipo que llega a cinco puntos.</translation>
    </message>
    <message id="kemps.target-agreed@3">
        <source>The first team with three points wins.</source>
        <translation>Gana el primer equipo que llega a tres puntos.</translation>
    </message>
    <message id="kemps.target-agreed@7">
        <source>The first team with seven points wins.</source>
        <translation>Gana el primer equipo que llega a siete puntos.</translation>
    </message>
    <message id="kemps.target-agreed@10">
        <source>The first team with ten points wins.</source>
        <translation>Gana el primer equipo que llega a diez puntos.</translation>
    </message>
    <message id="kemps.secret-signal">
        <source>Each team agrees on one signal while the other team looks away. Both partners use the same one.</source>
        <translation>Cada equipo acuerda una seña mientras el otro mira a otro lado. Los dos de la pareja usan la misma.</translation>
    </message>
    <message id="kemps.signal-from-catalogue">
        <source>A signal is one of the twelve gestures. Both teams may choose the same one without knowing it.</source>
        <translation>Una seña es uno de los doce gestos. Los dos equipos pueden elegir el mismo sin saberlo.</translation>
    </message>
    <message id="kemps.signal-from-catalogue@pair">
        <source>A signal is two different gestures in a row, in their order. Both teams may choose the same ones without knowing it.</source>
        <translation>Una seña son dos gestos distintos seguidos, en su orden. Los dos equipos pueden elegir los mismos sin saberlo.</translation>
    </message>
    <message id="kemps.change-between-deals">
        <source>Before each further deal, both teams may keep their signal or change it in secret.</source>
        <translation>Antes de cada nuevo reparto, los dos equipos pueden mantener su seña o cambiarla en secreto.</translation>
    </message>
    <message id="kemps.deal-four">
        <source>Everyone is dealt four cards one by one, starting on the dealer’s left. Lots are drawn for the first dealer, then the deal passes clockwise.</source>
        <translation>Cada cual recibe cuatro cartas, de una en una, empezando a la izquierda de quien reparte. Se sortea quién reparte primero y después se sigue en el sentido del reloj.</translation>
    </message>
    <message id="kemps.row-of-four">
        <source>The other cards are the stock. Its top four cards are laid face up: this is the row. A deal has nine rows at most.</source>
        <translation>Las demás cartas son el mazo. Las cuatro de arriba se ponen boca arriba: es la fila. Un reparto tiene nueve filas como mucho.</translation>
    </message>
    <message id="kemps.swap-one-for-one">
        <source>To swap, players take one card of the row and put one of their own in its place. Every hand always has four cards.</source>
        <translation>Para cambiar se toma una carta de la fila y se deja una propia en su lugar. Cada mano tiene siempre cuatro cartas.</translation>
    </message>
    <message id="kemps.row-only">
        <source>Cards are taken from the row only, never from the stock, the cards put aside or another hand.</source>
        <translation>Solo se toman cartas de la fila, nunca del mazo, de las cartas apartadas ni de otra mano.</translation>
    </message>
    <message id="kemps.all-at-once">
        <source>Everybody may swap for as long as the row lies there.</source>
        <translation>Todos pueden cambiar cartas mientras la fila siga ahí.</translation>
    </message>
    <message id="kemps.private-turn">
        <source>If two or more people play, everyone looks at their own cards behind the curtain in turn. They may swap one card and choose what their doll will show.</source>
        <extracomment>&quot;Doll&quot;: the figure at each seat that makes the gestures.</extracomment>
        <translation>Si juegan dos o más personas, cada una mira sus cartas por turno detrás del telón. Puede cambiar una carta y elegir qué mostrará su muñeco.</translation>
    </message>
    <message id="kemps.open-clock">
        <source>If one person plays with three computer players, there are no turns: all swap and gesture at once. Each needs half a second between swaps.</source>
        <translation>Si una persona juega con tres ordenadores, no hay turnos: todos cambian cartas y hacen gestos a la vez. Entre dos cambios pasa medio segundo.</translation>
    </message>
    <message id="kemps.first-to-take">
        <source>If two players want the same card of the row, the faster one gets it. The other keeps their own card.</source>
        <translation>Si dos quieren la misma carta de la fila, se la lleva quien fue más rápido. La otra persona conserva la suya.</translation>
    </message>
    <message id="kemps.row-cleared@one-lap">
        <source>A row is put aside after one lap of private turns. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Una fila se aparta tras una vuelta de turnos secretos. Si todos juegan a la vez: cuando nadie la quiere, tras diez segundos sin cambios o tras un minuto.</translation>
    </message>
    <message id="kemps.row-cleared">
        <source>A row is put aside after a lap without a swap, or after two laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Una fila se aparta tras una vuelta sin cambios o tras dos vueltas de turnos secretos. Si todos juegan a la vez: cuando nadie la quiere, tras diez segundos sin cambios o tras un minuto.</translation>
    </message>
    <message id="kemps.row-cleared@three-laps">
        <source>A row is put aside after a lap without a swap, or after three laps. If all play at once: when nobody wants it, after ten seconds without a swap, or after a minute.</source>
        <translation>Una fila se aparta tras una vuelta sin cambios o tras tres vueltas de turnos secretos. Si todos juegan a la vez: cuando nadie la quiere, tras diez segundos sin cambios o tras un minuto.</translation>
    </message>
    <message id="kemps.cleared-cards-out">
        <source>Cards that have been put aside lie face down and are out of play until the next deal.</source>
        <translation>Las cartas apartadas quedan boca abajo y fuera del juego hasta el siguiente reparto.</translation>
    </message>
    <message id="kemps.cleared-cards-out@reshuffle">
        <source>Cards that have been put aside lie face down. They only come back if the stock is shuffled again.</source>
        <translation>Las cartas apartadas quedan boca abajo. Solo vuelven si se baraja de nuevo el mazo.</translation>
    </message>
    <message id="kemps.stock-empty">
        <source>If the ninth row is put aside too, nobody scores and the next player deals.</source>
        <translation>Si también se aparta la novena fila, nadie puntúa y reparte la siguiente persona.</translation>
    </message>
    <message id="kemps.stock-empty@reshuffle">
        <source>After the ninth row, the cards put aside are shuffled once and become the new stock. After nine more rows nobody scores.</source>
        <translation>Tras la novena fila, las cartas apartadas se barajan una vez y forman el nuevo mazo. Tras otras nueve filas nadie puntúa.</translation>
    </message>
    <message id="kemps.signal-on-four">
        <source>Whoever holds four equal cards shows the team’s signal, so that the partner can call “Kemps!”.</source>
        <translation>Quien tiene cuatro iguales hace la seña del equipo para que su pareja cante «¡Kem!».</translation>
    </message>
    <message id="kemps.no-signal-without-four">
        <source>Players without four equal cards cannot show their own team’s signal.</source>
        <translation>Sin cuatro iguales nadie puede mostrar la seña de su propio equipo.</translation>
    </message>
    <message id="kemps.decoys-allowed">
        <source>Any other gesture may be shown at any time, to confuse the other team. Showing nothing is fine, too.</source>
        <translation>Cualquier otro gesto vale en cualquier momento para despistar al otro equipo. No mostrar nada también vale.</translation>
    </message>
    <message id="kemps.kemps-call">
        <source>“Kemps!” means: my partner has four of a kind. If it is true, the partner’s hand is laid open.</source>
        <translation>«¡Kem!» quiere decir: mi pareja tiene cuatro iguales. Si es verdad, se descubre su mano.</translation>
    </message>
    <message id="kemps.own-four-not-enough">
        <source>Four of a kind in the caller’s own hand do not count for “Kemps!”.</source>
        <translation>Cuatro iguales en la mano de quien canta no cuentan para «¡Kem!».</translation>
    </message>
    <message id="kemps.double-call">
        <source>“Double Kemps!” means: both of us have four of a kind. The partner must confirm it within three seconds.</source>
        <translation>«¡Doble kem!» quiere decir: los dos tenemos cuatro iguales. La pareja debe confirmarlo en tres segundos.</translation>
    </message>
    <message id="kemps.double-unconfirmed">
        <source>If the partner does not confirm in time, the call counts as a plain “Kemps!”.</source>
        <translation>Si la pareja no confirma a tiempo, cuenta como un simple «¡Kem!».</translation>
    </message>
    <message id="kemps.counter-call">
        <source>“Counter Kemps!” means: we know your signal. The caller picks the signal within ten seconds while everything else waits. Picking nothing counts as wrong.</source>
        <translation>«¡Contra kem!» quiere decir: conocemos vuestra seña. Hay diez segundos para señalarla y todo lo demás espera. No señalar nada es un fallo.</translation>
    </message>
    <message id="kemps.counter-needs-no-four">
        <source>A counter is right if the signal named is the other team’s present signal, whether anybody holds four of a kind or not.</source>
        <translation>Un contra es correcto si la seña dicha es la que usa el otro equipo ahora, haya o no cuatro iguales.</translation>
    </message>
    <message id="kemps.counter-right-ends-deal">
        <source>A right counter ends the deal. The team that was found out must take a different signal for the next deal.</source>
        <translation>Un contra correcto termina el reparto. El equipo descubierto debe tomar otra seña para el siguiente.</translation>
    </message>
    <message id="kemps.counter-right-ends-deal@resume">
        <source>After a right counter, the team that was found out takes a different signal. Then play goes on with the same cards.</source>
        <translation>Tras un contra correcto, el equipo descubierto toma otra seña. Después se sigue con las mismas cartas.</translation>
    </message>
    <message id="kemps.counter-wrong-goes-on">
        <source>After a wrong counter the deal goes on, and everybody knows one signal that it is not.</source>
        <translation>Tras un contra fallido el reparto sigue, y todos saben una seña que no es.</translation>
    </message>
    <message id="kemps.false-call-goes-on">
        <source>After a wrong “Kemps!” or “Double Kemps!” the deal goes on, and no hand is shown.</source>
        <translation>Tras un «¡Kem!» o «¡Doble kem!» fallido el reparto sigue y no se enseña ninguna mano.</translation>
    </message>
    <message id="kemps.claim-order">
        <source>The first call counts, and later ones are dropped. At the same moment, a double goes before Kemps, and Kemps before a counter. Then whoever sits nearer to the dealer’s left goes first.</source>
        <translation>Vale el primer canto y los demás se anulan. En el mismo instante, el doble va antes que el kem, y el kem antes que el contra. Después, quien esté más cerca a la izquierda de quien reparte.</translation>
    </message>
    <message id="kemps.one-claim-per-moment">
        <source>A team that has called wrongly is not heard until the next private turn is over. If all play at once, it is not heard for five seconds.</source>
        <translation>A un equipo que cantó mal no se le oye hasta que acabe el siguiente turno secreto. Si todos juegan a la vez, durante cinco segundos.</translation>
    </message>
    <message id="kemps.claims-in-the-open">
        <source>If two or more people play, calls count only while everybody is looking at the table.</source>
        <translation>Si juegan dos o más personas, los cantos solo valen mientras todos miran la mesa.</translation>
    </message>
    <message id="kemps.score-calls">
        <source>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call 1.</source>
        <translation>Un kem correcto da 1 punto, un doble o contra correcto 4. Un contra fallido cuesta 2 puntos, cualquier otro canto fallido 1.</translation>
    </message>
    <message id="kemps.score-calls@free">
        <source>A right Kemps scores 1 point, a right double or counter 4. A wrong counter costs 2 points, any other wrong call nothing.</source>
        <translation>Un kem correcto da 1 punto, un doble o contra correcto 4. Un contra fallido cuesta 2 puntos, cualquier otro canto fallido nada.</translation>
    </message>
    <message id="kemps.score-calls@two">
        <source>A right Kemps scores 1 point, a right double or counter 4. Any wrong call costs 2 points.</source>
        <translation>Un kem correcto da 1 punto, un doble o contra correcto 4. Cualquier canto fallido cuesta 2 puntos.</translation>
    </message>
    <message id="kemps.call-ends-deal">
        <source>A right Kemps or double ends the deal. All cards are shuffled, and the next player deals.</source>
        <translation>Un kem o un doble correcto termina el reparto. Se barajan todas las cartas y reparte la siguiente persona.</translation>
    </message>
    <message id="kemps.target-wins">
        <source>A team that reaches the agreed number of points wins at once.</source>
        <translation>Un equipo que llega a los puntos acordados gana al momento.</translation>
    </message>
    <message id="kemps.deal-limit">
        <source>After twenty deals, the team with more points wins. Equal points are a draw.</source>
        <translation>Tras veinte repartos gana el equipo con más puntos. Si hay empate a puntos, nadie gana.</translation>
    </message>
    <message id="kemps.private-time@10">
        <source>A private turn lasts ten seconds at most.</source>
        <translation>Un turno secreto dura diez segundos como mucho.</translation>
    </message>
    <message id="kemps.private-time">
        <source>A private turn lasts fifteen seconds at most.</source>
        <translation>Un turno secreto dura quince segundos como mucho.</translation>
    </message>
    <message id="kemps.private-time@30">
        <source>A private turn lasts thirty seconds at most.</source>
        <translation>Un turno secreto dura treinta segundos como mucho.</translation>
    </message>
    <message id="kemps.private-time@none">
        <source>A private turn lasts as long as the player likes.</source>
        <translation>Un turno secreto dura lo que se quiera.</translation>
    </message>
    <message id="kemps.table-time@3">
        <source>After each private turn everybody looks at the table for three seconds. In that time the doll shows its gesture.</source>
        <translation>Después de cada turno secreto, todos miran la mesa durante tres segundos. En ese tiempo el muñeco hace su gesto.</translation>
    </message>
    <message id="kemps.table-time">
        <source>After each private turn everybody looks at the table for four seconds. In that time the doll shows its gesture.</source>
        <translation>Después de cada turno secreto, todos miran la mesa durante cuatro segundos. En ese tiempo el muñeco hace su gesto.</translation>
    </message>
    <message id="kemps.table-time@6">
        <source>After each private turn everybody looks at the table for six seconds. In that time the doll shows its gesture.</source>
        <translation>Después de cada turno secreto, todos miran la mesa durante seis segundos. En ese tiempo el muñeco hace su gesto.</translation>
    </message>
    <message id="kemps.ahead-1">
        <source>A head start of 1 point counts for the whole team from the beginning.</source>
        <translation>Una ventaja de 1 punto cuenta desde el principio para todo el equipo.</translation>
    </message>
</context>
<context>
    <name>kemps</name>
    <message>
        <source>3 seconds</source>
        <comment>a time</comment>
        <translation>3 segundos</translation>
    </message>
    <message>
        <source>4 seconds</source>
        <comment>a time</comment>
        <translation>4 segundos</translation>
    </message>
    <message>
        <source>6 seconds</source>
        <comment>a time</comment>
        <translation>6 segundos</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puntos para ganar</translation>
    </message>
    <message>
        <source>3</source>
        <comment>points</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>5</source>
        <comment>points</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>7</source>
        <comment>points</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>10</source>
        <comment>points</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>A signal is</source>
        <translation>Una seña es</translation>
    </message>
    <message>
        <source>one gesture</source>
        <comment>a signal is</comment>
        <translation>un gesto</translation>
    </message>
    <message>
        <source>two gestures in a row</source>
        <comment>a signal is</comment>
        <translation>dos gestos seguidos</translation>
    </message>
    <message>
        <source>After a right Counter Kemps</source>
        <translation>Tras un contra kem correcto</translation>
    </message>
    <message>
        <source>new deal</source>
        <comment>after a right Counter Kemps</comment>
        <translation>nuevo reparto</translation>
    </message>
    <message>
        <source>play goes on</source>
        <comment>after a right Counter Kemps</comment>
        <translation>se sigue</translation>
    </message>
    <message>
        <source>A wrong Kemps costs</source>
        <translation>Un kem fallido cuesta</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>1 point</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>2 points</source>
        <comment>what a wrong Kemps costs</comment>
        <translation>2 puntos</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Cuando se acaba el mazo</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <comment>when the stock runs out</comment>
        <translation>nadie puntúa</translation>
    </message>
    <message>
        <source>shuffle once</source>
        <comment>when the stock runs out</comment>
        <translation>barajar una vez</translation>
    </message>
    <message>
        <source>A row lies for (two or more people)</source>
        <translation>Una fila dura (dos o más personas)</translation>
    </message>
    <message>
        <source>one lap</source>
        <comment>how long a row lies</comment>
        <translation>una vuelta</translation>
    </message>
    <message>
        <source>two laps</source>
        <comment>how long a row lies</comment>
        <translation>dos vueltas</translation>
    </message>
    <message>
        <source>three laps</source>
        <comment>how long a row lies</comment>
        <translation>tres vueltas</translation>
    </message>
    <message>
        <source>A private turn lasts</source>
        <translation>Un turno secreto dura</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <comment>a time</comment>
        <translation>10 segundos</translation>
    </message>
    <message>
        <source>15 seconds</source>
        <comment>a time</comment>
        <translation>15 segundos</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <comment>a time</comment>
        <translation>30 segundos</translation>
    </message>
    <message>
        <source>as long as you like</source>
        <comment>a time</comment>
        <translation>lo que quieras</translation>
    </message>
    <message>
        <source>Everybody looks for</source>
        <translation>Todos miran</translation>
    </message>
    <message>
        <source>1 point ahead</source>
        <comment>handicap</comment>
        <translation>1 punto de ventaja</translation>
    </message>
    <message>
        <source>Kemps</source>
        <translation>Kem</translation>
    </message>
    <message>
        <source>Collect four of a kind, signal it in secret, and let your partner call.</source>
        <translation>Reúne cuatro iguales, haz la seña en secreto y que tu pareja cante.</translation>
    </message>
    <message numerus="yes">
        <source>The hand already has %n card(s) of this rank.</source>
        <comment>why a card of the row is taken</comment>
        <translation>
            <numerusform>La mano ya tiene una carta de este valor.</numerusform>
            <numerusform>La mano ya tiene %n cartas de este valor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Careful: %n card(s) of this rank have been put aside or lie in the row.</source>
        <translation>
            <numerusform>Cuidado: una carta de este valor está apartada o en la fila.</numerusform>
            <numerusform>Cuidado: %n cartas de este valor están apartadas o en la fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card that goes out is no use: one of its rank has been put aside.</source>
        <translation>La carta que sale ya no sirve: hay una de su valor apartada.</translation>
    </message>
    <message>
        <source>No card of the row helps towards a four.</source>
        <translation>Ninguna carta de la fila ayuda a reunir cuatro iguales.</translation>
    </message>
    <message>
        <source>The hand is a four: the partner has to know.</source>
        <translation>Son cuatro iguales: la pareja tiene que saberlo.</translation>
    </message>
    <message>
        <source>A decoy keeps the other team guessing.</source>
        <translation>Una seña falsa despista al otro equipo.</translation>
    </message>
    <message>
        <source>There is nothing more to do in this turn.</source>
        <translation>No queda nada que hacer en este turno.</translation>
    </message>
    <message>
        <source>The partner has shown the signal.</source>
        <translation>La pareja ha hecho la seña.</translation>
    </message>
    <message>
        <source>What the partner showed looked like the signal.</source>
        <translation>Lo que ha hecho la pareja parecía la seña.</translation>
    </message>
    <message>
        <source>The partner has a four, and so has this hand.</source>
        <translation>La pareja tiene cuatro iguales, y esta mano también.</translation>
    </message>
    <message>
        <source>One gesture of the other team is more likely than all the others.</source>
        <translation>Un gesto del otro equipo es más probable que todos los demás.</translation>
    </message>
    <message>
        <source>Any gesture will do; a new one is harder to guess.</source>
        <translation>Sirve cualquier gesto; uno nuevo es más difícil de adivinar.</translation>
    </message>
    <message>
        <source>First a signal for {players} is chosen.</source>
        <comment>the two of a team</comment>
        <translation>Primero se elige la seña para {players}.</translation>
    </message>
    <message>
        <source>Signals are chosen before the cards are dealt.</source>
        <translation>Las señas se eligen antes de repartir.</translation>
    </message>
    <message>
        <source>A gesture is one of the twelve pictures.</source>
        <translation>Un gesto es una de las doce imágenes.</translation>
    </message>
    <message>
        <source>The two gestures are different ones.</source>
        <translation>Los dos gestos son distintos.</translation>
    </message>
    <message>
        <source>This signal has been found out. The team takes a different one.</source>
        <translation>Esta seña ha sido descubierta. El equipo toma otra.</translation>
    </message>
    <message>
        <source>It is {player}’s private turn.</source>
        <translation>Ahora {player} tiene su turno secreto.</translation>
    </message>
    <message>
        <source>Everybody is looking at the table now.</source>
        <translation>Ahora todos miran la mesa.</translation>
    </message>
    <message>
        <source>{player} has called first. Everything else waits.</source>
        <translation>{player} ha cantado primero. Todo lo demás espera.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Este reparto ha terminado.</translation>
    </message>
    <message>
        <source>Calls count while everybody is looking at the table.</source>
        <translation>Los cantos valen mientras todos miran la mesa.</translation>
    </message>
    <message>
        <source>{player}’s team has just called wrongly.</source>
        <translation>El equipo de {player} acaba de cantar mal.</translation>
    </message>
    <message>
        <source>Nobody waits for {player} to confirm a Double Kemps.</source>
        <translation>Nadie espera que {player} confirme un doble kem.</translation>
    </message>
    <message>
        <source>{player} has not called Counter Kemps.</source>
        <translation>{player} no ha cantado contra kem.</translation>
    </message>
    <message>
        <source>The cards to take lie face up in the row.</source>
        <translation>Las cartas que se pueden tomar están boca arriba en la fila.</translation>
    </message>
    <message>
        <source>One card goes onto one card of the row.</source>
        <translation>Una carta va sobre una carta de la fila.</translation>
    </message>
    <message>
        <source>{player} has already swapped a card in this turn.</source>
        <translation>{player} ya ha cambiado una carta en este turno.</translation>
    </message>
    <message>
        <source>Somebody else was faster.</source>
        <translation>Alguien fue más rápido.</translation>
    </message>
    <message>
        <source>This row has only just been laid out.</source>
        <translation>Esta fila se acaba de poner.</translation>
    </message>
    <message>
        <source>{player} has only just swapped.</source>
        <translation>{player} acaba de cambiar una carta.</translation>
    </message>
    <message>
        <source>The doll is about to show the signal: the four stays together.</source>
        <translation>El muñeco va a hacer la seña: las cuatro iguales siguen juntas.</translation>
    </message>
    <message>
        <source>The gesture of this turn has been chosen.</source>
        <translation>El gesto de este turno ya está elegido.</translation>
    </message>
    <message>
        <source>{player} has only just shown a gesture.</source>
        <translation>{player} acaba de hacer un gesto.</translation>
    </message>
    <message>
        <source>This is the signal of {player}’s team, and there is no four in hand.</source>
        <translation>Es la seña del equipo de {player}, y en la mano no hay cuatro iguales.</translation>
    </message>
    <message>
        <source>{player} has already said so.</source>
        <translation>{player} ya lo ha dicho.</translation>
    </message>
    <message>
        <source>A swap</source>
        <translation>Un cambio</translation>
    </message>
    <message>
        <source>Three 9s are in hand, and the fourth one lies in the row. The king goes out, the 9 comes in: that is four of a kind.</source>
        <translation>Hay tres 9 en la mano y el cuarto está en la fila. Sale el rey y entra el 9: cuatro iguales.</translation>
    </message>
    <message>
        <source>The signal</source>
        <translation>La seña</translation>
    </message>
    <message>
        <source>Four 9s are in hand. The doll is told to tug its ear, which is the signal. As soon as everybody looks at the table, it does.</source>
        <translation>Hay cuatro 9 en la mano. El muñeco debe tirarse de la oreja: es la seña. En cuanto todos miran la mesa, lo hace.</translation>
    </message>
    <message>
        <source>Seen through</source>
        <translation>Descubiertos</translation>
    </message>
    <message>
        <source>The other team has tugged an ear once too often. Counter Kemps! The signal is named, and it is right.</source>
        <translation>El otro equipo se ha tirado de la oreja una vez de más. ¡Contra kem! Se dice la seña, y es correcta.</translation>
    </message>
    <message numerus="yes">
        <source>{player} called at the right moment most often: %n time(s).</source>
        <translation>
            <numerusform>{player} cantó en el momento justo más que nadie: %n vez.</numerusform>
            <numerusform>{player} cantó en el momento justo más que nadie: %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} called wrongly most often: %n time(s).</source>
        <translation>
            <numerusform>{player} cantó mal más que nadie: %n vez.</numerusform>
            <numerusform>{player} cantó mal más que nadie: %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} saw through the other team’s signal.</source>
        <translation>{player} descubrió la seña del otro equipo.</translation>
    </message>
    <message>
        <source>{player} scored 4 points with a Double Kemps.</source>
        <translation>{player} ganó 4 puntos con un doble kem.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) ended because the stock ran out.</source>
        <translation>
            <numerusform>%n reparto acabó porque se terminó el mazo.</numerusform>
            <numerusform>%n repartos acabaron porque se terminó el mazo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Cards put aside</source>
        <translation>Cartas apartadas</translation>
    </message>
    <message>
        <source>Dolls</source>
        <translation>Muñecos</translation>
    </message>
    <message>
        <source>Gestures</source>
        <translation>Gestos</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button: the private turn is over</comment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Nothing for me</source>
        <comment>button: no card of the row is wanted</comment>
        <translation>Nada para mí</translation>
    </message>
    <message>
        <source>Any decoy</source>
        <comment>button: the doll shows any gesture that is not the signal</comment>
        <translation>Una seña falsa</translation>
    </message>
    <message>
        <source>Yes, Double Kemps!</source>
        <comment>button: the partner confirms</comment>
        <translation>¡Sí, doble kem!</translation>
    </message>
    <message>
        <source>Kemps: the partner has a four</source>
        <translation>Kem: la pareja tiene cuatro iguales</translation>
    </message>
    <message>
        <source>Double Kemps: both have a four</source>
        <translation>Doble kem: los dos tienen cuatro iguales</translation>
    </message>
    <message>
        <source>Counter Kemps: their signal is known</source>
        <translation>Contra kem: se conoce su seña</translation>
    </message>
    <message>
        <source>wink</source>
        <comment>a gesture</comment>
        <translation>guiñar un ojo</translation>
    </message>
    <message>
        <source>scratch the cheek</source>
        <comment>a gesture</comment>
        <translation>rascarse la mejilla</translation>
    </message>
    <message>
        <source>tug an ear</source>
        <comment>a gesture</comment>
        <translation>tirarse de la oreja</translation>
    </message>
    <message>
        <source>touch the nose</source>
        <comment>a gesture</comment>
        <translation>tocarse la nariz</translation>
    </message>
    <message>
        <source>rub the chin</source>
        <comment>a gesture</comment>
        <translation>frotarse la barbilla</translation>
    </message>
    <message>
        <source>puff the cheeks</source>
        <comment>a gesture</comment>
        <translation>inflar las mejillas</translation>
    </message>
    <message>
        <source>raise the eyebrows</source>
        <comment>a gesture</comment>
        <translation>levantar las cejas</translation>
    </message>
    <message>
        <source>look up</source>
        <comment>a gesture</comment>
        <translation>mirar hacia arriba</translation>
    </message>
    <message>
        <source>tilt the head</source>
        <comment>a gesture</comment>
        <translation>ladear la cabeza</translation>
    </message>
    <message>
        <source>purse the lips</source>
        <comment>a gesture</comment>
        <translation>fruncir los labios</translation>
    </message>
    <message>
        <source>smooth the hair</source>
        <comment>a gesture</comment>
        <translation>alisarse el pelo</translation>
    </message>
    <message>
        <source>yawn</source>
        <comment>a gesture</comment>
        <translation>bostezar</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <comment>two gestures in a row</comment>
        <translation>{first} y luego {second}</translation>
    </message>
    <message>
        <source>doll</source>
        <comment>the figure that makes the gestures</comment>
        <translation>muñeco</translation>
    </message>
    <message>
        <source>Row, card {number}</source>
        <comment>the first to the fourth card from the left</comment>
        <translation>Fila, carta {number}</translation>
    </message>
    <message>
        <source>Kemps!</source>
        <comment>a call</comment>
        <translation>¡Kem!</translation>
    </message>
    <message>
        <source>Double Kemps!</source>
        <comment>a call</comment>
        <translation>¡Doble kem!</translation>
    </message>
    <message>
        <source>Counter Kemps!</source>
        <comment>a call</comment>
        <translation>¡Contra kem!</translation>
    </message>
    <message>
        <source>Double!</source>
        <comment>button: Double Kemps; there is little room</comment>
        <translation>¡Doble!</translation>
    </message>
    <message>
        <source>Counter!</source>
        <comment>button: Counter Kemps; there is little room</comment>
        <translation>¡Contra!</translation>
    </message>
    <message>
        <source>Deal {deal}, row {row} of {rows}</source>
        <translation>Reparto {deal}, fila {row} de {rows}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Reparto {deal}</translation>
    </message>
    <message>
        <source>the signal of this team</source>
        <comment>said of a gesture</comment>
        <translation>la seña de este equipo</translation>
    </message>
    <message>
        <source>not the signal of the other team</source>
        <comment>said of a gesture</comment>
        <translation>no es la seña del otro equipo</translation>
    </message>
    <message>
        <source>chosen for this turn</source>
        <comment>said of a gesture</comment>
        <translation>elegido para este turno</translation>
    </message>
    <message>
        <source>one of a four</source>
        <comment>said of a card</comment>
        <translation>una de cuatro iguales</translation>
    </message>
    <message>
        <source>As a signal: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Como seña: {gesture}</translation>
    </message>
    <message>
        <source>Take {taken}, lay down {out}</source>
        <comment>a possible move; two cards</comment>
        <translation>Tomar: {taken}; dejar: {out}</translation>
    </message>
    <message>
        <source>Show: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Mostrar: {gesture}</translation>
    </message>
    <message>
        <source>Show any gesture but the signal</source>
        <comment>a possible move</comment>
        <translation>Mostrar cualquier gesto menos la seña</translation>
    </message>
    <message>
        <source>End the private turn</source>
        <comment>a possible move</comment>
        <translation>Terminar el turno secreto</translation>
    </message>
    <message>
        <source>Want nothing of this row</source>
        <comment>a possible move</comment>
        <translation>No querer nada de esta fila</translation>
    </message>
    <message>
        <source>Confirm the Double Kemps</source>
        <comment>a possible move</comment>
        <translation>Confirmar el doble kem</translation>
    </message>
    <message>
        <source>Name as their signal: {gesture}</source>
        <comment>a possible move</comment>
        <translation>Señalar como su seña: {gesture}</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>El juego sigue.</translation>
    </message>
    <message>
        <source>{players} have agreed on a signal.</source>
        <comment>the two of a team</comment>
        <translation>{players} han acordado una seña.</translation>
    </message>
    <message>
        <source>{players} have chosen the first gesture.</source>
        <comment>the two of a team</comment>
        <translation>{players} han elegido el primer gesto.</translation>
    </message>
    <message>
        <source>{player} takes {taken} and lays down {out}.</source>
        <comment>two cards</comment>
        <translation>{player} toma: {taken}; y deja: {out}.</translation>
    </message>
    <message>
        <source>{player} will show: {gesture}.</source>
        <translation>{player} mostrará: {gesture}.</translation>
    </message>
    <message>
        <source>{player} thinks about what to show.</source>
        <translation>{player} piensa qué mostrar.</translation>
    </message>
    <message>
        <source>{player} shows: {gesture}.</source>
        <translation>{player} muestra: {gesture}.</translation>
    </message>
    <message>
        <source>{player} has had a look.</source>
        <translation>{player} ha mirado sus cartas.</translation>
    </message>
    <message>
        <source>{player} wants nothing of this row.</source>
        <translation>{player} no quiere nada de esta fila.</translation>
    </message>
    <message>
        <source>{player} calls: “{call}”</source>
        <translation>{player} canta: «{call}»</translation>
    </message>
    <message>
        <source>{player} confirms: “{call}”</source>
        <translation>{player} confirma: «{call}»</translation>
    </message>
    <message>
        <source>{player} names: {gesture}.</source>
        <translation>{player} señala: {gesture}.</translation>
    </message>
    <message>
        <source>Nobody wants the row any more. Here is row {row}.</source>
        <translation>Ya nadie quiere nada de la fila. Llega la fila {row}.</translation>
    </message>
    <message>
        <source>That is right: {players} score {points}.</source>
        <comment>the two of a team; points: 4 points</comment>
        <translation>Correcto: {players} ganan {points}.</translation>
    </message>
    <message>
        <source>That is wrong: {players} lose {points}.</source>
        <comment>the two of a team; points: 2 points</comment>
        <translation>No es así: {players} pierden {points}.</translation>
    </message>
    <message>
        <source>That is wrong, and costs nothing.</source>
        <translation>No es así, y no cuesta nada.</translation>
    </message>
    <message>
        <source>Yes, their signal was: {gesture}.</source>
        <translation>Sí, su seña era: {gesture}.</translation>
    </message>
    <message>
        <source>No, their signal is not: {gesture}.</source>
        <translation>No, su seña no es: {gesture}.</translation>
    </message>
    <message>
        <source>{player} named no signal in time.</source>
        <translation>{player} no señaló ninguna seña a tiempo.</translation>
    </message>
    <message>
        <source>The stock is used up. Nobody scores in this deal.</source>
        <translation>El mazo se ha acabado. Nadie puntúa en este reparto.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are gathered. Deal {deal} is next.</source>
        <translation>Se recogen las cartas. Llega el reparto {deal}.</translation>
    </message>
    <message>
        <source>A secret signal for {players}: which gesture?</source>
        <comment>the two of a team</comment>
        <translation>Una seña secreta para {players}: ¿qué gesto?</translation>
    </message>
    <message>
        <source>A secret signal for {players}: which second gesture?</source>
        <comment>two names</comment>
        <translation>Una seña secreta para {players}: ¿qué segundo gesto?</translation>
    </message>
    <message>
        <source>{player}: swap one card, choose a gesture, then press “Done”.</source>
        <translation>{player}: cambia una carta, elige un gesto y pulsa «Listo».</translation>
    </message>
    <message>
        <source>{player} has swapped. A gesture for the table? Then press “Done”.</source>
        <translation>{player} ha cambiado una carta. ¿Un gesto para la mesa? Después pulsa «Listo».</translation>
    </message>
    <message>
        <source>{player} is looking at the cards.</source>
        <translation>{player} está mirando sus cartas.</translation>
    </message>
    <message>
        <source>Everybody watches the dolls. Who calls?</source>
        <translation>Todos miran los muñecos. ¿Quién canta?</translation>
    </message>
    <message>
        <source>{player}: put a card on one of the row, or call.</source>
        <translation>{player}: deja una carta sobre una de la fila, o canta.</translation>
    </message>
    <message>
        <source>{player} has four of a kind: show the signal “{gesture}”.</source>
        <translation>{player} tiene cuatro iguales: haz la seña «{gesture}».</translation>
    </message>
    <message>
        <source>{player} calls Double Kemps. Does {partner} confirm it?</source>
        <translation>{player} canta doble kem. ¿Lo confirma {partner}?</translation>
    </message>
    <message>
        <source>{player} calls Counter Kemps: which gesture is their signal?</source>
        <translation>{player} canta contra kem: ¿qué gesto es su seña?</translation>
    </message>
    <message>
        <source>The match is over. {players} win.</source>
        <comment>the two of a team</comment>
        <translation>La partida ha terminado. Ganan {players}.</translation>
    </message>
    <message>
        <source>The match is over. It is a draw.</source>
        <translation>La partida ha terminado. Hay empate.</translation>
    </message>
    <message>
        <source>{call} Right!</source>
        <comment>call: Kemps!</comment>
        <translation>{call} ¡Correcto!</translation>
    </message>
    <message>
        <source>{call} Wrong!</source>
        <comment>call: Kemps!</comment>
        <translation>{call} ¡No es así!</translation>
    </message>
    <message>
        <source>The first team with {target} points wins.</source>
        <comment>heading of the score</comment>
        <translation>Gana el primer equipo con {target} puntos.</translation>
    </message>
</context>
</TS>
