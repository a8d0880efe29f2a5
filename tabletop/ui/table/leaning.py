"""A card that is carried leans into its motion, like one that is held loosely, and hangs straight again when the hand
rests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from tabletop.ui.table.items import TokenItem

MOST = 5.0
"""So many degrees a card leans at most."""
UPRIGHT_MS = 240.0
"""So long it takes to hang straight again."""
_DEGREES_PER_UNIT = 0.12


class Clock(Protocol):
    """What eases a card back; see `Motion`."""

    speed: float

    def change(self, item: QGraphicsItem, ms: float, show: Callable[[float], None], gone: bool = False) -> None:
        """Let an item change where it is: `show` is called with how far that is, from 0 to 1."""

    def drop(self, item: QGraphicsItem) -> None:
        """Forget an item."""


class Leaning:
    """Lets `items` lean together; the first one, which the hand holds, stands for all of them in `clock`. Where
    nothing is to move, nothing leans. `degrees`: how far they lean now, clockwise."""

    def __init__(self, clock: Clock, items: Callable[[], list[TokenItem]]) -> None:
        self._clock = clock
        self._items = items
        self._x: float | None = None
        self.degrees = 0.0

    def carry(self, x: float) -> None:
        """The hand has come to `x`, in units of the table."""
        before, self._x = self._x, x
        if before is None or self._clock.speed <= 0:
            return
        pushed = self.degrees + (x - before) * _DEGREES_PER_UNIT
        leaning = max(-MOST, min(MOST, pushed))
        self._clock.change(self._items()[0], UPRIGHT_MS, lambda t: self._lean(leaning * (1.0 - t) ** 2))

    def end(self) -> None:
        """The hand lets go."""
        for item in self._items()[:1]:
            self._clock.drop(item)
        self._x, self.degrees = None, 0.0

    def _lean(self, degrees: float) -> None:
        self.degrees = degrees
        transform = QTransform().rotate(degrees) if degrees else None
        for item in self._items():
            if item.sprite is not None:
                item.glide(item.x(), item.y(), item.zValue(), item.sprite, transform)
