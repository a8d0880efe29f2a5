"""A sheet of paper over the dimmed table, with a heading and something to look through."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import cycle_focus, paint_shadow
from tabletop.ui.common.paper_buttons import PaperButton, dress

CLOSE = QT_TRANSLATE_NOOP("Table", "Close")
_MOST_HIGH, _PAD, _STEP = 0.86, 20, 60


class PaperSheet(QWidget):
    """The sheet and the dimmed table under it; a click beside it, Escape and its button close it. What is on it says
    how much room it wants (`wanted`)."""

    most_high = _MOST_HIGH
    """The part of the table's height that the paper may take."""

    def __init__(self, context: AppContext, overlay: QWidget) -> None:
        super().__init__(overlay)
        self._context, self._overlay = context, overlay
        self._back: QWidget | None = None
        self.title, self.below = QLabel(self), QLabel(self)
        self.close_button = PaperButton(context, parent=self)
        self.close_button.clicked.connect(self.leave)
        self.hide()
        overlay.installEventFilter(self)

    @abstractmethod
    def body(self) -> QAbstractScrollArea:
        """What is looked through."""

    @abstractmethod
    def wanted(self, width: int) -> QSize:
        """How large that would be on a table that leaves it this width."""

    def _open(self, back: QWidget) -> None:
        """Lie on the table; `back` gets the keyboard when it closes."""
        self._back = back
        self.show()
        self.raise_()
        self._lay_out()
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Close it."""
        if self.isHidden():
            return
        self.hide()
        if self._back is not None:
            self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _head_says(self, title: str, below: str, close: str) -> None:
        metrics, theme = self._context.metrics, self._context.theme
        self.title.setText(title)
        dress(self.title, metrics.px(20), theme.text, bold=True)
        self.below.setText(below)
        self.below.setVisible(bool(below))
        dress(self.below, metrics.quiet_px, theme.text2)
        self.close_button.set_words(close)

    def _head(self) -> int:
        below = self.below.sizeHint().height() + 4 if self.below.text() else 0
        return max(self.title.sizeHint().height() + below, self.close_button.sizeHint().height())

    def _paper(self) -> QRect:
        pad = self._context.metrics.px(_PAD)
        size = self.wanted(self.width() - 24 - 2 * pad)
        wide = min(self.width() - 24, size.width() + 2 * pad)
        high = min(round(self.height() * self.most_high), self._head() + size.height() + 5 * pad // 2)
        return QRect((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def _lay_out(self) -> None:
        self.setGeometry(self._overlay.rect())
        paper, pad = self._paper(), self._context.metrics.px(_PAD)
        left, wide = paper.left() + pad, paper.width() - 2 * pad
        top, button = paper.top() + pad, self.close_button.sizeHint()
        self.close_button.setGeometry(paper.right() - pad - button.width(), top, button.width(), button.height())
        beside = wide - button.width() - pad // 2
        high = self.title.sizeHint().height() if self.below.text() else self._head()
        self.title.setGeometry(left, top, beside, high)
        self.below.setGeometry(left, self.title.geometry().bottom() + 4, beside, self.below.sizeHint().height())
        begin = top + self._head() + pad // 2
        self.body().setGeometry(left, begin, wide, max(1, paper.bottom() + 1 - pad - begin))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dimmed table, and the paper."""
        painter, theme, paper = QPainter(self), self._context.theme, QRectF(self._paper())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(20, 33, 28, 150))
        radius = 14 * self._context.metrics.factor
        if not theme.flat:
            paint_shadow(painter, paper, radius, 5)
        painter.setPen(QColor(theme.ctl) if theme.flat else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(paper, radius, radius)
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the table."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._lay_out()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Escape; arrows and pages scroll."""
        bar = self.body().verticalScrollBar()
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 4, Qt.Key.Key_PageUp: -4}
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.leave()
        elif key in steps:
            bar.setValue(bar.value() + steps[key] * self._context.metrics.px(_STEP))
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the sheet."""
        return cycle_focus((self.close_button,), forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close by a click beside the paper; nothing goes through to the table."""
        if not self._paper().contains(event.position().toPoint()):
            self.leave()
        event.accept()
