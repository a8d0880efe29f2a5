"""The score of a game with a pad for each player: a card for each seat, with its total and what it is made of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from tabletop.core.model import CLOCK, Seat
from tabletop.core.view import ScoreRow
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import sized
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters, letters_width
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.look.painting.shapes import draw_star
from tabletop.ui.panel.models import ScoreModel
from tabletop.ui.panel.score_table import short_name

_HEAD, _CHIP, _PAD, _GAP = 46, 30, 8, 8
_RIGHT = Qt.AlignmentFlag.AlignRight
_MIDDLE = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class _Cards(QWidget):
    """The cards below one another. Their words are the tooltip and the accessible name."""

    def __init__(self, context: AppContext, model: ScoreModel, colours: Sequence[int]) -> None:
        super().__init__()
        self._context, self._model, self._colours = context, model, colours
        self.acting: frozenset[Seat] = frozenset()
        self.brief = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def _rows(self) -> tuple[ScoreRow, ...]:
        return self._model.sheet.rows if self._model.sheet is not None else ()

    @property
    def _parts(self) -> tuple[ScoreRow, ...]:
        """What the totals are made of, as far as it is shown."""
        return () if self.brief else tuple(row for row in self._rows if not row.total)

    def _high(self) -> int:
        return self._context.metrics.px(_HEAD + (_CHIP + _PAD if self._parts else 0))

    def sizeHint(self) -> QSize:
        seats, gap = len(self._colours), self._context.metrics.px(_GAP)
        return QSize(self._context.metrics.px(200), seats * (self._high() + gap))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        high, gap = self._high(), self._context.metrics.px(_GAP)
        for seat in range(len(self._colours)) if self._rows else ():
            self._card(painter, QRectF(1, seat * (high + gap) + 1, self.width() - 2, high - 2), seat)
        painter.end()

    def _card(self, painter: QPainter, box: QRectF, seat: Seat) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        acts = seat in self.acting
        edge = theme.text if theme.high_contrast else theme.line
        painter.setPen(QPen(QColor(edge), 2 if acts and theme.high_contrast else 1))
        painter.setBrush(QColor(theme.panel2 if acts else theme.field))
        painter.drawRoundedRect(box, 10, 10)
        radius, middle = metrics.px(14), box.top() + metrics.px(_HEAD) / 2
        centre = box.left() + metrics.px(10) + radius
        draw_badge(painter, theme.seats[self._colours[seat] % 8], centre, middle, radius, theme)
        at, total = next((at, row) for at, row in enumerate(self._rows) if row.total)
        left = box.right() - metrics.px(14) - self._total(painter, box, middle, at, total.cells[seat] or 0, seat)
        name = QRectF(centre + radius + metrics.px(10), box.top(), 0, metrics.px(_HEAD))
        name.setRight(left - 6)
        shown, font = short_name(self._model.name(seat), sized(self.font(), metrics.px(15), True), name.width())
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        painter.drawText(name, _MIDDLE, shown)
        parts = self._parts
        chips = box.adjusted(metrics.px(10), metrics.px(_HEAD), -metrics.px(10), -metrics.px(_PAD))
        each = (chips.width() - (len(parts) - 1) * 6) / max(1, len(parts))
        for number, row in enumerate(parts):
            place = QRectF(chips.left() + number * (each + 6), chips.top(), each, chips.height())
            self._chip(painter, place, row, seat, acts)

    def _total(self, painter: QPainter, box: QRectF, middle: float, row: int, total: int, seat: Seat) -> float:
        """Paint the total, with a star for the best; returns how much room both take."""
        theme, high = self._context.theme, float(self._context.metrics.px(19))
        right = box.right() - self._context.metrics.px(14)
        figure = self._model.figure(total)
        wide = draw_letters(painter, figure, high, theme.text, FIGURE_PEN, right, middle + high / 2, _RIGHT)
        if not self._model.leads(row, seat):
            return wide
        radius = high * 0.5
        draw_star(painter, right - wide - radius - 6, middle, radius, theme.paper.gold, theme.paper.gold_edge)
        return wide + 2 * radius + 10

    def _chip(self, painter: QPainter, place: QRectF, row: ScoreRow, seat: Seat, acts: bool) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        painter.setPen(QPen(QColor(theme.text), 1) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.field if acts else theme.panel2))
        painter.drawRoundedRect(place, 7, 7)
        inside, cell = place.adjusted(3, 3, -metrics.px(8), -3), row.cells[seat]
        if row.face:
            sign = QRectF(inside.left(), inside.top(), min(inside.height() * 1.35, inside.width() / 2), inside.height())
            self._context.art.render(painter, row.face, sign)
            inside.setLeft(sign.right() + 4)
        if cell is None:
            return
        figure, high = self._model.figure(cell), float(metrics.px(13.5))
        high *= min(1.0, inside.width() / max(1.0, letters_width(figure, high, FIGURE_PEN) or 1.0))
        base = inside.center().y() + high / 2
        draw_letters(painter, figure, high, theme.text, FIGURE_PEN, inside.right(), base, _RIGHT)


class ScoreCards(QScrollArea):
    """The cards, scrolled where there is little room."""

    def __init__(self, context: AppContext, model: ScoreModel, colours: Sequence[int], parent: QWidget) -> None:
        """`colours`: the palette index of each seat."""
        super().__init__(parent)
        self._context, self._model, self._seats = context, model, len(colours)
        self._cards = _Cards(context, model, colours)
        self.setWidget(self._cards)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_finger(self)
        self.hide()

    def show_score(self, acting: frozenset[Seat]) -> None:
        """Show what the model has; the cards of those who act stand out, and go on while only time acts."""
        if acting != {CLOCK}:
            self._cards.acting = acting
        told = "\n".join(self._model.told(seat) for seat in range(self._seats))
        for part in (self, self._cards):
            part.setAccessibleName(told)
        self._fit()

    def be_brief(self, brief: bool = True) -> None:
        """Show the totals alone, where other things need the room."""
        self._cards.brief = brief
        self._fit()

    def apply_look(self) -> None:
        """Take colours and sizes."""
        ground = self._context.theme.panel
        self.setStyleSheet(f"QScrollArea, QScrollArea > QWidget > QWidget {{ background: {ground}; }}")
        self._fit()

    def _fit(self) -> None:
        """Be no higher than the cards, and paint them anew."""
        self._cards.updateGeometry()
        self.setMaximumHeight(self._cards.sizeHint().height())
        self._cards.update()
