"""Dice in the air: where two of them would be in the same place, they knock and part, and come down where they would
have come down alone. Lengths are units of the table. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from msgspec import Struct

Spot = tuple[float, float]

_APART = 1.4
"""So many widths of a die two of them are apart: however they tumble, they hardly touch then."""
_OUT = 1.0
"""So many widths away from where it comes from a die is clear of the cup, in which all are in one heap."""
_FADES = 10
"""So many steps before it comes down a die begins to find back to its way."""
_MOST = 4.5
"""How far a die is pushed in one step at most."""
_ROUNDS = 2


class Flight(Struct, frozen=True):
    """The way of one die if it were alone.

    first, lands: the steps at which it sets out and comes down.
    spots: where it is at each step, from the first of the whole throw on; on the felt, too.
    """

    first: float
    lands: int
    spots: tuple[Spot, ...]

    def freedom(self, step: int) -> float:
        """How freely it may be pushed, from 1 down to 0 where it comes down."""
        return max(0.0, min(1.0, (self.lands - step) / _FADES))

    def out(self, step: int, side: float) -> float:
        """How far out of the heap it is, from 0 to 1."""
        (x, y), (from_x, from_y) = self.spots[step], self.spots[0]
        return min(1.0, hypot(x - from_x, y - from_y) / (_OUT * side))


def parted(flights: Sequence[Flight], side: float) -> tuple[list[tuple[Spot, ...]], list[int]]:
    """How far each die, so wide, is pushed off its way at each step until it comes down; and the steps at which two
    knock against each other."""
    pushed = [(0.0, 0.0)] * len(flights)
    shifts: list[list[Spot]] = [[] for _ in flights]
    touching: set[tuple[int, int]] = set()
    knocks: list[int] = []
    for step in range(max(flight.lands for flight in flights) + 1):
        before = tuple(pushed)
        free = [flight.freedom(step) for flight in flights]
        there = [at for at, flight in enumerate(flights) if flight.first <= step]
        wanted = {at: flights[at].out(step, side) for at in there}
        for _ in range(_ROUNDS):
            for number, one in enumerate(there):
                for other in there[:number]:
                    clear = min(wanted[one], wanted[other])
                    met = _part(flights, pushed, free, (one, other), step, _APART * side * clear)
                    if met and clear == 1.0 and (one, other) not in touching:
                        touching.add((one, other))
                        knocks.append(step)
        pushed = [_hardly(was, now) for was, now in zip(before, pushed, strict=True)]
        for at, flight in enumerate(flights):
            if step <= flight.lands:
                shifts[at].append((pushed[at][0] * free[at], pushed[at][1] * free[at]))
    return [tuple(shift) for shift in shifts], knocks


def _hardly(was: Spot, now: Spot) -> Spot:
    """No further from where it was than a die is seen to go in one step."""
    dx, dy = now[0] - was[0], now[1] - was[1]
    part = min(1.0, _MOST / (hypot(dx, dy) or 1.0))
    return was[0] + part * dx, was[1] + part * dy


def _part(
    flights: Sequence[Flight], pushed: list[Spot], free: Sequence[float], pair: tuple[int, int], step: int, need: float
) -> bool:
    """Push two dice apart as far as they are free, if they are closer than they need to be; whether they were."""
    one, other = pair
    if free[one] + free[other] == 0:
        return False
    (ax, ay), (bx, by) = (
        (flights[at].spots[step][0] + free[at] * pushed[at][0], flights[at].spots[step][1] + free[at] * pushed[at][1])
        for at in pair
    )
    dx, dy = ax - bx, ay - by
    far = hypot(dx, dy)
    if far >= need:
        return False
    if far < 1e-3:
        dx, dy, far = 1.0, 0.0, 1.0
    for at, way in ((one, 1.0), (other, -1.0)):
        by_much = way * (need - hypot(ax - bx, ay - by)) * free[at] / (free[one] + free[other])
        pushed[at] = pushed[at][0] + by_much * dx / far, pushed[at][1] + by_much * dy / far
    return True
