<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="nine_mens_morris.aim">
        <source>Each side closes rows of three, called mills, to remove the other side’s men until only two are left or none can move.</source>
        <translation>Beide schließen Reihen von drei Steinen, die Mühlen, und nehmen der anderen Seite Steine weg, bis sie nur noch zwei hat oder festsitzt.</translation>
    </message>
    <message id="nine_mens_morris.points-and-lines">
        <source>The men stand on the 24 points of three squares. Lines join the middles of the sides, and the corners too.</source>
        <translation>Die Steine stehen auf den 24 Kreuzungspunkten von drei Quadraten. Linien verbinden die Mitten der Seiten und die Ecken.</translation>
    </message>
    <message id="nine_mens_morris.points-and-lines@classic">
        <source>The men stand on the 24 points of three squares. Lines join the middles of the sides, but not the corners.</source>
        <translation>Die Steine stehen auf den 24 Kreuzungspunkten von drei Quadraten. Linien verbinden die Mitten der Seiten, aber nicht die Ecken.</translation>
    </message>
    <message id="nine_mens_morris.nine-men">
        <source>Each side has nine men in hand. The board is empty.</source>
        <translation>Jede Seite hat neun Steine in der Hand. Das Spielbrett ist leer.</translation>
    </message>
    <message id="nine_mens_morris.white-begins">
        <source>Whoever sits on the first seat plays White and begins. Then the two sides take turns.</source>
        <translation>Wer auf dem ersten Platz sitzt, spielt Weiß und beginnt. Danach wird abwechselnd gezogen.</translation>
    </message>
    <message id="nine_mens_morris.white-begins@random">
        <source>Lots are drawn to see who plays White. White begins, then the two sides take turns.</source>
        <translation>Es wird ausgelost, wer Weiß spielt. Weiß beginnt, danach wird abwechselnd gezogen.</translation>
    </message>
    <message id="nine_mens_morris.mill">
        <source>Three men of one colour on the three points of one row form a mill.</source>
        <translation>Drei Steine einer Farbe auf den drei Kreuzungspunkten einer Reihe bilden eine Mühle.</translation>
    </message>
    <message id="nine_mens_morris.mill-by-this-man">
        <source>Only a mill closed by the man just placed or moved counts. Mills that were there before earn nothing.</source>
        <translation>Es zählt nur eine Mühle, die der gerade gesetzte oder gezogene Stein schließt. Ältere Mühlen bringen nichts.</translation>
    </message>
    <message id="nine_mens_morris.remove-one">
        <source>Whoever closes a mill must remove one of the other side’s men from the board. That ends the turn.</source>
        <translation>Wer eine Mühle schließt, muss einen Stein der anderen Seite vom Brett wegnehmen. Damit endet der Zug.</translation>
    </message>
    <message id="nine_mens_morris.remove-one@each">
        <source>Whoever closes a mill must remove one of the other side’s men from the board before the turn ends.</source>
        <translation>Wer eine Mühle schließt, muss einen Stein der anderen Seite vom Brett wegnehmen, bevor der Zug endet.</translation>
    </message>
    <message id="nine_mens_morris.double-mill-one-man">
        <source>A man that closes two or three mills at once still removes only one man.</source>
        <translation>Auch wenn ein Stein zwei oder drei Mühlen zugleich schließt, wird nur ein Stein weggenommen.</translation>
    </message>
    <message id="nine_mens_morris.double-mill-one-man@each">
        <source>A man that closes two or three mills at once removes one man for each of them.</source>
        <translation>Schließt ein Stein zwei oder drei Mühlen zugleich, wird für jede von ihnen ein Stein weggenommen.</translation>
    </message>
    <message id="nine_mens_morris.mill-protected">
        <source>A man that stands in a mill cannot be removed.</source>
        <translation>Ein Stein, der in einer Mühle steht, darf nicht weggenommen werden.</translation>
    </message>
    <message id="nine_mens_morris.all-in-mills">
        <source>If all the other side’s men on the board stand in mills, any of them may be removed.</source>
        <translation>Stehen alle Steine der anderen Seite auf dem Brett in Mühlen, darf jeder von ihnen weggenommen werden.</translation>
    </message>
    <message id="nine_mens_morris.remove-opponent">
        <source>Only a man of the other side that is on the board can be removed, never one in hand.</source>
        <translation>Nur ein Stein der anderen Seite, der auf dem Brett steht, kann weggenommen werden, nie einer aus der Hand.</translation>
    </message>
    <message id="nine_mens_morris.removed-for-good">
        <source>A removed man never comes back.</source>
        <translation>Ein weggenommener Stein kommt nie zurück.</translation>
    </message>
    <message id="nine_mens_morris.mill-again">
        <source>A mill may be opened and closed again as often as its owner likes. Each time it is closed it counts.</source>
        <translation>Eine Mühle darf beliebig oft geöffnet und wieder geschlossen werden. Jedes Schließen zählt.</translation>
    </message>
    <message id="nine_mens_morris.place-one">
        <source>First the men are placed: one man from the hand in each turn. Nobody may pass while there are men in hand.</source>
        <translation>Zuerst wird gesetzt: in jedem Zug ein Stein aus der Hand. Solange noch Steine in der Hand sind, darf niemand passen.</translation>
    </message>
    <message id="nine_mens_morris.empty-point">
        <source>Men are placed on empty points only, and moved to empty points only.</source>
        <translation>Gesetzt oder gezogen wird nur auf einen leeren Kreuzungspunkt.</translation>
    </message>
    <message id="nine_mens_morris.no-move-while-placing">
        <source>While men are being placed, no man on the board moves.</source>
        <translation>Solange gesetzt wird, zieht kein Stein auf dem Brett.</translation>
    </message>
    <message id="nine_mens_morris.moving-starts">
        <source>When all 18 men have been placed, they are moved. Whoever placed first moves first.</source>
        <translation>Sind alle 18 Steine gesetzt, wird gezogen. Wer zuerst gesetzt hat, zieht zuerst.</translation>
    </message>
    <message id="nine_mens_morris.must-move">
        <source>The player whose turn it is moves exactly one of their own men. Nobody may pass.</source>
        <translation>Wer dran ist, zieht genau einen eigenen Stein. Passen gibt es nicht.</translation>
    </message>
    <message id="nine_mens_morris.must-move@passes">
        <source>The player whose turn it is moves exactly one of their own men. Nobody who can move may pass.</source>
        <translation>Wer dran ist, zieht genau einen eigenen Stein. Wer ziehen kann, darf nicht passen.</translation>
    </message>
    <message id="nine_mens_morris.own-man">
        <source>Players place and move only men of their own colour.</source>
        <translation>Gesetzt und gezogen wird nur mit Steinen der eigenen Farbe.</translation>
    </message>
    <message id="nine_mens_morris.aim@passes">
        <source>Each side closes rows of three, called mills, to remove the other side’s men until only two are left.</source>
        <translation>Beide schließen Reihen von drei Steinen, die Mühlen, und nehmen der anderen Seite Steine weg, bis sie nur noch zwei hat.</translation>
    </message>
    <message id="nine_mens_morris.one-step">
        <source>A man moves along a drawn line to a neighbouring point.</source>
        <translation>Ein Stein zieht auf einer gezeichneten Linie zum benachbarten Kreuzungspunkt.</translation>
    </message>
    <message id="nine_mens_morris.no-jump">
        <source>A man does not pass over another man or over a point.</source>
        <translation>Ein Stein zieht nicht über einen anderen Stein oder über einen Kreuzungspunkt hinweg.</translation>
    </message>
    <message id="nine_mens_morris.flying-at-three">
        <source>A player with exactly three men left and none in hand may fly: move any of them to any empty point.</source>
        <translation>Wer genau drei Steine und keinen mehr in der Hand hat, darf springen: mit jedem Stein auf jeden leeren Kreuzungspunkt.</translation>
    </message>
    <message id="nine_mens_morris.flying-each">
        <source>Only the number of a player’s own men counts for flying. Both players may fly at the same time.</source>
        <translation>Für das Springen zählen nur die eigenen Steine. Es dürfen auch beide Seiten zugleich springen.</translation>
    </message>
    <message id="nine_mens_morris.win-two-left">
        <source>Whoever has only two men left, on the board and in hand together, loses at once.</source>
        <translation>Wer auf dem Brett und in der Hand zusammen nur noch zwei Steine hat, verliert sofort.</translation>
    </message>
    <message id="nine_mens_morris.win-blocked">
        <source>Once all men are placed, a player who cannot move any man on their turn has lost.</source>
        <translation>Sind alle Steine gesetzt, hat verloren, wer dran ist und mit keinem Stein ziehen kann.</translation>
    </message>
    <message id="nine_mens_morris.draw-repetition">
        <source>Once all men are placed, the match is drawn when the same position, with the same side to move, comes up for the third time.</source>
        <translation>Sind alle Steine gesetzt, endet die Partie remis, wenn dieselbe Stellung mit derselben Seite am Zug zum dritten Mal vorkommt.</translation>
    </message>
    <message id="nine_mens_morris.draw-fifty">
        <source>Once all men are placed, the match is drawn after 50 moves in a row without a removal. The moves of both sides count.</source>
        <translation>Sind alle Steine gesetzt, endet die Partie nach 50 Zügen hintereinander ohne Wegnehmen remis. Die Züge beider Seiten zählen.</translation>
    </message>
    <message id="nine_mens_morris.draw-fifty@hundred">
        <source>Once all men are placed, the match is drawn after 100 moves in a row without a removal. The moves of both sides count.</source>
        <translation>Sind alle Steine gesetzt, endet die Partie nach 100 Zügen hintereinander ohne Wegnehmen remis. Die Züge beider Seiten zählen.</translation>
    </message>
    <message id="nine_mens_morris.draw-agreed">
        <source>A draw may be offered once in a turn, before placing or moving, and is answered at once.</source>
        <translation>Remis kann man einmal pro Zug anbieten, bevor man setzt oder zieht; die Antwort kommt sofort.</translation>
    </message>
    <message id="nine_mens_morris.resign">
        <source>Players may give up in their own turn, or instead of answering an offer. The other side wins.</source>
        <translation>Aufgeben kann man im eigenen Zug oder statt einer Antwort auf ein Angebot. Dann gewinnt die andere Seite.</translation>
    </message>
    <message id="nine_mens_morris.result">
        <source>The match ends with a win or a draw. Removed men do not count. If a move wins, a draw no longer counts.</source>
        <translation>Die Partie endet mit Sieg oder Remis. Weggenommene Steine zählen nicht. Gewinnt ein Zug, gibt es kein Remis mehr.</translation>
    </message>
    <message id="nine_mens_morris.flying">
        <source>Nobody flies: with three men, too, a man moves along a line to a neighbouring point.</source>
        <translation>Niemand springt: Auch mit drei Steinen zieht man auf einer Linie zum benachbarten Kreuzungspunkt.</translation>
    </message>
    <message id="nine_mens_morris.blocked">
        <source>Whoever cannot move passes until a man can move again. A pass does not count as a move.</source>
        <translation>Wer nicht ziehen kann, passt, bis wieder ein Stein ziehen kann. Passen zählt nicht als Zug.</translation>
    </message>
    <message id="nine_mens_morris.fewer-1">
        <source>Whoever has one man fewer places eight.</source>
        <translation>Wer einen Stein weniger hat, setzt acht.</translation>
    </message>
    <message id="nine_mens_morris.fewer-2">
        <source>Whoever has two men fewer places seven.</source>
        <translation>Wer zwei Steine weniger hat, setzt sieben.</translation>
    </message>
