"""The signs of a game at a glance, as the panel shows them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from tabletop.core.table import LegendRow
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.painted import sized
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.look.lettering import draw_letters, letters_width
from tabletop.ui.look.painting.cards import index_letter
from tabletop.ui.look.painting.shapes import draw_star

_STAR = "★"
_LEAST_PX, _SIGN_MARGIN = 70, 8
_CARDS_PX, _CARD_PX, _CARD_HIGH_PX = 94, 27, 38
"""How wide the cards of a row are at most, and the size of one."""


def sign_of(context: AppContext, row: LegendRow) -> str:
    """The sign of a row; a rank as it is printed on the cards of the program's language."""
    return index_letter(row.sign, context.art.letters) if row.rank else row.sign


class Legend(QWidget):
    """The signs of a game at a glance: a small paper with the sign, and what it does."""

    def __init__(self, context: AppContext, rows: tuple[LegendRow, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._rows = rows
        self._texts: list[str] = [""] * len(rows)
        self._heights: dict[tuple[object, ...], int] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def retranslate(self, words: Words) -> None:
        """Set the words anew."""
        self._texts = [words.say(row.text) for row in self._rows]
        self._heights.clear()
        self.setAccessibleName("\n".join(map(self._spoken, self._rows, self._texts)))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Always true: texts wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows. Whoever shares out room asks often."""
        asked = (width, self._context.metrics, self.font().key())
        if asked not in self._heights:
            self._heights[asked] = round(sum(self._row_height(text, width) for text in self._texts))
        return self._heights[asked]

    def sizeHint(self) -> QSize:
        """The size of all rows at the width it has."""
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def _row_height(self, text: str, width: float) -> float:
        metrics = self._context.metrics
        measure = QFontMetricsF(sized(self.font(), metrics.px(14)))
        room = QRectF(0, 0, max(40.0, width - self._left), 10_000)
        least = metrics.px(_CARD_HIGH_PX) + 6 if self._has_cards else metrics.px(35)
        return max(least, measure.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() + 10)

    @property
    def _has_cards(self) -> bool:
        return any(row.faces for row in self._rows)

    @property
    def _left(self) -> float:
        """Where the words begin."""
        metrics = self._context.metrics
        cards = max((self._cards_wide(len(row.faces)) for row in self._rows), default=0.0)
        return max(metrics.px(44), cards + metrics.px(14))

    def _cards_wide(self, count: int) -> float:
        """How wide so many cards lie."""
        metrics = self._context.metrics
        return min(metrics.px(_CARDS_PX), count * (metrics.px(_CARD_PX) + 3.0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint signs and texts."""
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = sized(self.font(), metrics.px(14))
        y = 0.0
        for row, text in zip(self._rows, self._texts, strict=True):
            height, side = self._row_height(text, self.width()), float(metrics.px(28))
            if row.faces:
                self._cards(painter, QRectF(4, y, self._left, height), row)
            else:
                self._chip(painter, QRectF(4, y + (height - side) / 2, side, side), row)
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            box = QRectF(self._left, y, self.width() - self._left, height)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), text)
            y += height
        painter.end()

    def _spoken(self, row: LegendRow, text: str) -> str:
        """A row in words; a picture has no name besides what is written beside it."""
        return text if self._context.art.has(row.sign) else f"{sign_of(self._context, row)}: {text}"

    def _chip(self, painter: QPainter, chip: QRectF, row: LegendRow) -> None:
        theme = self._context.theme
        painter.setPen(QPen(QColor(theme.line if not theme.high_contrast else theme.ctl), 1))
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(chip, 6, 6)
        self._sign(painter, chip, sign_of(self._context, row))

    def _cards(self, painter: QPainter, box: QRectF, row: LegendRow) -> None:
        """Paint cards side by side, many of them over one another."""
        theme, metrics, count = self._context.theme, self._context.metrics, len(row.faces)
        wide, high = float(metrics.px(_CARD_PX)), float(metrics.px(_CARD_HIGH_PX))
        step = (self._cards_wide(count) - wide) / max(1, count - 1)
        top = box.center().y() - high / 2
        for index, face in enumerate(row.faces):
            self._context.art.render(painter, face, QRectF(box.left() + index * step, top, wide, high))
        if row.crossed:
            painter.setPen(QPen(QColor(theme.bad), max(2.0, 0.1 * wide), c=Qt.PenCapStyle.RoundCap))
            right = box.left() + (count - 1) * step + wide
            painter.drawLine(QPointF(box.left(), top + high - 4), QPointF(right, top + 4))

    def _sign(self, painter: QPainter, chip: QRectF, sign: str) -> None:
        theme, middle = self._context.theme, chip.center()
        if self._context.art.has(sign):
            self._context.art.render(painter, sign, chip.adjusted(2, 2, -2, -2))
        elif sign == _STAR:
            draw_star(painter, middle.x(), middle.y(), chip.width() * 0.3, theme.paper.gold, theme.paper.gold_edge)
        else:
            cap = chip.height() * (0.46 if len(sign) < 2 else 0.34)
            wide = letters_width(sign, cap) or 1.0
            cap *= min(1.0, (chip.width() - _SIGN_MARGIN) / wide)
            centre = Qt.AlignmentFlag.AlignHCenter
            draw_letters(painter, sign, cap, theme.text, x=middle.x(), y=middle.y() + cap / 2, align=centre)


class LegendArea(QScrollArea):
    """The legend as high as it is, or scrolling where large text leaves too little room for it."""

    def __init__(self, context: AppContext, rows: tuple[LegendRow, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.legend = Legend(context, rows, self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setWidget(self.legend)
        for part in (self.viewport(), self.legend):
            part.setAutoFillBackground(False)
        scroll_by_finger(self)
        self.verticalScrollBar().rangeChanged.connect(self._take_keys)
        self._take_keys()

    def _take_keys(self) -> None:
        """Let Tab come to it where there is something to scroll."""
        scrolls = self.verticalScrollBar().maximum() > 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def retranslate(self, words: Words) -> None:
        """Set the words anew."""
        self.legend.retranslate(words)
        self.setAccessibleName(self.legend.accessibleName())
        self.updateGeometry()

    def apply_look(self) -> None:
        """Take sizes."""
        self.legend.updateGeometry()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The whole legend, at the width it has."""
        return QSize(200, self.legend.heightForWidth(max(200, self.viewport().width())))

    def minimumSizeHint(self) -> QSize:
        """The size of a row or two."""
        return QSize(120, min(self.sizeHint().height(), self._context.metrics.px(_LEAST_PX)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for the lines that another width needs."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
