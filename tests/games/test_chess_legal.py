"""The moves of chess counted, and compared with python-chess: every pseudo-legal move of many positions."""

from __future__ import annotations

import chess
import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action
from tabletop.games.chess.moves import PLACES, action_of, moves
from tests.games.chess_positions import GAME, KIWIPETE, position, wandering

TOUGH = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
PROMOTING = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"


@pytest.mark.parametrize(
    ("fen", "counts"),
    [
        ("", (20, 400, 8902)),
        (KIWIPETE, (48, 2039)),
        (TOUGH, (14, 191, 2812, 43238)),
        (PROMOTING, (6, 264, 9467)),
    ],
)
def test_number_of_move_sequences(fen: str, counts: tuple[int, ...]) -> None:
    """Examples 1 and 2."""
    assert tuple(GAME.perft(depth, fen) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.slow
@pytest.mark.parametrize(("fen", "depth", "leaves"), [("", 4, 197281), (KIWIPETE, 3, 97862)])
def test_number_of_longer_move_sequences(fen: str, depth: int, leaves: int) -> None:
    assert GAME.perft(depth, fen) == leaves


def test_counting_goes_on_where_a_match_is_drawn() -> None:
    bare = "8/8/4k3/8/8/3K4/8/8 w - - 0 1"
    assert position(bare).ending is not None
    assert GAME.perft(2, bare) == sum(
        chess.Board(bare).legal_moves.count() and _replies(bare, move) for move in chess.Board(bare).legal_moves
    )


def _replies(fen: str, move: chess.Move) -> int:
    board = chess.Board(fen)
    board.push(move)
    return board.legal_moves.count()


@pytest.mark.parametrize("fen", ["", KIWIPETE, TOUGH, PROMOTING, "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2"])
def test_goals_are_the_legal_moves_of_python_chess_in_its_order(fen: str) -> None:
    """Of the position and of everything that may follow: pins, checks, castling, promotion, en passant."""
    first = position(fen or chess.STARTING_FEN)
    for action in moves(first):
        state = GAME.apply(first, action, LiveChance(0))
        for one in (first, state):
            assert moves(one) == [action_of(one, move) for move in one.position.board().generate_legal_moves()]


def test_goals_are_the_legal_moves_of_python_chess_in_whole_matches() -> None:
    for state in wandering(5, 150):
        assert moves(state) == [action_of(state, move) for move in state.position.board().generate_legal_moves()]


def compare(seed: int, count: int) -> int:
    """Every pseudo-legal move of random positions: refused exactly where python-chess finds it illegal."""
    judged = 0
    for state in wandering(seed, count):
        board = state.position.board()
        for move in board.pseudo_legal_moves:
            action = action_of(state, move)
            refused = GAME.check(state, action)
            assert (refused is None) == board.is_legal(move), (board.fen(), move, refused)
            judged += 1
    return judged


def test_check_agrees_with_python_chess() -> None:
    assert compare(seed=1, count=400) > 8000


@pytest.mark.slow
def test_check_agrees_with_python_chess_on_ten_thousand_positions() -> None:
    assert compare(seed=2, count=10_000) > 200_000


def test_legal_is_what_the_checks_allow() -> None:
    for state in wandering(seed=3, count=250):
        moves_alone = [action_of(state, move) for move in state.position.board().generate_pseudo_legal_moves()]
        allowed = {action for action in moves_alone if GAME.explain(state, action) is None}
        assert allowed == {action for action in GAME.legal(state, state.actor) if action.verb == "move"}


def test_only_legal_drops_are_accepted() -> None:
    """Every piece to every square, promotions to everything: no more is accepted than python-chess allows."""
    luck = LiveChance(4)
    for state in wandering(seed=5, count=60):
        legal = {action for action in GAME.legal(state, state.actor) if action.verb == "move"}
        for piece in range(32):
            token = ("white" if piece < 16 else "black") + f"-{piece % 16 + 1}"
            choice = (None, "q", "n", "k")[luck.pick(4)]
            for place in PLACES:
                action = Action(state.actor, "move", (token,), place, choice)
                assert (GAME.check(state, action) is None) == (GAME.canonical(state, action) in legal)


def test_pieces_are_conserved() -> None:
    for state in wandering(seed=6, count=600):
        on_board = [piece for piece in state.standing if piece != 255]
        assert sorted([*on_board, *(piece for piece, _ in state.taken)]) == list(range(32))
        assert state.position.occupied.bit_count() == len(on_board)
        assert state.position == type(state.position).of(state.board())


def test_there_is_one_way_to_do_nothing() -> None:
    assert GAME.perft(0) == 1
