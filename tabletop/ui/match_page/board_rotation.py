"""How the board lies for the people round it: as they sit, turned to whoever acts, or as somebody has turned it.

Where hands are hidden, people look one after the other: then the board lies before whoever looks, like the hand.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from tabletop.core.model import Seat, TokenId
from tabletop.core.table import TableSpec
from tabletop.core.view import View
from tabletop.match.players import Seating
from tabletop.ui.common.context import AppContext
from tabletop.ui.session.session import Session
from tabletop.ui.table.turning import home_turn, turn_step, turned_table

TURN_AFTER_MS = 1100
_LOOK_AGAIN_MS = 200


class TurningTable(Protocol):
    """The table that can be turned; see `TableOverlay`."""

    @property
    def carried(self) -> tuple[TokenId, ...]:
        """The tokens that somebody holds."""

    def turn_table(self, spec: TableSpec, fades: bool) -> None:
        """Lay the same table with its board turned; `fades`: what is seen now fades."""


class BoardRotation(QObject):
    """The board of one table; where none can be turned, nothing happens."""

    def __init__(
        self, context: AppContext, session: Session, spec: TableSpec, table: TurningTable, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._session = session
        self._spec = spec
        self._table = table
        self._alone = next(iter(session.people)) if len(session.people) == 1 else None
        self._by_hand = 0
        self._turned_to: Seat | None = None
        self._looks: Seat | None = None
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self.turn_to_actor)
        self._lies: tuple[int, tuple[int, ...]] = 0, spec.sides

    @property
    def lying(self) -> TableSpec:
        """The table with its board as it lies now."""
        return turned_table(self._spec, *self._lies)

    def lay(self, view: View) -> None:
        """Turn the board as the people sit: to whoever looks at a hand of their own, to the only person, or to whoever
        acts, unless it was turned by hand; else as it is printed."""
        if self._spec.turns is None:
            return
        if self._session.seating is Seating.TURNING:
            self._follow_actor(over=view.result is not None)
        looked = self._looks
        if self._session.game.info.has_secrets and view.seat is not None:
            self._looks = view.seat
        seat = next((s for s in (self._looks, self._turned_to, self._alone) if s is not None), None)
        sides = self._session.game.sides(self._session.match.masked(None), self._spec)
        home = home_turn(sides, seat) if seat is not None and not self._session.seating.faces_owners else 0
        lies = (home + self._by_hand) % 4, sides
        if lies != self._lies:
            self._lies = lies
            # What somebody else has seen must not shine through.
            self._table.turn_table(self.lying, fades=self._looks == looked)

    def _follow_actor(self, over: bool) -> None:
        """Turn the board when the move has been seen, and never while somebody holds something."""
        if self._turned_to is None:
            self._turned_to = self._session.actor
        if over or self._session.actor == self._turned_to:
            self._later.stop()
        elif not self._later.isActive():
            self._later.start(round(TURN_AFTER_MS * self._context.speed))

    def turn_to_actor(self) -> None:
        """Turn the board to whoever acts, once nobody holds anything."""
        if self._table.carried:
            self._later.start(_LOOK_AGAIN_MS)
            return
        self._turned_to = self._session.actor
        self.lay(self._session.view())

    def turn_by_hand(self) -> None:
        """Turn the board because a person wants it so, for as long as the match is on the screen."""
        _, sides = self._lies
        self._by_hand += turn_step(sides)
        self.lay(self._session.view())