</context>
<context>
    <name>nine_mens_morris</name>
    <message>
        <source>The board</source>
        <translation>Das Spielbrett</translation>
    </message>
    <message>
        <source>With diagonals</source>
        <translation>Mit Diagonalen</translation>
    </message>
    <message>
        <source>Without diagonals</source>
        <translation>Ohne Diagonalen</translation>
    </message>
    <message>
        <source>Flying with three men</source>
        <translation>Mit drei Steinen springen</translation>
    </message>
    <message>
        <source>Several mills at once</source>
        <translation>Mehrere Mühlen zugleich</translation>
    </message>
    <message>
        <source>Remove one man</source>
        <translation>Einen Stein wegnehmen</translation>
    </message>
    <message>
        <source>One man for each mill</source>
        <translation>Für jede Mühle einen</translation>
    </message>
    <message>
        <source>Whoever cannot move</source>
        <translation>Wer nicht ziehen kann</translation>
    </message>
    <message>
        <source>Has lost</source>
        <translation>Hat verloren</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passt</translation>
    </message>
    <message>
        <source>A draw in a long match</source>
        <translation>Remis nach vielen Zügen</translation>
    </message>
    <message>
        <source>50 moves without a removal</source>
        <translation>50 Züge ohne Wegnehmen</translation>
    </message>
    <message>
        <source>100 moves without a removal</source>
        <translation>100 Züge ohne Wegnehmen</translation>
    </message>
    <message>
        <source>Nine Men’s Morris</source>
        <translation>Mühle</translation>
    </message>
    <message>
        <source>Close rows of three and remove the other side’s men until only two are left.</source>
        <translation>Reihen von drei Steinen schließen und der anderen Seite Steine wegnehmen, bis nur zwei übrig sind.</translation>
    </message>
    <message>
        <source>Mill, merels</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Mühlespiel, Neunermühle</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>point {name}</source>
        <extracomment>A point of the board, by its name: &quot;point d6&quot;.</extracomment>
        <translation>Kreuzungspunkt {name}</translation>
    </message>
    <message>
        <source>{player}: men in hand</source>
        <extracomment>Where the men lie that are still to be placed.</extracomment>
        <translation>{player}: Steine in der Hand</translation>
    </message>
    <message>
        <source>{player}: removed men</source>
        <extracomment>Where the removed men lie, beside the player who removed them.</extracomment>
        <translation>{player}: weggenommene Steine</translation>
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
        <source>{player} has three men left and may fly: any man, to any empty point.</source>
        <translation>{player} hat noch drei Steine und darf springen: auf jeden leeren Kreuzungspunkt.</translation>
    </message>
    <message>
        <source>No man has been removed for too long: the match is drawn.</source>
        <translation>Zu lange wurde kein Stein weggenommen: Die Partie endet remis.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message numerus="yes">
        <source>In hand: %n</source>
        <comment>men still to be placed</comment>
        <translation>
            <numerusform>Hand: %n</numerusform>
            <numerusform>Hand: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>in the mill just closed</source>
        <extracomment>Said of a man by screen readers, after its point.</extracomment>
        <translation>in der eben geschlossenen Mühle</translation>
    </message>
    <message>
        <source>protected by its mill</source>
        <extracomment>Said of a man by screen readers, after its point.</extracomment>
        <translation>durch seine Mühle geschützt</translation>
    </message>
    <message>
        <source>It is {player}’s turn to place a white man.</source>
        <translation>{player} ist dran und setzt einen weißen Stein.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to place a black man.</source>
        <translation>{player} ist dran und setzt einen schwarzen Stein.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to move a white man.</source>
        <translation>{player} ist dran und zieht mit einem weißen Stein.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to move a black man.</source>
        <translation>{player} ist dran und zieht mit einem schwarzen Stein.</translation>
    </message>
    <message>
        <source>All men are placed. It is {player}’s turn to move a white man along a line.</source>
        <translation>Alle Steine sind gesetzt. {player} ist dran und zieht mit einem weißen Stein auf einer Linie.</translation>
    </message>
    <message numerus="yes">
        <source>Mill! {player} must remove %n man/men of the other side.</source>
        <translation>
            <numerusform>Mühle! {player} muss der anderen Seite %n Stein wegnehmen.</numerusform>
            <numerusform>Mühle! {player} muss der anderen Seite %n Steine wegnehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has only two men left: {player} wins.</source>
        <translation>{other} hat nur noch zwei Steine: {player} gewinnt.</translation>
    </message>
    <message>
        <source>{player} cannot move and must pass.</source>
        <translation>{player} kann nicht ziehen und muss passen.</translation>
    </message>
    <message numerus="yes">
        <source>White: %n</source>
        <comment>men that are left</comment>
        <translation>
            <numerusform>Weiß: %n</numerusform>
            <numerusform>Weiß: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black: %n</source>
        <comment>men that are left</comment>
        <translation>
            <numerusform>Schwarz: %n</numerusform>
            <numerusform>Schwarz: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>3 men: flies</source>
        <translation>3: springt</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men left</source>
        <translation>
            <numerusform>noch %n Stein</numerusform>
            <numerusform>noch %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in der Hand</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>auf dem Brett</translation>
    </message>
    <message>
        <source>removed from the other side</source>
        <translation>weggenommen</translation>
    </message>
    <message>
        <source>Placing</source>
        <extracomment>Beside the title: the first phase.</extracomment>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Beside the title: the second phase.</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) without a removal</source>
        <extracomment>Beside the title, once it is many.</extracomment>
        <translation>
            <numerusform>%n Zug ohne Wegnehmen</numerusform>
            <numerusform>%n Züge ohne Wegnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Over the tray into which the man goes that is to be removed.</extracomment>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>three men in a row are a mill: closing it removes a man of the other side</source>
        <translation>drei Steine in einer Reihe sind eine Mühle: Wer sie schließt, nimmt der anderen Seite einen Stein weg</translation>
    </message>
    <message>
        <source>with three men left they fly to any empty point</source>
        <translation>die letzten drei Steine springen auf jeden leeren Kreuzungspunkt</translation>
    </message>
    <message>
        <source>with three men, too, they go one step along a line</source>
        <translation>auch mit drei Steinen geht es nur einen Schritt auf einer Linie</translation>
    </message>
    <message>
        <source>Place on {there}</source>
        <translation>Auf {there} setzen</translation>
    </message>
    <message>
        <source>Move {here}-{there}</source>
        <translation>Zug {here}-{there}</translation>
    </message>
    <message>
        <source>Move the man on {here}</source>
        <translation>Mit dem Stein auf {here} ziehen</translation>
    </message>
    <message>
        <source>Remove the man on {here}</source>
        <translation>Den Stein auf {here} wegnehmen</translation>
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
        <translation>Alle Steine sind gesetzt.</translation>
    </message>
    <message>
        <source>A mill is closed.</source>
        <translation>Eine Mühle ist geschlossen.</translation>
    </message>
    <message>
        <source>{player} removes the man on {here}.</source>
        <translation>{player} nimmt den Stein auf {here} weg.</translation>
    </message>
    <message>
        <source>{player} may fly now.</source>
        <translation>{player} darf jetzt springen.</translation>
    </message>
    <message>
        <source>This man belongs to {owner}.</source>
        <translation>Dieser Stein gehört {owner}.</translation>
    </message>
    <message>
        <source>A mill has just been closed: first one of the marked men must be removed.</source>
        <translation>Gerade wurde eine Mühle geschlossen: Erst wird einer der markierten Steine weggenommen.</translation>
    </message>
    <message>
        <source>This man does not stand on the board.</source>
        <translation>Dieser Stein steht nicht auf dem Brett.</translation>
    </message>
    <message>
        <source>This man stands in the mill {first}, {second}, {third}.</source>
        <translation>Dieser Stein steht in der Mühle {first}, {second}, {third}.</translation>
    </message>
    <message>
        <source>No mill has been closed in this turn.</source>
        <translation>In diesem Zug wurde keine Mühle geschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men in hand must be placed first.</source>
        <translation>
            <numerusform>Erst muss noch %n Stein gesetzt werden.</numerusform>
            <numerusform>Erst müssen noch %n Steine gesetzt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man can go to any empty point.</source>
        <translation>Dieser Stein kann auf jeden leeren Kreuzungspunkt springen.</translation>
    </message>
    <message>
        <source>That is not a point of the board.</source>
        <translation>Das ist kein Kreuzungspunkt des Bretts.</translation>
    </message>
    <message>
        <source>A man already stands on {there}.</source>
        <translation>Auf {there} steht schon ein Stein.</translation>
    </message>
    <message>
        <source>This man has no empty point to go to.</source>
        <translation>Dieser Stein hat keinen leeren Kreuzungspunkt neben sich.</translation>
    </message>
    <message numerus="yes">
        <source>This man can go to %n point(s).</source>
        <translation>
            <numerusform>Dieser Stein kann auf %n Kreuzungspunkt ziehen.</numerusform>
            <numerusform>Dieser Stein kann auf %n Kreuzungspunkte ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A man stands in between, on {between}.</source>
        <translation>Dazwischen steht ein Stein, auf {between}.</translation>
    </message>
    <message>
        <source>The point {between} lies in between.</source>
        <translation>Dazwischen liegt der Kreuzungspunkt {between}.</translation>
    </message>
    <message>
        <source>No line leads directly from {here} to {there}.</source>
        <translation>Von {here} nach {there} führt keine direkte Linie.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men can still move.</source>
        <translation>
            <numerusform>%n Stein kann noch ziehen.</numerusform>
            <numerusform>%n Steine können noch ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>Das ist der einzige Zug.</translation>
    </message>
    <message>
        <source>This wins the match.</source>
        <translation>Damit ist die Partie gewonnen.</translation>
    </message>
    <message>
        <source>This closes a mill.</source>
        <translation>Das schließt eine Mühle.</translation>
    </message>
    <message>
        <source>This stops a mill of the other side.</source>
        <translation>Das verhindert eine Mühle der anderen Seite.</translation>
    </message>
    <message>
        <source>This opens a mill that can be closed again.</source>
        <translation>Das öffnet eine Mühle, die wieder geschlossen werden kann.</translation>
    </message>
    <message numerus="yes">
        <source>On {point}, %n row(s) meet in which a mill can be closed.</source>
        <translation>
            <numerusform>Durch {point} läuft %n Reihe, in der eine Mühle geschlossen werden kann.</numerusform>
            <numerusform>Auf {point} treffen sich %n Reihen, in denen eine Mühle geschlossen werden kann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the men of the other side can go to %n point(s), instead of {before}.</source>
        <translation>
            <numerusform>Dann können die Steine der anderen Seite auf %n Kreuzungspunkt ziehen statt auf {before}.</numerusform>
            <numerusform>Dann können die Steine der anderen Seite auf %n Kreuzungspunkte ziehen statt auf {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this the other side cannot close a mill at once.</source>
        <translation>Danach kann die andere Seite nicht sofort eine Mühle schließen.</translation>
    </message>
    <message>
        <source>Whatever is moved, the other side can close a mill.</source>
        <translation>Was auch gezogen wird, die andere Seite kann eine Mühle schließen.</translation>
    </message>
    <message>
        <source>This man goes to {point}, though the other side can close a mill.</source>
        <translation>Dieser Stein geht auf {point}, obwohl die andere Seite eine Mühle schließen kann.</translation>
    </message>
    <message>
        <source>This man could soon close a mill.</source>
        <translation>Dieser Stein könnte bald eine Mühle schließen.</translation>
    </message>
    <message>
        <source>This man stood in the way of a mill.</source>
        <translation>Dieser Stein stand einer Mühle im Weg.</translation>
    </message>
    <message>
        <source>This man had another one beside it, in a row that is still open.</source>
        <translation>Dieser Stein stand mit einem anderen in einer Reihe, die noch offen ist.</translation>
    </message>
    <message numerus="yes">
        <source>This man could have gone on to %n point(s).</source>
        <translation>
            <numerusform>Dieser Stein hätte auf %n Kreuzungspunkt weiterziehen können.</numerusform>
            <numerusform>Dieser Stein hätte auf %n Kreuzungspunkte weiterziehen können.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the other side has %n man/men left.</source>
        <comment>on the board and in hand</comment>
        <translation>
            <numerusform>Dann hat die andere Seite noch %n Stein.</numerusform>
            <numerusform>Dann hat die andere Seite noch %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>No man can move.</source>
        <translation>Kein Stein kann ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} closed mills most often: %n time(s).</source>
        <translation>
            <numerusform>{player} schloss am häufigsten Mühlen: %n Mal.</numerusform>
            <numerusform>{player} schloss am häufigsten Mühlen: %n Mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} closed the first mill.</source>
        <translation>{player} schloss die erste Mühle.</translation>
    </message>
    <message>
        <source>Mill!</source>
        <comment>a mill has just been closed</comment>
        <translation>Mühle!</translation>
    </message>
    <message>
        <source>Closing a mill</source>
        <translation>Eine Mühle schließen</translation>
    </message>
    <message>
        <source>The third man stands in a row with two others: a mill. A man of the other side is taken off the board at once.</source>
        <translation>Der dritte Stein steht mit zwei anderen in einer Reihe: eine Mühle. Sofort wird ein Stein der anderen Seite vom Brett genommen.</translation>
    </message>
    <message>
        <source>Opening and closing a mill</source>
        <translation>Eine Mühle öffnen und schließen</translation>
    </message>
    <message>
        <source>White moves a man out of the mill and, in the next turn, back in again. The mill is closed anew, and another black man has to go.</source>
        <translation>Weiß zieht einen Stein aus der Mühle und im nächsten Zug wieder hinein. Die Mühle ist neu geschlossen, und ein schwarzer Stein muss gehen.</translation>
    </message>
    <message>
        <source>White has just three men left, so a man may go to any empty point, across the whole board, and here it closes a mill.</source>
        <translation>Weiß hat nur noch drei Steine. Darum darf ein Stein auf jeden leeren Kreuzungspunkt des ganzen Bretts springen, und hier schließt er eine Mühle.</translation>
    </message>
    <message>
        <source>This makes two in a row: a man on {point} would close the mill.</source>
        <translation>So stehen zwei in einer Reihe: Ein Stein auf {point} schließt die Mühle.</translation>
    </message>
    <message numerus="yes">
        <source>From {point} this man can go on to %n point(s).</source>
        <translation>
            <numerusform>Von {point} aus kann dieser Stein auf %n Kreuzungspunkt weiterziehen.</numerusform>
            <numerusform>Von {point} aus kann dieser Stein auf %n Kreuzungspunkte weiterziehen.</numerusform>
        </translation>
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
</context>
</TS>
