<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="draughts.aim">
        <source>Each side tries to capture all the other side’s pieces, or to leave the other side without a move.</source>
        <translation>Beide versuchen, alle Steine der anderen Seite zu schlagen oder ihr keinen Zug mehr zu lassen.</translation>
    </message>
    <message id="draughts.family">
        <source>The board has 100 squares. Men also capture backwards, kings go any distance, and the capture that takes the most pieces must be played.</source>
        <extracomment>Says how this game differs from others that are played under the same name, on 64 squares.</extracomment>
        <translation>Das Brett hat 100 Felder. Auch einfache Steine schlagen rückwärts, Damen ziehen beliebig weit, und man muss möglichst viele Steine schlagen.</translation>
    </message>
    <message id="draughts.family@house">
        <source>The board has 100 squares. Men also capture backwards, and kings go any distance.</source>
        <translation>Das Brett hat 100 Felder. Auch einfache Steine schlagen rückwärts, und Damen ziehen beliebig weit.</translation>
    </message>
    <message id="draughts.board">
        <source>The pieces stand and move only on the 50 dark squares, at most one on each.</source>
        <translation>Die Steine stehen und ziehen nur auf den 50 dunklen Feldern, auf jedem höchstens einer.</translation>
    </message>
    <message id="draughts.start-position">
        <source>Each side begins with 20 men on the four rows nearest to it. The two rows in the middle are empty.</source>
        <translation>Jede Seite beginnt mit 20 einfachen Steinen auf den vier Reihen vor sich. Die zwei Reihen in der Mitte sind leer.</translation>
    </message>
    <message id="draughts.lots-for-white">
        <source>Lots are drawn to see who plays White.</source>
        <translation>Es wird ausgelost, wer Weiß spielt.</translation>
    </message>
    <message id="draughts.lots-for-white@first-seat">
        <source>Whoever sits on the first seat plays White.</source>
        <translation>Wer auf dem ersten Platz sitzt, spielt Weiß.</translation>
    </message>
    <message id="draughts.white-begins">
        <source>White makes the first move, then the two sides take turns.</source>
        <translation>Weiß macht den ersten Zug, danach ziehen beide abwechselnd.</translation>
    </message>
    <message id="draughts.must-move">
        <source>The player whose turn it is makes exactly one move. Nobody may pass.</source>
        <translation>Wer dran ist, macht genau einen Zug. Passen gibt es nicht.</translation>
    </message>
    <message id="draughts.own-piece">
        <source>Players move only pieces of their own colour.</source>
        <translation>Gezogen wird nur mit Steinen der eigenen Farbe.</translation>
    </message>
    <message id="draughts.empty-square">
        <source>A piece can stop only on an empty dark square.</source>
        <translation>Ein Stein kann nur auf einem leeren dunklen Feld stehen bleiben.</translation>
    </message>
    <message id="draughts.man-forward">
        <source>A man moves one square diagonally forward, towards the other side.</source>
        <translation>Ein einfacher Stein zieht ein Feld schräg nach vorn, auf die andere Seite zu.</translation>
    </message>
    <message id="draughts.king-moves">
        <source>A king moves along a diagonal, as far as it likes, forwards or backwards.</source>
        <translation>Eine Dame zieht schräg beliebig weit, vorwärts oder rückwärts.</translation>
    </message>
    <message id="draughts.king-path">
        <source>All squares that a king crosses must be empty, apart from the pieces that it captures.</source>
        <translation>Alle Felder, über die eine Dame zieht, müssen leer sein, außer denen der geschlagenen Steine.</translation>
    </message>
    <message id="draughts.man-captures">
        <source>A man captures diagonally, forwards or backwards: it jumps over the next piece to the empty square behind it.</source>
        <translation>Ein einfacher Stein schlägt schräg, vorwärts oder rückwärts: Er springt über den Stein nebenan auf das leere Feld dahinter.</translation>
    </message>
    <message id="draughts.king-captures">
        <source>A king captures from any distance along a free diagonal. It lands on any empty square behind the piece.</source>
        <translation>Eine Dame schlägt aus beliebiger Entfernung auf einer freien schrägen Linie. Sie landet auf irgendeinem leeren Feld hinter dem Stein.</translation>
    </message>
    <message id="draughts.one-piece-per-jump">
        <source>One jump takes one piece. Two pieces directly behind each other cannot be jumped.</source>
        <translation>Ein Sprung schlägt einen Stein. Zwei Steine direkt hintereinander können nicht übersprungen werden.</translation>
    </message>
    <message id="draughts.no-jump-own">
        <source>Pieces of the same side are never jumped.</source>
        <translation>Steine der eigenen Seite werden nie übersprungen.</translation>
    </message>
    <message id="draughts.chain">
        <source>If the same piece can capture again from where it has landed, it goes on in the same turn.</source>
        <translation>Kann derselbe Stein von seinem neuen Feld aus wieder schlagen, geht es im selben Zug weiter.</translation>
    </message>
    <message id="draughts.finish-chain">
        <source>A capture must be finished: the piece goes on as long as it can take another piece.</source>
        <translation>Ein Schlagzug muss zu Ende gespielt werden: Der Stein macht weiter, solange er schlagen kann.</translation>
    </message>
    <message id="draughts.capture-compulsory">
        <source>Whoever can capture must capture. Other moves have to wait.</source>
        <translation>Wer schlagen kann, muss schlagen. Andere Züge müssen warten.</translation>
    </message>
    <message id="draughts.capture-compulsory@huff">
        <source>Whoever can capture ought to capture. If they do not, a piece may be huffed.</source>
        <translation>Wer schlagen kann, sollte schlagen. Sonst kann ein Stein gepustet werden.</translation>
    </message>
    <message id="draughts.most-pieces">
        <source>If there are several ways to capture, the one that takes the most pieces must be played.</source>
        <translation>Gibt es mehrere Schlagzüge, muss der mit den meisten Steinen gespielt werden.</translation>
    </message>
    <message id="draughts.most-pieces@huff">
        <source>If there are several ways to capture, the one that takes the most pieces ought to be played.</source>
        <translation>Gibt es mehrere Schlagzüge, sollte der mit den meisten Steinen gespielt werden.</translation>
    </message>
    <message id="draughts.king-counts-one">
        <source>A king counts as just one piece here, and kings need not capture before men.</source>
        <translation>Dabei zählt eine Dame als ein Stein, und Damen müssen nicht vor einfachen Steinen schlagen.</translation>
    </message>
    <message id="draughts.free-choice">
        <source>If several captures take the most pieces, the player chooses the piece, the way and the landing square.</source>
        <translation>Gibt es mehrere Schlagzüge mit den meisten Steinen, sind Stein, Weg und Zielfeld frei wählbar.</translation>
    </message>
    <message id="draughts.free-choice@any">
        <source>If several captures are possible, the player chooses the piece, the way and the landing square.</source>
        <translation>Gibt es mehrere Schlagzüge, sind Stein, Weg und Zielfeld frei wählbar.</translation>
    </message>
    <message id="draughts.remove-after">
        <source>Captured pieces leave the board together when the capture is finished, and never come back.</source>
        <translation>Geschlagene Steine verlassen das Brett zusammen, wenn der Schlagzug zu Ende ist, und kommen nie zurück.</translation>
    </message>
    <message id="draughts.family@huff">
        <source>The board has 100 squares. Men also capture backwards, kings go any distance, and a missed capture can cost the piece.</source>
        <translation>Das Brett hat 100 Felder. Auch einfache Steine schlagen rückwärts, Damen ziehen beliebig weit, und wer nicht schlägt, kann den Stein verlieren.</translation>
    </message>
    <message id="draughts.jump-once">
        <source>A piece that has been jumped stays until the end of the capture. It bars the way and is never jumped twice.</source>
        <translation>Ein übersprungener Stein bleibt bis zum Ende des Schlagzugs stehen. Er versperrt den Weg und wird nie zweimal übersprungen.</translation>
    </message>
    <message id="draughts.promotion">
        <source>A man whose move ends on the last row of the other side becomes a king.</source>
        <translation>Endet der Zug eines einfachen Steins auf der letzten Reihe der anderen Seite, wird er Dame.</translation>
    </message>
    <message id="draughts.promotion-at-rest">
        <source>A man that only passes over the last row during a capture and ends elsewhere remains a man.</source>
        <translation>Ein einfacher Stein, der beim Schlagen nur über die letzte Reihe kommt und anderswo landet, bleibt ein einfacher Stein.</translation>
    </message>
    <message id="draughts.king-next-turn">
        <source>Becoming a king ends the move. The new king moves as a king from its side’s next turn.</source>
        <translation>Wird ein Stein Dame, ist der Zug zu Ende. Als Dame zieht er ab dem nächsten Zug seiner Seite.</translation>
    </message>
    <message id="draughts.huff-free-move">
        <source>Any move may be made, with or without a capture. A capture, once begun, goes on as long as it can.</source>
        <translation>Jeder Zug ist erlaubt, mit oder ohne Schlagen. Ein begonnener Schlagzug geht weiter, solange es geht.</translation>
    </message>
    <message id="draughts.huff-offence">
        <source>It is an offence to take fewer pieces than the most that could be taken.</source>
        <translation>Ein Zug, der weniger Steine schlägt als möglich, ist ein Verstoß.</translation>
    </message>
    <message id="draughts.huff-offence@any">
        <source>It is an offence to capture nothing when something could be captured.</source>
        <translation>Ein Zug ohne Schlagen, obwohl man schlagen konnte, ist ein Verstoß.</translation>
    </message>
    <message id="draughts.huff-take">
        <source>After an offence, before moving, the other side may remove one of the pieces that could have made the largest capture.</source>
        <translation>Nach einem Verstoß darf die andere Seite vor ihrem Zug einen Stein wegnehmen, der die meisten Steine hätte schlagen können.</translation>
    </message>
    <message id="draughts.huff-take@any">
        <source>After an offence, before moving, the other side may remove one piece that could have captured.</source>
        <translation>Nach einem Verstoß darf die andere Seite vor ihrem Zug einen Stein wegnehmen, der hätte schlagen können.</translation>
    </message>
    <message id="draughts.huff-then-move">
        <source>Huffing is not a turn: a normal move follows. Like a capture, it starts the count of moves towards a draw again.</source>
        <translation>Pusten ist kein Zug: Ein normaler Zug folgt. Wie nach einem Schlagzug beginnt das Zählen bis zum Remis von vorn.</translation>
    </message>
    <message id="draughts.win-all-captured">
        <source>Whoever has lost their last piece has lost the match.</source>
        <translation>Wer den letzten Stein verloren hat, hat die Partie verloren.</translation>
    </message>
    <message id="draughts.win-blocked">
        <source>A player who has no legal move on their turn has lost.</source>
        <translation>Wer dran ist und keinen erlaubten Zug hat, hat verloren.</translation>
    </message>
    <message id="draughts.draw-repetition">
        <source>The match is drawn when the same position, with the same side to move, comes up for the third time.</source>
        <translation>Die Partie ist remis, wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal entsteht.</translation>
    </message>
    <message id="draughts.draw-twenty">
        <source>The match is drawn when each side has made 20 moves in a row without a capture.</source>
        <translation>Die Partie ist remis, wenn jede Seite 20 Züge hintereinander gemacht hat und kein Stein geschlagen wurde.</translation>
    </message>
    <message id="draughts.draw-twenty@tournament">
        <source>The match is drawn when each side has made 25 moves in a row with kings alone and without a capture.</source>
        <translation>Die Partie ist remis, wenn jede Seite 25 Züge hintereinander nur mit Damen und ohne Schlagen gemacht hat.</translation>
    </message>
    <message id="draughts.draw-agreed">
        <source>A draw may be offered once in a turn, before moving, and is answered at once. Players may also give up.</source>
        <translation>Remis kann man einmal pro Zug anbieten, bevor man zieht; die Antwort kommt sofort. Auch Aufgeben ist möglich.</translation>
    </message>
    <message id="draughts.result">
        <source>The match ends with a win or a draw. There are no points.</source>
        <translation>Die Partie endet mit einem Sieg oder Remis. Punkte gibt es nicht.</translation>
    </message>
    <message id="draughts.capture-duty">
        <source>A missed capture is not refused: the other side may huff a piece that should have captured.</source>
        <translation>Ein versäumter Schlagzug wird nicht abgelehnt: Die andere Seite kann einen Stein pusten, der hätte schlagen sollen.</translation>
    </message>
    <message id="draughts.majority">
        <source>Any complete capture may be chosen, even if another one takes more pieces.</source>
        <translation>Jeder vollständige Schlagzug darf gewählt werden, auch wenn ein anderer mehr Steine schlägt.</translation>
    </message>
    <message id="draughts.majority@huff">
        <source>Any complete capture may be chosen. Only a move without a capture can be an offence.</source>
        <translation>Jeder vollständige Schlagzug darf gewählt werden. Nur ein Zug ohne Schlagen kann ein Verstoß sein.</translation>
    </message>
    <message id="draughts.draw-rule">
        <source>A lone king draws after 16 moves each against three pieces that include a king, and after 5 against only one or two.</source>
        <translation>Eine einzelne Dame hält remis: nach 16 Zügen jeder Seite gegen drei Steine mit einer Dame, nach 5 gegen eine Dame, zwei Damen oder Dame und Stein.</translation>
    </message>
    <message id="draughts.fewer-1">
        <source>Whoever has one man fewer begins without one in the middle of their first row.</source>
        <translation>Wer einen Stein weniger hat, beginnt ohne einen in der Mitte der eigenen ersten Reihe.</translation>
    </message>
    <message id="draughts.fewer-2">
        <source>Whoever has two men fewer begins without two in the middle of their first row.</source>
        <translation>Wer zwei Steine weniger hat, beginnt ohne zwei in der Mitte der eigenen ersten Reihe.</translation>
    </message>
    <message id="draughts.fewer-3">
        <source>Whoever has three men fewer begins without the three in the middle of their first row.</source>
        <translation>Wer drei Steine weniger hat, beginnt ohne die drei in der Mitte der eigenen ersten Reihe.</translation>
    </message>
