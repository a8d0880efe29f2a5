"""The board in numbers: a spiral of 63 squares, the special ones among them, and where they lie in the drawing."""

from __future__ import annotations

from enum import StrEnum
from math import cos, radians, sin, sqrt

from tabletop.core.model import Place
from tabletop.core.table import Point
from tabletop.kit.tracks import Track

START = 0
GOAL = 63


class Special(StrEnum):
    """What is drawn on a square."""

    GOOSE = "goose"
    BRIDGE = "bridge"
    HOTEL = "hotel"
    WELL = "well"
    MAZE = "maze"
    PRISON = "prison"
    SKULL = "skull"
    GOAL = "goal"


SPECIALS: dict[int, Special] = {
    **dict.fromkeys((9, 18, 27, 36, 45, 54), Special.GOOSE),
    **dict.fromkeys((6, 12), Special.BRIDGE),
    19: Special.HOTEL,
    31: Special.WELL,
    42: Special.MAZE,
    52: Special.PRISON,
    58: Special.SKULL,
    GOAL: Special.GOAL,
}
TRAPS = frozenset({Special.WELL, Special.PRISON})
SENDS = {6: 12, 42: 30, 58: 1}
"""Where bridge, maze and skull send a piece."""
NINES = {(3, 6): 26, (4, 5): 53}
"""Where the two dice of a nine, the lower first, lead from the start."""

DICE = ("d1", "d2")
"""The tokens of the dice."""

TRACK = Track((Place("start"), *(Place("way", square) for square in range(GOAL - 1)), Place("goal")))
"""The places by their numbers. At the start every seat has a slot of its own; the track names the first."""

_TURNS, _OUTER, _DEPTH, _ANGLE = 3, 185.75, 40.5, 112.0
"""The spiral: how often it goes round, the radius of its middle line at the start, by how much a turn comes closer,
and where it begins (degrees, clockwise from the right)."""


def middle(square: int) -> Point:
    """The middle of a square from 1 to 62 in the drawing, whose own middle is (220, 220). All squares have the same
    length along the spiral."""
    whole = _OUTER * _TURNS - _DEPTH / 2 * _TURNS**2
    along = whole * (square - 0.5) / (GOAL - 1)
    turns = (_OUTER - sqrt(_OUTER**2 - 2 * _DEPTH * along)) / _DEPTH
    radius, angle = _OUTER - _DEPTH * turns, radians(_ANGLE - 360 * turns)
    return Point(220 + radius * cos(angle), 220 + radius * sin(angle))
