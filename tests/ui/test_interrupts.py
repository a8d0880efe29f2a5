"""Ctrl-C ends the program while nothing happens in the window."""

from __future__ import annotations

import signal
from threading import Timer

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from pytestqt.qtbot import QtBot

from tabletop.ui.interrupts import ending_by_signal

LATE_MS = 20_000


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_wakes_a_window_that_waits(qtbot: QtBot, number: signal.Signals) -> None:
    loop, ends, late = QEventLoop(), list[str](), QTimer(singleShot=True, interval=LATE_MS)

    def end(how: str) -> None:
        ends.append(how)
        loop.quit()

    late.timeout.connect(lambda: end("too late"))
    before = signal.getsignal(number)
    with ending_by_signal(lambda: end("asked to")):
        late.start()
        sender = Timer(0.1, signal.raise_signal, (number,))
        QTimer.singleShot(0, sender.start)
        loop.exec()
        sender.join()
    late.stop()
    assert ends == ["asked to"]
    assert signal.getsignal(number) is before
