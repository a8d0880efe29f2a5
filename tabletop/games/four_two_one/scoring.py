"""The order of the 56 hands of three dice, and how many counters each of them moves."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement

from tabletop.kit.dice import SIDES

DICE = 3
Hand = tuple[int, ...]
"""Three dice, the highest first; empty where nobody has thrown."""

TOP: Hand = (4, 2, 1)
NENETTE: Hand = (2, 2, 1)
NENETTE_WORTH = 2
STRAIGHTS: tuple[Hand, ...] = tuple((high, high - 1, high - 2) for high in range(SIDES, DICE - 1, -1))


def in_order(pips: Iterable[int]) -> Hand:
    """Dice as a hand, the highest first."""
    return tuple(sorted(pips, reverse=True))


def _pairs() -> Iterable[Hand]:
    """Two 1s and another number, and three of that number, from 6 down to 2."""
    for face in range(SIDES, 1, -1):
        yield face, 1, 1
        yield (face,) * DICE


def _all_in_order() -> tuple[Hand, ...]:
    named = (TOP, (1,) * DICE, *_pairs(), *STRAIGHTS)
    numbers = sorted(map(in_order, combinations_with_replacement(range(1, SIDES + 1), DICE)), reverse=True)
    return (*named, *(hand for hand in numbers if hand not in named))


HANDS = _all_in_order()
"""All hands, the best one first."""
RANK: dict[Hand, int] = {hand: at for at, hand in enumerate(HANDS, start=1)}
"""Which place of the list a hand has; 1 is the best."""


def _worth(hand: Hand) -> int:
    if hand == TOP:
        return 10
    if hand == (1,) * DICE:
        return 7
    if hand in STRAIGHTS:
        return 2
    high, middle, low = hand
    return high if middle == low == 1 or high == middle == low else 1


WORTH: dict[Hand, int] = {hand: _worth(hand) for hand in HANDS}
"""How many counters a hand moves if it is the best of a round."""
