"""A house rule whose value is a list in an order: the entries lie side by side and are dragged, below them what can be
added."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from tabletop.core.options import MOST_IN_ORDER, in_order
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.layouts import FlowLayout
from tabletop.ui.common.painted import PaintedButton, paint_focus, sized

ENTRY = QT_TRANSLATE_NOOP("Setup", "{number}. {choice}", "an entry of a list with its number")
HOW_TO_ORDER = QT_TRANSLATE_NOOP("Setup", "Drag it, or use Ctrl and the arrow keys. Delete takes it out.")
ADD = QT_TRANSLATE_NOOP("Setup", "Add: {choice}")
_HIGH_PX, _TEXT_PX, _CROSS_PX, _PAD_PX = 32, 14, 14, 10
_STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Entry(PaintedButton):
    """One entry. `moved(steps)` or `dragged(point)` to another place, `out`: taken out of the list. The cross at its
    right end takes it out, the rest of it is a handle."""

    moved = Signal(int)
    dragged = Signal(QPoint)
    dropped = Signal()
    out = Signal()

    def __init__(self, context: AppContext, value: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.value = value
        self.may_go = True
        self._from: QPoint | None = None
        self._carried = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def sizeHint(self) -> QSize:
        """Room for words and cross."""
        metrics = self._context.metrics
        words = QFontMetricsF(sized(self.font(), metrics.px(_TEXT_PX))).horizontalAdvance(self.text())
        return QSize(round(words) + metrics.px(_CROSS_PX) + 3 * metrics.px(_PAD_PX), metrics.px(_HIGH_PX))

    @property
    def cross(self) -> QRect:
        """Where a click takes it out."""
        wide = self._context.metrics.px(_CROSS_PX) + round(1.5 * self._context.metrics.px(_PAD_PX))
        return QRect(self.width() - wide, 0, wide, self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move it by Ctrl and an arrow key, take it out by Delete."""
        step = _STEPS.get(event.key())
        if step is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(step)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.out.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self._from = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go where the hand goes."""
        at = event.position().toPoint()
        if self._from is not None and not self._carried:
            self._carried = (at - self._from).manhattanLength() >= QApplication.startDragDistance()
        if self._carried:
            self.raise_()
            self.dragged.emit(self.mapToParent(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay there, or go out of the list by a click on the cross."""
        carried, self._carried, self._from = self._carried, False, None
        self.setDown(False)
        if carried:
            self.dropped.emit()
        elif self.cross.contains(event.position().toPoint()):
            self.out.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a paper strip with words and cross."""
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(QColor(theme.prim if self._carried else theme.ctl), 2.5 if self._carried else 1.5))
        painter.setBrush(QColor(theme.panel2 if self.underMouse() else theme.field))
        painter.drawRoundedRect(paper, 8, 8)
        painter.setFont(sized(self.font(), metrics.px(_TEXT_PX)))
        painter.setPen(QColor(theme.text))
        words = self.rect().adjusted(metrics.px(_PAD_PX), 0, -self.cross.width(), 0)
        shown = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), shown)
        if self.may_go:
            centre, reach = QPointF(self.cross.center()), metrics.px(_CROSS_PX) * 0.28
            painter.setPen(QPen(QColor(theme.text2), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach))
            painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))
        if self.shows_focus:
            paint_focus(painter, QRectF(self.rect()), 9)
        painter.end()


class OrderedChoice(QWidget):
    """The entries in their order, and a button for each choice that puts it at the end. `changed`: by the person."""

    changed = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._labels: dict[str, str] = {}
        self.entries: list[Entry] = []
        self.adders: dict[str, QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._list, self._more = QWidget(self), QWidget(self)
        self._flow = FlowLayout(self._list, gap_x=6, gap_y=6)
        self._adders = FlowLayout(self._more, gap_x=6, gap_y=6)
        column.addWidget(self._list)
        column.addWidget(self._more)

    @property
    def value(self) -> str:
        """The entries in their order."""
        return "+".join(entry.value for entry in self.entries)

    def set_value(self, value: str) -> None:
        """Show these entries, without a signal."""
        if value == self.value:
            return
        for entry in self.entries:
            self._flow.removeWidget(entry)
            entry.hide()
            entry.deleteLater()
        self.entries = [self._made(part) for part in in_order(value)]
        self._settle()

    def set_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Take (value, label) of all choices, in another language perhaps."""
        self._labels = dict(choices)
        for value, label in choices:
            if value not in self.adders:
                self.adders[value] = QPushButton(self._more)
                self.adders[value].setProperty("kind", "pill")
                self.adders[value].clicked.connect(lambda _=False, wanted=value: self._add(wanted))
                self._adders.addWidget(self.adders[value])
            self.adders[value].setText(f"+ {label}")
            self.adders[value].setAccessibleName(self._context.words.say(ADD, choice=label))
        self._settle()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab comes to."""
        return (*self.entries, *self.adders.values())

    def apply_look(self) -> None:
        """Let the entries grow with the text."""
        for entry in self.entries:
            entry.updateGeometry()
        self._list.updateGeometry()

    def _made(self, value: str) -> Entry:
        entry = Entry(self._context, value, self._list)
        entry.moved.connect(lambda steps, it=entry: self._move(it, self.entries.index(it) + steps))
        entry.dragged.connect(lambda point, it=entry: self._drag(it, point))
        entry.dropped.connect(self.changed)
        entry.out.connect(lambda it=entry: self._take_out(it))
        return entry

    def _add(self, value: str) -> None:
        self.entries.append(self._made(value))
        self._settle()
        self.changed.emit()

    def _take_out(self, entry: Entry) -> None:
        if len(self.entries) == 1:
            return
        at, was_here = self.entries.index(entry), entry.hasFocus()
        self.entries.remove(entry)
        self._flow.removeWidget(entry)
        entry.hide()
        entry.deleteLater()
        self._settle()
        if was_here:
            self.entries[min(at, len(self.entries) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def _move(self, entry: Entry, to: int) -> None:
        if 0 <= to < len(self.entries) and to != self.entries.index(entry):
            self.entries.remove(entry)
            self.entries.insert(to, entry)
            self._settle()
            self.changed.emit()

    def _drag(self, entry: Entry, point: QPoint) -> None:
        """Make room for an entry at once; it is said when it is laid down."""
        over = next((other for other in self.entries if other.geometry().contains(point)), entry)
        at, to, middle = self.entries.index(entry), self.entries.index(over), over.geometry().center().x()
        beside = over.y() == entry.y()
        if over is not entry and (not beside or (point.x() > middle if to > at else point.x() < middle)):
            self.entries.remove(entry)
            self.entries.insert(to, entry)
            self._settle()
            self._flow.activate()

    def _settle(self) -> None:
        """Place, numbers, words, and the order of Tab."""
        say = self._context.words.say
        for number, entry in enumerate(self.entries, 1):
            self._flow.removeWidget(entry)
            self._flow.addWidget(entry)
            entry.setText(say(ENTRY, number=number, choice=self._labels.get(entry.value, entry.value)))
            entry.setAccessibleName(entry.text())
            entry.setToolTip(say(HOW_TO_ORDER))
            entry.setAccessibleDescription(say(HOW_TO_ORDER))
            entry.may_go = len(self.entries) > 1
            entry.show()
            entry.updateGeometry()
            entry.update()
        for adder in self.adders.values():
            adder.setEnabled(len(self.entries) < MOST_IN_ORDER)
        for first, second in zip(self.stops, self.stops[1:], strict=False):
            QWidget.setTabOrder(first, second)
