"""Where every token lies: from zones and placements to poses. Units of the table; no Qt.

All untidiness (turn of a die, jitter of a pile) comes from a hash of the token's id, never from the game's luck.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from tabletop.core.model import Place, Placement, Seat, TokenId
from tabletop.core.table import Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.ui.look.face_keys import face_of, hand_order
from tabletop.ui.session.hand_orders import HandOrders
from tabletop.ui.table.pose import Z_TOKENS, Pose, noise
from tabletop.ui.table.resting import resting
from tabletop.ui.table.seating import BACK_SCALE, HAND_SCALE, SeatPlan, seat_plan
from tabletop.ui.table.sheet_grid import SheetGrid

Z_STANDING = 48.0
RAISED = 16.0
PILE_SHOWN = 6
EDGES_SHOWN = 3
OPENED = 16.0

TURNS = (0.0, 90.0, 180.0, -90.0)
"""How far what somebody reads is turned, in degrees, by the side of the table at which they sit."""

PLACE_FACE = "place-card"
"""The art key of the empty place of a card, which is as large as one."""

_LAID = 4.0
"""How far a card of a trick lies turned at most, in degrees."""
_TWO_ROWS_FROM = 23
_OPEN_TO, _Z_OPEN = 400.0, 53.0
_APART = 0.95
"""How far prizes lie from one another in their tray, in their widths."""
_STAIR = 15.0
IN_STACK = 5
"""So many counters lie on top of each other."""
_COUNTER_HIGH, _STACKS_APART = 0.17, 1.0
"""How much higher the next counter of a stack lies, and how far apart the stacks are, in widths of a counter."""
_STACKS_IN = 6.0
"""So far from the edge of its area the first stack lies."""

SizeOf = Callable[[str], tuple[float, float]]


_FALLEN = 82.0
"""So many degrees a token is turned that has fallen over."""


def _sorted(zone: ZoneSpec, tokens: list[Placement], by_rank: bool) -> list[Placement]:
    """A hand in the order that the game gives it, or that its owner likes."""
    return sorted(tokens, key=lambda p: p.place.slot) if zone.in_order else hand_order(tokens, by_rank)


class TableLayout:
    """The table as one viewer sees it. `orders`: how viewers have laid their own hands; `opened` names the pile that
    is spread out for a look; `throws`: for each zone a number of its last throw, by which dice come to lie; `by_rank`:
    so the viewer wants a hand that no game puts in order; `order`: see `View.order`; `fallen`: what lies on its side.
    `facing`: people sit round the table, and what belongs to a seat is turned so that its owner reads it."""

    def __init__(self, spec: TableSpec, viewer: Seat | None, seats: int, size_of: SizeOf, facing: bool = False) -> None:
        self.spec = spec
        self.viewer = viewer
        self.seats = seats
        self.size_of = size_of
        self.facing = facing
        self.zones = {zone.id: zone for zone in spec.zones}
        self.ways = {(way.start, way.end): tuple((at.x, at.y) for at in way.points) for way in spec.ways}
        self.order: tuple[Seat, ...] = ()
        self.fallen: frozenset[TokenId] = frozenset()
        self.orders = HandOrders()
        self.raised: frozenset[TokenId] = frozenset()
        self.opened = ""
        self.by_rank = False
        self.throws: dict[str, int] = {}
        self._index = {zone.id: index for index, zone in enumerate(spec.zones)}
        self._spread: dict[str, int] = {}

    def seat(self, seat: Seat) -> SeatPlan:
        """Where a seat sits for this viewer."""
        if not self.order:
            return seat_plan(seat, self.viewer, self.seats, self.spec.aside)
        below = self.order.index(self.viewer) if self.viewer is not None else None
        plan = seat_plan(self.order.index(seat), below, self.seats, self.spec.aside)
        return replace(plan, seat=seat)

    def plate(self, seat: Seat) -> Rect:
        """Where the plate of a seat lies: as the table says, else round the table."""
        for plate in self.spec.plates:
            if plate.seat == seat:
                return plate.area
        return self.seat(seat).plate

    def side(self, seat: Seat) -> int:
        """The side of the table to which what belongs to a seat is turned, in quarter turns clockwise from below."""
        if not self.facing:
            return 0
        if seat < len(self.spec.sides):
            return self.spec.sides[seat] % 4
        return 0 if self.spec.plates else self.seat(seat).side

    def is_own_hand(self, zone: ZoneSpec) -> bool:
        """Whether this is the open hand of the viewer."""
        return zone.kind is ZoneKind.FAN and self.viewer is not None and zone.seat == self.viewer

    def poses(self, placements: Iterable[Placement]) -> dict[TokenId, Pose]:
        """The pose of every token."""
        lying: dict[str, list[Placement]] = {}
        for placement in placements:
            lying.setdefault(placement.place.zone, []).append(placement)
        found: dict[TokenId, Pose] = {}
        for zone_id, tokens in lying.items():
            zone = self.zones.get(zone_id)
            if zone is not None:
                tokens.sort(key=lambda p: p.place.slot)
                found.update(_LAYERS[zone.kind](self, zone, tokens))
                if self.facing and zone.kind is not ZoneKind.FAN:
                    self._face_owners(zone, tokens, found)
        for token in self.fallen & found.keys():
            found[token] = replace(found[token], turn=found[token].turn + _FALLEN)
        return found

    def _face_owners(self, zone: ZoneSpec, tokens: list[Placement], found: dict[TokenId, Pose]) -> None:
        """Turn what somebody owns, or what lies in somebody's zone, towards that seat."""
        for placement in tokens:
            seat = placement.owner if placement.owner is not None else zone.seat
            side = self.side(seat) if seat is not None else 0
            if side:
                pose = found[placement.token]
                x, y = _about(zone.area, pose, side) if zone.kind is ZoneKind.SPOTS else (pose.x, pose.y)
                found[placement.token] = replace(pose, x=x, y=y, turn=pose.turn + TURNS[side])

    def base_z(self, zone: ZoneSpec) -> float:
        """The layer on which the tokens of a zone begin."""
        return Z_TOKENS + 7.0 * self._index[zone.id] / max(1, len(self._index))

    # One kind of zone each

    def _spots(self, zone: ZoneSpec, tokens: list[Placement]) -> dict[TokenId, Pose]:
        shared: dict[int, list[Placement]] = {}
        for placement in tokens:
            shared.setdefault(placement.place.slot, []).append(placement)
        found = {}
        for slot, here in shared.items():
            centre = self.centre(Place(zone.id, slot))
            for index, (placement, (dx, dy)) in enumerate(zip(here, _together(len(here), zone.stand), strict=True)):
                x, y = centre.x + dx, centre.y + dy
                z = Z_STANDING + y / 1000 + x / 1e6 if zone.stand else self.base_z(zone) + index / 1000
                found[placement.token] = Pose(x, y, zone.scale, 0.0, z)
        return found

    def _trick(self, zone: ZoneSpec, tokens: list[Placement]) -> dict[TokenId, Pose]:
        z, found = self.base_z(zone), {}
        for index, p in enumerate(tokens):
            centre, turn = self.centre(p.place), round(_LAID * noise(p.token), 1)
            found[p.token] = Pose(centre.x, centre.y, zone.scale, turn, z + index / 1000)
        return found

    def _pile(self, zone: ZoneSpec, tokens: list[Placement]) -> dict[TokenId, Pose]:
        if zone.spread:
            return self._side_by_side(zone, tokens)
        centre = self.centre(Place(zone.id))
        if zone.on_plate:
            return {p.token: Pose(centre.x, centre.y, zone.scale, z=self.base_z(zone), shown=False) for p in tokens}
        if zone.visible_edge:
            return self._stepped(zone, centre, tokens)
        neat = all(p.face is None for p in tokens)
        count = len(tokens)
        shown = min(PILE_SHOWN, 1 + (count - 1) // 5) if neat else PILE_SHOWN
        found = {}
        for index, placement in enumerate(tokens):
            depth = count - 1 - index
            z = self.base_z(zone) + index / 1000
            visible = depth < shown
            if neat:
                edge = 1.3 * min(depth, shown)
                flat = depth < min(shown, count) - 1
                found[placement.token] = Pose(
                    centre.x + edge, centre.y + edge, zone.scale, 0.0, z, shown=visible, flat=flat
                )
                continue
            turn = round(9 * noise(placement.token), 1)
            dx, dy = 2.2 * noise(placement.token + "x"), 1.6 * noise(placement.token + "y")
            found[placement.token] = Pose(centre.x + dx, centre.y + dy, zone.scale, turn, z, shown=visible)
        return found

    def _stepped(self, zone: ZoneSpec, centre: Point, tokens: list[Placement]) -> dict[TokenId, Pose]:
        """A pile that lies in order: the edges of a few lower tokens above the top one, or all of it spread out."""
        z, found = self.base_z(zone), {}
        most, opened = len(tokens) - 1, zone.id == self.opened
        first = -zone.visible_edge * min(most, EDGES_SHOWN)
        # Spread out, the lowest token stays where it was; a long pile is drawn together to stay on the cloth.
        step = min(OPENED, (_OPEN_TO - centre.y - first) / max(1, most))
        if opened:
            z = _Z_OPEN
        for index, placement in enumerate(tokens):
            depth = most - index
            dy = first + step * index if opened else -zone.visible_edge * min(depth, EDGES_SHOWN)
            shown = opened or depth <= EDGES_SHOWN
            found[placement.token] = Pose(centre.x, centre.y + dy, zone.scale, 0.0, z + index / 1000, shown=shown)
        return found

    def _side_by_side(self, zone: ZoneSpec, tokens: list[Placement]) -> dict[TokenId, Pose]:
        """A pile that is spread: as many places as can be told apart, each with an equal share of the tokens."""
        area = zone.area or Rect(0, 0, 0, 0)
        width = max(self.size_of(face_of(p))[0] for p in tokens) * zone.scale
        places = max(1, 1 + int((area.width - width) / (_APART * width)))
        shares: dict[int, list[Placement]] = {}
        for index, token in enumerate(tokens):
            shares.setdefault(min(index, index * places // len(tokens)), []).append(token)
        found = self._row(zone, [share[-1] for share in shares.values()])
        for share in shares.values():
            top = found[share[-1].token]
            found.update({p.token: replace(top, flat=True, z=top.z - 0.0005) for p in share[:-1]})
        return found

    def _row(self, zone: ZoneSpec, tokens: list[Placement]) -> dict[TokenId, Pose]:
        area = zone.area or Rect(0, 0, 0, 0)
        width = max(self.size_of(face_of(p))[0] for p in tokens) * zone.scale
        count = len(tokens)
        step = min(width + 6, max(3.0, (area.width - width) / max(1, count - 1)))
        middle = area.x + area.width / 2
        y = area.y + area.height / 2
        # Thrown down like stairs, a card shows two of its corners: it is read from both sides of the table.
        rise = _STAIR * zone.scale if self.facing and zone.jitter else 0.0
        z = Z_STANDING + y / 1000 if zone.stand else self.base_z(zone)
        return {
            p.token: Pose(
                middle + (i - (count - 1) / 2) * step,
                y - (i - (count - 1) / 2) * rise + 0.8 * zone.jitter * noise(p.token + "y"),
                zone.scale,
                round(zone.jitter * noise(p.token), 1),
                z + i / 1000,
            )
            for i, p in enumerate(tokens)
        }

    def _stacks(self, zone: ZoneSpec, tokens: list[Placement]) -> dict[TokenId, Pose]:
        area = zone.area or Rect(0, 0, 0, 0)
        width = max(self.size_of(face_of(p))[0] for p in tokens) * zone.scale
        stacks = math.ceil(len(tokens) / IN_STACK)
        room = area.width - width - 2 * _STACKS_IN
        apart = min(width * _STACKS_APART, room / max(1, stacks - 1))
        rise, z = width * _COUNTER_HIGH, self.base_z(zone)
        left, foot = area.x + _STACKS_IN + width / 2, area.y + area.height / 2 + rise * (IN_STACK - 1) / 2
        found = {}
        for index, p in enumerate(tokens):
            stack, height = divmod(index, IN_STACK)
            found[p.token] = Pose(left + stack * apart, foot - height * rise, zone.scale, z=z + index / 1000)
        return found

    def _scatter(self, zone: ZoneSpec, tokens: list[Placement]) -> dict[TokenId, Pose]:
        area = zone.area or Rect(0, 0, 0, 0)
        most = max(len(tokens), 1 + max(p.place.slot for p in tokens), self._spread.get(zone.id, 0))
        self._spread[zone.id] = most
        side = max(self.size_of(face_of(tokens[0]))) * zone.scale
        z, spots, found = self.base_z(zone), resting(area, most, side, self.throws.get(zone.id, 0)), {}
        for p in tokens:
            x, y, turn = spots[p.place.slot]
            found[p.token] = Pose(x, y, zone.scale, turn, z + p.place.slot / 1000)
        return found

    def _sheet(self, zone: ZoneSpec, tokens: list[Placement]) -> dict[TokenId, Pose]:
        z = self.base_z(zone)
        found = {}
        for index, p in enumerate(tokens):
            centre = self.centre(p.place)
            found[p.token] = Pose(centre.x, centre.y, zone.scale, 0.0, z + index / 1000)
        return found

    def _fan(self, zone: ZoneSpec, tokens: list[Placement]) -> dict[TokenId, Pose]:
        plan = self.seat(zone.seat if zone.seat is not None else 0)
        if plan.large:
            return self._own_fan(zone, plan, self.in_hand_order(zone, tokens))
        return self._backs(zone, plan, tokens)

    def in_hand_order(self, zone: ZoneSpec, tokens: list[Placement]) -> list[Placement]:
        """The cards of the viewer's hand from left to right: sorted, unless the viewer has laid them otherwise."""
        return self.orders.applied(zone.id, _sorted(zone, tokens, self.by_rank))

    def _own_fan(self, zone: ZoneSpec, plan: SeatPlan, cards: list[Placement]) -> dict[TokenId, Pose]:
        if len(cards) < _TWO_ROWS_FROM:
            return self._fan_row(zone, plan.hand, HAND_SCALE, cards, 0)
        half = (len(cards) + 1) // 2
        back, front = Point(plan.hand.x, plan.hand.y - 36), Point(plan.hand.x, plan.hand.y + 10)
        found = self._fan_row(zone, back, HAND_SCALE * 0.85, cards[:half], 0)
        found.update(self._fan_row(zone, front, HAND_SCALE * 0.85, cards[half:], half))
        return found

    def _fan_row(
        self, zone: ZoneSpec, centre: Point, scale: float, cards: list[Placement], first: int
    ) -> dict[TokenId, Pose]:
        count = len(cards)
        step = min(51.0, 430.0 / max(1, count - 1))
        most = (count - 1) / 2
        # The formula is for small hands; large ones keep the same sag and tilt over the whole width.
        sag, tilt = 0.87 * min(1.0, (3.5 / most) ** 2 if most else 1.0), 1.6 * min(1.0, 5.5 / most if most else 1.0)
        z, found = self.base_z(zone), {}
        for index, p in enumerate(cards):
            a = index - most
            raised = RAISED if p.token in self.raised else 0.0
            pose_z = z + (first + index) / 1000
            found[p.token] = Pose(
                centre.x + a * step, centre.y + sag * a * a, scale, round(tilt * a, 1), pose_z, raised
            )
        return found

    def _backs(self, zone: ZoneSpec, plan: SeatPlan, tokens: list[Placement]) -> dict[TokenId, Pose]:
        count = len(tokens)
        width = self.size_of(face_of(tokens[0]))[0] * BACK_SCALE
        step = min(13.0, (plan.room - width) / max(1, count - 1), 78.0 / max(1, count - 1) if count > 10 else 13.0)
        most = (count - 1) / 2
        tilt, sag = min(5.0, 20.0 / most if most else 5.0), min(0.6, 6.0 / (most * most) if most else 0.6)
        if not plan.turn:
            sag = min(sag, 0.3)
        turn = TURNS[plan.side] if self.facing and not plan.turn and plan.side == 2 else plan.turn
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        z, found = self.base_z(zone), {}
        for index, p in enumerate(tokens):
            a = index - most
            along, away = a * step, sag * a * a
            x, y = plan.hand.x + along * cos - away * sin, plan.hand.y + along * sin + away * cos
            found[p.token] = Pose(x, y, BACK_SCALE, round(turn + tilt * a, 1), z + index / 1000)
        return found

    def centre(self, place: Place) -> Point:
        """The middle of a place."""
        zone = self.zones[place.zone]
        if zone.slots:
            slot = self._steps_from_below(place.slot) if zone.seated else place.slot
            return zone.slots[slot % len(zone.slots)]
        if zone.kind is ZoneKind.FAN and zone.seat is not None:
            return self.seat(zone.seat).hand
        if zone.on_plate and zone.seat is not None:
            plate = self.plate(zone.seat)
            return Point(plate.x + plate.width / 2, plate.y + plate.height / 2)
        if zone.kind is ZoneKind.SHEET and zone.sheet is not None and zone.area is not None:
            box = SheetGrid(zone).box(place.slot)
            return Point(box.x + box.width / 2, box.y + box.height / 2)
        area = zone.area or Rect(320, 249, 0, 0)
        if zone.kind is ZoneKind.TRICK:
            return self._before(place.slot, zone, area)
        return Point(area.x + area.width / 2, area.y + area.height / 2)

    def _steps_from_below(self, seat: Seat) -> int:
        """How many places clockwise from whoever sits below this seat sits."""
        if self.order:
            below = 0 if self.viewer is None else self.order.index(self.viewer)
            return (self.order.index(seat) - below) % self.seats
        return (seat - (self.viewer or 0)) % self.seats

    def _before(self, seat: Seat, zone: ZoneSpec, area: Rect) -> Point:
        """The place of a seat in a trick: on an oval inside `area`, clockwise from the viewer, who sits below."""
        below = 0 if self.viewer is None else self.viewer
        angle = math.radians(90 + 360 * ((seat - below) % self.seats) / self.seats)
        width, height = self.size_of(PLACE_FACE)
        far_x, far_y = (area.width - width * zone.scale) / 2, (area.height - height * zone.scale) / 2
        x, y = area.x + area.width / 2, area.y + area.height / 2
        return Point(round(x + far_x * math.cos(angle), 2), round(y + far_y * math.sin(angle), 2))


_LAYERS: dict[ZoneKind, Callable[[TableLayout, ZoneSpec, list[Placement]], dict[TokenId, Pose]]] = {
    ZoneKind.SPOTS: TableLayout._spots,
    ZoneKind.PILE: TableLayout._pile,
    ZoneKind.ROW: TableLayout._row,
    ZoneKind.SCATTER: TableLayout._scatter,
    ZoneKind.SHEET: TableLayout._sheet,
    ZoneKind.FAN: TableLayout._fan,
    ZoneKind.TRICK: TableLayout._trick,
    ZoneKind.STACKS: TableLayout._stacks,
}


def _about(area: Rect | None, pose: Pose, side: int) -> tuple[float, float]:
    """Where a token comes to lie that was turned with what is round it, about the middle of `area`, towards a side."""
    if area is None:
        return pose.x, pose.y
    x, y = area.x + area.width / 2, area.y + area.height / 2
    dx, dy = pose.x - x, pose.y - y
    return ((pose.x, pose.y), (x - dy, y + dx), (x - dx, y - dy), (x + dy, y - dx))[side]


def _together(count: int, stand: bool) -> list[tuple[float, float]]:
    """How several tokens share one place: lying in a low stack, or standing close, those behind further to the right:
    the upper left of a place is left to its number."""
    if count == 1:
        return [(0.0, 0.0)]
    if not stand:
        return [(0.0, -4.0 * index) for index in range(count)]
    if count <= 4:
        return [(-7.5, 5.0), (4.5, 5.0), (10.0, -3.5), (-1.5, -3.5)][:count]
    angles = [2 * math.pi * index / count for index in range(count)]
    return sorted(((9 * math.sin(a), -7 * math.cos(a)) for a in angles), key=lambda at: at[1])
