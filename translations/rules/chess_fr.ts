<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message id="chess.aim">
        <source>Each player tries to checkmate the other king: to attack it so that it cannot escape.</source>
        <translation>Chaque camp cherche à mater le roi adverse&#x202f;: à l’attaquer sans qu’il puisse s’échapper.</translation>
    </message>
    <message id="chess.board">
        <source>The board is placed so that each player has a light square in the near corner on the right.</source>
        <translation>L’échiquier est posé de façon que chaque camp ait une case claire dans le coin à sa droite.</translation>
    </message>
    <message id="chess.start-position">
        <source>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. Each queen stands on a square of its own colour.</source>
        <translation>Tour, cavalier, fou, dame, roi, fou, cavalier, tour se placent derrière les pions. Chaque dame est sur une case de sa couleur.</translation>
    </message>
    <message id="chess.lots-for-white">
        <source>Lots are drawn to see who plays White.</source>
        <translation>On tire au sort qui joue les Blancs.</translation>
    </message>
    <message id="chess.lots-for-white@first-seat">
        <source>Whoever sits on the first seat plays White.</source>
        <translation>La personne à la première place joue les Blancs.</translation>
    </message>
    <message id="chess.white-begins">
        <source>White makes the first move, then the players take turns.</source>
        <translation>Les Blancs jouent le premier coup, puis on joue à tour de rôle.</translation>
    </message>
    <message id="chess.must-move">
        <source>The player whose turn it is makes exactly one move. Nobody may pass.</source>
        <translation>À son tour, on joue exactement un coup. Personne ne peut passer.</translation>
    </message>
    <message id="chess.own-piece">
        <source>Players move only their own pieces, and never onto a square where another of their own pieces stands.</source>
        <translation>On ne joue que ses propres pièces, et jamais sur une case occupée par l’une d’elles.</translation>
    </message>
    <message id="chess.no-jumping">
        <source>Only the knight passes over other pieces.</source>
        <translation>Seul le cavalier passe par-dessus d’autres pièces.</translation>
    </message>
    <message id="chess.capture">
        <source>A piece that lands on a piece of the other side captures it, and that piece is out. Nobody has to capture.</source>
        <translation>Une pièce qui arrive sur une pièce adverse la prend, et celle-ci quitte le jeu. Personne n’est obligé de prendre.</translation>
    </message>
    <message id="chess.king-in-check">
        <source>No move may leave its own king in check.</source>
        <translation>Un coup ne doit pas laisser son propre roi en échec.</translation>
    </message>
    <message id="chess.king-moves">
        <source>The king moves one square in any direction.</source>
        <translation>Le roi se déplace d’une case dans n’importe quelle direction.</translation>
    </message>
    <message id="chess.queen-moves">
        <source>The queen moves as far as it likes, straight or diagonally.</source>
        <translation>La dame va aussi loin qu’elle veut, en ligne droite ou en diagonale.</translation>
    </message>
    <message id="chess.rook-moves">
        <source>The rook moves as far as it likes, straight ahead, back or sideways.</source>
        <translation>La tour va aussi loin qu’elle veut, en avant, en arrière ou de côté.</translation>
    </message>
    <message id="chess.bishop-moves">
        <source>The bishop moves diagonally, as far as it likes.</source>
        <translation>Le fou va en diagonale, aussi loin qu’il veut.</translation>
    </message>
    <message id="chess.knight-moves">
        <source>The knight goes two squares straight and one to the side, over other pieces too.</source>
        <translation>Le cavalier avance de deux cases tout droit et d’une de côté, même par-dessus d’autres pièces.</translation>
    </message>
    <message id="chess.pawn-forward">
        <source>A pawn moves one square straight ahead to an empty square, never back.</source>
        <translation>Un pion avance tout droit d’une case, si elle est vide, et jamais en arrière.</translation>
    </message>
    <message id="chess.pawn-double">
        <source>From its first square, a pawn may go two squares ahead if both are empty.</source>
        <translation>Depuis sa première case, un pion peut avancer de deux cases si les deux sont vides.</translation>
    </message>
    <message id="chess.pawn-captures">
        <source>A pawn goes diagonally only to capture, and only one square ahead.</source>
        <translation>Un pion ne va en diagonale que pour prendre, et seulement d’une case en avant.</translation>
    </message>
    <message id="chess.en-passant">
        <source>If a pawn’s double step ends beside a pawn of the other side, that pawn may capture it: it goes diagonally to the square that was passed over.</source>
        <extracomment>The capture is called en passant.</extracomment>
        <translation>Si un pion avance de deux cases et arrive à côté d’un pion adverse, celui-ci peut le prendre&#x202f;: il va en diagonale sur la case franchie.</translation>
    </message>
    <message id="chess.en-passant-at-once">
        <source>Capturing en passant is possible only on the very next move.</source>
        <translation>La prise en passant n’est possible qu’au coup qui suit immédiatement.</translation>
    </message>
    <message id="chess.promotion">
        <source>A pawn that reaches the last rank becomes a queen, rook, bishop or knight, even if there is one already.</source>
        <translation>Un pion qui atteint la dernière rangée devient dame, tour, fou ou cavalier, même s’il y en a déjà.</translation>
    </message>
    <message id="chess.promotion-choice">
        <source>The piece must be chosen: the pawn cannot stay a pawn or become a king.</source>
        <translation>Il faut choisir la pièce&#x202f;: le pion ne peut ni rester pion ni devenir roi.</translation>
    </message>
    <message id="chess.castling">
        <source>Castling is one move: the king goes two squares towards a rook, and the rook lands beside it, on the square just crossed.</source>
        <translation>Le roque est un seul coup&#x202f;: le roi avance de deux cases vers une tour, et la tour se place à côté de lui, sur la case traversée.</translation>
    </message>
    <message id="chess.castling-unmoved">
        <source>Only a king and a rook that have never moved may castle.</source>
        <translation>Seuls un roi et une tour qui n’ont jamais bougé peuvent roquer.</translation>
    </message>
    <message id="chess.castling-empty">
        <source>Castling needs empty squares all the way between king and rook.</source>
        <translation>Pour roquer, toutes les cases entre le roi et la tour doivent être vides.</translation>
    </message>
    <message id="chess.castling-from-check">
        <source>A king in check may not castle.</source>
        <translation>Un roi en échec ne peut pas roquer.</translation>
    </message>
    <message id="chess.castling-through-check">
        <source>The king may not castle across or onto an attacked square. The rook may be attacked.</source>
        <translation>En roquant, le roi ne peut ni traverser une case attaquée ni y arriver. La tour peut être attaquée.</translation>
    </message>
    <message id="chess.check">
        <source>A king that is attacked is in check. The game announces it.</source>
        <translation>Un roi attaqué est en échec. Le jeu l’annonce.</translation>
    </message>
    <message id="chess.start-position@handicap">
        <source>Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. White has one piece fewer. A queen stands on a square of its own colour.</source>
        <translation>Tour, cavalier, fou, dame, roi, fou, cavalier, tour se placent derrière les pions. Il manque une pièce aux Blancs. Une dame est sur une case de sa couleur.</translation>
    </message>
    <message id="chess.checkmate">
        <source>Whoever is in check and has no legal move is checkmated and loses.</source>
        <translation>Si on est en échec et qu’on n’a aucun coup permis, on est mat et on perd.</translation>
    </message>
    <message id="chess.stalemate">
        <source>A player who is not in check but has no legal move on their turn is stalemated: the match is drawn.</source>
        <translation>Si on doit jouer, qu’on n’est pas en échec et qu’on n’a aucun coup permis, c’est le pat&#x202f;: la partie est nulle.</translation>
    </message>
    <message id="chess.draw-repetition">
        <source>The match is drawn when the same position, with the same player to move, comes up for the third time.</source>
        <translation>La partie est nulle quand la même position, avec le même camp à jouer, se présente pour la troisième fois.</translation>
    </message>
    <message id="chess.draw-repetition@claim">
        <source>A draw can be claimed when the same position has come up for the third time. The fifth time ends the match.</source>
        <translation>On peut demander la nulle quand la même position s’est présentée pour la troisième fois. La cinquième fois termine la partie.</translation>
    </message>
    <message id="chess.draw-material">
        <source>The match is drawn when too few pieces are left for anybody to give checkmate.</source>
        <translation>La partie est nulle quand il reste trop peu de pièces pour mater.</translation>
    </message>
    <message id="chess.draw-fifty">
        <source>The match is drawn when each player has made 50 moves in a row without a capture or a pawn move.</source>
        <translation>La partie est nulle quand chacun a joué 50 coups de suite sans prise ni coup de pion.</translation>
    </message>
    <message id="chess.draw-fifty@claim">
        <source>A draw can be claimed after 50 moves by each player without a capture or a pawn move. After 75, the match ends.</source>
        <translation>On peut demander la nulle après 50 coups de chacun sans prise ni coup de pion. Après 75, la partie se termine.</translation>
    </message>
    <message id="chess.draw-agreed">
        <source>Once in each turn, before moving, a player may offer a draw. The other player accepts or declines at once.</source>
        <translation>Une fois par tour, avant de jouer, on peut proposer la nulle. L’autre accepte ou refuse aussitôt.</translation>
    </message>
    <message id="chess.resign">
        <source>Players may give up in their own turn, or instead of answering an offer. The other side wins.</source>
        <translation>On peut abandonner à son tour, ou au lieu de répondre à une proposition. L’autre camp gagne.</translation>
    </message>
    <message id="chess.result">
        <source>A match is won, lost or drawn. There are no points.</source>
        <translation>Une partie est gagnée, perdue ou nulle. Il n’y a pas de points.</translation>
    </message>
    <message id="chess.handicap@knight">
        <source>White begins without the knight on b1.</source>
        <translation>Les Blancs commencent sans le cavalier b1.</translation>
    </message>
    <message id="chess.handicap@rook">
        <source>White begins without the rook on a1, and can castle only on the other side.</source>
        <translation>Les Blancs commencent sans la tour a1, et ne peuvent roquer que de l’autre côté.</translation>
    </message>
    <message id="chess.handicap@queen">
        <source>White begins without the queen.</source>
        <translation>Les Blancs commencent sans la dame.</translation>
    </message>
    <message id="chess.draw-claims">
        <source>A draw by repetition or in a long match is claimed by the player whose turn it is, before moving.</source>
        <translation>La nulle par répétition, ou parce que la partie s’éternise, se demande à son propre tour, avant de jouer.</translation>
    </message>
    <message id="chess.no-pawn">
        <source>Whoever plays without a pawn begins without the one in front of their king’s bishop, on the f-file.</source>
        <translation>Qui joue avec un pion en moins commence sans celui de la colonne f, devant le fou du roi.</translation>
    </message>
    <message id="chess.no-knight">
        <source>Whoever plays without a knight begins without the one on the b-file.</source>
        <translation>Qui joue avec un cavalier en moins commence sans celui de la colonne b.</translation>
    </message>
    <message id="chess.no-rook">
        <source>Whoever plays without a rook begins without the one on the a-file, and can castle only on the other side.</source>
        <translation>Qui joue avec une tour en moins commence sans celle de la colonne a et ne peut roquer que de l’autre côté.</translation>
    </message>
    <message id="chess.no-queen">
        <source>Whoever plays without a queen begins with all their other pieces.</source>
        <translation>Qui joue sans la dame commence avec toutes ses autres pièces.</translation>
    </message>
