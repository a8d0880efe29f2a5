"""Ready pictures of tokens: face and shadow in one pixmap at device size, turned if the token lies turned.

Painting one of them is a plain copy; nothing is scaled or turned while the table is painted, except what moves.
"""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from tabletop.ui.look.faces import Faces
from tabletop.ui.look.painting import shadow
from tabletop.ui.table.pose import LYING
from tabletop.ui.table.sprite import Sprite

LEAST_BYTES = 24_000_000
_LITTLE = 15.0
"""Up to this turn, in degrees, nobody sees that the shift of the shadow turns too."""


class Sprites:
    """Sprites for one size of the table and one screen, kept by face, scale, turn and lift."""

    def __init__(self, art: Faces, factor: float, dpr: float, view: QSize) -> None:
        self.art = art
        self.factor = factor
        self.dpr = dpr
        # Ten viewports: all cards of a deck at two scales, and many turned ones.
        self._most = max(LEAST_BYTES, round(10 * 4 * view.width() * view.height() * dpr * dpr))
        self._bytes = 0
        self._kept: dict[tuple[str, float, float, float], Sprite] = {}

    def get(self, face: str, scale: float, turn: float = 0.0, lift: float = LYING) -> Sprite:
        """The sprite of a face; the same request gives the same object."""
        key = (face, scale, turn, lift)
        sprite = self._kept.get(key)
        if sprite is None:
            if self._bytes > self._most:
                self._kept.clear()
                self._bytes = 0
            sprite = self._kept[key] = self._made(face, scale, turn, lift)
            size = sprite.pixmap.size()
            self._bytes += 4 * size.width() * size.height()
        return sprite

    def has(self, face: str, scale: float, turn: float, lift: float) -> bool:
        """Whether this sprite is there already."""
        return (face, scale, turn, lift) in self._kept

    def prepare(self, face: str, scale: float, turn: float, lift: float) -> None:
        """Make a sprite before it is wanted, as long as half of the room is left for what is."""
        if 2 * self._bytes < self._most:
            self.get(face, scale, turn, lift)

    def prepare_face(self, face: str, scale: float) -> None:
        """Render a face before a sprite of it is wanted, under the same condition."""
        if 2 * self._bytes < self._most:
            self.art.pixmap(face, self.factor * scale, self.dpr)

    def _made(self, face: str, scale: float, turn: float, lift: float) -> Sprite:
        if turn and abs(turn) <= _LITTLE:
            return self._turned(self.get(face, scale, 0.0, lift), turn)
        unit = self.factor * scale
        picture = self.art.pixmap(face, unit, self.dpr)
        under = self.art.shadow(face, lift, unit, self.dpr)
        ax, ay = self.art.anchor(face)
        sx, sy = self.art.shadow_anchor(face, lift)
        # Light comes from the upper left whichever way a card is turned: the shadow turns, its shift does not.
        down = shadow.reach(lift)[1] * unit if turn else 0.0
        turned = QTransform().rotate(turn)
        face_rect = QRectF(QPointF(-ax * unit, -ay * unit), picture.deviceIndependentSize())
        shade_rect = QRectF(QPointF(-sx * unit, -sy * unit - down), under.deviceIndependentSize())
        whole = turned.mapRect(face_rect).united(turned.mapRect(shade_rect).translated(0, down))
        box = _whole_pixels(whole, self.dpr)
        canvas, painter = self._canvas(box)
        if turn:
            painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.translate(0, down)
        painter.rotate(turn)
        painter.drawPixmap(shade_rect.topLeft(), under)
        painter.restore()
        painter.rotate(turn)
        painter.drawPixmap(face_rect.topLeft(), picture)
        painter.end()
        return Sprite(canvas, box.topLeft())

    def _turned(self, sprite: Sprite, turn: float) -> Sprite:
        """A sprite turned a little, with its shadow: one picture to turn instead of two."""
        around = QTransform().rotate(turn)
        box = _whole_pixels(around.mapRect(sprite.rect), self.dpr)
        canvas, painter = self._canvas(box)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        painter.rotate(turn)
        painter.drawPixmap(sprite.at, sprite.pixmap)
        painter.end()
        return Sprite(canvas, box.topLeft())

    def _canvas(self, box: QRectF) -> tuple[QPixmap, QPainter]:
        """A clear pixmap for a rectangle round the middle of the place, and a painter with its origin there."""
        canvas = QPixmap(QSize(round(box.width() * self.dpr), round(box.height() * self.dpr)))
        canvas.setDevicePixelRatio(self.dpr)
        canvas.fill(Qt.GlobalColor.transparent)
        painter = QPainter(canvas)
        painter.translate(-box.topLeft())
        return canvas, painter


def _whole_pixels(rect: QRectF, dpr: float) -> QRectF:
    """The smallest rectangle of whole device pixels round a rectangle, with a pixel to spare for soft edges."""
    left, top = floor(rect.left() * dpr) - 1, floor(rect.top() * dpr) - 1
    right, bottom = ceil(rect.right() * dpr) + 1, ceil(rect.bottom() * dpr) + 1
    return QRectF(QPointF(left / dpr, top / dpr), QSizeF((right - left) / dpr, (bottom - top) / dpr))
