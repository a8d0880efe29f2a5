<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="ludo.aim">
        <source>All players bring their pieces round the loop, up the stairs and onto the star. Whoever does it first wins.</source>
        <translation>Todas las fichas dan la vuelta al recorrido, suben la escalera y llegan a la estrella. Gana quien lo logra primero.</translation>
    </message>
    <message id="ludo.family">
        <source>A 6 opens the stable, and stairs lead to the star. There are no safe squares, no double barriers and no extra squares for a capture.</source>
        <extracomment>Says how this game differs from others that are played under the same name.</extracomment>
        <translation>Un 6 abre el establo y una escalera lleva a la estrella. No hay casillas seguras ni barreras dobles, y mandar una ficha al establo no da casillas de premio.</translation>
    </message>
    <message id="ludo.colours">
        <source>Each player has one of the four colours, and no colour is used twice.</source>
        <translation>Cada cual tiene uno de los cuatro colores, y ningún color se repite.</translation>
    </message>
    <message id="ludo.four-in-stable">
        <source>Each player has four pieces. At the start, all of them stand in the stable of their colour.</source>
        <translation>Cada cual tiene cuatro fichas. Al principio, todas están en el establo de su color.</translation>
    </message>
    <message id="ludo.four-in-stable@three">
        <source>Each player has three pieces. At the start, all of them stand in the stable of their colour.</source>
        <translation>Cada cual tiene tres fichas, y al principio todas están en el establo de su color.</translation>
    </message>
    <message id="ludo.four-in-stable@two">
        <source>Each player has two pieces. At the start, both stand in the stable of their colour.</source>
        <translation>Cada cual tiene dos fichas, y al principio las dos están en el establo de su color.</translation>
    </message>
    <message id="ludo.four-in-stable@one">
        <source>Each player has one piece. At the start, it stands in the stable of its colour.</source>
        <translation>Cada cual tiene una sola ficha, y al principio está en el establo de su color.</translation>
    </message>
    <message id="ludo.turn-order">
        <source>Turns go clockwise round the board, from colour to colour. The youngest player takes the first seat and begins.</source>
        <translation>Se juega en el sentido de las agujas del reloj, color por color. La persona más joven ocupa el primer sitio y empieza.</translation>
    </message>
    <message id="ludo.turn-order@lots">
        <source>Turns go clockwise round the board, from colour to colour. Lots are drawn to see who begins.</source>
        <translation>Se juega en el sentido de las agujas del reloj, color por color. Se sortea quién empieza.</translation>
    </message>
    <message id="ludo.one-throw">
        <source>The player whose turn it is throws the die once and uses that throw before anything else. Nothing moves before the throw.</source>
        <translation>Quien tiene el turno tira el dado una vez y usa primero esa tirada. Nada se mueve antes de la tirada.</translation>
    </message>
    <message id="ludo.own-piece">
        <source>Players move only pieces of their own colour.</source>
        <translation>Cada cual mueve solo las fichas de su propio color.</translation>
    </message>
    <message id="ludo.free-choice">
        <source>When several pieces can use the throw, the player chooses one. A 6 may let a piece out or move another.</source>
        <translation>Si varias fichas pueden usar la tirada, se elige una. Con un 6 se puede sacar una ficha o mover otra.</translation>
    </message>
    <message id="ludo.must-move">
        <source>If at least one piece can use the throw, one piece has to use it.</source>
        <translation>Si al menos una ficha puede usar la tirada, una ficha debe usarla.</translation>
    </message>
    <message id="ludo.pass-when-stuck">
        <source>If no piece can use the throw, nothing moves.</source>
        <translation>Si ninguna ficha puede usar la tirada, no se mueve nada.</translation>
    </message>
    <message id="ludo.six-throws-again">
        <source>After every 6, used or not, the same player throws again, with no limit. Any other number ends the turn.</source>
        <translation>Después de cada 6, usado o no, se vuelve a tirar, sin límite. Cualquier otro número termina el turno.</translation>
    </message>
    <message id="ludo.six-throws-again@two-sixes">
        <source>After the first and the second 6, used or not, the same player throws again. Any other number ends the turn.</source>
        <translation>Después del primer y del segundo 6, usados o no, se vuelve a tirar. Cualquier otro número termina el turno.</translation>
    </message>
    <message id="ludo.six-to-leave">
        <source>Only a 6 lets a piece out of its stable.</source>
        <translation>Solo un 6 deja salir una ficha del establo.</translation>
    </message>
    <message id="ludo.leaves-to-start">
        <source>A piece that leaves the stable is placed on its start square and goes no further with that 6.</source>
        <translation>Una ficha que sale del establo se pone en su casilla de salida y no avanza más con ese 6.</translation>
    </message>
    <message id="ludo.start-own-piece">
        <source>No piece leaves the stable while a piece of the same colour stands on the start square.</source>
        <translation>Ninguna ficha sale del establo mientras una ficha del mismo color está en la casilla de salida.</translation>
    </message>
    <message id="ludo.start-capture">
        <source>A piece that leaves the stable captures a piece of another colour that stands on the start square.</source>
        <translation>Una ficha que sale manda al establo a la ficha de otro color que ocupa la casilla de salida.</translation>
    </message>
    <message id="ludo.exact-count">
        <source>A piece on the loop moves clockwise by exactly the number thrown, unless another rule stops it.</source>
        <translation>En el recorrido, una ficha avanza en sentido horario tantas casillas como marca el dado, salvo que otra regla la detenga.</translation>
    </message>
    <message id="ludo.no-overtaking">
        <source>No piece passes another piece, whatever its colour.</source>
        <translation>Ninguna ficha adelanta a otra, sea del color que sea.</translation>
    </message>
    <message id="ludo.no-overtaking@no-move">
        <source>No piece passes another piece, whatever its colour. A piece whose way is barred cannot use the throw.</source>
        <translation>Ninguna ficha adelanta a otra, sea del color que sea. Una ficha con el paso cerrado no puede usar la tirada.</translation>
    </message>
    <message id="ludo.no-overtaking@jump">
        <source>On the loop, a piece may pass other pieces of any colour.</source>
        <translation>En el recorrido, una ficha puede adelantar a fichas de cualquier color.</translation>
    </message>
    <message id="ludo.stop-behind">
        <source>If a piece stands in the way, the moving piece stops just before it. That is a full move, but it never captures.</source>
        <translation>Si una ficha cierra el paso, la que avanza se para justo antes. Es una jugada completa, pero nunca manda a nadie al establo.</translation>
    </message>
    <message id="ludo.own-piece-bars">
        <source>A piece of the same colour bars the way too: the moving piece stops just before it and never captures it.</source>
        <translation>También una ficha del mismo color cierra el paso: la que avanza se para justo antes y nunca la manda al establo.</translation>
    </message>
    <message id="ludo.own-piece-bars@no-landing">
        <source>A piece cannot use the throw if the square it would reach holds a piece of its own colour.</source>
        <translation>Una ficha no puede usar la tirada si en la casilla a la que llegaría hay una ficha de su color.</translation>
    </message>
    <message id="ludo.adjacent-block">
        <source>A piece that would have to stop on the square where it already stands cannot use the throw.</source>
        <translation>Una ficha que tendría que pararse en la casilla donde ya está no puede usar la tirada.</translation>
    </message>
    <message id="ludo.capture">
        <source>A piece that moves its full count and lands on a piece of another colour sends that piece back to its stable.</source>
        <translation>Una ficha que avanza toda su tirada y llega a una casilla con una ficha de otro color manda esa ficha al establo.</translation>
    </message>
    <message id="ludo.one-per-square">
        <source>There is never more than one piece on a square of the loop or on a step.</source>
        <translation>Nunca hay más de una ficha en una casilla del recorrido o en un escalón.</translation>
    </message>
    <message id="ludo.foot-exact">
        <source>A piece cannot move if the throw is higher than the number of squares left to the foot of its stairs.</source>
        <translation>Una ficha no puede avanzar si la tirada es mayor que el número de casillas que faltan hasta el pie de su escalera.</translation>
    </message>
    <message id="ludo.stop-at-foot">
        <source>The loop ends at the foot of the stairs: no piece goes from the loop onto the stairs in a single move.</source>
        <translation>El recorrido termina al pie de la escalera: ninguna ficha pasa en una sola jugada del recorrido a la escalera.</translation>
    </message>
    <message id="ludo.foot-not-safe">
        <source>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there bars the way and can be captured.</source>
        <translation>Para los demás colores, un pie de escalera es una casilla normal: la ficha que espera allí cierra el paso, pero se la puede mandar al establo.</translation>
    </message>
    <message id="ludo.foot-not-safe@jump">
        <source>For the other colours, the foot of the stairs is an ordinary square: a piece waiting there can be captured.</source>
        <translation>Para los demás colores, un pie de escalera es una casilla normal: a la ficha que espera allí se la puede mandar al establo.</translation>
    </message>
    <message id="ludo.stairs-in-order">
        <source>From the foot, only a 1 leads to step 1. From each step, only the next number leads to the next step.</source>
        <translation>Desde el pie, solo un 1 lleva al escalón 1. Desde cada escalón, solo el número siguiente lleva al escalón siguiente.</translation>
    </message>
    <message id="ludo.stairs-in-order@quick">
        <source>From the foot or a step, a piece climbs as many steps as the die shows. The star is step 7; anything left over is lost.</source>
        <translation>Desde el pie o desde un escalón, una ficha sube tantos escalones como marca el dado. La estrella es el escalón 7; los puntos de más se pierden.</translation>
    </message>
    <message id="ludo.step-occupied">
        <source>No piece climbs to a step that holds another piece of the same colour.</source>
        <translation>Ninguna ficha sube a un escalón donde hay otra ficha del mismo color.</translation>
    </message>
    <message id="ludo.step-occupied@quick">
        <source>A piece of the same colour stops the climber one step below it. If no step is free, the throw cannot be used.</source>
        <translation>Una ficha del mismo color detiene, un escalón más abajo, a la que sube. Sin escalón libre, la tirada no se puede usar.</translation>
    </message>
    <message id="ludo.stairs-private">
        <source>Each colour has its own stairs. No other piece enters them, and a piece on them cannot be captured.</source>
        <translation>Cada color tiene su escalera. Ninguna otra ficha entra en ella, y a una ficha que está allí no se la puede mandar al establo.</translation>
    </message>
    <message id="ludo.six-to-exit">
        <source>From step 6 a piece goes out onto the star only with a 6.</source>
        <translation>Desde el escalón 6, una ficha llega a la estrella solo con un 6.</translation>
    </message>
    <message id="ludo.out-for-good">
        <source>A piece on the star is out and takes no further part.</source>
        <translation>Una ficha que está en la estrella ya no juega.</translation>
    </message>
    <message id="ludo.win">
        <source>The first player with all their pieces on the star wins.</source>
        <translation>Gana quien tiene primero todas las fichas en la estrella.</translation>
    </message>
    <message id="ludo.win-stops-play">
        <source>The match stops as soon as somebody has won, without another throw. The other players are not ranked.</source>
        <translation>La partida termina en cuanto alguien ha ganado, sin otra tirada. Los demás no se clasifican.</translation>
    </message>
    <message id="ludo.win-stops-play@play-on">
        <source>The others play on for the places until one is left. Whoever has finished is skipped and does not throw again.</source>
        <translation>Los demás siguen jugando por los puestos hasta que queda uno. Quien ha acabado ya no tiene turno ni vuelve a tirar.</translation>
    </message>
    <message id="ludo.always-ends">
        <source>There is no draw and no limit on turns: sooner or later, some number helps whoever is still racing.</source>
        <translation>No hay tablas ni límite de turnos: tarde o temprano, algún número ayuda a quien sigue en juego.</translation>
    </message>
    <message id="ludo.three-sixes">
        <source>A third 6 in the same turn is not played and ends the turn, whether or not the first two were used.</source>
        <translation>Un tercer 6 en el mismo turno no se juega y termina el turno, se hayan usado o no los dos primeros.</translation>
    </message>
    <message id="ludo.out-1">
        <source>Whoever has one piece out begins with it on their start square.</source>
        <translation>Quien tiene una ficha ya fuera empieza con ella en su casilla de salida.</translation>
    </message>
    <message id="ludo.out-2">
        <source>Whoever has two pieces out begins with one on their start square and one six squares ahead of it.</source>
        <translation>Quien tiene dos fichas ya fuera empieza con una en su casilla de salida y otra seis casillas más adelante.</translation>
    </message>
