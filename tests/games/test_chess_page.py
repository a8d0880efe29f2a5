"""Chess under real hands: drags that castle and promote, refusals that mark their cause, the turned board."""

from __future__ import annotations

import chess
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place, Setup
from tabletop.core.view import CaptionFact, Condition
from tabletop.kit import two_player
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.match_page.table_page import TablePage
from tabletop.ui.table.marks import MarkKind
from tests.games.chess_positions import FIRST, GAME, fen, move, square
from tests.ui.hands import Hands
from tests.ui.table_kit import ANN, BEN, click, drag, make_page

COMPUTER = Player("Bot", computer=True)


def page_at(qtbot: QtBot, position: str = "", *players: Player) -> TablePage:
    """A page with a match from a position; the first seat plays White."""
    match = Match(GAME, Setup(2, FIRST, position=position), LiveChance(1))
    page, _ = make_page(qtbot, match, *(players or (ANN, BEN)))
    return page


def carry(page: TablePage, way: str) -> None:
    """Drag what stands on a square to another one."""
    here, there = way.split("-")
    drag(page, page.session.match.state.token_on(chess.parse_square(here)), square(there))


def kinds(page: TablePage, group: str) -> list[MarkKind]:
    """The marks of a group."""
    return [mark.kind for mark in page.overlay.view.table_scene.marks.shown(group)]


def test_a_match_is_dragged_to_its_mate(qtbot: QtBot) -> None:
    page = page_at(qtbot)
    for way in ("e2-e4", "e7-e5", "f1-c4", "b8-c6", "d1-h5", "g8-f6", "h5-f7"):
        carry(page, way)
    qtbot.waitUntil(page.end.isVisible)
    assert page.end.title.text() == "Ann wins"
    assert page.end.rule_link.text().startswith("Rule 28")


@pytest.mark.parametrize("drop", ["e1-g1", "e1-h1"])
def test_castling_is_one_drag_of_the_king(qtbot: QtBot, drop: str) -> None:
    page = page_at(qtbot, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    carry(page, drop)
    assert fen(page.session.match.state).split()[0] == "r3k2r/8/8/8/8/8/8/R4RK1"


def test_a_promotion_is_chosen_on_the_table(qtbot: QtBot) -> None:
    page = page_at(qtbot, "1n5k/P7/8/8/8/8/8/K7 w - - 0 1")
    carry(page, "a7-a8")
    row = page.overlay.choices
    assert row.isVisible()
    assert [button.offer.face[-1] for button in row.buttons] == list("QRBN")
    assert page.overlay.strip.head == "What does the pawn become?"
    click(row.buttons[3])
    assert page.session.match.state.position.kind(chess.A8) == chess.KNIGHT


def test_a_promotion_is_chosen_by_keys_beside_a_computer(qtbot: QtBot) -> None:
    page = page_at(qtbot, "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", ANN, COMPUTER)
    hands = Hands(page, LiveChance(1))
    action = move(page.session.match.state, "a7-b8", "r")
    hands.carry_by_keys(action)
    assert page.overlay.choices.isVisible(), "nothing has happened before the answer"
    assert len(page.session.match.log) == 1
    hands.choose_by_keys(action)
    assert page.session.match.log[1].action == action
    assert page.session.match.active == {1}


def test_a_promotion_can_be_put_back(qtbot: QtBot) -> None:
    page = page_at(qtbot, "1n5k/P7/8/8/8/8/8/K7 w - - 0 1")
    carry(page, "a7-a8")
    QTest.keyClick(page.overlay.choices.buttons[0], Qt.Key.Key_Escape)
    assert not page.overlay.choices.isVisible()
    assert page.session.match.state.position.kind(chess.A7) == chess.PAWN
    carry(page, "a1-b1")
    assert page.session.match.state.position.kind(chess.B1) == chess.KING


def test_a_refusal_says_its_rule_and_marks_the_cause(qtbot: QtBot) -> None:
    page = page_at(qtbot, "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1")
    carry(page, "e2-c3")
    assert page.messages.refusal is not None
    assert page.messages.refusal.rule == "chess.king-in-check"
    assert "rook e8" in page.overlay.strip.head
    (mark,) = page.overlay.view.table_scene.marks.shown("cause")
    at = page.overlay.view.table_scene.layout.centre(square("e8"))
    assert abs(mark.x - at.x) < 5


def test_the_king_in_check_stays_marked_until_it_is_safe(qtbot: QtBot) -> None:
    page = page_at(qtbot, "4k3/8/8/8/8/8/8/4KR2 w - - 0 1")
    assert kinds(page, Condition.DANGER) == []
    carry(page, "f1-f8")
    assert kinds(page, Condition.DANGER) == [MarkKind.GLOW, MarkKind.DANGER]
    scene, king = page.overlay.view.table_scene, page.session.match.state.token_on(chess.E8)
    lying = scene.marks.shown(Condition.DANGER)[0].y
    click(page.overlay.view.viewport(), page.overlay.view.token_point(king).toPoint())
    assert scene.lifted == (king,)
    assert scene.marks.shown(Condition.DANGER)[0].y < lying
    carry(page, "e8-f8")
    assert kinds(page, Condition.DANGER) == []


def test_what_may_be_captured_has_a_ring(qtbot: QtBot) -> None:
    page = page_at(qtbot, "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1")
    view = page.overlay.view
    rook = page.session.match.state.token_on(chess.D1)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.token_point(rook).toPoint())
    marks = view.table_scene.marks.shown("targets")
    rings = [mark for mark in marks if mark.kind is MarkKind.RING]
    at = view.table_scene.layout.centre(square("d5"))
    assert [(mark.x, mark.y) for mark in rings] == [(at.x, at.y)]
    assert len([mark for mark in marks if mark.kind is MarkKind.DISC]) == 6


