"""What a challenge is, and all actions that a seat may make: exact, and cheap enough for play-outs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import cache
from itertools import permutations, product

from tabletop.core.model import Action, Seat
from tabletop.games.card_marathon import state as st
from tabletop.games.card_marathon.state import (
    CHALLENGE,
    EFFORT,
    HANDS,
    MILESTONE_PLACES,
    REFRESHMENTS,
    TOKENS,
    ZONE_LEAD,
    House,
    Phase,
    State,
)
from tabletop.kit.cards import RANKS, SUITS
from tabletop.kit.hands import Tokens

VALUES = 13
ACE_HIGH = 10
"""The first value of the run J-Q-K-A, counted from ace to king."""
RUNS = tuple(tuple((first + step) % VALUES for step in range(CHALLENGE)) for first in range(VALUES))
"""The values of each run of four, by its first one; values go on from the king to the ace."""
FROM_REFRESHMENTS, FROM_EFFORT = "refreshments", "effort"


class Kind(IntEnum):
    """What four cards form."""

    NONE = 0
    FOUR_OF_A_KIND = 1
    STRAIGHT_FLUSH = 2
    STRAIGHT = 3


def value_of(card: int) -> int:
    """The value of a card, 0 to 12 from ace to king."""
    return RANKS[card] - 1


def run_of(cards: Sequence[int]) -> tuple[int, ...] | None:
    """The values of the run that four cards form, in its order; None if they form none."""
    values = {value_of(card) for card in cards}
    if len(values) != CHALLENGE:
        return None
    return next((run for run in RUNS if values.issuperset(run)), None)


def kind_of(cards: Sequence[int]) -> Kind:
    """What so many cards form."""
    if len(cards) != CHALLENGE:
        return Kind.NONE
    if len({value_of(card) for card in cards}) == 1:
        return Kind.FOUR_OF_A_KIND
    if run_of(cards) is None:
        return Kind.NONE
    return Kind.STRAIGHT_FLUSH if len({SUITS[card] for card in cards}) == 1 else Kind.STRAIGHT


def goes_past_ace(run: tuple[int, ...]) -> bool:
    """Whether a run goes on past the ace: Q-K-A-2 and K-A-2-3; A-2-3-4 and J-Q-K-A only end there."""
    return run[0] > ACE_HIGH


def open_runs(house: House, lead: int, blocked: frozenset[int]) -> list[tuple[int, ...]]:
    """The runs of which a seat with this lead may declare a straight; `blocked`: see `blocked_values`."""
    if lead >= ZONE_LEAD:
        return []
    past = house.wrap_straights == "both"
    return [run for run in RUNS if blocked.isdisjoint(run) and (past or not goes_past_ace(run))]


# Actions


@cache
def draw_action(seat: Seat, source: str, top: int) -> Action:
    """Taking a card; `top` lies on top of that pile, -1 if it is empty and has to be made anew first."""
    return Action(seat, "draw", (TOKENS[top],) if top >= 0 else (), HANDS[seat], source)


def draw_from(state: State, seat: Seat, source: str) -> Action:
    """Taking the top card of a pile as it lies now."""
    pile = state.refreshments if source == FROM_REFRESHMENTS else state.effort
    return draw_action(seat, source, pile[-1] if pile else -1)


@cache
def throw_action(seat: Seat, token: int) -> Action:
    """Throwing a card on the effort pile."""
    return Action(seat, "throw", (TOKENS[token],), EFFORT)


def challenge_action(seat: Seat, energy: Sequence[int], shown: Sequence[int]) -> Action:
    """Declaring a challenge: its energy cards in the order in which they are thrown, and upturned milestones."""
    return Action(seat, "challenge", tuple(TOKENS[token] for token in (*energy, *sorted(shown))), EFFORT)


@cache
def upturn_action(seat: Seat, token: int, slot: int) -> Action:
    """Upturning a milestone."""
    return Action(seat, "upturn", (TOKENS[token],), MILESTONE_PLACES[seat][slot])


def swap_action(state: State, seat: Seat, token: int, slot: int) -> Action:
    """Exchanging an energy card with the milestone at a place."""
    verb = "swap_open" if st.is_upturned(state, seat, slot) else "swap_closed"
    return Action(seat, verb, (TOKENS[token],), MILESTONE_PLACES[seat][slot])


def of_turn(state: State, seat: Seat) -> list[Action]:
    """Drawing, or exchanging an energy card with a milestone."""
    found = [draw_from(state, seat, FROM_REFRESHMENTS)]
    if state.effort:
        found.append(draw_from(state, seat, FROM_EFFORT))
    closed = st.may_close_swap(state, seat)
    slots = [slot for slot in range(st.MILESTONES) if closed or st.is_upturned(state, seat, slot)]
    return found + [swap_action(state, seat, token, slot) for slot in slots for token in state.hands[seat]]


def after_drawing(state: State, seat: Seat) -> list[Action]:
    """Every challenge, one for each order of its energy cards, and every card that may be thrown."""
    found = []
    for energy, shown in challenges(state, seat):
        found += [challenge_action(seat, order, shown) for order in orders(state, energy)]
    kept = state.taken if state.house.no_return else -1
    return found + [throw_action(seat, token) for token in state.hands[seat] if token != kept]


def orders(state: State, energy: Tokens) -> Iterator[Tokens]:
    """The orders in which energy cards can be thrown. Only the last one counts, the new top, unless everybody may look
    through the effort."""
    if state.house.browse_effort:
        yield from permutations(energy)
    else:
        yield from (in_order_for(state, (*(other for other in energy if other != top), top)) for top in energy)


def in_order_for(state: State, energy: Sequence[int]) -> Tokens:
    """Energy cards in the order of throwing that stands for all that mean the same."""
    return tuple(energy) if state.house.browse_effort else (*sorted(energy[:-1]), *energy[-1:])


def upturns(state: State, seat: Seat) -> list[Action]:
    """Every closed milestone of the seat."""
    row = state.rows[seat]
    return [upturn_action(seat, row[slot], slot) for slot in range(len(row)) if not st.is_upturned(state, seat, slot)]


def challenges(state: State, seat: Seat) -> Iterator[tuple[Tokens, Tokens]]:
    """Every challenge that a seat may declare: its energy cards and its upturned milestones."""
    faces, shown = state.faces, st.milestones(state, seat)
    usable = (*state.hands[seat], *shown)
    by_value: dict[int, list[int]] = {}
    for token in usable:
        by_value.setdefault(value_of(faces[token]), []).append(token)
    straights = set(open_runs(state.house, st.lead_of(state, seat), st.blocked_values(state, seat)))
    sets = [tuple(tokens) for tokens in by_value.values() if len(tokens) == CHALLENGE]
    for run in RUNS:
        if all(value in by_value for value in run):
            for tokens in product(*(by_value[value] for value in run)):
                if run in straights or len({SUITS[faces[token]] for token in tokens}) == 1:
                    sets.append(tokens)
    hand = state.hands[seat]
    for tokens in sets:
        energy = tuple(token for token in tokens if token in hand)
        if len(energy) >= state.house.min_energy:
            yield energy, tuple(token for token in tokens if token not in hand)


def actions(state: State, seat: Seat) -> list[Action]:
    """Everything that the seat in turn may do."""
    if state.phase is Phase.TURN:
        return of_turn(state, seat)
    return after_drawing(state, seat) if state.phase is Phase.DRAWN else upturns(state, seat)


def in_pile(state: State, source: str, token: int) -> bool:
    """Whether a token lies in the pile of this name."""
    return token in (state.refreshments if source == FROM_REFRESHMENTS else state.effort)


PILES = {REFRESHMENTS.zone: FROM_REFRESHMENTS, EFFORT.zone: FROM_EFFORT}
"""The zones from which cards are drawn, with the choice that names each."""


def held_back(state: State, seat: Seat) -> Iterator[tuple[Tokens, Tokens]]:
    """Every straight of a hand that the lead or the values shown by the other forbid: its energy cards and upturned
    milestones."""
    house, lead = state.house, st.lead_of(state, seat)
    free = open_runs(house, 0, frozenset())
    closed = set(free) - set(open_runs(house, lead, st.blocked_values(state, seat)))
    if not closed:
        return
    faces, hand = state.faces, state.hands[seat]
    by_value: dict[int, list[int]] = {}
    for token in (*hand, *st.milestones(state, seat)):
        by_value.setdefault(value_of(faces[token]), []).append(token)
    for run in free:
        if run in closed and all(value in by_value for value in run):
            for tokens in product(*(by_value[value] for value in run)):
                energy = tuple(token for token in tokens if token in hand)
                if len({SUITS[faces[token]] for token in tokens}) > 1 and len(energy) >= house.min_energy:
                    yield energy, tuple(token for token in tokens if token not in hand)
