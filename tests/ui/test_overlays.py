"""What is printed on a board is read whatever is marked there: it lies over the marks and under the tokens."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tabletop.core.model import Place
from tabletop.core.table import Backdrop, Rect
from tabletop.core.view import WayFact
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import SPEC, made_table, placements, view_of

PAPER = Backdrop("square-maze", Rect(64.0, 24.0, 32.0, 32.0))
"""A picture on the second square of the board; it covers all of it."""
EDGE = (2.3, 2.3)
"""From its corner to a point that the ring round the square crosses."""


def seen(table: TableView, x: float, y: float) -> QColor:
    point = table.table_scene.geometry.point(x, y).toPoint()
    return QColor(table.grab().toImage().pixel(point))


def laid(qtbot: QtBot, *backdrops: Backdrop, ahead: bool = True) -> TableView:
    table = made_table()
    qtbot.addWidget(table)
    table.show()
    table.set_table(replace(SPEC, backdrops=backdrops), 0, 2)
    way = (WayFact("red-1", (Place("board", 1),)),) if ahead else ()
    table.show_view(view_of(placements(), facts=way), animate=False)
    table.table_scene.motion.finish()
    return table


def test_a_printed_picture_lies_over_the_marks(qtbot: QtBot) -> None:
    corner = PAPER.area.x + EDGE[0], PAPER.area.y + EDGE[1]
    bare = seen(laid(qtbot, PAPER, ahead=False), *corner)
    assert seen(laid(qtbot, PAPER), *corner) != bare, "the lamp lies on it"
    assert seen(laid(qtbot, replace(PAPER, over_marks=True)), *corner) == bare


def test_tokens_stand_on_it(qtbot: QtBot) -> None:
    printed = replace(PAPER, area=Rect(24.0, 24.0, 32.0, 32.0), over_marks=True)
    with_token, bare = laid(qtbot, printed, ahead=False), laid(qtbot, printed, ahead=False)
    moved = placements(red_1=Place("board", 7))
    bare.show_view(view_of(moved, facts=()), animate=False)
    assert seen(with_token, 40.0, 36.0) != seen(bare, 40.0, 36.0)


def test_it_follows_the_size_of_the_table_and_goes_with_it(qtbot: QtBot) -> None:
    table = laid(qtbot, replace(PAPER, over_marks=True), ahead=False)
    middle = PAPER.area.x + 2, PAPER.area.y + 16
    before = seen(table, *middle)
    table.resize(640, 498)
    table.table_scene.sharpen()
    assert seen(table, *middle) == before
    table.set_table(SPEC, 0, 2)
    assert seen(table, *middle) != before
