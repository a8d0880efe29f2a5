"""The set-up page and "Play again" tell a game that asks for it which seats are computer players."""

from __future__ import annotations

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tabletop.core.model import Setup
from tabletop.match.players import Player
from tabletop.ui.session.session_factory import begin_session
from tabletop.ui.setup.page import SetupPage
from tests.match.test_by_players import ASKING
from tests.ui.shell_parts import click, fresh_context


def test_the_set_up_page_says_who_plays(qtbot: QtBot) -> None:
    page = SetupPage(fresh_context())
    qtbot.addWidget(page)
    page.show_game(replace(ASKING.info, slug="ludo"))
    page.show()
    with qtbot.waitSignal(page.start) as started:
        click(page.start_button)
    request = started.args[0]
    assert [player.computer for player in request.players] == [False, True]
    session = begin_session(ASKING, request.setup, request.players, request.friendly_undo, None)
    assert session.match.setup.computers == (1,)
    session.close()


def test_play_again_tells_anew_who_plays() -> None:
    players = (Player("Bot", computer=True), Player("Ben"))
    first = begin_session(ASKING, Setup(2), players, False, None)
    assert first.match.setup.computers == (0,)
    again = begin_session(ASKING, first.match.setup, players[::-1], False, None)
    assert again.match.setup.computers == (1,)
    for session in (first, again):
        session.close()
