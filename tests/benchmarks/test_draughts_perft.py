"""Draughts against the library py-draughts (`pip install py-draughts`, wanted by this benchmark only): both play every
leaf of all sequences of six moves, in the same run."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from pytest_benchmark.fixture import BenchmarkFixture

from tabletop import games

DEPTH, LEAVES = 6, 167140


def test_leaves_a_second(benchmark: BenchmarkFixture) -> None:
    """Goal: at least twice as many as py-draughts."""
    from draughts import Board

    game = games.load("draughts")
    assert benchmark.pedantic(lambda: game.perft(DEPTH), rounds=3) == LEAVES
    ours = benchmark.stats.stats.median
    theirs = min(_seconds(lambda: _push(Board(), DEPTH)) for _ in range(2))
    benchmark.extra_info["leaves_per_s"] = round(LEAVES / ours)
    benchmark.extra_info["times_py_draughts"] = round(theirs / ours, 2)


def _seconds(work: Callable[[], int]) -> float:
    begun = perf_counter()
    assert work() == LEAVES
    return perf_counter() - begun


def _push(board: Any, depth: int) -> int:
    leaves = 0
    for move in list(board.legal_moves):
        board.push(move)
        leaves += 1 if depth == 1 else _push(board, depth - 1)
        board.pop()
    return leaves
