"""The order in time: a clock of the match that understands the time stamps of input events, and a queue for races."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from tabletop.core.model import Action, Refusal, Seat
from tabletop.match.controller import Arranged, Choices, Ignored
from tabletop.match.log import Entry
from tabletop.match.match import Match

Answer = Entry | Refusal | Choices | Arranged | Ignored | None
"""None: the moment for it has passed, and nothing is said."""

WINDOW_MS = 30
"""In a game that is a race throughout, what was done is judged so much later: what happened before has come by then."""
_DRIFT = 10_000
"""Two clocks may part by one millisecond in so many."""
_LATEST_MS = 60_000
"""No event comes so late: the clock of the window system has begun anew, as that of X11 does after 49.7 days."""


class MatchClock:
    """Milliseconds since the match began; a match that was loaded goes on where its log ends.

    `still`: it stands at 0, which means that no moment is known; for tests that wait for nothing.
    """

    def __init__(self, before_ms: int, still: bool = False) -> None:
        self._before_ms = before_ms
        self._still = still
        self._since = QElapsedTimer()
        self._since.start()
        self._stopped_ms: int | None = None
        self._offset_ms: int | None = None
        self._compared_ms = 0

    def now_ms(self, stamp_ms: int | None = None) -> int:
        """The time now, or that of an input event with this time stamp of the window system.

        The two clocks are compared whenever an event comes; the event that came with the least delay tells best.
        """
        if self._still:
            return 0
        if self._stopped_ms is not None:
            return self._stopped_ms
        now = self._before_ms + self._since.elapsed()
        if not stamp_ms:
            return now
        offset = now - stamp_ms
        if self._offset_ms is not None:
            known = self._offset_ms + (now - self._compared_ms) // _DRIFT
            offset = known if known < offset <= known + _LATEST_MS else offset
        if offset != self._offset_ms:
            self._offset_ms, self._compared_ms = offset, now
        return min(now, stamp_ms + offset)

    def set_paused(self, paused: bool) -> None:
        """Stop the time of the match, or let it go on."""
        if paused and self._stopped_ms is None:
            self._stopped_ms = self.now_ms()
        elif not paused and self._stopped_ms is not None:
            self._before_ms, self._stopped_ms, self._offset_ms = self._stopped_ms, None, None
            self._since.restart()


class QueuedAttempt(msgspec.Struct):
    """Something that was done and waits to be judged.

    seat: who did it.
    rank: what goes first at the same millisecond; asked when it is judged.
    at_ms: when it was done, in the time of the match.
    seen: how many entries the actor had in view.
    run: asks the rules, with `seen` and `at_ms`.
    by_hand: a person did it.
    """

    seat: Seat
    rank: Callable[[], tuple[int, int]]
    at_ms: int
    seen: int
    run: Callable[[int, int], Answer]
    by_hand: bool = True


def rank_of(match: Match[Any], action: Action | None) -> tuple[int, int]:
    """What goes first of several actions at the same millisecond, by the rules of the game."""
    races = match.game.info.race_verbs
    if action is None or action.verb not in races:
        return len(races), 0
    return races.index(action.verb), match.game.precedence(match.state, action)


class ActionQueue(QObject):
    """Hands attempts to `judge`: at once, or, in a game with races, what came in one turn of the event loop (or within
    `window_ms`) in the order of its time stamps instead of its arrival: one in each turn of the event loop, so that
    hands and computer players who are quick together do not hold up the window."""

    def __init__(
        self, has_races: bool, judge: Callable[[QueuedAttempt], None], parent: QObject, window_ms: int = 0
    ) -> None:
        super().__init__(parent)
        self._has_races = has_races
        self._judge = judge
        self._waiting: list[QueuedAttempt] = []
        self._ordered: list[QueuedAttempt] = []
        self._flush = QTimer(self, singleShot=True, interval=window_ms)
        self._flush.timeout.connect(self._take)
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._judge_next)

    def put(self, attempt: QueuedAttempt) -> None:
        """Take what somebody did."""
        if not self._has_races:
            self._judge(attempt)
            return
        self._waiting.append(attempt)
        if not self._flush.isActive():
            self._flush.start()

    @property
    def computers(self) -> frozenset[Seat]:
        """Who has played by themselves what is still to be judged."""
        return frozenset(attempt.seat for attempt in (*self._waiting, *self._ordered) if not attempt.by_hand)

    def clear(self) -> None:
        """Drop everything that waits."""
        self._waiting.clear()
        self._ordered.clear()

    def _take(self) -> None:
        waiting, self._waiting = self._waiting, []
        self._ordered += sorted(waiting, key=lambda a: (a.at_ms, *a.rank()))
        if not self._next.isActive():
            self._judge_next()  # else somebody was judged in this turn already, or is about to be

    def _judge_next(self) -> None:
        if self._ordered:
            try:
                self._judge(self._ordered.pop(0))
            finally:
                self._next.start()  # behind all that has waited meanwhile
