"""The rules of Nine Men's Morris in sentences, in the order in which they are learned."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.nine_mens_morris import INFO

RULES = rulebook(
    INFO,
    """
# aim
aim [blocked: loses]
    Each side closes rows of three, called mills, to remove the other side’s men until only two are left or none can
    move.
aim/passes [blocked: passes]
    Each side closes rows of three, called mills, to remove the other side’s men until only two are left.
# setup
points-and-lines [board: diagonals]
    The men stand on the 24 points of three squares. Lines join the middles of the sides, and the corners too.
points-and-lines/classic [board: classic]
    The men stand on the 24 points of three squares. Lines join the middles of the sides, but not the corners.
nine-men
    Each side has nine men in hand. The board is empty.
white-begins [first-player: first-seat]
    Whoever sits on the first seat plays White and begins. Then the two sides take turns.
white-begins/random [first-player: random]
    Lots are drawn to see who plays White. White begins, then the two sides take turns.
# play
place-one
    First the men are placed: one man from the hand in each turn. Nobody may pass while there are men in hand.
empty-point
    Men are placed on empty points only, and moved to empty points only.
own-man
    Players place and move only men of their own colour.
no-move-while-placing
    While men are being placed, no man on the board moves.
mill
    Three men of one colour on the three points of one row form a mill.
mill-by-this-man
    Only a mill closed by the man just placed or moved counts. Mills that were there before earn nothing.
remove-one [double-mill: one]
    Whoever closes a mill must remove one of the other side’s men from the board. That ends the turn.
remove-one/each [double-mill: two]
    Whoever closes a mill must remove one of the other side’s men from the board before the turn ends.
remove-opponent
    Only a man of the other side that is on the board can be removed, never one in hand.
mill-protected
    A man that stands in a mill cannot be removed.
all-in-mills
    If all the other side’s men on the board stand in mills, any of them may be removed.
double-mill-one-man [double-mill: one]
    A man that closes two or three mills at once still removes only one man.
double-mill-one-man/each [double-mill: two]
    A man that closes two or three mills at once removes one man for each of them.
removed-for-good
    A removed man never comes back.
moving-starts
    When all 18 men have been placed, they are moved. Whoever placed first moves first.
must-move [blocked: loses]
    The player whose turn it is moves exactly one of their own men. Nobody may pass.
must-move/passes [blocked: passes]
    The player whose turn it is moves exactly one of their own men. Nobody who can move may pass.
one-step
    A man moves along a drawn line to a neighbouring point.
no-jump
    A man does not pass over another man or over a point.
mill-again
    A mill may be opened and closed again as often as its owner likes. Each time it is closed it counts.
flying-at-three [flying: on]
    A player with exactly three men left and none in hand may fly: move any of them to any empty point.
flying-each [flying: on]
    Only the number of a player’s own men counts for flying. Both players may fly at the same time.
# end
win-two-left
    Whoever has only two men left, on the board and in hand together, loses at once.
win-blocked [blocked: loses]
    Once all men are placed, a player who cannot move any man on their turn has lost.
draw-repetition
    Once all men are placed, the match is drawn when the same position, with the same side to move, comes up for the
    third time.
draw-fifty [draw-moves: 50]
    Once all men are placed, the match is drawn after 50 moves in a row without a removal. The moves of both sides
    count.
draw-fifty/hundred [draw-moves: 100]
    Once all men are placed, the match is drawn after 100 moves in a row without a removal. The moves of both sides
    count.
draw-agreed
    A draw may be offered once in a turn, before placing or moving, and is answered at once.
resign
    Players may give up in their own turn, or instead of answering an offer. The other side wins.
result
    The match ends with a win or a draw. Removed men do not count. If a move wins, a draw no longer counts.
# house
flying [flying: off]
    Nobody flies: with three men, too, a man moves along a line to a neighbouring point.
blocked [blocked: passes]
    Whoever cannot move passes until a man can move again. A pass does not count as a move.
fewer-1 [fewer-1: on]
    Whoever has one man fewer places eight.
fewer-2 [fewer-2: on]
    Whoever has two men fewer places seven.
""",
)
