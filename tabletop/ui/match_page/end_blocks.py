"""Everybody on a beech block at the end of a match: how high each stands is the result."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tabletop.core.model import Seat
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import paint_shadow, sized
from tabletop.ui.common.paper_buttons import enlarged, wrapped
from tabletop.ui.look.metrics import Metrics
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.look.painting.shapes import draw_star
from tabletop.ui.look.painting.tones import dark
from tabletop.ui.match_page.plate_layout import kept_together

_LEAST, _MOST = 46.0, 150.0
_BLOCKS_LEAST = 84
"""So many pixels high blocks and pieces must be before other things give way."""
_BLOCKS_GOOD = 300
"""So many, at reference size, have blocks and pieces as large as they are meant."""
_HAT, _HEAD = 0.52, 0.13
"""How wide a hat is, and how far below the top of a figure its brim sits, as parts of the figure."""
_NAME_LEAST, _TEXT_LEAST = 0.6, 0.9
"""So far all names get smaller before one is cut, and what was reached before it takes two lines."""
_STEP, _STEPS = 0.05, 8
"""So much smaller, and so often, that is tried in two lines before it is cut."""


class SeatResult(msgspec.Struct, frozen=True):
    """One seat on the sheet.

    seat: whose result it is.
    colour: its palette index.
    name: who sits there.
    text: what was reached, in words.
    height: the result from 0 to 1, equal for equal results.
    won: among the winners.
    figure: the art key of the piece on the block.
    hat: the art key of what it wears, or empty.
    animal: the face on the badge of a computer player, or empty.
    """

    seat: Seat
    colour: int
    name: str
    text: str
    height: float
    won: bool
    figure: str
    hat: str = ""
    animal: str = ""


class Blocks(QWidget):
    """Pieces on beech blocks. `scale`: a factor on everything, in a large window."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.standings: tuple[SeatResult, ...] = ()
        self.share = self.scale = 1.0

    @property
    def _metrics(self) -> Metrics:
        return enlarged(self._context.metrics, self.scale)

    def show_standings(self, standings: tuple[SeatResult, ...]) -> None:
        """Show these results, from left to right."""
        self.standings = standings
        self.setAccessibleName("\n".join(f"{s.name}: {s.text}" if s.text else s.name for s in standings))
        self.update()

    def least_height(self, width: int) -> int:
        """How high it must be to show more than words, in so much width."""
        return self._words_high(self._pitch(width)) + round(_BLOCKS_LEAST * self.scale)

    def good_height(self, width: int, room: int) -> int:
        """How high it is best where it is scrolled to: as large as can be seen at once in so much room."""
        words = self._words_high(self._pitch(width))
        return max(self.least_height(width), min(room, words + round(_BLOCKS_GOOD * self._metrics.factor)))

    def _pitch(self, width: int) -> float:
        return min(144.0 * self._metrics.factor, width / max(1, len(self.standings)))

    def _words_high(self, pitch: float) -> int:
        """The height of name and points below a block: some points need two lines."""
        quiet = QFontMetricsF(sized(self.font(), self._text_px(pitch)))
        is_long = any(quiet.horizontalAdvance(standing.text) > pitch - 4 for standing in self.standings)
        return self._metrics.px(70 if is_long else 52)

    def _name_px(self, pitch: float) -> float:
        names = [standing.name for standing in self.standings]
        return self._fitting(names, self._metrics.px(17), pitch, bold=True, least=_NAME_LEAST)

    def _text_px(self, pitch: float) -> float:
        """One line for all, hardly smaller, or else two in which nothing is cut."""
        most_px, texts = self._metrics.px(14), [standing.text for standing in self.standings]
        if self._fitting(texts, most_px, pitch, bold=False, least=0.0) >= _TEXT_LEAST * most_px:
            return self._fitting(texts, most_px, pitch, bold=False, least=_TEXT_LEAST)
        sizes = [most_px * (1.0 - _STEP * step) for step in range(_STEPS)]
        return next((size for size in sizes if self._in_two_lines(texts, size, pitch - 4)), sizes[-1])

    def _in_two_lines(self, texts: Sequence[str], size_px: float, width: float) -> bool:
        """Whether nothing is cut."""
        measure = QFontMetricsF(sized(self.font(), size_px))
        kept = [kept_together(text) for text in texts]
        return all(
            len(wrapped(measure, text, width, 3)) < 3
            and all(measure.horizontalAdvance(word) <= width for word in text.split(" "))
            for text in kept
        )

    def lines_of(self, standing: SeatResult, pitch: float) -> list[str]:
        """What a seat has reached, as it is written below a block that has so much room."""
        quiet = QFontMetricsF(sized(self.font(), self._text_px(pitch)))
        return wrapped(quiet, kept_together(standing.text), pitch - 4, 2)

    def _fitting(self, texts: Sequence[str], most_px: float, pitch: float, bold: bool, least: float) -> float:
        """One size for all, small enough for the longest as far as possible."""
        measure = QFontMetricsF(sized(self.font(), most_px, bold))
        widest = max((measure.horizontalAdvance(text) for text in texts), default=0.0)
        return most_px * max(least, min(1.0, 0.97 * (pitch - 4) / max(1.0, widest)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint blocks, pieces, badges and names."""
        if not self.standings:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pitch = self._pitch(self.width())
        left = (self.width() - pitch * len(self.standings)) / 2
        words = self._words_high(pitch)
        floor = self.height() - words
        scale = min(self._metrics.factor, max(0.2, floor / _BLOCKS_GOOD))
        for index, standing in enumerate(self.standings):
            column = QRectF(left + index * pitch, 0, pitch, floor)
            self._block(painter, column, standing, scale)
            self._name(painter, QRectF(column.left() + 2, floor + 4, pitch - 4, words - 4), standing, pitch)
        painter.end()

    def _block(self, painter: QPainter, column: QRectF, standing: SeatResult, scale: float) -> None:
        theme = self._context.theme
        height = (_LEAST + (_MOST - _LEAST) * standing.height) * scale * self.share
        width = min(121.0 * scale, column.width() - 8)
        block = QRectF(column.center().x() - width / 2, column.bottom() - height, width, height)
        if not theme.flat:
            paint_shadow(painter, block, 8, 0.8)
        painter.setPen(QPen(QColor(theme.text if theme.flat else dark(theme.wood.beech, 0.35)), 1.4))
        painter.setBrush(QColor(theme.wood.beech))
        painter.drawRoundedRect(block, 8, 8)
        if not theme.flat:
            self._grain(painter, block, standing.name)
        radius = min(16.0 * scale + 2, width * 0.22, max(6.0, height / 2 - 3))
        look = theme.seats[standing.colour % 8]
        draw_badge(painter, look, block.center().x(), block.top() + radius + 6 * scale, radius, theme, standing.animal)
        side = min(86.0 * scale, column.width())
        art = self._context.art
        figure = QRectF(block.center().x() - side / 2, block.top() - side + 5 * scale, side, side)
        art.render(painter, standing.figure, figure)
        top = figure.top()
        if standing.hat:
            worn = QRectF(0, 0, side * _HAT, side * _HAT * 2 / 3)
            worn.moveCenter(QPointF(block.center().x(), top + side * _HEAD - worn.height() / 2))
            art.render(painter, standing.hat, worn)
            top = worn.top()
        if standing.won:
            star = 23.0 * scale
            centre = top - star * 0.9
            draw_star(painter, block.center().x(), centre, star, theme.paper.gold, theme.paper.gold_edge)

    def _grain(self, painter: QPainter, block: QRectF, name: str) -> None:
        line = QColor(dark(self._context.theme.wood.beech, 0.30))
        line.setAlphaF(0.22)
        painter.setPen(QPen(line, 1))
        seed = crc32(name.encode())
        y = block.top() + 9
        while y < block.bottom() - 6:
            seed = seed * 1103515245 + 12345 & 0x7FFFFFFF
            start = block.left() + 6 + seed % 40
            painter.drawLine(QPointF(start, y), QPointF(block.right() - 6 - seed // 64 % 30, y + 1.5))
            y += 16

    def _name(self, painter: QPainter, box: QRectF, standing: SeatResult, pitch: float) -> None:
        """The name in one line, and below it what was reached, in two if need be."""
        theme, metrics = self._context.theme, self._metrics
        bold, quiet = sized(self.font(), self._name_px(pitch), True), sized(self.font(), self._text_px(pitch))
        painter.setFont(bold)
        painter.setPen(QColor(theme.text))
        shown = QFontMetricsF(bold).elidedText(standing.name, Qt.TextElideMode.ElideRight, box.width())
        middle = int(Qt.AlignmentFlag.AlignCenter)
        painter.drawText(QRectF(box.left(), box.top(), box.width(), metrics.px(24)), middle, shown)
        painter.setFont(quiet)
        painter.setPen(QColor(theme.text2))
        line = QRectF(box.left(), box.top() + metrics.px(23), box.width(), metrics.px(20))
        for text in self.lines_of(standing, pitch):
            painter.drawText(line, middle, text)
            line.translate(0, metrics.px(18))
