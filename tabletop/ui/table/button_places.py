"""Where buttons lie on a table: each in its own place, or a group of them in a place that they share. Units; no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil

from tabletop.core.table import Rect
from tabletop.core.view import Button

_MOST, _GAP = 52.0, 0.15
"""The room of one of a group in units at most, and how much of it stays free."""


def place_of(button: Button, shown: Iterable[Button], places: Mapping[str, Rect]) -> Rect | None:
    """The place of a button among all that are `shown`, by the places that the table has; None: it has none."""
    if not button.group:
        return places.get(button.id)
    group = [other.id for other in shown if other.group == button.group]
    area = places.get(button.group)
    return None if area is None else shared(area, len(group))[group.index(button.id)]


def shared(area: Rect, count: int) -> tuple[Rect, ...]:
    """Equal squares in as even rows as show them largest, the last row in the middle."""

    def side_in(rows: int) -> float:
        return min(_MOST, area.width / ceil(count / rows), area.height / rows)

    rows = max(range(1, count + 1), key=lambda rows: (round(side_in(rows), 3), -rows))
    side, columns = side_in(rows), ceil(count / rows)
    top = area.y + (area.height - rows * side) / 2
    found = []
    for index in range(count):
        row, column = divmod(index, columns)
        wide = min(columns, count - row * columns) * side
        x, y = area.x + (area.width - wide) / 2 + column * side, top + row * side
        gap = _GAP * side
        found.append(Rect(x + gap / 2, y + gap / 2, side - gap, side - gap))
    return tuple(found)
