"""Matches that versions until now have kept are played again to the same end: samples of every format."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from tabletop.core.chance import LiveChance
from tabletop.match.log import Entry
from tabletop.store.saves import FORMAT, EndLine, load_save

KEPT = Path(__file__).parent / "kept"


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.tabletop")), ids=lambda path: path.stem)
def test_an_old_match_comes_to_the_same_end(path: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(path, tmp_path))
    lines = path.read_bytes().splitlines()
    loaded = load_save(copy)
    assert len(loaded.match.log) == len(lines) - 2, "all but the header and the end"
    assert loaded.match.result is not None
    assert loaded.match.result.winners == msgspec.json.decode(lines[-1], type=EndLine).winners
    assert copy.read_bytes() == path.read_bytes(), "reading changes nothing"


def test_there_are_samples_of_every_format() -> None:
    heads = [msgspec.json.decode(path.read_bytes().splitlines()[0]) for path in KEPT.glob("*.tabletop")]
    assert {head["format"] for head in heads} == set(range(1, FORMAT + 1))


def test_an_old_match_is_written_on_in_the_present_format(tmp_path: Path) -> None:
    copy = Path(shutil.copy(KEPT / "yams.tabletop", tmp_path))
    lines = copy.read_bytes().splitlines(keepends=True)
    copy.write_bytes(b"".join(lines[:-2]))
    before = load_save(copy)
    assert before.match.result is None
    seat = min(before.match.active)
    entry = before.match.submit(before.match.game.legal(before.match.state, seat)[0], chance=LiveChance(1))
    assert isinstance(entry, Entry)
    before.file.append(entry)
    again = load_save(copy)
    assert again.header.format == FORMAT
    assert again.match.log == before.match.log
