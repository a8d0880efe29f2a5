"""Positions of Athletic Games written as cards: `at("B7 P4", piles=("P7", "", "Y3 Y4", "B1", "R9"))`.

B blue, P purple, K pink, O orange, Y yellow, R red; a pile is written from bottom to top, "" is a hole.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Place
from tabletop.core.view import View
from tabletop.games.athletic_games.cards import DECK, VALUES
from tabletop.games.athletic_games.engine import GAME
from tabletop.games.athletic_games.state import House, State
from tests.bench import Bench

LETTERS = "BPKOYR"
SLUG = "athletic_games"
BENCH = Bench(GAME)
FIVE = ("R9", "R7", "P5", "K3", "O1")
"""Five piles of one card that play no part."""


def card(name: str) -> int:
    """The card of a short name: "B7", "R10"."""
    return LETTERS.index(name[0]) * VALUES + int(name[1:]) - 1


def cards(names: str) -> list[int]:
    """The cards of several short names."""
    return [card(name) for name in names.split()]


def name_of(one: int) -> str:
    """The short name of a card."""
    return f"{LETTERS[one // VALUES]}{one % VALUES + 1}"


def at(
    *hands: str | int,
    piles: tuple[str, ...] = FIVE,
    stock: int | str | None = None,
    options: dict[str, str] | None = None,
    **more: Any,
) -> State:
    """Seat 0 is to play. A hand or stock that is a number holds so many cards that are named nowhere; a stock that is
    None holds all of them. A written stock is drawn from left to right."""
    house = BENCH.house(House, BENCH.setup(len(hands), options))
    written = cards(
        " ".join([*(h for h in hands if isinstance(h, str)), *piles, stock if isinstance(stock, str) else ""])
    )
    assert len(set(written)) == len(written), "a card lies in two places"
    spare = [one for one in reversed(DECK) if one not in written]
    held = [cards(hand) if isinstance(hand, str) else [spare.pop() for _ in range(hand)] for hand in hands]
    if isinstance(stock, str):
        drawn = cards(stock)
    else:
        drawn = [spare.pop() for _ in range(len(spare) if stock is None else stock)]
    lying = [cards(pile) for pile in piles]
    order = [one for group in (*held, *lying, drawn) for one in group]
    faces = [*order, *(one for one in DECK if one not in order)]
    token = {one: index for index, one in enumerate(faces)}
    tokens = tuple(tuple(token[one] for one in pile) for pile in lying)
    state = State(
        house=house,
        seats=len(hands),
        faces=bytes(faces),
        hands=tuple(tuple(token[one] for one in hand) for hand in held),
        piles=tokens,
        stock=tuple(token[one] for one in reversed(drawn)),
        medals=(0,) * len(hands),
        stood=frozenset((tokens,)) if house.free_card_moves else frozenset(),
    )
    return replace(state, **more)


def ident(state: State, name: str) -> str:
    """The token id of a card."""
    return f"c{state.faces.index(card(name))}"


def play(state: State, name: str, place: int) -> Action:
    """Laying a card on a place, 1 to 5."""
    return Action(state.turn, "play", (ident(state, name),), Place(f"place-{place}"))


def move(state: State, come: int, go: int, verb: str = "move_pile") -> Action:
    """Moving the pile (or its top card) of one place to another."""
    pile = state.piles[come - 1]
    return Action(state.turn, verb, (f"c{pile[-1]}",), Place(f"place-{go}"))


def end(state: State) -> Action:
    """Ending the turn."""
    return Action(state.turn, "end_turn")


def action_for(state: State, step: tuple[Any, ...]) -> Action:
    """("B7", 1) lays a card on a place, (2, 3) moves a pile, (2, 3, "move_top") its top card, () ends the turn."""
    if not step:
        return end(state)
    return play(state, *step) if isinstance(step[0], str) else move(state, *step)


def after(state: State, *steps: tuple[Any, ...], chance: Chance | None = None) -> State:
    """The state after legal steps, written as for `action_for`."""
    for step in steps:
        state = BENCH.after(state, action_for(state, step), chance=chance)
    return state


def shown(state: State, seat: int | None) -> View:
    """What a seat is shown."""
    return GAME.view(GAME.masked(state, seat), seat)


def pile(state: State, place: int) -> str:
    """The cards of a place, 1 to 5, from bottom to top."""
    return " ".join(name_of(state.faces[token]) for token in state.piles[place - 1])


def hand(state: State, seat: int = 0) -> set[str]:
    """The cards in a hand."""
    return {name_of(state.faces[token]) for token in state.hands[seat]}


def everything(state: State) -> list[int]:
    """All tokens, wherever they lie, in order."""
    return sorted(token for group in (*state.hands, *state.piles, state.stock) for token in group)
