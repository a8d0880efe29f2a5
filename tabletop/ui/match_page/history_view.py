"""The table as it was after an entry of the log: shown while somebody looks, and nothing is played meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.ui.match_page.replay import Replay

if TYPE_CHECKING:
    from tabletop.ui.match_page.table_page import TablePage

LOOKING_BACK = QT_TRANSLATE_NOOP("Table", "{move} – so it was then. A click on the table leads back.")
HOLD = "looking back"


class HistoryView:
    """Joins the log in the panel with the table. Not offered where time runs."""

    def __init__(self, page: TablePage, replay: Replay) -> None:
        self._page = page
        self._replay = replay
        self._row: int | None = None
        log = page.panel.log_list
        log.chosen.connect(self.show)
        log.walked.connect(lambda row: self.show(row) if self._row is not None else None)
        replay.done.connect(self._over)

    def show(self, row: int) -> None:
        """The table after the entry in this row of the log; the last one is the present."""
        page, session, log = self._page, self._page.session, self._page.panel.log
        if session.game.info.real_time or session.racing or session.look.curtain_for is not None:
            return
        entry = log.entry(row)
        if entry is None or entry == len(session.match.log) - 1:
            self.leave()
            return
        if self._row is None:
            self._replay.stop()
        self._row = row
        session.hold(HOLD)
        page.prompt.drop()
        page.end.hide()
        page.close_panel()
        page.panel.show_moves((), page.words)
        log.mark(row)
        page.stage.view.set_advice(lambda tokens: frozenset(), frozenset())
        self._replay.stay(entry, page.log_eyes)
        page.messages.notice = say(LOOKING_BACK, move=log.head(row))
        page.messages.forget()
        page.messages.say(session.view())

    def leave(self) -> None:
        """Back to the present, if the past is shown."""
        if self._row is not None:
            self._replay.stop()

    def _over(self) -> None:
        if self._row is not None:
            self._row = None
            self._page.panel.log.mark(None)
            self._page.session.release(HOLD)
