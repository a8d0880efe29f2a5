"""By what a match from a file is known when the file comes again: what was in it, whatever it is called by then."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tabletop.core.digests import sha256
from tabletop.store.errors import StoreError
from tabletop.store.listing import kept_matches
from tabletop.store.saves import LARGEST_BYTES, Loaded, read_save
from tabletop.store.written_files import Opened

_SIGNS = 32


def source_of(found: Opened | Loaded) -> str:
    """A word for what was in a file: the same for the same players, moves and remarks, and for nothing else."""
    match = found.match
    if isinstance(found, Opened):
        said: object = (found.record.names, found.record.tags, found.record.remarks)
    else:
        header = found.header
        said = (header.players, header.tags, header.remarks, header.key)
    whole = msgspec.json.encode((match.game.info.slug, match.setup, said, match.log))
    return sha256(whole).hex()[:_SIGNS]


def known_match(folder: Path, found: Opened | Loaded) -> Path | None:
    """The match of `folder` that came from the same thing before, however far it has gone on since; or of which a file
    is a copy, move for move. None if there is none."""
    source = f'"source":"{source_of(found)}"'.encode()
    key = f'"key":"{found.header.key}"'.encode() if isinstance(found, Loaded) and found.header.key else None
    for path in kept_matches(folder):
        head = _first_line(path)
        if source in head or (key is not None and key in head and _is_copy(path, found)):
            return path
    return None


def _first_line(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.readline(LARGEST_BYTES)
    except OSError:
        return b""


def _is_copy(path: Path, found: Opened | Loaded) -> bool:
    try:
        return isinstance(found, Loaded) and read_save(path).lines == read_save(found.file.path).lines
    except StoreError:
        return False
