"""What kills leave behind goes at the next start, and nothing else does."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tabletop.store.leftovers import OLD_S, clear_leftovers

KEPT = {"ludo-0001.tabletop": b"{}\n", "notes.txt": b"", "ludo-0003.tabletop": b"\n"}
LEFT = {"ludo-0002.tabletop": b"", "ludo-0001.part": b'{"game"'}


def fill(folder: Path, age_s: float) -> None:
    """Lay out all kinds of files, of this age."""
    (folder / "removed").mkdir(exist_ok=True)
    for place in (folder, folder / "removed"):
        for name, data in (KEPT | LEFT).items():
            (place / name).write_bytes(data)
            os.utime(place / name, (time.time() - age_s,) * 2)


def names(folder: Path) -> list[str]:
    """What lies there."""
    return sorted(path.name for path in folder.iterdir() if path.is_file())


def test_old_leftovers_go(tmp_path: Path) -> None:
    fill(tmp_path, OLD_S + 60)
    clear_leftovers(tmp_path)
    assert names(tmp_path) == names(tmp_path / "removed") == sorted(KEPT)


def test_what_may_be_just_being_written_stays(tmp_path: Path) -> None:
    fill(tmp_path, 0)
    clear_leftovers(tmp_path)
    assert names(tmp_path) == names(tmp_path / "removed") == sorted(KEPT | LEFT)


def test_a_folder_that_is_none_is_no_trouble(tmp_path: Path) -> None:
    clear_leftovers(tmp_path / "nowhere")
    (tmp_path / "file").write_bytes(b"")
    clear_leftovers(tmp_path / "file")


def test_what_cannot_be_deleted_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path, OLD_S + 60)

    def refuse(path: str) -> None:
        raise PermissionError(path)

    monkeypatch.setattr(os, "unlink", refuse)
    clear_leftovers(tmp_path)
    assert names(tmp_path) == sorted(KEPT | LEFT)
