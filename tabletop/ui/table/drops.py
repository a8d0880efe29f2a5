"""Where a carried token may be let go: the areas of all places, and which of them a drop means. Units; no Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import hypot

from tabletop.core.model import Place
from tabletop.core.table import Rect, ZoneKind, ZoneSpec
from tabletop.ui.table.areas import Area, around, centre_of, contains, overlap
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.pose import Pose
from tabletop.ui.table.sheet_grid import SheetGrid

_HAND = Rect(66.0, 322.0, 528.0, 134.0)
_BACKS = 60.0
_REACH = 12.0


def same_place(zone: ZoneSpec, first: Place, second: Place) -> bool:
    """Whether two places are one to the hand: in piles, hands, rows, trays and tricks only the zone counts."""
    if first.zone != second.zone:
        return False
    return first.slot == second.slot or zone.kind not in (ZoneKind.SPOTS, ZoneKind.SHEET)


def drop_areas(layout: TableLayout) -> tuple[Area, ...]:
    """The drop areas of a table, in the order of its zones."""
    found: list[Area] = []
    for zone in layout.spec.zones:
        found.extend(_areas_of(layout, zone))
    return tuple(found)


def _areas_of(layout: TableLayout, zone: ZoneSpec) -> Iterable[Area]:
    if zone.kind is ZoneKind.SPOTS:
        size = zone.slot_size
        for slot in range(len(zone.slots)):
            centre = layout.centre(Place(zone.id, slot))
            rect = around(centre.x, centre.y, size, size)
            yield Area(Place(zone.id, slot), rect, zone.round)
    elif zone.kind is ZoneKind.SHEET and zone.sheet is not None and zone.area is not None:
        grid = SheetGrid(zone)
        for row, spec in enumerate(zone.sheet.rows):
            if spec.box:
                for column in range(grid.columns):
                    slot = row * grid.columns + column
                    yield Area(Place(zone.id, slot), grid.box(slot), exact=True)
    elif zone.kind is ZoneKind.FAN:
        if layout.is_own_hand(zone):
            yield Area(Place(zone.id), _HAND)
        else:
            hand = layout.centre(Place(zone.id))
            yield Area(Place(zone.id), around(hand.x, hand.y, 2 * _BACKS, 2 * _BACKS))
    elif zone.area is not None:
        own = layout.viewer if zone.kind is ZoneKind.TRICK and layout.viewer is not None else 0
        yield Area(Place(zone.id, own), zone.area)


def footprint(pose: Pose, size: tuple[float, float], stand: bool) -> Rect:
    """What of a token counts for a drop: all of what lies, of a standing piece only its foot."""
    width, height = size[0] * pose.scale, size[1] * pose.scale
    if round(pose.turn / 90) % 2 and not stand:
        width, height = height, width
    return around(pose.x, pose.y, width, width if stand else height)


def drop_at(areas: Sequence[Area], rect: Rect, legal: Collection[Place]) -> Place | None:
    """The place that a token means when it is let go on `rect`: the largest overlap; where two share as much, the
    legal one, then the nearest; if nothing is touched, the nearest place within reach."""
    x, y = centre_of(rect)
    best: tuple[float, bool, float] | None = None
    found: Place | None = None
    for area in areas:
        share = overlap(area.rect, rect)
        if area.exact:
            share = rect.width * rect.height if contains(area.rect, x, y) else 0.0
        if share > 0:
            ax, ay = centre_of(area.rect)
            key = (round(share, 1), area.place in legal, -hypot(x - ax, y - ay))
            if best is None or key > best:
                best, found = key, area.place
    if found is not None:
        return found
    gaps = [(_gap(area.rect, x, y), area.place) for area in areas if not area.exact]
    near, nearest = min(gaps, key=lambda one: one[0], default=(_REACH, None))
    return nearest if near < _REACH else None


def _gap(rect: Rect, x: float, y: float) -> float:
    """How far a point lies outside a rectangle."""
    return hypot(max(rect.x - x, 0.0, x - rect.x - rect.width), max(rect.y - y, 0.0, y - rect.y - rect.height))


def insertion(xs: list[float], x: float) -> int:
    """The number of tokens lying at `xs` (from left to right) before which a token let go at `x` belongs."""
    return sum(1 for other in xs if other < x)
