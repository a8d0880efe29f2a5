"""Who plays with whom, in a game of teams: said in words, and changed by one button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy

from tabletop.core.model import Seat
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.layouts import AsideLayout
from tabletop.ui.setup.seat_config import SeatConfig

TOGETHER = QT_TRANSLATE_NOOP("Setup", "{players} play together.", "the partners of one team")
OTHER_TEAMS = QT_TRANSLATE_NOOP("Setup", "Other teams", "button: the people sit down so that others are partners")

Teams = Sequence[Sequence[Seat]]


def _pairing(configs: Sequence[SeatConfig], teams: Teams) -> object:
    """Who plays with whom, whatever the seats: two computer players of one level are the same."""
    who = [(one.level.value, one.program) if one.computer and not one.name else (str(id(one)),) for one in configs]
    return sorted(sorted(who[seat] for seat in team) for team in teams)


def other_teams(configs: Sequence[SeatConfig], teams: Teams) -> list[SeatConfig]:
    """The same people on other seats, so that somebody else plays with the first one, if that is possible: pressed
    again and again, everybody has been everybody's partner."""
    order = list(configs)
    for _ in configs[2:]:
        order = [order[0], *order[2:], order[1]]
        if _pairing(order, teams) != _pairing(configs, teams):
            return order
    return list(configs)


class Partners(QFrame):
    """The teams in words, and the button. `wanted`: other teams are asked for."""

    wanted = Signal()

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.other = QPushButton()
        self.other.setProperty("kind", "pill")
        self.other.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.other.clicked.connect(self.wanted)
        row = AsideLayout()
        row.addWidget(self.label)
        row.addWidget(self.other)
        row.setContentsMargins(8, 6, 8, 6)
        self.setLayout(row)
        self.hide()

    def show_teams(self, teams: Teams, configs: Sequence[SeatConfig], names: Sequence[str]) -> None:
        """Show these teams; without any, nothing is shown."""
        say, listed = self._context.words.say, self._context.words.listed
        self.setVisible(bool(teams))
        together = (say(TOGETHER, players=listed([names[seat] for seat in team])) for team in teams)
        self.label.setText("\n".join(together))
        self.other.setText(say(OTHER_TEAMS))
        self.other.setEnabled(bool(teams) and other_teams(configs, teams) != list(configs))
