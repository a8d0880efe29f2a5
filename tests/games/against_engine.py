"""How strong the best computer player of chess is beside a program of the system, and how often it blunders.

    python -m tests.games.against_engine [--engine PROGRAM…] [--games N] [--option NAME=VALUE…] [--nodes N] [--ours N]
        [--judge DEPTH] [--first N]

The program speaks UCI; without `--option` it is Stockfish at Skill 5. Nobody has a clock: the other side looks at
`--nodes` positions for a move (46,000 is what Stockfish 15 does in 50 ms on an ordinary machine), ours at `--ours`.
Each opening is played once with either colour. Printed are the points with their 95 % interval. With `--judge` the
program looks so deep, with all its skill, at each of our moves: how many give away 250 centipawns and more, where ten
pawns ahead or behind count like any more, and of all.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

import chess
from chess.engine import Limit, SimpleEngine

from tabletop.core.bot import Level
from tabletop.games.chess.bot import LEVELS
from tabletop.games.chess.search import look_ahead, unpacked
from tabletop.games.chess.state import Position
from tabletop.kit.alpha_beta import Effort

OPENINGS = (
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6",
    "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6",
    "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6",
    "d2d4 g8f6 c2c4 g7g6 b1c3 f8g7",
    "e2e4 e7e6 d2d4 d7d5 b1c3 g8f6",
    "c2c4 e7e5 b1c3 g8f6",
    "e2e4 c7c6 d2d4 d7d5 e4e5 c8f5",
    "g1f3 d7d5 g2g3 g8f6 f1g2 e7e6",
    "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6",
    "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4",
    "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5",
    "d2d4 d7d5 c2c4 c7c6 g1f3 g8f6",
    "e2e4 c7c5 b1c3 b8c6 g2g3 g7g6",
    "e2e4 d7d6 d2d4 g8f6 b1c3 g7g6",
    "d2d4 f7f5 g2g3 g8f6 f1g2 e7e6",
    "e2e4 e7e5 b1c3 g8f6 f2f4 d7d5",
    "d2d4 d7d5 c1f4 g8f6 e2e3 e7e6",
    "e2e4 g8f6 e4e5 f6d5 d2d4 d7d6",
    "b2b3 e7e5 c1b2 b8c6 e2e3 d7d5",
    "e2e4 e7e5 d2d4 e5d4 d1d4 b8c6",
)
BLUNDER = 250
DECIDED = 1_000
MATE = 10_000
LONG = 300
"""A match that has lasted so many plies is drawn."""


class Move(NamedTuple):
    """One of ours: the position before it, and what we thought it is worth."""

    before: str
    move: chess.Move
    score: int


class Ours:
    """The best computer player, with a budget of its own; what it did in a match."""

    def __init__(self, positions: int) -> None:
        self._effort = Effort(positions)
        self.made: list[Move] = []
        self.spent_s: list[float] = []

    def move(self, board: chess.Board) -> chess.Move:
        """What it plays."""
        past, seen = board.copy(), [Position.of(board)]
        while past.move_stack and past.halfmove_clock:
            past.pop()
            seen.append(Position.of(past))
        started_s = process_time()
        found = look_ahead(seen[::-1], self._effort, quiet_plies=board.halfmove_clock)[0]
        self.spent_s.append(process_time() - started_s)
        move = unpacked(found.move)
        self.made.append(Move(board.fen(), move, found.score))
        return move


def played(ours: Ours, engine: SimpleEngine, limit: Limit, opening: str, color: chess.Color) -> tuple[chess.Board, str]:
    """A match, and its result."""
    board, game = chess.Board(), object()
    for move in opening.split():
        board.push_uci(move)
    while not board.is_game_over(claim_draw=board.halfmove_clock > 3):
        if board.ply() >= LONG:
            return board, "1/2-1/2"
        if board.turn == color:
            board.push(ours.move(board))
        else:
            answer = engine.play(board, limit, game=game).move
            assert answer is not None
            board.push(answer)
    return board, board.result(claim_draw=True)


def losses(moves: Sequence[Move], engine: SimpleEngine, depth: int) -> Iterator[tuple[Move, int, int]]:
    """What the position is worth before each move, and after it, to whoever makes it."""
    limit = Limit(depth=depth)
    for made in moves:
        board = chess.Board(made.before)
        side = board.turn
        worth = []
        for _ in range(2):
            if board.is_game_over():
                score = 0 if not board.is_checkmate() else -MATE if board.turn == side else MATE
            else:
                told = engine.analyse(board, limit)
                score = told["score"].pov(side).score(mate_score=MATE)
            worth.append(score)
            if len(worth) == 1:
                board.push(made.move)
        yield made, worth[0], worth[1]


def within(points: Sequence[float]) -> float:
    """Half of the 95 % interval of their mean."""
    return 1.96 * stdev(points) / sqrt(len(points)) if len(points) > 1 else 1.0


def judged(moves: Sequence[Move], engine: SimpleEngine, depth: int) -> str:
    """How many blunders there are, and which; in words."""
    total = open_ones = 0
    for made, before, after in losses(moves, engine, depth):
        total += before - after >= BLUNDER
        is_open = max(-DECIDED, min(DECIDED, before)) - max(-DECIDED, min(DECIDED, after)) >= BLUNDER
        open_ones += is_open
        if is_open:
            print(f"  {made.before}: {made.move} ({before} to {after}, we thought {made.score})", flush=True)
    return f"{len(moves)} moves, {open_ones} lose {BLUNDER} or more; {total} with those in decided matches"


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and tell what comes out."""
    parser = argparse.ArgumentParser(description="Let the best computer player of chess play a program.")
    parser.add_argument("--engine", nargs="+", default=["stockfish"], help="the program and its arguments")
    parser.add_argument("--games", type=int, default=20, metavar="N")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--nodes", type=int, default=46_000, metavar="N", help="positions a move of the program")
    parser.add_argument("--ours", type=int, default=LEVELS[Level.BEST].effort.positions, metavar="N")
    parser.add_argument("--judge", type=int, default=0, metavar="DEPTH")
    asked = parser.parse_args(argv)
    ours, points = Ours(asked.ours), list[float]()
    options = dict(one.split("=", 1) for one in asked.option or ["Skill Level=5"])
    with SimpleEngine.popen_uci(asked.engine) as engine:
        engine.configure(options)
        for number in range(asked.first, asked.first + asked.games):
            color, opening = not number % 2, OPENINGS[number // 2 % len(OPENINGS)]
            board, result = played(ours, engine, Limit(nodes=asked.nodes), opening, color)
            points.append(0.5 if result.startswith("1/2") else float((result == "1-0") == color))
            print(f"{number}: {'White' if color else 'Black'} {result} {board.ply()} plies {board.fen()}", flush=True)
    share, spent = fmean(points), sorted(ours.spent_s)
    print(f"{100 * share:.0f}±{100 * within(points):.0f} % of {len(points)}; p95 {spent[len(spent) * 95 // 100]:.2f} s")
    if asked.judge:
        with SimpleEngine.popen_uci(asked.engine) as engine:
            print(judged(ours.made, engine, asked.judge))
    return 0


if __name__ == "__main__":
    sys.exit(main())
