"""Marks under and over tokens: where one may go, what may be taken, causes of refusals, hints, focus, the last move,
conditions of tokens.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

Z_UNDER = 30.0
Z_OVER = 50.0
FIGURE = 9.7
"""Height of a figure on a score sheet."""
FIGURE_RIGHT = 7.6
"""How far a figure on a score sheet stands from the right edge of its pill."""


class MarkKind(StrEnum):
    """What a mark means; see the drawing functions for its form."""

    BACK = "back"
    DISC = "disc"
    RING = "ring"
    FRAME = "frame"
    FOOT = "foot"
    CAUSE = "cause"
    HINT = "hint"
    FOCUS = "focus"
    BRACKETS = "brackets"
    SQUARE = "square"
    ORIGIN = "origin"
    DOT = "dot"
    ORDER = "order"
    GOAL = "goal"
    PILL = "pill"
    SEAT = "seat"
    DANGER = "danger"
    GLOW = "glow"
    SHIELD = "shield"
    BARS = "bars"
    SLEEP = "sleep"
    DONE = "done"
    LANDING = "landing"
    ARRIVAL = "arrival"


class Mark(Struct, frozen=True):
    """A mark of the table. Lengths are units.

    kind: what it means.
    x, y: its middle.
    width, height: the size of the thing round which it lies; 0: it has a size of its own.
    turn: how far that thing is turned, in degrees.
    round: it is a circle.
    z: its layer.
    label: what is written in it; for a square what is printed in its upper left corner.
    printed: what is printed below it can be read all the same.
    """

    kind: MarkKind
    x: float
    y: float
    width: float = 0.0
    height: float = 0.0
    turn: float = 0.0
    round: bool = False
    z: float = Z_OVER
    label: str = ""
    printed: bool = False
