"""Drawings, sounds and tables are the same wherever they lie: in a folder, or in the one file of a bundle."""

from __future__ import annotations

import os
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QResource

from tabletop.ui.look import assets


@pytest.fixture(params=["folder", "one file"])
def little(
    request: pytest.FixtureRequest, tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Any]:
    """Two drawings and a table, packed or not."""
    folder = tmp_path / "assets"
    (folder / "art").mkdir(parents=True)
    (folder / "art" / "die-2.svg").write_bytes(b"two")
    (folder / "art" / "die-10.svg").write_text("zehn für alle", "utf-8")
    (folder / "letters.json").write_bytes(bytes(range(256)))
    place = folder
    if request.param == "one file":
        (tmp_path / "packed").mkdir()
        place = tmp_path / "packed" / "assets"
        runpy.run_path(str(root / "packaging" / "assets.py"))["pack"](place.with_name(assets.PACKED), folder)
    monkeypatch.setattr(assets, "data_path", lambda kind: place)
    yield
    QResource.unregisterResource(str(place.with_name(assets.PACKED)))


def test_what_lies_there_is_read(little: Any) -> None:
    assert assets.read("art/die-2.svg") == b"two"
    assert assets.read("letters.json") == bytes(range(256))
    assert assets.read_text("art/die-10.svg") == "zehn für alle"
    assert assets.names("art", "die-*.svg") == ["die-10", "die-2"]
    assert assets.names("art", "horse-*.svg") == assets.names("sounds", "*") == []
    assert (assets.exists("art/die-2.svg"), assets.exists("art/die-3.svg")) == (True, False)


def test_the_same_assets_are_the_same_file(tmp_path: Path, root: Path) -> None:
    (tmp_path / "assets").mkdir()
    drawing = tmp_path / "assets" / "die-2.svg"
    drawing.write_bytes(b"two")
    packed = []
    for day in (1, 2):
        os.utime(drawing, (86_400 * day, 86_400 * day))
        runpy.run_path(str(root / "packaging" / "assets.py"))["pack"](tmp_path / assets.PACKED, tmp_path / "assets")
        packed.append((tmp_path / assets.PACKED).read_bytes())
    assert packed[0] == packed[1]


def test_what_cannot_be_read_is_told(little: Any) -> None:
    with pytest.raises(OSError, match="die-3"):
        assets.read("art/die-3.svg")
    with pytest.raises(ValueError, match="utf-8"):
        assets.read_text("letters.json")
