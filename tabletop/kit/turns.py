"""Whose turn it is, and whose comes next."""

from __future__ import annotations

from collections.abc import Container, Sequence

from tabletop.core.model import CLOCK, Action, Seat

CLOCKWISE = 1
COUNTER_CLOCKWISE = -1

NOBODY: frozenset[Seat] = frozenset()
CLOCK_ALONE = frozenset((CLOCK,))
ALONE = tuple(frozenset((seat,)) for seat in range(8))
"""Who may act when it is the turn of one seat: this is asked so often that it is made once."""


def not_of_this_seat(state: object, action: Action) -> bool:
    """A check for `core.unknown_verb`: time does nothing but go on, and nobody else does that."""
    return (action.seat == CLOCK) != (action.verb == "go_on")


def seats_from(first: Seat, seats: int, direction: int = CLOCKWISE) -> tuple[Seat, ...]:
    """All seats in the order of their turns, `first` first. Seats are numbered clockwise round the table."""
    return tuple((first + direction * step) % seats for step in range(seats))


def next_seat(seat: Seat, seats: int, direction: int = CLOCKWISE, skip: Container[Seat] = ()) -> Seat:
    """The seat whose turn comes after that of `seat`, leaving out those in `skip`; `seat` itself if all others are."""
    return next((other for other in seats_from(seat, seats, direction)[1:] if other not in skip), seat)


def next_in(order: Sequence[Seat], seat: Seat, skip: Container[Seat] = ()) -> Seat:
    """The same for turns that follow `order`, which need not be the order of the seats (colours on a board)."""
    at = order.index(seat)
    return next((other for other in (*order[at + 1 :], *order[:at]) if other not in skip), seat)
