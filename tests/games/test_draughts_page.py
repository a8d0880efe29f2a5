"""Draughts under real hands: a chain of captures is as many drags, and the last one ends the match."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tabletop.core.chance import LiveChance
from tabletop.core.model import Setup
from tabletop.games.draughts.board import BIT, PLACE_OF
from tabletop.match.match import Match
from tests.games.draughts_positions import FIRST_SEAT, GAME
from tests.ui.table_kit import ANN, BEN, drag, make_page


def test_a_match_is_dragged_to_its_last_capture(qtbot: QtBot) -> None:
    match = Match(GAME, Setup(2, FIRST_SEAT, position="W:W37:B22,32"), LiveChance(1))
    page, _ = make_page(qtbot, match, ANN, BEN)
    for here, there in ((37, 28), (28, 17)):
        assert match.result is None, "the same man goes on"
        drag(page, match.state.token_on(BIT[here]), PLACE_OF[BIT[there]])
    qtbot.waitUntil(page.end.isVisible)
    assert page.end.title.text() == "Ann wins"
