"""Several tokens at once: a hand from which more than one card may be laid."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tabletop.core.model import Gesture, GestureKind, Place
from tabletop.core.table import TableSpec
from tabletop.ui.table import TableView
from tests.ui.scene_tools import HAND, SPEC, Page, advise, at, click, drag, made_table, placements, press, view_of

DISCARD = Place("discard")


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    made = made_table()
    qtbot.addWidget(made)
    hand = msgspec.structs.replace(HAND, multi=True)
    zones = tuple(hand if zone.id == hand.id else zone for zone in SPEC.zones)
    made.set_table(TableSpec(zones), 0, 2)
    made.show_view(view_of(placements()), animate=False)
    advise(made, {"h1": {DISCARD}, "h2": {DISCARD}})
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
    assert page.gestures == [Gesture(GestureKind.DRAG, 0, ("h2", "h1"), DISCARD)]


def test_chosen_cards_are_dropped_by_a_click_on_the_pile(table: TableView) -> None:
    page = Page(table)
    click(table, at(table.token_point("h1"), -30, -40))
    assert page.gestures == []
    click(table, at(table.token_point("d0")))
    assert page.gestures == [Gesture(GestureKind.DRAG, 0, ("h1",), DISCARD)]


def test_dragging_another_card_puts_the_chosen_ones_down(table: TableView) -> None:
    page = Page(table)
    click(table, at(table.token_point("h1"), -30, -40))
    drag(table, at(table.token_point("h3"), -30, -40), at(table.place_point(DISCARD)))
    assert page.gestures == [Gesture(GestureKind.DRAG, 0, ("h3",), DISCARD)]
    assert table.carried == ()


def test_keys_choose_several_and_drop_them(table: TableView) -> None:
    page = Page(table)
    table.setFocus()
    table.keyboard.focus = next(t for t in table.keyboard.things("hand-0") if t.token == "h1")
    press(table, Qt.Key.Key_Return)
    assert table.carried == ("h1",)
    press(table, Qt.Key.Key_Return)
    assert page.gestures == [Gesture(GestureKind.DRAG, 0, ("h1",), DISCARD)]
