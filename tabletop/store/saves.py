"""Save files: a header line and the log, one JSON object a line. `docs/save-format.md` describes them.

A file is written after every ply by appending one line in one write; a set-up or an undo replaces the file as a whole.
A last line that was torn off by a crash is dropped when the file is read.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from tabletop import __version__, games
from tabletop.core.game import Game
from tabletop.core.model import Setup, TokenId
from tabletop.match.log import DamagedLog, Entry
from tabletop.match.match import BadSetup, Match
from tabletop.match.players import Player, Seating
from tabletop.store.errors import (
    CannotMove,
    CannotRead,
    CannotWrite,
    DamagedSave,
    NewerFormat,
    Taken,
    UnknownGame,
    Unreadable,
)

FORMAT = 2
"""1: the zone of the pad of Yams was named after its columns. Such matches are read by `Game.upgraded`."""
SUFFIX = ".tabletop"
REMOVED = "removed"


Hand = tuple[tuple[TokenId, str], ...]
"""The cards of a hand from left to right: tokens and what they show."""


class Header(msgspec.Struct, frozen=True):
    """The first line. `seating`: how the people sit; `tags`: what the file that the match comes from says of it, by
    name ("Event"); `hands`: how people have laid their own hands, by zone; `format`: the version of the file's shape;
    `app`: the program that wrote it."""

    game: str
    setup: Setup
    players: tuple[Player, ...]
    friendly_undo: bool = False
    format: int = FORMAT
    app: str = __version__
    seating: Seating = Seating.SAME_SIDE
    tags: tuple[tuple[str, str], ...] = ()
    hands: tuple[tuple[str, Hand], ...] = ()


class EndLine(msgspec.Struct, frozen=True):
    """The last line of a match that is over."""

    winners: tuple[int, ...]
    end: bool = True


class Loaded(msgspec.Struct, frozen=True):
    """A save file with the match replayed."""

    header: Header
    match: Match[Any]
    file: SaveFile


class Summary(msgspec.Struct, frozen=True):
    """What the shelf needs of an unfinished match, without its engine. `plies` counts accepted actions, `moves` as
    the players of the game count; `modified` are seconds since 1970."""

    path: Path
    header: Header
    plies: int
    moves: int
    modified: float


class SaveFile:
    """An open save file. Every method that writes raises CannotWrite, or Taken if another program wrote to it."""

    def __init__(self, path: Path, header: Header, size: int, torn: int = 0) -> None:
        """`size`: bytes of whole lines; `torn`: bytes of a torn last line after them, which the next write replaces."""
        self.path = path
        self.header = header
        self._size = size
        self._torn = torn
        self._upgraded: tuple[Entry, ...] = ()

    def upgrade(self, entries: Iterable[Entry]) -> None:
        """These are the entries of a file of an earlier format: the next write brings all of it into this one."""
        self.header = msgspec.structs.replace(self.header, format=FORMAT)
        self._upgraded = tuple(entries)

    @classmethod
    def create(cls, folder: Path, header: Header, entries: Iterable[Entry]) -> SaveFile:
        """A new file with a name that no other has."""
        for number in count(1):
            path = folder / f"{header.game}-{number:04}{SUFFIX}"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                with path.open("xb"):
                    pass
            except FileExistsError:
                continue
            except OSError as error:
                raise CannotWrite(path, error) from error
            file = cls(path, header, 0)
            try:
                file.rewrite(entries)
            except CannotWrite:
                _remove(path)
                raise
            return file
        raise AssertionError("unreachable")

    def append(self, entry: Entry) -> None:
        """Write one accepted action."""
        self._append(_line(entry))

    def finish(self, winners: tuple[int, ...]) -> None:
        """Note that the match is over: it is no longer offered for continuing."""
        self._append(_line(EndLine(winners)))

    def rewrite(self, entries: Iterable[Entry]) -> None:
        """Replace the whole file: it is complete at every moment, in its old or its new shape."""
        self._guard()
        data = _line(self.header) + b"".join(_line(entry) for entry in entries)
        fresh = self.path.with_suffix(".part")
        try:
            with fresh.open("wb") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno())
            fresh.replace(self.path)
        except OSError as error:
            _remove(fresh)
            raise CannotWrite(self.path, error) from error
        self._size, self._torn = len(data), 0
        self._upgraded = ()

    def _append(self, line: bytes) -> None:
        if self._upgraded:
            self.rewrite(self._upgraded)
        self._guard()
        try:
            with self.path.open("r+b", buffering=0) as out:
                out.seek(self._size)
                written = out.write(line)
                if written != len(line):
                    out.truncate(self._size)
                    self._torn = 0
                    raise OSError("the disk is full")
                if self._torn > len(line):
                    out.truncate()
        except OSError as error:
            raise CannotWrite(self.path, error) from error
        self._size, self._torn = self._size + len(line), 0

    def _guard(self) -> None:
        try:
            size = self.path.stat().st_size
        except OSError as error:
            raise CannotWrite(self.path, error) from error
        if size != self._size + self._torn:
            raise Taken(self.path, f"{size} bytes instead of {self._size + self._torn}")


def load_save(path: Path) -> Loaded:
    """Read and replay a save file. Raises CannotRead, Unreadable, NewerFormat, UnknownGame, DamagedSave."""
    header, lines, size, torn = _read(path)
    entries: list[Entry] = []
    broken: str | None = None
    for line in lines:
        if _is_ending(line):
            continue
        try:
            entries.append(msgspec.json.decode(line, type=Entry))
        except msgspec.DecodeError as error:
            broken = str(error)
            break
    game = games.load(header.game)
    if header.format < FORMAT:
        entries = [_upgraded(game, entry) for entry in entries]
    try:
        match = Match.replay(game, header.setup, entries, header.friendly_undo)
    except BadSetup as error:
        raise Unreadable(path, error) from error
    except DamagedLog as error:
        sound = entries[: error.index]
        match_so_far = Match.replay(game, header.setup, sound, header.friendly_undo) if sound else None
        raise DamagedSave(path, error.index, match_so_far, error) from error
    if broken is not None:
        raise DamagedSave(path, len(entries), match, broken)
    file = SaveFile(path, header, size, torn)
    if header.format < FORMAT:
        file.upgrade(entries)
    return Loaded(file.header, match, file)


def _upgraded(game: Game[Any], entry: Entry) -> Entry:
    return entry if entry.action is None else msgspec.structs.replace(entry, action=game.upgraded(entry.action))


def unfinished(folder: Path) -> tuple[Summary, ...]:
    """The matches that can be continued, the last played first. What cannot be read is left out, and left alone."""
    found = []
    try:
        paths = sorted(folder.glob(f"*{SUFFIX}"))
    except OSError:
        return ()
    for path in paths:
        try:
            header, lines, _, _ = _read(path)
            modified = path.stat().st_mtime
        except (CannotRead, Unreadable, NewerFormat, UnknownGame, OSError):
            continue
        if lines and not _is_ending(lines[-1]):
            found.append(Summary(path, header, len(lines) - 1, _moves(header.game, lines[1:]), modified))
    return tuple(sorted(found, key=lambda summary: -summary.modified))


def put_away(path: Path) -> Path:
    """Take a match off the shelf: its file moves to a folder beside the others. Returns where it lies now; to bring it
    back, `bring_back`. Raises CannotMove."""
    return _moved(path, path.parent / REMOVED)


def bring_back(path: Path) -> Path:
    """Put a match that was put away on the shelf again. Raises CannotMove."""
    return _moved(path, path.parent.parent)


def _moved(path: Path, folder: Path) -> Path:
    """Moves a file without ever replacing another one."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            goal = folder / (path.name if number == 1 else f"{path.stem}-{number}{path.suffix}")
            if not goal.exists():
                return path.rename(goal)
    except OSError as error:
        raise CannotMove(path, error) from error
    raise AssertionError("unreachable")


