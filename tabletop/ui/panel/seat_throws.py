"""What the dice of one seat have shown, beside what honest dice do, in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.model import Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, say
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.paper_buttons import dress
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.panel.end_part import ThrowsChart
from tabletop.ui.session.dice_stats import honest_range

DICE = PLURAL_NOOP("Luck", "{player}: %n die (dice)", "so many dice were thrown", 1)
HONEST = QT_TRANSLATE_NOOP("Luck", "Within what honest dice do.")
UNUSUAL = QT_TRANSLATE_NOOP(
    "Luck", "Unusual, but honest dice do that too, about once in 20 counts. {faces}.", "the list of such numbers"
)
FACE = QT_TRANSLATE_NOOP(
    "Luck", "{face}: {count} times, usual: {least} to {most}", "a number of the die, and how often it was thrown"
)
_BADGE_PX = 13


class _Badge(QWidget):
    def __init__(self, context: AppContext, colour: int, animal: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._context, self._colour, self._animal = context, colour, animal
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = 2 * self._context.metrics.px(_BADGE_PX) + 2
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, middle = QPainter(self), self._context.theme, self.width() / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_badge(painter, theme.seats[self._colour % 8], middle, middle, middle - 1, theme, self._animal)
        painter.end()


class SeatThrows(QWidget):
    """Badge and name, the bars, and a sentence. `animal`: the face of a computer player."""

    def __init__(self, context: AppContext, seat: Seat, colour: int, animal: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._context, self.seat = context, seat
        self.head, self.verdict = QLabel(self), QLabel(self)
        self.verdict.setWordWrap(True)
        self.chart = ThrowsChart(context, True, self)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(_Badge(context, colour, animal, self))
        row.addWidget(self.head, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.chart)
        column.addWidget(self.verdict)
        column.addStretch(1)

    def show_counts(self, counts: tuple[int, ...], words: Words) -> None:
        """Show how often each face was thrown, and whether that is usual."""
        metrics, theme = self._context.metrics, self._context.theme
        self.head.setText(words.say(DICE, sum(counts), player=words.name(self.seat)))
        self.chart.show_counts(counts, words)
        self.verdict.setText(verdict(counts, words))
        dress(self.head, metrics.body_px, theme.text, bold=True)
        dress(self.verdict, metrics.quiet_px, theme.text2)


def verdict(counts: Sequence[int], words: Words) -> str:
    """Whether honest dice do that, and which faces came more or less often than they usually do."""
    least, most = honest_range(sum(counts))
    odd = [
        words.say(say(FACE, face=face, count=count, least=least, most=most))
        for face, count in enumerate(counts, start=1)
        if not least <= count <= most
    ]
    return words.say(UNUSUAL, faces="; ".join(odd)) if odd else words.say(HONEST)
