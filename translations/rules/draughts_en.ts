<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="draughts.aim">
        <source>Each side tries to capture all the other side’s pieces, or to leave the other side without a move.</source>
        <translation>Each side tries to capture all the other side’s pieces, or to leave the other side without a move.</translation>
    </message>
    <message id="draughts.family">
        <source>The board has 100 squares. Men also capture backwards, kings go any distance, and the capture that takes the most pieces must be played.</source>
        <extracomment>Says how this game differs from others that are played under the same name, on 64 squares.</extracomment>
        <translation>The board has 100 squares. Men also capture backwards, kings go any distance, and the capture that takes the most pieces must be played.</translation>
    </message>
    <message id="draughts.family@house">
        <source>The board has 100 squares. Men also capture backwards, and kings go any distance.</source>
        <translation>The board has 100 squares. Men also capture backwards, and kings go any distance.</translation>
    </message>
    <message id="draughts.board">
        <source>The pieces stand and move only on the 50 dark squares, at most one on each.</source>
        <translation>The pieces stand and move only on the 50 dark squares, at most one on each.</translation>
    </message>
    <message id="draughts.start-position">
        <source>Each side begins with 20 men on the four rows nearest to it. The two rows in the middle are empty.</source>
        <translation>Each side begins with 20 men on the four rows nearest to it. The two rows in the middle are empty.</translation>
    </message>
    <message id="draughts.lots-for-white">
        <source>Lots are drawn to see who plays White.</source>
        <translation>Lots are drawn to see who plays White.</translation>
    </message>
    <message id="draughts.lots-for-white@first-seat">
        <source>Whoever sits on the first seat plays White.</source>
        <translation>Whoever sits on the first seat plays White.</translation>
    </message>
    <message id="draughts.white-begins">
        <source>White makes the first move, then the two sides take turns.</source>
        <translation>White makes the first move, then the two sides take turns.</translation>
    </message>
    <message id="draughts.must-move">
        <source>The player whose turn it is makes exactly one move. Nobody may pass.</source>
        <translation>The player whose turn it is makes exactly one move. Nobody may pass.</translation>
    </message>
    <message id="draughts.own-piece">
        <source>Players move only pieces of their own colour.</source>
        <translation>Players move only pieces of their own colour.</translation>
    </message>
    <message id="draughts.empty-square">
        <source>A piece can stop only on an empty dark square.</source>
        <translation>A piece can stop only on an empty dark square.</translation>
    </message>
    <message id="draughts.man-forward">
        <source>A man moves one square diagonally forward, towards the other side.</source>
        <translation>A man moves one square diagonally forward, towards the other side.</translation>
    </message>
    <message id="draughts.king-moves">
        <source>A king moves along a diagonal, as far as it likes, forwards or backwards.</source>
        <translation>A king moves along a diagonal, as far as it likes, forwards or backwards.</translation>
    </message>
    <message id="draughts.king-path">
        <source>All squares that a king crosses must be empty, apart from the pieces that it captures.</source>
        <translation>All squares that a king crosses must be empty, apart from the pieces that it captures.</translation>
    </message>
    <message id="draughts.man-captures">
        <source>A man captures diagonally, forwards or backwards: it jumps over the next piece to the empty square behind it.</source>
        <translation>A man captures diagonally, forwards or backwards: it jumps over the next piece to the empty square behind it.</translation>
    </message>
    <message id="draughts.king-captures">
        <source>A king captures from any distance along a free diagonal. It lands on any empty square behind the piece.</source>
        <translation>A king captures from any distance along a free diagonal. It lands on any empty square behind the piece.</translation>
    </message>
    <message id="draughts.one-piece-per-jump">
        <source>One jump takes one piece. Two pieces directly behind each other cannot be jumped.</source>
        <translation>One jump takes one piece. Two pieces directly behind each other cannot be jumped.</translation>
    </message>
    <message id="draughts.no-jump-own">
        <source>Pieces of the same side are never jumped.</source>
        <translation>Pieces of the same side are never jumped.</translation>
    </message>
    <message id="draughts.chain">
        <source>If the same piece can capture again from where it has landed, it goes on in the same turn.</source>
        <translation>If the same piece can capture again from where it has landed, it goes on in the same turn.</translation>
    </message>
    <message id="draughts.finish-chain">
        <source>A capture must be finished: the piece goes on as long as it can take another piece.</source>
        <translation>A capture must be finished: the piece goes on as long as it can take another piece.</translation>
    </message>
    <message id="draughts.capture-compulsory">
        <source>Whoever can capture must capture. Other moves have to wait.</source>
        <translation>Whoever can capture must capture. Other moves have to wait.</translation>
    </message>
    <message id="draughts.capture-compulsory@huff">
        <source>Whoever can capture ought to capture. If they do not, a piece may be huffed.</source>
        <translation>Whoever can capture ought to capture. If they do not, a piece may be huffed.</translation>
    </message>
    <message id="draughts.most-pieces">
        <source>If there are several ways to capture, the one that takes the most pieces must be played.</source>
        <translation>If there are several ways to capture, the one that takes the most pieces must be played.</translation>
    </message>
    <message id="draughts.most-pieces@huff">
        <source>If there are several ways to capture, the one that takes the most pieces ought to be played.</source>
        <translation>If there are several ways to capture, the one that takes the most pieces ought to be played.</translation>
    </message>
    <message id="draughts.king-counts-one">
        <source>A king counts as just one piece here, and kings need not capture before men.</source>
        <translation>A king counts as just one piece here, and kings need not capture before men.</translation>
    </message>
    <message id="draughts.free-choice">
        <source>If several captures take the most pieces, the player chooses the piece, the way and the landing square.</source>
        <translation>If several captures take the most pieces, the player chooses the piece, the way and the landing square.</translation>
    </message>
    <message id="draughts.free-choice@any">
        <source>If several captures are possible, the player chooses the piece, the way and the landing square.</source>
        <translation>If several captures are possible, the player chooses the piece, the way and the landing square.</translation>
    </message>
    <message id="draughts.remove-after">
        <source>Captured pieces leave the board together when the capture is finished, and never come back.</source>
        <translation>Captured pieces leave the board together when the capture is finished, and never come back.</translation>
    </message>
    <message id="draughts.family@huff">
        <source>The board has 100 squares. Men also capture backwards, kings go any distance, and a missed capture can cost the piece.</source>
        <translation>The board has 100 squares. Men also capture backwards, kings go any distance, and a missed capture can cost the piece.</translation>
    </message>
    <message id="draughts.jump-once">
        <source>A piece that has been jumped stays until the end of the capture. It bars the way and is never jumped twice.</source>
        <translation>A piece that has been jumped stays until the end of the capture. It bars the way and is never jumped twice.</translation>
    </message>
    <message id="draughts.promotion">
        <source>A man whose move ends on the last row of the other side becomes a king.</source>
        <translation>A man whose move ends on the last row of the other side becomes a king.</translation>
    </message>
    <message id="draughts.promotion-at-rest">
        <source>A man that only passes over the last row during a capture and ends elsewhere remains a man.</source>
        <translation>A man that only passes over the last row during a capture and ends elsewhere remains a man.</translation>
    </message>
    <message id="draughts.king-next-turn">
        <source>Becoming a king ends the move. The new king moves as a king from its side’s next turn.</source>
        <translation>Becoming a king ends the move. The new king moves as a king from its side’s next turn.</translation>
    </message>
    <message id="draughts.huff-free-move">
        <source>Any move may be made, with or without a capture. A capture, once begun, goes on as long as it can.</source>
        <translation>Any move may be made, with or without a capture. A capture, once begun, goes on as long as it can.</translation>
    </message>
    <message id="draughts.huff-offence">
        <source>It is an offence to take fewer pieces than the most that could be taken.</source>
        <translation>It is an offence to take fewer pieces than the most that could be taken.</translation>
    </message>
    <message id="draughts.huff-offence@any">
        <source>It is an offence to capture nothing when something could be captured.</source>
        <translation>It is an offence to capture nothing when something could be captured.</translation>
    </message>
    <message id="draughts.huff-take">
        <source>After an offence, before moving, the other side may remove one of the pieces that could have made the largest capture.</source>
        <translation>After an offence, before moving, the other side may remove one of the pieces that could have made the largest capture.</translation>
    </message>
    <message id="draughts.huff-take@any">
        <source>After an offence, before moving, the other side may remove one piece that could have captured.</source>
        <translation>After an offence, before moving, the other side may remove one piece that could have captured.</translation>
    </message>
    <message id="draughts.huff-then-move">
        <source>Huffing is not a turn: a normal move follows. Like a capture, it starts the count of moves towards a draw again.</source>
        <translation>Huffing is not a turn: a normal move follows. Like a capture, it starts the count of moves towards a draw again.</translation>
    </message>
    <message id="draughts.win-all-captured">
        <source>Whoever has lost their last piece has lost the match.</source>
        <translation>Whoever has lost their last piece has lost the match.</translation>
    </message>
    <message id="draughts.win-blocked">
        <source>A player who has no legal move on their turn has lost.</source>
        <translation>A player who has no legal move on their turn has lost.</translation>
    </message>
    <message id="draughts.draw-repetition">
        <source>The match is drawn when the same position, with the same side to move, comes up for the third time.</source>
        <translation>The match is drawn when the same position, with the same side to move, comes up for the third time.</translation>
    </message>
    <message id="draughts.draw-twenty">
        <source>The match is drawn when each side has made 20 moves in a row without a capture.</source>
        <translation>The match is drawn when each side has made 20 moves in a row without a capture.</translation>
    </message>
    <message id="draughts.draw-twenty@tournament">
        <source>The match is drawn when each side has made 25 moves in a row with kings alone and without a capture.</source>
        <translation>The match is drawn when each side has made 25 moves in a row with kings alone and without a capture.</translation>
    </message>
    <message id="draughts.draw-agreed">
        <source>A draw may be offered once in a turn, before moving, and is answered at once. Players may also give up.</source>
        <translation>A draw may be offered once in a turn, before moving, and is answered at once. Players may also give up.</translation>
    </message>
    <message id="draughts.result">
        <source>The match ends with a win or a draw. There are no points.</source>
        <translation>The match ends with a win or a draw. There are no points.</translation>
    </message>
    <message id="draughts.capture-duty">
        <source>A missed capture is not refused: the other side may huff a piece that should have captured.</source>
        <translation>A missed capture is not refused: the other side may huff a piece that should have captured.</translation>
    </message>
    <message id="draughts.majority">
        <source>Any complete capture may be chosen, even if another one takes more pieces.</source>
        <translation>Any complete capture may be chosen, even if another one takes more pieces.</translation>
    </message>
    <message id="draughts.majority@huff">
        <source>Any complete capture may be chosen. Only a move without a capture can be an offence.</source>
        <translation>Any complete capture may be chosen. Only a move without a capture can be an offence.</translation>
    </message>
    <message id="draughts.draw-rule">
        <source>A lone king draws after 16 moves each against three pieces that include a king, and after 5 against only one or two.</source>
        <translation>A lone king draws after 16 moves each against three pieces that include a king, and after 5 against only one or two.</translation>
    </message>
    <message id="draughts.fewer-1">
        <source>Whoever has one man fewer begins without one in the middle of their first row.</source>
        <translation>Whoever has one man fewer begins without one in the middle of their first row.</translation>
    </message>
    <message id="draughts.fewer-2">
        <source>Whoever has two men fewer begins without two in the middle of their first row.</source>
        <translation>Whoever has two men fewer begins without two in the middle of their first row.</translation>
    </message>
    <message id="draughts.fewer-3">
        <source>Whoever has three men fewer begins without the three in the middle of their first row.</source>
        <translation>Whoever has three men fewer begins without the three in the middle of their first row.</translation>
    </message>
