"""The grammar of clicks: the first lifts, one on a lit place lays down, a second puts back, a double click plays."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.core.model import GestureKind, Place
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.table.marks import MarkKind
from tabletop.ui.table.things import Thing
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import Page, advise, at, click, made_table, placements, press, view_of

FIVE = Place("board", 5)
SEVEN = Place("board", 7)


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    made = made_table()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.setFocus()
    return made


@pytest.fixture
def page(table: TableView) -> Page:
    advise(table, {"red-2": {FIVE, SEVEN}, "red-1": {SEVEN}, "h1": {Place("discard")}})
    table.finish_animations()
    return Page(table)


def gesture(kind: GestureKind, *tokens: str, to: Place | None = None) -> Touch:
    return Touch(kind, tokens, to)


def test_what_has_one_place_is_lifted_too_and_lies_down_at_the_lit_place(table: TableView, page: Page) -> None:
    click(table, at(table.token_point("red-1")))
    assert (table.carried, page.gestures) == (("red-1",), [])
    assert len(table.table_scene.marks.shown("targets")) == 1
    click(table, at(table.place_point(SEVEN)))
    assert (table.carried, page.gestures) == ((), [gesture(GestureKind.DRAG, "red-1", to=SEVEN)])


def test_what_is_lifted_has_a_frame(table: TableView, page: Page) -> None:
    click(table, at(table.token_point("h1"), -30, -30))
    (mark,) = table.table_scene.marks.shown("chosen")
    assert mark.kind is MarkKind.FRAME
    click(table, at(table.token_point("h1"), -30, -30))
    assert table.table_scene.marks.shown("chosen") == ()


def double_click(table: TableView, point: QPoint) -> None:
    """Both presses of a double click, as the window system sends them."""
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    click(table, point)
    viewport = table.viewport()
    at_screen = QPointF(viewport.mapToGlobal(point))
    event = QMouseEvent(QEvent.Type.MouseButtonDblClick, QPointF(point), at_screen, left, left, none)
    QApplication.sendEvent(viewport, event)
    QTest.mouseRelease(viewport, left, none, point)


def test_a_double_click_plays_where_only_one_place_is_legal(table: TableView, page: Page) -> None:
    double_click(table, at(table.token_point("red-1")))
    assert (table.carried, page.gestures) == ((), [gesture(GestureKind.DRAG, "red-1", to=SEVEN)])


def test_a_double_click_only_lifts_where_there_is_a_choice(table: TableView, page: Page) -> None:
    double_click(table, at(table.token_point("red-2")))
    assert (table.carried, page.gestures) == (("red-2",), [])


def test_a_double_click_plays_what_was_lifted_before(table: TableView, page: Page) -> None:
    click(table, at(table.token_point("red-1")))
    double_click(table, at(table.token_point("red-1")))
    assert (table.carried, page.gestures) == ((), [gesture(GestureKind.DRAG, "red-1", to=SEVEN)])


def test_a_double_click_on_the_lit_place_lays_down_once(table: TableView, page: Page) -> None:
    click(table, at(table.token_point("red-1")))
    double_click(table, at(table.place_point(SEVEN)))
    assert page.gestures == [gesture(GestureKind.DRAG, "red-1", to=SEVEN)]


def test_a_double_click_that_began_in_another_situation_is_a_click(table: TableView, page: Page) -> None:
    table.hastened.connect(lambda: setattr(table, "rests", False))
    table.rests = True
    double_click(table, at(table.token_point("red-1")))
    assert (table.carried, page.gestures) == (("red-1",), []), "the first one has gone on from what rested there"
    table.hand.cancel()
    page.gestures.clear()
    click(table, at(table.token_point("red-1")))
    table.show_view(view_of(placements(blue_1=Place("board", 2))), animate=False)
    click(table, at(table.token_point("red-1")))
    assert (table.carried, page.gestures) == ((), [])


def test_one_click_moves_are_a_wish_of_the_player(table: TableView, page: Page) -> None:
    table.set_hands(0, one_click=True, lit=True)
    click(table, at(table.token_point("red-1")))
    assert page.gestures == [gesture(GestureKind.DRAG, "red-1", to=SEVEN)]
    click(table, at(table.token_point("red-2")))
    assert table.carried == ("red-2",), "there is a choice"


def test_where_tokens_never_have_a_choice_the_click_and_the_lit_place_are_the_move(
    table: TableView, page: Page, qtbot: QtBot
) -> None:
    table.set_table(replace(table.table_layout.spec, tap_moves=True), 0, 2)
    table.show_view(view_of(placements()), animate=False)
    advise(table, {"red-1": {SEVEN}})
    click(table, at(table.token_point("red-1")))
    assert (table.carried, page.gestures) == ((), [gesture(GestureKind.TAP, "red-1")])
    qtbot.waitUntil(lambda: bool(table.table_scene.marks.shown("ways")), timeout=20_000)
    click(table, at(table.place_point(SEVEN)))
    assert page.gestures[1:] == [gesture(GestureKind.DRAG, "red-1", to=SEVEN)]


def test_legal_places_need_not_shine(table: TableView, page: Page) -> None:
    scene = table.table_scene
    assert scene.marks.shown("movable")
    table.set_hands(0, one_click=False, lit=False)
    advise(table, {"red-1": {SEVEN}, "h1": {Place("discard")}})
    assert not scene.marks.shown("movable")
    assert not table.table_layout.raised
    click(table, at(table.token_point("red-1")))
    assert scene.marks.shown("chosen")
    assert not scene.marks.shown("targets")
    click(table, at(table.place_point(SEVEN)))
    assert page.gestures == [gesture(GestureKind.DRAG, "red-1", to=SEVEN)]


def test_what_is_lifted_stays_so_while_others_play(table: TableView, page: Page) -> None:
    click(table, at(table.token_point("red-1")))
    table.show_view(view_of(placements(blue_1=Place("board", 2))), animate=False)
    advise(table, {"red-1": {SEVEN}})
    assert table.carried == ("red-1",)
    click(table, at(table.place_point(SEVEN)))
    assert page.gestures == [gesture(GestureKind.DRAG, "red-1", to=SEVEN)]
    click(table, at(table.token_point("red-1")))
    advise(table, {"red-2": {SEVEN}})
    assert (table.carried, table.table_scene.marks.shown("chosen")) == ((), ()), "it may not be moved any more"


def test_no_lamp_stays_after_the_state_has_changed(table: TableView, page: Page) -> None:
    QTest.mouseMove(table.viewport(), at(table.token_point("h1"), -30, -30))
    assert table.table_scene.marks.shown("targets")
    advise(table, {"red-2": {FIVE}})
    assert not table.table_scene.marks.shown("targets")


def test_click_click_lifts_and_drops(table: TableView, page: Page) -> None:
    click(table, at(table.token_point("red-2")))
    assert table.carried == ("red-2",)
    assert page.gestures == []
    click(table, at(table.place_point(SEVEN)))
    assert page.gestures == [gesture(GestureKind.DRAG, "red-2", to=SEVEN)]
    assert table.carried == ()


def test_second_click_on_the_same_token_puts_it_back(table: TableView, page: Page) -> None:
    click(table, at(table.token_point("red-2")))
    table.finish_animations()
    click(table, at(table.token_point("red-2")))
    assert (table.carried, page.gestures) == ((), [])


def test_click_on_another_movable_token_changes_the_choice(table: TableView, page: Page) -> None:
    advise(table, {"red-2": {FIVE, SEVEN}, "red-1": {FIVE, SEVEN}})
    click(table, at(table.token_point("red-2")))
    click(table, at(table.token_point("red-1")))
    assert table.carried == ("red-1",)


def test_click_on_a_token_that_is_a_target_drops_there(table: TableView, page: Page) -> None:
    advise(table, {"red-2": {FIVE, Place("board", 8)}})
    click(table, at(table.token_point("red-2")))
    click(table, at(table.token_point("blue-1")))
    assert page.gestures == [gesture(GestureKind.DRAG, "red-2", to=Place("board", 8))]


def test_click_on_bare_cloth_puts_down(table: TableView, page: Page) -> None:
    click(table, at(table.token_point("red-2")))
    click(table, QPoint(930, 500))
    assert table.carried == ()
    assert page.gestures == []


# Keys


def test_enter_on_what_is_lifted_puts_it_back(table: TableView, page: Page) -> None:
    table.keyboard.focus = Thing(Place("board", 4), "red-2")
    press(table, Qt.Key.Key_Return)
    assert table.carried == ("red-2",)
    table.keyboard.focus = Thing(Place("board", 4))
    press(table, Qt.Key.Key_Return)
    assert (table.carried, page.gestures) == ((), [])


def test_the_keys_begin_where_something_can_be_moved(table: TableView, page: Page) -> None:
    table.show_view(view_of(placements(), facts=()), animate=False)
    advise(table, {"h1": {Place("discard")}})
    press(table, Qt.Key.Key_Return)
    assert table.focused_token() == "h1"


def test_the_focus_stays_with_a_pile_whose_top_has_gone(table: TableView, page: Page) -> None:
    table.keyboard.focus = Thing(Place("stock"), "s11")
    table.show_view(view_of(placements(s11=Place("discard", 1))), animate=False)
    assert table.focused_token() == "s10", "the next key does not touch the other pile"


def test_a_held_key_does_nothing_twice(table: TableView, page: Page) -> None:
    table.keyboard.focus = Thing(Place("board", 4), "red-2")
    press(table, Qt.Key.Key_Return)
    again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(table, again)
    assert table.carried == ("red-2",)
