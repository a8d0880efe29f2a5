<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message id="chess.aim">
        <source>Each player tries to checkmate the other king: to attack it so that it cannot escape.</source>
        <translation>Cada bando intenta dar mate al otro rey: atacarlo de modo que no pueda escapar.</translation>
    </message>
    <message id="chess.board">
        <source>The board is placed so that each player has a light square in the near corner on the right.</source>
        <translation>El tablero se coloca de modo que cada bando tenga una casilla clara en la esquina de su derecha.</translation>
    </message>
    <message id="chess.start-position">
        <source>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. Each queen stands on a square of its own colour.</source>
        <translation>Torre, caballo, alfil, dama, rey, alfil, caballo y torre se colocan detrás de los peones. Cada dama ocupa una casilla de su color.</translation>
    </message>
    <message id="chess.lots-for-white">
        <source>Lots are drawn to see who plays White.</source>
        <translation>Se sortea quién juega con blancas.</translation>
    </message>
    <message id="chess.lots-for-white@first-seat">
        <source>Whoever sits on the first seat plays White.</source>
        <translation>Quien ocupa el primer sitio juega con blancas.</translation>
    </message>
    <message id="chess.white-begins">
        <source>White makes the first move, then the players take turns.</source>
        <translation>Las blancas hacen la primera jugada y después se juega por turnos.</translation>
    </message>
    <message id="chess.must-move">
        <source>The player whose turn it is makes exactly one move. Nobody may pass.</source>
        <translation>Quien tiene el turno hace exactamente una jugada. Nadie puede pasar.</translation>
    </message>
    <message id="chess.own-piece">
        <source>Players move only their own pieces, and never onto a square where another of their own pieces stands.</source>
        <translation>Solo se mueven las piezas propias, y nunca a una casilla con otra pieza propia.</translation>
    </message>
    <message id="chess.no-jumping">
        <source>Only the knight passes over other pieces.</source>
        <translation>Solo el caballo pasa por encima de otras piezas.</translation>
    </message>
    <message id="chess.capture">
        <source>A piece that lands on a piece of the other side captures it, and that piece is out. Nobody has to capture.</source>
        <translation>La pieza que llega a la casilla de una pieza rival la captura y la saca del juego. Nadie está obligado a capturar.</translation>
    </message>
    <message id="chess.king-in-check">
        <source>No move may leave its own king in check.</source>
        <translation>Ninguna jugada puede dejar en jaque al propio rey.</translation>
    </message>
    <message id="chess.king-moves">
        <source>The king moves one square in any direction.</source>
        <translation>El rey se mueve una casilla en cualquier dirección.</translation>
    </message>
    <message id="chess.queen-moves">
        <source>The queen moves as far as it likes, straight or diagonally.</source>
        <translation>La dama llega tan lejos como quiera, en línea recta o en diagonal.</translation>
    </message>
    <message id="chess.rook-moves">
        <source>The rook moves as far as it likes, straight ahead, back or sideways.</source>
        <translation>La torre llega tan lejos como quiera, hacia delante, hacia atrás o de lado.</translation>
    </message>
    <message id="chess.bishop-moves">
        <source>The bishop moves diagonally, as far as it likes.</source>
        <translation>El alfil va en diagonal, tan lejos como quiera.</translation>
    </message>
    <message id="chess.knight-moves">
        <source>The knight goes two squares straight and one to the side, over other pieces too.</source>
        <translation>El caballo va dos casillas en línea recta y una de lado, también por encima de otras piezas.</translation>
    </message>
    <message id="chess.pawn-forward">
        <source>A pawn moves one square straight ahead to an empty square, never back.</source>
        <translation>El peón avanza una casilla en línea recta si está vacía, y nunca hacia atrás.</translation>
    </message>
    <message id="chess.pawn-double">
        <source>From its first square, a pawn may go two squares ahead if both are empty.</source>
        <translation>Desde su primera casilla, el peón puede avanzar dos si ambas están vacías.</translation>
    </message>
    <message id="chess.pawn-captures">
        <source>A pawn goes diagonally only to capture, and only one square ahead.</source>
        <translation>El peón solo va en diagonal para capturar, y solo una casilla hacia delante.</translation>
    </message>
    <message id="chess.en-passant">
        <source>If a pawn’s double step ends beside a pawn of the other side, that pawn may capture it: it goes diagonally to the square that was passed over.</source>
        <extracomment>The capture is called en passant.</extracomment>
        <translation>Si un peón avanza dos casillas y queda junto a un peón rival, este puede capturarlo: va en diagonal a la casilla por la que pasó.</translation>
    </message>
    <message id="chess.en-passant-at-once">
        <source>Capturing en passant is possible only on the very next move.</source>
        <translation>Capturar al paso solo es posible en la jugada inmediatamente siguiente.</translation>
    </message>
    <message id="chess.promotion">
        <source>A pawn that reaches the last rank becomes a queen, rook, bishop or knight, even if there is one already.</source>
        <translation>El peón que llega a la última fila se convierte en dama, torre, alfil o caballo, aunque ya haya otras.</translation>
    </message>
    <message id="chess.promotion-choice">
        <source>The piece must be chosen: the pawn cannot stay a pawn or become a king.</source>
        <translation>Hay que elegir la pieza: el peón no puede seguir siendo peón ni convertirse en rey.</translation>
    </message>
    <message id="chess.castling">
        <source>Castling is one move: the king goes two squares towards a rook, and the rook lands beside it, on the square just crossed.</source>
        <translation>El enroque es una sola jugada: el rey avanza dos casillas hacia una torre y esta se coloca a su lado, en la casilla cruzada.</translation>
    </message>
    <message id="chess.castling-unmoved">
        <source>Only a king and a rook that have never moved may castle.</source>
        <translation>Solo pueden enrocarse un rey y una torre que no se hayan movido nunca.</translation>
    </message>
    <message id="chess.castling-empty">
        <source>Castling needs empty squares all the way between king and rook.</source>
        <translation>Para enrocarse, todas las casillas entre el rey y la torre deben estar vacías.</translation>
    </message>
    <message id="chess.castling-from-check">
        <source>A king in check may not castle.</source>
        <translation>Un rey en jaque no puede enrocarse.</translation>
    </message>
    <message id="chess.castling-through-check">
        <source>The king may not castle across or onto an attacked square. The rook may be attacked.</source>
        <translation>Al enrocarse, el rey no puede cruzar una casilla atacada ni llegar a ella. La torre sí puede estar atacada.</translation>
    </message>
    <message id="chess.check">
        <source>A king that is attacked is in check. The game announces it.</source>
        <translation>Un rey atacado está en jaque. El juego lo anuncia.</translation>
    </message>
    <message id="chess.start-position@handicap">
        <source>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. White has one piece fewer. A queen stands on a square of its own colour.</source>
        <translation>Torre, caballo, alfil, dama, rey, alfil, caballo y torre se colocan detrás de los peones. A las blancas les falta una pieza. Una dama ocupa una casilla de su color.</translation>
    </message>
    <message id="chess.checkmate">
        <source>Whoever is in check and has no legal move is checkmated and loses.</source>
        <translation>Quien está en jaque y no tiene ninguna jugada permitida recibe mate y pierde.</translation>
    </message>
    <message id="chess.stalemate">
        <source>A player who is not in check but has no legal move on their turn is stalemated: the match is drawn.</source>
        <translation>Quien tiene el turno, no está en jaque y no tiene ninguna jugada permitida queda ahogado: la partida termina en tablas.</translation>
    </message>
    <message id="chess.draw-repetition">
        <source>The match is drawn when the same position, with the same player to move, comes up for the third time.</source>
        <translation>La partida termina en tablas cuando la misma posición, con el turno del mismo bando, se da por tercera vez.</translation>
    </message>
    <message id="chess.draw-repetition@claim">
        <source>A draw can be claimed when the same position has come up for the third time. The fifth time ends the match.</source>
        <translation>Se pueden reclamar tablas cuando la misma posición se ha dado por tercera vez. La quinta vez termina la partida.</translation>
    </message>
    <message id="chess.draw-material">
        <source>The match is drawn when too few pieces are left for anybody to give checkmate.</source>
        <translation>La partida termina en tablas cuando quedan tan pocas piezas que nadie puede dar mate.</translation>
    </message>
    <message id="chess.draw-fifty">
        <source>The match is drawn when each player has made 50 moves in a row without a capture or a pawn move.</source>
        <translation>La partida termina en tablas cuando cada bando ha hecho 50 jugadas seguidas sin capturas ni movimientos de peón.</translation>
    </message>
    <message id="chess.draw-fifty@claim">
        <source>A draw can be claimed after 50 moves by each player without a capture or a pawn move. After 75, the match ends.</source>
        <translation>Se pueden reclamar tablas tras 50 jugadas de cada bando sin capturas ni movimientos de peón. Tras 75 termina la partida.</translation>
    </message>
    <message id="chess.draw-agreed">
        <source>Once in each turn, before moving, a player may offer a draw. The other player accepts or declines at once.</source>
        <translation>Una vez por turno, antes de jugar, se pueden ofrecer tablas. El otro bando acepta o rechaza enseguida.</translation>
    </message>
    <message id="chess.resign">
        <source>Players may give up in their own turn, or instead of answering an offer. The other side wins.</source>
        <translation>Se puede abandonar en el turno propio o en vez de responder a una oferta. Gana el otro bando.</translation>
    </message>
    <message id="chess.result">
        <source>A match is won, lost or drawn. There are no points.</source>
        <translation>Una partida se gana, se pierde o acaba en tablas. No hay puntos.</translation>
    </message>
    <message id="chess.handicap@knight">
        <source>White begins without the knight on b1.</source>
        <translation>Las blancas empiezan sin el caballo de b1.</translation>
    </message>
    <message id="chess.handicap@rook">
        <source>White begins without the rook on a1, and can castle only on the other side.</source>
        <translation>Las blancas empiezan sin la torre de a1 y solo pueden enrocarse en el otro lado.</translation>
    </message>
    <message id="chess.handicap@queen">
        <source>White begins without the queen.</source>
        <translation>Las blancas empiezan sin la dama.</translation>
    </message>
    <message id="chess.draw-claims">
        <source>A draw by repetition or in a long match is claimed by the player whose turn it is, before moving.</source>
        <translation>Las tablas por repetición, o porque la partida se alarga, las reclama quien tiene el turno, antes de jugar.</translation>
    </message>
    <message id="chess.no-pawn">
        <source>Whoever plays without a pawn begins without the one in front of their king’s bishop, on the f-file.</source>
        <translation>Quien juega sin un peón empieza sin el de la columna f, delante del alfil de rey.</translation>
    </message>
    <message id="chess.no-knight">
        <source>Whoever plays without a knight begins without the one on the b-file.</source>
        <translation>Quien juega sin un caballo empieza sin el de la columna b.</translation>
    </message>
    <message id="chess.no-rook">
        <source>Whoever plays without a rook begins without the one on the a-file, and can castle only on the other side.</source>
        <translation>Quien juega sin una torre empieza sin la de la columna a y solo puede enrocarse en el otro lado.</translation>
    </message>
    <message id="chess.no-queen">
        <source>Whoever plays without a queen begins with all their other pieces.</source>
        <translation>Quien juega sin la dama empieza con todas sus otras piezas.</translation>
    </message>
