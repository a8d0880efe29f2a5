"""Fit what the computer players of the boards think pieces are worth to the results of their own matches (Texel's way).

    fit_boards.py GAME [--matches N] [--positions N] [--out FILE]     play, fit, and write games/GAME/weights.py
    fit_boards.py chess --judge PROGRAM […]                           the same by the word of a program that speaks UCI

Needs the project itself.  Quick matches from openings at random are played with the present weights; of them the
positions are kept in which nothing is about to be captured.  Then the weights are moved, one after the other, until the
chance of winning that follows from them agrees with the results best (logistic loss; each weight is held where it was
as loosely as `FREEDOM` says, so that what was seen seldom stays).  The same numbers give the same weights.

With a judge the matches are the program's own, with a move at random now and then, and each position counts for
itself: nine parts of what it should come to are what the program thinks of it, one part is the result.  The weights of
chess come from about 2,300 matches of Stockfish 15 with itself, which looked at 1,200 positions a move: 122,000
positions, the loss of which was made least as it is here.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import chess
from chess.engine import INFO_SCORE, Limit, SimpleEngine

from tabletop.core.chance import LiveChance
from tabletop.games.chess import search as chess_search
from tabletop.games.chess import weights as chessmen
from tabletop.games.chess.fast import TEMPO as CHESS_TEMPO
from tabletop.games.chess.fast import Fast
from tabletop.games.chess.outlook import PAWN_WEIGHTS, features
from tabletop.games.chess.reach import MOST, PRESS_WEIGHTS, REACH, REACH_WEIGHTS, UNITS, WITHOUT_QUEEN
from tabletop.games.chess.state import Position as ChessPosition
from tabletop.games.chess.values import BLACK, FULL, place, sides
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
MATED = 10_000
LONG = 300
"""A match that has lasted so many plies is drawn."""
SLIPS = 20
"""In a judged match one move in so many is made at random."""
TRUST, JUDGED = 0.9, 150.0
"""How much a judge's word counts beside the result, and by how many of its hundredths the odds grow e-fold."""

Terms = Sequence[tuple[int, float]]


class Sample(NamedTuple):
    """A position: how often each weight counts for White (its number, and the factor), what else White has, and what
    White made of it, 0 to 1."""

    terms: Terms
    fixed: float
    result: float


class Played(NamedTuple):
    """A match: the positions that were kept, what White made of it, 0 to 1, and what a judge says of each position, in
    hundredths."""

    kept: Sequence[Any]
    result: float
    scores: Sequence[int] = ()


