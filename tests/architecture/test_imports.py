"""Who may import whom.

    core <- kit <- games <- bots        core <- match <- store <- ui        ui -> bots.protocol only

The computer players replay the log, so bots import match, too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from tests.architecture.source import calls, dotted, faults, game_package, imports, modules

ALLOWED = {  # layer -> what of the project it may import, besides itself
    "core": (),
    "kit": ("core",),
    "games": ("core", "kit"),
    "bots": ("core", "kit", "games", "match", "resources"),
    "match": ("core", "games"),
    "store": ("core", "match", "games", "resources"),
    "ui": ("core", "match", "store", "games", "bots.protocol", "resources", "notices"),
    "text_front": ("core", "match", "games", "bots"),
    "resources": (),
    "notices": ("resources",),
    "__init__": (),
}
OTHERS = {  # layer -> what it may import from outside
    "core": {"msgspec"},
    "kit": {"msgspec"},
    "games": {"msgspec", "chess"},
    "bots": {"msgspec", "chess"},
    "match": {"msgspec"},
    "store": {"msgspec"},
    "ui": {"msgspec", "PySide6", "shiboken6", "miniaudio"},
}
STANDARD = sys.stdlib_module_names | {"_sha2", "_sha256"}
"""The standard library of all Pythons that can run this."""
LUCK = {"random", "secrets", "uuid"}
NETWORK = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "xmlrpc", "socketserver"}
OUTSIDE_WORLD = {"time", "datetime", "threading", "multiprocessing", "concurrent", "asyncio", "subprocess", "signal"}
FILES = {"os", "io", "pathlib", "tempfile", "shutil", "glob", "sqlite3", "mmap"}
THROUGH_THE_CATALOGUE = ("match", "store", "ui", "text_front")


def layer(path: Path) -> str:
    """The layer to which a module belongs."""
    return [*dotted(path).split("."), "__init__"][1]


def within(name: str, package: str) -> bool:
    """Whether a dotted name is a package or something in it."""
    return name == package or name.startswith(package + ".")


def own_project(path: Path, name: str) -> bool:
    """Whether a module may import a module of the project."""
    here, slug = layer(path), game_package(path)
    if here == "__main__" or name == "tabletop":
        return True
    if slug is not None and within(name, "tabletop.games"):
        return within(name, f"tabletop.games.{slug}")
    if here in THROUGH_THE_CATALOGUE and within(name, "tabletop.games"):
        return name == "tabletop.games"
    return any(within(name, f"tabletop.{package}") for package in (here, *ALLOWED[here]))


def from_outside(path: Path, name: str) -> bool:
    """Whether a module may import something that is not of the project."""
    here, top = layer(path), name.split(".", maxsplit=1)[0]
    if top not in STANDARD:
        return top in OTHERS.get(here, set())
    if top in LUCK:
        return dotted(path) == "tabletop.core.chance"
    if top in NETWORK:
        return False
    return here not in ("core", "kit", "games") or top not in OUTSIDE_WORLD | FILES


def foreign(path: Path) -> list[str]:
    """What a module imports and may not."""
    return [
        f"line {line}: {name}"
        for line, name in imports(path)
        if not (own_project(path, name) if within(name, "tabletop") else from_outside(path, name))
    ]


def called(*names: str) -> Callable[[Path], list[str]]:
    """Says where a module calls something of these names."""
    return lambda path: [f"line {node.lineno}: {name}()" for node, name in calls(path) if name in names]


def test_imports_follow_the_layers() -> None:
    assert not faults(modules(), foreign)


def test_modules_are_imported_by_name_only_in_the_catalogue() -> None:
    assert set(faults(modules(), called("import_module", "__import__"))) == {"tabletop.games"}


def test_engines_open_no_files_and_print_nothing() -> None:
    engines = [path for path in modules() if layer(path) in ("core", "kit", "games")]
    assert not faults(engines, called("open", "print", "input"))


def test_every_layer_has_its_rule() -> None:
    assert {layer(path) for path in modules()} <= {*ALLOWED, "__main__"}
