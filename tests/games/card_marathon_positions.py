"""Positions of Card Marathon written as cards: `at("5S 6H 7D 8C 2C JD", me="7C", opp="7S")`.

Seat 0 is to act; its upturned milestones, and those of seat 1, are the first of their rows. Cards that are named
nowhere lie where nobody sees them.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Gesture, GestureKind, Place, Seat
from tabletop.core.view import View
from tabletop.games.card_marathon.engine import GAME
from tabletop.games.card_marathon.moves import FROM_EFFORT, FROM_REFRESHMENTS, draw_from
from tabletop.games.card_marathon.state import ENERGY, MILESTONES, House, Phase, State
from tabletop.kit.cards import PACK_52
from tests.bench import Bench
from tests.cards import card, cards, name_of

SLUG = "card_marathon"
BENCH = Bench(GAME)
GO_ON = Action(CLOCK, "go_on")
EFFORT = Place("effort")
HAND = Place("hand-0")


def at(
    hand: str,
    me: str = "",
    opp: str = "",
    effort: str | int = 1,
    refreshments: int | None = None,
    closed: str = "",
    other: str = "",
    options: dict[str, str] | None = None,
    **more: Any,
) -> State:
    """Six energy cards: seat 0 has drawn; five: its turn begins. `closed` are closed milestones of seat 0, `other` the
    energy of seat 1, as far as they are named; `effort` names its cards from below, or says how many there are;
    `refreshments` is their number (None: all the others). `more` are fields of the state."""
    held, rows = cards(hand), (cards(me), cards(opp))
    lying = cards(effort) if isinstance(effort, str) else []
    named = [*held, *rows[0], *rows[1], *lying, *cards(closed), *cards(other)]
    assert len({*named}) == len(named), "a card lies in two places"
    spare = [one for one in LiveChance(7).shuffled(PACK_52) if one not in named]

    def filled(group: list[int], size: int) -> list[int]:
        return [*group, *(spare.pop() for _ in range(size - len(group)))]

    groups = [held, filled(cards(other), ENERGY), filled([*rows[0], *cards(closed)], MILESTONES)]
    groups.append(filled(rows[1], MILESTONES))
    groups.append(lying if isinstance(effort, str) else filled([], effort))
    left = len(spare) if refreshments is None else refreshments
    groups.append(filled([], left))
    # What is left over lies covered in the effort pile.
    groups[4] = [*spare, *groups[4]]
    faces = [one for group in groups for one in group]
    token = {one: number for number, one in enumerate(faces)}
    own, others, row, row_1, thrown, stock = (tuple(token[one] for one in group) for group in groups)
    state = State(
        house=BENCH.house(House, BENCH.setup(2, options)),
        colours=(0, 1),
        phase=Phase.DRAWN if len(held) > ENERGY else Phase.TURN,
        faces=bytes(faces),
        hands=(own, others),
        rows=(row, row_1),
        refreshments=stock,
        effort=thrown,
        organizer=1,
        upturned=((1 << len(rows[0])) - 1, (1 << len(rows[1])) - 1),
    )
    return replace(state, **more)


def ident(state: State, name: str) -> str:
    """The token id of a card."""
    return f"c{state.faces.index(card(name))}"


def ids(state: State, names: str) -> tuple[str, ...]:
    """The token ids of cards."""
    return tuple(ident(state, name) for name in names.split())


def declare(state: State, names: str) -> Action:
    """Declaring a challenge."""
    return Action(state.turn, "challenge", ids(state, names), EFFORT)


def throw(state: State, name: str) -> Action:
    """Throwing a card."""
    return Action(state.turn, "throw", ids(state, name), EFFORT)


def draw(state: State, effort: bool = False) -> Action:
    """Drawing from the refreshments, or from the effort."""
    return draw_from(state, state.turn, FROM_EFFORT if effort else FROM_REFRESHMENTS)


def upturn(state: State, number: int) -> Action:
    """Upturning a milestone, 1 to 5."""
    place = Place(f"row-{state.turn}", number - 1)
    return Action(state.turn, "upturn", (f"c{state.rows[state.turn][number - 1]}",), place)


def swap(state: State, name: str, number: int) -> Action:
    """Swapping an energy card with the milestone 1 to 5."""
    verb = "swap_open" if state.upturned[state.turn] >> number - 1 & 1 else "swap_closed"
    return Action(state.turn, verb, ids(state, name), Place(f"row-{state.turn}", number - 1))


def drag(state: State, names: str, to: Place, seat: Seat = 0) -> Gesture:
    """Cards are carried to a place."""
    return Gesture(GestureKind.DRAG, seat, ids(state, names), to)


def shown(state: State, seat: Seat | None) -> View:
    """What a seat is shown."""
    return GAME.view(GAME.masked(state, seat), seat)


def named(state: State, tokens: tuple[int, ...]) -> str:
    """Cards by their short names."""
    return " ".join(name_of(state.faces[token]) for token in tokens)


def piles(state: State) -> tuple[int, int]:
    """How many cards the refreshments and the effort have."""
    return len(state.refreshments), len(state.effort)
