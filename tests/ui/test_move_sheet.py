"""The log as a score sheet: moves of both sides side by side, walked through by keys, with all their words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import CLOCK, Action
from tabletop.match.written import read_match
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.panel.move_sheet import MoveSheet
from tests.ui.hands import settle
from tests.ui.table_kit import ANN, BEN, click, make_page, speak

OPENING = "1. e4 e5 2. Nf3 Nc6 3. Bb5 *"
MATE = "1. f3 e5 2. g4 Qh4# 0-1"
CHAIN = '[FEN "W:W42,50:B19,29,38,5"]\n\n1. 42x13 5-10 *'
HERE = "This is how it was then. Click the table to come back."


def page_of(qtbot: QtBot, slug: str, text: str, **looks: Any) -> TablePage:
    """A page with a written match, the list of moves in front."""
    match, _ = read_match(games.load(slug), text)
    page, _ = make_page(qtbot, match, ANN, BEN, **looks)
    page.panel.show_tab(0)
    settle()
    return page


def sheet_of(page: TablePage) -> MoveSheet:
    """The score sheet of a page."""
    sheet = page.panel.log_list
    assert isinstance(sheet, MoveSheet)
    return sheet


def lines(page: TablePage) -> list[str]:
    """What stands on the sheet."""
    model = sheet_of(page).model()
    cells = [[str(model.index(row, column).data()) for column in range(3)] for row in range(model.rowCount())]
    return [" ".join(cell for cell in row if cell) for row in cells]


def cell(page: TablePage, line: int, column: int) -> QModelIndex:
    """A place on the sheet."""
    return sheet_of(page).model().index(line, column)


def tap(page: TablePage, index: QModelIndex) -> None:
    """A click on a place of the sheet."""
    sheet = sheet_of(page)
    click(sheet.viewport(), sheet.visualRect(index).center())


def test_the_moves_of_both_sides_stand_side_by_side(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", OPENING)
    assert lines(page) == ["1. e4 e5", "2. Nf3 Nc6", "3. Bb5"]
    header = sheet_of(page).horizontalHeader()
    assert [header.model().headerData(n, Qt.Orientation.Horizontal) for n in range(3)] == ["", "Ann", "Ben"]
    page.session.undo()
    page.session.undo()
    assert lines(page) == ["1. e4 e5", "2. Nf3"]


def test_an_offer_has_a_line_of_its_own_and_the_move_goes_on_below(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", OPENING)
    page.session.play(Action(1, "offer-draw"))
    page.session.play(Action(0, "decline-draw"))
    page.session.play(page.session.match.game.legal(page.session.match.state, 1)[0])
    *_, offer, answer, last = lines(page)
    assert (offer, answer) == ("Ben offers a draw.", "Ann declines the draw.")
    assert last.startswith("3. … ")
    sheet = sheet_of(page)
    assert sheet.columnSpan(3, 0) == 3, "a remark has the whole width"
    assert sheet.columnSpan(5, 0) == 1


def test_the_sheet_ends_with_the_end(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", MATE)
    assert lines(page) == ["1. f3 e5", "2. g4 Qh4#", "Checkmate: Ben wins."]
    page.session.undo()
    assert lines(page) == ["1. f3 e5", "2. g4"]


def test_giving_up_is_said_once(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", OPENING)
    page.session.play(Action(1, "resign"))
    assert lines(page)[3:] == ["Ben gives up: Ann wins."]


def test_a_click_on_either_side_looks_back(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", OPENING)
    tap(page, cell(page, 1, 2))
    assert page.overlay.strip.head == f"{HERE} Ben: 2… Nc6"
    tap(page, cell(page, 0, 1))
    assert page.overlay.strip.head == f"{HERE} Ann: 1. e4"
    tap(page, cell(page, 0, 0))  # a number is no move
    assert page.overlay.strip.head == f"{HERE} Ann: 1. e4"
    tap(page, cell(page, 2, 1))  # the present
    assert page.overlay.strip.head == "It is Ben’s turn."


def test_the_keys_walk_from_move_to_move(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", OPENING)
    sheet = sheet_of(page)
    sheet.setFocus(Qt.FocusReason.TabFocusReason)
    assert sheet.currentIndex() == cell(page, 2, 1), "one begins at the last move"
    ways = [
        (Qt.Key.Key_Left, (1, 2)),
        (Qt.Key.Key_Left, (1, 1)),
        (Qt.Key.Key_Up, (0, 1)),
        (Qt.Key.Key_Up, (0, 1)),
        (Qt.Key.Key_Right, (0, 2)),
        (Qt.Key.Key_Right, (1, 1)),
        (Qt.Key.Key_Home, (0, 1)),
        (Qt.Key.Key_Right, (0, 2)),
        (Qt.Key.Key_Down, (1, 2)),
        (Qt.Key.Key_Down, (2, 1)),
        (Qt.Key.Key_Right, (2, 1)),
        (Qt.Key.Key_PageUp, (0, 1)),
        (Qt.Key.Key_End, (2, 1)),
        (Qt.Key.Key_Left, (1, 2)),
    ]
    for key, place in ways:
        QTest.keyClick(sheet, key)
        assert (sheet.currentIndex().row(), sheet.currentIndex().column()) == place, key
    assert not page.overlay.strip.head.startswith(HERE)
    QTest.keyClick(sheet, Qt.Key.Key_Space)
    assert page.overlay.strip.head == f"{HERE} Ben: 2… Nc6"
    QTest.keyClick(sheet, Qt.Key.Key_Left)
    assert page.overlay.strip.head == f"{HERE} Ann: 2. Nf3"


def test_the_notation_is_told_in_words(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", OPENING)
    told = "Ann: 2. Nf3\nKnight: g1 → f3"
    assert cell(page, 1, 1).data(Qt.ItemDataRole.ToolTipRole) == told
    sheet = sheet_of(page)
    table = QAccessible.queryAccessibleInterface(sheet)
    assert table is not None
    heard = [table.child(n).text(QAccessible.Text.Name) for n in range(table.childCount())]
    assert told in heard
    assert "2." in heard
    speak(page, "de")
    assert cell(page, 1, 1).data() == "Sf3"
    assert cell(page, 1, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Ann: 2. Sf3\nSpringer: g1 → f3"


def test_another_language_keeps_the_place(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", " ".join(["1. Nf3 Nf6 2. Ng1 Ng8 3. e4 e5 4. Nf3 Nf6 5. Ng1 Ng8 *"]))
    sheet = sheet_of(page)
    sheet.setCurrentIndex(cell(page, 1, 2))
    speak(page, "fr")
    assert sheet.currentIndex() == cell(page, 1, 2)


def test_an_empty_sheet_is_empty_in_another_language_too(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", OPENING)
    for _ in page.session.match.log[:]:
        page.session.undo()
    assert lines(page) == []
    speak(page, "de")
    assert lines(page) == []


def test_a_capture_of_several_jumps_is_one_move(qtbot: QtBot) -> None:
    page = page_of(qtbot, "draughts", CHAIN)
    assert len(page.session.match.log) == 5
    assert lines(page) == ["1. 42x13 5-10"]
    assert str(cell(page, 0, 1).data(Qt.ItemDataRole.ToolTipRole)).count("Ann: ") == 3, "jump by jump in words"
    sheet = sheet_of(page)
    tap(page, cell(page, 0, 1))
    assert page.overlay.strip.head == f"{HERE} Ann: 42x13"
    sheet.setCurrentIndex(cell(page, 0, 2))
    QTest.keyClick(sheet, Qt.Key.Key_Left)
    assert sheet.currentIndex() == cell(page, 0, 1)
    for _ in range(3):
        page.session.undo()
    assert lines(page) == ["1. 42x33…"]


def test_lines_and_remarks_grow_with_the_text(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", OPENING, size=(2600, 1400))
    page.session.play(Action(1, "offer-draw"))
    sheet = sheet_of(page)
    small = [sheet.rowHeight(row) for row in range(4)]
    page.context.settings.text_percent = 200
    page.context.apply_look()
    page.apply_look()
    settle()
    assert all(large > before * 1.7 for before, large in zip(small, map(sheet.rowHeight, range(4)), strict=True))
    page.session.undo()
    page.session.play(page.session.match.game.legal(page.session.match.state, 1)[0])
    page.session.play(Action(0, "offer-draw"))
    page.session.play(Action(1, "decline-draw"))
    assert [sheet.columnSpan(row, 0) for row in range(5)] == [1, 1, 1, 3, 3]


def test_with_large_text_nothing_is_cut(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", OPENING, percent=200, language="de", size=(1280, 800))
    page.session.play(Action(1, "offer-draw"))
    page.open_panel(0)
    settle()
    sheet = sheet_of(page)
    assert sheet.horizontalScrollBar().maximum() == 0
    assert sum(sheet.columnWidth(column) for column in range(3)) == sheet.viewport().width()
    assert sheet.viewport().rect().contains(sheet.visualRect(cell(page, 3, 0)).center()), "the last line is in sight"
    assert sheet.rowHeight(3) >= sheet.fontMetrics().height()
    assert sheet.indexAt(QPoint(5, 5)).isValid()


def moves(slug: str, said: str) -> int:
    """How many moves players of a game count in "seat verb, seat verb, …"."""
    words = [word.split() for word in said.split(", ")]
    return games.info(slug).moves_in([Action(int(seat), verb) for seat, verb in words])


def test_moves_are_counted_as_the_players_of_the_game_do() -> None:
    offered = "0 move, 1 offer-draw, 0 decline-draw, 1 move"
    assert moves("chess", offered) == 1, "both sides have moved once"
    assert moves("chess", f"{offered}, 0 move") == 2
    assert moves("chess", "0 resign") == 0
    assert moves("draughts", "0 move, 0 move, 0 move, 1 huff, 1 move") == 1, "jumps of one capture, and no turn"
    assert moves("nine_mens_morris", "0 place, 0 remove, 1 place, 0 move") == 3, "a removal is no move of its own"
    assert moves("nine_mens_morris", "0 move, 1 pass, 0 move, 0 offer-draw") == 2
    assert moves("ludo", f"0 move, {CLOCK} sweep, 0 throw") == 2, "elsewhere every action is one, but for the clock"


def test_the_end_tells_how_many_moves_it_took(qtbot: QtBot) -> None:
    page = page_of(qtbot, "chess", MATE)
    page.end_presenter.fill()
    assert page.end.story.text().splitlines()[0] == "It was over after 2 moves."
