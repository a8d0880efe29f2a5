"""A tiny game with all that a table must be able to show: hidden hands, choices, forced moves, a clock, races."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.chance import Chance, LiveChance
from tabletop.core.game import Game
from tabletop.core.info import GameInfo, Kind
from tabletop.core.model import (
    CLOCK,
    Action,
    Gesture,
    GestureKind,
    Place,
    Placement,
    Refusal,
    Result,
    Seat,
    Setup,
)
from tabletop.core.rules import Check, Rule, Section, Violation
from tabletop.core.table import ButtonSpec, LegendRow, Point, Rect, TableSpec, ZoneKind, ZoneSpec
from tabletop.core.text import Msg, SeatName, Text, say
from tabletop.core.view import (
    Button,
    ButtonKind,
    CountFact,
    NoteFact,
    PlateFact,
    ScoreRow,
    ScoreSheet,
    View,
)
from tabletop.match.match import Match

_FOREVER_MS = 3_600_000
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10")


def note(source: str, **args: object) -> Text:
    """A text that no catalogue holds."""
    return say(Msg("toy", source), **args)  # type: ignore[arg-type]


class ToyState(Struct, frozen=True):
    """`hands[seat]` and `pile` are tokens; `faces` belongs to the token's number."""

    turn: Seat
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    faces: tuple[str, ...]
    called: tuple[Seat, ...] = ()
    swept: int = 0


def face(state: ToyState, token: str) -> str:
    """The art key of a token."""
    return state.faces[int(token[1:])]


def rank(state: ToyState, token: str) -> int:
    """2 to 10."""
    return RANKS.index(face(state, token)[5:-1])


