"""The key that reads the table: whose turn it is, what lies where, what may be done; said, and written on a sheet."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.match.players import Player
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.match_page import reading
from tabletop.ui.match_page.reading import ReadingSheet
from tabletop.ui.match_page.table_page import TablePage
from tests.conformance.playing import play
from tests.ui.hands import settle
from tests.ui.table_kit import ANN, BEN, BOT, by_hand, make_page, open_curtain, speak
from tests.ui.toy import a_play, toy_match

CLEO = Player("Cleo")


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was announced."""
    heard: list[str] = []
    monkeypatch.setattr(reading, "announce", lambda thing, sentence, urgent=False: heard.append(sentence))
    return heard


def table_of(qtbot: QtBot, slug: str, seats: int, plies: int, *players: Player) -> TablePage:
    page, _ = make_page(qtbot, play(games.load(slug), Setup(seats), seed=5, plies=plies), *players)
    if page.curtain.is_down:
        open_curtain(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def press(page: TablePage, key: Qt.Key = Qt.Key.Key_F2) -> None:
    """A key of the page; the window has the one that reads."""
    if key == Qt.Key.Key_F2:
        page.do(Do.READ)
    else:
        QTest.keyClick(page.window().focusWidget(), key)
    settle()


def sheet_of(page: TablePage) -> ReadingSheet:
    (found,) = page.findChildren(ReadingSheet)
    return found


def lines(page: TablePage) -> list[str]:
    """What stands on the sheet; nothing where it does not lie there."""
    sheet = sheet_of(page)
    return sheet.text.toPlainText().splitlines() if sheet.isVisible() else []


def test_turn_places_and_moves_are_read(qtbot: QtBot, said: list[str]) -> None:
    page = table_of(qtbot, "ludo", 2, 0, ANN, BEN)
    press(page)
    assert lines(page)[0] == "It is Ann’s turn to throw the die."
    assert "Ann: all in the stable." in lines(page)
    assert "red stable – 4 × red piece." in lines(page)
    assert lines(page)[-1] == "Possible: Throw the die."
    assert said == [" ".join(lines(page))]
    assert sheet_of(page).below.text() == "F2 again reads everything out."


def test_pressed_again_it_reads_on_in_full(qtbot: QtBot, said: list[str]) -> None:
    page = table_of(qtbot, "yams", 2, 1, ANN, BEN)
    press(page)
    assert "There are" in lines(page)[-1]
    assert not [line for line in lines(page) if "on offer" in line]
    press(page)
    assert lines(page)[-1].startswith("Possible: Write ")
    assert [line for line in lines(page) if "on offer" in line]
    assert len(said) == 2
    press(page)
    assert "There are" in lines(page)[-1], "and begins anew"


def test_escape_closes_it_and_gives_the_keyboard_back(qtbot: QtBot) -> None:
    page = table_of(qtbot, "ludo", 2, 0, ANN, BEN)
    press(page)
    assert sheet_of(page).text.hasFocus()
    press(page, Qt.Key.Key_Escape)
    assert not lines(page)
    assert page.overlay.view.hasFocus()


def test_it_goes_when_something_happens(qtbot: QtBot) -> None:
    match = toy_match(hidden=False)
    page, _ = make_page(qtbot, match, ANN, BOT)
    page.reading.read()
    assert lines(page)
    by_hand(page, a_play(match))
    assert not lines(page)


def test_nothing_is_read_behind_the_curtain(qtbot: QtBot, said: list[str]) -> None:
    match = toy_match(cards=5)
    page, _ = make_page(qtbot, match, ANN, BEN)
    page.reading.read()
    assert not lines(page)
    open_curtain(page)
    page.reading.read()
    assert lines(page)
    by_hand(page, a_play(match))
    page.reading.read()
    assert not lines(page)
    assert len(said) == 1


@pytest.mark.parametrize("slug", ["crazy_eights", "oh_hell", "president"])
def test_it_tells_no_secret(qtbot: QtBot, slug: str) -> None:
    page = table_of(qtbot, slug, 3, 2, ANN, BEN, CLEO)
    match, viewer = page.session.match, page.session.look.viewer
    press(page)
    press(page)
    text = "\n".join(lines(page))
    seen = faces(match, viewer)
    secret = set[str]().union(*(faces(match, seat) for seat in range(3))) - seen
    assert secret
    assert any(page.naming.face(face) in text for face in seen)
    assert not [face for face in secret if page.naming.face(face) in text]


def faces(match: Any, seat: int | None) -> set[str]:
    return {placement.face for placement in match.view(seat).placements if placement.face}


def test_it_speaks_the_language_of_the_table(qtbot: QtBot) -> None:
    page = table_of(qtbot, "ludo", 2, 0, ANN, BEN)
    speak(page, "de")
    press(page)
    assert sheet_of(page).title.text() == "Der Tisch in Worten"
    assert lines(page)[-1] == "Möglich: Würfeln."


def test_its_heading_is_seen_whole_in_large_letters(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, toy_match(hidden=False), ANN, BOT, language="fr", percent=200, size=(640, 900))
    page.reading.read()
    title = sheet_of(page).title
    assert title.text() == "La table en mots"
    assert title.height() >= title.heightForWidth(title.width())
    assert max(title.fontMetrics().horizontalAdvance(word) for word in title.text().split()) <= title.width()
