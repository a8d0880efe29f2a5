"""What goes round the program: icons, desktop entry, AppStream data, where the data files are."""

from __future__ import annotations

import configparser
import re
import runpy
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QImageReader
from pytestqt.qtbot import QtBot

from tabletop import __version__
from tabletop.__main__ import main
from tabletop.resources import data_path, is_checkout
from tabletop.store.saves import SUFFIX

APP_ID = "net.tabletop.Tabletop"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
FOREIGN = {"de", "es", "fr", "nl"}


def test_icons_of_all_sizes(root: Path, tmp_path: Path, qtbot: QtBot) -> None:
    tools = runpy.run_path(str(root / "packaging" / "icons.py"))
    assert Path(tools["make"](tmp_path)).is_file()
    for size in tools["SIZES"]:
        image = QImage(str(tmp_path / f"tabletop-{size}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(size // 2, size // 2).alpha() > 0, "nothing is drawn in the middle"
    for name, pictures in (("tabletop.ico", 7), ("tabletop.icns", 4)):
        reader = QImageReader(str(tmp_path / name))
        assert reader.imageCount() == pictures
        assert not reader.read().isNull()


def test_desktop_entry_speaks_five_languages(root: Path) -> None:
    entry = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(root / "packaging" / "linux" / f"{APP_ID}.desktop", "utf-8")
    keys = entry["Desktop Entry"]
    assert keys["Icon"] == APP_ID
    for name in ("GenericName", "Comment", "Keywords"):
        assert {key[len(name) + 1 : -1] for key in keys if key.startswith(f"{name}[")} == FOREIGN
    assert keys["Exec"] == "tabletop %F"
    assert set(keys["MimeType"].split(";")) > set(_kinds_of_files(root))
    assert all(keys[key].endswith(";") for key in keys if key.split("[")[0] in ("Keywords", "Categories"))


def _kinds_of_files(root: Path) -> dict[str, str]:
    """The kinds of files that we tell the system of, with their patterns."""
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    told = ET.parse(root / "packaging" / "linux" / f"{APP_ID}.xml").getroot()
    for kind in told:
        assert {text.get(LANG) for text in kind.findall(f"{space}comment")} - {None} == FOREIGN
    patterns = {str(kind.get("type")): kind.find(f"{space}glob") for kind in told}
    return {kind: str(glob.get("pattern")) for kind, glob in patterns.items() if glob is not None}


def test_the_system_is_told_of_our_files(root: Path) -> None:
    assert set(_kinds_of_files(root).values()) == {f"*{SUFFIX}", "*.pdn"}


def test_appstream_data_speaks_five_languages(root: Path) -> None:
    component = ET.parse(root / "packaging" / "linux" / f"{APP_ID}.metainfo.xml").getroot()
    assert component.findtext("id") == APP_ID
    assert component.findtext("launchable") == f"{APP_ID}.desktop"
    assert __version__ in {release.get("version") for release in component.iter("release")}
    for tag in ("summary", "description/p"):
        texts = component.findall(tag)
        english = [text for text in texts if text.get(LANG) is None]
        assert len(texts) == len(english) * 5
        assert {text.get(LANG) for text in texts} - {None} == FOREIGN
    assert {lang.text for lang in component.iter("lang")} == FOREIGN | {"en"}


def test_the_manual_names_every_option(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = set(re.findall(r"--[a-z][a-z-]+", capsys.readouterr().out)) - {"--help", "--bot"}
    page = (root / "packaging" / "linux" / "tabletop.1").read_text("utf-8").replace("\\-", "-")
    assert told == set(re.findall(r"--[a-z][a-z-]+", page))


def test_the_installer_speaks_five_languages(root: Path) -> None:
    script = (root / "packaging" / "windows" / "installer.nsi").read_text("utf-8")
    spoken = set(re.findall(r'MUI_LANGUAGE "(\w+)"', script))
    assert len(spoken) == len(FOREIGN) + 1
    assert {language.upper() for language in spoken} == set(re.findall(r"LangString MATCH \$\{LANG_(\w+)\}", script))


def test_data_files_of_a_checkout(root: Path) -> None:
    assert is_checkout()
    assert data_path("assets") == root / "assets"
    assert data_path("translations") == root / "build" / "qm"