class Toy(Game[ToyState]):
    """Cards go up on the pile; who cannot play passes; four cards are swept by the clock; who is out first wins.
    `patient`: the clock leaves them there until somebody has seen them."""

    core_rule_aliases: ClassVar[dict[str, str]] = {"core.not_your_turn": "toy.turn"}
    rules = (
        Rule("toy.aim", Section.AIM, "Whoever is out first wins."),
        Rule("toy.turn", Section.PLAY, "The players take turns."),
        Rule("toy.up", Section.PLAY, "Only a higher card may be laid."),
        Rule("toy.out", Section.END, "Whoever has no card left wins."),
    )

    def __init__(self, hidden: bool = True, races: bool = False, cards: int = 3, patient: bool = False) -> None:
        self._cards = cards
        self._patient = patient
        self._races = races
        self.info = GameInfo(
            slug="toy",
            title=Msg("toy", "Toy"),
            aim=Msg("toy", "Whoever is out first wins."),
            kind=Kind.CARDS,
            seats=(1, 4),
            age=6,
            minutes=(1, 2),
            verbs=frozenset({"play", "pass", "sweep", "call", "bell", "name"}),
            max_plies=500,
            hidden=hidden,
            race_verbs=("bell", "call") if races else (),
        )
        self.checks = (
            Check("toy.up", self._too_low, frozenset({"play"})),
            Check("toy.turn", lambda state, action: action.seat in state.called, frozenset({"call", "bell"})),
        )

    def _too_low(self, state: ToyState, action: Action) -> Violation | None:
        if not state.pile or rank(state, action.tokens[0]) >= rank(state, state.pile[-1]):
            return None
        return Violation(
            tokens=(state.pile[-1],), why=note("The {card} is too low.", card=face(state, action.tokens[0]))
        )

    def start(self, setup: Setup, chance: Chance) -> ToyState:
        deck = chance.shuffled([f"card-{rank}{suit}" for suit in "SHDC" for rank in RANKS])
        hands = tuple(
            tuple(f"t{seat * self._cards + index}" for index in range(self._cards)) for seat in range(setup.seats)
        )
        return ToyState(0, hands, (), deck)

    def active(self, state: ToyState) -> frozenset[Seat]:
        if self.result(state) is not None:
            return frozenset()
        if len(state.pile) == 4:
            return frozenset({CLOCK, *range(len(state.hands))}) if self._races else frozenset({CLOCK})
        return frozenset({state.turn})

    def candidates(self, state: ToyState, seat: Seat) -> Iterable[Action]:
        if seat == CLOCK:
            return [Action(CLOCK, "sweep")] if len(state.pile) == 4 else []
        if len(state.pile) == 4:
            return [Action(seat, "call"), Action(seat, "bell")] if self._races and seat not in state.called else []
        hand = [Action(seat, "play", (token,), Place("pile")) for token in state.hands[seat]]
        plays = [play for play in hand if not self._too_low(state, play)]
        return [*plays, *([Action(seat, "name", choice=c) for c in "ab"] if plays else [Action(seat, "pass")])]

    def apply(self, state: ToyState, action: Action, chance: Chance) -> ToyState:
        if action.verb == "sweep":
            return replace(state, pile=(), swept=state.swept + 1, called=())
        if action.verb in ("call", "bell"):
            return replace(state, called=(*state.called, action.seat))
        turn = (action.seat + 1) % len(state.hands)
        if action.verb == "name":
            return state
        if action.verb == "pass":
            return replace(state, turn=turn, pile=())
        hand = tuple(token for token in state.hands[action.seat] if token not in action.tokens)
        hands = (*state.hands[: action.seat], hand, *state.hands[action.seat + 1 :])
        return replace(state, turn=turn, hands=hands, pile=(*state.pile, *action.tokens))

    def result(self, state: ToyState) -> Result | None:
        if all(state.hands):
            return None
        order = sorted(range(len(state.hands)), key=lambda seat: len(state.hands[seat]))
        groups: list[tuple[Seat, ...]] = []
        for seat in order:
            if groups and len(state.hands[groups[-1][0]]) == len(state.hands[seat]):
                groups[-1] = (*groups[-1], seat)
            else:
                groups.append((seat,))
        texts = tuple(note("{count} left", count=len(hand)) for hand in state.hands)
        return Result(tuple(groups), "toy.out", tuple(-len(hand) for hand in state.hands), texts)

    def masked(self, state: ToyState, seat: Seat | None) -> ToyState:
        others = {token for owner, hand in enumerate(state.hands) for token in hand if owner != seat}
        if not self.info.hidden:
            return state
        return replace(state, faces=tuple("" if f"t{at}" in others else face for at, face in enumerate(state.faces)))

    def view(self, state: ToyState, seat: Seat | None) -> View:
        placements = []
        for owner, hand in enumerate(state.hands):
            for slot, token in enumerate(hand):
                shown = face(state, token) or None
                placements.append(Placement(token, Place(f"hand-{owner}", slot), shown, owner, "back-petrol"))
        placements += [Placement(token, Place("pile", n), face(state, token)) for n, token in enumerate(state.pile)]
        facts = tuple(PlateFact(s, note("{count} cards", count=len(h)), 1, 3) for s, h in enumerate(state.hands))
        buttons = [Button("name", note("Name something"), ButtonKind.MAIN)]
        if self._races:
            calls = [Button(f"call-{s}", note("Call!"), ButtonKind.CALL, s, "AL"[s]) for s in range(2)]
            buttons = calls if len(state.pile) == 4 else buttons
        prompt = note("{player} plays a card.", player=SeatName(state.turn))
        more = (NoteFact(note("a toy")), CountFact("pile", len(state.pile)))
        over = self.result(state)
        return View(seat, self.active(state), tuple(placements), prompt, (*facts, *more), tuple(buttons), over)

    def table(self, setup: Setup) -> TableSpec:
        hands = tuple(
            ZoneSpec(f"hand-{s}", ZoneKind.FAN, note("Hand of {player}", player=SeatName(s)), seat=s)
            for s in range(setup.seats)
        )
        pile = ZoneSpec("pile", ZoneKind.PILE, note("Pile"), slots=(Point(320, 186),), area=Rect(288, 142, 63, 88))
        buttons = (ButtonSpec("name", Rect(430, 160, 110, 44)), ButtonSpec("call-0", Rect(560, 330, 56, 56)))
        legend = (LegendRow("8", note("goes on everything")),)
        return TableSpec((*hands, pile), buttons=buttons, legend=legend)

    def interpret(self, state: ToyState, gesture: Gesture) -> tuple[Action, ...]:
        if gesture.kind is GestureKind.BUTTON and gesture.button == "name":
            return tuple(Action(gesture.seat, "name", choice=choice) for choice in "ab")
        if gesture.kind is GestureKind.BUTTON and gesture.button.startswith("call"):
            return (Action(gesture.seat, "call"),)
        if gesture.kind is GestureKind.DRAG and gesture.to is not None and gesture.to.zone == "pile":
            return (Action(gesture.seat, "play", gesture.tokens, Place("pile")),)
        return ()

    def describe(self, state: ToyState, action: Action) -> Text:
        if action.verb == "play":
            card = face(state, action.tokens[0]) or "a card"
            return note("{player} plays {card}", player=SeatName(action.seat), card=card)
        return note("{player}: {verb}", player=SeatName(action.seat), verb=f"{action.verb} {action.choice or ''}")

    def report(self, before: ToyState, action: Action, after: ToyState) -> tuple[Text, ...]:
        card = face(after, action.tokens[0]) or "a card" if action.tokens else ""
        return (note("{player}: {verb}", player=SeatName(action.seat), verb=action.verb), note(str(card)))

    def score(self, state: ToyState) -> ScoreSheet | None:
        left = tuple(len(hand) for hand in state.hands)
        swept = ScoreRow(note("Swept"), tuple(state.swept for _ in left), current=True)
        return ScoreSheet(note("Cards left"), (swept, ScoreRow(note("Total"), left, total=True)), lowest_wins=True)

    def forced(self, state: ToyState) -> Action | None:
        if self.result(state) is not None or len(state.pile) == 4:
            return None
        found = self.legal(state, state.turn)
        return found[0] if len(found) == 1 and found[0].verb == "pass" else None

    def may_hasten(self, state: ToyState) -> bool:
        return self._patient and len(state.pile) == 4

    def deadline_ms(self, state: ToyState) -> int | None:
        return (_FOREVER_MS if self._patient else 40) if len(state.pile) == 4 else None


def toy_match(
    seats: int = 2,
    hidden: bool = True,
    races: bool = False,
    cards: int = 3,
    seed: int = 1,
    friendly: bool = False,
    patient: bool = False,
) -> Match[ToyState]:
    """A match of the toy game with a known deal."""
    return Match(Toy(hidden, races, cards, patient), Setup(seats), LiveChance(seed), friendly)


def a_play(match: Match[ToyState]) -> Action:
    """A legal play of the seat whose turn it is."""
    return next(a for a in match.game.legal(match.state, match.state.turn) if a.verb == "play")


def too_low(match: Match[ToyState]) -> Action | None:
    """A play that is refused, if there is one."""
    turn = match.state.turn
    plays = [Action(turn, "play", (token,), Place("pile")) for token in match.state.hands[turn]]
    return next((play for play in plays if isinstance(match.game.check(match.state, play), Refusal)), None)
