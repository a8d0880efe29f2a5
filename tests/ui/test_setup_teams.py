"""Who plays with whom is said before a match, and can be changed."""

from __future__ import annotations

import msgspec
from pytestqt.qtbot import QtBot

from tests.ui.shell_parts import BOARD, click, setup_page
from tests.ui.team_toy import signals_match

TEAMS = msgspec.structs.replace(signals_match().game.info, slug="ludo")


def test_a_team_game_says_who_plays_with_whom_and_lets_them_change(qtbot: QtBot) -> None:
    page = setup_page(qtbot, TEAMS)
    for row, name in zip(page.seats.rows, ("Mila", "Oma"), strict=False):
        click(row.kind.button("person"))
        row.name.clear()
        qtbot.keyClicks(row.name, name)
    assert page.partners.label.text() == "Mila and Bear play together.\nOma and Hare play together."
    click(page.partners.other)
    assert page.partners.label.text() == "Mila and Oma play together.\nOwl and Hare play together."
    assert [player.name for player in page.seats.players()] == ["Mila", "Owl", "Oma", "Hare"]
    assert page.setup().colours == (), "the colours are those of the seats"
    click(page.partners.other)
    assert page.partners.label.text() == "Mila and Bear play together.\nOma and Hare play together."
    click(page.seats.rows[1].kind.button("computer"))
    page.seats.rows[1].name.clear()
    assert not page.partners.other.isEnabled(), "whoever sits there is a computer player of the same level"


def test_four_people_are_partners_in_turn(qtbot: QtBot) -> None:
    page = setup_page(qtbot, TEAMS)
    for row, name in zip(page.seats.rows, ("Ann", "Ben", "Mia", "Tom"), strict=True):
        click(row.kind.button("person"))
        row.name.clear()
        qtbot.keyClicks(row.name, name)
    partners = []
    for _ in range(4):
        partners.append(page.seats.players()[2].name)
        click(page.partners.other)
    assert partners == ["Mia", "Tom", "Ben", "Mia"]


def test_where_everybody_plays_alone_nothing_is_said_of_teams(qtbot: QtBot) -> None:
    page = setup_page(qtbot, BOARD)
    assert not page.partners.isVisible()
