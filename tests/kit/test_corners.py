"""Boards with a plate and a tray for dice at their corners."""

from __future__ import annotations

import pytest

from tabletop.core.model import Place
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH, Rect
from tabletop.core.text import Msg
from tabletop.kit.corners import BOARD, Tray, corner_table, dice_in_tray, on_board, tray_of

TRAY = Tray("tray-pair", (82, 66), (68, 44), 0.7, Msg("Toy", "{player}: tray"))


def inside(inner: Rect, outer: Rect) -> bool:
    across = outer.x <= inner.x and inner.x + inner.width <= outer.x + outer.width
    return across and outer.y <= inner.y and inner.y + inner.height <= outer.y + outer.height


def apart(one: Rect, other: Rect) -> bool:
    across = one.x + one.width <= other.x or other.x + other.width <= one.x
    return across or one.y + one.height <= other.y or other.y + other.height <= one.y


def middle(area: Rect) -> tuple[float, float]:
    return area.x + area.width / 2, area.y + area.height / 2


def test_plates_and_trays_lie_at_their_corners_beside_the_board() -> None:
    spec = corner_table("board-ludo", (), (0, 1, 2, 3), TRAY, ("throw",), ())
    corners = [(plate.area.x > 320, plate.area.y > 249) for plate in spec.plates]
    assert corners == [(True, False), (True, True), (False, True), (False, False)]
    things = [BOARD, *(plate.area for plate in spec.plates), *(one.area for one in spec.backdrops[1:]), spec.strip]
    assert all(inside(one, Rect(0, 0, TABLE_WIDTH, TABLE_HEIGHT)) for one in things)
    assert all(apart(one, other) for at, one in enumerate(things) for other in things[:at])
    for zone, backdrop in zip(spec.zones, spec.backdrops[1:], strict=True):
        assert zone.area is not None
        assert inside(zone.area, backdrop.area)
    assert (spec.sides, spec.turns) == ((2, 3, 0, 1), None)


def test_each_tray_lies_in_line_with_its_plate_with_room_for_words_between() -> None:
    spec = corner_table("board-ludo", (), (0, 1, 2, 3), TRAY, (), ())
    for plate, tray, zone in zip(spec.plates, spec.backdrops[1:], spec.zones, strict=True):
        assert zone.area is not None
        assert (tray.area.width, tray.area.height) == TRAY.size
        assert (zone.area.width, zone.area.height) == TRAY.room
        assert middle(tray.area) == pytest.approx(middle(zone.area))
        assert middle(tray.area)[0] == pytest.approx(middle(plate.area)[0])
        upper, lower = sorted((plate.area, tray.area), key=lambda area: area.y)
        assert lower.y - (upper.y + upper.height) == pytest.approx(26)


def test_what_is_read_on_the_board_lies_over_its_marks() -> None:
    assert not any(one.over_marks for one in corner_table("board", (), (0, 2), TRAY, (), ()).backdrops)
    *_, printed = corner_table("board", (), (0, 2), TRAY, (), (), over_marks="numbers").backdrops
    assert (printed.face, printed.area, printed.over_marks) == ("numbers", BOARD, True)


def test_dice_lie_in_the_tray_of_a_seat() -> None:
    lying = dice_in_tray(1, ("a", "b"), (6, 1))
    assert [(one.place, one.face) for one in lying] == [
        (Place(tray_of(1), 0), "die-6"),
        (Place(tray_of(1), 1), "die-1"),
    ]
    assert {one.face for one in dice_in_tray(0, ("a", "b"), ())} == {"die-blank"}
    assert (on_board(10, 20).x, on_board(10, 20).y) == (BOARD.x + 10, BOARD.y + 20)
