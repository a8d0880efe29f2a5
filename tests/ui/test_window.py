"""The window: who follows whom, keys that work everywhere, the language at the table, damaged files, any size."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.saves import Header, SaveFile
from tabletop.ui.app import palette_of
from tabletop.ui.common.context import StartRequest
from tabletop.ui.common.language import LANGUAGES
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.look.metrics import growth_in
from tabletop.ui.look.painting.tones import contrast
from tabletop.ui.look.themes import THEMES
from tabletop.ui.main_window import MainWindow
from tabletop.ui.settings.page import SettingsPage
from tabletop.ui.shelf.saved_matches import day_in_words, saved_matches
from tests.ui.hands import settle
from tests.ui.shell_parts import click, fresh_context, tell_language

PEOPLE = (Player("Mila"), Player("Oma"))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The whole window, saving into an empty folder."""
    found = MainWindow(fresh_context(), tmp_path)
    qtbot.addWidget(found)
    found.show()
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    return found


def save(folder: Path, slug: str = "ludo", plies: int = 3) -> Path:
    """A match that somebody has begun."""
    game = games.load(slug)
    match = Match(game, Setup(2), LiveChance(7))
    for ply in range(plies):
        seat = min(match.active)
        match.submit(game.legal(match.state, seat)[0], chance=LiveChance(ply))
    file = SaveFile.create(folder, Header(slug, Setup(2), PEOPLE), match.log)
    return file.path


def test_from_the_shelf_over_the_set_up_to_the_table_and_back(window: MainWindow, qtbot: QtBot) -> None:
    click(window.shelf.grid.boxes[0])
    page = window.setup_page()
    assert window.stack.currentWidget() is page
    click(page.seats.rows[1].kind.button("person"))
    click(page.start_button)
    assert window.table is not None
    assert window.stack.currentWidget() is window.table
    assert window.windowTitle() == "Ludo – Tabletop"
    window.menu[Do.SHELF].trigger()
    assert window.stack.currentWidget() is window.shelf
    assert window.table is None
    assert window.windowTitle() == "Tabletop"


def test_escape_leaves_set_up_and_settings(window: MainWindow, qtbot: QtBot) -> None:
    window.show_setup("yams")
    window.menu[Do.SETTINGS].trigger()
    assert window.stack.currentWidget() is not window.setup_page()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.setup_page()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf


def test_f1_opens_the_rules_of_the_game_in_question_and_back(window: MainWindow, qtbot: QtBot) -> None:
    assert window.menu
    box = next(box for box in window.shelf.grid.boxes if box.info.slug == "yams")
    box.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert window.stack.currentWidget() is window.rules_page()
    assert window.rules_page().bar.title.text() == window.context.words.say(games.info("yams").title)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf
    window.start_match(StartRequest("crazy_eights", Setup(2), PEOPLE))
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert window.rules_page().bar.title.text() == "Crazy Eights"
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.table


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_language_changes_while_a_match_is_on_the_table(window: MainWindow, code: str) -> None:
    window.start_match(StartRequest("ludo", Setup(2), PEOPLE))
    before = window.session
    window.menu.languages[code].trigger()
    tell_language()
    assert window.session is before
    assert window.context.language.code == code
    assert window.menu.languages[code].isChecked()
    title = window.context.words.say(games.info("ludo").title)
    assert window.windowTitle() == f"{title} – Tabletop"
    window.context.language.use("en")


def test_a_saved_match_is_offered_and_goes_on(window: MainWindow, tmp_path: Path) -> None:
    path = save(tmp_path)
    window.shelf.refresh()
    ticket = window.shelf.tickets.tickets[0]
    assert ticket.saved.path == path
    assert ticket.saved.names == ("Mila", "Oma")
    assert ticket.saved.colours == (0, 2)
    assert ticket.saved.note == "3 moves, today"
    click(ticket)
    assert window.session is not None
    assert len(window.session.match.log) >= 4


