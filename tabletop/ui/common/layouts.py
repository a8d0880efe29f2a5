"""A layout that flows like words: from left to right, then the next line."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Items side by side at their preferred size; what does not fit goes to the next line. The last item may be
    pushed to the right edge (`push_last`). Lengths in logical pixels."""

    def __init__(self, parent: QWidget | None = None, gap_x: int = 24, gap_y: int = 8, push_last: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._hints: dict[int, QSize] = {}
        self._gap_x, self._gap_y, self._push_last = gap_x, gap_y, push_last
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def addItem(self, item: QLayoutItem) -> None:
        """Qt asks for this."""
        self._items.append(item)

    def count(self) -> int:
        """Qt asks for this."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Qt asks for this; None ends its walk through the items."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Qt asks for this."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def invalidate(self) -> None:
        """Qt says that something has changed: every item is asked anew."""
        self._hints.clear()
        super().invalidate()

    def _hint(self, item: QLayoutItem) -> QSize:
        """What an item wants. Qt asks for the height of a width again and again, and each item asks its own font."""
        found = self._hints.get(id(item))
        if found is None:
            found = self._hints[id(item)] = item.sizeHint()
        return found

    def expandingDirections(self) -> Qt.Orientation:
        """No direction: the lines are as high as their items."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Always true: the narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines in this width."""
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Lay the items out."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        """The size of everything in one line."""
        margins = self.contentsMargins()
        hints = [self._hint(item) for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in hints) + self._gap_x * max(0, len(hints) - 1)
        height = max((hint.height() for hint in hints), default=0)
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def minimumSize(self) -> QSize:
        """The size of the largest item alone."""
        margins = self.contentsMargins()
        least = QSize(0, 0)
        for item in self._items:
            if not item.isEmpty():
                least = least.expandedTo(item.minimumSize())
        return least + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, move: bool) -> int:
        margins = self.contentsMargins()
        room = rect.marginsRemoved(margins)
        y, first = room.top(), True
        for line in self._lines(room.width()):
            height = max(self._hint(item).height() for item in line)
            if move:
                self._set_line(line, QRect(room.left(), y, room.width(), height))
            y += height + self._gap_y
            first = False
        return max(0, y - self._gap_y - rect.top()) + margins.bottom() if not first else margins.top()

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wanted = self._hint(item).width()
            if lines and used + self._gap_x + wanted <= width:
                lines[-1].append(item)
                used += self._gap_x + wanted
            else:
                lines.append([item])
                used = wanted
        return lines

    def _set_line(self, line: list[QLayoutItem], room: QRect) -> None:
        x = room.left()
        for item in line:
            hint = self._hint(item)
            size = QSize(min(hint.width(), room.width()), hint.height())
            if self._push_last and item is self._items[-1] and len(line) > 1:
                x = room.right() + 1 - size.width()
            item.setGeometry(QRect(QPoint(x, room.top() + (room.height() - size.height()) // 2), size))
            x += size.width() + self._gap_x
