"""A match that comes again is known by what was in its file, whatever the file is called by then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.match.players import Player
from tabletop.store.listing import put_away
from tabletop.store.saves import Header, Loaded, SaveFile, load_save
from tabletop.store.sources import known_match, source_of
from tabletop.store.written_files import Opened, open_file

TEXT = '[Event "A"]\n[White "Mila"]\n\n1. e4 {fine} e5 *\n'


def opened(folder: Path, text: str = TEXT, name: str = "a.pgn") -> Opened:
    """A match of a file of another program."""
    (folder / name).write_text(text, "utf-8")
    return open_file(folder / name)


def kept(folder: Path, found: Opened) -> Loaded:
    """The same match as a save file of ours, which knows where it came from."""
    players = (Player("Mila"), Player("Ben"))
    header = Header("chess", found.match.setup, players, source=source_of(found))
    return load_save(SaveFile.create(folder / "matches", header, found.match.log).path)


@pytest.mark.parametrize(
    "other",
    [TEXT.replace("Mila", "Oma"), TEXT.replace("e5", "e6"), TEXT.replace("fine", "bad"), TEXT.replace('"A"', '"B"')],
    ids=["name", "move", "remark", "tag"],
)
def test_another_match_has_another_source(tmp_path: Path, other: str) -> None:
    mine = source_of(opened(tmp_path))
    assert len(mine) == 32
    assert source_of(opened(tmp_path, name="b.txt")) == mine
    assert source_of(opened(tmp_path, other)) != mine


def test_what_came_from_a_file_is_known_when_that_comes_again(tmp_path: Path) -> None:
    found = opened(tmp_path)
    folder = tmp_path / "matches"
    assert known_match(folder, found) is None
    mine = kept(tmp_path, found)
    game = mine.match.game
    mine.match.submit(game.legal(mine.match.state, 0)[0], None, 0, LiveChance(1))
    mine.file.append(mine.match.log[-1])
    assert known_match(folder, found) == mine.file.path, "however far it has gone on"
    assert known_match(folder, opened(tmp_path, TEXT.replace("e5", "e6"))) is None
    away = put_away(mine.file.path)
    assert known_match(folder, found) == away


def test_a_copy_is_known_move_for_move(tmp_path: Path) -> None:
    mine = kept(tmp_path, opened(tmp_path))
    folder = tmp_path / "matches"
    copy = tmp_path / "copy.tabletop"
    copy.write_bytes(mine.file.path.read_bytes())
    assert known_match(folder, load_save(copy)) == mine.file.path
    mine.file.rewrite(mine.match.log[:-1])
    assert known_match(folder, load_save(copy)) is None, "it went another way"
    mine.file.path.write_bytes(mine.file.path.read_bytes().splitlines()[0][:-1] + b"x\n")
    assert known_match(folder, load_save(copy)) is None, "it cannot be read"


def test_a_save_file_without_a_key_is_nobodys_copy(tmp_path: Path) -> None:
    mine = kept(tmp_path, opened(tmp_path))
    stranger = Loaded(replace(mine.header, key=""), mine.match, mine.file)
    assert known_match(tmp_path / "matches", stranger) is None
    assert source_of(stranger) != source_of(mine)


def test_a_match_that_cannot_be_opened_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = opened(tmp_path)
    mine = kept(tmp_path, found)
    real: Any = Path.open

    def locked(path: Path, *how: str) -> object:
        if path == mine.file.path:
            raise PermissionError(path)
        return real(path, *how)

    monkeypatch.setattr(Path, "open", locked)
    assert known_match(tmp_path / "matches", found) is None
