"""No code reads a sentence, its id or its arguments, or the spelling of an id, as data.

What happened is read from states. A sentence that is reworded, or a zone that gets another name, changes what is said
and shown and nothing else.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGE, dotted, faults, modules, tree

SPEAKERS = {"tabletop.core.text", "tabletop.text_front"}
"""Whose business it is to turn texts into words."""
SENTENCES = {"msg", "prompt"}
"""Attributes of texts and views that hold a sentence."""
IDS = {"zone", "zone_id", "rule", "rule_id", "button"}
"""What is named by an id whose spelling tells nothing."""
SPELLING = {
    "startswith",
    "endswith",
    "partition",
    "rpartition",
    "split",
    "removeprefix",
    "removesuffix",
    "find",
    "index",
}
BELOW_UI = [path for path in modules() if dotted(path).split(".")[1:2] != ["ui"] and dotted(path) not in SPEAKERS]


def _last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def readings(code: ast.AST) -> Iterator[tuple[int, str]]:
    """Where a stretch of code reads text as data: line, and what it does."""
    called = {node.func for node in ast.walk(code) if isinstance(node, ast.Call)}
    for node in ast.walk(code):
        if isinstance(node, ast.Attribute) and node.attr in SENTENCES:
            if isinstance(node.ctx, ast.Load) and node not in called:
                yield node.lineno, f"reads .{node.attr}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SPELLING:
            if _last_name(node.func.value) in IDS:
                yield node.lineno, f"spells out {ast.unparse(node.func.value)}"
        elif isinstance(node, ast.Subscript) and _last_name(node.value) in IDS:
            yield node.lineno, f"spells out {ast.unparse(node.value)}"
        elif isinstance(node, ast.Compare) and _is_part_of_id(node):
            yield node.lineno, f"spells out {ast.unparse(node.comparators[0])}"


def _is_part_of_id(node: ast.Compare) -> bool:
    """Whether it asks for letters in an id: `"hand" in place.zone`."""
    among = isinstance(node.left, ast.Constant) and isinstance(node.ops[0], ast.In | ast.NotIn)
    return among and _last_name(node.comparators[0]) in IDS


def test_text_is_no_data() -> None:
    assert not faults(BELOW_UI, read_back), "read the masked state instead"


def read_back(path: Path) -> list[str]:
    """Where a module reads text as data."""
    found = [f"line {line}: {what}" for line, what in readings(tree(path))]
    if dotted(path).startswith("tabletop.match"):  # whoever is not to act is told what the table waits for
        found = [reading for reading in found if not reading.endswith("reads .prompt")]
    return found


def test_the_window_knows_no_id_by_its_spelling() -> None:
    assert not faults(modules(PACKAGE / "ui"), spelt_out)


def spelt_out(path: Path) -> list[str]:
    """Where a module asks for letters in an id."""
    return [f"line {line}: {what}" for line, what in readings(tree(path)) if what.startswith("spells")]


@pytest.mark.parametrize(
    "code",
    [
        "view.prompt",
        "text.msg is DONE",
        "place.zone.startswith('hand')",
        "'hand' in p.zone",
        "zone[5:]",
        "rule.split('.')",
    ],
)
def test_it_is_noticed(code: str) -> None:
    assert list(readings(ast.parse(code)))
