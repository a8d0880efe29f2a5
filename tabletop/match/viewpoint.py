"""Whose eyes may look: one seat's, everybody's, or nobody's while the curtain is down."""

from __future__ import annotations

from msgspec import Struct

from tabletop.core.model import CLOCK, Seat


class Visibility(Struct, frozen=True):
    """`viewer`: whose view is shown (None: what everybody may see). `curtain_for`: the curtain is down, and opens for
    this seat only."""

    viewer: Seat | None
    curtain_for: Seat | None = None


class Viewpoint:
    """Decides who looks, from who is active. `people` are the seats where persons sit at this screen."""

    def __init__(self, hidden: bool, people: frozenset[Seat]) -> None:
        self.hidden = hidden
        self.people = people
        self._shown: Seat | None = None

    def look(self, active: frozenset[Seat], over: bool) -> Visibility:
        """Who looks now. The curtain is down while the wanted viewer has not opened it."""
        wanted = self._wanted(active, over)
        if wanted is None or len(self.people) == 1:
            self._shown = wanted
            return Visibility(wanted)
        if wanted == self._shown:
            return Visibility(wanted)
        self._shown = None
        return Visibility(None, curtain_for=wanted)

    def opened(self, seat: Seat) -> None:
        """The person at `seat` has opened the curtain."""
        self._shown = seat

    def _wanted(self, active: frozenset[Seat], over: bool) -> Seat | None:
        if not self.hidden or over or not self.people:
            return None
        if len(self.people) == 1:
            return next(iter(self.people))
        seats = active - {CLOCK}
        if len(seats) != 1:
            return None
        (seat,) = seats
        return seat if seat in self.people else None
