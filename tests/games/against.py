"""How strong a computer player of a card game is at a table of four, beside three players that are none of ours.

    python -m tests.games.against SLUG… [--others sensible random] [--level LEVEL] [--sees-all] [--matches N] [--short]
                                        [--seed N]

`sensible` are the thirty lines a game of `tests/games/sensible.py`, `random` play anything that is allowed. Without
`--level` the strongest players are measured. With `--sees-all` they look at all cards: no guess of them is worth more.
Every deal is played once from each seat, with the same cards in every deal of the match; printed are the share of the
wins with its 95 % interval, and how long the computer player thought.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from tabletop import games
from tabletop.bots.alone import Thinker
from tabletop.bots.ladder import Player, set_up, share, times, told
from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Seat
from tabletop.match.match import Match
from tests.games.sensible import SENSIBLE

SEATS = 4
MATCHES = 100


class Sensible:
    """Plays what its masked state and some common sense say."""

    def choose(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        """A sensible action, or none while nothing has to be done."""
        game, state = match.game, match.state
        legal = game.legal(state, seat)
        return Choice(SENSIBLE[game.info.slug](game.masked(state, seat), seat, legal) if legal else None)


class Random:
    """Plays anything that is allowed."""

    def choose(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        """Any legal action, if there is one."""
        legal = match.game.legal(match.state, seat)
        return Choice(legal[LiveChance(seed).pick(len(legal))] if legal else None)


class Seer(Player):
    """A computer player that looks at everybody's cards."""

    def thought(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        """What the policy answers in the only world that is true."""
        legal = match.game.legal(match.state, seat)
        if not legal:
            return Choice(None)
        choice: Choice = self.policy.choose(Ask((match.state,), seat, self.level, legal), LiveChance(seed))
        return choice


OTHERS: dict[str, Thinker] = {"sensible": Sensible(), "random": Random()}


def main() -> int:
    """Play, and tell what comes out."""
    parser = argparse.ArgumentParser(description="Let a computer player play three others that are none.")
    parser.add_argument("slugs", nargs="+", metavar="SLUG", choices=list(SENSIBLE), help="the games to play")
    parser.add_argument("--others", nargs="+", default=["sensible"], choices=list(OTHERS), help="who the three are")
    parser.add_argument("--level", choices=list(Level), help="else the strongest of the game")
    parser.add_argument("--sees-all", action="store_true", help="the computer player looks at all cards")
    parser.add_argument("--matches", type=int, default=MATCHES, metavar="N", help="how many at least")
    parser.add_argument("--short", action="store_true", help="short matches, where the game has them")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for slug in asked.slugs:
        info = games.info(slug)
        level = info.offered(Level(asked.level)) if asked.level else info.strongest
        setup = set_up(slug, SEATS, asked.short)
        for name in asked.others:
            hero = (Seer if asked.sees_all else Player)(slug, level)
            found = share(slug, setup, hero, OTHERS[name], asked.matches, asked.seed)
            who = f"{level}, who sees all cards," if asked.sees_all else level
            print(f"{slug}: {who} v three {name} {told(found)}; {times(hero.times_ms)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
