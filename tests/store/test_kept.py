"""Settings and results."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from tabletop.core.model import Result
from tabletop.match.players import Player
from tabletop.store.errors import CannotKeepResult, CannotWrite
from tabletop.store.league import League, Standing
from tabletop.store.salvage import sound_parts
from tabletop.store.settings import Settings, SettingsFile

BAD_TEXT = b'{"language":"\xff"}'
NESTED = b'{"setups":{"ludo":{"seats":' + b"[" * 100_000 + b"]" * 100_000 + b"}}}"


def test_settings_are_kept(tmp_path: Path) -> None:
    kept = SettingsFile.open(tmp_path / "deep" / "settings.json")
    settings = kept.settings
    settings.language, settings.volume, settings.muted = "fr", 30, True
    settings.setups["ludo"] = {"names": ["Ann"]}
    kept.save()
    again = SettingsFile.open(tmp_path / "deep" / "settings.json").settings
    assert (again.language, again.volume, again.muted) == ("fr", 30, True)
    assert again.setups == {"ludo": {"names": ["Ann"]}}


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"volume":"loud"}', b"\xff\xfe", BAD_TEXT, NESTED])
def test_a_damaged_file_is_put_aside_and_the_defaults_hold(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    assert SettingsFile.open(path).settings.volume == 70
    assert path.with_suffix(".damaged").read_bytes() == content


def test_what_is_nested_without_an_end_is_not_spread_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """With every bracket two places further in than the one before, these 200 kB would be 20 GB."""
    monkeypatch.setattr(msgspec.json, "format", lambda *_, **__: pytest.fail("spread out"))
    assert sound_parts(NESTED, Settings) == {}


WRITTEN = """{
  "language": "fr",
  "volume": 30,
  "names": [
    "Ann",
    "Zoë",
    "Bob"
  ],
  "setups": {
    "ludo": {
      "seats": [
        {
          "name": "Ann",
          "colour": 1
        }
      ],
      "options": {
        "ludo.pieces": "2",
        "ludo.stairs": "quick"
      }
    },
    "yams": {
      "friendly": true
    }
  },
  "keys": {
    "A": "Q",
    "L": "P"
  },
  "outside": true
}"""


@pytest.mark.parametrize(
    ("sound", "damaged", "part", "kept"),
    [
        ('"fr"', '"fr', "language", ""),
        ('"fr"', "5", "language", ""),
        ("30,", "3O,", "volume", 70),
        ("30,", "309", "volume", 70),
        ("30,", '"loud",', "volume", 70),
        ("Zoë", "Zo\x00", "names", ["Ann", "Bob"]),
        ('    "Ann",', '    "Ann,', "names", ["Zoë", "Bob"]),
        ("[\n", "(\n", "names", []),
        ("  ],", "  ),", "names", ["Ann", "Zoë", "Bob"]),
        ('"Q"', '"Q', "keys", {"L": "P"}),
        ('"L": "P"', '"L"- "P"', "keys", {"A": "Q"}),
        ("true\n}", "tru\n}", "outside", False),
    ],
)
def test_a_damaged_part_costs_nothing_but_itself(
    tmp_path: Path, sound: str, damaged: str, part: str, kept: object
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(WRITTEN, "utf-8")
    before = SettingsFile.open(path)
    assert not before.is_damaged
    path.write_text(WRITTEN.replace(sound, damaged, 1), "utf-8")
    found = SettingsFile.open(path)
    assert found.is_damaged
    assert getattr(found.settings, part) == kept
    for name in set(found.settings.__struct_fields__) - {part}:
        assert getattr(found.settings, name) == getattr(before.settings, name), name
    again = SettingsFile.open(path)
    assert not again.is_damaged, "what could be read is written down at once"
    assert getattr(again.settings, part) == kept
    assert path.with_suffix(".damaged").read_text("utf-8") == WRITTEN.replace(sound, damaged, 1)


@pytest.mark.parametrize(
    ("sound", "damaged", "ludo"),
    [
        ('"2"', '"2', {"seats": [{"name": "Ann", "colour": 1}], "options": {"ludo.stairs": "quick"}}),
        (
            '"colour": 1',
            '"colour": "',
            {"seats": [{"name": "Ann"}], "options": {"ludo.pieces": "2", "ludo.stairs": "quick"}},
        ),
        ('"ludo": {', '"ludo": [', None),
    ],
)
def test_of_a_damaged_set_up_the_rest_is_kept(tmp_path: Path, sound: str, damaged: str, ludo: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(WRITTEN.replace(sound, damaged, 1), "utf-8")
    found = SettingsFile.open(path).settings
    assert found.setups == {**({"ludo": ludo} if ludo else {}), "yams": {"friendly": True}}
    assert (found.language, found.keys, found.outside) == ("fr", {"A": "Q", "L": "P"}, True)


def test_of_a_file_that_is_cut_everything_before_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(WRITTEN[: WRITTEN.index('"Bob"')], "utf-8")
    found = SettingsFile.open(path).settings
    assert (found.language, found.volume, found.names, found.setups) == ("fr", 30, ["Ann", "Zoë"], {})
    path.write_text(WRITTEN[: WRITTEN.index("30") + 1], "utf-8")
    assert SettingsFile.open(path).settings.volume == 70, "not 3"


def test_a_damaged_file_that_cannot_be_put_aside_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(WRITTEN.replace('"Q"', '"Q'), "utf-8")
    before = path.read_bytes()

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "rename", refuse)
    assert SettingsFile.open(path).settings.language == "fr"
    assert path.read_bytes() == before


def test_what_is_unknown_or_comes_behind_the_end_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{\n  "hologram": true,\n  "language": "nl",\n  "names": [\n  ],\nx', "utf-8")
    assert SettingsFile.open(path).settings.language == "nl"
    path.write_text('{\n  "names": [\n  ]x\n}', "utf-8")
    assert SettingsFile.open(path).settings.names == []


def test_lines_that_stand_ever_further_in_are_no_trouble(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    lines = ["{", *(" " * (2 * n) + '"setups": {' for n in range(1, 600)), "x"]
    path.write_text("\n".join(lines), "utf-8")
    assert SettingsFile.open(path).is_damaged


def test_what_was_put_aside_before_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in (b"{", b"[]", b"x"):
        path.write_bytes(content)
        SettingsFile.open(path)
    assert {kept.read_bytes() for kept in tmp_path.iterdir()} == {b"{", b"[]", b"x"}


@pytest.mark.parametrize(("given", "kept"), [(100_000, (200, 100)), (0, (100, 0)), (-5, (100, 0)), (150, (150, 100))])
def test_figures_are_brought_into_their_range(tmp_path: Path, given: int, kept: tuple[int, int]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"text_percent":{given},"volume":{given}}}')
    settings = SettingsFile.open(path).settings
    assert (settings.text_percent, settings.volume) == kept


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
    assert league.standings(until_s=150) == league.standings(until_s=120)
    assert league.standings(since_s=150) == (Standing("Ann", 1, 1), Standing("Bob", 1, 1))


def test_a_match_whose_end_was_seen_twice_counts_once(tmp_path: Path) -> None:
    league = League(tmp_path / "league.sqlite")
    first = league.record("ludo", (Player("Ann"),), Result(((0,),), "ludo.win"), 100, "18ab")
    league.record("ludo", (Player("Ann"),), Result(((0,),), "ludo.win"), 200, "18ac")
    again = league.record("ludo", (Player("Ann"),), Result(((0,),), "ludo.win"), 300, "18ab")
    assert first != again
    assert league.standings() == (Standing("Ann", 2, 2),)
    league.forget(again)
    assert league.standings() == (Standing("Ann", 1, 1),)


def test_results_of_an_earlier_program_are_read_and_go_on(tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(
            "CREATE TABLE match (id INTEGER PRIMARY KEY, game TEXT NOT NULL, ended_s INTEGER NOT NULL,"
            " rule TEXT NOT NULL);"
            "CREATE TABLE chair (match INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,"
            " computer INTEGER NOT NULL, place INTEGER NOT NULL, score INTEGER, PRIMARY KEY (match, seat));"
            "INSERT INTO match VALUES (1, 'ludo', 100, 'ludo.win');"
            "INSERT INTO chair VALUES (1, 0, 'Ann', 0, 1, NULL);"
        )
    league = League(path)
    for _ in range(2):
        league.record("ludo", (Player("Ann"),), Result(((0,),), "ludo.win"), 200, "18ab")
    assert league.standings() == (Standing("Ann", 2, 2),)


def test_a_league_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    path.mkdir()
    with pytest.raises(CannotWrite):
        League(path).standings()
    with pytest.raises(CannotWrite):
        League(path).record("ludo", (Player("Ann"),), Result(((0,),), "x"), 1)


def test_an_end_is_struck_out_by_its_number_or_by_the_key_of_its_match(tmp_path: Path) -> None:
    league = League(tmp_path / "league.sqlite")
    number = league.record("ludo", (Player("Ann"),), Result(((0,),), "ludo.win"), 100)
    league.record("ludo", (Player("Ann"),), Result(((0,),), "ludo.win"), 200, "18ac")
    league.forget(None, "")
    assert league.standings() == (Standing("Ann", 2, 2),)
    league.forget(None, "18ac")
    assert league.standings() == (Standing("Ann", 1, 1),)
    league.forget(number)
    assert league.standings() == ()


NO_TEXT = "UPDATE chair SET name = CAST(x'ff' AS TEXT)"
NO_NAME, NO_FIGURE = "UPDATE chair SET name = x'00'", "UPDATE chair SET strength = 'much', place = 'first'"


@pytest.mark.parametrize("harm", ["DROP TABLE chair", NO_TEXT, NO_NAME, NO_FIGURE, ""])
def test_damaged_results_are_put_aside_and_the_next_match_counts(tmp_path: Path, harm: str) -> None:
    path = tmp_path / "league.sqlite"
    league, ann_owl = League(path), (Player("Ann"), Player("Owl", computer=True))
    league.record("ludo", ann_owl, Result(((0,), (1,)), "ludo.win"), 100)
    if harm:
        with closing(sqlite3.connect(path)) as db, db:
            db.execute(harm)
    else:
        path.write_bytes(b"this is no database" * 100)
    before = path.read_bytes()
    with pytest.raises(CannotKeepResult):
        league.standings() and league.meetings("ludo", "Ann")
    assert path.with_suffix(".damaged").read_bytes() == before
    league.record("ludo", ann_owl, Result(((0,), (1,)), "ludo.win"), 200)
    assert league.standings() == (Standing("Ann", 1, 1),)


def test_a_result_is_noted_although_the_file_of_the_others_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    path.write_bytes(b"this is no database" * 100)
    League(path).record("ludo", (Player("Ann"),), Result(((0,),), "ludo.win"), 200)
    assert League(path).standings() == (Standing("Ann", 1, 1),)


def test_results_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE of_tomorrow (name TEXT)")
        db.execute("PRAGMA user_version = 3")
    before = path.read_bytes()
    with pytest.raises(CannotKeepResult):
        League(path).record("ludo", (Player("Ann"),), Result(((0,),), "ludo.win"), 200)
    assert path.read_bytes() == before


def test_two_programs_that_bring_an_old_file_into_shape_do_not_take_it_for_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one has done it between the look at its shape and the change."""
    path = tmp_path / "league.sqlite"
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE match (id INTEGER PRIMARY KEY, game TEXT, ended_s INTEGER, rule TEXT)")
    connect, waiting = sqlite3.connect, [League(path)]

    class Slow(sqlite3.Connection):
        """Another program comes before its first change."""

        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            if sql.startswith("BEGIN") and waiting:
                waiting.pop().standings()
            return super().execute(sql, *values)  # type: ignore[arg-type]

    monkeypatch.setattr(sqlite3, "connect", lambda where, timeout: connect(where, timeout=timeout, factory=Slow))
    League(path).record("ludo", (Player("Ann"),), Result(((0,),), "ludo.win"), 1, "a")
    assert League(path).standings() == (Standing("Ann", 1, 1),)
    assert not list(tmp_path.glob("*.damaged"))
