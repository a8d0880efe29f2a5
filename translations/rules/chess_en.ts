<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="chess.aim">
        <source>Each player tries to checkmate the other king: to attack it so that it cannot escape.</source>
        <translation>Each player tries to checkmate the other king: to attack it so that it cannot escape.</translation>
    </message>
    <message id="chess.board">
        <source>The board is placed so that each player has a light square in the near corner on the right.</source>
        <translation>The board is placed so that each player has a light square in the near corner on the right.</translation>
    </message>
    <message id="chess.start-position">
        <source>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. Each queen stands on a square of its own colour.</source>
        <translation>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. Each queen stands on a square of its own colour.</translation>
    </message>
    <message id="chess.lots-for-white">
        <source>Lots are drawn to see who plays White.</source>
        <translation>Lots are drawn to see who plays White.</translation>
    </message>
    <message id="chess.lots-for-white@first-seat">
        <source>Whoever sits on the first seat plays White.</source>
        <translation>Whoever sits on the first seat plays White.</translation>
    </message>
    <message id="chess.white-begins">
        <source>White makes the first move, then the players take turns.</source>
        <translation>White makes the first move, then the players take turns.</translation>
    </message>
    <message id="chess.must-move">
        <source>The player whose turn it is makes exactly one move. Nobody may pass.</source>
        <translation>The player whose turn it is makes exactly one move. Nobody may pass.</translation>
    </message>
    <message id="chess.own-piece">
        <source>Players move only their own pieces, and never onto a square where another of their own pieces stands.</source>
        <translation>Players move only their own pieces, and never onto a square where another of their own pieces stands.</translation>
    </message>
    <message id="chess.no-jumping">
        <source>Only the knight passes over other pieces.</source>
        <translation>Only the knight passes over other pieces.</translation>
    </message>
    <message id="chess.capture">
        <source>A piece that lands on a piece of the other side captures it, and that piece is out. Nobody has to capture.</source>
        <translation>A piece that lands on a piece of the other side captures it, and that piece is out. Nobody has to capture.</translation>
    </message>
    <message id="chess.king-in-check">
        <source>No move may leave its own king in check.</source>
        <translation>No move may leave its own king in check.</translation>
    </message>
    <message id="chess.king-moves">
        <source>The king moves one square in any direction.</source>
        <translation>The king moves one square in any direction.</translation>
    </message>
    <message id="chess.queen-moves">
        <source>The queen moves as far as it likes, straight or diagonally.</source>
        <translation>The queen moves as far as it likes, straight or diagonally.</translation>
    </message>
    <message id="chess.rook-moves">
        <source>The rook moves as far as it likes, straight ahead, back or sideways.</source>
        <translation>The rook moves as far as it likes, straight ahead, back or sideways.</translation>
    </message>
    <message id="chess.bishop-moves">
        <source>The bishop moves diagonally, as far as it likes.</source>
        <translation>The bishop moves diagonally, as far as it likes.</translation>
    </message>
    <message id="chess.knight-moves">
        <source>The knight goes two squares straight and one to the side, over other pieces too.</source>
        <translation>The knight goes two squares straight and one to the side, over other pieces too.</translation>
    </message>
    <message id="chess.pawn-forward">
        <source>A pawn moves one square straight ahead to an empty square, never back.</source>
        <translation>A pawn moves one square straight ahead to an empty square, never back.</translation>
    </message>
    <message id="chess.pawn-double">
        <source>From its first square, a pawn may go two squares ahead if both are empty.</source>
        <translation>From its first square, a pawn may go two squares ahead if both are empty.</translation>
    </message>
    <message id="chess.pawn-captures">
        <source>A pawn goes diagonally only to capture, and only one square ahead.</source>
        <translation>A pawn goes diagonally only to capture, and only one square ahead.</translation>
    </message>
    <message id="chess.en-passant">
        <source>If a pawn’s double step ends beside a pawn of the other side, that pawn may capture it: it goes diagonally to the square that was passed over.</source>
        <extracomment>The capture is called en passant.</extracomment>
        <translation>If a pawn’s double step ends beside a pawn of the other side, that pawn may capture it: it goes diagonally to the square that was passed over.</translation>
    </message>
    <message id="chess.en-passant-at-once">
        <source>Capturing en passant is possible only on the very next move.</source>
        <translation>Capturing en passant is possible only on the very next move.</translation>
    </message>
    <message id="chess.promotion">
        <source>A pawn that reaches the last rank becomes a queen, rook, bishop or knight, even if there is one already.</source>
        <translation>A pawn that reaches the last rank becomes a queen, rook, bishop or knight, even if there is one already.</translation>
    </message>
    <message id="chess.promotion-choice">
        <source>The piece must be chosen: the pawn cannot stay a pawn or become a king.</source>
        <translation>The piece must be chosen: the pawn cannot stay a pawn or become a king.</translation>
    </message>
    <message id="chess.castling">
        <source>Castling is one move: the king goes two squares towards a rook, and the rook lands beside it, on the square just crossed.</source>
        <translation>Castling is one move: the king goes two squares towards a rook, and the rook lands beside it, on the square just crossed.</translation>
    </message>
    <message id="chess.castling-unmoved">
        <source>Only a king and a rook that have never moved may castle.</source>
        <translation>Only a king and a rook that have never moved may castle.</translation>
    </message>
    <message id="chess.castling-empty">
        <source>Castling needs empty squares all the way between king and rook.</source>
        <translation>Castling needs empty squares all the way between king and rook.</translation>
    </message>
    <message id="chess.castling-from-check">
        <source>A king in check may not castle.</source>
        <translation>A king in check may not castle.</translation>
    </message>
    <message id="chess.castling-through-check">
        <source>The king may not castle across or onto an attacked square. The rook may be attacked.</source>
        <translation>The king may not castle across or onto an attacked square. The rook may be attacked.</translation>
    </message>
    <message id="chess.check">
        <source>A king that is attacked is in check. The game announces it.</source>
        <translation>A king that is attacked is in check. The game announces it.</translation>
    </message>
    <message id="chess.start-position@handicap">
        <source>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. White has one piece fewer. A queen stands on a square of its own colour.</source>
        <translation>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. White has one piece fewer. A queen stands on a square of its own colour.</translation>
    </message>
    <message id="chess.checkmate">
        <source>Whoever is in check and has no legal move is checkmated and loses.</source>
        <translation>Whoever is in check and has no legal move is checkmated and loses.</translation>
    </message>
    <message id="chess.stalemate">
        <source>A player who is not in check but has no legal move on their turn is stalemated: the match is drawn.</source>
        <translation>A player who is not in check but has no legal move on their turn is stalemated: the match is drawn.</translation>
    </message>
    <message id="chess.draw-repetition">
        <source>The match is drawn when the same position, with the same player to move, comes up for the third time.</source>
        <translation>The match is drawn when the same position, with the same player to move, comes up for the third time.</translation>
    </message>
    <message id="chess.draw-repetition@claim">
        <source>A draw can be claimed when the same position has come up for the third time. The fifth time ends the match.</source>
        <translation>A draw can be claimed when the same position has come up for the third time. The fifth time ends the match.</translation>
    </message>
    <message id="chess.draw-material">
        <source>The match is drawn when too few pieces are left for anybody to give checkmate.</source>
        <translation>The match is drawn when too few pieces are left for anybody to give checkmate.</translation>
    </message>
    <message id="chess.draw-fifty">
        <source>The match is drawn when each player has made 50 moves in a row without a capture or a pawn move.</source>
        <translation>The match is drawn when each player has made 50 moves in a row without a capture or a pawn move.</translation>
    </message>
    <message id="chess.draw-fifty@claim">
        <source>A draw can be claimed after 50 moves by each player without a capture or a pawn move. After 75, the match ends.</source>
        <translation>A draw can be claimed after 50 moves by each player without a capture or a pawn move. After 75, the match ends.</translation>
    </message>
    <message id="chess.draw-agreed">
        <source>Once in each turn, before moving, a player may offer a draw. The other player accepts or declines at once.</source>
        <translation>Once in each turn, before moving, a player may offer a draw. The other player accepts or declines at once.</translation>
    </message>
    <message id="chess.resign">
        <source>Players may give up in their own turn, or instead of answering an offer. The other side wins.</source>
        <translation>Players may give up in their own turn, or instead of answering an offer. The other side wins.</translation>
    </message>
    <message id="chess.result">
        <source>A match is won, lost or drawn. There are no points.</source>
        <translation>A match is won, lost or drawn. There are no points.</translation>
    </message>
    <message id="chess.handicap@knight">
        <source>White begins without the knight on b1.</source>
        <translation>White begins without the knight on b1.</translation>
    </message>
    <message id="chess.handicap@rook">
        <source>White begins without the rook on a1, and can castle only on the other side.</source>
        <translation>White begins without the rook on a1, and can castle only on the other side.</translation>
    </message>
    <message id="chess.handicap@queen">
        <source>White begins without the queen.</source>
        <translation>White begins without the queen.</translation>
    </message>
    <message id="chess.draw-claims">
        <source>A draw by repetition or in a long match is claimed by the player whose turn it is, before moving.</source>
        <translation>A draw by repetition or in a long match is claimed by the player whose turn it is, before moving.</translation>
    </message>
    <message id="chess.no-pawn">
        <source>Whoever plays without a pawn begins without the one in front of their king’s bishop, on the f-file.</source>
        <translation>Whoever plays without a pawn begins without the one in front of their king’s bishop, on the f-file.</translation>
    </message>
    <message id="chess.no-knight">
        <source>Whoever plays without a knight begins without the one on the b-file.</source>
        <translation>Whoever plays without a knight begins without the one on the b-file.</translation>
    </message>
    <message id="chess.no-rook">
        <source>Whoever plays without a rook begins without the one on the a-file, and can castle only on the other side.</source>
        <translation>Whoever plays without a rook begins without the one on the a-file, and can castle only on the other side.</translation>
    </message>
    <message id="chess.no-queen">
        <source>Whoever plays without a queen begins with all their other pieces.</source>
        <translation>Whoever plays without a queen begins with all their other pieces.</translation>
    </message>
