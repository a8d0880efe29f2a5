<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="card_marathon.aim">
        <source>Upturn all five milestones of the own row, but without leaving the other runner too far behind.</source>
        <translation>Dar la vuelta a los cinco hitos de la propia fila, pero sin dejar al rival demasiado atrás.</translation>
    </message>
    <message id="card_marathon.aim@no-reversal">
        <source>Be the first to upturn all five milestones of the own row.</source>
        <translation>Dar la vuelta antes que el rival a los cinco hitos de la propia fila.</translation>
    </message>
    <message id="card_marathon.organizer-draw">
        <source>Before the first race each player draws a card. Whoever has the lower value organizes; the ace is the lowest. After equal values both draw again.</source>
        <translation>Antes de la primera carrera cada uno roba una carta. Quien tiene el valor más bajo se encarga de la organización; el as es el más bajo. Con valores iguales se repite.</translation>
    </message>
    <message id="card_marathon.deal">
        <source>Each player gets five energy cards, which nobody else may see, and a row of five milestones face down, at which nobody looks.</source>
        <translation>Cada uno recibe cinco cartas de energía, que nadie más puede ver, y una fila de cinco hitos tapados, que nadie mira.</translation>
    </message>
    <message id="card_marathon.effort-one">
        <source>One card lies face up and begins the effort pile. The others lie face down as refreshments.</source>
        <translation>Una carta boca arriba empieza el montón del esfuerzo. Las demás quedan boca abajo como avituallamiento.</translation>
    </message>
    <message id="card_marathon.opponent-starts">
        <source>The race organizer lets the other player begin. Then the players take turns.</source>
        <translation>Quien se encarga de la organización deja empezar al rival. Después se juega por turnos.</translation>
    </message>
    <message id="card_marathon.turn-choice">
        <source>A turn is either a drawing turn or a swapping turn. Nobody may pass. In a swapping turn nothing is drawn, thrown or declared.</source>
        <translation>En un turno o se roba o se cambia. Nadie puede pasar. Quien cambia no roba, no tira y no anuncia nada.</translation>
    </message>
    <message id="card_marathon.draw-one">
        <source>A drawing turn begins with one card: the top card of the refreshments, unseen, or the top card of the effort pile.</source>
        <translation>Quien roba toma primero una carta: la de arriba del avituallamiento, sin verla, o la de arriba del esfuerzo.</translation>
    </message>
    <message id="card_marathon.challenge-after-draw">
        <source>A challenge may be declared only in a drawing turn after a card has been drawn, and only one in a turn.</source>
        <translation>Un reto solo se anuncia después de robar una carta, y solo uno en cada turno.</translation>
    </message>
    <message id="card_marathon.challenge-optional">
        <source>Nobody has to declare a challenge. Near the finish it can be wise to wait.</source>
        <translation>Nadie está obligado a anunciar un reto. Cerca de la meta puede ser mejor esperar.</translation>
    </message>
    <message id="card_marathon.throw-one">
        <source>Whoever declares no challenge throws one of the six energy cards face up on the effort pile, and the turn is over.</source>
        <translation>Quien no anuncia ningún reto tira boca arriba al esfuerzo una de las seis cartas de energía, y el turno termina.</translation>
    </message>
    <message id="card_marathon.four-cards">
        <source>A challenge has exactly four different cards: four of a kind, a straight flush or a straight.</source>
        <translation>Un reto tiene exactamente cuatro cartas distintas: cuatro iguales, una escalera de color o una escalera.</translation>
    </message>
    <message id="card_marathon.permissible-cards">
        <source>The four cards come from the player’s energy and the player’s own upturned milestones. No other cards can be used.</source>
        <translation>Las cuatro cartas salen de la energía y de los hitos descubiertos de quien juega. Ninguna otra carta vale.</translation>
    </message>
    <message id="card_marathon.one-energy">
        <source>At least one of the four cards comes from the energy.</source>
        <translation>Al menos una de las cuatro cartas sale de la energía.</translation>
    </message>
    <message id="card_marathon.four-of-a-kind">
        <source>Four of a kind is the same value in all four suits. It is never blocked.</source>
        <translation>Cuatro iguales es el mismo valor en los cuatro palos. Nunca se bloquea.</translation>
    </message>
    <message id="card_marathon.straight-flush">
        <source>A straight flush is four values in a row, all in one suit. It is never blocked.</source>
        <translation>Una escalera de color son cuatro valores seguidos de un solo palo. Nunca se bloquea.</translation>
    </message>
    <message id="card_marathon.straight">
        <source>A straight is four values in a row, in more than one suit. Only straights can be blocked.</source>
        <translation>Una escalera son cuatro valores seguidos de varios palos. Solo las escaleras pueden estar bloqueadas.</translation>
    </message>
    <message id="card_marathon.wrap">
        <source>Values run in a circle. After the king comes the ace, then the two: queen, king, ace, two is in a row.</source>
        <translation>Los valores forman un círculo. Después del rey va el as y luego el dos: reina, rey, as, dos van seguidos.</translation>
    </message>
    <message id="card_marathon.wrap@flush-only">
        <source>After the king comes the ace. Only a straight flush may go on past the ace to the two.</source>
        <translation>Después del rey va el as. Solo una escalera de color puede seguir más allá del as hasta el dos.</translation>
    </message>
    <message id="card_marathon.value-blocked">
        <source>A straight may not contain a value that the opponent shows among their upturned milestones.</source>
        <translation>Una escalera no puede tener un valor que el rival muestra entre sus hitos descubiertos.</translation>
    </message>
    <message id="card_marathon.value-majority">
        <source>If both show a value, only the player who shows more of it may use it in a straight.</source>
        <translation>Si los dos muestran un valor, solo puede usarlo en una escalera quien lo muestra más veces.</translation>
    </message>
    <message id="card_marathon.equal-values-block-both">
        <source>If both show a value equally often, neither of them may use it in a straight.</source>
        <translation>Si los dos muestran un valor las mismas veces, ninguno puede usarlo en una escalera.</translation>
    </message>
    <message id="card_marathon.leader-no-straights">
        <source>Whoever leads by three or more upturned milestones cannot declare a straight at all.</source>
        <translation>Quien lleva tres o más hitos descubiertos de ventaja no puede anunciar ninguna escalera.</translation>
    </message>
    <message id="card_marathon.lagger-free">
        <source>Whoever is three or more upturned milestones behind may use any value in a straight.</source>
        <translation>Quien va tres o más hitos descubiertos por detrás puede usar cualquier valor en una escalera.</translation>
    </message>
    <message id="card_marathon.throw-challenge">
        <source>The energy cards of a challenge go face up on the effort pile, in any order. Milestones that were used stay in the row.</source>
        <translation>Las cartas de energía de un reto van boca arriba al esfuerzo, en cualquier orden. Los hitos usados se quedan en la fila.</translation>
    </message>
    <message id="card_marathon.upturn-own">
        <source>After a challenge the player upturns any one closed milestone of their own row.</source>
        <translation>Después de un reto se da la vuelta a un hito tapado de la propia fila, el que se quiera.</translation>
    </message>
    <message id="card_marathon.refill-to-five">
        <source>Then the player draws from the refreshments until they have five energy cards again, and the turn is over.</source>
        <translation>Luego se roba del avituallamiento hasta tener otra vez cinco cartas de energía, y el turno termina.</translation>
    </message>
    <message id="card_marathon.swap-open">
        <source>In a swapping turn an energy card can change places with an upturned milestone of the own row. It lies there face up.</source>
        <translation>Quien cambia puede cambiar una carta de energía por un hito descubierto de la propia fila. Allí queda boca arriba.</translation>
    </message>
    <message id="card_marathon.swap-closed">
        <source>An energy card can also change places with a closed milestone of the own row. It lies there face down, and only its owner knows it.</source>
        <translation>Una carta de energía también se puede cambiar por un hito tapado de la propia fila. Allí queda boca abajo, y solo la conoce quien la puso.</translation>
    </message>
    <message id="card_marathon.swap-closed-limit">
        <source>Swaps with closed milestones need upturned ones: in each race a player may have made at most as many as they have upturned.</source>
        <translation>Para cambiar hitos tapados hacen falta descubiertos: en cada carrera, como mucho tantos de estos cambios como hitos descubiertos.</translation>
    </message>
    <message id="card_marathon.rebuild">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most three times in a race.</source>
        <translation>Si se acaba el avituallamiento, se baraja el esfuerzo sin su carta de arriba y pasa a ser el nuevo, como mucho tres veces por carrera.</translation>
    </message>
    <message id="card_marathon.rebuild@limit-1">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, but only once in a race.</source>
        <translation>Si se acaba el avituallamiento, se baraja el esfuerzo sin su carta de arriba y pasa a ser el nuevo, pero solo una vez por carrera.</translation>
    </message>
    <message id="card_marathon.rebuild@limit-5">
        <source>If the refreshments run out, the effort pile without its top card is shuffled and becomes the new ones, at most five times in a race.</source>
        <translation>Si se acaba el avituallamiento, se baraja el esfuerzo sin su carta de arriba y pasa a ser el nuevo, como mucho cinco veces por carrera.</translation>
    </message>
    <message id="card_marathon.race-end">
        <source>A race ends at once when a player upturns the fifth milestone.</source>
        <translation>Una carrera termina en cuanto alguien da la vuelta al quinto hito.</translation>
    </message>
    <message id="card_marathon.finish-wins">
        <source>If the other player has upturned two, three or four milestones, whoever has finished wins.</source>
        <translation>Si el rival ha dado la vuelta a dos, tres o cuatro hitos, gana quien ha llegado a la meta.</translation>
    </message>
    <message id="card_marathon.finish-wins@always">
        <source>Whoever has upturned all five milestones wins.</source>
        <translation>Gana quien ha dado la vuelta a los cinco hitos.</translation>
    </message>
    <message id="card_marathon.reversal">
        <source>If the other player has upturned one milestone or none, it is the other player who wins.</source>
        <translation>Si el rival ha dado la vuelta a un solo hito o a ninguno, es el rival quien gana.</translation>
    </message>
    <message id="card_marathon.time-out">
        <source>A race also ends after a turn if there are no refreshments left and no new ones may be made.</source>
        <translation>Una carrera también termina después de un turno si no queda avituallamiento y ya no se puede hacer otro.</translation>
    </message>
    <message id="card_marathon.quiet-limit">
        <source>A race also ends after twenty turns in a row in which nobody has drawn from the refreshments.</source>
        <translation>Una carrera también termina después de veinte turnos seguidos en los que nadie ha robado del avituallamiento.</translation>
    </message>
    <message id="card_marathon.time-out-scale">
        <source>Then whoever has upturned more milestones wins, but with four more they lose. With the same number, the race is drawn.</source>
        <translation>Entonces gana quien tiene más hitos descubiertos, pero pierde quien tiene cuatro más. Con los mismos, la carrera queda en empate.</translation>
    </message>
    <message id="card_marathon.time-out-scale@no-reversal">
        <source>Then whoever has upturned more milestones wins. With the same number, the race is drawn.</source>
        <translation>Entonces gana quien tiene más hitos descubiertos. Con los mismos, la carrera queda en empate.</translation>
    </message>
    <message id="card_marathon.match">
        <source>A match is one race.</source>
        <translation>Una partida es una carrera.</translation>
    </message>
    <message id="card_marathon.match@races-2">
        <source>A match is two races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Una partida son dos carreras, con la organización por turnos. Quien gana más gana la partida; con las mismas queda en empate.</translation>
    </message>
    <message id="card_marathon.match@races-3">
        <source>A match is three races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Una partida son tres carreras, con la organización por turnos. Quien gana más gana la partida; con las mismas queda en empate.</translation>
    </message>
    <message id="card_marathon.match@races-5">
        <source>A match is five races, organized in turn. Whoever wins more of them wins the match; with equal numbers it is drawn.</source>
        <translation>Una partida son cinco carreras, con la organización por turnos. Quien gana más gana la partida; con las mismas queda en empate.</translation>
    </message>
    <message id="card_marathon.min-energy">
        <source>At least two of the four cards of a challenge come from the energy.</source>
        <translation>Al menos dos de las cuatro cartas de un reto salen de la energía.</translation>
    </message>
    <message id="card_marathon.no-return">
        <source>A card taken from the effort pile may not be thrown back in the same turn, unless in a challenge.</source>
        <translation>Una carta tomada del esfuerzo no se puede tirar otra vez en el mismo turno, salvo en un reto.</translation>
    </message>
    <message id="card_marathon.memory-aid">
        <source>Nobody may look at closed milestones, not even at those that they laid there themselves.</source>
        <translation>Nadie puede mirar los hitos tapados, ni siquiera los que puso allí.</translation>
    </message>
    <message id="card_marathon.browse-effort">
        <source>Everybody may look through the effort pile.</source>
        <translation>Todos pueden mirar las cartas del esfuerzo.</translation>
    </message>
    <message id="card_marathon.upturned-1">
        <source>Whoever is 1 milestone ahead begins each race with the first one upturned.</source>
        <translation>Quien tiene 1 hito de ventaja empieza cada carrera con el primero ya vuelto.</translation>
    </message>
    <message id="card_marathon.upturned-2">
        <source>Whoever is 2 milestones ahead begins each race with the first two upturned.</source>
        <translation>Quien tiene 2 hitos de ventaja empieza cada carrera con los dos primeros ya vueltos.</translation>
    </message>
