"""A program that ends without closing its window ends all the same: nothing crashes, nobody is left behind."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

_AT_A_TABLE = """
import sys
from PySide6.QtWidgets import QApplication
from tabletop.core.model import Setup
from tabletop.match.players import Player
from tabletop.store.settings import Settings
from tabletop.ui.app import make_application, make_context
from tabletop.ui.common.context import StartRequest
from tabletop.ui.main_window import MainWindow

app = make_application(["x"])
window = MainWindow(make_context(app, Settings(muted=True, speed="normal")))
window.show()
app.processEvents()
window.start_match(StartRequest("ludo", Setup(2), (Player("Ann"), Player("Fox", True))))
table = window.table
app.processEvents()
print("the end of the program")
"""


@pytest.mark.slow
def test_the_program_may_end_with_a_match_on_the_table() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "qt.qpa.*=false"}
    command = [sys.executable, "-X", "faulthandler", "-c", _AT_A_TABLE]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert ended.stdout.strip() == "the end of the program"
    # Qt would tell of a computer player whose process is taken away while it runs.
    assert "QProcess" not in ended.stderr, ended.stderr
    assert "Fatal" not in ended.stderr, ended.stderr
    assert ended.returncode == 0
