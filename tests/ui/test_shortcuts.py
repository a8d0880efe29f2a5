"""Every key of the sheet does on the real window what the sheet says; keys can be changed, and take nothing away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Place, Setup
from tabletop.match.players import Player
from tabletop.ui.common.context import AppContext, StartRequest
from tabletop.ui.common.shortcuts import COMMANDS, FIXED, Do, shown, usual_keys
from tabletop.ui.common.strip import Tone
from tabletop.ui.main_menu import with_letters
from tabletop.ui.main_window import MainWindow
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.settings.about import AboutSheet
from tabletop.ui.settings.key_sheet import KeySheet
from tabletop.ui.settings.page import SettingsPage
from tests.ui.shell_parts import click, fresh_context, tell_language

PEOPLE = (Player("Mila"), Player("Oma"))
Check = Callable[[], bool]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The whole window, saving into an empty folder."""
    return opened(qtbot, tmp_path)


def opened(qtbot: QtBot, folder: Path, context: AppContext | None = None, has_menu_bar: bool = False) -> MainWindow:
    """A window that has the focus, with its menu made."""
    found = MainWindow(context or fresh_context(), folder, has_menu_bar=has_menu_bar)
    qtbot.addWidget(found)
    found.show()
    found.activateWindow()
    qtbot.waitUntil(lambda: found.isActiveWindow() and found.context.menu is not None)
    return found


def press(key: QKeySequence | str) -> None:
    """Press a key where the focus is."""
    target = QApplication.focusWidget() or QApplication.activeWindow()
    assert target is not None
    QTest.keySequence(target, QKeySequence(key))


def table(window: MainWindow, slug: str = "chess", seats: int = 2, people: tuple[Player, ...] = PEOPLE) -> TablePage:
    """A match on the table of the window."""
    window.start_match(StartRequest(slug, Setup(seats), people))
    assert window.table is not None
    return window.table


def moved(window: MainWindow) -> TablePage:
    """A table on which something has been done."""
    page = table(window)
    session = page.session
    session.play(session.game.legal(session.match.state, min(session.match.active))[0])
    assert len(session.match.log) == 2
    return page


# What each key does: prepared on a window, and asked afterwards.


def _new(window: MainWindow) -> Check:
    table(window)
    return lambda: window.page is window.setup_page() and window.session is None


def _open(window: MainWindow) -> Check:
    return lambda: window.files.dialog is not None and window.files.dialog.isVisible()


def _save(window: MainWindow) -> Check:
    table(window)
    return lambda: window.notice.label.text().startswith("The match is saved after every move")


def _save_as(window: MainWindow) -> Check:
    table(window)
    return _open(window)


def _copy_position(window: MainWindow) -> Check:
    table(window)
    QGuiApplication.clipboard().setText("")
    return lambda: QGuiApplication.clipboard().text().startswith("rnbqkbnr/")


def _print(window: MainWindow) -> Check:
    return lambda: (
        window.page is window.rules_page()
        and any(
            widget.isVisible() and widget.isWindow() and widget is not window
            for widget in QApplication.topLevelWidgets()
        )
    )


def _shelf(window: MainWindow) -> Check:
    window.show_settings()
    return lambda: window.page is window.shelf


def _quit(window: MainWindow) -> Check:
    return lambda: not window.isVisible()


def _undo(window: MainWindow) -> Check:
    match = moved(window).session.match
    return lambda: len(match.log) == 1


def _redo(window: MainWindow) -> Check:
    page = moved(window)
    page.session.undo()
    return lambda: len(page.session.match.log) == 2


def _hint(window: MainWindow) -> Check:
    page = table(window)
    asked: list[object] = []
    page.hints.coming.connect(lambda *_: asked.append(1))
    return lambda: bool(asked)


def _look_back(window: MainWindow) -> Check:
    page = moved(window)
    return lambda: page.replay_bar.isVisible()


def _read(window: MainWindow) -> Check:
    page = table(window)
    return page.reading.sheet.isVisible


def _matches(window: MainWindow) -> Check:
    return lambda: window.page is window.matches_page()


def _main_button(window: MainWindow) -> Check:
    page = table(window, "ludo", people=(*PEOPLE,))
    return lambda: len(page.session.match.log) > 1


def _turn(window: MainWindow) -> Check:
    page = table(window)
    view, corner = page.overlay.view, Place("board", 0)
    before = view.place_point(corner)
    return lambda: view.place_point(corner) != before


def _find(window: MainWindow) -> Check:
    return lambda: window.shelf.search.hasFocus()


def _rules(window: MainWindow) -> Check:
    return lambda: window.page is window.rules_page()


def _keys(window: MainWindow) -> Check:
    return lambda: isinstance(window.commands.sheet, KeySheet)


def _settings(window: MainWindow) -> Check:
    return lambda: window.page not in (window.shelf, None)


def _larger(window: MainWindow) -> Check:
    return lambda: window.context.settings.text_percent == 125


