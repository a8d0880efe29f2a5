"""The computer player of chess: what it finds, what it answers, what it says, and that stronger levels win."""

from __future__ import annotations

import chess
import pytest

from tabletop.bots.thinking import think
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.games.chess import words
from tabletop.games.chess.bot import POLICY
from tabletop.games.chess.reasons import reason
from tabletop.games.chess.search import MATE, Found, look_ahead, unpacked
from tabletop.games.chess.state import Position, State
from tabletop.kit.alpha_beta import Effort
from tabletop.text_front import english
from tests.games.chess_positions import CLAIMS, GAME, after, move, position, say


def thought(state: State, level: Level = Level.HARD, seed: int = 1) -> Choice:
    """What a computer player does."""
    return think(GAME, POLICY, state, state.actor, level, seed)


def said(choice: Choice) -> object:
    """The message of its reason."""
    assert choice.reason is not None
    return choice.reason.msg


@pytest.mark.parametrize(
    ("fen", "way"),
    [
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "a1-a8"),
        ("r5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1", "a8-a1"),
        ("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "g1-g7"),
    ],
)
def test_it_gives_mate_in_one(fen: str, way: str) -> None:
    state = position(fen)
    choice = thought(state)
    assert choice.action == move(state, way)
    assert said(choice) is words.BECAUSE_MATE


def test_it_sees_mate_in_two() -> None:
    state = position("6k1/5ppp/8/8/8/8/1R3PPP/R5K1 w - - 0 1")
    assert thought(state).action in (move(state, "a1-a8"), move(state, "b2-b8"))
    state = position("k7/8/2K5/8/8/8/8/6R1 w - - 0 1")
    choice = thought(state)
    assert said(choice) is words.BECAUSE_MATE_SOON
    assert choice.reason is not None
    assert choice.reason.n == 2


def test_it_takes_what_is_not_protected_and_says_so() -> None:
    state = position("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1")
    choice = thought(state)
    assert choice.action == move(state, "e4-d5")
    assert said(choice) is words.BECAUSE_WINS


def test_it_does_not_take_a_protected_pawn_with_the_queen() -> None:
    state = position("4k3/2p5/3p4/8/8/3Q4/8/4K3 w - - 0 1")
    for level in (Level.MEDIUM, Level.HARD):
        assert thought(state, level, seed=3).action != move(state, "d3-d6")


def test_reasons_are_true() -> None:
    def why(state: State, way: str, promotion: int | None = None) -> object:
        here, there = (chess.parse_square(name) for name in way.split("-"))
        return reason(state, Found(chess.Move(here, there, promotion), 0)).msg

    start = position()
    assert why(start, "e2-e4") is words.BECAUSE_CENTRE
    assert why(start, "g1-f3") is words.BECAUSE_DEVELOPS
    assert why(start, "a2-a3") is words.BECAUSE_GUARDS
    castling = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    assert why(castling, "e1-g1") is words.BECAUSE_CASTLES
    assert why(position("7k/P7/8/8/8/8/8/K7 w - - 0 1"), "a7-a8", chess.QUEEN) is words.BECAUSE_PROMOTES
    attacked = position("4k3/2p5/3p4/4N3/8/8/8/4K3 w - - 0 1")
    assert why(attacked, "e5-f3") is words.BECAUSE_SAVES
    assert why(position("4k3/8/2p5/3r4/4B3/8/8/4K3 w - - 0 1"), "e4-d5") is words.BECAUSE_STRONGER
    assert why(position("4k3/8/2p5/3n4/4B3/8/8/4K3 w - - 0 1"), "e4-d5") is words.BECAUSE_TRADES
    checked = after(start, "e2-e4", "f7-f6", "d1-h5")
    assert why(checked, "g7-g6") is words.BECAUSE_OUT_OF_CHECK
    assert why(after(start, "e2-e4", "f7-f6"), "d1-h5") is words.BECAUSE_CHECK


