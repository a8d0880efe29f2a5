"""Prizes that are won one by one: in their tray, on the plates, and in the score."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.core.table import Rect, ZoneKind
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.core.view import ScoreRow, ScoreSheet
from tabletop.match.match import Match
from tabletop.ui.match_page.plate_layout import Content, PlateWriter
from tabletop.ui.panel.share_bars import ShareBars
from tests.ui.hands import settle
from tests.ui.shell_parts import fresh_context
from tests.ui.table_kit import ANN, BEN, BOT, make_page

PRIZE = "medal-gold"
CAPTION = QT_TRANSLATE_NOOP("Table", "Score")


def sheet(*won: int) -> ScoreSheet:
    return ScoreSheet(say(CAPTION), (ScoreRow(say(CAPTION), won, total=True),), whole=5, prize=PRIZE)


def test_the_score_is_a_row_of_prizes_for_each_seat(qtbot: QtBot) -> None:
    page, _ = make_page(qtbot, Match(games.load("ludo"), Setup(2), LiveChance(1)), ANN, BEN)
    bars = ShareBars(page.context, (0, 1), page)
    pictures = []
    for won in ((0, 0), (3, 0), (3, 5)):
        bars.show_sheet(sheet(*won), page.words)
        bars.resize(QSize(288, bars.sizeHint().height()))
        pictures.append(bars.grab().toImage())
    row = bars.height() // 2

    def changed(at: int, first: int, second: int) -> bool:
        line = [(x, y) for x in range(bars.width()) for y in range(at * row, (at + 1) * row)]
        return any(pictures[first].pixel(*spot) != pictures[second].pixel(*spot) for spot in line)

    assert changed(0, 0, 1)
    assert not changed(1, 0, 1)
    assert changed(1, 1, 2)
    assert not changed(0, 1, 2)
    assert bars.accessibleName() == "Score\nAnn: 3\nBen: 5"


def test_rows_of_prizes_lie_closer_where_there_is_little_room(qtbot: QtBot) -> None:
    match = Match(games.load("athletic_games"), Setup(5), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, *(BOT,) * 4, percent=200, size=(1024, 640))
    page.open_panel(1)
    settle()
    bars, last = page.panel.bars, next(iter(page.panel.helps.values()))
    assert bars.isVisible()
    below = bars.mapTo(page.panel, bars.rect().bottomLeft()).y()
    assert below <= last.geometry().top()
    assert bars.visibleRegion().boundingRect().height() == bars.height(), "all of it is seen"


def test_as_many_prizes_lie_in_the_tray_as_can_be_told_apart(qtbot: QtBot) -> None:
    game = games.load("athletic_games")
    page, _ = make_page(qtbot, Match(game, Setup(2), LiveChance(1)), ANN, BEN)
    scene = page.overlay.view.table_scene
    (tray,) = (zone for zone in page.spec.zones if zone.kind is ZoneKind.PILE and zone.spread)
    lying = [item for item in scene.items_of.values() if item.at.zone == tray.id]
    spots = sorted({item.rest.x for item in lying})
    width = scene.layout.size_of(lying[0].true_face)[0] * tray.scale
    assert len(lying) > len(spots) > 4
    assert min(right - left for left, right in pairwise(spots)) > 0.9 * width
    area = tray.area or Rect(0, 0, 0, 0)
    assert spots[0] - width / 2 >= area.x - 1
    assert spots[-1] + width / 2 <= area.x + area.width + 1
    shadows = [item.rest.x for item in lying if not item.rest.flat]
    assert sorted(shadows) == spots, "what lies on one another throws one shadow"


def test_prizes_keep_off_the_badge_where_a_plate_has_room_to_grow(qtbot: QtBot) -> None:
    writer = PlateWriter(Content("Mila", "7 cards", 5, False, False, True), QFont(), fresh_context().metrics)
    wide, high = next(writer.papers(1.0))
    best = writer.layout(QRectF(0, 0, wide, high))
    assert best.plain
    assert best.stars is not None
    assert best.stars.height() >= 31
    assert best.stars.top() >= best.badge.bottom() - 1
    small = writer.layout(QRectF(0, 0, wide, high - 8))
    assert small.stars is not None
    assert (small.plain, small.scale) == (False, 1.0), "with less room it is written as before"
    stars = PlateWriter(Content("Mila", "7 cards", 5, False, False), QFont(), fresh_context().metrics)
    assert next(stars.papers(1.0))[1] < high


@pytest.mark.parametrize("picture", [False, True])
def test_in_every_paper_that_a_plate_asks_for_its_prizes_are_seen(qtbot: QtBot, picture: bool) -> None:
    writer = PlateWriter(Content("Oma", "annonce 3, fait 3", 3, False, picture, True), QFont(), fresh_context().metrics)
    papers = list(writer.papers(1.0))
    for wide, high in papers:
        layout = writer.layout(QRectF(0, 0, wide, high))
        assert (layout.scale, layout.few) == (1.0, False), (wide, high)
        assert layout.stars is not None
    assert min(wide for wide, _ in papers) < papers[0][0] - 20, "a long fact may stand below badge and name"
