"""Keys and rests of races: while the table is seen, keys go before whatever has the focus, and their moment counts; a
match in real time can rest, and begins or goes on when everybody is ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.key_positions import KeyLetters, position_of
from tabletop.ui.panel.panel import Help
from tabletop.ui.race.key_test import SPACE, KeyTest, tested_buttons
from tabletop.ui.race.pause import PauseSheet
from tabletop.ui.session.session import Session

HOLD_TEST = "keys"
HOLD_PAUSE = "pause"
PAUSE_POSITION = "P"
"""This key pauses too, where nobody has chosen it for a button; so does the pause key."""


class KeyButtons(Protocol):
    """The buttons of a table that have keys; see `TableButtons`."""

    letters: KeyLetters

    def refresh_letters(self) -> None:
        """Show what stands on the keys of this keyboard."""

    def has_key(self, position: str) -> bool:
        """Whether the key at this place of the keyboard presses a button."""

    def press_key(self, position: str, stamp_ms: int) -> bool:
        """Press the buttons whose key is at this place; false if there is none."""


class CoveredTable(Protocol):
    """The table, whose cards are covered while a match rests; see `TableOverlay`."""

    hidden: bool

    def set_hidden(self, hidden: bool) -> None:
        """Cover or uncover everything on it."""

    def lay_out(self) -> None:
        """Put everything in its place."""

    def take_focus(self) -> None:
        """Give the focus to the table."""


class RaceKeys(QObject):
    """Serves the page of a game with races, and does nothing at any other.

    Before a match that several people play in real time it shows the key test, and holds the match until that is over.
    `test` is the key test while it lasts. When a match that has begun goes on, after whatever kept people from it, the
    table stays covered for a short countdown. `cover_changed`: the table was covered, or is seen again.
    """

    cover_changed = Signal()

    def __init__(
        self,
        page: QWidget,
        context: AppContext,
        session: Session,
        colours: Sequence[int],
        sheet: PauseSheet,
        buttons: KeyButtons,
        table: CoveredTable,
    ) -> None:
        """Serve `page`, on which `sheet` lies while the match rests. `colours`: the palette index of each seat."""
        super().__init__(page)
        self._page = page
        self._context = context
        self._session = session
        self._colours = colours
        self._sheet = sheet
        self._buttons = buttons
        self._table = table
        self.listens = False
        self.test: KeyTest | None = None
        self._below: QWidget | None = None
        info = session.game.info
        if not info.race_verbs:
            return
        page.installEventFilter(self)
        sheet.go_on_wanted.connect(self.go_on)
        sheet.over.connect(self._resume)
        session.look_changed.connect(self._keep_test)
        if info.real_time and session.match.result is None and len(session.people) > 1:
            self._open_test(again=False)

    # The key test

    def _open_test(self, again: bool) -> None:
        session = self._session
        buttons = tested_buttons(session.match.view(None), session.people)
        if not buttons or self.test is not None:
            return
        session.hold(HOLD_TEST)
        self.test = KeyTest(self._context, session, buttons, self._colours, self._buttons.letters, self._page, again)
        self.test.done.connect(lambda: self._end_test(self.go_on))
        self.test.left.connect(lambda: self._end_test(self.pause))

    def _keep_test(self) -> None:
        """Leave the test on top of a curtain that has fallen; what has the focus there gets it back afterwards."""
        if self.test is not None:
            self._below = self._page.focusWidget()
            self.test.rise()

    def _end_test(self, then: Callable[[], None]) -> None:
        """Take the test away; the match goes on, or rests until somebody wants it."""
        test, self.test = self.test, None
        if test is not None:
            test.hide()
            test.deleteLater()
            self._buttons.refresh_letters()
            then()
            self._session.release(HOLD_TEST)
            if self._curtained and self._below is not None:
                self._below.setFocus(Qt.FocusReason.OtherFocusReason)
            elif not self.rests:
                self._table.take_focus()

    # Rests

    @property
    def _curtained(self) -> bool:
        """Whether the curtain is down. The match rests behind it, and goes on when it is opened."""
        return self._session.look.curtain_for is not None

    @property
    def rests(self) -> bool:
        """Whether something lies over the table that keeps the match from going on."""
        return self.test is not None or not self._sheet.isHidden()

    def help(self, wanted: Help) -> None:
        """Pause, or go on; or look at the keys once more."""
        if wanted is Help.KEYS:
            self.pause()
            if self.rests:
                self._open_test(again=True)
        elif self._sheet.isHidden() or self._sheet.counting:
            self.pause()
        else:
            self.go_on()

    def pause(self) -> None:
        """Let the match rest, its cards covered; so too while the panel lies over the table."""
        session = self._session
        if session.game.info.real_time and session.match.result is None and self.test is None and not self._curtained:
            self._cover()
            self._sheet.show_pause()

    def leave_pause(self) -> bool:
        """Go on, if somebody wanted a pause; whether its sheet lies there."""
        if self._sheet.isHidden():
            return False
        if not self._sheet.counting:
            self.go_on()
        return True

    def go_on(self) -> None:
        """Count down and let the match go on; at once, where nothing has happened yet that could surprise anybody."""
        session = self._session
        if self._curtained:
            self._sheet.close_down()
            session.release(HOLD_PAUSE)
        elif session.match.result is not None or len(session.match.log) < 2 or not session.pace:
            self._sheet.close_down()
            self._resume()
        elif session.game.info.real_time:
            self._cover()
            self._sheet.count_down()

    def _cover(self) -> None:
        self._session.hold(HOLD_PAUSE)
        self._table.set_hidden(True)
        self.cover_changed.emit()

    def _resume(self) -> None:
        if self._table.hidden:
            self._table.set_hidden(False)
            self._table.lay_out()
            self._table.take_focus()
            self.cover_changed.emit()
        self._session.release(HOLD_PAUSE)

    def _shown(self) -> None:
        """Go on, since the page is seen again; a rest that somebody wanted lasts."""
        resting = not self._sheet.isHidden() and not self._sheet.counting
        if self._session.game.info.real_time and self.test is None and not resting:
            self.go_on()

    def _application_left(self, state: Qt.ApplicationState) -> None:
        if state is not Qt.ApplicationState.ApplicationActive and self._session.pace:
            self.pause()

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Listen to all keys while the page is seen."""
        if watched is self._page and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._listen(event.type() == QEvent.Type.Show)
            if event.type() == QEvent.Type.Show:
                self._shown()
        elif event.type() is QEvent.Type.WindowBlocked and watched is self._page.window() and self._session.pace:
            self.pause()  # a dialog asks something: nobody can play meanwhile
        elif self.listens and isinstance(event, QInputEvent) and isinstance(watched, QWidget):
            self._session.now_ms(event.timestamp())
            if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._is_meant(watched):
                return self._pressed(event)
        return False

    def _listen(self, listens: bool) -> None:
        app = QApplication.instance()
        if listens == self.listens or not isinstance(app, QGuiApplication):
            return
        self.listens = listens
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
        """Take a key: only the first key-down counts; while it is held nothing else gets the key either."""
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        position, buttons = position_of(event), self._buttons
        if plain and self._is_pause(event, position):
            if not event.isAutoRepeat() and not self._curtained:
                self.help(Help.PAUSE)
            return True
        if not plain or not position:
            return False
        if buttons.letters.learn(event):
            buttons.refresh_letters()
        if self.test is not None:
            return self.test.press(position, event.isAutoRepeat())
        if self.rests:
            # The space bar presses the button that has the focus; the keys of hands mean nothing now.
            return position != SPACE and buttons.has_key(position)
        # In a game of speed the space bar belongs to its button: while that is not there, it touches nothing else.
        session = self._session
        swallowed = position == SPACE and session.game.info.real_time and session.match.result is None
        if event.isAutoRepeat():
            return swallowed or buttons.has_key(position)
        return buttons.press_key(position, event.timestamp()) or swallowed

    def _is_pause(self, event: QKeyEvent, position: str) -> bool:
        if not self._session.game.info.real_time or self.test is not None:
            return False
        return event.key() == Qt.Key.Key_Pause or (
            position == PAUSE_POSITION and not self._buttons.has_key(PAUSE_POSITION)
        )
