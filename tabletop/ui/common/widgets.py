"""Small things that several pages use: rows of choices, segments, a paper card, a lamp tag."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import PaintedButton, paint_focus, sized
from tabletop.ui.look.painting.shadow import SHADOW
from tabletop.ui.look.painting.tones import dark

BADGES = "ABCDEFGH"


class RadioButton(PaintedButton):
    """One value of a `RadioRow`. `is_marked`: a small dot says something of this value."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.is_marked = False
        self.setCheckable(True)


class RadioRow(QFrame):
    """A choice of a few values side by side, one of them chosen. Arrow keys walk, a click or Space chooses."""

    changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, RadioButton] = {}
        self._row = QHBoxLayout(self)
        self._group.buttonClicked.connect(self._clicked)

    def _add(self, value: str, button: RadioButton) -> None:
        button.toggled.connect(self._put_tab_stop)
        self._buttons[value] = button
        self._group.addButton(button)
        self._row.addWidget(button)

    def set_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """(value, label) of every field, in another language perhaps."""
        for value, label in choices:
            button = self._buttons[value]
            button.setText(label)
            button.setAccessibleName(label)
            button.setToolTip(label)
            button.updateGeometry()

    def offer(self, values: Collection[str]) -> None:
        """Show only the fields of these values."""
        for value, button in self._buttons.items():
            button.setVisible(value in values)

    def value(self) -> str:
        """The chosen value, "" if there is none."""
        return next((value for value, button in self._buttons.items() if button.isChecked()), "")

    def set_value(self, value: str) -> None:
        """Choose without a signal."""
        if value in self._buttons:
            self._buttons[value].setChecked(True)

    def button(self, value: str) -> RadioButton:
        """The field of a value."""
        return self._buttons[value]

    def mark(self, value: str, name: str) -> None:
        """Put a small dot on one field; `name` says to screen readers and in the tooltip what it means."""
        for known, button in self._buttons.items():
            button.is_marked = known == value
        self._buttons[value].setAccessibleName(name)
        self._buttons[value].setToolTip(name)

    def _put_tab_stop(self) -> None:
        """Let Tab come to the chosen field; arrow keys walk to the others."""
        buttons = list(self._buttons.values())
        stop = next((button for button in buttons if button.isChecked()), buttons[0] if buttons else None)
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The fields in the order of the keyboard."""
        return tuple(self._buttons.values())

    def _clicked(self, button: QAbstractButton) -> None:
        for value, known in self._buttons.items():
            if known is button:
                self.changed.emit(value)


class SegmentButton(RadioButton):
    """One field of `Segments`."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _font(self) -> QFont:
        return sized(self.font(), self._context.metrics.px(14), self.isChecked())

    def sizeHint(self) -> QSize:
        """The size of the bold text, so that choosing moves nothing."""
        metrics = self._context.metrics
        width = QFontMetricsF(sized(self.font(), metrics.px(14), True)).horizontalAdvance(self.text())
        return QSize(round(width + metrics.px(20)), metrics.px(30))

    def minimumSizeHint(self) -> QSize:
        """The size of a letter or two; the text is cut then."""
        metrics = self._context.metrics
        return QSize(min(self.sizeHint().width(), metrics.px(44)), metrics.px(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, text and focus."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        text_colour = theme.text
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.prim))
            painter.drawRoundedRect(rect, 8, 8)
            text_colour = theme.onprim
        elif self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.field))
            painter.drawRoundedRect(rect, 8, 8)
        painter.setFont(self._font())
        painter.setPen(QColor(text_colour if self.isEnabled() else theme.ctl))
        room = self.width() - 8
        shown = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, shown)
        if self.is_marked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(text_colour))
            painter.drawEllipse(QPointF(rect.right() - 7, rect.top() + 7), 2.2, 2.2)
        if self.shows_focus:
            paint_focus(painter, rect, 7)
        painter.end()


class Segments(RadioRow):
    """The values as words on one sunken track."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._row.setContentsMargins(3, 3, 3, 3)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """(value, label) of every field; the same values in other words only change the labels."""
        if [value for value, _ in choices] != list(self._buttons):
            self._rebuild([value for value, _ in choices])
        super().set_choices(choices)

    def apply_look(self) -> None:
        """Take sizes from the context."""
        for button in self._buttons.values():
            button.updateGeometry()
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.ctl), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(track_colour(self._context)))
        inset = 1.0 if theme.high_contrast else 0.0
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, 10, 10)
        painter.end()

    def _rebuild(self, values: list[str]) -> None:
        for button in self._buttons.values():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = {}
        for value in values:
            self._add(value, SegmentButton(self._context, self))
        self._put_tab_stop()


def track_colour(context: AppContext) -> str:
    """The sunken ground of segments and quiet round buttons."""
    theme = context.theme
    if theme.high_contrast:
        return theme.panel
    return theme.chip if theme.dark else dark(theme.chip, 0.04)


class PaperCard(QFrame):
    """A sheet of paper with a soft shadow; pages lay their groups on it."""

    def __init__(self, context: AppContext, parent: QWidget | None = None, padding: int = 24) -> None:
        super().__init__(parent)
        self._context = context
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(padding, padding, padding, padding)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -2, -3)
        if not theme.flat:
            shade = QColor(SHADOW)
            shade.setAlphaF(0.16)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(rect.translated(0.6, 2.2), 14, 14)
        painter.setPen(QPen(QColor(theme.line), 2 if theme.high_contrast else 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(rect, 14, 14)
        painter.end()


class LampTag(QLabel):
    """A short word on lamp colour: "changed", "as this table plays"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "tag")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
