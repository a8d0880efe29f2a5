"""Reading what lies on the disk or comes from another process, whatever stands there."""

from __future__ import annotations

import re
from itertools import accumulate
from pathlib import Path
from stat import S_ISREG
from typing import TypeVar

import msgspec

T = TypeVar("T")

DEEPEST = 100
"""Nothing that is written here is nested half as deeply. How far Python goes differs from one version to the next."""
_TEXT = re.compile(rb'"(?:[^"\\]|\\.)*"')


def depth(data: bytes) -> int:
    """How many lists and tables of JSON lie in one another, at most; fewer than `DEEPEST` are not told exactly."""
    brackets = data.count(b"[") + data.count(b"{")
    if brackets <= DEEPEST:
        return brackets
    steps = (1 if byte in b"[{" else -1 for byte in _TEXT.sub(b"", data) if byte in b"[]{}")
    return max(accumulate(steps), default=0)


def decoded(data: bytes, kind: type[T]) -> T:
    """JSON as a value. Raises ValueError, whatever is wrong with it: bytes that are no text and nesting without an end
    too."""
    if depth(data) > DEEPEST:
        raise ValueError("nested without an end")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
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
