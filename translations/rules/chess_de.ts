<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="chess.aim">
        <source>Each player tries to checkmate the other king: to attack it so that it cannot escape.</source>
        <translation>Jede Seite will den anderen König matt setzen, also so angreifen, dass er nicht entkommen kann.</translation>
    </message>
    <message id="chess.board">
        <source>The board is placed so that each player has a light square in the near corner on the right.</source>
        <translation>Das Brett liegt so, dass jede Seite vorn rechts ein helles Feld hat.</translation>
    </message>
    <message id="chess.start-position">
        <source>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. Each queen stands on a square of its own colour.</source>
        <translation>Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm stehen hinter den Bauern. Jede Dame steht auf einem Feld ihrer Farbe.</translation>
    </message>
    <message id="chess.lots-for-white">
        <source>Lots are drawn to see who plays White.</source>
        <translation>Es wird ausgelost, wer Weiß spielt.</translation>
    </message>
    <message id="chess.lots-for-white@first-seat">
        <source>Whoever sits on the first seat plays White.</source>
        <translation>Wer auf dem ersten Platz sitzt, spielt Weiß.</translation>
    </message>
    <message id="chess.white-begins">
        <source>White makes the first move, then the players take turns.</source>
        <translation>Weiß macht den ersten Zug, danach wird abwechselnd gezogen.</translation>
    </message>
    <message id="chess.must-move">
        <source>The player whose turn it is makes exactly one move. Nobody may pass.</source>
        <translation>Wer dran ist, macht genau einen Zug. Passen gibt es nicht.</translation>
    </message>
    <message id="chess.own-piece">
        <source>Players move only their own pieces, and never onto a square where another of their own pieces stands.</source>
        <translation>Gezogen werden nur eigene Figuren, und nie auf ein Feld mit einer eigenen Figur.</translation>
    </message>
    <message id="chess.no-jumping">
        <source>Only the knight passes over other pieces.</source>
        <translation>Nur der Springer zieht über andere Figuren hinweg.</translation>
    </message>
    <message id="chess.capture">
        <source>A piece that lands on a piece of the other side captures it, and that piece is out. Nobody has to capture.</source>
        <translation>Wer auf eine Figur der anderen Seite zieht, schlägt sie, und sie ist aus dem Spiel. Niemand muss schlagen.</translation>
    </message>
    <message id="chess.king-in-check">
        <source>No move may leave its own king in check.</source>
        <translation>Nach einem Zug darf der eigene König nicht im Schach stehen.</translation>
    </message>
    <message id="chess.king-moves">
        <source>The king moves one square in any direction.</source>
        <translation>Der König zieht ein Feld weit in eine beliebige Richtung.</translation>
    </message>
    <message id="chess.queen-moves">
        <source>The queen moves as far as it likes, straight or diagonally.</source>
        <translation>Die Dame zieht beliebig weit, gerade oder schräg.</translation>
    </message>
    <message id="chess.rook-moves">
        <source>The rook moves as far as it likes, straight ahead, back or sideways.</source>
        <translation>Der Turm zieht beliebig weit, vor, zurück oder seitwärts.</translation>
    </message>
    <message id="chess.bishop-moves">
        <source>The bishop moves diagonally, as far as it likes.</source>
        <translation>Der Läufer zieht schräg, beliebig weit.</translation>
    </message>
    <message id="chess.knight-moves">
        <source>The knight goes two squares straight and one to the side, over other pieces too.</source>
        <translation>Der Springer geht zwei Felder gerade und eines zur Seite, auch über andere Figuren.</translation>
    </message>
    <message id="chess.pawn-forward">
        <source>A pawn moves one square straight ahead to an empty square, never back.</source>
        <translation>Ein Bauer zieht ein Feld geradeaus auf ein leeres Feld, nie zurück.</translation>
    </message>
    <message id="chess.pawn-double">
        <source>From its first square, a pawn may go two squares ahead if both are empty.</source>
        <translation>Von seinem ersten Feld darf ein Bauer zwei Felder vorgehen, wenn beide leer sind.</translation>
    </message>
    <message id="chess.pawn-captures">
        <source>A pawn goes diagonally only to capture, and only one square ahead.</source>
        <translation>Ein Bauer zieht nur zum Schlagen schräg, und nur ein Feld nach vorn.</translation>
    </message>
    <message id="chess.en-passant">
        <source>If a pawn’s double step ends beside a pawn of the other side, that pawn may capture it: it goes diagonally to the square that was passed over.</source>
        <extracomment>The capture is called en passant.</extracomment>
        <translation>Endet der Doppelschritt eines Bauern neben einem gegnerischen Bauern, darf dieser ihn schlagen: Er zieht schräg auf das übersprungene Feld.</translation>
    </message>
    <message id="chess.en-passant-at-once">
        <source>Capturing en passant is possible only on the very next move.</source>
        <translation>En passant darf nur im unmittelbar nächsten Zug geschlagen werden.</translation>
    </message>
    <message id="chess.promotion">
        <source>A pawn that reaches the last rank becomes a queen, rook, bishop or knight, even if there is one already.</source>
        <translation>Ein Bauer, der die letzte Reihe erreicht, wird zu Dame, Turm, Läufer oder Springer, auch wenn es diese Figur schon gibt.</translation>
    </message>
    <message id="chess.promotion-choice">
        <source>The piece must be chosen: the pawn cannot stay a pawn or become a king.</source>
        <translation>Die Figur muss gewählt werden: Der Bauer kann kein Bauer bleiben und kein König werden.</translation>
    </message>
    <message id="chess.castling">
        <source>Castling is one move: the king goes two squares towards a rook, and the rook lands beside it, on the square just crossed.</source>
        <translation>Die Rochade ist ein einziger Zug: Der König geht zwei Felder auf einen Turm zu, und der Turm stellt sich auf das überquerte Feld neben ihm.</translation>
    </message>
    <message id="chess.castling-unmoved">
        <source>Only a king and a rook that have never moved may castle.</source>
        <translation>Nur ein König und ein Turm, die noch nie gezogen haben, dürfen rochieren.</translation>
    </message>
    <message id="chess.castling-empty">
        <source>Castling needs empty squares all the way between king and rook.</source>
        <translation>Für die Rochade müssen alle Felder zwischen König und Turm leer sein.</translation>
    </message>
    <message id="chess.castling-from-check">
        <source>A king in check may not castle.</source>
        <translation>Ein König im Schach darf nicht rochieren.</translation>
    </message>
    <message id="chess.castling-through-check">
        <source>The king may not castle across or onto an attacked square. The rook may be attacked.</source>
        <translation>Bei der Rochade darf der König kein angegriffenes Feld überqueren oder erreichen. Der Turm darf angegriffen sein.</translation>
    </message>
    <message id="chess.check">
        <source>A king that is attacked is in check. The game announces it.</source>
        <translation>Ein angegriffener König steht im Schach. Das Spiel sagt es an.</translation>
    </message>
    <message id="chess.start-position@handicap">
        <source>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. White has one piece fewer. A queen stands on a square of its own colour.</source>
        <translation>Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm stehen hinter den Bauern. Weiß fehlt eine Figur. Eine Dame steht auf einem Feld ihrer Farbe.</translation>
    </message>
    <message id="chess.checkmate">
        <source>Whoever is in check and has no legal move is checkmated and loses.</source>
        <translation>Wer im Schach steht und keinen erlaubten Zug hat, ist matt und verliert.</translation>
    </message>
    <message id="chess.stalemate">
        <source>A player who is not in check but has no legal move on their turn is stalemated: the match is drawn.</source>
        <translation>Wer dran ist, nicht im Schach steht und keinen erlaubten Zug hat, ist patt: Die Partie endet remis.</translation>
    </message>
    <message id="chess.draw-repetition">
        <source>The match is drawn when the same position, with the same player to move, comes up for the third time.</source>
        <translation>Die Partie endet remis, wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal entsteht.</translation>
    </message>
    <message id="chess.draw-repetition@claim">
        <source>A draw can be claimed when the same position has come up for the third time. The fifth time ends the match.</source>
        <translation>Remis kann beantragt werden, wenn dieselbe Stellung zum dritten Mal entstanden ist. Beim fünften Mal endet die Partie.</translation>
    </message>
    <message id="chess.draw-material">
        <source>The match is drawn when too few pieces are left for anybody to give checkmate.</source>
        <translation>Die Partie endet remis, wenn für ein Matt zu wenige Figuren übrig sind.</translation>
    </message>
    <message id="chess.draw-fifty">
        <source>The match is drawn when each player has made 50 moves in a row without a capture or a pawn move.</source>
        <translation>Die Partie endet remis, wenn beide Seiten 50 Züge hintereinander ohne Schlagen und ohne Bauernzug gemacht haben.</translation>
    </message>
    <message id="chess.draw-fifty@claim">
        <source>A draw can be claimed after 50 moves by each player without a capture or a pawn move. After 75, the match ends.</source>
        <translation>Remis kann nach 50 Zügen jeder Seite ohne Schlagen und ohne Bauernzug beantragt werden. Nach 75 endet die Partie.</translation>
    </message>
    <message id="chess.draw-agreed">
        <source>Once in each turn, before moving, a player may offer a draw. The other player accepts or declines at once.</source>
        <translation>Einmal in jedem Zug, vor dem Ziehen, darf Remis angeboten werden. Die andere Seite nimmt sofort an oder lehnt ab.</translation>
    </message>
    <message id="chess.resign">
        <source>Players may give up in their own turn, or instead of answering an offer. The other side wins.</source>
        <translation>Aufgeben kann man im eigenen Zug oder statt einer Antwort auf ein Angebot. Dann gewinnt die andere Seite.</translation>
    </message>
    <message id="chess.result">
        <source>A match is won, lost or drawn. There are no points.</source>
        <translation>Eine Partie endet mit Sieg, Niederlage oder Remis. Punkte gibt es nicht.</translation>
    </message>
    <message id="chess.handicap@knight">
        <source>White begins without the knight on b1.</source>
        <translation>Weiß beginnt ohne den Springer auf b1.</translation>
    </message>
    <message id="chess.handicap@rook">
        <source>White begins without the rook on a1, and can castle only on the other side.</source>
        <translation>Weiß beginnt ohne den Turm auf a1 und kann nur auf der anderen Seite rochieren.</translation>
    </message>
    <message id="chess.handicap@queen">
        <source>White begins without the queen.</source>
        <translation>Weiß beginnt ohne die Dame.</translation>
    </message>
    <message id="chess.draw-claims">
        <source>A draw by repetition or in a long match is claimed by the player whose turn it is, before moving.</source>
        <translation>Remis nach Wiederholung oder nach vielen Zügen beantragt, wer dran ist, noch vor dem Ziehen.</translation>
    </message>
    <message id="chess.no-pawn">
        <source>Whoever plays without a pawn begins without the one in front of their king’s bishop, on the f-file.</source>
        <translation>Wer ohne einen Bauern spielt, beginnt ohne den auf der f-Linie, vor dem Königsläufer.</translation>
    </message>
    <message id="chess.no-knight">
        <source>Whoever plays without a knight begins without the one on the b-file.</source>
        <translation>Wer ohne einen Springer spielt, beginnt ohne den auf der b-Linie.</translation>
    </message>
    <message id="chess.no-rook">
        <source>Whoever plays without a rook begins without the one on the a-file, and can castle only on the other side.</source>
        <translation>Wer ohne einen Turm spielt, beginnt ohne den auf der a-Linie und kann nur auf der anderen Seite rochieren.</translation>
    </message>
    <message id="chess.no-queen">
        <source>Whoever plays without a queen begins with all their other pieces.</source>
        <translation>Wer ohne Dame spielt, beginnt mit allen anderen Figuren.</translation>
    </message>
