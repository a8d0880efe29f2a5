"""The board in numbers: a hundred squares, the ladders and snakes between them, and where all of it is drawn."""

from __future__ import annotations

from math import hypot, pi, sin

from tabletop.core.model import Place
from tabletop.core.table import Point
from tabletop.kit.tracks import Track

START = 0
GOAL = 100
LADDERS = {3: 22, 20: 60, 27: 47, 39: 62, 45: 54, 53: 69, 61: 82, 75: 89}
"""From the foot of each ladder to its top."""
SNAKES = {17: 5, 24: 14, 33: 13, 48: 32, 58: 23, 70: 50, 84: 56, 96: 86}
"""From the upper end of each snake to its lower end."""
JUMPS = {**LADDERS, **SNAKES}

DIE = "die"
"""The token of the die."""

TRACK = Track((Place("start"), *(Place("way", square) for square in range(GOAL))))
"""The places by their numbers. At the start every seat has a slot of its own; the track names the first."""

SIDE, MARGIN = 39.0, 25.0
"""How wide a square is, and the frame round all of them, in the drawing, which is 440 wide."""
_ROW = 10
_RIGHT, _DOWN = 3.0, 4.0
"""By how much a piece stands off the middle of its square, so that the number in the corner is seen."""
_WAVE, _SWAY, _BENDS = 62.0, 7.5, 24
"""The length of a bend of a snake, how far it sways, and into how many straight parts its line is cut."""


def middle(square: int) -> Point:
    """The middle of a square from 1 to 100 in the drawing: the lowest row runs from left to right, the next back."""
    row, at = divmod(square - 1, _ROW)
    column = at if row % 2 == 0 else _ROW - 1 - at
    return Point(MARGIN + SIDE * (column + 0.5), MARGIN + SIDE * (_ROW - row - 0.5))


def standing(square: int) -> Point:
    """Where a piece stands on a square, in the drawing; ladders and snakes lead from there to there."""
    at = middle(square)
    return Point(at.x + _RIGHT, at.y + _DOWN)


def line(start: int) -> tuple[Point, ...]:
    """The middle line of the ladder or snake that begins on a square, from there to its other end: a ladder is
    straight, a snake sways and comes to rest at both ends."""
    begin, end = standing(start), standing(JUMPS[start])
    if start in LADDERS:
        return begin, end
    across, down = end.x - begin.x, end.y - begin.y
    length = hypot(across, down)
    bends = max(1, round(length / _WAVE))

    def at(part: float) -> Point:
        fade = min(1.0, 4 * part, 4 * (1 - part))
        aside = _SWAY * fade * sin(2 * pi * bends * part)
        return Point(begin.x + across * part - down / length * aside, begin.y + down * part + across / length * aside)

    return tuple(at(step / _BENDS) for step in range(_BENDS + 1))
