"""The rules of chess: every worked example and every refusal, each named after its rule."""

from __future__ import annotations

import chess
import pytest

from tabletop.core.model import Action, Place, Setup
from tabletop.core.text import say
from tabletop.core.view import ConditionFact
from tabletop.games.chess import words
from tests.games.chess_positions import BENCH, GAME, after, broken, ended_by, fen, move, position, refused, square

# The start


def test_start_position_and_board() -> None:
    state = position()
    assert fen(state) == chess.STARTING_FEN
    board = GAME.table(Setup(2)).zone("board")
    assert board.slots[chess.H1].x > board.slots[chess.A1].x
    assert board.slots[chess.H1].y > board.slots[chess.H8].y
    assert sorted(state.standing)[:32] == list(range(32))


def test_white_begins_and_players_alternate() -> None:
    state = position()
    assert GAME.active(state) == {0}
    assert BENCH.rule(state, Action(1, "move", ("black-13",), square("e5"))) == "chess.white-begins"
    assert GAME.active(after(state, "e2-e4")) == {1}


def test_must_move_no_passing() -> None:
    assert BENCH.rule(position(), Action(0, "pass")) == "chess.must-move"


# Whose piece, whose square


def test_own_piece_other_side_and_own_square() -> None:
    state = position()
    other = refused(state, "e7-e5")
    assert (other.rule, other.tokens) == ("chess.own-piece", ("black-13",))
    own = refused(state, "a1-a2")
    assert (own.rule, own.tokens) == ("chess.own-piece", (state.token_on(chess.A2),))
    assert broken(state, "e1-d1") == "chess.own-piece"
    assert BENCH.rule(state, Action(0, "move", (), square("e4"))) == "chess.own-piece"


def test_capture_takes_the_piece_off_for_good() -> None:
    state = after(position(), "e2-e4", "d7-d5", "e4-d5", "g8-f6")
    assert state.taken == ((28 - 1, chess.PAWN),)
    assert BENCH.rule(after(state, "d5-d6"), Action(1, "move", ("black-12",), square("e5"))) == "chess.capture"
    (placement,) = (p for p in GAME.view(state, None).placements if p.token == "black-12")
    assert placement.place == Place("taken-0", 0)


def test_capture_is_never_compulsory() -> None:
    state = after(position(), "e2-e4", "d7-d5")
    assert broken(state, "a2-a3") == ""


# The ways of the pieces


@pytest.mark.parametrize(
    ("letter", "rule", "right", "wrong"),
    [
        ("Q", "chess.queen-moves", "d4-h8 d4-a4 d4-d8", "d4-e6 d4-g6"),
        ("R", "chess.rook-moves", "d4-d8 d4-h4 d4-d2", "d4-e5 d4-f6"),
        ("B", "chess.bishop-moves", "d4-h8 d4-a7 d4-g1", "d4-d5 d4-e6"),
        ("N", "chess.knight-moves", "d4-e6 d4-f5 d4-b3", "d4-d5 d4-e5 d4-d6"),
    ],
)
def test_each_piece_keeps_to_its_way(letter: str, rule: str, right: str, wrong: str) -> None:
    state = position(f"1k6/7p/8/8/3{letter}4/8/K6P/8 w - - 0 1")
    assert [broken(state, way) for way in right.split()] == [""] * len(right.split())
    assert [broken(state, way) for way in wrong.split()] == [rule] * len(wrong.split())


def test_king_moves_one_square() -> None:
    state = position("4k3/7p/8/8/8/3K4/8/8 w - - 0 1")
    assert broken(state, "d3-d4") == broken(state, "d3-c2") == ""
    assert broken(state, "d3-d5") == broken(state, "d3-f3") == "chess.king-moves"


def test_no_jumping_names_what_stands_between() -> None:
    state = position()
    answer = refused(state, "a1-a5")
    assert (answer.rule, answer.tokens) == ("chess.no-jumping", (state.token_on(chess.A2),))
    assert answer.why is not None
    assert answer.why.msg is words.WHY_BETWEEN
    assert broken(state, "c1-h6") == broken(state, "d1-d4") == "chess.no-jumping"
    assert broken(state, "b1-c3") == ""