@pytest.mark.parametrize(
    ("fen", "way", "told"),
    [
        ("4k3/8/8/3q4/8/8/8/R3K3 w - - 0 1", "a1-d1", "This attacks the queen on d5."),
        ("4k3/8/8/3q1r2/8/8/6P1/4KB2 w - - 0 1", "f1-e2", "This brings the bishop on f1 into play."),
        ("4k3/8/8/3q1r2/8/8/2N5/4K3 w - - 0 1", "c2-e3", "This attacks the queen on d5, the rook on f5."),
        ("4r1k1/8/8/8/4N3/8/8/R5K1 w - - 0 1", "a1-a4", "This protects the knight on e4."),
        ("6k1/8/8/8/8/8/P7/R5K1 w - - 0 1", "a1-d1", "From d1 this piece reaches 12 squares, instead of 5."),
        (chess.STARTING_FEN, "b1-c3", "This brings the knight on b1 into play."),
        ("6k1/7p/8/8/8/8/P7/6K1 w - - 0 1", "a2-a3", "No pawn can stop this one on its way to the last rank."),
        ("6k1/1p6/8/8/8/8/P7/6K1 w - - 0 1", "a2-a3", "From a3 this pawn guards b4."),
        ("6k1/8/p7/8/8/8/P7/6K1 w - - 0 1", "a2-a3", "From a3 this pawn guards b4."),
        ("6k1/1p6/8/2b5/8/8/PP5P/7K w - - 0 1", "a2-a3", "Then b4 is no longer a safe square for the bishop on c5."),
        ("4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1", "e4-d5", "This captures the knight on d5, and nothing can take back."),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5-d6", "This captures the pawn on d5, and nothing can take back."),
    ],
)
def test_a_quiet_move_names_what_it_is_good_for(fen: str, way: str, told: str) -> None:
    here, there = (chess.parse_square(name) for name in way.split("-"))
    assert english(reason(position(fen), Found(chess.Move(here, there), 0))) == told


def test_what_stands_behind_the_capturing_piece_may_take_back() -> None:
    behind, move = position("k3r3/8/8/4R3/4n3/8/8/K7 w - - 0 1"), chess.Move.from_uci("e5e4")
    assert reason(behind, Found(move, 0)).msg is not words.BECAUSE_WINS


def test_answers_to_an_offer() -> None:
    worse = say(position("4k3/8/8/8/8/8/q7/4K3 w - - 0 1"), "offer-draw")
    assert thought(worse).action == Action(1, "decline-draw")
    better = say(position("4k3/7p/8/8/8/8/Q7/4K3 w - - 0 1"), "offer-draw")
    assert thought(better).action == Action(1, "accept-draw")
    assert thought(say(position(), "offer-draw")).action == Action(1, "decline-draw")
    assert thought(say(position(), "offer-draw"), Level.FIRST_STEPS).action == Action(1, "accept-draw")
    barren = "4k3/1r3ppp/8/8/8/8/R4PPP/4K3 w - - {} 60"
    answers = [thought(say(position(barren.format(quiet)), "offer-draw")).action for quiet in (4, 40)]
    assert answers == [Action(1, "decline-draw"), Action(1, "accept-draw")]


def test_it_claims_a_draw_when_it_stands_worse() -> None:
    state = position("4k3/8/8/8/8/8/q6P/4K3 w - - 100 90", CLAIMS)
    assert thought(state).action == Action(0, "claim-draw")


def test_first_steps_wants_to_win_and_overlooks_much() -> None:
    """A queen that hangs is mostly taken; what is protected now and then, too."""
    hangs = position("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1")
    taken = sum(thought(hangs, Level.FIRST_STEPS, seed).action == move(hangs, "e4-d5") for seed in range(30))
    assert taken > 20
    guarded = position("4k3/2p5/3n4/8/8/3Q4/8/4K3 w - - 0 1")
    given = [
        sum(thought(guarded, level, seed).action == move(guarded, "d3-d6") for seed in range(30))
        for level in (Level.FIRST_STEPS, Level.MEDIUM)
    ]
    assert given[0] > given[1]


