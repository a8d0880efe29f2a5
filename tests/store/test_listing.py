"""The list of all matches: what is in it, in which order, and what never stops it."""

from __future__ import annotations

import os
import time
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.disk import LOCKS
from tabletop.store.errors import CannotRead, StoreError, TooLarge, Unreadable
from tabletop.store.listing import any_match, destroy, kept_matches, put_away, summary_of, unfinished
from tabletop.store.saves import LARGEST_BYTES, Header, SaveFile, load_save, read_save, rename

HEADER = Header("ludo", Setup(2), (Player("Ann"), Player("Bob", computer=True)))


def a_match(folder: Path, age_s: float = 0.0, winners: tuple[int, ...] | None = None) -> Path:
    """The file of a match with one move that was played so many seconds ago."""
    game = games.load("ludo")
    match = Match(game, Setup(2), LiveChance(1))
    match.submit(game.legal(match.state, min(match.active))[0], None, 0, LiveChance(2))
    file = SaveFile.create(folder, HEADER, match.log)
    if winners is not None:
        file.finish(winners)
    when = time.time() - age_s
    os.utime(file.path, (when, when))
    return file.path


def test_all_matches_are_found_those_that_were_put_away_too(tmp_path: Path) -> None:
    assert not any_match(tmp_path)
    paths = [a_match(tmp_path, 40), a_match(tmp_path, 30, winners=(1,)), a_match(tmp_path, 20, winners=())]
    away = put_away(a_match(tmp_path, 10))
    found = [summary_of(path) for path in kept_matches(tmp_path)]
    assert [one.path for one in found] == [away, *reversed(paths)]
    assert [one.winners for one in found] == [None, (), (1,), None]
    assert [one.away for one in found] == [True, False, False, False]
    assert {one.plies for one in found} == {1}
    assert [one.path for one in unfinished(tmp_path)] == [paths[0]]
    for path in paths:
        destroy(path)
    assert any_match(tmp_path), "what was put away is kept, too"


def test_a_date_in_the_future_hides_no_match_that_was_just_left(tmp_path: Path) -> None:
    ahead = [a_match(tmp_path, -86_400) for _ in range(3)]
    left = a_match(tmp_path, 60)
    assert next(iter(unfinished(tmp_path))).path == left
    assert kept_matches(tmp_path)[0] == left
    assert {one.path for one in unfinished(tmp_path)} == {left, *ahead}


def test_the_shelf_reads_only_as_many_as_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(6):
        a_match(tmp_path, 10 * number, winners=(0,) if number % 2 else None)
    read: list[Path] = []
    real = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: [read.append(path), real(path)][1])
    assert len(list(islice(unfinished(tmp_path), 2))) == 2
    assert len(read) == 2


@pytest.mark.parametrize(
    "line",
    [b"\xff", b'{"game":"lu\xffdo"}', b"[" * 200_000, b'{"format":2,"game":"ludo","setup":', b"\x00", b"{}"],
    ids=["byte", "bad-utf8", "deep", "torn", "zero", "empty"],
)
def test_no_file_stops_the_list(tmp_path: Path, line: bytes) -> None:
    (tmp_path / "ludo-0009.tabletop").write_bytes(line + b"\n")
    sound = a_match(tmp_path, 5)
    assert [one.path for one in unfinished(tmp_path)] == [sound]
    with pytest.raises(Unreadable):
        summary_of(tmp_path / "ludo-0009.tabletop")


def test_a_bad_byte_in_an_entry_is_damage_and_no_crash(tmp_path: Path) -> None:
    path = a_match(tmp_path)
    path.write_bytes(path.read_bytes() + b'{"action":{"seat":0,"verb":"\xff"}}\n')
    assert summary_of(path).moves == 1
    with pytest.raises(StoreError):
        load_save(path)


def test_only_files_of_a_sensible_size_are_read(tmp_path: Path) -> None:
    large = tmp_path / "ludo-0001.tabletop"
    with large.open("wb") as out:
        out.truncate(LARGEST_BYTES + 1)
    with pytest.raises(TooLarge):
        summary_of(large)
    (tmp_path / "ludo-0002.tabletop").mkdir()
    assert kept_matches(tmp_path) == (large,)
    assert list(unfinished(tmp_path)) == []


def test_a_device_keeps_nobody_waiting() -> None:
    with pytest.raises((Unreadable, CannotRead)):
        read_save(Path(os.devnull))


def test_a_match_gets_a_name_and_keeps_its_moves(tmp_path: Path) -> None:
    path = a_match(tmp_path)
    before = load_save(path)
    log = before.match.log
    assert rename(path, "The long evening").title == "The long evening"
    loaded = load_save(path)
    assert loaded.header == replace(before.header, title="The long evening")
    assert loaded.match.log == log
    loaded.file.append(log[-1])
    assert read_save(path).header.title == "The long evening"
    assert {one.name for one in tmp_path.iterdir()} - {LOCKS} == {path.name}


def test_what_came_from_a_file_is_known(tmp_path: Path) -> None:
    path = a_match(tmp_path)
    assert not summary_of(path).opened
    for header in (replace(HEADER, origin="a.pgn"), replace(HEADER, tags=(("Event", "A"),))):
        assert summary_of(SaveFile.create(tmp_path, header, load_save(path).match.log).path).opened