def test_pawn_forward_one_square_never_back() -> None:
    state = after(position(), "e2-e4", "e7-e5")
    blocked = refused(state, "e4-e5")
    assert (blocked.rule, blocked.tokens) == ("chess.pawn-forward", ("black-13",))
    assert broken(state, "e4-e3") == broken(state, "a2-a5") == broken(state, "a2-c3") == "chess.pawn-forward"
    assert broken(state, "a2-a3") == ""


def test_pawn_double_only_from_its_first_square_over_empty_ones() -> None:
    state = after(position(), "e2-e4", "e7-e5")
    assert broken(state, "e4-e6") == "chess.pawn-double"
    assert broken(state, "d2-d4") == ""
    between = position("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1")
    assert broken(between, "e2-e4") == "chess.pawn-double"


def test_pawn_double_is_no_capture() -> None:
    """Example 15."""
    state = position("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1")
    answer = refused(state, "e2-e4")
    assert (answer.rule, answer.tokens) == ("chess.pawn-double", (state.token_on(chess.E4),))
    assert broken(state, "e2-e3") == ""


def test_pawn_captures_diagonally_only() -> None:
    state = after(position(), "e2-e4", "d7-d5")
    assert broken(state, "e4-d5") == ""
    assert broken(state, "e4-f5") == broken(state, "a2-c4") == broken(state, "e4-d3") == "chess.pawn-captures"


# En passant


