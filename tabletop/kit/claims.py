"""Claims in real time: several seats slap, call or point, and the moment at which a hand moved decides.

An action carries its moment, in milliseconds since the match began, as its `choice`: so it stands in the log, and a
replay judges as the table did. News may come late: a claim is judged, counted and told by what was in sight when it was
made, in whatever order the news of several came.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Action, Seat
from tabletop.core.view import Run


def stamped(action: Action, at_ms: int) -> Action:
    """The action with its moment, for `Game.timed`; 0: unknown."""
    return replace(action, choice=at_ms) if at_ms > 0 else action


def stamp_of(action: Action) -> int | None:
    """The moment that an action carries; None if it carries none."""
    stamp = action.choice
    return stamp if isinstance(stamp, int) and stamp > 0 else None


class Claim(Struct, frozen=True):
    """A claim made at a moment, `after_ms` after what it is about came into sight."""

    seat: Seat
    at_ms: int
    after_ms: int
    right: bool


class Claims(Struct, frozen=True):
    """Who has claimed what, and whose claims are heard.

    `sights` counts what has come into sight (a card, a row, a symbol), the last of it at `since_ms`, the one before it
    at `before_ms`; `used` and `used_before` have claimed something about these two, of which each allows one claim.
    `locked` are heard only when they are freed. `race` are the claims about one sight, the `raced`th, in their order.
    """

    sights: int = 0
    since_ms: int = 0
    before_ms: int = 0
    used: frozenset[Seat] = frozenset()
    used_before: frozenset[Seat] = frozenset()
    locked: frozenset[Seat] = frozenset()
    race: tuple[Claim, ...] = ()
    raced: int = 0

    @property
    def right(self) -> tuple[Claim, ...]:
        """The right claims of the race; the first of them has won it."""
        return tuple(claim for claim in self.race if claim.right)

    def is_early(self, at_ms: int) -> bool:
        """Whether something else was in sight at a moment."""
        return at_ms < self.since_ms

    def is_used(self, seat: Seat, at_ms: int) -> bool:
        """Whether the seat has had its claim about what was in sight at a moment."""
        return seat in self.used or (self.is_early(at_ms) and seat in self.used_before)

    def seen(self, at_ms: int, told_for: int) -> Claims:
        """Something new comes into sight. The race is told for so many sights from its own on."""
        return replace(
            self,
            sights=self.sights + 1,
            since_ms=at_ms,
            before_ms=self.since_ms,
            used=frozenset(),
            used_before=self.used,
            race=self.race if self.sights + 1 - self.raced < told_for else (),
        )

    def claimed(self, seat: Seat, at_ms: int, right: bool, precedence: Callable[[Seat], int], won: bool) -> Claims:
        """A seat has claimed something. The earlier claim counts more; at the same moment that of the seat with the
        lower `precedence`. `won`: the race is won already, and who comes now is noted in it."""
        early = self.is_early(at_ms)
        sight = self.raced if won else self.sights - early
        after_ms = max(0, at_ms - (self.before_ms if early else self.since_ms))
        race = (*(self.race if sight == self.raced else ()), Claim(seat, at_ms, after_ms, right))
        return replace(
            self,
            used=self.used if early and not right else self.used | {seat},
            used_before=self.used_before | {seat} if early else self.used_before,
            race=tuple(sorted(race, key=lambda claim: (claim.at_ms, precedence(claim.seat)))),
            raced=sight,
        )

    def lock(self, seat: Seat) -> Claims:
        """A seat is not heard for a while."""
        return replace(self, locked=self.locked | {seat})

    def freed(self) -> Claims:
        """Nothing is in sight any more, and everybody is heard again."""
        return replace(self, used=frozenset(), locked=frozenset())


def runs(claims: Iterable[Claim]) -> tuple[Run, ...]:
    """The lines of a `RaceFact`."""
    return tuple(Run(claim.seat, claim.after_ms, not claim.right) for claim in claims)
