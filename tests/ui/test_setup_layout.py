"""Where things stand on the set-up: four seats are seen at once, one scroll bar at most, nothing covers anything."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.widgets import Segments
from tabletop.ui.setup.option_row import OptionRow
from tabletop.ui.setup.seat_row import SeatRow
from tests.kinds import slow_beyond
from tests.ui.hands import settle
from tests.ui.pictures import room, wear
from tests.ui.shell_parts import BOARD, CARDS, click, fresh_context, setup_page, tell_language


def overlaps(parts: list[QWidget]) -> list[tuple[str, str]]:
    """Pairs of visible widgets of one parent that cover each other."""
    seen = [part for part in parts if part.isVisible()]
    return [
        (type(a).__name__, type(b).__name__)
        for number, a in enumerate(seen)
        for b in seen[number + 1 :]
        if a.geometry().intersects(b.geometry())
    ]


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nothing_in_a_row_overlaps(qtbot: QtBot, percent: int, language: str) -> None:
    context = fresh_context(language, text_percent=percent)
    page = setup_page(qtbot, CARDS, context)
    for width in (360, 800, 1024, 1280, 1920):
        page.resize(width, 800)
        QApplication.processEvents()
        for row in page.seats.rows:
            assert overlaps([row.badge, row.name, row.kind, row.extra, row.remove]) == [], width
            assert row.rect().adjusted(0, -2, 2, 2).contains(row.childrenRect().adjusted(1, 1, -1, -1)), width
        assert overlaps([page.about, page.who, page.house]) == [], width
    context.language.use("en")


def test_many_options_scroll_with_the_page_by_its_one_bar(qtbot: QtBot) -> None:
    page = setup_page(qtbot, games.info("crazy_eights"))
    assert page.findChildren(QScrollArea) == [page.area]
    last = page.house.rows[-1]
    assert page.area.verticalScrollBar().maximum() > 0
    assert last.visibleRegion().isEmpty()
    stop = next(stop for stop in last.stops if stop.focusPolicy() & Qt.FocusPolicy.TabFocus)
    page.house.rows[-2].stops[0].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(4):
        if not stop.hasFocus():
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QApplication.processEvents()
    assert stop.hasFocus()
    assert not last.visibleRegion().isEmpty(), "the keyboard brings it into sight"


def test_short_values_stand_beside_their_rule_and_long_ones_below(qtbot: QtBot) -> None:
    page = setup_page(qtbot, games.info("crazy_eights"))
    deals, passes = page.house.rows[:2]
    assert deals.segments is not None
    assert passes.segments is not None

    def places(row: OptionRow, control: QWidget) -> tuple[QRect, QRect]:
        return row.label.geometry(), QRect(control.mapTo(row, QPoint()), control.size())

    words, values = places(passes, passes.segments)
    assert words.right() < values.left()
    words, values = places(deals, deals.segments)
    assert words.bottom() < values.top()
    page.resize(700, 800)
    QApplication.processEvents()
    words, values = places(deals, deals.segments)
    assert words.right() < values.left(), "a wide card has room for them"


def _is_one_line_in_sight(row: SeatRow) -> bool:
    in_line = row.name.geometry().center().y() == row.kind.geometry().center().y()
    return in_line and row.visibleRegion().boundingRect() == row.rect()


@pytest.mark.parametrize("language", slow_beyond(["de"], ["en", "fr", "de", "nl", "es"]))
def test_four_seats_stand_in_one_line_each_and_are_seen_at_once(qtbot: QtBot, language: str) -> None:
    page = setup_page(qtbot, BOARD, fresh_context(language))
    for slug in games.slugs():
        if games.info(slug).seats[1] < 4:
            continue
        page.show_game(games.info(slug))
        while len(page.seats.rows) < 4:
            page.seats.add_seat()
        qtbot.waitUntil(lambda: all(map(_is_one_line_in_sight, page.seats.rows)))
    page.context.language.use("en")


def test_cards_fill_a_window_and_not_a_wall(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    assert page.who.height() > 0.9 * page.area.viewport().height()
    page.resize(3840, 2160)
    QApplication.processEvents()
    assert page.who.height() < 0.5 * page.area.viewport().height()


def test_a_long_name_shows_its_beginning(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    name, other = page.seats.rows[0].name, page.seats.rows[1].name
    name.setFocus()
    qtbot.keyClicks(name, "Grossmutter Gertrud Huber")
    assert name.cursorPosition() == 24
    other.setFocus()
    assert name.cursorPosition() == 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_four_seats_are_seen_at_once(qtbot: QtBot, language: str) -> None:
    page = setup_page(qtbot, BOARD, fresh_context(language))
    while page.seats.add.isVisible():
        click(page.seats.add)
        QApplication.processEvents()
    assert len(page.seats.rows) == 4
    page.resize(1280, 800)
    QApplication.processEvents()
    assert page.area.verticalScrollBar().maximum() == 0
    for row in page.seats.rows:
        assert row.rect().contains(row.name.geometry())
        assert row.rect().contains(row.badge.geometry())


def test_the_switches_of_the_set_up_stand_in_line(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    click(page.seats.rows[1].kind.button("person"))
    QApplication.processEvents()
    assert page.seating.turning.isVisible()
    lefts = {switch.mapTo(page, QPoint()).x() for switch in (page.friendly, page.seating.turning)}
    assert len(lefts) == 1


def _speak(context: AppContext, language: str) -> None:
    context.settings.language = language
    context.apply_language()
    tell_language()
    for _ in range(3):
        QApplication.processEvents()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "de", "nl", "es"])
def test_no_value_of_a_house_rule_is_cut(qtbot: QtBot, language: str) -> None:
    context = fresh_context(language)
    page = setup_page(qtbot, games.info("ludo"), context)
    cut = []
    for slug in games.slugs():
        page.show_game(games.info(slug))
        QApplication.processEvents()
        for row in page.house.rows:
            values = row.segments if isinstance(row.segments, Segments) else row.combo
            if values is not None and values.width() < values.sizeHint().width():
                cut.append((slug, row.spec.id))
    assert cut == []
    context.language.use("en")


def test_what_was_chosen_stays_when_words_become_a_list_in_another_language(qtbot: QtBot) -> None:
    context = fresh_context("en")
    page = setup_page(qtbot, games.info("ludo"), context)
    short = [row for row in page.house.rows if isinstance(row.segments, Segments)]
    for row in short:
        row.set_value(row.spec.choices[-1].value)
    _speak(context, "fr")
    assert any(row.combo is not None for row in short)
    assert [row.value for row in short] == [row.spec.choices[-1].value for row in short]
    _speak(context, "en")
    assert all(row.combo is None for row in short)
    assert [row.value for row in short] == [row.spec.choices[-1].value for row in short]


def test_no_value_is_cut_after_colours_and_language_were_changed_together() -> None:
    with room(()) as (window, family):
        window.show_setup("yams")
        settle()
        family.seat_people(2, 2)
        wear(window, {"look": "evening", "language": "fr", "size": (1024, 640)})
        for _ in range(3):
            QApplication.processEvents()
        lists = [row.combo for row in window.setup_page().house.rows if row.combo is not None]
        assert [values.currentText() for values in lists if values.width() < values.sizeHint().width()] == []


def test_the_headings_of_two_cards_stand_in_line(qtbot: QtBot) -> None:
    page = setup_page(qtbot, CARDS)
    tops = {title.mapTo(page, QPoint()).y() for title in (page.who_title, page.house.title)}
    assert len(tops) == 1
