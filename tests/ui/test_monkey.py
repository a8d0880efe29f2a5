"""A monkey at the window: any key at any time, drags to anywhere, sizes from a stamp to a wall, other languages and
looks in the middle, and legal moves in between. Whatever it does, the table shows the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tabletop.match.match import Match
from tabletop.store.saves import load_save
from tabletop.ui.common.context import LOOKS, SPEEDS, TEXT_PERCENTS
from tabletop.ui.common.language import LANGUAGES
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.look.face_keys import face_of
from tabletop.ui.main_window import MainWindow
from tabletop.ui.match_page.replay import Replay
from tests.kinds import EVERY_MATCH, ONE_OF_EACH_KIND
from tests.ui.hands import settle
from tests.ui.matches import Family, known_luck, window_of

FEW_STEPS, STEPS, MANY_STEPS = 25, 40, 90
_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter),
    *(Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_1, Qt.Key.Key_9, Qt.Key.Key_A, Qt.Key.Key_L, Qt.Key.Key_T),
    *(Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_Menu, Qt.Key.Key_Insert),
)
_SIZES = ((300, 200), (640, 480), (1024, 640), (1280, 800), (900, 1200), (1920, 1080), (2600, 500), (5000, 3000))
_BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)


class Monkey(Family):
    """Does what comes to its mind, and looks after each thing whether the table is still right."""

    def __init__(self, window: MainWindow, slug: str, seed: int) -> None:
        super().__init__(window, seed)
        self.slug = slug
        self.told: list[str] = []
        self.tricks: tuple[Callable[[], object], ...] = (
            *(self.press_key,) * 5, *(self.drag_token,) * 4, *(self.drag_anywhere,) * 2, *(self.click_anywhere,) * 4,
            *(self.play_on,) * 7, self.change_size, self.change_language, self.change_look, self.take_back,
            self.ask_hint, self.open_menu, self.change_page, self.shortcut,
        )  # fmt: skip

    def run(self, steps: int) -> None:
        """So many tricks."""
        for step in range(steps):
            trick = self.tricks[self.luck.pick(len(self.tricks))]
            self.told.append(trick.__name__)
            trick()
            settle()
            self.tidy_up()
            try:
                self.look()
            except AssertionError as error:
                raise AssertionError(f"step {step} of {self.slug}: {self.told[-6:]}: {error}") from error

    def tidy_up(self) -> None:
        """Menus are closed; who has left the table comes back."""
        popup = QApplication.activePopupWidget()
        while popup is not None:
            popup.close()
            settle()
            popup = QApplication.activePopupWidget()
        if self.window.stack.currentWidget() not in (self.window.table, self.window.shelf) and self.luck.pick(2):
            QTest.keyClick(self.window, Qt.Key.Key_Escape)
        if self.window.table is not None and self.page.pause_sheet.isVisible() and self.luck.pick(2):
            self.page.pause_sheet.button.click()
        if self.window.table is None and self.luck.pick(3) == 0:
            self.come_back()
        elif self.window.table is not None and self.match.result is not None:
            self.window.show_shelf()
            settle()

    def come_back(self) -> None:
        """To the match that was left, or to a new one."""
        self.window.resize(1280, 800)
        self.window.show_shelf()
        settle()
        if self.window.shelf.tickets.tickets and self.luck.pick(2):
            self.go_on()
        else:
            self.context.settings.text_percent = 100
            self.context.apply_look()
            self.window.shelf.show_all.click()
            settle()
            self.sit_down(self.slug)

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

    # Tricks

    def press_key(self) -> None:
        """Any key, wherever the focus is."""
        key = _KEYS[self.luck.pick(len(_KEYS))]
        QTest.keyClick(self.window.focusWidget() or self.window, key)

    def shortcut(self) -> None:
        """Keys of the window."""
        key = (Qt.Key.Key_Z, Qt.Key.Key_Comma)[self.luck.pick(2)]
        QTest.keyClick(self.window, key, Qt.KeyboardModifier.ControlModifier)

    def _somewhere(self, widget: QWidget) -> QPoint:
        return QPoint(self.luck.pick(max(1, widget.width())), self.luck.pick(max(1, widget.height())))

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

    def drag_anywhere(self) -> None:
        """From anywhere to anywhere, and sometimes the button is never let go."""
        at = self._somewhere(self.window)
        widget = self.window.childAt(at) or self.window
        start = widget.mapFrom(self.window, at)
        end = self._somewhere(widget)
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        QTest.mouseMove(widget, (QPointF(start) * 0.5 + QPointF(end) * 0.5).toPoint())
        if self.luck.pick(4):
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)

    def click_anywhere(self) -> None:
        """Left or right, once or twice."""
        at = self._somewhere(self.window)
        widget = self.window.childAt(at) or self.window
        point = widget.mapFrom(self.window, at)
        button = _BUTTONS[self.luck.pick(len(_BUTTONS))]
        click = QTest.mouseDClick if self.luck.pick(5) == 0 else QTest.mouseClick
        click(widget, button, Qt.KeyboardModifier.NoModifier, point)

    def play_on(self) -> None:
        """A legal move, as if it came from the list; or the curtain is opened."""
        if self.window.table is None or self.window.stack.currentWidget() is not self.window.table:
            return
        if self.page.curtain.is_down:
            self.session.open_curtain()
            return
        actor = self.session.actor
        offers = self.session.controller(actor).legal() if actor is not None else ()
        if offers:
            self.session.play(offers[self.luck.pick(len(offers))].action)

    def change_size(self) -> None:
        """A stamp, a wall, or something between."""
        self.window.showNormal()
        self.window.resize(*_SIZES[self.luck.pick(len(_SIZES))])

    def change_language(self) -> None:
        """Of the window, or of one player."""
        self.window.set_language([*LANGUAGES, ""][self.luck.pick(len(LANGUAGES) + 1)])

    def change_look(self) -> None:
        """Colours, size of the text, speed."""
        settings = self.context.settings
        settings.look = LOOKS[self.luck.pick(len(LOOKS))]
        settings.text_percent = TEXT_PERCENTS[self.luck.pick(len(TEXT_PERCENTS))]
        settings.four_colours = bool(self.luck.pick(2))
        settings.speed = list(SPEEDS)[self.luck.pick(2)]
        self.context.apply_look()

    def take_back(self) -> None:
        """Undo, from the menu."""
        self.window.menu[Do.UNDO].trigger()

    def ask_hint(self) -> None:
        """A hint, whoever acts."""
        if self.window.session is not None:
            self.window.session.hint()

    def open_menu(self) -> None:
        """It is closed again by `tidy_up`."""
        self.window.menu.popup(self.window.mapToGlobal(QPoint(20, 20)))

    def change_page(self) -> None:
        """Away from the table and back."""
        (self.window.show_settings, self.window.show_rules, self.window.show_shelf)[self.luck.pick(3)]()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where matches are saved."""
    return tmp_path / "matches"


