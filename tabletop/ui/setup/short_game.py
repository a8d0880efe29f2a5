"""The short game: a switch that says what it changes and how long each choice takes, and the offer of it at the foot
where a match would fill the whole evening."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tabletop.core.info import GameInfo
from tabletop.core.options import Options, OptionSpec, in_order
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.minutes import LONG_MINUTES, plays_short
from tabletop.ui.common.switch import Switch
from tabletop.ui.shelf.game_facts import time_text

SHORT_GAME = QT_TRANSLATE_NOOP("Setup", "Short game: {short}", "{short}: about 25 minutes")
SHORT_OR_FULL = QT_TRANSLATE_NOOP("Setup", "Short game: {short}, otherwise {full}", "{full}: about 2 hours")
RULE_AND_VALUE = QT_TRANSLATE_NOOP("Setup", "{rule}: {value}", "a house rule, and how it is played")
LONG_MATCH = QT_TRANSLATE_NOOP("Setup", "By these rules a match takes {time}.", "{time}: about 2 hours")


class ShortGame(QWidget):
    """The switch of the short game, and below it the house rules that it changes; not there where it spares nothing."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.switch = Switch(context, self)
        self.changes = QLabel(self)
        self.changes.setProperty("role", "quiet")
        self.changes.setWordWrap(True)
        self.is_chosen = False
        self.minutes = (0, 0)
        """Of the short game, and without it; zeros: the game has no short one."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.switch)
        column.addWidget(self.changes)

    def show_choice(self, info: GameInfo, people: int, computers: int, values: Options) -> None:
        """Say what the short game changes, and the minutes with these players and house rules."""
        self.is_chosen, self.minutes = plays_short(info, values), (0, 0)
        if not info.short:
            self.hide()
            return
        say, time = self._context.words.say, self._context.minutes.match
        changed = dict(info.short)
        specs = [spec for spec in info.options if spec.id in changed]
        short = time(info, people, computers, {**values, **changed})
        full = time(info, people, computers, {**values, **{spec.id: spec.default for spec in specs}})
        self.minutes = short, full
        self.setVisible(self.is_chosen or short < full)
        told = SHORT_OR_FULL if short < full else SHORT_GAME
        self.switch.setText(say(told, short=time_text(self._context, short), full=time_text(self._context, full)))
        self.switch.setChecked(self.is_chosen)
        lines = [say(RULE_AND_VALUE, rule=say(spec.label), value=self._value(spec, changed[spec.id])) for spec in specs]
        self.changes.setText("\n".join(lines))
        self.switch.setAccessibleDescription(self.changes.text())

    def _value(self, spec: OptionSpec, value: str) -> str:
        """The value of a house rule in words; that of an ordered one is a list."""
        words, chosen = self._context.words, in_order(value) if spec.ordered else (value,)
        labels = {choice.value: words.say(choice.label) for choice in spec.choices}
        return words.listed([labels[one] for one in chosen])

    def apply_look(self) -> None:
        """Take sizes from the metrics: the changes stand below the words of the switch."""
        self.changes.setContentsMargins(self._context.metrics.px(44) + 12, 0, 0, self._context.metrics.px(8))


class LongMatch(QWidget):
    """One sentence where a match takes more than an hour, and a click to the short game."""

    short_wanted = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._short = self._full = 0
        self.sentence = QLabel(self)
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.button = QPushButton(self)
        self.button.setProperty("kind", "pill")
        self.button.clicked.connect(self.short_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.button)

    def show_choice(self, is_short: bool, short: int, full: int) -> None:
        """Show the offer, if the short game (`short` minutes) is not chosen and spares much of a long evening."""
        self._short, self._full = short, full
        self.setVisible(not is_short and full > LONG_MINUTES and 0 < 3 * short <= 2 * full)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all words anew."""
        say = self._context.words.say
        self.sentence.setText(say(LONG_MATCH, time=time_text(self._context, self._full)))
        self.button.setText(say(SHORT_GAME, short=time_text(self._context, self._short)))
