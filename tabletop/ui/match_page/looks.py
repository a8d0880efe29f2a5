"""Whose eyes see the table of a page: the curtain falls and opens, and who comes is shown what they missed."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from tabletop.core.model import Seat
from tabletop.match.viewpoint import Visibility
from tabletop.ui.match_page.catch_up import CatchUp
from tabletop.ui.match_page.curtain import Curtain
from tabletop.ui.match_page.last_look import LastLook
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.pace import Pace
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.table_overlay import TableOverlay
from tabletop.ui.panel.panel import Panel


class Room(Protocol):
    """A page with a table that can be covered; see `TableFrame`."""

    shared: MatchContext
    overlay: TableOverlay
    panel: Panel
    curtain: Curtain

    def fall(self, *seats: Seat) -> None:
        """Hide everything, and let the curtain fall for a seat, or for several that look together."""

    def open_room(self) -> None:
        """Show the table again, and raise the curtain."""


class Looks(QObject):
    """Goes with the looks of a session.

    Signals: `coming` (somebody else is about to see the table, or everybody), `shown(moving)` (the table is to be shown
    as it is, with movement or at once).
    """

    coming = Signal()
    shown = Signal(bool)

    def __init__(self, page: QWidget, room: Room, pace: Pace, replay: Replay, catch_up: CatchUp) -> None:
        """Serve `page`, with all that is in its `room`."""
        super().__init__(page)
        self._page = page
        self._room = room
        self._pace = pace
        self._replay = replay
        self._catch_up = catch_up
        session = self._session = room.shared.session
        self._dealt = len(session.match.log) > 1
        self.last = LastLook(room.shared, room.overlay.view, self)
        session.look_changed.connect(self._changed)
        session.undone.connect(self.last.end)
        room.curtain.opened.connect(session.open_curtain)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is pressed while the page is seen, where there may be a curtain."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide) and self._session.game.info.has_secrets:
            self._room.curtain.lock.listen(event.type() == QEvent.Type.Show)
        return False

    def _changed(self, look: Visibility) -> None:
        room, words = self._room, self._room.shared.words
        covered = look.curtain_for is not None
        room.panel.log.look_as(room.shared.log_reader, words, covered=covered)
        if look.curtain_for is not None:
            self._replay.stop()
            room.panel.show_moves((), words)
            room.fall(look.curtain_for, *look.partners)
            return
        self.coming.emit()
        was_down = room.curtain.is_down
        if self._session.match.result is not None and not was_down:
            # The last move is seen to its end by whoever made it; then everybody looks.
            return
        if was_down:
            room.open_room()
        if look.viewer is not None and was_down and self._catch_up.show_missed(look.viewer):
            return
        self.shown.emit(not was_down)
        self.deal_once()

    def deal_once(self) -> None:
        """Show how the cards are dealt to the first person who looks at the beginning of a match."""
        room, session = self._room, self._session
        if self._dealt or not session.started or not self._page.isVisible() or room.shared.covered:
            return
        self._dealt = True
        if len(session.match.log) == 1 and room.overlay.view.deal():
            self._pace.begin(0.0, thrown=False)
            room.shared.app.sound.play("shuffle")
