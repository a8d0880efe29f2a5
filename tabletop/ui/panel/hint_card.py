"""The last hint in the panel: in words, and with all of its steps where it is a plan for the whole turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, say
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.paper_buttons import dress
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.strip import LinkButton

HINT = QT_TRANSLATE_NOOP("Table", "Hint")
SHOW_HINT = QT_TRANSLATE_NOOP("Table", "Show it on the table")
SHOW_PLAN = PLURAL_NOOP("Table", "Show all %n step(s)", "of a hint", 1)
IDEAS = QT_TRANSLATE_NOOP("Table", "Two good ideas and a trap", "link: three moves to choose from, instead of a hint")
STEP = QT_TRANSLATE_NOOP("Table", "{number}. {step}")


class HintCard(QFrame):
    """A reason, with a link that shows it on the table again (`show_wanted`), and one that shows the whole plan
    (`plan_wanted`), and another that asks for something to guess instead (`ideas_wanted`), where `offers_ideas` says
    so; `told`: there is a hint. `most_height`: the steps scroll where they would be higher."""

    show_wanted = Signal()
    plan_wanted = Signal()
    ideas_wanted = Signal()
    told = Signal()

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.most_height = 320
        self.offers_ideas = False
        self._head = QLabel(self)
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self.show_link, self.plan_link, self.ideas_link = (LinkButton(context, 14, self) for _ in range(3))
        self.ideas_link.clicked.connect(self.ideas_wanted)
        self.show_link.clicked.connect(self.show_wanted)
        self.plan_link.clicked.connect(self.plan_wanted)
        self.steps = QLabel()
        self.steps.setWordWrap(True)
        self.steps.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        scroll_by_finger(self._area)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        self._area.setWidget(self.steps)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 12, 12, 8)
        self._column.setSpacing(4)
        for widget in (self._head, self._text, self._area, self.plan_link, self.show_link, self.ideas_link):
            self._column.addWidget(widget)
        self.hide()

    @property
    def lists_steps(self) -> bool:
        """Whether it shows a whole plan."""
        return not self.isHidden() and not self._area.isHidden()

    def show_hint(self, text: str, words: Words, steps: Sequence[str] = (), more: int = 0, shows: bool = True) -> None:
        """Show a reason; with `steps` also how the turn goes on, else a link to the `more` steps that there are.
        `shows`: the table can show it."""
        self._text.setText(text)
        self._head.setText(words.say(HINT))
        self.show_link.set_words(words.say(SHOW_HINT))
        self.plan_link.set_words(words.say(say(SHOW_PLAN, n=more)))
        self.plan_link.setVisible(more > 1 and not steps)
        self.ideas_link.set_words(words.say(IDEAS))
        self.ideas_link.setVisible(self.offers_ideas and shows)
        self.show_link.setVisible(shows)
        lines = [words.say(STEP, number=str(number), step=step) for number, step in enumerate(steps, 1)]
        self.steps.setText("\n".join(lines))
        self._area.setVisible(bool(steps))
        self.apply_look()
        self.show()
        self.told.emit()

    def apply_look(self) -> None:
        """Take colours and sizes."""
        metrics, theme = self._context.metrics, self._context.theme
        dress(self._head, metrics.body_px, theme.text, bold=True)
        for label in (self._text, self.steps):
            dress(label, metrics.px(14), theme.text)
        self._head.setContentsMargins(metrics.px(28), 0, 0, 0)
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the steps the height that they need, up to a bound."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        margins = self._column.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        self._area.setFixedHeight(max(1, min(self.steps.heightForWidth(width), self.most_height)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the blue ground and the bulb."""
        theme, side = self._context.theme, self._context.metrics.px(20)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.hint), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.hintbg))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 11, 11)
        icon = self._context.icon("hint", side, theme.hint)
        icon.paint(painter, 14, self._head.y() + (self._head.height() - side) // 2, side, side)
        painter.end()
