"""Who sits where round a card table: the hands of the others and the plates, seen by one viewer. Units; no Qt."""

from __future__ import annotations

from msgspec import Struct

from tabletop.core.model import Seat
from tabletop.core.table import Point, Rect

HAND_CENTRE = Point(330.0, 392.0)
HAND_SCALE = 1.2
BACK_SCALE = 0.6
PLATE_WIDTH = 101.0
PLATE_HEIGHT = 41.0

_BACK_HIGH = 56.0
_GAP = 8.0
_COVERED = 0.4
"""So much of a row of backs a plate above it may cover: the number of the cards is written on it."""
_SIDE = 110.0
_ALL = Point(320.0, 405.0)

_OTHERS: dict[int, tuple[tuple[float, float], ...]] = {
    1: (),
    2: ((320, 44),),
    3: ((60, 180), (580, 180)),
    4: ((60, 180), (320, 44), (580, 180)),
    5: ((60, 190), (168, 50), (428, 50), (580, 190)),
    6: ((60, 190), (170, 56), (320, 44), (470, 56), (580, 190)),
    7: ((60, 280), (60, 130), (220, 48), (420, 48), (580, 130), (580, 280)),
    8: ((60, 280), (60, 130), (190, 50), (320, 44), (450, 50), (580, 130), (580, 280)),
}
"""For each number of seats the places of the others, clockwise from the viewer."""

_ASIDE = {
    2: ((60, 180),),
    4: ((60, 180), (580, 130), (580, 280)),
    5: ((60, 280), (60, 130), (580, 130), (580, 280)),
}
"""The same where nobody is to sit at the top."""


class SeatPlan(Struct, frozen=True):
    """One seat as the viewer sees it.

    seat: which one.
    hand: the middle of its hand.
    plate: where its plate lies.
    large: it is the viewer's own open hand.
    turn: how far the backs are turned (90: sits on the left, -90: on the right).
    room: the longest that the row of backs may be.
    side: the side of the table at which it sits, in quarter turns clockwise from below.
    below: the backs lie below the plate.
    """

    seat: Seat
    hand: Point
    plate: Rect
    large: bool = False
    turn: float = 0.0
    room: float = 120.0
    side: int = 0
    below: bool = False

    @property
    def hand_area(self) -> Rect:
        """What the hand covers when it is as large as it gets."""
        if self.large:
            return Rect(self.hand.x - 255, self.hand.y - 70, 510, 150)
        width, height = (_BACK_HIGH, self.room) if self.turn else (self.room, _BACK_HIGH)
        return Rect(self.hand.x - width / 2, self.hand.y - height / 2, width, height)

    @property
    def backs_area(self) -> Rect:
        """What of the hand has to be seen while it shows nothing but backs."""
        area = self.hand_area
        covered = _COVERED * area.height if self.below else 0.0
        return Rect(area.x, area.y + covered, area.width, area.height - covered)


def seat_plan(seat: Seat, viewer: Seat | None, seats: int, aside: bool = False) -> SeatPlan:
    """Where `seat` sits for this viewer. Without a viewer the first seat sits below, with backs like all others.
    `aside`: all the others sit at the sides, as far as there is room."""
    seats = min(max(seats, 1), 8)
    below = 0 if viewer is None else viewer
    around = _ASIDE.get(seats, _OTHERS[seats]) if aside else _OTHERS[seats]
    crowded = {low for low, _ in around if sum(1 for other, _ in around if other == low) > 1}
    if seat == below:
        return _own_plan(seat, viewer is not None, 60 in crowded)
    x, y = around[(seat - below - 1) % seats] if around else (320.0, 44.0)
    if x < _SIDE or x > 640 - _SIDE:
        return _side_plan(seat, x, y, x in crowded)
    return _top_plan(seat, x, y, [other for other, row in around if row < 100])


def _own_plan(seat: Seat, large: bool, crowded: bool) -> SeatPlan:
    # Where two sit on the left, their plates reach down to the hand.
    left = 118.0 if crowded else 10.5
    plate = Rect(left, 280.0, PLATE_WIDTH, PLATE_HEIGHT)
    if large:
        return SeatPlan(seat, HAND_CENTRE, plate, large=True)
    plate = Rect(_ALL.x - PLATE_WIDTH - 60, _ALL.y - PLATE_HEIGHT / 2, PLATE_WIDTH, PLATE_HEIGHT)
    return SeatPlan(seat, Point(_ALL.x + 40, _ALL.y), plate, room=180.0)


def _side_plan(seat: Seat, x: float, y: float, crowded: bool) -> SeatPlan:
    left, side = (10.5, 1) if x < 320 else (640 - 10.5 - PLATE_WIDTH, 3)
    if crowded:
        plate = Rect(left, y + 8, PLATE_WIDTH, PLATE_HEIGHT)
        return SeatPlan(seat, Point(left + PLATE_WIDTH / 2, y - 26), plate, room=104.0, side=side)
    plate = Rect(left, y + 20, PLATE_WIDTH, PLATE_HEIGHT)
    return SeatPlan(seat, Point(x, y - 56), plate, turn=90.0 if x < 320 else -90.0, room=128.0, side=side)


def _top_plan(seat: Seat, x: float, y: float, row: list[float]) -> SeatPlan:
    apart = min((abs(x - other) for other in row if other != x), default=400.0)
    if apart < 270:
        plate = Rect(x - PLATE_WIDTH / 2, 6.0, PLATE_WIDTH, PLATE_HEIGHT)
        return SeatPlan(seat, Point(x, 6 + PLATE_HEIGHT + 34), plate, room=min(apart - 12, 120.0), side=2, below=True)
    room = min(apart - PLATE_WIDTH - 2 * _GAP, 130.0)
    plate = Rect(x - PLATE_WIDTH + 5, y - 22, PLATE_WIDTH, PLATE_HEIGHT)
    return SeatPlan(seat, Point(x + 5 + _GAP + room / 2 - 6, y + 3), plate, room=room, side=2)