Judge = Callable[[chess.Board], tuple[chess.Move, int]]
"""What a program would play, and what the position is worth to White."""


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
    columns = [(array("L"), array("f")) for _ in start]
    for number, sample in enumerate(samples):
        for at, factor in sample.terms:
            numbers, factors = columns[at]
            numbers.append(number)
            factors.append(factor)
    for _ in range(SWEEPS):
        for at, column in enumerate(columns):
            slope, bend = (vector[at] - start[at]) / FREEDOM**2, 1 / FREEDOM**2
            for number, factor in zip(*column, strict=True):
                chance = chance_of(values[number], scale)
                slope += share * (chance - samples[number].result) * factor / scale
                bend += share * max(chance * (1 - chance), 0.01) * (factor / scale) ** 2
            step = max(-LONGEST, min(LONGEST, -slope / bend))
            vector[at] += step
            for number, factor in zip(*column, strict=True):
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
    """Where pieces stand; how pawns stand together; how far officers reach, how they press; pairs of bishops."""

    row = 8
    NAMES = (
        "EARLY", "LATE", "PAWNS_EARLY", "PAWNS_LATE", "REACH_EARLY", "REACH_LATE", "PRESS_EARLY", "PRESS_LATE",
        "BISHOPS",
    )  # fmt: skip

    def vector(self) -> list[float]:
        return [float(one) for name in self.NAMES for one in getattr(chessmen, name)]

    def named(self, vector: Sequence[float]) -> dict[str, int | tuple[int, ...]]:
        numbers = iter(vector)
        return {name: tuple(round(next(numbers)) for _ in getattr(chessmen, name)) for name in self.NAMES}

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
            if is_calm(board, move):
                kept.append(seen[-1])
            board.push(move)
        won = {"1-0": 1.0, "0-1": 0.0}
        return Played(kept, won.get(board.result(claim_draw=True), 0.5))

    def judged(self, luck: LiveChance, judge: Judge) -> Played:
        """A match that a program plays with itself."""
        board, kept, scores = chess.Board(), list[Any](), list[int]()
        while board.ply() < LONG and not board.is_game_over(claim_draw=board.halfmove_clock > 3):
            moves = sorted(board.legal_moves, key=chess.Move.uci)
            at_random = moves[luck.pick(len(moves))]
            if board.ply() < OPENING:
                board.push(at_random)
                continue
            move, score = judge(board)
            if abs(score) > DECIDED:
                return Played(kept, float(score > 0), scores)
            if is_calm(board, move):
                kept.append(ChessPosition.of(board))
                scores.append(score)
            board.push(move if luck.pick(SLIPS) else at_random)
        won = {"1-0": 1.0, "0-1": 0.0}
        return Played(kept, won.get(board.result(claim_draw=True), 0.5), scores)

    def value(self, position: Any) -> float:
        tree = Fast(position)
        return float(-tree.value() if tree.side else tree.value())

    def sample(self, position: Any, result: float) -> Sample:
        material, value = Fast(position).material(), self.value(position)
        if material.strong is not None:
            return Sample((), value, result)
        whole = material.sixteenths[value < 0] / 16
        first, last = whole * material.phase / FULL, whole * (FULL - material.phase) / FULL
        terms, begin = list[tuple[int, float]](), 0
        for counts, length in zip(counts_of(position), (768, PAWN_WEIGHTS, REACH_WEIGHTS, PRESS_WEIGHTS), strict=True):
            for at, count in counts.items():
                terms += [(begin + at, count * first), (begin + length + at, count * last)] if count else []
            begin += 2 * length
        white, black = ((position.bishops & side).bit_count() > 1 for side in (position.white, position.black))
        terms += [(begin, (white - black) * first), (begin + 1, (white - black) * last)]
        tempo = CHESS_TEMPO if position.white_moves else -CHESS_TEMPO
        return Sample([term for term in terms if term[1]], tempo, result)


def is_calm(board: chess.Board, best: chess.Move) -> bool:
    """Whether nothing is about to be captured."""
    return not board.is_check() and not board.is_capture(best) and not best.promotion


def counts_of(position: ChessPosition) -> tuple[Counter[int], Counter[int], Counter[int], Counter[int]]:
    """How often each weight counts for White, less how often for Black: places, pawns, reach, press."""
    found = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    board = position.board()
    white, black = (board.king(color) or 0 for color in (chess.WHITE, chess.BLACK))
    where = sides(white, black)
    for square, piece in board.piece_map().items():
        at = place(piece.piece_type | (0 if piece.color else BLACK), square, where)
        found[0][at] += 1 if piece.color else -1
    for sign, seen in ((1, board), (-1, board.mirror())):
        own, other = (seen.pieces_mask(chess.PAWN, color) for color in (chess.WHITE, chess.BLACK))
        king, foe = (seen.king(color) or 0 for color in (chess.WHITE, chess.BLACK))
        ways = features([*chess.scan_forward(own)], [*chess.scan_forward(other)], king, foe)
        found[1].update({at: sign * count for at, count in Counter(ways).items()})
        reached, pressed = officers_of(seen, king, foe)
        found[2].update({at: sign * count for at, count in Counter(reached).items()})
        found[3].update(dict.fromkeys(pressed, sign))
    return found


