"""What a throw is likely to bring: exact chances of points and of a bust, and when going on pays."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from tabletop.games.ten_thousand.scoring import DICE, LEAST_GROUP, NO_GROUP, Group, grown, parts_of, worth
from tabletop.games.ten_thousand.state import State, chosen_parts, dice_left
from tabletop.kit.dice import SIDES

BARS = {1: 200, 2: 200, 3: 400, 4: 1000, 5: 3500}
"""So many turn points are written down rather than risked with so many dice to throw: the table that brings the most
points a turn, 348 on average, over all throws."""

GROUP_BARS = {
    (2, 3): (900, 700, 850, 950, 550, 1250),
    (1, 3): (400, 400, 400, 450, 300, 500),
    (1, 4): (600, 450, 500, 550, 400, 650),
}
"""The same where equal dice lie aside that may grow: by dice to throw and size of the group, for 1s to 6s."""


@cache
def gains(count: int, group: Group) -> tuple[tuple[int, float], ...]:
    """What so many dice may bring beside this group, and how likely each is; 0 is a bust."""
    positions = tuple(range(count))
    found: Counter[int] = Counter()
    for pips in product(range(1, SIDES + 1), repeat=count):
        found[worth(parts_of(tuple(sorted(pips)), positions, group))] += 1
    return tuple((points, times / SIDES**count) for points, times in sorted(found.items()))


def after(state: State, positions: tuple[int, ...]) -> tuple[int, int, Group]:
    """The turn points, the dice to throw and the group aside once these dice are set aside."""
    parts = chosen_parts(state, positions)
    count = dice_left(state, positions)
    return state.points + worth(parts), count, NO_GROUP if count == DICE else grown(state.group, parts)


def bust_chance(state: State, positions: tuple[int, ...]) -> float:
    """How likely the next throw loses the turn once these dice are set aside."""
    points, count, group = after(state, positions)
    most = _room(state) - points
    return sum(chance for gain, chance in gains(count, group) if not gain or gain > most)


def mean(state: State, positions: tuple[int, ...]) -> float:
    """The turn points after one more throw, on average."""
    points, count, group = after(state, positions)
    most = _room(state) - points
    return sum((points + gain) * chance for gain, chance in gains(count, group) if 0 < gain <= most)


def _room(state: State) -> int:
    """The most turn points that do not lead past a goal that must be hit exactly."""
    house = state.house
    return house.target - state.scores[state.turn] if house.exact_finish else 1 << 30


def bar(state: State, positions: tuple[int, ...]) -> int:
    """From how many turn points on stopping is better than throwing on with these dice set aside."""
    _, count, group = after(state, positions)
    return bar_of(count, group)


def bar_of(count: int, group: Group) -> int:
    """The same for so many dice to throw beside a group that may grow."""
    bars = GROUP_BARS.get((count, group.count)) if group.count >= LEAST_GROUP else None
    return bars[group.face - 1] if bars else BARS[count]
