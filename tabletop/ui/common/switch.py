"""A switch: on or off."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import PaintedButton, paint_focus, sized


class Switch(PaintedButton):
    """On or off, with its words beside it. The state is told by the place of the knob and a tick, not by colour."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _font(self) -> QFont:
        return sized(self.font(), self._context.metrics.body_px)

    def _lead(self) -> int:
        return self._context.metrics.px(44) + 12

    def hasHeightForWidth(self) -> bool:
        """Always true: the words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of the wrapped words."""
        room = QRectF(0, 0, max(40, width - self._lead() - 4), 10_000)
        text = QFontMetricsF(self._font()).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.text())
        return max(self._context.metrics.px(40), round(text.height()) + 12)

    def sizeHint(self) -> QSize:
        """The size in one line."""
        width = QFontMetricsF(self._font()).horizontalAdvance(self.text())
        return QSize(round(width) + self._lead() + 8, self._context.metrics.px(40))

    def minimumSizeHint(self) -> QSize:
        """Wrapped."""
        return QSize(self._lead() + self._context.metrics.px(80), self._context.metrics.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track, knob and words; broken and empty where it cannot be used."""
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = float(metrics.px(24))
        track = QRectF(2, (self.height() - height) / 2, metrics.px(42), height)
        is_on = self.isChecked()
        is_filled = is_on and self.isEnabled()
        line = Qt.PenStyle.SolidLine if self.isEnabled() else Qt.PenStyle.DashLine
        painter.setPen(QPen(QColor(theme.ctl), 1.5, line))
        painter.setBrush(QColor(theme.prim if is_filled else theme.field))
        painter.drawRoundedRect(track, height / 2, height / 2)
        knob = QPointF(track.right() - height / 2 if is_on else track.left() + height / 2, track.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.onprim if is_filled else theme.ctl))
        painter.drawEllipse(knob, height * 0.33, height * 0.33)
        painter.setFont(self._font())
        painter.setPen(QColor(theme.text if self.isEnabled() else theme.ctl))
        text = self.rect().adjusted(self._lead(), 0, -4, 0)
        painter.drawText(text, int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap), self.text())
        if self.shows_focus:
            paint_focus(painter, track.adjusted(-2, -2, 2, 2), height / 2)
        painter.end()
