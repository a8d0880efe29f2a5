"""The table as it was, fading away over the table as it is: for a change that is not a movement (a turned board)."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

FADE_MS = 420


class Fade(QWidget):
    """Lies over `over` and takes no clicks. It is gone after FADE_MS times the speed of the animations."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over.parentWidget())
        self._over = over
        self._picture = QPixmap()
        self._opacity = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._opacity.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._opacity.valueChanged.connect(lambda: self.update())
        self._opacity.finished.connect(self.finish)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def begin(self, speed: float) -> None:
        """Keep what is seen now, and let it fade from here on; at speed 0 nothing is kept."""
        self.finish()
        if speed <= 0 or not self._over.isVisible():
            return
        self._picture = self._over.grab()
        self.setGeometry(self._over.geometry())
        self._over.stackUnder(self)
        self._opacity.setDuration(round(FADE_MS * speed))
        self._opacity.start()
        self.show()

    def finish(self) -> None:
        """Show only the table as it is."""
        self._opacity.stop()
        self._picture = QPixmap()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the old picture as far as it is still there."""
        painter = QPainter(self)
        painter.setOpacity(float(self._opacity.currentValue() or 0.0))
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