</context>
<context>
    <name>draughts</name>
    <message>
        <source>A capture that was missed</source>
        <translation>Ein versäumter Schlagzug</translation>
    </message>
    <message>
        <source>Cannot be missed</source>
        <translation>Gibt es nicht</translation>
    </message>
    <message>
        <source>Costs the piece: huffing</source>
        <translation>Kostet den Stein: Pusten</translation>
    </message>
    <message>
        <source>Several captures</source>
        <translation>Mehrere Schlagzüge</translation>
    </message>
    <message>
        <source>The one that takes the most</source>
        <translation>Der mit den meisten Steinen</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Freie Wahl</translation>
    </message>
    <message>
        <source>A draw in a long match</source>
        <translation>Remis nach vielen Zügen</translation>
    </message>
    <message>
        <source>20 moves without a capture</source>
        <translation>20 Züge ohne Schlagen</translation>
    </message>
    <message>
        <source>As in tournaments</source>
        <translation>Wie im Turnier</translation>
    </message>
    <message>
        <source>Draughts</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Capture all the other side’s pieces, or leave it without a move.</source>
        <translation>Alle Steine der anderen Seite schlagen oder ihr keinen Zug mehr lassen.</translation>
    </message>
    <message>
        <source>Checkers on 100 squares</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Damespiel mit 100 Feldern</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Damebrett</translation>
    </message>
    <message>
        <source>square {number}</source>
        <extracomment>A dark square, by its number.</extracomment>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>light square</source>
        <translation>helles Feld</translation>
    </message>
    <message>
        <source>{player}: captured pieces</source>
        <extracomment>Where the captured pieces lie, beside the player who took them.</extracomment>
        <translation>{player}: geschlagene Steine</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>weißer Stein</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>schwarzer Stein</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>weiße Dame</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>schwarze Dame</translation>
    </message>
    <message>
        <source>white man, captured</source>
        <translation>weißer Stein, geschlagen</translation>
    </message>
    <message>
        <source>black man, captured</source>
        <translation>schwarzer Stein, geschlagen</translation>
    </message>
    <message>
        <source>white king, captured</source>
        <translation>weiße Dame, geschlagen</translation>
    </message>
    <message>
        <source>black king, captured</source>
        <translation>schwarze Dame, geschlagen</translation>
    </message>
    <message>
        <source>It is {player}’s turn with White.</source>
        <translation>{player} ist mit Weiß dran.</translation>
    </message>
    <message>
        <source>It is {player}’s turn with Black.</source>
        <translation>{player} ist mit Schwarz dran.</translation>
    </message>
    <message>
        <source>{player} may huff a piece first, or just move.</source>
        <translation>{player} darf zuerst einen Stein pusten oder gleich ziehen.</translation>
    </message>
    <message>
        <source>{player} cannot move and may huff a piece first.</source>
        <translation>{player} kann nicht ziehen, darf aber zuerst einen Stein pusten.</translation>
    </message>
    <message>
        <source>The last piece is taken: {player} wins.</source>
        <translation>Der letzte Stein ist geschlagen: {player} gewinnt.</translation>
    </message>
    <message>
        <source>The king alone has held out: the match is drawn.</source>
        <translation>Die Dame hat allein standgehalten: Die Partie endet remis.</translation>
    </message>
    <message numerus="yes">
        <source>White: %n</source>
        <comment>pieces that are left</comment>
        <translation>
            <numerusform>Weiß: %n</numerusform>
            <numerusform>Weiß: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black: %n</source>
        <comment>pieces that are left</comment>
        <translation>
            <numerusform>Schwarz: %n</numerusform>
            <numerusform>Schwarz: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>noch %n Stein</numerusform>
            <numerusform>noch %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>men</source>
        <translation>einfache Steine</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>taken from the other side</source>
        <translation>geschlagen</translation>
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
        <translation>{way} …</translation>
    </message>
    <message>
        <source>{player}: {here}x{there}…</source>
        <translation>{player}: {here}x{there} …</translation>
    </message>
    <message>
        <source>This piece belongs to {owner}.</source>
        <translation>Dieser Stein gehört {owner}.</translation>
    </message>
    <message>
        <source>A piece of the same side stands on {here}.</source>
        <translation>Auf {here} steht ein Stein derselben Seite.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) without a capture</source>
        <extracomment>Beside the title, once it is many.</extracomment>
        <translation>
            <numerusform>%n Zug ohne Schlagen</numerusform>
            <numerusform>%n Züge ohne Schlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} must take %n piece(s).</source>
        <translation>
            <numerusform>{player} muss %n Stein schlagen.</numerusform>
            <numerusform>{player} muss %n Steine schlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} must make a capture.</source>
        <translation>{player} muss schlagen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} must go on and take %n more piece(s).</source>
        <translation>
            <numerusform>{player} muss noch %n Stein schlagen.</numerusform>
            <numerusform>{player} muss noch %n Steine schlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} must go on capturing with the same piece.</source>
        <translation>{player} schlägt mit demselben Stein weiter.</translation>
    </message>
    <message>
        <source>may be huffed</source>
        <comment>of a piece, on the table</comment>
        <translation>darf gepustet werden</translation>
    </message>
    <message>
        <source>Huff</source>
        <translation>Pusten</translation>
    </message>
    <message>
        <source>two men on top of each other are a king: it goes any distance</source>
        <translation>zwei Steine aufeinander sind eine Dame: Sie zieht beliebig weit</translation>
    </message>
    <message>
        <source>a pale piece has been jumped: it leaves when the capture is finished</source>
        <translation>ein blasser Stein ist übersprungen: Er geht, wenn der Schlagzug zu Ende ist</translation>
    </message>
    <message>
        <source>Move {here}-{there}</source>
        <translation>Zug {here}-{there}</translation>
    </message>
    <message>
        <source>Capture {here}x{there}</source>
        <translation>Schlagen {here}x{there}</translation>
    </message>
    <message>
        <source>Move the piece on {here}</source>
        <translation>Mit dem Stein auf {here} ziehen</translation>
    </message>
    <message>
        <source>Huff the piece on {here}</source>
        <translation>Den Stein auf {here} pusten</translation>
    </message>
    <message>
        <source>Do not move</source>
        <translation>Nicht ziehen</translation>
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
            <numerusform>%n Stein geschlagen.</numerusform>
            <numerusform>%n Steine geschlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) taken, and the man becomes a king.</source>
        <translation>
            <numerusform>%n Stein geschlagen, und der ziehende Stein wird Dame.</numerusform>
            <numerusform>%n Steine geschlagen, und der ziehende Stein wird Dame.</numerusform>
        </translation>
    </message>
    <message>
        <source>The man becomes a king.</source>
        <translation>Der Stein wird Dame.</translation>
    </message>
    <message>
        <source>{player} huffs the piece on {here}.</source>
        <translation>{player} pustet den Stein auf {here}.</translation>
    </message>
    <message>
        <source>That is not a dark square.</source>
        <translation>Das ist kein dunkles Feld.</translation>
    </message>
    <message>
        <source>This piece has no free square to go to.</source>
        <translation>Dieser Stein hat kein freies Feld, auf das er ziehen kann.</translation>
    </message>
    <message>
        <source>The piece on {here} can take another piece.</source>
        <translation>Der Stein auf {here} kann noch einen Stein schlagen.</translation>
    </message>
    <message>
        <source>On {there} this capture is not finished.</source>
        <translation>Auf {there} ist dieser Schlagzug nicht zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>{way} takes more: %n piece(s).</source>
        <translation>
            <numerusform>{way} schlägt mehr: %n Stein.</numerusform>
            <numerusform>{way} schlägt mehr: %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{way} can be played: the piece on {here} can capture.</source>
        <translation>{way} ist möglich: Der Stein auf {here} kann schlagen.</translation>
    </message>
    <message>
        <source>Several captures end there: they are played jump by jump.</source>
        <translation>Dort enden mehrere Schlagzüge: Sie werden Sprung für Sprung gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>This piece can go to %n square(s).</source>
        <translation>
            <numerusform>Dieser Stein kann auf %n Feld ziehen.</numerusform>
            <numerusform>Dieser Stein kann auf %n Felder ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on {here} has been jumped and still stands there.</source>
        <translation>Der Stein auf {here} ist übersprungen und steht noch da.</translation>
    </message>
    <message>
        <source>The pieces on {here} and {there} stand directly behind each other.</source>
        <translation>Die Steine auf {here} und {there} stehen direkt hintereinander.</translation>
    </message>
    <message>
        <source>A piece on {here} bars the way.</source>
        <translation>Ein Stein auf {here} versperrt den Weg.</translation>
    </message>
    <message>
        <source>The last move missed no capture.</source>
        <translation>Im letzten Zug wurde kein Schlagzug versäumt.</translation>
    </message>
    <message>
        <source>One piece has been huffed already.</source>
        <translation>Ein Stein wurde schon gepustet.</translation>
    </message>
    <message>
        <source>This piece could not have made the capture.</source>
        <translation>Dieser Stein hätte den Schlagzug nicht machen können.</translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>Das ist der einzige Zug.</translation>
    </message>
    <message numerus="yes">
        <source>This takes %n piece(s).</source>
        <translation>
            <numerusform>Dieser Zug schlägt %n Stein.</numerusform>
            <numerusform>Dieser Zug schlägt %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man becomes a king.</source>
        <translation>Dieser Stein wird Dame.</translation>
    </message>
    <message>
        <source>This avoids the capture {way}.</source>
        <translation>Das verhindert den Schlagzug {way}.</translation>
    </message>
    <message numerus="yes">
        <source>If pieces are taken after this move, more can be taken back: at least %n.</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Wird nach diesem Zug geschlagen, kann mehr zurückgeschlagen werden: mindestens %n Stein.</numerusform>
            <numerusform>Wird nach diesem Zug geschlagen, kann mehr zurückgeschlagen werden: mindestens %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever is moved, at least %n piece(s) can be taken.</source>
        <translation>
            <numerusform>Was auch gezogen wird, mindestens %n Stein kann geschlagen werden.</numerusform>
            <numerusform>Was auch gezogen wird, mindestens %n Steine können geschlagen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gives up %n piece(s).</source>
        <translation>
            <numerusform>Das gibt %n Stein her.</numerusform>
            <numerusform>Das gibt %n Steine her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then this man is %n row(s) away from becoming a king.</source>
        <translation>
            <numerusform>Dann fehlt diesem Stein noch %n Reihe bis zur Dame.</numerusform>
            <numerusform>Dann fehlen diesem Stein noch %n Reihen bis zur Dame.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man goes to the middle of the board, and nothing can be taken.</source>
        <translation>Dieser Stein geht in die Mitte des Bretts, und nichts kann geschlagen werden.</translation>
    </message>
    <message>
        <source>At the edge nothing can jump this man.</source>
        <translation>Am Rand kann nichts über diesen Stein springen.</translation>
    </message>
    <message numerus="yes">
        <source>From {square} the king reaches %n square(s), and nothing can be taken.</source>
        <translation>
            <numerusform>Von {square} aus erreicht die Dame %n Feld, und nichts kann geschlagen werden.</numerusform>
            <numerusform>Von {square} aus erreicht die Dame %n Felder, und nichts kann geschlagen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be taken after this move.</source>
        <translation>Nach diesem Zug kann nichts geschlagen werden.</translation>
    </message>
    <message>
        <source>Huffing wins a piece.</source>
        <translation>Pusten kostet die andere Seite einen Stein.</translation>
    </message>
    <message numerus="yes">
        <source>{player} made the greatest capture: %n piece(s) in one move.</source>
        <translation>
            <numerusform>{player} schlug am meisten auf einmal: %n Stein in einem Zug.</numerusform>
            <numerusform>{player} schlug am meisten auf einmal: %n Steine in einem Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} got the first king, on move {number}.</source>
        <translation>{player} bekam die erste Dame, im Zug {number}.</translation>
    </message>
    <message>
        <source>A king!</source>
        <comment>a man has just become one</comment>
        <translation>Eine Dame!</translation>
    </message>
    <message>
        <source>A chain of captures</source>
        <translation>Mehrere Steine in einem Zug</translation>
    </message>
    <message>
        <source>The man jumps over one piece and can go on at once from where it lands. Only when the chain ends do the taken pieces leave the board.</source>
        <translation>Der Stein springt über einen anderen und kann von dort gleich weiterspringen. Erst am Ende verlassen die geschlagenen Steine das Brett.</translation>
    </message>
    <message>
        <source>Taking the most pieces</source>
        <translation>Die meisten Steine schlagen</translation>
    </message>
    <message>
        <source>One man could take one piece, another man two. The capture that takes two has to be played.</source>
        <translation>Ein Stein könnte einen schlagen, ein anderer zwei. Der Zug, der zwei schlägt, muss gespielt werden.</translation>
    </message>
    <message>
        <source>A king captures from afar</source>
        <translation>Eine Dame schlägt von weit her</translation>
    </message>
    <message>
        <source>The king flies along the free diagonal, over the piece, and lands on any empty square behind it: here, a little further on.</source>
        <translation>Die Dame saust über die freie Schräge, springt über den Stein und landet auf einem beliebigen freien Feld dahinter: hier etwas weiter weg.</translation>
    </message>
    <message>
        <source>This threatens the capture {way}.</source>
        <translation>Das droht mit dem Schlagzug {way}.</translation>
    </message>
    <message>
        <source>If pieces are taken after this move, as many can be taken back.</source>
        <translation>Wird nach diesem Zug geschlagen, können ebenso viele Steine zurückgeschlagen werden.</translation>
    </message>
    <message>
        <source>One man fewer</source>
        <comment>handicap</comment>
        <translation>Ein Stein weniger</translation>
    </message>
    <message>
        <source>Two men fewer</source>
        <comment>handicap</comment>
        <translation>Zwei Steine weniger</translation>
    </message>
    <message>
        <source>Three men fewer</source>
        <comment>handicap</comment>
        <translation>Drei Steine weniger</translation>
    </message>
</context>
</TS>
