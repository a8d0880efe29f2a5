"""A tiny game of two and two: each team agrees on a signal that the other team must not see."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.info import GameInfo, Kind
from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.rules import Rule, Section
from tabletop.core.table import ButtonSpec, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import Msg, SeatName, Text, say
from tabletop.core.view import Button, ButtonKind, ScoreRow, ScoreSheet, View
from tabletop.match.match import Match

TEAMS = ((0, 2), (1, 3))
FACES = ("card-2S", "card-3H")


class SignalState(Struct, frozen=True):
    """`signals[team]` is what it has agreed on; "?" hides it."""

    signals: tuple[str, ...] = ()


class Signals(Game[SignalState]):
    """One partner of each team names its signal; then the first team has won."""

    rules = (Rule("signals.aim", Section.AIM, "Find a signal together."),)
    checks = ()

    def __init__(self) -> None:
        self.info = GameInfo(
            slug="signals",
            title=Msg("toy", "Signals"),
            aim=Msg("toy", "Find a signal together."),
            kind=Kind.CARDS,
            seats=(4, 4),
            age=6,
            minutes=(1, 2),
            verbs=frozenset({"agree"}),
            max_plies=2,
            hidden=True,
            teams=TEAMS,
        )

    def start(self, setup: Setup, chance: Chance) -> SignalState:
        return SignalState()

    def active(self, state: SignalState) -> frozenset[Seat]:
        at = len(state.signals)
        return frozenset(TEAMS[at]) if at < len(TEAMS) else frozenset()

    def candidates(self, state: SignalState, seat: Seat) -> Iterable[Action]:
        return [Action(seat, "agree", choice=face) for face in FACES]

    def apply(self, state: SignalState, action: Action, chance: Chance) -> SignalState:
        return replace(state, signals=(*state.signals, str(action.choice)))

    def result(self, state: SignalState) -> Result | None:
        return Result(TEAMS, "signals.aim", (5, 2, 5, 2)) if len(state.signals) == len(TEAMS) else None

    def masked(self, state: SignalState, seat: Seat | None) -> SignalState:
        own = [seat in team for team in TEAMS]
        return SignalState(tuple(s if mine else "?" for s, mine in zip(state.signals, own, strict=False)))

    def view(self, state: SignalState, seat: Seat | None) -> View:
        cards = tuple(
            Placement(f"s{team}", Place("signals", team), None if face == "?" else face, back="back-petrol")
            for team, face in enumerate(state.signals)
        )
        buttons = tuple(Button(face, _note(face), ButtonKind.PLAIN) for face in FACES)
        active = self.active(state)
        prompt = _note("{player} may speak.", player=SeatName(min(active))) if active else _note("Over.")
        return View(seat, active, cards, prompt, (), buttons, self.result(state))

    def table(self, setup: Setup) -> TableSpec:
        slots = (Point(250, 186), Point(390, 186))
        signals = ZoneSpec("signals", ZoneKind.SPOTS, _note("Signals"), slots=slots, slot_size=80)
        buttons = tuple(ButtonSpec(face, Rect(200 + 130 * at, 250, 110, 44)) for at, face in enumerate(FACES))
        return TableSpec((signals,), buttons=buttons)

    def interpret(self, state: SignalState, gesture: Gesture) -> tuple[Action, ...]:
        if gesture.kind is GestureKind.BUTTON and gesture.button in FACES:
            return (Action(gesture.seat, "agree", choice=gesture.button),)
        return ()

    def describe(self, state: SignalState, action: Action) -> Text:
        return _note("{player} agrees on {face}", player=SeatName(action.seat), face=str(action.choice))

    def report(self, before: SignalState, action: Action, after: SignalState) -> tuple[Text, ...]:
        return (_note("{player} agrees on {face}", player=SeatName(action.seat), face=after.signals[-1]),)

    def score(self, state: SignalState) -> ScoreSheet | None:
        return ScoreSheet(_note("Points"), (ScoreRow(_note("Total"), (5, 2, 5, 2), total=True),))


def _note(source: str, **args: object) -> Text:
    return say(Msg("toy", source), **args)  # type: ignore[arg-type]


def signals_match() -> Match[SignalState]:
    """A match in which nobody has agreed on anything."""
    return Match(Signals(), Setup(4), LiveChance(1))
