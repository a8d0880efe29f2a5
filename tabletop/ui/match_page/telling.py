"""What has happened is told: by strip, log and score, once it has been seen."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject

from tabletop.core.model import CLOCK, Result, Seat
from tabletop.core.text import Text
from tabletop.core.view import Moment, View
from tabletop.ui.common.language import Words
from tabletop.ui.match_page.banner import MOMENT_MS
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.pace import Pace
from tabletop.ui.match_page.strip_messages import StripMessages
from tabletop.ui.panel.panel import Panel

STORY_MS = 2000.0
"""How long the strip says what a computer player has done, where nothing follows that is to be told."""


class Ending(Protocol):
    """What counts along with a match and tells its end; see `EndPresenter`."""

    counts: tuple[int, ...]

    def count(self) -> None:
        """Count again."""

    def begin(self, result: Result) -> None:
        """Tell that the match is over."""


class Stage(Protocol):
    """Where moments are seen; see `TableOverlay`."""

    def celebrate(self, moment: Moment, words: Words, ms: float, strict: bool) -> None:
        """Let everybody see a moment."""

    def end_moment(self) -> None:
        """It has been seen."""


class Telling(QObject):
    """Knows what is still to be told on one table, and tells it when `tell` says so; the end of a match when nothing is
    shown any more."""

    def __init__(
        self, shared: MatchContext, pace: Pace, messages: StripMessages, panel: Panel, ends: Ending, page: QObject
    ) -> None:
        super().__init__(page)
        self._shared = shared
        self._pace = pace
        self._messages = messages
        self._panel = panel
        self._ends = ends
        self._turn: frozenset[Seat] = frozenset()
        self._story: tuple[Text, ...] = ()
        self._reason: Text | None = None
        self._moment: Moment | None = None
        self._celebrates: Stage | None = None
        shared.session.finished.connect(self._finished)
        pace.over.connect(self._goes_on)

    def happened(self, index: int) -> None:
        """Remember what entry `index` has done, if nobody did it by hand, and whether that is worth a moment."""
        match, people = self._shared.session.match, self._shared.session.people
        action = match.log[index].action
        self._moment = match.moment(self._shared.log_reader, index) or self._moment
        if action is None or action.seat in people:
            self._story, self._reason = (), None
            self._messages.end_story()
            return
        self._messages.stay()
        if action.seat != CLOCK:
            self._story = match.report(self._shared.log_reader, index)
            self._reason = self._shared.session.why(index)

    def celebrate(self, table: Stage) -> None:
        """Show on a table the moment that has come; it is seen before anything else happens, but no race waits for
        it."""
        moment, self._moment = self._moment, None
        if moment is not None:
            self._pace.rest(MOMENT_MS)
            real_time = self._shared.session.game.info.real_time
            self._celebrates = table if self._pace.is_showing else None
            table.celebrate(moment, self._shared.words, self._pace.reading_ms(MOMENT_MS), strict=real_time)

    def catch_up(self) -> None:
        """Write in the log what has happened, and count."""
        self._panel.log.catch_up()
        self._ends.count()

    def tell(self, view: View, heard: bool) -> None:
        """Say all that a view has to say beside its tokens. `heard`: it sounds when somebody has to act."""
        session, words = self._shared.session, self._shared.words
        self._messages.see(view)
        known = session.racing or session.match.result is not None
        story = self._story
        if len(story) == 1 and session.match.active == {CLOCK}:
            # What rests there goes on by itself, perhaps before the prompt would be read: who takes a full trick.
            story = (*story, view.prompt)
        self._messages.tell(() if known else story, self._pace.reading_ms(STORY_MS), self._reason)
        self._story, self._reason = (), None
        self._messages.speak()
        self._panel.show_score(words)
        self._panel.show_throws(self._ends.counts, words)
        turn = session.match.active & session.people
        if turn - self._turn and session.match.setup.seats > 1 and heard:
            self._shared.app.sound.play("turn")
        self._turn = turn

    def hurry(self) -> None:
        """Somebody has seen enough of what the computer players do."""
        self._messages.end_story()
        self._shared.session.hurry()

    def _finished(self, result: Result) -> None:
        if not self._pace.is_showing:
            self._ends.begin(result)

    def _goes_on(self) -> None:
        if self._celebrates is not None:
            self._celebrates.end_moment()
            self._celebrates = None
        result = self._shared.session.match.result
        if result is not None:
            self._ends.begin(result)