</context>
<context>
    <name>draughts</name>
    <message>
        <source>A capture that was missed</source>
        <translation>A capture that was missed</translation>
    </message>
    <message>
        <source>Cannot be missed</source>
        <translation>Cannot be missed</translation>
    </message>
    <message>
        <source>Costs the piece: huffing</source>
        <translation>Costs the piece: huffing</translation>
    </message>
    <message>
        <source>Several captures</source>
        <translation>Several captures</translation>
    </message>
    <message>
        <source>The one that takes the most</source>
        <translation>The one that takes the most</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Free choice</translation>
    </message>
    <message>
        <source>A draw in a long match</source>
        <translation>A draw in a long match</translation>
    </message>
    <message>
        <source>20 moves without a capture</source>
        <translation>20 moves without a capture</translation>
    </message>
    <message>
        <source>As in tournaments</source>
        <translation>As in tournaments</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>Draughts</translation>
    </message>
    <message>
        <source>Capture all the other side’s pieces, or leave it without a move.</source>
        <translation>Capture all the other side’s pieces, or leave it without a move.</translation>
    </message>
    <message>
        <source>Checkers on 100 squares</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Checkers on 100 squares</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>square {number}</source>
        <extracomment>A dark square, by its number.</extracomment>
        <translation>square {number}</translation>
    </message>
    <message>
        <source>light square</source>
        <translation>light square</translation>
    </message>
    <message>
        <source>{player}: captured pieces</source>
        <extracomment>Where the captured pieces lie, beside the player who took them.</extracomment>
        <translation>{player}: captured pieces</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>white man</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>black man</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>white king</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>black king</translation>
    </message>
    <message>
        <source>white man, captured</source>
        <translation>white man, captured</translation>
    </message>
    <message>
        <source>black man, captured</source>
        <translation>black man, captured</translation>
    </message>
    <message>
        <source>white king, captured</source>
        <translation>white king, captured</translation>
    </message>
    <message>
        <source>black king, captured</source>
        <translation>black king, captured</translation>
    </message>
    <message>
        <source>It is {player}’s turn with White.</source>
        <translation>It is {player}’s turn with White.</translation>
    </message>
    <message>
        <source>It is {player}’s turn with Black.</source>
        <translation>It is {player}’s turn with Black.</translation>
    </message>
    <message>
        <source>{player} may huff a piece first, or just move.</source>
        <translation>{player} may huff a piece first, or just move.</translation>
    </message>
    <message>
        <source>{player} cannot move and may huff a piece first.</source>
        <translation>{player} cannot move and may huff a piece first.</translation>
    </message>
    <message>
        <source>The last piece is taken: {player} wins.</source>
        <translation>The last piece is taken: {player} wins.</translation>
    </message>
    <message>
        <source>The king alone has held out: the match is drawn.</source>
        <translation>The king alone has held out: the match is drawn.</translation>
    </message>
    <message numerus="yes">
        <source>White: %n</source>
        <comment>pieces that are left</comment>
        <translation>
            <numerusform>White: %n</numerusform>
            <numerusform>White: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black: %n</source>
        <comment>pieces that are left</comment>
        <translation>
            <numerusform>Black: %n</numerusform>
            <numerusform>Black: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n piece left</numerusform>
            <numerusform>%n pieces left</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pieces</translation>
    </message>
    <message>
        <source>men</source>
        <translation>men</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>kings</translation>
    </message>
    <message>
        <source>taken from the other side</source>
        <translation>taken from the other side</translation>
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
        <translation>This piece belongs to {owner}.</translation>
    </message>
    <message>
        <source>A piece of the same side stands on {here}.</source>
        <translation>A piece of the same side stands on {here}.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) without a capture</source>
        <extracomment>Beside the title, once it is many.</extracomment>
        <translation>
            <numerusform>%n move without a capture</numerusform>
            <numerusform>%n moves without a capture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} must take %n piece(s).</source>
        <translation>
            <numerusform>{player} must take %n piece.</numerusform>
            <numerusform>{player} must take %n pieces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} must make a capture.</source>
        <translation>{player} must make a capture.</translation>
    </message>
    <message numerus="yes">
        <source>{player} must go on and take %n more piece(s).</source>
        <translation>
            <numerusform>{player} must go on and take %n more piece.</numerusform>
            <numerusform>{player} must go on and take %n more pieces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} must go on capturing with the same piece.</source>
        <translation>{player} must go on capturing with the same piece.</translation>
    </message>
    <message>
        <source>may be huffed</source>
        <comment>of a piece, on the table</comment>
        <translation>may be huffed</translation>
    </message>
    <message>
        <source>Huff</source>
        <translation>Huff</translation>
    </message>
    <message>
        <source>two men on top of each other are a king: it goes any distance</source>
        <translation>two men on top of each other are a king: it goes any distance</translation>
    </message>
    <message>
        <source>a pale piece has been jumped: it leaves when the capture is finished</source>
        <translation>a pale piece has been jumped: it leaves when the capture is finished</translation>
    </message>
    <message>
        <source>Move {here}-{there}</source>
        <translation>Move {here}-{there}</translation>
    </message>
    <message>
        <source>Capture {here}x{there}</source>
        <translation>Capture {here}x{there}</translation>
    </message>
    <message>
        <source>Move the piece on {here}</source>
        <translation>Move the piece on {here}</translation>
    </message>
    <message>
        <source>Huff the piece on {here}</source>
        <translation>Huff the piece on {here}</translation>
    </message>
    <message>
        <source>Do not move</source>
        <translation>Do not move</translation>
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
            <numerusform>%n piece taken.</numerusform>
            <numerusform>%n pieces taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) taken, and the man becomes a king.</source>
        <translation>
            <numerusform>%n piece taken, and the man becomes a king.</numerusform>
            <numerusform>%n pieces taken, and the man becomes a king.</numerusform>
        </translation>
    </message>
    <message>
        <source>The man becomes a king.</source>
        <translation>The man becomes a king.</translation>
    </message>
    <message>
        <source>{player} huffs the piece on {here}.</source>
        <translation>{player} huffs the piece on {here}.</translation>
    </message>
    <message>
        <source>That is not a dark square.</source>
        <translation>That is not a dark square.</translation>
    </message>
    <message>
        <source>This piece has no free square to go to.</source>
        <translation>This piece has no free square to go to.</translation>
    </message>
    <message>
        <source>The piece on {here} can take another piece.</source>
        <translation>The piece on {here} can take another piece.</translation>
    </message>
    <message>
        <source>On {there} this capture is not finished.</source>
        <translation>On {there} this capture is not finished.</translation>
    </message>
    <message numerus="yes">
        <source>{way} takes more: %n piece(s).</source>
        <translation>
            <numerusform>{way} takes more: %n piece.</numerusform>
            <numerusform>{way} takes more: %n pieces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{way} can be played: the piece on {here} can capture.</source>
        <translation>{way} can be played: the piece on {here} can capture.</translation>
    </message>
    <message>
        <source>Several captures end there: they are played jump by jump.</source>
        <translation>Several captures end there: they are played jump by jump.</translation>
    </message>
    <message numerus="yes">
        <source>This piece can go to %n square(s).</source>
        <translation>
            <numerusform>This piece can go to %n square.</numerusform>
            <numerusform>This piece can go to %n squares.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on {here} has been jumped and still stands there.</source>
        <translation>The piece on {here} has been jumped and still stands there.</translation>
    </message>
    <message>
        <source>The pieces on {here} and {there} stand directly behind each other.</source>
        <translation>The pieces on {here} and {there} stand directly behind each other.</translation>
    </message>
    <message>
        <source>A piece on {here} bars the way.</source>
        <translation>A piece on {here} bars the way.</translation>
    </message>
    <message>
        <source>The last move missed no capture.</source>
        <translation>The last move missed no capture.</translation>
    </message>
    <message>
        <source>One piece has been huffed already.</source>
        <translation>One piece has been huffed already.</translation>
    </message>
    <message>
        <source>This piece could not have made the capture.</source>
        <translation>This piece could not have made the capture.</translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>This is the only move.</translation>
    </message>
    <message numerus="yes">
        <source>This takes %n piece(s).</source>
        <translation>
            <numerusform>This takes %n piece.</numerusform>
            <numerusform>This takes %n pieces.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man becomes a king.</source>
        <translation>This man becomes a king.</translation>
    </message>
    <message>
        <source>This avoids the capture {way}.</source>
        <translation>This avoids the capture {way}.</translation>
    </message>
    <message numerus="yes">
        <source>If pieces are taken after this move, more can be taken back: at least %n.</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>If pieces are taken after this move, more can be taken back: at least %n.</numerusform>
            <numerusform>If pieces are taken after this move, more can be taken back: at least %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever is moved, at least %n piece(s) can be taken.</source>
        <translation>
            <numerusform>Whatever is moved, at least %n piece can be taken.</numerusform>
            <numerusform>Whatever is moved, at least %n pieces can be taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gives up %n piece(s).</source>
        <translation>
            <numerusform>This gives up %n piece.</numerusform>
            <numerusform>This gives up %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then this man is %n row(s) away from becoming a king.</source>
        <translation>
            <numerusform>Then this man is %n row away from becoming a king.</numerusform>
            <numerusform>Then this man is %n rows away from becoming a king.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man goes to the middle of the board, and nothing can be taken.</source>
        <translation>This man goes to the middle of the board, and nothing can be taken.</translation>
    </message>
    <message>
        <source>At the edge nothing can jump this man.</source>
        <translation>At the edge nothing can jump this man.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} the king reaches %n square(s), and nothing can be taken.</source>
        <translation>
            <numerusform>From {square} the king reaches %n square, and nothing can be taken.</numerusform>
            <numerusform>From {square} the king reaches %n squares, and nothing can be taken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be taken after this move.</source>
        <translation>Nothing can be taken after this move.</translation>
    </message>
    <message>
        <source>Huffing wins a piece.</source>
        <translation>Huffing wins a piece.</translation>
    </message>
    <message numerus="yes">
        <source>{player} made the greatest capture: %n piece(s) in one move.</source>
        <translation>
            <numerusform>{player} made the greatest capture: %n piece in one move.</numerusform>
            <numerusform>{player} made the greatest capture: %n pieces in one move.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got the first king, on move {number}.</source>
        <translation>{player} got the first king, on move {number}.</translation>
    </message>
    <message>
        <source>A king!</source>
        <comment>a man has just become one</comment>
        <translation>A king!</translation>
    </message>
    <message>
        <source>A chain of captures</source>
        <translation>A chain of captures</translation>
    </message>
    <message>
        <source>The man jumps over one piece and can go on at once from where it lands. Only when the chain ends do the taken pieces leave the board.</source>
        <translation>The man jumps over one piece and can go on at once from where it lands. Only when the chain ends do the taken pieces leave the board.</translation>
    </message>
    <message>
        <source>Taking the most pieces</source>
        <translation>Taking the most pieces</translation>
    </message>
    <message>
        <source>One man could take one piece, another man two. The capture that takes two has to be played.</source>
        <translation>One man could take one piece, another man two. The capture that takes two has to be played.</translation>
    </message>
    <message>
        <source>A king captures from afar</source>
        <translation>A king captures from afar</translation>
    </message>
    <message>
        <source>The king flies along the free diagonal, over the piece, and lands on any empty square behind it: here, a little further on.</source>
        <translation>The king flies along the free diagonal, over the piece, and lands on any empty square behind it: here, a little further on.</translation>
    </message>
    <message>
        <source>This threatens the capture {way}.</source>
        <translation>This threatens the capture {way}.</translation>
    </message>
    <message>
        <source>If pieces are taken after this move, as many can be taken back.</source>
        <translation>If pieces are taken after this move, as many can be taken back.</translation>
    </message>
    <message>
        <source>One man fewer</source>
        <comment>handicap</comment>
        <translation>One man fewer</translation>
    </message>
    <message>
        <source>Two men fewer</source>
        <comment>handicap</comment>
        <translation>Two men fewer</translation>
    </message>
    <message>
        <source>Three men fewer</source>
        <comment>handicap</comment>
        <translation>Three men fewer</translation>
    </message>
</context>
</TS>
