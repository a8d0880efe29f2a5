"""A row of large tokens above the strip: a gesture had several meanings, and the table asks which."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from tabletop.core.game import Offer
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, Text
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.painted import PaintedButton, cycle_focus, paint_focus, paint_shadow, sized
from tabletop.ui.common.paper_buttons import fitted, wrapped

WHICH = QT_TRANSLATE_NOOP("Table", "Which one?")
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
_PAD = 10
_BESIDE, _MOST_LINES = 18, 3
_MOST_LOWER = 40
"""At most so much is taken from the height of a picture, at 100 % text."""
_STEPS = {
    int(Qt.Key.Key_Left): -1,
    int(Qt.Key.Key_Up): -1,
    int(Qt.Key.Key_Right): 1,
    int(Qt.Key.Key_Down): 1,
}


class ChoiceButton(PaintedButton):
    """One meaning: a large picture, if it has one, and its words. Without an offer it leaves the question. `lower_by`:
    so many pixels its picture is lower than it would like to be."""

    def __init__(self, context: AppContext, offer: Offer | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.offer = offer
        self._face = offer.face if offer is not None else ""
        self.lower_by = 0

    def set_words(self, words: str) -> None:
        """Say what it means, in another language perhaps."""
        self.setText(words)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        """The size of a square with a picture above the words, or of a box of words."""
        metrics = self._context.metrics
        measure = QFontMetricsF(sized(self.font(), metrics.body_px, True))
        words = measure.horizontalAdvance(self.text())
        if self._face:
            wide = max(metrics.px(92), min(round(words) + 20, metrics.px(150)))
            return QSize(wide, metrics.px(80) - self.lower_by + self._words_height(wide))
        return QSize(min(round(words) + 36, metrics.px(260)), metrics.px(56))

    def _words_height(self, width: int) -> int:
        """How high the words below a picture are: one line, or as many as they need, up to three."""
        metrics = self._context.metrics
        measure = QFontMetricsF(sized(self.font(), metrics.body_px, True))
        lines = len(wrapped(measure, self.text(), width - _BESIDE, _MOST_LINES))
        return metrics.px(24) + round((lines - 1) * measure.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, picture, words and focus."""
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(QColor(theme.lamp if lit and not theme.high_contrast else theme.ctl), 3 if lit else 1))
        painter.setBrush(QColor(theme.card if self._face else theme.field))
        painter.drawRoundedRect(body, 9, 9)
        text_height = body.height() - 8
        ink = theme.text
        if self._face:
            # All pictures of a row are as large, however many lines the words need.
            picture = QRectF(body.left() + 8, body.top() + 8, body.width() - 16, metrics.px(80) - self.lower_by - 20)
            text_height = body.bottom() - picture.bottom() - 10
            self._context.art.render(painter, self._face, picture)
            ink = theme.paper.ink
        box = QRectF(body.left() + 6, body.bottom() - text_height - 4, body.width() - 12, text_height)
        painter.setFont(
            fitted(self.font(), self.text(), box.width(), box.height(), metrics.body_px, metrics.smallest_px)
        )
        painter.setPen(QColor(ink))
        painter.drawText(box, _WRAP, self.text())
        if self.shows_focus:
            paint_focus(painter, QRectF(self.rect()), 10)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the row."""
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _width(row: Sequence[ChoiceButton], most: int) -> int:
    """How wide buttons are side by side, with room after each."""
    return sum(min(button.sizeHint().width(), most) + _PAD for button in row)


def _highest(row: Sequence[ChoiceButton]) -> int:
    return max((button.sizeHint().height() for button in row), default=0)


class ChoiceRow(QFrame):
    """The row. `chosen(Action)`; `cancelled` after Escape. Arrows walk, Enter and the number keys choose."""

    chosen = Signal(object)
    cancelled = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._labels: dict[ChoiceButton, Text] = {}
        self._question = Text(WHICH)
        self.hide()

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        """The meanings in their order."""
        return tuple(button for button in self._labels if button.offer is not None)

    @property
    def way_out(self) -> ChoiceButton | None:
        """The answer that changes nothing, where the question has one."""
        return next((button for button in self._labels if button.offer is None), None)

    def ask(self, offers: Sequence[Offer], words: Words, question: Text, way_out: Msg | None = None) -> None:
        """Show the meanings and take the focus. With a `way_out` the focus is there, so that nothing happens by a
        second press of the key that led here."""
        self.clear()
        self._question = question
        for offer in offers:
            button = self._add(offer, offer.label)
            button.clicked.connect(lambda checked=False, action=offer.action: self._choose(action))
        if way_out is not None:
            self._add(None, Text(way_out)).clicked.connect(self._leave)
        self.retranslate(words)
        self.show()
        self.raise_()
        (self.way_out or next(iter(self._labels))).setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self, offer: Offer | None, label: Text) -> ChoiceButton:
        button = ChoiceButton(self._context, offer, self)
        button.show()
        self._labels[button] = label
        return button

    def retranslate(self, words: Words) -> None:
        """Ask the same in another language."""
        for button, label in self._labels.items():
            button.set_words(words.say(label))
        self.setAccessibleName(words.say(self._question))

    def clear(self) -> None:
        """Ask nothing any more."""
        for button in self._labels:
            button.hide()
            button.deleteLater()
        self._labels = {}
        self.hide()

    def _leave(self) -> None:
        self.clear()
        self.cancelled.emit()

    def _choose(self, action: object) -> None:
        self.clear()
        self.chosen.emit(action)

    def lay_out(self, left: int, bottom: int, width: int) -> None:
        """Take its place: in the middle above `bottom`, in as many rows as needed. Where there is too little room
        above, the pictures get smaller."""
        for button in self._labels:
            button.lower_by = 0
        rows = self._rows(width - 2 * _PAD)
        high = _PAD + sum(_highest(row) + _PAD for row in rows)
        if high > bottom:
            for button in self._labels:
                button.lower_by = min(self._context.metrics.px(_MOST_LOWER), ceil((high - bottom) / len(rows)))
        widest = max(_width(row, width - 2 * _PAD) for row in rows)
        y = _PAD
        for row in rows:
            x = _PAD + (widest - _width(row, width - 2 * _PAD)) // 2
            for button in row:
                wide = min(button.sizeHint().width(), width - 2 * _PAD)
                button.setGeometry(x, y, wide, _highest(row))
                x += wide + _PAD
            y += _highest(row) + _PAD
        self.setGeometry(left + (width - widest - _PAD) // 2, max(0, bottom - y), widest + _PAD, y)

    def _rows(self, width: int) -> list[list[ChoiceButton]]:
        """The buttons in as few rows as they need, as long as each other where that is possible."""
        rows: list[list[ChoiceButton]] = [[]]
        for button in self._labels:
            if rows[-1] and _width([*rows[-1], button], width) > width:
                rows.append([])
            rows[-1].append(button)
        order, each = list(self._labels), ceil(len(self._labels) / len(rows))
        even = [order[at : at + each] for at in range(0, len(order), each)]
        return even if all(_width(row, width) <= width for row in even) and order else rows

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk by arrows, choose by numbers, leave by Escape."""
        step = _STEPS.get(event.key())
        number = event.key() - Qt.Key.Key_1
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif step is not None and self._labels:
            order = list(self._labels)
            at = next((n for n, button in enumerate(order) if button.hasFocus()), 0)
            order[(at + step) % len(order)].setFocus(Qt.FocusReason.TabFocusReason)
        elif 0 <= number < len(self._labels):
            list(self._labels)[number].click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the question; its way out, or Escape, leads back to the table."""
        return cycle_focus(tuple(self._labels), forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper under the tokens."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(3, 3, -3, -5)
        if not theme.flat:
            paint_shadow(painter, paper, 14, 0.5)
        painter.setPen(QPen(QColor(theme.line), theme.control_edge_px))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(paper, 14, 14)
        painter.end()
