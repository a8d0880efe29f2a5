"""The results of matches: who has won what, who met which computer player, and files that cannot be used."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tabletop.core.bot import Level
from tabletop.core.model import Result
from tabletop.match.form import Meeting
from tabletop.match.players import Player
from tabletop.store.errors import CannotKeepResult
from tabletop.store.league import League, Standing

ANN, BEN = Player("Ann"), Player("Ben")
FOX = Player("Fox", computer=True, level=Level.MEDIUM)
OWL = Player("Owl", computer=True, as_i_play=True, strength=1.5)
OUTSIDER = Player("Fish", computer=True, program="Fish 1")
FIRST, SECOND = Result(((0,), (1,)), "x", scores=(7, 3)), Result(((1,), (0,)), "x")
DRAW = Result(((0, 1),), "x", drawn=True)


@pytest.fixture
def league(tmp_path: Path) -> League:
    """An empty file, in a folder that is not there yet."""
    return League(tmp_path / "results" / "league.sqlite")


def test_people_stand_by_their_victories(league: League) -> None:
    league.record("ludo", (ANN, BEN), FIRST, 100)
    league.record("ludo", (ANN, BEN), SECOND, 200)
    league.record("ludo", (BEN, ANN), FIRST, 300)
    league.record("ludo", (ANN, FOX), DRAW, 400)
    assert league.standings() == (Standing("Ben", 3, 2), Standing("Ann", 4, 1))
    assert league.standings(since_s=300) == (Standing("Ben", 1, 1), Standing("Ann", 2, 0))
    assert league.standings(since_s=400, computers=True) == (Standing("Ann", 1, 0), Standing("Fox", 1, 0, True))


def test_who_has_no_place_comes_last(league: League) -> None:
    league.record("ludo", (ANN, BEN, FOX), Result(((1,),), "x"), 1)
    assert league.meetings("ludo", "Ann") == [[Meeting(2.0, 0.5)]]
    assert league.meetings("ludo", "Ben") == [[Meeting(2.0, 1.0)]]


def test_a_match_that_ends_twice_counts_once(league: League) -> None:
    league.record("ludo", (ANN, BEN), FIRST, 1, key="a")
    league.record("ludo", (ANN, BEN), SECOND, 2, key="a")
    league.record("ludo", (ANN, BEN), SECOND, 2, key="b")
    assert league.standings() == (Standing("Ben", 2, 2), Standing("Ann", 2, 0))


def test_what_was_taken_back_is_forgotten(league: League) -> None:
    first = league.record("ludo", (ANN, BEN), FIRST, 1)
    second = league.record("ludo", (ANN, BEN), SECOND, 2)
    assert second != first
    league.forget(second)
    assert league.standings() == (Standing("Ann", 1, 1), Standing("Ben", 1, 0))


def test_meetings_are_those_with_computer_players_of_a_known_strength(league: League) -> None:
    league.record("chess", (ANN, OWL), DRAW, 30)
    league.record("chess", (ANN, FOX), SECOND, 10)
    league.record("chess", (FOX, ANN), SECOND, 20)
    league.record("chess", (ANN, OUTSIDER), FIRST, 40)
    league.record("chess", (ANN, FOX), FIRST, 50, even=False)
    league.record("ludo", (ANN, FOX), FIRST, 60)
    assert league.meetings("chess", "Ann") == [[Meeting(2.0, 0.0)], [Meeting(2.0, 1.0)], [Meeting(1.5, 0.5)]]
    assert league.meetings("chess", "Fox") == []


def test_the_first_shape_of_the_file_is_brought_into_todays(league: League, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(
            "CREATE TABLE match (id INTEGER PRIMARY KEY, game TEXT, ended_s INTEGER, rule TEXT);"
            "CREATE TABLE chair (match INTEGER, seat INTEGER, name TEXT, computer INTEGER, place INTEGER,"
            " score INTEGER);"
            "INSERT INTO match VALUES (1, 'ludo', 5, 'x');"
            "INSERT INTO chair VALUES (1, 0, 'Ann', 0, 1, 7), (1, 1, 'Fox', 1, 2, 3);"
        )
    old = League(path)
    assert old.standings() == (Standing("Ann", 1, 1),)
    old.record("ludo", (ANN, FOX), FIRST, 6, key="a")
    assert old.standings() == (Standing("Ann", 2, 2),)
    assert old.meetings("ludo", "Ann") == [[Meeting(2.0, 1.0)]]
    with closing(sqlite3.connect(path)) as db:
        assert [score for (score,) in db.execute("SELECT score FROM chair ORDER BY match, seat")] == [7, 3, 7, 3]


def test_the_second_shape_of_the_file_has_keys_already(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(
            "CREATE TABLE match (id INTEGER PRIMARY KEY, game TEXT, ended_s INTEGER, rule TEXT, key TEXT);"
            "CREATE TABLE chair (match INTEGER, seat INTEGER, name TEXT, computer INTEGER, place INTEGER,"
            " score INTEGER);"
            "INSERT INTO match VALUES (1, 'ludo', 5, 'x', 'a');"
            "INSERT INTO chair VALUES (1, 0, 'Ann', 0, 1, 7), (1, 1, 'Fox', 1, 2, 3);"
            "PRAGMA user_version = 1;"
        )
    League(path).record("ludo", (ANN, FOX), SECOND, 6, key="a")
    assert League(path).standings() == (Standing("Ann", 1, 0),)
    assert League(path).meetings("ludo", "Ann") == [[Meeting(2.0, 0.0)]]


def test_a_file_that_is_no_table_is_told(tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    for use in (lambda: League(path).standings(), lambda: League(path / "below").forget(1)):
        path.write_bytes(b"something else" * 100)
        with pytest.raises(CannotKeepResult):
            use()
