"""What the table asks back, in a row of large tokens above the strip: which of several things was meant, and whether
it was meant at all, where a slip of the hand could end the match."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tabletop.core.model import Action
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.match.controller import Choices
from tabletop.ui.match_page.choices import WHICH, ChoiceRow
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.strip_messages import StripMessages

REALLY = QT_TRANSLATE_NOOP(
    "Table", "{action}: are you sure?", "asks back before a match is given up or a draw is offered"
)
PLAY_ON = QT_TRANSLATE_NOOP("Table", "No, play on")


class ChoicePrompt(QObject):
    """The questions of one table and their answers.

    Signals: `asked` (the row has something to show), `closed` (the focus goes back to the table), `left` (a question
    was left without an answer).
    """

    asked = Signal()
    closed = Signal()
    left = Signal()

    def __init__(self, shared: MatchContext, row: ChoiceRow, messages: StripMessages, parent: QObject) -> None:
        super().__init__(parent)
        self._shared = shared
        self._row = row
        self._messages = messages
        shared.session.choices_wanted.connect(self.ask)
        row.chosen.connect(self._chosen)
        row.cancelled.connect(self._left)

    def ask(self, choices: Choices) -> None:
        """Ask it, and say in the strip what is asked."""
        offers = choices.offers
        question = say(REALLY, action=offers[0].label) if choices.confirms else choices.question or say(WHICH)
        self._row.ask(offers, self._shared.spoken_to, question, PLAY_ON if choices.confirms else None)
        self._messages.ask(question)
        self._messages.speak()
        self.asked.emit()

    def drop(self) -> None:
        """Ask nothing any more: something else has happened."""
        self._messages.question = None
        self._row.clear()

    def play(self, action: Action) -> None:
        """Play an action that was chosen from a list, once it is certain that it was meant."""
        question = self._shared.session.controller(action.seat).confirmation(action)
        if question is not None:
            self.ask(question)
        else:
            self._shared.session.play(action)

    def _chosen(self, action: Action) -> None:
        self.closed.emit()
        self._shared.session.play(action)

    def _left(self) -> None:
        self.closed.emit()
        self._messages.forget()
        self.left.emit()
