"""The pictures of the first page: kept from start to start, and never a reason for trouble."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QPixmap
from pytestqt.qtbot import QtBot

from tabletop.ui.look import covers
from tabletop.ui.look.painting import first_page
from tabletop.ui.look.painting.first_page import FILE, FirstPage, fingerprint

RED, GREEN = QColor("#C6302B"), QColor(10, 200, 30, 90)


def painted(colour: QColor, side: int = 20, dpr: float = 2.0) -> QPixmap:
    """A small picture with a clear corner."""
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    image = pixmap.toImage()
    for x in range(side):
        for y in range(side // 2):
            image.setPixelColor(x, y, colour)
    found = QPixmap.fromImage(image)
    found.setDevicePixelRatio(dpr)
    return found


class Start:
    """One start of the program: asks for pictures, and counts those that had to be made."""

    def __init__(self, folder: Path) -> None:
        self.page = FirstPage()
        self.page.open(folder)
        self.made: list[str] = []

    def ask(self, key: str, colour: QColor = RED) -> QPixmap:
        """A picture of the first page."""

        def make() -> QPixmap:
            self.made.append(key)
            return painted(colour)

        return self.page.picture(key, make)

    def is_over(self, qtbot: QtBot) -> None:
        """The page has been seen, and everything is written that can be."""
        owner = QObject()
        self.page.close(owner)
        qtbot.waitUntil(lambda: not owner.findChildren(QObject))


@pytest.fixture
def kept(qtbot: QtBot, tmp_path: Path) -> Path:
    """A folder in which two pictures are kept."""
    first = Start(tmp_path / "cache")
    first.ask("red"), first.ask("green", GREEN)
    first.is_over(qtbot)
    return tmp_path / "cache"


def test_what_was_made_once_is_read_at_the_next_start(kept: Path, qtbot: QtBot) -> None:
    start = Start(kept)
    red, green = start.ask("red"), start.ask("green")
    assert not start.made
    assert red.toImage() == painted(RED).toImage()
    assert green.toImage() == painted(GREEN).toImage()
    assert green.devicePixelRatio() == 2.0
    written = (kept / FILE).stat()
    start.is_over(qtbot)
    assert (kept / FILE).stat().st_ino == written.st_ino, "written again without need"


def test_what_is_new_is_added_and_what_is_not_asked_for_leaves(kept: Path, qtbot: QtBot) -> None:
    second = Start(kept)
    second.ask("green"), second.ask("blue")
    assert second.made == ["blue"]
    second.is_over(qtbot)
    third = Start(kept)
    for key in ("green", "blue", "red"):
        third.ask(key)
    assert third.made == ["red"]


def test_after_the_first_page_everything_is_made_that_the_file_has_not(kept: Path, qtbot: QtBot) -> None:
    start = Start(kept)
    start.is_over(qtbot)
    assert start.ask("red").toImage() == painted(RED).toImage()
    start.ask("blue")
    assert start.made == ["blue"]
    assert start.page.has("red")
    assert not start.page.has("blue")
    (kept / FILE).unlink()
    assert not start.page.has("red")
    start.ask("red")
    assert start.made == ["blue", "red"]


def test_what_this_start_wrote_can_be_read_again(tmp_path: Path, qtbot: QtBot) -> None:
    start = Start(tmp_path)
    start.ask("red")
    assert not start.page.has("red")
    start.is_over(qtbot)
    assert start.page.has("red")
    assert start.ask("red").toImage() == painted(RED).toImage()
    assert start.made == ["red"]


def test_a_file_that_is_shorter_than_it_was_costs_only_time(kept: Path, qtbot: QtBot) -> None:
    start = Start(kept)
    (kept / FILE).write_bytes((kept / FILE).read_bytes()[:-1])
    assert start.ask("green", GREEN).toImage() == painted(GREEN).toImage()
    assert start.made == ["green"]


@pytest.mark.parametrize("at", [0, 3, 40, -1])
def test_a_changed_byte_costs_only_time(kept: Path, qtbot: QtBot, at: int) -> None:
    content = bytearray((kept / FILE).read_bytes())
    content[at] ^= 0xFF
    (kept / FILE).write_bytes(content)
    second = Start(kept)
    pictures = second.ask("red"), second.ask("green", GREEN)
    assert second.made
    assert [p.toImage() for p in pictures] == [painted(RED).toImage(), painted(GREEN).toImage()]
    second.is_over(qtbot)
    third = Start(kept)
    third.ask("red"), third.ask("green")
    assert not third.made, "not mended"


def test_a_file_cut_off_anywhere_gives_what_is_whole(kept: Path) -> None:
    content = (kept / FILE).read_bytes()
    for length in range(0, len(content), 97):
        (kept / FILE).write_bytes(content[:length])
        start = Start(kept)
        pictures = start.ask("red"), start.ask("green", GREEN)
        assert start.made
        assert [p.toImage() for p in pictures] == [painted(RED).toImage(), painted(GREEN).toImage()]


def test_another_program_paints_anew(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_page, "__version__", "999.0")
    start = Start(kept)
    start.ask("red")
    assert start.made == ["red"]


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("in the way")
    start = Start(tmp_path / "file")
    start.ask("red")
    start.is_over(qtbot)
    assert start.made == ["red"]


def test_a_full_disk_leaves_the_old_file(kept: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    before = (kept / FILE).read_bytes()

    def full(old: object, new: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    start = Start(kept)
    start.ask("blue")
    start.is_over(qtbot)
    assert (kept / FILE).read_bytes() == before


def test_what_finds_no_room_is_not_written_at_every_start(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_page, "LIMIT_BYTES", 2 * 4 * 20 * 20)
    for made in (["a", "b", "c"], ["c"]):
        start = Start(tmp_path)
        for key in "abc":
            start.ask(key)
        assert start.made == made
        start.is_over(qtbot)
    written = (tmp_path / FILE).stat().st_ino
    last = Start(tmp_path)
    for key in "abc":
        last.ask(key)
    last.is_over(qtbot)
    assert (tmp_path / FILE).stat().st_ino == written


def test_a_changed_drawing_is_another_picture() -> None:
    assert fingerprint(b"<svg>1</svg>") != fingerprint(b"<svg>2</svg>")


@pytest.mark.usefixtures("qapp")
def test_a_cover_is_kept_with_its_title_and_drawing(tmp_path: Path, qtbot: QtBot) -> None:
    drawn = covers.cover("ludo", "A title of this test", 90)
    page = FirstPage()
    spec = importlib.util.find_spec(covers.__name__)
    assert spec is not None
    assert spec.loader is not None

    def start(**changes: object) -> QPixmap:
        """A program that has just begun: nothing is remembered but what the folder keeps."""
        fresh = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(fresh)
        for name, value in {"FIRST_PAGE": page, **changes}.items():
            setattr(fresh, name, value)
        page.open(tmp_path)
        found: QPixmap = fresh.cover("ludo", "A title of this test", 90)
        owner = QObject()
        page.close(owner)
        qtbot.waitUntil(lambda: not owner.findChildren(QObject))
        return found

    assert start().toImage() == drawn.toImage()
    assert start(_painted=lambda *_: pytest.fail("made again")).toImage() == drawn.toImage()
    assert start(_drawing=lambda slug: b"<svg xmlns='http://www.w3.org/2000/svg'/>").toImage() != drawn.toImage()


@pytest.mark.usefixtures("qapp")
def test_covers_are_let_go_of_where_they_can_be_read_again(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(covers, "FIRST_PAGE", page := FirstPage())
    page.open(tmp_path)
    kept = covers.cover("ludo", "A title of another test", 90)
    owner = QObject()
    page.close(owner)
    qtbot.waitUntil(lambda: not owner.findChildren(QObject))
    made = covers.cover("ludo", "A title of another test", 91)
    covers.let_go_of_covers()
    again = covers.cover("ludo", "A title of another test", 90)
    assert again.cacheKey() != kept.cacheKey()
    assert again.toImage() == kept.toImage()
    assert covers.cover("ludo", "A title of another test", 91).cacheKey() == made.cacheKey()


PROGRAM = """
import gc
from tabletop.__main__ import window_program
program = window_program()
assert not gc.isenabled()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tabletop.ui.look import covers
from tabletop.ui.main_window import MainWindow
from tabletop.ui.look.painting.first_page import FILE
made, paint, show = [], covers._painted, MainWindow.show
covers._painted = lambda *what: made.append(what) or paint(*what)

def leave(count):
    if (program.cache_folder() / FILE).is_file():
        assert gc.isenabled()
        print(count)
        QApplication.exit()
    else:
        QTimer.singleShot(5, lambda: leave(count))

def watched(window):
    window.painted.connect(lambda: leave(len(made)))
    show(window)

MainWindow.show = watched
program.run([])
"""


def test_the_second_start_renders_no_cover(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    counts = []
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, check=True)
        counts.append(int(done.stdout))
    assert counts[0] > 0
    assert counts[1] == 0
