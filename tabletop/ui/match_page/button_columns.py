"""Buttons that lie below one another on a table: equally wide, one gap apart, in the middle of the room of them all.
Pixels."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QRect, QSize

from tabletop.core.table import Rect

_APART, _LEAST_PX = 1 / 3, 8
"""The gap between two of them, in heights of one, and the least where their words are large."""
_EDGE_PX = 14
"""So much stays free at the edge of the table."""


def column_of(button_id: str, shown: Collection[str], areas: Mapping[str, Rect]) -> tuple[str, ...]:
    """The buttons that are shown in the same column, from above; empty: it lies alone, or shares its very place."""
    own = areas.get(button_id)
    if own is None or button_id not in shown:
        return ()
    found = [one for one in shown if one in areas and _aligned(areas[one], own)]
    found.sort(key=lambda one: areas[one].y)
    return tuple(found) if len({areas[one].y for one in found}) == len(found) > 1 else ()


def room_of(button_id: str, areas: Mapping[str, Rect]) -> Rect:
    """The room of a whole column, buttons that are not shown included."""
    own = areas[button_id]
    column = [area for area in areas.values() if _aligned(area, own)]
    top = min(area.y for area in column)
    return Rect(own.x, top, own.width, max(area.y + area.height for area in column) - top)


def _aligned(area: Rect, other: Rect) -> bool:
    return (area.x, area.width) == (other.x, other.width)


def stacked(room: QRect, high: int, sizes: Sequence[Sequence[QSize]], bounds: QRect) -> list[QRect]:
    """Where the buttons of a column lie. `high`: the height of one; `sizes`: for each the sizes in which nothing is
    cut, the fewest lines first; a column is as wide as the table has room on its side for, before words are broken."""
    most = max(room.width(), bounds.right() - room.left() - _EDGE_PX)
    widths = [max(each[min(line, len(each) - 1)].width() for each in sizes) for line in range(max(map(len, sizes)))]
    wide = max(room.width(), next((width for width in widths if width <= most), min(widths)))
    chosen = [next(size for size in each if size.width() <= wide) for each in sizes]
    heights = [max(high, size.height()) for size in chosen]
    free = room.height() - sum(heights)
    gap = max(_LEAST_PX, min(round(_APART * high), free // max(1, len(heights) - 1)))
    whole = sum(heights) + gap * (len(heights) - 1)
    top = max(bounds.top(), min(room.top() + (room.height() - whole) // 2, bounds.bottom() + 1 - whole))
    left = min(room.left(), bounds.right() + 1 - wide)
    found = []
    for height in heights:
        found.append(QRect(left, top, wide, height))
        top += height + gap
    return found
