"""What somebody missed is shown when they come back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tabletop.core.model import Seat
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.strip_messages import StripMessages

HOLD = "missed"
MISSED_MS = 2500
MISSED_STEP_MS = 540


class CatchUp(QObject):
    """Starts the replay for whoever has missed something. `over`: the table is to be shown as it is."""

    over = Signal()

    def __init__(self, shared: MatchContext, replay: Replay, messages: StripMessages, parent: QObject) -> None:
        super().__init__(parent)
        self._shared = shared
        self._replay = replay
        self._messages = messages
        replay.done.connect(self._end)

    def show_missed(self, seat: Seat) -> bool:
        """Show what has happened since this person last looked; whether there is anything to show. In real time all
        look at the table in between, and whoever has opened the curtain has no time to watch it again."""
        session = self._shared.session
        missed = session.missed(seat)
        if not missed or self._shared.app.speed <= 0 or session.game.info.real_time:
            return False
        session.hold(HOLD)
        self._messages.speak()  # the language may be another than when the curtain fell
        step_ms = min(MISSED_STEP_MS, MISSED_MS // (len(missed) + 1))
        self._replay.start(missed, seat, step_ms)
        return True

    def _end(self) -> None:
        self._shared.session.release(HOLD)
        self._messages.notice = None
        self.over.emit()
