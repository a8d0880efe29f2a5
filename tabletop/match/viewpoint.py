"""Whose eyes may look: one seat's, a team's, everybody's, or nobody's while the curtain is down."""

from __future__ import annotations

from msgspec import Struct

from tabletop.core.model import CLOCK, Seat

Team = tuple[Seat, ...]


class Visibility(Struct, frozen=True):
    """`viewer`: whose view is shown (None: what everybody may see). `curtain_for`: the curtain is down, and opens for
    this seat only. `partners` are seats of the same team that look with either of them."""

    viewer: Seat | None
    curtain_for: Seat | None = None
    partners: Team = ()


class Viewpoint:
    """Decides who looks, from who is active. `people` are the seats where persons sit at this screen; those of one of
    the `teams` look together while nobody else is active, at what the first of them sees. Without `secrets` what is
    hidden is hidden from everybody alike: people look together, and there is no curtain."""

    def __init__(
        self, hidden: bool, people: frozenset[Seat], teams: tuple[Team, ...] = (), secrets: bool = True
    ) -> None:
        self.hidden = hidden
        self.secrets = secrets
        self.people = people
        self.teams = teams
        self._shown: Team = ()

    def look(self, active: frozenset[Seat], over: bool) -> Visibility:
        """Who looks now. The curtain is down while those who are to look have not opened it."""
        wanted = self._wanted(active, over)
        if not wanted or len(self.people) == 1:
            self._shown = wanted
            return Visibility(wanted[0] if wanted else None)
        if wanted == self._shown:
            return Visibility(wanted[0], partners=wanted[1:])
        self._shown = ()
        return Visibility(None, curtain_for=wanted[0], partners=wanted[1:])

    def calls(self, active: frozenset[Seat], over: bool) -> bool:
        """Whether the curtain has to fall for whoever is to look."""
        wanted = self._wanted(active, over)
        return len(self.people) > 1 and bool(wanted) and wanted != self._shown

    def opened(self, seat: Seat, partners: Team = ()) -> None:
        """The person at `seat`, and those who look with them, have opened the curtain."""
        self._shown = (seat, *partners)

    def _wanted(self, active: frozenset[Seat], over: bool) -> Team:
        if not self.hidden or over or not self.people:
            return ()
        if len(self.people) == 1:
            return tuple(self.people)
        if not self.secrets:
            return ()
        seats = active - {CLOCK}
        if len(seats) > 1 and not any(seats <= set(team) for team in self.teams):
            return ()
        return tuple(sorted(seats & self.people))
