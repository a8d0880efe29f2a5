"""The card of the house rules: all options of a game, and the short game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.core.info import GameInfo
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.layouts import FlowLayout
from tabletop.ui.common.widgets import PaperCard
from tabletop.ui.look.lettering import LetterLabel
from tabletop.ui.setup.option_row import OptionRow
from tabletop.ui.setup.short_game import ShortGame

HOUSE_RULES = QT_TRANSLATE_NOOP("Setup", "House rules")


CHANGES_RESET = PLURAL_NOOP("Setup", "Reset %n change(s)", "button", 1)


NO_OPTIONS = QT_TRANSLATE_NOOP("Setup", "This game is played by the printed rules.")


DOT_MEANS = QT_TRANSLATE_NOOP("Setup", "The dot marks the printed rule.")


_HEAD_TOP = 18
"""How far below the edge of a card its heading begins, in line with that of the card beside it."""


class HouseRules(PaperCard):
    """The card with all options of a game."""

    changed = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._info: GameInfo | None = None
        self._people, self._computers = 2, 0
        self.rows: list[OptionRow] = []
        edge = self.body.contentsMargins().left()
        self.body.setContentsMargins(edge, _HEAD_TOP, edge, edge)
        self.title = LetterLabel("", context.metrics.section_cap_px, self)
        self.reset = QPushButton(self)
        self.reset.setProperty("kind", "pill")
        self.reset.clicked.connect(self.reset_all)
        head = FlowLayout(gap_x=12, gap_y=6, push_last=True)
        head.addWidget(self.title)
        head.addWidget(self.reset)
        self.body.addLayout(head)
        self._note = QLabel(self)
        self._note.setProperty("role", "quiet")
        self._note.setWordWrap(True)
        self.body.addWidget(self._note)
        self.short_game = ShortGame(context, self)
        self.short = self.short_game.switch
        self.short.clicked.connect(lambda: self.play_short(self.short.isChecked()))
        self.body.addWidget(self.short_game)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self.body.addLayout(self._rows)
        self.body.addStretch(1)

    def show_game(self, info: GameInfo, seats: int, chosen: dict[str, str]) -> None:
        """Show the options of a game; what is not chosen is as printed."""
        self._info, self._people, self._computers = info, seats, 0
        for row in self.rows:
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for spec in info.options:
            if spec.retired:
                continue
            row = OptionRow(self._context, spec, self)
            if spec.allows(chosen.get(spec.id, "")):
                row.set_value(chosen[spec.id])
            row.set_seats(seats)
            row.changed.connect(self._changed)
            self._rows.addWidget(row)
            self.rows.append(row)
        self.apply_look()
        self._settle()

    def set_players(self, people: int, computers: int) -> None:
        """Say how many play: for the values on offer, and for the minutes of the short game."""
        self._people, self._computers = people, computers
        for row in self.rows:
            row.set_seats(people + computers)
        self._settle()

    def set_names(self, names: tuple[str, ...]) -> None:
        """Who sits on the seats."""
        for row in self.rows:
            row.set_names(names)

    def values(self) -> dict[str, str]:
        """Every option with its value."""
        return {row.spec.id: row.value for row in self.rows}

    def changes(self) -> tuple[tuple[str, str], ...]:
        """The values of the changed options only, as a Setup wants them."""
        return tuple((row.spec.id, row.value) for row in self.rows if row.is_changed)

    def reset_all(self) -> None:
        """Set everything as printed."""
        for row in self.rows:
            row.set_value(row.spec.default)
        self._changed()

    def retranslate(self) -> None:
        """Set all words anew."""
        self.title.setText(self._context.words.say(HOUSE_RULES))
        for row in self.rows:
            row.retranslate()
        self._settle()

    def apply_look(self) -> None:
        """Take sizes from the metrics."""
        self.title.set_cap_px(self._context.metrics.section_cap_px)
        for row in self.rows:
            row.apply_look()
        self.short_game.apply_look()
        self.update()

    def play_short(self, is_short: bool = True) -> None:
        """Choose the house rules of the short game, or the printed ones in their place."""
        wanted = dict(self._info.short) if self._info is not None else {}
        for row in self.rows:
            if row.spec.id in wanted:
                row.set_value(wanted[row.spec.id] if is_short else row.spec.default)
        self._changed()

    def _changed(self) -> None:
        self._settle()
        self.changed.emit()

    def _settle(self) -> None:
        say, info = self._context.words.say, self._info
        count = len(self.changes())
        self.reset.setText(say(CHANGES_RESET, n=count))
        self.reset.setVisible(count > 0)
        self._note.setText(say(DOT_MEANS if self.rows else NO_OPTIONS))
        if info is not None:
            self.short_game.show_choice(info, self._people, self._computers, self.values())
