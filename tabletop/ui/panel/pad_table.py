"""The pads of all players side by side: a line for each line of the pad, and its columns for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tabletop.core.model import Seat
from tabletop.core.table import SheetSpec, ZoneSpec
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.core.view import CellFact, CellStyle, ScoreSheet
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.painted import sized
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters, letters_width
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.look.painting.tones import mix
from tabletop.ui.panel.list_style import quiet_list, read_only
from tabletop.ui.panel.score_table import short_name

ALL_PADS = QT_TRANSLATE_NOOP("Table", "All score sheets")
Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_ACROSS = Qt.Orientation.Horizontal
_SAID = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
_ROW, _ROW_LEAST, _FIGURES, _FIGURES_MOST = 30, 20, 44, 74
_NAMES, _SIGNS = 38, 34
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class PadModel(QAbstractTableModel):
    """What stands on all pads: the columns of the first seat, those of the second, and so on."""

    def __init__(self, zone: ZoneSpec, sheet: ScoreSheet, words: Words) -> None:
        """`zone` is where a pad lies on the table."""
        super().__init__()
        assert zone.sheet is not None
        self.pad: SheetSpec = zone.sheet
        self.each = len(self.pad.columns)
        self.words = words
        self._boxes = zone.slot_names
        self._cells = [{cell.place.slot: cell for cell in cells} for cells in sheet.pads]

    @property
    def seats(self) -> int:
        """How many pads there are."""
        return len(self._cells)

    def cell(self, row: int, column: int) -> CellFact | None:
        """What stands in a box."""
        seat, part = divmod(column, self.each)
        return self._cells[seat].get(row * self.each + part)

    def rowCount(self, parent: Index = _ROOT) -> int:
        """The lines of a pad."""
        return 0 if parent.isValid() else len(self.pad.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """The columns of all pads."""
        return 0 if parent.isValid() else self.seats * self.each

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A figure as this language writes it; for the ear, and under the pointer, with player and box."""
        if role != Qt.ItemDataRole.DisplayRole and role not in _SAID:
            return None
        cell = self.cell(index.row(), index.column())
        value = None if cell is None else cell.value
        shown = "" if value is None else self.words.number(value) if isinstance(value, int) else self.words.say(value)
        if role not in _SAID:
            return shown
        seat, part = divmod(index.column(), self.each)
        box = self.words.say(self._boxes[index.row() * self.each + part])
        return self.words.listed(filter(None, (self.words.name(seat), box, shown)))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The players, and the names of the lines."""
        if role != Qt.ItemDataRole.DisplayRole and role not in _SAID:
            return None
        if orientation is _ACROSS:
            return self.words.name(section // self.each)
        return self.words.say(self.pad.rows[section].label)


class _Seats(QHeaderView):
    """Badge and name of each player over the signs of the columns."""

    def __init__(self, context: AppContext, model: PadModel, colours: Sequence[int], parent: QWidget) -> None:
        super().__init__(_ACROSS, parent)
        self._context, self._pads, self._colours = context, model, colours
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(1)

    def sizeHint(self) -> QSize:
        return QSize(100, self._context.metrics.px(_NAMES + _SIGNS))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(rect, QColor(theme.paper.pad))
        high = metrics.px(_SIGNS) - 8
        sign = QRectF(rect.left() + 3, rect.bottom() - high - 3, rect.width() - 6, high)
        self._context.art.render(painter, self._pads.pad.columns[logicalIndex % self._pads.each], sign)
        painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat in range(self._pads.seats):
            left = self.sectionViewportPosition(seat * self._pads.each)
            wide = sum(self.sectionSize(seat * self._pads.each + part) for part in range(self._pads.each))
            self._player(painter, QRectF(left, 0, wide, self._context.metrics.px(_NAMES)), seat)
        painter.end()

    def _player(self, painter: QPainter, box: QRectF, seat: Seat) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        radius = float(metrics.px(12))
        room = box.width() - 2 * radius - 16
        shown, font = short_name(self._pads.words.name(seat), sized(self.font(), metrics.body_px, True), room)
        wide = QFontMetricsF(font).horizontalAdvance(shown)
        left = box.center().x() - (2 * radius + 6 + wide) / 2
        look, middle = theme.seats[self._colours[seat] % 8], box.center().y() + 2
        draw_badge(painter, look, left + radius, middle, radius, theme)
        painter.setFont(font)
        painter.setPen(QColor(theme.paper.ink))
        name = QRectF(left + 2 * radius + 6, box.top() + 2, wide + 2, box.height())
        painter.drawText(name, _LEFT, shown)


class _Lines(QHeaderView):
    """The names of the lines, with the face of a die where they have one."""

    def __init__(self, context: AppContext, model: PadModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._context, self._pads = context, model
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(1)

    def sizeHint(self) -> QSize:
        metrics = self._context.metrics
        measure = QFontMetricsF(sized(self.font(), metrics.px(14), True))
        names = (str(self._pads.headerData(row, Qt.Orientation.Vertical)) for row in range(self._pads.rowCount()))
        widest = max(map(measure.horizontalAdvance, names), default=0.0)
        signs = metrics.px(26) if any(row.face for row in self._pads.pad.rows) else 0
        return QSize(round(widest) + signs + metrics.px(22), 100)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        theme, metrics, row = self._context.theme, self._context.metrics, self._pads.pad.rows[logicalIndex]
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(rect)
        _ground(painter, box, self._context, row.box, row.strong)
        left = box.left() + metrics.px(12)
        if row.face:
            side = min(float(metrics.px(19)), box.height() - 6)
            self._context.art.render(painter, row.face, QRectF(left, box.center().y() - side / 2, side, side))
            left += metrics.px(26)
        painter.setFont(sized(self.font(), min(metrics.px(14), box.height() * 0.62), row.strong))
        painter.setPen(QColor(theme.paper.ink))
        painter.drawText(QRectF(left, box.top(), box.right() - left, box.height()), _LEFT, self._told(logicalIndex))
        painter.restore()

    def _told(self, row: int) -> str:
        return str(self._pads.headerData(row, Qt.Orientation.Vertical))


class _Figures(QStyledItemDelegate):
    def __init__(self, context: AppContext, model: PadModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._context, self._pads = context, model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, metrics, row = self._context.theme, self._context.metrics, self._pads.pad.rows[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)
        _ground(painter, box, self._context, row.box, row.strong)
        begins = index.column() % self._pads.each == 0
        colour = mix(theme.paper.pad, theme.paper.madder, 0.6) if begins and not theme.flat else theme.paper.pad_line
        painter.fillRect(QRectF(box.left(), box.top(), 2 if begins else 1, box.height()), QColor(colour))
        cell, said = self._pads.cell(index.row(), index.column()), str(index.data() or "")
        inside = box.adjusted(5, 0, -metrics.px(7), 0)
        if cell is None:
            pass
        elif isinstance(cell.value, int):
            high = min(float(metrics.px(14)), box.height() * 0.56)
            high *= min(1.0, inside.width() / max(1.0, letters_width(said, high, FIGURE_PEN) or 1.0))
            at, right = inside.center().y() + high / 2, Qt.AlignmentFlag.AlignRight
            pen = 19.0 if cell.style is CellStyle.TOTAL else FIGURE_PEN
            draw_letters(painter, said, high, theme.paper.ink, pen, inside.right(), at, right)
        else:
            font = sized(painter.font(), min(metrics.px(12), box.height() * 0.5))
            font.setItalic(True)
            wide = QFontMetricsF(font).horizontalAdvance(said)
            room = box.width() - 6
            font.setPixelSize(max(1, round(font.pixelSize() * min(1.0, room / max(1.0, wide)))))
            painter.setFont(font)
            painter.setPen(QColor(theme.paper.ink))
            painter.drawText(box, _CENTRE, said)
        painter.restore()


def _ground(painter: QPainter, box: QRectF, context: AppContext, is_box: bool, strong: bool) -> None:
    """The paper of a line: darker where sums stand, and ruled below."""
    theme = context.theme
    paper = theme.paper.pad
    if not is_box:
        tint, share = (theme.paper.ink, 0.35) if theme.flat else (theme.wood.beech, 1.0)
        paper = mix(paper, tint, share * (0.55 if strong else 0.28))
    painter.fillRect(box, QColor(paper))
    painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), QColor(theme.paper.pad_line))


class PadTable(QTableView):
    """All pads; names stay in sight while it is scrolled."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        read_only(self)

    def show_pads(self, model: PadModel, colours: Sequence[int]) -> None:
        """Show these pads; `colours` are the palette indices of the seats."""
        model.setParent(self)
        before = self.model()
        self.setModel(model)
        self.setItemDelegate(_Figures(self._context, model, self))
        self.setHorizontalHeader(_Seats(self._context, model, colours, self))
        self.setVerticalHeader(_Lines(self._context, model, self))
        if before is not None:
            before.deleteLater()
        quiet_list(self, self._context)
        paper = self._context.theme.paper.pad
        corner = f"QTableView, QHeaderView, QTableCornerButton::section {{ background: {paper}; border: none; }}"
        self.setStyleSheet(corner)
        self.share_room()

    def wanted(self) -> QSize:
        """The size at which nothing scrolls and nothing is cramped."""
        metrics, model = self._context.metrics, self.model()
        wide = self.verticalHeader().sizeHint().width() + model.columnCount() * metrics.px(_FIGURES_MOST)
        high = self.horizontalHeader().sizeHint().height() + model.rowCount() * metrics.px(_ROW)
        return QSize(wide + 2, high + 2)

    def share_room(self) -> None:
        """Share width and height among the boxes; below a least size the table scrolls."""
        metrics, model = self._context.metrics, self.model()
        if not isinstance(model, PadModel):
            return
        across, down = self.horizontalHeader(), self.verticalHeader()
        room = QSize(self.width() - down.sizeHint().width() - 2, self.height() - across.sizeHint().height() - 2)
        high = max(metrics.px(_ROW_LEAST), min(metrics.px(_ROW), room.height() // max(1, model.rowCount())))
        bar = self.verticalScrollBar().sizeHint().width() if high * model.rowCount() > room.height() else 0
        wide = max(metrics.px(_FIGURES), (room.width() - bar) // max(1, model.columnCount()))
        across.setDefaultSectionSize(min(wide, metrics.px(_FIGURES_MOST)))
        down.setDefaultSectionSize(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self.share_room()
