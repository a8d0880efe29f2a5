"""Which of several things the strip says: a refusal until the next action, a question, a hint, a remark, what has just
happened, or else whose turn it is."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QTimer

from tabletop.core.model import Refusal, Seat
from tabletop.core.text import QT_TRANSLATE_NOOP, Text
from tabletop.core.view import View
from tabletop.match.controller import NOTHING_THERE
from tabletop.ui.common.language import Words
from tabletop.ui.common.speaking import refusal_words
from tabletop.ui.common.strip import Strip, Tone
from tabletop.ui.match_page.match_context import MatchContext

WHY = QT_TRANSLATE_NOOP("Table", "Why?", "link: asks what a computer player meant by its move")
NO_HINT = QT_TRANSLATE_NOOP("Table", "There is no hint right now.")


class Standing(Struct, frozen=True):
    """What stands in the strip until it is over.

    text: what the table waits for, said instead of whose turn it is; None: nothing.
    wrong: what was wrong with the answer.
    link: what the link beside it offers.
    words: those of whoever is asked.
    """

    words: Words
    text: Text | None = None
    wrong: Text | None = None
    link: Text | None = None

    @property
    def offered(self) -> str:
        """The words of the link."""
        return self.words.say(self.link) if self.link is not None else ""


class StripMessages:
    """What is to be said on one table, and how it is said to whom.

    refusal: what was refused last, until the next action.
    hint: what is said of what a strong player would do, and below it.
    question: what the table asks; an offer, with it, with a hint or with a refusal, is a link.
    notice: a quiet remark, which stands until its time is over.
    standing: what stands in the strip now, and what its link does.
    """

    def __init__(self, shared: MatchContext, strip: Strip) -> None:
        self._shared = shared
        self._strip = strip
        self._view: View | None = None
        self.refusal: Refusal | None = None
        self.hint: tuple[Text, Text | None] | None = None
        self.notice: Text | None = None
        self.question: Text | None = None
        self.standing: Callable[[], tuple[Standing, Callable[[], object]] | None] = lambda: None
        self._no_hint = False
        self._refused_seat: Seat = 0
        self._offer: tuple[Text, Callable[[], object]] | None = None
        self._story: tuple[Text, ...] = ()
        self._reason: Text | None = None
        self._story_over = QTimer(strip, singleShot=True)
        self._story_over.timeout.connect(self.end_story)

    def tell(self, story: tuple[Text, ...], ms: float, reason: Text | None = None) -> None:
        """Let the strip say for so long what has just happened, before it says whose turn it is. It stands, too, until
        something else is told. `reason`: why it was done, for whoever asks."""
        self._story_over.stop()
        self._story = story if ms > 0 else ()
        self._reason = reason if self._story else None
        if self._story:
            self._story_over.start(round(ms))

    def stay(self) -> None:
        """Let what was told stand until the next thing is told: whose turn it was meanwhile is past."""
        self._story_over.stop()

    def end_story(self) -> None:
        """Say whose turn it is: what has happened is known."""
        self._story_over.stop()
        if self._story:
            self._story, self._reason = (), None
            self.speak()

    def see(self, view: View) -> None:
        """Take the view that the table shows: its prompt is what is said when there is nothing else."""
        self._view = view

    def forget(self) -> None:
        """Drop what was said before an action that was made; a remark stands until its time is over."""
        self.refusal = self.hint = self.question = self._offer = None
        self._no_hint = False

    def ask(self, question: Text) -> None:
        """Let the strip ask something; the row above it has the answers."""
        self.forget()
        self.question = question

    def refuse(self, refusal: Refusal, seat: Seat) -> None:
        """Tell a seat what was refused to it."""
        self.forget()
        self.refusal, self._refused_seat = refusal, seat

    def offer(self, words: Text, take: Callable[[], object]) -> None:
        """Offer something beside what was refused, is asked or hinted at: a link with these words."""
        self._offer = (words, take)
        self.speak()

    def take_offer(self) -> bool:
        """Do what the link of the strip offers, if it offers anything but a rule."""
        if self._offer is None:
            stands = self.standing() if self.refusal is None and self.question is None else None
            if stands is not None:
                stands[1]()
            return stands is not None or self._explain()
        (_, take), self._offer = self._offer, None
        take()
        return True

    def _explain(self) -> bool:
        """Say why somebody did what is told, until something else happens; whether that is what the link asks."""
        if self._reason is None or self.refusal is not None or self.question is not None or self.hint is not None:
            return False
        self._story_over.stop()
        self._story, self._reason = (self._reason,), None
        self.speak()
        return True

    @property
    def refused_in(self) -> str:
        """The language in which the refusal is told; "" for that of the program."""
        session = self._shared.session
        return session.players[self._refused_seat].language if self._refused_seat in session.people else ""

    def suggest(self, head: Text | None, below: Text | None = None) -> None:
        """Tell a hint in one or two sentences, or that none could be had."""
        self.hint = (head, below) if head is not None else None
        self.refusal, self._no_hint, self._offer = None, head is None, None

    def speak(self) -> None:
        """Say the most urgent thing; nothing while the curtain is down."""
        if self._view is None or self._shared.covered:
            return
        shared, strip, stands = self._shared, self._strip, self.standing()
        link = stands[0].offered if stands is not None else ""
        if self.refusal is not None:
            words = shared.words_for(self._refused_seat)
            game, setup = shared.session.game, shared.session.match.setup
            head, below, rule = refusal_words(game, setup, self.refusal, words)
            # A click that means nothing breaks no rule.
            tone = Tone.NOTICE if self.refusal.rule == NOTHING_THERE else Tone.REFUSAL
            strip.speak(tone, head, below, self._offered(words) or rule)
        elif self.question is not None:
            strip.speak(Tone.PROMPT, shared.spoken_to.say(self.question), "", self._offered(shared.spoken_to))
        elif self.hint is not None:
            head, below = (shared.spoken_to.say(text) if text is not None else "" for text in self.hint)
            strip.speak(Tone.HINT, head, below, self._offered(shared.spoken_to))
        elif self._no_hint:
            strip.speak(Tone.NOTICE, shared.spoken_to.say(NO_HINT))
        elif stands is not None and stands[0].text is not None:
            self._wait(stands[0], stands[0].text)
        elif self.notice is not None:
            strip.speak(Tone.NOTICE, shared.words.say(self.notice), "", link)
        elif self._story:
            said = [shared.spoken_to.say(text) for text in self._story]
            why = shared.spoken_to.say(WHY) if self._reason is not None else ""
            strip.speak(Tone.PROMPT, said[0], " ".join(said[1:]), link or why)
        else:
            strip.speak(Tone.PROMPT, shared.spoken_to.say(self._view.prompt), "", link)

    def _wait(self, stands: Standing, text: Text) -> None:
        said = stands.words.say(text)
        if stands.wrong is None:
            self._strip.speak(Tone.PROMPT, said, "", stands.offered)
        else:
            self._strip.speak(Tone.REFUSAL, stands.words.say(stands.wrong), said, stands.offered)

    def _offered(self, words: Words) -> str:
        return words.say(self._offer[0]) if self._offer is not None else ""
