"""Keys and rests of races: while the table is seen, keys go before whatever has the focus, and their moment counts; a
match in real time can rest, and begins or goes on when everybody is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tabletop.ui.common.key_positions import position_of
from tabletop.ui.panel.panel import Help
from tabletop.ui.race.key_test import KeyTest, tested_buttons

if TYPE_CHECKING:
    from tabletop.ui.match_page.table_page import TablePage

HOLD_TEST = "keys"
HOLD_PAUSE = "pause"
PAUSE_POSITION = "P"
"""This key pauses too, where nobody has chosen it for a button; so does the pause key."""


class RaceKeys(QObject):
    """Serves the page of a game with races, and does nothing at any other.

    Before a match that several people play in real time it shows the key test, and holds the match until that is over.
    `test` is the key test while it lasts. When a match that has begun goes on, after whatever kept people from it, the
    table stays covered for a short countdown.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._listens = False
        self.test: KeyTest | None = None
        session = page.session
        info = session.game.info
        if not info.race_verbs:
            return
        page.installEventFilter(self)
        page.pause_sheet.go_on_wanted.connect(self.go_on)
        page.pause_sheet.over.connect(self._resume)
        if info.real_time and session.match.result is not None:
            page.rest_helps()
        elif info.real_time:
            page.panel_opened.connect(self.pause)
            session.finished.connect(lambda _: page.rest_helps())
            if len(session.people) > 1:
                self._open_test(again=False)

    # The key test

    def _open_test(self, again: bool) -> None:
        page = self._page
        buttons = tested_buttons(page.session.match.view(None), page.session.people)
        if not buttons or self.test is not None:
            return
        page.session.hold(HOLD_TEST)
        self.test = KeyTest(page.context, page.session, buttons, page.colours, page.stage.buttons.letters, page, again)
        self.test.done.connect(self._test_over)

    def _test_over(self) -> None:
        test, self.test = self.test, None
        if test is not None:
            test.hide()
            test.deleteLater()
            self._page.stage.buttons.refresh_letters()
            self.go_on()
            self._page.session.release(HOLD_TEST)
            if not self.rests:
                self._page.stage.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # Rests

    @property
    def rests(self) -> bool:
        """Whether something lies over the table that keeps the match from going on."""
        return self.test is not None or not self._page.pause_sheet.isHidden()

    def help(self, wanted: Help) -> None:
        """Pause, or go on; or look at the keys once more."""
        if wanted is Help.KEYS:
            self.pause()
            if self.rests:
                self._open_test(again=True)
        elif self._page.pause_sheet.isHidden() or self._page.pause_sheet.counting:
            self.pause()
        else:
            self.go_on()

    def pause(self) -> None:
        """Let the match rest, its cards covered; so too while the panel lies over the table."""
        session = self._page.session
        if session.game.info.real_time and session.match.result is None and self.test is None:
            self._cover()
            self._page.pause_sheet.show_pause()

    def go_on(self) -> None:
        """Count down and let the match go on; at once, where nothing has happened yet that could surprise anybody."""
        session = self._page.session
        if session.match.result is not None or len(session.match.log) < 2 or not session.pace:
            self._page.pause_sheet.close_down()
            self._resume()
        elif session.game.info.real_time:
            self._cover()
            self._page.pause_sheet.count_down()

    def _cover(self) -> None:
        self._page.session.hold(HOLD_PAUSE)
        self._page.stage.set_hidden(True)
        self._page.show_moves()

    def _resume(self) -> None:
        page = self._page
        if page.stage.hidden:
            page.stage.set_hidden(False)
            page.stage.lay_out()
            page.stage.view.setFocus(Qt.FocusReason.OtherFocusReason)
            page.show_moves()
        page.session.release(HOLD_PAUSE)

    def _shown(self) -> None:
        """The page is seen again. A rest that somebody wanted lasts; else the match goes on."""
        resting = not self._page.pause_sheet.isHidden() and not self._page.pause_sheet.counting
        if self._page.session.game.info.real_time and self.test is None and not resting:
            self.go_on()

    def _application_left(self, state: Qt.ApplicationState) -> None:
        if state is not Qt.ApplicationState.ApplicationActive and self._page.session.pace:
            self.pause()

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Listens to all keys while the page is seen."""
        if watched is self._page and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._listen(event.type() == QEvent.Type.Show)
            if event.type() == QEvent.Type.Show:
                self._shown()
        elif self._listens and isinstance(event, QInputEvent) and isinstance(watched, QWidget):
            self._page.session.hear(event.timestamp())
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._is_meant(watched):
                return self._pressed(event)
        return False

    def _listen(self, listens: bool) -> None:
        app = QApplication.instance()
        if listens == self._listens or not isinstance(app, QGuiApplication):
            return
        self._listens = listens
        if listens:
            app.installEventFilter(self)
            app.applicationStateChanged.connect(self._application_left)
        else:
            app.removeEventFilter(self)
            app.applicationStateChanged.disconnect(self._application_left)

    def _is_meant(self, watched: QWidget) -> bool:
        """Whether a key that goes to this widget was pressed at the table, and not in a menu or a field."""
        busy = QApplication.activePopupWidget() is not None or isinstance(watched, QLineEdit)
        return watched.window() is self._page.window() and not busy

    def _pressed(self, event: QKeyEvent) -> bool:
        """Only the first key-down counts; while it is held nothing else gets the key either."""
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        position, stage = position_of(event), self._page.stage
        if plain and self._is_pause(event, position):
            if not event.isAutoRepeat():
                self.help(Help.PAUSE)
            return True
        if not plain or not position:
            return False
        if stage.buttons.letters.learn(event):
            stage.buttons.refresh_letters()
        if self.test is not None:
            return self.test.press(position, event.isAutoRepeat())
        if self.rests:
            # The space bar presses the button that has the focus; the keys of hands mean nothing now.
            return position != "Space" and stage.buttons.has_key(position)
        if event.isAutoRepeat():
            return stage.buttons.has_key(position)
        return stage.buttons.press_key(position, event.timestamp())

    def _is_pause(self, event: QKeyEvent, position: str) -> bool:
        if not self._page.session.game.info.real_time or self.test is not None:
            return False
        return event.key() == Qt.Key.Key_Pause or (
            position == PAUSE_POSITION and not self._page.stage.buttons.has_key(PAUSE_POSITION)
        )