def _read(path: Path) -> tuple[Header, list[bytes], int, int]:
    """The header, the whole lines after it, how many bytes these are together, and how many of a torn line follow."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise CannotRead(path, error) from error
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].splitlines()
    if not lines:
        raise Unreadable(path, "there is no header")
    return _header(path, lines[0]), lines[1:], whole, len(data) - whole


def _header(path: Path, line: bytes) -> Header:
    try:
        raw = msgspec.json.decode(line)
        version = raw["format"] if isinstance(raw, dict) else None
    except (msgspec.DecodeError, KeyError) as error:
        raise Unreadable(path, error) from error
    if isinstance(version, int) and version > FORMAT:
        raise NewerFormat(path, version)
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError as error:
        raise Unreadable(path, error) from error
    if header.game not in games.slugs():
        raise UnknownGame(path, header.game)
    if len(header.players) != header.setup.seats:
        raise Unreadable(path, "players and seats differ")
    return header


def _moves(game: str, lines: Iterable[bytes]) -> int:
    """How many moves the entries of a file are. What cannot be read is left to whoever opens the file."""
    acts = []
    for line in lines:
        try:
            action = msgspec.json.decode(line, type=Entry).action
        except msgspec.DecodeError:
            break
        if action is not None:
            acts.append(action)
    return games.info(game).moves_in(acts)


def _is_ending(line: bytes) -> bool:
    return line.startswith(b'{"winners"')


def _line(value: Header | Entry | EndLine) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _remove(path: Path) -> None:
    path.unlink(missing_ok=True)
