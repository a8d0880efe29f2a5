"""Files as Windows has them, as far as two programs in one match are concerned: `msvcrt` locks bytes for whoever has
opened the file, and what is open cannot be replaced or renamed.

It is a likeness, made from the documentation; nothing here ever ran on Windows.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

Spot = tuple[int, int, int]
"""A byte: of which disk, file and place."""


class Locks(ModuleType):
    """Stands for `msvcrt`. A byte that another opening of the file has locked is refused as Windows refuses it, also to
    the same program; `fault` is raised where the disk knows no locks."""

    LK_NBLCK, LK_UNLCK = 2, 0

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.held: dict[Spot, int] = {}
        self.fault: OSError | None = None

    def locking(self, opened: int, mode: int, count: int) -> None:
        """Lock or unlock so many bytes from where the file stands."""
        if self.fault is not None:
            raise self.fault
        file, at = os.fstat(opened), os.lseek(opened, 0, os.SEEK_CUR)
        spots = [(file.st_dev, file.st_ino, at + more) for more in range(count)]
        if mode == self.LK_NBLCK:
            if any(spot in self.held for spot in spots):
                raise PermissionError(errno.EACCES, "Permission denied")
            self.held |= dict.fromkeys(spots, opened)
        else:
            for spot in spots:
                if self.held.get(spot) != opened:
                    raise PermissionError(errno.EACCES, "Permission denied")
                del self.held[spot]


def _unless_open(real: Callable[..., None]) -> Callable[..., None]:
    def move(source: Path, goal: Path) -> None:
        files = {(kept.st_dev, kept.st_ino) for path in (source, goal) if (kept := _stat(path)) is not None}
        for opened in os.listdir("/proc/self/fd"):
            kept = _stat(Path("/proc/self/fd") / opened)
            if kept is not None and (kept.st_dev, kept.st_ino) in files:
                raise PermissionError(errno.EACCES, "The process cannot access the file because it is being used")
        real(source, goal)

    return move


def _stat(path: Path) -> os.stat_result | None:
    try:
        return os.stat(path)
    except OSError:
        return None


def on_windows(patch: pytest.MonkeyPatch) -> Locks:
    """From now on files are locked, replaced and renamed as Windows does it."""
    locks = Locks()
    patch.setattr(sys, "platform", "win32")
    patch.setitem(sys.modules, "msvcrt", locks)
    if os.path.isdir("/proc/self/fd"):
        patch.setattr(os, "replace", _unless_open(os.replace))
        patch.setattr(os, "rename", _unless_open(os.rename))
    return locks
