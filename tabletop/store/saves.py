"""Save files: a header line and the log, one JSON object a line. `docs/save-format.md` describes them.

A file is written after every ply by appending one line in one write; a set-up or an undo replaces the file as a whole.
A last line that was torn off by a crash is dropped when the file is read.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tabletop import __version__, games
from tabletop.core.luck import Luck
from tabletop.core.model import Setup, TokenId
from tabletop.core.notation import Remarks
from tabletop.match.log import DamagedLog, Entry
from tabletop.match.players import Player, Seating
from tabletop.store.decoding import decoded, read_regular
from tabletop.store.disk import alone_with, replace_whole, sync_folder
from tabletop.store.errors import (
    CannotRead,
    CannotWrite,
    DamagedSave,
    Gone,
    NewerFormat,
    Taken,
    TooLarge,
    UnknownGame,
    Unreadable,
)

if TYPE_CHECKING:
    from tabletop.core.game import Game
    from tabletop.match.match import Match

FORMAT = 2
"""1: the zone of the pad of Yams was named after its columns. Such matches are read by `Game.upgraded`."""
SUFFIX = ".tabletop"
LARGEST_BYTES = 16_000_000
"""More than any match has: the longest that were played have 2,000,000."""

Hand = tuple[tuple[TokenId, str], ...]
"""The cards of a hand from left to right: tokens and what they show."""


class Header(msgspec.Struct, frozen=True):
    """The first line. `seating`: how the people sit; `tags`: what the file that the match comes from says of it, by
    name ("Event"); `hands`: how people have laid their own hands, by zone; `title`: how somebody called the match;
    `origin`: the name of the file from which it was opened; `remarks`: what that file says beside the moves; `source`:
    by what that file is known when it comes again; `key`: by what the results know the match; `luck`: where its luck
    comes from (None: it was begun before that could be checked); `format`: the version of the file's shape; `app`: the
    program that wrote it."""

    game: str
    setup: Setup
    players: tuple[Player, ...]
    friendly_undo: bool = False
    format: int = FORMAT
    app: str = __version__
    seating: Seating = Seating.SAME_SIDE
    tags: tuple[tuple[str, str], ...] = ()
    hands: tuple[tuple[str, Hand], ...] = ()
    title: str = ""
    origin: str = ""
    remarks: Remarks = ()
    key: str = ""
    source: str = ""
    luck: Luck | None = None


class EndLine(msgspec.Struct, frozen=True):
    """The last line of a match that is over."""

    winners: tuple[int, ...]
    end: bool = True


class Loaded(msgspec.Struct, frozen=True):
    """A save file with the match replayed. `ended`: its last line says that the match is over."""

    header: Header
    match: Match[Any]
    file: SaveFile
    ended: bool = False


class Mark(msgspec.Struct, frozen=True):
    """By what it is noticed that somebody else has written to a file, even as many bytes as there were."""

    device: int
    inode: int
    modified_ns: int
    size: int

    @classmethod
    def of(cls, path: Path) -> Mark:
        """How the file is now. Raises OSError."""
        kept = path.stat()
        return cls(kept.st_dev, kept.st_ino, kept.st_mtime_ns, kept.st_size)


class Written(msgspec.Struct, frozen=True):
    """A save file as it was read: `lines` are the whole ones after the header, `size` the bytes of all whole ones,
    `torn` those of a torn last line, `mark` how the file was just before."""

    header: Header
    lines: list[bytes]
    size: int
    torn: int
    mark: Mark


class SaveFile:
    """An open save file. Every method that writes raises CannotWrite, Gone if the file is there no longer, or Taken if
    another program wrote to it."""

    def __init__(self, path: Path, header: Header, mark: Mark, size: int, torn: int = 0) -> None:
        """`mark`: the file as it is known; `size`: bytes of whole lines; `torn`: bytes of a torn last line after them,
        which the next write replaces."""
        self.path = path
        self.header = header
        self._mark = mark
        self._size = size
        self._torn = torn
        self._upgraded: tuple[Entry, ...] = ()

    def upgrade(self, entries: Iterable[Entry]) -> None:
        """These are the entries of a file of an earlier format: the next write brings all of it into this one."""
        self.header = msgspec.structs.replace(self.header, format=FORMAT)
        self._upgraded = tuple(entries)

    @classmethod
    def create(cls, folder: Path, header: Header, entries: Iterable[Entry]) -> SaveFile:
        """A new file with a name and a key that no other has."""
        header = msgspec.structs.replace(header, key=f"{time.time_ns():x}")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotWrite(folder, error) from error
        number = 0
        while True:
            number += 1
            path = folder / f"{header.game}-{number:04}{SUFFIX}"
            try:
                with path.open("xb"):
                    pass
                file = cls(path, header, Mark.of(path), 0)
            except FileExistsError:
                continue
            except OSError as error:
                raise CannotWrite(path, error) from error
            try:
                file.rewrite(entries)
            except CannotWrite:
                with suppress(OSError):
                    path.unlink(missing_ok=True)
                raise
            return file

    def append(self, entry: Entry) -> None:
        """Write one accepted action."""
        self._append(_line(entry))

    def finish(self, winners: tuple[int, ...]) -> None:
        """Note that the match is over: it is no longer offered for continuing."""
        self._append(_line(EndLine(winners)))

    def sync(self) -> None:
        """Let the disk have what the system may still hold back: a power cut loses nothing that came before."""
        try:
            with self.path.open("rb+") as out:
                os.fsync(out.fileno())
            sync_folder(self.path.parent)
        except OSError as error:
            raise CannotWrite(self.path, error) from error

    def rewrite(self, entries: Iterable[Entry]) -> None:
        """Replace the whole file: it is complete at every moment, in its old or its new shape."""
        data = in_full(self.header, entries)
        with self._alone():
            replace_whole(self.path, data)
            self._note()
        self._size, self._torn = len(data), 0
        self._upgraded = ()

    def _append(self, line: bytes) -> None:
        if self._upgraded:
            self.rewrite(self._upgraded)
        with self._alone():
            try:
                self._write_at_end(line)
            finally:
                self._note()
        self._size, self._torn = self._size + len(line), 0

    def _write_at_end(self, line: bytes) -> None:
        with self.path.open("r+b", buffering=0) as out:
            out.seek(self._size)
            written = out.write(line)
            if written != len(line):
                out.truncate(self._size)
                self._torn = 0
                raise OSError("the disk is full")
            if self._torn > len(line):
                out.truncate()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """The file is as this program has left it, and no other program writes to it meanwhile."""
        self.check()
        try:
            with alone_with(self.path):
                self.check()
                yield
        except BlockingIOError as error:
            raise Taken(self.path, error) from error
        except OSError as error:
            raise CannotWrite(self.path, error) from error

    def _note(self) -> None:
        """The file is as this program has left it; where it cannot be asked, the next guard says so."""
        with suppress(OSError):
            self._mark = Mark.of(self.path)

    def check(self) -> None:
        """Look whether the file is as this program has left it."""
        try:
            now = Mark.of(self.path)
        except FileNotFoundError as error:  # Windows says so, too, where the folder has become a file
            kind = CannotWrite if self.path.parent.is_file() else Gone
            raise kind(self.path, error) from error
        except OSError as error:
            raise CannotWrite(self.path, error) from error
        if now != self._mark:
            raise Taken(self.path, f"{now} instead of {self._mark}")


def in_full(header: Header, entries: Iterable[Entry], winners: tuple[int, ...] | None = None) -> bytes:
    """All lines of a save file. `winners`: of a match that is over."""
    ending = b"" if winners is None else _line(EndLine(winners))
    return _line(header) + b"".join(_line(entry) for entry in entries) + ending


def load_save(path: Path) -> Loaded:
    """Read and replay a save file. Raises CannotRead, TooLarge, Unreadable, NewerFormat, UnknownGame, DamagedSave."""
    from tabletop.match.match import BadSetup, Match  # whoever only lists matches needs none of the rules

    found = read_save(path)
    header = found.header
    entries: list[Entry] = []
    broken: str | None = None
    for line in found.lines:
        if is_ending(line):
            continue
        try:
            entries.append(decoded(line, Entry))
        except ValueError as error:
            broken = str(error)
            break
    game = games.load(header.game)
    if header.format < FORMAT:
        entries = [_upgraded(game, entry) for entry in entries]
    try:
        match = Match.replay(game, header.setup, entries, header.friendly_undo, header.luck)
    except BadSetup as error:
        raise Unreadable(path, error) from error
    except DamagedLog as error:
        sound = entries[: error.index]
        match_so_far = Match.replay(game, header.setup, sound, header.friendly_undo, header.luck) if sound else None
        raise DamagedSave(path, error.index, match_so_far, error) from error
    if broken is not None:
        raise DamagedSave(path, len(entries), match, broken)
    file = SaveFile(path, header, found.mark, found.size, found.torn)
    if header.format < FORMAT:
        file.upgrade(entries)
    return Loaded(file.header, match, file, bool(found.lines) and is_ending(found.lines[-1]))


def _upgraded(game: Game[Any], entry: Entry) -> Entry:
    return entry if entry.action is None else msgspec.structs.replace(entry, action=game.upgraded(entry.action))


def read_save(path: Path) -> Written:
    """Read a save file without its engine. Raises CannotRead, TooLarge, Unreadable, NewerFormat, UnknownGame."""
    data, mark = _data(path)
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    if not lines:
        raise Unreadable(path, "there is no header")
    return Written(_header(path, lines[0]), lines[1:], whole, len(data) - whole, mark)


def rename(path: Path, title: str) -> Header:
    """Call a match by another name ("": by none); returns its header. Its log stays as it is. Raises what `read_save`
    raises, CannotWrite, and Taken if another program plays in it just now."""
    found = read_save(path)
    header = msgspec.structs.replace(found.header, title=title)
    try:
        with alone_with(path):
            kept = path.stat()
            if Mark.of(path) != found.mark:
                raise Taken(path)
            replace_whole(path, b"".join((_line(header), *(line + b"\n" for line in found.lines))))
        os.utime(path, ns=(kept.st_atime_ns, kept.st_mtime_ns))  # it was not played just now
    except OSError as error:
        raise CannotWrite(path, error) from error
    return header


def is_ending(line: bytes) -> bool:
    """Whether a line says that the match is over."""
    return line.startswith(b'{"winners"')


def _data(path: Path) -> tuple[bytes, Mark]:
    """The bytes of a file of a size that matches have, and how it was."""
    try:
        mark = Mark.of(path)
        if mark.size > LARGEST_BYTES:
            raise TooLarge(path, f"{mark.size} bytes")
        return read_regular(path, LARGEST_BYTES), mark
    except ValueError as error:
        raise Unreadable(path, error) from error
    except OSError as error:
        raise CannotRead(path, error) from error


def _header(path: Path, line: bytes) -> Header:
    try:
        raw: object = decoded(line, object)
        version = raw["format"] if isinstance(raw, dict) else None
        if isinstance(version, int) and version > FORMAT:
            raise NewerFormat(path, version)
        header = decoded(line, Header)
    except (ValueError, KeyError) as error:
        raise Unreadable(path, error) from error
    if header.game not in games.slugs():
        raise UnknownGame(path, header.game)
    if len(header.players) != header.setup.seats:
        raise Unreadable(path, "players and seats differ")
    return header


def _line(value: Header | Entry | EndLine) -> bytes:
    return msgspec.json.encode(value) + b"\n"
