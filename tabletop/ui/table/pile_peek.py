"""Looking into a pile without taking anything: it opens while the pointer rests on it, or when it is held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from tabletop.core.model import TokenId
from tabletop.ui.table.items import TokenItem
from tabletop.ui.table.layout import TableLayout

REST_MS = 350
"""A pile opens when the pointer has rested on it for so long."""
HOLD_MS = 450
"""A pile that is pressed for so long without being moved is looked into: a finger cannot rest on anything."""


class PiledTable(Protocol):
    """The table whose piles are looked into; see `LaidTable`."""

    layout: TableLayout

    def open_pile(self, zone: str) -> None:
        """Spread out a pile that lies in order, and close any other."""


class PilePeek:
    """What the hand looks at. A pile that was held stays open when the finger is gone, until the next touch elsewhere.
    `leaf` opens the sheet with all that lies in the zone of a token (`ZoneSpec.browsable`). Its timers
    live as long as `parent`."""

    def __init__(self, scene: PiledTable, leaf: Callable[[TokenId], None], parent: QObject) -> None:
        self._scene = scene
        self._leaf = leaf
        self._zone = ""
        self._pressed: TokenItem | None = None
        self._looked = False
        self._rest = _timer(parent, REST_MS, self._open)
        self._hold = _timer(parent, HOLD_MS, self._held)

    def rest_on(self, item: TokenItem | None) -> None:
        """Wait on the token under the pointer, or on nothing."""
        zone = item.at.zone if item is not None and self._scene.layout.zones[item.at.zone].visible_edge else ""
        if zone != self._zone:
            self._zone = zone
            self._scene.open_pile("")
            self._rest.stop()
            if zone:
                self._rest.start()

    def press(self, item: TokenItem | None) -> None:
        """Begin to hold this pile, where a button or a finger goes down; another one closes."""
        self.end()
        self._looked = False
        if item is None or item.at.zone != self._scene.layout.opened:
            self.rest_on(None)
            if item is not None:
                self._pressed = item
                self._hold.start()

    def end(self) -> None:
        """Hold nothing any more: what is pressed is carried or let go."""
        self._hold.stop()
        self._pressed = None

    def release(self) -> bool:
        """End the look where the button comes up; whether it was a look, and nothing else."""
        self.end()
        looked, self._looked = self._looked, False
        return looked

    def _open(self) -> None:
        self._scene.open_pile(self._zone)

    def _held(self) -> None:
        item, self._pressed = self._pressed, None
        zone = self._scene.layout.zones.get(item.at.zone) if item is not None else None
        if item is None or zone is None:
            return
        if zone.browsable:
            self._looked = True
            self._leaf(item.token)
        elif zone.visible_edge:
            self._zone = zone.id
            self._open()
            self._looked = self._scene.layout.opened == zone.id


def _timer(parent: QObject, ms: int, over: Callable[[], object]) -> QTimer:
    timer = QTimer(parent, singleShot=True, interval=ms)
    timer.timeout.connect(over)
    return timer
