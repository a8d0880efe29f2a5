"""Keys as they are drawn: a cap with its letter, an arrow, or the space bar; and their names for screen readers."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.ui.look.lettering import can_draw, draw_letters

_KEY = QT_TRANSLATE_NOOP("Table", "Key {key}", "the name of a key: Key X")
_NAMES = {
    "Space": QT_TRANSLATE_NOOP("Table", "Space bar"),
    "Left": QT_TRANSLATE_NOOP("Table", "Left arrow key"),
    "Right": QT_TRANSLATE_NOOP("Table", "Right arrow key"),
    "Up": QT_TRANSLATE_NOOP("Table", "Up arrow key"),
    "Down": QT_TRANSLATE_NOOP("Table", "Down arrow key"),
}
_WAYS = {"Right": 0.0, "Down": pi / 2, "Left": pi, "Up": -pi / 2}
_SPACE = "Space"


def key_name(key: str) -> Text:
    """A key in words; `key` is its letter or one of the names that `position_of` gives."""
    named = _NAMES.get(key)
    return say(named) if named is not None else say(_KEY, key=key)


def cap_width(key: str, height: float) -> float:
    """How wide the cap of a key is: the space bar is longer than the others."""
    return height * (1.7 if key == _SPACE else 1.0)


def draw_key(painter: QPainter, cap: QRectF, key: str, ground: str, ink: str, edge: str, edge_px: float) -> None:
    """Paint a cap and what is printed on it."""
    painter.setPen(QPen(QColor(edge), edge_px))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(cap, cap.height() * 0.23, cap.height() * 0.23)
    middle, height = cap.center(), cap.height()
    if key in _WAYS or key == _SPACE:
        pen = QPen(QColor(ink), max(1.4, height * 0.08))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_space(cap) if key == _SPACE else _arrow(middle, height * 0.26, _WAYS[key]))
    elif can_draw(key):
        base, centred = middle.y() + height * 0.26, Qt.AlignmentFlag.AlignHCenter
        draw_letters(painter, key, height * 0.52, ink, x=middle.x(), y=base, align=centred)
    else:
        painter.setPen(QColor(ink))
        painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), key)


def _arrow(middle: QPointF, reach: float, way: float) -> QPainterPath:
    along = QPointF(cos(way), sin(way)) * reach
    tip = middle + along
    path = QPainterPath(middle - along)
    path.lineTo(tip)
    for side in (-0.75, 0.75):
        path.moveTo(tip)
        path.lineTo(tip - QPointF(cos(way + side), sin(way + side)) * reach)
    return path


def _space(cap: QRectF) -> QPainterPath:
    """The bracket that stands for the space bar."""
    left, right = cap.center().x() - cap.width() * 0.26, cap.center().x() + cap.width() * 0.26
    top, bottom = cap.center().y(), cap.center().y() + cap.height() * 0.2
    path = QPainterPath(QPointF(left, top))
    for x, y in ((left, bottom), (right, bottom), (right, top)):
        path.lineTo(x, y)
    return path
