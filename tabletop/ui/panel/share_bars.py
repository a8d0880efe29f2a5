"""The score of a game in which everybody holds a part of one whole: a bar for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.core.view import ScoreSheet
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.widgets import track_colour
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters
from tabletop.ui.look.painting.badges import draw_badge

LINE = QT_TRANSLATE_NOOP("Table", "{player}: {number}")
_ROW = 36
_FIGURE = 46


class ShareBars(QFrame):
    """Badge, bar and figure of every seat, as high as its rows."""

    def __init__(self, context: AppContext, colours: Sequence[int], parent: QWidget) -> None:
        """`colours`: the palette index of each seat."""
        super().__init__(parent)
        self._context, self._colours = context, colours
        self.shares: tuple[tuple[int, float], ...] = ()
        self._animals: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_sheet(self, sheet: ScoreSheet, words: Words, animals: tuple[str, ...] = ()) -> None:
        """The totals as parts of the whole; `animals`: the faces of the computer players, one a seat."""
        self._animals = animals
        cells = next(row for row in sheet.rows if row.total).cells
        self.shares = tuple((cell or 0, min(1.0, (cell or 0) / sheet.whole)) for cell in cells)
        told = [words.say(LINE, player=words.name(seat), number=cell) for seat, (cell, _) in enumerate(self.shares)]
        self.setAccessibleName("\n".join([words.say(sheet.caption), *told]))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The size of one row a seat."""
        return QSize(200, len(self.shares) * self._context.metrics.px(_ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = float(self._context.metrics.px(_ROW))
        for seat, (cell, share) in enumerate(self.shares):
            self._paint_row(painter, QRectF(4, seat * high, self.width() - 8, high), seat, cell, share)
        painter.end()

    def _paint_row(self, painter: QPainter, box: QRectF, seat: int, cell: int, share: float) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        look, radius, middle = theme.seats[self._colours[seat] % 8], metrics.px(12), box.center().y()
        animal = self._animals[seat] if self._animals else ""
        draw_badge(painter, look, box.left() + radius, middle, radius, theme, animal)
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
