"""Draughts under real hands: chains of captures, what is marked at a refusal, huffing, and the end."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Place, Setup
from tabletop.core.view import Condition
from tabletop.games.draughts.board import BIT, PLACE_OF
from tabletop.match.match import Match
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table.marks import MarkKind
from tests.games.draughts_positions import FIRST_SEAT, GAME, HUFF
from tests.ui.table_kit import ANN, BEN, click, drag, make_page


def page_at(qtbot: QtBot, position: str, options: tuple[tuple[str, str], ...] = ()) -> TablePage:
    """A page with a match from a position; the first seat plays White."""
    match = Match(GAME, Setup(2, (*FIRST_SEAT, *options), position=position), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BEN)
    return page


def carry(page: TablePage, here: int, there: int) -> None:
    """Drag the piece on one square to another."""
    drag(page, page.session.match.state.token_on(BIT[here]), PLACE_OF[BIT[there]])


def marked(page: TablePage, group: str = "cause") -> set[int]:
    """The squares that are marked: as the cause of a refusal, or for another reason."""
    plan = page.overlay.view.table_scene.layout
    marks = page.overlay.view.table_scene.marks.shown(group)
    at = {number: plan.centre(PLACE_OF[BIT[number]]) for number in range(1, 51)}
    return {n for n, point in at.items() for mark in marks if abs(mark.x - point.x) + abs(mark.y - point.y) < 8}


def test_a_match_is_dragged_to_its_last_capture(qtbot: QtBot) -> None:
    page = page_at(qtbot, "W:W37:B22,32")
    for here, there in ((37, 28), (28, 17)):
        assert page.session.match.result is None, "the same man goes on"
        carry(page, here, there)
    qtbot.waitUntil(page.end.isVisible)
    assert page.end.title.text() == "Ann wins"
    assert page.overlay.strip.head == "The last piece is taken: Ann wins."
    last = page.panel.log.index(page.panel.log.rowCount() - 1)
    assert last.data() == "Ann: 37x17\nThe last piece is taken: Ann wins."
    figures = {(standing.name, standing.figure) for standing in page.end.blocks.standings}
    assert figures == {("Ann", "man-white"), ("Ben", "man-black")}, "taken men stand for their side, too"


def test_a_long_capture_leaves_its_marks_on_the_board_alone(qtbot: QtBot) -> None:
    page = page_at(qtbot, "W:W48:B5,11,21,31,42")
    for here, there in ((48, 37), (37, 26), (26, 17), (17, 6)):
        carry(page, here, there)
    assert marked(page, "last") == {17, 6, 11, 21, 31, 42}
    marks = page.overlay.view.table_scene.marks.shown("last")
    assert [mark.kind for mark in marks] == [MarkKind.SQUARE] * 6, "nothing is marked in the tray"
    assert {mark.label for mark in marks} == {"6", "11", "17", "21", "31", "42"}, "the numbers stay free"


def test_a_capture_that_is_missed_is_marked_with_its_way(qtbot: QtBot) -> None:
    page = page_at(qtbot, "W:W28,38,50:B10,22,24,33")
    carry(page, 50, 45)
    assert page.overlay.strip.head == "38x20 can be played: the piece on 38 can capture."
    assert marked(page) == {38, 29, 20}
    carry(page, 28, 17)
    assert page.overlay.strip.head == "38x20 takes more: 2 pieces."
    assert marked(page) == {38, 29, 20}
    carry(page, 38, 29)
    assert page.overlay.strip.head == "Ann must go on and take 1 more piece."
    carry(page, 29, 34)
    assert marked(page) >= {29}
    assert page.messages.refusal is not None
    assert page.messages.refusal.rule == "draughts.finish-chain"


def test_a_capture_that_is_given_up_has_taken_nothing(qtbot: QtBot) -> None:
    page = page_at(qtbot, "W:W28,38,50:B10,22,24,33")
    carry(page, 38, 29)
    assert page.overlay.buttons["offer-draw"].isEnabled()
    click(page.overlay.buttons["offer-draw"])
    assert page.messages.refusal is not None
    assert page.messages.refusal.rule == "draughts.finish-chain"
    click(page.overlay.buttons["resign"])
    click(page.overlay.choices.buttons[0])
    qtbot.waitUntil(page.end.isVisible)
    items = page.overlay.view.table_scene.items_of.values()
    assert {item.true_face for item in items} == {"man-white", "man-black"}, "nothing is left pale"


def test_a_piece_is_huffed_by_carrying_it_into_the_tray(qtbot: QtBot) -> None:
    page = page_at(qtbot, "W:W32,50:B11,28", HUFF)
    carry(page, 50, 45)
    assert page.overlay.strip.head == "Ben may huff a piece first, or just move."
    assert marked(page, Condition.DANGER) == {32}
    offender = page.session.match.state.token_on(BIT[32])
    drag(page, page.session.match.state.token_on(BIT[45]), Place("taken-1", 0))
    assert page.overlay.strip.head == "This piece could not have made the capture."
    assert marked(page) == {32}
    drag(page, offender, Place("taken-1", 0))
    assert page.overlay.view.table_scene.items_of[offender].at.zone == "taken-1"
    assert page.session.match.active == {1}, "the move is still to come"
    assert not marked(page, Condition.DANGER)
    carry(page, 28, 33)
    assert page.session.match.active == {0}
