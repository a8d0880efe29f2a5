"""How a computer player of a level chooses among the moves that it has looked at: the weaker, the flatter the choice,
and the more is overlooked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import NamedTuple

from tabletop.core.chance import Chance
from tabletop.kit.alpha_beta import Effort, Found

_WEIGHT = 10_000
_ALL = 3_000
"""Nobody counts further than this: what is more is won anyway."""


class Skill(NamedTuple):
    """What a level can do. `flat`: a move that is worse by so much is chosen about a third as often as the best; 0:
    only the best is. `overlooks`: of a hundred moves, for how many the answer is not seen, only what the move does at
    once."""

    effort: Effort
    flat: int = 0
    overlooks: int = 0


def chosen(found: Sequence[Found], skill: Skill, chance: Chance, glance: Callable[[int], int]) -> Found:
    """One of the moves, of which there is at least one. `glance`: what a move seems to be worth at first sight."""
    if not skill.flat:
        return found[0]
    worst = found[0].score - skill.effort.spread
    seen = [
        Found(move, glance(move)) if skill.overlooks and chance.pick(100) < skill.overlooks else Found(move, score)
        for move, score in found
    ]
    best = min(max(score for _, score in seen), _ALL)
    plausible = [one for one in seen if one.score > min(worst, best - 1)]  # of the others the values are not exact
    return plausible[chance.weighted([int(_WEIGHT * exp(min(0, score - best) / skill.flat)) for _, score in plausible])]
