"""The results of all finished matches, in SQLite: who played what, when, and who won."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import groupby
from pathlib import Path

import msgspec
from msgspec import convert

from tabletop.core.bot import Level
from tabletop.core.model import Result
from tabletop.match.form import Meeting
from tabletop.match.players import Player
from tabletop.store.disk import put_aside
from tabletop.store.errors import CannotKeepResult

DRAWN = 0
"""The place of everybody in a match that nobody has won."""
_PATIENCE_S = 0.3
_NEVER_S = 2**62
_DAMAGE = {
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
}
_SCHEMA = (
    "CREATE TABLE IF NOT EXISTS match ("
    " id INTEGER PRIMARY KEY, game TEXT NOT NULL, ended_s INTEGER NOT NULL, rule TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS chair ("
    " match INTEGER NOT NULL REFERENCES match(id), seat INTEGER NOT NULL, name TEXT NOT NULL,"
    " computer INTEGER NOT NULL, place INTEGER NOT NULL, score INTEGER, strength REAL, PRIMARY KEY (match, seat))",
    "CREATE INDEX IF NOT EXISTS chair_name ON chair(name)",
)
_WITH_STRENGTHS = 2
"""The shape of the file (`user_version`) from which on it tells how strong computer players were; from 1 on a match has
a key."""


class Standing(msgspec.Struct, frozen=True):
    """What a person, or a `computer` player, reached: matches played and won."""

    name: str
    played: int
    won: int
    computer: bool = False


class _Damaged(CannotKeepResult):
    """What the file holds are no results; it has been put aside, and the next use begins another."""


class League:
    """The file of results. Every method raises CannotKeepResult if the file cannot be used."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def record(
        self,
        game: str,
        players: tuple[Player, ...],
        result: Result,
        ended_s: int,
        key: str = "",
        even: bool = True,
    ) -> int:
        """Note a finished match; `ended_s` are seconds since 1970. Returns its number, for `forget`.

        `key` is that of its file ("": it has none): what was noted under it is replaced, so that a match whose end was
        seen twice counts once. A match that was not `even`, as somebody had a handicap, is no measure of how well
        anybody plays: it is no meeting.
        """
        first = DRAWN if result.drawn else 1
        place = {seat: rank for rank, group in enumerate(result.ranking, start=first) for seat in group}
        chairs = [
            (
                seat,
                player.name,
                player.computer,
                place.get(seat, len(players)),
                _score(result, seat),
                _strength(player, even),
            )
            for seat, player in enumerate(players)
        ]
        values = (game, ended_s, result.rule, key or None)
        try:
            return self._note(values, chairs)
        except _Damaged:
            return self._note(values, chairs)

    def _note(self, values: tuple[str, int, str, str | None], chairs: Sequence[tuple[object, ...]]) -> int:
        key = values[-1]
        with self._open() as db:
            if key is not None:
                db.execute("DELETE FROM chair WHERE match IN (SELECT id FROM match WHERE key = ?)", (key,))
                db.execute("DELETE FROM match WHERE key = ?", (key,))
            row = db.execute("INSERT INTO match (game, ended_s, rule, key) VALUES (?, ?, ?, ?)", values)
            number = int(row.lastrowid or 0)
            db.executemany("INSERT INTO chair VALUES (?, ?, ?, ?, ?, ?, ?)", [(number, *chair) for chair in chairs])
        return number

    def forget(self, number: int | None, key: str = "") -> None:
        """Strike out a match whose end was taken back, by its number or what it was noted under."""
        known = (number, key or None)
        with self._open() as db:
            db.execute("DELETE FROM chair WHERE match IN (SELECT id FROM match WHERE id = ? OR key = ?)", known)
            db.execute("DELETE FROM match WHERE id = ? OR key = ?", known)

    def standings(self, since_s: int = 0, computers: bool = False, until_s: int = _NEVER_S) -> tuple[Standing, ...]:
        """Every person who has finished a match from `since_s` to `until_s` (seconds since 1970), most victories first;
        with `computers` the computer players, too."""
        with self._open() as db:
            found = db.execute(
                "SELECT name, COUNT(*), SUM(place = 1), computer FROM chair JOIN match ON match.id = chair.match"
                " WHERE ended_s BETWEEN ? AND ? AND computer <= ? GROUP BY name, computer ORDER BY 3 DESC, 2, name",
                (since_s, until_s, computers),
            ).fetchall()
            rows = convert(found, list[tuple[str, int, int, int]])
        return tuple(Standing(name, played, won, bool(computer)) for name, played, won, computer in rows)

    def meetings(self, game: str, name: str) -> list[list[Meeting]]:
        """What a person reached in each match of a game against computer players, the oldest first."""
        with self._open() as db:
            found = db.execute(
                "SELECT own.match, own.seat, other.strength,"
                " (own.place < other.place) + 0.5 * (own.place = other.place)"
                " FROM chair own JOIN chair other ON other.match = own.match JOIN match ON match.id = own.match"
                " WHERE game = ? AND own.name = ? AND NOT own.computer AND other.strength IS NOT NULL"
                " ORDER BY ended_s, own.match, own.seat",
                (game, name),
            ).fetchall()
            rows = convert(found, list[tuple[int, int, float, float]])
        matches = groupby(rows, key=lambda row: row[:2])
        return [[Meeting(strength, score) for _, _, strength, score in one] for _, one in matches]

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """A connection for one change, which is kept as a whole or not at all."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self._path, timeout=_PATIENCE_S)) as db:
                _prepare(db)
                with db:
                    yield db
        except (sqlite3.Error, OSError, ValueError) as error:
            if not _is_damage(error) or _is_newer(self._path):
                raise CannotKeepResult(self._path, error) from error
            put_aside(self._path)
            raise _Damaged(self._path, error) from error


def _is_damage(error: Exception) -> bool:
    """Whether the file is at fault, and not the disk, the folder or another program that writes just now. SQLite calls
    it text that is none, tables and columns that should be there, values of another kind."""
    if isinstance(error, OSError):
        return False
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in _DAMAGE


def _is_newer(path: Path) -> bool:
    """Whether a later program has brought the file into a shape of its own."""
    try:
        with closing(sqlite3.connect(path, timeout=_PATIENCE_S)) as db:
            return _shape(db) > _WITH_STRENGTHS
    except (sqlite3.Error, ValueError):
        return False


def _prepare(db: sqlite3.Connection) -> None:
    """Make the tables, or bring those of an earlier program into today's shape: all of it or nothing, and only one
    program at a time."""
    if _shape(db) >= _WITH_STRENGTHS:
        return
    with db:
        db.execute("BEGIN IMMEDIATE")
        if _shape(db) >= _WITH_STRENGTHS:
            return
        for statement in _SCHEMA:
            db.execute(statement)
        columns = {column[1] for column in db.execute("PRAGMA table_info(match)")}
        if "key" not in columns:
            db.execute("ALTER TABLE match ADD COLUMN key TEXT")
        if "strength" not in {column[1] for column in db.execute("PRAGMA table_info(chair)")}:
            db.execute("ALTER TABLE chair ADD COLUMN strength REAL")
        db.execute("CREATE UNIQUE INDEX IF NOT EXISTS match_key ON match(key)")
        db.execute(f"PRAGMA user_version = {_WITH_STRENGTHS}")


def _shape(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _score(result: Result, seat: int) -> int | None:
    return result.scores[seat] if result.scores else None


def _strength(player: Player, even: bool) -> float | None:
    """How strong a computer player was, in levels, where that tells something; of a program from elsewhere nobody
    knows."""
    if not player.computer or player.program or not even:
        return None
    return player.strength if player.as_i_play else tuple(Level).index(player.level)
