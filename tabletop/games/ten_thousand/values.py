"""Who reaches the goal first: what stopping and throwing on are worth, as a chance to win.

Within the turn everything is worked out exactly; for the turns that follow it is assumed that everybody stops by the
table that brings the most points.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import pairwise, product
from operator import mul

from tabletop.games.ten_thousand.scoring import DICE, NO_GROUP, SINGLES, Group, dice_in, grown, parts_of, worth
from tabletop.games.ten_thousand.search import after, bar_of
from tabletop.games.ten_thousand.state import State
from tabletop.kit.dice import SIDES

UNIT = min(SINGLES.values())
"""All points are multiples of it."""
LONGEST = 80
"""Nobody looks further ahead than so many turns."""

Lying = tuple[int, Group]
"""How many dice are to be thrown, and the group aside that may grow."""
FRESH: Lying = (DICE, NO_GROUP)


@cache
def throws(lying: Lying) -> tuple[tuple[int, Lying, float], ...]:
    """What a throw may bring in units (0: a bust), what lies then if all that counts is set aside, and how likely."""
    count, group = lying
    found: Counter[tuple[int, Lying]] = Counter()
    for pips in product(range(1, SIDES + 1), repeat=count):
        parts = parts_of(tuple(sorted(pips)), tuple(range(count)), group)
        left = count - len(dice_in(parts))
        found[worth(parts) // UNIT, (left, grown(group, parts)) if left else FRESH] += 1
    return tuple((gain, then, times / SIDES**count) for (gain, then), times in found.items())


@cache
def turn(minimum: int, most: int) -> tuple[float, ...]:
    """How likely a turn by the table brings so many units, where fewer than `minimum` may not be written down."""
    likely: list[dict[Lying, float]] = [defaultdict(float) for _ in range(most)]
    written = [0.0] * (most + 1)
    likely[0][FRESH] = 1.0
    for points, here in enumerate(likely):
        for lying, chance in here.items():
            if points and points >= max(minimum, bar_of(*lying) // UNIT):
                written[points] += chance
                continue
            for gain, then, share in throws(lying):
                if not gain:
                    written[0] += chance * share
                elif points + gain >= most:
                    written[most] += chance * share
                else:
                    likely[points + gain][then] += chance * share
    return tuple(written)


@cache
def arrivals(target: int, minimum: int) -> tuple[tuple[tuple[float, ...], ...], tuple[tuple[float, ...], ...]]:
    """How likely somebody who is open, and somebody who is not, has reached the goal after so many turns: by turns and
    then by the units that they lack."""
    plain, first = turn(0, target), turn(minimum, target)
    opened = [(1.0, *[0.0] * target)]
    closed = [(1.0, *[0.0] * target)]
    for _ in range(LONGEST):
        back, shut = opened[-1][::-1], closed[-1]
        opened.append(_after_turn(plain, back))
        later = _after_turn(first, back)
        closed.append(
            tuple(one + first[0] * (two - three) for one, two, three in zip(later, shut, back[::-1], strict=True))
        )
    return tuple(opened), tuple(closed)


def _after_turn(likely: Sequence[float], back: Sequence[float]) -> tuple[float, ...]:
    """The chances after one more turn; `back` are those before it, from the longest way to none."""
    most = len(back) - 1
    more = [0.0] * (most + 2)  # how likely a turn brings at least so much
    for points in range(most, -1, -1):
        more[points] = more[points + 1] + likely[points]
    return tuple(sum(map(mul, likely[:lacks], back[most - lacks : most])) + more[lacks] for lacks in range(most + 1))


class Race:
    """The match as the seat in turn sees it, for the printed way of finishing: the first at the goal wins."""

    def __init__(self, state: State) -> None:
        house, me = state.house, state.turn
        self._house, self._opened = house, state.opened[me]
        target = house.target // UNIT
        self._lacks = target - state.scores[me] // UNIT
        self._arrivals = arrivals(target, house.opening_minimum // UNIT)
        self._free = [1.0] * (LONGEST + 1)
        for seat, score in enumerate(state.scores):
            if seat != me:
                table, lacks = self._arrivals[not state.opened[seat]], target - score // UNIT
                self._free = [free * (1 - there[lacks]) for free, there in zip(self._free, table, strict=True)]
        self._stopped: dict[int, float] = {}
        self._known: dict[tuple[int, Lying], float] = {}

    def stopped(self, points: int) -> float:
        """The chance to win after so many units have been written down, or none."""
        if points not in self._stopped:
            lacks, table = self._lacks - points, self._arrivals[not (points or self._opened)]
            there = [row[max(0, lacks)] for row in table]
            by_turn = [now - before for before, now in pairwise(there)]
            self._stopped[points] = there[0] + sum(map(mul, by_turn, self._free[1:]))
        return self._stopped[points]

    def going_on(self, state: State, positions: tuple[int, ...]) -> float:
        """The chance to win when these dice are set aside and the others thrown."""
        points, count, group = after(state, positions)
        return self._thrown(points // UNIT, (count, group))

    def _thrown(self, points: int, lying: Lying) -> float:
        chance = 0.0
        for gain, then, share in throws(lying):
            chance += share * (self._best(points + gain, then) if gain else self.stopped(0))
        return chance

    def _best(self, points: int, lying: Lying) -> float:
        if points >= self._lacks:
            return 1.0
        if (points, lying) not in self._known:
            go_on = self._thrown(points, lying)
            must = self._house.hot_dice_rule == "must" and lying == FRESH
            open_ = self._opened or points >= self._house.opening_minimum // UNIT
            self._known[points, lying] = max(go_on, self.stopped(points)) if open_ and not must else go_on
        return self._known[points, lying]
