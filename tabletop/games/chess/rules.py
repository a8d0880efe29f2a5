"""The rules of chess in sentences, in the order in which they are learned."""

from __future__ import annotations

from tabletop.core.chapters import rulebook
from tabletop.games.chess import INFO

RULES = rulebook(
    INFO,
    """
# aim
aim
    Each player tries to checkmate the other king: to attack it so that it cannot escape.
# setup
board
    The board is placed so that each player has a light square in the near corner on the right.
start-position [handicap: none]
    Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. Each queen stands on a square of
    its own colour.
start-position/handicap [handicap: knight | rook | queen]
    Rook, knight, bishop, queen, king, bishop, knight, rook stand behind the pawns. White has one piece fewer. A queen
    stands on a square of its own colour.
lots-for-white [first-player: lots]
    Lots are drawn to see who plays White.
lots-for-white/first-seat [first-player: first-seat]
    Whoever sits on the first seat plays White.
white-begins
    White makes the first move, then the players take turns.
# play
must-move
    The player whose turn it is makes exactly one move. Nobody may pass.
own-piece
    Players move only their own pieces, and never onto a square where another of their own pieces stands.
capture
    A piece that lands on a piece of the other side captures it, and that piece is out. Nobody has to capture.
rook-moves
    The rook moves as far as it likes, straight ahead, back or sideways.
bishop-moves
    The bishop moves diagonally, as far as it likes.
queen-moves
    The queen moves as far as it likes, straight or diagonally.
king-moves
    The king moves one square in any direction.
knight-moves
    The knight goes two squares straight and one to the side, over other pieces too.
no-jumping
    Only the knight passes over other pieces.
pawn-forward
    A pawn moves one square straight ahead to an empty square, never back.
pawn-double
    From its first square, a pawn may go two squares ahead if both are empty.
pawn-captures
    A pawn goes diagonally only to capture, and only one square ahead.
promotion
    A pawn that reaches the last rank becomes a queen, rook, bishop or knight, even if there is one already.
promotion-choice
    The piece must be chosen: the pawn cannot stay a pawn or become a king.
check
    A king that is attacked is in check. The game announces it.
king-in-check
    No move may leave its own king in check.
castling
    Castling is one move: the king goes two squares towards a rook, and the rook lands beside it, on the square just
    crossed.
castling-unmoved
    Only a king and a rook that have never moved may castle.
castling-empty
    Castling needs empty squares all the way between king and rook.
castling-from-check
    A king in check may not castle.
castling-through-check
    The king may not castle across or onto an attacked square. The rook may be attacked.
en-passant
    If a pawn’s double step ends beside a pawn of the other side, that pawn may capture it: it goes diagonally to the
    square that was passed over.
    ~ The capture is called en passant.
en-passant-at-once
    Capturing en passant is possible only on the very next move.
# end
checkmate
    Whoever is in check and has no legal move is checkmated and loses.
stalemate
    A player who is not in check but has no legal move on their turn is stalemated: the match is drawn.
draw-repetition [draw-claims: automatic]
    The match is drawn when the same position, with the same player to move, comes up for the third time.
draw-repetition/claim [draw-claims: on-claim]
    A draw can be claimed when the same position has come up for the third time. The fifth time ends the match.
draw-material
    The match is drawn when too few pieces are left for anybody to give checkmate.
draw-fifty [draw-claims: automatic]
    The match is drawn when each player has made 50 moves in a row without a capture or a pawn move.
draw-fifty/claim [draw-claims: on-claim]
    A draw can be claimed after 50 moves by each player without a capture or a pawn move. After 75, the match ends.
draw-agreed
    Once in each turn, before moving, a player may offer a draw. The other player accepts or declines at once.
resign
    Players may give up in their own turn, or instead of answering an offer. The other side wins.
result
    A match is won, lost or drawn. There are no points.
# house
handicap/knight [handicap: knight]
    White begins without the knight on b1.
handicap/rook [handicap: rook]
    White begins without the rook on a1, and can castle only on the other side.
handicap/queen [handicap: queen]
    White begins without the queen.
draw-claims [draw-claims: on-claim]
    A draw by repetition or in a long match is claimed by the player whose turn it is, before moving.
no-pawn [no-pawn: on]
    Whoever plays without a pawn begins without the one in front of their king’s bishop, on the f-file.
no-knight [no-knight: on]
    Whoever plays without a knight begins without the one on the b-file.
no-rook [no-rook: on]
    Whoever plays without a rook begins without the one on the a-file, and can castle only on the other side.
no-queen [no-queen: on]
    Whoever plays without a queen begins with all their other pieces.
""",
)
