"""Which of several things the strip says: a refusal until the next action, a question, a hint, a remark, or else whose
turn it is."""

from __future__ import annotations

from tabletop.core.bot import Choice
from tabletop.core.model import Refusal, Seat
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, Text
from tabletop.core.view import View
from tabletop.ui.common.speaking import refusal_words
from tabletop.ui.common.strip import Tone
from tabletop.ui.match_page.table_frame import TableFrame

NO_HINT = QT_TRANSLATE_NOOP("Table", "There is no hint for this moment.")


class StripMessages:
    """What is to be said on one table, and how it is said to whom. `hint_below` is the second line of a hint."""

    def __init__(self, frame: TableFrame) -> None:
        self._frame = frame
        self.refusal: Refusal | None = None
        self.hint: Choice | None = None
        self.hint_below: Msg | None = None
        self.notice: Text | None = None
        self.question: Text | None = None
        self._no_hint = False
        self._refused_seat: Seat = 0

    def forget(self) -> None:
        """An action was made: what was said before is past. A remark stands until its time is over."""
        self.refusal = self.hint = self.question = None
        self.hint_below = None
        self._no_hint = False

    def ask(self, question: Text) -> None:
        """The table asks something, and the row above the strip has the answers."""
        self.forget()
        self.question = question

    def refuse(self, refusal: Refusal, seat: Seat) -> None:
        """Something was refused to a seat."""
        self.refusal, self._refused_seat, self.hint = refusal, seat, None
        self._no_hint = False

    def suggest(self, hint: Choice | None) -> None:
        """A hint came, or none could be had."""
        self.hint, self.refusal, self._no_hint = hint, None, hint is None
        self.hint_below = None

    def say(self, view: View) -> None:
        """The most urgent thing."""
        frame = self._frame
        strip = frame.stage.strip
        if self.refusal is not None:
            words = frame.words_for(self._refused_seat)
            game, setup = frame.session.game, frame.session.match.setup
            strip.speak(Tone.REFUSAL, *refusal_words(game, setup, self.refusal, words))
        elif self.question is not None:
            strip.speak(Tone.PROMPT, frame.spoken_to.say(self.question))
        elif self.hint is not None:
            below = frame.spoken_to.say(self.hint_below) if self.hint_below is not None else ""
            strip.speak(Tone.HINT, self.hint_text(), below)
        elif self._no_hint:
            strip.speak(Tone.NOTICE, frame.spoken_to.say(NO_HINT))
        elif self.notice is not None:
            strip.speak(Tone.NOTICE, frame.words.say(self.notice))
        else:
            strip.speak(Tone.PROMPT, frame.spoken_to.say(view.prompt))

    def hint_text(self) -> str:
        """The reason of the hint, else the move itself in words."""
        if self.hint is None or self.hint.action is None:
            return ""
        words, session = self._frame.spoken_to, self._frame.session
        if self.hint.reason is not None:
            return words.say(self.hint.reason)
        action = self.hint.action
        return words.say(session.game.describe(session.match.masked(action.seat), action))
