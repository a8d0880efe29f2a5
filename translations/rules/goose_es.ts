<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="goose.aim">
        <source>All pieces follow the spiral from 1 to 63. The first to land exactly on 63, in the middle, wins.</source>
        <translation>Todas las fichas siguen la espiral del 1 al 63. Gana la primera que llega justo al 63, en el centro.</translation>
    </message>
    <message id="goose.start-off-board">
        <source>Every piece begins on square 0, beside the spiral. Any number of pieces may stand there, at any time.</source>
        <translation>Cada ficha empieza en la casilla 0, junto a la espiral. Allí puede haber varias fichas en todo momento.</translation>
    </message>
    <message id="goose.turn-order">
        <source>Turns go clockwise round the table. The youngest player takes the first seat and begins.</source>
        <translation>Se juega en el sentido de las agujas del reloj. La persona más joven ocupa el primer sitio y empieza.</translation>
    </message>
    <message id="goose.turn-order@lots">
        <source>Turns go clockwise round the table. Lots are drawn to see who begins.</source>
        <translation>Se juega en el sentido de las agujas del reloj. Se sortea quién empieza.</translation>
    </message>
    <message id="goose.two-dice">
        <source>A turn is one throw of two dice, and their sum counts. Nothing moves before the throw.</source>
        <translation>Un turno es una tirada de dos dados, y cuenta su suma. Nada se mueve antes de la tirada.</translation>
    </message>
    <message id="goose.one-throw-a-turn">
        <source>There is only one throw in a turn, even after a double.</source>
        <translation>Solo hay una tirada por turno, incluso después de un doble.</translation>
    </message>
    <message id="goose.count-forward">
        <source>The piece moves forward by as many squares as the dice show. It may pass other pieces, and squares on the way do nothing.</source>
        <translation>La ficha avanza tantas casillas como marcan los dados. Adelanta libremente a las demás, y las casillas del camino no hacen nada.</translation>
    </message>
    <message id="goose.forced-move">
        <source>There is nothing to choose. The piece goes where its count ends, or straight on to where the rules take it from there.</source>
        <translation>No hay nada que elegir: la ficha se pone donde acaba su cuenta, o enseguida donde las reglas la llevan.</translation>
    </message>
    <message id="goose.first-nine-6-3">
        <source>A piece on square 0 that throws 6 and 3 goes to 26 instead of counting.</source>
        <translation>Una ficha en la casilla 0 que saca 6 y 3 va al 26 en vez de contar.</translation>
    </message>
    <message id="goose.first-nine-4-5">
        <source>A piece on square 0 that throws 4 and 5 goes to 53 instead of counting.</source>
        <translation>Una ficha en la casilla 0 que saca 4 y 5 va al 53 en vez de contar.</translation>
    </message>
    <message id="goose.nine-only-from-start">
        <source>These two throws are special only on square 0, but there they are special every time.</source>
        <translation>Estas dos tiradas solo son especiales en la casilla 0, y allí lo son siempre.</translation>
    </message>
    <message id="goose.goose">
        <source>A piece that lands on a goose moves on at once by the same number again, without another throw.</source>
        <translation>Una ficha que cae en una oca avanza enseguida otra vez el mismo número. No se vuelve a tirar.</translation>
    </message>
    <message id="goose.goose-always-forward">
        <source>A goose leads forward even if the piece came to it while counting back.</source>
        <translation>Una oca hace avanzar, aunque la ficha haya llegado a ella retrocediendo.</translation>
    </message>
    <message id="goose.goose-always-forward@backward">
        <source>A piece that comes to a goose while counting back goes back by the same number again.</source>
        <translation>Una ficha que llega a una oca retrocediendo retrocede otra vez el mismo número.</translation>
    </message>
    <message id="goose.bridge">
        <source>A piece that lands on the bridge on 6 crosses it to 12. On 12 nothing happens.</source>
        <translation>Una ficha que cae en el puente del 6 lo cruza hasta el 12. En el 12 no pasa nada.</translation>
    </message>
    <message id="goose.hotel">
        <source>A piece that lands on the hotel on 19 sleeps there and misses its next turn.</source>
        <translation>Una ficha que cae en la posada del 19 duerme allí: pierde el turno siguiente.</translation>
    </message>
    <message id="goose.well">
        <source>A piece that comes to the well on 31 by its own move is held there until another piece arrives.</source>
        <translation>Una ficha que cae en el pozo del 31 por su propia jugada se queda allí hasta que llega otra ficha.</translation>
    </message>
    <message id="goose.well@two-turns">
        <source>A piece that comes to the well on 31 by its own move misses two turns.</source>
        <translation>Una ficha que cae en el pozo del 31 por su propia jugada pierde dos turnos.</translation>
    </message>
    <message id="goose.prison">
        <source>A piece that comes to the prison on 52 by its own move is held there until another piece arrives.</source>
        <translation>Una ficha que cae en la cárcel del 52 por su propia jugada se queda allí hasta que llega otra ficha.</translation>
    </message>
    <message id="goose.prison@two-turns">
        <source>A piece that comes to the prison on 52 by its own move misses two turns.</source>
        <translation>Una ficha que cae en la cárcel del 52 por su propia jugada pierde dos turnos.</translation>
    </message>
    <message id="goose.maze">
        <source>A piece that lands in the maze on 42 goes back to 30.</source>
        <translation>Una ficha que cae en el laberinto del 42 vuelve al 30.</translation>
    </message>
    <message id="goose.skull">
        <source>A piece that lands on the skull on 58 goes back to 1.</source>
        <translation>Una ficha que cae en la calavera del 58 vuelve al 1.</translation>
    </message>
    <message id="goose.chain">
        <source>Every square on which a piece lands during its move has its effect, one after another, until the piece comes to rest.</source>
        <translation>Cada casilla en la que cae una ficha durante su jugada hace su efecto, una tras otra, hasta que la ficha se para.</translation>
    </message>
    <message id="goose.bounce">
        <source>If the throw is too big, the piece goes as far as 63 and counts the rest backwards.</source>
        <translation>Si la tirada es demasiado grande, la ficha llega a 63 y retrocede con lo que sobra.</translation>
    </message>
    <message id="goose.swap">
        <source>If a piece comes to rest where another one stands, the other one goes to the square that the newcomer came from.</source>
        <translation>Si una ficha se para donde ya hay otra, esta va a la casilla de la que viene la nueva.</translation>
    </message>
    <message id="goose.swap-origin">
        <source>The newcomer came from the square where it stood when its turn began, wherever it has landed since. That may be square 0.</source>
        <translation>La nueva viene de la casilla donde estaba al empezar su turno, caiga donde caiga después. Puede ser la casilla 0.</translation>
    </message>
    <message id="goose.swap-final-only">
        <source>Only the square where a move ends counts for this: on the way, a piece sends nobody away.</source>
        <translation>Para esto solo cuenta la casilla donde acaba la jugada: por el camino, una ficha no echa a nadie.</translation>
    </message>
    <message id="goose.relief">
        <source>A held piece is freed in the same way: it goes to where the newcomer came from, and the newcomer is held in its place.</source>
        <translation>Así se libera también una ficha retenida: va al sitio del que viene la nueva, y la nueva queda retenida en su lugar.</translation>
    </message>
    <message id="goose.relief@two-turns">
        <source>A piece that leaves the well or the prison in this way misses no more turns; the newcomer misses two.</source>
        <translation>Una ficha que sale así del pozo o de la cárcel no pierde más turnos; la nueva pierde dos.</translation>
    </message>
    <message id="goose.sent-back-no-effect">
        <source>The square to which a piece is sent does nothing to it: the piece is not held, misses no turn and goes no further.</source>
        <translation>La casilla a la que se manda una ficha no le hace nada: no queda retenida, no pierde turno y no sigue adelante.</translation>
    </message>
    <message id="goose.sent-back-clears">
        <source>A piece that is sent away is free at once: it is no longer held and has no turns left to miss.</source>
        <translation>Una ficha a la que se manda a otro sitio queda libre: ya nada la retiene y no tiene turnos que perder.</translation>
    </message>
    <message id="goose.return-no-swap">
        <source>A move that ends where it began changes nothing, and nobody is sent away.</source>
        <translation>Una jugada que acaba donde empezó no cambia nada, y no se echa a nadie.</translation>
    </message>
    <message id="goose.skip">
        <source>Whoever is held or has a turn to miss is skipped. The hotel costs just one turn.</source>
        <translation>Si una ficha está retenida o debe perder un turno, se salta su turno. La posada solo cuesta un turno.</translation>
    </message>
    <message id="goose.skip@two-turns">
        <source>Whoever has turns to miss is skipped until all of them have been missed.</source>
        <translation>Si una ficha debe perder un turno, se salta su turno, hasta que se han perdido todos los que debía.</translation>
    </message>
    <message id="goose.all-held">
        <source>If everybody is held, the piece that has been held longer is free at once: it stays on its square and plays on. The other one stays held.</source>
        <translation>Si todas las fichas están retenidas, la que lo está desde hace más tiempo queda libre: sigue en su casilla y juega. La otra se queda.</translation>
    </message>
    <message id="goose.win-exact">
        <source>The first piece to come to rest on 63 wins, whether a throw or a goose takes it there.</source>
        <translation>Gana la primera ficha que se para en el 63, sea por una tirada o gracias a una oca.</translation>
    </message>
    <message id="goose.win-stops-play">
        <source>The match stops at once. The other players are not ranked.</source>
        <translation>La partida acaba enseguida. Los demás no se clasifican.</translation>
    </message>
    <message id="goose.always-ends">
        <source>There is no draw and no limit on turns: 63 can be reached from every square, so sooner or later somebody gets there.</source>
        <translation>No hay tablas ni límite de turnos: desde cualquier casilla se puede llegar al 63, y tarde o temprano alguien llega.</translation>
    </message>
    <message id="goose.ahead-10">
        <source>Whoever is 10 squares ahead begins on square 10. If somebody stands there already, it is the next plain square.</source>
        <translation>Quien tiene 10 casillas de ventaja empieza en la casilla 10. Si ya hay alguien, es la siguiente casilla normal.</translation>
    </message>
    <message id="goose.ahead-20">
        <source>Whoever is 20 squares ahead begins on square 20. If somebody stands there already, it is the next plain square.</source>
        <translation>Quien tiene 20 casillas de ventaja empieza en la casilla 20. Si ya hay alguien, es la siguiente casilla normal.</translation>
    </message>
