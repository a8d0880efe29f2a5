"""A disk on which every operation on files is noted, or refused."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest


class Done(NamedTuple):
    """One operation: `what` was done to `path`; `data`: the whole content after it, or the other name."""

    what: str
    path: str
    data: Any = b""


class _Noted:
    """An open file of which every writing is noted."""

    def __init__(self, inner: Any, path: Path, disk: Disk) -> None:
        self._inner, self._path, self._disk = inner, path, disk

    def __enter__(self) -> _Noted:
        return self

    def __exit__(self, *_: object) -> None:
        self._inner.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def write(self, data: bytes) -> int:
        self._disk.ask()
        count: int = self._inner.write(data)
        self._inner.flush()
        self._disk.note("data", self._path, self._path.read_bytes())
        return count

    def truncate(self, *size: int) -> int:
        self._disk.ask()
        count: int = self._inner.truncate(*size)
        self._disk.note("data", self._path, self._path.read_bytes())
        return count


class Disk:
    """Notes every operation in `folder`; from number `bad` on so many are refused."""

    def __init__(self, folder: Path, bad: int | None = None, fault: int = errno.ENOSPC, count: int = 1) -> None:
        self.folder = folder
        self.done: list[Done] = []
        self._bad = range(bad, bad + count) if bad is not None else range(0)
        self._fault = fault
        self._asked = 0
        self._opened: dict[int, Path] = {}

    def ask(self) -> None:
        """Whether the disk does the next operation. Raises OSError."""
        self._asked += 1
        if self._asked - 1 in self._bad:
            raise OSError(self._fault, os.strerror(self._fault))

    @property
    def asked(self) -> int:
        """How many operations were wanted."""
        return self._asked

    def note(self, what: str, path: Path | str, data: Any = b"") -> None:
        """Write down what was done."""
        self.done.append(Done(what, os.path.relpath(path, self.folder), data))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Everything that is written inside is noted."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Path, "open", self._opening(Path.open))
            patch.setattr(os, "open", self._opening_folders(os.open))
            patch.setattr(os, "fsync", self._syncing(os.fsync))
            for name in ("rename", "replace"):
                patch.setattr(os, name, self._moving(getattr(os, name)))
            patch.setattr(os, "unlink", self._removing(os.unlink))
            patch.setattr(os, "mkdir", self._making(os.mkdir))
            yield

    def _ours(self, path: Any) -> bool:
        return Path(path).is_relative_to(self.folder)

    def _opening(self, own: Any) -> Callable[..., Any]:
        def opened(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
            if set(mode) <= set("rbt") or not self._ours(path):
                return own(path, mode, *args, **more)
            self.ask()
            was = path.exists()
            inner = own(path, mode, *args, **more)
            if not was:
                self.note("new", path)
            elif "w" in mode:
                self.note("data", path)
            self._opened[inner.fileno()] = path
            return _Noted(inner, path, self)

        return opened

    def _opening_folders(self, own: Any) -> Callable[..., int]:
        def opened(path: Any, *args: Any, **more: Any) -> int:
            number: int = own(path, *args, **more)
            self._opened[number] = Path(path)
            return number

        return opened

    def _syncing(self, own: Any) -> Callable[..., None]:
        def synced(opened: int) -> None:
            path = self._opened[opened]
            if self._ours(path):
                self.ask()
                self.note("sure of names" if path.is_dir() else "sure of data", path)
            own(opened)

        return synced

    def _moving(self, own: Any) -> Callable[..., None]:
        def moved(old: Any, new: Any) -> None:
            self.ask()
            own(old, new)
            self.note("move", old, os.path.relpath(new, self.folder))

        return moved

    def _removing(self, own: Any) -> Callable[..., None]:
        def removed(path: Any, **more: Any) -> None:
            self.ask()
            own(path, **more)
            self.note("gone", path)

        return removed

    def _making(self, own: Any) -> Callable[..., None]:
        def made(path: Any, *args: Any, **more: Any) -> None:
            self.ask()
            own(path, *args, **more)
            self.note("folder", path)

        return made
