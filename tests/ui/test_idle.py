"""Work that waits for an idle event loop."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tabletop.ui.common import idle
from tabletop.ui.common.idle import IdleWork


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock in milliseconds that is set by hand."""
    now = [0.0]
    monkeypatch.setattr(idle, "perf_counter", lambda: now[0] / 1000)
    return now


def test_long_work_is_cut_into_slices(qtbot: QtBot, clock: list[float]) -> None:
    owner = QObject()
    work, done, turns = IdleWork(owner), list[int](), list[int]()

    def task(number: int) -> None:
        clock[0] += 1.5
        done.append(number)

    def turn() -> None:
        turns.append(len(done))
        if not work.is_done:
            QTimer.singleShot(0, owner, turn)

    work.add(lambda n=number: task(n) for number in range(7))
    turn()
    qtbot.waitUntil(lambda: turns[-1] == 7)
    assert done == list(range(7))
    steps = {after - before for before, after in pairwise(turns)}
    assert max(steps) == 2, "two of 1.5 ms fit into 4 ms, a third could be too late"


def test_nothing_is_done_while_a_button_is_held(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    held, done, owner = [Qt.MouseButton.LeftButton], list[int](), QObject()
    monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda: held[0])
    IdleWork(owner).add([lambda: done.append(1)])
    for _ in range(5):
        QGuiApplication.processEvents()
    assert not done
    held[0] = Qt.MouseButton.NoButton
    qtbot.waitUntil(lambda: done == [1])


def test_nothing_is_done_while_others_are_busy(qtbot: QtBot) -> None:
    busy, done, owner = [True], list[int](), QObject()
    IdleWork(owner, lambda: busy[0]).add([lambda: done.append(1)])
    for _ in range(5):
        QGuiApplication.processEvents()
    assert not done
    busy[0] = False
    qtbot.waitUntil(lambda: done == [1])


def test_what_waits_can_be_forgotten(qtbot: QtBot) -> None:
    done, owner = list[str](), QObject()
    work = IdleWork(owner)
    work.add([lambda: done.append("old")])
    work.clear()
    assert work.is_done
    work.add([lambda: done.append("new")])
    qtbot.waitUntil(lambda: work.is_done)
    assert done == ["new"]
