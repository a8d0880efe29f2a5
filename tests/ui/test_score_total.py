"""The total of the score is always in sight."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.ui.panel.score_table import ScoreTable
from tests.ui.table_kit import ANN, BOT, make_page


def test_the_total_is_in_sight_where_the_score_scrolls(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, Match(games.load("barbu"), Setup(4), LiveChance(1)), ANN, BOT, BOT, BOT)
    page.panel.show_tab(1)
    table = page.panel.findChild(ScoreTable)
    last = table.model().index(table.model().rowCount() - 1, 0)
    assert not table.viewport().rect().contains(table.visualRect(last))
    total = table.total_line
    assert total.visibleRegion().boundingRect() == total.rect()
    table.scrollToBottom()
    assert table.visualRect(last).translated(table.viewport().pos()).top() == total.y(), "where it lies by itself"
    assert table.visualRect(last).size().height() == total.height()


def test_no_total_lies_over_a_score_that_is_seen_whole(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, Match(games.load("president"), Setup(4), LiveChance(1)), ANN, BOT, BOT, BOT)
    page.panel.show_tab(1)
    table = page.panel.findChild(ScoreTable)
    assert table.isVisible()
    assert not table.total_line.isVisible()
