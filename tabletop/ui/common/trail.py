"""The way back through the pages of a window."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget


class Trail:
    """Goes from page to page of `stack` and back again, at the end to `home`."""

    def __init__(self, stack: QStackedWidget, home: QWidget) -> None:
        self._stack = stack
        self._home = home
        self._before: list[QWidget] = []

    def begin_at(self, page: QWidget) -> None:
        """Show a page from which no way leads back but the one home."""
        self._before.clear()
        self._stack.setCurrentWidget(page)

    def go_to(self, page: QWidget) -> None:
        """Show a page, from which one comes back to the present one."""
        current = self._stack.currentWidget()
        if current is not None and current is not page:
            self._before = [other for other in self._before if other is not page]
            self._before.append(current)
            self._stack.setCurrentWidget(page)

    def go_back(self) -> None:
        """Show the page before, as far as it is there still."""
        while self._before:
            page = self._before.pop()
            if self._stack.indexOf(page) >= 0:
                self._stack.setCurrentWidget(page)
                return
        self._stack.setCurrentWidget(self._home)
