"""Receipts of save files, on the command line and by the lines of the page that explains them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tabletop import games
from tabletop.__main__ import main
from tabletop.core.luck import Luck
from tabletop.core.model import Setup
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.receipts import NO_LUCK
from tabletop.store.saves import Header, SaveFile
from tests.conformance.playing import play_from
from tests.kinds import ONE_OF_EACH_KIND

PAGE = Path(__file__).parents[2] / "docs" / "luck.md"
LUCK = Luck.of(bytes(range(32)))
DICE = next(slug for slug in ONE_OF_EACH_KIND if games.info(slug).luck and not games.info(slug).hidden)


def saved(folder: Path, luck: Luck | None = LUCK) -> Path:
    """A match with dice in a file that says that it came from this luck, or says nothing."""
    game = games.load(DICE)
    match: Match[object] = play_from(game, Setup(2), LUCK, seed=2)
    header = Header(DICE, Setup(2), (Player("Ann"), Player("Bob")), luck=luck)
    return SaveFile.create(folder, header, match.log).path


def changed(path: Path, number: int) -> None:
    """Let another face be in a file, from an entry on that has outcomes."""
    lines = path.read_bytes().splitlines()
    at = [index for index, line in enumerate(lines) if b'"outcomes":[' in line][number]
    entry = msgspec.json.decode(lines[at])
    entry["outcomes"][0] = (entry["outcomes"][0] + 1) % 6
    lines[at] = msgspec.json.encode(entry)
    path.write_bytes(b"\n".join(lines) + b"\n")


def test_every_outcome_agrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path)
    assert main(["--receipt", str(path)]) == 0
    told = capsys.readouterr().out
    for part in (LUCK.fingerprint, LUCK.source, "SHA-256", "HMAC-SHA256", "OK: "):
        assert part in told


def test_the_first_wrong_outcome_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path)
    changed(path, 0)
    assert main(["--receipt", str(path)]) == 1
    assert re.search(r"entry 1 has .* and the source gives", capsys.readouterr().out)


def test_a_file_with_another_fingerprint_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, Luck(LUCK.source, Luck.of(bytes(32)).fingerprint))
    assert main(["--receipt", str(path)]) == 1
    assert "the fingerprint is not that of the source" in capsys.readouterr().out


def test_an_older_match_has_nothing_to_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--receipt", str(saved(tmp_path, None))]) == 2
    assert capsys.readouterr().out == f"{NO_LUCK}\n"
    assert main(["--receipt", str(tmp_path / "none")]) == 2


def test_no_source_is_told_while_a_match_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4]))
    assert main(["--receipt", str(path)]) == 0
    assert LUCK.source not in capsys.readouterr().out


def test_the_lines_of_the_page_check_a_match(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    script = tmp_path / "check.py"
    script.write_text(found[1], "utf-8")
    path = saved(tmp_path)
    command = [sys.executable, str(script), str(path)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "OK\n"
    changed(path, 3)
    assert subprocess.run(command, capture_output=True, check=False).returncode == 1
