"""How the score sheet of a match is painted and walked through (see `sheet_model`)."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import paint_focus, sized
from tabletop.ui.common.paper_buttons import wrapped
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.panel.list_style import CHOOSING, draw_lines, leave_letters, paint_ground, quiet_list, read_only
from tabletop.ui.panel.models import MARK_ROLE
from tabletop.ui.panel.sheet_model import SIDES, SheetModel

Index = QModelIndex | QPersistentModelIndex
_LINE_PX = 32
_HEAD_PX = 36
_REMARK_LINES = 3
_LEAST_SHARE = 0.75
"""A long notation is written smaller, down to this, before it is cut."""
_Move = QAbstractItemView.CursorAction
_ALONG = {_Move.MoveLeft: -1, _Move.MovePrevious: -1, _Move.MoveRight: 1, _Move.MoveNext: 1}
_DOWN = {_Move.MoveUp: -1, _Move.MoveDown: 1, _Move.MovePageUp: -10, _Move.MovePageDown: 10}


def _remark_font(context: AppContext, font: QFont) -> QFont:
    return sized(font, context.metrics.quiet_px)


class _LinePainter(QStyledItemDelegate):
    def __init__(self, context: AppContext, sheet: SheetModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._sheet = sheet

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, metrics, sheet = self._context.theme, self._context.metrics, self._sheet
        line, text = sheet.lines[index.row()], str(index.data() or "")
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), QColor(theme.line))
        row = sheet.row_at(index)
        if row is not None:
            self._back(painter, box.adjusted(2, 1, -2, -2), option, index)
        painter.setPen(QColor(theme.text2 if row is None or line.alone is not None else theme.text))
        room = box.adjusted(8, 0, -6, 0)
        if line.alone is not None:
            font = _remark_font(self._context, painter.font())
            painter.setFont(font)
            measure = QFontMetricsF(font)
            draw_lines(painter, room, measure, wrapped(measure, text, room.width(), _REMARK_LINES))
        else:
            font = sized(painter.font(), metrics.log_px if row is not None else metrics.quiet_px)
            wide = QFontMetricsF(font).horizontalAdvance(text)
            if wide > room.width():
                font = sized(font, (font.pixelSize() or 1) * max(_LEAST_SHARE, room.width() / wide))
            painter.setFont(font)
            side = Qt.AlignmentFlag.AlignRight if index.column() == 0 else Qt.AlignmentFlag.AlignLeft
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | side), shown)
        painter.restore()

    def _back(self, painter: QPainter, box: QRectF, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the ground of the last move, the one that is looked at, and the one under the pointer or the keys."""
        theme, state, marked = self._context.theme, option.state, bool(index.data(MARK_ROLE))
        is_last = self._sheet.is_last(index)
        if marked or is_last or state & QStyle.StateFlag.State_MouseOver:
            paint_ground(painter, box, theme, marked, 7)
        if state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, box, 7)


