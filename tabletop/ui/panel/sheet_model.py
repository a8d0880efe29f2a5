"""The log as a score sheet: one line a move of both sides, with their short notations side by side.

What is no move (an offer, giving up, how it ended) stands in a line of its own. The lines are arranged from the rows of
the log, whose full words are told by tooltips and screen readers.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from tabletop.core.model import Seat
from tabletop.ui.panel.models import MARK_ROLE, LogModel

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
SIDES = 2
_LATER = "…"
"""Stands for a move of the first side that is noted further up."""
_WORDS = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


class SheetLine(Struct, frozen=True):
    """A line of the sheet: the rows of the log that each side's move is made of, or one row that stands alone. `ends`:
    that row told a move above, and here tells how the match ended."""

    number: int = 0
    cells: tuple[tuple[int, ...], ...] = ((),) * SIDES
    alone: int | None = None
    ends: bool = False


def arranged(log: LogModel) -> list[SheetLine]:
    """The rows of the log as lines."""
    lines: list[SheetLine] = []
    for row in range(log.rowCount()):
        note = log.note(row)
        if note is None:
            lines.append(SheetLine(alone=row))
            continue
        last = lines[-1] if lines and lines[-1].alone is None and lines[-1].number == note.number else None
        cells = list(last.cells if last is not None else ((),) * SIDES)
        cells[note.column] += (row,)
        line = SheetLine(note.number, tuple(cells))
        if last is not None:
            lines[-1] = line
        else:
            lines.append(line)
    if log.is_over and lines and lines[-1].alone is None:
        lines.append(SheetLine(alone=log.rowCount() - 1, ends=True))
    return lines


class SheetModel(QAbstractTableModel):
    """The lines; columns are the number and the two sides. `grown`: something has been added."""

    grown = Signal()

    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self.lines: list[SheetLine] = []
        log.rowsInserted.connect(self._take)
        log.rowsRemoved.connect(self._take)
        log.modelReset.connect(self._say_again)
        log.dataChanged.connect(self._repaint)
        self._take()

    def _take(self) -> None:
        """Take the log as it is now: only the lines after the first that differs are touched."""
        new, old = arranged(self._log), self.lines
        same = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        if len(new) < len(old):
            self.beginRemoveRows(_ROOT, len(new), len(old) - 1)
            del self.lines[len(new) :]
            self.endRemoveRows()
        both = len(self.lines)
        self.lines[same:both] = new[same:both]
        if len(new) > both:
            self.beginInsertRows(_ROOT, both, len(new) - 1)
            self.lines += new[both:]
            self.endInsertRows()
        # The line before is told, too: it may have been the last.
        self._repaint_from(max(0, same - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, SIDES)
        self.grown.emit()

    def _say_again(self) -> None:
        self._take()
        self._repaint()

    def _repaint(self) -> None:
        self._repaint_from(0)

    def _repaint_from(self, first: int) -> None:
        if self.lines:
            self.dataChanged.emit(self.index(first, 0), self.index(len(self.lines) - 1, SIDES))

    def side(self, column: int) -> Seat | None:
        """The seat that plays the side of a column (1 or 2); None before the first move."""
        for line in self.lines:
            for number, rows in enumerate(line.cells):
                if rows:
                    seat = self._log.seat(rows[0])
                    return seat if number == column - 1 else 1 - seat
        return None

    def row_at(self, index: Index) -> int | None:
        """The row of the log that is told at a place of the sheet."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if line.alone is not None:
            return line.alone
        rows = line.cells[index.column() - 1] if index.column() else ()
        return rows[-1] if rows else None

    @property
    def last_row(self) -> int:
        """The row of the log that tells what has happened last; -1 if nothing has."""
        return self._log.rowCount() - 1

    def beside(self, row: int, step: int) -> int:
        """The row that tells the move before (-1) or after (1) the one that a row is part of."""
        here = self.place_of(row)
        while 0 <= row + step <= self.last_row and self.place_of(row) == here:
            row += step
        told = self.row_at(self.place_of(row))
        return row if told is None else told

    def is_last(self, index: Index) -> bool:
        """Whether what has happened last is told there."""
        return self.row_at(index) == self.last_row

    def place_of(self, row: int) -> QModelIndex:
        """Where a row of the log is told."""
        for at in range(len(self.lines) - 1, -1, -1):
            line = self.lines[at]
            if line.alone == row and not line.ends:
                return self.index(at, 0)
            for number, rows in enumerate(line.cells):
                if row in rows:
                    return self.index(at, number + 1)
        return QModelIndex()

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Lines."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """The number of columns: that of the line, and one a side."""
        return 0 if parent.isValid() else 1 + SIDES

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The notation on the sheet, the full words for those who ask."""
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        line = self.lines[index.row()]
        rows = (line.alone,) if line.alone is not None else line.cells[index.column() - 1] if index.column() else ()
        if role == MARK_ROLE:
            return not line.ends and self._log.marked in rows
        if role in _WORDS and rows:
            return "\n".join(self._log.told(row) for row in rows)
        return self._shown(line, index.column()) if role in (*_WORDS, Qt.ItemDataRole.DisplayRole) else None

    def _shown(self, line: SheetLine, column: int) -> str:
        if line.alone is not None and column:
            return ""
        if line.alone is not None:
            return self._log.below(line.alone) if line.ends else self._log.told(line.alone).replace("\n", " ")
        if column == 0:
            return f"{line.number}."
        rows = line.cells[column - 1]
        return self._log.noted(rows[-1]) if rows else _LATER if column < SIDES else ""

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The names of the sides."""
        if orientation is not Qt.Orientation.Horizontal or role not in (*_WORDS, Qt.ItemDataRole.DisplayRole):
            return None
        seat = self.side(section) if section else None
        return "" if seat is None else self._log.name(seat)
