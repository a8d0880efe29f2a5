"""An error that nobody expected is told once, with a report that can be passed on; the log knows no names."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6 import __version__ as pyside
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tabletop import __version__
from tabletop.core.model import Setup
from tabletop.match.players import Player
from tabletop.store.log_book import LogBook
from tabletop.ui.app import known_names
from tabletop.ui.common.context import StartRequest
from tabletop.ui.crash import CrashReport
from tabletop.ui.main_window import MainWindow
from tests.ui.shell_parts import click, fresh_context

LOG = logging.getLogger("tabletop.tests")


@pytest.fixture
def book() -> Iterator[LogBook]:
    """A log for people called Mila and Oma Else."""
    found = LogBook(lambda: ["Mila", "Oma Else", ""])
    logging.getLogger().addHandler(found)
    yield found
    logging.getLogger().removeHandler(found)
    found.close()


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """A window with a match on the table."""
    setups = {"ludo": {"seats": [{"name": "Tim", "computer": False}, {"name": ""}]}}
    found = MainWindow(fresh_context(setups=setups, names=["Rosa"]))
    qtbot.addWidget(found)
    found.show()
    found.start_match(StartRequest("ludo", Setup(2), (Player("Mila"), Player("Oma Else"))))
    return found


def test_a_slot_that_fails_tells_what_to_do(
    window: MainWindow,
    book: LogBook,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = tmp_path / "state" / "tabletop.log"
    report = CrashReport(window.context, book, lambda: book.keep_in(log))
    monkeypatch.setattr(sys, "excepthook", report)

    def boom() -> None:
        raise RuntimeError("boom: Mila has no card")

    LOG.warning("Mila sat down")
    for _ in range(2):
        QTimer.singleShot(0, window, boom)
    qtbot.waitUntil(lambda: len(caplog.records) == 3)
    sheet = report.sheet
    assert sheet is not None
    qtbot.addWidget(sheet)
    assert sheet.isVisible()
    click(sheet.copy)
    copied = QGuiApplication.clipboard().text()
    assert copied == sheet.report.toPlainText()
    for part in (
        f"Tabletop {__version__}",
        f"Qt {pyside}",
        "in boom",
        "RuntimeError: boom: … has no card",
        "… sat down",
    ):
        assert part in copied
    assert "Mila" not in copied
    click(sheet.go_on)
    assert not sheet.isVisible()
    written = log.read_text("utf-8")
    assert written.count("RuntimeError: boom: … has no card") == 2
    assert "… sat down" in written, "what was logged before is in the file too"
    assert "Mila" not in written


def test_all_names_of_the_family_are_known(window: MainWindow) -> None:
    window.context.settings.setups["odd"] = {"seats": 3}
    assert known_names(window) >= {"Tim", "Mila", "Oma Else", "Rosa"}


def test_the_log_leaves_out_names_and_the_home_folder(book: LogBook) -> None:
    text = f"Oma Else and MILA opened {Path.home() / 'x.pgn'}; Milan and Milana did not"
    assert book.nameless(text) == f"… and … opened {Path('~') / 'x.pgn'}; Milan and Milana did not"


def test_a_log_file_that_cannot_be_written_is_done_without(
    book: LogBook, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "state").write_text("a file", "utf-8")
    book.keep_in(tmp_path / "state" / "tabletop.log")
    assert book.path is None
    LOG.warning("all the same")
    assert "all the same" in book.last_lines()


def test_the_log_file_stays_small(book: LogBook, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    book.keep_in(tmp_path / "tabletop.log")
    for number in range(90):
        LOG.warning("%d %s", number, "x" * 10_000)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["tabletop.log", "tabletop.log.1", "tabletop.log.2"]
    assert all(file.stat().st_size <= 200_000 for file in files)
    assert "89 x" in files[0].read_text("utf-8")
