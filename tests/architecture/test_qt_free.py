"""Everything below the window works where Qt is not installed, and the shelf needs no engine."""

from __future__ import annotations

import subprocess
import sys

from tests.architecture.source import PACKAGE, ROOT, dotted, modules

WITHOUT_QT = """
import importlib, sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "shiboken6", "miniaudio"):
            raise ImportError(f"{name} is not here")

sys.meta_path.insert(0, Nothing())
for name in sys.argv[1:]:
    importlib.import_module(name)
games = importlib.import_module("tabletop.games")
for slug in games.slugs():
    games.load(slug)
    games.policy(slug)
print("fine")
"""
SHELF = """
import sys
from tabletop import games

for slug in games.slugs():
    games.info(slug)
packages = {"tabletop.games", *(f"tabletop.games.{slug}" for slug in games.slugs())}
print(*sorted(n for n in sys.modules if n.partition(".")[0] in ("tabletop", "chess") and n not in packages))
"""

FIRST_PICTURE = """
import sys
import tabletop.ui.app
import tabletop.ui.shelf.saved_matches
print(*sorted(set(sys.argv[1:]) & set(sys.modules)))
"""

IMPORT = """
import builtins, linecache
own = builtins.__import__
import tabletop.ui.app
ours = tabletop.__path__[0]
print(builtins.__import__ is own, sum(name.startswith(ours) for name in linecache.cache))
"""


def run(script: str, *arguments: str) -> str:
    """The output of a script in a Python of its own."""
    of_chess = "ignore:'asyncio.DefaultEventLoopPolicy' is deprecated:DeprecationWarning"  # on Python 3.14
    command = [sys.executable, "-W", "error", "-W", of_chess, "-c", script, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_everything_below_the_window_is_free_of_qt() -> None:
    names = [dotted(path) for path in modules() if not path.is_relative_to(PACKAGE / "ui")]
    assert len(names) > 10
    assert run(WITHOUT_QT, *names) == "fine\n"


LIGHT = {"tabletop", "tabletop.core", "tabletop.kit", "tabletop.kit.house_rules"} | {
    f"tabletop.core.{name}" for name in ("bot", "handicaps", "info", "model", "options", "text")
}


def test_the_shelf_imports_no_engine() -> None:
    """What is known of the games is there at every start: it must stay light."""
    assert set(run(SHELF).split()) <= LIGHT


def test_the_first_picture_waits_for_nothing_that_it_does_not_show() -> None:
    """Each of these costs milliseconds at every start, and is there when a match is opened."""
    later = ("tabletop.match.match", "tabletop.core.game", "tabletop.ui.match_page", "statistics", "hashlib", "html")
    assert run(FIRST_PICTURE, *later).split() == []


def test_nothing_reads_the_source_of_what_is_imported() -> None:
    """PySide6 would, and Python would keep it: milliseconds at every start, megabytes at every table."""
    assert run(IMPORT) == "True 0\n"
