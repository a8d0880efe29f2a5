"""Whose hand it was, on a table where everybody acts at the same time and at one screen."""

from __future__ import annotations

import msgspec

from tabletop.core.model import Gesture, GestureKind, Seat
from tabletop.core.view import View


def owner_of(view: View, gesture: Gesture, people: frozenset[Seat]) -> Seat | None:
    """The person to whom the first token of a gesture belongs."""
    owner = next((p.owner for p in view.placements if p.token in gesture.tokens[:1]), None)
    return owner if owner in people else None


def by_owner(view: View, gesture: Gesture, people: frozenset[Seat]) -> Gesture:
    """The gesture as one of the person whose token was touched; a button says by itself whose it is."""
    owner = owner_of(view, gesture, people) if gesture.kind is not GestureKind.BUTTON else None
    return gesture if owner is None else msgspec.structs.replace(gesture, seat=owner)


def is_anybodys(view: View, gesture: Gesture, people: frozenset[Seat]) -> bool:
    """Whether several people could have made this gesture."""
    by_button = gesture.kind is GestureKind.BUTTON
    return len(people) > 1 and not by_button and owner_of(view, gesture, people) is None
