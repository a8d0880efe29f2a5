"""Files come to the window: our own and others, by menu, drop, desktop, and from a second start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Setup
from tabletop.match.players import Player
from tabletop.store.listing import kept_matches
from tabletop.store.saves import Header, SaveFile, load_save, read_save
from tabletop.store.written_files import copy_file
from tabletop.ui.common.context import StartRequest
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.files.address import address_of, may_answer
from tabletop.ui.files.arrivals import Arrivals, DesktopFiles
from tabletop.ui.files.first_window import FirstWindow
from tabletop.ui.main_window import MainWindow
from tests.conformance.playing import play
from tests.ui.shell_parts import click, fresh_context

ANN, BEN = Player("Ann"), Player("Ben")
OPEN_CHESS = '[Event "A"]\n[White "Mila"]\n\n1. e4 e5 *\n'


def saved(folder: Path, slug: str = "ludo", plies: int = 5) -> Path:
    """A match of our own in a file."""
    match = play(games.load(slug), Setup(2), seed=3, plies=plies)
    file = SaveFile.create(folder, Header(slug, match.setup, (ANN, BEN)), match.log)
    if match.result is not None:
        file.finish(match.result.winners)
    return file.path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where matches are saved."""
    return tmp_path / "matches"


@pytest.fixture
def window(qtbot: QtBot, folder: Path) -> MainWindow:
    """The shelf, with the door open."""
    found = MainWindow(fresh_context(), folder)
    qtbot.addWidget(found)
    found.resize(1280, 800)
    found.show()
    return found


@pytest.fixture
def arrivals(window: MainWindow) -> Arrivals:
    """What takes files from outside."""
    return Arrivals(window, lambda paths: window.files.open_all(paths))


def wait(window: MainWindow, qtbot: QtBot) -> None:
    """Until all files are read."""
    qtbot.waitUntil(lambda: not window.files.reading)


def drop(window: MainWindow, *urls: QUrl) -> bool:
    """Drop these on the middle of the window; whether it was taken."""
    data = QMimeData()
    data.setUrls(list(urls))
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(400, 300), copy, data, left, none)
    QApplication.sendEvent(window, enter)
    event = QDropEvent(QPointF(400, 300), copy, data, left, none)
    QApplication.sendEvent(window, event)
    return enter.isAccepted() and event.isAccepted()


