"""The shelf: filters, search, boxes, tickets, keyboard, sizes; and that it opens no engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.info import GameInfo
from tabletop.ui.common.context import SavedMatch
from tabletop.ui.look.covers import title_lines
from tabletop.ui.look.painting.tones import contrast
from tabletop.ui.shelf.arrangement import arrangement
from tabletop.ui.shelf.filters import fits
from tabletop.ui.shelf.game_box import GameBox
from tabletop.ui.shelf.searching import plain
from tabletop.ui.shelf.shelf import ShelfPage
from tests.ui.shell_parts import BOARD, CARDS, DICE, INFOS, click, fresh_context, saved, tell_language


def shelf(qtbot: QtBot, *matches: SavedMatch, infos: tuple[GameInfo, ...] = INFOS, language: str = "en") -> ShelfPage:
    """A shelf on the screen."""
    page = ShelfPage(fresh_context(language), infos, lambda: matches)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    QApplication.processEvents()
    return page


@pytest.mark.parametrize(
    ("players", "age", "kind", "expected"),
    [
        ("", "", "", ["ludo", "yams", "crazy_eights"]),
        ("5", "", "", ["yams", "crazy_eights"]),
        ("6+", "", "", ["yams"]),
        ("", "6", "", ["ludo"]),
        ("", "7", "", ["ludo", "crazy_eights"]),
        ("", "4", "", []),
        ("", "", "dice", ["yams"]),
        ("3", "8", "cards", ["crazy_eights"]),
    ],
)
def test_filters(players: str, age: str, kind: str, expected: list[str]) -> None:
    assert [info.slug for info in INFOS if fits(info, players, age, kind)] == expected


def test_a_click_on_a_filter_clears_the_shelf_and_counts(qtbot: QtBot) -> None:
    page = shelf(qtbot)
    assert page.filters.count.text() == "3 games"
    click(page.filters.kind.button("dice"))
    assert page.shown_slugs() == ["yams"]
    assert page.filters.count.text() == "1 game"
    assert [box.isVisible() for box in page.grid.boxes] == [False, True, False]


def test_search_finds_title_other_names_and_forgets_accents(qtbot: QtBot) -> None:
    page = shelf(qtbot)
    qtbot.keyClicks(page.search, "EIGHT")
    assert page.shown_slugs() == ["crazy_eights"]
    page.search.setText("mau")
    assert page.shown_slugs() == ["crazy_eights"]
    assert plain("Échecs") == plain("echecs")


def test_enter_in_the_search_opens_the_only_game_left(qtbot: QtBot) -> None:
    page = shelf(qtbot)
    qtbot.keyClicks(page.search, "yam")
    with qtbot.waitSignal(page.chosen) as chosen:
        qtbot.keyClick(page.search, Qt.Key.Key_Return)
    assert chosen.args == ["yams"]


def test_nothing_fits_offers_all_games_again(qtbot: QtBot) -> None:
    page = shelf(qtbot)
    page.search.setText("xyzzy")
    assert page.shown_slugs() == []
    assert page.show_all.isVisible()
    click(page.show_all)
    assert page.shown_slugs() == ["ludo", "yams", "crazy_eights"]
    assert not page.show_all.isVisible()


def test_a_box_is_chosen_by_mouse_and_by_keyboard(qtbot: QtBot) -> None:
    page = shelf(qtbot)
    first, second = page.grid.boxes[:2]
    with qtbot.waitSignal(page.chosen) as chosen:
        click(second)
    assert chosen.args == ["yams"]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert first.shows_focus
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    with qtbot.waitSignal(page.chosen) as chosen:
        qtbot.keyClick(second, Qt.Key.Key_Return)
    assert chosen.args == ["yams"]


def test_arrow_keys_stop_at_the_ends(qtbot: QtBot) -> None:
    page = shelf(qtbot)
    last = page.grid.boxes[-1]
    last.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(last, Qt.Key.Key_Right)
    qtbot.keyClick(last, Qt.Key.Key_Down)
    assert last.hasFocus()


def test_every_box_tells_its_facts_to_a_screen_reader(qtbot: QtBot) -> None:
    page = shelf(qtbot)
    assert page.grid.boxes[0].accessibleName() == "Ludo, 2 to 4 players, from age 6, about 20 minutes"


def test_matches_to_continue_come_first_three_at_most(qtbot: QtBot) -> None:
    matches = [saved("ludo", "1"), saved("chess", "2"), saved("yams", "3"), saved("yams", "4"), saved("ludo", "5")]
    page = shelf(qtbot, *matches)
    assert [ticket.saved.path.name for ticket in page.tickets.tickets] == ["1", "3", "4"]
    assert page.tickets.tickets[0].accessibleName() == "Continue Ludo: 12 moves, today (Mila and Oma)"
    with qtbot.waitSignal(page.continue_wanted) as wanted:
        click(page.tickets.tickets[1])
    assert wanted.args == [matches[2]]


def test_without_matches_there_is_no_heading(qtbot: QtBot) -> None:
    page = shelf(qtbot)
    assert not page.tickets.isVisible()


def test_tickets_leave_when_the_window_is_narrow(qtbot: QtBot) -> None:
    page = shelf(qtbot, saved("ludo", "1"), saved("yams", "2"), saved("ludo", "3"))
    page.resize(1024, 640)
    QApplication.processEvents()
    assert sum(ticket.isVisible() for ticket in page.tickets.tickets) == 2


@pytest.mark.parametrize("size", [(300, 200), (640, 480), (1024, 640), (1920, 1080), (5000, 3000)])
def test_boxes_never_overlap_or_leave_the_cupboard(qtbot: QtBot, size: tuple[int, int]) -> None:
    infos = (BOARD, DICE, CARDS) * 4
    page = shelf(qtbot, infos=infos)
    page.resize(*size)
    QApplication.processEvents()
    boxes = page.grid.boxes
    assert boxes
    for number, box in enumerate(boxes):
        assert page.grid.rect().contains(box.geometry().adjusted(6, 6, -6, -6)), (size, number)
        inner = box.geometry().adjusted(10, 16, -10, 0)
        assert not any(inner.intersects(other.geometry().adjusted(10, 16, -10, 0)) for other in boxes[number + 1 :])


def test_no_plank_is_empty_from_the_first_picture_on(qtbot: QtBot) -> None:
    page = shelf(qtbot, infos=(BOARD, DICE, CARDS) * 4)
    needed = page.grid.heightForWidth(page.grid.width())
    assert page.grid.columns() == 6
    assert page.grid.height() <= max(needed, page.area.viewport().height())
    last = max(box.geometry().bottom() for box in page.grid.boxes)
    assert needed - last < 20
    click(page.filters.kind.button("dice"))
    click(page.filters.kind.button(""))
    assert page.grid.heightForWidth(page.grid.width()) == needed


@pytest.mark.parametrize("count", [4, 8, 9])
def test_neither_scroll_bar_nor_filter_changes_the_columns(qtbot: QtBot, count: int) -> None:
    page = shelf(qtbot, saved("ludo"), infos=(BOARD, DICE, CARDS) * count)
    before = page.grid.columns()
    assert before == 6
    page.resize(1280, 500)
    QApplication.processEvents()
    click(page.filters.kind.button("dice"))
    assert page.grid.columns() == before


@pytest.mark.parametrize("text_percent", [100, 200])
@pytest.mark.parametrize("games", [3, 12, 24, 27])
def test_boxes_grow_with_screen_and_text(games: int, text_percent: int) -> None:
    text = text_percent / 100
    small, usual, large = (arrangement(width, games, text) for width in (1024, 1280, 3840))
    assert min(small.side, usual.side) >= 0.95 * 168 * (1 if text == 1 else 1.4)
    assert large.side > 1.5 * usual.side
    for width, found in ((1024, small), (1280, usual), (3840, large)):
        assert found.left >= 12
        assert round(found.left + found.step * (found.columns - 1) + found.side) <= width - 12
        assert found.columns == 1 or found.step > found.side


@pytest.mark.parametrize("text_percent", [100, 125, 150, 200])
@pytest.mark.parametrize("games", [12, 24])
def test_gaps_are_even_at_every_size(games: int, text_percent: int) -> None:
    for width in range(900, 3900, 14):
        found = arrangement(width, games, text_percent / 100)
        assert 0.15 * found.side <= found.step - found.side <= 0.3 * found.side, width


def test_tickets_grow_with_the_boxes(qtbot: QtBot) -> None:
    page = shelf(qtbot, saved("ludo", "1"), saved("yams", "2"), saved("ludo", "3"), infos=INFOS * 4)
    sizes = []
    for width, height in ((1280, 800), (3840, 2160)):
        page.resize(width, height)
        for _ in range(3):
            QApplication.processEvents()
        first, *_, last = page.tickets.tickets
        sizes.append(first.height())
        box = page.grid.boxes[page.grid.columns() - 1]
        edge = box.mapToGlobal(box.rect().topRight()).x() - GameBox.MARGIN_PX
        assert abs(last.mapToGlobal(last.rect().topRight()).x() - edge) <= 2
    assert sizes[1] > 1.5 * sizes[0]


def test_a_ticket_alone_in_a_narrow_window_fills_its_row(qtbot: QtBot) -> None:
    page = ShelfPage(fresh_context(text_percent=150), INFOS, lambda: (saved("ludo", "1"), saved("yams", "2")))
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.show()
    QApplication.processEvents()
    seen = [ticket for ticket in page.tickets.tickets if ticket.isVisible()]
    assert [ticket.width() for ticket in seen] == [page.tickets.width()]


def test_tickets_are_paper_in_the_evening_too(qtbot: QtBot) -> None:
    context = fresh_context(look="evening")
    page = ShelfPage(context, INFOS, lambda: (saved("ludo", "1"),))
    qtbot.addWidget(page)
    context.apply_look()
    page.resize(1280, 800)
    page.show()
    QApplication.processEvents()
    ticket = page.tickets.tickets[0]
    ground = ticket.grab().toImage().pixelColor(ticket.width() - 30, 16)
    wall = page.grab().toImage().pixelColor(4, 70)
    assert contrast(ground.name(), wall.name()) > 4.5
    assert contrast(ground.name(), context.theme.paper.ink) > 7


@pytest.mark.parametrize("text_percent", [100, 200])
def test_the_magnifier_grows_with_the_text(qtbot: QtBot, text_percent: int) -> None:
    page = ShelfPage(fresh_context(text_percent=text_percent), INFOS, lambda: ())
    qtbot.addWidget(page)
    page.show()
    side = 16 * text_percent // 100
    assert page.search.icon_px == side
    assert page.search.textMargins().left() > side


def test_kinds_stand_together_under_their_names(qtbot: QtBot) -> None:
    page = shelf(qtbot, infos=(CARDS, BOARD, DICE, BOARD))
    assert page.shown_slugs() == ["ludo", "ludo", "yams", "crazy_eights"]
    assert page.grid.headings() == {0: "Board", 2: "Dice", 3: "Cards"}
    click(page.filters.kind.button("board"))
    assert page.grid.headings() == {}


def test_tab_reaches_the_matches_first_and_the_boxes_as_one(qtbot: QtBot) -> None:
    page = shelf(qtbot, saved("ludo", "1"), saved("yams", "2"), infos=INFOS * 8)
    page.setFocus(Qt.FocusReason.OtherFocusReason)
    reached = []
    for _ in range(10):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    assert reached[:2] == page.tickets.tickets
    boxes = [widget for widget in reached if isinstance(widget, GameBox)]
    assert boxes == [page.grid.boxes[0]]
    boxes[0].setFocus()
    qtbot.keyClick(boxes[0], Qt.Key.Key_End)
    assert page.grid.boxes[-1].hasFocus()
    QTest.keyClick(page.grid.boxes[-1], Qt.Key.Key_Backtab)
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
    assert page.grid.boxes[-1].hasFocus()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (3840, 2160)])
def test_no_tag_is_cut_by_large_text(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = ShelfPage(fresh_context(text_percent=200), [games.info(slug) for slug in games.slugs()], lambda: ())
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    QApplication.processEvents()
    for box in page.grid.boxes:
        for line in box.tag:
            assert box.facts_width(line) + 16 <= box.tag_rect().width()
        assert box.rect().contains(box.tag_rect().toRect())
    assert len({tuple(len(line) for line in box.tag) for box in page.grid.boxes}) == 1, "tags look alike"


def test_a_window_that_appears_under_the_pointer_moves_nothing(qtbot: QtBot) -> None:
    page = ShelfPage(fresh_context(speed="normal"), INFOS, lambda: ())
    qtbot.addWidget(page)
    box = page.grid.boxes[0]
    at = QPointF(box.rect().center())
    enter, leave = QEnterEvent(at, at, at), QEvent(QEvent.Type.Leave)

    def lean() -> float:
        return float(box.property("lean"))

    QApplication.sendEvent(box, enter)
    assert lean() == 1.0
    QApplication.sendEvent(box, leave)
    assert lean() == 0.0
    page.prepare()
    QApplication.sendEvent(box, enter)
    assert lean() < 1.0
    qtbot.waitUntil(lambda: lean() == 1.0)


def test_to_ask_how_high_other_planks_were_rewrites_no_tag(qtbot: QtBot) -> None:
    page = ShelfPage(fresh_context(text_percent=200), [games.info(slug) for slug in games.slugs()], lambda: ())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    written = [box.tag for box in page.grid.boxes]
    for width in range(200, 4000, 100):
        page.grid.heightForWidth(width)
    assert [box.tag for box in page.grid.boxes] == written


def test_the_shelf_speaks_another_language_at_once(qtbot: QtBot) -> None:
    page = shelf(qtbot, saved("ludo"))
    page.context.settings.language = "de"
    page.context.apply_language()
    tell_language()
    assert page.search.placeholderText() == "Spiel suchen"
    assert page.filters.count.text() == "3 Spiele"
    page.context.language.use("en")


def test_titles_are_broken_only_where_they_must() -> None:
    assert title_lines("Ludo") == (["Ludo"], 19.0)
    assert title_lines("Crazy Eights")[0] == ["Crazy", "Eights"]
    assert title_lines("Nine Men’s Morris")[0] == ["Nine Men’s", "Morris"]
    assert len(title_lines("Boat, Captain and Crew")[0]) <= 3


def test_a_missing_cover_is_a_plain_box_and_one_warning(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    strange = GameInfo("no_such_game", BOARD.title, BOARD.aim, BOARD.kind, (2, 2), 4, (1, 1), frozenset(), 1)
    page = shelf(qtbot, infos=(strange,))
    assert not page.grab().toImage().isNull()
    page.grab()
    assert len([record for record in caplog.records if "cover" in record.getMessage()]) == 1


ENGINES = """
import logging, sys
brought = set(sys.modules)  # logging, which everything wants, brings dataclasses from Python 3.14 on
from PySide6.QtWidgets import QApplication
from tabletop.ui.app import make_application, make_context
from tabletop.store.settings import Settings
from tabletop.ui.main_window import MainWindow
app = make_application(["tabletop"])
window = MainWindow(make_context(app, Settings()))
window.show()
app.processEvents()
window.grab()
heavy = [name for name in sys.modules if name.startswith("tabletop.games.") and name.count(".") > 2]
heavy += [name for name in ("asyncio", "dataclasses", "sqlite3", "tabletop.ui.match_page.table_page",
                            "tabletop.ui.rules.page",
                            "tabletop.ui.setup.page", "tabletop.ui.settings.page")
          if name in set(sys.modules) - brought]
print(heavy)
"""
AHEAD = """
import sys
from tabletop.store.settings import Settings
from tabletop.ui.app import make_application, make_context, read_ahead
from tabletop.ui.main_window import MainWindow
app = make_application(["tabletop"])
work = read_ahead(MainWindow(make_context(app, Settings())))
while not work.is_done:
    app.processEvents()
before = set(sys.modules)
import tabletop.ui.matches.page
print(set(sys.modules) - before)
"""


def test_the_shelf_opens_no_engine_and_no_other_page(root: Path) -> None:
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    code = [sys.executable, "-c", ENGINES]
    done = subprocess.run(code, cwd=root, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_page_of_all_matches_is_read_ahead(root: Path) -> None:
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    code = [sys.executable, "-c", AHEAD]
    done = subprocess.run(code, cwd=root, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
