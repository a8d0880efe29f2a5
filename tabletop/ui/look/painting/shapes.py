"""Suits, seat shapes and stars as paths. All are centred on the origin, x right, y down."""

import math
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from tabletop.ui.look.painting.pathdata import painter_path

_SUITS = {
    "H": "M0 4.7 C-2.6 2.5 -4.8 .6 -4.8 -1.8 C-4.8 -3.5 -3.6 -4.6 -2.2 -4.6 C-1.2 -4.6 -.4 -4 0 -3 "
    "C.4 -4 1.2 -4.6 2.2 -4.6 C3.6 -4.6 4.8 -3.5 4.8 -1.8 C4.8 .6 2.6 2.5 0 4.7 Z",
    "D": "M0 -5 C1 -3.1 2.3 -1.4 4.1 0 C2.3 1.4 1 3.1 0 5 C-1 3.1 -2.3 1.4 -4.1 0 C-2.3 -1.4 -1 -3.1 0 -5 Z",
    "S": "M0 -5 C1.6 -2.9 4.7 -1 4.7 1.4 C4.7 2.9 3.6 3.8 2.4 3.8 C1.6 3.8 .9 3.4 .5 2.8 "
    "C.7 3.7 1.1 4.4 1.8 4.9 L-1.8 4.9 C-1.1 4.4 -.7 3.7 -.5 2.8 C-.9 3.4 -1.6 3.8 -2.4 3.8 "
    "C-3.6 3.8 -4.7 2.9 -4.7 1.4 C-4.7 -1 -1.6 -2.9 0 -5 Z",
    "C": "M0 -4.9 A2.3 2.3 0 0 1 1.75 -1.1 A2.35 2.35 0 1 1 .5 2.4 C.7 3.5 1.1 4.3 1.8 4.9 L-1.8 4.9 "
    "C-1.1 4.3 -.7 3.5 -.5 2.4 A2.35 2.35 0 1 1 -1.75 -1.1 A2.3 2.3 0 0 1 0 -4.9 Z",
}

_SEAT_SHAPES = {
    "triangle": "M0 -.95 L.95 .72 L-.95 .72 Z",
    "cross": "M-.34 -.92 H.34 V-.34 H.92 V.34 H.34 V.92 H-.34 V.34 H-.92 V-.34 H-.34 Z",
    "moon": "M.35 -.9 A.95 .95 0 1 0 .35 .9 A1.05 1.05 0 0 1 .35 -.9 Z",
    "drop": "M0 -1 C.32 -.62 .72 -.2 .72 .25 A.72 .72 0 0 1 -.72 .25 C-.72 -.2 -.32 -.62 0 -1 Z",
    "hourglass": "M-.8 -.88 L.8 -.88 L.2 0 L.8 .88 L-.8 .88 L-.2 0 Z",
}


@cache
def suit_path(letter: str) -> QPainterPath:
    """A suit (S, H, D or C) in a box of 10 by 10."""
    return painter_path(_SUITS[letter])


@lru_cache(maxsize=64)
def star_path(outer: float, inner: float) -> QPainterPath:
    """A five-pointed star with one point up."""
    points = QPolygonF()
    for step in range(10):
        radius = inner if step % 2 else outer
        angle = math.radians(36 * step - 90)
        points.append(QPointF(radius * math.cos(angle), radius * math.sin(angle)))
    path = QPainterPath()
    path.addPolygon(points)
    path.closeSubpath()
    return path


@cache
def seat_shape_path(shape: str) -> QPainterPath:
    """The shape of a seat inside a circle of radius 1."""
    path = QPainterPath()
    if shape == "circle":
        path.addEllipse(QPointF(0, 0), 0.86, 0.86)
    elif shape == "square":
        path.addRoundedRect(QRectF(-0.78, -0.78, 1.56, 1.56), 0.12, 0.12)
    elif shape == "star":
        path = star_path(1.05, 0.45).translated(0, 0.06)
    else:
        path = painter_path(_SEAT_SHAPES[shape])
    return path


def draw_seat_shape(painter: QPainter, shape: str, x: float, y: float, radius: float, colour: str) -> None:
    """Fill the shape of a seat round a point."""
    path = QTransform(radius, 0, 0, radius, x, y).map(seat_shape_path(shape))
    painter.fillPath(path, QColor(colour))


def draw_suit(
    painter: QPainter, letter: str, x: float, y: float, size: float, colour: str, turned: bool = False, rim: str = ""
) -> None:
    """Fill a suit of this height round a point, upside down where `turned`.

    `rim` is the colour of a line round it, for suits on a dark ground.
    """
    scale = size / 10 * (-1 if turned else 1)
    path = QTransform(scale, 0, 0, scale, x, y).map(suit_path(letter))
    if rim:
        pen = QPen(QColor(rim), size * 0.16)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.fillPath(path, QColor(colour))


def draw_star(painter: QPainter, x: float, y: float, radius: float, fill: str | None, edge: str) -> None:
    """Draw a star for something reached; only its edge for one still open."""
    pen = QPen(QColor(edge), radius * 0.16)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    painter.drawPath(star_path(radius, radius * 0.456).translated(x, y))
