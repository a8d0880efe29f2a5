"""What a hand of President is worth: how many sets are left to be laid, and which of them will win the lead back."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.model import Seat
from tabletop.games.president.cards import JOKER, LOWEST, STRENGTHS, TWO
from tabletop.games.president.state import State
from tabletop.kit.cards import PACK_54

Counts = tuple[int, ...]
"""How many cards of each strength; items 0 to 2 stay empty."""

_RANKS = range(LOWEST, JOKER + 1)
_OF_PACK: Counts = tuple(sum(1 for card in PACK_54 if STRENGTHS[card] == strength) for strength in range(JOKER + 1))

LEAD = 0.8
"""What the lead is worth, in sets."""
HASTE = 1.0
"""How much more it is worth while another seat has few cards."""
NEAR = 3.0
"""With more sets than this left to lay, the lead is worth less."""
MANY = 0.2
"""What each card after the first counts in a play."""

_SET = 1.0
"""What each set that must still be laid costs."""
_REENTRY = 1.7
"""What a set is worth that surely wins the lead: more than it costs to lay it."""
_HOLDS = 0.75
"""How likely a set is not beaten by one higher rank that may still be out."""
_GROUPING = 0.55
"""How likely it is that cards of one rank that nobody has shown are together in one hand, for each card after the
first."""


def counts_of(cards: Sequence[int]) -> Counts:
    """Cards by strength."""
    found = [0] * (JOKER + 1)
    for card in cards:
        found[STRENGTHS[card]] += 1
    return tuple(found)


def hand_counts(state: State, seat: Seat) -> Counts:
    """The cards of a seat by strength."""
    return counts_of([state.faces[token] for token in state.hands[seat]])


def public_unseen(state: State) -> Counts:
    """The cards that all seats hold together, by strength: the pack less what lies on the table."""
    gone = counts_of([state.faces[token] for token in state.discard])
    laid = counts_of([state.faces[token] for tokens in state.trick for token in tokens])
    return tuple(_OF_PACK[s] - gone[s] - laid[s] for s in range(JOKER + 1))


def unseen_by(state: State, seat: Seat) -> Counts:
    """The cards that the others hold, by strength."""
    return without(public_unseen(state), hand_counts(state, seat))


def safety(strength: int, count: int, unseen: Counts) -> float:
    """How likely a set of `count` cards stays the highest of its trick, from 0 to 1."""
    if strength == JOKER or (strength == TWO and count > 2):
        return 1.0
    threats = sum(_GROUPING ** (count - 1) for s in range(strength + 1, JOKER + 1) if unseen[s] >= count)
    return float(_HOLDS**threats)


def set_cost(strength: int, count: int, unseen: Counts) -> float:
    """What the cards of one rank in a hand cost until they are laid, in sets; less than 0 for what wins the lead."""
    if strength == JOKER:
        return count * (_SET - _REENTRY)
    if strength == TWO and count < 3:
        # A 2 is a re-entry by itself: a pair of them is two.
        return count * (_SET - _REENTRY * safety(TWO, 1, unseen))
    return _SET - _REENTRY * safety(strength, count, unseen) if count else 0.0


def burden(counts: Counts, unseen: Counts) -> float:
    """How far a hand is from being empty, in sets: every set costs, and a set that wins the lead pays back."""
    return sum(set_cost(strength, counts[strength], unseen) for strength in _RANKS if counts[strength])


def without(counts: Counts, laid: Counts) -> Counts:
    """A hand after some of its cards are gone."""
    return tuple(held - gone for held, gone in zip(counts, laid, strict=True))
