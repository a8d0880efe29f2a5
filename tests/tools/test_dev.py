"""The command that everybody starts with: which tests share the cores, and which are left to one process."""

from __future__ import annotations

import os
import runpy
import shutil
from pathlib import Path

import pytest


@pytest.mark.parametrize("arguments", [[], ["-m", "not slow"], ["-k", "ludo"], ["tests/ui", "-x"], ["--durations=9"]])
def test_many_tests_share_the_cores(root: Path, arguments: list[str]) -> None:
    added = runpy.run_path(str(root / "dev.py"))["in_parallel"](arguments)
    assert added[:2] == ["-n", str((os.cpu_count() or 1) + 1)], "while one waits for a clock, another has its core"


@pytest.mark.parametrize(
    "arguments",
    [
        ["tests/kit/test_cards.py"],
        ["tests/kit/test_cards.py::test_words"],
        ["-n", "1"],
        ["-n0", "-x"],
        ["--numprocesses=3"],
        ["-p", "no:xdist"],
        ["--pdb"],
        ["-s"],
        ["tests/benchmarks", "--benchmark-only"],
    ],
)
def test_one_file_a_debugger_a_benchmark_and_what_a_person_says_are_left_alone(
    root: Path, arguments: list[str]
) -> None:
    assert runpy.run_path(str(root / "dev.py"))["in_parallel"](arguments) == []


def test_what_judges_is_there(root: Path) -> None:
    patterns = runpy.run_path(str(root / "dev.py"))["JUDGES"]
    assert all(any(root.glob(pattern)) for pattern in patterns)


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ([], True),
        (["-x"], True),
        (["tests/reader"], True),
        (["tests/", "-n", "4"], True),
        (["-m", "not slow"], False),
        (["tests/games", "-k", "ludo"], False),
    ],
)
def test_what_a_screen_reader_needs_is_wanted_where_one_plays(
    root: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], wanted: bool
) -> None:
    here = runpy.run_path(str(root / "dev.py"))
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert here["plays_by_ear"](arguments) == wanted
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not here["plays_by_ear"](arguments)


def test_the_pictures_tool_says_how_it_is_used(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(root / "tests" / "screenshots.py"))["main"](["--help"])
    assert ended.value.code == 0
    assert not list(tmp_path.iterdir()), "no folder of that name"
