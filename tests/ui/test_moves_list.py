"""The list of possible moves: a click shows a move on the table, the next one plays it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tabletop.core.bot import Choice
from tabletop.core.model import Action
from tests.ui.table_kit import ANN, BEN, BOT, click, make_page
from tests.ui.toy import toy_match

LEFT = Qt.MouseButton.LeftButton


def double_click(viewport: QWidget, at: QPoint) -> None:
    """What Qt makes of two quick clicks: the second press is of another kind."""
    click(viewport, at)
    where = QPointF(viewport.mapToGlobal(at))
    second = QMouseEvent(
        QEvent.Type.MouseButtonDblClick, QPointF(at), where, LEFT, LEFT, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(viewport, second)
    QTest.mouseRelease(viewport, LEFT, Qt.KeyboardModifier.NoModifier, at)


def test_one_click_in_the_list_shows_a_move_and_another_plays_it(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    moves, legal = page.panel.moves_list, page.session.game.legal(page.session.match.state, 0)
    seen: list[Action] = []
    page.panel.move_shown.connect(seen.append)

    def row(number: int) -> QPoint:
        return moves.visualRect(page.panel.moves.index(number)).center()

    click(moves.viewport(), row(1))
    assert seen == [legal[1]]
    assert len(page.session.match.log) == 1
    before = page.overlay.view.grab().toImage()
    click(moves.viewport(), row(0))
    assert seen == [legal[1], legal[0]]
    assert page.overlay.view.grab().toImage() != before, "another card is marked"
    click(moves.viewport(), row(0))
    assert page.session.match.log[-1].action == legal[0]
    assert moves.lit == -1


def test_a_double_click_in_the_list_plays_once_and_keys_walk_through_it(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BEN)
    moves, legal = page.panel.moves_list, page.session.game.legal(page.session.match.state, 0)
    moves.setFocus()
    QTest.keyClick(moves, Qt.Key.Key_Down)
    QTest.keyClick(moves, Qt.Key.Key_Down)
    assert moves.lit == moves.currentIndex().row() > 0
    at = moves.visualRect(page.panel.moves.index(1)).center()
    page.panel.moves_list.setCurrentIndex(page.panel.moves.index(0))
    click(moves.viewport(), moves.visualRect(page.panel.moves.index(0)).center())
    double_click(moves.viewport(), at)
    assert [entry.action for entry in page.session.match.log[1:]] == [legal[1]]


def test_the_keys_stay_in_the_list_while_somebody_else_acts(qtbot: QtBot) -> None:
    page, mind = make_page(qtbot, toy_match(hidden=False), ANN, BOT)
    match, moves = page.session.match, page.panel.moves_list
    page.activateWindow()
    moves.setFocus()
    QTest.keyClick(moves, Qt.Key.Key_Home)
    QTest.keyClick(moves, Qt.Key.Key_Return)
    assert match.active == {1}
    assert page.panel.moves.rowCount() == 0
    assert page.window().focusWidget() is moves
    QTest.keyClick(moves, Qt.Key.Key_Return)
    assert len(match.log) == 2, "there is nothing to choose"
    mind.answered.emit(1, Choice(match.game.legal(match.state, 1)[0]))
    qtbot.waitUntil(lambda: page.panel.moves.rowCount() > 0)
    assert page.window().focusWidget() is moves
