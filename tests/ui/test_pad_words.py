"""Words in the boxes of a sheet: a remark is slanted, what counts is upright, and what counts most stands out."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tabletop.core.model import Place
from tabletop.core.view import CellFact, CellStyle
from tabletop.ui.look.art import Art
from tabletop.ui.look.themes import THEMES
from tabletop.ui.table.pads import title_lines
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import made_table, placements, text, view_of


def sheet(qtbot: QtBot, *cells: CellFact) -> QImage:
    """The table with these boxes of its sheet filled."""
    table: TableView = made_table()
    qtbot.addWidget(table)
    table.show_view(view_of(placements(), facts=cells), animate=False)
    return table.grab().toImage()


def test_what_counts_most_looks_like_nothing_else(qtbot: QtBot) -> None:
    words = text("66552")
    styles = (CellStyle.REMARK, CellStyle.WRITTEN, CellStyle.TOTAL)
    pictures = [sheet(qtbot, CellFact(Place("sheet", 0), words, style)) for style in styles]
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_a_remark_grows_with_the_text_as_far_as_its_box_has_room(qtbot: QtBot) -> None:
    table: TableView = made_table()
    qtbot.addWidget(table)
    table.grab()
    heights = []
    for scale in (1.0, 2.0):
        table.set_look(Art(THEMES["day"]), THEMES["day"], scale)
        pictures = []
        for facts in ((), (CellFact(Place("sheet", 0), text("63"), CellStyle.REMARK),)):
            table.show_view(view_of(placements(), facts=facts), animate=False)
            pictures.append(table.grab().toImage())
        blank, written = pictures
        lines = [QRect(0, y, blank.width(), 1) for y in range(blank.height())]
        heights.append(sum(blank.copy(line) != written.copy(line) for line in lines))
    assert heights[1] > 1.25 * heights[0]


def test_a_long_title_stands_in_two_lines_before_it_gets_tiny() -> None:
    assert title_lines("Logboek", 90.0)[0] == ("Logboek",)
    lines, high = title_lines("Blackjack met dobbelstenen", 90.0)
    assert lines == ("Blackjack met", "dobbelstenen")
    assert title_lines("Zonder 5, zonder 2", 90.0)[0] == ("Zonder 5,", "zonder 2")
    assert title_lines("Würfel-Blackjack", 90.0)[0] == ("Würfel-", "Blackjack")
    word, high_of_one = title_lines("Blackjackmetdobbelstenen", 90.0)
    assert len(word) == 1
    assert high > 1.5 * high_of_one
