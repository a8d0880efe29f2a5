"""What holds for all tests of the window."""

from __future__ import annotations

import pytest

from tabletop.ui.table import prerender as ready

NEVER_MS = 10**8


@pytest.fixture(autouse=True)
def _no_pictures_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of short-lived tables would render what they never show. `test_ready` turns it on again."""
    monkeypatch.setattr(ready, "AFTER_MS", NEVER_MS)
