"""What the dice of a match have shown and how they fell, read from the log: nothing is kept beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from math import exp, lgamma, log
from typing import Any
from zlib import crc32

from tabletop.core.model import CLOCK, Seat, TokenKind
from tabletop.core.view import CueKind, View
from tabletop.match.match import Match

SIDES = 6
_LEFT_OUT = 0.025


def throw_number(match: Match[Any], view: View, index: int) -> int | None:
    """A number for the last throw up to entry `index`, by which the dice of its `view` lie: the same whenever they are
    shown; None where there are none."""
    if not any(placement.kind is TokenKind.DIE for placement in view.placements):
        return None
    while index > 0 and not match.log[index].outcomes:
        index -= 1
    return crc32(f"{index} {match.log[index].outcomes}".encode())


class DiceStats:
    """How often each face was thrown, for any game whose dice roll (`CueKind.ROLL`) where everybody sees them."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._of_entry: list[tuple[Seat, tuple[int, ...]]] = [(CLOCK, ())]
        self._shown: Counter[int] = Counter()

    def catch_up(self) -> tuple[int, ...]:
        """The counts of ones, twos, … sixes, once the log has become longer or shorter."""
        length = len(self._match.log)
        while len(self._of_entry) > length:
            self._shown.subtract(self._of_entry.pop()[1])
        for index in range(len(self._of_entry), length):
            self._of_entry.append(self._thrown(index))
            self._shown.update(self._of_entry[index][1])
        return _faces(self._shown)

    def by_seat(self) -> dict[Seat, tuple[int, ...]]:
        """The same of every seat that has thrown, as far as it was counted."""
        seats = sorted({seat for seat, thrown in self._of_entry if thrown})
        return {seat: _counted(entry for entry in self._of_entry if entry[0] == seat) for seat in seats}

    def _thrown(self, index: int) -> tuple[Seat, tuple[int, ...]]:
        match, action = self._match, self._match.log[index].action
        if action is None or not match.log[index].outcomes:
            return CLOCK, ()
        rolled = {cue.token for cue in match.cues(None, index) if cue.kind is CueKind.ROLL}
        thrown = (p for p in match.view(None, index).placements if p.token in rolled and p.kind is TokenKind.DIE)
        return action.seat, tuple(die.pips for die in thrown if 1 <= die.pips <= SIDES)


def _counted(entries: Iterable[tuple[Seat, tuple[int, ...]]]) -> tuple[int, ...]:
    return _faces(Counter(pips for _, thrown in entries for pips in thrown))


def _faces(shown: Counter[int]) -> tuple[int, ...]:
    return tuple(shown[face] for face in range(1, SIDES + 1))


@cache
def honest_range(throws: int) -> tuple[int, int]:
    """How often one face comes up at least and at most in so many throws of an honest die, in 95 of 100 counts: the
    exact binomial distribution, of which at most 2.5 % are left out at either end."""
    share = 1 / SIDES
    reached, least, count = 0.0, None, -1
    while reached < 1 - _LEFT_OUT:
        count += 1
        ways = lgamma(throws + 1) - lgamma(count + 1) - lgamma(throws - count + 1)
        reached += exp(ways + count * log(share) + (throws - count) * log(1 - share))
        if least is None and reached > _LEFT_OUT:
            least = count
    return least or 0, count