@pytest.mark.parametrize(("players", "below"), [((ANN, COMPUTER), "a1"), ((COMPUTER, BEN), "a8"), ((ANN, BEN), "a1")])
def test_the_only_person_sits_at_their_own_side(qtbot: QtBot, players: tuple[Player, Player], below: str) -> None:
    page = page_at(qtbot, "", *players)
    plan = page.overlay.view.table_scene.layout
    above = {"a1": "a8", "a8": "a1"}[below]
    assert plan.centre(square(below)).y > plan.centre(square(above)).y


def test_a_drag_means_the_same_on_the_turned_board(qtbot: QtBot) -> None:
    page = page_at(qtbot, "4k3/8/8/8/8/8/8/4K2R b - - 0 1", COMPUTER, BEN)
    carry(page, "e8-d7")
    assert page.session.match.state.position.kind(chess.D7) == chess.KING


def test_an_offer_is_answered_by_the_other_person(qtbot: QtBot) -> None:
    page = page_at(qtbot)
    click(page.overlay.buttons["offer-draw"])
    click(page.overlay.choices.buttons[0])
    assert set(page.overlay.buttons) == {"accept-draw", "decline-draw", "resign"}
    click(page.overlay.buttons["decline-draw"])
    assert page.session.match.state.turn == 0
    click(page.overlay.buttons["offer-draw"])
    assert not page.overlay.choices.isVisible()
    assert page.messages.refusal is not None
    assert page.messages.refusal.rule == "chess.draw-agreed"


def test_captured_pieces_lie_in_the_tray_of_their_captor(qtbot: QtBot) -> None:
    page = page_at(qtbot, "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1")
    carry(page, "d1-d5")
    scene = page.overlay.view.table_scene
    taken = [item for item in scene.items_of.values() if item.at == Place("taken-0", 0)]
    assert [item.true_face for item in taken] == ["chess-black-P"]
    marks, board = scene.marks.shown("last"), scene.layout.zones["board"]
    assert [(mark.kind, mark.width) for mark in marks] == [(MarkKind.SQUARE, board.slot_size)] * 2
    assert all(mark.z < item.rest.z for mark in marks for item in taken), "under what stands there"


@pytest.mark.parametrize(("language", "percent"), [("en", 100), ("de", 100), ("de", 200)])
def test_the_caption_of_a_tray_is_written_in_it(qtbot: QtBot, language: str, percent: int) -> None:
    match = Match(GAME, Setup(2, FIRST), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BEN, language=language, percent=percent)
    view = page.overlay.view
    captions = [item for fact, item in view.table_scene.notes.signs.items() if isinstance(fact, CaptionFact)]
    trays = [view.unit_rect(area) for area in two_player.TRAYS]
    for caption, tray in zip(captions, trays, strict=True):
        assert tray.contains(caption.sceneBoundingRect().toAlignedRect())


def test_giving_up_can_be_taken_back(qtbot: QtBot) -> None:
    page = page_at(qtbot)
    page.session.play(move(page.session.match.state, "e2-e4"))
    page.session.play(Action(1, "resign"))
    assert page.session.match.result is not None
    page.session.undo()
    assert page.session.match.result is None


