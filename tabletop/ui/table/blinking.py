"""Pictures that are alive: those that have a drawing with closed eyes blink now and then, one after the other."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from tabletop.core.model import Placement, TokenId, TokenKind
from tabletop.ui.look.faces import Faces
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.motion import Motion
from tabletop.ui.table.pose import noise
from tabletop.ui.table.sprites import Sprites

CLOSED_MS = 120
"""How long eyes are closed."""
_LEAST_MS, _MOST_MS = 3000, 6000
"""How long a pair of eyes stays open."""
_BLINK = "-blink"
"""The end of the art key of a face with closed eyes."""


class PicturedTable(Protocol):
    """The table on which the pictures lie; see `LaidTable`."""

    art: Faces
    geometry: Geometry
    sprites: Sprites
    motion: Motion
    items_of: dict[TokenId, TokenItem]
    placements: dict[TokenId, Placement]


class Blinking(QObject):
    """Lets the pictures of a table blink while things move there. It never touches what is on its way."""

    def __init__(self, table: PicturedTable, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._closed: TokenItem | None = None
        self._count = 0
        self.next = QTimer(self, singleShot=True)
        self.next.timeout.connect(self._close)
        self.opening = QTimer(self, singleShot=True, interval=CLOSED_MS)
        self.opening.timeout.connect(self._open)

    def see(self) -> None:
        """Look at the table, which has changed: there may be eyes now, or none any more."""
        eyes = len(self._eyes())
        if not eyes:
            self.next.stop()
        elif not self.next.isActive():
            share = (1 + noise(str(self._count))) / 2
            self.next.start(round((_LEAST_MS + share * (_MOST_MS - _LEAST_MS)) / eyes))

    def _eyes(self) -> list[TokenItem]:
        table = self._table
        if table.motion.speed <= 0:
            return []
        pictures = [token for token, shown in table.placements.items() if shown.kind is TokenKind.PICTURE]
        items = [table.items_of[token] for token in pictures]
        return [item for item in items if table.art.has(item.true_face + _BLINK)]

    def _close(self) -> None:
        self._count += 1
        eyes = self._eyes()
        item = eyes[self._count % len(eyes)] if eyes else None
        if item is not None and item.face == item.true_face and not self._table.motion.moves(item):
            self._closed = item
            self._show(item, item.true_face + _BLINK)
            self.opening.start()
        self.see()

    def _open(self) -> None:
        item, self._closed = self._closed, None
        if item is not None and self._table.items_of.get(item.token) is item and item.face == item.true_face + _BLINK:
            self._show(item, item.true_face)

    def _show(self, item: TokenItem, face: str) -> None:
        item.face = face
        item.place(self._table.sprites, self._table.geometry.left, self._table.geometry.top)
