"""A tiny game of speed: whoever sees two equal cards takes them at once, or buzzes, and all wait to hear what for."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.info import GameInfo, Kind
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.rules import Check, Rule, Section
from tabletop.core.table import ButtonSpec, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import Msg, SeatName, Text, say
from tabletop.core.view import Button, Fact, View
from tabletop.match.match import Match

HEARD_MS = 60_000
WINS = 5
CARDS = ("card-2S", "card-3H", "card-4D")


class BuzzState(Struct, frozen=True):
    """`faces` are the two cards that lie there, `buzzed` who is heard, `points` those of each seat."""

    points: tuple[int, ...]
    faces: tuple[int, int] = (0, 1)
    buzzed: Seat | None = None


class Buzz(Game[BuzzState]):
    """`take` a pair, `buzz` and then `name` it; `turn` changes one of the cards (the choice says which)."""

    rules = (
        Rule("buzz.aim", Section.AIM, "Be quick."),
        Rule("buzz.heard", Section.PLAY, "Nobody acts while one is heard."),
    )

    def __init__(self, heard_ms: int = HEARD_MS) -> None:
        self._heard_ms = heard_ms
        self.checks = (
            Check("buzz.heard", lambda state, action: state.buzzed not in (None, action.seat), out_of_turn=True),
        )
        self.info = GameInfo(
            slug="buzz",
            title=Msg("toy", "Buzz"),
            aim=Msg("toy", "Be quick."),
            kind=Kind.SPEED,
            seats=(2, 4),
            age=6,
            minutes=(1, 2),
            verbs=frozenset({"take", "buzz", "name", "turn", "forget"}),
            max_plies=500,
            race_verbs=("buzz", "take"),
            real_time=True,
        )

    def start(self, setup: Setup, chance: Chance) -> BuzzState:
        return BuzzState((0,) * setup.seats)

    def active(self, state: BuzzState) -> frozenset[Seat]:
        if self.result(state) is not None:
            return frozenset()
        return frozenset(range(len(state.points))) if state.buzzed is None else frozenset({CLOCK, state.buzzed})

    def candidates(self, state: BuzzState, seat: Seat) -> Iterable[Action]:
        if seat == CLOCK:
            return [Action(CLOCK, "forget")]
        if state.buzzed is not None:
            return [Action(seat, "name")]
        return [Action(seat, "take"), Action(seat, "buzz"), *(Action(seat, "turn", choice=card) for card in (0, 1))]

    def apply(self, state: BuzzState, action: Action, chance: Chance) -> BuzzState:
        if action.verb == "buzz":
            return replace(state, buzzed=action.seat)
        if action.verb == "forget":
            return replace(state, buzzed=None)
        if action.verb == "turn":
            faces = list(state.faces)
            faces[int(action.choice or 0)] = (faces[int(action.choice or 0)] + 1) % len(CARDS)
            return replace(state, faces=(faces[0], faces[1]))
        points = tuple(own + (seat == action.seat) for seat, own in enumerate(state.points))
        return replace(state, points=points, buzzed=None)

    def result(self, state: BuzzState) -> Result | None:
        order = sorted(range(len(state.points)), key=lambda seat: -state.points[seat])
        return Result(tuple((seat,) for seat in order), "buzz.aim") if max(state.points) == WINS else None

    def frozen(self, state: BuzzState) -> bool:
        return state.buzzed is not None

    def deadline_ms(self, state: BuzzState) -> int | None:
        return self._heard_ms if state.buzzed is not None else None

    def view(self, state: BuzzState, seat: Seat | None) -> View:
        cards = tuple(Placement(f"b{at}", Place("cards", at), CARDS[face]) for at, face in enumerate(state.faces))
        buttons = tuple(Button(f"buzz-{s}", _note("Buzz!"), seat=s) for s in range(len(state.points)))
        prompt = _note("Be quick.") if state.buzzed is None else _note("{who} is heard.", who=SeatName(state.buzzed))
        return View(seat, self.active(state), cards, prompt, self.facts(state), buttons, self.result(state))

    def facts(self, state: BuzzState) -> tuple[Fact, ...]:
        """What else is to be seen."""
        return ()

    def table(self, setup: Setup) -> TableSpec:
        cards = ZoneSpec("cards", ZoneKind.SPOTS, _note("Cards"), slots=(Point(250, 186), Point(390, 186)))
        buttons = tuple(ButtonSpec(f"buzz-{s}", Rect(200 + 60 * s, 250, 50, 44)) for s in range(setup.seats))
        return TableSpec((cards,), buttons=buttons)

    def interpret(self, state: BuzzState, gesture: Gesture) -> tuple[Action, ...]:
        if gesture.kind is GestureKind.BUTTON:
            return (Action(gesture.seat, "buzz"),)
        return ()

    def describe(self, state: BuzzState, action: Action) -> Text:
        return _note("{who}: {verb}", who=SeatName(action.seat), verb=f"{action.verb} {action.choice or ''}")

    def report(self, before: BuzzState, action: Action, after: BuzzState) -> tuple[Text, ...]:
        return () if action.seat == CLOCK else (self.describe(before, action),)


def _note(source: str, **args: object) -> Text:
    return say(Msg("toy", source), **args)  # type: ignore[arg-type]


def buzz_match(seats: int = 3, heard_ms: int = HEARD_MS) -> Match[BuzzState]:
    """A match in which nobody has done anything."""
    return Match(Buzz(heard_ms), Setup(seats), LiveChance(1))