def test_en_passant() -> None:
    """Example 3."""
    state = after(position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7-d5")
    taken = after(state, "e5-d6")
    assert fen(taken).split()[0] == "4k3/8/3P4/8/8/8/8/4K3"
    assert taken.taken == ((16 + 1, chess.PAWN),)


def test_en_passant_at_once() -> None:
    """Example 3: one turn later."""
    state = after(position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7-d5", "e1-e2", "e8-e7")
    answer = refused(state, "e5-d6")
    assert (answer.rule, answer.tokens) == ("chess.en-passant-at-once", (state.token_on(chess.D5),))


def test_en_passant_at_once_however_the_pawn_came_there() -> None:
    state = after(position("4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1"), "d6-d5")
    assert broken(state, "e5-d6") == "chess.en-passant-at-once"
    assert broken(state, "e5-f6") == "chess.pawn-captures"


def test_en_passant_for_black() -> None:
    state = after(position("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), "e2-e4")
    assert fen(after(state, "d4-e3")).split()[0] == "4k3/8/8/8/8/4p3/8/4K3"


def test_king_in_check_after_en_passant() -> None:
    """Example 14: both pawns leave the rank."""
    state = position("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2")
    answer = refused(state, "e5-d6")
    assert (answer.rule, answer.tokens) == ("chess.king-in-check", (state.token_on(chess.H5),))


# Promotion


def test_promotion_choice() -> None:
    """Example 8."""
    state = position("1n5k/P7/8/8/8/8/8/K7 w - - 0 1")
    pawn = [action for action in GAME.legal(state, 0) if action.tokens == (state.token_on(chess.A7),)]
    assert len(pawn) == 8
    for choice in ("k", "p", "", None):
        assert broken(state, "a7-a8", choice) == "chess.promotion-choice"
    state = after(state, "a7-b8=n")
    assert fen(state).split()[0] == "1N5k/8/8/8/8/8/8/K7"


def test_promotion_has_no_limit() -> None:
    state = position("3Q4/P6k/8/8/8/8/8/K2Q4 w - - 0 1")
    assert fen(after(state, "a7-a8=q")).split()[0] == "Q2Q4/7k/8/8/8/8/8/K2Q4"


# Castling


def test_castling_both_ways_for_both_sides() -> None:
    state = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    assert fen(after(state, "e1-g1", "e8-c8")).split()[0] == "2kr3r/8/8/8/8/8/8/R4RK1"
    assert fen(after(state, "e1-c1", "e8-g8")).split()[0] == "r4rk1/8/8/8/8/8/8/2KR3R"


def test_castling_by_dropping_the_king_on_its_rook() -> None:
    state = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    assert GAME.canonical(state, move(state, "e1-h1")) == move(state, "e1-g1")
    assert fen(after(state, "e1-a1")).split()[0] == "r3k2r/8/8/8/8/8/8/2KR3R"


def test_castling_unmoved() -> None:
    state = after(position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "a1-b1", "e8-e7", "b1-a1", "e7-e8")
    answer = refused(state, "e1-c1")
    assert (answer.rule, answer.tokens) == ("chess.castling-unmoved", (state.token_on(chess.A1),))
    assert answer.why == say(words.WHY_ROOK_MOVED, square="a1")
    assert broken(state, "e1-g1") == ""
    assert broken(after(state, "h1-h2"), "e8-g8") == "chess.castling-unmoved"
    lost = after(position("4k3/8/8/8/8/1n6/8/R3K2R b KQ - 0 1"), "b3-a1")
    gone = refused(lost, "e1-c1")
    assert gone.places == (square("a1"),)
    assert (gone.rule, gone.why) == ("chess.castling-unmoved", say(words.WHY_NO_ROOK, square="a1"))
    walked = after(position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1-e2", "e8-e7", "e2-e1", "e7-e8")
    answer = refused(walked, "e1-g1")
    assert (answer.rule, answer.why) == ("chess.castling-unmoved", None), "it was the king"


def test_castling_empty() -> None:
    """Example 7."""
    state = position("7k/8/8/8/8/8/8/RN2K3 w Q - 0 1")
    answer = refused(state, "e1-c1")
    assert (answer.rule, answer.tokens) == ("chess.castling-empty", (state.token_on(chess.B1),))
    assert broken(position(), "e1-h1") == "chess.castling-empty"


def test_castling_from_check() -> None:
    """Example 6."""
    state = position("4r3/1k6/8/8/8/8/8/R3K2R w KQ - 0 1")
    answer = refused(state, "e1-g1")
    assert (answer.rule, answer.tokens) == ("chess.castling-from-check", (state.token_on(chess.E8),))


def test_castling_through_check() -> None:
    """Example 4."""
    state = position("4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1")
    answer = refused(state, "e1-g1")
    assert answer.rule == "chess.castling-through-check"
    assert (answer.tokens, answer.places) == ((state.token_on(chess.F2),), (square("f1"),))
    assert broken(state, "e1-c1") == ""
    assert broken(position("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1-g1") == "chess.castling-through-check"


def test_castling_with_an_attack_beside_the_way() -> None:
    """Example 5."""
    state = after(position("1r6/6k1/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1-c1")
    assert fen(state).split()[0] == "1r6/6k1/8/8/8/8/8/2KR3R"


# Check and mate


def test_king_in_check_pinned_piece() -> None:
    """Example 9."""
    state = position("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1")
    answer = refused(state, "e2-c3")
    assert (answer.rule, answer.tokens) == ("chess.king-in-check", (state.token_on(chess.E8),))
    assert answer.why is not None
    assert answer.why.msg is words.WHY_LEFT


def test_king_in_check_must_be_answered() -> None:
    state = position("4r2k/8/8/8/8/8/P7/4K3 w - - 0 1")
    still = refused(state, "a2-a3")
    assert still.why is not None
    assert (still.rule, still.why.msg) == ("chess.king-in-check", words.WHY_STILL)
    onto = refused(state, "e1-e2")
    assert onto.why is not None
    assert (onto.rule, onto.why.msg) == ("chess.king-in-check", words.WHY_ATTACKED)


def test_check_is_announced() -> None:
    state = after(position(), "e2-e4", "f7-f6", "d1-h5")
    view = GAME.view(state, None)
    assert state.check
    assert view.prompt.msg is words.TO_MOVE_IN_CHECK
    assert [fact.token for fact in view.facts if isinstance(fact, ConditionFact)] == [state.token_on(chess.E8)]


def test_checkmate() -> None:
    """Example 10."""
    state = after(position(), "f2-f3", "e7-e5", "g2-g4", "d8-h4")
    result = GAME.result(state)
    assert result is not None
    assert (result.rule, result.ranking) == ("chess.checkmate", ((1,), (0,)))
    assert GAME.legal(state, 0) == GAME.legal(state, 1) == ()


def test_stalemate() -> None:
    """Example 11."""
    state = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
    result = GAME.result(state)
    assert result is not None
    assert (result.rule, result.ranking) == ("chess.stalemate", ((0, 1),))
    assert ended_by(after(position("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"), "f1-f7")) == "chess.stalemate"


def test_a_piece_dropped_beside_the_board_is_refused_by_its_way() -> None:
    state = position()
    for token, rule in (("white-1", "chess.rook-moves"), ("white-9", "chess.pawn-forward")):
        assert BENCH.rule(state, Action(0, "move", (token,), Place("taken-0", 3))) == rule
