"""What holds for all tests of the window."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtWidgets import QApplication

from tabletop.ui.common import programs, voice
from tabletop.ui.table import prerender as ready

NEVER_MS = 10**8
_NOWHERE = QPoint(30_000, 30_000)
FEW_WINDOWS, MANY_WINDOWS = 6, 24


@pytest.fixture(autouse=True)
def _no_pictures_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of short-lived tables would render what they never show. `test_ready` turns it on again."""
    monkeypatch.setattr(ready, "AFTER_MS", NEVER_MS)


@pytest.fixture(autouse=True)
def _nobody_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The voice of the computer on which the tests run stays silent. `test_voice` brings voices of its own."""
    monkeypatch.setattr(voice, "found_speakers", lambda: ())


@pytest.fixture(autouse=True)
def _pointer_at_nothing(qapp: QApplication) -> None:
    """Where an earlier test has left the pointer, something would light up."""
    QCursor.setPos(_NOWHERE)


@pytest.fixture(autouse=True)
def _nobody_comes_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs of the computer on which the tests run stay in their places. `test_outsiders` brings its own."""
    monkeypatch.setattr(programs, "found_programs", lambda commands, chosen: [])


@pytest.fixture(autouse=True)
def _no_button_stays_down() -> Iterator[None]:
    """A mouse button that a test leaves down is down in all later ones: what waits until nobody holds one waits for
    ever."""
    yield
    assert QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton, "a mouse button is still held"


@pytest.fixture(autouse=True)
def _few_windows_are_left() -> Iterator[None]:
    """A window that nobody holds any more waits for the collector of cycles, which comes rarely in a process of many
    tests; until then every change of look or language dresses all its parts again."""
    yield
    if len(QApplication.topLevelWidgets()) > MANY_WINDOWS:
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        left = [type(window).__name__ for window in QApplication.topLevelWidgets()]
        assert len(left) <= FEW_WINDOWS, f"windows that somebody holds: {left}"
