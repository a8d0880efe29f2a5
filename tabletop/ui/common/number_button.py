"""Round buttons with a large figure, of which several lie together: the numbers that may be named."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import paint_focus, paint_hint, paint_shadow
from tabletop.ui.common.paper_buttons import Paint, PaperButton
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters

_FIGURE, _TWO_DIGITS = 0.4, 0.34
"""How high a figure is, in sizes of its button."""
_STROKE = 0.36
"""Half the stroke across a number that is not allowed, in sizes of its button, along each axis."""


class NumberButton(PaperButton):
    """One number. A resting one is crossed out: it can be pressed, and the answer is the rule that forbids it."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, Paint.PLAIN, "", parent)
        self._figure = ""

    def set_figure(self, figure: str, words: str) -> None:
        """Show a number, and say in words what naming it means."""
        self._figure = figure
        self.set_words(words, words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, figure, the stroke across it and the focus."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height()) - 2.0 * self.MARGIN
        middle = QRectF(self.rect()).center()
        body = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        lit = self.underMouse() or self.isDown()
        if not theme.flat and not self.is_pale:
            paint_shadow(painter, body, side / 2, 0.7)
        painter.setBrush(QColor(theme.panel2 if self.is_pale else theme.field))
        painter.setPen(QPen(QColor(theme.lamp), 3.0) if lit and not theme.high_contrast else self._edge_pen(theme.ctl))
        painter.drawEllipse(body.adjusted(1, 1, -1, -1))
        high = side * (_FIGURE if len(self._figure) < 2 else _TWO_DIGITS)
        ink = theme.ctl if self.is_pale else theme.text
        across = Qt.AlignmentFlag.AlignHCenter
        draw_letters(painter, self._figure, high, ink, FIGURE_PEN, middle.x(), middle.y() + high / 2, across)
        if self.is_pale:
            pen = QPen(QColor(theme.bad), max(2.5, 0.07 * side))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            end = QPointF(_STROKE * side, -_STROKE * side)
            painter.drawLine(middle - end, middle + end)
        if self.is_advised:
            paint_hint(painter, body.adjusted(-3, -3, 3, 3), side / 2 + 3)
        if self.shows_focus:
            paint_focus(painter, body.adjusted(-3, -3, 3, 3), side / 2 + 3)
        painter.end()
