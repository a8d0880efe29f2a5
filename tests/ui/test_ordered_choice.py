"""House rules that name a seat, and those that are a list in an order: by mouse and by keys."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.core.options import MOST_IN_ORDER, ordered_option, seat_option
from tabletop.core.text import Msg
from tabletop.ui.setup.ordered_choice import OrderedChoice
from tabletop.ui.setup.page import SetupPage
from tests.ui.shell_parts import CARDS, click, fresh_context

DEALER = seat_option("cards.dealer", Msg("t", "First dealer"), 5, "lots", ("lots", Msg("t", "Draw lots")))
GAMES = [(value, Msg("t", label)) for value, label in (("t", "Tower"), ("w", "Well"), ("p", "Potato"))]
PLAYLIST = ordered_option("cards.playlist", Msg("t", "Games to play"), "t+w+p", *GAMES)


@pytest.fixture
def page(qtbot: QtBot) -> SetupPage:
    """The set-up of a game with both."""
    page = SetupPage(fresh_context())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show_game(replace(CARDS, options=(DEALER, PLAYLIST), short=(), minutes_for=None))
    page.show()
    QApplication.processEvents()
    return page


@pytest.fixture
def playlist(page: SetupPage) -> OrderedChoice:
    """The list."""
    found = page.house.rows[1].ordered
    assert found is not None
    return found


def shown(playlist: OrderedChoice) -> list[str]:
    """The words of the entries, as they lie."""
    QApplication.processEvents()
    lying = sorted(playlist.entries, key=lambda entry: (entry.y(), entry.x()))
    assert lying == playlist.entries
    return [entry.text() for entry in lying]


def test_a_seat_is_shown_by_the_name_of_who_sits_there(qtbot: QtBot, page: SetupPage) -> None:
    combo = page.house.rows[0].combo
    assert combo is not None
    qtbot.keyClicks(page.seats.rows[0].name, "Mila")
    click(page.seats.add)
    texts = [combo.itemText(at) for at in range(combo.count())]
    assert texts == ["Draw lots •", "Mila", "Owl", "Bear"]
    combo.setFocus()
    for _ in range(3):
        qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert page.setup().options == (("cards.dealer", "3"),)
    qtbot.keyClicks(page.seats.rows[2].name, "Oma")
    assert combo.currentText() == "Oma", "the seat stays chosen under another name"
    click(page.seats.rows[2].remove)
    assert page.setup().options == (), "who has gone does not deal"


def test_entries_are_added_and_taken_out(page: SetupPage, playlist: OrderedChoice) -> None:
    assert shown(playlist) == ["1. Tower", "2. Well", "3. Potato"]
    assert page.setup().options == ()
    click(playlist.adders["w"])
    assert shown(playlist) == ["1. Tower", "2. Well", "3. Potato", "4. Well"]
    first = playlist.entries[0]
    QTest.mouseClick(first, Qt.MouseButton.LeftButton, pos=first.cross.center())
    assert page.setup().options == (("cards.playlist", "w+p+w"),)
    assert page.house.rows[1].is_changed
    click(page.house.reset)
    assert shown(playlist) == ["1. Tower", "2. Well", "3. Potato"]


def test_the_last_entry_stays_and_the_list_has_an_end(playlist: OrderedChoice) -> None:
    for entry in playlist.entries[:2]:
        QTest.mouseClick(entry, Qt.MouseButton.LeftButton, pos=entry.cross.center())
    last = playlist.entries[0]
    QTest.mouseClick(last, Qt.MouseButton.LeftButton, pos=last.cross.center())
    assert playlist.value == "p"
    for _ in range(MOST_IN_ORDER + 2):
        click(playlist.adders["t"])
    assert len(playlist.entries) == MOST_IN_ORDER


def test_an_entry_is_dragged_to_another_place(page: SetupPage, playlist: OrderedChoice) -> None:
    entry, goal = playlist.entries[0], playlist.entries[1]
    at, left = QPoint(8, 8), Qt.MouseButton.LeftButton
    QTest.mousePress(entry, left, pos=at)
    wanted = goal.mapTo(page, goal.rect().center() + QPoint(goal.width() // 3, 0))
    for step in range(1, 6):
        there = entry.mapFrom(page, wanted)
        QTest.mouseMove(entry, at + (there - at) * (step / 5))
    assert page.setup().options == (("cards.playlist", "w+t+p"),)
    QTest.mouseRelease(entry, left, pos=entry.mapFrom(page, wanted))
    assert shown(playlist) == ["1. Well", "2. Tower", "3. Potato"]


def test_an_entry_is_moved_and_taken_out_by_keys(qtbot: QtBot, page: SetupPage, playlist: OrderedChoice) -> None:
    last = playlist.entries[2]
    last.setFocus()
    qtbot.keyClick(last, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert page.setup().options == (("cards.playlist", "t+p+w"),)
    assert last.hasFocus()
    qtbot.keyClick(last, Qt.Key.Key_Delete)
    assert page.setup().options == (("cards.playlist", "t+w"),)
    assert playlist.entries[1].hasFocus(), "the keyboard stays in the list"
    playlist.adders["p"].setFocus()
    qtbot.keyClick(playlist.adders["p"], Qt.Key.Key_Space)
    assert page.setup().options == (), "it is as printed again"


def test_the_list_is_remembered(qtbot: QtBot, page: SetupPage, playlist: OrderedChoice) -> None:
    click(playlist.adders["t"])
    page.begin()
    assert page.info is not None
    page.show_game(page.info)
    assert page.setup().options == (("cards.playlist", "t+w+p+t"),)
