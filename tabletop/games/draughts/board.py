"""The board of 50 dark squares as bits of a whole number, and as places of the table.

The squares are numbered 1 to 50, row by row from the upper left corner as White sees them. In the bit board an unused
bit follows every second row, so that the four diagonal steps are shifts by 5 and 6 bits everywhere.
"""

from __future__ import annotations

from tabletop.core.model import Place

SIZE = 10
SQUARES = 50
BITS = 54
BOARD_ZONE = "board"

BIT = (0, *(1 << (number - 1 + (number - 1) // SIZE) for number in range(1, SQUARES + 1)))
"""The bit of each square, by its number."""
BOARD = sum(BIT)
NUMBER = {bit: number for number, bit in enumerate(BIT) if number}
"""The number of a square, by its bit."""

WHITE_LAST = sum(BIT[1:6])
BLACK_LAST = sum(BIT[46:51])
"""The rows on which the men of either colour become kings."""

WHITE_START = sum(BIT[31:51])
BLACK_START = sum(BIT[1:21])


def row_of(number: int) -> int:
    """The row of a square, 0 at the top."""
    return (number - 1) // 5


def column_of(number: int) -> int:
    """The column of a square, 0 on the left."""
    return 2 * ((number - 1) % 5) + 1 - row_of(number) % 2


SLOT = (0, *(row_of(number) * SIZE + column_of(number) for number in range(1, SQUARES + 1)))
"""The slot of each square in the zone of the board, whose 100 slots are the squares of both colours, row by row."""
NUMBER_AT = {slot: number for number, slot in enumerate(SLOT) if number}
"""The number of the dark square in a slot; light squares have none."""
PLACES = tuple(Place(BOARD_ZONE, slot) for slot in range(SIZE * SIZE))
PLACE_OF = {BIT[number]: PLACES[SLOT[number]] for number in range(1, SQUARES + 1)}
"""The place of a square, by its bit."""


def bit_at(place: Place | None) -> int:
    """The bit of the dark square at a place; 0 for a light square and for whatever lies off the board."""
    return BIT[NUMBER_AT.get(place.slot, 0)] if place is not None and place.zone == BOARD_ZONE else 0


def squares(bits: int) -> list[int]:
    """The single bits of a set, from square 1 on."""
    found = []
    while bits:
        bit = bits & -bits
        found.append(bit)
        bits ^= bit
    return found


def _rays(bit: int) -> tuple[tuple[int, ...], ...]:
    """The squares in each of the four directions, nearest first: down to the right, down to the left, up to the right,
    up to the left."""
    found = []
    for step in (6, 5, -5, -6):
        ray, at = [], bit
        while (at := at << step if step > 0 else at >> -step) & BOARD:
            ray.append(at)
        found.append(tuple(ray))
    return tuple(found)


RAYS = {bit: _rays(bit) for bit in BIT[1:]}
JUMPS = {bit: tuple((ray[0], ray[1]) for ray in rays if len(ray) > 1) for bit, rays in RAYS.items()}
"""For each square: the neighbours that a man may capture, each with the square behind it."""
AHEAD = (
    {bit: tuple(ray[0] for ray in rays[:2] if ray) for bit, rays in RAYS.items()},
    {bit: tuple(ray[0] for ray in rays[2:] if ray) for bit, rays in RAYS.items()},
)
"""The squares diagonally in front of a square for a man of Black (0) and of White (1)."""


def between(start: int, end: int) -> tuple[int, ...] | None:
    """The squares strictly between two squares of a diagonal; None if they lie on none."""
    for ray in RAYS[start]:
        if end in ray:
            return ray[: ray.index(end)]
    return None
