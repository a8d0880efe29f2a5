"""The tickets of the shelf show the table as it was left, and nothing that is hidden."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.common.context import AppContext, StartRequest
from tabletop.ui.main_window import MainWindow
from tabletop.ui.shelf.kept_pictures import DPR, SIZE
from tabletop.ui.shelf.ticket import Ticket
from tabletop.ui.table.picture import picture_of
from tabletop.ui.table.turning import turned_table
from tests.ui.hands import settle
from tests.ui.shell_parts import click, fresh_context

PEOPLE = (Player("Ann"), Player("Ben"))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The shelf, with room for matches and pictures."""
    window = MainWindow(fresh_context(), tmp_path / "matches", tmp_path / "pictures")
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    return window


def play_a_little(window: MainWindow, slug: str) -> Match[Any]:
    """A match of two people in which one has moved; it is left for the shelf."""
    window.start_match(StartRequest(slug, Setup(2), PEOPLE))
    session = window.session
    assert session is not None
    session.play(session.game.legal(session.match.state, min(session.match.active))[0])
    window.show_shelf()
    settle()
    return session.match


def ticket_of(window: MainWindow) -> Ticket:
    (ticket,) = window.shelf.tickets.tickets
    return ticket


def picture(match: Match[Any], context: AppContext, turn: int = 0) -> QImage:
    table = turned_table(match.game.table(match.setup), turn)
    return picture_of(match, table, SIZE, DPR, context, context.words)


def test_the_ticket_shows_the_table_and_whose_turn_it_is(window: MainWindow) -> None:
    match = play_a_little(window, "draughts")
    ticket = ticket_of(window)
    (waiting,) = match.active
    assert ticket.saved.note == f"{PEOPLE[waiting].name} is next, today"
    assert ticket.saved.picture == picture(match, window.context)
    assert ticket.toolTip() == f"<qt>{ticket.saved.note}<br>Ann and Ben</qt>"
    assert ticket.saved.picture != picture(Match(match.game, match.setup, LiveChance(1)), window.context)
    cloth = QColor(window.context.theme.felt[1])
    middle = ticket.grab().toImage().pixelColor(ticket.height() // 2 + 20, ticket.height() // 2)
    assert abs(middle.hslHue() - cloth.hslHue()) > 60, "wood in the middle of the picture"


def test_the_ticket_shows_the_board_as_it_lay(window: MainWindow) -> None:
    window.start_match(StartRequest("draughts", Setup(2), PEOPLE))
    session, table = window.session, window.table
    assert session is not None
    assert table is not None
    session.play(session.game.legal(session.match.state, min(session.match.active))[0])
    click(table.turn)
    window.show_shelf()
    settle()
    shown = ticket_of(window).saved.picture
    assert shown == picture(session.match, window.context, turn=2)
    assert shown != picture(session.match, window.context)


@pytest.mark.parametrize("slug", [slug for slug in games.slugs() if games.info(slug).hidden])
def test_a_picture_tells_nothing_that_is_hidden(slug: str, window: MainWindow) -> None:
    game, setup = games.load(slug), Setup(max(2, games.info(slug).seats[0]))
    match = Match(game, setup, LiveChance(1))
    seen = picture(match, window.context)
    dealt = match.state
    match.states[-1] = game.resample(game.masked(dealt, 0), 0, LiveChance(5))
    assert match.state != dealt, "the cards lie otherwise now"
    assert picture(match, window.context) == seen


def test_a_picture_of_another_state_of_the_file_is_not_shown(window: MainWindow, tmp_path: Path) -> None:
    play_a_little(window, "draughts")
    path = ticket_of(window).saved.path
    path.write_bytes(path.read_bytes() + b"{")  # the next move was cut off
    window.shelf.refresh()
    assert ticket_of(window).saved.picture is None


@pytest.mark.parametrize("content", [b"", b"no picture", b"\x89PNG\r\n\x1a\n"])
def test_a_damaged_picture_is_as_good_as_none(window: MainWindow, tmp_path: Path, content: bytes) -> None:
    play_a_little(window, "draughts")
    (kept,) = (tmp_path / "pictures").iterdir()
    kept.write_bytes(content)
    window.shelf.refresh()
    assert ticket_of(window).saved.picture is None
    assert ticket_of(window).saved.note == "1 move, today"


def test_where_no_picture_can_be_kept_the_shelf_does_without(window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("a file stands where the folder should be", "utf-8")
    play_a_little(window, "draughts")
    assert ticket_of(window).saved.picture is None
    click(ticket_of(window))
    assert window.session is not None


def test_the_oldest_pictures_make_room(window: MainWindow, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    for age in range(20):
        old = folder / f"ludo-{age:04}.png"
        old.write_bytes(b"old")
        os.utime(old, (1000 - age, 1000 - age))
    play_a_little(window, "draughts")
    left = {path.name for path in folder.iterdir()}
    assert len(left) == 12
    assert "ludo-0000.png" in left
    assert "ludo-0019.png" not in left
