"""Words in the boxes of a sheet: a remark is slanted, what counts is upright, and what counts most stands out."""

from __future__ import annotations

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tabletop.core.model import Place
from tabletop.core.view import CellFact, CellStyle
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
