"""Which matches are kept in a folder, and where they go: put away, brought back, thrown away. No engine is needed."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from itertools import chain, count
from pathlib import Path

from msgspec import Struct

from tabletop import games
from tabletop.core.model import Action, Seat
from tabletop.match.log import Entry
from tabletop.store.decoding import decoded
from tabletop.store.errors import CannotMove, StoreError
from tabletop.store.saves import SUFFIX, EndLine, Header, is_ending, read_save

REMOVED = "removed"
_TAIL_BYTES = 512


class Summary(Struct, frozen=True):
    """What a list shows of a match.

    plies: accepted actions.
    moves: these, as the players of the game count.
    modified: seconds since 1970.
    winners: who has won; empty after a draw; None: the match is not over.
    away: it was put away, and is not offered on the shelf.
    """

    path: Path
    header: Header
    plies: int
    moves: int
    modified: float
    winners: tuple[Seat, ...] | None = None
    away: bool = False

    @property
    def opened(self) -> bool:
        """Whether it came from a file that somebody opened."""
        return bool(self.header.origin or self.header.tags)


def summary_of(path: Path) -> Summary:
    """What there is to say of one match. Raises what `read_save` raises, and CannotRead."""
    found = read_save(path)
    entries = [line for line in found.lines if not is_ending(line)]
    over = bool(found.lines) and is_ending(found.lines[-1])
    return Summary(
        path,
        found.header,
        max(0, len(entries) - 1),
        _moves(found.header.game, entries[1:]),
        found.mark.modified_ns / 1e9,
        _winners(found.lines[-1]) if over else None,
        path.parent.name == REMOVED,
    )


def kept_matches(folder: Path) -> tuple[Path, ...]:
    """The files of all matches, those that were put away too, the last written first. What has a date in the future
    comes last: the clock was wrong then."""
    now = time.time()
    dated = [*_files(folder), *_files(folder / REMOVED)]
    return tuple(path for _, path in sorted(dated, key=lambda one: (one[0] > now, -one[0], one[1].name)))


def any_match(folder: Path) -> bool:
    """Whether there is any, put away or not."""
    return any(True for _ in _files(folder)) or any(True for _ in _files(folder / REMOVED))


def unfinished(folder: Path) -> Iterator[Summary]:
    """The matches that can be continued, the last played first, each read when it is asked for. What cannot be read is
    left out, and left alone."""
    for path in kept_matches(folder):
        if path.parent == folder and not _ends(path):
            try:
                found = summary_of(path)
            except StoreError:
                continue
            if found.winners is None:
                yield found


def put_away(path: Path) -> Path:
    """Take a match off the shelf: its file moves to a folder beside the others. Returns where it lies now; to bring it
    back, `bring_back`. Raises CannotMove."""
    return _moved(path, path.parent / REMOVED)


def bring_back(path: Path) -> Path:
    """Put a match that was put away on the shelf again. Raises CannotMove."""
    return _moved(path, path.parent.parent)


def destroy(path: Path) -> None:
    """Delete a match for good. Raises CannotMove."""
    try:
        path.unlink()
    except OSError as error:
        raise CannotMove(path, error) from error


def _files(folder: Path) -> Iterator[tuple[float, Path]]:
    """The save files of a folder, with the moment of the last writing."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX) and entry.is_file():
                    yield entry.stat().st_mtime, folder / entry.name
    except OSError:
        return


def _ends(path: Path) -> bool:
    """Whether the last line says that the match is over, without reading the rest."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - _TAIL_BYTES))
            lines = file.read(_TAIL_BYTES).splitlines()
    except OSError:
        return True
    return bool(lines) and is_ending(lines[-1])


def _winners(line: bytes) -> tuple[Seat, ...]:
    try:
        return decoded(line, EndLine).winners
    except ValueError:
        return ()


def _moves(game: str, lines: Iterable[bytes]) -> int:
    """How many moves the entries of a file are. What cannot be read is left to whoever opens the file."""
    return games.info(game).moves_in(_actions(lines))


def _actions(lines: Iterable[bytes]) -> Iterator[Action]:
    for line in lines:
        try:
            action = decoded(line, Entry).action
        except ValueError:
            return
        if action is not None:
            yield action


def _moved(path: Path, folder: Path) -> Path:
    """Moves a file without ever replacing another one."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        goals = (folder / f"{path.stem}-{number}{path.suffix}" for number in count(2))
        return path.rename(next(goal for goal in chain((folder / path.name,), goals) if not goal.exists()))
    except OSError as error:
        raise CannotMove(path, error) from error
