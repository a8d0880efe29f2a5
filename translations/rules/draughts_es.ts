<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="draughts.aim">
        <source>Each side tries to capture all the other side’s pieces, or to leave the other side without a move.</source>
        <translation>Cada bando intenta capturar todas las piezas del rival o dejarlo sin ninguna jugada.</translation>
    </message>
    <message id="draughts.family">
        <source>The board has 100 squares. Men also capture backwards, kings go any distance, and the capture that takes the most pieces must be played.</source>
        <extracomment>Says how this game differs from others that are played under the same name, on 64 squares.</extracomment>
        <translation>El tablero tiene 100 casillas. Los peones también capturan hacia atrás, las damas van tan lejos como quieran y hay que capturar el mayor número de piezas.</translation>
    </message>
    <message id="draughts.family@house">
        <source>The board has 100 squares. Men also capture backwards, and kings go any distance.</source>
        <translation>El tablero tiene 100 casillas. Los peones también capturan hacia atrás y las damas van tan lejos como quieran.</translation>
    </message>
    <message id="draughts.board">
        <source>The pieces stand and move only on the 50 dark squares, at most one on each.</source>
        <translation>Las piezas están y se mueven solo en las 50 casillas oscuras, como mucho una en cada casilla.</translation>
    </message>
    <message id="draughts.start-position">
        <source>Each side begins with 20 men on the four rows nearest to it. The two rows in the middle are empty.</source>
        <translation>Cada bando empieza con 20 peones en las cuatro filas de su lado. Las dos filas del centro están vacías.</translation>
    </message>
    <message id="draughts.lots-for-white">
        <source>Lots are drawn to see who plays White.</source>
        <translation>Se sortea quién juega con blancas.</translation>
    </message>
    <message id="draughts.lots-for-white@first-seat">
        <source>Whoever sits on the first seat plays White.</source>
        <translation>Quien ocupa el primer sitio juega con blancas.</translation>
    </message>
    <message id="draughts.white-begins">
        <source>White makes the first move, then the two sides take turns.</source>
        <translation>Las blancas hacen la primera jugada y luego se juega por turnos.</translation>
    </message>
    <message id="draughts.must-move">
        <source>The player whose turn it is makes exactly one move. Nobody may pass.</source>
        <translation>Quien tiene el turno hace exactamente una jugada. Nadie puede pasar.</translation>
    </message>
    <message id="draughts.own-piece">
        <source>Players move only pieces of their own colour.</source>
        <translation>Solo se mueven piezas del propio color.</translation>
    </message>
    <message id="draughts.empty-square">
        <source>A piece can stop only on an empty dark square.</source>
        <translation>Una pieza solo puede detenerse en una casilla oscura vacía.</translation>
    </message>
    <message id="draughts.man-forward">
        <source>A man moves one square diagonally forward, towards the other side.</source>
        <translation>Un peón avanza una casilla en diagonal, hacia el lado del rival.</translation>
    </message>
    <message id="draughts.king-moves">
        <source>A king moves along a diagonal, as far as it likes, forwards or backwards.</source>
        <translation>Una dama se mueve en diagonal tan lejos como quiera, hacia delante o hacia atrás.</translation>
    </message>
    <message id="draughts.king-path">
        <source>All squares that a king crosses must be empty, apart from the pieces that it captures.</source>
        <translation>Todas las casillas que cruza una dama deben estar vacías, salvo las de las piezas que captura.</translation>
    </message>
    <message id="draughts.man-captures">
        <source>A man captures diagonally, forwards or backwards: it jumps over the next piece to the empty square behind it.</source>
        <translation>Un peón captura en diagonal, hacia delante o hacia atrás: salta sobre la pieza vecina a la casilla vacía de detrás.</translation>
    </message>
    <message id="draughts.king-captures">
        <source>A king captures from any distance along a free diagonal. It lands on any empty square behind the piece.</source>
        <translation>Una dama captura desde cualquier distancia por una diagonal libre. Cae en cualquier casilla vacía detrás de la pieza.</translation>
    </message>
    <message id="draughts.one-piece-per-jump">
        <source>One jump takes one piece. Two pieces directly behind each other cannot be jumped.</source>
        <translation>Un salto captura una pieza. No se pueden saltar dos piezas que están justo una detrás de otra.</translation>
    </message>
    <message id="draughts.no-jump-own">
        <source>Pieces of the same side are never jumped.</source>
        <translation>Nunca se saltan las piezas del propio bando.</translation>
    </message>
    <message id="draughts.chain">
        <source>If the same piece can capture again from where it has landed, it goes on in the same turn.</source>
        <translation>Si la misma pieza puede volver a capturar desde donde ha caído, sigue en el mismo turno.</translation>
    </message>
    <message id="draughts.finish-chain">
        <source>A capture must be finished: the piece goes on as long as it can take another piece.</source>
        <translation>Una captura debe terminarse: la pieza sigue mientras pueda capturar otra.</translation>
    </message>
    <message id="draughts.capture-compulsory">
        <source>Whoever can capture must capture. Other moves have to wait.</source>
        <translation>Quien puede capturar debe capturar. Las demás jugadas tienen que esperar.</translation>
    </message>
    <message id="draughts.capture-compulsory@huff">
        <source>Whoever can capture ought to capture. If they do not, a piece may be huffed.</source>
        <translation>Quien puede capturar debería capturar. Si no lo hace, se le puede soplar una pieza.</translation>
    </message>
    <message id="draughts.most-pieces">
        <source>If there are several ways to capture, the one that takes the most pieces must be played.</source>
        <translation>Entre varias capturas posibles, hay que elegir la de más piezas.</translation>
    </message>
    <message id="draughts.most-pieces@huff">
        <source>If there are several ways to capture, the one that takes the most pieces ought to be played.</source>
        <translation>Entre varias capturas posibles, se debería elegir la de más piezas.</translation>
    </message>
    <message id="draughts.king-counts-one">
        <source>A king counts as just one piece here, and kings need not capture before men.</source>
        <translation>Aquí una dama cuenta como una pieza, y las damas no están obligadas a capturar antes que los peones.</translation>
    </message>
    <message id="draughts.free-choice">
        <source>If several captures take the most pieces, the player chooses the piece, the way and the landing square.</source>
        <translation>Si varias capturas igualan el número máximo, se eligen la pieza, el camino y la casilla final.</translation>
    </message>
    <message id="draughts.free-choice@any">
        <source>If several captures are possible, the player chooses the piece, the way and the landing square.</source>
        <translation>Entre varias capturas se eligen la pieza, el camino y la casilla final.</translation>
    </message>
    <message id="draughts.remove-after">
        <source>Captured pieces leave the board together when the capture is finished, and never come back.</source>
        <translation>Las piezas capturadas salen juntas del tablero cuando termina la captura y no vuelven nunca.</translation>
    </message>
    <message id="draughts.family@huff">
        <source>The board has 100 squares. Men also capture backwards, kings go any distance, and a missed capture can cost the piece.</source>
        <translation>El tablero tiene 100 casillas. Los peones también capturan hacia atrás, las damas van tan lejos como quieran y una captura olvidada puede costar la pieza.</translation>
    </message>
    <message id="draughts.jump-once">
        <source>A piece that has been jumped stays until the end of the capture. It bars the way and is never jumped twice.</source>
        <translation>Una pieza saltada se queda hasta el final de la captura. Cierra el paso y nunca se salta dos veces.</translation>
    </message>
    <message id="draughts.promotion">
        <source>A man whose move ends on the last row of the other side becomes a king.</source>
        <translation>Un peón cuya jugada termina en la última fila del rival se corona dama.</translation>
    </message>
    <message id="draughts.promotion-at-rest">
        <source>A man that only passes over the last row during a capture and ends elsewhere remains a man.</source>
        <translation>Un peón que en una captura solo pasa por la última fila y termina en otro sitio sigue siendo peón.</translation>
    </message>
    <message id="draughts.king-next-turn">
        <source>Becoming a king ends the move. The new king moves as a king from its side’s next turn.</source>
        <translation>Al coronarse, la jugada termina. La nueva dama se mueve como dama desde el siguiente turno de su bando.</translation>
    </message>
    <message id="draughts.huff-free-move">
        <source>Any move may be made, with or without a capture. A capture, once begun, goes on as long as it can.</source>
        <translation>Se puede hacer cualquier jugada, con captura o sin ella. Una captura empezada sigue mientras pueda.</translation>
    </message>
    <message id="draughts.huff-offence">
        <source>It is an offence to take fewer pieces than the most that could be taken.</source>
        <translation>Una jugada que captura menos piezas que el número máximo posible es una falta.</translation>
    </message>
    <message id="draughts.huff-offence@any">
        <source>It is an offence to capture nothing when something could be captured.</source>
        <translation>Una jugada sin captura cuando se podía capturar es una falta.</translation>
    </message>
    <message id="draughts.huff-take">
        <source>After an offence, before moving, the other side may remove one of the pieces that could have made the largest capture.</source>
        <translation>Tras una falta, el rival puede quitar, antes de mover, una pieza que podría haber hecho la captura mayor.</translation>
    </message>
    <message id="draughts.huff-take@any">
        <source>After an offence, before moving, the other side may remove one piece that could have captured.</source>
        <translation>Tras una falta, el rival puede quitar, antes de mover, una pieza que podría haber capturado.</translation>
    </message>
    <message id="draughts.huff-then-move">
        <source>Huffing is not a turn: a normal move follows. Like a capture, it starts the count of moves towards a draw again.</source>
        <translation>Soplar no es un turno: sigue una jugada normal. Como una captura, hace empezar de nuevo la cuenta hacia las tablas.</translation>
    </message>
    <message id="draughts.win-all-captured">
        <source>Whoever has lost their last piece has lost the match.</source>
        <translation>Quien pierde su última pieza pierde la partida.</translation>
    </message>
    <message id="draughts.win-blocked">
        <source>A player who has no legal move on their turn has lost.</source>
        <translation>Quien tiene el turno y no tiene ninguna jugada permitida ha perdido.</translation>
    </message>
    <message id="draughts.draw-repetition">
        <source>The match is drawn when the same position, with the same side to move, comes up for the third time.</source>
        <translation>La partida termina en tablas cuando la misma posición, con el turno del mismo bando, aparece por tercera vez.</translation>
    </message>
    <message id="draughts.draw-twenty">
        <source>The match is drawn when each side has made 20 moves in a row without a capture.</source>
        <translation>La partida termina en tablas cuando cada bando ha hecho 20 jugadas seguidas sin que se capture ninguna pieza.</translation>
    </message>
    <message id="draughts.draw-twenty@tournament">
        <source>The match is drawn when each side has made 25 moves in a row with kings alone and without a capture.</source>
        <translation>La partida termina en tablas cuando cada bando ha hecho 25 jugadas seguidas solo con damas y sin capturas.</translation>
    </message>
    <message id="draughts.draw-agreed">
        <source>A draw may be offered once in a turn, before moving, and is answered at once. Players may also give up.</source>
        <translation>Se pueden ofrecer tablas una vez por turno, antes de mover, y se responde enseguida. También se puede abandonar.</translation>
    </message>
    <message id="draughts.result">
        <source>The match ends with a win or a draw. There are no points.</source>
        <translation>La partida termina con una victoria o en tablas. No hay puntos.</translation>
    </message>
    <message id="draughts.capture-duty">
        <source>A missed capture is not refused: the other side may huff a piece that should have captured.</source>
        <translation>Una captura olvidada no se rechaza: el rival puede soplar una pieza que debía haber capturado.</translation>
    </message>
    <message id="draughts.majority">
        <source>Any complete capture may be chosen, even if another one takes more pieces.</source>
        <translation>Se puede elegir cualquier captura completa, aunque otra se lleve más piezas.</translation>
    </message>
    <message id="draughts.majority@huff">
        <source>Any complete capture may be chosen. Only a move without a capture can be an offence.</source>
        <translation>Se puede elegir cualquier captura completa. Solo una jugada sin captura puede ser una falta.</translation>
    </message>
    <message id="draughts.draw-rule">
        <source>A lone king draws after 16 moves each against three pieces that include a king, and after 5 against only one or two.</source>
        <translation>Una dama sola hace tablas tras 16 jugadas de cada bando contra tres piezas con una dama; tras 5 contra una dama, dos damas, o dama y peón.</translation>
    </message>
    <message id="draughts.fewer-1">
        <source>Whoever has one man fewer begins without one in the middle of their first row.</source>
        <translation>Quien tiene un peón menos empieza sin uno del centro de su primera fila.</translation>
    </message>
    <message id="draughts.fewer-2">
        <source>Whoever has two men fewer begins without two in the middle of their first row.</source>
        <translation>Quien tiene dos peones menos empieza sin dos del centro de su primera fila.</translation>
    </message>
    <message id="draughts.fewer-3">
        <source>Whoever has three men fewer begins without the three in the middle of their first row.</source>
        <translation>Quien tiene tres peones menos empieza sin los tres del centro de su primera fila.</translation>
    </message>
