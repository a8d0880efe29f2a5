"""How the lists of the panel are painted: badges, two-line rows, drawn figures.

Rows are equally high, so that a list of thousands costs only what is seen of it.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.paper_buttons import wrapped
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.widgets import paint_focus, sized
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters, letters_width
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.look.painting.shapes import draw_star
from tabletop.ui.look.theme import Theme
from tabletop.ui.panel.models import MARK_ROLE, ROW_ROLE, LogModel, LogRow, MovesModel, ScoreModel

Index = QModelIndex | QPersistentModelIndex
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_ENTRY_PX = 58
_ENTRY_LINES = 3
CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_MOVE_PX = 44
_MOVES_AT_MOST = 6
_FIGURES_PX, _FIGURES_LEAST_PX = 40, 31
"""How wide a column of the score is at least: where few sit, and where otherwise it would have to be scrolled."""
_ELIDE = Qt.TextElideMode.ElideRight


def quiet_list(view: QAbstractItemView, context: AppContext, role: str = "panel") -> None:
    """Give a list the plain look of the panel."""
    theme = context.theme
    view.setFrameShape(QFrame.Shape.NoFrame)
    palette = view.palette()
    palette.setColor(QPalette.ColorRole.Base, QColor(theme.panel if role == "panel" else theme.field))
    palette.setColor(QPalette.ColorRole.Text, QColor(theme.text))
    palette.setColor(QPalette.ColorRole.Highlight, QColor(theme.prim))
    palette.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.onprim))
    view.setPalette(palette)
    view.setStyleSheet(f"QAbstractItemView {{ background: {theme.panel}; border: none; outline: none; }}")


def read_only(view: QAbstractItemView) -> None:
    """Set up what all lists of the panel have in common: nothing is written in them, and they are pushed smoothly."""
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    scroll_by_finger(view)


def paint_ground(painter: QPainter, box: QRectF, theme: Theme, marked: bool, radius: float) -> None:
    """The ground of an entry that stands out; `marked`: the table shows how it was then."""
    plain = QPen(QColor(theme.line)) if theme.high_contrast else QPen(Qt.PenStyle.NoPen)
    painter.setPen(QPen(QColor(theme.lamp), 2) if marked else plain)
    painter.setBrush(QColor(theme.panel2))
    painter.drawRoundedRect(box, radius, radius)


def leave_letters(event: QKeyEvent) -> bool:
    """Whether a key is a letter, which a list would use to search itself; then it is left to others."""
    if event.text().isalpha():
        event.ignore()
        return True
    return False


class _LogPainter(QStyledItemDelegate):
    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context

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
            draw_badge(painter, theme.seats[row.colour % 8], centre_x, centre_y, radius, theme)
        else:
            icon = self._context.icon("clock", 2 * radius - 8, theme.text2)
            icon.paint(painter, QRect(round(centre_x - radius + 4), round(centre_y - radius + 4), 20, 20))
        self._words(painter, QRectF(centre_x + radius + 10, box.top(), 0, box.height()), box.right() - 4, row)
        painter.restore()

    def _words(self, painter: QPainter, at: QRectF, right: float, row: LogRow) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        width = max(20.0, right - at.left())
        bold, plain = sized(painter.font(), metrics.log_px, True), sized(painter.font(), metrics.quiet_px)
        head, below = QFontMetricsF(bold), QFontMetricsF(plain)
        painter.setFont(bold)
        painter.setPen(QColor(theme.text))
        heads = wrapped(head, row.head, width, 2 if row.below else _ENTRY_LINES)
        lines = wrapped(below, row.below, width, _ENTRY_LINES - len(heads)) if row.below else []
        high = head.height() * len(heads)
        y = at.center().y() - (high + below.height() * len(lines)) / 2
        draw_lines(painter, QRectF(at.left(), y, width, high), head, heads)
        painter.setFont(plain)
        painter.setPen(QColor(theme.text2))
        draw_lines(painter, QRectF(at.left(), y + high, width, below.height() * len(lines)), below, lines)


def draw_lines(painter: QPainter, box: QRectF, measure: QFontMetricsF, lines: list[str]) -> None:
    """Lines of the painter's font, their block in the middle of the height."""
    y = box.center().y() - measure.height() * len(lines) / 2
    for line in lines:
        painter.drawText(QRectF(box.left(), y, box.width(), measure.height()), _LEFT, line)
        y += measure.height()


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
    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self._context.metrics.px(_MOVE_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        box = QRectF(option.rect).adjusted(4, 1, -4, -1)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(QColor(theme.line))
        painter.setBrush(QColor(theme.panel2 if hovered else theme.field))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        font = sized(painter.font(), metrics.quiet_px)
        measure = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        room = box.adjusted(9, 0, -7, 0)
        draw_lines(painter, room, measure, wrapped(measure, str(index.data() or ""), room.width(), 2))
        if state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, box, 8)
        painter.restore()


