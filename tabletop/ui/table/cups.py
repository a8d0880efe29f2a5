"""Dice cups that stand on the table: they are shaken, and tipped when dice roll out of them."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, pi, sin

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from tabletop.core.model import Place
from tabletop.core.table import Point
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.motion import Motion
from tabletop.ui.table.pose import LYING, Z_TOKENS
from tabletop.ui.table.sprite import SpriteSource
from tabletop.ui.table.tumbling import GATHER_MS, MOUTH, ROLL_MS

_SHAKEN, _SHAKES = 9.0, 3.0
_TIPPED = 68.0
_POURED = 0.35
"""The part of the roll after which the cup is empty, and is put back."""
_REACH = 46.0
"""So far from where it stands a cup is carried by whoever shakes it, in units."""
_BACK_MS = 180.0
_Z_STANDS, _Z_HELD = Z_TOKENS - 0.5, 59.0


class Cup(Struct):
    """A cup: where it stands, its picture, how far from its place a hand holds it."""

    centre: Point
    face: str
    item: QGraphicsPixmapItem
    away: tuple[float, float] = (0.0, 0.0)


class Cups:
    """The cups of a table, which hang on `root`: one in each zone that has a vessel."""

    def __init__(self, root: QGraphicsItem, motion: Motion) -> None:
        self._root = root
        self._motion = motion
        self._cups: dict[str, Cup] = {}
        self._geometry = Geometry.fit(640, 498, 1.0)

    @property
    def items(self) -> list[QGraphicsPixmapItem]:
        """The cups, as the scene has them."""
        return [cup.item for cup in self._cups.values()]

    @property
    def zones(self) -> tuple[str, ...]:
        """The zones in which a cup stands."""
        return tuple(self._cups)

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
                item.setZValue(_Z_STANDS)
                self._cups[zone.id] = Cup(layout.centre(Place(zone.id)), zone.vessel, item)

    def repaint(self, geometry: Geometry, sprites: SpriteSource) -> None:
        """Paint every cup again, in another size or look."""
        self._geometry = geometry
        for cup in self._cups.values():
            sprite = sprites.get(cup.face, 1.0, 0.0, LYING)
            cup.item.setScale(1.0)
            cup.item.setPixmap(sprite.pixmap)
            cup.item.setOffset(sprite.at)
            # It tips over the lower edge, as a hand tips it.
            cup.item.setTransformOriginPoint(QPointF(0.0, 0.55 * sprite.at.y() * -1))
            self._hold(cup, (0.0, 0.0))

    def mouth(self, zone: str) -> Point:
        """Where dice go into a cup and come out of it, as it is held now."""
        cup = self._cups[zone]
        return Point(cup.centre.x + cup.away[0], cup.centre.y + cup.away[1] - MOUTH)

    def carry(self, zone: str, away: tuple[float, float], turn: float) -> None:
        """Hold a cup so far from its place, turned so many degrees; it is not carried far."""
        cup, far = self._cups[zone], hypot(*away)
        part = min(1.0, _REACH / far) if far else 1.0
        self._motion.drop(cup.item)
        self._hold(cup, (away[0] * part, away[1] * part))
        cup.item.setRotation(turn)

    def shake(self, zone: str, ms: float, swing_ms: float, swung: Callable[[int], object]) -> None:
        """Shake a cup where it stands for so long; `swung` hears the number of each swing."""
        cup = self._cups[zone]

        def show(t: float) -> None:
            swings = t * ms / swing_ms
            self._hold(cup, (4.0 * sin(pi * swings), -6.0 * abs(sin(pi * swings))))
            cup.item.setRotation(2 * _SHAKEN * sin(pi * swings))
            swung(int(swings))

        self._motion.change(cup.item, ms, show)

    def put_back(self, zone: str) -> None:
        """Put a cup back where it stands."""
        cup = self._cups[zone]
        away, turn = cup.away, cup.item.rotation()

        def show(t: float) -> None:
            self._hold(cup, ((1 - t) * away[0], (1 - t) * away[1]))
            cup.item.setRotation((1 - t) * turn)

        self._motion.change(cup.item, _BACK_MS, show)

    def tip(self, zone: str, towards: float, shaken: bool = False) -> None:
        """Pour out a cup to the side on which `towards`, a length across the table, lies, and put it back; shake it
        first, if it has not been `shaken`."""
        if zone not in self._cups:
            return
        cup = self._cups[zone]
        away, side = cup.away, -1.0 if towards < cup.centre.x else 1.0
        gathered = 0.0 if shaken else GATHER_MS / (GATHER_MS + ROLL_MS)

        def show(t: float) -> None:
            if t < gathered:
                cup.item.setRotation(_SHAKEN * sin(2 * pi * _SHAKES * t / gathered) * t / gathered)
                return
            part = (t - gathered) / (1 - gathered)
            cup.item.setRotation(side * _TIPPED * (sin(pi * part / _POURED) if part < _POURED else 0.0))
            left = max(0.0, 1 - part / _POURED)
            self._hold(cup, (left * away[0], left * away[1]))

        self._motion.change(cup.item, ROLL_MS if shaken else GATHER_MS + ROLL_MS, show)

    def _hold(self, cup: Cup, away: tuple[float, float]) -> None:
        cup.away, geometry = away, self._geometry
        cup.item.setZValue(_Z_STANDS if away == (0.0, 0.0) else _Z_HELD)
        point = geometry.point(cup.centre.x + away[0], cup.centre.y + away[1])
        cup.item.setPos(round(point.x() * geometry.dpr) / geometry.dpr, round(point.y() * geometry.dpr) / geometry.dpr)
