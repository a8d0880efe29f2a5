"""The token on the screen: it paints one shared pixmap. Scene coordinates are logical pixels of the viewport."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tabletop.core.model import Place, TokenId
from tabletop.ui.table.pose import FLAT, LYING, Pose
from tabletop.ui.table.sprite import Sprite, SpriteSource

Edge = tuple[Sprite, QTransform]
"""The picture of another side of a token, and how it lies."""


class TokenItem(QGraphicsObject):
    """A card, die or piece.

    `at` is the place that the view gives it, `rest` the pose in which it lies when nothing moves, `now` the pose that
    is painted. While it is `tossed`, a hand that reaches for it finds it where it will lie: what tumbles cannot be
    caught. `face` is the art key that is painted now, `true_face` the one to end with. The item itself is never
    turned or scaled: what lies turned has a sprite of its own, and only what moves is painted through a transform.
    """

    def __init__(self, token: TokenId, face: str, at: Place, pose: Pose, root: QGraphicsItem) -> None:
        super().__init__(root)
        self.token = token
        self.at = at
        self.face = face
        self.true_face = face
        self.rest = pose
        self.now = pose
        self.tossed = False
        self.lift = LYING
        self.rest_lift = LYING
        self.sprite: Sprite | None = None
        self._transform: QTransform | None = None
        self._edge: Edge | None = None
        self._smooth = False
        self._bounds = QRectF()
        self.setObjectName(token)

    @property
    def within_reach(self) -> Pose:
        """The pose in which a hand finds it."""
        return self.rest if self.tossed else self.now

    def place(self, sprites: SpriteSource, left: float, top: float) -> None:
        """Take the picture and the position of the pose `now`: exact, on whole pixels, nothing transformed. What is
        covered needs no picture: a whole pile would have one made for the turn of each of its cards."""
        pose = self.now
        if pose.shown:
            lift = FLAT if pose.flat and self.lift == LYING else self.lift
            self._take(sprites.get(self.face, pose.scale, pose.turn, lift), None, False)
        else:
            self.sprite = None
        unit, dpr = sprites.factor, sprites.dpr
        x, y = left + pose.x * unit, top + (pose.y - pose.raised) * unit
        self.setPos(round(x * dpr) / dpr, round(y * dpr) / dpr)
        self.setZValue(pose.z)
        self.setVisible(pose.shown)

    def glide(
        self, x_px: float, y_px: float, z: float, sprite: Sprite, transform: QTransform | None, edge: Edge | None = None
    ) -> None:
        """Paint one moment of a movement. `edge`: what is seen below beyond the edge on which it stands."""
        if sprite is not self.sprite or transform is not None or self._transform is not None:
            self._take(sprite, transform, transform is not None, edge)
        self.setPos(x_px, y_px)
        self.setZValue(z)

    def stretch(self, ratio: float) -> None:
        """Paint the present picture larger or smaller until it is rendered again (after a resize)."""
        if self.sprite is not None:
            self._take(self.sprite, None if ratio == 1.0 else QTransform.fromScale(ratio, ratio), False)

    def _take(self, sprite: Sprite, transform: QTransform | None, smooth: bool, edge: Edge | None = None) -> None:
        bounds = sprite.rect if transform is None else transform.mapRect(sprite.rect).adjusted(-1, -1, 1, 1)
        if edge is not None:
            bounds = bounds.united(edge[1].mapRect(edge[0].rect).adjusted(-1, -1, 1, 1))
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds
        changed = sprite is not self.sprite or transform is not None or self._transform is not None
        self.sprite, self._transform, self._smooth, self._edge = sprite, transform, smooth, edge
        if changed:
            self.update()

    def boundingRect(self) -> QRectF:
        """The part of the scene that it may paint."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the picture of this moment."""
        sprite = self.sprite
        if sprite is None:
            return
        if self._transform is None:
            painter.drawPixmap(sprite.at, sprite.pixmap)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._smooth)
        if self._edge is not None:
            below, transform = self._edge
            painter.save()
            painter.setTransform(transform, True)
            painter.drawPixmap(below.at, below.pixmap)
            painter.restore()
        painter.setTransform(self._transform, True)
        painter.drawPixmap(sprite.at, sprite.pixmap)
