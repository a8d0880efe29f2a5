"""The row of tickets on the shelf."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QWidget,
)

from tabletop.core.info import GameInfo
from tabletop.ui.common.context import AppContext, SavedMatch
from tabletop.ui.shelf.ticket import Ticket

_MOST_TICKETS = 3
_GAP_PX = 12


class Tickets(QWidget):
    """The matches that go on, side by side; as many as there is room for, three at most."""

    chosen = Signal(object)
    put_away = Signal(object)

    def __init__(self, context: AppContext, infos: dict[str, GameInfo], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._infos = infos
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP_PX)
        self._growth = 1.0
        self.tickets: list[Ticket] = []

    def show_matches(self, matches: Sequence[SavedMatch]) -> None:
        """Show the first three of these that the catalogue knows. The focus stays where it was in the row."""
        at = next((index for index, ticket in enumerate(self.tickets) if ticket.hasFocus()), -1)
        while self._row.count():
            item = self._row.takeAt(0)
            if item is not None and (widget := item.widget()) is not None:
                widget.deleteLater()
        known = [saved for saved in matches if saved.slug in self._infos][:_MOST_TICKETS]
        self.tickets = []
        for saved in known:
            ticket = Ticket(self._context, self._infos[saved.slug], saved, not self.tickets, self)
            ticket.clicked.connect(lambda _=False, match=saved: self.chosen.emit(match))
            ticket.put_away.connect(lambda match=saved: self.put_away.emit(match))
            self.tickets.append(ticket)
            self._row.addWidget(ticket, 1)
        self._row.addStretch(0)
        self._share_room()
        if at >= 0 and self.tickets:
            self.tickets[min(at, len(self.tickets) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def minimumSizeHint(self) -> QSize:
        """The size of one ticket: the others leave when the window is narrow."""
        return self.tickets[0].minimumSizeHint() if self.tickets else QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show fewer tickets in a narrow window."""
        super().resizeEvent(event)
        self._share_room()

    def grow(self, growth: float) -> None:
        """Let the tickets be so much larger than the text asks for, as the boxes below them are."""
        self._growth = growth
        self._share_room()

    def _share_room(self) -> None:
        wide = round(self._context.metrics.px(320) * self._growth)
        fitting = max(1, min(_MOST_TICKETS, (self.width() + _GAP_PX) // (wide + _GAP_PX)))
        share = (self.width() + _GAP_PX) // fitting - _GAP_PX
        for number, ticket in enumerate(self.tickets):
            ticket.setVisible(number < fitting)
            ticket.setMaximumWidth(max(wide, share))
            ticket.grow(self._growth)
