"""Hands at the table: real presses, moves, clicks and keys become gestures, and nothing is judged here."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.core.model import GestureKind, Place, Refusal
from tabletop.ui.session.gesture_owner import Touch
from tabletop.ui.table.things import Thing
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import Page, advise, at, click, drag, made_table, placements, press, view_of

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


def test_drag_means_tokens_and_place(table: TableView, page: Page) -> None:
    drag(table, at(table.token_point("red-2")), at(table.place_point(FIVE)))
    assert page.gestures == [gesture(GestureKind.DRAG, "red-2", to=FIVE)]


def test_while_dragging_a_ghost_is_carried_and_the_piece_stays_pale(table: TableView, page: Page) -> None:
    start, viewport = at(table.token_point("red-2")), table.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(2, 1))
    assert table.carried == ()
    QTest.mouseMove(viewport, start + QPoint(30, 20))
    assert table.carried == ("red-2",)
    scene = table.table_scene
    assert scene.items_of["red-2"].opacity() == pytest.approx(0.35)
    assert len(scene.marks.shown("targets")) == 2
    assert not scene.marks.shown("movable")
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start + QPoint(30, 20))
    assert table.carried == ()
    assert scene.items_of["red-2"].opacity() == 1.0
    assert not scene.marks.shown("targets")


@pytest.mark.parametrize("again", ["move", "press"])
def test_a_drag_whose_release_nobody_heard_is_over(table: TableView, page: Page, again: str) -> None:
    start, viewport = at(table.token_point("red-2")), table.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(30, 20))
    assert table.carried == ("red-2",)
    goal = at(table.place_point(FIVE))
    kind = QEvent.Type.MouseMove if again == "move" else QEvent.Type.MouseButtonPress
    button = Qt.MouseButton.NoButton if again == "move" else Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, QPointF(goal), viewport.mapToGlobal(QPointF(goal)), button, button, none)
    QApplication.sendEvent(viewport, event)
    assert table.carried == ()
    assert table.table_scene.items_of["red-2"].opacity() == 1.0
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
    assert all(found.kind is not GestureKind.DRAG for found in page.gestures), (
        "nothing is dropped where one clicks later"
    )


def test_an_illegal_token_can_be_lifted_and_gets_its_answer(table: TableView, page: Page) -> None:
    drag(table, at(table.token_point("blue-1")), at(table.place_point(FIVE)))
    assert page.gestures == [gesture(GestureKind.DRAG, "blue-1", to=FIVE)]


def test_what_nobody_accepts_flies_home(table: TableView, page: Page, qtbot: QtBot) -> None:
    home = table.token_point("red-2")
    table.touched.connect(lambda made: table.marking.show_refusal(Refusal("test.rule", tokens=("blue-1",))))
    drag(table, at(home), at(table.place_point(Place("board", 2))))
    assert table.is_moving
    assert table.token_point("red-2") != home
    assert [mark.kind for mark in table.table_scene.marks.shown("cause")] == ["cause"]
    qtbot.waitUntil(lambda: not table.is_moving, timeout=20_000)
    assert table.token_point("red-2") == home


def test_what_is_accepted_goes_where_the_view_says(table: TableView, page: Page, qtbot: QtBot) -> None:
    table.touched.connect(lambda made: table.show_view(view_of(placements(red_2=FIVE))))
    drag(table, at(table.token_point("red-2")), at(table.place_point(FIVE), 7, 4))
    qtbot.waitUntil(lambda: not table.is_moving, timeout=20_000)
    assert table.token_point("red-2") == table.place_point(FIVE)


def test_let_go_at_home_means_nothing(table: TableView, page: Page) -> None:
    start = at(table.token_point("red-2"))
    drag(table, start, start + QPoint(9, 5))
    assert page.gestures == []


def test_let_go_on_bare_cloth_is_still_answered(table: TableView, page: Page) -> None:
    drag(table, at(table.token_point("red-2")), QPoint(930, 500))
    assert page.gestures == [gesture(GestureKind.DRAG, "red-2")]


def test_card_on_pile_and_die_in_box(table: TableView, page: Page) -> None:
    drag(table, at(table.token_point("h1"), -20, -40), at(table.place_point(Place("discard"))))
    drag(table, at(table.token_point("die-0")), at(table.place_point(Place("sheet", 1))))
    assert page.gestures == [
        gesture(GestureKind.DRAG, "h1", to=Place("discard")),
        gesture(GestureKind.DRAG, "die-0", to=Place("sheet", 1)),
    ]


HELD = ("h0", "h1", "h2", "h3", "h4")


def order(table: TableView, tokens: tuple[str, ...] = HELD) -> list[str]:
    """The cards of the hand from left to right, where they come to rest."""
    return sorted(tokens, key=lambda token: table.table_scene.items_of[token].rest.x)


def test_order_of_the_own_hand_is_the_screens_alone(table: TableView, page: Page) -> None:
    before = order(table)
    drag(table, at(table.token_point(before[0]), -30, -30), at(table.token_point(before[3]), -30, -30))
    assert order(table) == [*before[1:4], before[0], before[4]]
    assert page.gestures == []
    chosen = order(table)
    table.show_view(view_of(placements(d0=Place("hand-0", 5))), animate=False)
    assert order(table) == chosen
    assert table.token_point("d0").x() > table.token_point(chosen[-1]).x()


def held_over(table: TableView, token: str, to: QPoint) -> None:
    """Press on a card of the hand and carry it somewhere, without letting go."""
    start = at(table.token_point(token), -30, -30)
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in (0.3, 0.7, 1.0):
        QTest.mouseMove(table.viewport(), start + (to - start) * step)


def test_the_other_cards_make_room_for_one_that_is_carried_along_the_hand(table: TableView, page: Page) -> None:
    before = order(table)
    first = at(table.token_point(before[0]), -30, -30)
    held_over(table, before[4], at(table.token_point(before[1]), -30, -30))
    assert order(table) == [before[0], before[4], *before[1:4]]
    QTest.mouseMove(table.viewport(), at(table.place_point(Place("discard"))))
    assert order(table) == before, "over the pile nothing is put in order"
    QTest.mouseMove(table.viewport(), first)
    assert order(table) == [before[4], *before[:4]]
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert (order(table), table.carried, page.gestures) == (before, (), [])
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert (order(table), page.gestures) == (before, [])


def test_a_refused_card_comes_back_to_where_it_lay(table: TableView, page: Page) -> None:
    before = order(table)
    held_over(table, before[0], at(table.token_point(before[2]), -30, -30))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=at(table.place_point(Place("discard"))))
    assert page.gestures == [gesture(GestureKind.DRAG, before[0], to=Place("discard"))]
    assert order(table) == before


def test_a_hand_can_be_put_in_order_while_others_play(table: TableView, page: Page) -> None:
    before = order(table)
    there = at(table.token_point(before[2]), -30, -30)
    held_over(table, before[0], there)
    table.show_view(view_of(placements(red_1=SEVEN)))
    advise(table, {"red-2": {FIVE}})
    assert table.carried == (before[0],)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=there)
    assert order(table) == [*before[1:3], before[0], *before[3:]]
    assert page.gestures == []
    held_over(table, before[0], at(table.place_point(Place("discard"))))
    table.show_view(view_of(placements(**{before[0]: Place("discard", 9)})))
    assert table.carried == (), "what has gone is not held any more"
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=at(table.place_point(Place("discard"))))
    assert page.gestures == []


def test_another_way_of_sorting_forgets_what_was_laid_by_hand(table: TableView, page: Page) -> None:
    before = order(table)
    held_over(table, before[0], at(table.token_point(before[3]), -30, -30))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=at(table.token_point(before[3]), -30, -30))
    assert order(table) != before
    table.table_scene.sort_hands(True)
    table.table_scene.sort_hands(False)
    assert order(table) == before


def test_keys_put_the_own_hand_in_order(table: TableView, page: Page) -> None:
    before = order(table)
    focus(table, Thing(Place("hand-0", 0), before[0]))
    QTest.keyClick(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert order(table) == [*before[1:3], before[0], *before[3:]]
    assert page.said[-1] == f"{before[0]}: card 3 of 5"
    assert table.focused_token() == before[0]
    for _ in range(9):
        QTest.keyClick(table, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert order(table) == before
    assert page.said[-1] == f"{before[0]}: card 1 of 5"
    focus(table, Thing(Place("board", 4), "red-2"))
    QTest.keyClick(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert table.focused_token() == "red-2", "a board is not put in order"
    assert page.gestures == []


def test_click_on_a_box_and_on_the_stock(table: TableView, page: Page) -> None:
    click(table, at(table.place_point(Place("sheet", 1))))
    click(table, at(table.token_point("s11")))
    assert page.gestures == [
        gesture(GestureKind.TAP, to=Place("sheet", 1)),
        gesture(GestureKind.TAP, "s11"),
    ]


def test_click_or_enter_on_a_die_that_is_kept_by_a_tap_taps(table: TableView, page: Page) -> None:
    advise(table, {"die-0": {Place("rail", 0), Place("rail", 1), Place("sheet", 1)}})
    click(table, at(table.token_point("die-0")))
    focus(table, Thing(Place("tray", 0), "die-0"))
    press(table, Qt.Key.Key_Return)
    assert page.gestures == 2 * [gesture(GestureKind.TAP, "die-0")]


def test_points_on_offer_shine_under_the_pointer(table: TableView, page: Page) -> None:
    QTest.mouseMove(table.viewport(), at(table.place_point(Place("sheet", 1))))
    (mark,) = table.table_scene.marks.shown("hover")
    assert mark.label == "12"
    QTest.mouseMove(table.viewport(), at(table.place_point(Place("sheet", 0))))
    assert table.table_scene.marks.shown("hover") == ()
    QTest.mouseMove(table.viewport(), at(table.place_point(Place("sheet", 1))))
    QApplication.sendEvent(table.viewport(), QEvent(QEvent.Type.Leave))
    assert table.table_scene.marks.shown("hover") == ()


def test_right_button_and_lone_release_do_nothing(table: TableView, page: Page) -> None:
    point = at(table.token_point("red-1"))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=point)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert page.gestures == []


# Keys


def focus(table: TableView, thing: Thing) -> None:
    for _ in range(20):
        press(table, Qt.Key.Key_Tab)
        now = table.keyboard.focus
        if now is not None and now.place.zone == thing.place.zone:
            break
    table.keyboard.focus = thing


def test_tab_goes_from_zone_to_zone_and_leaves_at_the_end(table: TableView, page: Page) -> None:
    zones = []
    for _ in range(12):
        press(table, Qt.Key.Key_Tab)
        if table.keyboard.focus is None:
            break
        zones.append(table.keyboard.focus.place.zone)
    assert zones == ["board", "stock", "discard", "tray", "sheet", "hand-0", "hand-1"]


def test_arrows_go_to_the_nearest_token(table: TableView, page: Page) -> None:
    press(table, Qt.Key.Key_Tab, Qt.Key.Key_Right)
    assert table.focused_token() == "red-2"
    press(table, Qt.Key.Key_Left)
    assert table.focused_token() == "red-1"
    assert page.said[-1] == "red-1, board 1"


def test_enter_lifts_and_goes_to_the_only_place_enter_drops(table: TableView, page: Page) -> None:
    press(table, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert table.carried == ("red-1",)
    assert page.said[-2:] == ["red-1: carried", "board 8: allowed"]
    press(table, Qt.Key.Key_Return)
    assert page.gestures == [gesture(GestureKind.DRAG, "red-1", to=SEVEN)]


def test_arrows_carry_over_all_squares_and_tell_which_are_allowed(table: TableView, page: Page) -> None:
    focus(table, Thing(Place("board", 4), "red-2"))
    press(table, Qt.Key.Key_Space, Qt.Key.Key_Down)
    assert page.said[-1] == "board 8: allowed"
    press(table, Qt.Key.Key_Left)
    assert page.said[-1] == "board 7: not allowed"
    press(table, Qt.Key.Key_Return)
    assert page.gestures == [gesture(GestureKind.DRAG, "red-2", to=Place("board", 6))]


def test_tab_carries_only_to_allowed_places(table: TableView, page: Page) -> None:
    focus(table, Thing(Place("board", 4), "red-2"))
    press(table, Qt.Key.Key_Return)
    said = []
    for _ in range(3):
        press(table, Qt.Key.Key_Tab)
        said.append(page.said[-1])
    assert said == ["board 6: allowed", "board 8: allowed", "board 6: allowed"]


def test_escape_puts_down(table: TableView, page: Page) -> None:
    press(table, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert table.carried == ()
    assert page.gestures == []
    assert page.said[-1] == "red-1: put down again"
    assert table.focused_token() == "red-1"


def test_enter_on_boxes_and_on_what_cannot_move_taps(table: TableView, page: Page) -> None:
    focus(table, Thing(Place("sheet", 1)))
    press(table, Qt.Key.Key_Return)
    focus(table, Thing(Place("stock"), "s11"))
    press(table, Qt.Key.Key_Return)
    assert page.gestures == [gesture(GestureKind.TAP, to=Place("sheet", 1)), gesture(GestureKind.TAP, "s11")]


def test_points_on_offer_are_said(table: TableView, page: Page) -> None:
    focus(table, Thing(Place("sheet", 0)))
    press(table, Qt.Key.Key_Right)
    assert page.said[-1] == "sheet 2: 12 on offer"


def test_focus_is_drawn_and_goes_with_the_pointer(table: TableView, page: Page) -> None:
    press(table, Qt.Key.Key_Tab)
    assert [mark.kind for mark in table.table_scene.marks.shown("focus")] == ["focus"]
    click(table, QPoint(930, 500))
    assert table.table_scene.marks.shown("focus") == ()


def test_focus_follows_its_token(table: TableView, page: Page) -> None:
    press(table, Qt.Key.Key_Tab)
    table.show_view(view_of(placements(red_1=SEVEN)), animate=False)
    assert table.keyboard.focus == Thing(SEVEN, "red-1")
