"""Work in a thread of its own, so that no disk, no long match and no other program keeps the window waiting."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

_LOOK_MS = 10


class Task(QObject):
    """One piece of work at a time. `done` carries what it returned, or the exception that it raised."""

    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers: SimpleQueue[object] = SimpleQueue()
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._look_for_answer)

    @property
    def running(self) -> bool:
        """Whether an answer is awaited."""
        return self._look.isActive()

    def start(self, work: Callable[[], object]) -> None:
        """Begin; what was begun before is forgotten."""
        self.forget()
        Thread(target=_do, args=(work, self._answers), daemon=True).start()
        self._look.start()

    def forget(self) -> None:
        """Await nothing any more."""
        self._look.stop()
        self._answers = SimpleQueue()

    def _look_for_answer(self) -> None:
        try:
            answer = self._answers.get_nowait()
        except Empty:
            return
        self.forget()
        self.done.emit(answer)


def _do(work: Callable[[], object], answers: SimpleQueue[object]) -> None:
    """Work in the thread. Every error is handed over: nobody would hear of it here."""
    try:
        answers.put(work())
    except Exception as error:
        answers.put(error)
