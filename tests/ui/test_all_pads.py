"""The score of a game with a pad for each player: cards in the panel, and all pads on a sheet over the table."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.panel.end_part import Winnings
from tabletop.ui.panel.score_cards import ScoreCards
from tabletop.ui.panel.score_table import ScoreTable
from tests.conformance.playing import play
from tests.ui.hands import click, settle
from tests.ui.table_kit import make_page

PEOPLE = (Player("Mila"), Player("Jonas"), Player("Oma"), Player("Robin"))
SCORE_TAB = 1


def begun(seats: int = 3) -> Match[Any]:
    """Everybody has written something, and somebody is to act."""
    whole = play(games.load("yams"), Setup(seats), seed=4, plies=80)
    length = next(n for n in range(60, 80) if CLOCK not in Match.replay(whole.game, whole.setup, whole.log[:n]).active)
    return Match.replay(whole.game, whole.setup, whole.log[:length])


def opened(qtbot: QtBot, seats: int = 3, **looks: Any) -> TablePage:
    page, _ = make_page(qtbot, begun(seats), *PEOPLE[:seats], **looks)
    page.panel.show_tab(SCORE_TAB)
    settle()
    return page


def test_every_player_has_a_card_with_the_total_and_what_it_is_made_of(qtbot: QtBot) -> None:
    page = opened(qtbot)
    (cards,) = page.panel.findChildren(ScoreCards)
    (table,) = page.panel.findChildren(ScoreTable)
    assert cards.isVisible()
    assert not table.isVisible()
    sheet = page.session.game.score(page.session.match.state)
    assert sheet is not None
    for seat, told in enumerate(cards.accessibleName().split("\n")):
        assert PEOPLE[seat].name in told
        assert all(str(row.cells[seat]) in told for row in sheet.rows)


@pytest.mark.parametrize(("size", "percent"), [((1280, 800), 100), ((1024, 640), 100)])
def test_all_pads_are_seen_at_once(qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    page = opened(qtbot, seats=4, size=size, percent=percent)
    if not page.is_wide:
        page.open_panel(SCORE_TAB)
    click(page.panel.all_pads)
    settle()
    table = page.pads.table
    assert table.isVisible()
    assert table.verticalScrollBar().maximum() == 0
    assert table.horizontalScrollBar().maximum() == 0
    model, sheet = table.model(), page.session.game.score(page.session.match.state)
    assert sheet is not None
    each = model.columnCount() // 4
    for seat, pad in enumerate(sheet.pads):
        written = {cell.place.slot: cell.value for cell in pad if isinstance(cell.value, int)}
        assert written, "everybody has written something"
        for slot, value in written.items():
            index = model.index(slot // each, seat * each + slot % each)
            assert index.data() == str(value)
            assert PEOPLE[seat].name in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_pads_go_with_the_match_and_let_nothing_through(qtbot: QtBot) -> None:
    page = opened(qtbot)
    click(page.panel.all_pads)
    sheets = page.session.game.score

    def shown() -> list[str]:
        model = page.pads.table.model()
        return [
            str(model.index(row, column).data())
            for row in range(model.rowCount())
            for column in range(model.columnCount())
            if model.index(row, column).data()
        ]

    before, length = shown(), len(page.session.match.log)
    QTest.mouseClick(page.pads, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
    assert not page.pads.isVisible(), "a click beside the paper closes it"
    assert len(page.session.match.log) == length
    click(page.panel.all_pads)
    match = page.session.match
    while sheets(match.state) == page.panel.score.sheet:
        seat = min(match.active)
        action = next((a for a in match.game.legal(match.state, seat) if a.verb == "write"), None)
        page.session.play(action or match.game.legal(match.state, seat)[0])
        settle()
        if action is not None:
            break
    qtbot.waitUntil(lambda: shown() != before)
    QTest.keyClick(page.pads.close_button, Qt.Key.Key_Escape)
    assert not page.pads.isVisible()
    assert page.overlay.view.hasFocus()


def test_all_totals_are_in_sight_when_the_match_is_over(qtbot: QtBot) -> None:
    page = opened(qtbot, seats=4)
    (cards,) = page.panel.findChildren(ScoreCards)
    evening = tuple(Winnings(player.name, seat, seat) for seat, player in enumerate(PEOPLE))
    page.panel.show_end((), evening, (20,) * 6, page.words)
    settle()
    assert page.panel.end_part.isVisible()
    assert cards.isVisible()
    assert cards.verticalScrollBar().maximum() == 0
    page.panel.hide_end()
    settle()
    assert cards.verticalScrollBar().maximum() == 0


def test_there_are_no_cards_where_a_pad_is_for_all(qtbot: QtBot) -> None:
    match: Match[Any] = Match(games.load("ten_thousand"), Setup(3), LiveChance(1))
    page, _ = make_page(qtbot, match, *PEOPLE[:3])
    page.panel.show_tab(SCORE_TAB)
    settle()
    assert not page.panel.all_pads.isVisible()
    assert page.panel.findChildren(ScoreTable)[0].isVisible()