</context>
<context>
    <name>chess</name>
    <message>
        <source>A draw by repetition or in a long match</source>
        <translation>Tablas por repetición o si la partida se alarga</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automáticas</translation>
    </message>
    <message>
        <source>When claimed</source>
        <translation>Al reclamarlas</translation>
    </message>
    <message>
        <source>White begins with</source>
        <translation>Las blancas empiezan con</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Todas las piezas</translation>
    </message>
    <message>
        <source>One knight fewer</source>
        <translation>Un caballo menos</translation>
    </message>
    <message>
        <source>One rook fewer</source>
        <translation>Una torre menos</translation>
    </message>
    <message>
        <source>No queen</source>
        <translation>Sin dama</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Ajedrez</translation>
    </message>
    <message>
        <source>Attack the other king so that nothing can save it: checkmate.</source>
        <translation>Atacar al otro rey de modo que nada lo salve: jaque mate.</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>peón</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>caballo</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>alfil</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>Pawn</source>
        <extracomment>The same at the beginning of a line, or alone on a button.</extracomment>
        <translation>Peón</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Caballo</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Alfil</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dama</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the knight in the list of moves</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the bishop in the list of moves</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the rook in the list of moves</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the queen in the list of moves</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the king in the list of moves</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>peón blanco</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>caballo blanco</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>alfil blanco</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>torre blanca</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dama blanca</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>rey blanco</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>peón negro</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>caballo negro</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>alfil negro</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>torre negra</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dama negra</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>rey negro</translation>
    </message>
    <message>
        <source>chessboard</source>
        <translation>tablero de ajedrez</translation>
    </message>
    <message>
        <source>{square}</source>
        <comment>square of the board, as e4</comment>
        <extracomment>A square by its coordinates (e4). The same in all languages.</extracomment>
        <translation>{square}</translation>
    </message>
    <message>
        <source>{piece} {square}</source>
        <comment>rook e1</comment>
        <extracomment>A piece and its square: &quot;rook e1&quot;.</extracomment>
        <translation>{piece} {square}</translation>
    </message>
    <message>
        <source>{player}: captured pieces</source>
        <translation>{player}: piezas capturadas</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>heading over the pieces that a player has captured</comment>
        <translation>Capturas</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>Le toca a {player}.</translation>
    </message>
    <message>
        <source>Check! It is {player}’s turn, and the king must be saved.</source>
        <translation>¡Jaque! Le toca a {player}, que debe salvar al rey.</translation>
    </message>
    <message>
        <source>Checkmate: {player} wins.</source>
        <translation>Jaque mate: gana {player}.</translation>
    </message>
    <message>
        <source>Stalemate: the match is drawn.</source>
        <translation>Ahogado: la partida termina en tablas.</translation>
    </message>
    <message>
        <source>Nobody can give mate any more: the match is drawn.</source>
        <translation>Ya nadie puede dar mate: la partida termina en tablas.</translation>
    </message>
    <message>
        <source>What does the pawn become?</source>
        <translation>¿En qué se convierte el peón?</translation>
    </message>
    <message>
        <source>White</source>
        <comment>the side, on a plate</comment>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>the side, on a plate</comment>
        <translation>Negras</translation>
    </message>
    <message>
        <source>White, in check</source>
        <translation>Blancas, en jaque</translation>
    </message>
    <message>
        <source>Black, in check</source>
        <translation>Negras, en jaque</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en jaque</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>rooks</source>
        <translation>torres</translation>
    </message>
    <message>
        <source>bishops</source>
        <translation>alfiles</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>caballos</translation>
    </message>
    <message>
        <source>pawns</source>
        <translation>peones</translation>
    </message>
    <message>
        <source>taken from the other side</source>
        <translation>capturadas al rival</translation>
    </message>
    <message>
        <source>captures what stands there</source>
        <translation>captura lo que hay allí</translation>
    </message>
    <message>
        <source>check: the king is attacked</source>
        <translation>jaque: el rey está atacado</translation>
    </message>
    <message>
        <source>checkmate: nothing saves the king</source>
        <translation>jaque mate: nada salva al rey</translation>
    </message>
    <message>
        <source>a pawn on its last rank becomes another piece</source>
        <translation>un peón en su última fila se convierte en otra pieza</translation>
    </message>
    <message>
        <source>castling: the king goes two squares towards a rook, which jumps over it</source>
        <translation>enroque: el rey va dos casillas hacia una torre, y la torre pasa por encima</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}</source>
        <translation>{piece}: {here} → {there}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures: {victim}</source>
        <translation>{piece}: {here} → {there}, captura: {victim}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures en passant</source>
        <translation>{piece}: {here} → {there}, captura al paso</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, becomes: {choice}</source>
        <translation>{piece}: {here} → {there}, se convierte en: {choice}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures: {victim}, becomes: {choice}</source>
        <translation>{piece}: {here} → {there}, captura: {victim}, se convierte en: {choice}</translation>
    </message>
    <message>
        <source>Castle on the king’s side</source>
        <translation>Enroque corto</translation>
    </message>
    <message>
        <source>Castle on the queen’s side</source>
        <translation>Enroque largo</translation>
    </message>
    <message>
        <source>This captures {piece}.</source>
        <translation>Esto captura {piece}.</translation>
    </message>
    <message>
        <source>This stops the pawn on {square}, which no other pawn can stop.</source>
        <translation>Esto detiene el peón de {square}, que ningún otro peón puede detener.</translation>
    </message>
    <message numerus="yes">
        <source>Then the other king can go to only %n square(s).</source>
        <translation>
            <numerusform>Entonces el otro rey solo puede ir a %n casilla.</numerusform>
            <numerusform>Entonces el otro rey solo puede ir a %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This opens a line for {pieces}.</source>
        <translation>Esto abre una línea para {pieces}.</translation>
    </message>
    <message>
        <source>Then {square} is no longer a safe square for {piece}.</source>
        <translation>Entonces {square} ya no es una casilla segura para {piece}.</translation>
    </message>
    <message>
        <source>This protects {pieces} once more.</source>
        <translation>Esto protege una vez más {pieces}.</translation>
    </message>
    <message>
        <source>From {square} this pawn guards {squares}.</source>
        <comment>squares: one or two</comment>
        <translation>Desde {square}, este peón vigila {squares}.</translation>
    </message>
    <message>
        <source>On {square} nothing attacks this piece.</source>
        <translation>En {square} nada ataca esta pieza.</translation>
    </message>
    <message>
        <source>On {square} this piece is protected.</source>
        <translation>En {square} esta pieza está protegida.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} this piece reaches %n square(s).</source>
        <translation>
            <numerusform>Desde {square}, esta pieza alcanza %n casilla.</numerusform>
            <numerusform>Desde {square}, esta pieza alcanza %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The king comes nearer to the pawn on {square}.</source>
        <translation>El rey se acerca al peón de {square}.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} the king can go on to %n square(s).</source>
        <translation>
            <numerusform>Desde {square}, el rey podrá seguir a %n casilla.</numerusform>
            <numerusform>Desde {square}, el rey podrá seguir a %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Reclamar tablas</translation>
    </message>
    <message>
        <source>Make no move</source>
        <translation>No jugar</translation>
    </message>
    <message>
        <source>{player}: {number}. {move}</source>
        <extracomment>With the number of the move, as in every list of moves: &quot;Anna: 14. Ne2&quot; for White, &quot;Ben: 14… Bg4&quot; for Black.</extracomment>
        <translation>{player}: {number}. {move}</translation>
    </message>
    <message>
        <source>{player}: {number}… {move}</source>
        <translation>{player}: {number}… {move}</translation>
    </message>
    <message>
        <source>{letter}{rest}</source>
        <extracomment>A move in the list: the letter of the piece, then what is the same in all languages (xe4+).</extracomment>
        <translation>{letter}{rest}</translation>
    </message>
    <message>
        <source>{rest}={letter}{sign}</source>
        <translation>{rest}={letter}{sign}</translation>
    </message>
    <message>
        <source>{rest}</source>
        <translation>{rest}</translation>
    </message>
    <message>
        <source>Castling: the rook goes to the square that the king has crossed.</source>
        <translation>Enroque: la torre va a la casilla que el rey acaba de cruzar.</translation>
    </message>
    <message>
        <source>The pawn is captured en passant.</source>
        <translation>El peón se captura al paso.</translation>
    </message>
    <message>
        <source>{player} is in check.</source>
        <translation>{player} está en jaque.</translation>
    </message>
    <message>
        <source>{player} claims a draw.</source>
        <translation>{player} reclama tablas.</translation>
    </message>
    <message>
        <source>A piece of the same side stands on {square}.</source>
        <translation>En {square} hay una pieza del mismo bando.</translation>
    </message>
    <message>
        <source>No rook of the same side stands on {square}.</source>
        <translation>En {square} no hay ninguna torre del mismo bando.</translation>
    </message>
    <message>
        <source>This piece has been captured.</source>
        <translation>Esta pieza ha sido capturada.</translation>
    </message>
    <message>
        <source>En passant: the pawn was captured as if it had moved only one square. It is {player}’s turn.</source>
        <translation>Al paso: el peón se ha capturado como si solo hubiera avanzado una casilla. Le toca a {player}.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Esta pieza es de {owner}.</translation>
    </message>
    <message>
        <source>In the way: {pieces}.</source>
        <translation>En el camino: {pieces}.</translation>
    </message>
    <message>
        <source>The rook on {square} has moved before.</source>
        <translation>La torre de {square} ya se ha movido.</translation>
    </message>
    <message>
        <source>{square} is not empty.</source>
        <translation>La casilla {square} no está vacía.</translation>
    </message>
    <message>
        <source>{square} is attacked: {pieces}.</source>
        <translation>La casilla {square} está atacada: {pieces}.</translation>
    </message>
    <message>
        <source>The king is in check: {pieces}.</source>
        <translation>El rey está en jaque: {pieces}.</translation>
    </message>
    <message>
        <source>The king would still be in check: {pieces}.</source>
        <translation>El rey seguiría en jaque: {pieces}.</translation>
    </message>
    <message>
        <source>Then the king would be in check: {pieces}.</source>
        <translation>Entonces el rey quedaría en jaque: {pieces}.</translation>
    </message>
    <message>
        <source>The pawn on {square} has not made a double step just now.</source>
        <translation>El peón de {square} no acaba de avanzar dos casillas.</translation>
    </message>
    <message numerus="yes">
        <source>This position has been on the board %n time(s).</source>
        <translation>
            <numerusform>Esta posición ha estado %n vez en el tablero.</numerusform>
            <numerusform>Esta posición ha estado %n veces en el tablero.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is checkmate.</source>
        <translation>Es jaque mate.</translation>
    </message>
    <message numerus="yes">
        <source>This leads to checkmate in %n move(s).</source>
        <translation>
            <numerusform>Esto lleva a jaque mate en %n jugada.</numerusform>
            <numerusform>Esto lleva a jaque mate en %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This captures a stronger piece: {piece}.</source>
        <translation>Captura una pieza más fuerte: {piece}.</translation>
    </message>
    <message>
        <source>The pawn becomes a stronger piece.</source>
        <translation>El peón se convierte en una pieza más fuerte.</translation>
    </message>
    <message>
        <source>Castling brings the king to safety.</source>
        <translation>El enroque pone al rey a salvo.</translation>
    </message>
    <message>
        <source>This brings the king out of check.</source>
        <translation>Esto saca al rey del jaque.</translation>
    </message>
    <message>
        <source>This gives check.</source>
        <translation>Da jaque.</translation>
    </message>
    <message>
        <source>This takes control of the middle of the board.</source>
        <translation>Esto ocupa el centro del tablero.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} this piece reaches %n square(s), instead of {before}.</source>
        <translation>
            <numerusform>Desde {square}, esta pieza alcanza %n casilla en vez de {before}.</numerusform>
            <numerusform>Desde {square}, esta pieza alcanza %n casillas en vez de {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>White, checkmated</source>
        <translation>Blancas, jaque mate</translation>
    </message>
    <message>
        <source>Black, checkmated</source>
        <translation>Negras, jaque mate</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the king of whoever has lost, for screen readers</comment>
        <extracomment>Said of a king by screen readers, after its name and square.</extracomment>
        <translation>se ha caído</translation>
    </message>
    <message>
        <source>{player} captured a queen on move {number}.</source>
        <translation>{player} capturó una dama en la jugada {number}.</translation>
    </message>
    <message>
        <source>{player} got a new queen on move {number}.</source>
        <translation>{player} consiguió una dama nueva en la jugada {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gave check most often: %n time(s).</source>
        <translation>
            <numerusform>{player} dio jaque más a menudo que nadie: %n vez.</numerusform>
            <numerusform>{player} dio jaque más a menudo que nadie: %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Promotion!</source>
        <comment>a pawn has become another piece</comment>
        <translation>¡Promoción!</translation>
    </message>
    <message>
        <source>A pawn becomes a queen</source>
        <translation>Un peón se convierte en dama</translation>
    </message>
    <message>
        <source>The pawn has come all the way to the last rank. The game asks what it becomes, and White chooses a queen.</source>
        <translation>El peón ha llegado hasta la última fila. Se elige en qué se convierte: aquí, en una dama.</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>El enroque</translation>
    </message>
    <message>
        <source>The king goes two squares towards the rook, and the rook crosses over to the square beside it. Both go in one move.</source>
        <translation>El rey avanza dos casillas hacia la torre, y la torre salta por encima a la casilla de al lado. Todo es una sola jugada.</translation>
    </message>
    <message>
        <source>Capturing en passant</source>
        <translation>La captura al paso</translation>
    </message>
    <message>
        <source>The black pawn passes the white one with a double step. White answers at once: the white pawn goes behind it and takes it.</source>
        <translation>El peón negro adelanta al blanco con un paso doble. Las blancas responden enseguida: su peón pasa detrás y lo captura.</translation>
    </message>
    <message>
        <source>the pawn on {square}</source>
        <comment>This attacks the pawn on e4.</comment>
        <extracomment>A piece and its square inside a sentence, which does something to it: &quot;This attacks the knight on e4.&quot;</extracomment>
        <translation>el peón de {square}</translation>
    </message>
    <message>
        <source>the knight on {square}</source>
        <comment>This attacks the knight on e4.</comment>
        <translation>el caballo de {square}</translation>
    </message>
    <message>
        <source>the bishop on {square}</source>
        <comment>This attacks the bishop on e4.</comment>
        <translation>el alfil de {square}</translation>
    </message>
    <message>
        <source>the rook on {square}</source>
        <comment>This attacks the rook on e4.</comment>
        <translation>la torre de {square}</translation>
    </message>
    <message>
        <source>the queen on {square}</source>
        <comment>This attacks the queen on e4.</comment>
        <translation>la dama de {square}</translation>
    </message>
    <message>
        <source>This captures {piece}, and nothing can take back.</source>
        <translation>Esto captura {piece}, y nada puede recapturar.</translation>
    </message>
    <message>
        <source>This captures {piece}: a fair trade.</source>
        <translation>Esto captura {piece}: un cambio justo.</translation>
    </message>
    <message>
        <source>This brings {piece} to safety.</source>
        <translation>Esto pone a salvo {piece}.</translation>
    </message>
    <message>
        <source>This attacks {pieces}.</source>
        <translation>Esto ataca {pieces}.</translation>
    </message>
    <message>
        <source>This protects {pieces}.</source>
        <translation>Esto protege {pieces}.</translation>
    </message>
    <message>
        <source>This brings {piece} into play.</source>
        <translation>Esto pone en juego {piece}.</translation>
    </message>
    <message>
        <source>No pawn can stop this one on its way to the last rank.</source>
        <translation>Ningún peón puede detener a este en su camino hacia la última fila.</translation>
    </message>
    <message>
        <source>Without a pawn</source>
        <comment>handicap</comment>
        <translation>Sin un peón</translation>
    </message>
    <message>
        <source>Without a knight</source>
        <comment>handicap</comment>
        <translation>Sin un caballo</translation>
    </message>
    <message>
        <source>Without a rook</source>
        <comment>handicap</comment>
        <translation>Sin una torre</translation>
    </message>
    <message>
        <source>Without a queen</source>
        <comment>handicap</comment>
        <translation>Sin la dama</translation>
    </message>
</context>
</TS>
