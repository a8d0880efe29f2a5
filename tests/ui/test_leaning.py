"""A card that is carried leans into its motion, and hangs straight when the hand rests; nothing else leans."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tabletop.ui.table.leaning import MOST, UPRIGHT_MS, Leaning
from tabletop.ui.table.view import TableView
from tests.ui.scene_tools import at, made_table, placements, view_of

LEFT = Qt.MouseButton.LeftButton


class Held:
    """A token that is carried by a mouse; time goes on when the test says so."""

    def __init__(self, table: TableView, token: str) -> None:
        self.table = table
        self.at = at(table.token_point(token))
        self.now_ms = 0.0
        table.table_scene.motion.now_ms = lambda: self.now_ms
        QTest.mousePress(table.viewport(), LEFT, pos=self.at)

    def move(self, dx: int, dy: int = 0, steps: int = 4) -> None:
        for _ in range(steps):
            self.at += QPoint(dx, dy)
            QTest.mouseMove(self.table.viewport(), self.at)

    def rest(self, ms: float) -> None:
        self.now_ms += ms
        self.table.table_scene.motion.step()

    @property
    def leaning(self) -> Leaning:
        return self.table.hand.ghosts.leaning

    @property
    def bounds(self) -> QRectF:
        """What the carried token covers: more where it leans."""
        return self.table.hand.ghosts.items[0].boundingRect()

    def drop(self) -> None:
        QTest.mouseRelease(self.table.viewport(), LEFT, pos=self.at)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableView]:
    made = made_table()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.show_view(view_of(placements()))
    made.set_speed(1.0)
    yield made
    QTest.mouseRelease(made.viewport(), LEFT, pos=QPoint(5, 5))


@pytest.mark.parametrize("way", [1, -1])
def test_a_card_leans_into_its_motion(table: TableView, way: int) -> None:
    held = Held(table, "h1")
    held.move(0, -12)
    straight = held.bounds
    assert held.leaning.degrees == 0, "up and down it hangs straight"
    held.move(12 * way, -12)
    assert 1 < way * held.leaning.degrees <= MOST
    assert held.bounds.width() > straight.width()


def test_it_leans_a_few_degrees_however_fast_it_is(table: TableView) -> None:
    held = Held(table, "h1")
    held.move(90, -20)
    assert held.leaning.degrees == MOST


def test_it_is_eased_back_when_the_hand_rests(table: TableView) -> None:
    held = Held(table, "h1")
    held.move(0, -12)
    straight = held.bounds
    held.move(30, 0)
    far = held.leaning.degrees
    held.rest(UPRIGHT_MS / 3)
    assert 0 < held.leaning.degrees < far
    held.rest(UPRIGHT_MS)
    assert held.leaning.degrees == 0
    assert held.bounds == straight


def test_the_same_picture_is_turned(table: TableView) -> None:
    held = Held(table, "h1")
    held.move(0, -12)
    picture = table.hand.ghosts.items[0].sprite
    held.move(30, 0)
    assert table.hand.ghosts.items[0].sprite is picture


def test_a_card_that_is_let_go_is_straight_at_once_and_next_time(table: TableView) -> None:
    held = Held(table, "h1")
    held.move(30, -20)
    assert held.leaning.degrees
    held.drop()
    assert held.leaning.degrees == 0
    table.finish_animations()
    again = Held(table, "h2")
    again.move(0, -12)
    assert again.leaning.degrees == 0


def test_nothing_leans_where_little_moves(table: TableView) -> None:
    table.set_speed(0)
    held = Held(table, "h1")
    held.move(0, -12)
    straight = held.bounds
    held.move(30, 0)
    assert held.leaning.degrees == 0
    assert held.bounds == straight


@pytest.mark.parametrize("token", ["red-2", "die-1"])
def test_pieces_and_dice_do_not_lean(table: TableView, token: str) -> None:
    held = Held(table, token)
    held.move(30, 0)
    assert table.carried == (token,)
    assert held.leaning.degrees == 0
