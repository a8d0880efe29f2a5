"""What the key of a face says: which card is printed on it, which parts lie on it, and its place in a hand. No Qt."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import count
from weakref import WeakValueDictionary

from msgspec import Struct

from tabletop.core.model import Part, Placement
from tabletop.core.text import Text

_CARD = re.compile(r"card-(10|[2-9AJQK])([SHDC])")
_RANKS = "AKQJ"
_LAST = 99


class Composed(Struct, frozen=True):
    """A face and the parts that lie on it, the last one on top, each with the name that is printed below it, if any."""

    face: str
    parts: tuple[Part, ...]
    names: tuple[str, ...] = ()


class ComposedKey(str):
    """The key of an arrangement, which it holds."""

    composed: Composed


_KEYS: WeakValueDictionary[Composed, ComposedKey] = WeakValueDictionary()
"""Those that somebody still holds: every match may lay the parts in its own way."""
_numbers = count(1)


def composed_key(face: str, parts: tuple[Part, ...], names: tuple[str, ...] = ()) -> str:
    """The key of a face with these parts; the same arrangement has the same key as long as anybody holds it."""
    wanted = Composed(face, parts, names)
    key = _KEYS.get(wanted)
    if key is None:
        key = ComposedKey(f"{face}-composed-{next(_numbers)}")
        key.composed = wanted
        _KEYS[wanted] = key
    return key


def composed_of(key: str) -> Composed | None:
    """The arrangement that has this key; None for a plain face."""
    return key.composed if isinstance(key, ComposedKey) else None


def rank_and_suit(face: str) -> tuple[str, str] | None:
    """The rank (A, 2 to 10, J, Q, K) and the suit (S, H, D, C) that are printed on a face; None for any other face."""
    match = _CARD.fullmatch(face)
    return (match[1], match[2]) if match else None


def side_of_die(face: str, pips: int) -> str:
    """The face of the same die with so many pips."""
    return f"{face.rpartition('-')[0]}-{pips}"


def face_of(placement: Placement, say: Callable[[Text], str] | None = None) -> str:
    """The art key that this viewer sees; `say` writes the names of parts, without which they have none."""
    if placement.face and placement.parts:
        named = say is not None and any(part.name for part in placement.parts)
        names = tuple(say(part.name) if say and part.name else "" for part in placement.parts) if named else ()
        return composed_key(placement.face, placement.parts, names)
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
