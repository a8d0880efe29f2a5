"""Ways of several parts: hops from place to place, and glides along what is drawn on the board. Lengths are units."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from math import hypot

from tabletop.ui.table.easing import Curve, easing

Spot = tuple[float, float]


class Part:
    """One part of a way, in `ms`: through all of `points` one after the other, at an even pace but for `curve`; `arc`
    is how high it goes."""

    def __init__(self, points: Sequence[Spot], ms: float, curve: Curve, arc: float = 0.0) -> None:
        self.points = tuple(points)
        self.ms = ms
        self.arc = arc
        self._curve = easing(curve)
        self._ends = list(accumulate(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(self.points)))

    def at(self, t: float) -> tuple[float, float, float]:
        """Position and height above the table at `t` (0 to 1)."""
        done = self._curve.valueForProgress(t) * self._ends[-1]
        leg = min(len(self._ends) - 1, bisect_right(self._ends, done))
        begin = self._ends[leg - 1] if leg else 0.0
        part = (done - begin) / ((self._ends[leg] - begin) or 1.0)
        (ax, ay), (bx, by) = self.points[leg : leg + 2]
        return ax + (bx - ax) * part, ay + (by - ay) * part, self.arc * 4 * t * (1 - t)


class Route:
    """A way of several parts, each of which begins where the one before it ends."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self._parts = tuple(parts)
        self._ends = list(accumulate(part.ms for part in self._parts))

    @property
    def ms(self) -> float:
        """How long the whole way takes."""
        return self._ends[-1]

    @property
    def stops(self) -> tuple[float, ...]:
        """The parts of the time at which each part ends."""
        return tuple(end / self.ms for end in self._ends)

    def at(self, t: float) -> tuple[float, float, float]:
        """Position and height above the table at `t` (0 to 1)."""
        now = t * self.ms
        index = min(len(self._parts) - 1, bisect_right(self._ends, now))
        begin = self._ends[index - 1] if index else 0.0
        return self._parts[index].at(min(1.0, (now - begin) / self._parts[index].ms))
