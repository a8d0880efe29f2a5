"""Saved matches leave the shelf by key or menu, and come back; nothing is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.errors import CannotMove
from tabletop.store.listing import bring_back, put_away, unfinished
from tabletop.store.saves import Header, SaveFile, load_save
from tabletop.ui.main_window import MainWindow
from tests.ui.shell_parts import click, fresh_context

PEOPLE = (Player("Ann"), Player("Ben"))


def saved_match(folder: Path, slug: str) -> Path:
    """The file of a match in which somebody has moved."""
    game = games.load(slug)
    match = Match(game, Setup(2), LiveChance(1))
    match.submit(game.legal(match.state, min(match.active))[0], None, 0, LiveChance(2))
    return SaveFile.create(folder, Header(slug, Setup(2), PEOPLE), match.log).path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two matches."""
    saved_match(tmp_path / "matches", "ludo")
    saved_match(tmp_path / "matches", "yams")
    return tmp_path / "matches"


@pytest.fixture
def window(qtbot: QtBot, folder: Path) -> MainWindow:
    """The shelf with two tickets."""
    window = MainWindow(fresh_context(), folder)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    return window


def shown(window: MainWindow) -> set[str]:
    """The games of the tickets."""
    QApplication.processEvents()
    return {ticket.saved.slug for ticket in window.shelf.tickets.tickets}


def test_delete_puts_away_and_the_notice_brings_back(qtbot: QtBot, window: MainWindow, folder: Path) -> None:
    ticket = next(t for t in window.shelf.tickets.tickets if t.saved.slug == "ludo")
    before = ticket.saved.path.read_bytes()
    ticket.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(ticket, Qt.Key.Key_Delete)
    assert shown(window) == {"yams"}
    assert window.shelf.tickets.tickets[0].hasFocus(), "the keyboard goes on in the row"
    assert window.notice.isVisible()
    assert window.notice.label.text() == "The match of Ludo has been put away."
    assert [path.name for path in (folder / "removed").iterdir()] == [ticket.saved.path.name]
    click(window.notice.button)
    assert shown(window) == {"ludo", "yams"}
    assert ticket.saved.path.read_bytes() == before
    assert not window.notice.isVisible()


def test_the_menu_of_a_ticket_puts_away(qtbot: QtBot, window: MainWindow) -> None:
    ticket = next(t for t in window.shelf.tickets.tickets if t.saved.slug == "yams")
    at = ticket.rect().center()
    QApplication.sendEvent(ticket, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, ticket.mapToGlobal(at)))
    assert ticket.menu is not None
    (action,) = ticket.menu.actions()
    assert action.text() == "Put away"
    spot = ticket.menu.actionGeometry(action).center()
    qtbot.mouseClick(ticket.menu, Qt.MouseButton.LeftButton, pos=spot)
    assert shown(window) == {"ludo"}


def test_the_last_ticket_takes_the_heading_with_it(qtbot: QtBot, window: MainWindow) -> None:
    for _ in range(2):
        QApplication.processEvents()
        qtbot.keyClick(window.shelf.tickets.tickets[0], Qt.Key.Key_Delete)
    assert shown(window) == set()
    assert not window.shelf.tickets.isVisible()


def test_a_file_that_is_gone_is_told_plainly(qtbot: QtBot, window: MainWindow) -> None:
    ticket = window.shelf.tickets.tickets[0]
    ticket.saved.path.unlink()
    qtbot.keyClick(ticket, Qt.Key.Key_Delete)
    assert "cannot be moved" in window.notice.label.text()
    assert window.notice.button.isHidden()


def test_putting_away_never_replaces_another_file(folder: Path) -> None:
    first = folder / "ludo-0001.tabletop"
    away = put_away(first)
    second = saved_match(folder, "ludo")
    assert second == first, "the name is free again"
    also_away = put_away(second)
    assert away != also_away
    assert len(list((folder / "removed").iterdir())) == 2
    third = saved_match(folder, "ludo")
    back = bring_back(away)
    assert back != third
    assert load_save(back).header.game == "ludo"
    assert len(tuple(unfinished(folder))) == 3
    with pytest.raises(CannotMove):
        put_away(away)
