"""Matches that earlier versions have kept are played again to the same end."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from tabletop.store.saves import Ending, load_save

KEPT = Path(__file__).parent / "kept"


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.tabletop")), ids=lambda path: path.stem)
def test_an_old_match_comes_to_the_same_end(path: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(path, tmp_path))
    lines = path.read_bytes().splitlines()
    loaded = load_save(copy)
    assert len(loaded.match.log) == len(lines) - 2, "all but the header and the end"
    assert loaded.match.result is not None
    assert loaded.match.result.winners == msgspec.json.decode(lines[-1], type=Ending).winners
