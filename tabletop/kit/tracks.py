"""Tracks: places in a row along which pieces walk by numbers.

A move is a chain of legs. A leg is walked square by square (`counted`, `counted_back`) or leads straight to a square
(`sent`: a bridge, a ladder), and its landing may send the piece on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from msgspec import Struct

from tabletop.core.model import Action, Gesture, GestureKind, Place, TokenId
from tabletop.core.view import Cue, CueKind


class Track:
    """Places in their order, numbered from 0."""

    def __init__(self, places: Iterable[Place]) -> None:
        self.places = tuple(places)
        self._numbers = {place: number for number, place in enumerate(self.places)}

    def number(self, place: Place | None) -> int | None:
        """The number of a place; None if it does not lie on the track."""
        return self._numbers.get(place) if place is not None else None

    def between(self, start: int, end: int) -> tuple[Place, ...]:
        """The places that a piece touches on its way forward from one number to another, the last one included."""
        return self.places[start + 1 : end + 1]

    def along(self, legs: Iterable[Leg]) -> tuple[Place, ...]:
        """The places that a piece touches on all legs of a move."""
        return tuple(self.places[number] for leg in legs for number in leg.touched)


class Leg(Struct, frozen=True):
    """One part of a move: the numbers that a piece touches one after the other; on the last it lands. `back`: it came
    there counting backwards."""

    touched: tuple[int, ...]
    back: bool = False

    @property
    def landing(self) -> int:
        """Where the leg ends."""
        return self.touched[-1]


def counted(start: int, count: int, last: int) -> Leg:
    """A walk of `count` squares (1 at least), forward as far as `last`; what is left over is counted back from it."""
    onward = range(start + 1, min(start + count, last) + 1)
    over = max(0, start + count - last)
    return Leg((*onward, *range(last - 1, last - over - 1, -1)), over > 0)


def counted_back(start: int, count: int) -> Leg:
    """A walk of `count` squares backwards."""
    return Leg(tuple(range(start - 1, start - count - 1, -1)), True)


def sent(to: int) -> Leg:
    """A leg straight to a square."""
    return Leg((to,))


def chain(first: Leg, onward: Callable[[Leg], Leg | None]) -> tuple[Leg, ...]:
    """The legs of a whole move: `onward` tells where the landing of a leg sends the piece, None where it rests."""
    legs = [first]
    while (following := onward(legs[-1])) is not None:
        legs.append(following)
    return tuple(legs)


def hops(token: TokenId, path: tuple[Place, ...]) -> Cue:
    """A piece goes from place to place."""
    return Cue(token, CueKind.HOP, path, sound="piece")


def piece_moves(
    gesture: Gesture, own: TokenId, stands: Mapping[TokenId, Place], drops: Collection[Place]
) -> tuple[Action, ...]:
    """What a tap or a drag means where every seat has one piece and its move is forced: the verb "move".

    `own`: the piece of whoever acts; `stands`: where each piece stands; `drops`: where the own one may be put now. A
    tap on the own piece leaves the place open; a tap on such a place, or on a piece that stands there, means the move.
    """
    seat, tokens, to = gesture.seat, gesture.tokens, gesture.to
    if gesture.kind is GestureKind.TAP and not tokens:
        return (Action(seat, "move", (own,), to),) if to in drops else ()
    if len(tokens) != 1 or tokens[0] not in stands:
        return ()
    here = stands[tokens[0]]
    if gesture.kind is GestureKind.TAP:
        return (Action(seat, "move", (own,), here) if here in drops else Action(seat, "move", tokens),)
    return (Action(seat, "move", tokens, to),) if to not in (None, here) else ()
