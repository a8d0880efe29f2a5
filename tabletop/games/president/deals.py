"""From one deal to the next: shuffling, dealing, the exchange, the places."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat, Setup
from tabletop.games.president.ranks import HEIGHTS
from tabletop.games.president.state import Gift, House, Phase, State, exchanges, parse_house
from tabletop.kit.cards import PACK_54
from tabletop.kit.hands import dealt


def first_deal(setup: Setup, options: Mapping[str, str], chance: Chance) -> State:
    """The lot for the dealer, and the first deal."""
    house = parse_house(options, setup.options)
    return _deal(house, setup.seats, chance.pick(setup.seats), chance)


def next_deal(state: State, chance: Chance) -> State:
    """The deal after the one that is over: the Beggar deals, and will lead after the exchange."""
    beggar = state.order[-1]
    after = _deal(state.house, state.seats, beggar, chance)
    return replace(after, phase=Phase.DEALT, deal=state.deal + 1, turn=beggar, order=state.order, sheet=state.sheet)


def _deal(house: House, seats: int, dealer: Seat, chance: Chance) -> State:
    faces = bytes(chance.shuffled(PACK_54))
    hands = dealt(PACK_54, seats, dealer)
    return State(house, seats, Phase.PLAY, 1, dealer, faces, hands, turn=(dealer + 1) % seats)


def exchange(state: State) -> State:
    """The exchange of the hands as dealt; with `president.free-return` only its first half."""
    given = hand_over(state, forced_gifts(state))
    if not state.house.free_return:
        return replace(given, phase=Phase.PLAY)
    return replace(given, phase=Phase.GIVE, givers=tuple(high for high, _, _ in exchanges(state.order)))


def forced_gifts(state: State) -> tuple[Gift, ...]:
    """The cards that change hands without anybody choosing them: the highest of the lower places and, unless the top
    places may choose, their lowest."""
    gifts: list[Gift] = []
    for high, low, count in exchanges(state.order):
        gifts += [Gift(token, low, high) for token in _by_height(state, low)[-count:]]
        if not state.house.free_return:
            gifts += [Gift(token, high, low) for token in _by_height(state, high)[:count]]
    return tuple(gifts)


def _by_height(state: State, seat: Seat) -> list[int]:
    """The tokens of a hand, the lowest first."""
    return sorted(state.hands[seat], key=lambda token: HEIGHTS[state.faces[token]])


def hand_over(state: State, gifts: tuple[Gift, ...]) -> State:
    """Cards change hands, all at the same time."""
    hands = [set(hand) for hand in state.hands]
    for gift in gifts:
        hands[gift.giver].remove(gift.token)
        hands[gift.receiver].add(gift.token)
    return replace(state, hands=tuple(tuple(sorted(hand)) for hand in hands), gifts=(*state.gifts, *gifts))


def end_deal(state: State) -> State:
    """One seat alone holds cards: the places are known, and the points."""
    order = (*state.out, *(seat for seat in range(state.seats) if seat not in state.out))
    row = tuple(state.seats - 1 - order.index(seat) for seat in range(state.seats))
    phase = Phase.OVER if state.deal >= state.house.deals else Phase.COUNT
    return replace(state, phase=phase, order=order, sheet=(*state.sheet, row))
