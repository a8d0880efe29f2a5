"""Who acts, and whose hand it was: the one place where that is decided."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletop.core.model import Gesture, GestureKind, Place, Seat, TokenId
from tabletop.core.view import View
from tabletop.match.match import Match


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


def shared_view(match: Match[Any]) -> View | None:
    """What lies on a table where everybody acts at the same time, and does not wait for one of them; None on others."""
    together = match.game.info.real_time and not match.game.frozen(match.state)
    return match.view(None) if together else None


def acting_seat(touch: Touch, view: View | None, people: frozenset[Seat], actor: Seat | None) -> Seat | None:
    """The seat whose hand it was: the one that the button names; on a table where everybody acts at the same time, and
    does not wait for one of them, the person whose token was touched; else `actor`, who acts or acted last.

    `view`: see `shared_view`.
    """
    if touch.seat is not None:
        return touch.seat
    owner = _owner_of(view, touch.tokens, people) if view is not None and touch.kind is not GestureKind.BUTTON else None
    return actor if owner is None else owner


def seat_to_act(match: Match[Any], people: frozenset[Seat]) -> Seat | None:
    """The person who acts, else the one who acted last; None where no person sits."""
    turn = match.view(None).turn if match.game.info.real_time else None
    if turn in people:
        return turn
    active = sorted(match.active & people)
    if active:
        return active[0]
    return last_person(match, people) if people else None


def last_person(match: Match[Any], people: frozenset[Seat]) -> Seat:
    """The person who acted last, else the first one. Raises ValueError where no person sits."""
    for entry in reversed(match.log):
        if entry.action is not None and entry.action.seat in people:
            return entry.action.seat
    return min(people)


def is_anybodys(view: View, gesture: Gesture, people: frozenset[Seat]) -> bool:
    """Whether several people could have made this gesture."""
    by_button = gesture.kind is GestureKind.BUTTON
    return len(people) > 1 and not by_button and _owner_of(view, gesture.tokens, people) is None


def _owner_of(view: View, tokens: tuple[TokenId, ...], people: frozenset[Seat]) -> Seat | None:
    """The person to whom the first of some tokens belongs."""
    owner = next((p.owner for p in view.placements if p.token in tokens[:1]), None)
    return owner if owner in people else None
