"""Disks and folders that fail at a bad moment: each is told as one of our errors, and nothing is left half done."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EINVAL, ENOLCK, ENOSPC
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.luck import Luck
from tabletop.core.model import Action, Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.decoding import read_regular
from tabletop.store.disk import LOCKS, alone_with, put_aside, replace_whole
from tabletop.store.errors import CannotMove, CannotWrite, DamagedSave, Gone, StoreError, Taken, UnknownGame, Unreadable
from tabletop.store.listing import bring_back, destroy, kept_matches, put_away, summary_of, unfinished
from tabletop.store.receipts import Verdict, account_of
from tabletop.store.saves import Header, SaveFile, load_save, read_save, rename
from tabletop.text_front import english
from tests.store.windows_locks import on_windows

LUCK = Luck.of(bytes(range(32)))
HEADER = Header("ludo", Setup(2), (Player("Ann"), Player("Ben")), luck=LUCK)
DAMAGE = b'{"action":{"seat":0,"verb":"fly"}}\n'


@pytest.fixture
def match() -> Match[Any]:
    """A match of three plies whose luck can be checked."""
    match: Match[Any] = Match.begin(games.load("ludo"), Setup(2), LUCK)
    for _ in range(3):
        match.submit(match.game.legal(match.state, min(match.active))[0])
    return match


@pytest.fixture
def file(tmp_path: Path, match: Match[Any]) -> SaveFile:
    """It is saved."""
    return SaveFile.create(tmp_path / "matches", HEADER, match.log)


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing more reaches the disk."""

    def fails(_: int) -> None:
        raise OSError(ENOSPC, "no space left")

    monkeypatch.setattr(os, "fsync", fails)


@pytest.mark.usefixtures("full_disk")
def test_a_file_that_cannot_be_begun_leaves_nothing_behind(tmp_path: Path, match: Match[Any]) -> None:
    with pytest.raises(CannotWrite):
        SaveFile.create(tmp_path, HEADER, match.log)
    assert {one.name for one in tmp_path.iterdir()} <= {LOCKS}


def test_a_full_disk_leaves_the_old_shape(file: SaveFile, match: Match[Any], request: pytest.FixtureRequest) -> None:
    before = file.path.read_bytes()
    request.getfixturevalue("full_disk")
    for write in (file.sync, lambda: file.rewrite(match.log[:1]), lambda: rename(file.path, "Sunday")):
        with pytest.raises(CannotWrite):
            write()
    assert file.path.read_bytes() == before
    assert {one.name for one in file.path.parent.iterdir()} - {LOCKS} == {file.path.name}


def test_what_is_left_half_written_and_cannot_be_removed_is_no_other_error(tmp_path: Path) -> None:
    (tmp_path / f"a.{os.getpid()}.part").mkdir()
    with pytest.raises(OSError, match=r"\.part"):
        replace_whole(tmp_path / "a.tabletop", b"x")


def test_what_is_on_the_disk_is_brought_there(file: SaveFile) -> None:
    before = file.path.read_bytes()
    file.sync()
    assert file.path.read_bytes() == before
    file.path.unlink()
    with pytest.raises(CannotWrite):
        file.sync()


def test_a_folder_that_became_a_file_is_no_file_that_is_gone(file: SaveFile) -> None:
    folder = file.path.parent
    shutil.rmtree(folder)
    folder.write_bytes(b"")
    with pytest.raises(CannotWrite) as caught:
        file.check()
    assert not isinstance(caught.value, Gone)


def test_a_match_without_a_player_for_each_seat_is_unreadable(file: SaveFile) -> None:
    data = file.path.read_bytes().replace(b'"seats":2', b'"seats":3')
    file.path.write_bytes(data)
    with pytest.raises(Unreadable):
        read_save(file.path)


def test_a_match_whose_date_cannot_be_kept_is_not_renamed_silently(
    file: SaveFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "utime", fails)
    with pytest.raises(CannotWrite):
        rename(file.path, "Sunday")


def test_only_a_regular_file_that_is_not_too_large_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"12345")
    assert read_regular(path, 5) == b"12345"
    for place, most in ((path, 4), (tmp_path, 99)):
        with pytest.raises(ValueError, match=r"^5 bytes$|^not a file$"):
            read_regular(place, most)


def test_what_is_put_away_comes_back_beside_what_has_taken_its_name(file: SaveFile, match: Match[Any]) -> None:
    folder = file.path.parent
    away = [put_away(SaveFile.create(folder, HEADER, match.log).path) for _ in range(3)]
    assert [path.name for path in away] == [f"ludo-0002{end}.tabletop" for end in ("", "-2", "-3")]
    again = SaveFile.create(folder, HEADER, match.log).path
    assert bring_back(away[0]).name == "ludo-0002-2.tabletop"
    assert again.exists()
    again.unlink()
    assert bring_back(away[2]).name == "ludo-0002-3.tabletop"


def test_what_is_gone_can_neither_be_moved_nor_deleted(tmp_path: Path) -> None:
    for what in (destroy, put_away, bring_back):
        with pytest.raises(CannotMove) as caught:
            what(tmp_path / "a" / "none.tabletop")
        assert "none.tabletop" in english(caught.value.text)


