"""The signs at a glance, in the panel."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.ui.common.legend import Legend
from tabletop.ui.panel.score_table import ScoreTable
from tests.ui.hands import settle
from tests.ui.table_kit import ANN, BOT, make_page, speak


@pytest.mark.parametrize(("language", "jack", "ace"), [("en", "J", "A"), ("fr", "V", "A"), ("de", "B", "A")])
def test_ranks_at_a_glance_have_the_letters_of_the_language(qtbot: QtBot, language: str, jack: str, ace: str) -> None:
    match = Match(games.load("crazy_eights"), Setup(3), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BOT, BOT, language=language)
    legend = page.panel.legend.legend
    signs = [line.split(":")[0] for line in legend.accessibleName().splitlines()]
    assert signs[:-1] == ["8", "★", "2", jack, ace, "7"], "the last one is a picture"
    speak(page, "en")


def test_pictures_at_a_glance_are_said_by_their_words_alone(qtbot: QtBot) -> None:
    match = Match(games.load("president"), Setup(3), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BOT, BOT)
    legend = page.panel.legend.legend
    assert legend.accessibleName().splitlines()[-3:] == ["President", "Citizen", "Beggar"]


@pytest.mark.parametrize(("percent", "scrolls"), [(100, False), (200, True)])
def test_all_rows_can_be_read_with_large_text(qtbot: QtBot, percent: int, scrolls: bool) -> None:
    match = Match(games.load("chess"), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BOT, language="de", percent=percent, size=(1280, 800))
    page.open_panel(2)
    settle()
    area = page.panel.legend
    bar = area.verticalScrollBar()
    assert area.legend.height() >= area.legend.heightForWidth(area.legend.width())
    assert bar.maximum() == area.legend.height() - area.viewport().height()
    assert (bar.maximum() > 0) is scrolls
    assert (area.focusPolicy() == Qt.FocusPolicy.TabFocus) is scrolls
    if scrolls:
        area.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(area, Qt.Key.Key_Down)
        assert bar.value() > 0
    speak(page, "en")


def test_a_long_sign_keeps_off_the_edges_of_its_paper(qtbot: QtBot) -> None:
    match = Match(games.load("chess"), Setup(2), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BOT, size=(1280, 800))
    page.open_panel(2)
    settle()
    legend = page.panel.legend.legend
    picture = legend.grab().toImage()
    side, field = page.context.metrics.px(28), QColor(page.context.theme.field)
    last = Legend(page.context, page.spec.legend[-1:], page)
    last.retranslate(page.words)
    middle = legend.height() - round(last.heightForWidth(legend.width()) / 2)
    beside = [picture.pixelColor(x, middle + y) for x in (6, 3 + side - 2) for y in range(-4, 5)]
    assert set(map(QColor.name, beside)) == {field.name()}
    written = {picture.pixelColor(x, middle).name() for x in range(6, 3 + side)}
    assert len(written) > 1, "there is a sign on it"


@pytest.mark.parametrize(("slug", "score"), [("athletic_games", "bars"), ("crazy_eights", "table")])
def test_the_signs_stand_below_the_score_where_there_is_room(qtbot: QtBot, slug: str, score: str) -> None:
    match = Match(games.load(slug), Setup(3), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BOT, BOT, size=(1280, 860))
    page.open_panel(1)
    settle()
    panel = page.panel
    assert panel.score_legend.isVisible()
    assert panel.bars.isVisible() is (score == "bars")
    (table,) = (table for table in panel.findChildren(ScoreTable) if table.isVisible())
    assert table.height() >= table.whole_height()
    assert panel.score_legend.legend.accessibleName() == panel.legend.legend.accessibleName()
    page.resize(1280, 500)
    settle()
    assert panel.score_legend.isHidden(), "the score comes first"
    page.resize(1280, 860)
    settle()
    assert panel.score_legend.isVisible()


def test_cards_at_a_glance_are_shown_as_cards(qtbot: QtBot) -> None:
    match = Match(games.load("athletic_games"), Setup(3), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BOT, BOT)
    rows = {row.crossed: row for row in page.spec.legend if row.faces}
    signs = Legend(page.context, (replace(rows[False], faces=()),), page)
    cards = Legend(page.context, (rows[False],), page)
    crossed = Legend(page.context, (replace(rows[False], crossed=True),), page)
    pictures = []
    for legend in (signs, cards, crossed):
        legend.retranslate(page.words)
        legend.resize(280, legend.heightForWidth(280))
        pictures.append(legend.grab().toImage())
    assert cards.height() > signs.height(), "a card is higher than a sign"
    assert pictures[1] != pictures[2]
    assert signs.accessibleName() == cards.accessibleName()
