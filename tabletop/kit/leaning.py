"""A choice among things of unlike worth by somebody who does not see exactly what each is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from tabletop.core.chance import Chance

_SHARE = 10_000


def leaning(values: Sequence[float], doubt: float, chance: Chance) -> int:
    """The number of one of these values: the best one, or with `doubt` often another that is hardly worse.

    One that is worth `doubt` less than the best is chosen 0.37 times as often, one that is worth twice that less 0.14
    times; nothing is drawn where there is no doubt or no choice. `doubt` is in the unit of the values.
    """
    best = max(range(len(values)), key=values.__getitem__)
    if not doubt or len(values) == 1:
        return best
    return chance.weighted([round(_SHARE * exp((value - values[best]) / doubt)) for value in values])
