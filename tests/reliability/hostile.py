"""What the program does with a file of unknown origin, below the window: nothing but a `StoreError` (or, of words
alone, a `BadNotation`) may be raised, the file stays as it is, and what is called a match is one that goes on.

Each trial returns in one word what came of it, to be counted.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Setup
from tabletop.core.notation import BadNotation
from tabletop.core.text import Text
from tabletop.match.log import Entry
from tabletop.match.match import Match
from tabletop.match.written import check_start, read_match, write_match
from tabletop.store.errors import DamagedSave, StoreError
from tabletop.store.listing import summary_of, unfinished
from tabletop.store.receipts import account_of
from tabletop.store.saves import Loaded, load_save, read_save
from tabletop.store.settings import SettingsFile
from tabletop.store.sources import source_of
from tabletop.store.written_files import open_file
from tests.reliability.samples import WRITTEN

Trial = Callable[[bytes, Path], str]
_LONG = 60
"""Beyond so many entries a match is not played again a second time."""


def said(error: StoreError) -> str:
    """The name of an error that says in plain words what is wrong and what to do."""
    for text in (error.text, error.advice):
        assert isinstance(text, Text)
        assert text.msg.source.endswith("."), text
    return type(error).__name__


def look_at(match: Match[Any]) -> None:
    """What a table asks of a match first: views for all eyes, who may do what, what has just happened."""
    for seat in (None, *range(match.setup.seats)):
        match.view(seat)
        match.report(seat, len(match.log) - 1)
        match.cues(seat, len(match.log) - 1)
    for seat in match.active - {CLOCK}:
        match.game.legal(match.state, seat)
    if match.result is not None:
        match.story()


def try_save(data: bytes, folder: Path) -> str:
    """A save file of ours."""
    path = folder / "x-0001.tabletop"
    path.write_bytes(data)
    try:
        found = load_save(path)
    except DamagedSave as error:
        if error.match is not None:
            look_at(error.match)
            read_save(path)
        came = said(error)
    except StoreError as error:
        came = said(error)
    else:
        look_at(found.match)
        source_of(found)
        came = "match"
    _list(path)
    assert path.read_bytes() == data, "reading has changed the file"
    if came == "match" and len(found.match.log) < _LONG and found.match.result is None:
        _go_on(found)
    return came


def _list(path: Path) -> None:
    """What the shelf, the page of all matches and the command line make of it."""
    try:
        summary_of(path)
    except StoreError as error:
        said(error)
    list(unfinished(path.parent))
    account_of(path)


def _go_on(found: Loaded) -> None:
    """One more action, and everything is there again."""
    match = found.match
    legal = [a for seat in sorted(match.active) for a in match.game.legal(match.state, seat)]
    if legal:
        entry = match.submit(legal[0], at_ms=match.log[-1].at_ms, chance=LiveChance(1))
        assert isinstance(entry, Entry)
        found.file.append(entry)
        assert load_save(found.file.path).match.log == match.log


def try_written(suffix: str) -> Trial:
    """A file of another program, with this suffix."""

    def trial(data: bytes, folder: Path) -> str:
        path = folder / f"x.{suffix}"
        path.write_bytes(data)
        try:
            found = open_file(path)
        except StoreError as error:
            return said(error)
        look_at(found.match)
        source_of(found)
        record = found.record
        again, _ = read_match(found.match.game, write_match(found.match, record.names, record.tags, record.remarks))
        assert [entry.action for entry in again.log] == [entry.action for entry in found.match.log]
        return "match"

    return trial


def try_position(data: bytes, folder: Path) -> str:
    """A position to begin from, as somebody types it into the set-up."""
    text = data.decode("utf-8", "replace")
    came = []
    for slug in WRITTEN:
        game = games.load(slug)
        assert game.notation is not None
        try:
            check_start(game, text)
        except BadNotation:
            came.append("refused")
            continue
        match = Match(game, Setup(game.info.seats[0], position=text), LiveChance(1))
        look_at(match)
        game.notation.check_position(game.notation.position(match.state))
        came.append("position")
    return max(came, default="refused", key=("refused", "position").index)


def try_settings(data: bytes, folder: Path) -> str:
    """The file of the settings, and what a set-up makes of it."""
    path = folder / "settings.json"
    path.write_bytes(data)
    kept = SettingsFile.open(path)
    came = came_of(kept, path)
    assert (path.with_suffix(".damaged") if kept.is_damaged else path).read_bytes() == data
    kept.save()
    again = SettingsFile.open(path).settings
    assert all(getattr(again, name) == getattr(kept.settings, name) for name in kept.settings.__struct_fields__)
    return came


def came_of(kept: SettingsFile, path: Path) -> str:
    """What was read of the file of the settings."""
    if not kept.is_damaged:
        return "settings"
    return "a part of the settings" if path.exists() else "defaults"


TRIALS: dict[str, Trial] = {
    "save": try_save,
    "pgn": try_written("pgn"),
    "pdn": try_written("pdn"),
    "txt": try_written("txt"),
    "fen": try_position,
    "settings": try_settings,
}
