"""A single-shot timer that can be stopped on its way and go on later."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal

LONGEST_MS = 2**31 - 1
"""More, which is 24 days, no timer can wait; it ends then."""


class Delay(QObject):
    """Emits `over` once, when `start`'s time has passed; while paused no time passes."""

    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._end)
        self._left_ms: int | None = None
        self._paused = False

    @property
    def running(self) -> bool:
        """Whether `over` is still to come, paused or not."""
        return self._left_ms is not None

    @property
    def left_ms(self) -> int:
        """How long it still waits; 0 where it does not."""
        if self._left_ms is None:
            return 0
        return self._left_ms if self._paused else max(0, self._timer.remainingTime())

    def start(self, wait_ms: float) -> None:
        """Begin anew; waits `LONGEST_MS` at most."""
        self._left_ms = max(0, min(round(wait_ms), LONGEST_MS))
        self._timer.stop()
        if not self._paused:
            self._timer.start(self._left_ms)

    def cancel(self) -> None:
        """Forget it."""
        self._timer.stop()
        self._left_ms = None

    def set_paused(self, paused: bool) -> None:
        """Stop the time, or let it go on."""
        if paused == self._paused:
            return
        self._paused = paused
        if self._left_ms is None:
            return
        if paused:
            self._left_ms = max(0, self._timer.remainingTime())
            self._timer.stop()
        else:
            self._timer.start(self._left_ms)

    def _end(self) -> None:
        self._left_ms = None
        self.over.emit()
