"""Looking ahead over the throws of one turn: which dice to keep, for which box, with what chance."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

from tabletop.core.chance import Chance
from tabletop.games.yams.state import (
    BONUS_FROM,
    DICE,
    THROWS,
    House,
    Pad,
    State,
    open_boxes,
    points_of,
    sums_of,
    upper_reach,
)
from tabletop.games.yams.values import columns_of, outlook, points_in
from tabletop.kit.dice import SIDES, dice_pool, split, tally
from tabletop.kit.leaning import leaning

Rows = list[tuple[int, int, list[float]]]
"""A column, a box of it, and what each hand of the pool is worth there."""

_FORBIDDEN = -1000.0
_WORTH_TELLING = 0.1
"""What is less likely is no aim while there is a better one."""


class Valuation(NamedTuple):
    """What a computer player thinks of a point: `cost[column][box]` is taken off for using up the box, points of the
    boxes 1 to 6 (and their cost) count `upper` times as long as the bonus is not decided."""

    cost: dict[str, tuple[float, ...]]
    upper: float

    def rows(self, house: House, pad: Pad) -> Rows:
        """What each hand is worth in each box that may be filled."""
        weights = [self.upper if _bonus_open(column) else 1.0 for column in pad]
        found = []
        for column, box in open_boxes(house, pad):
            cost, weight = self.cost[house.kinds[column]][box], weights[column] if box < 6 else 1.0
            found.append((column, box, [weight * (points - cost) for points in points_in(box, house)]))
        return found


class Foresight:
    """Sees to the end of the match what is likely to come, as far as this has been worked out."""

    def rows(self, house: House, pad: Pad) -> Rows:
        """What each hand is worth in each box that may be filled, with all that is still to come."""
        return outlook(house.columns).rows(columns_of(pad), house)


class Aim(NamedTuple):
    """What a throw is hoped to bring: a box of a column, at least so many points in it, and how likely that is."""

    column: int
    box: int
    points: int
    chance: float


class Plan:
    """The turn in `state` worked out for one view of the boxes: exact over all throws that are left. With `doubt`, what
    is nearly as good as the best may be chosen instead of it."""

    def __init__(
        self, state: State, view: Valuation | Foresight, doubt: float = 0.0, chance: Chance | None = None
    ) -> None:
        self._pool = dice_pool(DICE)
        self._house = state.house
        self._left = THROWS - state.throws
        self._dice, self._lying = state.dice, state.kept
        self._hand = self._pool.index[tuple(sorted(state.dice))]
        rows = [_allowed(state.house, found) for found in view.rows(state.house, state.pads[state.turn])]
        self._boxes = [(column, box) for column, box, _ in rows]
        self._tables = [row for *_, row in rows]
        finals = list(map(max, *self._tables)) if len(self._tables) > 1 else list(self._tables[0])
        self._expected: list[list[float]] = []  # item n: value of each keep with n + 1 throws to come
        values = finals
        for _ in range(self._left):
            means = self._pool.expected(values)
            self._expected.append(means)
            values = self._pool.best(means)
        self._keep = self._chosen_keep(doubt, chance)
        self._box = self._chosen_box(doubt, chance)

    def _chosen_keep(self, doubt: float, chance: Chance | None) -> tuple[int, ...]:
        if not self._left:
            return self._pool.hands[self._hand]
        means = self._expected[-1]
        if chance is None or not doubt:
            return self._pool.keeps[self._pool.best_keep(self._hand, means)]
        keeps = [keep for keep, fewer in _plausible(self._hand) if all(means[less] <= means[keep] for less in fewer)]
        return self._pool.keeps[keeps[leaning([means[keep] for keep in keeps], doubt, chance)]]

    def _chosen_box(self, doubt: float, chance: Chance | None) -> tuple[int, int]:
        worth = [row[self._hand] for row in self._tables]
        if chance is None:
            return self._boxes[worth.index(max(worth))]
        return self._boxes[leaning(worth, doubt, chance)]

    def best_keep(self) -> tuple[int, ...]:
        """The faces that should stay lying; all five mean that it is time to write."""
        return self._keep

    def dice_to_throw(self) -> tuple[int, ...]:
        """The positions of the dice to throw again."""
        return split(self._dice, self.best_keep(), self._lying)

    def best_box(self) -> tuple[int, int]:
        """The column and the box that the dice should be written in as they lie."""
        return self._box

    def may_gain(self, box: int) -> float:
        """How likely one more throw, with the best dice for this box, brings more points in it than lie there."""
        now = self._points(self._hand, box)
        more = [float(self._points(hand, box) > now) for hand in range(len(self._pool.hands))]
        means = self._pool.expected(more)
        return max(means[keep] for keep in self._pool.parts(self._hand) if keep != self._hand)

    def keeps(self) -> list[tuple[tuple[int, ...], float]]:
        """The faces that may stay lying before another throw, and what that is worth; none where no throw is left."""
        if not self._left:
            return []
        means, pool = self._expected[-1], self._pool
        return [(pool.keeps[keep], means[keep]) for keep in pool.parts(self._hand) if keep != self._hand]

    def boxes(self) -> list[tuple[int, int, float]]:
        """The boxes that may be written as the dice lie, by column and number, and what that is worth."""
        worths = (row[self._hand] for row in self._tables)
        return [(column, box, worth) for (column, box), worth in zip(self._boxes, worths, strict=True)]

    def aim(self) -> Aim:
        """The box most likely to be filled well after the best keep, or else at all, and the chance of that."""
        keep = self._pool.index[self.best_keep()]
        weights = [0.0] * len(self._pool.keeps)
        weights[keep] = 1.0
        likely = self._pool.spread(weights)
        for means in reversed(self._expected[:-1]):
            likely = self._pool.spread(self._pool.kept(likely, means))
        best = self._best_aim(likely, [self._wanted(box) for _, box in self._boxes])
        if best.chance:
            return best
        return self._best_aim(likely, [box + 1 if box < 6 else 1 for _, box in self._boxes])

    def _best_aim(self, likely: list[float], wanted: list[int]) -> Aim:
        """The box most likely to get what is wanted of it, if it lacks that now."""
        written = [0.0] * len(self._boxes)
        for hand, chance in enumerate(likely):
            if chance:
                at = max(range(len(self._boxes)), key=lambda at: self._tables[at][hand])
                if self._points(hand, self._boxes[at][1]) >= wanted[at]:
                    written[at] += chance
        at = max(range(len(self._boxes)), key=lambda at: (self._hopes(at, written[at], wanted[at]), written[at]))
        column, box = self._boxes[at]
        hoped = sum(chance for hand, chance in enumerate(likely) if self._points(hand, box) >= wanted[at])
        return Aim(column, box, wanted[at], hoped)

    def _wanted(self, box: int) -> int:
        """The points that make a box worth aiming at: three equal dice or one more than there are, else a success."""
        if box < 6:
            return (box + 1) * min(DICE, max(3, self._dice.count(box + 1) + 1))
        return 1

    def _hopes(self, at: int, chance: float, points: int) -> bool:
        """Whether a box lacks so many points now, and is not unlikely to get them."""
        return chance >= _WORTH_TELLING and self._points(self._hand, self._boxes[at][1]) < points

    def _points(self, hand: int, box: int) -> int:
        return points_of(self._pool.hands[hand], self._house)[box]


def _bonus_open(column: tuple[int, ...]) -> bool:
    """Whether the boxes 1 to 6 of a column may still bring the bonus, or miss it."""
    return sums_of(column).total_1 < BONUS_FROM <= upper_reach(column)


def _allowed(house: House, found: tuple[int, int, list[float]]) -> tuple[int, int, list[float]]:
    """A 0 is out of the question if points are forced."""
    if not house.zero_only_if_forced:
        return found
    column, box, row = found
    points = points_in(box, house)
    return column, box, [worth if gives else worth + _FORBIDDEN for worth, gives in zip(row, points, strict=True)]


@cache
def _plausible(hand: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """What people think of keeping: the dice of some numbers, all of each, or one of each. With every keep, those that
    are left of it without one of the numbers: nobody keeps dice that only do harm."""
    pool = dice_pool(DICE)
    counts = tally(pool.hands[hand])
    kept = {
        *product(*({0, count} for count in counts)),
        *product(*({0, min(1, count)} for count in counts)),
    }
    return tuple((_keep(some), tuple({_keep(_without(some, face)) for face in range(SIDES)})) for some in sorted(kept))


def _without(counts: tuple[int, ...], face: int) -> tuple[int, ...]:
    return (*counts[:face], 0, *counts[face + 1 :])


def _keep(counts: tuple[int, ...]) -> int:
    """The number of the keep with so many dice of each face."""
    return dice_pool(DICE).index[tuple(face for face, count in enumerate(counts, start=1) for _ in range(count))]
