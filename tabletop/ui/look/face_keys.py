"""What the key of a face says: which card is printed on it, and where it lies in a hand. No Qt."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tabletop.core.model import Placement

_CARD = re.compile(r"card-(10|[2-9AJQK])([SHDC])")
_RANKS = "AKQJ"
_LAST = 99


def rank_and_suit(face: str) -> tuple[str, str] | None:
    """The rank (A, 2 to 10, J, Q, K) and the suit (S, H, D, C) that are printed on a face; None for any other face."""
    match = _CARD.fullmatch(face)
    return (match[1], match[2]) if match else None


def side_of_die(face: str, pips: int) -> str:
    """The face of the same die with so many pips."""
    return f"{face.rpartition('-')[0]}-{pips}"


def face_of(placement: Placement) -> str:
    """The art key that this viewer sees."""
    return placement.face or placement.back or "back-petrol"


def hand_order(placements: Iterable[Placement], by_rank: bool = False) -> list[Placement]:
    """Cards by suit, then rank, high to low, colours alternating where that is possible; jokers and others last.
    `by_rank`: equal ranks side by side instead."""
    cards = list(placements)
    keys = {p.token: rank_and_suit(face_of(p)) for p in cards}
    suits = {key[1] for key in keys.values() if key}
    order = "SHCD"
    if by_rank:
        order = "SHCD"
    elif "H" not in suits:
        order = "SDCH"
    elif "C" not in suits:
        order = "HSDC"

    def key(placement: Placement) -> tuple[int, int, str]:
        printed = keys[placement.token]
        if printed is None:
            return _LAST, _LAST, face_of(placement)
        rank = printed[0]
        height = _RANKS.index(rank) if rank in _RANKS else 14 - int(rank)
        suit = order.index(printed[1])
        return (height, suit, placement.token) if by_rank else (suit, height, placement.token)

    return sorted(cards, key=key)
