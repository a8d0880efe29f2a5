"""The state of Barbu, and what can be read from it without changing it.

Tokens are whole numbers inside the engine ("c0", "c1" … outside), as many as the pack has cards. `faces[token]` is the
card that the token shows; dealing changes `faces` alone, so a token says nothing about its card.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, StrEnum

from msgspec import Struct

from tabletop.core.model import Seat, TokenId
from tabletop.games.barbu import SEATS
from tabletop.kit import deals
from tabletop.kit.cards import HEARTS, SUITS, WITHOUT_JOKERS
from tabletop.kit.hands import Hands
from tabletop.kit.tricks import Duties, Trick, turn_of

PACK = WITHOUT_JOKERS
CARDS_EACH = 13
NO_DUTIES = Duties()
"""There are no trumps: whoever follows only has to follow suit."""


class Contract(StrEnum):
    """What costs points in a deal; SALAD: all of it at once."""

    TRICKS = "tricks"
    QUEENS = "queens"
    HEARTS = "hearts"
    KING = "king"
    LAST = "last"
    SALAD = "salad"


CONTRACTS = tuple(Contract)
"""The contracts in the order of the score sheet."""
GUARDED = frozenset({Contract.HEARTS, Contract.KING, Contract.SALAD})
"""Those in which hearts may not be led freely, where that is the house rule (`barbu.heart-leads`)."""
TOKEN_OF: Mapping[Contract, TokenId] = {one: f"contract-{one}" for one in CONTRACTS}
"""The little cards of the contracts, which lie on the table; each has the face of that name too."""
CONTRACT_OF: Mapping[TokenId, Contract] = {token: one for one, token in TOKEN_OF.items()}
DEALS_A_ROUND = len(CONTRACTS)
DEALS = SEATS * DEALS_A_ROUND


class Phase(IntEnum):
    """CHOOSE: the dealer is to name the contract. PLAY: a seat is to play. REST: a full trick is seen and then taken
    away. COUNT: the points of a deal are seen. OVER: the match is over."""

    CHOOSE = 0
    PLAY = 1
    REST = 2
    COUNT = 3
    OVER = 4


class House(Struct, frozen=True):
    """The house rules of a match; the names are those of the options."""

    first_dealer: str
    heart_leads: str
    early_stop: bool


class State(Struct, frozen=True):
    """The whole truth of a match; a masked state has the hidden cards taken out of `faces`.

    `chosen` has the contract of each deal, this one included as soon as it is named. `hands` hold tokens. `trick` lies
    on the table, `tricks` have been taken away in this deal. `sheet` has a row of points for each deal that is over.
    `ahead`: the points that the seats began with, empty where all began with none.
    """

    house: House
    seats: int
    phase: Phase
    deal: int
    first_dealer: Seat
    faces: bytes
    hands: Hands
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    chosen: tuple[Contract, ...] = ()
    sheet: deals.Sheet = ()
    ahead: tuple[int, ...] = ()


def round_of(deal: int) -> int:
    """In which round a deal is, from 0."""
    return (deal - 1) // DEALS_A_ROUND


def dealer_in(first: Seat, number: int) -> Seat:
    """Who deals in a round, the first of which has the number 0."""
    return (first + number) % SEATS


def dealer(state: State) -> Seat:
    """Who deals all deals of this round, names the contracts and leads."""
    return dealer_in(state.first_dealer, round_of(state.deal))


def contract(state: State) -> Contract | None:
    """The contract of this deal, once it is named."""
    return state.chosen[-1] if len(state.chosen) == state.deal else None


def before(state: State) -> tuple[Contract, ...]:
    """The contracts of the deals of this round that are over."""
    return state.chosen[DEALS_A_ROUND * round_of(state.deal) : state.deal - 1]


def left(state: State) -> tuple[Contract, ...]:
    """The contracts that the dealer may still name in this round."""
    played = before(state)
    return tuple(one for one in CONTRACTS if one not in played)


def turn(state: State) -> Seat:
    """Who is to name the contract or to play."""
    return dealer(state) if state.phase is Phase.CHOOSE else turn_of(state.trick, state.seats)


def guards_hearts(state: State) -> bool:
    """Whether in this deal only a hand of nothing but hearts may lead one."""
    return state.house.heart_leads == "restricted" and contract(state) in GUARDED


def may_not_lead(state: State, seat: Seat, token: int) -> bool:
    """Whether a card of the hand is a heart that this seat may not lead now."""
    if state.trick.tokens or SUITS[state.faces[token]] != HEARTS or not guards_hearts(state):
        return False
    return any(SUITS[state.faces[other]] != HEARTS for other in state.hands[seat])


def finished(state: State) -> tuple[Trick, ...]:
    """The tricks of this deal that somebody has taken; one that still rests on the table counts."""
    return state.tricks if state.trick.taker < 0 else (*state.tricks, state.trick)


def totals(state: State) -> tuple[int, ...]:
    """The points of all seats over the deals that are over."""
    return deals.totals(state.sheet, state.seats, state.ahead)
