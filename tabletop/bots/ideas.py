"""Two good ideas and one trap, for whoever wants to choose for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.bots.thinking import asked
from tabletop.core.bot import UNHURRIED, Choice, Clock, Comparer, Idea, Level, Weighed
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Seat
from tabletop.core.text import QT_TRANSLATE_NOOP, say

NO_IDEAS = QT_TRANSLATE_NOOP("Table", "There is nothing to guess right now.", "no three ideas can be offered")
NO_TRAP = QT_TRANSLATE_NOOP("Table", "There is no clear trap here.", "no three ideas can be offered")
STANDS_OUT = QT_TRANSLATE_NOOP("Table", "One idea stands out here: ask for a hint.", "no three ideas can be offered")
_AS_GOOD = 0.7
"""A second good idea may be worse than the first by so much of what is clearly worse."""


def ideas(
    game: Game[Any], policy: Comparer[Any], state: Any, seat: Seat, level: Level, seed: int, clock: Clock = UNHURRIED
) -> Choice:
    """The best action, and with it two that are good and one that is clearly worse, in any order: `Choice.ideas`. No
    action if the seat may do nothing. The same seed gives the same answer, unless the clock ends the thought."""
    chance = LiveChance(seed)
    ask = asked(game, policy, state, seat, level, chance, clock)
    if ask is None:
        return Choice(None)
    weighed = [one for one in policy.compare(ask, chance) if game.check(state, one.action) is None]
    ranked = sorted(weighed, key=lambda one: -one.value)
    if not ranked:
        return Choice(ask.legal[0], say(NO_IDEAS), ideas=())
    return _offered(ranked, policy.clear, chance)


def _offered(ranked: Sequence[Weighed], clear: float, chance: Chance) -> Choice:
    """What is offered of actions, the best first. The trap is the one that looks best of those that are clearly worse,
    for certain, than both good ones."""
    best = ranked[0]
    traps = [one for one in ranked if _is_worse(one, best, clear)]
    if not traps:
        return Choice(best.action, say(NO_TRAP), ideas=())
    good = [one for one in ranked[1:] if one not in traps and best.value - one.value <= _AS_GOOD * clear]
    traps = [one for one in traps if good and _is_worse(one, good[0], clear)]
    if not traps:
        return Choice(best.action, say(STANDS_OUT), ideas=())
    trap = max(traps, key=lambda one: one.lure)
    three = Idea(best.action, True, best.reason), Idea(good[0].action, True, good[0].reason)
    return Choice(best.action, ideas=chance.shuffled([*three, Idea(trap.action, False)]))


def _is_worse(one: Weighed, other: Weighed, clear: float) -> bool:
    return other.value - other.within - (one.value + one.within) >= clear
