"""What widgets paint themselves with: fonts, the frame of the focus, shadows, sheets; the button that paints itself."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from tabletop.ui.look.painting.shadow import SHADOW
from tabletop.ui.look.painting.store import kept, weight
from tabletop.ui.look.theme import HINT_BLUE, Theme

_MOST_SHADOW_PX = 500_000
_LIMIT_BYTES = 16 * 1024 * 1024


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


def paint_dots(painter: QPainter, dots: tuple[int, int], middle: QPointF, side: float, ink: str) -> None:
    """Paint a row of dots about a point, those that are done filled."""
    done, of = dots
    for number in range(of):
        painter.setPen(QPen(QColor(ink), max(1.0, side / 5)))
        painter.setBrush(QColor(ink) if number < done else Qt.BrushStyle.NoBrush)
        x = middle.x() + (number - (of - 1) / 2) * 2 * side
        painter.drawEllipse(QPointF(x, middle.y()), side / 2, side / 2)


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
    picture = _shadow_picture((place.x(), place.y(), place.width(), place.height()), radius, lift, dpr)
    painter.drawPixmap(QPointF(left - room, top - room), picture)


def _shadow_room(lift: float) -> int:
    """How far the shadow of a thing so high reaches at most, in logical pixels."""
    return math.ceil(6.4 * lift) + 2


@kept(_LIMIT_BYTES, weight)
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


def cycle_focus(parts: Sequence[QWidget], forward: bool) -> bool:
    """Give the focus to the next of these widgets that can be seen, as Tab does on a sheet that keeps it; false where
    there is none, since the sheet is about to go."""
    seen = [part for part in parts if part.isVisible()]
    if not seen:
        return False
    at = next((index for index, part in enumerate(seen) if part.hasFocus()), -1 if forward else 0)
    seen[(at + (1 if forward else -1)) % len(seen)].setFocus(
        Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    )
    return True


class PaintedButton(QAbstractButton):
    """A button that paints itself. `shows_focus` says whether the frame of the focus is wanted: it came by keyboard,
    or a key was pressed since. `dots`: how far something has come that it does step by step, and of how many steps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._by_keyboard = False
        self.dots = (0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def shows_focus(self) -> bool:
        """Whether to draw the frame of the keyboard focus."""
        return self._by_keyboard and self.hasFocus()

    def set_dots(self, done: int, of: int) -> None:
        """Show as dots how far it has come; no dots where there are no steps."""
        if (done, of) != self.dots:
            self.dots = done, of
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Notes how the focus came."""
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._by_keyboard = event.reason() in _BY_KEYBOARD
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press as Space does, once however long it is held."""
        self._by_keyboard = True
        self.update()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)
