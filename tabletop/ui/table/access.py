"""The table for screen readers: the viewport is a group, every token that is seen is a button in it.

The factory only looks at the type of an object: its parent may be half built when Qt asks. Where there is no child the
answer to Qt is None, which the stubs of PySide6 do not know.
"""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QPolygon, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from tabletop.core.model import TokenId
from tabletop.ui.common.language import Words
from tabletop.ui.table import speech
from tabletop.ui.table.items import TokenItem

_installed = False


class SpokenTable(Protocol):
    """What a screen reader is told of a table; see `TableView`."""

    words: Words

    def seen_items(self) -> list[TokenItem]:
        """The tokens that can be seen, in reading order."""

    def name_of(self, item: TokenItem) -> str:
        """A token in words, with the place where it lies."""

    def focused_token(self) -> TokenId | None:
        """The token that has the keyboard's focus."""

    def item_at(self, point: QPoint) -> TokenItem | None:
        """The token under a point of the viewport."""

    def mapFromScene(self, rect: QRectF) -> QPolygon:
        """Where a rectangle of the scene lies in the viewport."""

    def viewport(self) -> QWidget:
        """The widget on which the table is painted."""

    def window(self) -> QWidget:
        """The window with the table."""


class Viewport(QWidget):
    """The viewport of a table; a class of its own, so that the factory knows it. `left`: the pointer is gone."""

    left = Signal()

    def __init__(self, table: SpokenTable) -> None:
        super().__init__()
        self.table = table

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that nothing lies under the pointer any more."""
        self.left.emit()
        super().leaveEvent(event)


class TokenAccess(QAccessibleInterface):
    """A token as a button."""

    def __init__(self, item: TokenItem) -> None:
        super().__init__()
        self._item = item

    def _table(self) -> SpokenTable:
        return cast("SpokenTable", self._item.scene().parent())

    def isValid(self) -> bool:
        """Whether the token is still on the table."""
        return self._item.scene() is not None

    def object(self) -> QObject:
        """The token itself."""
        return self._item

    def role(self) -> QAccessible.Role:
        """A button."""
        return QAccessible.Role.Button

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, in the words of the table."""
        return self._table().name_of(self._item) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names come from the game."""

    def state(self) -> QAccessible.State:
        """Whether it has the focus."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._table().focused_token() == self._item.token
        return state

    def rect(self) -> QRect:
        """Where it is on the screen."""
        view = self._table()
        box = view.mapFromScene(self._item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def parent(self) -> QAccessibleInterface:
        """The table."""
        return QAccessible.queryAccessibleInterface(self._table().viewport())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The part at an index, if there is one."""
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The part at a point of the screen, if there is one."""
        return None

    def childCount(self) -> int:
        """The number of its parts."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The index of a part; -1 for any other."""
        return -1

    def foregroundColor(self) -> QColor:
        """No colour of its own."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """No colour of its own."""
        return QColor()

    def window(self) -> QWindow:
        """The window in which it is."""
        return self._table().window().windowHandle()


class TableAccess(QAccessibleWidget):
    """The table as a group of its tokens."""

    def __init__(self, viewport: Viewport) -> None:
        super().__init__(viewport, QAccessible.Role.Grouping, "table")
        self._view = viewport.table

    def childCount(self) -> int:
        """The number of its parts."""
        return len(self._view.seen_items())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The part at an index, if there is one."""
        items = self._view.seen_items()
        return QAccessible.queryAccessibleInterface(items[index]) if 0 <= index < len(items) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The index of a part; -1 for any other."""
        items = self._view.seen_items()
        item = child.object()
        return items.index(item) if isinstance(item, TokenItem) and item in items else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The part at a point of the screen, if there is one."""
        item = self._view.item_at(self._view.viewport().mapFromGlobal(QPoint(x, y)))
        return QAccessible.queryAccessibleInterface(item) if item is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The token with the focus, if any."""
        token = self._view.focused_token()
        item = next((item for item in self._view.seen_items() if item.token == token), None)
        return QAccessible.queryAccessibleInterface(item) if item is not None else None

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, in the words of the table."""
        return self._view.words.say(speech.TABLE) if kind == QAccessible.Text.Name else ""


def _factory(key: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, TokenItem):
        return TokenAccess(thing)
    if isinstance(thing, Viewport):
        return TableAccess(thing)
    return None


def install() -> None:
    """Teach Qt the table, once; the application must exist."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed = True


def tell_focus(item: TokenItem) -> None:
    """Tell a screen reader that a token has the focus."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))
