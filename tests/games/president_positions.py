"""Positions of President written as cards: `at("7H 7S", "KC", 5, trick="5C 5D")`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletop.core.chance import ScriptedChance
from tabletop.core.model import CLOCK, Action, Place
from tabletop.games.president.engine import GAME
from tabletop.games.president.state import House, Phase, State
from tabletop.kit.cards import PACK_54
from tests.bench import Bench
from tests.cards import cards, name_of

BENCH = Bench(GAME)
GO_ON = Action(CLOCK, "go_on")
after, refused, rule_of, setup_of, why = BENCH.after, BENCH.refused, BENCH.rule, BENCH.setup, BENCH.why


def at(*hands: str | int, trick: str = "", options: dict[str, str] | None = None, **more: Any) -> State:
    """Seat 0 is to play. A hand that is a number holds so many cards that are named nowhere, the lowest first.

    `trick` are its plays, separated by commas; the last one was made by the last seat unless `last` says otherwise. All
    other cards have been discarded. `more` are fields of the state.
    """
    plays = [cards(play) for play in trick.split(",") if play]
    written = cards(" ".join(hand for hand in hands if isinstance(hand, str))) + [c for play in plays for c in play]
    assert len(set(written)) == len(written), "a card lies in two places"
    spare = sorted((c for c in PACK_54 if c not in written), key=lambda c: -((c % 13 - 2) % 13 + 20 * (c > 51)))
    named = [cards(hand) if isinstance(hand, str) else [spare.pop() for _ in range(hand)] for hand in hands]
    order = [*(c for hand in named for c in hand), *(c for play in plays for c in play)]
    gone = [c for c in PACK_54 if c not in order]
    token = {c: index for index, c in enumerate([*order, *gone])}
    state = State(
        house=BENCH.house(House, setup_of(len(hands), options)),
        seats=len(hands),
        phase=Phase.PLAY,
        deal=1,
        dealer=len(hands) - 1,
        faces=bytes([*order, *gone]),
        hands=tuple(tuple(sorted(token[c] for c in hand)) for hand in named),
        turn=0,
        trick=tuple(tuple(sorted(token[c] for c in play)) for play in plays),
        discard=tuple(token[c] for c in gone),
        last=len(hands) - 1 if plays else -1,
    )
    return replace(state, **more)


def dealt(*hands: str, order: tuple[int, ...], options: dict[str, str] | None = None, **more: Any) -> State:
    """A second deal before its exchange; `order` are the places of the first."""
    points = tuple(len(hands) - 1 - order.index(seat) for seat in range(len(hands)))
    chosen: dict[str, Any] = {"phase": Phase.DEALT, "deal": 2, "order": order, "dealer": order[-1], "turn": order[-1]}
    return at(*hands, options=options, discard=(), **chosen, sheet=(points,), **more)


def stacked(seats: int, pack: list[int], dealer: int = 0, options: dict[str, str] | None = None) -> State:
    """A first deal in which the pack lies in this order, first dealt first."""
    return GAME.start(setup_of(seats, options), ScriptedChance([dealer, *picks_of(pack)]))


def picks_of(pack: list[int]) -> list[int]:
    """The outcomes that shuffle the pack into this order."""
    lying, outcomes = list(PACK_54), []
    for last in range(len(lying) - 1, 0, -1):
        other = lying.index(pack[last])
        outcomes.append(other)
        lying[last], lying[other] = lying[other], lying[last]
    return outcomes


def ids(state: State, names: str) -> tuple[str, ...]:
    """The token ids of cards."""
    return tuple(f"c{state.faces.index(c)}" for c in cards(names))


def play(state: State, names: str, seat: int | None = None) -> Action:
    """Laying these cards."""
    return Action(state.turn if seat is None else seat, "play", ids(state, names), Place("trick"))


def passes(seat: int) -> Action:
    """Passing."""
    return Action(seat, "pass")


def give(state: State, seat: int, names: str) -> Action:
    """Giving cards back."""
    return Action(seat, "give", ids(state, names))


def swept(state: State) -> State:
    """The state after the trick that is over has been taken away."""
    assert state.phase is Phase.SWEEP
    return after(state, GO_ON)


def hand(state: State, seat: int) -> set[str]:
    """The cards in a hand, by their short names."""
    return {name_of(state.faces[token]) for token in state.hands[seat]}
