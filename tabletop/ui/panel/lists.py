"""The lists of the panel: what has happened, and what may be done.

Rows are equally high, so that a list of thousands costs only what is seen of it.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import paint_focus, sized
from tabletop.ui.common.paper_buttons import wrapped
from tabletop.ui.look.icons import icon_pixmap
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.panel.list_style import CHOOSING, Index, draw_lines, leave_letters, paint_ground, quiet_list, read_only
from tabletop.ui.panel.models import MARK_ROLE, ROW_ROLE, LogModel, LogRow, MovesModel

_ENTRY_PX = 58


_SIGN_PX = 20
"""The signs of real dice, and of a hint."""


_ENTRY_LINES = 3


_REMEMBERED = 64
"""Rows of which is remembered where their lines break; about four times as many as are seen."""


_MOVE_PX = 44


_MOVES_AT_MOST = 6


class _LogPainter(QStyledItemDelegate):
    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._broken: dict[tuple[object, ...], tuple[list[str], list[str]]] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self._context.metrics.px(_ENTRY_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, LogRow):
            return
        theme, metrics = self._context.theme, self._context.metrics
        box = QRectF(option.rect).adjusted(4, 2, -4, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state, marked = option.state, bool(index.data(MARK_ROLE))
        if marked or state & QStyle.StateFlag.State_MouseOver or index.row() == index.model().rowCount() - 1:
            paint_ground(painter, box, theme, marked, 9)
        if state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, box, 9)
        radius = metrics.px(14)
        centre_x, centre_y = box.left() + radius + 9, box.center().y()
        if row.colour >= 0:
            draw_badge(painter, theme.seats[row.colour % 8], centre_x, centre_y, radius, theme, row.animal)
        else:
            icon = self._context.icon("clock", 2 * radius - 8, theme.text2)
            icon.paint(painter, QRect(round(centre_x - radius + 4), round(centre_y - radius + 4), 20, 20))
        right = box.right() - 4
        for name in [name for is_so, name in ((row.asked, "dice"), (row.hinted, "hint")) if is_so]:
            side = metrics.px(_SIGN_PX)
            right -= side + 6
            icon = self._context.icon(name, side, theme.text2)
            icon.paint(painter, QRect(round(right + 6), round(centre_y - side / 2), side, side))
        self._words(painter, QRectF(centre_x + radius + 10, box.top(), 0, box.height()), right, row)
        painter.restore()

    def _words(self, painter: QPainter, at: QRectF, right: float, row: LogRow) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        width = max(20.0, right - at.left())
        bold, plain = sized(painter.font(), metrics.log_px, True), sized(painter.font(), metrics.quiet_px)
        head, below = QFontMetricsF(bold), QFontMetricsF(plain)
        painter.setFont(bold)
        painter.setPen(QColor(theme.text))
        heads, lines = self._lines(row, width, head, below)
        high = head.height() * len(heads)
        y = at.center().y() - (high + below.height() * len(lines)) / 2
        draw_lines(painter, QRectF(at.left(), y, width, high), head, heads)
        painter.setFont(plain)
        painter.setPen(QColor(theme.text2))
        draw_lines(painter, QRectF(at.left(), y + high, width, below.height() * len(lines)), below, lines)

    def _lines(
        self, row: LogRow, width: float, head: QFontMetricsF, below: QFontMetricsF
    ) -> tuple[list[str], list[str]]:
        """The lines of a row. Every new entry moves all rows that are seen, and they are painted again."""
        asked = row.head, row.below, width, self._context.metrics
        if asked not in self._broken:
            if len(self._broken) >= _REMEMBERED:
                self._broken.clear()
            heads = wrapped(head, row.head, width, 2 if row.below else _ENTRY_LINES)
            lines = wrapped(below, row.below, width, _ENTRY_LINES - len(heads)) if row.below else []
            self._broken[asked] = heads, lines
        return self._broken[asked]


class LogList(QListView):
    """The log; it follows the last entry unless somebody scrolled up. `chosen(row)`: a click or Enter on one;
    `walked(row)`: the arrow keys came to it."""

    chosen = Signal(int)
    walked = Signal(int)

    def __init__(self, context: AppContext, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setModel(model)
        self.setItemDelegate(_LogPainter(context, self))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))
        model.rowsInserted.connect(self._follow)
        model.modelReset.connect(self._follow)
        read_only(self)
        quiet_list(self, context)

    def apply_look(self) -> None:
        """Take colours and sizes."""
        quiet_list(self, self._context)
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the last entry in sight."""
        super().resizeEvent(event)
        self._follow()

    def _follow(self) -> None:
        QTimer.singleShot(0, self, self.scrollToBottom)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter and Space. Letters belong to the buttons of the table."""
        at = self.currentIndex()
        if event.key() in CHOOSING and at.isValid():
            self.chosen.emit(at.row())
        elif not leave_letters(event):
            super().keyPressEvent(event)
            if self.currentIndex() != at:
                self.walked.emit(self.currentIndex().row())


class _MovePainter(QStyledItemDelegate):
    def __init__(self, context: AppContext, moves: MovesList) -> None:
        super().__init__(moves)
        self._context = context
        self._moves = moves

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self._context.metrics.px(_MOVE_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        box = QRectF(option.rect).adjusted(4, 1, -4, -1)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hovered, lit = bool(state & QStyle.StateFlag.State_MouseOver), index.row() == self._moves.lit
        painter.setPen(QPen(QColor(theme.prim if lit else theme.line), 2 if lit else 1))
        painter.setBrush(QColor(theme.panel2 if hovered or lit else theme.field))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1) if lit else box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        font = sized(painter.font(), metrics.quiet_px)
        measure = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        room = box.adjusted(9, 0, -7, 0)
        if lit:
            room.setRight(room.right() - self._paint_arrow(painter, room))
        draw_lines(painter, room, measure, wrapped(measure, str(index.data() or ""), room.width(), 2))
        if state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, box, 8)
        painter.restore()

    def _paint_arrow(self, painter: QPainter, room: QRectF) -> int:
        """Paint at the right end what the next click does; returns the room that it takes."""
        theme, side = self._context.theme, self._context.metrics.px(26)
        disc = QRectF(room.right() - side, room.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.prim))
        painter.drawEllipse(disc)
        inner = round(side * 0.56)
        picture = icon_pixmap("play", theme.onprim, inner, float(self._moves.devicePixelRatioF()))
        painter.drawPixmap(disc.center() - QRectF(0, 0, inner, inner).center(), picture)
        painter.setPen(QColor(theme.text))
        return side + 8


class MovesList(QListView):
    """All possible moves in words. One click on a row, or walking there by keys, is `shown(row)`; another click, Enter
    and Space are `played(row)`. `lit`: the row that is shown, -1 for none."""

    shown = Signal(int)
    played = Signal(int)

    def __init__(self, context: AppContext, model: MovesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.lit = -1
        self.setModel(model)
        self.setItemDelegate(_MovePainter(context, self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        model.modelReset.connect(self._begin_anew)
        self.clicked.connect(lambda index: self._clicked(index.row()))
        read_only(self)
        self.apply_look()

    def _begin_anew(self) -> None:
        self.lit = -1
        self._fit_rows()

    def apply_look(self) -> None:
        """Take colours and sizes."""
        quiet_list(self, self._context)
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Be no higher than the rows."""
        rows = max(1, min(self.model().rowCount(), _MOVES_AT_MOST))
        self.setMaximumHeight(rows * self._context.metrics.px(_MOVE_PX) + 4)
        self.scheduleDelayedItemsLayout()

    def _clicked(self, row: int) -> None:
        if row == self.lit:
            self.played.emit(row)
        else:
            self._show(row)

    def _show(self, row: int) -> None:
        self.lit = row
        self.viewport().update()
        self.shown.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by Enter and Space."""
        at = self.currentIndex()
        if event.key() in CHOOSING and at.isValid():
            self.played.emit(at.row())
        elif not leave_letters(event):
            super().keyPressEvent(event)
            if self.currentIndex() != at:
                self._show(self.currentIndex().row())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take it as a second click."""
        super().mousePressEvent(event)
