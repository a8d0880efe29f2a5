"""Everything is typed, strictly."""

import subprocess
import sys

import pytest

from tests.architecture.source import ROOT


@pytest.mark.slow
@pytest.mark.parametrize(
    "what",
    [
        pytest.param(["--package", "tabletop", "--package", "tests"], id="tabletop"),
        pytest.param(
            [
                "--cache-dir=.mypy_cache/tools",
                "dev.py",
                *(f"packaging/{name}.py" for name in ("i18n", "icons", "lock", "new_game", "notices")),
            ],
            id="tools",
        ),
    ],
)
def test_mypy(what: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", "mypy", *what], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
