"""Looking ahead over the throws of one turn: which dice to keep, for which box, with what chance."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from tabletop.games.yams.state import (
    BONUS_FROM,
    DICE,
    THROWS,
    House,
    State,
    open_boxes,
    points_of,
    sums_of,
    upper_reach,
)
from tabletop.kit.dice import dice_pool, split

_FORBIDDEN = -1000.0


class Valuation(NamedTuple):
    """What a computer player thinks of a point: `cost[column][box]` is taken off for using up the box, points of the
    boxes 1 to 6 (and their cost) count `upper` times as long as the bonus is not decided."""

    cost: dict[str, tuple[float, ...]]
    upper: float


class Aim(NamedTuple):
    """What a throw is hoped to bring: a box of a column, at least so many points in it, and how likely that is."""

    column: int
    box: int
    points: int
    chance: float


class Plan:
    """The turn in `state` worked out for one valuation: exact over all throws that are left, greedy beyond it."""

    def __init__(self, state: State, valuation: Valuation) -> None:
        self._pool = dice_pool(DICE)
        self._house = state.house
        self._left = THROWS - state.throws
        self._dice, self._lying = state.dice, state.kept
        self._hand = self._pool.index[tuple(sorted(state.dice))]
        pad = state.pads[state.turn]
        self._boxes = open_boxes(state.house, pad)
        weights = [valuation.upper if _bonus_open(column) else 1.0 for column in pad]
        house, kinds = replace(state.house, columns="", first_player="first-seat"), state.house.kinds
        self._tables = [
            _worth(house, box, valuation.cost[kinds[column]][box], weights[column] if box < 6 else 1.0)
            for column, box in self._boxes
        ]
        finals = list(map(max, *self._tables)) if len(self._tables) > 1 else list(self._tables[0])
        self._expected: list[list[float]] = []  # item n: value of each keep with n + 1 throws to come
        values = finals
        for _ in range(self._left):
            means = self._pool.expected(values)
            self._expected.append(means)
            values = self._pool.best(means)

    def best_keep(self) -> tuple[int, ...]:
        """The faces that should stay lying; all five mean that it is time to write."""
        if not self._left:
            return self._pool.hands[self._hand]
        return self._pool.keeps[self._pool.best_keep(self._hand, self._expected[-1])]

    def dice_to_throw(self) -> tuple[int, ...]:
        """The positions of the dice to throw again."""
        return split(self._dice, self.best_keep(), self._lying)

    def best_box(self) -> tuple[int, int]:
        """The column and the box that the dice should be written in as they lie."""
        at = max(range(len(self._boxes)), key=lambda at: self._tables[at][self._hand])
        return self._boxes[at]

    def aim(self) -> Aim:
        """The box most likely to be filled well after the best keep, and the chance of that."""
        keep = self._pool.index[self.best_keep()]
        weights = [0.0] * len(self._pool.keeps)
        weights[keep] = 1.0
        likely = self._pool.spread(weights)
        for means in reversed(self._expected[:-1]):
            likely = self._pool.spread(self._pool.kept(likely, means))
        written = [0.0] * len(self._boxes)
        wanted = [self._wanted(box) for _, box in self._boxes]
        for hand, chance in enumerate(likely):
            if chance:
                at = max(range(len(self._boxes)), key=lambda at: self._tables[at][hand])
                if self._points(hand, self._boxes[at][1]) >= wanted[at]:
                    written[at] += chance
        at = max(range(len(self._boxes)), key=lambda at: (self._lacks(at, wanted[at]), written[at]))
        column, box = self._boxes[at]
        hoped = sum(chance for hand, chance in enumerate(likely) if self._points(hand, box) >= wanted[at])
        return Aim(column, box, wanted[at], hoped)

    def _wanted(self, box: int) -> int:
        """The points that make a box worth aiming at: three equal dice or one more than there are, else a success."""
        if box < 6:
            return (box + 1) * min(DICE, max(3, self._dice.count(box + 1) + 1))
        return 1

    def _lacks(self, at: int, points: int) -> bool:
        return self._points(self._hand, self._boxes[at][1]) < points

    def _points(self, hand: int, box: int) -> int:
        return points_of(self._pool.hands[hand], self._house)[box]


def _bonus_open(column: tuple[int, ...]) -> bool:
    """Whether the boxes 1 to 6 of a column may still bring the bonus, or miss it."""
    return sums_of(column).total_1 < BONUS_FROM <= upper_reach(column)


@cache
def _worth(house: House, box: int, cost: float, weight: float) -> tuple[float, ...]:
    """What writing each hand in this box is worth; a 0 is out of the question if points are forced."""
    worth = []
    for hand in dice_pool(DICE).hands:
        points = points_of(hand, house)[box]
        penalty = _FORBIDDEN if house.zero_only_if_forced and not points else 0.0
        worth.append(weight * (points - cost) + penalty)
    return tuple(worth)