class MovesList(QListView):
    """All possible moves in words. `played(row)`: Enter or a double click on one."""

    played = Signal(int)

    def __init__(self, context: AppContext, model: MovesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setModel(model)
        self.setItemDelegate(_MovePainter(context, self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        model.modelReset.connect(self.apply_look)
        read_only(self)
        self.apply_look()

    def apply_look(self) -> None:
        """Take colours and sizes; no higher than its rows."""
        quiet_list(self, self._context)
        rows = max(1, min(self.model().rowCount(), _MOVES_AT_MOST))
        self.setMaximumHeight(rows * self._context.metrics.px(_MOVE_PX) + 4)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by Enter and Space."""
        if event.key() in CHOOSING and self.currentIndex().isValid():
            self.played.emit(self.currentIndex().row())
        elif not leave_letters(event):
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Play."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.played.emit(index.row())


class _FigurePainter(QStyledItemDelegate):
    def __init__(self, context: AppContext, model: ScoreModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        box = QRectF(option.rect)
        row = self._model.row(index.row())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(box, QColor(theme.panel2 if row.current else theme.panel))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), QColor(theme.line))
        if index.column() == 0:
            room, name = box.adjusted(6, 0, -2, 0), str(index.data() or "")
            font = sized(painter.font(), metrics.px(14), row.total or row.current)
            widest = max(QFontMetricsF(font).horizontalAdvance(word) for word in name.split(" "))
            # A word that is too long is written smaller before it is cut.
            font = sized(font, metrics.px(14) * max(0.8, min(1.0, room.width() / max(1.0, widest))), font.bold())
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            measure = QFontMetricsF(font)
            draw_lines(painter, room, measure, wrapped(measure, name, room.width(), 2))
        else:
            self._figure(painter, box, index, row.total)
        painter.restore()

    def _note(self, painter: QPainter, box: QRectF, index: Index) -> None:
        """A small figure on paper in the upper left corner."""
        notes = self._model.row(index.row()).notes
        note = notes[self._model.seat(index.column())] if notes else None
        if note is None:
            return
        theme, high = self._context.theme, float(self._context.metrics.px(9))
        text = str(note)
        wide = (letters_width(text, high, FIGURE_PEN) or high) + 7
        paper = QRectF(box.left() + 4, box.top() + 3, wide, high + 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.chip))
        painter.drawRoundedRect(paper, 3, 3)
        middle = Qt.AlignmentFlag.AlignHCenter
        draw_letters(painter, text, high, theme.text, FIGURE_PEN, paper.center().x(), paper.bottom() - 3, middle)

    def _figure(self, painter: QPainter, box: QRectF, index: Index, total: bool) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        self._note(painter, box, index)
        sheet = self._model.sheet
        seat = self._model.seat(index.column())
        cell = self._model.row(index.row()).cells[seat]
        if cell is None or sheet is None:
            return
        text, height = str(index.data()), float(metrics.px(15 if total else 13.5))
        good = (cell < 0) == sheet.lowest_wins and cell < 0
        leads = self._model.leads(index.row(), seat)
        star = height + 10
        room = max(6.0, box.width() - 10)
        width = letters_width(text, height, FIGURE_PEN) or len(text) * height * 0.7
        beside = leads and width + star <= room
        height *= min(1.0, room / width)
        right, base = box.right() - 6, box.center().y() + height / 2
        colour = theme.prim if good else theme.bad if cell < 0 else theme.text
        drawn = draw_letters(painter, text, height, colour, FIGURE_PEN, right, base, Qt.AlignmentFlag.AlignRight)
        paper = theme.paper
        if beside:
            across = right - drawn - star / 2 - 3
            draw_star(painter, across, box.center().y(), height * 0.6, paper.gold, paper.gold_edge)
        elif leads:
            radius = min(6.0, (box.height() - height) / 4)
            draw_star(painter, right - drawn / 2, box.top() + radius + 1, radius, paper.gold, paper.gold_edge)


class _SeatHeader(QHeaderView):
    """Badges and names above the columns."""

    def __init__(self, context: AppContext, colours: tuple[int, ...], parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._context = context
        self._colours = colours
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(1)

    def sizeHint(self) -> QSize:
        return QSize(100, self._context.metrics.px(64))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        painter.fillRect(rect, QColor(theme.panel))
        if logicalIndex == 0:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        model = self.model()
        assert isinstance(model, ScoreModel)
        party = model.parties[logicalIndex - 1]
        each = rect.width() / len(party)
        radius = min(metrics.px(16), each / 2 - 2)
        step = min(each, 2.2 * radius)
        left = QRectF(rect).center().x() - step * (len(party) - 1) / 2
        for at, seat in enumerate(party):
            look = theme.seats[self._colours[seat] % 8]
            draw_badge(painter, look, left + at * step, rect.top() + metrics.px(20), radius, theme)
        font = sized(painter.font(), metrics.smallest_px)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        name = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        shown = QFontMetricsF(font).elidedText(name, _ELIDE, rect.width() - 4)
        below = QRectF(rect.left(), rect.top() + metrics.px(38), rect.width(), metrics.px(24))
        painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), shown)
        painter.restore()


class ScoreTable(QTableView):
    """The score in drawn figures."""

    def __init__(
        self, context: AppContext, model: ScoreModel, colours: tuple[int, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self.setModel(model)
        self.setItemDelegate(_FigurePainter(context, model, self))
        self.setHorizontalHeader(_SeatHeader(context, colours, self))
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        model.modelReset.connect(self.share_width)
        model.modelReset.connect(self._show_current)
        read_only(self)
        self.apply_look()

    def apply_look(self) -> None:
        """Take colours and sizes."""
        quiet_list(self, self._context)
        self.verticalHeader().setDefaultSectionSize(self._context.metrics.px(40))
        self.horizontalHeader().updateGeometry()
        self.share_width()

    def _show_current(self) -> None:
        """The line that is being played is in sight, and the one below it."""
        model = self.model()
        assert isinstance(model, ScoreModel)
        at = next((row for row in range(model.rowCount()) if model.row(row).current), 0)
        self.scrollTo(model.index(min(at + 1, model.rowCount() - 1), 0))

    def whole_height(self) -> int:
        """The height at which nothing scrolls."""
        rows = self.model().rowCount() * self.verticalHeader().defaultSectionSize()
        return self.horizontalHeader().sizeHint().height() + rows + 2

    def share_width(self) -> None:
        """Share among the seats what the names of the lines leave; below a least width the table scrolls."""
        metrics, seats = self._context.metrics, self.model().columnCount() - 1
        width = self.viewport().width()
        measure = QFontMetricsF(sized(self.font(), metrics.px(14), True))
        names = [str(self.model().index(row, 0).data() or "") for row in range(self.model().rowCount())]
        wanted = max((measure.horizontalAdvance(name) for name in names), default=0.0) + 14
        crowded = width - seats * metrics.px(_FIGURES_PX) < metrics.px(74)
        least = metrics.px(_FIGURES_LEAST_PX if crowded else _FIGURES_PX)
        most = max(metrics.px(74), min(metrics.px(130), width - seats * least))
        label = round(min(max(wanted, metrics.px(56)), most))
        each = max(least, (width - label) // max(1, seats))
        self.setColumnWidth(0, max(label, width - each * seats) if each * seats + label <= width else label)
        for column in range(1, seats + 1):
            self.setColumnWidth(column, each)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shares the width anew."""
        super().resizeEvent(event)
        self.share_width()
