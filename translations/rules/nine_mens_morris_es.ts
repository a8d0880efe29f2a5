<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="nine_mens_morris.aim">
        <source>Each side closes rows of three, called mills, to remove the other side’s men until only two are left or none can move.</source>
        <translation>Cada bando cierra filas de tres, los molinos, para quitar fichas al rival hasta que queden dos o ninguna pueda moverse.</translation>
    </message>
    <message id="nine_mens_morris.points-and-lines">
        <source>The men stand on the 24 points of three squares. Lines join the middles of the sides, and the corners too.</source>
        <translation>Las fichas se colocan en los 24 cruces de tres cuadrados. Hay líneas que unen los centros de los lados y las esquinas.</translation>
    </message>
    <message id="nine_mens_morris.points-and-lines@classic">
        <source>The men stand on the 24 points of three squares. Lines join the middles of the sides, but not the corners.</source>
        <translation>Las fichas se colocan en los 24 cruces de tres cuadrados. Hay líneas que unen los centros de los lados, pero no las esquinas.</translation>
    </message>
    <message id="nine_mens_morris.nine-men">
        <source>Each side has nine men in hand. The board is empty.</source>
        <translation>Cada bando tiene nueve fichas en la mano. El tablero está vacío.</translation>
    </message>
    <message id="nine_mens_morris.white-begins">
        <source>Whoever sits on the first seat plays White and begins. Then the two sides take turns.</source>
        <translation>Quien ocupa el primer sitio juega con blancas y empieza. Luego se juega por turnos.</translation>
    </message>
    <message id="nine_mens_morris.white-begins@random">
        <source>Lots are drawn to see who plays White. White begins, then the two sides take turns.</source>
        <translation>Se sortea quién juega con blancas. Empiezan las blancas y luego se juega por turnos.</translation>
    </message>
    <message id="nine_mens_morris.mill">
        <source>Three men of one colour on the three points of one row form a mill.</source>
        <translation>Tres fichas de un color en los tres cruces de una fila forman un molino.</translation>
    </message>
    <message id="nine_mens_morris.mill-by-this-man">
        <source>Only a mill closed by the man just placed or moved counts. Mills that were there before earn nothing.</source>
        <translation>Solo cuenta un molino cerrado por la ficha recién colocada o movida. Los molinos de antes no dan nada.</translation>
    </message>
    <message id="nine_mens_morris.remove-one">
        <source>Whoever closes a mill must remove one of the other side’s men from the board. That ends the turn.</source>
        <translation>Quien cierra un molino debe quitar del tablero una ficha del rival. Con eso termina el turno.</translation>
    </message>
    <message id="nine_mens_morris.remove-one@each">
        <source>Whoever closes a mill must remove one of the other side’s men from the board before the turn ends.</source>
        <translation>Quien cierra un molino debe quitar del tablero una ficha del rival antes de que termine el turno.</translation>
    </message>
    <message id="nine_mens_morris.double-mill-one-man">
        <source>A man that closes two or three mills at once still removes only one man.</source>
        <translation>Una ficha que cierra dos o tres molinos a la vez quita, aun así, una sola ficha.</translation>
    </message>
    <message id="nine_mens_morris.double-mill-one-man@each">
        <source>A man that closes two or three mills at once removes one man for each of them.</source>
        <translation>Una ficha que cierra dos o tres molinos a la vez quita una ficha por cada uno.</translation>
    </message>
    <message id="nine_mens_morris.mill-protected">
        <source>A man that stands in a mill cannot be removed.</source>
        <translation>No se puede quitar una ficha que está en un molino.</translation>
    </message>
    <message id="nine_mens_morris.all-in-mills">
        <source>If all the other side’s men on the board stand in mills, any of them may be removed.</source>
        <translation>Si todas las fichas del rival en el tablero están en molinos, se puede quitar cualquiera de ellas.</translation>
    </message>
    <message id="nine_mens_morris.remove-opponent">
        <source>Only a man of the other side that is on the board can be removed, never one in hand.</source>
        <translation>Solo se puede quitar una ficha del rival que esté en el tablero, nunca una de la mano.</translation>
    </message>
    <message id="nine_mens_morris.removed-for-good">
        <source>A removed man never comes back.</source>
        <translation>Una ficha retirada no vuelve nunca.</translation>
    </message>
    <message id="nine_mens_morris.mill-again">
        <source>A mill may be opened and closed again as often as its owner likes. Each time it is closed it counts.</source>
        <translation>Un molino se puede abrir y volver a cerrar cuantas veces se quiera. Cada cierre cuenta.</translation>
    </message>
    <message id="nine_mens_morris.place-one">
        <source>First the men are placed: one man from the hand in each turn. Nobody may pass while there are men in hand.</source>
        <translation>Primero se colocan las fichas: en cada turno, una de la mano. Nadie puede pasar mientras haya fichas en la mano.</translation>
    </message>
    <message id="nine_mens_morris.empty-point">
        <source>Men are placed on empty points only, and moved to empty points only.</source>
        <translation>Las fichas solo se colocan en cruces vacíos, y solo a ellos se mueven.</translation>
    </message>
    <message id="nine_mens_morris.no-move-while-placing">
        <source>While men are being placed, no man on the board moves.</source>
        <translation>Mientras se colocan las fichas, ninguna ficha del tablero se mueve.</translation>
    </message>
    <message id="nine_mens_morris.moving-starts">
        <source>When all 18 men have been placed, they are moved. Whoever placed first moves first.</source>
        <translation>Cuando las 18 fichas están colocadas, se mueven. Quien colocó primero mueve primero.</translation>
    </message>
    <message id="nine_mens_morris.must-move">
        <source>The player whose turn it is moves exactly one of their own men. Nobody may pass.</source>
        <translation>Quien tiene el turno mueve exactamente una ficha propia. Nadie puede pasar.</translation>
    </message>
    <message id="nine_mens_morris.must-move@passes">
        <source>The player whose turn it is moves exactly one of their own men. Nobody who can move may pass.</source>
        <translation>Quien tiene el turno mueve exactamente una ficha propia. Quien puede mover no puede pasar.</translation>
    </message>
    <message id="nine_mens_morris.own-man">
        <source>Players place and move only men of their own colour.</source>
        <translation>Solo se colocan y se mueven fichas del propio color.</translation>
    </message>
    <message id="nine_mens_morris.aim@passes">
        <source>Each side closes rows of three, called mills, to remove the other side’s men until only two are left.</source>
        <translation>Cada bando cierra filas de tres, los molinos, para quitar fichas al rival hasta que le queden solo dos.</translation>
    </message>
    <message id="nine_mens_morris.one-step">
        <source>A man moves along a drawn line to a neighbouring point.</source>
        <translation>Una ficha avanza por una línea dibujada hasta un cruce vecino.</translation>
    </message>
    <message id="nine_mens_morris.no-jump">
        <source>A man does not pass over another man or over a point.</source>
        <translation>Una ficha no pasa por encima de otra ficha ni de un cruce.</translation>
    </message>
    <message id="nine_mens_morris.flying-at-three">
        <source>A player with exactly three men left and none in hand may fly: move any of them to any empty point.</source>
        <translation>Quien tiene exactamente tres fichas y ninguna en la mano puede volar: mover cualquiera de ellas a cualquier cruce vacío.</translation>
    </message>
    <message id="nine_mens_morris.flying-each">
        <source>Only the number of a player’s own men counts for flying. Both players may fly at the same time.</source>
        <translation>Para volar solo cuenta el número de fichas propias. Los dos bandos pueden volar a la vez.</translation>
    </message>
    <message id="nine_mens_morris.win-two-left">
        <source>Whoever has only two men left, on the board and in hand together, loses at once.</source>
        <translation>Quien tiene solo dos fichas, entre el tablero y la mano, pierde al momento.</translation>
    </message>
    <message id="nine_mens_morris.win-blocked">
        <source>Once all men are placed, a player who cannot move any man on their turn has lost.</source>
        <translation>Con todas las fichas colocadas, pierde quien tiene el turno y no puede mover ninguna.</translation>
    </message>
    <message id="nine_mens_morris.draw-repetition">
        <source>Once all men are placed, the match is drawn when the same position, with the same side to move, comes up for the third time.</source>
        <translation>Con todas las fichas colocadas, la partida acaba en tablas cuando la misma posición, con el mismo bando en turno, se da por tercera vez.</translation>
    </message>
    <message id="nine_mens_morris.draw-fifty">
        <source>Once all men are placed, the match is drawn after 50 moves in a row without a removal. The moves of both sides count.</source>
        <translation>Con todas las fichas colocadas, la partida acaba en tablas tras 50 jugadas seguidas sin quitar fichas. Cuentan las de los dos bandos.</translation>
    </message>
    <message id="nine_mens_morris.draw-fifty@hundred">
        <source>Once all men are placed, the match is drawn after 100 moves in a row without a removal. The moves of both sides count.</source>
        <translation>Con todas las fichas colocadas, la partida acaba en tablas tras 100 jugadas seguidas sin quitar fichas. Cuentan las de los dos bandos.</translation>
    </message>
    <message id="nine_mens_morris.draw-agreed">
        <source>A draw may be offered once in a turn, before placing or moving, and is answered at once.</source>
        <translation>Se pueden ofrecer tablas una vez por turno, antes de colocar o mover, y se responde enseguida.</translation>
    </message>
    <message id="nine_mens_morris.resign">
        <source>Players may give up in their own turn, or instead of answering an offer. The other side wins.</source>
        <translation>Se puede abandonar en el turno propio o en vez de responder a una oferta. Gana el otro bando.</translation>
    </message>
    <message id="nine_mens_morris.result">
        <source>The match ends with a win or a draw. Removed men do not count. If a move wins, a draw no longer counts.</source>
        <translation>La partida acaba con victoria o tablas. Las fichas retiradas no cuentan. Si una jugada gana, ya no hay tablas.</translation>
    </message>
    <message id="nine_mens_morris.flying">
        <source>Nobody flies: with three men, too, a man moves along a line to a neighbouring point.</source>
        <translation>Nadie vuela: también con tres fichas se avanza por una línea hasta un cruce vecino.</translation>
    </message>
    <message id="nine_mens_morris.blocked">
        <source>Whoever cannot move passes until a man can move again. A pass does not count as a move.</source>
        <translation>Quien no puede mover pasa hasta que pueda mover una ficha. Pasar no cuenta como jugada.</translation>
    </message>
    <message id="nine_mens_morris.fewer-1">
        <source>Whoever has one man fewer places eight.</source>
        <translation>Quien tiene una ficha menos coloca ocho.</translation>
    </message>
    <message id="nine_mens_morris.fewer-2">
        <source>Whoever has two men fewer places seven.</source>
        <translation>Quien tiene dos fichas menos coloca siete.</translation>
    </message>
