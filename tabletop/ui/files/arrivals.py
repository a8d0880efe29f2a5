"""Files come from outside: dropped on the window, opened from the desktop, handed over by a second start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QWidget


class DesktopFiles:
    """Files that the desktop opens, perhaps before there is a window."""

    def __init__(self) -> None:
        self._early: list[Path] = []
        self._open_all: Callable[[Sequence[Path]], None] | None = None

    def deliver_to(self, open_all: Callable[[Sequence[Path]], None]) -> None:
        """Hand over the files that came already, and those that will come."""
        self._open_all, early, self._early = open_all, self._early, []
        if early:
            open_all(early)

    def take(self, event: QEvent) -> bool:
        """Whether an event brings a file."""
        if not isinstance(event, QFileOpenEvent) or not event.url().isLocalFile():
            return False
        path = Path(event.url().toLocalFile())
        if self._open_all is None:
            self._early.append(path)
        else:
            self._open_all([path])
        return True


class Arrivals(QObject):
    """Hands files to `open_all`, and brings `window` to the front."""

    def __init__(self, window: QWidget, open_all: Callable[[Sequence[Path]], None]) -> None:
        super().__init__(window)
        self._window = window
        self._open_all = open_all
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def come(self, paths: Sequence[Path]) -> None:
        """Open files, and show the window above others; without files only that."""
        state = self._window.windowState() & ~Qt.WindowState.WindowMinimized
        self._window.setWindowState(state | Qt.WindowState.WindowActive)
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()
        if paths:
            self._open_all(paths)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files that are dropped on the window; anything else is not wanted."""
        if not isinstance(event, QDragEnterEvent | QDragMoveEvent | QDropEvent):
            return False
        paths = _files(event.mimeData())
        if not paths:
            event.ignore()
            return True
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self.come(paths)
        return True


def _files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
