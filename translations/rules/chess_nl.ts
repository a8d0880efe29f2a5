<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name></name>
    <message id="chess.aim">
        <source>Each player tries to checkmate the other king: to attack it so that it cannot escape.</source>
        <translation>Elke speler probeert de andere koning mat te zetten: hem zo aan te vallen dat hij niet kan ontsnappen.</translation>
    </message>
    <message id="chess.board">
        <source>The board is placed so that each player has a light square in the near corner on the right.</source>
        <translation>Het bord ligt zo dat elke speler rechts vooraan een licht veld heeft.</translation>
    </message>
    <message id="chess.start-position">
        <source>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. Each queen stands on a square of its own colour.</source>
        <translation>Toren, paard, loper, dame, koning, loper, paard, toren staan achter de pionnen. Elke dame staat op een veld van haar kleur.</translation>
    </message>
    <message id="chess.lots-for-white">
        <source>Lots are drawn to see who plays White.</source>
        <translation>Er wordt geloot wie met wit speelt.</translation>
    </message>
    <message id="chess.lots-for-white@first-seat">
        <source>Whoever sits on the first seat plays White.</source>
        <translation>Wie op de eerste stoel zit, speelt met wit.</translation>
    </message>
    <message id="chess.white-begins">
        <source>White makes the first move, then the players take turns.</source>
        <translation>Wit doet de eerste zet, daarna zetten de spelers om de beurt.</translation>
    </message>
    <message id="chess.must-move">
        <source>The player whose turn it is makes exactly one move. Nobody may pass.</source>
        <translation>Wie aan de beurt is, doet precies één zet. Passen mag niet.</translation>
    </message>
    <message id="chess.own-piece">
        <source>Players move only their own pieces, and never onto a square where another of their own pieces stands.</source>
        <translation>Spelers zetten alleen hun eigen stukken, en nooit op een veld met een eigen stuk.</translation>
    </message>
    <message id="chess.no-jumping">
        <source>Only the knight passes over other pieces.</source>
        <translation>Alleen het paard gaat over andere stukken heen.</translation>
    </message>
    <message id="chess.capture">
        <source>A piece that lands on a piece of the other side captures it, and that piece is out. Nobody has to capture.</source>
        <translation>Wie op een stuk van de ander komt, slaat het, en dat stuk is uit het spel. Niemand hoeft te slaan.</translation>
    </message>
    <message id="chess.king-in-check">
        <source>No move may leave its own king in check.</source>
        <translation>Na een zet mag de eigen koning niet schaak staan.</translation>
    </message>
    <message id="chess.king-moves">
        <source>The king moves one square in any direction.</source>
        <translation>De koning gaat één veld in een willekeurige richting.</translation>
    </message>
    <message id="chess.queen-moves">
        <source>The queen moves as far as it likes, straight or diagonally.</source>
        <translation>De dame gaat zo ver als ze wil, recht of schuin.</translation>
    </message>
    <message id="chess.rook-moves">
        <source>The rook moves as far as it likes, straight ahead, back or sideways.</source>
        <translation>De toren gaat zo ver als hij wil, vooruit, achteruit of opzij.</translation>
    </message>
    <message id="chess.bishop-moves">
        <source>The bishop moves diagonally, as far as it likes.</source>
        <translation>De loper gaat schuin, zo ver als hij wil.</translation>
    </message>
    <message id="chess.knight-moves">
        <source>The knight goes two squares straight and one to the side, over other pieces too.</source>
        <translation>Het paard gaat twee velden recht en één opzij, ook over andere stukken heen.</translation>
    </message>
    <message id="chess.pawn-forward">
        <source>A pawn moves one square straight ahead to an empty square, never back.</source>
        <translation>Een pion gaat één veld recht vooruit naar een leeg veld, nooit terug.</translation>
    </message>
    <message id="chess.pawn-double">
        <source>From its first square, a pawn may go two squares ahead if both are empty.</source>
        <translation>Vanaf zijn eerste veld mag een pion twee velden vooruit als beide leeg zijn.</translation>
    </message>
    <message id="chess.pawn-captures">
        <source>A pawn goes diagonally only to capture, and only one square ahead.</source>
        <translation>Een pion gaat alleen schuin om te slaan, en maar één veld vooruit.</translation>
    </message>
    <message id="chess.en-passant">
        <source>If a pawn’s double step ends beside a pawn of the other side, that pawn may capture it: it goes diagonally to the square that was passed over.</source>
        <extracomment>The capture is called en passant.</extracomment>
        <translation>Eindigt de dubbele stap van een pion naast een pion van de ander, dan mag die hem slaan: hij gaat schuin naar het overgeslagen veld.</translation>
    </message>
    <message id="chess.en-passant-at-once">
        <source>Capturing en passant is possible only on the very next move.</source>
        <translation>En passant slaan kan alleen in de eerstvolgende zet.</translation>
    </message>
    <message id="chess.promotion">
        <source>A pawn that reaches the last rank becomes a queen, rook, bishop or knight, even if there is one already.</source>
        <translation>Een pion die de laatste rij bereikt, wordt dame, toren, loper of paard, ook als dat stuk er al is.</translation>
    </message>
    <message id="chess.promotion-choice">
        <source>The piece must be chosen: the pawn cannot stay a pawn or become a king.</source>
        <translation>Het stuk moet worden gekozen: de pion kan geen pion blijven en geen koning worden.</translation>
    </message>
    <message id="chess.castling">
        <source>Castling is one move: the king goes two squares towards a rook, and the rook lands beside it, on the square just crossed.</source>
        <translation>De rokade is één zet: de koning gaat twee velden naar een toren toe, en de toren komt naast hem, op het veld waar hij overheen ging.</translation>
    </message>
    <message id="chess.castling-unmoved">
        <source>Only a king and a rook that have never moved may castle.</source>
        <translation>Alleen een koning en een toren die nog nooit zijn verzet, mogen rokeren.</translation>
    </message>
    <message id="chess.castling-empty">
        <source>Castling needs empty squares all the way between king and rook.</source>
        <translation>Voor de rokade moeten alle velden tussen koning en toren leeg zijn.</translation>
    </message>
    <message id="chess.castling-from-check">
        <source>A king in check may not castle.</source>
        <translation>Een koning die schaak staat, mag niet rokeren.</translation>
    </message>
    <message id="chess.castling-through-check">
        <source>The king may not castle across or onto an attacked square. The rook may be attacked.</source>
        <translation>Bij de rokade mag de koning niet over een aangevallen veld gaan of erop komen. De toren mag aangevallen zijn.</translation>
    </message>
    <message id="chess.check">
        <source>A king that is attacked is in check. The game announces it.</source>
        <translation>Een koning die wordt aangevallen, staat schaak. Het spel zegt het.</translation>
    </message>
    <message id="chess.start-position@handicap">
        <source>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. White has one piece fewer. A queen stands on a square of its own colour.</source>
        <translation>Toren, paard, loper, dame, koning, loper, paard, toren staan achter de pionnen. Wit mist één stuk. Een dame staat op een veld van haar kleur.</translation>
    </message>
    <message id="chess.checkmate">
        <source>Whoever is in check and has no legal move is checkmated and loses.</source>
        <translation>Wie schaak staat en geen toegestane zet heeft, staat mat en verliest.</translation>
    </message>
    <message id="chess.stalemate">
        <source>A player who is not in check but has no legal move on their turn is stalemated: the match is drawn.</source>
        <translation>Wie aan de beurt is, niet schaak staat en geen toegestane zet heeft, staat pat: de partij is remise.</translation>
    </message>
    <message id="chess.draw-repetition">
        <source>The match is drawn when the same position, with the same player to move, comes up for the third time.</source>
        <translation>De partij is remise als dezelfde stelling, met dezelfde speler aan zet, voor de derde keer ontstaat.</translation>
    </message>
    <message id="chess.draw-repetition@claim">
        <source>A draw can be claimed when the same position has come up for the third time. The fifth time ends the match.</source>
        <translation>Remise kan worden geclaimd als dezelfde stelling voor de derde keer is ontstaan. Bij de vijfde keer eindigt de partij.</translation>
    </message>
    <message id="chess.draw-material">
        <source>The match is drawn when too few pieces are left for anybody to give checkmate.</source>
        <translation>De partij is remise als er te weinig stukken over zijn om mat te zetten.</translation>
    </message>
    <message id="chess.draw-fifty">
        <source>The match is drawn when each player has made 50 moves in a row without a capture or a pawn move.</source>
        <translation>De partij is remise als elke speler 50 zetten achter elkaar niet heeft geslagen en geen pion heeft verzet.</translation>
    </message>
    <message id="chess.draw-fifty@claim">
        <source>A draw can be claimed after 50 moves by each player without a capture or a pawn move. After 75, the match ends.</source>
        <translation>Remise kan worden geclaimd na 50 zetten van elke speler zonder slaan en zonder pionzet. Na 75 eindigt de partij.</translation>
    </message>
    <message id="chess.draw-agreed">
        <source>Once in each turn, before moving, a player may offer a draw. The other player accepts or declines at once.</source>
        <translation>Eén keer per beurt, vóór de zet, mag een speler remise aanbieden. De ander neemt dat meteen aan of weigert.</translation>
    </message>
    <message id="chess.resign">
        <source>Players may give up in their own turn, or instead of answering an offer. The other side wins.</source>
        <translation>Opgeven mag in de eigen beurt, of in plaats van een antwoord op een aanbod. De andere kant wint.</translation>
    </message>
    <message id="chess.result">
        <source>A match is won, lost or drawn. There are no points.</source>
        <translation>Een partij eindigt in winst, verlies of remise. Er zijn geen punten.</translation>
    </message>
    <message id="chess.handicap@knight">
        <source>White begins without the knight on b1.</source>
        <translation>Wit begint zonder het paard op b1.</translation>
    </message>
    <message id="chess.handicap@rook">
        <source>White begins without the rook on a1, and can castle only on the other side.</source>
        <translation>Wit begint zonder de toren op a1 en kan alleen aan de andere kant rokeren.</translation>
    </message>
    <message id="chess.handicap@queen">
        <source>White begins without the queen.</source>
        <translation>Wit begint zonder de dame.</translation>
    </message>
    <message id="chess.draw-claims">
        <source>A draw by repetition or in a long match is claimed by the player whose turn it is, before moving.</source>
        <translation>Remise na herhaling of na veel zetten claimt wie aan de beurt is, nog vóór de zet.</translation>
    </message>
    <message id="chess.no-pawn">
        <source>Whoever plays without a pawn begins without the one in front of their king’s bishop, on the f-file.</source>
        <translation>Wie zonder een pion speelt, begint zonder die op de f-lijn, voor de koningsloper.</translation>
    </message>
    <message id="chess.no-knight">
        <source>Whoever plays without a knight begins without the one on the b-file.</source>
        <translation>Wie zonder een paard speelt, begint zonder dat op de b-lijn.</translation>
    </message>
    <message id="chess.no-rook">
        <source>Whoever plays without a rook begins without the one on the a-file, and can castle only on the other side.</source>
        <translation>Wie zonder een toren speelt, begint zonder die op de a-lijn en kan alleen aan de andere kant rokeren.</translation>
    </message>
    <message id="chess.no-queen">
        <source>Whoever plays without a queen begins with all their other pieces.</source>
        <translation>Wie zonder de dame speelt, begint met alle andere stukken.</translation>
    </message>
