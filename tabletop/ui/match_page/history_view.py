"""The table as it was after an entry of the log: shown while somebody looks, and nothing is played meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.strip_messages import StripMessages
from tabletop.ui.panel.models import LogModel

LOOKING_BACK = QT_TRANSLATE_NOOP("Table", "{move} – so it was then. A click on the table leads back.")
HOLD = "looking back"


class HistoryView(QObject):
    """Joins the log with the replay. Not offered where time runs. `opened`: the past is about to be shown, and what
    belongs to the present goes."""

    opened = Signal()

    def __init__(
        self, shared: MatchContext, replay: Replay, messages: StripMessages, log: LogModel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._shared = shared
        self._replay = replay
        self._messages = messages
        self._log = log
        self._row: int | None = None
        replay.done.connect(self._over)

    def show(self, row: int) -> None:
        """Show the table after the entry in this row of the log; the last one is the present."""
        session = self._shared.session
        time_runs = session.match.result is None and (session.game.info.real_time or session.racing)
        if time_runs or self._shared.covered:
            return
        entry = self._log.entry(row)
        if entry is None or entry == len(session.match.log) - 1:
            self._replay.stop()
            return
        if self._row is None:
            self._replay.stop()
        self._row = row
        session.hold(HOLD)
        self.opened.emit()
        self._log.mark(row)
        self._replay.stay(entry, self._shared.log_reader)
        self._messages.notice = say(LOOKING_BACK, move=self._log.head(row))
        self._messages.forget()
        self._messages.speak()

    def walk(self, row: int) -> None:
        """Go to another row, if the past is shown."""
        if self._row is not None:
            self.show(row)

    def leave(self) -> None:
        """Return to the present, if the past is shown."""
        if self._row is not None:
            self._replay.stop()

    def _over(self) -> None:
        if self._row is not None:
            self._row = None
            self._log.mark(None)
            self._shared.session.release(HOLD)
