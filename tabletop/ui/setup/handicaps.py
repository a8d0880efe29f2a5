"""What the seats are given at the start: a line for each that has something, and the button that offers it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QPushButton, QSizePolicy

from tabletop.core.handicaps import HandicapSpec
from tabletop.core.model import Seat
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.layouts import AsideLayout
from tabletop.ui.setup.seat_config import SeatConfig

GIVE = QT_TRANSLATE_NOOP("Setup", "Head start or handicap", "button: what the seats are given at the start")
NOBODY_HAS = QT_TRANSLATE_NOOP("Setup", "Everybody starts alike.")
NO_HANDICAP = QT_TRANSLATE_NOOP("Setup", "None", "no head start and no handicap")
WHO_HAS = QT_TRANSLATE_NOOP("Setup", "{player}: {what}", "what: “10 squares ahead”")
POSITION_COUNTS = QT_TRANSLATE_NOOP("Setup", "Does not count: the match begins from the pasted position.")


class Handicaps(QFrame):
    """Who has which handicap, and a button whose menu offers, for each seat, what the game has. `chosen`: a seat and
    the id of a handicap, empty for none. It is not there in a game without any."""

    chosen = Signal(int, str)

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self._specs: Sequence[HandicapSpec] = ()
        self._seats: list[tuple[str, str]] = []
        self._seat_menus: list[QMenu] = []
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.give = QPushButton()
        self.give.setProperty("kind", "pill")
        self.give.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.give.clicked.connect(self._open)
        self.menu = QMenu(self)
        row = AsideLayout()
        row.addWidget(self.label)
        row.addWidget(self.give)
        row.setContentsMargins(8, 6, 8, 6)
        self.setLayout(row)
        self.hide()

    def show_seats(
        self, specs: Sequence[HandicapSpec], configs: Sequence[SeatConfig], names: Sequence[str], counts: bool
    ) -> None:
        """Tell what these seats have, who are called like this. `counts`: the match begins from the printed start."""
        say = self._context.words.say
        self._specs = specs
        self._seats = [(name, config.handicap) for name, config in zip(names, configs, strict=True)]
        labels = {spec.id: say(spec.label) for spec in specs}
        told = [say(WHO_HAS, player=name, what=labels[what]) for name, what in self._seats if what]
        self.label.setText("\n".join(told or [say(NOBODY_HAS)]) if counts else say(POSITION_COUNTS))
        self.label.setProperty("role", "" if told and counts else "quiet")
        self.label.style().polish(self.label)
        self.give.setText(say(GIVE))
        self.give.setEnabled(counts)
        self.setVisible(bool(specs) and (counts or bool(told)))

    def choices(self, seat: Seat) -> list[QAction]:
        """What is offered to a seat in the menu that is open."""
        return self._seat_menus[seat].actions()

    def _open(self) -> None:
        say = self._context.words.say
        self.menu.clear()
        self._seat_menus = [self.menu.addMenu(name) for name, _ in self._seats]
        offered = [("", say(NO_HANDICAP)), *((spec.id, say(spec.label)) for spec in self._specs)]
        for seat, menu in enumerate(self._seat_menus):
            group = QActionGroup(menu)
            for value, label in offered:
                action = menu.addAction(label)
                action.setCheckable(True)
                action.setChecked(value == self._seats[seat][1])
                action.triggered.connect(partial(self._choose, seat, value))
                group.addAction(action)
        self.menu.popup(self.give.mapToGlobal(QPoint(0, self.give.height())))

    def _choose(self, seat: Seat, value: str, checked: bool = False) -> None:
        self.chosen.emit(seat, value)
