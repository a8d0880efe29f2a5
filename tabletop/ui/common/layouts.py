"""Layouts: one that flows like words, and one that puts a control beside its words where there is room."""

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


class AsideLayout(QLayout):
    """Words, and a control at the right edge beside them, where it takes no more than `most` of the width; else below
    the words. Two items: words that wrap, then the control. Lengths in logical pixels."""

    def __init__(self, most: float = 0.46, gap_x: int = 14, gap_y: int = 8) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._most, self._gap_x, self._gap_y = most, gap_x, gap_y
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

    def expandingDirections(self) -> Qt.Orientation:
        """No direction: it is as high as its words."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Always true: words wrap, and the control goes below them."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height in this width."""
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        return self._arrange(QRect(0, 0, inner, 0), move=False) + margins.top() + margins.bottom()

    def setGeometry(self, rect: QRect) -> None:
        """Lay both out."""
        super().setGeometry(rect)
        self._arrange(rect.marginsRemoved(self.contentsMargins()), move=True)

    def sizeHint(self) -> QSize:
        """The size of both, one below the other."""
        margins = self.contentsMargins()
        width = max((item.sizeHint().width() for item in self._shown()), default=0) + margins.left() + margins.right()
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        """Wide enough for either of them."""
        least = QSize(0, 0)
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return least + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, move: bool) -> int:
        shown = self._shown()
        control = shown[-1].sizeHint() if len(shown) > 1 else QSize(0, 0)
        if len(shown) > 1 and control.width() <= self._most * rect.width():
            words = rect.width() - control.width() - self._gap_x
            height = max(_height(shown[0], words), control.height())
            if move:
                shown[0].setGeometry(QRect(rect.left(), rect.top(), words, height))
                top = rect.top() + (height - control.height()) // 2
                shown[1].setGeometry(QRect(QPoint(rect.right() + 1 - control.width(), top), control))
            return height
        y = rect.top()
        for item in shown:
            high = _height(item, rect.width())
            if move:
                item.setGeometry(QRect(rect.left(), y, rect.width(), high))
            y += high + self._gap_y
        return max(0, y - self._gap_y - rect.top())


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
