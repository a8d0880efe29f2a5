"""Writing so that neither a kill nor a power cut leaves half of something."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from zlib import crc32

_log = logging.getLogger(__name__)

LOCKS = "tabletop.locks"
"""The file beside matches that Windows locks, a byte a match; it stays empty."""
_MOST_LOCKS = 1 << 30


def replace_whole(path: Path, data: bytes) -> None:
    """Write a file as a whole: it is complete at every moment, in its old or its new shape, on the disk too. What is
    begun has a name of its own in every running program. Raises OSError; then the old file stands."""
    fresh = path.with_name(f"{path.stem}.{os.getpid()}.part")
    try:
        with fresh.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(path)
    except OSError:
        with suppress(OSError):  # nothing can be removed, either, where the disk has become read-only
            fresh.unlink(missing_ok=True)
        raise


def sync_folder(folder: Path) -> None:
    """Let the disk know the names of the files in a folder, where the system can be told so."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def put_aside(path: Path) -> bool:
    """Take a file that is damaged out of the way; nothing that was put aside before is lost by it. Where that cannot
    be, it stays, and the answer is no."""
    try:
        names = (f".damaged{number or ''}" for number in count())
        path.rename(next(goal for name in names if not (goal := path.with_suffix(name)).exists()))
    except OSError as error:
        _log.info("%s cannot be put aside: %s", path.name, error)
        return False
    return True


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Meanwhile nobody else gets here with the same file; a kill ends it, too. Raises OSError, a BlockingIOError if
    somebody is there. Where files cannot be locked, everybody gets here. On Windows, where a file that is open cannot
    be replaced, a byte far beyond the end of another file in its folder stands for it."""
    if sys.platform == "win32":
        import msvcrt

        opened = os.open(path.with_name(LOCKS), os.O_RDWR | os.O_CREAT)
        try:
            os.lseek(opened, crc32(path.name.lower().encode()) % _MOST_LOCKS, os.SEEK_SET)
            try:
                msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
            except OSError as error:
                if isinstance(error, PermissionError):
                    raise BlockingIOError(error.errno, "another program is there") from error
            try:
                yield
            finally:
                with suppress(OSError):  # where it was not locked
                    msvcrt.locking(opened, msvcrt.LK_UNLCK, 1)
        finally:
            os.close(opened)
        return
    import fcntl

    with path.open("rb") as opened:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if isinstance(error, BlockingIOError):
                raise
        yield
