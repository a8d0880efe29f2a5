"""Odds: how likely dice go over 21, and when whoever throws last should stop."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tabletop.games.blackjack_dice.state import DICE, GOAL
from tabletop.kit.dice import SIDES

LOW = DICE
"""The lowest total after the first throw."""


@cache
def sums(count: int) -> tuple[tuple[int, float], ...]:
    """Every sum of so many dice, and how likely it is."""
    likely = {0: 1.0}
    for _ in range(count):
        grown: dict[int, float] = {}
        for total, chance in likely.items():
            for face in range(1, SIDES + 1):
                grown[total + face] = grown.get(total + face, 0.0) + chance / SIDES
        likely = grown
    return tuple(sorted(likely.items()))


@cache
def over(total: int, count: int) -> float:
    """How likely a throw of so many dice goes over 21 from this total."""
    return sum(chance for pips, chance in sums(count) if total + pips > GOAL)


class Stakes(Struct, frozen=True):
    """What is at stake for whoever throws last: the best total of the others (0: all went over 21), how many have it,
    what a win brings, and what a lost round and going over 21 cost, in counters. `playoff`: level totals are decided;
    otherwise nobody wins and nobody pays."""

    best: int
    level: int = 1
    win: float = 1.0
    lose: float = 1.0
    bust: float = 2.0
    playoff: bool = True

    def stopped(self, total: int) -> float:
        """What stopping with a total brings on average."""
        if total > self.best:
            return self.win
        if total < self.best:
            return -self.lose
        return (self.win - self.level * self.lose) / (self.level + 1) if self.playoff else 0.0


@cache
def worth(stakes: Stakes, total: int) -> float:
    """What a total brings whoever throws last and plays on with single dice as well as possible."""
    if total > GOAL:
        return -stakes.bust
    return max(stakes.stopped(total), going_on(stakes, total))


@cache
def going_on(stakes: Stakes, total: int) -> float:
    """What one more die brings, before it is thrown; nothing may be thrown at 21."""
    if total >= GOAL:
        return -stakes.bust
    return sum(worth(stakes, total + face) for face in range(1, SIDES + 1)) / SIDES


@cache
def ends(stop_at: int) -> tuple[tuple[int, float], ...]:
    """Where a turn ends, and how likely, if single dice are thrown until the total is at least `stop_at`; anything
    over 21 is told as 22."""
    likely = dict(sums(DICE))
    found: dict[int, float] = {}
    for total in range(LOW, GOAL + SIDES + 1):
        chance = likely.pop(total, 0.0)
        if total >= stop_at:
            place = min(total, GOAL + 1)
            found[place] = found.get(place, 0.0) + chance
            continue
        for face in range(1, SIDES + 1):
            likely[total + face] = likely.get(total + face, 0.0) + chance / SIDES
    return tuple(sorted(found.items()))
