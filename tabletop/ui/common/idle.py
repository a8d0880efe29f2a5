"""Work that can wait: done in small bits while the event loop has nothing else to do."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

SLICE_MS: Final = 4.0
_PAUSE_MS: Final = 60


class IdleWork(QObject):
    """Does tasks in their order, at most about `SLICE_MS` in one go; a task should take less than that. It rests while
    somebody holds a mouse button, because then the window must answer at once, and while `is_busy` says so."""

    def __init__(self, parent: QObject, is_busy: Callable[[], bool] = lambda: False) -> None:
        super().__init__(parent)
        self._is_busy = is_busy
        self._tasks: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._slice)

    @property
    def is_done(self) -> bool:
        """Whether nothing is waiting."""
        return not self._tasks

    def add(self, tasks: Iterable[Callable[[], object]], after_ms: int = 0) -> None:
        """Do this too, after what is waiting; nothing before so much time has passed."""
        self._tasks.extend(tasks)
        if self._tasks:
            self._timer.start(after_ms)

    def clear(self) -> None:
        """Forget what is waiting."""
        self._tasks.clear()
        self._timer.stop()

    def _slice(self) -> None:
        if self._is_busy() or QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._timer.setInterval(_PAUSE_MS)
            return
        self._timer.setInterval(0)
        started, spent, longest = perf_counter(), 0.0, 0.0
        while self._tasks and spent + longest <= SLICE_MS:
            self._tasks.popleft()()
            before, spent = spent, (perf_counter() - started) * 1000
            longest = max(longest, spent - before)
        if not self._tasks:
            self._timer.stop()
