"""Ctrl-C in the terminal, and the polite request of the system to end: heard while Qt waits for events, too."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSocketNotifier, QTimer

_ENDING = (signal.SIGINT, signal.SIGTERM)
_LISTEN_MS = 300


@contextmanager
def ending_by_signal(end: Callable[[], object]) -> Iterator[None]:
    """While this lasts, such a signal calls `end`. Only for the main thread.

    Python runs its handlers between two of its own steps, of which there are none while Qt waits.
    """
    handlers = {number: signal.signal(number, lambda *_: end()) for number in _ENDING}
    try:
        with _steps() if os.name == "nt" else _bell():
            yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


@contextmanager
def _bell() -> Iterator[None]:
    """The byte that Python writes at a signal wakes the event loop."""
    ear, bell = os.pipe()
    os.set_blocking(bell, False)
    notifier = QSocketNotifier(ear, QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda: os.read(ear, 64))
    before = signal.set_wakeup_fd(bell, warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        notifier.setEnabled(False)
        os.close(bell)
        os.close(ear)


@contextmanager
def _steps() -> Iterator[None]:
    """Windows has no pipe that Qt could watch: Python takes a step now and then."""
    timer = QTimer(interval=_LISTEN_MS)
    timer.timeout.connect(lambda: None)
    timer.start()
    yield
    timer.stop()
