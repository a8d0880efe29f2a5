"""The rooms of the window: which may import which, without a circle, on few floors.

Every import counts, also one for types alone and one inside a function. The floor of a module is one more than the
highest floor of what it imports within the window.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tests.architecture.source import PACKAGE, dotted, faults, imports, modules

WINDOW = PACKAGE / "ui"
MAY_IMPORT = {  # room -> the rooms that it may import, besides itself
    "look": (),
    "common": ("look",),
    "session": ("common",),
    "table": ("look", "common", "session"),
    "panel": ("look", "common", "session"),
    "race": ("look", "common", "session", "panel"),
    "match_page": ("look", "common", "session", "table", "panel", "race"),
    "settings": ("look", "common"),
    "rules": ("look", "common", "table"),
    "shelf": ("look", "common", "session", "table"),
    "setup": ("look", "common", "shelf"),
    "matches": ("look", "common", "shelf"),
    "files": ("common", "session", "setup"),
}
MOST_FLOORS = 11
MOST_AT_THE_TOP = 8
PATHS = {dotted(path): path for path in modules(WINDOW)}


def room(name: str) -> str:
    """The room of a module of the window; "" for those at its top."""
    parts = name.split(".")[2:]
    return parts[0] if parts and (WINDOW / parts[0]).is_dir() else ""


@cache
def imported(name: str) -> frozenset[str]:
    """The modules of the window that a module imports."""
    return frozenset(other for _, other in imports(PATHS[name]) if other in PATHS and other != name)


@cache
def below(name: str) -> frozenset[str]:
    """Everything of the window on which a module stands, however far below; itself too, where there is a circle."""
    found: set[str] = set()
    ahead = set(imported(name))
    while ahead:
        found |= ahead
        ahead = {other for one in ahead for other in imported(one)} - found
    return frozenset(found)


@cache
def floor(name: str) -> int:
    """The floor on which a module stands, from 1."""
    return 1 + max((floor(other) for other in imported(name)), default=0)


def test_nothing_imports_itself_by_a_detour() -> None:
    circles = {name: sorted(n for n in below(name) if name in below(n)) for name in PATHS if name in below(name)}
    assert not circles


def test_rooms_keep_their_order() -> None:
    indoors = [path for name, path in PATHS.items() if room(name)]
    assert not faults(indoors, trespasses)


def trespasses(path: Path) -> list[str]:
    """What a module imports out of rooms that its own room may not see."""
    name = dotted(path)
    here = room(name)
    return [other for other in imported(name) if room(other) not in (here, *MAY_IMPORT[here])]


def test_every_room_has_its_rule() -> None:
    assert {room(name) for name in PATHS} == {*MAY_IMPORT, ""}


def test_the_window_stands_on_few_floors() -> None:
    assert not any(name in below(name) for name in PATHS)
    high = {name: floor(name) for name in PATHS if floor(name) > MOST_FLOORS}
    assert not high


def test_little_stands_at_the_top() -> None:
    top = [path for path in WINDOW.glob("*.py") if path != Path(WINDOW / "__init__.py")]
    assert 0 < len(top) <= MOST_AT_THE_TOP
