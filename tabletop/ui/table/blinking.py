"""Pictures that are alive: those that have a drawing with closed eyes blink now and then, one after the other; those
that have one with the chest full of air breathe."""

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
_BLINK, _BREATH = "-blink", "-breath"
"""The ends of the art keys of a face with closed eyes, and with drawn breath."""
BEAT_MS = 450
"""Breath is drawn and let go in beats."""
_BEATS, _FULL, _APART = 8, 3, 3
"""So many beats a breath takes, so many of them the chest is full, so many beats later the next picture breathes."""


class PicturedTable(Protocol):
    """The table on which the pictures lie; see `LaidTable`."""

    art: Faces
    geometry: Geometry
    sprites: Sprites
    motion: Motion
    items_of: dict[TokenId, TokenItem]
    placements: dict[TokenId, Placement]


class Blinking(QObject):
    """Lets the pictures of a table blink and breathe where things move. It goes by a count, whatever is played, and
    never touches what is on its way or shows something else."""

    def __init__(self, table: PicturedTable, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._closed: TokenItem | None = None
        self._count = 0
        self.next = QTimer(self, singleShot=True)
        self.next.timeout.connect(self._close)
        self.opening = QTimer(self, singleShot=True, interval=CLOSED_MS)
        self.opening.timeout.connect(self._open)
        self._beats = 0
        self.beat = QTimer(self, interval=BEAT_MS)
        self.beat.timeout.connect(self._breathe)

    def see(self) -> None:
        """Look at the table, which has changed: there may be eyes and chests now, or none any more."""
        if not self._alive(_BREATH):
            self.beat.stop()
        elif not self.beat.isActive():
            self.beat.start()
        eyes = len(self._alive(_BLINK))
        if not eyes:
            self.next.stop()
        elif not self.next.isActive():
            share = (1 + noise(str(self._count))) / 2
            self.next.start(round((_LEAST_MS + share * (_MOST_MS - _LEAST_MS)) / eyes))

    def _pictures(self) -> list[TokenItem]:
        table = self._table
        if table.motion.speed <= 0:
            return []
        return [table.items_of[token] for token, shown in table.placements.items() if shown.kind is TokenKind.PICTURE]

    def _alive(self, how: str) -> list[TokenItem]:
        """The pictures that have a drawing with this ending now."""
        return [item for item in self._pictures() if self._table.art.has(item.true_face + how)]

    def _close(self) -> None:
        self._count += 1
        eyes = self._alive(_BLINK)
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

    def _breathe(self) -> None:
        self._beats += 1
        for number, item in enumerate(self._pictures()):
            full = (self._beats + _APART * number) % _BEATS < _FULL
            before, after = item.true_face + _BREATH * (not full), item.true_face + _BREATH * full
            breathes = item.face == before and self._table.art.has(item.true_face + _BREATH)
            if breathes and not self._table.motion.moves(item):
                self._show(item, after)

    def _show(self, item: TokenItem, face: str) -> None:
        item.face = face
        item.place(self._table.sprites, self._table.geometry.left, self._table.geometry.top)
