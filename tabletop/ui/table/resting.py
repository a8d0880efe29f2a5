"""Where dice come to rest in their tray: somewhere else and turned otherwise after every throw, apart, and readable.

They begin on a grid and are then nudged about, each as far as the others and the edge leave room: what lies there never
overlaps, however narrow the tray. Lengths are units of the table; no Qt.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil, cos, hypot, inf, radians, sin, sqrt

from tabletop.core.table import Rect

MOST_TURN = 40.0
"""How far a die lies turned at most, in degrees."""
_STEP = 2.0
"""Dice lie turned by multiples of so many degrees: their pictures are used again."""
_CLEAR = 3.0
"""So much felt is to be seen between two dice, where there is room."""
_CAPTION, _HIGH = 22.0, 90.0
"""What is written at the top of a tray so high at least needs so much of it."""
_NUDGES, _FAR = 32, 0.6
"""How often each die is nudged, and how many widths of a die the first nudge carries it at most."""
_ALONE = 1.5
"""A tray for a single die is so many times as wide as it at least: however it is turned, it may move a little."""


class Box:
    """A rectangle that lies turned: its middle, half its length and width, and the direction of its length."""

    __slots__ = ("along", "aside", "cos", "reach", "sin", "x", "y")

    def __init__(self, x: float, y: float, turn: float, along: float, aside: float) -> None:
        self.x, self.y, self.along, self.aside = x, y, along, aside
        self.cos, self.sin = cos(radians(turn)), sin(radians(turn))
        self.reach = hypot(along, aside)

    def gap(self, other: Box) -> float:
        """How far another box is away at least; below zero where the two overlap."""
        dx, dy = other.x - self.x, other.y - self.y
        far = hypot(dx, dy) - self.reach - other.reach
        return far if far > 0 else max(self._gap_along(other, dx, dy), other._gap_along(self, dx, dy))

    def _gap_along(self, other: Box, dx: float, dy: float) -> float:
        """The room between the two along the own sides."""
        level = abs(self.cos * other.cos + self.sin * other.sin)
        across = abs(self.cos * other.sin - self.sin * other.cos)
        along = abs(dx * self.cos + dy * self.sin) - self.along - other.along * level - other.aside * across
        aside = abs(dy * self.cos - dx * self.sin) - self.aside - other.along * across - other.aside * level
        return max(along, aside)

    def inside(self, area: Rect) -> float:
        """How far it lies from the nearest edge of an area; below zero where it stands over it."""
        width = self.along * abs(self.cos) + self.aside * abs(self.sin)
        height = self.along * abs(self.sin) + self.aside * abs(self.cos)
        left, right = self.x - width - area.x, area.x + area.width - self.x - width
        top, bottom = self.y - height - area.y, area.y + area.height - self.y - height
        return min(left, right, top, bottom)


def room_of(box: Box, others: list[Box]) -> float:
    """How far the nearest of the others is away."""
    return min((box.gap(other) for other in others), default=inf)


def _keeps_apart(tried: Box, at: int, boxes: list[Box]) -> bool:
    """Whether the box at this index would lie clear of the others here, or no closer to them than where it is."""
    enough = _CLEAR
    for index, other in enumerate(boxes):
        if index != at and (gap := tried.gap(other)) < enough:
            enough = min(_CLEAR, room_of(boxes[at], boxes[:at] + boxes[at + 1 :]))
            if gap < enough:
                return False
    return True


def numbers_of(seed: int) -> Callable[[], float]:
    """Gives numbers from -1 to 1, the same ones for the same seed."""
    state = seed

    def following() -> float:
        nonlocal state
        state = (state * 1_664_525 + 1_013_904_223) % 2**32
        return state / 2**31 - 1.0

    return following


Spots = tuple[tuple[float, float, float], ...]
"""Middle and turn of each die."""


def resting(area: Rect, count: int, side: float, throw: int) -> Spots:
    """Where so many dice lie in a tray, by the number of the throw: in another tray of the same size they lie alike."""
    return tuple((area.x + x, area.y + y, turn) for x, y, turn in _lying(area.width, area.height, count, side, throw))


@lru_cache(maxsize=256)
def _lying(width: float, height: float, count: int, side: float, throw: int) -> Spots:
    """The same from the upper left corner of the tray."""
    felt = _felt(Rect(0.0, 0.0, width, height), side, alone=count == 1)
    number, turns = numbers_of(throw * 2_654_435_761), [0.0] * count
    boxes = [Box(x, y, 0.0, side / 2, side / 2) for x, y in _grid(felt, count, number)]
    for nudge in range(_NUDGES):
        # The first ones carry far, the last ones find what room is left.
        part = 1 - nudge / _NUDGES
        for at in range(count):
            x, y, by = (part * number() for _ in range(3))
            turn = _STEP * round(max(-MOST_TURN, min(MOST_TURN, turns[at] + MOST_TURN * by)) / _STEP)
            tried = Box(boxes[at].x + _FAR * side * x, boxes[at].y + _FAR * side * y, turn, side / 2, side / 2)
            if tried.inside(felt) >= min(0.0, boxes[at].inside(felt)) and _keeps_apart(tried, at, boxes):
                boxes[at], turns[at] = tried, turn
    return tuple((box.x, box.y, turn) for box, turn in zip(boxes, turns, strict=True))


def _felt(area: Rect, side: float, alone: bool) -> Rect:
    if alone:
        width, height = max(area.width, _ALONE * side), max(area.height, _ALONE * side)
        return Rect(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height)
    top = _CAPTION if area.height > _HIGH else 0.0
    return Rect(area.x, area.y + top, area.width, area.height - top)


def _grid(felt: Rect, count: int, number: Callable[[], float]) -> list[tuple[float, float]]:
    """The middles of as many cells, dealt out anew by each throw; the last row, which may be shorter, is centred."""
    columns = max(1, ceil(sqrt(count * felt.width / max(1.0, felt.height))))
    rows = ceil(count / columns)
    columns = ceil(count / rows)
    width, height = felt.width / columns, felt.height / rows
    found = []
    for cell in sorted(range(count), key=lambda cell: number()):
        row, column = divmod(cell, columns)
        indent = (columns - min(columns, count - row * columns)) * width / 2
        found.append((felt.x + indent + width * (column + 0.5), felt.y + height * (row + 0.5)))
    return found
