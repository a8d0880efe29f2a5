"""Finds an example for every rule that a hand can break, by random play, and writes them for the rules viewer.

    python -m tests.examples [SLUG…]

Simple ones are preferred: by the printed rules, answered with a sentence of their own, made with a token, early.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import hypot
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Refusal, Seat, Setup, TokenId
from tabletop.match.examples import Example, sentence_of
from tabletop.match.match import Match
from tabletop.ui.table.layout import Plan
from tests.conformance.playing import drop_places, fair_action, gestures, setups

FOLDER = Path(__file__).parent.parent / "assets" / "examples"
SECONDS = 60.0
LENGTHS = (4, 8, 16, 32, 64, 128, 256, 400)
LOOKS = 6
"""So many positions of a match are looked at."""

Rank = tuple[int, bool, bool, bool, bool, int, int]


class Look:
    """One position for one seat: what it sees there and what it may do."""

    def __init__(self, game: Game[Any], match: Match[Any], seat: Seat) -> None:
        self.plan = Plan(game.table(match.setup), seat, match.setup.seats, lambda face: (63.0, 88.0))
        self.plies, self.options = len(match.log), len(match.setup.options)
        self.places = {p.token: p.place for p in match.view(seat).placements}
        self.movable = {action.tokens for action in game.legal(match.state, seat)}

    def rank(self, action: Action, refusal: Refusal) -> Rank:
        """The smaller, the simpler: printed rules, a sentence of its own, a token that goes somewhere and might go
        elsewhere, early, not far."""
        far = self._far(action.tokens[0], action.to) if action.tokens and action.to else 0
        dull = (refusal.why is None, not action.tokens, action.to is None, action.tokens not in self.movable)
        return self.options, *dull, self.plies // 6, far

    def _far(self, token: TokenId, to: Place) -> int:
        if token not in self.places:
            return 1000
        start, end = self.plan.centre(self.places[token]), self.plan.centre(to)
        return round(hypot(start.x - end.x, start.y - end.y))


def attempts(game: Game[Any], match: Match[Any], seat: Seat, luck: LiveChance) -> Iterator[Action]:
    """What a hand may try here: everything with one token, something with several."""
    spec, view = game.table(match.setup), match.view(seat)
    for gesture in gestures(spec, view, seat):
        yield from game.interpret(view, gesture)
    multi = {zone.id for zone in spec.zones if zone.multi}
    own = [p.token for p in view.placements if p.place.zone in multi and p.owner == seat]
    for place in drop_places(spec) if len(own) > 1 else ():
        tokens = tuple(luck.shuffled(own)[: 2 + luck.pick(2)])
        yield from game.interpret(view, Gesture(GestureKind.DRAG, seat, tokens, place))


def found(game: Game[Any], seconds: float = SECONDS) -> dict[str, Example]:
    """The simplest example of every sentence."""
    luck, known = LiveChance(17), setups(game)
    best: dict[str, tuple[Rank, Example]] = {}
    end, number = monotonic() + seconds, 0
    while monotonic() < end:
        setup = known[number // 2 % len(known)] if number % 2 else Setup(max(2, game.info.seats[0]))
        match = Match(game, setup, LiveChance(luck.pick(1 << 30)))
        length = LENGTHS[number % len(LENGTHS)]
        number += 1
        while match.result is None and len(match.log) < length:
            if luck.pick(max(1, length // LOOKS)) == 0:
                look_round(game, match, luck, best)
            match.submit(fair_action(match, luck), chance=LiveChance(luck.pick(1 << 30)))
    return {sentence: example for sentence, (_, example) in sorted(best.items())}


def look_round(game: Game[Any], match: Match[Any], luck: LiveChance, best: dict[str, tuple[Rank, Example]]) -> None:
    """Try everything in this position, and keep what is simpler than what is known."""
    for seat in sorted(match.active - {CLOCK}):
        look = Look(game, match, seat)
        for action in attempts(game, match, seat, luck):
            refusal = game.check(match.state, action)
            sentence = sentence_of(game, match.setup, refusal) if refusal is not None else ""
            if refusal is None or not sentence:
                continue
            simple = look.rank(action, refusal)
            if sentence not in best or simple < best[sentence][0]:
                best[sentence] = simple, Example(sentence, match.setup, tuple(match.log), action)


def main(slugs: list[str]) -> None:
    """Write the files of these games, of all if none is named."""
    FOLDER.mkdir(exist_ok=True)
    for slug in slugs or games.slugs():
        game = games.load(slug)
        examples = list(found(game).values())
        text = b",\n".join(msgspec.json.encode(example) for example in examples)
        (FOLDER / f"{slug}.json").write_bytes(b"[\n" + text + b"\n]\n")
        without = {check.rule for check in game.checks} - {example.sentence.split("@")[0] for example in examples}
        print(slug, len(examples), "examples; none for", *sorted(without))


if __name__ == "__main__":
    main(sys.argv[1:])
