"""A board at which people have hidden hands: it lies before whoever looks."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.core.model import Seat, Setup
from tabletop.match.players import Player
from tabletop.ui.match_page.table_page import TablePage
from tests.conformance.playing import play
from tests.ui.hands import click
from tests.ui.test_seating import page_of, plan_of

PEOPLE = (Player("Ann"), Player("Ben"))


def rows(page: TablePage) -> dict[Seat, float]:
    """How far down the row of each seat lies."""
    zones = plan_of(page).spec.zones
    return {zone.seat: zone.slots[0].y for zone in zones if zone.seat is not None and zone.slots}


def test_the_board_is_turned_behind_the_curtain(qtbot: QtBot) -> None:
    match = play(games.load("card_marathon"), Setup(2), seed=3, plies=6)
    page = page_of(qtbot, match, *PEOPLE)
    seen = set()
    for _ in range(2):
        (seat,) = match.active
        click(page.curtain.button)
        assert rows(page)[seat] > rows(page)[1 - seat]
        seen.add(seat)
        while match.active == {seat}:
            page.session.play(page.session.game.legal(match.state, seat)[-1])
    assert seen == {0, 1}


def test_one_person_has_the_own_row_below(qtbot: QtBot) -> None:
    match = play(games.load("card_marathon"), Setup(2), seed=3, plies=6)
    page = page_of(qtbot, match, Player("Bot", computer=True), PEOPLE[1])
    assert rows(page)[1] > rows(page)[0]
