"""What PySide6 carries as sources is compiled once, and a start without that file is a start."""

from __future__ import annotations

import builtins
import os
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

from tabletop.ui import support_code
from tabletop.ui.support_code import compiled_once, kept_code

SOURCE = b"from __future__ import annotations\nsum_of = [number for number in range(4)]\n"
PROGRAM = """
import builtins, sys, tabletop.ui
from tabletop.ui.support_code import kept_code
from PySide6.support.signature import mapping
assert builtins.compile.__name__ == "compile" and isinstance(builtins.compile, type(len))
assert mapping.__file__.endswith("mapping.py")
print(kept_code())
"""


@pytest.fixture(autouse=True)
def _keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def compiled(file: Path, source: bytes = SOURCE) -> tuple[object, int]:
    """A module as it is compiled now, and how often that was work."""
    found: dict[str, object] = {}
    with mock.patch("builtins.compile", wraps=builtins.compile) as work, compiled_once(file):
        code = compile(source, "inside.py", "exec")
    exec(code, found)
    return found["sum_of"], work.call_count


def test_a_module_is_compiled_once_and_then_taken_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "pyside.code"
    assert compiled(file) == ([0, 1, 2, 3], 1)
    assert compiled(file) == ([0, 1, 2, 3], 0)
    assert [path.name for path in file.parent.iterdir()] == ["pyside.code"]


def test_another_source_of_the_same_name_is_compiled_anew_and_kept_too(tmp_path: Path) -> None:
    file = tmp_path / "pyside.code"
    compiled(file)
    other = SOURCE.replace(b"4", b"2")
    assert compiled(file, other) == ([0, 1], 1)
    assert compiled(file, other) == ([0, 1], 0)
    assert compiled(file) == ([0, 1, 2, 3], 0)


def test_what_is_no_whole_module_is_none_of_our_business(tmp_path: Path) -> None:
    file = tmp_path / "pyside.code"
    with compiled_once(file):
        assert eval(compile("2 + 3", "sum", "eval")) == 5
        assert eval(compile(b"2 + 4", "sum", mode="eval")) == 6
        assert compile("x = 1", "text", "exec").co_filename == "text"
        assert compile(b"x = 1", "inside.py", "exec", 0, dont_inherit=True).co_filename == "inside.py"
    assert not file.exists()


def test_damage_at_any_place_costs_nothing_but_time(tmp_path: Path) -> None:
    file = tmp_path / "pyside.code"
    compiled(file)
    whole = file.read_bytes()
    for place in range(0, len(whole), 7):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        assert compiled(file) == ([0, 1, 2, 3], 1), place
        file.write_bytes(whole[:place])
        assert compiled(file) == ([0, 1, 2, 3], 1), place
        assert file.read_bytes() == whole


def test_where_nothing_can_be_written_everything_is_compiled_as_ever(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, no folder")
    for file in (tmp_path / "taken" / "pyside.code", tmp_path):
        assert compiled(file) == ([0, 1, 2, 3], 1)
        assert compiled(file) == ([0, 1, 2, 3], 1)


def test_who_wants_no_compiled_files_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert compiled(tmp_path / "pyside.code") == ([0, 1, 2, 3], 1)
    assert not list(tmp_path.iterdir())


def test_a_trouble_while_pyside_is_loaded_leaves_pythons_own_compile(tmp_path: Path) -> None:
    before = builtins.compile
    with pytest.raises(SyntaxError), compiled_once(tmp_path / "pyside.code"):
        compile(b"if", "inside.py", "exec")
    assert builtins.compile is before


def test_a_bundle_brings_it_along_beside_the_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert kept_code() == Path(support_code.__file__).with_name("pyside.code")


def test_the_window_keeps_the_code_beside_its_own_and_starts_with_it(tmp_path: Path) -> None:
    """Two real starts: the first one writes the file, the second one leaves it as it is."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    written = []
    for _ in range(2):
        start = [sys.executable, "-c", PROGRAM]
        told = subprocess.run(start, env=environment, capture_output=True, text=True, check=True)
        file = Path(told.stdout.strip())
        assert file.is_relative_to(tmp_path)
        assert file.name == kept_code().name
        written.append((file.stat().st_mtime_ns, file.stat().st_size))
    assert written[0] == written[1]
    assert written[0][1] > 50_000
