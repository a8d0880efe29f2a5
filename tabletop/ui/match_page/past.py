"""The bar that leads through a match: it comes with the past and goes with it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from tabletop.ui.match_page.history_view import HistoryView
from tabletop.ui.match_page.replay_bar import ReplayBar


class PageWithBar(Protocol):
    """What the bar needs of the page on which it lies."""

    def lay_out_page(self) -> None:
        """Give everything its place anew."""

    def focus_table(self) -> None:
        """Give the keys to the table."""


class Past(QObject):
    """Joins what is looked back at with the bar."""

    def __init__(self, history: HistoryView, bar: ReplayBar, page: PageWithBar, parent: QObject) -> None:
        super().__init__(parent)
        self._history = history
        self._bar = bar
        self._page = page
        history.changed.connect(self._changed)
        bar.wanted.connect(history.step)
        bar.sought.connect(self._seek)
        bar.paced.connect(history.set_pace)
        bar.left.connect(history.leave)

    def look_back(self) -> None:
        """Show what was, with the bar that leads through it."""
        self._history.open()
        if self._history.at is not None:
            self._bar.take_focus()

    def _seek(self, entry: int) -> None:
        self._history.pause()
        self._history.go(entry)

    def _changed(self) -> None:
        history, bar = self._history, self._bar
        if bar.isHidden() is not (history.at is None):
            had_focus = bar.isAncestorOf(QApplication.focusWidget() or bar)
            bar.setVisible(history.at is not None)
            bar.retranslate()
            if had_focus:
                self._page.focus_table()
            self._page.lay_out_page()
        if history.at is not None:
            bar.show_state(history.at, history.last, history.plays, history.over)