</context>
<context>
    <name>chess</name>
    <message>
        <source>A draw by repetition or in a long match</source>
        <translation>Nulle si la partie se répète ou s’éternise</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>When claimed</source>
        <translation>Sur demande</translation>
    </message>
    <message>
        <source>White begins with</source>
        <translation>Les Blancs commencent avec</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Toutes leurs pièces</translation>
    </message>
    <message>
        <source>One knight fewer</source>
        <translation>Un cavalier de moins</translation>
    </message>
    <message>
        <source>One rook fewer</source>
        <translation>Une tour de moins</translation>
    </message>
    <message>
        <source>No queen</source>
        <translation>Pas de dame</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Échecs</translation>
    </message>
    <message>
        <source>Attack the other king so that nothing can save it: checkmate.</source>
        <translation>Attaquer le roi adverse sans qu’il puisse être sauvé&#x202f;: échec et mat.</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>fou</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>Pawn</source>
        <extracomment>The same at the beginning of a line, or alone on a button.</extracomment>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Cavalier</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Fou</translation>
    </message>
    <message>
        <source>Rook</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of the knight in the list of moves</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the bishop in the list of moves</comment>
        <translation>F</translation>
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
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavalier blanc</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>fou blanc</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>tour blanche</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dame blanche</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>roi blanc</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavalier noir</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>fou noir</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>tour noire</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dame noire</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>roi noir</translation>
    </message>
    <message>
        <source>chessboard</source>
        <translation>échiquier</translation>
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
        <translation>{player}&#x202f;: pièces prises</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>heading over the pieces that a player has captured</comment>
        <translation>Prises</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>À {player} de jouer.</translation>
    </message>
    <message>
        <source>Check! It is {player}’s turn, and the king must be saved.</source>
        <translation>Échec&#x202f;! À {player} de jouer et de sauver le roi.</translation>
    </message>
    <message>
        <source>Checkmate: {player} wins.</source>
        <translation>Échec et mat&#x202f;: {player} gagne.</translation>
    </message>
    <message>
        <source>Stalemate: the match is drawn.</source>
        <translation>Pat&#x202f;: la partie est nulle.</translation>
    </message>
    <message>
        <source>Nobody can give mate any more: the match is drawn.</source>
        <translation>Plus personne ne peut mater&#x202f;: la partie est nulle.</translation>
    </message>
    <message>
        <source>What does the pawn become?</source>
        <translation>Que devient le pion&#x202f;?</translation>
    </message>
    <message>
        <source>White</source>
        <comment>the side, on a plate</comment>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>the side, on a plate</comment>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>White, in check</source>
        <translation>Blancs, en échec</translation>
    </message>
    <message>
        <source>Black, in check</source>
        <translation>Noirs, en échec</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>rooks</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>bishops</source>
        <translation>fous</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>cavaliers</translation>
    </message>
    <message>
        <source>pawns</source>
        <translation>pions</translation>
    </message>
    <message>
        <source>taken from the other side</source>
        <translation>prises à l’adversaire</translation>
    </message>
    <message>
        <source>captures what stands there</source>
        <translation>prend ce qui se trouve là</translation>
    </message>
    <message>
        <source>check: the king is attacked</source>
        <translation>échec&#x202f;: le roi est attaqué</translation>
    </message>
    <message>
        <source>checkmate: nothing saves the king</source>
        <translation>échec et mat&#x202f;: rien ne sauve le roi</translation>
    </message>
    <message>
        <source>a pawn on its last rank becomes another piece</source>
        <translation>un pion sur sa dernière rangée devient une autre pièce</translation>
    </message>
    <message>
        <source>castling: the king goes two squares towards a rook, which jumps over it</source>
        <translation>roque&#x202f;: le roi avance de deux cases vers une tour, et la tour passe par-dessus</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}</source>
        <translation>{piece}&#x202f;: {here} → {there}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures: {victim}</source>
        <translation>{piece}&#x202f;: {here} → {there}, prise&#x202f;: {victim}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures en passant</source>
        <translation>{piece}&#x202f;: {here} → {there}, prise en passant</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, becomes: {choice}</source>
        <translation>{piece}&#x202f;: {here} → {there}, devient&#x202f;: {choice}</translation>
    </message>
    <message>
        <source>{piece}: {here} → {there}, captures: {victim}, becomes: {choice}</source>
        <translation>{piece}&#x202f;: {here} → {there}, prise&#x202f;: {victim}, devient&#x202f;: {choice}</translation>
    </message>
    <message>
        <source>Castle on the king’s side</source>
        <translation>Petit roque</translation>
    </message>
    <message>
        <source>Castle on the queen’s side</source>
        <translation>Grand roque</translation>
    </message>
    <message>
        <source>This captures {piece}.</source>
        <translation>Ce coup prend {piece}.</translation>
    </message>
    <message>
        <source>This stops the pawn on {square}, which no other pawn can stop.</source>
        <translation>Ce coup arrête le pion en {square}, qu’aucun autre pion ne peut arrêter.</translation>
    </message>
    <message numerus="yes">
        <source>Then the other king can go to only %n square(s).</source>
        <translation>
            <numerusform>Le roi adverse ne peut alors aller que sur %n case.</numerusform>
            <numerusform>Le roi adverse ne peut alors aller que sur %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>This opens a line for {pieces}.</source>
        <translation>Ce coup ouvre une ligne pour {pieces}.</translation>
    </message>
    <message>
        <source>Then {square} is no longer a safe square for {piece}.</source>
        <translation>La case {square} n’est alors plus sûre pour {piece}.</translation>
    </message>
    <message>
        <source>This protects {pieces} once more.</source>
        <translation>Ce coup protège une fois de plus {pieces}.</translation>
    </message>
    <message>
        <source>From {square} this pawn guards {squares}.</source>
        <comment>squares: one or two</comment>
        <translation>De {square}, ce pion surveille {squares}.</translation>
    </message>
    <message>
        <source>On {square} nothing attacks this piece.</source>
        <translation>En {square}, rien n’attaque cette pièce.</translation>
    </message>
    <message>
        <source>On {square} this piece is protected.</source>
        <translation>En {square}, cette pièce est protégée.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} this piece reaches %n square(s).</source>
        <translation>
            <numerusform>De {square}, cette pièce atteint %n case.</numerusform>
            <numerusform>De {square}, cette pièce atteint %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>The king comes nearer to the pawn on {square}.</source>
        <translation>Le roi se rapproche du pion en {square}.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} the king can go on to %n square(s).</source>
        <translation>
            <numerusform>De {square}, le roi pourra aller sur %n case.</numerusform>
            <numerusform>De {square}, le roi pourra aller sur %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Demander la nulle</translation>
    </message>
    <message>
        <source>Make no move</source>
        <translation>Ne pas jouer</translation>
    </message>
    <message>
        <source>{player}: {number}. {move}</source>
        <extracomment>With the number of the move, as in every list of moves: &quot;Anna: 14. Ne2&quot; for White, &quot;Ben: 14… Bg4&quot; for Black.</extracomment>
        <translation>{player}&#x202f;: {number}. {move}</translation>
    </message>
    <message>
        <source>{player}: {number}… {move}</source>
        <translation>{player}&#x202f;: {number}… {move}</translation>
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
        <translation>Roque&#x202f;: la tour va sur la case que le roi vient de traverser.</translation>
    </message>
    <message>
        <source>The pawn is captured en passant.</source>
        <translation>Le pion est pris en passant.</translation>
    </message>
    <message>
        <source>{player} is in check.</source>
        <translation>{player} est en échec.</translation>
    </message>
    <message>
        <source>{player} claims a draw.</source>
        <translation>{player} demande la nulle.</translation>
    </message>
    <message>
        <source>A piece of the same side stands on {square}.</source>
        <translation>Une pièce de la même couleur est en {square}.</translation>
    </message>
    <message>
        <source>No rook of the same side stands on {square}.</source>
        <translation>Aucune tour de la même couleur n’est en {square}.</translation>
    </message>
    <message>
        <source>This piece has been captured.</source>
        <translation>Cette pièce a été prise.</translation>
    </message>
    <message>
        <source>En passant: the pawn was captured as if it had moved only one square. It is {player}’s turn.</source>
        <translation>En passant&#x202f;: le pion est pris comme s’il n’avait avancé que d’une case. À {player} de jouer.</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Cette pièce est à {owner}.</translation>
    </message>
    <message>
        <source>In the way: {pieces}.</source>
        <translation>Sur le chemin&#x202f;: {pieces}.</translation>
    </message>
    <message>
        <source>The rook on {square} has moved before.</source>
        <translation>La tour en {square} a déjà bougé.</translation>
    </message>
    <message>
        <source>{square} is not empty.</source>
        <translation>La case {square} n’est pas vide.</translation>
    </message>
    <message>
        <source>{square} is attacked: {pieces}.</source>
        <translation>La case {square} est attaquée&#x202f;: {pieces}.</translation>
    </message>
    <message>
        <source>The king is in check: {pieces}.</source>
        <translation>Le roi est en échec&#x202f;: {pieces}.</translation>
    </message>
    <message>
        <source>The king would still be in check: {pieces}.</source>
        <translation>Le roi serait encore en échec&#x202f;: {pieces}.</translation>
    </message>
    <message>
        <source>Then the king would be in check: {pieces}.</source>
        <translation>Le roi serait alors en échec&#x202f;: {pieces}.</translation>
    </message>
    <message>
        <source>The pawn on {square} has not made a double step just now.</source>
        <translation>Le pion en {square} ne vient pas d’avancer de deux cases.</translation>
    </message>
    <message numerus="yes">
        <source>This position has been on the board %n time(s).</source>
        <translation>
            <numerusform>Cette position a été sur l’échiquier %n fois.</numerusform>
            <numerusform>Cette position a été sur l’échiquier %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is checkmate.</source>
        <translation>C’est échec et mat.</translation>
    </message>
    <message numerus="yes">
        <source>This leads to checkmate in %n move(s).</source>
        <translation>
            <numerusform>Ce coup mène au mat en %n coup.</numerusform>
            <numerusform>Ce coup mène au mat en %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>This captures a stronger piece: {piece}.</source>
        <translation>Ce coup prend une pièce plus forte&#x202f;: {piece}.</translation>
    </message>
    <message>
        <source>The pawn becomes a stronger piece.</source>
        <translation>Le pion devient une pièce plus forte.</translation>
    </message>
    <message>
        <source>Castling brings the king to safety.</source>
        <translation>Le roque met le roi à l’abri.</translation>
    </message>
    <message>
        <source>This brings the king out of check.</source>
        <translation>Ce coup sort le roi de l’échec.</translation>
    </message>
    <message>
        <source>This gives check.</source>
        <translation>Ce coup met le roi en échec.</translation>
    </message>
    <message>
        <source>This takes control of the middle of the board.</source>
        <translation>Ce coup prend pied au milieu de l’échiquier.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} this piece reaches %n square(s), instead of {before}.</source>
        <translation>
            <numerusform>De {square}, cette pièce atteint %n case au lieu de {before}.</numerusform>
            <numerusform>De {square}, cette pièce atteint %n cases au lieu de {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>White, checkmated</source>
        <translation>Blancs, échec et mat</translation>
    </message>
    <message>
        <source>Black, checkmated</source>
        <translation>Noirs, échec et mat</translation>
    </message>
    <message>
        <source>has fallen over</source>
        <comment>the king of whoever has lost, for screen readers</comment>
        <extracomment>Said of a king by screen readers, after its name and square.</extracomment>
        <translation>est renversé</translation>
    </message>
    <message>
        <source>{player} captured a queen on move {number}.</source>
        <translation>{player} a pris une dame au coup {number}.</translation>
    </message>
    <message>
        <source>{player} got a new queen on move {number}.</source>
        <translation>{player} a obtenu une nouvelle dame au coup {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} gave check most often: %n time(s).</source>
        <translation>
            <numerusform>{player} a fait échec le plus souvent&#x202f;: %n fois.</numerusform>
            <numerusform>{player} a fait échec le plus souvent&#x202f;: %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Promotion!</source>
        <comment>a pawn has become another piece</comment>
        <translation>Promotion&#x202f;!</translation>
    </message>
    <message>
        <source>A pawn becomes a queen</source>
        <translation>Un pion devient dame</translation>
    </message>
    <message>
        <source>The pawn has come all the way to the last rank. The game asks what it becomes, and White chooses a queen.</source>
        <translation>Le pion est arrivé tout au bout, sur la dernière rangée. On choisit ce qu’il devient&#x202f;: ici, une dame.</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Le roque</translation>
    </message>
    <message>
        <source>The king goes two squares towards the rook, and the rook crosses over to the square beside it. Both go in one move.</source>
        <translation>Le roi avance de deux cases vers la tour, et la tour passe par-dessus lui, sur la case voisine. C’est un seul coup.</translation>
    </message>
    <message>
        <source>Capturing en passant</source>
        <translation>La prise en passant</translation>
    </message>
    <message>
        <source>The black pawn passes the white one with a double step. White answers at once: the white pawn goes behind it and takes it.</source>
        <translation>Le pion noir dépasse le pion blanc d’un double pas. Les Blancs répondent aussitôt&#x202f;: leur pion passe derrière lui et le prend.</translation>
    </message>
    <message>
        <source>the pawn on {square}</source>
        <comment>This attacks the pawn on e4.</comment>
        <extracomment>A piece and its square inside a sentence, which does something to it: &quot;This attacks the knight on e4.&quot;</extracomment>
        <translation>le pion en {square}</translation>
    </message>
    <message>
        <source>the knight on {square}</source>
        <comment>This attacks the knight on e4.</comment>
        <translation>le cavalier en {square}</translation>
    </message>
    <message>
        <source>the bishop on {square}</source>
        <comment>This attacks the bishop on e4.</comment>
        <translation>le fou en {square}</translation>
    </message>
    <message>
        <source>the rook on {square}</source>
        <comment>This attacks the rook on e4.</comment>
        <translation>la tour en {square}</translation>
    </message>
    <message>
        <source>the queen on {square}</source>
        <comment>This attacks the queen on e4.</comment>
        <translation>la dame en {square}</translation>
    </message>
    <message>
        <source>This captures {piece}, and nothing can take back.</source>
        <translation>Ce coup prend {piece}, et rien ne peut reprendre.</translation>
    </message>
    <message>
        <source>This captures {piece}: a fair trade.</source>
        <translation>Ce coup prend {piece}&#x202f;: l’échange est équitable.</translation>
    </message>
    <message>
        <source>This brings {piece} to safety.</source>
        <translation>Ce coup met {piece} à l’abri.</translation>
    </message>
    <message>
        <source>This attacks {pieces}.</source>
        <translation>Ce coup attaque {pieces}.</translation>
    </message>
    <message>
        <source>This protects {pieces}.</source>
        <translation>Ce coup protège {pieces}.</translation>
    </message>
    <message>
        <source>This brings {piece} into play.</source>
        <translation>Ce coup met {piece} en jeu.</translation>
    </message>
    <message>
        <source>No pawn can stop this one on its way to the last rank.</source>
        <translation>Aucun pion ne peut arrêter celui-ci sur le chemin de la dernière rangée.</translation>
    </message>
    <message>
        <source>Without a pawn</source>
        <comment>handicap</comment>
        <translation>Un pion en moins</translation>
    </message>
    <message>
        <source>Without a knight</source>
        <comment>handicap</comment>
        <translation>Un cavalier en moins</translation>
    </message>
    <message>
        <source>Without a rook</source>
        <comment>handicap</comment>
        <translation>Une tour en moins</translation>
    </message>
    <message>
        <source>Without a queen</source>
        <comment>handicap</comment>
        <translation>Sans la dame</translation>
    </message>
</context>
</TS>
