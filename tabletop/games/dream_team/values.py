"""What a hand of Dream Team is worth: how many sets are left to be laid, and which of them will win the lead back."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.model import Seat
from tabletop.games.dream_team.cards import DECK, EIGHT, FREE, HIGHEST, KINDS, RED, YELLOW
from tabletop.games.dream_team.state import State, clockwise, to_beat
from tabletop.kit.hands import HIDDEN

Counts = tuple[int, ...]
"""How many cards of each value from 0 to 10, how many Free Kicks, and whether the Red Card is there."""

FREE_AT, RED_AT = 11, 12
VALUES = range(HIGHEST + 1)
_PLACE = {FREE: FREE_AT, RED: RED_AT, YELLOW: EIGHT, **{value: value for value in VALUES}}

LEAD = 0.8
"""What the lead is worth, in sets."""
HASTE = 1.0
"""How much more it is worth while another player has few cards."""
NEAR = 3.0
"""With more sets than this left to lay, the lead is worth less."""
MANY = 0.2
"""What each card after the first counts in a play."""
RED_COST = 1.4
"""What the Red Card costs until it is led, in sets: it takes a lead, and may come back."""
RED_STAYS = 0.4
"""How likely nobody beats the Red Card."""

_SET = 1.0
"""What each set that must still be laid costs."""
_REENTRY = 1.7
"""What a set is worth that surely wins the lead: more than it costs to lay it."""
_HOLDS = 0.75
"""How likely a set is not beaten by one lower value that may still be out, …"""
_HOLDS_LAST, _FEW_CARDS = 0.3, 13
"""… and how likely if the others hold hardly anything else; so many cards leave them a choice."""
_GROUPING = 0.55
"""How likely it is that cards of one value that nobody has shown are together in one hand, for each card after the
first."""
_WITH_FREE = 0.35
"""How likely somebody spends a Free Kick to complete a set."""


def counts_of(kinds: Iterable[int]) -> Counts:
    """Cards by what they are worth; the Kickoff, which is laid by itself, is not counted."""
    found = [0] * (RED_AT + 1)
    for kind in kinds:
        if kind in _PLACE:
            found[_PLACE[kind]] += 1
    return tuple(found)


_OF_DECK = counts_of(KINDS[card] for card in DECK)


def hand_counts(state: State, seat: Seat) -> Counts:
    """The cards of a seat."""
    return counts_of(KINDS[card] for token in state.hands[seat] if (card := state.faces[token]) != HIDDEN)


def public_unseen(state: State) -> Counts:
    """The cards that all seats hold together: the deck less what has been laid."""
    laid = (token for play in state.trick for token in play.tokens)
    return without(_OF_DECK, counts_of(KINDS[state.faces[token]] for token in (*state.cleared, *laid)))


def unseen_by(state: State, seat: Seat) -> Counts:
    """The cards that the others hold."""
    return without(public_unseen(state), hand_counts(state, seat))


def without(counts: Counts, laid: Counts) -> Counts:
    """A hand after some of its cards are gone."""
    return tuple(held - gone for held, gone in zip(counts, laid, strict=True))


def is_safe(value: int, count: int, unseen: Counts) -> bool:
    """Whether nothing that others may hold beats so many cards of this value."""
    wild = unseen[FREE_AT]
    return not (count <= wild and value > 1) and all(
        not unseen[lower] or unseen[lower] + wild < count for lower in range(min(value, HIGHEST + 1))
    )


def safety(value: int, count: int, unseen: Counts) -> float:
    """How likely so many cards of a value stay the lowest of their trick, from 0 to 1."""
    together, wild, threats = _GROUPING ** (count - 1), unseen[FREE_AT], 0.0
    holds = _HOLDS_LAST + (_HOLDS - _HOLDS_LAST) * min(1.0, sum(unseen) / _FEW_CARDS)
    for lower in range(min(value, HIGHEST + 1)):
        if unseen[lower] >= count:
            threats += together
        elif unseen[lower] and unseen[lower] + wild >= count:
            threats += together * _WITH_FREE
    if count <= wild and value > 1:
        threats += together
    return float(holds**threats)


def set_cost(value: int, count: int, unseen: Counts) -> float:
    """What the cards of one value cost until they are laid, in sets; less than 0 for what wins the lead."""
    return _SET - _REENTRY * safety(value, count, unseen) if count else 0.0


def free_cost(unseen: Counts) -> float:
    """The same for a Free Kick: alone it is a 1."""
    return set_cost(1, 1, unseen)


def burden(counts: Counts, unseen: Counts) -> float:
    """How far a hand is from being empty, in sets: every set costs, and a set that wins the lead pays back."""
    found = sum(set_cost(value, counts[value], unseen) for value in VALUES if counts[value])
    return found + counts[FREE_AT] * free_cost(unseen) + counts[RED_AT] * RED_COST


def sets_left(counts: Counts) -> int:
    """How many sets are to be laid, Free Kicks among the others."""
    return sum(1 for value in VALUES if counts[value]) + counts[RED_AT]


def fewest_cards(state: State, seat: Seat) -> Seat:
    """The other player with the fewest cards, the next in turn among equals."""
    order = clockwise(state.seated)
    at = order.index(seat)
    others = [other for other in (*order[at + 1 :], *order[:at]) if state.hands[other]]
    return min(others, key=lambda other: len(state.hands[other]))


def lead_value(state: State, seat: Seat) -> float:
    """What the lead is worth now."""
    few = len(state.hands[fewest_cards(state, seat)])
    return LEAD + HASTE * max(0, 4 - few) / 3


def wins(state: State, value: int, count: int, unseen: Counts) -> float:
    """How likely a play wins its trick; whoever leads the Red Card mostly keeps the lead or is rid of it."""
    if not to_beat(state)[0] and value == RED:
        return RED_STAYS
    return safety(value, count, unseen)
