"""Fit what the computer players of the boards think pieces are worth to the results of their own matches (Texel's way).

    fit_boards.py GAME [--matches N] [--positions N] [--out FILE]     play, fit, and write games/GAME/weights.py

Needs the project itself.  Quick matches from openings at random are played with the present weights; of them the
positions are kept in which nothing is about to be captured.  Then the weights are moved, one after the other, until the
chance of winning that follows from them agrees with the results best (logistic loss; each weight is held where it was
as loosely as `FREEDOM` says, so that what was seen seldom stays).  The same numbers give the same weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import chess

from tabletop.core.chance import LiveChance
from tabletop.games.chess import search as chess_search
from tabletop.games.chess import weights as chessmen
from tabletop.games.chess.fast import TEMPO as CHESS_TEMPO
from tabletop.games.chess.fast import Fast
from tabletop.games.chess.outlook import Outlook
from tabletop.games.chess.state import Position as ChessPosition
from tabletop.games.chess.values import BLACK, FULL, blended, early, late
from tabletop.games.draughts import search as draughts_search
from tabletop.games.draughts import weights as draughts
from tabletop.games.draughts.board import BIT, BLACK_START, WHITE_START
from tabletop.games.draughts.moves import Position as DraughtsPosition
from tabletop.games.draughts.moves import after, whole_moves
from tabletop.games.draughts.state import RULEBOOK
from tabletop.games.draughts.state import House as DraughtsHouse
from tabletop.games.draughts.values import is_level
from tabletop.kit.alpha_beta import Effort

ROOT = Path(__file__).resolve().parent.parent
OPENING = 8
"""So many plies at random."""
SHARE = 0.1
"""The positions of a match share its result: each counts as so many of its own."""
FREEDOM = 12.0
"""By so much, in hundredths of the smallest piece, a weight is thought to be wrong."""
SWEEPS = 12
LONGEST = 40.0
"""Steps of a weight are no longer."""
DECIDED = 900
"""A match of chess in which one side is ahead by so much is won."""
LONG = 300
"""A match that has lasted so many plies is drawn."""

Terms = Sequence[tuple[int, float]]


class Sample(NamedTuple):
    """A position: how often each weight counts for White (its number, and the factor), what else White has, and what
    White made of it, 0 to 1."""

    terms: Terms
    fixed: float
    result: float


class Played(NamedTuple):
    """A match: the positions that were kept, and what White made of it, 0 to 1."""

    kept: Sequence[Any]
    result: float


class Board(Protocol):
    """A game whose weights can be fitted. The weights of a position's value, in a row, are its vector;
    `row`: so many numbers of a table stand in a line of the module."""

    row: int

    def vector(self) -> list[float]:
        """The present weights."""
        ...

    def named(self, vector: Sequence[float]) -> dict[str, int | tuple[int, ...]]:
        """The names in the module of weights, and what they stand for."""
        ...

    def play(self, luck: LiveChance, positions: int) -> Played:
        """A match of the computer player with itself."""
        ...

    def value(self, position: Any) -> float:
        """What a position is worth to White with the present weights."""
        ...

    def sample(self, position: Any, result: float) -> Sample:
        """What that value is made of."""
        ...


def chance_of(value: float, scale: float) -> float:
    """The chance of winning of whoever stands better by `value`."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, value / scale))))


def value_of(sample: Sample, vector: Sequence[float]) -> float:
    """What White's position is worth."""
    return sample.fixed + sum(vector[at] * factor for at, factor in sample.terms)


def loss(samples: Sequence[Sample], vector: Sequence[float], scale: float) -> float:
    """How badly the values tell the results: the mean of the logistic loss."""
    total = 0.0
    for sample in samples:
        chance = chance_of(value_of(sample, vector), scale)
        total -= sample.result * log(chance) + (1 - sample.result) * log(1 - chance)
    return total / len(samples)


