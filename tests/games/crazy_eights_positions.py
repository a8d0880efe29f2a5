"""Positions of Crazy Eights written as cards: `at("6C 6S KD", "9H 2C", top="6H")`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletop.core.chance import Chance, LiveChance
from tabletop.core.model import CLOCK, Action, Place
from tabletop.games.crazy_eights.engine import GAME
from tabletop.games.crazy_eights.state import House, Phase, State
from tabletop.kit.cards import PACK_54, RANKS, SUIT_LETTERS, SUITS
from tests.bench import Bench
from tests.cards import card, cards

BENCH = Bench(GAME)
GO_ON = Action(CLOCK, "go_on")
refused, rule_of = BENCH.refused, BENCH.rule


def at(
    *hands: str | int,
    top: str,
    stock: str | None = None,
    under: str = "",
    options: dict[str, str] | None = None,
    **more: Any,
) -> State:
    """Seat 0 is to play. A hand that is a number holds so many cards that are named nowhere.

    `stock` is drawn from left to right; None: all cards that are nowhere else. `under` are the discards below the top.
    `options` are named without the slug; `more` are fields of the state.
    """
    house = BENCH.house(House, BENCH.setup(len(hands), options))
    discards = [*cards(under), card(top)]
    written = [*cards(" ".join(hand for hand in hands if isinstance(hand, str))), *discards, *cards(stock or "")]
    assert len(set(written)) == len(written), "a card lies in two places"
    spare = [c for c in PACK_54 if c not in written and RANKS[c] in range(3, 8)]
    named = [cards(hand) if isinstance(hand, str) else [spare.pop() for _ in range(hand)] for hand in hands]
    used = [c for hand in named for c in hand] + discards
    drawn = [c for c in PACK_54 if c not in used] if stock is None else cards(stock)
    order = [*used, *drawn]
    faces = [*order, *(c for c in PACK_54 if c not in order)]
    token = {c: index for index, c in enumerate(faces)}
    suit = SUITS[discards[-1]] if SUITS[discards[-1]] < 4 else 0
    state = State(
        house=house,
        seats=len(hands),
        phase=Phase.PLAY,
        deal=1,
        dealer=len(hands) - 1,
        faces=bytes(faces),
        hands=tuple(tuple(token[c] for c in hand) for hand in named),
        stock=tuple(token[c] for c in reversed(drawn)),
        discard=tuple(token[c] for c in discards),
        suit=suit,
        turn=0,
    )
    return replace(state, **more)


def ids(state: State, names: str) -> tuple[str, ...]:
    """The token ids of cards."""
    return tuple(f"c{state.faces.index(c)}" for c in cards(names))


def play(state: State, names: str, choice: str | None = None, seat: int | None = None) -> Action:
    """Laying these cards, in this order."""
    return Action(state.turn if seat is None else seat, "play", ids(state, names), Place("discard"), choice)


def draw(state: State) -> Action:
    """Drawing a card."""
    return Action(state.turn, "draw")


def give(state: State, seat: int, name: str) -> Action:
    """Giving a card to the seat that was caught."""
    return Action(seat, "give", ids(state, name))


def after(state: State, *actions: Action, chance: Chance | None = None) -> State:
    """The state after legal actions; a moment in between is waited for until the next play."""
    luck = chance or LiveChance(1)
    for action in actions:
        if state.phase is Phase.MOMENT and action.verb in ("play", "draw"):
            state = GAME.apply(state, GO_ON, luck)
        state = BENCH.after(state, action, chance=luck)
    return state


def hand(state: State, seat: int) -> set[int]:
    """The cards in a hand."""
    return {state.faces[token] for token in state.hands[seat]}


def top(state: State) -> int:
    """The top card."""
    return state.faces[state.discard[-1]]


def suit(state: State) -> str:
    """The letter of the suit in force."""
    return SUIT_LETTERS[state.suit]
