"""What five dice are as a hand of poker, and which of two hands is better."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache

from tabletop.kit.dice import has_run, tally

DICE = 5
Rank = tuple[int, ...]


class Combination(IntEnum):
    """What a hand counts as, from the weakest on."""

    NOTHING = 0
    PAIR = 1
    TWO_PAIRS = 2
    THREE = 3
    STRAIGHT = 4
    FULL_HOUSE = 5
    FOUR = 6
    FIVE = 7


_BY_SETS = {
    (5,): Combination.FIVE,
    (4, 1): Combination.FOUR,
    (3, 2): Combination.FULL_HOUSE,
    (3, 1, 1): Combination.THREE,
    (2, 2, 1): Combination.TWO_PAIRS,
    (2, 1, 1, 1): Combination.PAIR,
}


@lru_cache(maxsize=8192)
def combination(dice: tuple[int, ...]) -> Combination:
    """The highest combination that five dice form, in any order."""
    counts = tally(dice)
    sets = tuple(sorted((count for count in counts if count), reverse=True))
    if sets in _BY_SETS:
        return _BY_SETS[sets]
    return Combination.STRAIGHT if has_run(counts, DICE) else Combination.NOTHING


@lru_cache(maxsize=8192)
def in_order(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The dice as they are compared: larger sets first, and of equal ones the higher numbers."""
    counts = tally(dice)
    return tuple(sorted(dice, key=lambda face: (counts[face - 1], face), reverse=True))


def rank(dice: tuple[int, ...], by_faces: bool = True) -> Rank:
    """How good a hand is: the higher one is better. `by_faces`: equal combinations are told apart by their numbers."""
    found = combination(dice)
    return (found, *in_order(dice)) if by_faces else (found,)


def best_of(hands: Sequence[tuple[int, ...]], by_faces: bool) -> tuple[int, ...]:
    """The positions of the best of these hands; empty ones, which are still to be thrown, are left out."""
    ranks = {at: rank(hand, by_faces) for at, hand in enumerate(hands) if hand}
    top = max(ranks.values(), default=())
    return tuple(at for at, found in ranks.items() if found == top)
