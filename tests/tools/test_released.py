"""What belongs to no system, and the eyes of the trials; the trials themselves are run by hand (docs/releasing.md)."""

from __future__ import annotations

import hashlib
import json
import runpy
import struct
import tarfile
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage


@pytest.fixture
def portable(root: Path) -> dict[str, Any]:
    """The tool that makes the AppImage and the manifest."""
    return runpy.run_path(str(root / "packaging" / "linux" / "portable.py"))


def test_a_flatpak_is_made_of_the_archive_and_has_no_network(portable: dict[str, Any], tmp_path: Path) -> None:
    archive, written = tmp_path / "tabletop-1-x86_64.tar.xz", tmp_path / "manifest.json"
    with tarfile.open(archive, "w:xz"):
        pass
    portable["flatpak"](archive, written)
    manifest = json.loads(written.read_text("utf-8"))
    assert manifest["id"] == portable["APP"]
    (source,) = manifest["modules"][0]["sources"]
    assert source["path"] == archive.name
    assert source["sha256"] == hashlib.sha256(archive.read_bytes()).hexdigest()
    assert not [right for right in manifest["finish-args"] if "network" in right or "filesystem" in right]


def test_an_application_folder_has_in_front_what_is_looked_for(portable: dict[str, Any], tmp_path: Path) -> None:
    name, tree = portable["APP"], tmp_path / "tree"
    icons = "share/icons/hicolor"
    for path in (
        "lib/tabletop/tabletop",
        f"share/applications/{name}.desktop",
        f"{icons}/scalable/apps/{name}.svg",
        f"{icons}/256x256/apps/{name}.png",
    ):
        (tree / path).parent.mkdir(parents=True)
        (tree / path).write_text(path, "utf-8")
    portable["lay_out_application"](tree, tmp_path / "AppDir")
    front = sorted(path.name for path in (tmp_path / "AppDir").iterdir() if path.is_file())
    assert front == [".DirIcon", "AppRun", f"{name}.desktop", f"{name}.svg"]


def test_without_its_runtime_there_is_no_appimage(
    portable: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(portable["RUNTIME"], raising=False)
    assert portable["RUNTIME"] in portable["appimage"](tmp_path, tmp_path / "Tabletop.AppImage", 0)
    assert not (tmp_path / "Tabletop.AppImage").exists()


def test_the_screen_of_a_trial_becomes_a_picture(root: Path) -> None:
    bare = runpy.run_path(str(root / "packaging" / "linux" / "bare.py"))
    width, height, row, colours = 3, 2, 16, 5
    numbers = [0] * 25
    numbers[0], numbers[4], numbers[5], numbers[12], numbers[19] = 104, width, height, row, colours
    pixels = [QColor("#102030"), QColor("#FF0000"), QColor("#00FF00")]
    line = b"".join(bytes((c.blue(), c.green(), c.red(), 0)) for c in pixels).ljust(row, b"\0")
    dump = struct.pack(">25I", *numbers) + b"me\0\0" + bytes(12 * colours) + line + line[::-1].rjust(row)
    image = QImage.fromData(bare["png"](dump))
    assert (image.width(), image.height()) == (width, height)
    assert [image.pixelColor(x, 0) for x in range(width)] == pixels