def test_our_own_file_from_elsewhere_becomes_a_match_of_ours(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    path = saved(tmp_path / "stick")
    before = path.read_bytes()
    window.files.open(path)
    wait(window, qtbot)
    assert window.session is not None
    assert window.session.match.log == load_save(path).match.log
    (kept,) = kept_matches(folder)
    assert read_save(kept).header.origin == path.name
    assert window.session.recorder.path == kept
    window.show_shelf()
    assert path.read_bytes() == before


def test_a_copy_leads_to_its_match_until_they_differ(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    path, copy = saved(folder), tmp_path / "copy.tabletop"
    copy_file(path, copy)
    for _ in range(2):
        window.files.open(copy)
        wait(window, qtbot)
        assert window.session is not None
        assert window.session.recorder.path == path
    assert window.notice.isVisible()
    session = window.session
    assert session is not None
    session.play(session.game.legal(session.match.state, min(session.match.active))[0])
    window.show_shelf()
    assert not window.notice.isVisible(), "what is told of a table goes with it"
    window.files.open(copy)
    wait(window, qtbot)
    assert window.session is not None
    assert window.session.recorder.path != path, "whoever opens an older copy wants to go on from there"
    assert len(kept_matches(folder)) == 2


def test_one_of_our_matches_is_opened_in_its_place(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    path = saved(folder)
    window.files.open(path)
    wait(window, qtbot)
    assert window.session is not None
    assert window.session.recorder.path == path
    assert kept_matches(folder) == (path,)


@pytest.mark.parametrize("slug", ["ludo", "crazy_eights", "chess"])
def test_a_match_is_saved_elsewhere_as_it_stands(window: MainWindow, tmp_path: Path, slug: str) -> None:
    window.start_match(StartRequest(slug, Setup(2), (ANN, BEN)))
    session = window.session
    assert session is not None
    session.play(session.game.legal(session.match.state, min(session.match.active))[0])
    window.menu[Do.SAVE_AS].trigger()
    dialog = window.files.dialog
    assert dialog is not None
    dialog.selectNameFilter("Matches of Tabletop (*.tabletop)")
    dialog.setDirectory(str(tmp_path))
    dialog.selectFile("stick.tabletop")
    dialog.accept()
    found = load_save(tmp_path / "stick.tabletop")
    assert found.match.log == session.match.log
    assert found.header.players == (ANN, BEN)
    assert window.notice.label.text() == "The match has been written to the file “stick.tabletop”."


def test_a_finished_one_is_looked_at_and_not_counted(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.files.open(saved(tmp_path / "stick", "goose", plies=100_000))
    wait(window, qtbot)
    assert window.table is not None
    assert window.table.replay_bar.isVisible()
    assert window.session is not None
    assert window.session.recorder.results is None


def test_a_damaged_one_goes_on_from_its_last_sound_move(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    path = saved(tmp_path / "stick")
    path.write_bytes(path.read_bytes() + b'{"action":{"seat":0,"verb":"fly"}}\n')
    window.files.open(path)
    wait(window, qtbot)
    assert "is damaged from move" in window.notice.label.text()
    click(window.notice.button)
    assert window.session is not None
    assert len(window.session.match.log) == 6


def test_files_are_dropped_on_the_window_and_bad_ones_are_told(
    window: MainWindow, arrivals: Arrivals, qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    pgn, bad, own = tmp_path / "a.pgn", tmp_path / "b.png", saved(tmp_path / "stick")
    pgn.write_text(OPEN_CHESS)
    bad.write_bytes(b"\x89PNG\0\0\xff")
    assert drop(window, *(QUrl.fromLocalFile(str(path)) for path in (bad, pgn, own)))
    wait(window, qtbot)
    assert window.session is not None
    assert window.session.game.info.slug == "chess"
    assert window.notice.label.text().startswith("No match can be read in the file “b.png”.")
    assert {read_save(path).header.origin for path in kept_matches(folder)} == {"a.pgn", own.name}


def test_the_others_of_several_files_are_said_to_be_among_all_matches(
    window: MainWindow, arrivals: Arrivals, qtbot: QtBot, tmp_path: Path
) -> None:
    paths = [saved(tmp_path / "stick") for _ in range(3)]
    arrivals.come(paths)
    wait(window, qtbot)
    assert window.notice.label.text() == "2 more matches can be found under “All matches”."


def test_what_comes_twice_at_once_is_one_match(
    window: MainWindow, arrivals: Arrivals, qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    pgn, copy, own = tmp_path / "a.pgn", tmp_path / "copy.pgn", saved(tmp_path / "stick")
    pgn.write_text(OPEN_CHESS)
    copy.write_text(OPEN_CHESS)
    arrivals.come([own, pgn, own, copy])
    wait(window, qtbot)
    assert window.notice.label.text() == "1 more match can be found under “All matches”."
    assert {read_save(path).header.origin for path in kept_matches(folder)} == {"a.pgn", own.name}
    assert len(kept_matches(folder)) == 2


def test_a_file_can_be_dropped_on_a_match(window: MainWindow, arrivals: Arrivals, qtbot: QtBot, tmp_path: Path) -> None:
    arrivals.come([saved(tmp_path / "stick")])
    wait(window, qtbot)
    table = window.table
    assert table is not None
    assert not table.overlay.view.acceptDrops(), "it comes to the window"
    assert not table.overlay.view.viewport().acceptDrops()
    assert drop(window, QUrl.fromLocalFile(str(saved(tmp_path / "stick", "yams"))))
    wait(window, qtbot)
    assert window.session is not None
    assert window.session.game.info.slug == "yams"


def test_what_is_no_file_is_not_taken(window: MainWindow, arrivals: Arrivals) -> None:
    assert not drop(window, QUrl("https://example.org/a.pgn"))
    assert not drop(window)
    assert not window.files.reading


def test_the_desktop_opens_files_before_and_after_there_is_a_window(tmp_path: Path) -> None:
    came: list[Path] = []
    early, late = tmp_path / "a.pgn", tmp_path / "b.pgn"
    desktop = DesktopFiles()
    assert desktop.take(QFileOpenEvent(QUrl.fromLocalFile(str(early))))
    assert desktop.take(QFileOpenEvent(QUrl.fromLocalFile(str(late))))
    desktop.deliver_to(came.extend)
    assert came == [early, late]
    assert desktop.take(QFileOpenEvent(QUrl.fromLocalFile(str(early))))
    assert came == [early, late, early]
    assert not desktop.take(QFileOpenEvent(QUrl("https://example.org/a.pgn")))


# A second start

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from tabletop.ui.files.first_window import hand_over
app = QCoreApplication([])
print(hand_over(sys.argv[1], [Path(name) for name in sys.argv[3:]], int(sys.argv[2])))
"""


def second_start(root: Path, address: str, *files: str, patience_ms: int = 20_000) -> subprocess.Popen[str]:
    """Another process that wants these files opened."""
    command = [sys.executable, "-c", SECOND, address, str(patience_ms), *files]
    return subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True)


def answer_of(process: subprocess.Popen[str], qtbot: QtBot) -> str:
    """What it says; this window stays awake meanwhile."""
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=30_000)
    assert process.stdout is not None
    with process.stdout:
        return process.stdout.read().strip()


def test_a_second_start_hands_over_its_files(qtbot: QtBot, tmp_path: Path, root: Path) -> None:
    address = address_of(tmp_path)
    first = FirstWindow(address)
    came: list[tuple[Path, ...]] = []
    first.wanted.connect(came.append)
    assert not may_answer(address) or sys.platform == "win32"
    assert first.listen()
    assert may_answer(address)
    for files in (("a.pgn", "/é 1.tabletop"), ()):
        assert answer_of(second_start(root, address, *files), qtbot) == "True"
        assert came.pop() == tuple((root / name).absolute() for name in files)
    first.deleteLater()


def test_a_first_window_that_hangs_keeps_nobody_waiting_for_long(qtbot: QtBot, tmp_path: Path, root: Path) -> None:
    address = address_of(tmp_path)
    first = FirstWindow(address)
    assert first.listen()
    process = second_start(root, address, "a.pgn", patience_ms=50)
    process.wait(timeout=60)  # nothing is answered meanwhile
    assert process.stdout is not None
    with process.stdout:
        assert process.stdout.read().strip() == "False"
    assert not FirstWindow(address).listen(), "the address stays with the one that has it"
    first.deleteLater()


LISTENER = """
import sys
from PySide6.QtCore import QCoreApplication
from tabletop.ui.files.first_window import FirstWindow
app = QCoreApplication([])
print(FirstWindow(sys.argv[1]).listen() and "listens", flush=True)
sys.stdin.read()
"""


def test_an_address_that_a_crash_left_behind_is_taken_over(qtbot: QtBot, tmp_path: Path, root: Path) -> None:
    address = address_of(tmp_path)
    command = [sys.executable, "-c", LISTENER, address]
    crashing = subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True)
    with crashing:
        assert crashing.stdout is not None
        assert crashing.stdout.readline().strip() == "listens"
        crashing.kill()
    first = FirstWindow(address)
    assert first.listen()
    assert answer_of(second_start(root, address), qtbot) == "True"
    first.deleteLater()


@pytest.mark.parametrize("line", [b'{"rm": "x"}\n', b'["\xff"]\n', b"[1]\n", b"x" * 300_000])
def test_nonsense_at_the_address_is_not_listened_to(qtbot: QtBot, tmp_path: Path, line: bytes) -> None:
    address = address_of(tmp_path)
    first = FirstWindow(address)
    came: list[tuple[Path, ...]] = []
    first.wanted.connect(came.append)
    assert first.listen()
    other = QLocalSocket()
    other.connectToServer(address)
    with qtbot.waitSignal(other.disconnected):
        other.write(line)
    assert came == []
    assert other.readAll().isEmpty()
    first.deleteLater()


def test_everybody_and_every_folder_has_an_address_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = address_of(tmp_path)
    assert address_of(tmp_path / "other") != here
    monkeypatch.setenv("USERNAME", "somebody-else")
    monkeypatch.setattr(os, "getuid", lambda: 4711, raising=False)
    assert address_of(tmp_path) != here
