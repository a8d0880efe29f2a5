"""Phrases that do not belong into the source.  (They are spelt in two halves here, to pass their own test.)"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tabletop import games
from tests.architecture.source import PACKAGE, ROOT, SKIPPED, calls, faults, game_package, modules, tree

TEXT_FILES = {".py", ".md", ".toml", ".spec", ".xml", ".desktop", ".json", ".yml", ".yaml", ".svg", ".ts", ""}
HIDDEN_CACHES = {".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis", ".benchmarks"}
EVERYWHERE = {
    "a path of one machine": r"(?<![\w.])/(?:wor" + r"k|home|root|Users)/\w|[A-Z]:\\\\?Users",
    "a folder outside the project": r"\.\./shar" + "ed",
    "unfinished work": r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X|HA" + r"CK)\b",
}
IN_PYTHON = {
    "a stub": r"NotImpl" + "emented(?:Error)?",
    "a test that is passed over": r"pytest\.(?:mark\.)?(?:sk" + r"ip(?:if)?|xf" + r"ail|import" + r"orskip)\b",
    "a check switched off for a whole file": r"#\s*(?:ruff|mypy|type):\s*(?:noqa|ignore(?:-errors)?)\s*$",
}
MARKERS = ("translate", "QT_TRANSLATE_NOOP", "PLURAL_NOOP")


def text_files() -> list[Path]:
    """The text files of the project."""
    wanted = [path for path in ROOT.iterdir() if path.name not in SKIPPED | HIDDEN_CACHES]
    paths = [path for top in wanted for path in ([top] if top.is_file() else top.rglob("*"))]
    return sorted(p for p in paths if p.is_file() and p.suffix in TEXT_FILES and "__pycache__" not in p.parts)


def findings(patterns: dict[str, str], paths: list[Path]) -> list[str]:
    """Where the patterns occur."""
    found = []
    for path in paths:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            matching = (what for what, pattern in patterns.items() if re.search(pattern, line))
            found += [f"{path.relative_to(ROOT)}:{number}: {what}: {line.strip()[:80]}" for what in matching]
    return found


def test_no_banned_phrase_in_any_text() -> None:
    paths = text_files()
    assert ROOT / "README.md" in paths
    assert not findings(EVERYWHERE, paths)


def test_no_banned_phrase_in_the_code() -> None:
    assert not findings(IN_PYTHON, [path for path in text_files() if path.suffix in (".py", ".spec")])


def test_texts_are_marked_with_literals() -> None:
    assert not faults(modules(), unreadable)


def unreadable(path: Path) -> list[str]:
    """No tr(), whose context is a guess; no f-string or sum, which the translation tool cannot read."""
    wrong = []
    for node, name in calls(path):
        if name in ("tr", "trUtf8", "qsTr"):
            wrong.append(f"line {node.lineno}: {name}()")
        if name in MARKERS and any(map(computed, node.args[:3])):
            wrong.append(f"line {node.lineno}: {name}() with a computed text")
    return wrong


def computed(node: ast.expr) -> bool:
    """Whether an argument puts a text together from parts (a painter's translate(x + 1, y) does not)."""
    texts = any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(node))
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.BinOp | ast.IfExp) and texts)


def test_nobody_asks_which_game_it_is() -> None:
    catalogue = PACKAGE / "games" / "__init__.py"
    assert not faults((p for p in modules() if not game_package(p) and p != catalogue), askers)


def askers(path: Path) -> list[str]:
    """Where a module asks for a game: outside its own package a game is named only by the catalogue."""
    wrong = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and node.value in games.slugs():
            wrong.append(f"line {node.lineno}: {node.value!r}")
        if isinstance(node, ast.Compare) and names_a_slug(node.left):
            literal = [part for other in node.comparators for part in ast.walk(other) if is_name(part)]
            wrong += [f"line {node.lineno}: slug compared with a literal"] if literal else []
    return wrong


def is_name(node: ast.AST) -> bool:
    """Whether a node is a text literal that is not empty."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value != ""


def names_a_slug(node: ast.expr) -> bool:
    """Whether an expression is called slug."""
    return getattr(node, "attr", getattr(node, "id", "")).endswith("slug")
