"""The score of a game in which everybody holds a part of one whole: a bar for each seat, or the prizes it has won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.core.view import ScoreSheet
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.painted import sized
from tabletop.ui.common.widgets import track_colour
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.panel.score_table import short_name

LINE = QT_TRANSLATE_NOOP("Table", "{player}: {number}")
_ROW = 36
_FIGURE = 46
_CLOSEST = 0.45
_PRIZE_ROW, _PRIZES = 54, 0.56
"""How high a row with prizes is, and how much of its width is theirs."""


class ShareBars(QFrame):
    """Badge, bar and figure of every seat, as high as its rows."""

    def __init__(self, context: AppContext, colours: Sequence[int], parent: QWidget) -> None:
        """`colours`: the palette index of each seat."""
        super().__init__(parent)
        self._context, self._colours = context, colours
        self.shares: tuple[tuple[int, float], ...] = ()
        self._names: tuple[str, ...] = ()
        self._whole, self._prize = 0, ""
        self._animals: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.hide()

    def show_sheet(self, sheet: ScoreSheet, words: Words, animals: tuple[str, ...] = ()) -> None:
        """The totals as parts of the whole; `animals`: the faces of the computer players, one a seat."""
        self._animals = animals
        cells = next(row for row in sheet.rows if row.total).cells
        self.shares = tuple((cell or 0, min(1.0, (cell or 0) / sheet.whole)) for cell in cells)
        self._whole, self._prize = sheet.whole, sheet.prize
        self._names = tuple(words.name(seat) for seat in range(len(cells)))
        told = [words.say(LINE, player=words.name(seat), number=cell) for seat, (cell, _) in enumerate(self.shares)]
        self.setAccessibleName("\n".join([words.say(sheet.caption), *told]))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The size of one row a seat."""
        return QSize(200, len(self.shares) * self._row)

    def minimumSizeHint(self) -> QSize:
        """The least size: rows lie closer where there is too little room for them."""
        return QSize(120, round(len(self.shares) * self._row * _CLOSEST))

    @property
    def _row(self) -> int:
        """How high a row is."""
        return self._context.metrics.px(_PRIZE_ROW if self._prize else _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = min(float(self._row), self.height() / max(1, len(self.shares)))
        for seat, (cell, share) in enumerate(self.shares):
            if self._prize:
                self._paint_prizes(painter, QRectF(1, seat * high, self.width() - 2, high * 0.9), seat, cell)
            else:
                self._paint_row(painter, QRectF(4, seat * high, self.width() - 8, high), seat, cell, share)
        painter.end()

    def _paint_prizes(self, painter: QPainter, box: QRectF, seat: int, cell: int) -> None:
        """Paint badge, name, the prizes that are won, and an empty place for each that is still to be won."""
        theme, metrics, art = self._context.theme, self._context.metrics, self._context.art
        painter.setPen(QPen(QColor(theme.ctl if theme.high_contrast else theme.line), 1))
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(box, 9, 9)
        look, middle = theme.seats[self._colours[seat] % 8], box.center().y()
        radius = min(float(metrics.px(14)), 0.42 * box.height())
        draw_badge(painter, look, box.left() + radius + metrics.px(8), middle, radius, theme, self._animal(seat))
        left = box.left() + 2 * radius + metrics.px(17)
        wide, high = art.size(self._prize)
        step = min(box.width() * _PRIZES / self._whole, box.height() * 0.75)
        first = box.right() - metrics.px(6) - step * self._whole
        shown, font = short_name(self._names[seat], sized(self.font(), metrics.px(14.5), True), first - left - 4)
        measure = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        painter.drawText(QPointF(left, middle + (measure.ascent() - measure.descent()) / 2), shown)
        scale = min(step * 0.92 / wide, box.height() * 0.84 / high)
        ring = QPen(QColor(theme.ctl), max(1.0, 0.04 * step))
        ring.setDashPattern([2.5, 2.0])
        for number in range(self._whole):
            at = QPointF(first + (number + 0.5) * step, middle)
            if number < cell:
                corner = at - QPointF(wide * scale / 2, high * scale / 2)
                art.render(painter, self._prize, QRectF(corner.x(), corner.y(), wide * scale, high * scale))
            else:
                painter.setPen(ring)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(at + QPointF(0, high * scale * 0.16), wide * scale * 0.42, wide * scale * 0.42)

    def _animal(self, seat: int) -> str:
        return self._animals[seat] if self._animals else ""

    def _paint_row(self, painter: QPainter, box: QRectF, seat: int, cell: int, share: float) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        look, middle = theme.seats[self._colours[seat] % 8], box.center().y()
        radius = min(float(metrics.px(12)), 0.45 * box.height())
        draw_badge(painter, look, box.left() + radius, middle, radius, theme, self._animal(seat))
        high, left = metrics.px(12), box.left() + 2 * radius + metrics.px(12)
        track = QRectF(left, middle - high / 2, box.right() - metrics.px(_FIGURE) - left, high)
        painter.setPen(QPen(QColor(theme.text), 1.5) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(track_colour(self._context)))
        painter.drawRoundedRect(track, high / 2, high / 2)
        if share > 0:
            bar = QRectF(track.left(), track.top(), max(high, track.width() * share), high)
            painter.setPen(QPen(QColor(look.edge), 1.2))
            painter.setBrush(QColor(look.colour))
            painter.drawRoundedRect(bar, high / 2, high / 2)
        figure, right = metrics.px(15), Qt.AlignmentFlag.AlignRight
        draw_letters(painter, str(cell), figure, theme.text, FIGURE_PEN, box.right(), middle + figure / 2, right)
