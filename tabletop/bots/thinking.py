"""One thought: what the seat cannot know is dealt again before a policy sees anything."""

from __future__ import annotations

from typing import Any

from tabletop.core.bot import Ask, Choice, Level, Policy
from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import Seat


def think(game: Game[Any], policy: Policy[Any], state: Any, seat: Seat, level: Level, seed: int) -> Choice:
    """The choice of a computer player of `level` on `seat`; no action if the seat may do nothing.

    The same seed gives the same answer. An answer that is not legal is a bug of the policy and raises ValueError.
    """
    chance = LiveChance(seed)
    legal = game.legal(state, seat)
    if not legal:
        return Choice(None)
    known = game.masked(state, seat)
    worlds = tuple(game.resample(known, seat, chance) for _ in range(policy.worlds))
    choice = policy.choose(Ask(worlds, seat, level, legal), chance)
    if choice.action is not None:
        refused = game.check(state, choice.action)
        if refused is not None:
            raise ValueError(f"the {level} player of {game.info.slug} chose {choice.action}: {refused.rule}")
    return choice