def test_a_match_without_a_move_is_not_offered(tmp_path: Path) -> None:
    save(tmp_path, plies=0)
    assert saved_matches(tmp_path, fresh_context().words) == ()


def test_days_are_said_in_words() -> None:
    words = fresh_context().words
    assert day_in_words(0.0, words) == "01/01/1970"


def test_a_file_that_went_away_is_told_over_the_page(window: MainWindow, tmp_path: Path) -> None:
    path = save(tmp_path)
    window.shelf.refresh()
    ticket = window.shelf.tickets.tickets[0]
    path.unlink()
    click(ticket)
    assert window.table is None
    assert window.notice.isVisible()
    assert path.name in window.notice.label.text()
    click(window.notice.close_button)
    assert not window.notice.isVisible()


def test_a_damaged_match_can_go_on_from_its_last_sound_move(window: MainWindow, tmp_path: Path) -> None:
    path = save(tmp_path, plies=6)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[5] = b'{"nonsense": 1}\n'
    path.write_bytes(b"".join(lines))
    window.shelf.refresh()
    click(window.shelf.tickets.tickets[0])
    assert window.notice.isVisible()
    assert window.table is None
    click(window.notice.button)
    assert window.session is not None
    assert 1 < len(window.session.match.log) < 7
    assert path.read_bytes() == b"".join(lines)


def test_a_set_up_that_does_not_fit_is_told(window: MainWindow) -> None:
    window.start_match(StartRequest("ludo", Setup(9), PEOPLE))
    assert window.table is None
    assert window.notice.isVisible()


def test_full_screen_and_back(window: MainWindow, qtbot: QtBot) -> None:
    assert not window.menu[Do.FULL_SCREEN].isChecked()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_the_place_of_the_window_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    context = fresh_context()
    first = MainWindow(context, tmp_path)
    qtbot.addWidget(first)
    first.resize(777, 555)
    first.show()
    first.close()
    assert context.settings.window
    second = MainWindow(context, tmp_path)
    qtbot.addWidget(second)
    assert (second.width(), second.height()) == (777, 555)


@pytest.mark.parametrize("size", [(300, 200), (640, 400), (1024, 640), (2560, 1440), (5000, 3000)])
def test_every_page_bears_any_size(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.show_setup("crazy_eights")
    QApplication.processEvents()
    window.show_rules()
    QApplication.processEvents()
    window.show_settings()
    QApplication.processEvents()
    window.show_shelf()
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    assert not window.grab().isNull()


def test_on_a_large_screen_everything_is_larger(window: MainWindow) -> None:
    window.show_settings()
    settle()
    usual = window.context.metrics.body_px
    window.resize(1920, 1080)
    settle()
    share = _share_of_settings(window)
    assert window.context.metrics.body_px == usual
    window.resize(3840, 2160)
    settle()
    assert window.context.metrics.body_px == 2 * usual
    assert _share_of_settings(window) >= share
    window.resize(1280, 800)
    settle()
    assert window.context.metrics.body_px == usual


def _share_of_settings(window: MainWindow) -> float:
    """How much of the width of the window its settings take."""
    page = window.page
    assert isinstance(page, SettingsPage)
    return page.keys.width() / window.width()


@pytest.mark.parametrize(
    ("size", "growth"),
    [((640, 480), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.25), ((3840, 1080), 1.0), ((3840, 2120), 2.0)],
)
def test_what_fills_a_large_screen_is_read_from_further_away(size: tuple[int, int], growth: float) -> None:
    assert growth_in(*size) == growth


@pytest.mark.parametrize("name", THEMES)
def test_text_stands_out_from_its_ground(name: str) -> None:
    palette = palette_of(THEMES[name])
    for ground, text in (("window", "windowText"), ("base", "text"), ("highlight", "highlightedText")):
        first, second = (getattr(palette, role)().color().name() for role in (ground, text))
        assert contrast(first, second) >= 4.5, (name, ground)
