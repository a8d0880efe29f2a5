"""What pieces are worth to the computer player, in hundredths of a pawn, on which square, early and late in a match.

A worth is a pair in one number, so that both are added at once: `packed(early, late)`. What a square is worth depends
on where the two kings are: each to one side of the board.
"""

from __future__ import annotations

import chess

from tabletop.games.chess.weights import EARLY, LATE

WORTH = {
    0: 0,
    chess.PAWN: 100,
    chess.KNIGHT: 320,
    chess.BISHOP: 330,
    chess.ROOK: 500,
    chess.QUEEN: 900,
    chess.KING: 0,
}
"""What pieces are worth as one says."""

FULL = 24
"""The phase of a match in which all pieces are on the board; 0 when only kings and pawns are."""
PHASE = (0, 0, 1, 1, 2, 4, 0)
"""What each kind of piece adds to it."""

BLACK = 8
"""Added to the kind of a piece: it is Black's."""

_HALF = 1 << 15


def packed(early: int, late: int) -> int:
    """Two numbers in one."""
    return (late << 16) + early


def blended(pair: int, phase: int) -> int:
    """What a pair is worth in a phase."""
    early = (pair + _HALF & 0xFFFF) - _HALF
    late = pair + _HALF >> 16
    return int((early * phase + late * (FULL - phase)) / FULL)


def sides(white: int, black: int) -> int:
    """To which side of the board the kings of White and of Black stand: a number below 4."""
    return (white & 4) >> 1 | (black & 4) >> 2


def place(piece: int, square: int, where: int) -> int:
    """The number of a place in the tables, where the kings stand so: kings to the same side or not, kind, square. The
    board is turned until the piece is White's, and its king to the right."""
    kind, black = (piece & 7) - 1, piece & BLACK
    right = where & 1 if black else where >> 1
    opposite = (where ^ where >> 1) & 1
    return (opposite * 6 + kind) * 64 + (square ^ (56 if black else 0) ^ (0 if right else 7))


def _pairs(piece: int, where: int) -> tuple[int, ...]:
    """What a piece is worth to White on each square."""
    if not 0 < piece & 7 < 7:
        return (0,) * 64
    sign = -1 if piece & BLACK else 1
    places = [place(piece, square, where) for square in range(64)]
    return tuple(sign * packed(EARLY[at], LATE[at]) for at in places)


PAIRS = tuple(tuple(_pairs(piece, where) for piece in range(16)) for where in range(4))
"""By where the kings stand, piece (its kind, with BLACK added) and square: what is good for Black is negative."""
