"""Values that are chosen by pictures: paper cards side by side, each with its words below."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.core.options import OptionChoice
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import paint_focus, sized
from tabletop.ui.common.widgets import RadioButton, RadioRow

_WRAP = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
_EDGE = 4
_GAP_PX = 10
_FEW = 2
_LARGE, _SMALL = (96, 148, 104), (54, 84, 60)
"""Least and most width of a card and the height of its picture, in pixels at 100 % text: few cards, and more."""
_APART = 0.08
"""What lies between faces that are shown together, as a part of the room of one."""


class PictureButton(RadioButton):
    """A card with a picture and words; chosen, it has a strong edge and bold words. `is_marked`: a small dot says that
    this is the printed rule. Subclasses paint the picture."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def words_height(self, width: int) -> int:
        """The height that the words below the picture need on a card so wide, in logical pixels."""
        font = sized(self.font(), self._context.metrics.smallest_px, True)
        room = QRectF(0, 0, max(1, width - 2 * _EDGE), 10_000)
        return ceil(QFontMetricsF(font).boundingRect(room, _WRAP, self.text()).height()) + 6

    def paint_picture(self, painter: QPainter, area: QRectF) -> None:
        """Paint the picture into an area above the words; a card without one stays bare."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, picture, words, dot and focus."""
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen, lit = self.isChecked(), self.underMouse() and self.isEnabled()
        width = 3.0 if chosen else 1.5
        paper = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setPen(QPen(QColor(theme.prim if chosen else theme.ctl), width))
        painter.setBrush(QColor(theme.panel2 if lit and not chosen else theme.field))
        painter.drawRoundedRect(paper, 12, 12)
        high = self.words_height(self.width())
        words = QRectF(_EDGE, self.height() - high - 3, self.width() - 2 * _EDGE, high)
        painter.setFont(sized(self.font(), metrics.smallest_px, chosen))
        painter.setPen(QColor(theme.text if self.isEnabled() else theme.ctl))
        painter.drawText(words, _WRAP, self.text())
        painter.save()
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        self.paint_picture(painter, QRectF(0, _EDGE, self.width(), words.top()))
        painter.restore()
        if self.is_marked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.text))
            painter.drawEllipse(QPointF(self.width() - 10, 10), 2.6, 2.6)
        if self.shows_focus:
            paint_focus(painter, QRectF(self.rect()), 11)
        painter.end()


class FacesButton(PictureButton):
    """One value of a house rule, shown by faces that lie together as on a table: one alone, several in a square of
    `room` by `room`, so that equal faces are equally large on all cards of a rule."""

    def __init__(self, context: AppContext, faces: Sequence[str], room: int, few: bool, parent: QWidget) -> None:
        super().__init__(context, parent)
        self._faces, self._room, self._few = tuple(faces), room, few
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _size(self, wide: int) -> QSize:
        picture = self._context.metrics.px((_LARGE if self._few else _SMALL)[2])
        return QSize(wide, picture + self.words_height(self.minimumSizeHint().width()) + 2 * _EDGE)

    def sizeHint(self) -> QSize:
        """Large where there are few; high enough for the words on the narrowest card."""
        return self._size(self._context.metrics.px((_LARGE if self._few else _SMALL)[1]))

    def minimumSizeHint(self) -> QSize:
        """Narrower, with the picture as wide as the card."""
        return QSize(self._context.metrics.px((_LARGE if self._few else _SMALL)[0]), 0)

    def paint_picture(self, painter: QPainter, area: QRectF) -> None:
        """Paint the faces in rows, the last row in the middle."""
        side = min(area.height() - 2 * _EDGE, area.width() - 3 * _EDGE)
        cell = side / self._room
        columns = ceil(sqrt(len(self._faces)))
        rows = [self._faces[at : at + columns] for at in range(0, len(self._faces), columns)]
        y = area.center().y() - cell * len(rows) / 2
        for row in rows:
            x = area.center().x() - cell * len(row) / 2
            for face in row:
                inset = _APART * cell / 2 if self._room > 1 else 0.0
                place = QRectF(x, y, cell, cell).adjusted(inset, inset, -inset, -inset)
                self._context.art.render(painter, face, place)
                x += cell
            y += cell


class Pictures(RadioRow):
    """The values of a house rule as pictures."""

    def __init__(self, context: AppContext, choices: Sequence[OptionChoice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP_PX)
        room = ceil(sqrt(max(len(choice.faces) for choice in choices)))
        for choice in choices:
            self._add(choice.value, FacesButton(context, choice.faces, room, len(choices) <= _FEW, self))
        self._row.addStretch(1)
        self._put_tab_stop()

    def apply_look(self) -> None:
        """Let the cards grow with the text."""
        for button in self._buttons.values():
            button.updateGeometry()
            button.update()