</context>
<context>
    <name>draughts</name>
    <message>
        <source>A capture that was missed</source>
        <translation>Una captura olvidada</translation>
    </message>
    <message>
        <source>Cannot be missed</source>
        <translation>Imposible: hay que capturar</translation>
    </message>
    <message>
        <source>Costs the piece: huffing</source>
        <translation>Cuesta la pieza: se sopla</translation>
    </message>
    <message>
        <source>Several captures</source>
        <translation>Varias capturas</translation>
    </message>
    <message>
        <source>The one that takes the most</source>
        <translation>La que captura más</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Elección libre</translation>
    </message>
    <message>
        <source>A draw in a long match</source>
        <translation>Tablas si la partida se alarga</translation>
    </message>
    <message>
        <source>20 moves without a capture</source>
        <translation>20 jugadas sin captura</translation>
    </message>
    <message>
        <source>As in tournaments</source>
        <translation>Como en los torneos</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Capture all the other side’s pieces, or leave it without a move.</source>
        <translation>Capturar todas las piezas del rival o dejarlo sin jugadas.</translation>
    </message>
    <message>
        <source>Checkers on 100 squares</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Damas de 100 casillas</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>square {number}</source>
        <extracomment>A dark square, by its number.</extracomment>
        <translation>casilla {number}</translation>
    </message>
    <message>
        <source>light square</source>
        <translation>casilla clara</translation>
    </message>
    <message>
        <source>{player}: captured pieces</source>
        <extracomment>Where the captured pieces lie, beside the player who took them.</extracomment>
        <translation>{player}: piezas capturadas</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>peón blanco</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>peón negro</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>dama blanca</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>dama negra</translation>
    </message>
    <message>
        <source>white man, captured</source>
        <translation>peón blanco, capturado</translation>
    </message>
    <message>
        <source>black man, captured</source>
        <translation>peón negro, capturado</translation>
    </message>
    <message>
        <source>white king, captured</source>
        <translation>dama blanca, capturada</translation>
    </message>
    <message>
        <source>black king, captured</source>
        <translation>dama negra, capturada</translation>
    </message>
    <message>
        <source>It is {player}’s turn with White.</source>
        <translation>Le toca a {player} con blancas.</translation>
    </message>
    <message>
        <source>It is {player}’s turn with Black.</source>
        <translation>Le toca a {player} con negras.</translation>
    </message>
    <message>
        <source>{player} may huff a piece first, or just move.</source>
        <translation>{player} puede soplar antes una pieza o mover sin más.</translation>
    </message>
    <message>
        <source>{player} cannot move and may huff a piece first.</source>
        <translation>{player} no puede mover, pero antes puede soplar una pieza.</translation>
    </message>
    <message>
        <source>The last piece is taken: {player} wins.</source>
        <translation>La última pieza ha caído: gana {player}.</translation>
    </message>
    <message>
        <source>The king alone has held out: the match is drawn.</source>
        <translation>La dama ha resistido sola: la partida termina en tablas.</translation>
    </message>
    <message numerus="yes">
        <source>White: %n</source>
        <comment>pieces that are left</comment>
        <translation>
            <numerusform>Blancas: %n</numerusform>
            <numerusform>Blancas: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black: %n</source>
        <comment>pieces that are left</comment>
        <translation>
            <numerusform>Negras: %n</numerusform>
            <numerusform>Negras: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>queda %n pieza</numerusform>
            <numerusform>quedan %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>men</source>
        <translation>peones</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>taken from the other side</source>
        <translation>capturadas al rival</translation>
    </message>
    <message>
        <source>{way}</source>
        <comment>a move: 32-28</comment>
        <extracomment>A move on the score sheet: 32-28, 38x29. The same in all languages.</extracomment>
        <translation>{way}</translation>
    </message>
    <message>
        <source>{way}…</source>
        <extracomment>The part of a capture that has been played: 38x29</extracomment>
        <translation>{way}…</translation>
    </message>
    <message>
        <source>{player}: {here}x{there}…</source>
        <translation>{player}: {here}x{there}…</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Esta pieza es de {owner}.</translation>
    </message>
    <message>
        <source>A piece of the same side stands on {here}.</source>
        <translation>En {here} hay una pieza del mismo bando.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) without a capture</source>
        <extracomment>Beside the title, once it is many.</extracomment>
        <translation>
            <numerusform>%n jugada sin captura</numerusform>
            <numerusform>%n jugadas sin captura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} must take %n piece(s).</source>
        <translation>
            <numerusform>{player} debe capturar %n pieza.</numerusform>
            <numerusform>{player} debe capturar %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} must make a capture.</source>
        <translation>{player} debe capturar.</translation>
    </message>
    <message numerus="yes">
        <source>{player} must go on and take %n more piece(s).</source>
        <translation>
            <numerusform>{player} debe seguir y capturar %n pieza más.</numerusform>
            <numerusform>{player} debe seguir y capturar %n piezas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} must go on capturing with the same piece.</source>
        <translation>{player} sigue capturando con la misma pieza.</translation>
    </message>
    <message>
        <source>may be huffed</source>
        <comment>of a piece, on the table</comment>
        <translation>se puede soplar</translation>
    </message>
    <message>
        <source>Huff</source>
        <translation>Soplar</translation>
    </message>
    <message>
        <source>two men on top of each other are a king: it goes any distance</source>
        <translation>dos peones, uno sobre otro, son una dama: llega tan lejos como quiera</translation>
    </message>
    <message>
        <source>a pale piece has been jumped: it leaves when the capture is finished</source>
        <translation>una pieza pálida ya se ha saltado: sale cuando termina la captura</translation>
    </message>
    <message>
        <source>Move {here}-{there}</source>
        <translation>Mover {here}-{there}</translation>
    </message>
    <message>
        <source>Capture {here}x{there}</source>
        <translation>Capturar {here}x{there}</translation>
    </message>
    <message>
        <source>Move the piece on {here}</source>
        <translation>Mover la pieza de {here}</translation>
    </message>
    <message>
        <source>Huff the piece on {here}</source>
        <translation>Soplar la pieza de {here}</translation>
    </message>
    <message>
        <source>Do not move</source>
        <translation>No mover</translation>
    </message>
    <message>
        <source>{player}: {here}-{there}</source>
        <translation>{player}: {here}-{there}</translation>
    </message>
    <message>
        <source>{player}: {here}x{there}</source>
        <translation>{player}: {here}x{there}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) taken.</source>
        <translation>
            <numerusform>%n pieza capturada.</numerusform>
            <numerusform>%n piezas capturadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) taken, and the man becomes a king.</source>
        <translation>
            <numerusform>%n pieza capturada, y el peón se corona dama.</numerusform>
            <numerusform>%n piezas capturadas, y el peón se corona dama.</numerusform>
        </translation>
    </message>
    <message>
        <source>The man becomes a king.</source>
        <translation>El peón se corona dama.</translation>
    </message>
    <message>
        <source>{player} huffs the piece on {here}.</source>
        <translation>{player} sopla la pieza de {here}.</translation>
    </message>
    <message>
        <source>That is not a dark square.</source>
        <translation>Esa no es una casilla oscura.</translation>
    </message>
    <message>
        <source>This piece has no free square to go to.</source>
        <translation>Esta pieza no tiene ninguna casilla libre a la que ir.</translation>
    </message>
    <message>
        <source>The piece on {here} can take another piece.</source>
        <translation>La pieza de {here} puede capturar otra pieza.</translation>
    </message>
    <message>
        <source>On {there} this capture is not finished.</source>
        <translation>En {there} esta captura no ha terminado.</translation>
    </message>
    <message numerus="yes">
        <source>{way} takes more: %n piece(s).</source>
        <translation>
            <numerusform>{way} se lleva más: %n pieza.</numerusform>
            <numerusform>{way} se lleva más: %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{way} can be played: the piece on {here} can capture.</source>
        <translation>Se puede jugar {way}: la pieza de {here} puede capturar.</translation>
    </message>
    <message>
        <source>Several captures end there: they are played jump by jump.</source>
        <translation>Varias capturas terminan ahí: se juegan salto a salto.</translation>
    </message>
    <message numerus="yes">
        <source>This piece can go to %n square(s).</source>
        <translation>
            <numerusform>Esta pieza puede ir a %n casilla.</numerusform>
            <numerusform>Esta pieza puede ir a %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on {here} has been jumped and still stands there.</source>
        <translation>La pieza de {here} ya se ha saltado y sigue ahí.</translation>
    </message>
    <message>
        <source>The pieces on {here} and {there} stand directly behind each other.</source>
        <translation>Las piezas de {here} y {there} están justo una detrás de otra.</translation>
    </message>
    <message>
        <source>A piece on {here} bars the way.</source>
        <translation>Una pieza en {here} cierra el paso.</translation>
    </message>
    <message>
        <source>The last move missed no capture.</source>
        <translation>La última jugada no olvidó ninguna captura.</translation>
    </message>
    <message>
        <source>One piece has been huffed already.</source>
        <translation>Ya se ha soplado una pieza.</translation>
    </message>
    <message>
        <source>This piece could not have made the capture.</source>
        <translation>Esta pieza no podía hacer la captura.</translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>Es la única jugada.</translation>
    </message>
    <message numerus="yes">
        <source>This takes %n piece(s).</source>
        <translation>
            <numerusform>Así se captura %n pieza.</numerusform>
            <numerusform>Así se capturan %n piezas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man becomes a king.</source>
        <translation>Este peón se corona dama.</translation>
    </message>
    <message>
        <source>This avoids the capture {way}.</source>
        <translation>Así se evita la captura {way}.</translation>
    </message>
    <message numerus="yes">
        <source>If pieces are taken after this move, more can be taken back: at least %n.</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Si tras esta jugada hay una captura, se pueden recapturar más: al menos %n pieza.</numerusform>
            <numerusform>Si tras esta jugada hay una captura, se pueden recapturar más: al menos %n piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever is moved, at least %n piece(s) can be taken.</source>
        <translation>
            <numerusform>Se mueva lo que se mueva, se puede capturar al menos %n pieza.</numerusform>
            <numerusform>Se mueva lo que se mueva, se pueden capturar al menos %n piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gives up %n piece(s).</source>
        <translation>
            <numerusform>Esto entrega %n pieza.</numerusform>
            <numerusform>Esto entrega %n piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then this man is %n row(s) away from becoming a king.</source>
        <translation>
            <numerusform>A este peón le falta entonces %n fila para ser dama.</numerusform>
            <numerusform>A este peón le faltan entonces %n filas para ser dama.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man goes to the middle of the board, and nothing can be taken.</source>
        <translation>Este peón va al centro del tablero y no se puede capturar nada.</translation>
    </message>
    <message>
        <source>At the edge nothing can jump this man.</source>
        <translation>En el borde nada puede saltar sobre este peón.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} the king reaches %n square(s), and nothing can be taken.</source>
        <translation>
            <numerusform>Desde {square}, la dama alcanza %n casilla y no se puede capturar nada.</numerusform>
            <numerusform>Desde {square}, la dama alcanza %n casillas y no se puede capturar nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be taken after this move.</source>
        <translation>Tras esta jugada no se puede capturar nada.</translation>
    </message>
    <message>
        <source>Huffing wins a piece.</source>
        <translation>Soplar gana una pieza.</translation>
    </message>
    <message numerus="yes">
        <source>{player} made the greatest capture: %n piece(s) in one move.</source>
        <translation>
            <numerusform>{player} hizo la mayor captura: %n pieza en una jugada.</numerusform>
            <numerusform>{player} hizo la mayor captura: %n piezas en una jugada.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got the first king, on move {number}.</source>
        <translation>{player} consiguió la primera dama, en la jugada {number}.</translation>
    </message>
    <message>
        <source>A king!</source>
        <comment>a man has just become one</comment>
        <translation>¡Una dama!</translation>
    </message>
    <message>
        <source>A chain of captures</source>
        <translation>Una captura múltiple</translation>
    </message>
    <message>
        <source>The man jumps over one piece and can go on at once from where it lands. Only when the chain ends do the taken pieces leave the board.</source>
        <translation>El peón salta por encima de una pieza y puede seguir enseguida desde donde cae. Las piezas capturadas salen del tablero solo al final.</translation>
    </message>
    <message>
        <source>Taking the most pieces</source>
        <translation>Capturar el mayor número</translation>
    </message>
    <message>
        <source>One man could take one piece, another man two. The capture that takes two has to be played.</source>
        <translation>Un peón podría capturar una pieza y otro podría capturar dos. Hay que jugar la captura de dos.</translation>
    </message>
    <message>
        <source>A king captures from afar</source>
        <translation>Una dama captura desde lejos</translation>
    </message>
    <message>
        <source>The king flies along the free diagonal, over the piece, and lands on any empty square behind it: here, a little further on.</source>
        <translation>La dama recorre la diagonal libre, salta la pieza y cae en cualquier casilla vacía detrás: aquí, un poco más lejos.</translation>
    </message>
    <message>
        <source>This threatens the capture {way}.</source>
        <translation>Esto amenaza con la captura {way}.</translation>
    </message>
    <message>
        <source>If pieces are taken after this move, as many can be taken back.</source>
        <translation>Si tras esta jugada hay una captura, se pueden recapturar otras tantas piezas.</translation>
    </message>
    <message>
        <source>One man fewer</source>
        <comment>handicap</comment>
        <translation>Un peón menos</translation>
    </message>
    <message>
        <source>Two men fewer</source>
        <comment>handicap</comment>
        <translation>Dos peones menos</translation>
    </message>
    <message>
        <source>Three men fewer</source>
        <comment>handicap</comment>
        <translation>Tres peones menos</translation>
    </message>
</context>
</TS>
