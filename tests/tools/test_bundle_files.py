"""What a bundle is made with, and the notices that go into it."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tabletop import notices as told
from tabletop.notices import canonical


@pytest.fixture
def lock(root: Path) -> dict[str, Any]:
    """The tool that writes the versions of a bundle."""
    return runpy.run_path(str(root / "packaging" / "lock.py"))


def test_every_dependency_is_locked(root: Path, lock: dict[str, Any]) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    named = [*project["dependencies"], *project["optional-dependencies"]["packaging"]]
    wanted = {canonical(re.split(r"[~<>=!;\[ ]", line)[0]) for line in named}
    locked = lock["locked"](lock["LOCK"].read_text("utf-8"))
    assert wanted <= locked.keys()
    assert lock["main"](["--check"]) == 0
    assert locked.keys() >= {"macholib", "pefile", "pywin32-ctypes"}, "other systems build with these"
    assert tuple(map(int, locked["pyside6-essentials"].split(".")[:2])) < (6, 12)


def test_a_bundle_is_made_with_the_locked_versions(
    root: Path, monkeypatch: pytest.MonkeyPatch, lock: dict[str, Any]
) -> None:
    build = runpy.run_path(str(root / "packaging" / "build.py"))
    done: list[list[str]] = []
    names = build["make_environment"].__globals__
    monkeypatch.setitem(names, "run", lambda *command: done.append([str(part) for part in command]))
    monkeypatch.setattr(names["venv"], "create", lambda folder, **how: None)
    build["make_environment"]()
    (command,) = done
    assert command[command.index("--constraint") + 1] == str(lock["LOCK"])
    assert command[-1] == f"{root}[packaging]"


def test_what_is_written_is_read_again(lock: dict[str, Any]) -> None:
    versions = {"chess": "1.11.2", "msgspec": "0.22.0"}
    assert lock["locked"](lock["text"](versions)) == versions


def test_every_dependency_has_its_notice(root: Path, lock: dict[str, Any], tmp_path: Path) -> None:
    notices = runpy.run_path(str(root / "packaging" / "notices.py"))
    assert notices["main"]([str(tmp_path / "notices.txt")]) == 0
    text = (tmp_path / "notices.txt").read_text("utf-8").lower().replace("_", "-")
    assert all(name in text for name in lock["closure"](lock["needed"]()))
    assert "gnu general public license" in text, "that of python-chess"
    assert "see below" not in text, "a distribution says nothing of its licence"


def test_a_checkout_tells_its_licence_and_what_it_runs_on() -> None:
    assert "GNU GENERAL PUBLIC LICENSE" in told.licence()
    assert "PySide6" in told.notices()


def test_a_bundle_tells_what_it_carries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "_HOME", tmp_path)
    (tmp_path / told.NOTICES_FILE).write_text("Qt and others", "utf-8")
    (tmp_path / "LICENSE").write_text("free", "utf-8")
    assert (told.licence(), told.notices()) == ("free", "Qt and others")