def _smaller(window: MainWindow) -> Check:
    window.context.settings.text_percent = 200
    return lambda: window.context.settings.text_percent == 150


def _full_screen(window: MainWindow) -> Check:
    return window.isFullScreen


def _menu(window: MainWindow) -> Check:
    return lambda: window.menu.isVisible()


def _close(window: MainWindow) -> Check:
    window.show_settings()
    return lambda: window.page is window.shelf and window.isVisible()


DONE: dict[Do, Callable[[MainWindow], Check]] = {
    Do.NEW: _new, Do.OPEN: _open, Do.SAVE: _save, Do.SAVE_AS: _save_as, Do.COPY_POSITION: _copy_position,
    Do.PRINT: _print, Do.SHELF: _shelf, Do.CLOSE: _close, Do.QUIT: _quit, Do.UNDO: _undo, Do.REDO: _redo,
    Do.HINT: _hint, Do.MAIN_BUTTON: _main_button, Do.TURN: _turn, Do.FIND: _find, Do.RULES: _rules,
    Do.SHORTCUTS: _keys, Do.SETTINGS: _settings, Do.LARGER: _larger, Do.SMALLER: _smaller,
    Do.FULL_SCREEN: _full_screen, Do.MENU: _menu, Do.MATCHES: _matches, Do.LOOK_BACK: _look_back,
    Do.READ: _read, Do.IDEAS: _hint,
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("what", DONE)
def test_a_key_does_what_the_sheet_says(qtbot: QtBot, tmp_path: Path, what: Do) -> None:
    for key in usual_keys(what):
        window = opened(qtbot, tmp_path)
        happened = DONE[what](window)
        assert not happened(), f"{shown(key)} has nothing to do"
        press(key)
        qtbot.waitUntil(happened)
        tidy(window)


def tidy(window: MainWindow) -> None:
    """Close the window, and whatever a key has opened."""
    for widget in QApplication.topLevelWidgets():
        if widget.isVisible():
            widget.close()
    QApplication.processEvents()
    assert window.session is None


def test_the_sheet_shows_every_key_and_every_entry_of_the_menu(window: MainWindow) -> None:
    press("Ctrl+?")
    sheet = window.commands.sheet
    assert isinstance(sheet, KeySheet)
    listed = {label.text() for label in sheet.findChildren(QLabel)}
    for _, commands in COMMANDS:
        for command in commands:
            assert window.context.words.say(command.name) in listed
            keys = usual_keys(command.what)
            assert sheet.edits[command.what].keySequence() == (keys[0] if keys else QKeySequence())
    for fixed in FIXED:
        assert window.context.words.say(fixed.name) in listed
        assert ", ".join(shown(QKeySequence(key)) for key in fixed.keys) in listed
    entries = {a.text().replace("&", "") for a in window.menu.actions() if not a.isSeparator() and a.menu() is None}
    assert entries <= listed
    assert {what for what in Do if usual_keys(what)} == DONE.keys()


def test_no_key_is_given_twice() -> None:
    keys = [key.toString() for what in Do for key in usual_keys(what)] + [key for fixed in FIXED for key in fixed.keys]
    assert len(keys) == len(set(keys))


def test_another_key_is_chosen_and_kept(window: MainWindow, qtbot: QtBot) -> None:
    press("Ctrl+?")
    sheet = window.commands.sheet
    assert isinstance(sheet, KeySheet)
    edit = sheet.edits[Do.RULES]
    edit.setFocus()
    QTest.keyClick(edit, Qt.Key.Key_F3)
    assert window.context.settings.shortcuts == {"rules": ["F3"]}
    sheet.close()
    press("F1")
    assert window.page is window.shelf
    press("F3")
    assert window.page is window.rules_page()
    press("Esc")
    press("Ctrl+?")
    sheet = window.commands.sheet
    assert isinstance(sheet, KeySheet)
    assert sheet.edits[Do.RULES].keySequence() == QKeySequence("F3")
    click(sheet.usual)
    assert window.context.settings.shortcuts == {}
    assert sheet.edits[Do.RULES].keySequence() == QKeySequence("F1")


def test_the_sheet_is_opened_from_the_settings(window: MainWindow, qtbot: QtBot) -> None:
    press("Ctrl+,")
    page = window.page
    assert isinstance(page, SettingsPage)
    click(page.keys)
    assert isinstance(window.commands.sheet, KeySheet)


@pytest.mark.parametrize(("key", "owner"), [("Ctrl+N", "New match…"), ("Tab", "Go to the next part"), ("P", "Pause")])
def test_a_key_that_is_taken_says_by_what(window: MainWindow, key: str, owner: str) -> None:
    press("Ctrl+?")
    sheet = window.commands.sheet
    assert isinstance(sheet, KeySheet)
    edit = sheet.edits[Do.HINT]
    edit.setKeySequence(QKeySequence(key))
    assert owner in sheet.told.text()
    assert edit.keySequence() == QKeySequence("H")
    assert window.context.settings.shortcuts == {}


def test_a_key_can_be_taken_away(window: MainWindow) -> None:
    press("Ctrl+?")
    sheet = window.commands.sheet
    assert isinstance(sheet, KeySheet)
    sheet.edits[Do.HINT].clear()
    assert window.context.shortcuts.keys(Do.HINT) == []
    assert window.menu[Do.HINT].shortcuts() == []


def test_letters_stay_with_text_fields(window: MainWindow) -> None:
    window.shelf.search.setFocus()
    press("H")
    assert window.shelf.search.text() == "h"


def test_letters_stay_with_games_of_speed(window: MainWindow) -> None:
    page = table(window, "ratscrew")
    event = QKeyEvent(QKeyEvent.Type.ShortcutOverride, Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier, "h")
    event.ignore()
    QApplication.sendEvent(page, event)
    assert event.isAccepted()
    assert not window.menu[Do.UNDO].isEnabled()
    page.session.close()


def test_search_on_the_page_of_the_rules(window: MainWindow) -> None:
    window.show_rules()
    press("Ctrl+F")
    assert window.rules_page().search.hasFocus()


def test_alt_and_arrows_are_no_arrows(window: MainWindow) -> None:
    page = table(window)
    view = page.overlay.view
    view.setFocus()
    press("Tab")
    before = view.keyboard.focus
    press("Alt+Right")
    assert view.keyboard.focus == before
    press("Right")
    assert view.keyboard.focus != before


def test_home_and_end_in_the_log(window: MainWindow) -> None:
    page = table(window)
    session = page.session
    for _ in range(4):
        session.play(session.game.legal(session.match.state, min(session.match.active))[0])
    page.panel.log_list.setFocus()
    press("Home")
    press("Return")
    assert page.panel.log.rowCount()
    assert page.overlay.strip.tone is Tone.NOTICE
    assert "This is how it was then" in page.overlay.strip.head
    press("End")
    assert page.overlay.strip.tone is Tone.PROMPT


def test_escape_leaves_the_full_screen_before_anything_else(window: MainWindow, qtbot: QtBot) -> None:
    table(window)
    press("F11")
    qtbot.waitUntil(window.isFullScreen)
    press("Esc")
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert window.at_table


def test_the_friendly_undo_is_switched_in_the_menu(window: MainWindow) -> None:
    page = table(window, people=(Player("Mila"), Player("Robot", computer=True)))
    window.menu[Do.FRIENDLY_UNDO].trigger()
    assert page.session.match.friendly_undo
    window.menu.aboutToShow.emit()
    assert window.menu[Do.FRIENDLY_UNDO].isChecked()


# The menu


def test_the_menu_has_a_letter_for_every_entry(window: MainWindow) -> None:
    table(window)
    letters = [a.text()[a.text().index("&") + 1].casefold() for a in window.menu.actions() if "&" in a.text()]
    assert len(letters) == len(set(letters))
    assert len(letters) >= 14


def test_letters_of_a_menu() -> None:
    assert with_letters(["Undo", "Under", "Un", "Do"]) == ["&Undo", "U&nder", "Un", "&Do"]


def test_a_menu_bar_has_roles_and_every_entry(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, has_menu_bar=True)
    menus = [action.menu() for action in window.menuBar().actions()]
    titles = [menu.title().replace("&", "") for menu in menus if isinstance(menu, QMenu)]
    assert titles == ["Match", "Move", "View", "Help"]
    inside = {action for menu in menus if isinstance(menu, QMenu) for action in menu.actions()}
    assert {action for action in window.menu.actions() if not action.isSeparator()} <= inside
    roles = {action.menuRole() for action in inside if action.menuRole() is not QAction.MenuRole.NoRole}
    wanted = {QAction.MenuRole.AboutRole, QAction.MenuRole.PreferencesRole, QAction.MenuRole.QuitRole}
    assert {role for role in roles if role is not QAction.MenuRole.TextHeuristicRole} == wanted
    window.context.settings.language = "de"
    window.context.apply_language()
    tell_language()
    assert "&Hilfe" in [menu.title() for menu in menus if isinstance(menu, QMenu)]


def test_about_tells_version_licence_and_the_work_of_others(window: MainWindow) -> None:
    window.menu[Do.ABOUT].trigger()
    sheet = window.commands.sheet
    assert isinstance(sheet, AboutSheet)
    texts = [sheet.texts.widget(index) for index in range(sheet.texts.count())]
    assert "GNU GENERAL PUBLIC LICENSE" in texts[0].toPlainText()
    assert "PySide6" in texts[1].toPlainText()
    sheet.close()
    QApplication.processEvents()
    assert window.commands.sheet is None


def test_the_menu_is_opened_below_its_button(window: MainWindow) -> None:
    table(window)
    press("F10")
    assert window.menu.isVisible()
    corner = window.mapToGlobal(QPoint(window.width(), 0))
    assert abs(window.menu.geometry().right() - corner.x()) < 40
    assert len(games.slugs()) > 1
