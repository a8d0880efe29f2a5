"""Pictures are kept by their weight. A window that has had many sizes, looks and languages has asked for the same ones
so often that no number of them says what they take."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.source import PACKAGE, faults, modules, tree

PICTURES = {"QPixmap", "QImage", "QIcon", "QPicture", "QBrush"}
COUNTED = {"cache", "lru_cache"}


def counted_pictures(path: Path) -> Iterator[str]:
    """Functions whose pictures are kept by their number, or all of them; one without arguments has one picture."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef) and node.args.args and node.returns is not None:
            by = {part.id for mark in node.decorator_list for part in ast.walk(mark) if isinstance(part, ast.Name)}
            of = {part.id for part in ast.walk(node.returns) if isinstance(part, ast.Name)}
            if by & COUNTED and of & PICTURES:
                yield node.name


def test_no_pictures_are_kept_by_their_number() -> None:
    assert not faults(modules(PACKAGE / "ui"), lambda path: [*counted_pictures(path)])
