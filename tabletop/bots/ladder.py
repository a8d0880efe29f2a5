"""How strong the levels of the computer players are: each plays the next lower one.

    python -m tabletop.bots.ladder [SLUG…] [--matches N] [--seats N] [--levels LEVEL LEVEL] [--short] [--seed N]

Two parties play each other; at a fuller table one seat of the higher level plays among the lower one. Every deal is
played once from each seat. Printed are the share of the wins with its 95 % interval (shared and drawn ones count in
parts; what a deal brings to all seats together is one observation), beside it the fair share, and how long the players
of the higher level thought, in milliseconds.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any

from msgspec import Struct

from tabletop import games
from tabletop.bots.alone import Alone, Thinker
from tabletop.bots.thinking import think
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.info import GameInfo
from tabletop.core.model import Seat, Setup
from tabletop.match.match import Match

MATCHES = 100
SEATS = 4
_SEEDS = 1 << 30
_CERTAIN = 1.96


class Player:
    """A computer player of some level. `times_ms`: how long each of its thoughts took the processor."""

    def __init__(self, slug: str, level: Level) -> None:
        self.policy = games.policy(slug)
        self.level = level
        self.times_ms: list[float] = []

    def choose(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        """The answer; how long it took is kept."""
        started_s = process_time()
        choice = self.thought(match, seat, seed)
        self.times_ms.append((process_time() - started_s) * 1000)
        return choice

    def thought(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        """What the policy answers, by what the seat may know."""
        return think(match.game, self.policy, match.state, seat, self.level, seed)


class Share(Struct, frozen=True):
    """What part of the wins one player had (0 to 1), in how many matches; `within`: half of the 95 % interval; `fair`:
    what part they would have among equals."""

    won: float
    within: float
    matches: int
    fair: float


def share(slug: str, setup: Setup, hero: Thinker, others: Thinker, matches: int, seed: int = 1) -> Share:
    """Let `hero` play against `others`, every deal from each seat of the table (each team, where there are teams)."""
    game, luck = games.load(slug), LiveChance(seed)
    parties = game.info.parties(setup.seats)
    won: list[float] = []
    while len(won) * len(parties) < matches:
        deal = luck.pick(_SEEDS)
        won.append(fmean(_played(Match(game, setup, LiveChance(deal)), party, hero, others, deal) for party in parties))
    within = _CERTAIN * stdev(won) / sqrt(len(won)) if len(won) > 1 else 1.0
    return Share(fmean(won), within, len(won) * len(parties), 1 / len(parties))


def _played(match: Match[Any], party: tuple[Seat, ...], hero: Thinker, others: Thinker, seed: int) -> float:
    """One match: the hero's part of the win."""
    thinkers = {seat: hero if seat in party else others for seat in range(match.setup.seats)}
    alone = Alone(match, thinkers, LiveChance(seed))
    while match.result is None:
        alone.step()
    winners = match.result.winners or tuple(range(match.setup.seats))
    return sum(seat in party for seat in winners) / len(winners)


def steps(info: GameInfo, wanted: Sequence[str]) -> list[tuple[Level, Level]]:
    """Who plays whom: every level the next lower one, or two that were asked for, the higher one last."""
    if wanted:
        lower, higher = map(Level, wanted)
        return [(lower, higher)]
    return list(pairwise(info.levels))


def lines(slug: str, seats: int, asked: argparse.Namespace) -> Iterator[str]:
    """A line for each step."""
    setup = set_up(slug, seats, asked.short)
    for lower, higher in steps(games.info(slug), asked.levels):
        hero = Player(slug, higher)
        found = share(slug, setup, hero, Player(slug, lower), asked.matches, asked.seed)
        yield f"{slug} ({seats}): {higher} v {lower} {told(found)}; {times(hero.times_ms)}"


def set_up(slug: str, seats: int, short: bool) -> Setup:
    """A table like that of somebody who plays alone with computer players."""
    info = games.info(slug)
    return Setup(seats, info.short if short else (), computers=info.known_computers(range(1, seats)))


def told(found: Share) -> str:
    """A share in words."""
    shares = f"{found.won:.0%} ± {found.within:.0%} of {found.matches}"
    return f"{shares} (fair {found.fair:.0%}, {found.won / found.fair:.2f} times)"


def times(times_ms: Sequence[float]) -> str:
    """How long the thoughts of a player took."""
    ordered = sorted(times_ms)
    p50, p95 = (ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.95))
    return f"p50 {p50:.1f}, p95 {p95:.1f}, max {ordered[-1]:.1f} ms"


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and tell what comes out."""
    parser = argparse.ArgumentParser(description="Let the levels of the computer players play each other.")
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="the games to play; none: all")
    parser.add_argument("--matches", type=int, default=MATCHES, metavar="N", help="how many at least for each step")
    parser.add_argument("--seats", type=int, metavar="N", help=f"how many play; else {SEATS}, or as many as can")
    parser.add_argument("--levels", nargs=2, default=(), metavar="LEVEL", choices=list(Level), help="only these two")
    parser.add_argument("--short", action="store_true", help="short matches, where the game has them")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    unknown = set(asked.slugs) - set(games.slugs())
    if unknown:
        parser.error(f"no game: {', '.join(sorted(unknown))}")
    for slug in asked.slugs or games.slugs():
        least, most = games.info(slug).seats
        seats = min(most, max(least, asked.seats or SEATS))
        for line in lines(slug, seats, asked):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
