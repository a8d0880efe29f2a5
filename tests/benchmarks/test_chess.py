"""Chess: our list of legal moves against that of python-chess, in the same run; thinking time of the levels."""

from __future__ import annotations

from statistics import median
from timeit import timeit

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tabletop import games
from tabletop.bots.thinking import think
from tabletop.core.bot import Level
from tabletop.games.chess.bot import POLICY
from tabletop.games.chess.destinations import destinations
from tests.games.chess_positions import GAME, KIWIPETE, position, wandering

NUMBER, PAIRS = 20, 80


@pytest.mark.parametrize("fen", ["", KIWIPETE])
def test_legal_moves(benchmark: BenchmarkFixture, fen: str) -> None:
    """Goal: to find the moves and to list them takes at most 1.25 times the time of python-chess itself."""
    state = position(fen)
    board, seat = state.board(), state.actor
    ratios = []
    for _ in range(PAIRS):  # by turns, so that a busy moment of the machine hits both
        theirs = timeit(lambda: list(board.legal_moves), number=NUMBER)
        found = timeit(lambda: destinations(board, board.checkers_mask()), number=NUMBER)
        ratios.append((found + timeit(lambda: GAME.candidates(state, seat), number=NUMBER)) / theirs)
    benchmark.extra_info["ratio"] = round(median(ratios), 3)
    benchmark(lambda: GAME.candidates(state, seat))


@pytest.mark.parametrize("level", games.info("chess").levels)
def test_thought(benchmark: BenchmarkFixture, level: Level) -> None:
    """Goal: 50 ms at the easy levels, 500 ms at the hard one, 1.2 s at the best."""
    states = iter(list(wandering(seed=7, count=400))[::13])
    benchmark.pedantic(
        lambda state: think(GAME, POLICY, state, state.actor, level, 1),
        setup=lambda: ((next(states),), {}),
        rounds=30,
    )


def test_sequences_of_moves(benchmark: BenchmarkFixture) -> None:
    """Depth 3 from the start: 8902 leaves."""
    assert benchmark(lambda: GAME.perft(3)) == 8902
