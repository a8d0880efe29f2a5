"""Matches that have come to a throw of dice, in any game that has some: found by what it does."""

from __future__ import annotations

from functools import cache
from typing import Any

from tabletop import games
from tabletop.core.chance import AskedChance, LiveChance
from tabletop.core.model import Action, Setup
from tabletop.match.match import Match, ThrowWanted
from tabletop.match.real_dice import Handful, handful
from tests.conformance.playing import fair_action, twin

PLIES = 40
"""Within so many plies there is a throw in every game with dice."""


def wanted_by(match: Match[Any], action: Action) -> Handful | None:
    """The dice for which a legal action asks; None where it throws none."""
    try:
        twin(match).submit(action, chance=AskedChance((), LiveChance(1)))
    except ThrowWanted as wanted:
        return handful(match, wanted)
    return None


def before_a_throw(slug: str, seed: int = 1, seats: int | None = None) -> tuple[Match[Any], Handful] | None:
    """A match in which somebody may throw, and the dice; None where nobody ever does."""
    game, luck = games.load(slug), LiveChance(seed)
    match: Match[Any] = Match(game, Setup(seats or game.info.seats[0]), luck)
    for _ in range(PLIES):
        if match.result is not None:
            return None
        for seat in sorted(match.active):
            for action in game.legal(match.state, seat):
                dice = wanted_by(match, action)
                if dice is not None:
                    return match, dice
        match.submit(fair_action(match, luck), chance=LiveChance(luck.pick(1 << 30)))
    return None


@cache
def throws(slug: str) -> bool:
    """Whether dice are thrown in a game."""
    return before_a_throw(slug) is not None


DICE_GAMES = tuple(slug for slug in games.slugs() if throws(slug))
"""Every game of the catalogue in which dice are thrown."""
