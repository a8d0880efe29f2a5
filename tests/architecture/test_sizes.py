"""Modules and functions stay short enough to be read at one go."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGE, ROOT, modules, tree

MODULE_LINES = 450
FUNCTION_LINES = 60
PATHS = [ROOT / "dev.py", *modules(PACKAGE), *modules(ROOT / "packaging"), *modules(ROOT / "tests")]


def name(path: Path) -> str:
    """The name of a file in the tree."""
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", PATHS, ids=name)
def test_size(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= MODULE_LINES, f"{lines} lines"
    functions = (n for n in ast.walk(tree(path)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
    sizes = {f"{f.name} (line {f.lineno})": (f.end_lineno or f.lineno) - f.lineno + 1 for f in functions}
    assert not {where: size for where, size in sizes.items() if size > FUNCTION_LINES}
