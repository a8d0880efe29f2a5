"""The state of Oh Hell, and what can be read from it without changing it.

Tokens are whole numbers inside the engine ("c0", "c1" … outside), as many as the pack has cards. `faces[token]` is the
card that the token shows; dealing changes `faces` alone, so a token says nothing about its card.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from tabletop.core.model import Seat
from tabletop.kit import deals
from tabletop.kit.cards import PACK_52, RANKS, WITHOUT_JOKERS
from tabletop.kit.hands import Hands
from tabletop.kit.tricks import Duties, Trick, taken, turn_of

PACK = WITHOUT_JOKERS

_TWOS = tuple(card for card in PACK_52 if RANKS[card] == 2)[::-1]
"""Clubs first, then diamonds (`oh_hell.removed-twos`)."""
_TWOS_OUT = {3: 1, 4: 0, 5: 2, 6: 4}
CARDS = {seats: tuple(card for card in PACK_52 if card not in _TWOS[:out]) for seats, out in _TWOS_OUT.items()}
"""The cards of the pack, by seats."""


class Phase(IntEnum):
    """BID: a seat is to bid. PLAY: a seat is to play. REST: a full trick is seen and then taken away. COUNT: the points
    of a deal are seen. OVER: the match is over."""

    BID = 0
    PLAY = 1
    REST = 2
    COUNT = 3
    OVER = 4


class House(Struct, frozen=True):
    """The house rules of a match; the names are those of the options."""

    longest_hand: str
    first_dealer_seat: str
    full_deal_trump: str
    last_bid: str
    trump_duty: str
    overtrump: bool
    scoring: str


class State(Struct, frozen=True):
    """The whole truth of a match; a masked state has the hidden cards taken out of `faces`.

    `sizes` are the cards of a hand in each deal. `hands` and `stock` hold tokens. `shown` is the card that fixes
    `trump`, on the stock or in the hand of the dealer (-1: there are no trumps). `bids` has -1 for who has not bid yet.
    `trick` lies on the table, `tricks` have been taken away in this deal. `sheet` has a row of points for each deal
    that is over, `announced` one of bids. `ahead`: the points that the seats began with, empty where all began with
    none.
    """

    house: House
    seats: int
    sizes: tuple[int, ...]
    phase: Phase
    deal: int
    first_dealer: Seat
    faces: bytes
    hands: Hands
    stock: tuple[int, ...]
    shown: int
    trump: int
    bids: tuple[int, ...]
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    sheet: deals.Sheet = ()
    announced: deals.Sheet = ()
    ahead: tuple[int, ...] = ()


def size(state: State) -> int:
    """How many cards each hand had at the beginning of this deal."""
    return state.sizes[state.deal - 1]


def dealer(state: State) -> Seat:
    """Who dealt this deal."""
    return deals.dealer_of(state.deal, state.first_dealer, state.seats)


def turn(state: State) -> Seat:
    """Who is to bid or to play."""
    if state.phase is Phase.BID:
        return (dealer(state) + 1 + sum(1 for bid in state.bids if bid >= 0)) % state.seats
    return turn_of(state.trick, state.seats)


def bid_sum(state: State) -> int:
    """The sum of all bids so far."""
    return sum(bid for bid in state.bids if bid >= 0)


def forbidden_bid(state: State) -> int | None:
    """The number that the last bidder may not name (`oh_hell.last-bid-not-even`); None where any is allowed."""
    if state.house.last_bid != "restricted" or sum(1 for bid in state.bids if bid < 0) != 1:
        return None
    left = size(state) - bid_sum(state)
    return left if left >= 0 else None


def duties(state: State) -> Duties:
    """What binds whoever cannot or can follow suit in this deal."""
    return Duties(state.trump, state.house.trump_duty == "must", state.house.overtrump)


def won(state: State) -> tuple[int, ...]:
    """How many tricks each seat has won in this deal; one that still rests on the table counts."""
    return taken((*state.tricks, state.trick), state.seats)


def tricks_left(state: State) -> int:
    """How many tricks of this deal nobody has won yet."""
    return size(state) - sum(won(state))


def totals(state: State) -> tuple[int, ...]:
    """The points of all seats over the deals that are over."""
    return deals.totals(state.sheet, state.seats, state.ahead)
