"""The board in numbers: 24 points as bits of a whole number, their lines and rows, with and without the diagonals.

The points are numbered 1 to 24, row by row from the upper left corner; their names are column a to g and row 1 to 7
from below, as White sees them.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.model import Place

POINTS = 24
BOARD_ZONE = "board"
HANDS = ("hand-0", "hand-1")
"""The zones of the men that each seat has still to place."""
TRAYS = ("removed-0", "removed-1")
"""The zones of the men that each seat has removed."""
ALL = (1 << POINTS) - 1

NAMES = (
    *("a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4"),
    *("e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1"),
)
"""The name of each slot of the board; the slot of a point is its number less one."""
PLACES = tuple(Place(BOARD_ZONE, slot) for slot in range(POINTS))

_STRAIGHT = (
    *((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12), (13, 14, 15), (16, 17, 18), (19, 20, 21), (22, 23, 24)),
    *((1, 10, 22), (4, 11, 19), (7, 12, 16), (2, 5, 8), (17, 20, 23), (9, 13, 18), (6, 14, 21), (3, 15, 24)),
)
_DIAGONAL = ((1, 4, 7), (3, 6, 9), (16, 19, 22), (18, 21, 24))


class Board(NamedTuple):
    """One of the two boards. `rows`: its rows of three as (first, middle, last) slots; `near[slot]`: the neighbours as
    bits; `pairs[slot]`: for each row through a slot the bits of the two other points; `mills`: the bits of each row;
    `between`: the slot between two slots that lie on a drawn line with another point in the middle."""

    rows: tuple[tuple[int, int, int], ...]
    near: tuple[int, ...]
    pairs: tuple[tuple[int, ...], ...]
    mills: tuple[int, ...]
    between: dict[tuple[int, int], int]


def bit(number: int) -> int:
    """The bit of a point by its number, 1 to 24."""
    return 1 << (number - 1)


def slots(bits: int) -> list[int]:
    """The slots of a set of points, in order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def _board(numbers: tuple[tuple[int, int, int], ...]) -> Board:
    """The board with these rows: the middle of a row is linked to its ends, and all links lie in rows."""
    rows = tuple((first - 1, middle - 1, last - 1) for first, middle, last in numbers)
    near, pairs = [0] * POINTS, [[] for _ in range(POINTS)]  # type: tuple[list[int], list[list[int]]]
    between = {}
    for row in rows:
        first, middle, last = row
        near[first] |= 1 << middle
        near[last] |= 1 << middle
        near[middle] |= 1 << first | 1 << last
        between[first, last] = between[last, first] = middle
        for slot in row:
            pairs[slot].append(sum(1 << other for other in row if other != slot))
    mills = tuple(sum(1 << slot for slot in row) for row in rows)
    return Board(rows, tuple(near), tuple(map(tuple, pairs)), mills, between)


CLASSIC = _board(_STRAIGHT)
WITH_DIAGONALS = _board(_STRAIGHT + _DIAGONAL)
BOARDS = {"classic": CLASSIC, "diagonals": WITH_DIAGONALS}
"""By the value of the house rule."""


def slot_at(place: Place | None) -> int:
    """The slot of a point; -1 for every other place."""
    if place is None or place.zone != BOARD_ZONE or not 0 <= place.slot < POINTS:
        return -1
    return place.slot


def in_mills(board: Board, men: int) -> int:
    """Those of the men of one side that are part of a mill."""
    found = 0
    for mill in board.mills:
        if men & mill == mill:
            found |= mill
    return found


def mills_at(board: Board, men: int, slot: int) -> int:
    """How many mills a man of these on this slot is part of."""
    return sum(men & pair == pair for pair in board.pairs[slot])


def mills_of(board: Board, men: int, slot: int) -> int:
    """The points of the mills that a man of these on this slot is part of."""
    found = 0
    for pair in board.pairs[slot]:
        if men & pair == pair:
            found |= pair | 1 << slot
    return found


def removable(board: Board, men: int) -> int:
    """The men of one side that the other may remove: those in no mill, or all of them if every man is in one."""
    return men & ~in_mills(board, men) or men


def reach(near: tuple[int, ...], men: int, empty: int) -> int:
    """The empty points next to any of these men."""
    found = 0
    while men:
        low = men & -men
        found |= near[low.bit_length() - 1]
        men ^= low
    return found & empty
