"""The linter has nothing to say, and every file is formatted as it formats."""

import subprocess
import sys

import pytest

from tests.architecture.source import ROOT


@pytest.mark.parametrize("command", [["check", "--output-format=concise"], ["format", "--check", "--diff"]])
def test_ruff(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ruff", *command, "."], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
