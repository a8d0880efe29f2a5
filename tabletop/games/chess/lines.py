"""Where pieces can go on an empty board, and what makes positions the same: tables for the computer player."""

from __future__ import annotations

import chess

from tabletop.games.chess.values import BLACK

Squares = tuple[int, ...]

_WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1))
"""The straight ways, then the diagonal ones, as steps of file and rank."""
DIAGONAL = 4
"""From this way on they are diagonal."""


def _step(square: int, file: int, rank: int) -> int:
    """The square so many files and ranks away; -1 off the board."""
    file, rank = (square & 7) + file, (square >> 3) + rank
    return rank * 8 + file if 0 <= file < 8 and 0 <= rank < 8 else -1


def _ray(square: int, way: tuple[int, int]) -> Squares:
    found = []
    while (square := _step(square, *way)) >= 0:
        found.append(square)
    return tuple(found)


def _near(square: int, steps: tuple[tuple[int, int], ...]) -> Squares:
    return tuple(there for step in steps if (there := _step(square, *step)) >= 0)


_JUMPS = tuple((a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b))

RAYS = tuple(tuple(_ray(square, way) for way in _WAYS) for square in range(64))
"""By square and way: the squares that follow, nearest first."""
STEPS: dict[int, tuple[Squares, ...]] = {
    chess.KNIGHT: tuple(_near(square, _JUMPS) for square in range(64)),
    chess.KING: tuple(_near(square, _WAYS) for square in range(64)),
}
"""Where the pieces that do not slide can go, by kind and square."""
SLIDES = {
    kind: tuple(tuple(ray for ray in RAYS[square][first:last] if ray) for square in range(64))
    for kind, first, last in ((chess.ROOK, 0, 4), (chess.BISHOP, 4, 8), (chess.QUEEN, 0, 8))
}
"""The ways of the pieces that slide, by kind and square."""
HITS = (
    tuple(_near(square, ((-1, 1), (1, 1))) for square in range(64)),
    tuple(_near(square, ((-1, -1), (1, -1))) for square in range(64)),
)
"""Which squares a pawn of White (0) and of Black (1) attacks."""


def _line(here: int, there: int) -> int:
    return next((way for way, ray in enumerate(RAYS[here]) if there in ray), -1)


LINE = tuple(tuple(_line(here, there) for there in range(64)) for here in range(64))
"""The way from one square to another, -1 if there is none."""
SLIDERS = tuple(
    tuple((kind | colour, chess.QUEEN | colour) for kind in 4 * (chess.ROOK,) + 4 * (chess.BISHOP,))
    for colour in (0, BLACK)
)
"""Which pieces of White (0) and of Black (1) slide along each way."""


def _mixed(number: int) -> int:
    """A number of 60 bits that has nothing to do with its neighbours (the finalizer of splitmix64)."""
    number = (number + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
    number = (number ^ number >> 27) * 0x94D049BB133111EB & (1 << 64) - 1
    return (number ^ number >> 31) >> 4


KEYS = tuple(tuple(_mixed(piece << 6 | square) for square in range(64)) for piece in range(16))
"""By piece and square: the key of a position is these of all its pieces, and the following, by exclusive or."""
TURN_KEY = _mixed(1 << 11)
"""Black is to move."""
PASSED_KEYS = tuple(_mixed(1 << 12 | file) for file in range(8))
"""A pawn on this file can be captured in passing."""
RIGHTS_KEYS = tuple(_mixed(1 << 13 | rights) for rights in range(16))
"""Who may still castle."""
RIGHT_OF = {chess.H1: 1, chess.A1: 2, chess.H8: 4, chess.A8: 8}
"""The right to castle, by the rook."""
KEPT = tuple(15 & ~(RIGHT_OF.get(square, 0) | {chess.E1: 3, chess.E8: 12}.get(square, 0)) for square in range(64))
"""The rights that are left when a square was left or captured on."""
CASTLES = (
    ((1, 6, 7, 5, (5, 6), (4, 5, 6)), (2, 2, 0, 3, (1, 2, 3), (4, 3, 2))),
    ((4, 62, 63, 61, (61, 62), (60, 61, 62)), (8, 58, 56, 59, (57, 58, 59), (60, 59, 58))),
)
"""For White and Black: right, where the king goes, the rook's squares, which must be empty, which not attacked."""
ROOK_WAY = {there: (rook, crossed) for side in CASTLES for _, there, rook, crossed, _, _ in side}
"""From where to where the rook goes, by where the king goes."""
