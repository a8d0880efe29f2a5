"""Rules that are written wrongly on purpose: what can be wrong in a line, and that a test which fails is noticed."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.reliability.mutants import changes

LINES = '''"""A word."""
def most(left: int | None, found: list[int] = []) -> int:
    """Another word."""
    if left and found:
        found.append(left)
    return max(each + 1 for each in found if each > 0)
'''


def test_everything_is_tried_once_and_alone() -> None:
    found = changes(ast.parse(LINES))
    assert [(change.line, change.what) for change in found] == [
        (4, "if not: left and found"),
        (4, "left and found: And → Or"),
        (5, "left out: found.append(left)"),
        (6, "0 → -1"),
        (6, "0 → 1"),
        (6, "1 → 0"),
        (6, "1 → 2"),
        (6, "each + 1: Add → Sub"),
        (6, "each > 0: Gt → GtE"),
        (6, "return None, not max((each + 1 for each in found if each > 0))"),
        (6, "without: if each > 0"),
    ]
    wrong = set()
    for number in range(len(found)):
        tree = ast.parse(LINES)
        changes(tree)[number].make()
        wrong.add(ast.unparse(ast.fix_missing_locations(tree)))
    assert len(wrong) == len(found)
    assert ast.unparse(ast.parse(LINES)) not in wrong


@pytest.mark.slow
@pytest.mark.parametrize(("test", "alive"), [("tests/kit/test_turns.py", 0), ("tests/kit/test_rounds.py", 1)])
def test_what_a_test_notices_is_dead_and_what_none_does_lives(root: Path, test: str, alive: int) -> None:
    command = [sys.executable, "-m", "tests.reliability.mutants", "tabletop/kit/turns.py", "--sample", "1"]
    if hasattr(os, "fork"):
        done = subprocess.run([*command, "--tests", test], cwd=root, capture_output=True, text=True, check=False)
        assert done.stdout.splitlines()[-1] == f"1 mutants, {alive} alive", done.stderr
        assert done.returncode == alive
