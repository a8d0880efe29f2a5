"""From one deal to the next: shuffling, dealing, the start card."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat, Setup
from tabletop.games.crazy_eights import INFO
from tabletop.games.crazy_eights.state import SEVEN, WILD, House, Phase, State
from tabletop.games.crazy_eights.transitions import effect_of, take_effect
from tabletop.kit.cards import PACK_54, RANKS, SUITS
from tabletop.kit.hands import dealt

HAND_SIZE = 8


def first_deal(setup: Setup, chance: Chance) -> State:
    """The lot for the dealer, and the first deal."""
    house = INFO.house(House, setup)
    return _deal(house, setup.seats, 1, chance.pick(setup.seats), INFO.amounts_given(setup), chance)


def next_deal(state: State, chance: Chance) -> State:
    """The deal after the one that was counted."""
    dealer = (state.dealer + 1) % state.seats
    after = _deal(state.house, state.seats, state.deal + 1, dealer, state.fewer, chance)
    return replace(after, sheet=state.sheet)


def _deal(house: House, seats: int, deal: int, dealer: Seat, fewer: tuple[int, ...], chance: Chance) -> State:
    faces = bytes(chance.shuffled(PACK_54))
    given = seats * HAND_SIZE
    stock = list(reversed(PACK_54[given:]))
    start = stock.pop()
    while RANKS[faces[start]] in WILD:
        stock.insert(0, start)
        start = stock.pop()
    hands = dealt(PACK_54[:given], seats, dealer)
    for seat, count in enumerate(fewer):
        stock[:0] = hands[seat][HAND_SIZE - count :]
    state = State(
        house=house,
        seats=seats,
        phase=Phase.PLAY,
        deal=deal,
        dealer=dealer,
        faces=faces,
        hands=tuple(hand[: HAND_SIZE - count] for hand, count in zip(hands, fewer or (0,) * seats, strict=True)),
        stock=tuple(stock),
        discard=(start,),
        suit=SUITS[faces[start]],
        turn=(dealer + 1) % seats,
        fewer=fewer,
    )
    return _start_effect(state, chance) if house.start_effects else state


def _start_effect(state: State, chance: Chance) -> State:
    """The start card acts as if the dealer had laid it; a 7 does nothing."""
    rank = RANKS[state.faces[state.discard[0]]]
    if rank == SEVEN:
        return state
    effect = effect_of(state, state.dealer, rank, 1)
    return take_effect(replace(state, step=effect.step, turn=effect.turn), effect, chance)
