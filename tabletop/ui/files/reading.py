"""What is in a file that somebody wants to open: a match of our own, or one of another program."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.errors import StoreError
from tabletop.store.listing import REMOVED
from tabletop.store.saves import SUFFIX, Header, Loaded, SaveFile, load_save
from tabletop.store.sources import known_match, source_of
from tabletop.store.written_files import Opened, open_file
from tabletop.ui.common.context import AppContext
from tabletop.ui.session.session import Session
from tabletop.ui.session.session_factory import adopt_session, resume_session
from tabletop.ui.setup.seat_config import PERSON_NAME

_NAME = 40
_NO_NAMES = ("", "?", "-")

Found = Opened | Loaded


class Reading(Struct, frozen=True):
    """A match that was read. `kept`: the match of ours that came from the same thing before."""

    found: Found
    kept: Loaded | None = None

    @property
    def match(self) -> Found:
        """What comes to the table."""
        return self.kept or self.found


class Readings(Struct, frozen=True):
    """What became of several files: the matches that were understood, and what is wrong with the others."""

    found: tuple[Reading, ...]
    problems: tuple[StoreError, ...]


def read_files(wanted: Sequence[tuple[Path, int]], folder: Path | None) -> Readings:
    """Read the match with this number in each of these files; what comes twice, in a copy perhaps, counts once.
    `folder`: where matches are kept."""
    found: dict[str, Reading] = {}
    problems: list[StoreError] = []
    for path, at in wanted:
        try:
            read = load_save(path) if path.suffix.lower() == SUFFIX else open_file(path, at)
        except StoreError as error:
            problems.append(error)
        else:
            found.setdefault(source_of(read), Reading(read, _kept(read, folder)))
    return Readings(tuple(found.values()), tuple(problems))


def _kept(found: Found, folder: Path | None) -> Loaded | None:
    """The match that came from the same thing before; None if it cannot be read any more, either."""
    known = known_match(folder, found) if folder is not None and not is_ours(found, folder) else None
    if known is None:
        return None
    try:
        return load_save(known)
    except StoreError:
        return None


def session_of(found: Found, context: AppContext, folder: Path | None) -> Session:
    """Let a match that was read go on from its last position: in its file, if that is one of those in `folder`; any
    other file stays as it is, and the match is saved in `folder` like any other."""
    if is_ours(found, folder):
        assert isinstance(found, Loaded)
        return resume_session(found)
    match, header = _adopted(found, context)
    return adopt_session(match, header, folder)


def keep(found: Found, context: AppContext, folder: Path | None) -> None:
    """Let a match that was read lie among the others. Raises CannotWrite."""
    if folder is None or is_ours(found, folder):
        return
    match, header = _adopted(found, context)
    file = SaveFile.create(folder, header, match.log)
    if match.result is not None:
        file.finish(match.result.winners)


def is_at(path: Path | None, found: Found) -> bool:
    """Whether it lies in that file."""
    return path is not None and isinstance(found, Loaded) and found.file.path.resolve() == path.resolve()


def is_ours(found: Found, folder: Path | None) -> bool:
    """Whether it lies among the matches of `folder` already."""
    if folder is None or isinstance(found, Opened):
        return False
    home = found.file.path.resolve().parent
    return home in (folder.resolve(), folder.resolve() / REMOVED)


def _adopted(found: Found, context: AppContext) -> tuple[Match[Any], Header]:
    if isinstance(found, Loaded):
        return found.match, replace(found.header, origin=found.file.path.name, source=source_of(found))
    match, record = found.match, found.record
    players = tuple(_player(record.names, seat, context) for seat in range(match.setup.seats))
    slug = match.game.info.slug
    header = Header(
        slug,
        match.setup,
        players,
        match.friendly_undo,
        tags=record.tags,
        origin=found.path.name,
        remarks=record.remarks,
        source=source_of(found),
    )
    return match, header


def _player(names: tuple[str, ...], seat: int, context: AppContext) -> Player:
    name = " ".join(names[seat].split())[:_NAME] if seat < len(names) else ""
    return Player(context.words.say(PERSON_NAME, number=seat + 1) if name in _NO_NAMES else name)
