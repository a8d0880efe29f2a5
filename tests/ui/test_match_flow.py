"""From the box to the table and back, with the real worker: every game of the catalogue."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.match.receipt import checked, receipt
from tabletop.store.saves import load_save
from tabletop.store.settings import Settings
from tabletop.ui.common.context import AppContext, StartRequest
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.look.art import Art
from tabletop.ui.main_window import MainWindow
from tests.kinds import EVERY_MATCH
from tests.ui.hands import settle
from tests.ui.table_kit import click, make_page

PEOPLE = (Player("Ann"), Player("Bot", computer=True, level=Level.HARD))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The window, with a folder for matches; nothing moves and nothing sounds."""
    settings = Settings()
    settings.language, settings.look, settings.speed, settings.muted = "en", "day", "off", True
    context = AppContext(settings, Art)
    context.apply_language()
    window = MainWindow(context, tmp_path / "matches")
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    return window


def play_on(window: MainWindow) -> bool:
    """One action for the person, the only one or any, if it is their turn; what rests has been seen. Whether a
    computer has answered something by now."""
    session = window.session
    assert session is not None
    match = session.match
    session.hasten()
    if 0 in match.active and session.look.curtain_for is None:
        forced, legal = session.game.forced(match.state), session.game.legal(match.state, 0)
        if forced is not None and forced.seat == 0:
            session.play(forced)
        elif legal:
            session.play(legal[LiveChance(len(match.log)).pick(len(legal))])
    return any(entry.action is not None and entry.action.seat > 0 for entry in match.log)


@pytest.mark.parametrize("slug", EVERY_MATCH)
def test_a_person_and_the_worker_play_and_the_match_is_continued(qtbot: QtBot, window: MainWindow, slug: str) -> None:
    seats = max(2, games.info(slug).seats[0])
    window.start_match(StartRequest(slug, Setup(seats), PEOPLE + PEOPLE[1:] * (seats - 2), True))
    qtbot.waitUntil(lambda: play_on(window))
    assert window.session is not None
    played = list(window.session.match.log)
    window.show_shelf()
    assert window.session is None
    (saved,) = (ticket.saved for ticket in window.shelf.tickets.tickets)
    assert saved.slug == slug
    window.continuing.go_on(saved.path)
    assert window.session is not None
    resumed = window.session.match.log
    assert resumed[: len(played)] == played
    assert window.table is not None
    assert window.table.panel.log.rowCount() > 0


def test_a_table_that_was_left_is_forgotten(qtbot: QtBot, window: MainWindow) -> None:
    window.start_match(StartRequest(games.slugs()[0], Setup(2), PEOPLE, True))
    assert window.session is not None
    left = (weakref.ref(window.session.match), weakref.ref(window.table))
    window.show_shelf()
    settle()
    gc.collect()
    assert [there() for there in left] == [None, None]


@pytest.mark.slow
def test_a_killed_worker_is_replaced_and_the_match_goes_on(
    qtbot: QtBot, window: MainWindow, caplog: pytest.LogCaptureFixture
) -> None:
    window.start_match(StartRequest(games.slugs()[0], Setup(2), (PEOPLE[1], PEOPLE[1]), True))
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: len(session.match.log) > 1)
    (process,) = session.findChildren(QProcess)
    length = len(session.match.log)
    process.kill()
    qtbot.waitUntil(lambda: len(session.match.log) > length + 1)
    assert process not in session.findChildren(QProcess), "another one thinks now"


def test_play_again_begins_a_new_match_with_the_same_people(qtbot: QtBot, window: MainWindow) -> None:
    window.start_match(StartRequest(games.slugs()[0], Setup(2), PEOPLE, True))
    page = window.table
    assert page is not None
    page.end.again.emit()
    assert window.table is not page
    assert window.session is not None
    assert window.session.players == PEOPLE
    assert len(window.session.match.log) == 1


def test_the_luck_of_a_match_lies_in_its_file_and_is_dealt_again(qtbot: QtBot, window: MainWindow) -> None:
    window.start_match(StartRequest("goose", Setup(2), (Player("Ann"), Player("Ben")), True))
    session = window.session
    assert session is not None
    match, luck, path = session.match, session.match.luck, session.recorder.path
    assert luck is not None
    assert path is not None
    while match.result is None:
        action = session.game.forced(match.state) or session.game.legal(match.state, min(match.active))[0]
        session.play(action)
    loaded = load_save(path)
    assert loaded.match.luck == loaded.header.luck == luck
    assert receipt(checked(loaded.match, luck)).fault is None
    window.show_shelf()
    window.continuing.go_on(path)
    assert window.session is not None
    assert window.session.match.luck == luck
    window.menu[Do.DEAL_AGAIN].trigger()
    again = window.session
    assert [player.name for player in again.players] == ["Ben", "Ann"]
    assert again.match.luck == replace(luck, again=True)
    assert again.match.log == match.log[:1]
    assert again.match.chance(0).rolls(9) == luck.chance(0, 0).rolls(9)


def test_the_rules_open_at_the_refusal_and_lead_back(qtbot: QtBot, window: MainWindow) -> None:
    window.start_match(StartRequest(games.slugs()[0], Setup(2), (Player("Ann"), Player("Ben")), True))
    page, session = window.table, window.session
    assert page is not None
    assert session is not None
    session.undo()
    click(page.rules)
    assert window.stack.currentWidget() is window.rules_page()
    assert not page.isVisible()
    window.rules_page().left.emit()
    assert window.stack.currentWidget() is page


def test_of_a_level_that_is_gone_the_menu_marks_the_one_that_plays(qtbot: QtBot) -> None:
    match = Match(games.load("president"), Setup(3), LiveChance(1))
    page, _ = make_page(qtbot, match, PEOPLE[0], *PEOPLE[1:] * 2)
    click(page.overlay.plates[1])
    menu = page.seat_plates.menu
    assert menu is not None
    assert [level for level, action in menu.levels.items() if action.isChecked()] == [Level.MEDIUM]
    menu.close()
