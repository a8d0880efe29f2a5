"""From one deal to the next: shuffling, dealing, the exchange, the places."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat, Setup
from tabletop.games.president import INFO
from tabletop.games.president.cards import HEIGHTS
from tabletop.games.president.state import House, Phase, State, exchanges
from tabletop.kit.cards import PACK_54
from tabletop.kit.hands import dealt
from tabletop.kit.shedding import Gift, handed_over


def first_deal(setup: Setup, chance: Chance) -> State:
    """The lot for the dealer, and the first deal."""
    house = INFO.house(House, setup)
    first = _deal(house, setup.seats, chance.pick(setup.seats), chance)
    return replace(first, ahead=INFO.amounts_given(setup))


def next_deal(state: State, chance: Chance) -> State:
    """The deal after the one that is over: the Beggar deals, and will lead after the exchange."""
    beggar = state.order[-1]
    after = _deal(state.house, state.seats, beggar, chance)
    after = replace(after, phase=Phase.DEALT, deal=state.deal + 1, turn=beggar, order=state.order)
    return replace(after, sheet=state.sheet, ahead=state.ahead)


def _deal(house: House, seats: int, dealer: Seat, chance: Chance) -> State:
    faces = bytes(chance.shuffled(PACK_54))
    hands = dealt(PACK_54, seats, dealer)
    return State(house, seats, Phase.PLAY, 1, dealer, faces, hands, turn=(dealer + 1) % seats)


# The exchange


def exchange(state: State) -> State:
    """The exchange of the hands as dealt; with `president.free-return` only its first half."""
    pairs = exchanges(state.order)
    gifts = (forced_gift(state, seat) for high, low, _ in pairs for seat in (low, high))
    given = hand_over(state, [gift for gift in gifts if gift is not None])
    if not state.house.free_return:
        return replace(given, phase=Phase.PLAY)
    return replace(given, phase=Phase.GIVE, givers=tuple(high for high, _, _ in pairs))


def forced_gift(state: State, giver: Seat) -> Gift | None:
    """The cards of a hand as dealt that change hands without anybody choosing them: the highest of the lower places
    and, unless the top places may choose, their lowest."""
    hand = sorted(state.hands[giver], key=lambda token: HEIGHTS[state.faces[token]])
    for high, low, count in exchanges(state.order):
        if giver == low:
            return Gift(tuple(hand[-count:]), low, high, tuple(hand[:-count]))
        if giver == high and not state.house.free_return:
            return Gift(tuple(hand[:count]), high, low, tuple(hand[count:]), lowest=True)
    return None


def hand_over(state: State, gifts: Sequence[Gift]) -> State:
    """Cards change hands, all at the same time; giver and receiver know them from now on."""
    hands, memory = handed_over(state.hands, state.memory, gifts)
    return replace(state, hands=hands, gifts=(*state.gifts, *gifts), memory=memory)


def end_deal(state: State) -> State:
    """One seat alone holds cards: the places are known, and the points."""
    order = (*state.out, *(seat for seat in range(state.seats) if seat not in state.out))
    row = tuple(state.seats - 1 - order.index(seat) for seat in range(state.seats))
    phase = Phase.OVER if state.deal >= state.house.deals else Phase.COUNT
    return replace(state, phase=phase, order=order, sheet=(*state.sheet, row))
