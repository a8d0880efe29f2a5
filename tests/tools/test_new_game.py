"""What `dev.py new` lays down is a game of the one shape that works; what is left to write fails its tests."""

from __future__ import annotations

import inspect
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tabletop import games
from tabletop.core.game import Game
from tests.architecture.test_shape import missing, unknown
from tests.conformance import test_play, test_rules, test_secrets

SLUG = "sample_game"
LATER = {"test_the_transcript_is_unchanged"}
"""Structural points are all but this one, which compares with a file that is written once the rules are."""


def _points(*modules: ModuleType) -> list[Callable[[Game[Any]], None]]:
    """The tests of the conformance suite that ask for a game alone."""
    found = [test for module in modules for name, test in vars(module).items() if name.startswith("test_")]
    return [test for test in found if [*inspect.signature(test).parameters] == ["game"] and test.__name__ not in LATER]


@pytest.fixture
def laid_down(root: Path, tmp_path: Path) -> Path:
    """A copy of the packages with one game more."""
    for name in ("core", "kit", "games"):
        ignored = shutil.ignore_patterns("__pycache__", *(slug for slug in games.slugs() if name == "games"))
        shutil.copytree(root / "tabletop" / name, tmp_path / "tabletop" / name, ignore=ignored)
    (tmp_path / "tabletop" / "__init__.py").write_text("", "utf-8")
    shutil.copy(root / "pyproject.toml", tmp_path)
    (tmp_path / "tests" / "games").mkdir(parents=True)
    for name in ("__init__.py", "bench.py", "games/laid_down.py"):
        shutil.copy(root / "tests" / name, tmp_path / "tests" / name)
    runpy.run_path(str(root / "packaging" / "new_game.py"))["lay_down"](tmp_path, SLUG, "Sample game")
    return tmp_path


@pytest.fixture
def sample(laid_down: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """The laid-down game in the catalogue."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(laid_down / "tabletop" / "games")])
    monkeypatch.setattr(games, "SLUGS", (*games.SLUGS, SLUG))
    yield games.load(SLUG)
    for kept in (games.info, games.load, games.policy, games.examples):
        kept.cache_clear()
    for name in [name for name in sys.modules if name.startswith(f"tabletop.games.{SLUG}")]:
        del sys.modules[name]


@pytest.mark.parametrize("point", _points(test_play, test_rules, test_secrets), ids=lambda point: point.__name__)
def test_it_passes_the_structural_points(sample: Game[Any], point: Callable[[Game[Any]], None]) -> None:
    point(sample)


def test_it_stands_in_the_catalogue_and_has_the_one_shape(laid_down: Path) -> None:
    catalogue = (laid_down / "tabletop" / "games" / "__init__.py").read_text("utf-8")
    assert catalogue.count(f'    "{SLUG}",\n)') == 1
    package = laid_down / "tabletop" / "games" / SLUG
    assert not missing(package)
    assert not unknown(package)


@pytest.mark.parametrize("tool", [("ruff", "check"), ("ruff", "format", "--check"), ("mypy", "--no-incremental")])
def test_lint_and_types_are_clean(laid_down: Path, tool: tuple[str, ...]) -> None:
    paths = [f"tabletop/games/{SLUG}"] + (["tests"] if tool[0] == "ruff" else [])
    command = [sys.executable, "-m", *tool, *paths]
    done = subprocess.run(command, cwd=laid_down, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_game_is_never_laid_over_another(root: Path, laid_down: Path) -> None:
    laying = runpy.run_path(str(root / "packaging" / "new_game.py"))
    for slug in (SLUG, "Sample", "../away", ""):
        with pytest.raises(laying["CannotLayDown"]):
            laying["lay_down"](laid_down, slug)


def test_what_is_left_to_write_fails(laid_down: Path) -> None:
    """Each module of the skeleton has a test that says so, as long as it stands as it was laid down."""
    tests = (laid_down / "tests" / "games" / f"test_{SLUG}.py").read_text("utf-8")
    named = {word.strip('"') for line in tests.splitlines() if "still_as" in line for word in line.split(", ")}
    modules = {path.stem for path in (laid_down / "tabletop" / "games" / SLUG).glob("*.py")} - {"__init__"}
    assert {module for module in modules if not any(module in word for word in named)} == set()
