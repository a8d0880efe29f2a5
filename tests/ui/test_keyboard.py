"""A whole match without a pointer: every page is left and entered by keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Action
from tests.kinds import ONE_OF_EACH_KIND, OPEN_AND_HIDDEN, slow_beyond
from tests.ui.hands import settle, tab_to
from tests.ui.matches import NAMES, Family, company, known_luck, window_of

SEED = 8


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where matches are saved."""
    return tmp_path / "matches"


class Typist(Family):
    """A family that has lost its mouse."""

    def sit_down(self, slug: str, people: int = 2, computers: int = 1) -> None:
        boxes = self.window.shelf.grid.boxes
        tab_to(self.window, boxes[0])
        while not any(box.hasFocus() and box.info.slug == slug for box in boxes):
            self._type(Qt.Key.Key_Right)
        self._type(Qt.Key.Key_Return)
        page, computers = self.window.setup_page(), company(slug, people, computers)
        while len(page.seats.rows) < people + computers:
            tab_to(self.window, page.seats.add)
            self._type(Qt.Key.Key_Space)
        for number, row in enumerate(page.seats.rows):
            if number < people:
                if row.config.computer:
                    tab_to(self.window, row.kind.button("computer"))
                    self._type(Qt.Key.Key_Left)
                tab_to(self.window, row.name)
                QTest.keyClicks(row.name, NAMES[number])
        self.choose_rules(slug)
        tab_to(self.window, page.start_button)
        self._type(Qt.Key.Key_Return)
        self.pass_key_test()
        assert [player.computer for player in self.session.players] == [False] * people + [True] * computers

    def choose_rules(self, slug: str) -> None:
        house = self.window.setup_page().house
        if house.short.isVisible() and not house.short.isChecked():
            tab_to(self.window, house.short)
            self._type(Qt.Key.Key_Space)
            assert house.short.isChecked()

    def act(self, action: Action, way: Callable[[Action], object] | None = None) -> None:
        super().act(action, way or self.hands.by_keys)

    def go_on(self) -> None:
        self.window.shelf.refresh()
        settle()
        tab_to(self.window, self.window.shelf.tickets.tickets[0])
        self._type(Qt.Key.Key_Return)
        self.pass_key_test()

    def pass_key_test(self) -> None:
        if self.page.races.test is not None:
            self._type(Qt.Key.Key_Return)
        assert self.page.races.test is None

    def open_curtain(self) -> None:
        tab_to(self.window, self.page.curtain.button)  # it may have fallen between two presses of Tab
        self._type(Qt.Key.Key_Return)
        assert not self.page.curtain.is_down

    def _type(self, key: Qt.Key) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, key)
        settle()


@pytest.mark.slow
@pytest.mark.parametrize("slug", games.slugs())
def test_a_match_with_the_keyboard_alone(qtbot: QtBot, slug: str, folder: Path) -> None:
    with known_luck(SEED), window_of(folder) as window:
        family = Typist(window, SEED)
        family.sit_down(slug)
        family.play_to_the_end(folder)
        page = family.page
        assert page.end.isVisible()
        assert len(family.acted) > 5
        tab_to(window, page.end.buttons[3])
        QTest.keyClick(page.end.buttons[3], Qt.Key.Key_Return)
        settle()
        assert window.stack.currentWidget() is window.shelf


@pytest.mark.parametrize("slug", slow_beyond(OPEN_AND_HIDDEN, ONE_OF_EACH_KIND))
def test_a_match_is_begun_with_the_keyboard_alone(qtbot: QtBot, slug: str, folder: Path) -> None:
    with known_luck(SEED), window_of(folder) as window:
        family = Typist(window, SEED)
        family.sit_down(slug)
        family.play(plies=12)
        assert len(family.acted) > 2
