"""Modules and functions stay short enough to be read at one go."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.architecture.source import PACKAGE, ROOT, faults, modules, tree

MODULE_LINES = 450
FUNCTION_LINES = 60
PATHS = [ROOT / "dev.py", *modules(PACKAGE), *modules(ROOT / "packaging"), *modules(ROOT / "tests")]


def test_size() -> None:
    assert not faults(PATHS, too_long)


def too_long(path: Path) -> list[str]:
    """What a module has of too many lines: itself, and functions."""
    functions = (n for n in ast.walk(tree(path)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
    sizes = {f"{f.name} (line {f.lineno})": (f.end_lineno or f.lineno) - f.lineno + 1 for f in functions}
    found = [f"{where}: {size} lines" for where, size in sizes.items() if size > FUNCTION_LINES]
    lines = len(path.read_text("utf-8").splitlines())
    return [*found, f"{lines} lines"] if lines > MODULE_LINES else found
