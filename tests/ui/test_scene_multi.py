"""Several tokens at once: a hand from which more than one card may be laid."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tabletop.core.model import GestureKind, Place
from tabletop.core.table import Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import HAND, SPEC, Page, advise, at, click, drag, made_table, placements, press, text, view_of

DISCARD = Place("discard")


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    made = made_table()
    qtbot.addWidget(made)
    hand = msgspec.structs.replace(HAND, multi=True)
    zones = tuple(hand if zone.id == hand.id else zone for zone in SPEC.zones)
    made.set_table(TableSpec(zones), 0, 2)
    made.show_view(view_of(placements()), animate=False)
    advise(made, {"h1": {DISCARD}, "h2": {DISCARD}, "h4": {DISCARD}})
    made.set_speed(0)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_clicks_choose_in_order_and_a_drag_carries_all(table: TableView) -> None:
    page = Page(table)
    for token in ("h2", "h4", "h1"):
        click(table, at(table.token_point(token), -30, -40))
    assert table.carried == ("h2", "h4", "h1")
    assert sorted(mark.label for mark in table.table_scene.marks.shown("order")) == ["1", "2", "3"]
    click(table, at(table.token_point("h4"), -30, -40))
    assert table.carried == ("h2", "h1")
    drag(table, at(table.token_point("h1"), -30, -40), at(table.place_point(DISCARD), -30, -30))
    assert page.gestures == [Touch(GestureKind.DRAG, ("h2", "h1"), DISCARD)]


def test_chosen_cards_are_dropped_by_a_click_on_the_pile(table: TableView) -> None:
    page = Page(table)
    click(table, at(table.token_point("h1"), -30, -40))
    assert page.gestures == []
    click(table, at(table.token_point("d0")))
    assert page.gestures == [Touch(GestureKind.DRAG, ("h1",), DISCARD)]


def test_chosen_cards_are_put_in_order_together(table: TableView) -> None:
    page, scene = Page(table), table.table_scene
    for token in ("h2", "h4"):
        click(table, at(table.token_point(token), -30, -40))
    before = sorted(("h0", "h1", "h2", "h3", "h4"), key=lambda token: scene.items_of[token].rest.x)
    drag(table, at(table.token_point("h2"), -30, -40), at(table.token_point(before[0]), -30, -40))
    after = sorted(before, key=lambda token: scene.items_of[token].rest.x)
    assert after == ["h2", "h4", *(token for token in before if token not in ("h2", "h4"))]
    assert (table.carried, page.gestures, scene.marks.shown("order")) == ((), [], ())


def test_dragging_another_card_puts_the_chosen_ones_down(table: TableView) -> None:
    page = Page(table)
    click(table, at(table.token_point("h1"), -30, -40))
    drag(table, at(table.token_point("h3"), -30, -40), at(table.place_point(DISCARD)))
    assert page.gestures == [Touch(GestureKind.DRAG, ("h3",), DISCARD)]
    assert table.carried == ()


def test_keys_choose_several_and_drop_them(table: TableView) -> None:
    page = Page(table)
    table.setFocus()
    table.keyboard.focus = next(t for t in table.keyboard.things("hand-0") if t.token == "h1")
    press(table, Qt.Key.Key_Return)
    assert table.carried == ("h1",)
    press(table, Qt.Key.Key_Return)
    assert page.gestures == [Touch(GestureKind.DRAG, ("h1",), DISCARD)]


def pairs(token: str) -> tuple[str, ...]:
    """The tokens h1 and h3 belong together."""
    return {"h1": ("h1", "h3"), "h3": ("h3", "h1")}.get(token, (token,))


def test_one_click_picks_up_what_belongs_together(table: TableView) -> None:
    page = Page(table)
    table.set_advice(lambda tokens: frozenset({DISCARD}), frozenset({"h1", "h2", "h3"}), pairs)
    click(table, at(table.token_point("h1"), -30, -40))
    assert table.carried == ("h1", "h3")
    click(table, at(table.token_point("h3"), -30, -40))
    assert table.carried == ("h1",), "a second click puts one of them back"
    click(table, at(table.token_point("h2"), -30, -40))
    assert table.carried == ("h1", "h2"), "once something is lifted, each click adds one"
    drag(table, at(table.token_point("h2"), -30, -40), at(table.place_point(DISCARD), -30, -30))
    assert page.gestures == [Touch(GestureKind.DRAG, ("h1", "h2"), DISCARD)]


def test_a_drag_takes_only_the_card_under_the_pointer(table: TableView) -> None:
    page = Page(table)
    table.set_advice(lambda tokens: frozenset({DISCARD}), frozenset({"h1", "h3"}), pairs)
    drag(table, at(table.token_point("h1"), -30, -40), at(table.place_point(DISCARD), -30, -30))
    assert page.gestures == [Touch(GestureKind.DRAG, ("h1",), DISCARD)]


def test_keys_add_to_what_is_lifted_and_put_it_down_one_by_one(table: TableView) -> None:
    page = Page(table)
    table.set_advice(lambda tokens: frozenset({DISCARD}), frozenset({"h1", "h2", "h3"}), pairs)
    table.setFocus()
    table.keyboard.focus = next(t for t in table.keyboard.things("hand-0") if t.token == "h1")
    press(table, Qt.Key.Key_Return)
    assert table.carried == ("h1", "h3")
    table.keyboard.focus = next(t for t in table.keyboard.things("hand-0") if t.token == "h2")
    press(table, Qt.Key.Key_Return)
    assert table.carried == ("h1", "h3", "h2")
    for token in ("h1", "h3"):
        table.keyboard.focus = next(t for t in table.keyboard.things("hand-0") if t.token == token)
        press(table, Qt.Key.Key_Return)
    assert table.carried == ("h2",)
    table.keyboard.focus = next(t for t in table.keyboard.things("hand-0") if t.token == "h2")
    press(table, Qt.Key.Key_Return)
    assert table.carried == ()
    assert page.gestures == []
    assert page.said[-1] == "h2: put down again"


def test_arrow_keys_go_on_through_the_hand_while_a_card_is_lifted(table: TableView) -> None:
    table.setFocus()
    first, *others = table.keyboard.things("hand-0")
    table.keyboard.focus = first
    press(table, Qt.Key.Key_Return, Qt.Key.Key_Right)
    assert table.focused_token() == others[0].token


@pytest.fixture
def two_zones(table: TableView) -> TableView:
    """The same hand, whose cards go together with those of a row that is everybody's."""
    hand = msgspec.structs.replace(HAND, multi=True, multi_with=("row",))
    row = ZoneSpec("row", ZoneKind.ROW, text("Row"), area=Rect(360, 300, 250, 90), multi=True)
    zones = (*(hand if zone.id == hand.id else zone for zone in SPEC.zones), row)
    table.set_table(TableSpec(zones), 0, 2)
    table.show_view(view_of(placements(s0=Place("row", 0), s1=Place("row", 1))), animate=False)
    advise(table, {token: {DISCARD} for token in ("h1", "h2", "s0", "s1")})
    return table


