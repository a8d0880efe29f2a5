"""What a seat is given at the start: the button that offers it, and the lines that say who has what."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from tabletop.core.handicaps import HandicapSpec
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.setup.icon_toggle import IconToggle
from tabletop.ui.setup.seat_config import SeatConfig

HANDICAP_OF = QT_TRANSLATE_NOOP("Setup", "Head start or handicap, seat {number}", "button: what a seat is given")
HANDICAP_IS = QT_TRANSLATE_NOOP("Setup", "Head start or handicap, seat {number}: {what}", "what: “10 squares ahead”")
NO_HANDICAP = QT_TRANSLATE_NOOP("Setup", "None", "no head start and no handicap")
WHO_HAS = QT_TRANSLATE_NOOP("Setup", "{player}: {what}", "what: “10 squares ahead”")
POSITION_COUNTS = QT_TRANSLATE_NOOP("Setup", "Does not count: the match begins from the pasted position.")
_PAD = 8


class HandicapButton(IconToggle):
    """The scales of a seat; filled while it has a handicap. A click opens what the game offers. `chosen`: the id of a
    handicap, empty for none."""

    chosen = Signal(str)

    def __init__(self, context: AppContext, specs: Sequence[HandicapSpec], parent: QWidget) -> None:
        super().__init__(context, "balance", parent)
        self._specs = specs
        self._value = ""
        self.menu = QMenu(self)
        self.clicked.connect(self._open)

    def nextCheckState(self) -> None:
        """Stay as it is: only what is chosen in the menu counts."""

    def show_value(self, value: str, number: int) -> None:
        """Show what the seat of this number has, in the language of the table."""
        say = self._context.words.say
        self._value = value
        self.setChecked(bool(value))
        label = next((say(spec.label) for spec in self._specs if spec.id == value), "")
        self.set_words(say(HANDICAP_IS, number=number, what=label) if label else say(HANDICAP_OF, number=number))

    def _open(self) -> None:
        say = self._context.words.say
        self.menu.clear()
        group = QActionGroup(self.menu)
        offered = [("", NO_HANDICAP), *((spec.id, spec.label) for spec in self._specs)]
        for value, label in offered:
            action = self.menu.addAction(say(label))
            action.setCheckable(True)
            action.setChecked(value == self._value)
            action.triggered.connect(lambda _=False, one=value: self.chosen.emit(one))
            group.addAction(action)
        self.menu.popup(self.mapToGlobal(QPoint(0, self.height())))


class HandicapLines(QLabel):
    """Who has which handicap, a line each, or why nothing counts; not there where nobody has one."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self._context = context
        self.setWordWrap(True)
        self.setContentsMargins(_PAD, 0, _PAD, 0)
        self.hide()

    def show_seats(
        self, specs: Sequence[HandicapSpec], configs: Sequence[SeatConfig], names: Sequence[str], counts: bool
    ) -> None:
        """Tell what these seats have, who are called like this. `counts`: the match begins from the printed start."""
        say = self._context.words.say
        labels = {spec.id: say(spec.label) for spec in specs}
        have = [(name, one.handicap) for name, one in zip(names, configs, strict=True) if one.handicap]
        told = "\n".join(say(WHO_HAS, player=name, what=labels[what]) for name, what in have)
        self.setText(told if counts else say(POSITION_COUNTS))
        self.setVisible(bool(have))
