"""The score in the panel: one figure a line and seat, drawn."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import sized
from tabletop.ui.common.paper_buttons import wrapped
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters, letters_width
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.look.painting.shapes import draw_star
from tabletop.ui.look.theme import Theme
from tabletop.ui.panel.list_style import Index, draw_lines, quiet_list, read_only
from tabletop.ui.panel.models import ScoreModel

_FIGURES_PX, _FIGURES_LEAST_PX = 40, 31
"""How wide a column of the score is at least: where few sit, and where otherwise it would have to be scrolled."""


_LINES_BESIDE_TOTAL = 3
"""In so low a table the total leaves its room to the lines."""
_LEAST_NAME = 0.8
"""How much smaller a name over a column may be written."""
_ELIDE = Qt.TextElideMode.ElideRight
_BESIDE_PX, _LEAST_STAR_PX, _CLEAR_PX = 6, 5.0, 1.5
"""What a star needs between it and its figure; the smallest radius beside it; what is free below and above one that
lies over it."""


def short_name(name: str, font: QFont, room: float) -> tuple[str, QFont]:
    """A name over a narrow column, and how it is written: smaller, then by its first word and initials, and cut only
    at last. Names that differ at their end alone stay different."""
    words = name.split()
    first, *others = words or [""]
    ways = [name, " ".join([first, *(f"{word[0]}." if word[0].isalpha() else word for word in others)])]
    if others:
        ways.append("".join(word[0] if word[0].isalpha() else word for word in words))
    for way in ways:
        for px in range(font.pixelSize(), round(font.pixelSize() * _LEAST_NAME) - 1, -1):
            smaller = sized(font, px, font.bold())
            if QFontMetricsF(smaller).horizontalAdvance(way) <= room:
                return way, smaller
    smallest = sized(font, font.pixelSize() * _LEAST_NAME, font.bold())
    return QFontMetricsF(smallest).elidedText(ways[0 if not others else -1], _ELIDE, room), smallest


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
        line = theme.text2 if row.heading else theme.line
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), QColor(line))
        if index.column() == 0:
            room, name = box.adjusted(6, 0, -2, 0), str(index.data() or "")
            font = sized(painter.font(), metrics.px(14), row.total or row.current or row.heading)
            widest = max(QFontMetricsF(font).horizontalAdvance(word) for word in name.split(" "))
            # A word that is too long is written smaller before it is cut.
            font = sized(font, metrics.px(14) * max(0.8, min(1.0, room.width() / max(1.0, widest))), font.bold())
            painter.setFont(font)
            painter.setPen(QColor(theme.text2 if self._model.is_past(index.row()) else theme.text))
            measure = QFontMetricsF(font)
            draw_lines(painter, room, measure, wrapped(measure, name, room.width(), 2))
        else:
            self._figure(painter, box, index, row.total)
        painter.restore()

    def _note(self, painter: QPainter, box: QRectF, index: Index) -> float:
        """Paint a small figure on paper in the upper left corner; returns how far it reaches into the box."""
        notes = self._model.row(index.row()).notes
        note = notes[self._model.seat(index.column())] if notes else None
        if note is None:
            return 0.0
        theme, high = self._context.theme, float(self._context.metrics.px(9))
        text = str(note)
        wide = (letters_width(text, high, FIGURE_PEN) or high) + 7
        paper = QRectF(box.left() + 4, box.top() + 3, wide, high + 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.chip))
        painter.drawRoundedRect(paper, 3, 3)
        middle = Qt.AlignmentFlag.AlignHCenter
        draw_letters(painter, text, high, theme.text, FIGURE_PEN, paper.center().x(), paper.bottom() - 3, middle)
        return paper.right() - box.left()

    def _figure(self, painter: QPainter, box: QRectF, index: Index, total: bool) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        taken = self._note(painter, box, index)
        sheet = self._model.sheet
        seat = self._model.seat(index.column())
        cell = self._model.row(index.row()).cells[seat]
        if cell is None or sheet is None:
            return
        text, height = str(index.data()), float(metrics.px(15 if total else 13.5))
        good = (cell < 0) == sheet.lowest_wins and cell < 0
        leads = self._model.leads(index.row(), seat)
        room = max(6.0, box.width() - max(10.0, taken + 7))
        width = letters_width(text, height, FIGURE_PEN) or len(text) * height * 0.7
        star = min(0.6 * height, (room - width - _BESIDE_PX) / 2)
        height *= min(1.0, room / width)
        right, base = box.right() - 6, box.center().y() + height / 2
        colour = theme.prim if good else theme.bad if cell < 0 else theme.text
        drawn = draw_letters(painter, text, height, colour, FIGURE_PEN, right, base, Qt.AlignmentFlag.AlignRight)
        if not leads:
            return
        across, middle = right - drawn - _BESIDE_PX - star, box.center().y()
        if star < _LEAST_STAR_PX:
            free = (box.height() - height) / 2
            across, middle, star = right - drawn / 2, box.top() + free / 2, max(2.0, min(6.0, free / 2 - _CLEAR_PX))
        draw_star(painter, across, middle, star, theme.paper.gold, theme.paper.gold_edge)


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
            middle = left + at * step, rect.top() + metrics.px(20)
            draw_badge(painter, look, *middle, radius, theme, model.animals[seat])
        name = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        shown, font = short_name(name, sized(painter.font(), metrics.smallest_px), rect.width() - 4)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        below = QRectF(rect.left(), rect.top() + metrics.px(38), rect.width(), metrics.px(24))
        painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), shown)
        painter.restore()


class _TotalLine(QWidget):
    """The last line once more, at the foot of a table that scrolls: the total is always in sight."""

    def __init__(self, table: ScoreTable) -> None:
        super().__init__(table)
        self._table = table
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        table, model = self._table, self._table.model()
        option = QStyleOptionViewItem()
        painter = QPainter(self)
        painter.setFont(table.font())
        for column in range(model.columnCount()):
            left, wide = table.columnViewportPosition(column), table.columnWidth(column)
            option.rect = QRect(left, 0, wide, self.height())
            table.itemDelegate().paint(painter, option, model.index(model.rowCount() - 1, column))
        painter.fillRect(0, 0, self.width(), 2, QColor(table.theme.ctl))
        painter.end()


class ScoreTable(QTableView):
    """The score in drawn figures. `total_line` is seen where the total would have to be scrolled to."""

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
        self.total_line = _TotalLine(self)
        model.modelReset.connect(self._span_headings)
        model.modelReset.connect(self.share_width)
        model.modelReset.connect(self._keep_total)
        model.modelReset.connect(self._show_current)
        self.verticalScrollBar().rangeChanged.connect(self._keep_total)
        self.horizontalScrollBar().valueChanged.connect(self.total_line.update)
        read_only(self)
        self.apply_look()

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return self._context.theme

    def apply_look(self) -> None:
        """Take colours and sizes."""
        quiet_list(self, self._context)
        self.verticalHeader().setDefaultSectionSize(self._context.metrics.px(40))
        self.horizontalHeader().updateGeometry()
        self.share_width()

    def _keep_total(self) -> None:
        """Lay the total over the last line in sight, where not all lines are."""
        model, room, high = self.model(), self.viewport().geometry(), self.verticalHeader().defaultSectionSize()
        assert isinstance(model, ScoreModel)
        lines = model.rowCount()
        scrolls = self.verticalScrollBar().maximum() > 0 and room.height() >= _LINES_BESIDE_TOTAL * high
        self.total_line.setVisible(lines > 1 and scrolls and model.row(lines - 1).total)
        self.total_line.setGeometry(room.left(), room.bottom() + 1 - high, room.width(), high)
        self.total_line.update()

    def _span_headings(self) -> None:
        """A heading has the room of its whole line."""
        model = self.model()
        assert isinstance(model, ScoreModel)
        self.clearSpans()
        for row in range(model.rowCount()):
            if model.row(row).heading and model.columnCount() > 1:
                self.setSpan(row, 0, 1, model.columnCount())

    def _show_current(self) -> None:
        """The line that is being played is in sight, the one below it, and the heading over it if there is room."""
        model = self.model()
        assert isinstance(model, ScoreModel)
        at = next((row for row in range(model.rowCount()) if model.row(row).current), 0)
        heads = [row for row in range(min(at + 1, model.rowCount())) if model.row(row).heading]
        for row in (min(at + 1 + self.total_line.isVisible(), model.rowCount() - 1), *heads[-1:], at):
            self.scrollTo(model.index(row, 0))

    def whole_height(self) -> int:
        """The height at which nothing scrolls."""
        rows = self.model().rowCount() * self.verticalHeader().defaultSectionSize()
        return self.horizontalHeader().sizeHint().height() + rows + 2

    def share_width(self) -> None:
        """Share among the seats what the names of the lines leave; below a least width the table scrolls."""
        metrics, seats = self._context.metrics, self.model().columnCount() - 1
        width = self.viewport().width()
        measure = QFontMetricsF(sized(self.font(), metrics.px(14), True))
        model = self.model()
        assert isinstance(model, ScoreModel)
        lines = (row for row in range(model.rowCount()) if not model.row(row).heading)
        names = [str(model.index(row, 0).data() or "") for row in lines]
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
        """Shares the width anew; what is being played stays in sight."""
        super().resizeEvent(event)
        self.share_width()
        self._keep_total()
        if event.size().height() != event.oldSize().height():
            self._show_current()
