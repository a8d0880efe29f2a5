"""Files that other programs read and write, too: a match in the notation of its game (PGN, PDN)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from tabletop import games
from tabletop.core.notation import BadNotation, OtherKind, Record
from tabletop.match.match import Match
from tabletop.match.written import read_match
from tabletop.store.disk import replace_whole
from tabletop.store.errors import BrokenMatch, CannotRead, CannotWriteFile, NoMatch, OtherKindOfGame, TooLarge

LARGEST_BYTES = 4_000_000
LONGEST_MATCH = 250_000
"""Signs of one match with its comments. The longest ones of tournaments, with the clock at every move, have 50,000."""
_WORD = 24


class Opened(Struct, frozen=True):
    """A match of a file: number `at` of `count`, counted from 0; `record` is what the file says of it."""

    path: Path
    match: Match[Any]
    record: Record
    at: int
    count: int


def kinds() -> dict[str, str]:
    """The names of all notations with the suffixes of their files, in the order of the shelf."""
    return dict(files for slug in games.slugs() if (files := games.info(slug).files) is not None)


def open_file(path: Path, at: int = 0) -> Opened:
    """A match of a file. The suffix says of which game, else whichever understands most of it.

    Raises CannotRead, TooLarge, NoMatch, BrokenMatch (or OtherKindOfGame).
    """
    text = _text(path)
    suffix = path.suffix.removeprefix(".").lower()
    written = [slug for slug in games.slugs() if games.info(slug).files is not None]
    fitting = [slug for slug in written if (games.info(slug).files or ("", ""))[1] == suffix]
    found: list[Opened] = []
    problems: list[BrokenMatch | NoMatch] = []
    for slug in fitting or written:
        try:
            found.append(_understood(slug, path, text, at))
        except (BrokenMatch, NoMatch) as error:
            problems.append(error)
    if found:
        return max(found, key=lambda opened: len(opened.match.log))
    if len(problems) == 1:
        raise problems[0]
    raise NoMatch(path, tuple(kinds()))


def write_file(path: Path, text: str | bytes) -> None:
    """Write a text; a file that was there before is complete until the new one is. Raises CannotWriteFile."""
    _replace(path, text.encode() if isinstance(text, str) else text)


def _replace(path: Path, data: bytes) -> None:
    try:
        replace_whole(path, data)
    except OSError as error:
        raise CannotWriteFile(path, error) from error


def copy_file(path: Path, goal: Path) -> None:
    """Copy a file, which may be its own copy. Raises CannotRead, CannotWriteFile."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise CannotRead(path, error) from error
    _replace(goal, data)


def _understood(slug: str, path: Path, text: str, at: int) -> Opened:
    game = games.load(slug)
    texts = game.notation.matches(text) if game.notation is not None else ()
    if at >= len(texts):
        raise NoMatch(path, tuple(kinds()), f"{len(texts)} matches")
    if len(texts[at]) > LONGEST_MATCH:
        raise TooLarge(path, f"{len(texts[at])} signs")
    try:
        match, record = read_match(game, texts[at])
    except OtherKind as error:
        raise OtherKindOfGame(path, game.info.title, "", error) from error
    except BadNotation as error:
        raise BrokenMatch(path, game.info.title, _shown(error.where), error) from error
    if len(match.log) == 1 and not match.setup.position:
        raise NoMatch(path, tuple(kinds()), "there are no moves")
    return Opened(path, match, record, at, len(texts))


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_BYTES + 1)
    except OSError as error:
        raise CannotRead(path, error) from error
    if len(data) > LARGEST_BYTES:
        raise TooLarge(path, f"more than {LARGEST_BYTES} bytes")
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = data.decode("utf-16", "replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("latin-1")
    if "\0" in text:
        raise NoMatch(path, tuple(kinds()), "not a text")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _shown(word: str) -> str:
    """A word of a file as a person can read it."""
    word = " ".join("".join(sign if sign.isprintable() else " " for sign in word).split())
    return word if len(word) <= _WORD else f"{word[:_WORD]}…"
