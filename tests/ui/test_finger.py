"""Fingers on the pages: what is scrolled can be pushed, and a tap is a click."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsView, QHeaderView, QScrollArea, QScroller, QWidget
from pytestqt.qtbot import QtBot

from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.main_window import MainWindow
from tests.ui.hands import settle
from tests.ui.matches import Family, known_luck, window_of

SCREEN = QTest.createTouchDevice()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A small window, so that everything is scrolled."""
    with known_luck(5), window_of(tmp_path / "matches", size=(900, 520)) as found:
        yield found


def tap(window: QWidget, at: QPoint) -> None:
    """A finger comes down and goes up."""
    QTest.touchEvent(window, SCREEN).press(0, at, window).commit()
    QTest.touchEvent(window, SCREEN).release(0, at, window).commit()
    settle()


def push(window: QWidget, at: QPoint, up: int) -> None:
    """A finger pushes something up."""
    QTest.touchEvent(window, SCREEN).press(0, at, window).commit()
    for step in range(1, 11):
        QTest.touchEvent(window, SCREEN).move(0, at - QPoint(0, up * step // 10), window).commit()
        QTest.qWait(8)
    QTest.touchEvent(window, SCREEN).release(0, at - QPoint(0, up), window).commit()
    settle()


def test_the_shelf_is_pushed_and_a_box_is_opened_by_a_tap(window: MainWindow, qtbot: QtBot) -> None:
    area = window.shelf.area
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    middle = area.mapTo(window, area.rect().center())
    push(window, middle, 160)
    qtbot.waitUntil(lambda: bar.value() > 60)
    assert window.shelf.isVisible(), "to push opens nothing"
    QScroller.scroller(area.viewport()).stop()
    bar.setValue(0)
    box = window.shelf.grid.boxes[0]
    area.ensureWidgetVisible(box)
    settle()
    tap(window, box.mapTo(window, QPoint(box.width() // 2, box.height() // 3)))
    qtbot.waitUntil(lambda: window.setup_page().isVisible())


def gesture_number() -> int:
    """The number of a gesture that is registered now: they are counted."""
    widget = QWidget()
    QScroller.grabGesture(widget, QScroller.ScrollerGestureType.TouchGesture)
    return int(QScroller.grabbedGesture(widget))


def test_however_many_areas_there_are_qt_registers_one_gesture(qtbot: QtBot) -> None:
    scroll_by_finger(QScrollArea())
    before = gesture_number()
    for _ in range(5):
        scroll_by_finger(QScrollArea())
    assert gesture_number() == before + 1


def test_everything_that_scrolls_can_be_pushed(window: MainWindow) -> None:
    family = Family(window, 5)
    window.show_settings()
    window.show_shelf()
    family.sit_down("president", people=1, computers=3)
    areas = [
        area
        for area in window.findChildren(QAbstractScrollArea)
        if not isinstance(area, QGraphicsView | QHeaderView) and area.window() is window
    ]
    assert len(areas) > 6
    forgotten = [area for area in areas if not QScroller.hasScroller(area.viewport())]
    assert forgotten == []