def test_an_end_of_a_match_that_cannot_be_read_is_an_end_without_winners(file: SaveFile) -> None:
    with file.path.open("ab") as out:
        out.write(b'{"winners":"nobody"}\n')
    found = summary_of(file.path)
    assert found.winners == ()
    assert found.plies == 3
    assert list(unfinished(file.path.parent)) == []


def test_after_an_end_a_torn_line_does_not_count(file: SaveFile) -> None:
    file.finish((1,))
    with file.path.open("ab") as out:
        out.write(b'{"win')
    assert summary_of(file.path).winners == (1,)
    assert list(unfinished(file.path.parent)) == []


def test_a_list_counts_the_moves_as_far_as_they_can_be_read(file: SaveFile) -> None:
    first = summary_of(file.path)
    lines = file.path.read_bytes().splitlines(keepends=True)
    file.path.write_bytes(b"".join((*lines[:3], b'{"action":null}\n', *lines[3:], b"[]\n", lines[3])))
    found = summary_of(file.path)
    assert (found.plies, found.moves) == (first.plies + 3, first.moves)


def test_what_cannot_be_opened_is_not_offered(file: SaveFile, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(path: Path, *_: str) -> object:
        raise PermissionError(path)

    monkeypatch.setattr(Path, "open", locked)
    assert kept_matches(file.path.parent) == (file.path,)
    assert list(unfinished(file.path.parent)) == []


def test_the_receipt_of_a_damaged_match_says_from_where_on(file: SaveFile) -> None:
    assert account_of(file.path).verdict is Verdict.SOUND
    with file.path.open("ab") as out:
        out.write(DAMAGE)
    found = account_of(file.path)
    assert found.verdict is Verdict.WRONG
    assert found.lines[-1] == "Wrong: entry 4 breaks the rules."
    assert any(LUCK.source in line for line in found.lines), "nothing more can be foreseen in it"


def test_the_receipt_of_a_match_without_its_beginning(file: SaveFile) -> None:
    lines = file.path.read_bytes().splitlines(keepends=True)
    file.path.write_bytes(lines[0] + lines[2])
    found = account_of(file.path)
    assert (found.verdict, found.lines[-1]) == (Verdict.WRONG, "Wrong: the set-up breaks the rules.")
    assert not any(LUCK.source in line for line in found.lines)


def test_the_receipt_of_a_table_that_the_game_does_not_allow(file: SaveFile) -> None:
    data = file.path.read_bytes().replace(b'"options":[]', b'"options":[["ludo.none","x"]]')
    file.path.write_bytes(data)
    assert account_of(file.path).verdict is Verdict.UNKNOWN


def test_every_error_says_what_is_wrong_and_what_to_do(tmp_path: Path) -> None:
    damage = DamagedSave(tmp_path / "a.b", 7, None)
    assert english(damage.text) == "The match “a.b” is damaged from move 7 on."
    kinds = (CannotWrite, Gone, UnknownGame, Unreadable)
    told = {english(error.text) + english(error.advice) for error in (kind(tmp_path / "a.b") for kind in kinds)}
    assert len(told) == len(kinds)
    assert str(StoreError(tmp_path / "a.b", "why")) == "a.b: why"


def test_damage_in_a_match_of_an_earlier_shape_is_told_too(file: SaveFile, match: Match[Any]) -> None:
    old = SaveFile.create(file.path.parent, replace(HEADER, format=1), match.log)
    loaded = load_save(old.path)
    assert loaded.header.format == 2
    action = loaded.match.game.legal(loaded.match.state, min(loaded.match.active))[0]
    assert isinstance(action, Action)
    entry = loaded.match.submit(action, chance=LiveChance(1))
    loaded.file.append(loaded.match.log[-1])
    assert load_save(old.path).match.log[-1] == entry
    assert b'"format":2' in old.path.read_bytes()


def test_where_files_cannot_be_locked_they_are_written_all_the_same(
    file: SaveFile, match: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(ENOLCK, "no locks")

    with monkeypatch.context() as patch:
        if sys.platform != "win32":
            patch.setattr("fcntl.flock", refuse)
        file.rewrite(match.log[:2])
    with monkeypatch.context() as patch:
        on_windows(patch).fault = OSError(EINVAL, "no locks")
        file.append(match.log[2])
    assert load_save(file.path).match.log == match.log[:3]


def test_a_match_that_another_program_plays_on_is_not_called_otherwise(
    file: SaveFile, match: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It plays between the look at the file and the writing."""

    @contextmanager
    def late(path: Path) -> Iterator[None]:
        with alone_with(path):
            with path.open("ab") as out:
                out.write(b"\n")
            yield

    monkeypatch.setattr("tabletop.store.saves.alone_with", late)
    with pytest.raises(Taken):
        rename(file.path, "Sunday")


def test_what_cannot_be_put_aside_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    (tmp_path / "a.json").write_bytes(b"{")
    monkeypatch.setattr(os, "rename", refuse)
    put_aside(tmp_path / "a.json")
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]
