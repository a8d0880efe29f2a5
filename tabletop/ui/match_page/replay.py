"""What has happened is shown again: to a person who looked away, to everybody after the end, to whoever looks back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea

from tabletop.core.model import Seat
from tabletop.core.view import Cue, View
from tabletop.match.match import Match

Show = Callable[[View, tuple[Cue, ...], bool], None]


class Replay(QObject):
    """Shows the views of one pair of eyes after each entry of a range, one by one. `done` comes at the end, also when
    it was cut short: by `stop`, or by a click or a key on `table`.

    `lasting`: a click does not cut it short, it is told by `tapped`, and of the keys only Escape ends it. `steer` takes
    keys before that. `entry`: the one after which the table is shown.
    """

    done = Signal()
    tapped = Signal()

    def __init__(
        self, match: Match[Any], show: Show, table: QAbstractScrollArea, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._watched = (table, table.viewport())
        self._match = match
        self._show = show
        self._eyes: Seat | None = None
        self._left: list[int] = []
        self.entry = 0
        self.running = False
        self.lasting = False
        self.steer: Callable[[QKeyEvent], bool] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    def start(self, entries: range, eyes: Seat | None, step_ms: int) -> None:
        """Begin with the view before the first entry; every `step_ms` the next."""
        self._begin(entries, eyes)
        self._timer.start(max(1, step_ms))

    def stay(self, entry: int, eyes: Seat | None, moving: bool = False) -> None:
        """Show the view after one entry until it is cut short, with what moved in it marked; `moving`: the one before
        is shown already, and this one comes with its movement."""
        if moving and self.running:
            self.entry = entry
            self._show(self._match.view(eyes, entry), self._match.cues(eyes, entry), True)
            return
        self._begin(range(entry, entry + 1) if entry else range(0), eyes)
        self.entry = entry
        self._show(self._match.view(eyes, entry), (), False)

    def _begin(self, entries: range, eyes: Seat | None) -> None:
        self._eyes = eyes
        self._left = list(entries)
        self.running = True
        for widget in self._watched:
            widget.installEventFilter(self)
        if self._left:
            self._show(self._match.view(eyes, self._left[0] - 1), (), False)

    def stop(self) -> None:
        """Cut it short, if anything is shown."""
        if self.running:
            self._timer.stop()
            for widget in self._watched:
                widget.removeEventFilter(self)
            self.running = False
            self._left = []
            self.done.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a click or a key end it, and mean nothing else."""
        if self.running and event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            return self.pressed(event)
        return super().eventFilter(watched, event)

    def pressed(self, event: QEvent) -> bool:
        """Take a click or a key while something is shown; whether it means nothing else."""
        key = Qt.Key(event.key()) if isinstance(event, QKeyEvent) else None
        if isinstance(event, QKeyEvent) and self.steer is not None and self.steer(event):
            return True
        if self.lasting and key is not Qt.Key.Key_Escape:
            if key is None:
                self.tapped.emit()
            return key not in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        self.stop()
        return True

    def _step(self) -> None:
        if not self._left:
            self.stop()
            return
        entry = self.entry = self._left.pop(0)
        self._show(self._match.view(self._eyes, entry), self._match.cues(self._eyes, entry), True)
