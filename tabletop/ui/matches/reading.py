"""The matches of a folder, read in a thread of their own: however many there are, the window stays awake."""

from __future__ import annotations

from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.store.errors import StoreError
from tabletop.store.listing import Summary, kept_matches, summary_of

_LOOK_MS = 10
_SLICE = 20
_BREATH_S = 0.002
"""Between two slices the window may do what it has to do: both take turns in the interpreter."""

Slice = tuple[Summary, ...] | Exception | None
"""Some matches; what went wrong; None at the end."""


class MatchReader(QObject):
    """`found(tuple of Summary)`: the newest first, a slice at a time; `done`: these were all."""

    found = Signal(object)
    done = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._slices: SimpleQueue[Slice] = SimpleQueue()
        self._enough = Event()
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._look_for_slices)

    @property
    def reading(self) -> bool:
        """Whether there is more to come."""
        return self._look.isActive()

    def read(self, folder: Path) -> None:
        """Read all matches of a folder, from the beginning."""
        self.stop()
        self._slices, self._enough = SimpleQueue(), Event()
        Thread(target=_read, args=(folder, self._slices, self._enough), daemon=True).start()
        self._look.start()

    def stop(self) -> None:
        """Read no more."""
        self._enough.set()
        self._look.stop()

    def _look_for_slices(self) -> None:
        try:
            found = self._slices.get_nowait()
        except Empty:
            return
        if isinstance(found, tuple):
            self.found.emit(found)
            return
        self.stop()
        self.done.emit()
        if found is not None:
            raise found


def _read(folder: Path, slices: SimpleQueue[Slice], enough: Event) -> None:
    """Read in the thread. Every error is handed over: nobody would hear of it here."""
    found: list[Summary] = []
    try:
        for path in kept_matches(folder):
            if enough.is_set():
                return
            try:
                found.append(summary_of(path))
            except StoreError:
                continue
            if len(found) == _SLICE:
                slices.put(tuple(found))
                found = []
                enough.wait(_BREATH_S)
        if found:
            slices.put(tuple(found))
        slices.put(None)
    except Exception as error:
        slices.put(error)
