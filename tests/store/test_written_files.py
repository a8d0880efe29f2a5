"""Files of other programs: of which game they are, what is wrong with them, and that none is ever half written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.store import written_files
from tabletop.store.errors import (
    BrokenMatch,
    CannotRead,
    CannotWriteFile,
    NoMatch,
    OtherKindOfGame,
    StoreError,
    TooLarge,
)
from tabletop.store.written_files import copy_file, kinds, open_file, write_file
from tabletop.text_front import english

CHESS = '[Event "A"]\n[White "Mila"]\n\n1. e4 e5 *\n'
DRAUGHTS = '[Event "A"]\n[GameType "20"]\n\n1. 32-28 19-23 *\n'


def put(folder: Path, name: str, text: str | bytes) -> Path:
    """A file."""
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def slug(path: Path, at: int = 0) -> str:
    """Of which game a match of a file is."""
    return open_file(path, at).match.game.info.slug


def test_the_suffix_says_of_which_game_a_file_is(tmp_path: Path) -> None:
    assert kinds() == {"PGN": "pgn", "PDN": "pdn"}
    opened = open_file(put(tmp_path, "a.PGN", CHESS))
    assert (opened.match.game.info.slug, opened.at, opened.count) == ("chess", 0, 1)
    assert opened.record.names == ("Mila", "")
    assert slug(put(tmp_path, "a.pdn", DRAUGHTS)) == "draughts"


def test_without_a_suffix_it_is_whichever_game_understands_most_of_it(tmp_path: Path) -> None:
    assert slug(put(tmp_path, "a.txt", CHESS)) == "chess"
    assert slug(put(tmp_path, "b.txt", DRAUGHTS)) == "draughts"
    with pytest.raises(NoMatch) as caught:
        open_file(put(tmp_path, "c.txt", "milk, bread, eggs"))
    assert english(caught.value.advice).endswith("opened: PDN, PGN.")


def test_one_of_several_matches_is_opened(tmp_path: Path) -> None:
    path = put(tmp_path, "a.pgn", CHESS + "\n" + CHESS.replace("e4 e5", "d4 d5 2. c4"))
    opened = open_file(path, 1)
    assert (opened.at, opened.count, len(opened.match.log)) == (1, 2, 4)
    with pytest.raises(NoMatch):
        open_file(path, 2)


@pytest.mark.parametrize(
    "data",
    [
        CHESS.replace("Mila", "Zoë").encode("utf-8-sig"),
        CHESS.replace("Mila", "Zoë").encode("latin-1"),
        CHESS.replace("Mila", "Zoë").encode("utf-16"),
        CHESS.replace("Mila", "Zoë").replace("\n", "\r\n").encode(),
        CHESS.replace("Mila", "Zoë").replace("\n", "\r").encode(),
    ],
    ids=["utf-8-sig", "latin-1", "utf-16", "crlf", "cr"],
)
def test_every_way_of_writing_letters_is_read(tmp_path: Path, data: bytes) -> None:
    opened = open_file(put(tmp_path, "a.pgn", data))
    assert opened.record.names == ("Zoë", "")
    assert len(opened.match.log) == 3


@pytest.mark.parametrize(
    ("name", "data", "error"),
    [
        ("a.pgn", b"1. e4 \0 e5", NoMatch),
        ("a.pgn", b'[Event "A"]\n\n*\n', NoMatch),
        ("a.pgn", b"1. e4 e4 *", BrokenMatch),
        ("a.pdn", DRAUGHTS.replace('"20"', '"21"').encode(), OtherKindOfGame),
        ("a.pgn", CHESS.encode() + b"{" + b"x" * 250_000 + b"}", TooLarge),
        ("a.pgn", b" " * 4_000_001, TooLarge),
    ],
    ids=["zero", "no-moves", "illegal", "another-kind", "long", "large"],
)
def test_what_is_wrong_is_said(tmp_path: Path, name: str, data: bytes, error: type[StoreError]) -> None:
    with pytest.raises(error) as caught:
        open_file(put(tmp_path, name, data))
    assert type(caught.value) is error
    assert english(caught.value.text).strip()
    assert english(caught.value.advice).strip()


def test_the_word_at_fault_is_shown_as_far_as_a_person_can_read_it(tmp_path: Path) -> None:
    for word, shown in (("e9", "e9"), ("N\x07x" + "y" * 30, "N x" + "y" * 21 + "…")):
        with pytest.raises(BrokenMatch) as caught:
            open_file(put(tmp_path, "a.pgn", f"1. e4 {word} *"))
        assert caught.value.word == shown
        assert f"“{shown}”" in english(caught.value.text)


def test_a_match_that_cannot_be_played_has_no_word_at_fault(tmp_path: Path) -> None:
    error = BrokenMatch(tmp_path / "a.pgn", open_file(put(tmp_path, "a.pgn", CHESS)).match.game.info.title, "")
    assert english(error.text) == "In the file “a.pgn” a move breaks the rules of Chess."


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(CannotRead):
        open_file(tmp_path / "none.pgn")
    with pytest.raises(CannotRead):
        copy_file(tmp_path / "none.pgn", tmp_path / "goal.pgn")
    assert not (tmp_path / "goal.pgn").exists()


def test_a_file_is_written_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.pgn"
    write_file(path, "Zoë")
    assert path.read_bytes() == "Zoë".encode()
    write_file(path, b"\xff")
    assert path.read_bytes() == b"\xff"
    copy_file(path, path)
    copy_file(path, tmp_path / "b.pgn")
    assert path.read_bytes() == (tmp_path / "b.pgn").read_bytes() == b"\xff"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.pgn", "b.pgn"]


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "a.pgn"
    (folder / "below").mkdir(parents=True)
    for path in (folder, tmp_path / "none" / "b.pgn"):
        with pytest.raises(CannotWriteFile) as caught:
            write_file(path, "text")
        assert path.name in english(caught.value.text)
    assert [one.name for one in tmp_path.iterdir()] == ["a.pgn"]


def test_as_much_as_a_match_may_have_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path, "a.pgn", CHESS)
    monkeypatch.setattr(written_files, "LARGEST_BYTES", len(CHESS))
    assert slug(path) == "chess"
    monkeypatch.setattr(written_files, "LARGEST_BYTES", len(CHESS) - 1)
    with pytest.raises(TooLarge):
        open_file(path)