</context>
<context>
    <name>goose</name>
    <message>
        <source>Who begins</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>The first seat</source>
        <translation>El primer sitio</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Well and prison</source>
        <translation>Pozo y cárcel</translation>
    </message>
    <message>
        <source>Until freed</source>
        <translation>Hasta el relevo</translation>
    </message>
    <message>
        <source>Two turns</source>
        <translation>Dos turnos</translation>
    </message>
    <message>
        <source>A goose while counting back</source>
        <translation>Una oca al retroceder</translation>
    </message>
    <message>
        <source>Leads forward</source>
        <translation>Hace avanzar</translation>
    </message>
    <message>
        <source>Leads back</source>
        <translation>Hace retroceder</translation>
    </message>
    <message>
        <source>10 squares ahead</source>
        <comment>handicap</comment>
        <translation>10 casillas de ventaja</translation>
    </message>
    <message>
        <source>20 squares ahead</source>
        <comment>handicap</comment>
        <translation>20 casillas de ventaja</translation>
    </message>
    <message>
        <source>Goose Game</source>
        <translation>Juego de la oca</translation>
    </message>
    <message>
        <source>Follow the spiral and be the first to land exactly on 63.</source>
        <translation>Seguir la espiral y llegar en primer lugar, justo al 63.</translation>
    </message>
    <message>
        <source>Game of the Goose</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>La oca</translation>
    </message>
    <message>
        <source>start</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>spiral</source>
        <translation>espiral</translation>
    </message>
    <message>
        <source>square {number}</source>
        <translation>casilla {number}</translation>
    </message>
    <message>
        <source>square {number}: {special}</source>
        <translation>casilla {number}: {special}</translation>
    </message>
    <message>
        <source>{special} {number}</source>
        <extracomment>On the way of a piece: the number of a square, and before it what is drawn there.</extracomment>
        <translation>{special} {number}</translation>
    </message>
    <message>
        <source>{here} → {there}</source>
        <translation>{here} → {there}</translation>
    </message>
    <message>
        <source>goose</source>
        <translation>oca</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>puente</translation>
    </message>
    <message>
        <source>hotel</source>
        <translation>posada</translation>
    </message>
    <message>
        <source>well</source>
        <translation>pozo</translation>
    </message>
    <message>
        <source>maze</source>
        <translation>laberinto</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>cárcel</translation>
    </message>
    <message>
        <source>skull</source>
        <translation>calavera</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>meta</translation>
    </message>
    <message>
        <source>{player}: tray with the dice</source>
        <extracomment>The little tray in which the dice of a player lie.</extracomment>
        <translation>{player}: bandeja con los dados</translation>
    </message>
    <message>
        <source>held here</source>
        <translation>no puede salir</translation>
    </message>
    <message numerus="yes">
        <source>misses %n turn(s)</source>
        <translation>
            <numerusform>pierde un turno</numerusform>
            <numerusform>pierde %n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the dice.</source>
        <translation>Le toca a {player} tirar los dados.</translation>
    </message>
    <message>
        <source>{player} threw {total}: {way}</source>
        <extracomment>The way is a row of squares: 12 → goose 18 → 24.</extracomment>
        <translation>{player} ha sacado {total}: {way}</translation>
    </message>
    <message>
        <source>{player} sleeps in the hotel and misses this turn.</source>
        <translation>{player} duerme en la posada y pierde este turno.</translation>
    </message>
    <message>
        <source>{player} is in the well and misses this turn.</source>
        <translation>{player} está en el pozo y pierde este turno.</translation>
    </message>
    <message>
        <source>{player} is in prison and misses this turn.</source>
        <translation>{player} está en la cárcel y pierde este turno.</translation>
    </message>
    <message>
        <source>{player} is held in the well until another piece arrives.</source>
        <translation>{player} espera en el pozo a que llegue otra ficha.</translation>
    </message>
    <message>
        <source>{player} is held in prison until another piece arrives.</source>
        <translation>{player} espera en la cárcel a que llegue otra ficha.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gana.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the turn is missed, the next player goes on.</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>{one} + {two} = {total}</source>
        <extracomment>Beside the two dice: what they show together.</extracomment>
        <translation>{one} + {two} = {total}</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>en la salida</translation>
    </message>
    <message>
        <source>on {number}</source>
        <translation>en {number}</translation>
    </message>
    <message>
        <source>in the hotel</source>
        <translation>en la posada</translation>
    </message>
    <message>
        <source>in the well</source>
        <translation>en el pozo</translation>
    </message>
    <message>
        <source>in prison</source>
        <translation>en la cárcel</translation>
    </message>
    <message>
        <source>The way to 63</source>
        <translation>El camino hasta el 63</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>the same number again</source>
        <translation>otra vez el mismo número</translation>
    </message>
    <message>
        <source>from 6 across to 12</source>
        <translation>del 6 al 12</translation>
    </message>
    <message>
        <source>miss a turn</source>
        <translation>se pierde un turno</translation>
    </message>
    <message>
        <source>miss two turns</source>
        <translation>se pierden dos turnos</translation>
    </message>
    <message>
        <source>back to 30</source>
        <translation>vuelta al 30</translation>
    </message>
    <message>
        <source>back to 1</source>
        <translation>vuelta al 1</translation>
    </message>
    <message>
        <source>held until somebody comes</source>
        <translation>se espera a que llegue alguien</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <source>Miss the turn</source>
        <translation>Perder el turno</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Mover: {here} → {there}</translation>
    </message>
    <message>
        <source>{player} threw {one} and {two}: {total}.</source>
        <translation>{player} ha sacado {one} y {two}: {total}.</translation>
    </message>
    <message>
        <source>{player} goes from {here} to {there}.</source>
        <translation>{player} va del {here} al {there}.</translation>
    </message>
    <message>
        <source>{player} goes from the start to {there}.</source>
        <translation>{player} va de la salida al {there}.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>This throw leads from the start to {number}.</source>
        <translation>Esta tirada lleva de la salida al {number}.</translation>
    </message>
    <message>
        <source>The rest is counted back from 63.</source>
        <translation>El resto se cuenta hacia atrás desde el 63.</translation>
    </message>
    <message>
        <source>The goose on {number} leads on by {total}.</source>
        <translation>La oca del {number} hace avanzar {total}.</translation>
    </message>
    <message>
        <source>The goose on {number} leads back by {total}.</source>
        <translation>La oca del {number} hace retroceder {total}.</translation>
    </message>
    <message>
        <source>The bridge leads on to {number}.</source>
        <translation>El puente lleva al {number}.</translation>
    </message>
    <message>
        <source>The maze leads back to {number}.</source>
        <translation>El laberinto devuelve al {number}.</translation>
    </message>
    <message>
        <source>The skull sends the piece back to {number}.</source>
        <translation>La calavera devuelve la ficha al {number}.</translation>
    </message>
    <message>
        <source>The hotel costs a turn.</source>
        <translation>La posada cuesta un turno.</translation>
    </message>
    <message>
        <source>The well holds the piece until another one arrives.</source>
        <translation>El pozo retiene la ficha hasta que llega otra.</translation>
    </message>
    <message>
        <source>The prison holds the piece until another one arrives.</source>
        <translation>La cárcel retiene la ficha hasta que llega otra.</translation>
    </message>
    <message>
        <source>The well costs two turns.</source>
        <translation>El pozo cuesta dos turnos.</translation>
    </message>
    <message>
        <source>The prison costs two turns.</source>
        <translation>La cárcel cuesta dos turnos.</translation>
    </message>
    <message>
        <source>{player} has to go to {number}.</source>
        <translation>{player} tiene que ir al {number}.</translation>
    </message>
    <message>
        <source>{player} has to go back to the start.</source>
        <translation>{player} tiene que volver a la salida.</translation>
    </message>
    <message>
        <source>{player} is free and goes to {number}.</source>
        <translation>{player} queda libre y va al {number}.</translation>
    </message>
    <message>
        <source>{player} is free and goes to the start.</source>
        <translation>{player} queda libre y va a la salida.</translation>
    </message>
    <message>
        <source>Everybody was held: now {player} is free.</source>
        <translation>Nadie podía salir: ahora {player} queda libre.</translation>
    </message>
    <message>
        <source>The piece is back where it was.</source>
        <translation>La ficha está otra vez donde estaba.</translation>
    </message>
    <message>
        <source>{player} has not thrown the dice yet.</source>
        <translation>{player} aún no ha tirado los dados.</translation>
    </message>
    <message>
        <source>The dice show {total}: first the piece has to move.</source>
        <translation>Los dados marcan {total}, y la ficha aún tiene que avanzar.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Esta ficha es de {owner}.</translation>
    </message>
    <message>
        <source>With {total} this is the way: {way}</source>
        <translation>Con {total}, este es el camino: {way}</translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Cada turno empieza con la tirada.</translation>
    </message>
    <message>
        <source>The dice show {total}, and the piece goes to {number}.</source>
        <translation>Los dados marcan {total}, y la ficha va al {number}.</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the piece of whoever has lost, for screen readers</comment>
        <translation>se ha caído</translation>
    </message>
    <message numerus="yes">
        <source>{player} made the longest leap: %n square(s) in one go.</source>
        <translation>
            <numerusform>{player} dio el salto más largo: %n casilla de una vez.</numerusform>
            <numerusform>{player} dio el salto más largo: %n casillas de una vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} fell back from square {high} to square {low}.</source>
        <translation>{player} cayó de la casilla {high} a la casilla {low}.</translation>
    </message>
    <message>
        <source>Into the well!</source>
        <translation>¡Al pozo!</translation>
    </message>
    <message>
        <source>Off to prison!</source>
        <translation>¡A la cárcel!</translation>
    </message>
    <message>
        <source>A night at the hotel!</source>
        <translation>¡Una noche en la posada!</translation>
    </message>
    <message>
        <source>Back to {number}!</source>
        <translation>¡De vuelta al {number}!</translation>
    </message>
    <message>
        <source>Goose! {total} more!</source>
        <extracomment>The piece has landed on a goose and goes on by the same number.</extracomment>
        <translation>¡Una oca! ¡Otras {total}!</translation>
    </message>
    <message>
        <source>A goose leads on</source>
        <translation>Una oca lleva más lejos</translation>
    </message>
    <message>
        <source>The throw is 6 and ends on a goose. The piece goes another 6 squares at once, and one drag takes it all the way.</source>
        <translation>La tirada es 6 y acaba en una oca. La ficha avanza enseguida otras 6 casillas: de un solo gesto se lleva hasta el final.</translation>
    </message>
    <message>
        <source>Two pieces change places</source>
        <translation>Dos fichas cambian de lugar</translation>
    </message>
    <message>
        <source>The piece comes to rest where another one stands. The other one has to go back to the square that the newcomer came from.</source>
        <translation>La ficha se detiene donde ya hay otra. La otra tiene que ir a la casilla de la que venía la nueva.</translation>
    </message>
    <message>
        <source>Freed from the well</source>
        <translation>Libre del pozo</translation>
    </message>
    <message>
        <source>A piece is held in the well on 31. Another one arrives: now that one is held, and the first goes to where the newcomer came from.</source>
        <translation>Una ficha está retenida en el pozo del 31. Llega otra: ahora esta queda retenida, y la primera va a la casilla de la que viene la nueva.</translation>
    </message>
</context>
</TS>