@pytest.fixture
def window(qtbot: QtBot, folder: Path) -> Iterator[MainWindow]:
    """A window that saves into an empty folder, with known luck."""
    with known_luck(1), window_of(folder) as found:
        yield found


def run(window: MainWindow, slug: str, seed: int, steps: int, folder: Path) -> None:
    """The monkey, and afterwards the files that it left."""
    monkey = Monkey(window, slug, seed)
    monkey.sit_down(slug)
    monkey.run(steps)
    if window.session is not None:
        match = window.session.match
        again = Match.replay(match.game, match.setup, match.log)
        assert again.states == match.states
    for button in set(_BUTTONS):
        QTest.mouseRelease(window, button)
    window.show_shelf()
    files = list(folder.iterdir())
    assert files
    for path in files:
        load_save(path)


@pytest.mark.parametrize("slug", EVERY_MATCH)
def test_a_monkey_breaks_nothing(window: MainWindow, slug: str, folder: Path) -> None:
    run(window, slug, 41, STEPS if slug in ONE_OF_EACH_KIND else FEW_STEPS, folder)


@pytest.mark.slow
@pytest.mark.parametrize("slug", ONE_OF_EACH_KIND)
def test_a_patient_monkey_breaks_nothing(window: MainWindow, slug: str, folder: Path) -> None:
    run(window, slug, 50, MANY_STEPS, folder)
