"""Whose eyes see the table of a page: the curtain falls and opens, and who comes is shown what they missed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal

from tabletop.match.viewpoint import Visibility
from tabletop.ui.match_page.catch_up import CatchUp
from tabletop.ui.match_page.last_look import LastLook
from tabletop.ui.match_page.pace import Pace
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.table_frame import TableFrame


class Looks(QObject):
    """Goes with the looks of a session.

    Signals: `coming` (somebody else is about to see the table, or everybody), `shown(moving)` (the table is to be shown
    as it is, with movement or at once).
    """

    coming = Signal()
    shown = Signal(bool)

    def __init__(self, page: TableFrame, pace: Pace, replay: Replay, catch_up: CatchUp) -> None:
        super().__init__(page)
        self._page = page
        self._pace = pace
        self._replay = replay
        self._catch_up = catch_up
        self._session = page.session
        self._dealt = len(page.session.match.log) > 1
        self.last = LastLook(page.shared, page.overlay.view, self)
        page.session.look_changed.connect(self._changed)
        page.session.undone.connect(self.last.end)
        page.curtain.opened.connect(page.session.open_curtain)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is pressed while the page is seen, where there may be a curtain."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide) and self._session.game.info.has_secrets:
            self._page.curtain.lock.listen(event.type() == QEvent.Type.Show)
        return False

    def _changed(self, look: Visibility) -> None:
        page, words = self._page, self._page.words
        covered = look.curtain_for is not None
        page.panel.log.look_as(page.shared.log_reader, words, covered=covered)
        if look.curtain_for is not None:
            self._replay.stop()
            page.panel.show_moves((), words)
            page.fall(look.curtain_for, *look.partners)
            return
        self.coming.emit()
        was_down = page.curtain.is_down
        if was_down:
            page.open_room()
        if look.viewer is not None and was_down and self._catch_up.show_missed(look.viewer):
            return
        self.shown.emit(not was_down)
        self.deal_once()

    def deal_once(self) -> None:
        """Show how the cards are dealt to the first person who looks at the beginning of a match."""
        page, session = self._page, self._session
        if self._dealt or not session.started or not page.isVisible() or page.shared.covered:
            return
        self._dealt = True
        if len(session.match.log) == 1 and page.overlay.view.deal():
            self._pace.begin(0.0, thrown=False)
            page.context.sound.play("shuffle")
