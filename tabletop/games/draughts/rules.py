"""The rules of draughts in sentences, in the order in which they are learned."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.draughts import INFO

RULES = rulebook(
    INFO,
    """
# aim
aim
    Each side tries to capture all the other side’s pieces, or to leave the other side without a move.
family [capture-duty: enforced; majority: on]
    The board has 100 squares. Men also capture backwards, kings go any distance, and the capture that takes the most
    pieces must be played.
    ~ Says how this game differs from others that are played under the same name, on 64 squares.
family/house [capture-duty: enforced; majority: off]
    The board has 100 squares. Men also capture backwards, and kings go any distance.
family/huff [capture-duty: huff]
    The board has 100 squares. Men also capture backwards, kings go any distance, and a missed capture can cost the
    piece.
# setup
board
    The pieces stand and move only on the 50 dark squares, at most one on each.
start-position
    Each side begins with 20 men on the four rows nearest to it. The two rows in the middle are empty.
lots-for-white [first-player: lots]
    Lots are drawn to see who plays White.
lots-for-white/first-seat [first-player: first-seat]
    Whoever sits on the first seat plays White.
white-begins
    White makes the first move, then the two sides take turns.
# play
must-move
    The player whose turn it is makes exactly one move. Nobody may pass.
own-piece
    Players move only pieces of their own colour.
man-forward
    A man moves one square diagonally forward, towards the other side.
empty-square
    A piece can stop only on an empty dark square.
man-captures
    A man captures diagonally, forwards or backwards: it jumps over the next piece to the empty square behind it.
one-piece-per-jump
    One jump takes one piece. Two pieces directly behind each other cannot be jumped.
no-jump-own
    Pieces of the same side are never jumped.
chain
    If the same piece can capture again from where it has landed, it goes on in the same turn.
finish-chain
    A capture must be finished: the piece goes on as long as it can take another piece.
jump-once
    A piece that has been jumped stays until the end of the capture. It bars the way and is never jumped twice.
remove-after
    Captured pieces leave the board together when the capture is finished, and never come back.
capture-compulsory [capture-duty: enforced]
    Whoever can capture must capture. Other moves have to wait.
capture-compulsory/huff [capture-duty: huff]
    Whoever can capture ought to capture. If they do not, a piece may be huffed.
most-pieces [capture-duty: enforced; majority: on]
    If there are several ways to capture, the one that takes the most pieces must be played.
most-pieces/huff [capture-duty: huff; majority: on]
    If there are several ways to capture, the one that takes the most pieces ought to be played.
king-counts-one [majority: on]
    A king counts as just one piece here, and kings need not capture before men.
free-choice [majority: on]
    If several captures take the most pieces, the player chooses the piece, the way and the landing square.
free-choice/any [majority: off]
    If several captures are possible, the player chooses the piece, the way and the landing square.
promotion
    A man whose move ends on the last row of the other side becomes a king.
promotion-at-rest
    A man that only passes over the last row during a capture and ends elsewhere remains a man.
king-next-turn
    Becoming a king ends the move. The new king moves as a king from its side’s next turn.
king-moves
    A king moves along a diagonal, as far as it likes, forwards or backwards.
king-path
    All squares that a king crosses must be empty, apart from the pieces that it captures.
king-captures
    A king captures from any distance along a free diagonal. It lands on any empty square behind the piece.
huff-free-move [capture-duty: huff]
    Any move may be made, with or without a capture. A capture, once begun, goes on as long as it can.
huff-offence [capture-duty: huff; majority: on]
    It is an offence to take fewer pieces than the most that could be taken.
huff-offence/any [capture-duty: huff; majority: off]
    It is an offence to capture nothing when something could be captured.
huff-take [capture-duty: huff; majority: on]
    After an offence, before moving, the other side may remove one of the pieces that could have made the largest
    capture.
huff-take/any [capture-duty: huff; majority: off]
    After an offence, before moving, the other side may remove one piece that could have captured.
huff-then-move [capture-duty: huff]
    Huffing is not a turn: a normal move follows. Like a capture, it starts the count of moves towards a draw again.
# end
win-all-captured
    Whoever has lost their last piece has lost the match.
win-blocked
    A player who has no legal move on their turn has lost.
draw-repetition
    The match is drawn when the same position, with the same side to move, comes up for the third time.
draw-twenty [draw-rule: rulebook]
    The match is drawn when each side has made 20 moves in a row without a capture.
draw-twenty/tournament [draw-rule: international]
    The match is drawn when each side has made 25 moves in a row with kings alone and without a capture.
draw-agreed
    A draw may be offered once in a turn, before moving, and is answered at once. Players may also give up.
result
    The match ends with a win or a draw. There are no points.
# house
capture-duty [capture-duty: huff]
    A missed capture is not refused: the other side may huff a piece that should have captured.
majority [capture-duty: enforced; majority: off]
    Any complete capture may be chosen, even if another one takes more pieces.
majority/huff [capture-duty: huff; majority: off]
    Any complete capture may be chosen. Only a move without a capture can be an offence.
draw-rule [draw-rule: international]
    A lone king draws after 16 moves each against three pieces that include a king, and after 5 against only one or two.
fewer-1 [fewer-1: on]
    Whoever has one man fewer begins without one in the middle of their first row.
fewer-2 [fewer-2: on]
    Whoever has two men fewer begins without two in the middle of their first row.
fewer-3 [fewer-3: on]
    Whoever has three men fewer begins without the three in the middle of their first row.
""",
)
