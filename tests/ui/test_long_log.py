"""The list of what has happened costs as much after a thousand entries as after fifty."""

from __future__ import annotations

import sys
from types import FrameType

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop import games
from tabletop.match.match import Match
from tabletop.match.players import Player
from tabletop.ui.panel.lists import LogList
from tabletop.ui.panel.models import LogModel
from tabletop.ui.session.session import Session
from tests.conformance.playing import play, setups
from tests.ui.shell_parts import fresh_context

SLUG = "kemps"
FEW, MANY, MORE = 50, 1000, 20


class Calls:
    """Counts the functions of Python that are called meanwhile."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Calls:
        sys.setprofile(self._happened)
        return self

    def __exit__(self, *error: object) -> None:
        sys.setprofile(None)

    def _happened(self, frame: FrameType, event: str, argument: object) -> None:
        self.count += event == "call"


def test_an_entry_costs_the_same_however_long_the_log_is(qtbot: QtBot) -> None:
    game = games.load(SLUG)
    log = play(game, setups(game)[0], seed=0, plies=MANY + MORE).log

    def calls(length: int) -> float:
        """How many calls a new row costs in a list of so many entries that is shown."""
        match = Match.replay(game, setups(game)[0], log[:length])
        players = tuple(Player(f"P{seat}") for seat in range(match.setup.seats))
        context = fresh_context()
        model = LogModel(Session(match, players), context.words)
        shown = LogList(context, model)
        qtbot.addWidget(shown)
        shown.resize(280, 400)
        shown.show()
        QApplication.processEvents()
        rows, counted = model.rowCount(), Calls()
        for entry in log[length : length + MORE]:
            match.follow(entry)
            with counted:
                model.catch_up()
                QApplication.processEvents()
        return counted.count / (model.rowCount() - rows)

    assert calls(MANY) < 2 * calls(FEW)
