<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="nine_mens_morris.aim">
        <source>Each side closes rows of three, called mills, to remove the other side’s men until only two are left or none can move.</source>
        <translation>Each side closes rows of three, called mills, to remove the other side’s men until only two are left or none can move.</translation>
    </message>
    <message id="nine_mens_morris.points-and-lines">
        <source>The men stand on the 24 points of three squares. Lines join the middles of the sides, and the corners too.</source>
        <translation>The men stand on the 24 points of three squares. Lines join the middles of the sides, and the corners too.</translation>
    </message>
    <message id="nine_mens_morris.points-and-lines@classic">
        <source>The men stand on the 24 points of three squares. Lines join the middles of the sides, but not the corners.</source>
        <translation>The men stand on the 24 points of three squares. Lines join the middles of the sides, but not the corners.</translation>
    </message>
    <message id="nine_mens_morris.nine-men">
        <source>Each side has nine men in hand. The board is empty.</source>
        <translation>Each side has nine men in hand. The board is empty.</translation>
    </message>
    <message id="nine_mens_morris.white-begins">
        <source>Whoever sits on the first seat plays White and begins. Then the two sides take turns.</source>
        <translation>Whoever sits on the first seat plays White and begins. Then the two sides take turns.</translation>
    </message>
    <message id="nine_mens_morris.white-begins@random">
        <source>Lots are drawn to see who plays White. White begins, then the two sides take turns.</source>
        <translation>Lots are drawn to see who plays White. White begins, then the two sides take turns.</translation>
    </message>
    <message id="nine_mens_morris.mill">
        <source>Three men of one colour on the three points of one row form a mill.</source>
        <translation>Three men of one colour on the three points of one row form a mill.</translation>
    </message>
    <message id="nine_mens_morris.mill-by-this-man">
        <source>Only a mill closed by the man just placed or moved counts. Mills that were there before earn nothing.</source>
        <translation>Only a mill closed by the man just placed or moved counts. Mills that were there before earn nothing.</translation>
    </message>
    <message id="nine_mens_morris.remove-one">
        <source>Whoever closes a mill must remove one of the other side’s men from the board. That ends the turn.</source>
        <translation>Whoever closes a mill must remove one of the other side’s men from the board. That ends the turn.</translation>
    </message>
    <message id="nine_mens_morris.remove-one@each">
        <source>Whoever closes a mill must remove one of the other side’s men from the board before the turn ends.</source>
        <translation>Whoever closes a mill must remove one of the other side’s men from the board before the turn ends.</translation>
    </message>
    <message id="nine_mens_morris.double-mill-one-man">
        <source>A man that closes two or three mills at once still removes only one man.</source>
        <translation>A man that closes two or three mills at once still removes only one man.</translation>
    </message>
    <message id="nine_mens_morris.double-mill-one-man@each">
        <source>A man that closes two or three mills at once removes one man for each of them.</source>
        <translation>A man that closes two or three mills at once removes one man for each of them.</translation>
    </message>
    <message id="nine_mens_morris.mill-protected">
        <source>A man that stands in a mill cannot be removed.</source>
        <translation>A man that stands in a mill cannot be removed.</translation>
    </message>
    <message id="nine_mens_morris.all-in-mills">
        <source>If all the other side’s men on the board stand in mills, any of them may be removed.</source>
        <translation>If all the other side’s men on the board stand in mills, any of them may be removed.</translation>
    </message>
    <message id="nine_mens_morris.remove-opponent">
        <source>Only a man of the other side that is on the board can be removed, never one in hand.</source>
        <translation>Only a man of the other side that is on the board can be removed, never one in hand.</translation>
    </message>
    <message id="nine_mens_morris.removed-for-good">
        <source>A removed man never comes back.</source>
        <translation>A removed man never comes back.</translation>
    </message>
    <message id="nine_mens_morris.mill-again">
        <source>A mill may be opened and closed again as often as its owner likes. Each time it is closed it counts.</source>
        <translation>A mill may be opened and closed again as often as its owner likes. Each time it is closed it counts.</translation>
    </message>
    <message id="nine_mens_morris.place-one">
        <source>First the men are placed: one man from the hand in each turn. Nobody may pass while there are men in hand.</source>
        <translation>First the men are placed: one man from the hand in each turn. Nobody may pass while there are men in hand.</translation>
    </message>
    <message id="nine_mens_morris.empty-point">
        <source>Men are placed on empty points only, and moved to empty points only.</source>
        <translation>Men are placed on empty points only, and moved to empty points only.</translation>
    </message>
    <message id="nine_mens_morris.no-move-while-placing">
        <source>While men are being placed, no man on the board moves.</source>
        <translation>While men are being placed, no man on the board moves.</translation>
    </message>
    <message id="nine_mens_morris.moving-starts">
        <source>When all 18 men have been placed, they are moved. Whoever placed first moves first.</source>
        <translation>When all 18 men have been placed, they are moved. Whoever placed first moves first.</translation>
    </message>
    <message id="nine_mens_morris.must-move">
        <source>The player whose turn it is moves exactly one of their own men. Nobody may pass.</source>
        <translation>The player whose turn it is moves exactly one of their own men. Nobody may pass.</translation>
    </message>
    <message id="nine_mens_morris.must-move@passes">
        <source>The player whose turn it is moves exactly one of their own men. Nobody who can move may pass.</source>
        <translation>The player whose turn it is moves exactly one of their own men. Nobody who can move may pass.</translation>
    </message>
    <message id="nine_mens_morris.own-man">
        <source>Players place and move only men of their own colour.</source>
        <translation>Players place and move only men of their own colour.</translation>
    </message>
    <message id="nine_mens_morris.aim@passes">
        <source>Each side closes rows of three, called mills, to remove the other side’s men until only two are left.</source>
        <translation>Each side closes rows of three, called mills, to remove the other side’s men until only two are left.</translation>
    </message>
    <message id="nine_mens_morris.one-step">
        <source>A man moves along a drawn line to a neighbouring point.</source>
        <translation>A man moves along a drawn line to a neighbouring point.</translation>
    </message>
    <message id="nine_mens_morris.no-jump">
        <source>A man does not pass over another man or over a point.</source>
        <translation>A man does not pass over another man or over a point.</translation>
    </message>
    <message id="nine_mens_morris.flying-at-three">
        <source>A player with exactly three men left and none in hand may fly: move any of them to any empty point.</source>
        <translation>A player with exactly three men left and none in hand may fly: move any of them to any empty point.</translation>
    </message>
    <message id="nine_mens_morris.flying-each">
        <source>Only the number of a player’s own men counts for flying. Both players may fly at the same time.</source>
        <translation>Only the number of a player’s own men counts for flying. Both players may fly at the same time.</translation>
    </message>
    <message id="nine_mens_morris.win-two-left">
        <source>Whoever has only two men left, on the board and in hand together, loses at once.</source>
        <translation>Whoever has only two men left, on the board and in hand together, loses at once.</translation>
    </message>
    <message id="nine_mens_morris.win-blocked">
        <source>Once all men are placed, a player who cannot move any man on their turn has lost.</source>
        <translation>Once all men are placed, a player who cannot move any man on their turn has lost.</translation>
    </message>
    <message id="nine_mens_morris.draw-repetition">
        <source>Once all men are placed, the match is drawn when the same position, with the same side to move, comes up for the third time.</source>
        <translation>Once all men are placed, the match is drawn when the same position, with the same side to move, comes up for the third time.</translation>
    </message>
    <message id="nine_mens_morris.draw-fifty">
        <source>Once all men are placed, the match is drawn after 50 moves in a row without a removal. The moves of both sides count.</source>
        <translation>Once all men are placed, the match is drawn after 50 moves in a row without a removal. The moves of both sides count.</translation>
    </message>
    <message id="nine_mens_morris.draw-fifty@hundred">
        <source>Once all men are placed, the match is drawn after 100 moves in a row without a removal. The moves of both sides count.</source>
        <translation>Once all men are placed, the match is drawn after 100 moves in a row without a removal. The moves of both sides count.</translation>
    </message>
    <message id="nine_mens_morris.draw-agreed">
        <source>A draw may be offered once in a turn, before placing or moving, and is answered at once.</source>
        <translation>A draw may be offered once in a turn, before placing or moving, and is answered at once.</translation>
    </message>
    <message id="nine_mens_morris.resign">
        <source>Players may give up in their own turn, or instead of answering an offer. The other side wins.</source>
        <translation>Players may give up in their own turn, or instead of answering an offer. The other side wins.</translation>
    </message>
    <message id="nine_mens_morris.result">
        <source>The match ends with a win or a draw. Removed men do not count. If a move wins, a draw no longer counts.</source>
        <translation>The match ends with a win or a draw. Removed men do not count. If a move wins, a draw no longer counts.</translation>
    </message>
    <message id="nine_mens_morris.flying">
        <source>Nobody flies: with three men, too, a man moves along a line to a neighbouring point.</source>
        <translation>Nobody flies: with three men, too, a man moves along a line to a neighbouring point.</translation>
    </message>
    <message id="nine_mens_morris.blocked">
        <source>Whoever cannot move passes until a man can move again. A pass does not count as a move.</source>
        <translation>Whoever cannot move passes until a man can move again. A pass does not count as a move.</translation>
    </message>
    <message id="nine_mens_morris.fewer-1">
        <source>Whoever has one man fewer places eight.</source>
        <translation>Whoever has one man fewer places eight.</translation>
    </message>
    <message id="nine_mens_morris.fewer-2">
        <source>Whoever has two men fewer places seven.</source>
        <translation>Whoever has two men fewer places seven.</translation>
    </message>