class _SideHeader(QHeaderView):
    """Whose moves stand in a column."""

    def __init__(self, context: AppContext, colours: tuple[int, ...], parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._context = context
        self._colours = colours
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(1)

    def sizeHint(self) -> QSize:
        return QSize(100, self._context.metrics.px(_HEAD_PX))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        theme, metrics, model = self._context.theme, self._context.metrics, self.model()
        painter.fillRect(rect, QColor(theme.panel))
        seat = model.side(logicalIndex) if logicalIndex and isinstance(model, SheetModel) else None
        if seat is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = metrics.px(12)
        centre = rect.left() + 8 + radius
        draw_badge(painter, theme.seats[self._colours[seat] % 8], centre, QRectF(rect).center().y(), radius, theme)
        font = sized(painter.font(), metrics.quiet_px, True)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        room = QRectF(rect).adjusted(8 + 2 * radius + 7, 0, -4, 0)
        name = str(model.headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
        painter.restore()


class MoveSheet(QTableView):
    """The score sheet; it follows the last move. `chosen(row)`: a click or Enter on a move, by its row of the log;
    `walked(row)`: the arrow keys came to it. Left and right go to the move before and after, up and down stay with one
    side."""

    chosen = Signal(int)
    walked = Signal(int)

    def __init__(
        self, context: AppContext, model: SheetModel, colours: tuple[int, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._sheet = model
        self._remarks: list[int] = []
        self.setModel(model)
        self.setItemDelegate(_LinePainter(context, model, self))
        self.setHorizontalHeader(_SideHeader(context, colours, self))
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda index: self._tell(self.chosen, index))
        model.grown.connect(self._grown)
        read_only(self)
        self.apply_look()

    def apply_look(self) -> None:
        """Take colours and sizes."""
        quiet_list(self, self._context)
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self._context.metrics.px(_LINE_PX))
        self.horizontalHeader().updateGeometry()
        self._lay_out()

    def place_of(self, row: int) -> QModelIndex:
        """Where a row of the log is told."""
        return self._sheet.place_of(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the last move in sight."""
        super().resizeEvent(event)
        self._grown()

    def _grown(self) -> None:
        self._lay_out()
        QTimer.singleShot(0, self, self.scrollToBottom)

    def _lay_out(self) -> None:
        """Shares the width; a remark has all of it, and as many lines as it needs."""
        metrics, lines, width = self._context.metrics, self._sheet.lines, self.viewport().width()
        figures = QFontMetricsF(sized(self.font(), metrics.quiet_px))
        last = max((line.number for line in lines), default=0)
        number = round(figures.horizontalAdvance(f"{max(last, 10)}.")) + 15
        side = (width - number) // SIDES
        self.setColumnWidth(0, width - SIDES * side)
        for column in range(1, SIDES + 1):
            self.setColumnWidth(column, side)
        self._lay_remarks(width)

    def _lay_remarks(self, width: int) -> None:
        """Lay out the remarks: only they differ from other lines, and they are few."""
        metrics, sheet = self._context.metrics, self._sheet
        remarks = [at for at, line in enumerate(sheet.lines) if line.alone is not None]
        if remarks != self._remarks:
            self.clearSpans()
            for at in self._remarks:
                self.setRowHeight(at, metrics.px(_LINE_PX))
            for at in remarks:
                self.setSpan(at, 0, 1, 1 + SIDES)
            self._remarks = remarks
        measure = QFontMetricsF(_remark_font(self._context, self.font()))
        for at in remarks:
            said = wrapped(measure, str(sheet.index(at, 0).data()), width - 14, _REMARK_LINES)
            self.setRowHeight(at, max(metrics.px(_LINE_PX), round(len(said) * measure.height()) + metrics.px(10)))

    def _tell(self, signal: SignalInstance, index: Index) -> None:
        row = self._sheet.row_at(index)
        if row is not None:
            signal.emit(row)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """The index to which a key leads."""
        sheet, here = self._sheet, self.currentIndex()
        last = sheet.last_row
        row = sheet.row_at(here) if here.isValid() else None
        if row is None or action is _Move.MoveEnd:
            return sheet.place_of(last)
        if action is _Move.MoveHome:
            return sheet.place_of(0)
        if action in _ALONG:
            return sheet.place_of(sheet.beside(row, _ALONG[action]))
        return self._down(here, _DOWN.get(action, 0))

    def _down(self, here: QModelIndex, lines: int) -> QModelIndex:
        """The same side some lines further down; what stands there alone, or the other side, where it has no move."""
        at = min(max(here.row() + lines, 0), len(self._sheet.lines) - 1)
        for column in (here.column(), *range(1 + SIDES)):
            index = self._sheet.index(at, column)
            if self._sheet.row_at(index) is not None:
                return self._sheet.index(at, 0) if self._sheet.lines[at].alone is not None else index
        return QModelIndex(here)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter and Space. Letters belong to the buttons of the table."""
        at = self.currentIndex()
        if event.key() in CHOOSING and at.isValid():
            self._tell(self.chosen, at)
        elif not leave_letters(event):
            super().keyPressEvent(event)
            if self.currentIndex() != at:
                self._tell(self.walked, self.currentIndex())
