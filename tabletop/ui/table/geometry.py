"""From units of the table to pixels of the viewport and back.

The scene is measured in logical pixels and the view shows it one to one, so that every picture that was rendered for
the size of the table is copied, never scaled. The table is as large as fits, in the middle.
"""

from __future__ import annotations

from math import ceil, floor

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF

from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH, Rect

_MOST_GROWN = 1.45


class Geometry(Struct, frozen=True):
    """Where the table lies in a viewport.

    factor: pixels a unit.
    left, top: the corner of the table, in pixels.
    width, height: the size of the viewport, in pixels.
    dpr: device pixels a pixel.
    text: how much larger than usual the person wants to read.
    """

    factor: float
    left: float
    top: float
    width: int
    height: int
    dpr: float
    text: float = 1.0

    @classmethod
    def fit(cls, width: int, height: int, dpr: float, text: float = 1.0) -> Geometry:
        """The largest table in a viewport."""
        width, height = max(1, width), max(1, height)
        factor = max(0.05, min(width / TABLE_WIDTH, height / TABLE_HEIGHT))
        left, top = (width - TABLE_WIDTH * factor) / 2, (height - TABLE_HEIGHT * factor) / 2
        return cls(factor, round(left), round(top), width, height, dpr, text)

    @property
    def writing(self) -> float:
        """How much larger what is written on the table is: things keep their places, so it cannot grow for ever."""
        return min(_MOST_GROWN, max(1.0, self.text))

    def point(self, x: float, y: float) -> QPointF:
        """A point of the table in scene coordinates."""
        return QPointF(self.left + x * self.factor, self.top + y * self.factor)

    def units(self, point: QPointF) -> tuple[float, float]:
        """A point of the scene in units of the table."""
        return (point.x() - self.left) / self.factor, (point.y() - self.top) / self.factor

    def rect(self, area: Rect) -> QRectF:
        """A rectangle of the table in scene coordinates."""
        return QRectF(
            self.left + area.x * self.factor,
            self.top + area.y * self.factor,
            area.width * self.factor,
            area.height * self.factor,
        )

    def pixels(self, area: Rect) -> QRect:
        """A rectangle of the table in whole pixels of the viewport."""
        return self.rect(area).toAlignedRect()

    def snapped(self, rect: QRectF) -> QRectF:
        """The smallest rectangle of whole device pixels round a rectangle of the scene."""
        left, top = floor(rect.left() * self.dpr), floor(rect.top() * self.dpr)
        right, bottom = ceil(rect.right() * self.dpr), ceil(rect.bottom() * self.dpr)
        size = QSizeF((right - left) / self.dpr, (bottom - top) / self.dpr)
        return QRectF(QPointF(left / self.dpr, top / self.dpr), size)
