"""Reading what lies on the disk or comes from another process, whatever stands there."""

from __future__ import annotations

from pathlib import Path
from stat import S_ISREG
from typing import TypeVar

import msgspec

T = TypeVar("T")


def decoded(data: bytes, kind: type[T]) -> T:
    """JSON as a value. Raises ValueError, whatever is wrong with it: bytes that are no text and nesting without an end
    too."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(str(error)) from error


def read_regular(path: Path, most_bytes: int) -> bytes:
    """The bytes of a regular file; a pipe would keep the reader waiting. Raises OSError, and ValueError if it is
    something else or larger than `most_bytes`."""
    kept = path.stat()
    if not S_ISREG(kept.st_mode):
        raise ValueError("not a file")
    if kept.st_size > most_bytes:
        raise ValueError(f"{kept.st_size} bytes")
    return path.read_bytes()
