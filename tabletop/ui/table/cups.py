"""Dice cups that stand on the table: they are shaken and tipped when dice roll out of them."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from tabletop.core.model import Place
from tabletop.core.table import Point
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.motion import Motion
from tabletop.ui.table.pose import LYING, Z_TOKENS
from tabletop.ui.table.sprite import SpriteSource
from tabletop.ui.table.tumbling import GATHER_MS, ROLL_MS

_SHAKEN, _SHAKES = 9.0, 3.0
_TIPPED = 68.0
_POURED = 0.35
"""The part of the roll after which the cup is empty, and is put back."""


class Cups:
    """The cups of a table, which hang on `root`: one in each zone that has a vessel."""

    def __init__(self, root: QGraphicsItem, motion: Motion) -> None:
        self._root = root
        self._motion = motion
        self._cups: dict[str, tuple[Point, str, QGraphicsPixmapItem]] = {}

    @property
    def items(self) -> list[QGraphicsPixmapItem]:
        """The cups, as the scene has them."""
        return [item for _, _, item in self._cups.values()]

    def lay(self, layout: TableLayout) -> None:
        """The cups of another table; `repaint` paints them."""
        for item in self.items:
            self._motion.drop(item)
            item.scene().removeItem(item)
        self._cups = {}
        for zone in layout.spec.zones:
            if zone.vessel:
                item = QGraphicsPixmapItem(self._root)
                item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
                item.setZValue(Z_TOKENS - 0.5)
                self._cups[zone.id] = (layout.centre(Place(zone.id)), zone.vessel, item)

    def repaint(self, geometry: Geometry, sprites: SpriteSource) -> None:
        """Paint every cup again, in another size or look."""
        for centre, face, item in self._cups.values():
            sprite = sprites.get(face, 1.0, 0.0, LYING)
            point = geometry.point(centre.x, centre.y)
            item.setScale(1.0)
            item.setPixmap(sprite.pixmap)
            item.setOffset(sprite.at)
            item.setPos(round(point.x() * geometry.dpr) / geometry.dpr, round(point.y() * geometry.dpr) / geometry.dpr)
            # It tips over the lower edge, as a hand tips it.
            item.setTransformOriginPoint(QPointF(0.0, 0.55 * sprite.at.y() * -1))

    def tip(self, zone: str, towards: float) -> None:
        """Shake a cup and pour it out to the side on which `towards`, a length across the table, lies."""
        if zone not in self._cups:
            return
        centre, _, item = self._cups[zone]
        side = -1.0 if towards < centre.x else 1.0
        self._motion.change(item, GATHER_MS + ROLL_MS, _shown(item, side))


def _shown(item: QGraphicsPixmapItem, side: float) -> Callable[[float], None]:
    gathered = GATHER_MS / (GATHER_MS + ROLL_MS)

    def show(t: float) -> None:
        if t < gathered:
            item.setRotation(_SHAKEN * sin(2 * pi * _SHAKES * t / gathered) * t / gathered)
            return
        part = (t - gathered) / (1 - gathered)
        item.setRotation(side * _TIPPED * (sin(pi * part / _POURED) if part < _POURED else 0.0))

    return show