</context>
<context>
    <name>ludo</name>
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
        <source>Pieces for each player</source>
        <translation>Fichas por persona</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>The stairs</source>
        <translation>La escalera</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>De uno en uno</translation>
    </message>
    <message>
        <source>As thrown</source>
        <translation>Según la tirada</translation>
    </message>
    <message>
        <source>A piece in the way</source>
        <translation>Una ficha en el camino</translation>
    </message>
    <message>
        <source>Stop behind it</source>
        <translation>Pararse antes</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>No mover</translation>
    </message>
    <message>
        <source>Pass it</source>
        <translation>Adelantar</translation>
    </message>
    <message>
        <source>A third 6 in one turn</source>
        <translation>Un tercer 6 en un turno</translation>
    </message>
    <message>
        <source>Is played</source>
        <translation>Se juega</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <translation>Termina el turno</translation>
    </message>
    <message>
        <source>After the first winner</source>
        <translation>Tras la primera victoria</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Play for the places</source>
        <translation>Jugar por los puestos</translation>
    </message>
    <message>
        <source>Ludo</source>
        <translation>Parchís</translation>
    </message>
    <message>
        <source>Bring all the pieces round the board, up the stairs and onto the star.</source>
        <translation>Llevar todas las fichas alrededor del tablero, por la escalera y hasta la estrella.</translation>
    </message>
    <message>
        <source>Little horses, a race with stairs</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Ludo, parchís con escalera</translation>
    </message>
    <message>
        <source>red start square</source>
        <translation>casilla de salida roja</translation>
    </message>
    <message>
        <source>blue start square</source>
        <translation>casilla de salida azul</translation>
    </message>
    <message>
        <source>yellow start square</source>
        <translation>casilla de salida amarilla</translation>
    </message>
    <message>
        <source>green start square</source>
        <translation>casilla de salida verde</translation>
    </message>
    <message>
        <source>foot of the red stairs</source>
        <translation>pie de la escalera roja</translation>
    </message>
    <message>
        <source>foot of the blue stairs</source>
        <translation>pie de la escalera azul</translation>
    </message>
    <message>
        <source>foot of the yellow stairs</source>
        <translation>pie de la escalera amarilla</translation>
    </message>
    <message>
        <source>foot of the green stairs</source>
        <translation>pie de la escalera verde</translation>
    </message>
    <message>
        <source>red stairs, step {step}</source>
        <translation>escalera roja, escalón {step}</translation>
    </message>
    <message>
        <source>blue stairs, step {step}</source>
        <translation>escalera azul, escalón {step}</translation>
    </message>
    <message>
        <source>yellow stairs, step {step}</source>
        <translation>escalera amarilla, escalón {step}</translation>
    </message>
    <message>
        <source>green stairs, step {step}</source>
        <translation>escalera verde, escalón {step}</translation>
    </message>
    <message>
        <source>red stairs</source>
        <translation>escalera roja</translation>
    </message>
    <message>
        <source>blue stairs</source>
        <translation>escalera azul</translation>
    </message>
    <message>
        <source>yellow stairs</source>
        <translation>escalera amarilla</translation>
    </message>
    <message>
        <source>green stairs</source>
        <translation>escalera verde</translation>
    </message>
    <message>
        <source>red stable</source>
        <translation>establo rojo</translation>
    </message>
    <message>
        <source>blue stable</source>
        <translation>establo azul</translation>
    </message>
    <message>
        <source>yellow stable</source>
        <translation>establo amarillo</translation>
    </message>
    <message>
        <source>green stable</source>
        <translation>establo verde</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>recorrido</translation>
    </message>
    <message>
        <source>square {number}</source>
        <extracomment>A square of the loop, by its number.</extracomment>
        <translation>casilla {number}</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>{player}: tray with the die</source>
        <extracomment>The little tray in which the die of a player lies.</extracomment>
        <translation>{player}: bandeja del dado</translation>
    </message>
    <message>
        <source>safe on its stairs</source>
        <translation>a salvo en su escalera</translation>
    </message>
    <message>
        <source>this throw can capture it</source>
        <translation>esta tirada puede mandarla al establo</translation>
    </message>
    <message>
        <source>has just come out</source>
        <translation>acaba de llegar a la estrella</translation>
    </message>
    <message>
        <source>It is {player}’s turn to throw the die.</source>
        <translation>Le toca a {player} tirar el dado.</translation>
    </message>
    <message>
        <source>After the 6, {player} throws again.</source>
        <translation>Después del 6, {player} vuelve a tirar.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw a {die}: %n piece(s) can use it.</source>
        <translation>
            <numerusform>{player} ha sacado un {die}: %n ficha puede usarlo.</numerusform>
            <numerusform>{player} ha sacado un {die}: %n fichas pueden usarlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} threw a {die}: no piece can use it.</source>
        <translation>{player} ha sacado un {die}: ninguna ficha puede usarlo.</translation>
    </message>
    <message>
        <source>{player} threw a third 6: it is not played.</source>
        <translation>{player} ha sacado un tercer 6: no se juega.</translation>
    </message>
    <message>
        <source>{player} wins.</source>
        <translation>{player} gana.</translation>
    </message>
    <message>
        <source>6: throw again</source>
        <translation>6: otra tirada</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: nothing can be moved, the turn goes on.</extracomment>
        <translation>Seguir</translation>
    </message>
    <message numerus="yes">
        <source>%n on the way</source>
        <comment>pieces between the stable and the star</comment>
        <translation>
            <numerusform>%n en camino</numerusform>
            <numerusform>%n en camino</numerusform>
        </translation>
    </message>
    <message>
        <source>all in the stable</source>
        <translation>en el establo</translation>
    </message>
    <message>
        <source>all out</source>
        <translation>en la estrella</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) out</source>
        <translation>
            <numerusform>%n en la estrella</numerusform>
            <numerusform>%n en la estrella</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) for each player</source>
        <translation>
            <numerusform>%n ficha por persona</numerusform>
            <numerusform>%n fichas por persona</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>in the stable</source>
        <translation>en el establo</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>en camino</translation>
    </message>
    <message>
        <source>out</source>
        <translation>en la estrella</translation>
    </message>
    <message>
        <source>lets a piece out of the stable and gives another throw</source>
        <translation>deja salir una ficha del establo y da otra tirada</translation>
    </message>
    <message>
        <source>climb the stairs, each number to its own step</source>
        <translation>suben la escalera, cada número a su escalón</translation>
    </message>
    <message>
        <source>Throw the die</source>
        <translation>Tirar el dado</translation>
    </message>
    <message>
        <source>Go on without a move</source>
        <translation>Seguir sin mover</translation>
    </message>
    <message>
        <source>Let a piece out of the stable</source>
        <translation>Sacar una ficha del establo</translation>
    </message>
    <message>
        <source>Move: {here} → {there}</source>
        <translation>Mover: {here} → {there}</translation>
    </message>
    <message>
        <source>Capture: {here} → {there}</source>
        <translation>Mandar al establo: {here} → {there}</translation>
    </message>
    <message>
        <source>Climb: {here} → {there}</source>
        <translation>Subir: {here} → {there}</translation>
    </message>
    <message>
        <source>Bring a piece out: {here} → {there}</source>
        <translation>Llegar a la estrella: {here} → {there}</translation>
    </message>
    <message>
        <source>Move the piece: {here}</source>
        <translation>Mover la ficha: {here}</translation>
    </message>
    <message>
        <source>{player} threw a {die}.</source>
        <translation>{player} ha sacado un {die}.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can use it</source>
        <comment>the number thrown</comment>
        <translation>
            <numerusform>%n ficha puede usarlo</numerusform>
            <numerusform>%n fichas pueden usarlo</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece can use it</source>
        <comment>the number thrown</comment>
        <translation>ninguna ficha puede usarlo</translation>
    </message>
    <message>
        <source>the third 6 is not played</source>
        <translation>el tercer 6 no se juega</translation>
    </message>
    <message>
        <source>{player} lets a piece out of the stable.</source>
        <translation>{player} saca una ficha del establo.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n square(s).</source>
        <translation>
            <numerusform>{player} avanza %n casilla.</numerusform>
            <numerusform>{player} avanza %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} climbs to step {step}.</source>
        <translation>{player} sube al escalón {step}.</translation>
    </message>
    <message>
        <source>{player} brings a piece out onto the star.</source>
        <translation>{player} lleva una ficha a la estrella.</translation>
    </message>
    <message>
        <source>{player} does not move.</source>
        <translation>{player} no mueve.</translation>
    </message>
    <message>
        <source>{player}: piece captured</source>
        <extracomment>Quiet line: a piece of this player has just been captured.</extracomment>
        <translation>{player}: ficha al establo</translation>
    </message>
    <message>
        <source>now at the foot of the stairs</source>
        <translation>al pie de la escalera</translation>
    </message>
    <message>
        <source>{player} has not thrown the die yet.</source>
        <translation>{player} aún no ha tirado el dado.</translation>
    </message>
    <message>
        <source>The {die} has not been used yet.</source>
        <translation>El {die} aún no se ha jugado.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Esta ficha es de {owner}.</translation>
    </message>
    <message>
        <source>The die shows {die}.</source>
        <translation>El dado muestra un {die}.</translation>
    </message>
    <message>
        <source>This piece needs a {needed}, but the die shows {die}.</source>
        <translation>Esta ficha necesita un {needed}, pero el dado muestra un {die}.</translation>
    </message>
    <message>
        <source>This captures a piece of {player}, which has to begin again.</source>
        <translation>{player}: una ficha vuelve al establo y tiene que empezar de nuevo.</translation>
    </message>
    <message>
        <source>{player} could capture this piece: this takes it out of reach.</source>
        <translation>{player} podría mandar esta ficha al establo: así se aleja.</translation>
    </message>
    <message>
        <source>There no other piece can capture it with the next throw.</source>
        <translation>Allí ninguna otra ficha puede comerla con la próxima tirada.</translation>
    </message>
    <message numerus="yes">
        <source>From there, a piece of {player} is within reach, %n square(s) ahead.</source>
        <translation>
            <numerusform>Desde allí, una ficha de {player} está al alcance, %n casilla más adelante.</numerusform>
            <numerusform>Desde allí, una ficha de {player} está al alcance, %n casillas más adelante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then it is %n square(s) to the foot of the stairs.</source>
        <comment>from this piece</comment>
        <translation>
            <numerusform>Entonces falta %n casilla hasta el pie de la escalera.</numerusform>
            <numerusform>Entonces faltan %n casillas hasta el pie de la escalera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played without a close look: %n pieces can use the throw.</source>
        <translation>
            <numerusform>Jugado sin fijarse mucho: %n ficha puede usar la tirada.</numerusform>
            <numerusform>Jugado sin fijarse mucho: %n fichas pueden usar la tirada.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a {die} this piece goes to: {there}.</source>
        <translation>Con un {die}, esta ficha va aquí: {there}.</translation>
    </message>
    <message numerus="yes">
        <source>The die shows {die}, and %n square(s) are left to the foot.</source>
        <translation>
            <numerusform>El dado muestra un {die} y falta %n casilla hasta el pie.</numerusform>
            <numerusform>El dado muestra un {die} y faltan %n casillas hasta el pie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on the next square leaves no room to move.</source>
        <translation>La ficha de la casilla siguiente no deja sitio para avanzar.</translation>
    </message>
    <message>
        <source>These are not the stairs of this piece.</source>
        <translation>Esta no es la escalera de esta ficha.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) can use the {die}.</source>
        <translation>
            <numerusform>%n ficha puede usar el {die}.</numerusform>
            <numerusform>%n fichas pueden usar el {die}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every turn begins with the throw.</source>
        <translation>Cada turno empieza con la tirada.</translation>
    </message>
    <message>
        <source>No piece can use this throw.</source>
        <translation>Ninguna ficha puede usar esta tirada.</translation>
    </message>
    <message>
        <source>Only this piece can use the throw.</source>
        <translation>Solo esta ficha puede usar la tirada.</translation>
    </message>
    <message>
        <source>This brings a piece out onto the star.</source>
        <translation>Así llega una ficha a la estrella.</translation>
    </message>
    <message>
        <source>This brings a new piece into play.</source>
        <translation>Así entra en juego una ficha nueva.</translation>
    </message>
    <message>
        <source>This piece reaches the foot of its stairs.</source>
        <translation>Esta ficha llega al pie de su escalera.</translation>
    </message>
    <message>
        <source>This piece comes one step closer to the star.</source>
        <translation>Esta ficha se acerca a la estrella.</translation>
    </message>
    <message numerus="yes">
        <source>{other} already had %n piece(s) out when {player} had none.</source>
        <translation>
            <numerusform>{other} ya tenía %n ficha en la estrella cuando {player} no tenía ninguna.</numerusform>
            <numerusform>{other} ya tenía %n fichas en la estrella cuando {player} no tenía ninguna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sent the most pieces home: %n.</source>
        <translation>
            <numerusform>{player} mandó más fichas al establo que nadie: %n.</numerusform>
            <numerusform>{player} mandó más fichas al establo que nadie: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got the first piece out.</source>
        <translation>{player} llevó la primera ficha a la estrella.</translation>
    </message>
    <message numerus="yes">
        <source>{player} threw the most 6s: %n.</source>
        <translation>
            <numerusform>{player} sacó más 6 que nadie: %n.</numerusform>
            <numerusform>{player} sacó más 6 que nadie: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the star!</source>
        <comment>a piece has come out</comment>
        <translation>¡En la estrella!</translation>
    </message>
    <message>
        <source>A 6 opens the stable</source>
        <translation>Un 6 abre el establo</translation>
    </message>
    <message>
        <source>The die shows a 6, so a piece may leave its stable. It goes to its start square, and the same player throws again.</source>
        <translation>El dado muestra un 6 y una ficha puede salir de su establo. Va a su casilla de salida, y la misma persona vuelve a tirar.</translation>
    </message>
    <message>
        <source>A piece goes back home</source>
        <translation>Una ficha vuelve a casa</translation>
    </message>
    <message>
        <source>The count ends exactly on a piece of another colour. That piece goes back to its stable and has to wait for a 6.</source>
        <translation>La cuenta acaba justo sobre una ficha de otro color. Esa ficha vuelve a su establo y tiene que esperar un 6.</translation>
    </message>
    <message>
        <source>Stopping behind a piece</source>
        <translation>Parar detrás de una ficha</translation>
    </message>
    <message>
        <source>The die shows a 5, but a piece stands in the way after three squares. The moving piece stops just before it.</source>
        <translation>El dado muestra un 5, pero a las tres casillas hay una ficha en medio. La que avanza se detiene justo antes.</translation>
    </message>
    <message>
        <source>One piece out</source>
        <comment>handicap</comment>
        <translation>Una ficha ya fuera</translation>
    </message>
    <message>
        <source>Two pieces out</source>
        <comment>handicap</comment>
        <translation>Dos fichas ya fuera</translation>
    </message>
</context>
</TS>
