"""A monkey at the window: any key at any time, drags to anywhere, sizes from a stamp to a wall, other languages and
looks in the middle, and legal moves in between. Whatever it does, the table shows the truth.

Everything is an input event of the window or an entry of its menu. What would leave the program (a file dialog, a
printer) opens as for everybody, gets a key or none, and is closed again without having been accepted.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tabletop.match.match import Match
from tabletop.ui.common.context import LOOKS, SPEEDS, TEXT_PERCENTS
from tabletop.ui.common.language import LANGUAGES
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.look.face_keys import face_of
from tabletop.ui.main_window import MainWindow
from tabletop.ui.match_page.paper_sheet import PaperSheet
from tabletop.ui.match_page.replay import Replay
from tests.ui.hands import settle
from tests.ui.matches import Family, wait_for
from tests.ui.race_kit import skip_countdown

REMEMBERED = 30
PLAIN, LEFT = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
SIZE = (1280, 800)
SIZES = ((300, 200), (640, 480), (1024, 640), SIZE, (900, 1200), (1920, 1080), (2600, 500), (5000, 3000))
BUTTONS = (LEFT, LEFT, Qt.MouseButton.RightButton)
_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter),
    *(Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Delete, Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_Menu),
    *(Qt.Key.Key_Insert, Qt.Key.Key_Backspace, Qt.Key.Key_F2),
)
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
_IN_DIALOGS = (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_A, Qt.Key.Key_Down, None)
_ENDS = (Do.QUIT, Do.CLOSE)
_SELDOM = 12
"""One in so many tricks leaves the table, changes the look of everything, opens a dialog or ends the match."""
_PLIES = 4
_STEPS = 3
_BURST = 5
_WANDERS = 8


class Monkey(Family):
    """Does what comes to its mind, and looks after every `look_each` tricks whether the table is still right. One trick
    in `heavy_each` changes the size, the language, the look or the page, which costs the window most. `events`: how
    many input events it has made; `told`: its last tricks."""

    def __init__(self, window: MainWindow, slug: str, seed: int, look_each: int = 1, heavy_each: int = 8) -> None:
        super().__init__(window, seed)
        self.slug = slug
        self.events = self.tried = self.sat = 0
        self.told: deque[str] = deque(maxlen=REMEMBERED)
        self._look_each, self._heavy_each = look_each, heavy_each
        self._screen = QTest.createTouchDevice()
        self._light: tuple[Callable[[], object], ...] = (
            *(self.press_keys,) * 4, *(self.press_letters,) * 2, *(self.drag_token,) * 4, *(self.drag_anywhere,) * 2,
            *(self.click_anywhere,) * 4, *(self.touch_anywhere,) * 2, *(self.turn_wheel,) * 2, *(self.play_on,) * 7,
            *(self.wander,) * 2, self.take_back, self.ask_hint, self.open_menu, self.shortcut,
        )  # fmt: skip
        self._heavy = self.change_size, self.change_language, self.change_look, self.change_page

    def run(self, count: int) -> None:
        """So many tricks."""
        for _ in range(count):
            tricks = self._light if self.luck.pick(self._heavy_each) else self._heavy
            trick = tricks[self.luck.pick(len(tricks))]
            self.told.append(trick.__name__)
            trick()
            settle()
            self.tidy_up()
            self.tried += 1
            if self.tried % self._look_each == 0:
                self.look_again()

    def look_again(self) -> None:
        """Look whether the table is right; raise what was done before if it is not."""
        try:
            self.look()
        except AssertionError as error:
            raise AssertionError(f"trick {self.tried} of {self.slug}: {self.last_tricks}: {error}") from error

    @property
    def last_tricks(self) -> str:
        """What it has done last, the latest at the end."""
        return ", ".join(self.told)

    # Between the tricks

    def tidy_up(self) -> None:
        """Menus and dialogs are closed; who has left the table comes back."""
        self._close_popups()
        if self.window.stack.currentWidget() not in (self.window.table, self.window.shelf) and self.luck.pick(2):
            self._key(Qt.Key.Key_Escape)
        if self.window.table is not None and self.page.pause_sheet.isVisible() and self.luck.pick(2):
            self.page.pause_sheet.button.click()
        if self.window.table is None and self.luck.pick(3) == 0:
            self.come_back()
        elif self.window.table is not None and self._is_done and self.luck.pick(2):
            self.window.show_shelf()
            settle()

    @property
    def _is_done(self) -> bool:
        return self.match.result is not None or self.session.game.info.slug != self.slug

    def _close_popups(self) -> None:
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
            settle()
        for dialog in [top for top in QApplication.topLevelWidgets() if isinstance(top, QDialog) and top.isVisible()]:
            key = _IN_DIALOGS[self.luck.pick(len(_IN_DIALOGS))]
            if key is not None:
                self._key(key, dialog.focusWidget() or dialog)
            dialog.reject()
            settle()

    def come_back(self) -> None:
        """To the match that was left, or to a new one."""
        settle()  # the size after full screen would replace the one wanted
        self.window.resize(*SIZE)
        self.window.show_shelf()
        settle()
        if self.window.shelf.tickets.tickets and self.luck.pick(2):
            self.go_on()
        else:
            self.sit_down_anew()

    def sit_down_anew(self) -> None:
        """A new match, begun as a family begins it."""
        self._make_plain(self.context.settings.speed)
        self.window.shelf.show_all.click()
        settle()
        self.sit_down(self.slug)
        self.sat += 1

    def _make_plain(self, speed: str) -> None:
        """Text of the usual size. To dress a window anew takes longest of all that a monkey does: only if need be."""
        settings = self.context.settings
        before, settings.text_percent, settings.speed = (settings.text_percent, settings.speed), 100, speed
        if before != (100, speed):
            self.context.apply_look()

    def look(self) -> None:
        """What is seen is what is."""
        assert self.window.isVisible()
        if self.window.table is None or self.window.stack.currentWidget() is not self.window.table:
            return
        page, scene = self.page, self.page.overlay.view.table_scene
        assert page.curtain.is_down == (self.session.look.curtain_for is not None)
        if page.curtain.is_down:
            assert scene.hidden
            return
        assert scene.hidden == page.pause_sheet.isVisible(), "the cards are covered while a match in real time rests"
        if scene.hidden or page.findChild(Replay).running:
            return
        lying = {p.token: p for p in self.session.view().placements}
        assert scene.placements == lying
        assert set(scene.items_of) == set(lying)
        for token, item in scene.items_of.items():
            assert item.at == lying[token].place
            assert item.true_face == face_of(lying[token], scene.words.say)
        assert page.overlay.strip.head
        for seat, plate in page.overlay.plates.items():
            assert plate.facts.name == self.session.players[seat].name

    # At the end

    def go_on_playing(self, plies: int = _PLIES) -> None:
        """The table is not stuck: whoever closes what is open can play on by hand, and so do the others."""
        self.calm_down()
        try:
            self.look_closely()
            self.play(plies)
            self.look_closely()
        except AssertionError as error:
            raise AssertionError(f"after {self.tried} tricks of {self.slug}: {self.last_tricks}: {error}") from error

    def calm_down(self) -> None:
        """What somebody does who wants to play: lets go, closes what is open, makes the window a usual one."""
        self.let_go()
        self._close_popups()
        self.window.showNormal()
        self.window.resize(*SIZE)
        self._make_plain("off")
        settle()
        if self.window.table is None or self._is_done or any(p.real_dice for p in self.session.players):
            self.window.show_shelf()
            self.sit_down_anew()
        while not self.window.at_table:
            self.window.leave_page()
            settle()
        page = self.page
        page.overlay.view.hand.cancel()
        page.findChild(Replay).stop()
        for sheet in page.findChildren(QWidget):
            if isinstance(sheet, PaperSheet):
                sheet.leave()
        page.reading.leave()
        page.history.leave()
        page.close_panel()
        page.prompt.drop()
        if page.pause_sheet.isVisible():
            page.pause_sheet.button.click()
            skip_countdown(page)
        self.pass_key_test()
        settle()
        wait_for(lambda: page.curtain.is_down or not page.curtain.isVisible(), "a curtain that opens covers the hand")

    def look_closely(self) -> None:
        """Every token that the view names lies on the screen where it is said to lie, and nothing moves."""
        page = self.page
        if page.curtain.is_down:
            self.open_curtain()
        page.findChild(Replay).stop()
        page.overlay.finish()
        wait_for(lambda: not page.overlay.view.is_moving, "the table to rest")
        self.look()
        scene = page.overlay.view.table_scene
        if scene.is_blurred:
            scene.sharpen()
        poses = scene.layout.poses(tuple(scene.placements.values()))
        for token, item in scene.items_of.items():
            pose = item.now
            assert pose == item.rest, f"{token} has not come to rest"
            assert item.isVisible() == pose.shown, token
            assert scene.hidden or token in page.overlay.carried or pose.shown == poses[token].shown, token
            wanted = scene.geometry.point(pose.x, pose.y - pose.raised)
            assert (item.pos() - wanted).manhattanLength() <= 2, f"{token} is painted elsewhere"

    def let_go(self) -> None:
        """No button of the mouse is held any more."""
        for button in set(BUTTONS):
            QTest.mouseRelease(self.window, button)

    # Tricks

    def _key(self, key: Qt.Key, widget: QWidget | None = None, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(widget or self.window.focusWidget() or self.window, key, modifiers)
        self.events += 2

    def press_keys(self) -> None:
        """Some keys, wherever the focus is."""
        for _ in range(1 + self.luck.pick(_BURST)):
            self._key(_KEYS[self.luck.pick(len(_KEYS))])

    def press_letters(self) -> None:
        """Letters and figures, sometimes with Shift."""
        for _ in range(1 + self.luck.pick(_BURST)):
            key = Qt.Key(ord(_LETTERS[self.luck.pick(len(_LETTERS))]))
            self._key(key, modifiers=Qt.KeyboardModifier.ShiftModifier if self.luck.pick(5) == 0 else PLAIN)

    def wander(self) -> None:
        """The pointer goes here and there, and comes to rest on nothing in particular."""
        for _ in range(_WANDERS):
            widget, point = self._anything()
            QTest.mouseMove(widget, point)
            self.events += 1

    def shortcut(self) -> None:
        """The key of anything that the window can do; those that open much come seldom, those that end it never."""
        seldom = (Do.OPEN, Do.SAVE_AS, Do.PRINT, Do.SHELF, Do.MATCHES, Do.NEW, Do.DEAL_AGAIN)
        often = [what for what in Do if what not in (*seldom, *_ENDS)]
        chosen = seldom if self.luck.pick(_SELDOM) == 0 else often
        keys = self.context.shortcuts.keys(chosen[self.luck.pick(len(chosen))])
        if keys:
            QTest.keySequence(self.window, QKeySequence(keys[0]))
            self.events += 2

    def _within(self, room: QSize) -> QPoint:
        return QPoint(self.luck.pick(max(1, room.width())), self.luck.pick(max(1, room.height())))

    def _somewhere(self, widget: QWidget) -> QPoint:
        return self._within(widget.size())

    def _anything(self) -> tuple[QWidget, QPoint]:
        """What lies at any point of the window, and where on it that is."""
        at = self._somewhere(self.window)
        widget = self.window.childAt(at) or self.window
        return widget, widget.mapFrom(self.window, at)

    def drag_token(self) -> None:
        """A token to any point of the table, or to a place."""
        if self.window.table is None:
            return
        view = self.page.overlay.view
        items = view.seen_items()
        if not items or not view.isVisible():
            return
        start = view.token_point(items[self.luck.pick(len(items))].token).toPoint()
        areas = view.table_scene.areas
        place = areas[self.luck.pick(len(areas))].place
        end = view.place_point(place).toPoint() if self.luck.pick(2) else self._somewhere(view)
        self.hands.drag_scene(start, end)
        self.events += 7

    def drag_anywhere(self) -> None:
        """From anywhere to anywhere, and sometimes the button is never let go."""
        widget, start = self._anything()
        end = self._somewhere(widget)
        QTest.mousePress(widget, LEFT, PLAIN, start)
        QTest.mouseMove(widget, (QPointF(start) * 0.5 + QPointF(end) * 0.5).toPoint())
        self.events += 2
        if self.luck.pick(4):
            QTest.mouseRelease(widget, LEFT, PLAIN, end)
            self.events += 1

    def click_anywhere(self) -> None:
        """Left or right, once or twice."""
        widget, point = self._anything()
        button = BUTTONS[self.luck.pick(len(BUTTONS))]
        twice = self.luck.pick(5) == 0
        (QTest.mouseDClick if twice else QTest.mouseClick)(widget, button, PLAIN, point)
        self.events += 4 if twice else 2

    def touch_anywhere(self) -> None:
        """A finger comes down, moves or not, and goes up; sometimes there is a second one. A window may be larger than
        the screen, but no finger touches what is beyond."""
        settle()  # the size after full screen, which comes a turn of the event loop later
        fingers, room = range(1 + (self.luck.pick(4) == 0)), self.window.size().boundedTo(self.window.screen().size())
        starts = [self._within(room) for _ in fingers]
        ends = [self._within(room) if self.luck.pick(2) else start for start in starts]

        def touch(move: Callable[[QTest.QTouchEventSequence, int, QPoint], object], part: float) -> None:
            sequence = QTest.touchEvent(self.window, self._screen)
            for finger, (start, end) in enumerate(zip(starts, ends, strict=True)):
                move(sequence, finger, start + (end - start) * part)
            sequence.commit()
            self.events += 1

        touch(lambda sequence, finger, at: sequence.press(finger, at, self.window), 0.0)
        for step in range(1, _STEPS + 1):
            touch(lambda sequence, finger, at: sequence.move(finger, at, self.window), step / _STEPS)
        touch(lambda sequence, finger, at: sequence.release(finger, at, self.window), 1.0)

    def turn_wheel(self) -> None:
        """Up or down, over anything."""
        widget, point = self._anything()
        at, where = QPointF(point), QPointF(widget.mapToGlobal(point))
        none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        for _ in range(1 + self.luck.pick(_BURST)):
            turn = QPoint(0, (-240, -120, 120, 360)[self.luck.pick(4)])
            QApplication.sendEvent(widget, QWheelEvent(at, where, QPoint(), turn, none, PLAIN, phase, False))
            self.events += 1

    def play_on(self) -> None:
        """A legal move, as if it came from the list; or the curtain is opened."""
        if self.window.table is None or self.window.stack.currentWidget() is not self.window.table:
            return
        self.events += 1
        if self.page.curtain.is_down:
            self.session.open_curtain()
            return
        actor = self.session.actor
        offers = self.session.controller(actor).legal() if actor is not None else ()
        if offers:
            action = offers[self.luck.pick(len(offers))].action
            if action.verb not in self.match.game.info.ending_verbs or self.luck.pick(_SELDOM) == 0:
                self.session.play(action)

    def change_size(self) -> None:
        """A stamp, a wall, or something between."""
        self.window.showNormal()
        self.window.resize(*SIZES[self.luck.pick(len(SIZES))])
        self.events += 1

    def change_language(self) -> None:
        """Of the window, or of one player."""
        self.window.set_language([*LANGUAGES, ""][self.luck.pick(len(LANGUAGES) + 1)])
        self.events += 1

    def change_look(self) -> None:
        """Colours, size of the text, speed."""
        settings = self.context.settings
        settings.look = LOOKS[self.luck.pick(len(LOOKS))]
        settings.text_percent = TEXT_PERCENTS[self.luck.pick(len(TEXT_PERCENTS))]
        settings.four_colours = bool(self.luck.pick(2))
        settings.speed = list(SPEEDS)[self.luck.pick(2)]
        self.context.apply_look()
        self.events += 1

    def take_back(self) -> None:
        """Undo, from the menu."""
        self.window.menu[Do.UNDO].trigger()
        self.events += 1

    def ask_hint(self) -> None:
        """A hint, whoever acts."""
        if self.window.session is not None:
            self.window.session.hint()
            self.events += 1

    def open_menu(self) -> None:
        """It is closed again by `tidy_up`."""
        self.window.menu.popup(self.window.mapToGlobal(QPoint(20, 20)))
        self.events += 1

    def change_page(self) -> None:
        """Away from the table and back."""
        (self.window.show_settings, self.window.show_rules, self.window.show_shelf)[self.luck.pick(3)]()
        self.events += 1


def check_match(window: MainWindow) -> None:
    """The log of the match on the table leads to where the match is."""
    if window.session is not None:
        match = window.session.match
        assert Match.replay(match.game, match.setup, match.log).states == match.states
