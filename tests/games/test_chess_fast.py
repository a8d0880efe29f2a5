"""The fast board of the computer player: the same moves as python-chess, and always what a fresh board would know."""

from __future__ import annotations

import chess
import pytest

from tabletop.games.chess.endings import wins
from tabletop.games.chess.fast import Fast
from tabletop.games.chess.search import packed, unpacked
from tabletop.games.chess.state import Position
from tabletop.kit.alpha_beta import INFINITE
from tests.games.chess_positions import KIWIPETE, wandering


def legal(tree: Fast) -> list[int]:
    """Every legal move."""
    found = []
    for move in tree.noisy(-INFINITE) + tree.quiet():
        if tree.make(move):
            tree.unmake()
            found.append(move)
    return found


def count(tree: Fast, depth: int) -> int:
    """How many positions follow."""
    total = 0
    for move in tree.noisy(-INFINITE) + tree.quiet():
        if tree.make(move):
            total += 1 if depth == 1 else count(tree, depth - 1)
            tree.unmake()
    return total


@pytest.mark.parametrize(
    ("fen", "depth", "positions"),
    [
        (chess.STARTING_FEN, 3, 8_902),
        (KIWIPETE, 2, 2_039),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9_467),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62_379),
    ],
)
def test_sequences_of_moves(fen: str, depth: int, positions: int) -> None:
    assert count(Fast(Position.of(chess.Board(fen))), depth) == positions


def test_it_knows_the_moves_of_wandering_matches() -> None:
    for state in wandering(seed=3, count=150):
        board = state.position.board()
        moves = legal(Fast(state.position))
        assert {unpacked(move) for move in moves} == set(board.legal_moves)
        assert len(moves) == len(set(moves))
        assert [packed(unpacked(move)) for move in moves] == moves


def test_a_board_that_was_played_on_is_like_a_fresh_one() -> None:
    for state in wandering(seed=5, count=120):
        tree, board = Fast(state.position), state.position.board()
        before = tree.key, tree.value(), tree.hot
        for move in legal(tree):
            assert tree.make(move)
            board.push(unpacked(move))
            fresh = Fast(Position.of(board))
            assert (tree.key, tree.value(), tree.hot) == (fresh.key, fresh.value(), fresh.hot)
            assert tree.hot == board.is_check()
            board.pop()
            tree.unmake()
            assert (tree.key, tree.value(), tree.hot) == before


def test_the_worth_is_the_same_for_both_sides() -> None:
    for state in wandering(seed=9, count=150):
        mirrored = Position.of(state.position.board().mirror())
        assert Fast(state.position).value() == Fast(mirrored).value()


@pytest.mark.parametrize(
    ("fen", "won"),
    [
        ("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1", False),
        ("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1", True),
        ("8/8/8/8/8/k1K5/P7/8 w - - 0 1", False),
        ("8/8/1k6/8/1K6/1P6/8/8 b - - 0 1", True),
        ("k7/8/8/8/8/8/4P3/4K3 w - - 0 1", True),
        ("8/8/8/8/5p2/8/4k3/7K b - - 0 1", True),
        ("8/8/8/8/7p/8/5K2/7k w - - 0 1", False),
    ],
)
def test_a_last_pawn_wins_or_does_not(fen: str, won: bool) -> None:
    worth = Fast(Position.of(chess.Board(fen))).value()
    assert (worth != 0) == won


def test_the_table_of_the_last_pawn_agrees_with_itself() -> None:
    """White wins if a move leads to a win, Black has lost if every move does."""
    for pawn in (chess.A5, chess.B2, chess.D4, chess.G6):
        for king in range(0, 64, 3):
            for lone in range(64):
                for turn in chess.COLORS:
                    board = chess.Board(None)
                    board.set_piece_map(
                        {
                            pawn: chess.Piece(chess.PAWN, chess.WHITE),
                            lone: chess.Piece(chess.KING, chess.BLACK),
                            king: chess.Piece(chess.KING, chess.WHITE),
                        }
                    )
                    board.turn = turn
                    if len({pawn, king, lone}) == 3 and board.is_valid():
                        assert wins(king, pawn, lone, turn) == follows(board)


def follows(board: chess.Board) -> bool:
    """Whether White wins, by what follows after one move."""
    found = []
    for move in board.legal_moves:
        board.push(move)
        pawns, king, lone = board.pawns, board.king(chess.WHITE), board.king(chess.BLACK)
        assert king is not None
        assert lone is not None
        if pawns:
            found.append(wins(king, pawns.bit_length() - 1, lone, board.turn))
        else:
            found.append(bool(board.queens) and not board.is_stalemate() and not any(board.generate_legal_captures()))
        board.pop()
    if board.turn:
        return any(found)
    return all(found) if found else board.is_checkmate()
