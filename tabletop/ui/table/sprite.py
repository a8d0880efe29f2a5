"""The picture of a token as it is painted, and where such pictures come from."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap


class Sprite:
    """A picture and where its upper left corner lies from the middle of the place, in logical pixels."""

    __slots__ = ("at", "pixmap", "rect")

    def __init__(self, pixmap: QPixmap, at: QPointF) -> None:
        self.pixmap = pixmap
        self.at = at
        self.rect = QRectF(at, pixmap.deviceIndependentSize())


class SpriteSource(Protocol):
    """Has the sprites of a table; see `Sprites`. `factor`: logical pixels a unit."""

    factor: float
    dpr: float

    def get(self, face: str, scale: float, turn: float, lift: float) -> Sprite:
        """The sprite of a face; the same request gives the same object."""
