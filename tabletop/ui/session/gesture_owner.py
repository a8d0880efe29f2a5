"""Whose hand it was: the one place where that is decided."""

from __future__ import annotations

from msgspec import Struct

from tabletop.core.model import Gesture, GestureKind, Place, Seat, TokenId
from tabletop.core.view import View


class Touch(Struct, frozen=True):
    """What a hand did at the table, before it is known whose hand it was; see `Gesture`.

    seat: whose button was pressed, where a button says so.
    """

    kind: GestureKind
    tokens: tuple[TokenId, ...] = ()
    to: Place | None = None
    button: str = ""
    switches: tuple[str, ...] = ()
    seat: Seat | None = None
    part: str = ""

    def by(self, seat: Seat) -> Gesture:
        """The gesture, as one of a seat."""
        return Gesture(self.kind, seat, self.tokens, self.to, self.button, self.switches, part=self.part)


def acting_seat(touch: Touch, view: View | None, people: frozenset[Seat], actor: Seat | None) -> Seat | None:
    """The seat whose hand it was: the one that the button names; on a table where everybody acts at the same time the
    person whose token was touched; else `actor`, who acts or acted last.

    `view`: what lies on such a table, None on any other.
    """
    if touch.seat is not None:
        return touch.seat
    owner = _owner_of(view, touch.tokens, people) if view is not None and touch.kind is not GestureKind.BUTTON else None
    return actor if owner is None else owner


def is_anybodys(view: View, gesture: Gesture, people: frozenset[Seat]) -> bool:
    """Whether several people could have made this gesture."""
    by_button = gesture.kind is GestureKind.BUTTON
    return len(people) > 1 and not by_button and _owner_of(view, gesture.tokens, people) is None


def _owner_of(view: View, tokens: tuple[TokenId, ...], people: frozenset[Seat]) -> Seat | None:
    """The person to whom the first of some tokens belongs."""
    owner = next((p.owner for p in view.placements if p.token in tokens[:1]), None)
    return owner if owner in people else None
