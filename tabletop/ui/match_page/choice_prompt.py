"""What the table asks back, in a row of large tokens above the strip: which of several things was meant, and whether
it was meant at all, where a slip of the hand could end the match."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from tabletop.core.model import Action
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.match.controller import Choices
from tabletop.ui.match_page.choices import WHICH
from tabletop.ui.match_page.strip_messages import StripMessages
from tabletop.ui.match_page.table_frame import TableFrame

REALLY = QT_TRANSLATE_NOOP("Table", "{action}: really?", "asks back before a match is given up or a draw is offered")
PLAY_ON = QT_TRANSLATE_NOOP("Table", "No, play on")


class ChoicePrompt:
    """Joins the row of choices with the session. `refresh` shows the table as it is, after a question was left."""

    def __init__(self, frame: TableFrame, messages: StripMessages, refresh: Callable[[], None]) -> None:
        self._frame = frame
        self._messages = messages
        self._refresh = refresh
        frame.session.choices_wanted.connect(self.ask)
        frame.panel.played.connect(self._from_list)
        frame.stage.choices.chosen.connect(self._chosen)
        frame.stage.choices.cancelled.connect(self._left)

    def ask(self, choices: Choices) -> None:
        """Ask it, and say in the strip what is asked."""
        frame, offers = self._frame, choices.offers
        question = say(REALLY, action=offers[0].label) if choices.confirms else choices.question or say(WHICH)
        frame.stage.choices.ask(offers, frame.spoken_to, question, PLAY_ON if choices.confirms else None)
        self._messages.ask(question)
        self._messages.say(frame.session.view())
        frame.stage.lay_out()

    def drop(self) -> None:
        """Ask nothing any more: something else has happened."""
        self._messages.question = None
        self._frame.stage.choices.clear()

    def _from_list(self, action: Action) -> None:
        question = self._frame.session.controller(action.seat).confirmation(action)
        if question is not None:
            self.ask(question)
        else:
            self._frame.session.play(action)

    def _chosen(self, action: Action) -> None:
        self._frame.stage.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._frame.session.play(action)

    def _left(self) -> None:
        self._frame.stage.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._messages.forget()
        self._refresh()
