"""Rules that are written wrongly on purpose: what can be wrong in a line, where it is put, and that a test which fails
is noticed."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tabletop.games.crazy_eights.state import choices
from tests.reliability.in_place import forget, living, put_in_place
from tests.reliability.mutants import lines_of
from tests.reliability.wrong_lines import changes

LINES = '''"""A word."""
def most(left: int | None, found: list[int] = []) -> int:
    """Another word."""
    if left and found:
        found.append(left)
    return max(each + 1 for each in found if each > 0)
'''
PLACES = """from functools import cache
STEP = 2
@cache
def far(steps: int) -> int:
    return steps * STEP
class Board:
    size = 8
    @property
    def middle(self) -> int:
        return (lambda: self.size - 4)()
def counter(start: int):
    def more(by: int) -> int:
        return start + by
    return more
"""


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
    assert all(list(change.runs) == [change.line] for change in found)
    wrong = set()
    for number in range(len(found)):
        tree = ast.parse(LINES)
        changes(tree)[number].make()
        wrong.add(ast.unparse(ast.fix_missing_locations(tree)))
    assert len(wrong) == len(found)
    assert ast.unparse(ast.parse(LINES)) not in wrong


def test_a_change_comes_by_where_its_statement_does() -> None:
    tree = ast.parse("if (a and\n    b):\n    c(\n        1)\nmatch a:\n    case 2:\n        d = 3\n")
    runs = {change.what: (change.runs.start, change.runs.stop) for change in changes(tree)}
    assert runs["a and b: And → Or"] == (1, 3)
    assert runs["1 → 2"] == runs["left out: c(1)"] == (3, 5)
    assert runs["2 → 3"] == (6, 7)
    assert runs["3 → 4"] == (7, 8)


def test_what_never_changes_is_asked_elsewhere() -> None:
    assert not changes(ast.parse("class Card(Struct, frozen=True):\n    face: str\n"))


@pytest.fixture
def places(tmp_path: Path) -> ModuleType:
    module = ModuleType("places")
    exec(compile(PLACES, str(tmp_path / "places.py"), "exec"), vars(module))
    return module


@pytest.mark.parametrize(
    ("was", "wrong", "in_place"),
    [
        ("steps * STEP", "steps + STEP", True),
        ("self.size - 4", "self.size + 4", True),
        ("start + by", "start - by", True),
        ("start + by", "by", False),
        ("STEP = 2", "STEP = 3", False),
        ("size = 8", "size = 9", False),
    ],
)
def test_wrong_functions_take_the_place_of_right_ones(
    places: ModuleType, tmp_path: Path, was: str, wrong: str, in_place: bool
) -> None:
    """Also behind a cache, in a property, within another; not what runs at import, nor what forgets a name of the
    function round it."""
    file, made = str(tmp_path / "places.py"), places.counter(5)
    codes = [compile(text, file, "exec") for text in (PLACES, PLACES.replace(was, wrong))]
    assert put_in_place(codes[0], codes[1], living(file)) == in_place
    if in_place:
        heard = {"steps * STEP": places.far(5), "self.size - 4": places.Board().middle, "start + by": made(3)}
        assert heard[was] == {"steps * STEP": 7, "self.size - 4": 12, "start + by": 2}[was]
        assert wrong != "start - by" or places.counter(5)(4) == 1


def test_a_remembered_answer_is_asked_for_again() -> None:
    first = choices(True, ("",))
    assert choices(True, ("",)) is first
    forget()
    assert choices(True, ("",)) == first
    assert choices.cache_info().misses == 1


@pytest.mark.slow
def test_who_looks_at_what_another_test_has_made_is_asked_too(root: Path, tmp_path: Path) -> None:
    """Whether the twos are taken out is asked of deals that were made before, without a line of the module."""
    module = "tabletop/games/oh_hell/state.py"
    (line,) = [line for line in lines_of(root / module) if line.endswith("RANKS[card] == 2: Eq → NotEq")]
    (tmp_path / "lived").write_text(f"  {line}\n", "utf-8")
    command = [sys.executable, "-m", "tests.reliability.mutants", module, "--again", str(tmp_path / "lived")]
    if hasattr(os, "fork"):
        asked = [*command, "--tests", "tests/games/test_oh_hell.py"]
        done = subprocess.run(asked, cwd=root, capture_output=True, text=True, check=False)
        assert done.stdout.splitlines()[-1].startswith("1 mutants, 0 alive"), done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(("test", "alive"), [("tests/kit/test_turns.py", 0), ("tests/kit/test_rounds.py", 1)])
def test_what_a_test_notices_is_dead_and_what_none_does_lives(root: Path, test: str, alive: int) -> None:
    command = [sys.executable, "-m", "tests.reliability.mutants", "tabletop/kit/turns.py", "--sample", "1"]
    if hasattr(os, "fork"):
        done = subprocess.run([*command, "--tests", test], cwd=root, capture_output=True, text=True, check=False)
        assert done.stdout.splitlines()[-1].startswith(f"1 mutants, {alive} alive"), done.stderr
        assert done.returncode == alive
