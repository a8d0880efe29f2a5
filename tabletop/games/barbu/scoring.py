"""What the tricks of a deal cost, by contract."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from tabletop.core.model import Seat
from tabletop.games.barbu import SEATS
from tabletop.games.barbu.state import CARDS_EACH, Contract, State, contract, finished
from tabletop.kit.cards import CARD_OF, HEARTS, PACK_52, QUEEN, RANKS, SUITS
from tabletop.kit.tricks import Trick, cards_of

A_TRICK, A_QUEEN, A_HEART, THE_KING, THE_LAST = 2, 6, 2, 20, 20
KING_OF_HEARTS = CARD_OF["card-KH"]

QUEENS = tuple(card for card in PACK_52 if RANKS[card] == QUEEN)
ALL_HEARTS = tuple(card for card in PACK_52 if SUITS[card] == HEARTS)
_CARDS = {
    Contract.QUEENS: dict.fromkeys(QUEENS, A_QUEEN),
    Contract.HEARTS: dict.fromkeys(ALL_HEARTS, A_HEART),
    Contract.KING: {KING_OF_HEARTS: THE_KING},
}
"""What single cards cost, in the contracts in which they do."""


@cache
def costs(named: Contract) -> Mapping[int, int]:
    """What each penalty card of a contract costs whoever takes it."""
    if named is not Contract.SALAD:
        return _CARDS.get(named, {})
    found = dict.fromkeys(PACK_52, 0)
    for each in _CARDS.values():
        for card, points in each.items():
            found[card] += points
    return {card: points for card, points in found.items() if points}


@cache
def trick_costs(named: Contract) -> tuple[int, ...]:
    """What each of the thirteen tricks of a deal costs by itself, whatever lies in it."""
    each = A_TRICK if named in (Contract.TRICKS, Contract.SALAD) else 0
    last = THE_LAST if named in (Contract.LAST, Contract.SALAD) else 0
    return (*(each,) * (CARDS_EACH - 1), each + last)


@cache
def worth(named: Contract) -> int:
    """All points of a deal (`barbu.points-add-up`)."""
    return sum(costs(named).values()) + sum(trick_costs(named))


def points(named: Contract, tricks: Sequence[Trick], faces: bytes) -> tuple[int, ...]:
    """What each seat has taken in these tricks of a deal, the first of which is its first one."""
    taken, cards, each = [0] * SEATS, costs(named), trick_costs(named)
    for number, trick in enumerate(tricks):
        taken[trick.taker] += each[number] + sum(cards.get(card, 0) for card in cards_of(trick.tokens, faces))
    return tuple(taken)


def running(state: State) -> tuple[int, ...]:
    """The points of this deal so far; none before the contract is named."""
    named = contract(state)
    return (0,) * state.seats if named is None else points(named, finished(state), state.faces)


def penalties(state: State) -> tuple[tuple[int, ...], ...]:
    """The penalty cards of the contract that each seat has taken in this deal, in the order of play."""
    named = contract(state)
    cards = {} if named is None else costs(named)
    found: list[list[int]] = [[] for _ in range(state.seats)]
    for trick in finished(state):
        found[trick.taker] += [card for card in cards_of(trick.tokens, state.faces) if card in cards]
    return tuple(map(tuple, found))


def took_king(tricks: Iterable[Trick], faces: bytes) -> Seat | None:
    """Who has taken the king of hearts in these tricks; None: nobody yet."""
    return next((trick.taker for trick in tricks if KING_OF_HEARTS in cards_of(trick.tokens, faces)), None)


def points_left(state: State) -> int:
    """How many points of this deal nobody has taken yet; 0 before the contract is named."""
    named = contract(state)
    return 0 if named is None else worth(named) - sum(running(state))


def is_decided(named: Contract, tricks: Iterable[Trick], faces: bytes) -> bool:
    """Whether nothing is left that could cost points, before the last trick: all penalty cards of a contract that knows
    nothing else have been taken (`barbu.early-stop`)."""
    cards = costs(named)
    if any(trick_costs(named)):
        return False
    return len(cards) == sum(card in cards for trick in tricks for card in cards_of(trick.tokens, faces))
