"""Looking ahead in games of two: one search for all of them, over a position that is played on and taken back.

Alpha-beta with iterative deepening and a table of positions; principal variation search; a null move, reductions of
late moves and margins where a game says that they are sound; killers and history; captures played out at the end;
positions that come back are worth nothing. A move is a whole number greater than 0; 0 is the move by which nobody
moves.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from math import log
from typing import NamedTuple, Protocol

from msgspec import Struct

from tabletop.core.bot import UNHURRIED, Clock, Memory

LOST = 100_000
"""Whoever has lost has so little, and one more for every ply that it takes until then."""
SURE = LOST - 1_000
"""From here on a value is that of a match which is won, and says how soon."""
INFINITE = 10 * LOST
DEEPEST = 90
"""No line is followed further than this."""
LOOKS = 128
"""The clock is looked at once in so many positions."""

_EXACT, _AT_LEAST, _AT_MOST = 0, 1, -1


class Tree(Protocol):
    """A position in the eyes of the search. What is worth something is so for the side to move, in hundredths of the
    smallest piece."""

    @property
    def key(self) -> Hashable:
        """What makes two positions the same."""
        ...

    @property
    def hot(self) -> bool:
        """The side to move has no free choice (in check, must capture): its position is not judged, but played on."""
        ...

    def value(self, low: int = ..., high: int = ...) -> int:
        """What the position seems to be worth; a rough value does where it lies far below `low`, or above `high`."""
        ...

    def is_drawn(self) -> bool:
        """Whether the match is drawn here by a rule, repetition apart."""
        ...

    def is_lost_when_stuck(self) -> bool:
        """Whether a side to move that has no move has lost; else it is a draw."""
        ...

    def may_pass(self) -> bool:
        """Whether to move is better than not to, as far as one can tell: then a null move is sound."""
        ...

    def noisy(self, need: int) -> list[int]:
        """The moves that change much, the most promising first; those that cannot gain `need` may be left out."""
        ...

    def quiet(self) -> list[int]:
        """All other moves."""
        ...

    def is_risky(self, move: int) -> bool:
        """Whether a noisy move seems to lose more than it gains: it is tried after the quiet ones."""
        ...

    def make(self, move: int) -> bool:
        """Play a move. False if it is not legal after all: then nothing has changed."""
        ...

    def unmake(self) -> None:
        """Take the last move back."""
        ...


class Style(Struct, frozen=True):
    """Which of the shortcuts suit a game; without any the search is exact.

    `extends`: a hot position is looked at a ply deeper. `passes`: null moves. `reduces`: late quiet moves are looked at
    less deep. `margin`: what a quiet ply may change at most, as a rule; 0 if there is no such rule.
    """

    extends: bool = False
    passes: bool = False
    reduces: bool = False
    margin: int = 0


class Effort(NamedTuple):
    """How much is looked at: positions, and plies ahead; `spread`: moves that are worse than the best by less than this
    are valued exactly, to choose among them; `whole`: only what was looked at for all moves alike counts, to compare
    them."""

    positions: int
    depth: int = DEEPEST
    spread: int = 0
    whole: bool = False


class Found(NamedTuple):
    """A move and its worth to whoever makes it. Only that of the best, and of those within the spread, is exact; others
    are worth so much at most. Moves that the last look did not come to are worth what the look before it told."""

    move: int
    score: int


class _Over(Exception):
    """The budget is spent, or the time."""


_Known = tuple[int, int, int, int]
"""Depth, kind of bound, score, best move."""


def _late(depth: int, number: int) -> int:
    return int(0.35 + log(depth) * log(number) / 2.1) if depth and number else 0


_LESS = tuple(tuple(_late(depth, number) for number in range(64)) for depth in range(DEEPEST + 40))
"""By how much a late quiet move is reduced, by depth and number."""
_WINDOW = 28
"""So far, to both sides, a deeper look is thought to find another value for the best move."""

_ENOUGH = tuple(8 + depth * depth if depth > 2 else 999 for depth in range(DEEPEST + 40))
"""After so many moves the quiet ones that are left are not looked at, by depth."""


class Search:
    """One thought about one position. `seen` are the keys of positions that have been on the table: to come back to
    one of them is worth nothing; `table`: what is known of positions, and what will be. After it the tree stands
    anywhere."""

    def __init__(
        self,
        tree: Tree,
        style: Style,
        clock: Clock = UNHURRIED,
        seen: Iterable[Hashable] = (),
        table: Memory | None = None,
    ) -> None:
        self._tree, self._style, self._clock = tree, style, clock
        self._left = 0
        self._table: dict[Hashable, _Known] = {} if table is None else table
        self._path = {*seen, tree.key}
        self._killers: list[list[int]] = [[0, 0] for _ in range(DEEPEST + 2)]
        self._history: tuple[defaultdict[int, int], defaultdict[int, int]] = defaultdict(int), defaultdict(int)
        self.depth = 0
        """How many plies were looked ahead."""

    def best(self, effort: Effort, moves: Iterable[int] = ()) -> list[Found]:
        """The legal moves, or those of them that are given, best first. Looks deeper and deeper until the effort is
        spent or the clock is over; empty if there is no move."""
        ordered = [Found(move, -INFINITE) for move in self._legal(moves)]
        self._left = max(LOOKS, effort.positions // LOOKS * LOOKS)
        for depth in range(1, effort.depth + 1):
            done: list[Found] = []
            try:
                self._round(ordered, depth, effort.spread, done)
            except _Over:
                return ordered if effort.whole else _merged(done, ordered, effort.spread)
            ordered, self.depth = _merged(done, ordered, effort.spread), depth
            if not ordered or abs(ordered[0].score) >= SURE:
                break
        return ordered

    def _legal(self, moves: Iterable[int]) -> list[int]:
        found = []
        for move in moves or (*self._tree.noisy(-INFINITE), *self._tree.quiet()):
            if self._tree.make(move):
                self._tree.unmake()
                found.append(move)
        return found

    def _round(self, ordered: list[Found], depth: int, spread: int, done: list[Found]) -> None:
        best, tree = -INFINITE, self._tree
        for move, guess in ordered:
            tree.make(move)
            floor = max(best - spread, -INFINITE)
            if not done:
                score = self._expected(depth, guess)
            else:
                score = -self._deep(depth - 1, -floor - 1, -floor, 1, True)
                if score > floor:
                    score = -self._deep(depth - 1, -INFINITE, -floor, 1, True)
            tree.unmake()
            best = max(best, score)
            done.append(Found(move, score))

    def _expected(self, depth: int, guess: int) -> int:
        """The value of what the first move leads to: looked for near to what it was before."""
        low, high = (guess - _WINDOW, guess + _WINDOW) if depth > 3 and abs(guess) < SURE else (-INFINITE, INFINITE)
        while True:
            score = -self._deep(depth - 1, -high, -low, 1, True)
            if score <= low > -INFINITE:
                low = -INFINITE
            elif score >= high < INFINITE:
                high = INFINITE
            else:
                return score

    def _deep(self, depth: int, alpha: int, beta: int, ply: int, passable: bool) -> int:
        tree = self._tree
        key, hot = tree.key, tree.hot
        if key in self._path or tree.is_drawn():
            return 0
        if hot and self._style.extends:
            depth += 1
        if depth <= 0 or ply >= DEEPEST:
            return self._calm(alpha, beta, ply, 0)
        self._left -= 1
        if not self._left % LOOKS:
            self._look()
        known, first = self._table.get(key), 0
        if known is not None:
            deep, bound, score, first = known
            if deep >= depth:
                if score >= SURE:
                    score -= ply
                elif score <= -SURE:
                    score += ply
                if bound == _EXACT or (score >= beta if bound == _AT_LEAST else score <= alpha):
                    return score
        elif depth > 3 and self._style.reduces:
            depth -= 1
        self._path.add(key)
        stand = -INFINITE if hot else tree.value()
        if (
            passable
            and not hot
            and alpha == beta - 1
            and stand >= beta
            and self._is_good_enough(depth, beta, ply, stand)
        ):
            best = beta
        else:
            best, first = self._branches(depth, alpha, beta, ply, stand, first)
            kept = best + ply if best >= SURE else best - ply if best <= -SURE else best
            bound = _AT_LEAST if best >= beta else _AT_MOST if best <= alpha else _EXACT
            self._table[key] = depth, bound, kept, first
        self._path.discard(key)
        return best

    def _is_good_enough(self, depth: int, beta: int, ply: int, stand: int) -> bool:
        """Whether a position is so good that nothing the other side can do will change that, as far as one can tell."""
        style = self._style
        if style.margin and depth <= 3 and stand - style.margin * depth >= beta and abs(beta) < SURE:
            return True
        if not style.passes or depth < 2 or not self._tree.may_pass() or not self._tree.make(0):
            return False
        less = 4 + depth // 4 + min((stand - beta) // 200, 2)
        score = -self._deep(depth - less, -beta, 1 - beta, ply + 1, False)
        self._tree.unmake()
        return score >= beta

    def _branches(self, depth: int, alpha: int, beta: int, ply: int, stand: int, first: int) -> tuple[int, int]:
        """The best score and its move."""
        tree, style = self._tree, self._style
        hot, best, choice, number, following = tree.hot, -INFINITE, 0, 0, ply + 1
        hopeless = style.margin and not hot and depth <= 3 and stand + style.margin * (depth + 1) <= alpha
        reduces = style.reduces and not hot
        less, enough = _LESS[depth] if reduces and depth >= 3 else None, _ENOUGH[depth] if reduces else 999
        tried = list[int]()
        for move, is_quiet in self._in_order(first, ply):
            if is_quiet and number and (hopeless or number > enough) and best > -SURE:
                continue
            if not tree.make(move):
                continue
            number += 1
            if number == 1:
                score = -self._deep(depth - 1, -beta, -alpha, following, True)
            else:
                fewer = less[min(number, 63)] if less and is_quiet and not tree.hot else 0
                score = -self._deep(depth - 1 - fewer, -alpha - 1, -alpha, following, True)
                if fewer and score > alpha:
                    score = -self._deep(depth - 1, -alpha - 1, -alpha, following, True)
                if alpha < score < beta:
                    score = -self._deep(depth - 1, -beta, -alpha, following, True)
            tree.unmake()
            if score > best:
                best, choice = score, move
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        if is_quiet:
                            self._note(move, depth, ply, tried)
                        break
            if is_quiet:
                tried.append(move)
        if not number:
            return (ply - LOST if tree.is_lost_when_stuck() else 0), 0
        return best, choice

    def _calm(self, alpha: int, beta: int, ply: int, depth: int) -> int:
        """Captures are played out; whoever has no free choice tries everything."""
        tree = self._tree
        self._left -= 1
        if not self._left % LOOKS:
            self._look()
        hot = tree.hot and ply < DEEPEST
        if hot:
            best, moves = -INFINITE, tree.noisy(-INFINITE) + tree.quiet()
        else:
            best = tree.value(alpha, beta)
            if best >= beta or ply >= DEEPEST:
                return best
            moves = tree.noisy(max(alpha, best) - best)
        alpha = max(alpha, best)
        for move in moves:
            if tree.make(move):
                score = -self._calm(-beta, -alpha, ply + 1, depth - 1)
                tree.unmake()
                if score > best:
                    best = score
                    if score > alpha:
                        alpha = score
                        if score >= beta:
                            break
        return best if best > -INFINITE else ply - LOST

    def _in_order(self, first: int, ply: int) -> Iterator[tuple[int, bool]]:
        """The moves, each with whether it is quiet: what was best before, what changes much, killers, the rest."""
        tree, killers = self._tree, self._killers[ply]
        noisy = tree.noisy(-INFINITE)
        if first in noisy:
            yield first, False
            noisy.remove(first)
            first = 0
        elif first:
            yield first, True
        risky = list[int]()
        for move in noisy:
            if tree.is_risky(move):
                risky.append(move)
            else:
                yield move, False
        rest = tree.quiet()
        if first in rest:
            rest.remove(first)
        for move in killers:
            if move in rest:
                rest.remove(move)
                yield move, True
        rest.sort(key=self._history[ply & 1].__getitem__, reverse=True)
        for move in rest:
            yield move, True
        for move in risky:
            yield move, False

    def _note(self, move: int, depth: int, ply: int, tried: Iterable[int]) -> None:
        """A quiet move has refuted what the other side did: it may do so elsewhere, and what was tried before it may
        not."""
        killers = self._killers[ply]
        if killers[0] != move:
            killers[:] = move, killers[0]
        history = self._history[ply & 1]
        history[move] += depth * depth
        for other in tried:
            history[other] -= depth

    def _look(self) -> None:
        if self._left <= 0 or self._clock.is_over():
            raise _Over


def _merged(done: list[Found], before: list[Found], spread: int) -> list[Found]:
    """What a round has found, and after it what it did not come to: that stands as far behind the move that was looked
    at first as it did in the round before, if there was one. Where all that was looked at has lost, it is better."""
    if not done:
        return before
    ranked = sorted(done, key=lambda found: -found.score)
    looked, worst = {found.move for found in done}, ranked[0].score - spread
    change = done[0].score - before[0].score
    rest = [found for found in before if found.move not in looked]
    if -SURE < before[0].score < SURE and -SURE < done[0].score < SURE:
        rest = [Found(move, min(score + change, ranked[0].score)) for move, score in rest]
    elif ranked[0].score > -SURE:
        rest = [Found(move, min(score, worst)) for move, score in rest]
    return sorted([*ranked, *rest], key=lambda found: -found.score)
