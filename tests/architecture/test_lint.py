"""The linter has nothing to say."""

import subprocess
import sys

from tests.architecture.source import ROOT


def test_ruff() -> None:
    command = [sys.executable, "-m", "ruff", "check", "--output-format=concise", "."]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
