"""What a long run keeps an eye on: whatever complains, and what the process holds."""

from __future__ import annotations

import ctypes
import gc
import logging
import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from traceback import format_exception
from types import TracebackType

import pytest
from msgspec import Struct
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from tabletop.ui.common import programs, voice
from tabletop.ui.common.painted import _shadow_picture
from tabletop.ui.look.covers import _cover
from tabletop.ui.look.icons import icon, icon_pixmap
from tabletop.ui.look.painting.animals import animal_pixmap
from tabletop.ui.look.painting.store import PixmapStore
from tests.ui.matches import window_of as window_of

_FINE = ("This plugin does not support",)
"""What the offscreen platform says of size hints and of raising windows."""
_PAGE_KB = os.sysconf("SC_PAGE_SIZE") // 1024 if hasattr(os, "sysconf") else 4
_STORES = (icon.store, icon_pixmap.store, _cover.store, animal_pixmap.store, _shadow_picture.store)
FLAT, SLACK_MB = 1.1, 8.0


class Complaints(logging.Handler):
    """What Qt, Python and the program itself complain of, in the order in which it came."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(f"logged by {record.name}: {record.getMessage()}")

    def from_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """A message of Qt."""
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not message.startswith(_FINE):
            self.heard.append(f"Qt: {message}")

    def from_python(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """An error in a slot or in the handling of an event."""
        self.heard.append("".join(format_exception(kind, error, trace)))

    def check(self) -> None:
        """Raise AssertionError if anything has complained."""
        assert not self.heard, "\n".join(self.heard)


@contextmanager
def listening() -> Iterator[Complaints]:
    """Hears every complaint inside. Programs and voices of this computer stay in their places."""
    complaints, before = Complaints(), sys.excepthook
    logging.getLogger().addHandler(complaints)
    older = qInstallMessageHandler(complaints.from_qt)
    sys.excepthook = complaints.from_python
    try:
        with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings():
            warnings.simplefilter("error")
            patch.setattr(voice, "found_speakers", lambda: ())
            patch.setattr(programs, "found_programs", lambda commands, chosen: [])
            yield complaints
    finally:
        sys.excepthook = before
        qInstallMessageHandler(older)
        logging.getLogger().removeHandler(complaints)


class Held(Struct, frozen=True):
    """What the process holds: memory in MB, what of it are pictures that are kept up to a limit, and how many file
    descriptors, threads, children and widgets."""

    memory_mb: float
    pictures_mb: float
    files: int
    threads: int
    children: int
    widgets: int

    def __str__(self) -> str:
        counts = f"{self.files} descriptors, {self.threads} threads, {self.children} children, {self.widgets} widgets"
        return f"{self.memory_mb:.1f} MB with {self.pictures_mb:.1f} MB of pictures, {counts}"


def _give_back() -> None:
    """Let the allocator give back what it keeps for later: pictures of a window as large as a wall leave holes."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)


def held() -> Held:
    """What is held now, once garbage is gone. All but widgets is counted on Linux only."""
    gc.collect()
    _give_back()
    widgets, own = len(QApplication.allWidgets()) if QApplication.instance() is not None else 0, Path("/proc/self")
    if not own.exists():
        return Held(0.0, 0.0, 0, 0, 0, widgets)
    pages = int((own / "statm").read_text().split()[1])
    tasks = list((own / "task").iterdir())
    children = sum(len((task / "children").read_text().split()) for task in tasks)
    of_tables = sum(one.kept_bytes for one in gc.get_objects() if isinstance(one, PixmapStore))
    pictures = (of_tables + sum(store.kept_bytes for store in _STORES)) / 2**20
    return Held(pages * _PAGE_KB / 1024, pictures, len(list((own / "fd").iterdir())), len(tasks), children, widgets)


def is_flat(memory_mb: Sequence[float]) -> bool:
    """Whether the last quarter of these samples is no higher than the one before, but for a tenth."""
    quarter = len(memory_mb) // 4
    if not quarter:
        return True
    before, last = memory_mb[-2 * quarter : -quarter], memory_mb[-quarter:]
    return median(last) <= FLAT * median(before) + SLACK_MB
