"""Small things that several pages use: shadows, buttons that paint themselves, segments, a paper card, a lamp tag."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
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
from tabletop.ui.look.painting.shadow import SHADOW
from tabletop.ui.look.painting.tones import dark
from tabletop.ui.look.theme import HINT_BLUE, Theme

BADGES = "ABCDEFGH"
_MOST_SHADOW_PX = 500_000


def sized(font: QFont, px: float, bold: bool = False) -> QFont:
    """A copy of a font in another size."""
    copy = QFont(font)
    copy.setPixelSize(max(1, round(px)))
    copy.setBold(bold)
    return copy


def paint_focus(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Paint the double line of the keyboard focus: white inside ink, visible on every ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour in ((4.6, "#2B2733"), (2.0, "#FFFFFF")):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(rect.adjusted(2.3, 2.3, -2.3, -2.3), radius, radius)


def paint_hint(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Paint the dotted line of a hint, as round tokens: blue on white, visible on every ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    dots = QPen(QColor(HINT_BLUE), 3.2)
    dots.setDashPattern([0.01, 6 / 3.2])
    dots.setCapStyle(Qt.PenCapStyle.RoundCap)
    for pen in (QPen(QColor("#FFFFFF"), 4.8), dots):
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(2.4, 2.4, -2.4, -2.4), radius, radius)


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, lift: float = 1.0) -> None:
    """A soft shadow to the lower right. What keeps its size is painted once and copied from then on: a plate over which
    a card flies must not cost more than the card."""
    left, top = math.floor(rect.left()), math.floor(rect.top())
    place = QRectF(rect.left() - left, rect.top() - top, rect.width(), rect.height())
    dpr = painter.device().devicePixelRatioF()
    if painter.worldTransform().isScaling() or place.width() * place.height() * dpr * dpr > _MOST_SHADOW_PX:
        draw_shadow(painter, rect, radius, lift)
        return
    room = _shadow_room(lift)
    picture = _shadow_picture(place.getRect(), radius, lift, dpr)
    painter.drawPixmap(QPointF(left - room, top - room), picture)


def _shadow_room(lift: float) -> int:
    """How far the shadow of a thing so high reaches at most, in logical pixels."""
    return math.ceil(6.4 * lift) + 2


@lru_cache(maxsize=48)
def _shadow_picture(place: tuple[float, float, float, float], radius: float, lift: float, dpr: float) -> QPixmap:
    """The shadow of a rectangle, which begins within the first pixel, with room round it."""
    room, (left, top, width, height) = _shadow_room(lift), place
    size = QSizeF(left + width + 2 * room, top + height + 2 * room) * dpr
    pixmap = QPixmap(math.ceil(size.width()), math.ceil(size.height()))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_shadow(painter, QRectF(left + room, top + room, width, height), radius, lift)
    return pixmap


def draw_shadow(painter: QPainter, rect: QRectF, radius: float, lift: float = 1.0) -> None:
    """Draw such a shadow of a few rounded rectangles each time: for what grows or turns."""
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, opacity in ((0.0, 0.13), (1.9, 0.09), (4.4, 0.05)):
        shade = QColor(SHADOW)
        shade.setAlphaF(opacity)
        painter.setBrush(shade)
        wide = grow * lift
        moved = rect.translated(0.5 * lift, 2.0 * lift).adjusted(-wide, -wide, wide, wide)
        painter.drawRoundedRect(moved, radius + max(0.0, wide), radius + max(0.0, wide))


def paint_sheet(painter: QPainter, paper: QRectF, radius: float, lift: float, theme: Theme) -> None:
    """Paint a sheet of paper that lies over the table, with its shadow."""
    if not theme.flat:
        paint_shadow(painter, paper, radius, lift)
    painter.setPen(QPen(QColor(theme.ctl), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(paper, radius, radius)


_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class PaintedButton(QAbstractButton):
    """A button that paints itself. `shows_focus` says whether the frame of the focus is wanted: it came by keyboard,
    or a key was pressed since."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._by_keyboard = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def shows_focus(self) -> bool:
        """Whether to draw the frame of the keyboard focus."""
        return self._by_keyboard and self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Notes how the focus came."""
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._by_keyboard = event.reason() in _BY_KEYBOARD
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press as Space does."""
        self._by_keyboard = True
        self.update()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


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
