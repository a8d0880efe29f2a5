"""The program that is to be killed: the real one, on Qt's offscreen platform, with somebody at its window.

A parent forks it (`kills.py`). It reports through a pipe what it is about to do and what has been done, one JSON object
a line, so that after the kill it is known what had been shown.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QTimer

from tabletop.core.model import Action
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.league import League
from tabletop.store.saves import SaveFile
from tabletop.store.settings import SettingsFile
from tabletop.ui import app
from tabletop.ui.common.language import LANGUAGES
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.main_window import MainWindow
from tabletop.ui.session import session_factory as sittings
from tabletop.ui.session.autosave import Autosave
from tabletop.ui.session.session import Session
from tabletop.ui.shelf.kept_pictures import KeptPictures
from tests.reliability.noted_disk import Disk
from tests.ui.grips import Clumsy
from tests.ui.hands import settle
from tests.ui.matches import Family, company, hurry

PHASES = ("moves", "undo", "settings", "results", "pictures")
_BACK = 3
"""So many moves are taken back in a row."""
_SIGNS = 12

Report = Callable[..., None]


def sign_of(entry: Entry) -> str:
    """A short word for an entry of a log."""
    return sha256(msgspec.json.encode(entry)).hexdigest()[:_SIGNS]


def homes(folder: Path) -> dict[str, str]:
    """The folders of a person, as the system tells them to a program."""
    names = ("DATA", "CONFIG", "CACHE", "STATE")
    return {f"XDG_{name}_HOME": str(folder / name.lower()) for name in names} | {"XDG_RUNTIME_DIR": str(folder / "run")}


class Deadly(Disk):
    """The program ends before the operation on a file with this number, counted from 1; 0: it goes on."""

    def __init__(self, folder: Path, last: int) -> None:
        super().__init__(folder)
        self._last = last

    def ask(self) -> None:
        """The next operation is about to be done."""
        super().ask()
        if self.asked == self._last:
            os.kill(os.getpid(), signal.SIGKILL)


def live(folder: Path, slug: str, phase: str, seed: int, pipe: int, last: int = 0) -> None:
    """Start the program in these folders, sit down at its window, and do the same over and over until killed. `last`:
    it kills itself before this operation on its files."""
    os.environ.update(homes(folder), QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8")
    os.dup2(os.open(folder / "stderr", os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)

    def report(what: str, **more: Any) -> None:
        try:
            os.write(pipe, msgspec.json.encode({"what": what, **more}) + b"\n")
        except BrokenPipeError:  # the parent has been ended: nobody would kill this any more
            os._exit(1)

    def make_window(*args: Any, **more: Any) -> MainWindow:
        window = MainWindow(*args, **more)
        window.painted.connect(
            lambda: QTimer.singleShot(0, window, lambda: _Person(window, slug, seed, report).do(phase))
        )
        return window

    with reporting(report), Deadly(folder, last).watching(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "MainWindow", make_window)
        app.run(["tabletop"])


WRITERS: tuple[tuple[type, str], ...] = (
    *((SaveFile, name) for name in ("append", "rewrite", "finish", "sync")),
    *((League, name) for name in ("record", "forget")),
    (SettingsFile, "save"),
    (KeptPictures, "keep"),
)
"""What touches the disk; each is reported just before."""


def _announced(own: Callable[..., Any], report: Report) -> Callable[..., Any]:
    def announced(*args: Any, **more: Any) -> Any:
        report("writes")
        return own(*args, **more)

    return announced


@contextmanager
def reporting(report: Report) -> Iterator[None]:
    """Every sitting tells what it has been shown, as soon as the table hears of it; nobody waits for anybody."""

    def session(match: Match[Any], players: tuple[Player, ...], saves: Autosave, **more: Any) -> Session:
        hurry(patch, match.game)
        made = Session(match, players, saves, pace=0.0, **more)
        if saves.path is not None:
            report("sits", file=saves.path.name, log=[sign_of(entry) for entry in match.log])
        made.begun.connect(lambda: report("sits", file=_name(made), log=[sign_of(entry) for entry in match.log]))
        made.entry_added.connect(lambda index: report("shown", at=index, sign=sign_of(match.log[index])))
        made.undone.connect(lambda length: report("undone", length=length))
        made.finished.connect(lambda result: report("over"))
        return made

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sittings, "Session", session)
        for kind, name in WRITERS:
            patch.setattr(kind, name, _announced(getattr(kind, name), report))
        yield


def _name(session: Session) -> str:
    return session.recorder.path.name if session.recorder.path is not None else ""


class _Person(Family):
    """Somebody at the window, who reports."""

    def __init__(self, window: MainWindow, slug: str, seed: int, report: Report) -> None:
        super().__init__(window, seed)
        self.slug = slug
        self.report = report

    def do(self, phase: str) -> None:
        """Come to the table, and do what belongs to this phase until killed."""
        try:
            self.report("open", tickets=len(self.window.shelf.tickets.tickets))
            self.come()
            self.report("ready")
            act = {
                "moves": self.move,
                "undo": self.take_back,
                "settings": self.change_settings,
                "results": self.play_to_end,
                "pictures": self.leave,
            }[phase]
            for _ in count():
                if self.match.result is not None and phase != "results":
                    self.window.show_shelf()
                    self.come()
                act()
                self.report("turn")
        except BaseException as error:
            self.report("failed", error=repr(error))
            raise

    def move(self) -> None:
        """One thing happens at the table; what a hand cannot reach, as the table is still being laid, is played all the
        same."""
        self.step(self._by_hand)

    def _by_hand(self, action: Action) -> None:
        try:
            self.hands.do(action)
        except Clumsy:
            self.report("clumsy")
            self.session.play(action)

    def come(self) -> None:
        """Take up the first match of the shelf, or begin one."""
        if self.window.shelf.tickets.tickets:
            self.go_on()
        else:
            self.sit_down(self.slug, people=1, computers=company(self.slug, 1, 1))
            self.session.set_friendly_undo(True)

    def take_back(self) -> None:
        """A move, and then some are taken back, and perhaps done again."""
        self.move()
        for _ in range(self.luck.pick(_BACK) + 1):
            self.report("undo")
            self.window.do_at_table(Do.UNDO)
            settle()
            self.report("stands", length=len(self.match.log))
        if self.luck.pick(2):
            self.report("redo")
            self.window.do_at_table(Do.REDO)
            settle()
            self.report("stands", length=len(self.match.log))

    def change_settings(self) -> None:
        """Another language, another volume: each is written down."""
        settings = self.context.settings
        codes = list(LANGUAGES)
        self.report("set")
        self.window.set_language(codes[self.luck.pick(len(codes))])
        self.report("kept", language=settings.language, volume=settings.volume)
        settings.volume = self.luck.pick(101)
        self.report("set")
        self.context.save_settings()
        self.report("kept", language=settings.language, volume=settings.volume)

    def play_to_end(self) -> None:
        """On to the end; the last move is taken back, and made again."""
        if self.match.result is None:
            self.move()
        elif self.luck.pick(3):
            self.report("undo")
            self.window.do_at_table(Do.UNDO)
            settle()
            self.report("stands", length=len(self.match.log))
        else:
            self.window.show_shelf()
            self.come()

    def leave(self) -> None:
        """A move, then back to the shelf, which shows a picture of the table."""
        self.move()
        self.report("leave")
        self.window.show_shelf()
        settle()
        self.report("left")
        self.come()