def test_it_avoids_a_repetition_when_it_stands_better() -> None:
    state = position("7k/8/8/8/8/8/Q5PP/6K1 w - - 0 1")
    state = after(state, "a2-a3", "h8-g8", "a3-a2", "g8-h8", "a2-a3", "h8-g8")
    assert thought(state).action != move(state, "a3-a2")


def test_openings_are_varied() -> None:
    start = position()
    assert len({thought(start, Level.HARD, seed).action for seed in range(4)}) > 1


def test_the_search_looks_at_all_moves_and_sees_a_mate() -> None:
    board = chess.Board()
    found = look_ahead([Position.of(board)], Effort(300, 5))
    assert {unpacked(one.move) for one in found} == set(board.legal_moves)
    mated = chess.Board("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")
    assert look_ahead([Position.of(mated)], Effort(5000, 3))[0].score == MATE - 1


@pytest.mark.parametrize(
    ("fen", "wrong"),
    [
        ("2b1r1k1/5ppp/3Q2q1/2N1P3/3p1P2/6Pn/PP1P3P/R1B2R1K w - - 0 1", "d6d4"),
        ("2kr1bnr/pppb1ppp/2n1p3/3q4/3P4/4PQ2/PP1N1PPP/R1B1KBNR w KQ - 0 1", "f3f7"),
        ("r2k3r/ppp2ppp/2nb4/3Q4/2B5/4B3/P4PPP/qN2R1K1 b - - 0 1", "f7f6"),
    ],
)
def test_moves_that_lose_much_are_not_made(fen: str, wrong: str) -> None:
    found = look_ahead([Position.of(chess.Board(fen))], Effort(25_000))
    assert unpacked(found[0].move) != chess.Move.from_uci(wrong)


def test_a_match_that_is_drawn_by_its_length_is_worth_nothing() -> None:
    state = position("8/8/3k4/8/8/8/4R3/4K3 w - - 98 80")
    assert look_ahead(state.seen, Effort(2_000, 4), quiet_plies=state.quiet)[0].score == 0


ENDINGS = {
    "rook": "8/8/3k4/8/8/8/6R1/7K w - - 0 1",
    "another rook": "8/8/8/8/4k3/8/R7/K7 w - - 0 1",
    "queen": "8/8/8/3k4/8/8/1Q6/K7 w - - 0 1",
    "two bishops": "8/8/8/4k3/8/8/8/2B1KB2 w - - 0 1",
    "bishop and knight": "8/8/8/4k3/8/8/8/1N2KB2 w - - 0 1",
    "pawn": "k7/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "pawn with the opposition": "8/8/4k3/8/4K3/8/4P3/8 w - - 0 1",
    "pawn on a bishop's file": "8/5k2/8/5K2/8/5P2/8/8 w - - 0 1",
}


@pytest.mark.slow
@pytest.mark.parametrize("ending", ENDINGS)
def test_it_mates_a_king_alone(ending: str) -> None:
    """Against a defence that looks ahead, too, well before the match is drawn by its length."""
    board, seen = chess.Board(ENDINGS[ending]), list[Position]()
    while not board.is_game_over(claim_draw=True):
        seen.append(Position.of(board))
        effort = Effort(6_000) if board.turn else Effort(800)
        board.push(unpacked(look_ahead(seen, effort, quiet_plies=board.halfmove_clock)[0].move))
    assert board.is_checkmate()
    assert board.turn is chess.BLACK


@pytest.mark.slow
def test_stronger_levels_win() -> None:
    assert sum(duel(Level.MEDIUM, Level.FIRST_STEPS, seed) for seed in range(2)) == 2


def duel(strong: Level, weak: Level, seed: int) -> float:
    """One match: 1 if the stronger level wins, a half for a draw."""
    luck = LiveChance(seed)
    state = GAME.start(Setup(2), luck)
    while state.ending is None:
        level = strong if state.actor == 0 else weak
        action = think(GAME, POLICY, state, state.actor, level, luck.pick(1 << 30)).action
        assert action is not None
        state = GAME.apply(state, action, luck)
    return 0.5 if state.ending.winner is None else float(state.ending.winner == 0)