def test_no_match_is_lost_by_a_slip(qtbot: QtBot) -> None:
    page = page_at(qtbot)
    row, strip = page.overlay.choices, page.overlay.strip
    click(page.overlay.buttons["resign"])
    assert strip.head == "Give up the match: are you sure?"
    assert [button.text() for button in row.buttons] == ["Give up the match"]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)  # a second press of the same key plays on
    assert not row.isVisible()
    assert strip.head == "It is Ann’s turn."
    page.panel.moves_list.setCurrentIndex(page.panel.moves.index(page.panel.moves.rowCount() - 1))
    QTest.keyClick(page.panel.moves_list, Qt.Key.Key_Return)
    assert row.isVisible()
    assert page.session.match.result is None
    carry(page, "e2-e4")  # something else has happened
    assert not row.isVisible()
    click(page.overlay.buttons["resign"])
    click(row.buttons[0])
    assert page.session.match.result is not None
    assert page.session.match.result.winners == (0,)


def test_a_claim_with_a_ground_is_asked_back_and_one_without_is_refused(qtbot: QtBot) -> None:
    match = Match(GAME, Setup(2, (*FIRST, ("chess.draw-claims", "on-claim"))), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BEN)
    click(page.overlay.buttons["claim-draw"])
    assert page.messages.refusal is not None
    assert page.messages.refusal.rule == "chess.draw-repetition"
    assert not page.overlay.choices.isVisible()
    for way in ("g1-f3", "g8-f6", "f3-g1", "f6-g8") * 2:
        carry(page, way)
    click(page.overlay.buttons["claim-draw"])
    assert page.overlay.strip.head == "Claim a draw: are you sure?"
    assert page.session.match.result is None
    click(page.overlay.choices.buttons[0])
    assert page.session.match.result is not None
    assert page.session.match.result.rule == "chess.draw-repetition"
    assert page.overlay.strip.head == "The same position has come back again: the match is drawn."


def test_a_draw_is_nobodys_victory_and_the_kings_stand_equally_high(qtbot: QtBot) -> None:
    page = page_at(qtbot, "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1")
    carry(page, "g5-g6")  # stalemate
    qtbot.waitUntil(page.end.isVisible)
    assert page.end.title.text() == "Draw"
    assert page.session.match.result is not None
    assert page.session.match.result.winners == ()
    assert {(s.figure, s.height, s.won) for s in page.end.blocks.standings} == {
        ("chess-white-K", 1.0, False),
        ("chess-black-K", 1.0, False),
    }


def test_an_earlier_position_is_shown_while_somebody_looks_back(qtbot: QtBot) -> None:
    page = page_at(qtbot)
    for way in ("e2-e4", "e7-e5", "g1-f3"):
        carry(page, way)
    scene, log = page.overlay.view.table_scene, page.panel.log_list
    knight = page.session.match.state.token_on(chess.F3)
    click(log.viewport(), log.visualRect(log.place_of(0)).center())
    assert scene.items_of[knight].at == square("g1")
    assert page.overlay.strip.head == "This is how it was then. Click the table to come back. Ann: 1. e4"
    assert len(scene.marks.shown("last")) == 2
    assert not page.overlay.buttons
    assert not scene.marks.shown("movable")
    QTest.keyClick(log, Qt.Key.Key_Right)
    assert page.overlay.strip.head.endswith(" Ben: 1… e5")
    carry(page, "b8-c6")  # nothing is played in the past: the press leads back
    assert len(page.session.match.log) == 4
    assert scene.items_of[knight].at == square("f3")
    assert page.overlay.strip.head == "It is Ben’s turn."
    carry(page, "b8-c6")
    assert len(page.session.match.log) == 5
    click(page.overlay.buttons["resign"])
    log.setCurrentIndex(log.place_of(0))
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert not page.overlay.choices.isVisible(), "the question is dropped"
    page.session.undo()
    assert scene.items_of[knight].at == square("f3")
    assert set(page.overlay.buttons) == {"offer-draw", "resign"}


def test_the_last_move_is_marked_in_a_match_that_is_taken_up_again(qtbot: QtBot) -> None:
    match = Match(GAME, Setup(2, FIRST), LiveChance(1))
    match.submit(move(match.state, "e2-e4"))
    page, _ = make_page(qtbot, match, ANN, BEN)
    plan = page.overlay.view.table_scene.layout
    marks = page.overlay.view.table_scene.marks.shown("last")
    assert {(mark.x, mark.y) for mark in marks} == {
        (plan.centre(square(name)).x, plan.centre(square(name)).y) for name in ("e2", "e4")
    }
