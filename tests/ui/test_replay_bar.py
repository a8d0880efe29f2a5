"""Looking at a match again: start, back, play, on, end, a slider and keys; while it goes on, and when it is over."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.match.written import read_match
from tabletop.ui.match_page.replay_bar import Step
from tabletop.ui.match_page.table_page import TablePage
from tests.conformance.playing import play
from tests.ui.table_kit import ANN, BEN, BOT, click, make_page, open_curtain, speak, spoken

OPENING = "1. e4 e5 2. Nf3 Nc6 3. Bb5 *"
MATE = "1. f3 e5 2. g4 Qh4# 0-1"


def page_of(qtbot: QtBot, text: str, **looks: Any) -> TablePage:
    """A page with a match of chess."""
    match, _ = read_match(games.load("chess"), text)
    page, _ = make_page(qtbot, match, ANN, BEN, **looks)
    return page


def shows(page: TablePage) -> int:
    """Which moment is on the table."""
    placed = {p.token: p.place for p in page.overlay.view.table_scene.placements.values()}
    match = page.session.match
    found = [
        at for at in range(len(match.log)) if {p.token: p.place for p in match.view(None, at).placements} == placed
    ]
    return found[-1]


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    """A match that goes on; somebody looks back."""
    page = page_of(qtbot, OPENING)
    page.look_back()
    return page


def test_one_looks_back_while_the_match_goes_on_and_nothing_happens_to_it(page: TablePage) -> None:
    bar, log = page.replay_bar, list(page.session.match.log)
    assert bar.isVisible()
    assert (shows(page), bar.slider.value(), bar.slider.maximum()) == (4, 4, 5)
    for step, entry in ((Step.BACK, 3), (Step.BACK, 2), (Step.ON, 3), (Step.START, 0)):
        click(bar.steps[step])
        assert (shows(page), bar.slider.value()) == (entry, entry)
    assert not bar.steps[Step.BACK].isEnabled()
    assert page.overlay.strip.head.startswith("This is how the match began.")
    click(bar.steps[Step.END])
    assert not bar.isVisible(), "the end is the present"
    assert shows(page) == 5
    assert page.session.match.log == log
    assert page.overlay.strip.head == "It is Ben’s turn."


def test_keys_step_from_the_table_from_the_bar_and_leave(page: TablePage) -> None:
    bar = page.replay_bar
    assert bar.steps[Step.PLAY].hasFocus()
    for widget in (bar.steps[Step.PLAY], page.overlay.view, bar.slider):
        widget.setFocus()
        for key, entry in (
            (Qt.Key.Key_Home, 0),
            (Qt.Key.Key_Right, 1),
            (Qt.Key.Key_Right, 2),
            (Qt.Key.Key_Right, 3),
            (Qt.Key.Key_Left, 2),
        ):
            QTest.keyClick(widget, key)
            assert (page.history.at, shows(page)) == (entry, entry), (widget, key)
    QTest.keyClick(bar.slider, Qt.Key.Key_End)
    assert page.history.at is None
    assert page.overlay.view.hasFocus(), "the keyboard goes on at the table"


def test_space_plays_and_rests(page: TablePage, qtbot: QtBot) -> None:
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Home)
    for widget in (page.overlay.view, page.replay_bar.steps[Step.PLAY], page.replay_bar.slider):
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Space)
        assert page.history.plays, widget
        assert page.replay_bar.steps[Step.PLAY].text() == "Stop"
        QTest.keyClick(widget, Qt.Key.Key_Space)
        assert not page.history.plays, widget
    page.history.set_pace(100.0)
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.history.at is None)
    assert shows(page) == 5


def test_the_slider_leads_anywhere_and_stops_what_plays(page: TablePage) -> None:
    page.history.play()
    page.replay_bar.slider.setValue(2)
    assert shows(page) == 2
    assert not page.history.plays


def test_a_click_on_a_row_of_the_log_moves_the_bar_there(page: TablePage) -> None:
    log: Any = page.panel.log_list
    page.panel.show_tab(0)
    QApplication.processEvents()
    click(log.viewport(), log.visualRect(log.place_of(1)).center())
    assert page.replay_bar.slider.value() == 2
    QTest.keyClick(log, Qt.Key.Key_Home)
    assert page.replay_bar.slider.value() == 1
    assert page.panel.log.marked == 0


def test_a_move_that_comes_leads_back_to_the_present(page: TablePage) -> None:
    page.session.play(page.session.game.legal(page.session.match.state, 1)[0])
    assert not page.replay_bar.isVisible()
    assert shows(page) == 6


def test_a_finished_match_is_looked_at_without_the_sheet(qtbot: QtBot) -> None:
    page = page_of(qtbot, MATE)
    qtbot.waitUntil(page.end.isVisible)
    click(page.end.buttons[2])
    assert page.history.plays
    assert not page.end.isVisible()
    click(page.overlay.view.viewport())
    assert not page.history.plays
    assert page.history.at is not None, "a click only stops it"
    bar = page.replay_bar
    click(bar.steps[Step.END])
    assert bar.isVisible()
    assert shows(page) == len(page.session.match.log) - 1
    assert not page.end.isVisible()
    click(bar.steps[Step.PLAY])
    assert page.history.at == 0, "from the end it begins anew"
    QTest.keyClick(page.overlay.view, Qt.Key.Key_Escape)
    assert page.end.isVisible()
    assert not bar.isVisible()


def test_a_new_language_keeps_the_place(qtbot: QtBot) -> None:
    page = page_of(qtbot, MATE)
    page.look_back()
    click(page.replay_bar.steps[Step.START])
    speak(page, "de")
    assert page.history.at == 0
    assert page.replay_bar.steps[Step.PLAY].text() == "Abspielen"
    assert not page.end.isVisible()
    speak(page, "en")


def test_what_is_hidden_stays_hidden(qtbot: QtBot) -> None:
    some = (play(games.load("crazy_eights"), Setup(2), seed=4, plies=plies) for plies in range(20, 40))
    match = next(one for one in some if one.active == {0} and one.game.forced(one.state) is None)
    page, _ = make_page(qtbot, match, ANN, BEN)
    assert page.curtain.is_down
    page.look_back()
    assert page.history.at is None, "nobody looks back through the curtain"
    open_curtain(page)
    eyes = page.session.look.viewer
    assert eyes is not None
    page.look_back()
    for at in range(page.history.last - 1, -1, -1):
        page.history.go(at)
        shown = {p.token for p in page.overlay.view.table_scene.placements.values() if p.face is not None}
        known = {p.token for p in match.view(eyes, at).placements if p.face is not None}
        assert shown == known


def test_real_time_is_not_stopped_by_a_look_back(qtbot: QtBot) -> None:
    match = play(games.load("ratscrew"), Setup(2), seed=1, plies=4)
    page, _ = make_page(qtbot, match, ANN, BOT)
    page.look_back()
    assert not page.replay_bar.isVisible()


@pytest.mark.parametrize("looks", [{"size": (640, 480)}, {"size": (1024, 640), "percent": 200, "language": "de"}])
def test_the_bar_fits_below_the_table(qtbot: QtBot, looks: dict[str, Any]) -> None:
    page = page_of(qtbot, OPENING, **looks)
    page.look_back()
    bar = page.replay_bar
    assert bar.geometry().top() == page.overlay.geometry().bottom() + 1
    assert bar.geometry().bottom() == page.rect().bottom()
    shown = [button for button in (*bar.steps.values(), bar.pace, bar.slider, bar.out) if button.isVisible()]
    for one, other in zip(sorted(shown, key=lambda b: b.x()), sorted(shown, key=lambda b: b.x())[1:], strict=False):
        assert one.geometry().right() < other.geometry().left()
    assert all(bar.rect().contains(button.geometry()) for button in shown)
    speak(page, "en")


def test_screen_readers_hear_what_the_bar_does(page: TablePage) -> None:
    names = spoken(page.replay_bar)
    for name in ("To the start", "One step back", "Play on", "One step on", "The match again", "How fast: normally"):
        assert name in names
