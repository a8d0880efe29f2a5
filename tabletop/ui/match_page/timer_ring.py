"""The time that is left, as a ring that grows shorter, with the seconds in its middle."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tabletop.core.text import PLURAL_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.widgets import track_colour
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters

SECONDS_LEFT = PLURAL_NOOP("Table", "%n second(s) left", "", 1)
SIZE_PX = 48
_STEP_MS, _STILL_STEP_MS = 40, 250
_RING, _FIGURE = 0.13, 0.3
"""The width of the ring and the height of the figure, in sizes of the whole."""

Left = Callable[[], tuple[int, int] | None]
"""How many milliseconds are left, and how many there were; None where no time runs."""


class TimerRing(QWidget):
    """The ring, seen while a time runs; a hand reaches what lies below it. `share`: how much of the time is left;
    `seconds`: rounded up; `covered`: nothing of the table is to be seen."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._left: Left = lambda: None
        self.share, self.seconds, self.covered = 0.0, 0, False
        self._step = QTimer(self)
        self._step.timeout.connect(self.tick)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def begin(self, left: Left) -> None:
        """Show the time that is left from now on; when what has just happened is over, it is known."""
        self._left = left
        self._step.start(_STEP_MS if self._context.speed > 0 else _STILL_STEP_MS)
        QTimer.singleShot(0, self, self.tick)

    def end(self) -> None:
        """Show nothing any more."""
        self._step.stop()
        self.hide()

    def tick(self) -> None:
        """Look how much time is left."""
        left = self._left() if self._step.isActive() else None
        self.setVisible(left is not None and not self.covered)
        left_ms, whole_ms = left if left is not None else (0, 1)
        self.seconds = ceil(left_ms / 1000)
        # Where nothing is to move, the ring grows shorter by whole seconds.
        shown_ms = left_ms if self._context.speed > 0 else 1000 * self.seconds
        self.share = min(1.0, shown_ms / max(1, whole_ms))
        self.setAccessibleName(self._context.words.say(SECONDS_LEFT, n=self.seconds))
        self.update()

    def place(self, corner: QPoint, size: int, inside: QRect) -> None:
        """Lie with the middle on a point, or as near to it as the room allows."""
        rect = QRect(corner.x() - size // 2, corner.y() - size // 2, size, size)
        rect.moveLeft(max(inside.left(), min(rect.left(), inside.right() - size)))
        rect.moveTop(max(inside.top(), min(rect.top(), inside.bottom() - size)))
        self.setGeometry(rect)

    def changeEvent(self, event: QEvent) -> None:
        """Another language is spoken at once, even while no time passes."""
        if event.type() == QEvent.Type.LanguageChange and self._step.isActive():
            self.tick()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, ring and figure."""
        theme, side = self._context.theme, float(min(self.width(), self.height()))
        wide = side * _RING
        ring = QRectF(self.rect()).adjusted(wide, wide, -wide, -wide)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.ctl), 1.5))
            painter.setBrush(QColor(theme.panel))
            painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(track_colour(self._context)), wide))
            painter.drawEllipse(ring)
            painter.setPen(QPen(QColor(theme.prim), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawArc(ring, 90 * 16, round(360 * 16 * self.share))
            high, middle = side * _FIGURE, ring.center()
            centre = Qt.AlignmentFlag.AlignHCenter
            draw_letters(
                painter, str(self.seconds), high, theme.text, FIGURE_PEN, middle.x(), middle.y() + high / 2, centre
            )
