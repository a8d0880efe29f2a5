"""Settings and results."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.model import Result
from tabletop.match.players import Player
from tabletop.store.errors import CannotWrite
from tabletop.store.league import League, Standing
from tabletop.store.settings import SettingsFile


def test_settings_are_kept(tmp_path: Path) -> None:
    kept = SettingsFile.open(tmp_path / "deep" / "settings.json")
    settings = kept.settings
    settings.language, settings.volume, settings.muted = "fr", 30, True
    settings.setups["ludo"] = {"names": ["Ann"]}
    kept.save()
    again = SettingsFile.open(tmp_path / "deep" / "settings.json").settings
    assert (again.language, again.volume, again.muted) == ("fr", 30, True)
    assert again.setups == {"ludo": {"names": ["Ann"]}}


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"volume":"loud"}', b"\xff\xfe"])
def test_a_damaged_file_is_put_aside_and_the_defaults_hold(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    assert SettingsFile.open(path).settings.volume == 70
    assert path.with_suffix(".damaged").read_bytes() == content


def test_settings_that_cannot_be_written_hold_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    kept = SettingsFile.open(tmp_path / "file" / "settings.json")
    kept.settings.language = "de"
    kept.save()
    assert kept.settings.language == "de"


def test_unknown_values_of_a_newer_version_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language":"nl","hologram":true}')
    assert SettingsFile.open(path).settings.language == "nl"


def test_the_league_counts_matches_and_victories(tmp_path: Path) -> None:
    league = League(tmp_path / "league.sqlite")
    ann_bob = (Player("Ann"), Player("Bob"))
    league.record("ludo", ann_bob, Result(((0,), (1,)), "ludo.win"), ended_s=100)
    league.record("yams", ann_bob, Result(((0, 1),), "yams.tie-shared", scores=(5, 5)), ended_s=200)
    assert league.standings() == (Standing("Ann", 2, 2), Standing("Bob", 2, 1))
    robot = Player("Ann", computer=True)
    league.record("ludo", (robot, Player("Bob")), Result(((0,), (1,)), "ludo.win"), ended_s=120)
    assert league.standings(since_s=110, computers=True)[1] == Standing("Ann", 1, 1, computer=True), "of the same name"
    assert league.standings(since_s=150) == (Standing("Ann", 1, 1), Standing("Bob", 1, 1))


def test_a_league_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    path.write_bytes(b"this is no database" * 100)
    with pytest.raises(CannotWrite):
        League(path).standings()
    with pytest.raises(CannotWrite):
        League(path).record("ludo", (Player("Ann"),), Result(((0,),), "x"), 1)
