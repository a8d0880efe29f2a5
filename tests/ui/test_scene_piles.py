"""Piles that lie in order: their edges show, they open for a look, they are carried as a whole. Seats at the sides."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.core.model import GestureKind, Place, Placement
from tabletop.core.table import Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.view import CaptionFact
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.table.layout import EDGES_SHOWN, OPENED
from tabletop.ui.table.seating import seat_plan
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import advise, at, drag, made_table, press, text, view_of

EDGE = 6.0


def _pile(name: str, x: float, whole: bool = True) -> ZoneSpec:
    return ZoneSpec(name, ZoneKind.PILE, text(name), area=Rect(x, 100, 63, 88), visible_edge=EDGE, moves_as_pile=whole)


HAND = ZoneSpec("hand-0", ZoneKind.FAN, text("Hand"), seat=0)
SPEC = TableSpec((_pile("left", 100), _pile("right", 300), _pile("loose", 450, whole=False), HAND))
EITHER = TableSpec((replace(_pile("left", 100), top_alone=True), _pile("right", 300), _pile("loose", 450), HAND))
LYING = (
    *(Placement(f"l{i}", Place("left", i), f"card-{i + 2}H") for i in range(6)),
    Placement("r0", Place("right", 0), "card-KS"),
    *(Placement(f"o{i}", Place("loose", i), f"card-{i + 2}C") for i in range(3)),
    Placement("h0", Place("hand-0", 0), "card-AS", 0),
)


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """A table with three piles that lie in order; nothing moves by itself."""
    made = made_table()
    qtbot.addWidget(made)
    made.set_speed(0)
    made.set_table(SPEC, 0, 2)
    made.show_view(view_of(LYING, facts=()), animate=False)
    advise(made, {"l5": {Place("right")}, "o2": {Place("right")}})
    with qtbot.waitExposed(made):
        made.show()
    return made


def heights(table: TableView, zone: str) -> list[float]:
    """How far down the shown tokens of a pile lie, from the lowest token to the top one."""
    items = [item for item in table.table_scene.items_of.values() if item.at.zone == zone and item.rest.shown]
    return [item.rest.y for item in sorted(items, key=lambda item: item.at.slot)]


def rest_on(table: TableView, token: str) -> None:
    """The pointer rests on a token, without a button."""
    table.hand.hover(table.token_point(token))


def test_the_edges_of_a_few_lower_tokens_show(table: TableView) -> None:
    shown = heights(table, "left")
    assert shown == [144 - EDGE * depth for depth in range(EDGES_SHOWN, -1, -1)]
    assert heights(table, "right") == [144]
    assert all(item.rest.turn == 0 for item in table.table_scene.items_of.values() if item.at.zone == "left")


def test_a_pile_opens_while_the_pointer_rests_on_it(table: TableView, qtbot: QtBot) -> None:
    rest_on(table, "l5")
    assert len(heights(table, "left")) == 4
    qtbot.waitUntil(lambda: len(heights(table, "left")) == 6, timeout=20_000)
    opened = heights(table, "left")
    assert [round(b - a, 2) for a, b in itertools.pairwise(opened)] == [OPENED] * 5
    rest_on(table, "r0")
    assert len(heights(table, "left")) == 4


def test_an_open_pile_closes_with_a_new_view_and_when_the_pointer_leaves(table: TableView) -> None:
    scene = table.table_scene
    scene.open_pile("left")
    assert len(heights(table, "left")) == 6
    table.show_view(view_of(LYING, facts=()), animate=False)
    assert len(heights(table, "left")) == 4
    rest_on(table, "l5")
    scene.open_pile("left")
    table.hand.leave()
    assert len(heights(table, "left")) == 4


def test_a_long_pile_stays_on_the_cloth(table: TableView) -> None:
    many = tuple(Placement(f"l{i}", Place("left", i), f"card-{2 + i % 9}H") for i in range(40))
    table.show_view(view_of(many, facts=()), animate=False)
    table.table_scene.open_pile("left")
    assert len(heights(table, "left")) == 40
    assert max(heights(table, "left")) <= 400


def test_a_single_token_does_not_open(table: TableView) -> None:
    table.table_scene.open_pile("right")
    assert table.table_scene.layout.opened == ""


def test_the_keyboard_opens_the_pile_it_comes_to(table: TableView) -> None:
    press(table, Qt.Key.Key_Tab)
    assert table.table_scene.layout.opened == "left"
    press(table, Qt.Key.Key_Tab)
    assert table.table_scene.layout.opened == ""


def test_a_whole_pile_is_carried_turned_over_and_named_by_its_top(table: TableView) -> None:
    made: list[Touch] = []
    table.touched.connect(made.append)
    start = table.token_point("l5")
    table.hand.press(start)
    table.hand.move(start + QPointF(20, 0))
    carried = [item.token for item in table.hand.ghosts.items]
    assert table.carried == ("l5",)
    assert carried == ["l5", "l4", "l3", "l2", "l1", "l0"], "the lowest comes to lie on top"
    count = table.hand.ghosts.count
    assert count is not None
    assert count.sceneBoundingRect().top() > table.hand.ghosts.items[-1].pos().y(), "the number lies below them"
    drops = [ghost.pos().y() for ghost in table.hand.ghosts.items]
    assert drops == sorted(drops)
    table.hand.release(table.place_point(Place("right")))
    assert made == [Touch(GestureKind.DRAG, ("l5",), Place("right"))]
    assert (table.hand.ghosts.items, table.hand.ghosts.count) == ([], None)
    assert count.scene() is None
    assert all(item.opacity() == 1.0 for item in table.table_scene.items_of.values())
    assert heights(table, "left") == [144 - EDGE * depth for depth in range(EDGES_SHOWN, -1, -1)]


def test_an_edge_means_the_pile_only_where_it_moves_as_a_whole(table: TableView) -> None:
    made: list[Touch] = []
    table.touched.connect(made.append)
    for token, zone in (("l3", "left"), ("o0", "loose")):
        item = table.table_scene.items_of[token]
        assert item.at.zone == zone
        edge = table.table_scene.geometry.point(item.rest.x, item.rest.y - 42)
        drag(table, at(edge), at(table.place_point(Place("right")), 0, -60))
    assert [gesture.tokens for gesture in made] == [("l5",), ("o0",)]


def test_where_the_top_may_go_alone_an_edge_carries_the_pile(table: TableView) -> None:
    """What the pointer shows is what will move: one card, or the pile with its number."""
    made: list[Touch] = []
    table.touched.connect(made.append)
    table.set_table(EITHER, 0, 2)
    table.show_view(view_of(LYING), animate=False)
    edge = table.table_scene.items_of["l3"].rest
    grips = {"l5": table.token_point("l5"), "l3": table.table_scene.geometry.point(edge.x, edge.y - 42)}
    for token, expected in (("l5", ["l5"]), ("l3", ["l5", "l4", "l3", "l2", "l1", "l0"])):
        table.hand.press(grips[token])
        table.hand.move(grips[token] + QPointF(20, 0))
        ghosts = table.hand.ghosts
        assert (list(table.carried), [item.token for item in ghosts.items]) == ([token], expected)
        assert (ghosts.count is not None) == (len(expected) > 1)
        table.hand.release(table.place_point(Place("right")))
    assert [gesture.tokens for gesture in made] == [("l5",), ("l3",)]


def test_what_was_dropped_on_a_pile_has_the_focus(table: TableView) -> None:
    press(table, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert list(table.carried) == ["l5"]
    press(table, Qt.Key.Key_Return)
    assert list(table.carried) == []
    assert table.focused_token() == "r0"


def test_the_caption_of_an_empty_pile_stands_on_its_place(table: TableView) -> None:
    table.show_view(view_of(LYING[:6], facts=(CaptionFact("right", text("hole")),)), animate=False)
    (sign,) = table.table_scene.notes.signs.values()
    middle = table.place_point(Place("right"))
    assert abs(sign.sceneBoundingRect().center().x() - middle.x()) < 5
    assert abs(sign.sceneBoundingRect().center().y() - middle.y()) < 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_sits_at_the_top_of_a_table_that_needs_its_height(seats: int) -> None:
    plans = [seat_plan(seat, 0, seats, aside=True) for seat in range(1, seats)]
    assert all(plan.side in (1, 3) for plan in plans)
    boxes = [seat_plan(0, 0, seats, aside=True).plate, *(plan.plate for plan in plans)]
    for index, one in enumerate(boxes):
        for other in boxes[:index]:
            apart = abs(one.x - other.x) >= one.width or abs(one.y - other.y) >= one.height
            assert apart, (one, other)


def test_a_short_slip_is_a_click_and_a_long_way_there_and_back_is_none(table: TableView) -> None:
    made: list[Touch] = []
    table.touched.connect(made.append)
    start = table.token_point("l5")
    drag(table, at(start), at(start, 8, 6))
    assert table.carried == ("l5",), "it was clicked, and is lifted"
    table.hand.cancel()
    table.hand.press(start)
    for away in (QPointF(60, 0), QPointF(3, 3)):
        table.hand.move(start + away)
    table.hand.release(start + QPointF(3, 3))
    assert (made, table.carried) == ([], ()), "it was taken up and put back"
    assert all(item.opacity() == 1.0 for item in table.table_scene.items_of.values())


# Looking by finger, and by keys


SCREEN = QTest.createTouchDevice()


def put_finger(table: TableView, point: QPoint) -> None:
    """A finger comes down and stays there."""
    QTest.touchEvent(table, SCREEN).press(0, point, table.viewport()).commit()


def lift_finger(table: TableView, point: QPoint) -> None:
    """It goes up again."""
    QTest.touchEvent(table, SCREEN).release(0, point, table.viewport()).commit()


def test_a_finger_that_holds_a_pile_looks_into_it(table: TableView, qtbot: QtBot) -> None:
    made: list[Touch] = []
    table.touched.connect(made.append)
    pile, card = table.token_point("l5").toPoint(), table.token_point("h0").toPoint()
    put_finger(table, pile)
    qtbot.waitUntil(lambda: len(heights(table, "left")) == 6, timeout=20_000)
    QTest.touchEvent(table, SCREEN).move(0, pile + QPoint(5, 4), table.viewport()).commit()
    lift_finger(table, pile + QPoint(5, 4))
    assert len(heights(table, "left")) == 6, "it stays open, for the finger lay over it"
    assert (made, table.carried) == ([], ()), "to look is no move"
    put_finger(table, card)
    assert len(heights(table, "left")) == 4
    lift_finger(table, card)


def test_a_short_touch_is_no_look(table: TableView) -> None:
    put_finger(table, table.token_point("l5").toPoint())
    lift_finger(table, table.token_point("l5").toPoint())
    assert table.table_scene.layout.opened == ""
    assert table.carried == ("l5",), "a finger clicks as well"


def test_an_open_pile_is_taken_by_any_of_its_cards(table: TableView) -> None:
    scene, made = table.table_scene, list[Touch]()
    table.touched.connect(made.append)
    scene.open_pile("left")
    edge = scene.geometry.point(scene.items_of["l1"].rest.x, scene.items_of["l1"].rest.y - 40)
    drag(table, at(edge), at(table.place_point(Place("right")), 0, -60))
    assert made == [Touch(GestureKind.DRAG, ("l5",), Place("right"))]


def test_the_arrow_keys_go_through_an_open_pile(table: TableView) -> None:
    said: list[str] = []
    table.announced.connect(said.append)
    press(table, Qt.Key.Key_Tab)
    found = [table.focused_token()]
    for _ in range(5):
        press(table, Qt.Key.Key_Up)
        found.append(table.focused_token())
    assert found == ["l5", "l4", "l3", "l2", "l1", "l0"]
    assert len(set(said)) == 6, "every card is said"
    assert {item.token for item in table.seen_items()} >= set(found), "and found by screen readers"
    press(table, Qt.Key.Key_Return)
    assert list(table.carried) == ["l5"], "a whole pile is taken by any of its cards"
    press(table, Qt.Key.Key_Escape)
    press(table, Qt.Key.Key_Tab)
    assert table.table_scene.layout.opened == ""
