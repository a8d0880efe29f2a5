"""Screen readers are played with where there is AT-SPI: on Debian and what comes from it. `dev.py` installs what it
needs; where that is missing there, these tests fail rather than be forgotten.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave these tests out on other systems."""
    if sys.platform.startswith("linux") and shutil.which("apt-get"):
        return
    ours = [item for item in items if HERE in item.path.parents]
    config.hook.pytest_deselected(items=ours)
    items[:] = [item for item in items if item not in ours]
