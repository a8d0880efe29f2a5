"""Taking back at the page: the buttons that offer it, a refusal with its reason, and what the people can agree on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton

from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, Text, say
from tabletop.match.taking_back import TakingBack, Way
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.common.speaking import refusal_words
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.strip_messages import StripMessages
from tabletop.ui.panel.panel import UNDO

BOTH_MOVES = QT_TRANSLATE_NOOP("Table", "Take back both moves")
LAST_MOVES = PLURAL_NOOP("Table", "Take back the last %n move(s)", "", 1)
SWITCH_ON = QT_TRANSLATE_NOOP("Table", "Switch on friendly undo")
ASK_FOR_IT = QT_TRANSLATE_NOOP("Table", "Ask for friendly undo")
ON_FOR_ALL = QT_TRANSLATE_NOOP(
    "Table", "Friendly undo: from now on dice and drawn cards can be taken back, too. Does everybody agree?"
)
OFF_FOR_ALL = QT_TRANSLATE_NOOP(
    "Table", "Without friendly undo: from now on dice and drawn cards stand. Does everybody agree?"
)
ALL_AGREE = QT_TRANSLATE_NOOP("Table", "Yes, we all agree")


class UndoHelp(QObject):
    """Takes back and does again on one page. `buttons`: those that offer it, icons alone or with their words."""

    def __init__(
        self, shared: MatchContext, messages: StripMessages, buttons: Sequence[QAbstractButton], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = shared.session
        self._shared = shared
        self._messages = messages
        self._buttons = buttons

    def show(self) -> None:
        """Rest the buttons where nothing can be taken back and nothing would help, and let them say why."""
        found, words = self._session.taking_back, self._shared.words
        reason = ""
        if found.refusal is not None:
            match = self._session.match
            reason = refusal_words(self._session.game, match.setup, found.refusal, words)[0]
        rests = found.refusal is not None and (found.way is None or self._session.match.result is not None)
        key = self._shared.app.shortcuts.text(Do.UNDO)
        name = f"{words.say(UNDO)} ({key})" if key and not rests else words.say(UNDO)
        for button in self._buttons:
            button.setEnabled(not rests)
            button.setToolTip("\n".join(part for part in (name, reason) if part))

    def take_back(self) -> None:
        """Take back; a refusal offers what the people can want instead."""
        found = self._session.undo()
        if found.way is not None:
            self._messages.offer(self._way_words(found), self._way(found))

    def switch_friendly(self) -> None:
        """Let the people switch the friendly undo on or off: one alone at once, several when they agree."""
        self._ask_friendly(lambda: None)

    def _way_words(self, found: TakingBack) -> Text:
        if found.way is Way.ANSWERS:
            return say(BOTH_MOVES) if found.moves == 2 else say(LAST_MOVES, found.moves)
        return say(ASK_FOR_IT if len(self._session.people) > 1 else SWITCH_ON)

    def _way(self, found: TakingBack) -> Callable[[], object]:
        if found.way is Way.ANSWERS:
            return lambda: self._session.undo(agreed=True)
        return lambda: self._ask_friendly(self.take_back)

    def _ask_friendly(self, then: Callable[[], object]) -> None:
        session, wanted = self._session, not self._session.match.friendly_undo

        def switch() -> None:
            self._messages.forget()
            session.set_friendly_undo(wanted)
            self._messages.speak()
            self.show()
            then()

        if len(session.people) <= 1:
            switch()
            return
        question: Msg = ON_FOR_ALL if wanted else OFF_FOR_ALL
        self._messages.ask(say(question))
        self._messages.offer(say(ALL_AGREE), switch)
