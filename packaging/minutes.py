"""Count what a match is made of, for the minutes on the boxes.  Needs the project itself.

    minutes.py [SLUG…] [--matches N]      play out these games (all), and write assets/minutes.json
    minutes.py --check [SLUG…]            play out the smallest table of each, and say whose minutes are out of date

Computer players of medium strength play every game with every number of seats, by the printed rules and as the short
game, each match from a seed of its own: the same engine gives the same file.  What is counted are the seconds that run
by themselves and the plies of each kind (`tabletop/ui/common/minutes.py` says what one of them takes).  A game with
long matches takes some minutes; with all games it is time for a cup of tea.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from tabletop import games
from tabletop.bots.alone import Alone
from tabletop.bots.thinking import think
from tabletop.core.bot import Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Seat, Setup
from tabletop.match.match import Match
from tabletop.ui.common.minutes import Counted, Counts, Kind, Known, read_known, seconds

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "assets" / "minutes.json"
FEWEST, MATCHES, RACES = 3, 16, 8
"""At least and at most so many matches are played; of races, which differ most in length and cost least, at least the
most of others, and so many times more."""
ENOUGH = 0.05
"""No more matches are played when the standard error of their plies is this part of the mean."""

TOLERATED = 0.15
"""Minutes may be so much more or less than they were counted."""


class Medium:
    """Thinks as computer players of medium strength do; as the strongest, where a game has few levels."""

    def __init__(self, slug: str) -> None:
        self._policy, info = games.policy(slug), games.info(slug)
        self._level = Level.MEDIUM if Level.MEDIUM in info.levels else info.strongest

    def choose(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        """What the policy answers."""
        return think(match.game, self._policy, match.state, seat, self._level, seed)


class PlayOut:
    """One match of computer players, and what it is made of."""

    def __init__(self, slug: str, setup: Setup, seed: int) -> None:
        luck = LiveChance(seed)
        self._match: Match[Any] = Match(games.load(slug), setup, LiveChance(luck.pick(1 << 30)))
        self._alone = Alone(self._match, dict.fromkeys(range(setup.seats), Medium(slug)), luck)
        self._last: tuple[Seat, Kind] | None = None
        self._counts: defaultdict[Kind, float] = defaultdict(float)

    def run(self) -> Counts:
        """Play to the end."""
        while self._match.result is None:
            before = self._match.state
            entry, after_ms = self._alone.step()
            assert entry.action is not None
            self._count(before, entry.action, len(entry.outcomes), after_ms)
        return self._counts

    def _count(self, before: Any, action: Action, drawn: int, after_ms: int) -> None:
        game, seat = self._match.game, action.seat
        self._counts[Kind.SECONDS] += after_ms / 1000
        if seat == CLOCK or game.info.real_time:
            return
        if self._last is None or self._last[0] != seat:
            self._counts[Kind.TURN] += 1
        kind = self._kind(before, action, drawn)
        self._last = seat, kind
        self._counts[kind] += 1

    def _kind(self, before: Any, action: Action, drawn: int) -> Kind:
        game, info = self._match.game, self._match.game.info
        if game.forced(before) is not None:
            return Kind.FORCED
        if action.verb in info.race_verbs:
            return Kind.CLAIM
        if sum(one.verb not in info.ending_verbs for one in game.legal(before, action.seat)) == 1:
            return Kind.DICE if drawn > 1 else Kind.THROW if drawn else Kind.ONLY
        if action.verb in info.pondered or not (info.luck or info.hidden):
            return Kind.THOUGHT
        goes_on = self._last in ((action.seat, Kind.CHOICE), (action.seat, Kind.FURTHER))
        return Kind.FURTHER if goes_on else Kind.CHOICE


def counted(slug: str, setup: Setup, most: int) -> Counts:
    """The mean of some matches of computer players: few where all are alike, `most` at the most, or so many times more
    in a race."""
    found: list[Counts] = []
    races = games.info(slug).real_time
    fewest, most = (MATCHES, most * RACES) if races else (FEWEST, most)
    while len(found) < most and not _is_enough(found, fewest):
        found.append(PlayOut(slug, setup, len(found)).run())
    means = {kind: fmean(counts.get(kind, 0.0) for counts in found) for kind in Kind}
    return {kind: round(mean, 1) for kind, mean in means.items() if mean >= 0.05}


def _is_enough(found: Sequence[Counts], fewest: int) -> bool:
    if len(found) < fewest:
        return False
    lengths = [sum(counts.values()) for counts in found]
    return stdev(lengths) / sqrt(len(lengths)) < ENOUGH * fmean(lengths)


def counted_game(slug: str, most: int) -> dict[int, Counted]:
    """Every number of seats of a game, by the printed rules and as the short game."""
    info = games.info(slug)
    known: dict[int, Counted] = {}
    for seats in range(info.seats[0], info.seats[1] + 1):
        full = counted(slug, Setup(seats), most)
        known[seats] = Counted(full, counted(slug, Setup(seats, info.short), most) if info.short else {})
    return known


def changed(slug: str, known: Mapping[int, Counted], most: int) -> float:
    """By what part the minutes of people at the smallest table are others now than those that were counted: nothing at
    all while the rules and the computer player are the same."""
    info = games.info(slug)
    seats = info.seats[0]
    if seats not in known:
        return 1.0
    stands = known[seats].short or known[seats].full
    now = counted(slug, Setup(seats, info.short if known[seats].short else ()), most)
    before_s, now_s = (seconds(counts, seats, 0, info.has_secrets) for counts in (stands, now))
    return now_s / before_s - 1


def check(slugs: Sequence[str], known: Known, most: int) -> int:
    """Tell which games have to be counted again; returns how many they are."""
    stale = 0
    for slug in slugs:
        by = changed(slug, known.get(slug, {}), most)
        stale += abs(by) > TOLERATED
        verdict = "count it again" if abs(by) > TOLERATED else "a little else" if by else "as counted"
        print(f"{slug}: {by:+.0%}, {verdict}", flush=True)
    return stale


def told(slug: str, known: Mapping[int, Counted]) -> Iterator[str]:
    """A line for each number of seats: the minutes of people, and of one person among computer players."""
    info = games.info(slug)
    for seats, counted in known.items():
        for name, counts in (("full", counted.full), ("short", counted.short)):
            if counts:
                people, alone = (seconds(counts, who, seats - who, info.has_secrets) / 60 for who in (seats, 1))
                yield f"{slug}, {seats} seats, {name}: {people:.1f} min of people, {alone:.1f} min alone"
    yield f"{slug}: {info.minutes[0]}-{info.minutes[1]} min on the box"


def main(argv: Sequence[str] | None = None) -> int:
    """Count, write the file, and tell what comes out."""
    parser = argparse.ArgumentParser(description="Count what matches are made of, for the minutes on the boxes.")
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="the games to play out; none: all")
    parser.add_argument("--matches", type=int, default=MATCHES, metavar="N", help="at most so many of each kind")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if minutes are out of date")
    parser.add_argument("--out", type=Path, default=FILE, metavar="FILE")
    asked = parser.parse_args(argv)
    unknown = set(asked.slugs) - set(games.slugs())
    if unknown:
        parser.error(f"no game: {', '.join(sorted(unknown))}")
    known = read_known(asked.out.read_bytes()) if asked.out.is_file() else {}
    if asked.check:
        return int(check(asked.slugs or games.slugs(), known, asked.matches) > 0)
    for slug in asked.slugs or games.slugs():
        known[slug] = counted_game(slug, asked.matches)
        for line in told(slug, known[slug]):
            print(line, flush=True)
        _write(asked.out, {slug: known[slug] for slug in sorted(games.slugs()) if slug in known})
    return 0


def _write(file: Path, known: Known) -> None:
    """One line for each number of seats, so that a change shows what has changed."""
    lines = []
    for slug, tables in known.items():
        rows = (f'    "{seats}": {msgspec.json.encode(counted).decode()}' for seats, counted in tables.items())
        lines.append(f'  "{slug}": {{\n' + ",\n".join(rows) + "\n  }")
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