</context>
<context>
    <name>chess</name>
    <message>
        <source>A draw by repetition or in a long match</source>
        <translation>Remise na herhaling of veel zetten</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>When claimed</source>
        <translation>Door te claimen</translation>
    </message>
    <message>
        <source>White begins with</source>
        <translation>Stukken van wit aan het begin</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Alle stukken</translation>
    </message>
    <message>
        <source>One knight fewer</source>
        <translation>Eén paard minder</translation>
    </message>
    <message>
        <source>One rook fewer</source>
        <translation>Eén toren minder</translation>
    </message>
    <message>
        <source>No queen</source>
        <translation>Geen dame</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schaken</translation>
    </message>
    <message>
        <source>Attack the other king so that nothing can save it: checkmate.</source>
        <translation>Val de andere koning zo aan dat niets hem nog redt: schaakmat.</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>paard</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>loper</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>toren</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>koning</translation>
    </message>
    <message>
        <source>Pawn</source>
        <extracomment>The same at the beginning of a line, or alone on a button.</extracomment>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Paard</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Loper</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Toren</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Koning</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the knight in the list of moves</comment>
        <translation>P</translation>
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
        <translation>witte pion</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>wit paard</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>witte loper</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>witte toren</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>witte dame</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>witte koning</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>zwarte pion</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>zwart paard</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>zwarte loper</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>zwarte toren</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>zwarte dame</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>zwarte koning</translation>
    </message>
    <message>
        <source>chessboard</source>
        <translation>schaakbord</translation>
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
        <translation>{player}: geslagen stukken</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>heading over the pieces that a player has captured</comment>
        <translation>Geslagen</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>{player} is aan de beurt.</translation>
    </message>
    <message>
        <source>Check! It is {player}’s turn, and the king must be saved.</source>
        <translation>Schaak! {player} is aan de beurt en moet de koning redden.</translation>
    </message>
    <message>
        <source>Checkmate: {player} wins.</source>
        <translation>Schaakmat: {player} wint.</translation>
    </message>
    <message>
        <source>Stalemate: the match is drawn.</source>
        <translation>Pat: de partij is remise.</translation>
    </message>
    <message>
        <source>Nobody can give mate any more: the match is drawn.</source>
        <translation>Niemand kan nog mat zetten: de partij is remise.</translation>
    </message>
    <message>
        <source>What does the pawn become?</source>
        <translation>Wat wordt de pion?</translation>
    </message>
    <message>
        <source>White</source>
        <comment>the side, on a plate</comment>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>the side, on a plate</comment>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>White, in check</source>
        <translation>Wit, schaak</translation>
    </message>
    <message>
        <source>Black, in check</source>
        <translation>Zwart, schaak</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>schaak</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Stukken</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>rooks</source>
        <translation>torens</translation>
    </message>
    <message>
        <source>bishops</source>
        <translation>lopers</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>paarden</translation>
    </message>
    <message>
        <source>pawns</source>
        <translation>pionnen</translation>
    </message>
    <message>
        <source>taken from the other side</source>
        <translation>geslagen stukken</translation>
    </message>
    <message>
        <source>captures what stands there</source>
        <translation>slaat wat daar staat</translation>
    </message>
    <message>
        <source>check: the king is attacked</source>
        <translation>schaak: de koning wordt aangevallen</translation>
    </message>
    <message>
        <source>checkmate: nothing saves the king</source>
        <translation>schaakmat: niets redt de koning</translation>
    </message>
    <message>
        <source>a pawn on its last rank becomes another piece</source>
        <translation>een pion op de laatste rij wordt een ander stuk</translation>
    </message>
    <message>
        <source>castling: the king goes two squares towards a rook, which jumps over it</source>
        <translation>rokade: de koning gaat twee velden naar een toren toe, en de toren springt over hem heen</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}</source>
        <translation>{piece}: {here} → {there}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures: {victim}</source>
        <translation>{piece}: {here} → {there}, slaat: {victim}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures en passant</source>
        <translation>{piece}: {here} → {there}, slaat en passant</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, becomes: {choice}</source>
        <translation>{piece}: {here} → {there}, wordt: {choice}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures: {victim}, becomes: {choice}</source>
        <translation>{piece}: {here} → {there}, slaat: {victim}, wordt: {choice}</translation>
    </message>
    <message>
        <source>Castle on the king’s side</source>
        <translation>Korte rokade</translation>
    </message>
    <message>
        <source>Castle on the queen’s side</source>
        <translation>Lange rokade</translation>
    </message>
    <message>
        <source>This captures {piece}.</source>
        <translation>Dit slaat {piece}.</translation>
    </message>
    <message>
        <source>This stops the pawn on {square}, which no other pawn can stop.</source>
        <translation>Dit houdt de pion op {square} tegen, die geen andere pion kan tegenhouden.</translation>
    </message>
    <message numerus="yes">
        <source>Then the other king can go to only %n square(s).</source>
        <translation>
            <numerusform>Dan kan de andere koning nog maar naar %n veld.</numerusform>
            <numerusform>Dan kan de andere koning nog maar naar %n velden.</numerusform>
        </translation>
    </message>
    <message>
        <source>This opens a line for {pieces}.</source>
        <translation>Dit opent een lijn voor {pieces}.</translation>
    </message>
    <message>
        <source>Then {square} is no longer a safe square for {piece}.</source>
        <translation>Dan is {square} geen veilig veld meer voor {piece}.</translation>
    </message>
    <message>
        <source>This protects {pieces} once more.</source>
        <translation>Dit dekt {pieces} nog een keer.</translation>
    </message>
    <message>
        <source>From {square} this pawn guards {squares}.</source>
        <comment>squares: one or two</comment>
        <translation>Vanaf {square} bewaakt deze pion {squares}.</translation>
    </message>
    <message>
        <source>On {square} nothing attacks this piece.</source>
        <translation>Op {square} valt niets dit stuk aan.</translation>
    </message>
    <message>
        <source>On {square} this piece is protected.</source>
        <translation>Op {square} is dit stuk gedekt.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} this piece reaches %n square(s).</source>
        <translation>
            <numerusform>Vanaf {square} bereikt dit stuk %n veld.</numerusform>
            <numerusform>Vanaf {square} bereikt dit stuk %n velden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The king comes nearer to the pawn on {square}.</source>
        <translation>De koning komt dichter bij de pion op {square}.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} the king can go on to %n square(s).</source>
        <translation>
            <numerusform>Vanaf {square} kan de koning verder naar %n veld.</numerusform>
            <numerusform>Vanaf {square} kan de koning verder naar %n velden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Remise claimen</translation>
    </message>
    <message>
        <source>Make no move</source>
        <translation>Geen zet doen</translation>
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
        <translation>Rokade: de toren gaat naar het veld waar de koning overheen ging.</translation>
    </message>
    <message>
        <source>The pawn is captured en passant.</source>
        <translation>De pion wordt en passant geslagen.</translation>
    </message>
    <message>
        <source>{player} is in check.</source>
        <translation>{player} staat schaak.</translation>
    </message>
    <message>
        <source>{player} claims a draw.</source>
        <translation>{player} claimt remise.</translation>
    </message>
    <message>
        <source>A piece of the same side stands on {square}.</source>
        <translation>Op {square} staat een stuk van dezelfde kant.</translation>
    </message>
    <message>
        <source>No rook of the same side stands on {square}.</source>
        <translation>Op {square} staat geen toren van dezelfde kant.</translation>
    </message>
    <message>
        <source>This piece has been captured.</source>
        <translation>Dit stuk is geslagen.</translation>
    </message>
    <message>
        <source>En passant: the pawn was captured as if it had moved only one square. It is {player}’s turn.</source>
        <translation>En passant: de pion is geslagen alsof hij maar één veld was gegaan. {player} is aan de beurt.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Dit stuk is van {owner}.</translation>
    </message>
    <message>
        <source>In the way: {pieces}.</source>
        <translation>In de weg: {pieces}.</translation>
    </message>
    <message>
        <source>The rook on {square} has moved before.</source>
        <translation>De toren op {square} is al verzet.</translation>
    </message>
    <message>
        <source>{square} is not empty.</source>
        <translation>{square} is niet leeg.</translation>
    </message>
    <message>
        <source>{square} is attacked: {pieces}.</source>
        <translation>{square} wordt aangevallen: {pieces}.</translation>
    </message>
    <message>
        <source>The king is in check: {pieces}.</source>
        <translation>De koning staat schaak: {pieces}.</translation>
    </message>
    <message>
        <source>The king would still be in check: {pieces}.</source>
        <translation>De koning zou nog steeds schaak staan: {pieces}.</translation>
    </message>
    <message>
        <source>Then the king would be in check: {pieces}.</source>
        <translation>Dan zou de koning schaak staan: {pieces}.</translation>
    </message>
    <message>
        <source>The pawn on {square} has not made a double step just now.</source>
        <translation>De pion op {square} is in de vorige zet niet twee velden vooruitgegaan.</translation>
    </message>
    <message numerus="yes">
        <source>This position has been on the board %n time(s).</source>
        <translation>
            <numerusform>Deze stelling is %n keer op het bord geweest.</numerusform>
            <numerusform>Deze stelling is %n keer op het bord geweest.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is checkmate.</source>
        <translation>Dit is schaakmat.</translation>
    </message>
    <message numerus="yes">
        <source>This leads to checkmate in %n move(s).</source>
        <translation>
            <numerusform>Dit leidt in %n zet tot schaakmat.</numerusform>
            <numerusform>Dit leidt in %n zetten tot schaakmat.</numerusform>
        </translation>
    </message>
    <message>
        <source>This captures a stronger piece: {piece}.</source>
        <translation>Deze zet slaat een sterker stuk: {piece}.</translation>
    </message>
    <message>
        <source>The pawn becomes a stronger piece.</source>
        <translation>De pion wordt een sterker stuk.</translation>
    </message>
    <message>
        <source>Castling brings the king to safety.</source>
        <translation>De rokade brengt de koning in veiligheid.</translation>
    </message>
    <message>
        <source>This brings the king out of check.</source>
        <translation>Zo staat de koning niet meer schaak.</translation>
    </message>
    <message>
        <source>This gives check.</source>
        <translation>Dit geeft schaak.</translation>
    </message>
    <message>
        <source>This takes control of the middle of the board.</source>
        <translation>Dit bezet het midden van het bord.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} this piece reaches %n square(s), instead of {before}.</source>
        <translation>
            <numerusform>Vanaf {square} bereikt dit stuk %n veld in plaats van {before}.</numerusform>
            <numerusform>Vanaf {square} bereikt dit stuk %n velden in plaats van {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>White, checkmated</source>
        <translation>Wit, schaakmat</translation>
    </message>
    <message>
        <source>Black, checkmated</source>
        <translation>Zwart, schaakmat</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the king of whoever has lost, for screen readers</comment>
        <extracomment>Said of a king by screen readers, after its name and square.</extracomment>
        <translation>is omgevallen</translation>
    </message>
    <message>
        <source>{player} captured a queen on move {number}.</source>
        <translation>{player} sloeg in zet {number} een dame.</translation>
    </message>
    <message>
        <source>{player} got a new queen on move {number}.</source>
        <translation>{player} kreeg in zet {number} een nieuwe dame.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gave check most often: %n time(s).</source>
        <translation>
            <numerusform>{player} gaf het vaakst schaak: %n keer.</numerusform>
            <numerusform>{player} gaf het vaakst schaak: %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Promotion!</source>
        <comment>a pawn has become another piece</comment>
        <translation>Promotie!</translation>
    </message>
    <message>
        <source>A pawn becomes a queen</source>
        <translation>Een pion wordt een dame</translation>
    </message>
    <message>
        <source>The pawn has come all the way to the last rank. The game asks what it becomes, and White chooses a queen.</source>
        <translation>De pion heeft de laatste rij gehaald. Het spel vraagt wat hij wordt, en wit kiest een dame.</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>De rokade</translation>
    </message>
    <message>
        <source>The king goes two squares towards the rook, and the rook crosses over to the square beside it. Both go in one move.</source>
        <translation>De koning gaat twee velden naar de toren toe, en de toren springt over hem heen naar het veld ernaast. Dat is één zet.</translation>
    </message>
    <message>
        <source>Capturing en passant</source>
        <translation>En passant slaan</translation>
    </message>
    <message>
        <source>The black pawn passes the white one with a double step. White answers at once: the white pawn goes behind it and takes it.</source>
        <translation>De zwarte pion gaat met een dubbele stap voorbij de witte. Wit antwoordt meteen: de witte pion gaat erachter staan en slaat hem.</translation>
    </message>
    <message>
        <source>the pawn on {square}</source>
        <comment>This attacks the pawn on e4.</comment>
        <extracomment>A piece and its square inside a sentence, which does something to it: &quot;This attacks the knight on e4.&quot;</extracomment>
        <translation>de pion op {square}</translation>
    </message>
    <message>
        <source>the knight on {square}</source>
        <comment>This attacks the knight on e4.</comment>
        <translation>het paard op {square}</translation>
    </message>
    <message>
        <source>the bishop on {square}</source>
        <comment>This attacks the bishop on e4.</comment>
        <translation>de loper op {square}</translation>
    </message>
    <message>
        <source>the rook on {square}</source>
        <comment>This attacks the rook on e4.</comment>
        <translation>de toren op {square}</translation>
    </message>
    <message>
        <source>the queen on {square}</source>
        <comment>This attacks the queen on e4.</comment>
        <translation>de dame op {square}</translation>
    </message>
    <message>
        <source>This captures {piece}, and nothing can take back.</source>
        <translation>Dit slaat {piece}, en niets kan terugslaan.</translation>
    </message>
    <message>
        <source>This captures {piece}: a fair trade.</source>
        <translation>Dit slaat {piece}: een eerlijke ruil.</translation>
    </message>
    <message>
        <source>This brings {piece} to safety.</source>
        <translation>Dit brengt {piece} in veiligheid.</translation>
    </message>
    <message>
        <source>This attacks {pieces}.</source>
        <translation>Dit valt {pieces} aan.</translation>
    </message>
    <message>
        <source>This protects {pieces}.</source>
        <translation>Dit beschermt {pieces}.</translation>
    </message>
    <message>
        <source>This brings {piece} into play.</source>
        <translation>Dit brengt {piece} in het spel.</translation>
    </message>
    <message>
        <source>No pawn can stop this one on its way to the last rank.</source>
        <translation>Geen pion kan deze nog tegenhouden op weg naar de laatste rij.</translation>
    </message>
    <message>
        <source>Without a pawn</source>
        <comment>handicap</comment>
        <translation>Zonder een pion</translation>
    </message>
    <message>
        <source>Without a knight</source>
        <comment>handicap</comment>
        <translation>Zonder een paard</translation>
    </message>
    <message>
        <source>Without a rook</source>
        <comment>handicap</comment>
        <translation>Zonder een toren</translation>
    </message>
    <message>
        <source>Without a queen</source>
        <comment>handicap</comment>
        <translation>Zonder de dame</translation>
    </message>
</context>
</TS>