</context>
<context>
    <name>nine_mens_morris</name>
    <message>
        <source>The board</source>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>With diagonals</source>
        <translation>Con diagonales</translation>
    </message>
    <message>
        <source>Without diagonals</source>
        <translation>Sin diagonales</translation>
    </message>
    <message>
        <source>Flying with three men</source>
        <translation>Volar con tres fichas</translation>
    </message>
    <message>
        <source>Several mills at once</source>
        <translation>Varios molinos a la vez</translation>
    </message>
    <message>
        <source>Remove one man</source>
        <translation>Quitar una ficha</translation>
    </message>
    <message>
        <source>One man for each mill</source>
        <translation>Una ficha por molino</translation>
    </message>
    <message>
        <source>Whoever cannot move</source>
        <translation>Quien no puede mover</translation>
    </message>
    <message>
        <source>Has lost</source>
        <translation>Ha perdido</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pasa</translation>
    </message>
    <message>
        <source>A draw in a long match</source>
        <translation>Tablas si la partida se alarga</translation>
    </message>
    <message>
        <source>50 moves without a removal</source>
        <translation>50 jugadas sin quitar fichas</translation>
    </message>
    <message>
        <source>100 moves without a removal</source>
        <translation>100 jugadas sin quitar fichas</translation>
    </message>
    <message>
        <source>Nine Men’s Morris</source>
        <translation>Juego del molino</translation>
    </message>
    <message>
        <source>Close rows of three and remove the other side’s men until only two are left.</source>
        <translation>Cerrar filas de tres y quitar fichas al rival hasta que le queden dos.</translation>
    </message>
    <message>
        <source>Mill, merels</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Tres en raya grande</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>point {name}</source>
        <extracomment>A point of the board, by its name: &quot;point d6&quot;.</extracomment>
        <translation>cruce {name}</translation>
    </message>
    <message>
        <source>{player}: men in hand</source>
        <extracomment>Where the men lie that are still to be placed.</extracomment>
        <translation>{player}: fichas en la mano</translation>
    </message>
    <message>
        <source>{player}: removed men</source>
        <extracomment>Where the removed men lie, beside the player who removed them.</extracomment>
        <translation>{player}: fichas retiradas</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>ficha blanca</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>ficha negra</translation>
    </message>
    <message>
        <source>{player} has three men left and may fly: any man, to any empty point.</source>
        <translation>A {player} le quedan tres fichas y puede volar: a cualquier cruce vacío.</translation>
    </message>
    <message>
        <source>No man has been removed for too long: the match is drawn.</source>
        <translation>Hace demasiado que no se quita ninguna ficha: la partida acaba en tablas.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message numerus="yes">
        <source>In hand: %n</source>
        <comment>men still to be placed</comment>
        <translation>
            <numerusform>En mano: %n</numerusform>
            <numerusform>En mano: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>in the mill just closed</source>
        <extracomment>Said of a man by screen readers, after its point.</extracomment>
        <translation>en el molino recién cerrado</translation>
    </message>
    <message>
        <source>protected by its mill</source>
        <extracomment>Said of a man by screen readers, after its point.</extracomment>
        <translation>protegida por su molino</translation>
    </message>
    <message>
        <source>It is {player}’s turn to place a white man.</source>
        <translation>Le toca a {player} colocar una ficha blanca.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to place a black man.</source>
        <translation>Le toca a {player} colocar una ficha negra.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to move a white man.</source>
        <translation>Le toca a {player} mover una ficha blanca.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to move a black man.</source>
        <translation>Le toca a {player} mover una ficha negra.</translation>
    </message>
    <message>
        <source>All men are placed. It is {player}’s turn to move a white man along a line.</source>
        <translation>Todas las fichas están colocadas. Le toca a {player} mover una ficha blanca por una línea.</translation>
    </message>
    <message numerus="yes">
        <source>Mill! {player} must remove %n man/men of the other side.</source>
        <translation>
            <numerusform>¡Molino! {player} debe quitar %n ficha del rival.</numerusform>
            <numerusform>¡Molino! {player} debe quitar %n fichas del rival.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has only two men left: {player} wins.</source>
        <translation>A {other} solo le quedan dos fichas: gana {player}.</translation>
    </message>
    <message>
        <source>{player} cannot move and must pass.</source>
        <translation>{player} no puede mover y debe pasar.</translation>
    </message>
    <message numerus="yes">
        <source>White: %n</source>
        <comment>men that are left</comment>
        <translation>
            <numerusform>Blancas: %n</numerusform>
            <numerusform>Blancas: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black: %n</source>
        <comment>men that are left</comment>
        <translation>
            <numerusform>Negras: %n</numerusform>
            <numerusform>Negras: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>3 men: flies</source>
        <translation>3: vuela</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men left</source>
        <translation>
            <numerusform>queda %n ficha</numerusform>
            <numerusform>quedan %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>en el tablero</translation>
    </message>
    <message>
        <source>removed from the other side</source>
        <translation>retiradas al rival</translation>
    </message>
    <message>
        <source>Placing</source>
        <extracomment>Beside the title: the first phase.</extracomment>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Beside the title: the second phase.</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) without a removal</source>
        <extracomment>Beside the title, once it is many.</extracomment>
        <translation>
            <numerusform>%n jugada sin quitar fichas</numerusform>
            <numerusform>%n jugadas sin quitar fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Over the tray into which the man goes that is to be removed.</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>three men in a row are a mill: closing it removes a man of the other side</source>
        <translation>tres fichas en fila son un molino: quien lo cierra quita una ficha al rival</translation>
    </message>
    <message>
        <source>with three men left they fly to any empty point</source>
        <translation>las tres últimas fichas vuelan a cualquier cruce vacío</translation>
    </message>
    <message>
        <source>with three men, too, they go one step along a line</source>
        <translation>también con tres fichas se avanza un paso por una línea</translation>
    </message>
    <message>
        <source>Place on {there}</source>
        <translation>Colocar en {there}</translation>
    </message>
    <message>
        <source>Move {here}-{there}</source>
        <translation>Mover {here}-{there}</translation>
    </message>
    <message>
        <source>Move the man on {here}</source>
        <translation>Mover la ficha de {here}</translation>
    </message>
    <message>
        <source>Remove the man on {here}</source>
        <translation>Quitar la ficha de {here}</translation>
    </message>
    <message>
        <source>{player}: {there}</source>
        <translation>{player}: {there}</translation>
    </message>
    <message>
        <source>{player}: {here}-{there}</source>
        <translation>{player}: {here}-{there}</translation>
    </message>
    <message>
        <source>All men are placed.</source>
        <translation>Todas las fichas están colocadas.</translation>
    </message>
    <message>
        <source>A mill is closed.</source>
        <translation>Se ha cerrado un molino.</translation>
    </message>
    <message>
        <source>{player} removes the man on {here}.</source>
        <translation>{player} quita la ficha de {here}.</translation>
    </message>
    <message>
        <source>{player} may fly now.</source>
        <translation>{player} ya puede volar.</translation>
    </message>
    <message>
        <source>This man belongs to {owner}.</source>
        <translation>Esta ficha es de {owner}.</translation>
    </message>
    <message>
        <source>A mill has just been closed: first one of the marked men must be removed.</source>
        <translation>Se acaba de cerrar un molino: primero se quita una de las fichas marcadas.</translation>
    </message>
    <message>
        <source>This man does not stand on the board.</source>
        <translation>Esta ficha no está en el tablero.</translation>
    </message>
    <message>
        <source>This man stands in the mill {first}, {second}, {third}.</source>
        <translation>Esta ficha está en el molino {first}, {second}, {third}.</translation>
    </message>
    <message>
        <source>No mill has been closed in this turn.</source>
        <translation>En este turno no se ha cerrado ningún molino.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men in hand must be placed first.</source>
        <translation>
            <numerusform>Primero hay que colocar %n ficha de la mano.</numerusform>
            <numerusform>Primero hay que colocar %n fichas de la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man can go to any empty point.</source>
        <translation>Esta ficha puede ir a cualquier cruce vacío.</translation>
    </message>
    <message>
        <source>That is not a point of the board.</source>
        <translation>Eso no es un cruce del tablero.</translation>
    </message>
    <message>
        <source>A man already stands on {there}.</source>
        <translation>En {there} ya hay una ficha.</translation>
    </message>
    <message>
        <source>This man has no empty point to go to.</source>
        <translation>Esta ficha no tiene ningún cruce vacío al que ir.</translation>
    </message>
    <message numerus="yes">
        <source>This man can go to %n point(s).</source>
        <translation>
            <numerusform>Esta ficha puede ir a %n cruce.</numerusform>
            <numerusform>Esta ficha puede ir a %n cruces.</numerusform>
        </translation>
    </message>
    <message>
        <source>A man stands in between, on {between}.</source>
        <translation>Hay una ficha en medio, en {between}.</translation>
    </message>
    <message>
        <source>The point {between} lies in between.</source>
        <translation>El cruce {between} está en medio.</translation>
    </message>
    <message>
        <source>No line leads directly from {here} to {there}.</source>
        <translation>Ninguna línea lleva directamente de {here} a {there}.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men can still move.</source>
        <translation>
            <numerusform>%n ficha aún puede moverse.</numerusform>
            <numerusform>%n fichas aún pueden moverse.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>Es la única jugada.</translation>
    </message>
    <message>
        <source>This wins the match.</source>
        <translation>Con esto se gana la partida.</translation>
    </message>
    <message>
        <source>This closes a mill.</source>
        <translation>Esto cierra un molino.</translation>
    </message>
    <message>
        <source>This stops a mill of the other side.</source>
        <translation>Esto impide un molino del rival.</translation>
    </message>
    <message>
        <source>This opens a mill that can be closed again.</source>
        <translation>Esto abre un molino que se puede volver a cerrar.</translation>
    </message>
    <message numerus="yes">
        <source>On {point}, %n row(s) meet in which a mill can be closed.</source>
        <translation>
            <numerusform>Por {point} pasa %n fila en la que se puede cerrar un molino.</numerusform>
            <numerusform>En {point} se cruzan %n filas en las que se puede cerrar un molino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the men of the other side can go to %n point(s), instead of {before}.</source>
        <translation>
            <numerusform>Entonces las fichas del rival pueden ir a %n cruce en vez de a {before}.</numerusform>
            <numerusform>Entonces las fichas del rival pueden ir a %n cruces en vez de a {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this the other side cannot close a mill at once.</source>
        <translation>Después de esto, el rival no puede cerrar enseguida un molino.</translation>
    </message>
    <message>
        <source>Whatever is moved, the other side can close a mill.</source>
        <translation>Se mueva lo que se mueva, el rival puede cerrar un molino.</translation>
    </message>
    <message>
        <source>This man goes to {point}, though the other side can close a mill.</source>
        <translation>Esta ficha va a {point}, aunque el rival puede cerrar un molino.</translation>
    </message>
    <message>
        <source>This man could soon close a mill.</source>
        <translation>Esta ficha podría cerrar pronto un molino.</translation>
    </message>
    <message>
        <source>This man stood in the way of a mill.</source>
        <translation>Esta ficha estorbaba un molino.</translation>
    </message>
    <message>
        <source>This man had another one beside it, in a row that is still open.</source>
        <translation>Esta ficha tenía otra a su lado, en una fila que sigue abierta.</translation>
    </message>
    <message numerus="yes">
        <source>This man could have gone on to %n point(s).</source>
        <translation>
            <numerusform>Esta ficha habría podido seguir a %n cruce.</numerusform>
            <numerusform>Esta ficha habría podido seguir a %n cruces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the other side has %n man/men left.</source>
        <comment>on the board and in hand</comment>
        <translation>
            <numerusform>Entonces al rival le queda %n ficha.</numerusform>
            <numerusform>Entonces al rival le quedan %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No man can move.</source>
        <translation>Ninguna ficha puede moverse.</translation>
    </message>
    <message numerus="yes">
        <source>{player} closed mills most often: %n time(s).</source>
        <translation>
            <numerusform>{player} cerró molinos más a menudo que nadie: %n vez.</numerusform>
            <numerusform>{player} cerró molinos más a menudo que nadie: %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} closed the first mill.</source>
        <translation>{player} cerró el primer molino.</translation>
    </message>
    <message>
        <source>Mill!</source>
        <comment>a mill has just been closed</comment>
        <translation>¡Molino!</translation>
    </message>
    <message>
        <source>Closing a mill</source>
        <translation>Cerrar un molino</translation>
    </message>
    <message>
        <source>The third man stands in a row with two others: a mill. A man of the other side is taken off the board at once.</source>
        <translation>La tercera ficha queda en línea con otras dos: es un molino. Enseguida se quita del tablero una ficha del rival.</translation>
    </message>
    <message>
        <source>Opening and closing a mill</source>
        <translation>Abrir y cerrar un molino</translation>
    </message>
    <message>
        <source>White moves a man out of the mill and, in the next turn, back in again. The mill is closed anew, and another black man has to go.</source>
        <translation>Las blancas sacan una ficha del molino y la devuelven en el turno siguiente. El molino se cierra otra vez y una ficha negra tiene que salir.</translation>
    </message>
    <message>
        <source>White has just three men left, so a man may go to any empty point, across the whole board, and here it closes a mill.</source>
        <translation>Las blancas tienen solo tres fichas, así que una puede ir a cualquier cruce vacío de todo el tablero, y aquí cierra un molino.</translation>
    </message>
    <message>
        <source>This makes two in a row: a man on {point} would close the mill.</source>
        <translation>Así hay dos en una fila: una ficha en {point} cerraría el molino.</translation>
    </message>
    <message numerus="yes">
        <source>From {point} this man can go on to %n point(s).</source>
        <translation>
            <numerusform>Desde {point}, esta ficha podrá seguir a %n cruce.</numerusform>
            <numerusform>Desde {point}, esta ficha podrá seguir a %n cruces.</numerusform>
        </translation>
    </message>
    <message>
        <source>One man fewer</source>
        <comment>handicap</comment>
        <translation>Una ficha menos</translation>
    </message>
    <message>
        <source>Two men fewer</source>
        <comment>handicap</comment>
        <translation>Dos fichas menos</translation>
    </message>
</context>
</TS>
