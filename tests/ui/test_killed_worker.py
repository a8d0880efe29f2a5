"""A computer player in the middle of its longest thought is killed, starved or left behind: the match loses nothing,
and no process stays."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt, QTimer
from pytestqt.qtbot import QtBot

from tabletop.core.bot import Level
from tabletop.core.model import Setup
from tabletop.match.players import Player
from tabletop.store.saves import load_save
from tabletop.ui.common.context import StartRequest
from tabletop.ui.main_window import MainWindow
from tabletop.ui.session import bot_process
from tabletop.ui.session.session import Session
from tests.ui.shell_parts import fresh_context

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).with_name("long_thinker.py")
CHESS = StartRequest(
    "chess",
    Setup(2, (("chess.first-player", "first-seat"),)),
    (Player("Ann"), Player("Fox", computer=True, level=Level.BEST)),
)
LONG_MS = 60_000


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """A window with a match of chess, in which the computer thinks about its answer, without an end."""
    begun = tmp_path / "begun"
    monkeypatch.setattr(bot_process, "bot_command", lambda: (sys.executable, str(SCRIPT), str(begun)))
    found = MainWindow(fresh_context(), tmp_path / "matches")
    qtbot.addWidget(found)
    found.show()
    found.start_match(CHESS)
    session = session_of(found)
    session.play(session.game.legal(session.match.state, 0)[0])
    qtbot.waitUntil(begun.exists, timeout=LONG_MS)
    yield found
    found.close()


def session_of(window: MainWindow) -> Session:
    """The match on the table."""
    assert window.session is not None
    return window.session


def worker_of(window: MainWindow) -> QProcess:
    """The process in which the computer thinks."""
    process = session_of(window).findChild(QProcess)
    assert process is not None
    return process


def stop(process: QProcess) -> None:
    """It gets no time any more, where the system can do that; its thought has no end anyway."""
    if sys.platform != "win32":
        os.kill(process.processId(), signal.SIGSTOP)


def is_gone(number: int) -> bool:
    """Whether there is no such process, not even a dead one that nobody has asked how it ended."""
    if sys.platform == "win32":
        return True
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return True
    return False


def goes_on(qtbot: QtBot, window: MainWindow) -> None:
    """The computer makes its move after all; match and file have everything."""
    session = session_of(window)
    qtbot.waitUntil(lambda: len(session.match.log) == 3, timeout=LONG_MS)
    assert session.recorder.path is not None
    assert load_save(session.recorder.path).match.log == session.match.log


def test_a_killed_worker_thinks_again(qtbot: QtBot, window: MainWindow, caplog: pytest.LogCaptureFixture) -> None:
    process = worker_of(window)
    number = process.processId()
    process.kill()
    goes_on(qtbot, window)
    assert len(caplog.records) == 1
    assert is_gone(number)


def test_a_starved_worker_is_replaced_when_patience_ends(
    qtbot: QtBot, window: MainWindow, caplog: pytest.LogCaptureFixture
) -> None:
    process, number = worker_of(window), worker_of(window).processId()
    stop(process)
    watch = process.parent().findChild(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert isinstance(watch, QTimer)
    watch.start(0)  # the patience with it ends
    goes_on(qtbot, window)
    assert [record.getMessage().count("did not answer") for record in caplog.records] == [1]
    assert is_gone(number)


def test_a_table_may_be_left_meanwhile(qtbot: QtBot, window: MainWindow) -> None:
    number, path = worker_of(window).processId(), session_of(window).recorder.path
    window.show_shelf()
    assert is_gone(number)
    assert path is not None
    assert len(load_save(path).match.log) == 2
    window.continuing.go_on(path)
    goes_on(qtbot, window)


def test_the_program_may_be_closed_beside_a_starved_worker(window: MainWindow) -> None:
    process, path = worker_of(window), session_of(window).recorder.path
    number = process.processId()
    stop(process)
    window.close()
    assert is_gone(number)
    assert path is not None
    assert len(load_save(path).match.log) == 2