</context>
<context>
    <name>chess</name>
    <message>
        <source>A draw by repetition or in a long match</source>
        <translation>A draw by repetition or in a long match</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatic</translation>
    </message>
    <message>
        <source>When claimed</source>
        <translation>When claimed</translation>
    </message>
    <message>
        <source>White begins with</source>
        <translation>White begins with</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>All pieces</translation>
    </message>
    <message>
        <source>One knight fewer</source>
        <translation>One knight fewer</translation>
    </message>
    <message>
        <source>One rook fewer</source>
        <translation>One rook fewer</translation>
    </message>
    <message>
        <source>No queen</source>
        <translation>No queen</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Chess</translation>
    </message>
    <message>
        <source>Attack the other king so that nothing can save it: checkmate.</source>
        <translation>Attack the other king so that nothing can save it: checkmate.</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pawn</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>knight</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>bishop</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>rook</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>Pawn</source>
        <extracomment>The same at the beginning of a line, or alone on a button.</extracomment>
        <translation>Pawn</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Knight</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bishop</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Rook</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Queen</translation>
    </message>
    <message>
        <source>King</source>
        <translation>King</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the knight in the list of moves</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the bishop in the list of moves</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the rook in the list of moves</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the queen in the list of moves</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the king in the list of moves</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>white pawn</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>white knight</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>white bishop</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>white rook</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>white queen</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>white king</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>black pawn</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>black knight</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>black bishop</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>black rook</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>black queen</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>black king</translation>
    </message>
    <message>
        <source>chessboard</source>
        <translation>chessboard</translation>
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
        <translation>{player}: captured pieces</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>heading over the pieces that a player has captured</comment>
        <translation>Taken</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>It is {player}’s turn.</translation>
    </message>
    <message>
        <source>Check! It is {player}’s turn, and the king must be saved.</source>
        <translation>Check! It is {player}’s turn, and the king must be saved.</translation>
    </message>
    <message>
        <source>Checkmate: {player} wins.</source>
        <translation>Checkmate: {player} wins.</translation>
    </message>
    <message>
        <source>Stalemate: the match is drawn.</source>
        <translation>Stalemate: the match is drawn.</translation>
    </message>
    <message>
        <source>Nobody can give mate any more: the match is drawn.</source>
        <translation>Nobody can give mate any more: the match is drawn.</translation>
    </message>
    <message>
        <source>What does the pawn become?</source>
        <translation>What does the pawn become?</translation>
    </message>
    <message>
        <source>White</source>
        <comment>the side, on a plate</comment>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>the side, on a plate</comment>
        <translation>Black</translation>
    </message>
    <message>
        <source>White, in check</source>
        <translation>White, in check</translation>
    </message>
    <message>
        <source>Black, in check</source>
        <translation>Black, in check</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>in check</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pieces</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>queens</translation>
    </message>
    <message>
        <source>rooks</source>
        <translation>rooks</translation>
    </message>
    <message>
        <source>bishops</source>
        <translation>bishops</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>knights</translation>
    </message>
    <message>
        <source>pawns</source>
        <translation>pawns</translation>
    </message>
    <message>
        <source>taken from the other side</source>
        <translation>taken from the other side</translation>
    </message>
    <message>
        <source>captures what stands there</source>
        <translation>captures what stands there</translation>
    </message>
    <message>
        <source>check: the king is attacked</source>
        <translation>check: the king is attacked</translation>
    </message>
    <message>
        <source>checkmate: nothing saves the king</source>
        <translation>checkmate: nothing saves the king</translation>
    </message>
    <message>
        <source>a pawn on its last rank becomes another piece</source>
        <translation>a pawn on its last rank becomes another piece</translation>
    </message>
    <message>
        <source>castling: the king goes two squares towards a rook, which jumps over it</source>
        <translation>castling: the king goes two squares towards a rook, which jumps over it</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}</source>
        <translation>{piece}: {here} → {there}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures: {victim}</source>
        <translation>{piece}: {here} → {there}, captures: {victim}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures en passant</source>
        <translation>{piece}: {here} → {there}, captures en passant</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, becomes: {choice}</source>
        <translation>{piece}: {here} → {there}, becomes: {choice}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures: {victim}, becomes: {choice}</source>
        <translation>{piece}: {here} → {there}, captures: {victim}, becomes: {choice}</translation>
    </message>
    <message>
        <source>Castle on the king’s side</source>
        <translation>Castle on the king’s side</translation>
    </message>
    <message>
        <source>Castle on the queen’s side</source>
        <translation>Castle on the queen’s side</translation>
    </message>
    <message>
        <source>This captures {piece}.</source>
        <translation>This captures {piece}.</translation>
    </message>
    <message>
        <source>This stops the pawn on {square}, which no other pawn can stop.</source>
        <translation>This stops the pawn on {square}, which no other pawn can stop.</translation>
    </message>
    <message numerus="yes">
        <source>Then the other king can go to only %n square(s).</source>
        <translation>
            <numerusform>Then the other king can go to only %n square.</numerusform>
            <numerusform>Then the other king can go to only %n squares.</numerusform>
        </translation>
    </message>
    <message>
        <source>This opens a line for {pieces}.</source>
        <translation>This opens a line for {pieces}.</translation>
    </message>
    <message>
        <source>Then {square} is no longer a safe square for {piece}.</source>
        <translation>Then {square} is no longer a safe square for {piece}.</translation>
    </message>
    <message>
        <source>This protects {pieces} once more.</source>
        <translation>This protects {pieces} once more.</translation>
    </message>
    <message>
        <source>From {square} this pawn guards {squares}.</source>
        <comment>squares: one or two</comment>
        <translation>From {square} this pawn guards {squares}.</translation>
    </message>
    <message>
        <source>On {square} nothing attacks this piece.</source>
        <translation>On {square} nothing attacks this piece.</translation>
    </message>
    <message>
        <source>On {square} this piece is protected.</source>
        <translation>On {square} this piece is protected.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} this piece reaches %n square(s).</source>
        <translation>
            <numerusform>From {square} this piece reaches %n square.</numerusform>
            <numerusform>From {square} this piece reaches %n squares.</numerusform>
        </translation>
    </message>
    <message>
        <source>The king comes nearer to the pawn on {square}.</source>
        <translation>The king comes nearer to the pawn on {square}.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} the king can go on to %n square(s).</source>
        <translation>
            <numerusform>From {square} the king can go on to %n square.</numerusform>
            <numerusform>From {square} the king can go on to %n squares.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Claim a draw</translation>
    </message>
    <message>
        <source>Make no move</source>
        <translation>Make no move</translation>
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
        <translation>Castling: the rook goes to the square that the king has crossed.</translation>
    </message>
    <message>
        <source>The pawn is captured en passant.</source>
        <translation>The pawn is captured en passant.</translation>
    </message>
    <message>
        <source>{player} is in check.</source>
        <translation>{player} is in check.</translation>
    </message>
    <message>
        <source>{player} claims a draw.</source>
        <translation>{player} claims a draw.</translation>
    </message>
    <message>
        <source>A piece of the same side stands on {square}.</source>
        <translation>A piece of the same side stands on {square}.</translation>
    </message>
    <message>
        <source>No rook of the same side stands on {square}.</source>
        <translation>No rook of the same side stands on {square}.</translation>
    </message>
    <message>
        <source>This piece has been captured.</source>
        <translation>This piece has been captured.</translation>
    </message>
    <message>
        <source>En passant: the pawn was captured as if it had moved only one square. It is {player}’s turn.</source>
        <translation>En passant: the pawn was captured as if it had moved only one square. It is {player}’s turn.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>This piece belongs to {owner}.</translation>
    </message>
    <message>
        <source>In the way: {pieces}.</source>
        <translation>In the way: {pieces}.</translation>
    </message>
    <message>
        <source>The rook on {square} has moved before.</source>
        <translation>The rook on {square} has moved before.</translation>
    </message>
    <message>
        <source>{square} is not empty.</source>
        <translation>{square} is not empty.</translation>
    </message>
    <message>
        <source>{square} is attacked: {pieces}.</source>
        <translation>{square} is attacked: {pieces}.</translation>
    </message>
    <message>
        <source>The king is in check: {pieces}.</source>
        <translation>The king is in check: {pieces}.</translation>
    </message>
    <message>
        <source>The king would still be in check: {pieces}.</source>
        <translation>The king would still be in check: {pieces}.</translation>
    </message>
    <message>
        <source>Then the king would be in check: {pieces}.</source>
        <translation>Then the king would be in check: {pieces}.</translation>
    </message>
    <message>
        <source>The pawn on {square} has not made a double step just now.</source>
        <translation>The pawn on {square} has not made a double step just now.</translation>
    </message>
    <message numerus="yes">
        <source>This position has been on the board %n time(s).</source>
        <translation>
            <numerusform>This position has been on the board %n time.</numerusform>
            <numerusform>This position has been on the board %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is checkmate.</source>
        <translation>This is checkmate.</translation>
    </message>
    <message numerus="yes">
        <source>This leads to checkmate in %n move(s).</source>
        <translation>
            <numerusform>This leads to checkmate in %n move.</numerusform>
            <numerusform>This leads to checkmate in %n moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>This captures a stronger piece: {piece}.</source>
        <translation>This captures a stronger piece: {piece}.</translation>
    </message>
    <message>
        <source>The pawn becomes a stronger piece.</source>
        <translation>The pawn becomes a stronger piece.</translation>
    </message>
    <message>
        <source>Castling brings the king to safety.</source>
        <translation>Castling brings the king to safety.</translation>
    </message>
    <message>
        <source>This brings the king out of check.</source>
        <translation>This brings the king out of check.</translation>
    </message>
    <message>
        <source>This gives check.</source>
        <translation>This gives check.</translation>
    </message>
    <message>
        <source>This takes control of the middle of the board.</source>
        <translation>This takes control of the middle of the board.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} this piece reaches %n square(s), instead of {before}.</source>
        <translation>
            <numerusform>From {square} this piece reaches %n square, instead of {before}.</numerusform>
            <numerusform>From {square} this piece reaches %n squares, instead of {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>White, checkmated</source>
        <translation>White, checkmated</translation>
    </message>
    <message>
        <source>Black, checkmated</source>
        <translation>Black, checkmated</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the king of whoever has lost, for screen readers</comment>
        <extracomment>Said of a king by screen readers, after its name and square.</extracomment>
        <translation>has fallen over</translation>
    </message>
    <message>
        <source>{player} captured a queen on move {number}.</source>
        <translation>{player} captured a queen on move {number}.</translation>
    </message>
    <message>
        <source>{player} got a new queen on move {number}.</source>
        <translation>{player} got a new queen on move {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gave check most often: %n time(s).</source>
        <translation>
            <numerusform>{player} gave check most often: %n time.</numerusform>
            <numerusform>{player} gave check most often: %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>Promotion!</source>
        <comment>a pawn has become another piece</comment>
        <translation>Promotion!</translation>
    </message>
    <message>
        <source>A pawn becomes a queen</source>
        <translation>A pawn becomes a queen</translation>
    </message>
    <message>
        <source>The pawn has come all the way to the last rank. The game asks what it becomes, and White chooses a queen.</source>
        <translation>The pawn has come all the way to the last rank. The game asks what it becomes, and White chooses a queen.</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Castling</translation>
    </message>
    <message>
        <source>The king goes two squares towards the rook, and the rook crosses over to the square beside it. Both go in one move.</source>
        <translation>The king goes two squares towards the rook, and the rook crosses over to the square beside it. Both go in one move.</translation>
    </message>
    <message>
        <source>Capturing en passant</source>
        <translation>Capturing en passant</translation>
    </message>
    <message>
        <source>The black pawn passes the white one with a double step. White answers at once: the white pawn goes behind it and takes it.</source>
        <translation>The black pawn passes the white one with a double step. White answers at once: the white pawn goes behind it and takes it.</translation>
    </message>
    <message>
        <source>the pawn on {square}</source>
        <comment>This attacks the pawn on e4.</comment>
        <extracomment>A piece and its square inside a sentence, which does something to it: &quot;This attacks the knight on e4.&quot;</extracomment>
        <translation>the pawn on {square}</translation>
    </message>
    <message>
        <source>the knight on {square}</source>
        <comment>This attacks the knight on e4.</comment>
        <translation>the knight on {square}</translation>
    </message>
    <message>
        <source>the bishop on {square}</source>
        <comment>This attacks the bishop on e4.</comment>
        <translation>the bishop on {square}</translation>
    </message>
    <message>
        <source>the rook on {square}</source>
        <comment>This attacks the rook on e4.</comment>
        <translation>the rook on {square}</translation>
    </message>
    <message>
        <source>the queen on {square}</source>
        <comment>This attacks the queen on e4.</comment>
        <translation>the queen on {square}</translation>
    </message>
    <message>
        <source>This captures {piece}, and nothing can take back.</source>
        <translation>This captures {piece}, and nothing can take back.</translation>
    </message>
    <message>
        <source>This captures {piece}: a fair trade.</source>
        <translation>This captures {piece}: a fair trade.</translation>
    </message>
    <message>
        <source>This brings {piece} to safety.</source>
        <translation>This brings {piece} to safety.</translation>
    </message>
    <message>
        <source>This attacks {pieces}.</source>
        <translation>This attacks {pieces}.</translation>
    </message>
    <message>
        <source>This protects {pieces}.</source>
        <translation>This protects {pieces}.</translation>
    </message>
    <message>
        <source>This brings {piece} into play.</source>
        <translation>This brings {piece} into play.</translation>
    </message>
    <message>
        <source>No pawn can stop this one on its way to the last rank.</source>
        <translation>No pawn can stop this one on its way to the last rank.</translation>
    </message>
    <message>
        <source>Without a pawn</source>
        <comment>handicap</comment>
        <translation>Without a pawn</translation>
    </message>
    <message>
        <source>Without a knight</source>
        <comment>handicap</comment>
        <translation>Without a knight</translation>
    </message>
    <message>
        <source>Without a rook</source>
        <comment>handicap</comment>
        <translation>Without a rook</translation>
    </message>
    <message>
        <source>Without a queen</source>
        <comment>handicap</comment>
        <translation>Without a queen</translation>
    </message>
</context>
</TS>
