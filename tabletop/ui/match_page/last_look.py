"""Who has drawn a card sees it for a while before anybody else is called: the curtain does not take it away at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer

from tabletop.core.model import Seat
from tabletop.match.match import Match
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.table.view import TableView

DRAWN_MS = 1200
"""So long a card that was drawn is seen once it has landed; no key and no click makes it less."""
HOLD = "drawn"


def brought_to_light(match: Match[Any], seat: Seat, index: int) -> bool:
    """Whether entry `index` let a seat see a face that it did not see before, and that others do not see."""
    known = {p.token for p in match.view(seat, index - 1).placements if p.face is not None}
    known |= {p.token for p in match.view(None, index).placements if p.face is not None}
    return any(p.face is not None and p.token not in known for p in match.view(seat, index).placements)


class LastLook(QObject):
    """Holds the match, and the eyes of whoever looks, while there is something new for them to see."""

    def __init__(self, shared: MatchContext, view: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._shared = shared
        self._view = view
        self._lands = False
        self._over = QTimer(self, singleShot=True, interval=DRAWN_MS)
        self._over.timeout.connect(self.end)
        view.settled.connect(self._landed)

    def begin(self, index: int) -> None:
        """Entry `index` is on its way to where it is seen."""
        session = self._shared.session
        viewer, pace = session.look.viewer, session.pace
        alone = len(session.people) < 2 or not session.game.info.has_secrets
        if alone or viewer is None or not pace or not brought_to_light(session.match, viewer, index):
            return
        session.hold(HOLD, looking=True)
        self._over.setInterval(round(DRAWN_MS * pace * max(1.0, self._shared.app.speed)))
        self._lands = True
        if not self._view.is_moving:
            self._landed()

    def _landed(self) -> None:
        if self._lands:
            self._lands = False
            self._over.start()

    def end(self) -> None:
        """Hold nothing any more."""
        self._lands = False
        self._over.stop()
        self._shared.session.release(HOLD)
