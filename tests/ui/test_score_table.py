"""The score in the panel: chapters of a long sheet, and what of it has been played."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.ui.panel.models import ScoreModel
from tabletop.ui.panel.score_table import ScoreTable
from tests.conformance.playing import play
from tests.ui.hands import settle
from tests.ui.table_kit import ANN, BEN, BOT, make_page


def test_a_long_score_has_headings_over_the_whole_line_and_grey_names_of_what_was_played(qtbot: QtBot) -> None:
    whole = play(games.load("barbu"), Setup(4), seed=11, plies=160)
    length = next(n for n in range(2, len(whole.log)) if whole.states[n].deal == 3 and whole.states[n].tricks)
    match = Match.replay(whole.game, whole.setup, whole.log[:length])
    page, _ = make_page(qtbot, match, ANN, BEN, BOT, BOT)
    page.panel.show_tab(1)
    settle()
    table = page.findChild(ScoreTable)
    assert table is not None
    model = table.model()
    assert isinstance(model, ScoreModel)
    lines = [model.row(at) for at in range(model.rowCount())]
    heads = [at for at, line in enumerate(lines) if line.heading]
    assert heads == [0, 7, 14, 21]
    assert [table.columnSpan(at, 0) for at in range(model.rowCount())] == [
        5 if at in heads else 1 for at in range(model.rowCount())
    ]
    filled = {at for at, line in enumerate(lines) if line.cells[0] is not None and not line.total}
    now = {at for at, line in enumerate(lines) if line.current}
    assert {at for at in range(model.rowCount()) if model.is_past(at)} == filled - now
    assert len(filled - now) >= 2
    (at,) = now
    head = max(row for row in heads if row < at)
    shown = table.viewport().rect()
    assert all(shown.contains(table.visualRect(model.index(row, 0))) for row in (head, at)), "its dealer is in sight"
    widest = max(table.fontMetrics().horizontalAdvance(str(model.index(at, 0).data())) for at in range(1, 7))
    assert table.columnWidth(0) < widest + 60, "a heading makes no column wide"
