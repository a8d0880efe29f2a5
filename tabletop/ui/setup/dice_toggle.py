"""The button of a seat that throws real dice: pressed in while it does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import PaintedButton, paint_focus
from tabletop.ui.look.icons import icon_pixmap

REAL_DICE = QT_TRANSLATE_NOOP("Setup", "Throw real dice", "the throws of a seat: on the real table, not on the screen")
_INSET = 4


class DiceToggle(PaintedButton):
    """A die in a frame; filled while real dice are thrown."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def retranslate(self) -> None:
        """Set the words anew."""
        words = self._context.words.say(REAL_DICE)
        self.setAccessibleName(words)
        self.setToolTip(words)

    def sizeHint(self) -> QSize:
        """A comfortable target."""
        side = self._context.metrics.target_px
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, die and focus."""
        theme, side = self._context.theme, self._context.metrics.px(22)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)
        is_on = self.isChecked()
        painter.setPen(QPen(QColor(theme.ctl), 1.5) if is_on or self.underMouse() else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.prim) if is_on else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(body, 8, 8)
        picture = icon_pixmap("dice", theme.onprim if is_on else theme.text, side, self.devicePixelRatioF())
        painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, picture)
        if self.shows_focus:
            paint_focus(painter, QRectF(self.rect()), 10)
        painter.end()
