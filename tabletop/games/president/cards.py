"""The order of the cards in President, and what a set of them is worth."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.kit.cards import ACE, JOKER_RANK, NO_SUIT, PACK_54, RANKS, SUITS

_ABOVE_KING = {ACE: 14, 2: 15, JOKER_RANK: 16}

TWO = 15
JOKER = 16
LOWEST = 3
"""Strengths: a number card and a court card have that of their rank, then come ace, 2, joker."""

STRENGTHS = bytes(_ABOVE_KING.get(RANKS[card], RANKS[card]) for card in PACK_54)
"""How high each card is (`president.rank-order`); suits do not count."""

HEIGHTS = bytes(4 * STRENGTHS[card] + (3 - SUITS[card] if SUITS[card] != NO_SUIT else 53 - card) for card in PACK_54)
"""A strict order for the exchange: among equal ranks spades, hearts, diamonds, clubs; the first joker is the highest
(`president.exchange-forced`)."""

RANK_OF_STRENGTH = {STRENGTHS[card]: RANKS[card] for card in PACK_54}
"""The rank in the sense of the pack that belongs to a strength."""

SET_MAX = 4


def set_strength(cards: Iterable[int]) -> int:
    """How high a set is: as its natural cards; jokers alone are the highest. The cards must be one set."""
    return min(STRENGTHS[card] for card in cards)


def closes(cards: tuple[int, ...]) -> bool:
    """Whether no cards of the pack can beat this set (`president.unbeatable-set-closes`).

    Only two jokers are higher than 2s: three 2s are safe, and so is a pair that holds one of the jokers itself.
    """
    strength = set_strength(cards)
    if strength == JOKER:
        return True
    jokers = sum(1 for card in cards if STRENGTHS[card] == JOKER)
    return strength == TWO and len(cards) > 2 - jokers
