"""How well somebody plays a game, told by their results against computer players.

Strength is counted in levels: 0 is that of the weakest (`Level`), 4 that of the strongest. A level wins seven of ten
matches against the next lower one; between them the scale is Elo's (The Rating of Chessplayers, 1978, 1.4).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, fsum, log

from msgspec import Struct

from tabletop.core.bot import Level
from tabletop.core.chance import Chance

STRONGEST = len(Level) - 1.0
BEGINNING = 1.0
"""What is thought of somebody of whom nothing is known: they play as the easy level does."""
_STEP = log(0.7 / 0.3)
_FIRST, _LAST = 1.4, 0.3
"""How many levels a surprising result is worth at most: of the first match, and of each after many."""
_FINE = 1000


class Meeting(Struct, frozen=True):
    """How a match ended against one computer player: 1 the person was before it, 0 behind it, 0.5 level with it.
    `strength`: of the computer player, in levels."""

    strength: float
    score: float


class Form(Struct, frozen=True):
    """What strength a person's results show, in levels, and after how many matches."""

    strength: float = BEGINNING
    matches: int = 0


def form(matches: Iterable[Sequence[Meeting]]) -> Form:
    """The form after these matches, the oldest first; each has at least one meeting."""
    strength, count = BEGINNING, 0
    for meetings in matches:
        count += 1
        surprise = fsum(one.score - _expected(strength - one.strength) for one in meetings) / len(meetings)
        strength += max(_LAST, _FIRST / count**0.5) * surprise
        strength = min(max(strength, 0.0), STRONGEST)
    return Form(strength, count)


def _expected(ahead: float) -> float:
    """What part of the matches is won by somebody who is so many levels stronger."""
    return 1 / (1 + exp(-_STEP * ahead))


def level_at(strength: float, chance: Chance) -> Level:
    """A level that plays like this strength on average: of the two on both sides of it, the nearer one more often."""
    lower = int(min(strength, STRONGEST - 1))
    return tuple(Level)[lower + (chance.pick(_FINE) < round(_FINE * (strength - lower)))]


def nearest(strength: float) -> Level:
    """The level that is most like this strength."""
    return tuple(Level)[round(strength)]
