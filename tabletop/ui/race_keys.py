"""Keys of races: while the table is seen they go before whatever has the focus, and their moment counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QInputEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tabletop.ui.key_positions import position_of
from tabletop.ui.key_test import KeyTest, tested_buttons

if TYPE_CHECKING:
    from tabletop.ui.table_page import TablePage

HOLD = "keys"


class RaceKeys(QObject):
    """Serves the page of a game with races, and does nothing at any other.

    Before a match that several people play in real time it shows the key test, and holds the match until that is over.
    `test` is the key test while it lasts.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._listens = False
        self.test: KeyTest | None = None
        session = page.session
        if not session.game.info.race_verbs:
            return
        page.installEventFilter(self)
        buttons = tested_buttons(session.match.view(None), session.people)
        if session.game.info.real_time and len(session.people) > 1 and buttons and session.match.result is None:
            session.hold(HOLD)
            self.test = KeyTest(page.context, session, buttons, page.colours, page.stage.letters, page)
            self.test.done.connect(self._test_over)

    def _test_over(self) -> None:
        test, self.test = self.test, None
        if test is not None:
            test.hide()
            test.deleteLater()
            self._page.stage.refresh_letters()
            self._page.session.release(HOLD)
            self._page.stage.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Listens to all keys while the page is seen."""
        if watched is self._page and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._listen(event.type() == QEvent.Type.Show)
        elif self._listens and isinstance(event, QInputEvent) and isinstance(watched, QWidget):
            self._page.session.hear(event.timestamp())
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._is_meant(watched):
                return self._pressed(event)
        return False

    def _listen(self, listens: bool) -> None:
        app = QApplication.instance()
        if listens == self._listens or app is None:
            return
        self._listens = listens
        if listens:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)

    def _is_meant(self, watched: QWidget) -> bool:
        """Whether a key that goes to this widget was pressed at the table, and not in a menu or a field."""
        busy = QApplication.activePopupWidget() is not None or isinstance(watched, QLineEdit)
        return watched.window() is self._page.window() and not busy

    def _pressed(self, event: QKeyEvent) -> bool:
        """Only the first key-down counts; while it is held nothing else gets the key either."""
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        position = position_of(event)
        if not plain or not position:
            return False
        stage = self._page.stage
        if stage.letters.learn(event):
            stage.refresh_letters()
        if self.test is not None:
            return self.test.press(position, event.isAutoRepeat())
        if event.isAutoRepeat():
            return stage.has_key(position)
        return stage.press_key(position, event.timestamp())
