"""Save files: written after every ply, cut at any byte, damaged, foreign, newer, locked, taken."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.match.log import LONGEST_MS
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.disk import LOCKS, alone_with
from tabletop.store.errors import (
    CannotRead,
    CannotWrite,
    DamagedSave,
    Gone,
    NewerFormat,
    StoreError,
    Taken,
    UnknownGame,
    Unreadable,
)
from tabletop.store.listing import unfinished
from tabletop.store.saves import Header, SaveFile, load_save, rename
from tests.conformance.playing import play
from tests.store.windows_locks import on_windows

SLUG = games.slugs()[0]
SETUP = Setup(2)
HEADER = Header(SLUG, SETUP, (Player("Ann"), Player("Bob", computer=True)), friendly_undo=True)


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """A match of forty plies."""
    return play(games.load(SLUG), SETUP, seed=3, plies=40)


@pytest.fixture
def file(tmp_path: Path, match: Match[Any]) -> SaveFile:
    """The match, saved ply by ply."""
    saved = SaveFile.create(tmp_path, HEADER, match.log[:1])
    for entry in match.log[1:]:
        saved.append(entry)
    return saved


def test_what_was_saved_is_loaded(file: SaveFile, match: Match[Any]) -> None:
    loaded = load_save(file.path)
    assert loaded.header == replace(HEADER, key=file.header.key)
    assert loaded.match.log == match.log
    assert loaded.match.friendly_undo


def test_every_file_has_a_key_of_its_own(tmp_path: Path, match: Match[Any]) -> None:
    files = [SaveFile.create(tmp_path, HEADER, match.log[:1]) for _ in range(3)]
    assert len({load_save(file.path).header.key for file in files} | {""}) == 4


def test_a_file_cut_at_any_byte_loses_at_most_the_ply_that_was_being_written(file: SaveFile, match: Match[Any]) -> None:
    data = file.path.read_bytes()
    lines = data.splitlines(keepends=True)
    header = len(lines[0])
    for cut in range(len(data)):
        file.path.write_bytes(data[:cut])
        whole = data[:cut].count(b"\n") - 1
        if cut < header:
            with pytest.raises(Unreadable):
                load_save(file.path)
        elif whole < 1:
            with pytest.raises(DamagedSave):
                load_save(file.path)
        elif cut % 7 == 0 or data[cut - 1 : cut] == b"\n":
            assert load_save(file.path).match.log == match.log[:whole]


def test_after_a_torn_line_the_match_goes_on_in_the_same_file(file: SaveFile, match: Match[Any]) -> None:
    data = file.path.read_bytes()
    file.path.write_bytes(data[:-3])
    loaded = load_save(file.path)
    loaded.file.append(match.log[-1])
    assert file.path.read_bytes() == data


def test_a_long_torn_line_leaves_nothing_behind(file: SaveFile, match: Match[Any]) -> None:
    data = file.path.read_bytes()
    whole = data[: data[:-1].rfind(b"\n") + 1]
    file.path.write_bytes(whole + b'{"action":' + b"x" * 500)
    load_save(file.path).file.append(match.log[-1])
    assert file.path.read_bytes() == data


def test_undo_replaces_the_file_as_a_whole(file: SaveFile, match: Match[Any]) -> None:
    file.rewrite(match.log[:20])
    file.append(match.log[20])
    assert load_save(file.path).match.log == match.log[:21]
    assert {path.name for path in file.path.parent.iterdir()} - {LOCKS} == {file.path.name}


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", Unreadable),
        (b"\n", Unreadable),
        (b"\x89PNG\r\n\x1a\n\x00\x00", Unreadable),
        (b"[1]\n", Unreadable),
        (b'{"format":1}\n', Unreadable),
        (b'{"format":"x","game":"ludo"}\n', Unreadable),
        (b'{"format":99,"anything":[]}\n', NewerFormat),
        (b'{"game":"tag","setup":{"seats":2},"players":[],"format":1,"app":"1"}\n', UnknownGame),
    ],
)
def test_foreign_and_newer_files_are_left_alone(tmp_path: Path, content: bytes, error: type[StoreError]) -> None:
    path = tmp_path / "x.tabletop"
    path.write_bytes(content)
    with pytest.raises(error) as caught:
        load_save(path)
    assert path.read_bytes() == content
    assert caught.value.text.msg.source.endswith(".")
    assert caught.value.advice.msg.source.endswith(".")


def test_a_missing_file_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(CannotRead):
        load_save(tmp_path / "gone.tabletop")


def test_an_illegal_ply_is_named_and_the_sound_part_is_offered(file: SaveFile, match: Match[Any]) -> None:
    lines = file.path.read_bytes().splitlines(keepends=True)
    lines[12] = b'{"action":{"seat":0,"verb":"fly"}}\n'
    file.path.write_bytes(b"".join(lines))
    with pytest.raises(DamagedSave) as caught:
        load_save(file.path)
    assert caught.value.move == 11
    assert caught.value.match is not None
    assert caught.value.match.log == match.log[:11]
    assert file.path.read_bytes() == b"".join(lines)


def test_an_unreadable_line_in_the_middle_is_damage(file: SaveFile, match: Match[Any]) -> None:
    lines = file.path.read_bytes().splitlines(keepends=True)
    lines[5] = b"\x00\x01\n"
    file.path.write_bytes(b"".join(lines))
    with pytest.raises(DamagedSave) as caught:
        load_save(file.path)
    assert caught.value.match is not None
    assert caught.value.match.log == match.log[:4]


@pytest.mark.parametrize("at_ms", [b"-%d" % (LONGEST_MS + 1), b"%d" % (LONGEST_MS + 1), b"9" * 30, b"1.5", b'"soon"'])
def test_a_moment_that_no_match_has_is_damage(file: SaveFile, match: Match[Any], at_ms: bytes) -> None:
    lines = file.path.read_bytes().splitlines(keepends=True)
    lines[9] = lines[9].replace(b"}\n", b',"at_ms":%s}\n' % at_ms)
    file.path.write_bytes(b"".join(lines))
    with pytest.raises(DamagedSave) as caught:
        load_save(file.path)
    assert caught.value.match is not None
    assert caught.value.match.log == match.log[:8]


def test_a_setup_that_the_game_does_not_allow_is_unreadable(tmp_path: Path, match: Match[Any]) -> None:
    header = Header(SLUG, Setup(2, (("no.such", "on"),)), HEADER.players)
    file = SaveFile.create(tmp_path, header, match.log)
    with pytest.raises(Unreadable):
        load_save(file.path)


@pytest.mark.parametrize("inside", ["", "saves"])
def test_a_folder_that_is_none_cannot_be_written(tmp_path: Path, match: Match[Any], inside: str) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with pytest.raises(CannotWrite):
        SaveFile.create(blocked / inside, HEADER, match.log)


def test_a_file_that_went_away_cannot_be_written_but_can_be_made_anew(file: SaveFile, match: Match[Any]) -> None:
    file.path.unlink()
    with pytest.raises(Gone):
        file.append(match.log[1])


def test_a_full_disk_leaves_whole_lines(file: SaveFile, match: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    data = file.path.read_bytes()
    real_open = Path.open

    class Full:
        """A file on a disk that takes only five more bytes."""

        def __init__(self, inner: Any) -> None:
            self.inner = inner

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            self.inner.close()

        def __getattr__(self, name: str) -> Any:
            return getattr(self.inner, name)

        def write(self, line: bytes) -> int:
            return int(self.inner.write(line[:5]))

    monkeypatch.setattr(Path, "open", lambda self, *a, **k: Full(real_open(self, *a, **k)))
    with pytest.raises(CannotWrite):
        file.append(match.log[1])
    monkeypatch.undo()
    assert file.path.read_bytes() == data
    file.append(match.log[1])


def test_two_copies_do_not_write_into_each_other(file: SaveFile, match: Match[Any]) -> None:
    other = load_save(file.path)
    other.file.append(match.log[1])
    kept = file.path.read_bytes()
    for write in (lambda: file.append(match.log[1]), lambda: file.rewrite(match.log)):
        with pytest.raises(Taken):
            write()
    assert file.path.read_bytes() == kept


def test_as_many_bytes_of_another_program_are_noticed(file: SaveFile, match: Match[Any]) -> None:
    """A move that was taken back and played again, or another move that is as long."""
    other = load_save(file.path)
    size = file.path.stat().st_size
    other.file.rewrite(match.log[:-1])
    other.file.append(match.log[-1])
    assert file.path.stat().st_size == size
    with pytest.raises(Taken):
        file.append(match.log[1])


def test_a_file_that_is_gone_is_not_a_full_disk(file: SaveFile, match: Match[Any]) -> None:
    file.path.unlink()
    for write in (lambda: file.append(match.log[1]), lambda: file.rewrite(match.log)):
        with pytest.raises(Gone):
            write()
    assert not file.path.exists()


def test_unfinished_matches_are_listed_without_an_engine(file: SaveFile, tmp_path: Path, match: Match[Any]) -> None:
    done = SaveFile.create(tmp_path, HEADER, match.log)
    done.finish((0,))
    (tmp_path / "foreign.tabletop").write_bytes(b"hello")
    found = tuple(unfinished(tmp_path))
    assert [summary.path for summary in found] == [file.path]
    assert (found[0].plies, found[0].moves) == (40, 40)
    assert tuple(unfinished(tmp_path / "nowhere")) == ()


def test_a_move_of_both_sides_is_one_where_players_count_so(tmp_path: Path) -> None:
    chess = play(games.load("chess"), Setup(2), seed=3, plies=9)
    header = Header("chess", chess.setup, (Player("A"), Player("B")))
    file = SaveFile.create(tmp_path, header, chess.log)
    turns = [entry.action.seat for entry in chess.log if entry.action is not None and entry.action.verb == "move"]
    (found,) = unfinished(tmp_path)
    assert found.plies == 9
    assert found.moves == (len(turns) + 1) // 2 < 9
    with file.path.open("ab") as out:
        out.write(b"not an entry\n")
    assert next(iter(unfinished(tmp_path))).moves == found.moves


def test_a_finished_match_can_still_be_read(tmp_path: Path, match: Match[Any]) -> None:
    done = SaveFile.create(tmp_path, HEADER, match.log)
    done.finish((0,))
    assert load_save(done.path).match.log == match.log


def test_names_are_never_taken_twice(tmp_path: Path, match: Match[Any]) -> None:
    paths = {SaveFile.create(tmp_path, HEADER, match.log[:1]).path for _ in range(5)}
    assert len(paths) == 5


def test_a_deal_is_replayed_from_its_outcomes(tmp_path: Path) -> None:
    for slug in games.slugs():
        game = games.load(slug)
        fresh = Match(game, Setup(game.info.seats[1]), LiveChance(5))
        players = tuple(Player(str(seat)) for seat in range(fresh.setup.seats))
        saved = SaveFile.create(tmp_path, Header(slug, fresh.setup, players), fresh.log)
        assert load_save(saved.path).match.state == fresh.state


@pytest.mark.parametrize("windows", [False, True])
def test_while_one_program_writes_no_other_does(
    file: SaveFile, match: Match[Any], monkeypatch: pytest.MonkeyPatch, windows: bool
) -> None:
    """Two that have both found the file as they knew it would write over one another."""
    other = load_save(file.path)
    if windows:
        on_windows(monkeypatch)
    with alone_with(file.path):
        for write in (lambda: other.file.append(match.log[1]), lambda: other.file.rewrite(match.log)):
            with pytest.raises(Taken):
                write()
        with pytest.raises(CannotWrite):
            rename(file.path, "Sunday")
    other.file.append(match.log[1])


def test_on_windows_a_locked_match_can_be_replaced(
    file: SaveFile, match: Match[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is open cannot be replaced there; each match has a byte of its own in a file that stays empty."""
    other = SaveFile.create(tmp_path, HEADER, match.log[:5])
    locks = on_windows(monkeypatch)
    with alone_with(file.path):
        other.rewrite(match.log[:3])
        other.append(match.log[3])
    rename(other.path, "Sunday")
    file.rewrite(match.log[:3])
    assert load_save(other.path).match.log == match.log[:4]
    assert load_save(file.path).match.log == match.log[:3]
    assert not locks.held
    assert (tmp_path / LOCKS).stat().st_size == 0
    assert len(list(unfinished(tmp_path))) == 2


def test_on_windows_a_lock_ends_with_an_error(file: SaveFile, monkeypatch: pytest.MonkeyPatch) -> None:
    locks = on_windows(monkeypatch)
    with pytest.raises(KeyError) as told, alone_with(file.path):
        raise KeyError(*locks.held)
    assert told.value.args, "it was locked"
    assert not locks.held
    with alone_with(file.path), pytest.raises(BlockingIOError), alone_with(file.path):
        raise AssertionError("two are there")


@pytest.mark.parametrize("fault", [errno.EROFS, errno.ENOTDIR, errno.EACCES])
def test_where_nothing_can_be_removed_either_it_is_said_in_plain_words(
    file: SaveFile, match: Match[Any], monkeypatch: pytest.MonkeyPatch, fault: int
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(fault, "refused")

    data = file.path.read_bytes()
    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(os, "unlink", refuse)
    with pytest.raises(CannotWrite):
        file.rewrite(match.log[:9])
    assert file.path.read_bytes() == data
