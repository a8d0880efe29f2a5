"""The Python files that PySide6 carries in its libraries, compiled once.

PySide6 compiles some 3,600 lines of them (signatures, messages, features) whenever a program starts, as they lie in no
folder where Python would keep what it has compiled: 12 to 15 ms of the processor. Here the result is kept, where Python
keeps that of our own modules; a bundle brings it along. If it is missing, damaged, of other sources or cannot be
written, everything is compiled as ever.
"""

from __future__ import annotations

import builtins
import marshal
import os
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import MAGIC_NUMBER, cache_from_source
from pathlib import Path
from types import CodeType
from typing import Any, Final

_SUM_BYTES: Final = 4


def kept_code() -> Path:
    """The file beside the compiled modules of this package, whose name tells which Python, as theirs do; in a bundle,
    which has one Python and keeps its modules elsewhere, beside this module."""
    here = Path(__file__).with_name("pyside.py")
    place = here if getattr(sys, "frozen", False) else Path(cache_from_source(str(here)))
    return place.with_suffix(".code")


@contextmanager
def compiled_once(file: Path) -> Iterator[None]:
    """While this lasts, whole modules that were compiled before are taken from `file`. What was missing there is
    written afterwards."""
    known = _read(file)
    before = len(known)
    compile_anew = builtins.compile

    def compile_module(source: Any, filename: Any, mode: str, *more: Any, **options: Any) -> Any:
        if more or options or mode != "exec" or not isinstance(source, bytes):
            return compile_anew(source, filename, mode, *more, **options)
        key = f"{filename} {len(source):x} {zlib.crc32(source):x}"
        if key not in known:
            known[key] = compile_anew(source, filename, mode)
        return known[key]

    builtins.compile = compile_module
    try:
        yield
    finally:
        builtins.compile = compile_anew
    if len(known) > before and not sys.dont_write_bytecode:
        _write(file, known)


def _read(file: Path) -> dict[str, CodeType]:
    try:
        content = file.read_bytes()
        if content[:_SUM_BYTES] == _sum(content[_SUM_BYTES:]):
            known: dict[str, CodeType] = marshal.loads(content[_SUM_BYTES:])
            return known
    except (OSError, ValueError, EOFError, TypeError):
        pass
    return {}


def _write(file: Path, known: dict[str, CodeType]) -> None:
    content = marshal.dumps(known)
    fresh = file.with_suffix(f".{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(_sum(content) + content)
        os.replace(fresh, file)
    with suppress(OSError):
        fresh.unlink()


def _sum(content: bytes) -> bytes:
    """What tells damage, and another Python's code."""
    return zlib.crc32(content, zlib.crc32(MAGIC_NUMBER)).to_bytes(_SUM_BYTES, "big")