def test_cards_of_hand_and_row_are_clicked_and_dragged_together(two_zones: TableView) -> None:
    page = Page(two_zones)
    click(two_zones, at(two_zones.token_point("h2"), -30, -40))
    click(two_zones, at(two_zones.token_point("s1")))
    click(two_zones, at(two_zones.token_point("h1"), -30, -40))
    assert two_zones.carried == ("h2", "s1", "h1")
    click(two_zones, at(two_zones.token_point("h2"), -30, -40))
    assert two_zones.carried == ("s1", "h1")
    drag(two_zones, at(two_zones.token_point("s1")), at(two_zones.place_point(DISCARD)))
    assert page.gestures == [Touch(GestureKind.DRAG, ("s1", "h1"), DISCARD)]


def test_keys_go_from_the_hand_to_the_row_while_cards_are_lifted(two_zones: TableView) -> None:
    page = Page(two_zones)
    two_zones.setFocus()
    two_zones.keyboard.focus = next(t for t in two_zones.keyboard.things("hand-0") if t.token == "h1")
    press(two_zones, Qt.Key.Key_Return)
    press(two_zones, Qt.Key.Key_Tab)
    assert two_zones.focused_token() is None, "first to the place where it may go"
    press(two_zones, Qt.Key.Key_Tab)
    assert two_zones.focused_token() == "s0", "then to what may be added"
    press(two_zones, Qt.Key.Key_Right)
    press(two_zones, Qt.Key.Key_Return)
    assert two_zones.carried == ("h1", "s1")
    press(two_zones, Qt.Key.Key_Tab)
    press(two_zones, Qt.Key.Key_Return)
    assert page.gestures == [Touch(GestureKind.DRAG, ("h1", "s1"), DISCARD)]


def test_without_it_a_card_of_the_row_is_not_added(two_zones: TableView) -> None:
    zones = tuple(msgspec.structs.replace(zone, multi_with=()) for zone in two_zones.table_scene.layout.spec.zones)
    two_zones.set_table(TableSpec(zones), 0, 2)
    two_zones.show_view(view_of(placements(s0=Place("row", 0))), animate=False)
    click(two_zones, at(two_zones.token_point("h2"), -30, -40))
    advise(two_zones, {token: {DISCARD} for token in ("h2", "s0")})
    click(two_zones, at(two_zones.token_point("s0")))
    assert two_zones.carried == ("s0",), "the click puts one down and takes the other"


def test_a_row_that_is_lit_takes_a_card_instead_of_adding_one(two_zones: TableView) -> None:
    page = Page(two_zones)
    row = Place("row")
    advise(two_zones, {"h1": {DISCARD, row}, "h2": {DISCARD}, "s0": {DISCARD}})
    click(two_zones, at(two_zones.token_point("h1"), -30, -40))
    click(two_zones, at(two_zones.token_point("s0")))
    assert [(touch.tokens, touch.to and touch.to.zone) for touch in page.gestures] == [(("h1",), "row")]
    two_zones.setFocus()
    two_zones.keyboard.focus = next(t for t in two_zones.keyboard.things("hand-0") if t.token == "h1")
    press(two_zones, Qt.Key.Key_Return)
    two_zones.keyboard.focus = next(t for t in two_zones.keyboard.things("row") if t.token == "s1")
    press(two_zones, Qt.Key.Key_Return)
    assert page.gestures[-1].to is not None
    assert page.gestures[-1].to.zone == "row"


def test_what_goes_nowhere_and_with_nothing_is_tapped(two_zones: TableView) -> None:
    page = Page(two_zones)
    advise(two_zones, {"s0": set()})
    click(two_zones, at(two_zones.token_point("s0")))
    assert page.gestures == [Touch(GestureKind.TAP, ("s0",), None)]