def best_scale(samples: Sequence[Sample], vector: Sequence[float], low: float = 40.0, high: float = 900.0) -> float:
    """By how many hundredths the odds of winning grow e-fold, as the results tell it."""
    while high - low > 2:
        third = (high - low) / 3
        if loss(samples, vector, low + third) < loss(samples, vector, high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def fitted(samples: Sequence[Sample], start: Sequence[float], scale: float, share: float = SHARE) -> list[float]:
    """The weights that explain the results best, not far from the first ones: one after the other takes the step that
    would be best if the loss were a parabola."""
    vector, values = list(start), [value_of(sample, start) for sample in samples]
    columns: list[list[tuple[int, float]]] = [[] for _ in start]
    for number, sample in enumerate(samples):
        for at, factor in sample.terms:
            columns[at].append((number, factor))
    for _ in range(SWEEPS):
        for at, column in enumerate(columns):
            slope, bend = (vector[at] - start[at]) / FREEDOM**2, 1 / FREEDOM**2
            for number, factor in column:
                chance = chance_of(values[number], scale)
                slope += share * (chance - samples[number].result) * factor / scale
                bend += share * max(chance * (1 - chance), 0.01) * (factor / scale) ** 2
            step = max(-LONGEST, min(LONGEST, -slope / bend))
            vector[at] += step
            for number, factor in column:
                values[number] += step * factor
    return vector


class Draughts:
    """What stands behind a man; men by their squares, early and late; kings."""

    KING = 101
    row = 5

    def vector(self) -> list[float]:
        return [float(one) for one in (draughts.HELD, *draughts.EARLY[1:], *draughts.LATE[1:], draughts.KING)]

    def named(self, vector: Sequence[float]) -> dict[str, int | tuple[int, ...]]:
        whole = [round(one) for one in vector]
        return {
            "KING": whole[self.KING],
            "HELD": whole[0],
            "EARLY": (0, *whole[1:51]),
            "LATE": (0, *whole[51:101]),
        }

    def play(self, luck: LiveChance, positions: int) -> Played:
        here, house = DraughtsPosition(WHITE_START, BLACK_START, 0, white_moves=True), DraughtsHouse()
        kept, idle = list[Any](), 0
        for ply in range(LONG):
            moves = whole_moves(here)
            if not moves:
                return Played(kept, 0.0 if here.white_moves else 1.0)
            if idle >= RULEBOOK:
                break
            if ply < OPENING or len(moves) == 1:
                move = moves[luck.pick(len(moves))]
            else:
                best = draughts_search.look_ahead(here, house, Effort(positions))[0]
                move = next(one for one in moves if draughts_search.changed(one) == best.move)
            idle = 0 if move[2] else idle + 1
            here = after(here, *move)
            if ply > OPENING and not draughts_search.Tree(here, house).hot:
                kept.append(here)
        return Played(kept, 0.5)

    def value(self, position: Any) -> float:
        worth = draughts_search.Tree(position, DraughtsHouse()).value()
        return float(worth if position.white_moves else -worth)

    def sample(self, position: Any, result: float) -> Sample:
        white, black, kings, white_moves = position
        men, foes = white & ~kings, black & ~kings
        opening, part = (white | black).bit_count() / 40, 0.25 if is_level(white, black, kings) else 1.0
        counts = [0] * 51
        for number in range(1, 51):
            counts[number] += bool(men & BIT[number])
            counts[51 - number] -= bool(foes & BIT[number])
        held = (men & (men << 5 | men << 6)).bit_count() - (foes & (foes >> 5 | foes >> 6)).bit_count()
        crowned = (white & kings).bit_count() - (black & kings).bit_count()
        terms = [(0, held * part), (self.KING, crowned * part)]
        for number, count in enumerate(counts):
            terms += [(number, count * opening * part), (50 + number, count * (1 - opening) * part)] if count else []
        return Sample(
            [(at, factor) for at, factor in terms if factor],
            draughts_search.TEMPO if white_moves else -draughts_search.TEMPO,
            result,
        )


class Chess:
    """Pieces by their kinds, early and late; how much their squares count; pairs of bishops. What pawns are worth by
    how they stand together stays as it is."""

    row = 7

    def vector(self) -> list[float]:
        return [float(one) for what in self._named().values() for one in what]

    @staticmethod
    def _named() -> dict[str, tuple[int, ...]]:
        names = ("EARLY", "LATE", "PLACED_EARLY", "PLACED_LATE", "BISHOPS")
        return {name: getattr(chessmen, name) for name in names}

    def named(self, vector: Sequence[float]) -> dict[str, int | tuple[int, ...]]:
        numbers, found = iter(vector), dict[str, int | tuple[int, ...]]()
        for name, what in self._named().items():
            found[name] = tuple(round(next(numbers)) for _ in what)
        return found

    def play(self, luck: LiveChance, positions: int) -> Played:
        board, seen, kept = chess.Board(), list[ChessPosition](), list[Any]()
        while board.ply() < LONG and not board.is_game_over(claim_draw=board.halfmove_clock > 3):
            seen.append(ChessPosition.of(board))
            moves = sorted(board.legal_moves, key=chess.Move.uci)
            if board.ply() < OPENING:
                board.push(moves[luck.pick(len(moves))])
                continue
            best = chess_search.look_ahead(seen, Effort(positions), quiet_plies=board.halfmove_clock)[0]
            if abs(best.score) > DECIDED:
                return Played(kept, float((best.score > 0) == board.turn))
            move = chess_search.unpacked(best.move)
            if not board.is_check() and not board.is_capture(move) and not move.promotion:
                kept.append(seen[-1])
            board.push(move)
        won = {"1-0": 1.0, "0-1": 0.0}
        return Played(kept, won.get(board.result(claim_draw=True), 0.5))

    def value(self, position: Any) -> float:
        tree = Fast(position)
        return float(-tree.value() if tree.side else tree.value())

    def sample(self, position: Any, result: float) -> Sample:
        material, value = Fast(position).material(), self.value(position)
        if material.strong is not None:
            return Sample((), value, result)
        whole = material.sixteenths[value < 0] / 16
        first, last = whole * material.phase / FULL, whole * (FULL - material.phase) / FULL
        factors = [0.0] * len(self.vector())
        for square, piece in position.board().piece_map().items():
            kind, sign, seen = piece.piece_type, (1 if piece.color else -1), square ^ (0 if piece.color else 56)
            if kind != chess.KING:
                factors[kind] += sign * first
                factors[kind + 7] += sign * last
            factors[kind + 14] += sign * first * early(kind, seen) / 100
            factors[kind + 21] += sign * last * late(kind, seen) / 100
        white, black = ((position.bishops & side).bit_count() > 1 for side in (position.white, position.black))
        factors[28:] = (white - black) * first, (white - black) * last
        terms = [(at, factor) for at, factor in enumerate(factors) if factor]
        tempo = CHESS_TEMPO if position.white_moves else -CHESS_TEMPO
        return Sample(terms, tempo + whole * blended(_pawns(position), material.phase), result)


def _pawns(position: ChessPosition) -> int:
    """What White gains by how pawns and kings stand, early and late in one number."""
    men = set(chess.scan_forward(position.white)), set(chess.scan_forward(position.black))
    squares = [position.kind(at) | (BLACK if at in men[1] else 0) for at in range(64)]
    kings = [(position.kings & side).bit_length() - 1 for side in (position.white, position.black)]
    return Outlook(squares, men, kings).of_pawns(0)


BOARDS: dict[str, Board] = {"chess": Chess(), "draughts": Draughts()}


def written(doc: str, named: dict[str, int | tuple[int, ...]], row: int) -> str:
    """The module of weights; `row`: so many numbers of a table in a line."""
    lines = [f'"""{doc}"""', "", "from __future__ import annotations", ""]
    for name, what in named.items():
        if isinstance(what, int):
            lines.append(f"{name} = {what}")
            continue
        first = len(what) % row
        rows = [what[:first], *(what[at : at + row] for at in range(first, len(what), row))]
        lines += ["", f"{name} = (", *(f"    *({', '.join(map(str, one))},)," for one in rows if one), ")"]
    return "\n".join(lines) + "\n"


def samples_of(board: Board, matches: int, positions: int) -> tuple[list[Sample], list[Sample]]:
    """To learn from, and, of every fifth match, to see what was learned."""
    learned, tested = list[Sample](), list[Sample]()
    for number in range(matches):
        played = board.play(LiveChance(number), positions)
        (learned if number % 5 else tested).extend(board.sample(one, played.result) for one in played.kept)
        if not (number + 1) % 50:
            print(f"{number + 1} matches, {len(learned) + len(tested)} positions", file=sys.stderr, flush=True)
    return learned, tested


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit, and write."""
    parser = argparse.ArgumentParser(description="Fit the weights of a board game to matches of its computer player.")
    parser.add_argument("game", choices=sorted(BOARDS))
    parser.add_argument("--matches", type=int, default=400, metavar="N")
    parser.add_argument("--positions", type=int, default=400, metavar="N", help="how many are looked at for a move")
    parser.add_argument("--out", type=Path, help="instead of the module that the game reads")
    asked = parser.parse_args(argv)
    board, module = BOARDS[asked.game], ROOT / "tabletop" / "games" / asked.game / "weights.py"
    learned, tested = samples_of(board, asked.matches, asked.positions)
    start = board.vector()
    scale = best_scale(learned, start)
    vector = fitted(learned, start, scale)
    before, now = (loss(tested, one, scale) for one in (start, vector))
    print(f"odds of winning e-fold by {scale:.0f}; loss on other matches {before:.5f}, now {now:.5f}", file=sys.stderr)
    doc = module.read_text("utf-8").split('"""')[1]
    (asked.out or module).write_text(written(doc, board.named(vector), board.row), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
