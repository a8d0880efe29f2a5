"""What holds for all tests of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tabletop.ui.table import prerender as ready

NEVER_MS = 10**8


@pytest.fixture(autouse=True)
def _no_pictures_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of short-lived tables would render what they never show. `test_ready` turns it on again."""
    monkeypatch.setattr(ready, "AFTER_MS", NEVER_MS)


@pytest.fixture(autouse=True)
def _no_button_stays_down() -> Iterator[None]:
    """A mouse button that a test leaves down is down in all later ones: what waits until nobody holds one waits for
    ever."""
    yield
    assert QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton, "a mouse button is still held"
