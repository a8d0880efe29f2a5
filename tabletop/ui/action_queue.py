"""The order in time: a clock of the match that understands the time stamps of input events, and a queue for races."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from tabletop.core.model import Refusal, Seat
from tabletop.match.controller import Arranged, Choices
from tabletop.match.log import Entry

Answer = Entry | Refusal | Choices | Arranged


class MatchClock:
    """Milliseconds since the match began; a match that was loaded goes on where its log ends."""

    def __init__(self, before_ms: int) -> None:
        self._before_ms = before_ms
        self._since = QElapsedTimer()
        self._since.start()
        self._offset_ms: int | None = None

    def now_ms(self, stamp_ms: int | None = None) -> int:
        """The time now, or that of an input event with this time stamp of the window system.

        The two clocks are compared whenever an event comes; the event that came with the least delay tells best.
        """
        now = self._before_ms + self._since.elapsed()
        if not stamp_ms:
            return now
        if self._offset_ms is None or now - stamp_ms < self._offset_ms:
            self._offset_ms = now - stamp_ms
        return min(now, stamp_ms + self._offset_ms)


class Attempt(msgspec.Struct):
    """Something that a person did. `rank`: what goes first at the same millisecond; `seen`: how many entries the person
    had in view; `run(seen, at_ms)` asks the rules."""

    seat: Seat
    rank: int
    at_ms: int
    seen: int
    run: Callable[[int, int], Answer]


class ActionQueue(QObject):
    """Hands attempts to `judge`: at once, or, in a game with races, what came in one turn of the event loop in the
    order of its time stamps instead of its arrival."""

    def __init__(self, has_races: bool, judge: Callable[[Attempt], None], parent: QObject) -> None:
        super().__init__(parent)
        self._has_races = has_races
        self._judge = judge
        self._waiting: list[Attempt] = []
        self._flush = QTimer(self, singleShot=True, interval=0)
        self._flush.timeout.connect(self._take)

    def put(self, attempt: Attempt) -> None:
        """Somebody did something."""
        if not self._has_races:
            self._judge(attempt)
            return
        self._waiting.append(attempt)
        self._flush.start()

    def clear(self) -> None:
        """Nothing waits any more."""
        self._waiting.clear()

    def _take(self) -> None:
        waiting, self._waiting = self._waiting, []
        for attempt in sorted(waiting, key=lambda a: (a.at_ms, a.rank)):
            self._judge(attempt)