</context>
<context>
    <name>card_marathon</name>
    <message>
        <source>Number of races</source>
        <translation>Número de carreras</translation>
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
        <translation>Quien llega con cuatro o cinco hitos de ventaja pierde</translation>
    </message>
    <message>
        <source>Going on past the ace</source>
        <translation>Seguir más allá del as</translation>
    </message>
    <message>
        <source>all straights</source>
        <comment>what may go on past the ace</comment>
        <translation>todas las escaleras</translation>
    </message>
    <message>
        <source>straight flushes only</source>
        <comment>what may go on past the ace</comment>
        <translation>solo las de color</translation>
    </message>
    <message>
        <source>Cards of a challenge that come from the energy</source>
        <translation>Cartas de un reto que salen de la energía</translation>
    </message>
    <message>
        <source>at least 1</source>
        <comment>number of cards</comment>
        <translation>al menos 1</translation>
    </message>
    <message>
        <source>at least 2</source>
        <comment>number of cards</comment>
        <translation>al menos 2</translation>
    </message>
    <message>
        <source>A card taken from the effort may not be thrown back at once</source>
        <translation>Una carta tomada del esfuerzo no vuelve enseguida</translation>
    </message>
    <message>
        <source>Players see the closed milestones that they laid themselves</source>
        <translation>Se pueden mirar los hitos tapados que uno ha puesto</translation>
    </message>
    <message>
        <source>The effort pile may be looked through</source>
        <translation>Se pueden mirar las cartas del esfuerzo</translation>
    </message>
    <message>
        <source>New refreshments in a race</source>
        <translation>Nuevo avituallamiento por carrera</translation>
    </message>
    <message>
        <source>once</source>
        <comment>how often there are new refreshments</comment>
        <translation>una vez</translation>
    </message>
    <message>
        <source>three times</source>
        <comment>how often there are new refreshments</comment>
        <translation>tres veces</translation>
    </message>
    <message>
        <source>five times</source>
        <comment>how often there are new refreshments</comment>
        <translation>cinco veces</translation>
    </message>
    <message>
        <source>1 milestone ahead</source>
        <comment>handicap</comment>
        <translation>1 hito de ventaja</translation>
    </message>
    <message>
        <source>2 milestones ahead</source>
        <comment>handicap</comment>
        <translation>2 hitos de ventaja</translation>
    </message>
    <message>
        <source>Card Marathon</source>
        <translation>Maratón de cartas</translation>
    </message>
    <message>
        <source>Upturn five milestones, but never run too far ahead.</source>
        <translation>Dar la vuelta a cinco hitos, sin adelantarse nunca demasiado.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Le toca a {player}.</translation>
    </message>
    <message>
        <source>The race goes on in a moment.</source>
        <translation>La carrera sigue enseguida.</translation>
    </message>
    <message>
        <source>{player} has declared a challenge and now upturns a milestone.</source>
        <translation>{player} ha anunciado un reto y ahora da la vuelta a un hito.</translation>
    </message>
    <message>
        <source>{player} has already drawn a card.</source>
        <translation>{player} ya ha robado una carta.</translation>
    </message>
    <message>
        <source>{player} has drawn a card, so there is no swapping in this turn.</source>
        <translation>{player} ha robado una carta y en este turno ya no puede cambiar.</translation>
    </message>
    <message>
        <source>Cards are drawn from the refreshments or from the effort pile.</source>
        <translation>Se roba del avituallamiento o del esfuerzo.</translation>
    </message>
    <message>
        <source>What is drawn goes into {player}’s hand.</source>
        <translation>Lo que roba {player} va a la mano.</translation>
    </message>
    <message>
        <source>{player} has not drawn a card yet.</source>
        <translation>{player} todavía no ha robado ninguna carta.</translation>
    </message>
    <message>
        <source>Cards are thrown on the effort pile.</source>
        <translation>Las cartas se tiran al esfuerzo.</translation>
    </message>
    <message>
        <source>This is no card of {player}’s energy.</source>
        <translation>Esta carta no es de la energía de {player}.</translation>
    </message>
    <message>
        <source>The {card} has just come from the effort pile.</source>
        <translation>Esta carta acaba de salir del esfuerzo: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Chosen so far: %n card(s).</source>
        <translation>
            <numerusform>De momento: %n carta elegida.</numerusform>
            <numerusform>De momento: %n cartas elegidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither the same value nor four values in a row: {cards}.</source>
        <translation>Ni el mismo valor ni cuatro valores seguidos: {cards}.</translation>
    </message>
    <message>
        <source>These cards go on past the ace, and they are not all of one suit.</source>
        <translation>Estas cartas siguen más allá del as y no son todas del mismo palo.</translation>
    </message>
    <message>
        <source>A closed milestone cannot be used.</source>
        <translation>Un hito tapado no vale.</translation>
    </message>
    <message>
        <source>The {card} is not {player}’s.</source>
        <translation>Esta carta no es de {player}: {card}.</translation>
    </message>
    <message>
        <source>One of the cards is not {player}’s.</source>
        <translation>Una de las cartas no es de {player}.</translation>
    </message>
    <message>
        <source>All four cards are milestones.</source>
        <translation>Las cuatro cartas son hitos.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n milestone(s), and this is a straight.</source>
        <translation>
            <numerusform>{player} lleva %n hito de ventaja, y esto es una escalera.</numerusform>
            <numerusform>{player} lleva %n hitos de ventaja, y esto es una escalera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. {other} shows it %n time(s), {player} does not show it.</source>
        <translation>
            <numerusform>Valor bloqueado: {rank}. {other} lo muestra %n vez, {player} no lo muestra.</numerusform>
            <numerusform>Valor bloqueado: {rank}. {other} lo muestra %n veces, {player} no lo muestra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. {other} shows it %n time(s), {player} less often.</source>
        <translation>
            <numerusform>Valor bloqueado: {rank}. {other} lo muestra %n vez, {player} menos.</numerusform>
            <numerusform>Valor bloqueado: {rank}. {other} lo muestra %n veces, {player} menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked value: {rank}. Both show it, %n time(s) each.</source>
        <translation>
            <numerusform>Valor bloqueado: {rank}. Los dos lo muestran, %n vez cada uno.</numerusform>
            <numerusform>Valor bloqueado: {rank}. Los dos lo muestran, %n veces cada uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>A milestone is upturned only after a challenge.</source>
        <translation>Solo se da la vuelta a un hito después de un reto.</translation>
    </message>
    <message>
        <source>This milestone lies face up already.</source>
        <translation>Este hito ya está descubierto.</translation>
    </message>
    <message>
        <source>This is no milestone of {player}’s row.</source>
        <translation>Este hito no es de la fila de {player}.</translation>
    </message>
    <message numerus="yes">
        <source>Swaps with closed milestones so far: %n. Upturned milestones: {upturned}.</source>
        <translation>
            <numerusform>Cambios de hitos tapados hasta ahora: %n. Hitos descubiertos: {upturned}.</numerusform>
            <numerusform>Cambios de hitos tapados hasta ahora: %n. Hitos descubiertos: {upturned}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was over after %n turn(s).</source>
        <comment>the match</comment>
        <translation>
            <numerusform>Terminó después de %n turno.</numerusform>
            <numerusform>Terminó después de %n turnos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} was %n milestone(s) behind and still won the race.</source>
        <translation>
            <numerusform>{player} iba %n hito por detrás y aun así ganó la carrera.</numerusform>
            <numerusform>{player} iba %n hitos por detrás y aun así ganó la carrera.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ran too far ahead and lost the race by it.</source>
        <translation>{player} se adelantó demasiado y por eso perdió la carrera.</translation>
    </message>
    <message numerus="yes">
        <source>{player} declared the most challenges: %n.</source>
        <translation>
            <numerusform>{player} anunció más retos que nadie: %n.</numerusform>
            <numerusform>{player} anunció más retos que nadie: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} swapped the most milestones: %n.</source>
        <translation>
            <numerusform>{player} cambió más hitos que nadie: %n.</numerusform>
            <numerusform>{player} cambió más hitos que nadie: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} upturned the first milestone, in turn {number}.</source>
        <translation>{player} dio la vuelta al primer hito, en el turno {number}.</translation>
    </message>
    <message>
        <source>{player} declared four of a kind.</source>
        <translation>{player} anunció cuatro iguales.</translation>
    </message>
    <message>
        <source>{player} declared a straight flush.</source>
        <translation>{player} anunció una escalera de color.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <comment>button: declare a challenge</comment>
        <translation>Reto</translation>
    </message>
    <message>
        <source>New refreshments</source>
        <comment>button: shuffle the effort pile and draw</comment>
        <translation>Reponer</translation>
    </message>
    <message>
        <source>four of a kind: never blocked</source>
        <translation>cuatro iguales: nunca se bloquea</translation>
    </message>
    <message>
        <source>straight flush: never blocked</source>
        <translation>escalera de color: nunca se bloquea</translation>
    </message>
    <message>
        <source>straight: not with values that the other shows upturned</source>
        <translation>escalera: no con valores que el rival muestra</translation>
    </message>
    <message>
        <source>three or more ahead: no straights</source>
        <translation>tres o más por delante: sin escaleras</translation>
    </message>
    <message>
        <source>three or more behind: straights with any value</source>
        <translation>tres o más por detrás: escaleras con cualquier valor</translation>
    </message>
    <message>
        <source>whoever finishes four or five milestones ahead loses</source>
        <translation>quien llega con cuatro o cinco hitos de ventaja pierde</translation>
    </message>
    <message>
        <source>Milestones of {player}</source>
        <translation>Hitos: {player}</translation>
    </message>
    <message>
        <source>milestone {number} of {player}</source>
        <comment>one of the five cards of a row</comment>
        <translation>hito {number} de {player}</translation>
    </message>
    <message>
        <source>Refreshments</source>
        <comment>the stock of cards</comment>
        <translation>Avituallamiento</translation>
    </message>
    <message>
        <source>Effort</source>
        <comment>the pile of thrown cards</comment>
        <translation>Esfuerzo</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>La ventaja</translation>
    </message>
    <message>
        <source>Straights</source>
        <comment>heading of the table of values</comment>
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>Values for straights</source>
        <translation>Valores para escaleras</translation>
    </message>
    <message>
        <source>{line} for {player}</source>
        <comment>a box of the table of values</comment>
        <translation>{line} para {player}</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>a value that may not be used in a straight</comment>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>Race {race} of {races}</source>
        <translation>Carrera {race} de {races}</translation>
    </message>
    <message numerus="yes">
        <source>New refreshments: %n more time(s)</source>
        <translation>
            <numerusform>Nuevo avituallamiento: %n vez más</numerusform>
            <numerusform>Nuevo avituallamiento: %n veces más</numerusform>
        </translation>
    </message>
    <message>
        <source>laid there closed by {player}</source>
        <comment>of a milestone</comment>
        <translation>carta tapada puesta por {player}</translation>
    </message>
    <message>
        <source>part of a challenge</source>
        <comment>of a card</comment>
        <translation>parte de un reto</translation>
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
        <source>I upturn the stone!</source>
        <comment>called when a milestone is upturned</comment>
        <translation>¡Doy la vuelta al hito!</translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) ahead</source>
        <comment>on the track of the lead</comment>
        <translation>
            <numerusform>%n hito por delante</numerusform>
            <numerusform>%n hitos por delante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) behind</source>
        <comment>on the track of the lead</comment>
        <translation>
            <numerusform>%n hito por detrás</numerusform>
            <numerusform>%n hitos por detrás</numerusform>
        </translation>
    </message>
    <message>
        <source>level</source>
        <comment>on the track of the lead</comment>
        <translation>igualados</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Igualados</translation>
    </message>
    <message>
        <source>{player} leads by {lead}</source>
        <comment>written over the track</comment>
        <translation>{player}: {lead} de ventaja</translation>
    </message>
    <message>
        <source>Draw from the refreshments</source>
        <comment>a possible move</comment>
        <translation>Robar del avituallamiento</translation>
    </message>
    <message>
        <source>Shuffle new refreshments and draw</source>
        <comment>a possible move</comment>
        <translation>Barajar nuevo avituallamiento y robar</translation>
    </message>
    <message>
        <source>Take the {card} from the effort</source>
        <comment>a possible move</comment>
        <translation>Tomar del esfuerzo: {card}</translation>
    </message>
    <message>
        <source>Throw the {card}</source>
        <comment>a possible move</comment>
        <translation>Tirar: {card}</translation>
    </message>
    <message>
        <source>{player}: no straights</source>
        <comment>written over the track</comment>
        <translation>{player}: sin escaleras</translation>
    </message>
    <message>
        <source>{player}: do not finish</source>
        <comment>written over the track</comment>
        <translation>{player}: no llegar</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>what is declared</comment>
        <translation>cuatro iguales</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <comment>what is declared</comment>
        <translation>una escalera de color</translation>
    </message>
    <message>
        <source>a straight</source>
        <comment>what is declared</comment>
        <translation>una escalera</translation>
    </message>
    <message>
        <source>Declare {kind}: {cards}</source>
        <comment>a possible move</comment>
        <translation>Anunciar {kind}: {cards}</translation>
    </message>
    <message>
        <source>Declare {kind}: {cards}. On top: {card}</source>
        <comment>a possible move</comment>
        <translation>Anunciar {kind}: {cards}. Encima: {card}</translation>
    </message>
    <message>
        <source>Upturn milestone {number}</source>
        <comment>a possible move</comment>
        <translation>Dar la vuelta al hito {number}</translation>
    </message>
    <message>
        <source>Swap the {card} with the {old}, milestone {number}</source>
        <comment>a possible move</comment>
        <translation>Cambiar {card} por {old}, hito {number}</translation>
    </message>
    <message>
        <source>Swap the {card} with the closed milestone {number}</source>
        <comment>a possible move</comment>
        <translation>Cambiar {card} por el hito tapado {number}</translation>
    </message>
    <message>
        <source>The race goes on.</source>
        <translation>La carrera sigue.</translation>
    </message>
    <message>
        <source>Which energy card goes there?</source>
        <translation>¿Qué carta de energía va allí?</translation>
    </message>
    <message>
        <source>Which challenge?</source>
        <translation>¿Qué reto?</translation>
    </message>
    <message>
        <source>{player} draws from the refreshments.</source>
        <translation>{player} roba del avituallamiento.</translation>
    </message>
    <message>
        <source>{player} draws the {card} from the refreshments.</source>
        <translation>{player} roba del avituallamiento: {card}.</translation>
    </message>
    <message>
        <source>{player} takes the {card} from the effort.</source>
        <translation>{player} toma del esfuerzo: {card}.</translation>
    </message>
    <message>
        <source>The effort pile was shuffled: new refreshments.</source>
        <translation>Se ha barajado el esfuerzo: nuevo avituallamiento.</translation>
    </message>
    <message>
        <source>{player} throws the {card}.</source>
        <translation>{player} tira: {card}.</translation>
    </message>
    <message>
        <source>{player} declares {kind}: {cards}.</source>
        <translation>{player} anuncia {kind}: {cards}.</translation>
    </message>
    <message>
        <source>{player} upturns milestone {number}: {card}.</source>
        <translation>{player} da la vuelta al hito {number}: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s) from the refreshments.</source>
        <translation>
            <numerusform>{player} roba %n carta del avituallamiento.</numerusform>
            <numerusform>{player} roba %n cartas del avituallamiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} swaps the {card} with milestone {number}, the {old}.</source>
        <translation>{player} cambia {card} por el hito {number}, {old}.</translation>
    </message>
    <message>
        <source>{player} swaps an energy card with the closed milestone {number}.</source>
        <translation>{player} cambia una carta de energía por el hito tapado {number}.</translation>
    </message>
    <message>
        <source>{player} swaps the {card} with the closed milestone {number} and finds the {old}.</source>
        <translation>{player} cambia {card} por el hito tapado {number} y encuentra: {old}.</translation>
    </message>
    <message>
        <source>{player} organizes the race, {other} begins.</source>
        <translation>{player} se encarga de la organización, {other} empieza.</translation>
    </message>
    <message>
        <source>Race {race}: {player} organizes, {other} begins.</source>
        <translation>Carrera {race}: {player} se encarga de la organización, {other} empieza.</translation>
    </message>
    <message>
        <source>Equal values: both draw again.</source>
        <translation>Valores iguales: se repite.</translation>
    </message>
    <message>
        <source>{player} draws the {card}, {other} draws the {second}. {organizer} organizes the race.</source>
        <translation>{player} roba {card}, {other} roba {second}. {organizer} se encarga de la organización.</translation>
    </message>
    <message>
        <source>{player} draws the {card}, {other} draws the {second}. Equal values: both draw again.</source>
        <translation>{player} roba {card}, {other} roba {second}. Valores iguales: se repite.</translation>
    </message>
    <message>
        <source>{player} draws a card, or swaps an energy card with a milestone.</source>
        <translation>{player} roba una carta o cambia una carta de energía por un hito.</translation>
    </message>
    <message>
        <source>{player} throws one energy card, or declares a challenge.</source>
        <translation>{player} tira una carta de energía o anuncia un reto.</translation>
    </message>
    <message>
        <source>{player} can declare {kind}: {cards}. Otherwise one energy card is thrown.</source>
        <translation>{player} puede anunciar {kind}: {cards}. Si no, se tira una carta de energía.</translation>
    </message>
    <message>
        <source>{player} can declare {kind}: {cards}. But whoever finishes so far ahead loses.</source>
        <translation>{player} puede anunciar {kind}: {cards}. Pero quien llega con tanta ventaja pierde.</translation>
    </message>
    <message>
        <source>{cards} would be a straight, but a value is blocked: {rank}. {player} throws one energy card.</source>
        <translation>{cards} sería una escalera, pero hay un valor bloqueado: {rank}. {player} tira una carta de energía.</translation>
    </message>
    <message>
        <source>{cards} would be a straight, but {player} leads too far for straights. One energy card is thrown.</source>
        <translation>{cards} sería una escalera, pero {player} lleva demasiada ventaja. Se tira una carta de energía.</translation>
    </message>
    <message>
        <source>{player} chooses a closed milestone to upturn.</source>
        <translation>{player} elige un hito tapado para darle la vuelta.</translation>
    </message>
    <message>
        <source>{player} has upturned all five milestones and wins the race.</source>
        <translation>{player} ha dado la vuelta a los cinco hitos y gana la carrera.</translation>
    </message>
    <message numerus="yes">
        <source>{other} finishes %n milestone(s) ahead: too far. {player} wins the race.</source>
        <translation>
            <numerusform>{other} llega con %n hito de ventaja: demasiado. {player} gana la carrera.</numerusform>
            <numerusform>{other} llega con %n hitos de ventaja: demasiado. {player} gana la carrera.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no refreshments left. {player} wins the race.</source>
        <translation>No queda avituallamiento. {player} gana la carrera.</translation>
    </message>
    <message>
        <source>There are no refreshments left. The race is drawn.</source>
        <translation>No queda avituallamiento. La carrera queda en empate.</translation>
    </message>
    <message>
        <source>Nobody has drawn from the refreshments for long. {player} wins the race.</source>
        <translation>Hace mucho que nadie roba del avituallamiento. {player} gana la carrera.</translation>
    </message>
    <message>
        <source>Nobody has drawn from the refreshments for long. The race is drawn.</source>
        <translation>Hace mucho que nadie roba del avituallamiento. La carrera queda en empate.</translation>
    </message>
    <message>
        <source>The match is over. Most races won: {player}.</source>
        <translation>La partida ha terminado. Más carreras ganadas: {player}.</translation>
    </message>
    <message>
        <source>The match is drawn: both have won equally many races.</source>
        <translation>La partida queda en empate: los dos han ganado las mismas carreras.</translation>
    </message>
    <message>
        <source>{player} wins the race!</source>
        <translation>¡{player} gana la carrera!</translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s) upturned</source>
        <translation>
            <numerusform>%n hito descubierto</numerusform>
            <numerusform>%n hitos descubiertos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n race(s) won</source>
        <translation>
            <numerusform>%n carrera ganada</numerusform>
            <numerusform>%n carreras ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Upturned milestones</source>
        <translation>Hitos descubiertos</translation>
    </message>
    <message>
        <source>Closed milestones swapped</source>
        <translation>Hitos tapados cambiados</translation>
    </message>
    <message>
        <source>Milestones in race {race}</source>
        <translation>Hitos en la carrera {race}</translation>
    </message>
    <message>
        <source>Races won</source>
        <translation>Carreras ganadas</translation>
    </message>
    <message>
        <source>Five upturned milestones end the race</source>
        <comment>heading of the score</comment>
        <translation>Cinco hitos descubiertos terminan la carrera</translation>
    </message>
    <message numerus="yes">
        <source>%n race(s), most wins count</source>
        <comment>heading of the score</comment>
        <translation>
            <numerusform>%n carrera</numerusform>
            <numerusform>%n carreras, cuentan más victorias</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}</source>
        <comment>the value of a card from 2 to 10, as a number</comment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>A challenge with two milestones</source>
        <translation>Un reto con dos hitos</translation>
    </message>
    <message>
        <source>The 4 and the 5 come from the hand, the 6 and the 7 lie upturned in the row. Two cards are thrown, a third milestone is upturned, and one card is drawn.</source>
        <translation>El 4 y el 5 salen de la mano, el 6 y el 7 están descubiertos en la fila. Se tiran dos cartas, se da la vuelta a un tercer hito y se roba una carta.</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>Dos contra uno</translation>
    </message>
    <message>
        <source>The other row shows a 7, but the own row shows two. So the straight with the 7 is not blocked.</source>
        <translation>La otra fila muestra un 7, pero la propia muestra dos. Por eso la escalera con el 7 no está bloqueada.</translation>
    </message>
    <message>
        <source>Too far ahead</source>
        <translation>Demasiada ventaja</translation>
    </message>
    <message>
        <source>A straight flush is always allowed, but it was wrong here: five milestones to one, and the other player wins the race.</source>
        <translation>Una escalera de color siempre vale, pero aquí fue un error: cinco hitos a uno, y gana la carrera el rival.</translation>
    </message>
    <message>
        <source>With this challenge a milestone is upturned.</source>
        <translation>Con este reto se da la vuelta a un hito.</translation>
    </message>
    <message>
        <source>With this challenge the race is won.</source>
        <translation>Con este reto se gana la carrera.</translation>
    </message>
    <message>
        <source>A challenge now would lose the race: whoever finishes so far ahead loses. So it is better to wait.</source>
        <translation>Un reto perdería ahora la carrera: quien llega con tanta ventaja pierde. Es mejor esperar.</translation>
    </message>
    <message>
        <source>A challenge is possible, but one more milestone ahead would be too many. So it is better to wait.</source>
        <translation>Se puede anunciar un reto, pero un hito más de ventaja sería demasiado. Es mejor esperar.</translation>
    </message>
    <message numerus="yes">
        <source>After that, %n unseen card(s) would complete a challenge.</source>
        <translation>
            <numerusform>Después, %n carta que nadie ha visto completaría un reto.</numerusform>
            <numerusform>Después, %n cartas que nadie ha visto completarían un reto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all the cards, this one goes least with the others.</source>
        <translation>De todas las cartas, esta es la que menos encaja con las demás.</translation>
    </message>
    <message>
        <source>The {card} stays, as it would complete a challenge with the upturned milestones of {player}.</source>
        <translation>Mejor guardar {card}: con los hitos descubiertos de {player} haría un reto.</translation>
    </message>
    <message>
        <source>{reason} The number on a card: unseen cards that complete a challenge once it is thrown.</source>
        <translation>{reason} El número de una carta: cartas que nadie ha visto y que completan un reto cuando se tira esa.</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) would complete a challenge at once.</source>
        <translation>
            <numerusform>%n carta que nadie ha visto completaría enseguida un reto.</numerusform>
            <numerusform>%n cartas que nadie ha visto completarían enseguida un reto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} does not help enough; a new card may be better.</source>
        <translation>{card} no ayuda bastante; una carta nueva puede ser mejor.</translation>
    </message>
    <message>
        <source>With the {card} a challenge can be declared at once.</source>
        <translation>Con esta carta se puede anunciar un reto enseguida: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>With the {card}, %n unseen card(s) would complete a challenge.</source>
        <translation>
            <numerusform>Con esta carta, %n carta que nadie ha visto completaría un reto: {card}.</numerusform>
            <numerusform>Con esta carta, %n cartas que nadie ha visto completarían un reto: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {card} goes better with the other upturned milestones than the {old}.</source>
        <translation>{card} encaja mejor con los otros hitos descubiertos que {old}.</translation>
    </message>
    <message>
        <source>The {card} goes well with the upturned milestones: face down in the row, it waits for a challenge.</source>
        <translation>Esta carta va bien con los hitos descubiertos: {card}. Boca abajo en la fila, espera un reto.</translation>
    </message>
    <message>
        <source>It is known what lies there, and it goes well with the other cards.</source>
        <translation>Se sabe lo que hay ahí, y encaja bien con las otras cartas.</translation>
    </message>
    <message>
        <source>Nobody knows what lies there: one is as good as another.</source>
        <translation>Nadie sabe lo que hay ahí: uno es tan bueno como otro.</translation>
    </message>
</context>
</TS>
