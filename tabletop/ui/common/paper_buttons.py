"""Buttons of paper that paint themselves: on the table, in the panel, on the curtain and on the end sheet."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from math import ceil, sqrt

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.key_caps import cap_width, draw_key
from tabletop.ui.common.painted import PaintedButton, paint_dots, paint_focus, paint_hint, paint_shadow, sized
from tabletop.ui.look.metrics import Metrics
from tabletop.ui.look.painting.tones import dark
from tabletop.ui.look.theme import INK, Theme

_INSET, _ROUND_INSET = 0.05, 0.12
"""How much of its width a button leaves free beside its words, an angular and a round one."""
_KEY_OUT = 4
"""So far the cap of a key looks out above and beside its button."""
_KEY_MOST = {False: 0.6, True: 0.36}
"""How high the key in a corner may be, in heights of its button, of others and of round ones."""
_ROUND_KEY, _ROUND_WORDS = 0.19, 0.17
"""How high the key of a large round button is at least, and how large its words want to be."""
_LEAST_WORDS_PX = 11
"""Large words on an angular button that is too small for them are not made smaller than this, nor than at 100 %."""
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)


class Paint(StrEnum):
    """How a button looks: LAMP the one that goes on, PRIM the main one of a page, PLAIN quiet, ROUND a call, FAINT only
    drawn on the cloth."""

    LAMP = "lamp"
    PRIM = "prim"
    PLAIN = "plain"
    ROUND = "round"
    FAINT = "faint"


def fitted(
    font: QFont, text: str, width: float, height: float, most_px: float, least_px: float, bold: bool = True
) -> QFont:
    """A font in which a text fits into a box, in several lines if need be; never smaller than `least_px`."""
    px = most_px
    while px > least_px:
        measure = QFontMetricsF(sized(font, px, bold))
        longest = max((measure.horizontalAdvance(word) for word in text.split(" ")), default=0.0)
        box = measure.boundingRect(QRectF(0, 0, max(1.0, width), 10_000), _WRAP, text)
        if longest <= width and box.height() <= height + 1:
            break
        px -= 1
    return sized(font, max(px, least_px), bold)


def enlarged(metrics: Metrics, scale: float) -> Metrics:
    """Sizes for what lies on a table that is larger than the reference."""
    return metrics if scale == 1.0 else Metrics(metrics.base_px * scale, metrics.scale)


def wrapped(measure: QFontMetricsF, text: str, width: float, most: int) -> list[str]:
    """A text in at most `most` lines; the last one is cut where it is too long."""
    lines: list[str] = []
    words = text.split(" ")
    while words and len(lines) < most - 1:
        taken = 1
        while taken < len(words) and measure.horizontalAdvance(" ".join(words[: taken + 1])) <= width:
            taken += 1
        lines.append(measure.elidedText(" ".join(words[:taken]), Qt.TextElideMode.ElideRight, width))
        words = words[taken:]
    if words:
        lines.append(measure.elidedText(" ".join(words), Qt.TextElideMode.ElideRight, width))
    return lines


def dress(label: QLabel, px: float, colour: str, bold: bool = False) -> None:
    """Size, weight and colour of a label, whatever the style sheet of the application says."""
    weight = "bold" if bold else "normal"
    label.setStyleSheet(f"color: {colour}; background: transparent; font-size: {round(px)}px; font-weight: {weight};")


def _drawn(theme: Theme, strength: float) -> str:
    """What is drawn on the cloth: its colour for words, so strong."""
    colour = QColor(theme.on_felt)
    colour.setAlphaF(strength)
    return colour.name(QColor.NameFormat.HexArgb)


class PaperButton(PaintedButton):
    """A button, with an icon or without, whose words wrap before they shrink, and shrink before they are cut.

    `most_px` is the size of its words at 100 % text; `key` a letter shown in its corner; `raised`: it throws a shadow;
    `scale`: a factor on its words; `shrink`: another, for large ones that have no room; `turn`: the side from which the
    words on a round one are read, in quarter turns clockwise from below.
    """

    MARGIN = 5

    def __init__(
        self, context: AppContext, paint: Paint = Paint.PLAIN, icon_name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._paint = paint
        self._icon_name = icon_name
        self._fill: tuple[str, str] | None = None
        self.most_px = 15.0
        self.key = ""
        self.raised = True
        self.scale = self.shrink = 1.0
        self.turn = 0
        self.stamp_ms: int | None = None
        self._rests = False
        self._is_advised = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def _metrics(self) -> Metrics:
        return enlarged(self._context.metrics, self.scale * self.shrink)

    def set_words(self, words: str, tooltip: str = "") -> None:
        """Write the text of the button; it is its accessible name too."""
        self.setText(words)
        self.setAccessibleName(words)
        self.setToolTip(tooltip)
        self.updateGeometry()
        self.update()

    def set_paint(self, paint: Paint, fill: tuple[str, str] | None = None) -> None:
        """Take another look; `fill` are ground and text where the theme's are not meant (a seat's colour)."""
        self._paint, self._fill = paint, fill
        self.update()

    def set_resting(self, rests: bool) -> None:
        """Whether it looks as if it could not be pressed; it answers all the same."""
        if rests is not self._rests:
            self._rests = rests
            self.update()

    @property
    def is_advised(self) -> bool:
        """Whether a hint says to press it."""
        return self._is_advised

    def set_advised(self, advised: bool) -> None:
        """Whether a hint says to press it; then it is marked like tokens of which a hint speaks."""
        if advised is not self._is_advised:
            self._is_advised = advised
            self.update()

    @property
    def is_pale(self) -> bool:
        """Whether it looks as if it could not be pressed."""
        return self._rests or not self.isEnabled()

    def take_stamp(self) -> int | None:
        """Return when it was pressed, in the time of input events, and forget it."""
        stamp_ms, self.stamp_ms = self.stamp_ms, None
        return stamp_ms

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Count a call from the moment it is touched."""
        self.stamp_ms = event.timestamp()
        if self._paint is Paint.ROUND and event.button() == Qt.MouseButton.LeftButton:
            self.click()
        else:
            super().mousePressEvent(event)

    def sizeHint(self) -> QSize:
        """The size of one line of words, icon and room."""
        metrics = self._metrics
        measure = QFontMetricsF(sized(self.font(), metrics.px(self.most_px), self._is_bold))
        icon = metrics.px(22) + 8 if self._icon_name else 0
        width = measure.horizontalAdvance(self.text()) + icon + 2 * metrics.px(16) + 2 * self.MARGIN
        return QSize(round(width), metrics.button_px + 2 * self.MARGIN)

    def minimumSizeHint(self) -> QSize:
        """The size of a few letters."""
        metrics = self._metrics
        return QSize(metrics.px(72), metrics.button_px + 2 * self.MARGIN)

    @property
    def is_round(self) -> bool:
        """Whether it is a round one, for a call."""
        return self._paint is Paint.ROUND

    @property
    def _is_bold(self) -> bool:
        return self._paint is not Paint.FAINT

    def round_side(self) -> int:
        """The least side of a round button in which no word is cut."""
        measure = QFontMetricsF(sized(self.font(), self._metrics.smallest_px, True))
        longest = max((measure.horizontalAdvance(word) for word in self.text().split(" ")), default=0.0)
        return ceil((longest + 2) / (1 - 2 * _ROUND_INSET))

    def reach(self, rect: QRect) -> QRect:
        """All that is covered by the button, if it is in this rectangle: its key looks out at the corner."""
        return rect.adjusted(0, -_KEY_OUT, _KEY_OUT, 0) if self.key and not self.is_round else rect

    def least_sizes(self) -> list[QSize]:
        """The least sizes in which nothing is cut, beside the key: in one line, in two, and with a line for each
        word."""
        # What is faint keeps one size of words, in which all of them are read alike.
        px, pad = self._metrics.smallest_px, self._metrics.px(10)
        if self._paint is Paint.FAINT:
            px, pad = self._metrics.px(self.most_px), self._metrics.px(6)
        measure = QFontMetricsF(sized(self.font(), px, self._is_bold))
        words = self.text().split(" ")
        key = cap_width(self.key, self._metrics.px(22)) if self.key else 0.0

        def widest(parts: Iterable[list[str]]) -> float:
            return max(measure.horizontalAdvance(" ".join(part)) for part in parts)

        widths = {1: widest([words])}
        if len(words) > 1:
            widths[2] = min(widest((words[:at], words[at:])) for at in range(1, len(words)))
            widths[len(words)] = widest([word] for word in words)
        line = measure.height()
        return [QSize(ceil(w + key + 2 * pad), max(40, ceil(line * n) + 8)) for n, w in widths.items()]

    def _colours(self) -> tuple[str, str, str]:
        """Ground, text and edge."""
        theme = self._context.theme
        if self._paint is Paint.FAINT:
            ground = 0.2 if self.isDown() else 0.1 if self.underMouse() and not self.is_pale else 0.0
            words, edge = (0.6, 0.35) if self.is_pale else (1.0, 0.65)
            return _drawn(theme, ground), _drawn(theme, words), _drawn(theme, 1.0 if theme.high_contrast else edge)
        if self.is_pale:
            return theme.panel2, theme.ctl, theme.line
        if self._fill is not None:
            return (*self._fill, dark(self._fill[0], 0.45))
        if self._paint is Paint.LAMP:
            return theme.lamp, INK, "#000000" if theme.high_contrast else dark(theme.lamp, 0.35)
        if self._paint is Paint.PRIM:
            return theme.prim, theme.onprim, dark(theme.prim, 0.4)
        return (theme.lamp if self.isChecked() else theme.field), (INK if self.isChecked() else theme.text), theme.ctl

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shadow, ground, icon, words, key and focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(self.MARGIN, self.MARGIN, -self.MARGIN, -self.MARGIN)
        if self._paint is Paint.ROUND:
            side = min(body.width(), body.height())
            body = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
        radius = body.height() / 2 if self._paint is Paint.ROUND else 9.0
        self._paint_ground(painter, body, radius)
        painter.save()
        painter.translate(body.center())
        painter.rotate(90.0 * self.turn)
        painter.translate(-body.center())
        self._paint_words(painter, body)
        painter.restore()
        if self.is_advised:
            paint_hint(painter, body.adjusted(-3, -3, 3, 3), radius + 2)
        if self.dots[1]:
            low = QPointF(body.center().x(), body.bottom() - self._metrics.px(5))
            paint_dots(painter, self.dots, low, self._metrics.px(4), self._colours()[1])
        if self.key:
            self._paint_key(painter, body)
        if self.shows_focus:
            paint_focus(painter, body.adjusted(-4, -4, 4, 4), radius + 3)
        painter.end()

    def _edge_pen(self, edge: str) -> QPen:
        """The pen of the edge: where there are no pale colours, a broken line tells what cannot be pressed."""
        theme = self._context.theme
        pen = QPen(QColor(edge), theme.control_edge_px)
        if self.is_pale and theme.high_contrast:
            pen.setStyle(Qt.PenStyle.DotLine)
        return pen

    def _paint_ground(self, painter: QPainter, body: QRectF, radius: float) -> None:
        theme = self._context.theme
        ground, _, edge = self._colours()
        if not theme.flat and not self.is_pale and self.raised and self._paint is not Paint.FAINT:
            paint_shadow(painter, body, radius, 0.7)
        thick = 0.0 if self.isDown() else 2.5
        filled = self._fill is not None or self._paint in (Paint.LAMP, Paint.PRIM)
        if filled and not self.is_pale and not theme.flat:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(edge))
            painter.drawRoundedRect(body, radius, radius)
            body = body.adjusted(0, 0, 0, -thick)
        painter.setBrush(QColor(ground))
        painter.setPen(self._edge_pen(edge) if not filled or theme.flat else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        if self.underMouse() and not self.is_pale and not self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(255, 255, 255, 34 if theme.dark else 60) if filled else QColor(0, 0, 0, 12))
            painter.drawRoundedRect(body, radius, radius)
        if self._paint is Paint.ROUND:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(edge), 1.2))
            painter.drawEllipse(body.adjusted(6, 6, -6, -6))

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        metrics = self._metrics
        _, colour, _ = self._colours()
        inset = body.width() * (_ROUND_INSET if self._paint is Paint.ROUND else _INSET)
        inset = inset if self._paint is Paint.ROUND else min(metrics.px(10), inset)
        beside_key = cap_width(self.key, metrics.px(22)) - 2 if self.key and self._paint is not Paint.ROUND else 0.0
        box = body.adjusted(inset, 2, -max(inset, beside_key), -4)
        side = metrics.px(22)
        icon = side + 8 if self._icon_name else 0
        most_px, least_px = metrics.px(self.most_px), metrics.smallest_px
        if self._paint is Paint.ROUND and self.round_side() > body.width():
            least_px = int(least_px * body.width() / self.round_side())
        elif self._paint is Paint.ROUND:
            most_px = max(most_px, round(_ROUND_WORDS * body.width()))
        else:
            least_px = min(least_px, max(_LEAST_WORDS_PX, round(least_px / self._context.metrics.scale)))
        font = fitted(self.font(), self.text(), box.width() - icon, box.height(), most_px, least_px, self._is_bold)
        if icon and QFontMetricsF(font).horizontalAdvance(max(self.text().split(" "), key=len, default="")) > (
            box.width() - icon
        ):
            icon = 0  # The words say it; a picture that cuts them does not help.
            font = fitted(self.font(), self.text(), box.width(), box.height(), most_px, least_px, self._is_bold)
        measure = QFontMetricsF(font)
        words = measure.boundingRect(QRectF(0, 0, max(1.0, box.width() - icon), box.height()), _WRAP, self.text())
        if icon:
            x = box.left() + max(0.0, (box.width() - icon - words.width()) / 2)
            picture = self._context.icon(self._icon_name, side, colour)
            picture.paint(painter, round(x), round(body.center().y() - side / 2), side, side)
            box = QRectF(x + icon, box.top(), max(1.0, min(box.right() - x - icon, words.width() + 4)), box.height())
        if self.is_round and self.key:
            box.translate(0, self._below_key(body, box, words))
        painter.setFont(font)
        painter.setPen(QColor(colour))
        if measure.horizontalAdvance(self.text()) > box.width() and " " not in self.text().strip():
            shown = measure.elidedText(self.text(), Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), shown)
        else:
            painter.drawText(box, _WRAP, self.text())

    def _below_key(self, body: QRectF, box: QRectF, words: QRectF) -> float:
        """How far words in the middle of a round button give way to the cap of its key."""
        key, middle = self._key_cap(body), box.center()
        beside = key.left() > middle.x() + words.width() / 2
        under = key.bottom() + 1 - (middle.y() - words.height() / 2)
        free = body.bottom() - 0.5 * _ROUND_INSET * body.height() - (middle.y() + words.height() / 2)
        return 0.0 if beside else max(0.0, min(under, free))

    def _key_cap(self, body: QRectF) -> QRectF:
        """Where the cap of the key lies."""
        side = min(float(self._metrics.px(22)), body.height() * _KEY_MOST[self.is_round])
        if self.is_round:
            side = max(side, _ROUND_KEY * body.height())
        width = cap_width(self.key, side)
        out = _KEY_OUT
        cap = QRectF(body.right() - width + out, body.top() - out, width, side)
        if self.is_round:
            away = body.height() / 2 * (1 - sqrt(0.5))
            inner = QPointF(body.right() - away - width / 2, body.top() + away - side / 2)
            cap.moveTopLeft(QPointF(min(cap.left(), inner.x()), max(cap.top(), inner.y())))
        return cap

    def _paint_key(self, painter: QPainter, body: QRectF) -> None:
        theme, cap = self._context.theme, self._key_cap(body)
        draw_key(painter, cap, self.key, theme.panel, theme.text, theme.ctl, theme.control_edge_px)
