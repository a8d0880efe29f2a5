"""Matches of the best computer player of a game against somebody from another program, and how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tabletop import games
from tabletop.bots.alone import Alone, Thinker
from tabletop.bots.ladder import Player, times
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match

Others = Callable[[int], Thinker]
"""Somebody from another program, for one match; from a seed."""
_SEEDS = 1 << 30


def compare(slug: str, setup: Setup, others: Others, matches: int, seed: int, random_plies: int = 0) -> None:
    """Play matches of two, either side first in every other one, and print wins, draws and losses. Two matches one
    after the other begin with the same `random_plies`, from both sides."""
    ours, luck, came = Player(slug, Level.BEST), LiveChance(seed), Counter[str]()
    seeds = [luck.pick(_SEEDS) for _ in range(matches)]
    for number in range(matches):
        own = seeds[number - number % 2 if random_plies else number]
        came[_played(slug, setup, ours, number % 2, others(own), own, random_plies)] += 1
        print(f"{dict(came)} of {number + 1}; ours {times(ours.times_ms)}", flush=True)


def _played(slug: str, setup: Setup, ours: Player, seat: int, other: Thinker, seed: int, random_plies: int) -> str:
    """One match: what became of it for ours."""
    match: Match[Any] = Match(games.load(slug), setup, LiveChance(seed))
    luck = LiveChance(seed)
    for _ in range(random_plies):
        legal = [action for action in match.game.legal(match.state, min(match.active)) if action.tokens]
        match.submit(legal[luck.pick(len(legal))], chance=luck)
    alone = Alone(match, {seat: ours, 1 - seat: other}, luck)
    while match.result is None:
        alone.step()
    winners = match.result.winners
    return "drawn" if len(winners) != 1 else "won" if seat in winners else "lost"
