"""The table as it was after an entry of the log: shown while somebody looks, and nothing is played meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.replay_bar import KEYS, Step
from tabletop.ui.match_page.strip_messages import StripMessages
from tabletop.ui.panel.models import LogModel

LOOKING_BACK = QT_TRANSLATE_NOOP("Table", "This is how it was then. Click the table to come back. {move}")
LOOKING_AGAIN = QT_TRANSLATE_NOOP("Table", "This is how it was then. {move}")
WITH_REASON = QT_TRANSLATE_NOOP("Table", "{told} {reason}", "a move in the log, and why a computer player made it")
BEGINNING = QT_TRANSLATE_NOOP("Table", "This is how the match began. Click the table to come back.")
BEGINNING_AGAIN = QT_TRANSLATE_NOOP("Table", "This is how the match began.")
HOLD = "looking back"
STEP_MS = 700


class HistoryView(QObject):
    """Joins log and bar with the replay. Not offered while time runs. `opened`: the past is about to be shown, and what
    belongs to the present goes; `changed`: another moment, or it plays or rests, or the past is left.

    What is shown are the views of whoever may look now: nothing that was hidden from them comes to light.
    """

    opened = Signal()
    changed = Signal()

    def __init__(
        self, shared: MatchContext, replay: Replay, messages: StripMessages, log: LogModel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._shared = shared
        self._replay = replay
        self._messages = messages
        self._log = log
        self._pace = 1.0
        self.at: int | None = None
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        replay.steer = self.steer
        replay.tapped.connect(lambda: self.step(Step.PLAY))
        replay.done.connect(self._left)

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self._shared.session.match.log) - 1

    @property
    def over(self) -> bool:
        """Whether the match has ended: then its last moment belongs to what is looked at."""
        return self._shared.session.match.result is not None

    @property
    def plays(self) -> bool:
        """Whether one moment after the other is shown by itself."""
        return self._clock.isActive()

    @property
    def allowed(self) -> bool:
        """Whether anybody may look back now."""
        session = self._shared.session
        runs = session.game.info.real_time or session.racing
        return not self._shared.covered and self.last > 0 and (self.over or not runs)

    # From the log

    def show(self, row: int) -> None:
        """Show the table after the entry in this row of the log; the last one of a match that goes on is the
        present."""
        entry = self._log.entry(row)
        if entry is None:
            self.leave()
        else:
            self.pause()
            self.go(entry)

    def walk(self, row: int) -> None:
        """Go to another row, if the past is shown."""
        if self.at is not None:
            self.show(row)

    # By the bar

    def open(self) -> None:
        """Begin to look back: at the end of a match that is over, else one step before the present."""
        if self.at is None:
            self.go(self.last if self.over else self.last - 1)

    def watch(self) -> None:
        """Show the whole match from its beginning."""
        self.go(0)
        self.play()

    def step(self, step: Step) -> None:
        """Do what a button of the bar says."""
        if self.at is None:
            return
        if step is Step.PLAY:
            if self.plays:
                self.pause()
            else:
                self.play()
            return
        self.pause()
        goals = {Step.START: 0, Step.BACK: self.at - 1, Step.ON: self.at + 1, Step.END: self.last}
        self.go(goals[step], moving=step is Step.ON)

    def steer(self, event: QKeyEvent) -> bool:
        """Whether a key was one of the bar's."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        step = KEYS.get(Qt.Key(event.key())) if plain else None
        if self.at is None or step is None:
            return False
        self.step(step)
        return True

    def play(self) -> None:
        """Show one moment after the other, from the beginning if this is the end."""
        if self.at == self.last:
            self.go(0)
        if self.at is not None:
            self._clock.start(max(1, round(STEP_MS * (self._shared.app.speed or 0.5) / self._pace)))
            self.changed.emit()

    def pause(self) -> None:
        """Stay where it is."""
        if self.plays:
            self._clock.stop()
            self.changed.emit()

    def set_pace(self, pace: float) -> None:
        """Play so many times as fast."""
        self._pace = pace
        if self.plays:
            self.play()

    def go(self, entry: int, moving: bool = False) -> None:
        """Show the table after an entry; `moving`: coming from the one before it, with its movement."""
        if not self.allowed:
            return
        entry = min(max(entry, 0), self.last)
        if entry == self.last and not self.over:
            self.leave()
            return
        session, was = self._shared.session, self.at
        if was is None:
            self._replay.stop()
        self.at = entry
        session.hold(HOLD)
        if was is None or not self.plays:
            self.opened.emit()
        row = self._log.row_at(entry)
        self._log.mark(row)
        self._replay.lasting = self.over
        self._replay.stay(entry, self._shared.log_reader, moving and was == entry - 1)
        self._messages.notice = self._told(row, entry)
        self._messages.forget()
        self._messages.speak()
        self.changed.emit()

    def leave(self) -> None:
        """Return to the present, if the past is shown."""
        if self.at is not None:
            self._replay.stop()

    def _tick(self) -> None:
        if self.at is None or self.at >= self.last:
            self.pause()
            return
        self.go(self.at + 1, moving=True)
        if self.at == self.last:
            self.pause()

    def _told(self, row: int | None, entry: int) -> Text:
        if row is None:
            return say(BEGINNING_AGAIN if self.over else BEGINNING)
        told = say(LOOKING_AGAIN if self.over else LOOKING_BACK, move=self._log.head(row))
        reason = self._shared.session.why(entry)
        return told if reason is None else say(WITH_REASON, told=told, reason=reason)

    def _left(self) -> None:
        if self.at is not None:
            self.at = None
            self._clock.stop()
            self._log.mark(None)
            self._replay.lasting = False
            self._shared.session.release(HOLD)
            self.changed.emit()