</context>
<context>
    <name>nine_mens_morris</name>
    <message>
        <source>The board</source>
        <translation>The board</translation>
    </message>
    <message>
        <source>With diagonals</source>
        <translation>With diagonals</translation>
    </message>
    <message>
        <source>Without diagonals</source>
        <translation>Without diagonals</translation>
    </message>
    <message>
        <source>Flying with three men</source>
        <translation>Flying with three men</translation>
    </message>
    <message>
        <source>Several mills at once</source>
        <translation>Several mills at once</translation>
    </message>
    <message>
        <source>Remove one man</source>
        <translation>Remove one man</translation>
    </message>
    <message>
        <source>One man for each mill</source>
        <translation>One man for each mill</translation>
    </message>
    <message>
        <source>Whoever cannot move</source>
        <translation>Whoever cannot move</translation>
    </message>
    <message>
        <source>Has lost</source>
        <translation>Has lost</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>A draw in a long match</source>
        <translation>A draw in a long match</translation>
    </message>
    <message>
        <source>50 moves without a removal</source>
        <translation>50 moves without a removal</translation>
    </message>
    <message>
        <source>100 moves without a removal</source>
        <translation>100 moves without a removal</translation>
    </message>
    <message>
        <source>Nine Men’s Morris</source>
        <translation>Nine Men’s Morris</translation>
    </message>
    <message>
        <source>Close rows of three and remove the other side’s men until only two are left.</source>
        <translation>Close rows of three and remove the other side’s men until only two are left.</translation>
    </message>
    <message>
        <source>Mill, merels</source>
        <extracomment>Other names of the game that players of this country know, for the box and for the search.</extracomment>
        <translation>Mill, merels</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>point {name}</source>
        <extracomment>A point of the board, by its name: &quot;point d6&quot;.</extracomment>
        <translation>point {name}</translation>
    </message>
    <message>
        <source>{player}: men in hand</source>
        <extracomment>Where the men lie that are still to be placed.</extracomment>
        <translation>{player}: men in hand</translation>
    </message>
    <message>
        <source>{player}: removed men</source>
        <extracomment>Where the removed men lie, beside the player who removed them.</extracomment>
        <translation>{player}: removed men</translation>
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
        <source>{player} has three men left and may fly: any man, to any empty point.</source>
        <translation>{player} has three men left and may fly: any man, to any empty point.</translation>
    </message>
    <message>
        <source>No man has been removed for too long: the match is drawn.</source>
        <translation>No man has been removed for too long: the match is drawn.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message numerus="yes">
        <source>In hand: %n</source>
        <comment>men still to be placed</comment>
        <translation>
            <numerusform>In hand: %n</numerusform>
            <numerusform>In hand: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>in the mill just closed</source>
        <extracomment>Said of a man by screen readers, after its point.</extracomment>
        <translation>in the mill just closed</translation>
    </message>
    <message>
        <source>protected by its mill</source>
        <extracomment>Said of a man by screen readers, after its point.</extracomment>
        <translation>protected by its mill</translation>
    </message>
    <message>
        <source>It is {player}’s turn to place a white man.</source>
        <translation>It is {player}’s turn to place a white man.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to place a black man.</source>
        <translation>It is {player}’s turn to place a black man.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to move a white man.</source>
        <translation>It is {player}’s turn to move a white man.</translation>
    </message>
    <message>
        <source>It is {player}’s turn to move a black man.</source>
        <translation>It is {player}’s turn to move a black man.</translation>
    </message>
    <message>
        <source>All men are placed. It is {player}’s turn to move a white man along a line.</source>
        <translation>All men are placed. It is {player}’s turn to move a white man along a line.</translation>
    </message>
    <message numerus="yes">
        <source>Mill! {player} must remove %n man/men of the other side.</source>
        <translation>
            <numerusform>Mill! {player} must remove %n man of the other side.</numerusform>
            <numerusform>Mill! {player} must remove %n men of the other side.</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} has only two men left: {player} wins.</source>
        <translation>{other} has only two men left: {player} wins.</translation>
    </message>
    <message>
        <source>{player} cannot move and must pass.</source>
        <translation>{player} cannot move and must pass.</translation>
    </message>
    <message numerus="yes">
        <source>White: %n</source>
        <comment>men that are left</comment>
        <translation>
            <numerusform>White: %n</numerusform>
            <numerusform>White: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black: %n</source>
        <comment>men that are left</comment>
        <translation>
            <numerusform>Black: %n</numerusform>
            <numerusform>Black: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>3 men: flies</source>
        <translation>3 men: flies</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men left</source>
        <translation>
            <numerusform>%n man left</numerusform>
            <numerusform>%n men left</numerusform>
        </translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Men</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>in hand</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>on the board</translation>
    </message>
    <message>
        <source>removed from the other side</source>
        <translation>removed from the other side</translation>
    </message>
    <message>
        <source>Placing</source>
        <extracomment>Beside the title: the first phase.</extracomment>
        <translation>Placing</translation>
    </message>
    <message>
        <source>Moving</source>
        <extracomment>Beside the title: the second phase.</extracomment>
        <translation>Moving</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) without a removal</source>
        <extracomment>Beside the title, once it is many.</extracomment>
        <translation>
            <numerusform>%n move without a removal</numerusform>
            <numerusform>%n moves without a removal</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Over the tray into which the man goes that is to be removed.</extracomment>
        <translation>Remove</translation>
    </message>
    <message>
        <source>three men in a row are a mill: closing it removes a man of the other side</source>
        <translation>three men in a row are a mill: closing it removes a man of the other side</translation>
    </message>
    <message>
        <source>with three men left they fly to any empty point</source>
        <translation>with three men left they fly to any empty point</translation>
    </message>
    <message>
        <source>with three men, too, they go one step along a line</source>
        <translation>with three men, too, they go one step along a line</translation>
    </message>
    <message>
        <source>Place on {there}</source>
        <translation>Place on {there}</translation>
    </message>
    <message>
        <source>Move {here}-{there}</source>
        <translation>Move {here}-{there}</translation>
    </message>
    <message>
        <source>Move the man on {here}</source>
        <translation>Move the man on {here}</translation>
    </message>
    <message>
        <source>Remove the man on {here}</source>
        <translation>Remove the man on {here}</translation>
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
        <translation>All men are placed.</translation>
    </message>
    <message>
        <source>A mill is closed.</source>
        <translation>A mill is closed.</translation>
    </message>
    <message>
        <source>{player} removes the man on {here}.</source>
        <translation>{player} removes the man on {here}.</translation>
    </message>
    <message>
        <source>{player} may fly now.</source>
        <translation>{player} may fly now.</translation>
    </message>
    <message>
        <source>This man belongs to {owner}.</source>
        <translation>This man belongs to {owner}.</translation>
    </message>
    <message>
        <source>A mill has just been closed: first one of the marked men must be removed.</source>
        <translation>A mill has just been closed: first one of the marked men must be removed.</translation>
    </message>
    <message>
        <source>This makes two in a row: a man on {point} would close the mill.</source>
        <translation>This makes two in a row: a man on {point} would close the mill.</translation>
    </message>
    <message numerus="yes">
        <source>From {point} this man can go on to %n point(s).</source>
        <translation>
            <numerusform>From {point} this man can go on to %n point.</numerusform>
            <numerusform>From {point} this man can go on to %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man does not stand on the board.</source>
        <translation>This man does not stand on the board.</translation>
    </message>
    <message>
        <source>This man stands in the mill {first}, {second}, {third}.</source>
        <translation>This man stands in the mill {first}, {second}, {third}.</translation>
    </message>
    <message>
        <source>No mill has been closed in this turn.</source>
        <translation>No mill has been closed in this turn.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men in hand must be placed first.</source>
        <translation>
            <numerusform>%n man in hand must be placed first.</numerusform>
            <numerusform>%n men in hand must be placed first.</numerusform>
        </translation>
    </message>
    <message>
        <source>This man can go to any empty point.</source>
        <translation>This man can go to any empty point.</translation>
    </message>
    <message>
        <source>That is not a point of the board.</source>
        <translation>That is not a point of the board.</translation>
    </message>
    <message>
        <source>A man already stands on {there}.</source>
        <translation>A man already stands on {there}.</translation>
    </message>
    <message>
        <source>This man has no empty point to go to.</source>
        <translation>This man has no empty point to go to.</translation>
    </message>
    <message numerus="yes">
        <source>This man can go to %n point(s).</source>
        <translation>
            <numerusform>This man can go to %n point.</numerusform>
            <numerusform>This man can go to %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>A man stands in between, on {between}.</source>
        <translation>A man stands in between, on {between}.</translation>
    </message>
    <message>
        <source>The point {between} lies in between.</source>
        <translation>The point {between} lies in between.</translation>
    </message>
    <message>
        <source>No line leads directly from {here} to {there}.</source>
        <translation>No line leads directly from {here} to {there}.</translation>
    </message>
    <message numerus="yes">
        <source>%n man/men can still move.</source>
        <translation>
            <numerusform>%n man can still move.</numerusform>
            <numerusform>%n men can still move.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>This is the only move.</translation>
    </message>
    <message>
        <source>This wins the match.</source>
        <translation>This wins the match.</translation>
    </message>
    <message>
        <source>This closes a mill.</source>
        <translation>This closes a mill.</translation>
    </message>
    <message>
        <source>This stops a mill of the other side.</source>
        <translation>This stops a mill of the other side.</translation>
    </message>
    <message>
        <source>This opens a mill that can be closed again.</source>
        <translation>This opens a mill that can be closed again.</translation>
    </message>
    <message numerus="yes">
        <source>On {point}, %n row(s) meet in which a mill can be closed.</source>
        <translation>
            <numerusform>On {point} lies %n row in which a mill can be closed.</numerusform>
            <numerusform>On {point}, %n rows meet in which a mill can be closed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the men of the other side can go to %n point(s), instead of {before}.</source>
        <translation>
            <numerusform>Then the men of the other side can go to %n point, instead of {before}.</numerusform>
            <numerusform>Then the men of the other side can go to %n points, instead of {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this the other side cannot close a mill at once.</source>
        <translation>After this the other side cannot close a mill at once.</translation>
    </message>
    <message>
        <source>Whatever is moved, the other side can close a mill.</source>
        <translation>Whatever is moved, the other side can close a mill.</translation>
    </message>
    <message>
        <source>This man goes to {point}, though the other side can close a mill.</source>
        <translation>This man goes to {point}, though the other side can close a mill.</translation>
    </message>
    <message>
        <source>This man could soon close a mill.</source>
        <translation>This man could soon close a mill.</translation>
    </message>
    <message>
        <source>This man stood in the way of a mill.</source>
        <translation>This man stood in the way of a mill.</translation>
    </message>
    <message>
        <source>This man had another one beside it, in a row that is still open.</source>
        <translation>This man had another one beside it, in a row that is still open.</translation>
    </message>
    <message numerus="yes">
        <source>This man could have gone on to %n point(s).</source>
        <translation>
            <numerusform>This man could have gone on to %n point.</numerusform>
            <numerusform>This man could have gone on to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then the other side has %n man/men left.</source>
        <comment>on the board and in hand</comment>
        <translation>
            <numerusform>Then the other side has %n man left.</numerusform>
            <numerusform>Then the other side has %n men left.</numerusform>
        </translation>
    </message>
    <message>
        <source>No man can move.</source>
        <translation>No man can move.</translation>
    </message>
    <message numerus="yes">
        <source>{player} closed mills most often: %n time(s).</source>
        <translation>
            <numerusform>{player} closed mills most often: %n time.</numerusform>
            <numerusform>{player} closed mills most often: %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} closed the first mill.</source>
        <translation>{player} closed the first mill.</translation>
    </message>
    <message>
        <source>Mill!</source>
        <comment>a mill has just been closed</comment>
        <translation>Mill!</translation>
    </message>
    <message>
        <source>Closing a mill</source>
        <translation>Closing a mill</translation>
    </message>
    <message>
        <source>The third man stands in a row with two others: a mill. A man of the other side is taken off the board at once.</source>
        <translation>The third man stands in a row with two others: a mill. A man of the other side is taken off the board at once.</translation>
    </message>
    <message>
        <source>Opening and closing a mill</source>
        <translation>Opening and closing a mill</translation>
    </message>
    <message>
        <source>White moves a man out of the mill and, in the next turn, back in again. The mill is closed anew, and another black man has to go.</source>
        <translation>White moves a man out of the mill and, in the next turn, back in again. The mill is closed anew, and another black man has to go.</translation>
    </message>
    <message>
        <source>White has just three men left, so a man may go to any empty point, across the whole board, and here it closes a mill.</source>
        <translation>White has just three men left, so a man may go to any empty point, across the whole board, and here it closes a mill.</translation>
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
</context>
</TS>
