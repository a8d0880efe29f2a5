"""Benchmarks run only when they are asked for: `python3 dev.py test tests/benchmarks --benchmark-only`."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the benchmarks out of an ordinary run."""
    if config.getoption("--benchmark-only"):
        return
    ours = [item for item in items if HERE in item.path.parents]
    config.hook.pytest_deselected(items=ours)
    items[:] = [item for item in items if item not in ours]
