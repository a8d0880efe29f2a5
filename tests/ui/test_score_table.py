"""The score in the panel: chapters of a long sheet, and what of it has been played."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.ui.look.lettering import draw_letters
from tabletop.ui.panel import score_table
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


@pytest.mark.parametrize("width", [34, 44, 54, 64, 74, 90])
def test_the_star_of_the_best_total_touches_neither_its_figure_nor_the_line_above(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    whole = play(games.load("barbu"), Setup(4), seed=11, plies=160)
    page, _ = make_page(qtbot, Match.replay(whole.game, whole.setup, whole.log), ANN, BEN, BOT, BOT)
    table = page.findChild(ScoreTable)
    assert table is not None
    model = table.model()
    assert isinstance(model, ScoreModel)
    total = model.rowCount() - 1
    best = next(seat for seat in range(4) if model.leads(total, seat))
    figures, stars = list[QRectF](), list[QRectF]()

    def letters(painter: QPainter, text: str, high: float, colour: Any, pen: float, right: float, *rest: Any) -> float:
        wide = draw_letters(painter, text, high, colour, pen, right, *rest)
        figures.append(QRectF(right - wide, rest[0] - high, wide, high))
        return wide

    def star(_: QPainter, x: float, y: float, radius: float, *_colours: str) -> None:
        stars.append(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))

    monkeypatch.setattr(score_table, "draw_letters", letters)
    monkeypatch.setattr(score_table, "draw_star", star)
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, width, 38)
    image = QImage(width, 38, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        table.itemDelegate().paint(painter, option, model.index(total, best + 1))
    (figure,), (shine,) = figures, stars
    assert QRectF(option.rect).adjusted(0, 1, 0, -1).contains(shine)
    assert not figure.adjusted(-1, -1, 1, 1).intersects(shine)
