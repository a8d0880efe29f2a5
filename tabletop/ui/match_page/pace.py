"""What the table is still showing holds back what is told of it, and what would come next by itself."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QObject, Signal

from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.session.deadlines import AS_USUAL
from tabletop.ui.table.view import TableView

THROWN_MS = 800.0
"""How long thrown dice lie before anything is said of them, and before they go."""
FOLLOWED_MS = 450.0
"""How long is to be seen what a computer player has done before anything else happens by itself."""
HOLD = "showing"


class _Stage(IntEnum):
    OVER = 0
    MOVING = 1
    RESTING = 2


class Pace(QObject):
    """Goes with what the table shows: from `begin` on the match is held, so that nothing happens by itself.

    Signals: `landed` (everything lies where it belongs), `seen` (it is time to tell what has happened), `over` (the
    match goes on). They come one after the other, at once where nothing moves or time counts; a click or a key ends
    what is shown and brings all three.
    """

    landed = Signal()
    seen = Signal()
    over = Signal()

    def __init__(self, shared: MatchContext, view: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._shared = shared
        self._view = view
        self._stage = _Stage.OVER
        self._rest_ms = 0.0
        self._thrown = False
        view.settled.connect(self._settled)
        view.rested.connect(self._rested)

    @property
    def is_showing(self) -> bool:
        """Whether anything is held back."""
        return self._stage is not _Stage.OVER

    @property
    def is_moving(self) -> bool:
        """Whether what has happened last is still on its way."""
        return self._stage is _Stage.MOVING

    def reading_ms(self, ms: float) -> float:
        """How long something is shown that takes so long to be seen at normal speed. Where nothing moves it takes no
        less."""
        return ms * (self._shared.app.speed or AS_USUAL) * self._shared.session.pace

    def begin(self, rest_ms: float, thrown: bool) -> None:
        """Something has happened, and is on its way to where it will rest for so long. `thrown`: of dice, and nothing
        is said of it before it has rested."""
        session, goes_on = self._shared.session, self._stage is not _Stage.OVER
        if session.racing or session.game.info.real_time:
            self.drop()
            self._tell_all()
            return
        self._rest_ms = max(rest_ms, self._rest_ms) if goes_on else rest_ms
        self._thrown = thrown or (goes_on and self._thrown)
        self._stage = _Stage.MOVING
        self._view.table_scene.motion.wake()
        session.hold(HOLD, looking=True)
        if not self._view.is_moving:
            self._settled()

    def rest(self, rest_ms: float) -> None:
        """Let what has just landed rest for so long, if it would not rest longer."""
        self._rest_ms = max(rest_ms, self._rest_ms)

    def drop(self) -> None:
        """Hold nothing back any more; who calls tells it all."""
        self._stage = _Stage.OVER
        self._view.table_scene.motion.wake()
        self._shared.session.release(HOLD)

    def _tell_all(self) -> None:
        self.landed.emit()
        self.seen.emit()
        self.over.emit()

    def _settled(self) -> None:
        if self._stage is not _Stage.MOVING:
            return
        self._stage = _Stage.RESTING
        # Where nothing flies there is nothing to give away.
        self._thrown = self._thrown and self._shared.app.speed > 0
        self.landed.emit()
        if not self._thrown:
            self.seen.emit()
        self._view.table_scene.motion.rest(self.reading_ms(self._rest_ms))

    def _rested(self) -> None:
        if self._stage is not _Stage.RESTING:
            return
        self._stage = _Stage.OVER
        if self._thrown:
            self.seen.emit()
        self._shared.session.release(HOLD)
        self.over.emit()
