"""From one round to the next: shuffling, dealing, what is special in a deal, the trade, medals and seats."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Seat, Setup
from tabletop.games.dream_team import INFO
from tabletop.games.dream_team.cards import DECK, FREE, HEIGHTS, KICKOFF, KINDS, RED, YELLOW, kinds_of
from tabletop.games.dream_team.state import (
    BRONZE,
    GOLD,
    PACK,
    SILVER,
    House,
    Phase,
    State,
    clockwise,
    token_of,
    trades,
)
from tabletop.kit.hands import dealt
from tabletop.kit.shedding import Gift, handed_over

HAT_TRICK_TO = 5
"""The worst value that makes a Hat Trick with both Free Kicks."""


def first_round(setup: Setup, chance: Chance) -> State:
    """The first round is dealt, and the seats are drawn by lot."""
    house = INFO.house(House, setup)
    faces, seated = bytes(chance.shuffled(DECK)), chance.shuffled(range(setup.seats))
    first = State(house, setup.seats, Phase.PLAY, 0, seated, faces, (), -1, ahead=INFO.amounts_given(setup))
    return _dealt(first)


def next_round(state: State, chance: Chance) -> State:
    """The next round: everybody sits where their place has brought them."""
    faces = bytes(chance.shuffled(DECK))
    again = State(state.house, state.seats, Phase.PLAY, state.round, state.places, faces, (), -1)
    return _dealt(replace(again, sheet=state.sheet, ahead=state.ahead))


def _dealt(state: State) -> State:
    """The cards go round, starting on the left of the last seat."""
    order = clockwise(state.seated)
    at_table = dealt(PACK.numbers, state.seats, order.index(state.seated[-1]))
    hands = tuple(at_table[order.index(seat)] for seat in range(state.seats))
    return _looked_through(replace(state, round=state.round + 1, hands=hands))


def _looked_through(state: State) -> State:
    """A Hat Trick, else a Nutmeg, else the trade, else the Kickoff."""
    for seat, hand in enumerate(state.hands):
        cards = hat_trick(state.faces, hand)
        if cards:
            return replace(state, phase=Phase.HAT_TRICK, special=seat, shown=cards)
    for seat, hand in enumerate(state.hands):
        pair = tuple(token_of(state.faces, hand, kind) for kind in (YELLOW, RED))
        if -1 not in pair:
            memory = state.memory.learnt(pair, *range(state.seats))
            return replace(state, phase=Phase.NUTMEG, special=seat, turn=seat, shown=pair, memory=memory, red=seat)
    if state.round == 1 and not state.house.first_round_trade:
        return kick_off(state)
    givers = tuple(high for high, _, _ in trades(state))
    return replace(state, phase=Phase.TRADE, givers=givers, turn=givers[0])


def hat_trick(faces: bytes, hand: tuple[int, ...]) -> tuple[int, ...]:
    """Both Free Kicks and the best card up to 5 of a hand as dealt; nothing if it is no Hat Trick."""
    free = tuple(token for token in hand if KINDS[faces[token]] == FREE)
    low = sorted((faces[token], token) for token in hand if KINDS[faces[token]] <= HAT_TRICK_TO)
    return (*free, low[0][1]) if len(free) == 2 and low else ()


def kick_off(state: State) -> State:
    """Whoever holds the Kickoff begins."""
    holder = next(seat for seat, hand in enumerate(state.hands) if KICKOFF in kinds_of(state.faces, hand))
    return replace(state, phase=Phase.PLAY, turn=holder, shown=())


# The trade


def best_cards(state: State, giver: Seat) -> Gift | None:
    """What one of the last seats has to give; None if this player sits on none of them."""
    for high, low, count in trades(state):
        if low == giver:
            hand = sorted(state.hands[giver], key=lambda token: HEIGHTS[state.faces[token]])
            return Gift(tuple(sorted(hand[-count:])), low, high, tuple(sorted(hand[:-count])))
    return None


def choose(state: State, gift: Gift) -> State:
    """One of the best seats has chosen; when all have, the cards change hands at the same time."""
    left = state.givers[1:]
    after = replace(state, givers=left, chosen=(*state.chosen, gift))
    if left:
        return replace(after, turn=left[0])
    up = (best_cards(state, low) for _, low, _ in trades(state))
    gifts = (*(given for given in up if given is not None), *after.chosen)
    hands, memory = handed_over(state.hands, state.memory, gifts)
    return kick_off(replace(after, hands=hands, memory=memory, gifts=gifts, chosen=()))


def give_nutmeg(state: State, gift: Gift) -> State:
    """Both cards go to another hand, for all to see; nothing is traded in this round."""
    hands, memory = handed_over(state.hands, state.memory, (gift,))
    return kick_off(replace(state, hands=hands, memory=memory, gifts=(gift,), red=gift.receiver, special=-1))


# Medals and seats


def end_round(state: State) -> State:
    """At most one player holds cards: places, and medals for those who have gone out."""
    places = (*state.out, *(seat for seat in range(state.seats) if seat not in state.out))
    won = dict(zip(state.out, (GOLD, SILVER, BRONZE), strict=False))
    return _counted(state, places, won)


def after_hat_trick(state: State, chance: Chance) -> State:
    """The gold medal is won, and everybody moves on by as many seats as the Hat Trick needs to get to seat 1."""
    at = state.seated.index(state.special)
    counted = _counted(state, (*state.seated[at:], *state.seated[:at]), {state.special: GOLD})
    return counted if counted.phase is Phase.OVER else next_round(counted, chance)


def _counted(state: State, places: tuple[Seat, ...], won: dict[Seat, int]) -> State:
    row = tuple(won.get(seat, 0) for seat in range(state.seats))
    phase = Phase.OVER if state.round >= state.house.rounds else Phase.COUNT
    return replace(state, phase=phase, places=places, sheet=(*state.sheet, row))
