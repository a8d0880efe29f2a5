"""Finds an example for every sentence of the rules that a hand can break, and writes them for the rules viewer.

    python -m tests.examples [SLUG…]

Worked examples are staged by hand, too.

Those that are staged by hand (`tests/stages`) come first; for all others matches are played at random, and simple
attempts are preferred: by the printed rules, answered with a short sentence of their own, made with a token, early.
`python -m tests.example_sheets` makes pictures of them to look at.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import hypot
from pathlib import Path
from typing import Any

import msgspec

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Seat, Setup, TokenId
from tabletop.match.examples import Attempt, Course, Example, Step, attempted, meant, taken
from tabletop.match.match import Match
from tabletop.text_front import english
from tabletop.ui.table.layout import TableLayout
from tests.conformance.playing import drop_places, fair_action, gestures, setups
from tests.stages import Done, Play, Stage

ASSETS = Path(__file__).parent.parent / "assets"
MATCHES = 200
"""So many are played at random, as far as these lengths."""
LENGTHS = (4, 8, 16, 32, 64, 128, 256, 400)
LOOKS = 6
"""So many positions of a match are looked at."""

Rank = tuple[int, bool, bool, bool, bool, int, int, int]


# What there is to be found


def breakable(game: Game[Any]) -> set[str]:
    """The sentences of the rulebook that a refusal can name."""
    ids = named(game)
    return {rule.text_id for rule in game.rules if rule.id in ids}


def named(game: Game[Any]) -> set[str]:
    """The ids that a refusal can name: by a check, in place of a rule of every game, or written in the engine."""
    folder = Path(games.__file__).parent / game.info.slug
    calls = [
        node
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal" and node.args
    ]
    written = {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}
    return (
        {check.rule for check in game.checks} | set(game.core_rule_aliases.values()) | {str(value) for value in written}
    )


def without(slug: str) -> dict[str, str]:
    """Why some sentences of a game can have no example."""
    reasons: dict[str, str] = getattr(_stages(slug), "WITHOUT", {})
    return reasons


def _stages(slug: str) -> Any:
    name = f"tests.stages.{slug}"
    return import_module(name) if find_spec(name) is not None else None


# By hand


def staged(game: Game[Any]) -> dict[str, Example]:
    """The examples that are set up by hand, each of another sentence."""
    module = _stages(game.info.slug)
    examples: dict[str, Example] = {}
    stages: Iterator[Stage] = module.stages() if module is not None else iter(())
    for stage in stages:
        attempt = attempted(game, stage.setup, stage.state, stage.gesture, stage.at_ms)
        assert attempt is not None, f"this is allowed: {stage.gesture}"
        example = example_of(attempt, stage.at_ms)
        assert example.sentence not in examples, f"two stages show {example.sentence}"
        examples[example.sentence] = example
    return examples


def example_of(attempt: Attempt, at_ms: int = 0) -> Example:
    """An attempt as it is kept."""
    state = msgspec.Raw(msgspec.json.encode(attempt.state))
    return Example(attempt.sentence, attempt.setup, state, attempt.gesture, at_ms)


def played(game: Game[Any]) -> dict[str, Course]:
    """The worked examples, by the sentences that they show."""
    module = _stages(game.info.slug)
    plays: Iterator[Play] = module.plays() if module is not None else iter(())
    return {play.sentence: course_of(game, play) for play in plays}


def course_of(game: Game[Any], play: Play) -> Course:
    """A play as it is kept."""
    state, steps = play.state, list[Step]()
    for done in play.steps:
        step = step_of(game, state, done)
        state = taken(game, state, step)
        assert state is not None, f"{play.sentence}: this is not allowed: {done.what}"
        steps.append(step)
    return Course(play.sentence, play.setup, msgspec.Raw(msgspec.json.encode(play.state)), play.viewer, tuple(steps))


def step_of(game: Game[Any], state: Any, done: Done) -> Step:
    """What a gesture means there, with the answer to what the table asks."""
    if isinstance(done.what, Action):
        return Step(game.timed(done.what, done.at_ms), None, done.luck)
    meanings = [action for action in meant(game, state, done.what) if done.choice in (None, action.choice)]
    assert len(meanings) == 1, f"{done.what} means {meanings}"
    return Step(game.timed(meanings[0], done.at_ms), done.what, done.luck)


# By random play


class Look:
    """One position for one seat: what it sees there and what it may do."""

    def __init__(self, game: Game[Any], match: Match[Any], seat: Seat) -> None:
        self.plan = TableLayout(game.table(match.setup), seat, match.setup.seats, lambda face: (63.0, 88.0))
        self.plies, self.options = len(match.log), len(match.setup.options)
        self.places = {p.token: p.place for p in match.view(seat).placements}
        self.movable = {action.tokens for action in game.legal(match.state, seat)}

    def rank(self, attempt: Attempt) -> Rank:
        """The smaller, the simpler: printed rules, a sentence of its own, a token that goes somewhere and might go
        elsewhere, early, few words, not far."""
        gesture, why = attempt.gesture, attempt.refusal.why
        far = self._far(gesture.tokens[0], gesture.to) if gesture.tokens and gesture.to else 0
        dull = (why is None, not gesture.tokens, gesture.to is None, gesture.tokens not in self.movable)
        return self.options, *dull, self.plies // 6, len(english(why)) // 20 if why is not None else 0, far

    def _far(self, token: TokenId, to: Place) -> int:
        if token not in self.places:
            return 1000
        start, end = self.plan.centre(self.places[token]), self.plan.centre(to)
        return round(hypot(start.x - end.x, start.y - end.y))


def tried(game: Game[Any], match: Match[Any], seat: Seat, luck: LiveChance) -> Iterator[Gesture]:
    """What a hand may try here: everything with one token, something with several."""
    spec, view = game.table(match.setup), match.view(seat)
    yield from gestures(spec, view, seat)
    multi = {zone.id for zone in spec.zones if zone.multi}
    own = [p.token for p in view.placements if p.place.zone in multi and p.owner == seat]
    for place in drop_places(spec) if len(own) > 1 else ():
        yield Gesture(GestureKind.DRAG, seat, tuple(luck.shuffled(own)[: 2 + luck.pick(2)]), place)


def refused(game: Game[Any], match: Match[Any], seat: Seat, luck: LiveChance) -> Iterator[Attempt]:
    """All that is refused here."""
    for gesture in tried(game, match, seat, luck):
        attempt = attempted(game, match.setup, match.state, gesture)
        if attempt is not None:
            yield attempt


def moments(game: Game[Any], matches: int, luck: LiveChance) -> Iterator[tuple[Match[Any], Seat]]:
    """Random matches at some moments, each with a seat that may act there."""
    known = setups(game)
    for number in range(matches):
        setup = known[number // 2 % len(known)] if number % 2 else Setup(max(2, game.info.seats[0]))
        match = Match(game, setup, LiveChance(luck.pick(1 << 30)))
        length = LENGTHS[number % len(LENGTHS)]
        while match.result is None and len(match.log) < length:
            if luck.pick(max(1, length // LOOKS)) == 0:
                yield from ((match, seat) for seat in sorted(match.active - {CLOCK}))
            match.submit(fair_action(match, luck), chance=LiveChance(luck.pick(1 << 30)))


def found(game: Game[Any], wanted: set[str], matches: int = MATCHES) -> dict[str, Example]:
    """The simplest example of every sentence that is wanted, as far as one comes up."""
    luck, best = LiveChance(17), dict[str, tuple[Rank, Example]]()
    for match, seat in moments(game, matches if wanted else 0, luck):
        look = Look(game, match, seat)
        for attempt in refused(game, match, seat, luck):
            sentence, simple = attempt.sentence, look.rank(attempt)
            if sentence in wanted and (sentence not in best or simple < best[sentence][0]):
                best[sentence] = simple, example_of(attempt)
    return {sentence: example for sentence, (_, example) in best.items()}


def write(folder: str, slug: str, items: Sequence[Example | Course]) -> None:
    """Write one file, an item a line."""
    (ASSETS / folder).mkdir(exist_ok=True)
    text = b",\n".join(msgspec.json.encode(item) for item in items)
    (ASSETS / folder / f"{slug}.json").write_bytes(b"[\n" + text + b"\n]\n")


def main(slugs: list[str]) -> None:
    """Write the files of these games, of all if none is named."""
    for slug in slugs or games.slugs():
        game = games.load(slug)
        examples = staged(game)
        count = len(examples)
        open_ones = breakable(game) - examples.keys() - without(slug).keys()
        examples |= found(game, open_ones)
        write("examples", slug, [examples[sentence] for sentence in sorted(examples)])
        write("courses", slug, list(played(game).values()))
        print(slug, len(examples), "examples,", count, "by hand; none for", *sorted(open_ones - examples.keys()))


if __name__ == "__main__":
    main(sys.argv[1:])