def officers_of(board: chess.Board, king: int, foe: int) -> tuple[list[int], list[int]]:
    """The weights of reach, and of press, that count for White."""
    own, other = (board.pieces_mask(chess.PAWN, color) for color in (chess.WHITE, chess.BLACK))
    barred = own | 1 << king
    for pawn in chess.scan_forward(other):
        barred |= chess.BB_PAWN_ATTACKS[chess.BLACK][pawn]
    reached, units, queen = list[int](), list[int](), board.pieces_mask(chess.QUEEN, chess.WHITE)
    for square in chess.scan_forward(board.occupied_co[chess.WHITE] & ~own & ~(1 << king)):
        kind, reach = board.piece_type_at(square) or 0, board.attacks_mask(square)
        reached.append(REACH[kind] + (reach & ~barred).bit_count())
        units.append(UNITS[kind] * (reach & (chess.BB_KING_ATTACKS[foe] | 1 << foe)).bit_count())
    if sum(map(bool, units)) < 2:
        return reached, []
    return reached, [(0 if queen else WITHOUT_QUEEN) + min(sum(units) >> 1, MOST)]


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
        lines += [
            "",
            f"{name} = (",
            *(f"    *({', '.join(map(str, one))}{',' * (len(one) == 1)})," for one in rows if one),
            ")",
        ]
    return "\n".join(lines) + "\n"


def target(result: float, score: int | None) -> float:
    """What the chance of winning should come to: the result, or what a judge says, with a little of it."""
    return result if score is None else TRUST * chance_of(score, JUDGED) + (1 - TRUST) * result


def samples_of(board: Board, matches: Iterable[Played]) -> tuple[list[Sample], list[Sample]]:
    """To learn from, and, of every fifth match, to see what was learned."""
    learned, tested = list[Sample](), list[Sample]()
    for number, played in enumerate(matches):
        scores = played.scores or (None,) * len(played.kept)
        found = [
            board.sample(one, target(played.result, score)) for one, score in zip(played.kept, scores, strict=True)
        ]
        (learned if number % 5 else tested).extend(found)
        if not (number + 1) % 50:
            print(f"{number + 1} matches, {len(learned) + len(tested)} positions", file=sys.stderr, flush=True)
    return learned, tested


def judged_matches(program: str, matches: int, positions: int) -> Iterator[Played]:
    """Matches of a program with itself, that looks at so many positions for a move."""
    with SimpleEngine.popen_uci(program) as engine:

        def judge(seen: chess.Board) -> tuple[chess.Move, int]:
            told = engine.play(seen, Limit(nodes=positions), info=INFO_SCORE)
            assert told.move is not None
            return told.move, told.info["score"].white().score(mate_score=MATED)

        for number in range(matches):
            yield Chess().judged(LiveChance(number), judge)


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and fit, and write."""
    parser = argparse.ArgumentParser(description="Fit the weights of a board game to matches of its computer player.")
    parser.add_argument("game", choices=sorted(BOARDS))
    parser.add_argument("--matches", type=int, default=400, metavar="N")
    parser.add_argument("--positions", type=int, default=400, metavar="N", help="how many are looked at for a move")
    parser.add_argument("--judge", metavar="PROGRAM", help="whose matches they are, and who judges them; chess alone")
    parser.add_argument("--out", type=Path, help="instead of the module that the game reads")
    asked = parser.parse_args(argv)
    board, module = BOARDS[asked.game], ROOT / "tabletop" / "games" / asked.game / "weights.py"
    if asked.judge:
        matches = judged_matches(asked.judge, asked.matches, asked.positions)
    else:
        matches = (board.play(LiveChance(number), asked.positions) for number in range(asked.matches))
    learned, tested = samples_of(board, matches)
    start = board.vector()
    scale = best_scale(learned, start)
    vector = fitted(learned, start, scale, 1.0 if asked.judge else SHARE)
    before, now = (loss(tested, one, scale) for one in (start, vector))
    print(f"odds of winning e-fold by {scale:.0f}; loss on other matches {before:.5f}, now {now:.5f}", file=sys.stderr)
    doc = module.read_text("utf-8").split('"""')[1]
    (asked.out or module).write_text(written(doc, board.named(vector), board.row), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
