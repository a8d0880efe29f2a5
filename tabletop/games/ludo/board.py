"""The board in numbers: a cross of 15 x 15 cells with a loop of 56 squares, stairs of six steps and a star.

How far a piece has come is one number, its *progress*: STABLE, 0 on the start square of its colour, 55 on the foot of
its stairs, 56 to 61 on the steps, OUT on the star. Colours are numbered clockwise: red, blue, yellow, green.
"""

from __future__ import annotations

from tabletop.core.model import Place
from tabletop.kit.tracks import Track

COLOURS = ("red", "blue", "yellow", "green")
LOOP = 56
STEPS = 6
APART = LOOP // len(COLOURS)
"""How many squares lie between the start squares of neighbouring colours."""

STABLE = -1
FOOT = LOOP - 1
TOP_STEP = FOOT + STEPS
OUT = TOP_STEP + 1

Cell = tuple[int, int]
"""Column and row; (0, 0) is the upper left corner."""

CENTRE: Cell = (7, 7)
_WALK = ((0, 1, 6), (1, 0, 6), (0, 1, 2), (-1, 0, 6), (0, 1, 6), (-1, 0, 2))
"""Half of the way round, from red's start square: columns and rows a step, number of steps."""


def _turned(cell: Cell, quarters: int) -> Cell:
    """The cell after quarter turns of the board, clockwise."""
    column, row = cell
    for _ in range(quarters):
        column, row = 2 * CENTRE[0] - row, column
    return column, row


def _loop_cells() -> tuple[Cell, ...]:
    cells = [(8, 0)]
    for across, down, steps in _WALK:
        for _ in range(steps):
            column, row = cells[-1]
            cells.append((column + across, row + down))
    half = cells[:-1]
    return (*half, *(_turned(cell, 2) for cell in half))


LOOP_CELLS = _loop_cells()
"""The cell of each square of the loop, clockwise; number 0 is red's start square."""

STEP_CELLS = tuple(tuple(_turned((7, 1 + step), colour) for step in range(STEPS)) for colour in range(len(COLOURS)))
"""The cells of the steps 1 to 6 of each colour."""

DIE = "die"
"""The token of the one die."""

STAR = Place("star")
LOOP_PLACES = tuple(Place("loop", square) for square in range(LOOP))


def square_of(colour: int, progress: int) -> int:
    """The square of the loop on which a piece of this colour stands after `progress` squares."""
    return (colour * APART + progress) % LOOP


STAIRS = {Place(f"stairs-{name}", step): colour for colour, name in enumerate(COLOURS) for step in range(STEPS)}
"""The colour whose stairs a place belongs to."""


def stable_place(colour: int, pit: int) -> Place:
    """The place of a piece in the stable; every piece has its own pit."""
    return Place(f"stable-{COLOURS[colour]}", pit)


def _way(colour: int) -> Track:
    loop = (LOOP_PLACES[square_of(colour, progress)] for progress in range(LOOP))
    steps = (place for place, owner in STAIRS.items() if owner == colour)
    return Track((*loop, *steps, STAR))


WAYS = tuple(_way(colour) for colour in range(len(COLOURS)))
"""The whole way of each colour; the numbers are the progress: 56 squares, six steps, the star."""
