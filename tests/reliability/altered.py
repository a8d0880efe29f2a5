"""Actions with one thing in them changed, as a byte of a file may change it, in random positions of all games: the
rules refuse them, or they can be done and looked at.

    python -m tests.reliability.altered --minutes 1 --seed 100
"""

from __future__ import annotations

import argparse
import sys
import traceback
from time import monotonic

from tabletop import games
from tests.conformance.playing import play, setups, some
from tests.conformance.test_altered import altered, try_out

PLIES, POSITIONS, ACTIONS = 300, 25, 5
STEP = 7
"""From round to round so many tables further in the list of all."""


def one_match(slug: str, number: int, seed: int) -> tuple[int, list[str]]:
    """How many actions were tried in a match, and what was raised, in one line each."""
    game, tried, wrong = games.load(slug), 0, list[str]()
    tables = setups(game)
    match = play(game, tables[number * STEP % len(tables)], seed + number, PLIES)
    for state in some(match.states, POSITIONS):
        legal = [action for seat in sorted(game.active(state)) for action in some(game.legal(state, seat), ACTIONS)]
        for action in (other for one in legal for other in altered(one)):
            tried += 1
            try:
                try_out(game, state, action, match.setup.seats, seed)
            except Exception as error:
                at = traceback.extract_tb(error.__traceback__)
                wrong.append(f"{slug}: {error!r} by a {action.verb} in {[(one.name, one.lineno) for one in at[-3:]]}")
    return tried, wrong


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.reliability.altered")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=100)
    given = parser.parse_args(arguments)
    end, number, tried, wrong = monotonic() + given.minutes * 60, 0, 0, set[str]()
    while monotonic() < end:
        for slug in games.slugs():
            count, found = one_match(slug, number, given.seed)
            tried += count
            wrong.update(found[:1])
        number += 1
    print(f"{tried} actions in {number} rounds", *sorted(wrong), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
