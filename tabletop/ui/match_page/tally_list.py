"""How many cards of each kind lie in a pile: every kind with its number, those of which there are none pale."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.core.view import Tally
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import sized
from tabletop.ui.common.speaking import Naming

SO_MANY = QT_TRANSLATE_NOOP("Table", "{count} of {all}", "how many cards of one kind have been played")
TALLIED = QT_TRANSLATE_NOOP("Table", "{card}: {count} of {all}", "how many cards of one kind have been played")
_CARD = (43, 60)
_GAP, _ROW_GAP = 16, 12
_PX = 14
_PALE = 0.3


class TallyList(QWidget):
    """The kinds side by side, in as many rows as they need."""

    def __init__(self, context: AppContext, kinds: Sequence[Tally], naming: Naming) -> None:
        super().__init__()
        self._context, self._kinds = context, kinds
        words = naming.words
        self._figures = [words.say(SO_MANY, count=kind.count, all=kind.of) for kind in kinds]
        said = [words.say(TALLIED, card=naming.face(kind.face), count=kind.count, all=kind.of) for kind in kinds]
        self.setAccessibleName("\n".join(said))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _px(self, length: float) -> int:
        return self._context.metrics.px(length)

    def _written(self, bold: bool = True) -> QFont:
        return sized(self.font(), self._px(_PX), bold)

    def _cell(self) -> QSize:
        """A card with its figures below it."""
        measure = QFontMetricsF(self._written())
        wide = max([self._px(_CARD[0]), *(round(measure.horizontalAdvance(text)) for text in self._figures)])
        return QSize(wide + self._px(_GAP), self._px(_CARD[1] + _ROW_GAP) + round(measure.height()))

    def _columns(self, width: int) -> int:
        """So many cells stand in a row, all rows as full as one another."""
        most = max(1, (width + self._px(_GAP)) // self._cell().width())
        rows = -(-len(self._kinds) // most)
        return -(-len(self._kinds) // rows)

    def heightForWidth(self, width: int) -> int:
        """The height of all rows."""
        return -(-len(self._kinds) // self._columns(width)) * self._cell().height()

    def sizeHint(self) -> QSize:
        """The size of a row of three."""
        return QSize(3 * self._cell().width(), self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        """The size of one kind."""
        return QSize(self._cell().width(), self.heightForWidth(max(1, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that another width needs."""
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Every kind with its figures."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme, cell, columns = self._context.theme, self._cell(), self._columns(self.width())
        wide, high = self._px(_CARD[0]), self._px(_CARD[1])
        room = self.width() / columns
        for at, (kind, figures) in enumerate(zip(self._kinds, self._figures, strict=True)):
            left, top = at % columns * room, at // columns * cell.height()
            painter.setOpacity(1.0 if kind.count else _PALE)
            self._context.art.render(painter, kind.face, QRectF(left + (room - wide) / 2, top, wide, high))
            painter.setOpacity(1.0)
            painter.setFont(self._written(bold=bool(kind.count)))
            painter.setPen(QColor(theme.text if kind.count else theme.text2))
            below = QRectF(left, top + high, room, cell.height() - high - self._px(_ROW_GAP) / 2)
            painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), figures)
        painter.end()
