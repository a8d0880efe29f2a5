"""What somebody missed is shown when they come back, and the whole match after its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.core.model import Seat
from tabletop.core.text import QT_TRANSLATE_NOOP, Text
from tabletop.ui.match_page.replay import Replay

if TYPE_CHECKING:
    from tabletop.ui.match_page.table_page import TablePage

WATCHING = QT_TRANSLATE_NOOP("Table", "Click the table to leave the replay.")
MISSED_MS = 2500
MISSED_STEP_MS = 540
WATCH_STEP_MS = 700


class CatchUp:
    """Joins a `Replay` with the page. `refresh` shows the table as it is, without movement."""

    def __init__(self, page: TablePage, replay: Replay, refresh: Callable[[], None]) -> None:
        self._page = page
        self._replay = replay
        self._refresh = refresh
        replay.done.connect(self._over)

    def show_missed(self, seat: Seat) -> bool:
        """Show what has happened since this person last looked; whether there is anything to show."""
        page, missed = self._page, self._page.session.missed(seat)
        if not missed or page.context.speed <= 0:
            return False
        page.session.hold("missed")
        step_ms = min(MISSED_STEP_MS, MISSED_MS // (len(missed) + 1))
        self._replay.start(missed, seat, step_ms)
        return True

    def watch(self) -> None:
        """Show the match from its beginning."""
        page = self._page
        page.end.hide()
        page.messages.notice = Text(WATCHING)
        page.speak_again()
        step_ms = round(WATCH_STEP_MS * (page.context.speed or 0.5))
        self._replay.start(range(1, len(page.session.match.log)), None, step_ms)

    def _over(self) -> None:
        page = self._page
        page.session.release("missed")
        page.messages.notice = None
        self._refresh()
        page.end_presenter.open()
