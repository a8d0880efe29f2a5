"""How large the plates of a table may be: grown where their words need it and there is felt."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QRect, QSize

from tabletop.core.model import Seat
from tabletop.core.table import Point, Rect, ZoneKind
from tabletop.ui.table.layout import TableLayout

EDGE = 8
"""So far everything stays from the edge of the overlay."""
_CAPTION, _COUNT = 18.0, 20.0
"""How high a line above a zone and the number below a pile are, in units."""


class WrittenPlate(Protocol):
    """What counts of a plate here: how much room its words need. `text_scale` is the factor on its writing."""

    text_scale: float

    @property
    def margin(self) -> int:
        """Pixels round the paper."""

    def best_size(self) -> QSize:
        """The size in which nothing is cut at the size of writing that is set, margins excluded."""

    def scales(self) -> Iterator[float]:
        """The factors on the writing that may be tried, from 1 down."""

    def papers(self, scale: float) -> Iterator[tuple[int, int]]:
        """Widths and heights in which nothing is cut at this factor, the best first."""

    def fits(self, width: int, height: int, scale: float, plain: bool = False) -> bool:
        """Whether nothing is cut in a paper of this size at this factor; `plain`: as it looks best."""


def things_of(layout: TableLayout, closed: Collection[str] = (), writing: float = 1.0) -> list[Rect]:
    """What plates should not cover, in units: zones with what is written beside them, `writing` times as large as
    usual, boards, buttons, hands. Of the `closed` zones only backs are seen."""
    spec = layout.spec
    boards = [backdrop.area for backdrop in spec.backdrops]
    found = [*boards, *(button.area for button in spec.buttons)]
    for zone in spec.zones:
        if zone.kind is ZoneKind.FAN and zone.seat is not None:
            lies = layout.seat(zone.seat)
            found.append(lies.backs_area if zone.id in closed else lies.hand_area)
        elif zone.area is not None:
            above, below = (0.0, _COUNT) if zone.kind is ZoneKind.PILE else (_CAPTION * writing, 0.0)
            area = zone.area
            found.append(Rect(area.x, area.y - above, area.width, area.height + above + below))
        else:
            side = zone.slot_size
            loose = [spot for spot in zone.slots if not any(_holds(board, spot) for board in boards)]
            found += [Rect(spot.x - side / 2, spot.y - side / 2, side, side) for spot in loose]
            # What is written over places in a rail stands over its edge.
            high = _CAPTION * writing
            rails = [board for board in boards if any(_holds(board, spot) for spot in zone.slots)]
            found += [Rect(rail.x, rail.y - high, rail.width, high) for rail in rails]
    return found


def _holds(area: Rect, spot: Point) -> bool:
    return 0 <= spot.x - area.x <= area.width and 0 <= spot.y - area.y <= area.height


def spread(
    taken: Mapping[Seat, QRect], plates: Mapping[Seat, WrittenPlate], table: QRect, width: int
) -> dict[Seat, QRect]:
    """Let plates side by side share the bare cloth at the side of the `table`, if one of them is too narrow."""
    rows = {rect.top() for rect in taken.values()}
    narrow = any(plate.best_size().width() > taken[seat].width() for seat, plate in plates.items())
    if len(taken) < 2 or len(rows) > 1 or not narrow:
        return dict(taken)
    order = sorted(taken, key=lambda seat: taken[seat].left())
    first, last = taken[order[0]], taken[order[-1]]
    near = round(table.width() * 0.04)
    edge = max([EDGE, *(plate.margin for plate in plates.values())])
    left = edge if first.left() - table.left() < near else first.left()
    right = width - edge if table.right() - last.right() < near else last.right()
    gap = max(EDGE, taken[order[1]].left() - first.right() - 1)
    wide = (right - left + 1 - gap * (len(order) - 1)) // len(order)
    return {
        seat: QRect(left + place * (wide + gap), taken[seat].top(), wide, taken[seat].height())
        for place, seat in enumerate(order)
    }


def fitted(
    bases: Mapping[Seat, QRect], plates: Mapping[Seat, WrittenPlate], things: Sequence[QRect], overlay: QRect
) -> dict[Seat, QRect]:
    """The paper of every plate, with the largest writing with which nothing is cut. All have the same size of writing;
    then those of a row that have more room than the others get a larger one, but none a larger one than the lowest row,
    which is that of whoever sits there.

    `things` lie on the table and are not covered any further than the places of the plates do already.
    """
    if not plates:
        return {}
    scales = list(next(iter(plates.values())).scales())
    found, at = _together(scales, bases, plates, things, overlay)
    rows: dict[int, dict[Seat, WrittenPlate]] = {}
    for seat, plate in plates.items():
        plate.text_scale = scales[at]
        rows.setdefault(bases[seat].top(), {})[seat] = plate
    growing = [rows[top] for top in sorted(rows, reverse=True)] if len(rows) > 1 else []
    lowest = growing[:1]
    for scale in reversed(scales[:at]):
        for row in tuple(growing):
            larger = _at(scale, bases, row, found, things, overlay)
            if larger is not None:
                found = larger
                for plate in row.values():
                    plate.text_scale = scale
            elif row in lowest:
                return found
            else:
                growing.remove(row)
    return found


def _together(
    scales: Sequence[float],
    bases: Mapping[Seat, QRect],
    plates: Mapping[Seat, WrittenPlate],
    things: Sequence[QRect],
    overlay: QRect,
) -> tuple[dict[Seat, QRect], int]:
    """All plates at one scale, and its number. Where even the last one is too large for one, that keeps its place."""
    for at, scale in enumerate(scales):
        found = _at(scale, bases, plates, bases, things, overlay)
        if found is not None:
            return found, at
    found = dict(bases)
    for seat, plate in plates.items():
        found = _at(scales[-1], bases, {seat: plate}, found, things, overlay) or found
    return found, len(scales) - 1


def _at(
    scale: float,
    bases: Mapping[Seat, QRect],
    plates: Mapping[Seat, WrittenPlate],
    lying: Mapping[Seat, QRect],
    things: Sequence[QRect],
    overlay: QRect,
) -> dict[Seat, QRect] | None:
    """Where all plates lie if these are written at a scale; None if one of them has no room for that."""
    found = dict(lying)
    for seat, plate in plates.items():
        others = [rect for other, rect in found.items() if other != seat]
        rect = _grown(bases[seat], plate, scale, others, things, overlay)
        if rect is None:
            return None
        found[seat] = rect
    return found


def _grown(
    base: QRect, plate: WrittenPlate, scale: float, others: Sequence[QRect], things: Sequence[QRect], overlay: QRect
) -> QRect | None:
    """The place of a plate, or as much more as its words need at this scale; None if there is no room for that. It
    grows rather than have its words wrapped or below the badge, but not beside others of its size."""
    row = [other for other in others if other.top() == base.top()]
    in_a_row = any(abs(other.center().x() - base.center().x()) < 1.5 * base.width() for other in row)
    if plate.fits(base.width(), base.height(), scale, plain=not in_a_row):
        return base
    near = [thing for thing in things if thing.intersects(base.adjusted(-400, -120, 400, 120))]
    allowed, lamp = covered(base, near), plate.margin - 1
    inside = overlay.adjusted(lamp, lamp, -lamp, -lamp).united(base)
    for width, height in plate.papers(scale):
        if width > max(base.width(), overlay.width() // 3):
            continue
        for rect in _around(base, max(base.width(), width), max(base.height(), height), row if in_a_row else ()):
            apart = rect.adjusted(-lamp, -lamp, lamp, lamp)
            if not inside.contains(rect) or any(apart.intersects(other) for other in others):
                continue
            if covered(rect, near) <= allowed:
                return rect
    return base if plate.fits(base.width(), base.height(), scale) else None


def _around(base: QRect, width: int, height: int, row: Sequence[QRect]) -> Iterator[QRect]:
    """Rectangles of this size that hold a place: grown to the right, the left, both ways; down, up, both ways. In a
    row those at its ends make room for the others."""
    more_x, more_y = width - base.width(), height - base.height()
    to_left = (0, more_x, more_x // 2)
    if row:
        away = base.center().x() - sum(other.center().x() for other in row) // len(row)
        if abs(away) < base.width() // 2:
            to_left = (more_x // 2, 0, more_x)
        else:
            to_left = (0, more_x // 2, more_x) if away > 0 else (more_x, more_x // 2, 0)
    for dx in to_left:
        for dy in (0, more_y, more_y // 2):
            yield QRect(base.left() - dx, base.top() - dy, width, height)


def covered(rect: QRect, things: Sequence[QRect]) -> int:
    """How many pixels of a rectangle other things cover."""
    shared = (rect.intersected(thing) for thing in things)
    return sum(common.width() * common.height() for common in shared if not common.isEmpty())
