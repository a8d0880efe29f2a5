"""What only rests on the table to be seen goes on at a click or Enter, where the game says so, and nowhere else."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.match.match import Match
from tabletop.ui.match_page.table_page import TablePage
from tests.ui.table_kit import ANN, BEN, click, make_page
from tests.ui.toy import ToyState, rank, toy_match

_FELT = QPoint(20, 20)


def full_pile(qtbot: QtBot, patient: bool) -> tuple[TablePage, Match[ToyState]]:
    """A page on which the fourth card has just been laid."""
    match = toy_match(hidden=False, cards=9, seed=2, patient=patient)
    page, _ = make_page(qtbot, match, ANN, BEN)

    def height(token: str) -> int:
        return rank(match.state, token)

    while len(match.state.pile) < 4:
        legal = match.game.legal(match.state, match.state.turn)
        page.session.play(min(legal, key=lambda action: (action.verb == "name", sum(map(height, action.tokens)))))
    return page, match


def test_a_click_on_the_table_goes_on(qtbot: QtBot) -> None:
    page, match = full_pile(qtbot, patient=True)
    token = match.state.pile[-1]
    click(page.overlay.view.viewport(), page.overlay.view.token_point(token).toPoint())
    assert match.state.swept == 1
    assert not page.overlay.view.rests
    turn = match.state.turn
    click(page.overlay.view.viewport(), _FELT)
    assert (match.state.swept, match.state.turn) == (1, turn), "the next click is one like any other"


def test_enter_goes_on(qtbot: QtBot) -> None:
    page, match = full_pile(qtbot, patient=True)
    page.overlay.view.setFocus()
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Return)
    assert match.state.swept == 1


def test_a_drag_that_begins_while_cards_rest_moves_nothing(qtbot: QtBot) -> None:
    page, match = full_pile(qtbot, patient=True)
    view = page.overlay.view
    start = view.token_point(match.state.hands[match.state.turn][0]).toPoint()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(view.viewport(), start + QPoint(60, -60))
    assert view.carried == ()
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    assert match.state.swept == 1
    assert match.state.pile == ()


def test_where_the_game_does_not_say_so_the_clock_has_its_time(qtbot: QtBot) -> None:
    page, match = full_pile(qtbot, patient=False)
    page.session.hold("test")
    click(page.overlay.view.viewport(), _FELT)
    assert match.state.swept == 0


def test_nothing_goes_on_while_the_table_is_held(qtbot: QtBot) -> None:
    page, match = full_pile(qtbot, patient=True)
    page.session.hold("test")
    click(page.overlay.view.viewport(), _FELT)
    assert match.state.swept == 0
    page.session.release("test")
    click(page.overlay.view.viewport(), _FELT)
    assert match.state.swept == 1
