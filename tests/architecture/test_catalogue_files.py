"""The catalogue, the packages, the pictures, the translations and the tests know the same games."""

from __future__ import annotations

import runpy

from tabletop import games
from tests.architecture.source import PACKAGE, ROOT

SLUGS = set(games.slugs())
LANGS = runpy.run_path(str(ROOT / "packaging" / "i18n.py"))["LANGS"]


def test_packages() -> None:
    assert {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")} == SLUGS
    assert {slug for slug in SLUGS if games.info(slug).slug == slug and games.load(slug).info.slug == slug} == SLUGS


def test_no_game_twice() -> None:
    assert len(games.slugs()) == len(SLUGS)


def test_covers() -> None:
    assert {path.stem.removeprefix("cover-") for path in (ROOT / "assets" / "art").glob("cover-*.svg")} == SLUGS


def test_transcripts() -> None:
    """Each game has at least one golden record (SLUG.json, SLUG-short.json, SLUG/...)."""
    found = {path.name.split(".")[0].split("-")[0] for path in (ROOT / "tests" / "transcripts").iterdir()}
    assert {name for name in found if not name.startswith("_")} == SLUGS


def test_translations() -> None:
    files = {path.stem for path in (ROOT / "translations" / "rules").glob("*.ts")}
    assert files == {f"{slug}_{lang}" for slug in SLUGS for lang in LANGS}


def test_interface_translations() -> None:
    assert {path.stem for path in (ROOT / "translations").glob("*.ts")} == {f"ui_{lang}" for lang in LANGS}


def test_own_tests() -> None:
    """Each game has its worked examples."""
    names = " ".join(str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "games").rglob("test_*.py"))
    assert {slug for slug in SLUGS if slug in names} == SLUGS
