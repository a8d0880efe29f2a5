"""What the table plays by itself once its time has come: a forced action, and the action of the clock."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from tabletop.core.model import CLOCK, Seat
from tabletop.match.match import Match
from tabletop.ui.common.delay import Delay
from tabletop.ui.session.action_queue import MatchClock

FORCED_MS = 900
"""How long a forced action waits: why it is forced has just been told, and wants to be read."""
AS_USUAL = 1.0
"""The factor on what has to be read where nothing moves: it takes as long as ever."""


class Deadlines(QObject):
    """`forced` and `clock`: it is time for such an action. `due_ms`: for when that of the clock was set, in the time of
    the match. `speed` and `pace` are factors on the waiting for forced actions."""

    forced = Signal()
    clock = Signal()

    def __init__(self, match: Match[Any], now: MatchClock, pace: float, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._now = now
        self._pace = pace
        self.speed = 1.0
        self.due_ms = 0
        self._limit_ms = 0
        self._forced, self._deadline = Delay(self), Delay(self)
        self._forced.over.connect(self.forced)
        self._deadline.over.connect(self.clock)

    def set(self, moved: bool, people: frozenset[Seat]) -> None:
        """Find out what is due when, with these `people` at the table. Unless something has `moved`, the times that run
        go on."""
        match, game = self._match, self._match.game
        if match.forced(people) is None:
            self._forced.cancel()
        elif moved or not self._forced.running:
            self._forced.start(FORCED_MS * (self.speed or AS_USUAL) * self._pace)
        limit_ms = game.deadline_ms(match.state) if CLOCK in match.active else None
        if limit_ms is None:
            self._deadline.cancel()
        elif moved or not self._deadline.running:
            self._limit_ms = limit_ms
            self.due_ms = match.log[-1].at_ms + limit_ms
            behind_ms = self._now.now_ms() - match.log[-1].at_ms if game.info.real_time else 0
            self._deadline.start(limit_ms - behind_ms)

    @property
    def left_ms(self) -> tuple[int, int] | None:
        """How long the clock still waits, and how long it waits as a whole; None where nothing is due."""
        return (self._deadline.left_ms, self._limit_ms) if self._deadline.running else None

    def hasten(self) -> None:
        """Let the clock act now, if it is about to."""
        if self._deadline.running:
            self._deadline.cancel()
            self.clock.emit()

    def hurry(self) -> None:
        """Let a forced action be played now, if one is about to be."""
        if self._forced.running:
            self._forced.start(0)

    def cancel(self) -> None:
        """Forget everything that is due."""
        self._forced.cancel()
        self._deadline.cancel()

    def set_paused(self, paused: bool) -> None:
        """Stop the time, or let it go on."""
        self._forced.set_paused(paused)
        self._deadline.set_paused(paused)
