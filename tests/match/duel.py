"""A tiny game for testing the match: two seats, a hidden card each, a die, a race to slap.

Seat 0 and 1 in turn `roll` (luck), `peek` (shows the seat its own card), `step` (nothing special); `slap` is a race;
`finish` ends the match.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.game import Game
from tabletop.core.info import GameInfo, Kind
from tabletop.core.model import Action, Gesture, GestureKind, Place, Placement, Result, Seat, Setup
from tabletop.core.rules import Check, Rule, Section
from tabletop.core.table import Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.core.view import View

WORD = QT_TRANSLATE_NOOP("duel", "A word.")


class State(Struct, frozen=True):
    """`cards[seat]` is a face; `peeked` are the seats that have seen their own card."""

    cards: tuple[int, int]
    turn: Seat = 0
    steps: int = 0
    rolled: int = 0
    peeked: tuple[bool, bool] = (False, False)
    slapped: Seat | None = None
    over: bool = False


class Duel(Game[State]):
    """See the module."""

    info = GameInfo(
        slug="duel",
        title=WORD,
        aim=WORD,
        kind=Kind.CARDS,
        seats=(2, 2),
        age=4,
        minutes=(1, 1),
        verbs=frozenset({"roll", "peek", "step", "slap", "finish"}),
        max_plies=99,
        hidden=True,
        race_verbs=("slap",),
    )
    rules = (
        Rule("duel.aim", Section.AIM, "Be quick."),
        Rule("duel.three-steps", Section.PLAY, "Nobody steps more than three times."),
    )
    checks = (Check("duel.three-steps", lambda state, _: state.steps >= 3, frozenset({"step"})),)

    def start(self, setup: Setup, chance: Chance) -> State:
        return State((chance.pick(9), chance.pick(9)))

    def active(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.over else frozenset({0, 1}) if state.slapped is None else frozenset({state.turn})

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        verbs = self.info.verbs - ({"step"} if state.steps >= 3 else set())
        return [Action(seat, verb) for verb in sorted(verbs)]

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "roll":
            return replace(state, rolled=chance.roll())
        if action.verb == "peek":
            return replace(state, peeked=tuple(p or s == action.seat for s, p in enumerate(state.peeked)))
        if action.verb == "slap":
            return replace(state, slapped=action.seat, turn=action.seat)
        if action.verb == "finish":
            return replace(state, over=True)
        return replace(state, steps=state.steps + 1)

    def result(self, state: State) -> Result | None:
        return Result(((0,), (1,)), "duel.aim") if state.over else None

    def masked(self, state: State, seat: Seat | None) -> State:
        known = (card if seat == owner and state.peeked[owner] else -1 for owner, card in enumerate(state.cards))
        return replace(state, cards=tuple(known))

    def view(self, state: State, seat: Seat | None) -> View:
        placements = tuple(
            Placement(
                f"card-{owner}",
                Place("hand", owner),
                f"card-{state.cards[owner]}" if state.cards[owner] >= 0 else None,
                owner,
                "back-petrol",
            )
            for owner in (0, 1)
        )
        return View(seat, self.active(state), placements, say(WORD), result=self.result(state))

    def table(self, setup: Setup) -> TableSpec:
        slots = (Point(100, 100), Point(200, 100), Point(300, 100))
        hand = ZoneSpec("hand", ZoneKind.SPOTS, say(WORD), slots=slots, arrange_with=("rack",))
        rack = ZoneSpec("rack", ZoneKind.ROW, say(WORD), area=Rect(320, 300, 200, 90), arrange_with=("rack", "hand"))
        return TableSpec((hand, rack))

    def interpret(self, state: State, gesture: Gesture) -> tuple[Action, ...]:
        seat = gesture.seat
        if gesture.kind is GestureKind.BUTTON and gesture.button in self.info.verbs:
            return (Action(seat, gesture.button),)
        if gesture.kind is GestureKind.BUTTON and gesture.button == "any":
            return (Action(seat, "step"), Action(seat, "roll"))
        return ()

    def describe(self, state: State, action: Action) -> Text:
        return say(WORD)


DUEL = Duel()
