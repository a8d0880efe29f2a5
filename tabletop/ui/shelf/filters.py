"""What may be chosen of the games on the shelf: by the number of players, by age and by kind."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QWidget,
)

from tabletop.core.info import GameInfo, Kind
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.layouts import FlowLayout
from tabletop.ui.common.widgets import Segments
from tabletop.ui.shelf.game_facts import AGE_UP, KINDS

PLAYERS = QT_TRANSLATE_NOOP("Shelf", "Players")


AGE = QT_TRANSLATE_NOOP("Shelf", "Age")


KIND = QT_TRANSLATE_NOOP("Shelf", "Kind", "kind of game: board, dice, cards")


ANY_NUMBER = QT_TRANSLATE_NOOP("Shelf", "Any", "any number of players")


ANY_AGE = QT_TRANSLATE_NOOP("Shelf", "Any", "any age")


ALL_KINDS = QT_TRANSLATE_NOOP("Shelf", "All", "all kinds of games")


NUMBER_UP = QT_TRANSLATE_NOOP("Shelf", "{number}+", "that many players and more")


def fits(info: GameInfo, players: str, age: str, kind: str) -> bool:
    """Whether a game is for that many players ("" any, "6+" six and more), that age and of that kind."""
    least, most = info.seats
    if players.endswith("+"):
        if most < int(players[:-1]):
            return False
    elif players and not least <= int(players) <= most:
        return False
    return (not age or info.age <= int(age)) and (not kind or info.kind == kind)


class Filters(QWidget):
    """Players, age and kind as segments; on the right how many games are left."""

    changed = Signal()

    def __init__(self, context: AppContext, kinds: Sequence[Kind], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._kinds = kinds
        self._labels: list[QLabel] = []
        flow = FlowLayout(self, gap_x=20, gap_y=8, push_last=True)
        self.players, self.age, self.kind = (self._group(flow) for _ in range(3))
        self.count = QLabel(self)
        self.count.setProperty("role", "quiet")
        flow.addWidget(self.count)
        self.retranslate()
        for segments in (self.players, self.age, self.kind):
            segments.set_value("")
            segments.changed.connect(self.changed)

    def _group(self, flow: FlowLayout) -> Segments:
        group = QWidget(self)
        row = QHBoxLayout(group)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        label = QLabel(group)
        label.setProperty("role", "quiet")
        segments = Segments(self._context, group)
        row.addWidget(label)
        row.addWidget(segments)
        self._labels.append(label)
        flow.addWidget(group)
        return segments

    def retranslate(self) -> None:
        """Set all words anew."""
        say = self._context.words.say
        numbers = [(str(n), self._context.words.number(n)) for n in range(2, 6)]
        self.players.set_choices([("", say(ANY_NUMBER)), *numbers, ("6+", say(NUMBER_UP, number=6))])
        self.age.set_choices([("", say(ANY_AGE)), *((str(age), say(AGE_UP, age=age)) for age in (4, 6, 7, 8))])
        self.kind.set_choices([("", say(ALL_KINDS)), *((kind.value, say(KINDS[kind])) for kind in self._kinds)])
        for label, segments, msg in zip(
            self._labels, (self.players, self.age, self.kind), (PLAYERS, AGE, KIND), strict=True
        ):
            label.setText(say(msg))
            segments.setAccessibleName(say(msg))

    def clear(self) -> None:
        """Allow any number, any age, all kinds."""
        for segments in (self.players, self.age, self.kind):
            segments.set_value("")

    def fits(self, info: GameInfo) -> bool:
        """Whether a game passes."""
        return fits(info, self.players.value(), self.age.value(), self.kind.value())
