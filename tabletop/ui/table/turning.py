"""A table whose board is turned: the same zones and slots at other points. Units and quarter turns clockwise; no Qt.

The board turns as a whole. What belongs to a seat and lies beside the board (plate, tray) is not turned: it goes to
where that seat sits then, to the place that is there already for another seat, or else round the corner.
"""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.model import Seat
from tabletop.core.table import Backdrop, Point, Rect, TableSpec, Way, ZoneKind, ZoneSpec

_NEARLY = 0.5


def turned_table(spec: TableSpec, quarters: int, sides: tuple[int, ...] = ()) -> TableSpec:
    """The table with its board turned by `quarters`; `sides`: whose side is whose, where that differs from the spec."""
    sides, quarters = sides or spec.sides, quarters % 4
    if spec.turns is None or (not quarters and sides == spec.sides):
        return spec
    goes = _shifts(spec, spec.turns, quarters, sides)
    zones = tuple(_turned_zone(zone, spec.turns, quarters, goes) for zone in spec.zones)
    plates = tuple(replace(plate, area=_moved(plate.area, goes.get(("", plate.seat)))) for plate in spec.plates)
    return replace(
        spec,
        zones=zones,
        ways=tuple(_turned_way(way, spec.turns, quarters) for way in spec.ways),
        plates=plates,
        backdrops=tuple(_turned_backdrop(one, spec, quarters, goes) for one in spec.backdrops),
        sides=tuple((side + quarters) % 4 for side in sides),
    )


def home_turn(sides: tuple[int, ...], seat: Seat) -> int:
    """The quarters by which the board is turned when the side of this seat lies below."""
    return -sides[seat] % 4 if seat < len(sides) else 0


def turn_step(sides: tuple[int, ...]) -> int:
    """The quarters by which a board is turned at once: half where people sit only at opposite sides of it."""
    return 2 if len(sides) > 1 and len({side % 2 for side in sides}) == 1 else 1


_Goes = dict[tuple[str, Seat], Point]
"""How far the things beside the board go: by zone ("" for the plate) and seat."""


def _shifts(spec: TableSpec, board: Rect, quarters: int, sides: tuple[int, ...]) -> _Goes:
    beside = [_beside(spec, board, seat) for seat in range(len(sides))]
    here = {side % 4: seat for seat, side in enumerate(spec.sides)}
    middle, goes = _centre(board), _Goes()
    for seat, own in enumerate(beside):
        goal = (sides[seat] + quarters) % 4
        there = list(beside[here[goal]].values()) if goal in here else []
        if len(there) != len(own):
            there = [_round_corner(at, middle, goal - spec.sides[seat]) for at in own.values()]
        for (zone, at), to in zip(own.items(), there, strict=True):
            goes[zone, seat] = Point(to.x - at.x, to.y - at.y)
    return goes


def _beside(spec: TableSpec, board: Rect, seat: Seat) -> dict[str, Point]:
    """The middles of what a seat has beside the board."""
    found = {}
    for plate in spec.plates:
        if plate.seat == seat:
            found[""] = _centre(plate.area)
    for zone in spec.zones:
        if zone.seat == seat and zone.kind is not ZoneKind.FAN and not _on(zone, board):
            found[zone.id] = _middle_of(zone)
    return found


def _round_corner(at: Point, middle: Point, quarters: int) -> Point:
    """Where a thing in a corner beside the board comes to lie: in the next corners, as far from the middle."""
    wide, high = abs(at.x - middle.x), abs(at.y - middle.y)
    right, down = at.x >= middle.x, at.y >= middle.y
    for _ in range(quarters % 4):
        right, down = not down, right
    return Point(middle.x + (wide if right else -wide), middle.y + (high if down else -high))


def _turned_zone(zone: ZoneSpec, board: Rect, quarters: int, goes: _Goes) -> ZoneSpec:
    if _on(zone, board):
        slots = tuple(_turned_point(slot, board, quarters) for slot in zone.slots)
        return replace(zone, slots=slots, area=_turned_rect(zone.area, board, quarters) if zone.area else None)
    go = goes.get((zone.id, zone.seat)) if zone.seat is not None else None
    if go is None:
        return zone
    slots = tuple(Point(slot.x + go.x, slot.y + go.y) for slot in zone.slots)
    return replace(zone, slots=slots, area=_moved(zone.area, go) if zone.area else None)


def _turned_backdrop(backdrop: Backdrop, spec: TableSpec, quarters: int, goes: _Goes) -> Backdrop:
    """Turn a board; what lies under a zone that moves, moves with it."""
    assert spec.turns is not None
    if _holds(spec.turns, backdrop.area):
        area = _turned_rect(backdrop.area, spec.turns, quarters)
        return replace(backdrop, area=area, turn=(backdrop.turn + quarters) % 4)
    for zone in spec.zones:
        go = goes.get((zone.id, zone.seat)) if zone.seat is not None else None
        at = _middle_of(zone)
        if go is not None and _holds(backdrop.area, Rect(at.x, at.y, 0, 0)):
            return replace(backdrop, area=_moved(backdrop.area, go))
    return backdrop


def _turned_way(way: Way, board: Rect, quarters: int) -> Way:
    return replace(way, points=tuple(_turned_point(at, board, quarters) for at in way.points))


def _turned_point(at: Point, board: Rect, quarters: int) -> Point:
    middle = _centre(board)
    x, y = at.x - middle.x, at.y - middle.y
    for _ in range(quarters):
        x, y = -y, x
    return Point(round(middle.x + x, 3), round(middle.y + y, 3))


def _turned_rect(area: Rect, board: Rect, quarters: int) -> Rect:
    middle = _turned_point(_centre(area), board, quarters)
    width, height = (area.height, area.width) if quarters % 2 else (area.width, area.height)
    return Rect(round(middle.x - width / 2, 3), round(middle.y - height / 2, 3), width, height)


def _moved(area: Rect, go: Point | None) -> Rect:
    if go is None:
        return area
    return Rect(round(area.x + go.x, 3), round(area.y + go.y, 3), area.width, area.height)


def _on(zone: ZoneSpec, board: Rect) -> bool:
    """Whether a zone lies on the board."""
    if zone.slots:
        return all(_holds(board, Rect(slot.x, slot.y, 0, 0)) for slot in zone.slots)
    return zone.area is not None and _holds(board, zone.area)


def _holds(outer: Rect, inner: Rect) -> bool:
    return (
        outer.x - _NEARLY <= inner.x
        and outer.y - _NEARLY <= inner.y
        and inner.x + inner.width <= outer.x + outer.width + _NEARLY
        and inner.y + inner.height <= outer.y + outer.height + _NEARLY
    )


def _centre(area: Rect) -> Point:
    return Point(area.x + area.width / 2, area.y + area.height / 2)


def _middle_of(zone: ZoneSpec) -> Point:
    if zone.slots:
        xs, ys = [slot.x for slot in zone.slots], [slot.y for slot in zone.slots]
        return Point((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    return _centre(zone.area) if zone.area is not None else Point(0, 0)
