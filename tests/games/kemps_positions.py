"""Positions of Kemps written as cards, and actions with the moment at which they are done."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Place, Refusal, Setup
from tabletop.games.kemps.engine import GAME
from tabletop.games.kemps.state import (
    GESTURES,
    HELD,
    SIGNS,
    TOKENS,
    Cards,
    House,
    Phase,
    State,
    Times,
    totals,
)
from tabletop.kit.cards import PACK_52
from tests.bench import Bench
from tests.cards import card, cards, name_of

BENCH = Bench(GAME)
OPEN = (1, 2, 3)
"""The computer players where the first seat plays alone against them."""
ROW = "4S 9C QD 2H"
HANDS = ("KS KH 5C 7C", "3S 5H 8D JC", "6S 6H 10D JD", "AS AH 8C 10C")
NINES = "9S 9H 9D 9C"
KINGS = "KS KH KD KC"
NOW = 100_000


def setup(options: dict[str, str] | None = None, computers: tuple[int, ...] = ()) -> Setup:
    """A table with house rules named without the slug."""
    return replace(BENCH.setup(4, options), computers=computers)


def at(
    *hands: str,
    row: str = ROW,
    cleared: str = "",
    phase: Phase | None = None,
    options: dict[str, str] | None = None,
    computers: tuple[int, ...] = (),
    signals: tuple[str, ...] = ("tug-ear", "yawn"),
    points: tuple[int, int] = (0, 0),
    **more: Any,
) -> State:
    """A deal in which the seats hold these cards (those named last may be left out), and team A signals by tugging an
    ear, team B by a yawn. The fourth seat has dealt; it is the table moment after the first private turn, or all play
    at once."""
    held = [cards(hand) for hand in (*hands, *HANDS[len(hands) :])]
    laid, aside = cards(row), cards(cleared)
    named = [*(number for hand in held for number in hand), *laid, *aside]
    assert len(set(named)) == len(named), "a card lies in two places"
    order = [*named, *(number for number in PACK_52 if number not in named)]
    tokens = iter(PACK_52)
    took = [tuple(next(tokens) for _ in part) for part in (*held, laid, aside)]
    lying = Cards(
        faces=bytes(order), stock=tuple(tokens), hands=tuple(took[:4]), row=took[4], cleared=took[5],
        seen=frozenset(took[4] + took[5]), rows=1 + len(aside) // HELD,
    )  # fmt: skip
    playing = Phase.OPEN if len(computers) == len(OPEN) else Phase.MOMENT
    state = State(
        house=BENCH.house(House, setup(options, computers)),
        colours=(0, 1, 2, 3),
        computers=computers,
        dealer=3,
        cards=lying,
        phase=playing if phase is None else phase,
        sheet=(points,),
        signals=tuple(tuple(map(GESTURES.index, name.split("+"))) for name in signals),
        choosing=(),
        turn=0,
        turns=1,
        lap=1,
        times=Times(now=NOW, due=NOW + 4000, row=NOW, swap=NOW, laid=(NOW - 1000,) * HELD),
    )
    return replace(state, **more)


def token(state: State, name: str) -> str:
    """The token of a card."""
    return TOKENS[state.cards.faces.index(card(name))]


def swap(state: State, seat: int, out: str, taken: str, at_ms: int = 0) -> Action:
    """A card of the hand for a card of the row."""
    slot = [name_of(state.cards.faces[number]) for number in state.cards.row].index(taken)
    return Action(seat, "swap", (token(state, out),), Place("row", slot), at_ms or None)


def sign(seat: int, verb: str, gesture: str, at_ms: int = 0) -> Action:
    """An action with a gesture."""
    return Action(seat, verb, (SIGNS[GESTURES.index(gesture)],), choice=at_ms or None)


def does(seat: int, verb: str, at_ms: int = 0) -> Action:
    """An action with nothing."""
    return Action(seat, verb, choice=at_ms or None)


GO_ON = Action(CLOCK, "go_on")


def after(state: State, *actions: Action, seed: int = 1) -> State:
    """The state after legal actions."""
    return BENCH.after(state, *actions, chance=LiveChance(seed))


def attempt(state: State, action: Action) -> State | Refusal:
    """The state after an action, or why it is refused."""
    return GAME.check(state, action) or after(state, action)


def hand(state: State, seat: int) -> str:
    """A hand as cards."""
    return " ".join(name_of(state.cards.faces[number]) for number in state.cards.hands[seat])


def row(state: State) -> str:
    """The row as cards."""
    return " ".join(name_of(state.cards.faces[number]) for number in state.cards.row)


def score(state: State) -> tuple[int, int]:
    """The points of both teams."""
    return totals(state)


def agreed(state: State, *gestures: str, seed: int = 1) -> State:
    """Whoever may choose does so, one gesture after the other."""
    for gesture in gestures:
        state = after(state, sign(min(GAME.active(state)), "choose_signal", gesture), seed=seed)
    return state


def begun(options: dict[str, str] | None = None, computers: tuple[int, ...] = (), seed: int = 1) -> State:
    """A match whose first cards are dealt."""
    return agreed(GAME.start(setup(options, computers), LiveChance(seed)), "wink", "yawn", seed=seed)


def private_turn(state: State, *actions: Action) -> State:
    """The next private turn with these actions, and the table moment after it to its end."""
    state = after(state, *actions, does(state.turn, "done"))
    while state.phase is Phase.MOMENT:
        state = after(state, GO_ON)
    return state
