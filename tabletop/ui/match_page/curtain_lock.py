"""Which presses open a curtain: only those that were made for it, by somebody who has seen that it is down."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from tabletop.ui.session.action_queue import MatchClock

LOCK_MS = 700
"""Before that nobody can have read whom the curtain calls."""
_PARTED_MS = 3000
"""No event waits for so long: it is the clocks that have parted, as they may while the computer sleeps."""
PRESSES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
_RELEASES = (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease)

_Part = Qt.Key | Qt.MouseButton


def _part(event: QEvent) -> _Part | None:
    """The key or button that an event is about."""
    if isinstance(event, QKeyEvent):
        return Qt.Key(event.key())
    return event.button() if isinstance(event, QMouseEvent) else None


class CurtainLock(QObject):
    """Judges presses by their own time stamps, so that what waits in the queue of a busy program is as old as it is.

    It listens to the whole application while the table is seen, to know which keys and buttons are being held.
    """

    def __init__(self, wait_ms: float, parent: QObject) -> None:
        """`wait_ms`: how long it stays shut at least, 0 in tests that wait for nothing."""
        super().__init__(parent)
        self._wait_ms = wait_ms
        self._clock = MatchClock(0)
        self._opens_ms = 0.0
        self._down: set[_Part] = set()
        self._held: set[_Part] = set()
        self._listens = False

    def listen(self, listens: bool) -> None:
        """Follow what is pressed and released anywhere, or stop it."""
        app = QApplication.instance()
        if listens == self._listens or not isinstance(app, QGuiApplication):
            return
        self._listens = listens
        if listens:
            app.installEventFilter(self)
            app.applicationStateChanged.connect(self._forget)
        else:
            app.removeEventFilter(self)
            app.applicationStateChanged.disconnect(self._forget)
            self._forget()

    def _forget(self) -> None:
        """Elsewhere keys are let go unheard."""
        self._down.clear()
        self._held.clear()

    def shut(self, fall_ms: float) -> None:
        """The curtain falls, which takes so long: it opens when the lock allows it, and not before it has fallen. What
        is held now has to be let go first."""
        self._held = set(self._down)
        self._opens_ms = self._clock.now_ms() + (max(self._wait_ms, fall_ms) if self._wait_ms else 0.0)

    @property
    def is_ripe(self) -> bool:
        """Whether a press made now would count."""
        return self._clock.now_ms() >= self._opens_ms

    def takes(self, event: QInputEvent) -> bool:
        """Whether a press counts."""
        if _part(event) in self._held or (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            return False
        if not self._wait_ms:
            return True
        at_ms = self._clock.now_ms(event.timestamp())
        if self._clock.now_ms() - at_ms > _PARTED_MS:
            self._clock = MatchClock(0)
            self._opens_ms = self._wait_ms
            return False
        return at_ms >= self._opens_ms

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remember what is down; an event shows how late the program hears of things."""
        kind = event.type()
        if (kind not in PRESSES and kind not in _RELEASES) or not isinstance(event, QInputEvent):
            return False
        self._clock.now_ms(event.timestamp())
        part = _part(event)
        if part is None or (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            return False
        if kind in _RELEASES:
            self._down.discard(part)
            self._held.discard(part)
        else:
            self._down.add(part)
        return False
