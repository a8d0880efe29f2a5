"""The eyes round one table: who looks now, and what each person has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.model import CLOCK, Seat
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.viewpoint import Team, Viewpoint, Visibility


def awaited(match: Match[Any], look: Visibility) -> frozenset[Seat]:
    """Who acts next and has to see the table: not whoever everybody knows to be forced, for whom the table plays;
    who looks goes on looking."""
    forced, active = match.forced(()), match.active
    if forced is None or forced.seat in (look.viewer, *look.partners):
        return active
    return active - {forced.seat} | {CLOCK}


class Viewers:
    """`look`: who looks now. Kept besides is up to which entry of the log each seat has seen it; `length` is always
    that of the log."""

    def __init__(
        self,
        hidden: bool,
        people: frozenset[Seat],
        seats: int,
        length: int,
        teams: tuple[Team, ...] = (),
        secrets: bool = True,
    ) -> None:
        self.look = Visibility(None)
        self._viewpoint = Viewpoint(hidden, people, teams, secrets)
        self._unopened: Seat | None = None
        self._seen_upto = dict.fromkeys(range(seats), length)

    def set_people(self, people: frozenset[Seat]) -> None:
        """Persons sit on these seats from now on."""
        before, secrets = self._viewpoint.people, self._viewpoint.secrets
        self._viewpoint = Viewpoint(self._viewpoint.hidden, people, self._viewpoint.teams, secrets)
        if secrets and len(before) > 1 and len(people) == 1 and self.look.viewer not in people:
            # Whoever leaves may still sit there: the one who stays opens the curtain once more.
            (self._unopened,) = people
        looked = sorted(people & {self.look.viewer, *self.look.partners})
        if looked:
            self._viewpoint.opened(looked[0], tuple(looked[1:]))

    def turn(self, active: frozenset[Seat], over: bool) -> bool:
        """Find out who looks now; whether that is another look than before."""
        look = self._viewpoint.look(active, over)
        if look.viewer is not None and look.viewer == self._unopened:
            look = Visibility(None, curtain_for=look.viewer)
        changed, self.look = look != self.look, look
        return changed

    def are_to_come(self, match: Match[Any]) -> bool:
        """Whether all still look at what was done, and the curtain has yet to fall for whoever is next."""
        if self.look != Visibility(None):
            return False
        return self._viewpoint.calls(awaited(match, self.look), match.result is not None)

    def open_curtain(self) -> None:
        """The person for whom the curtain is down has opened it; `turn` says what is to be seen then."""
        if self.look.curtain_for is not None:
            self._viewpoint.opened(self.look.curtain_for, self.look.partners)
            self._unopened = None

    def missed(self, seat: Seat, length: int) -> range:
        """The entries since this person last looked; from now on they have seen them."""
        since = self._seen_upto[seat]
        self._seen_upto[seat] = length
        return range(min(since, length), length)

    def see(self, length: int) -> None:
        """Who looks now sees the last entry."""
        if self.look.viewer is not None:
            self._seen_upto.update(dict.fromkeys((self.look.viewer, *self.look.partners), length))

    def witnesses(self, log: Sequence[Entry]) -> frozenset[Seat]:
        """The people whom taking back concerns: all; but behind the curtain only whoever acted last, as long as nobody
        else has looked since."""
        people = self._viewpoint.people
        if self.look.curtain_for is None:
            return people
        for index in range(len(log) - 1, 0, -1):
            action = log[index].action
            if action is not None and action.seat in people:
                unseen = all(self._seen_upto[other] <= index for other in people - {action.seat})
                return frozenset({action.seat}) if unseen else people
        return people

    def rewound(self, length: int) -> None:
        """Entries were taken back."""
        self._seen_upto = {seen: min(upto, length) for seen, upto in self._seen_upto.items()}
