"""One thought: what the seat cannot know is dealt again before a policy sees anything."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from tabletop.core.bot import UNHURRIED, Ask, Choice, Clock, Level, Memory, Policy, ThinksAhead, worlds_wanted
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Action, Seat

LONGEST_THOUGHT_MS = {level: 1800 if level is Level.BEST else 900 for level in Level}
"""How long a computer player thinks at most, whatever the machine; what else an answer takes comes on top."""


LONGEST_AHEAD_MS = 4000
"""How long a computer player uses the time of somebody else at most: a family's laptop is not to become warm."""
MOST_REMEMBERED = 200_000
"""So many things a computer player knows when it begins to think, at most."""


class NoAnswer(Exception):
    """A program from elsewhere could not be started, has ended, did not answer in time, or broke the rules."""


class Stopwatch:
    """A clock that is over after `limit_ms`, or when `is_stopped` says so."""

    def __init__(self, limit_ms: float, is_stopped: Callable[[], bool] = lambda: False) -> None:
        self._end_s = perf_counter() + limit_ms / 1000
        self._is_stopped = is_stopped

    def is_over(self) -> bool:
        """Whether it is time to answer."""
        return perf_counter() >= self._end_s or self._is_stopped()


def think(
    game: Game[Any],
    policy: Policy[Any],
    state: Any,
    seat: Seat,
    level: Level,
    seed: int,
    clock: Clock = UNHURRIED,
    memory: Memory | None = None,
) -> Choice:
    """The choice of a computer player of `level` on `seat`; no action if the seat may do nothing.

    The same seed gives the same answer, unless the clock ends the thought or something is remembered; a level that the
    game does not offer is played as the next lower one. An answer that is not legal is a bug of the policy and raises
    ValueError.
    """
    chance = LiveChance(seed)
    ask = asked(game, policy, state, seat, level, chance, clock)
    if ask is None:
        return Choice(None)
    choice = policy.choose(replace(ask, memory=memory), chance)
    if choice.action is not None:
        refused = game.check(state, choice.action)
        if refused is not None:
            raise ValueError(f"the {level} player of {game.info.slug} chose {choice.action}: {refused.rule}")
    return choice


def asked(
    game: Game[Any], policy: Policy[Any], state: Any, seat: Seat, level: Level, chance: Chance, clock: Clock
) -> Ask[Any] | None:
    """What a policy is asked: worlds that agree with what the seat knows, and its legal actions; None if there are
    none."""
    legal = game.legal(state, seat)
    if not legal:
        return None
    known, played = game.masked(state, seat), game.info.offered(level)
    worlds = tuple(game.resample(known, seat, chance) for _ in range(worlds_wanted(policy, played)))
    return Ask(worlds, seat, played, legal, clock)


def think_ahead(game: Game[Any], policy: Policy[Any], state: Any, action: Action, clock: Clock, memory: Memory) -> None:
    """Use the time after an own action, as if it had been played. Only a `ThinksAhead` does, and only where nothing is
    hidden and no luck decides."""
    if isinstance(policy, ThinksAhead) and not game.info.hidden and not game.info.luck:
        following = game.apply(state, action, LiveChance(0))
        if game.result(following) is None:
            policy.ahead(following, clock, memory)


def shorten(memory: Memory, most: int) -> None:
    """Forget what is oldest."""
    for key in list(islice(memory, max(0, len(memory) - most))):
        del memory[key]
