"""The field of a name: it suggests who has played before."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QMenu, QWidget


class NameEdit(QLineEdit):
    """A name is typed once: from then on its first letters are enough, and the arrow down or a click into the empty
    field shows all names. The menu of a known name can `forget` it."""

    forget = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setCursorPosition(0)
        self._names = QStringListModel(self)
        self._forget = ""
        self.menu: QMenu | None = None
        completer = QCompleter(self._names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)

    def suggest(self, names: Sequence[str], forget: str) -> None:
        """Offer these names, the likeliest first; `forget`: the words of the menu that forget one."""
        self._names.setStringList(list(names))
        self._forget = forget

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to forget a name that is known, besides what the menu of a field has."""
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = self.createStandardContextMenu()
        name = self.text().strip()
        if name in self._names.stringList():
            self.menu.addSeparator()
            self.menu.addAction(self._forget, lambda: self.forget.emit(name))
        self.menu.popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list by the arrow down."""
        if event.key() == Qt.Key.Key_Down and self._names.rowCount():
            self._show_all()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the list by a click into the empty field."""
        super().mouseReleaseEvent(event)
        if not self.text() and self._names.rowCount() and event.button() == Qt.MouseButton.LeftButton:
            self._show_all()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the beginning of a name that is longer than the field."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.setCursorPosition(0)

    def _show_all(self) -> None:
        completer = self.completer()
        completer.setCompletionPrefix("")
        completer.complete()
