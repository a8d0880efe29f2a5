"""Rectangles of the table in units, and the drop areas of places. No Qt."""

from __future__ import annotations

from msgspec import Struct

from tabletop.core.model import Place
from tabletop.core.table import Rect


class Area(Struct, frozen=True):
    """The drop area of one place. `exact`: the point that is let go decides, not the overlap (boxes of a sheet)."""

    place: Place
    rect: Rect
    round: bool = False
    exact: bool = False


def centre_of(rect: Rect) -> tuple[float, float]:
    """The middle of a rectangle."""
    return rect.x + rect.width / 2, rect.y + rect.height / 2


def around(x: float, y: float, width: float, height: float) -> Rect:
    """The rectangle of this size with its middle at (x, y)."""
    return Rect(x - width / 2, y - height / 2, width, height)


def contains(rect: Rect, x: float, y: float) -> bool:
    """Whether a point lies in a rectangle."""
    return rect.x <= x <= rect.x + rect.width and rect.y <= y <= rect.y + rect.height


def overlap(first: Rect, second: Rect) -> float:
    """The area that two rectangles share, in square units."""
    width = min(first.x + first.width, second.x + second.width) - max(first.x, second.x)
    if width <= 0:
        return 0.0
    height = min(first.y + first.height, second.y + second.height) - max(first.y, second.y)
    return width * height if height > 0 else 0.0
