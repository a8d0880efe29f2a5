"""How long a match is likely to take: plies that computer players have played, at the pace of a family.

`assets/minutes.json` tells what a match of each game is made of, with each number of seats, by the printed rules and as
the short game; `packaging/minutes.py` counts it anew. What a ply of a kind takes stands here: assumed, and tried
against the minutes that are printed for the games. For a game that has not been counted, its own word is taken.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from enum import StrEnum
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

import msgspec

from tabletop.core.info import GameInfo
from tabletop.core.options import Options, resolve
from tabletop.ui.look import assets


class Kind(StrEnum):
    """What a match is made of.

    SECONDS run by themselves: deadlines, reactions, a match in real time. The others are plies: a THROW of one die
    without a choice, one of several DICE that are read together, the ONLY thing that can be done, what the table plays
    by itself (FORCED), a CLAIM in a race, a CHOICE, a FURTHER choice right after one's own, a THOUGHT where nothing is
    luck or hidden, or where all that may go together is searched for. TURN: another seat acts.
    """

    SECONDS = "seconds"
    THROW = "throw"
    DICE = "dice"
    ONLY = "only"
    FORCED = "forced"
    CLAIM = "claim"
    CHOICE = "choice"
    FURTHER = "further"
    THOUGHT = "thought"
    TURN = "turn"


Counts = Mapping[Kind, float]
"""How many of each kind there are in a match, on an average."""


class Counted(msgspec.Struct, frozen=True):
    """A match of so many seats by the printed rules, and as the short game, where there is one."""

    full: Counts
    short: Counts = {}


Known = dict[str, dict[int, Counted]]
"""What has been counted, by slug and number of seats."""


class Pace(NamedTuple):
    """The seconds of one ply, until the next can begin."""

    person: float
    computer: float


PACES = {
    Kind.SECONDS: Pace(1.0, 1.0),
    Kind.THROW: Pace(2.5, 1.8),
    Kind.DICE: Pace(4.5, 2.2),
    Kind.ONLY: Pace(2.2, 1.4),
    Kind.FORCED: Pace(1.2, 1.2),
    Kind.CLAIM: Pace(1.0, 1.0),
    Kind.CHOICE: Pace(3.5, 1.6),
    Kind.FURTHER: Pace(3.0, 1.2),
    Kind.THOUGHT: Pace(10.0, 1.8),
    Kind.TURN: Pace(0.5, 0.3),
}

CURTAIN_S = 2.5
"""A turn takes so much longer where people who hide something from one another share the screen."""

LONG_MINUTES = 60
"""A match that takes longer is a long evening."""

_SAID = (1, 2, 3, 5, 10, 15, 20, 25, 30, 45, 60, 75, 90, 120, 180, 240, 300, 360)
"""The minutes that people say."""
_BETWEEN = tuple(sqrt(less * more) for less, more in pairwise(_SAID))
"""Up to here the lesser of two neighbours is said: what lies between them is as many times the one as of the other."""


def as_said(minutes: float) -> int:
    """The minutes as one says them: about 25, about 90, about two hours."""
    return _SAID[bisect_left(_BETWEEN, minutes)]


class Minutes:
    """What is known of the length of matches."""

    def __init__(self, known: Known) -> None:
        self.known = known

    def match(self, info: GameInfo, people: int, computers: int, options: Options) -> int:
        """The minutes, as one says them, of a match of so many people and computer players with these house rules."""
        seats = people + computers
        counted = self.known.get(info.slug, {}).get(seats)
        if counted is None:
            return as_said(info.minutes_for(seats, options) if info.minutes_for else sum(info.minutes) / 2)
        is_short = bool(counted.short) and plays_short(info, options)
        counts = counted.short if is_short else counted.full
        minutes = seconds(counts, people, computers, info.has_secrets) / 60
        if info.minutes_for is not None:
            usual = resolve(info.options, info.short if is_short else ())
            minutes *= info.minutes_for(seats, options) / info.minutes_for(seats, usual)
        return as_said(minutes)


def seconds(counts: Counts, people: int, computers: int, has_secrets: bool) -> float:
    """The seconds of a match that is made of this; people and computer players take equal parts in it."""
    share = people / (people + computers)
    total = sum(
        count * (PACES[kind].person * share + PACES[kind].computer * (1 - share)) for kind, count in counts.items()
    )
    if has_secrets and people > 1:
        total += CURTAIN_S * counts.get(Kind.TURN, 0.0) * share
    return total


def plays_short(info: GameInfo, options: Options) -> bool:
    """Whether these house rules are those of the short game."""
    return bool(info.short) and all(options.get(option) == value for option, value in info.short)


def read_known(data: bytes) -> Known:
    """What has been counted, from the file. Raises msgspec.ValidationError, msgspec.DecodeError."""
    return msgspec.json.decode(data, type=Known)


def counted_minutes() -> Minutes:
    """What comes with the program; without the file, every game has its own word."""
    try:
        return Minutes(read_known(assets.read("minutes.json")))
    except OSError:
        return Minutes({})
