"""“As I play”: the results of a person make the computer player at their table as strong as they are."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.bot import Level
from tabletop.core.model import Result
from tabletop.match.form import BEGINNING, Form, Meeting
from tabletop.match.players import Player
from tabletop.store.league import League
from tabletop.ui.session.evening import Evening
from tabletop.ui.setup.page import SetupPage
from tests.ui.matches import window_of
from tests.ui.shell_parts import BOARD, fresh_context, setup_page

MILA, BEN = Player("Mila"), Player("Ben")
FOX = Player("Fox", computer=True, level=Level.HARD)


def test_the_league_knows_how_each_match_against_computers_ended(tmp_path: Path) -> None:
    league = League(tmp_path / "league.sqlite")
    league.record("chess", (MILA, FOX), Result(((1,), (0,)), "x"), 20)
    league.record("chess", (FOX, MILA), Result(((0, 1),), "x", drawn=True), 10)
    league.record("chess", (MILA, BEN), Result(((0,), (1,)), "x"), 30)
    league.record("draughts", (MILA, FOX), Result(((0,), (1,)), "x"), 40)
    owl = Player("Owl", computer=True, as_i_play=True, strength=1.5)
    league.record("chess", (MILA, FOX, owl), Result(((1,), (0,), (2,)), "x"), 50)
    assert league.meetings("chess", "Mila") == [
        [Meeting(3.0, 0.5)],
        [Meeting(3.0, 0.0)],
        [Meeting(3.0, 0.0), Meeting(1.5, 1.0)],
    ]
    assert league.meetings("chess", "Ben") == []


def test_a_league_of_an_earlier_program_knows_no_strengths_and_learns_them(tmp_path: Path) -> None:
    path = tmp_path / "league.sqlite"
    League(path).record("chess", (MILA, FOX), Result(((0,), (1,)), "x"), 1)
    with sqlite3.connect(path) as db:
        db.execute("ALTER TABLE chair DROP COLUMN strength")
        db.execute("PRAGMA user_version = 1")
    db.close()
    league = League(path)
    assert league.meetings("chess", "Mila") == []
    league.record("chess", (MILA, FOX), Result(((0,), (1,)), "x"), 2)
    assert league.meetings("chess", "Mila") == [[Meeting(3.0, 1.0)]]
    assert league.standings()[0].played == 2


def test_who_plays_as_i_play_is_as_strong_as_the_people_at_the_table(tmp_path: Path) -> None:
    evening = Evening(tmp_path / "matches")
    fitting = replace(FOX, as_i_play=True)
    assert evening.fitted("chess", (MILA, fitting))[1].strength == BEGINNING
    assert evening.results is not None
    for _ in range(5):
        evening.results.record("chess", (MILA, FOX), Result(((0,), (1,)), "x"))
    mila = evening.form("chess", "Mila")
    assert mila.strength > 2
    assert mila.matches == 5
    assert evening.fitted("chess", (MILA, fitting))[1].strength == mila.strength
    assert evening.fitted("chess", (MILA, BEN, fitting))[2].strength == (mila.strength + BEGINNING) / 2
    assert evening.fitted("chess", (MILA, FOX)) == (MILA, FOX)
    assert Evening(None).fitted("chess", (MILA, fitting))[1].strength == BEGINNING


def choose(menu: QComboBox, value: str) -> None:
    """Choose an entry, as a hand does."""
    menu.setCurrentIndex(menu.findData(value))
    menu.activated.emit(menu.currentIndex())


def test_the_set_up_offers_it_and_says_how_it_stands(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    row = page.seats.rows[1]
    assert page.as_i_play.isHidden()
    choose(row.extra, "as_i_play")
    assert page.as_i_play.text() == "“As I play” begins about as strong as “Easy”, and learns from every match."
    assert page.seats.players()[1].as_i_play
    choose(row.extra, "hard")
    assert page.as_i_play.isHidden()
    assert page.seats.players()[1] == Player("Owl", True, Level.HARD)


def test_where_matches_have_been_played_the_form_of_the_people_is_told(qtbot: QtBot) -> None:
    context = fresh_context()
    seats = [{"name": "Mila"}, {"computer": True, "as_i_play": True}]
    context.settings.setups[BOARD.slug] = {"seats": seats}
    page = SetupPage(context, lambda slug, name: Form(2.2, 7) if (slug, name) == (BOARD.slug, "Mila") else Form())
    qtbot.addWidget(page)
    page.show_game(BOARD)
    assert page.as_i_play.text() == "“As I play” is about as strong as “Medium” now, going by how Mila played so far."
    page.show_game(replace(BOARD, levels=(Level.EASY, Level.HARD)))
    assert "as strong as “Easy” now" in page.as_i_play.text(), "the game has no such level"


def test_where_luck_alone_decides_nobody_plays_as_i_play(qtbot: QtBot) -> None:
    page = setup_page(qtbot, replace(BOARD, levels=()))
    row = page.seats.rows[1]
    assert row.extra.findData("as_i_play") < 0
    row.config.as_i_play = True
    assert not page.seats.players()[1].as_i_play


def test_a_match_from_the_set_up_begins_as_strong_as_the_results_say(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    evening = Evening(folder)
    assert evening.results is not None
    for _ in range(4):
        evening.results.record("ludo", (MILA, FOX), Result(((0,), (1,)), "x"))
    with window_of(folder) as window:
        window.context.settings.setups["ludo"] = {"seats": [{"name": "Mila"}, {"computer": True, "as_i_play": True}]}
        window.show_setup("ludo")
        window.setup_page().begin()
        assert window.session is not None
        assert window.session.players[1].as_i_play
        assert window.session.players[1].strength == evening.form("ludo", "Mila").strength > BEGINNING
    assert games.info("ludo").levels
