"""The source tree as data: its modules, and what each imports."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "tabletop"
SKIPPED = {".git", ".venv", "build", "dist", "__pycache__"}


def modules(folder: Path = PACKAGE) -> list[Path]:
    """All Python files below a folder."""
    return [path for path in sorted(folder.rglob("*.py")) if not SKIPPED & set(path.relative_to(ROOT).parts)]


def dotted(path: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse(path.read_text("utf-8"), str(path))


def faults(paths: Iterable[Path], judge: Callable[[Path], Collection[str]]) -> dict[str, list[str]]:
    """What is wrong in each of some modules, by dotted name: one test for all, since a test each costs more time than
    the looking."""
    found = {dotted(path): sorted(judge(path)) for path in paths}
    assert found
    return {name: wrong for name, wrong in found.items() if wrong}


def exists(name: str) -> bool:
    """Whether a dotted name is a module of the project."""
    base = ROOT.joinpath(*name.split("."))
    return base.with_suffix(".py").is_file() or (base / "__init__.py").is_file()


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything a module imports, also inside functions.

    `from a import b` counts as `a.b` where that is a module of the project, else as `a`.
    """
    package = dotted(path).split(".") if path.name == "__init__.py" else dotted(path).split(".")[:-1]
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [] if not node.level else package[: len(package) - node.level + 1]
            name = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            for alias in node.names:
                full = f"{name}.{alias.name}"
                yield node.lineno, full if exists(full) else name


def calls(path: Path) -> Iterator[tuple[ast.Call, str]]:
    """Every call in a module with the last part of the name that is called."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            yield node, getattr(node.func, "attr", getattr(node.func, "id", ""))


def game_package(path: Path) -> str | None:
    """The slug, if a module belongs to one game."""
    parts = path.relative_to(ROOT).parts
    return parts[2] if parts[:2] == ("tabletop", "games") and len(parts) > 3 else None
