"""One thought: what the seat cannot know is dealt again before a policy sees anything."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from tabletop.core.bot import UNHURRIED, Ask, Choice, Clock, Level, Policy, worlds_wanted
from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Seat

LONGEST_THOUGHT_MS = {level: 1800 if level is Level.BEST else 900 for level in Level}
"""How long a computer player thinks at most, whatever the machine; what else an answer takes comes on top."""


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
    game: Game[Any], policy: Policy[Any], state: Any, seat: Seat, level: Level, seed: int, clock: Clock = UNHURRIED
) -> Choice:
    """The choice of a computer player of `level` on `seat`; no action if the seat may do nothing.

    The same seed gives the same answer, unless the clock ends the thought; a level that the game does not offer is
    played as the next lower one. An answer that is not legal is a bug of the policy and raises ValueError.
    """
    chance = LiveChance(seed)
    ask = asked(game, policy, state, seat, level, chance, clock)
    if ask is None:
        return Choice(None)
    choice = policy.choose(ask, chance)
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
