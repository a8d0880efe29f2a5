"""What lies over the table keeps the keyboard until it goes: Tab never leads behind it, and Escape leads back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.match_page.table_page import TablePage
from tests.conformance.playing import play
from tests.ui.hands import settle
from tests.ui.race_kit import PAIR, race_match, race_page
from tests.ui.table_kit import ANN, BEN, BOT, by_hand, click, make_page, open_curtain
from tests.ui.toy import a_play, toy_match

Laid = tuple[TablePage, QWidget]


def the_end(qtbot: QtBot) -> Laid:
    page, _ = make_page(qtbot, toy_match(hidden=False, cards=1), ANN, BEN)
    by_hand(page, a_play(page.session.match))
    qtbot.waitUntil(page.end.isVisible)
    return page, page.end


def the_pause(qtbot: QtBot) -> Laid:
    page, _ = race_page(qtbot, race_match(*PAIR, turns=2), ANN, BEN, BOT)
    page.races.pause()
    return page, page.pause_sheet


def the_countdown(qtbot: QtBot) -> Laid:
    page, sheet = the_pause(qtbot)
    page.races.go_on()
    return page, sheet


def what_is_read(qtbot: QtBot) -> Laid:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BOT)
    page.do(Do.READ)
    return page, page.reading.sheet


def a_pile(qtbot: QtBot) -> Laid:
    page, _ = make_page(qtbot, play(games.load("crazy_eights"), Setup(2), seed=5, plies=24), ANN, BOT)
    if page.curtain.is_down:
        open_curtain(page)
    page.overlay.view.leafed.emit("discard")
    return page, page.pile


def a_question(qtbot: QtBot) -> Laid:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BOT)
    click(page.overlay.buttons["name"])
    return page, page.overlay.choices


SHEETS = (the_end, the_pause, the_countdown, what_is_read, a_pile, a_question)


@pytest.mark.parametrize("lay", SHEETS, ids=lambda lay: str(lay.__name__))
@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_stays_on_what_lies_over_the_table(qtbot: QtBot, lay: Callable[[QtBot], Laid], key: Qt.Key) -> None:
    page, sheet = lay(qtbot)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    assert sheet.isVisible()
    for _ in range(7):
        QTest.keyClick(page.window().focusWidget(), key)
        settle()
        at = QApplication.focusWidget()
        assert at is not None
        assert at is sheet or sheet.isAncestorOf(at)


def test_the_panel_over_a_pause_has_the_keyboard_until_it_closes(qtbot: QtBot) -> None:
    page, _ = race_page(qtbot, race_match(*PAIR, turns=2), ANN, BEN, BOT)
    page.resize(1024, 640)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    click(page.rail.buttons[1])
    assert page.pause_sheet.isVisible()
    focus = page.window().focusWidget()
    assert focus is not None
    assert page.panel.isAncestorOf(focus)
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert not page.panel.isVisible()
    assert page.pause_sheet.button.hasFocus()
    assert not page.pause_sheet.counting


@pytest.mark.parametrize(
    "lay", [the_pause, what_is_read, a_pile, a_question, the_end], ids=lambda lay: str(lay.__name__)
)
def test_escape_leads_back_to_the_table(qtbot: QtBot, lay: Callable[[QtBot], Laid]) -> None:
    page, sheet = lay(qtbot)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Escape)
    settle()
    if sheet is page.pause_sheet:
        assert page.pause_sheet.counting, "the match goes on, and nobody is surprised"
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Escape)
        assert page.pause_sheet.counting, "a second one changes nothing"
    else:
        assert not sheet.isVisible()
