"""Handicaps: chosen seat by seat, shown wherever the name stands, and kept for the next match."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.luck import Luck
from tabletop.core.model import Result, Setup
from tabletop.core.text import Msg
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.store.league import League
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.setup.page import SetupPage
from tabletop.ui.setup.seat_config import seat_configs_from
from tests.conformance.playing import play_from
from tests.ui.shell_parts import BOARD, click, setup_page
from tests.ui.table_kit import make_page

OPEN = replace(
    BOARD, handicaps=(HandicapSpec("ludo.one", Msg("t", "One out")), HandicapSpec("ludo.two", Msg("t", "Two out")))
)


def choose(page: SetupPage, seat: int, at: int) -> None:
    """Open the menu by a click, and take one of the lines of a seat."""
    click(page.handicaps.give)
    assert page.handicaps.menu.isVisible()
    page.handicaps.choices(seat)[at].trigger()
    page.handicaps.menu.hide()


def test_a_seat_is_given_something_and_everybody_reads_it(qtbot: QtBot) -> None:
    page = setup_page(qtbot, OPEN)
    assert page.handicaps.label.text() == "Everybody starts alike."
    assert page.setup() == Setup(2)
    choose(page, 0, 2)
    assert page.handicaps.label.text() == "Player 1: Two out"
    assert page.setup() == Setup(2, handicaps=("ludo.two", ""))
    click(page.seats.add)
    assert page.setup().handicaps == ("ludo.two", "", "")
    click(page.handicaps.give)
    assert [action.text() for action in page.handicaps.menu.actions()] == ["Player 1", "Owl", "Bear"]
    assert [action.isChecked() for action in page.handicaps.choices(0)] == [False, False, True]
    page.handicaps.menu.hide()
    choose(page, 1, 1)
    assert page.handicaps.label.text() == "Player 1: Two out\nOwl: One out"
    choose(page, 0, 0)
    choose(page, 1, 0)
    assert page.handicaps.label.text() == "Everybody starts alike."
    assert page.setup() == Setup(3)


def test_what_a_seat_was_given_is_kept_for_the_next_match(qtbot: QtBot) -> None:
    page = setup_page(qtbot, OPEN)
    choose(page, 1, 1)
    page.begin()
    data = page.context.settings.setups["ludo"]
    assert [config.handicap for config in seat_configs_from(data, OPEN)] == ["", "ludo.one"]
    assert [config.handicap for config in seat_configs_from(data, BOARD)] == ["", ""], "there is none any more"


def test_a_game_without_handicaps_offers_none(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    assert page.handicaps.isHidden()


def test_the_table_the_log_and_the_end_say_who_has_what(qtbot: QtBot) -> None:
    """Beside the name, before the first move, and with the story of the match."""
    setup = Setup(2, handicaps=("goose.ahead-20", ""))
    page, _ = make_page(qtbot, Match(games.load("goose"), setup, LiveChance(1)), Player("Mila"), Player("Ben"))
    plate, other = page.overlay.plates[0], page.overlay.plates[1]
    assert "balance" in plate.facts.signs
    assert "20 squares ahead" in plate.toolTip()
    assert "20 squares ahead" in plate.accessibleName()
    assert "balance" not in other.facts.signs
    log = page.panel.log
    assert log.rowCount() == 1
    assert log.head(0).endswith(": 20 squares ahead")
    assert log.entry(0) == 0


def test_a_match_with_handicaps_tells_nothing_of_how_well_anybody_plays(tmp_path: Path) -> None:
    league = League(tmp_path / "league.sqlite")
    players = Player("Mila"), Player("Fox", computer=True, level=Level.HARD)
    league.record("chess", players, Result(((0,), (1,)), "x"), 1, even=False)
    assert league.meetings("chess", "Mila") == []
    assert league.standings()[0].won == 1
    league.record("chess", players, Result(((0,), (1,)), "x"), 2)
    assert len(league.meetings("chess", "Mila")) == 1


def test_what_a_person_was_given_goes_with_them_when_the_same_is_dealt_again(qtbot: QtBot) -> None:
    setup = Setup(3, handicaps=("snakes_and_ladders.ahead-25", "", ""))
    match = play_from(games.load("snakes_and_ladders"), setup, Luck.of(bytes(32)), seed=2)
    page, _ = make_page(qtbot, match, Player("Mila"), Player("Ben"), Player("Ida"))
    with qtbot.waitSignal(page.again) as wanted:
        page.do(Do.DEAL_AGAIN)
    (request,) = wanted.args
    assert [player.name for player in request.players] == ["Ida", "Mila", "Ben"]
    assert request.setup.handicaps == ("", "snakes_and_ladders.ahead-25", "")


def test_the_set_up_says_that_such_a_match_tells_nothing_of_how_well_anybody_plays(qtbot: QtBot) -> None:
    page = setup_page(qtbot, OPEN)
    extra = page.seats.rows[1].extra
    extra.setCurrentIndex(extra.findData("as_i_play"))
    extra.activated.emit(extra.currentIndex())
    assert "will not count" not in page.as_i_play.text()
    choose(page, 0, 1)
    assert page.as_i_play.text().endswith("as somebody has a head start or a handicap.")
