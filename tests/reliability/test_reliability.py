"""A few rounds of every long trial, so that none of them rots; and what they have found stays mended."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tabletop.core.chance import LiveChance
from tests.reliability.damage import damage_results, damage_save, damage_settings
from tests.reliability.disk import cut_power, folder_goes_away, refuse_each
from tests.reliability.fuzz import run_round
from tests.reliability.hostile import TRIALS
from tests.reliability.samples import save_of

FOUND = sorted((Path(__file__).parent / "found").iterdir())


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.name)
def test_what_was_found_stays_mended(path: Path, tmp_path: Path) -> None:
    assert TRIALS[path.suffix.removeprefix(".")](path.read_bytes(), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("script", [("kills", "--runs", "2"), ("two_copies", "--rounds", "2")])
def test_nothing_is_lost_by_kills(script: tuple[str, ...], root: Path) -> None:
    """In a process of their own: they fork, where the system can do that."""
    if hasattr(os, "fork"):
        command = [sys.executable, "-m", f"tests.reliability.{script[0]}", *script[1:], "--seed", "3", "goose"]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_damage_is_said_in_plain_words(tmp_path: Path) -> None:
    luck = LiveChance(1)
    counts = damage_save(save_of("goose", 4), tmp_path, luck, every=17)
    assert counts["cut: match"] > 1 < counts["changed: DamagedSave"]
    for number, damage in enumerate((damage_settings, damage_results)):
        (tmp_path / f"{number}").mkdir()
        assert len(damage(tmp_path / f"{number}", luck, 997)) > 1


@pytest.mark.slow
def test_a_disk_that_fails_loses_nothing_that_it_was_sure_of(tmp_path: Path) -> None:
    for number, trial in enumerate((cut_power, refuse_each)):
        (tmp_path / f"{number}").mkdir()
        assert trial("goose", tmp_path / f"{number}", 9).total() > 1
    (tmp_path / "gone").mkdir()
    assert folder_goes_away("goose", tmp_path / "gone")


@pytest.mark.slow
@pytest.mark.parametrize("kind", TRIALS)
def test_hostile_files_raise_nothing_of_their_own(kind: str, tmp_path: Path) -> None:
    came = Counter[str]()
    assert run_round(kind, 1, 4, tmp_path, came) is None
    assert came.total() >= 4