</context>
<context>
    <name>chess</name>
    <message>
        <source>A draw by repetition or in a long match</source>
        <translation>Remis nach Wiederholung oder vielen Zügen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>When claimed</source>
        <translation>Auf Antrag</translation>
    </message>
    <message>
        <source>White begins with</source>
        <translation>Figuren von Weiß am Anfang</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>One knight fewer</source>
        <translation>Ein Springer weniger</translation>
    </message>
    <message>
        <source>One rook fewer</source>
        <translation>Ein Turm weniger</translation>
    </message>
    <message>
        <source>No queen</source>
        <translation>Keine Dame</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Attack the other king so that nothing can save it: checkmate.</source>
        <translation>Den anderen König so angreifen, dass ihn nichts mehr rettet: Schachmatt.</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Pawn</source>
        <extracomment>The same at the beginning of a line, or alone on a button.</extracomment>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the knight in the list of moves</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the bishop in the list of moves</comment>
        <translation>L</translation>
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
        <translation>K</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>weißer Bauer</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>weißer Springer</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>weißer Läufer</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>weißer Turm</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>weiße Dame</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>weißer König</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>schwarzer Bauer</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>schwarzer Springer</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>schwarzer Läufer</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>schwarzer Turm</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>schwarze Dame</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>schwarzer König</translation>
    </message>
    <message>
        <source>chessboard</source>
        <translation>Schachbrett</translation>
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
        <translation>{player}: geschlagene Figuren</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>heading over the pieces that a player has captured</comment>
        <translation>Geschlagen</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} ist dran.</translation>
    </message>
    <message>
        <source>Check! It is {player}’s turn, and the king must be saved.</source>
        <translation>Schach! {player} ist dran und muss den König retten.</translation>
    </message>
    <message>
        <source>Checkmate: {player} wins.</source>
        <translation>Schachmatt: {player} gewinnt.</translation>
    </message>
    <message>
        <source>Stalemate: the match is drawn.</source>
        <translation>Patt: Die Partie endet remis.</translation>
    </message>
    <message>
        <source>Nobody can give mate any more: the match is drawn.</source>
        <translation>Niemand kann mehr matt setzen: Die Partie endet remis.</translation>
    </message>
    <message>
        <source>What does the pawn become?</source>
        <translation>Was wird aus dem Bauern?</translation>
    </message>
    <message>
        <source>White</source>
        <comment>the side, on a plate</comment>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>the side, on a plate</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White, in check</source>
        <translation>Weiß, im Schach</translation>
    </message>
    <message>
        <source>Black, in check</source>
        <translation>Schwarz, im Schach</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>im Schach</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>rooks</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>bishops</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>pawns</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>taken from the other side</source>
        <translation>geschlagen</translation>
    </message>
    <message>
        <source>captures what stands there</source>
        <translation>schlägt, was dort steht</translation>
    </message>
    <message>
        <source>check: the king is attacked</source>
        <translation>Schach: Der König ist angegriffen</translation>
    </message>
    <message>
        <source>checkmate: nothing saves the king</source>
        <translation>Schachmatt: Nichts rettet den König</translation>
    </message>
    <message>
        <source>a pawn on its last rank becomes another piece</source>
        <translation>ein Bauer auf der letzten Reihe wird zu einer anderen Figur</translation>
    </message>
    <message>
        <source>castling: the king goes two squares towards a rook, which jumps over it</source>
        <translation>Rochade: Der König geht zwei Felder auf einen Turm zu, und der Turm springt über ihn hinweg</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}</source>
        <translation>{piece}: {here} → {there}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures: {victim}</source>
        <translation>{piece}: {here} → {there}, schlägt: {victim}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures en passant</source>
        <translation>{piece}: {here} → {there}, schlägt en passant</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, becomes: {choice}</source>
        <translation>{piece}: {here} → {there}, wird: {choice}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures: {victim}, becomes: {choice}</source>
        <translation>{piece}: {here} → {there}, schlägt: {victim}, wird: {choice}</translation>
    </message>
    <message>
        <source>Castle on the king’s side</source>
        <translation>Kurze Rochade</translation>
    </message>
    <message>
        <source>Castle on the queen’s side</source>
        <translation>Lange Rochade</translation>
    </message>
    <message>
        <source>This captures {piece}.</source>
        <translation>Das schlägt {piece}.</translation>
    </message>
    <message>
        <source>This stops the pawn on {square}, which no other pawn can stop.</source>
        <translation>Das hält den Bauern auf {square} auf, den kein anderer Bauer aufhalten kann.</translation>
    </message>
    <message numerus="yes">
        <source>Then the other king can go to only %n square(s).</source>
        <translation>
            <numerusform>Dann kann der andere König nur noch auf %n Feld ziehen.</numerusform>
            <numerusform>Dann kann der andere König nur noch auf %n Felder ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This opens a line for {pieces}.</source>
        <translation>Das öffnet eine Linie für {pieces}.</translation>
    </message>
    <message>
        <source>Then {square} is no longer a safe square for {piece}.</source>
        <translation>Dann ist {square} kein sicheres Feld mehr für {piece}.</translation>
    </message>
    <message>
        <source>This protects {pieces} once more.</source>
        <translation>Das deckt {pieces} ein weiteres Mal.</translation>
    </message>
    <message>
        <source>From {square} this pawn guards {squares}.</source>
        <comment>squares: one or two</comment>
        <translation>Von {square} aus bewacht dieser Bauer {squares}.</translation>
    </message>
    <message>
        <source>On {square} nothing attacks this piece.</source>
        <translation>Auf {square} greift nichts diese Figur an.</translation>
    </message>
    <message>
        <source>On {square} this piece is protected.</source>
        <translation>Auf {square} ist diese Figur gedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} this piece reaches %n square(s).</source>
        <translation>
            <numerusform>Von {square} aus erreicht diese Figur %n Feld.</numerusform>
            <numerusform>Von {square} aus erreicht diese Figur %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The king comes nearer to the pawn on {square}.</source>
        <translation>Der König kommt dem Bauern auf {square} näher.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} the king can go on to %n square(s).</source>
        <translation>
            <numerusform>Von {square} aus kann der König auf %n Feld weiterziehen.</numerusform>
            <numerusform>Von {square} aus kann der König auf %n Felder weiterziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Remis beantragen</translation>
    </message>
    <message>
        <source>Make no move</source>
        <translation>Keinen Zug machen</translation>
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
        <translation>Rochade: Der Turm geht auf das Feld, das der König überquert hat.</translation>
    </message>
    <message>
        <source>The pawn is captured en passant.</source>
        <translation>Der Bauer wird en passant geschlagen.</translation>
    </message>
    <message>
        <source>{player} is in check.</source>
        <translation>{player} steht im Schach.</translation>
    </message>
    <message>
        <source>{player} claims a draw.</source>
        <translation>{player} beantragt Remis.</translation>
    </message>
    <message>
        <source>A piece of the same side stands on {square}.</source>
        <translation>Auf {square} steht eine Figur derselben Seite.</translation>
    </message>
    <message>
        <source>No rook of the same side stands on {square}.</source>
        <translation>Auf {square} steht kein Turm derselben Seite.</translation>
    </message>
    <message>
        <source>This piece has been captured.</source>
        <translation>Diese Figur ist geschlagen.</translation>
    </message>
    <message>
        <source>En passant: the pawn was captured as if it had moved only one square. It is {player}’s turn.</source>
        <translation>En passant: Der Bauer wurde geschlagen, als wäre er nur ein Feld gegangen. {player} ist dran.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Diese Figur gehört {owner}.</translation>
    </message>
    <message>
        <source>In the way: {pieces}.</source>
        <translation>Im Weg: {pieces}.</translation>
    </message>
    <message>
        <source>The rook on {square} has moved before.</source>
        <translation>Der Turm auf {square} hat schon gezogen.</translation>
    </message>
    <message>
        <source>{square} is not empty.</source>
        <translation>{square} ist nicht leer.</translation>
    </message>
    <message>
        <source>{square} is attacked: {pieces}.</source>
        <translation>{square} ist angegriffen: {pieces}.</translation>
    </message>
    <message>
        <source>The king is in check: {pieces}.</source>
        <translation>Der König steht im Schach: {pieces}.</translation>
    </message>
    <message>
        <source>The king would still be in check: {pieces}.</source>
        <translation>Der König stünde immer noch im Schach: {pieces}.</translation>
    </message>
    <message>
        <source>Then the king would be in check: {pieces}.</source>
        <translation>Dann stünde der König im Schach: {pieces}.</translation>
    </message>
    <message>
        <source>The pawn on {square} has not made a double step just now.</source>
        <translation>Der Bauer auf {square} ist im letzten Zug nicht zwei Felder vorgegangen.</translation>
    </message>
    <message numerus="yes">
        <source>This position has been on the board %n time(s).</source>
        <translation>
            <numerusform>Diese Stellung war %n-mal auf dem Brett.</numerusform>
            <numerusform>Diese Stellung war %n-mal auf dem Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is checkmate.</source>
        <translation>Das ist Schachmatt.</translation>
    </message>
    <message numerus="yes">
        <source>This leads to checkmate in %n move(s).</source>
        <translation>
            <numerusform>Das führt in %n Zug zum Schachmatt.</numerusform>
            <numerusform>Das führt in %n Zügen zum Schachmatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This captures a stronger piece: {piece}.</source>
        <translation>Dieser Zug schlägt eine stärkere Figur: {piece}.</translation>
    </message>
    <message>
        <source>The pawn becomes a stronger piece.</source>
        <translation>Der Bauer wird zu einer stärkeren Figur.</translation>
    </message>
    <message>
        <source>Castling brings the king to safety.</source>
        <translation>Die Rochade bringt den König in Sicherheit.</translation>
    </message>
    <message>
        <source>This brings the king out of check.</source>
        <translation>Das bringt den König aus dem Schach.</translation>
    </message>
    <message>
        <source>This gives check.</source>
        <translation>Das gibt Schach.</translation>
    </message>
    <message>
        <source>This takes control of the middle of the board.</source>
        <translation>Das besetzt die Mitte des Bretts.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} this piece reaches %n square(s), instead of {before}.</source>
        <translation>
            <numerusform>Von {square} aus erreicht diese Figur %n Feld statt {before}.</numerusform>
            <numerusform>Von {square} aus erreicht diese Figur %n Felder statt {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>White, checkmated</source>
        <translation>Weiß, schachmatt</translation>
    </message>
    <message>
        <source>Black, checkmated</source>
        <translation>Schwarz, schachmatt</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the king of whoever has lost, for screen readers</comment>
        <extracomment>Said of a king by screen readers, after its name and square.</extracomment>
        <translation>ist umgefallen</translation>
    </message>
    <message>
        <source>{player} captured a queen on move {number}.</source>
        <translation>{player} schlug im Zug {number} eine Dame.</translation>
    </message>
    <message>
        <source>{player} got a new queen on move {number}.</source>
        <translation>{player} bekam im Zug {number} eine neue Dame.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gave check most often: %n time(s).</source>
        <translation>
            <numerusform>{player} bot am häufigsten Schach: %n Mal.</numerusform>
            <numerusform>{player} bot am häufigsten Schach: %n Mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Promotion!</source>
        <comment>a pawn has become another piece</comment>
        <translation>Umwandlung!</translation>
    </message>
    <message>
        <source>A pawn becomes a queen</source>
        <translation>Ein Bauer wird zur Dame</translation>
    </message>
    <message>
        <source>The pawn has come all the way to the last rank. The game asks what it becomes, and White chooses a queen.</source>
        <translation>Der Bauer hat es bis auf die letzte Reihe geschafft. Das Spiel fragt, was er wird, und Weiß wählt eine Dame.</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Die Rochade</translation>
    </message>
    <message>
        <source>The king goes two squares towards the rook, and the rook crosses over to the square beside it. Both go in one move.</source>
        <translation>Der König zieht zwei Felder auf den Turm zu, und der Turm springt über ihn auf das Feld daneben. Das ist ein einziger Zug.</translation>
    </message>
    <message>
        <source>Capturing en passant</source>
        <translation>En passant schlagen</translation>
    </message>
    <message>
        <source>The black pawn passes the white one with a double step. White answers at once: the white pawn goes behind it and takes it.</source>
        <translation>Der schwarze Bauer zieht mit einem Doppelschritt am weißen vorbei. Weiß antwortet sofort: Der weiße Bauer zieht hinter ihn und schlägt ihn.</translation>
    </message>
    <message>
        <source>the pawn on {square}</source>
        <comment>This attacks the pawn on e4.</comment>
        <extracomment>A piece and its square inside a sentence, which does something to it: &quot;This attacks the knight on e4.&quot;</extracomment>
        <translation>den Bauern auf {square}</translation>
    </message>
    <message>
        <source>the knight on {square}</source>
        <comment>This attacks the knight on e4.</comment>
        <translation>den Springer auf {square}</translation>
    </message>
    <message>
        <source>the bishop on {square}</source>
        <comment>This attacks the bishop on e4.</comment>
        <translation>den Läufer auf {square}</translation>
    </message>
    <message>
        <source>the rook on {square}</source>
        <comment>This attacks the rook on e4.</comment>
        <translation>den Turm auf {square}</translation>
    </message>
    <message>
        <source>the queen on {square}</source>
        <comment>This attacks the queen on e4.</comment>
        <translation>die Dame auf {square}</translation>
    </message>
    <message>
        <source>This captures {piece}, and nothing can take back.</source>
        <translation>Das schlägt {piece}, und nichts kann zurückschlagen.</translation>
    </message>
    <message>
        <source>This captures {piece}: a fair trade.</source>
        <translation>Das schlägt {piece}: ein fairer Tausch.</translation>
    </message>
    <message>
        <source>This brings {piece} to safety.</source>
        <translation>Das bringt {piece} in Sicherheit.</translation>
    </message>
    <message>
        <source>This attacks {pieces}.</source>
        <translation>Das greift {pieces} an.</translation>
    </message>
    <message>
        <source>This protects {pieces}.</source>
        <translation>Das schützt {pieces}.</translation>
    </message>
    <message>
        <source>This brings {piece} into play.</source>
        <translation>Das bringt {piece} ins Spiel.</translation>
    </message>
    <message>
        <source>No pawn can stop this one on its way to the last rank.</source>
        <translation>Kein Bauer kann diesen auf dem Weg zur letzten Reihe aufhalten.</translation>
    </message>
    <message>
        <source>Without a pawn</source>
        <comment>handicap</comment>
        <translation>Ohne einen Bauern</translation>
    </message>
    <message>
        <source>Without a knight</source>
        <comment>handicap</comment>
        <translation>Ohne einen Springer</translation>
    </message>
    <message>
        <source>Without a rook</source>
        <comment>handicap</comment>
        <translation>Ohne einen Turm</translation>
    </message>
    <message>
        <source>Without a queen</source>
        <comment>handicap</comment>
        <translation>Ohne Dame</translation>
    </message>
</context>
</TS>
