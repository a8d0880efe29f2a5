"""Soft shadows without filters: five rounded rectangles under what lies, an ellipse under what stands."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

SHADOW = "#1A1208"
_RINGS = ((0.2, 0.09), (0.9, 0.075), (1.8, 0.06), (2.9, 0.04), (4.2, 0.025))
_DOWN = 1.3
REACH = 4.2


def reach(lift: float) -> tuple[float, float]:
    """How far a soft shadow grows out sideways, and how far it is moved down, both in units."""
    return REACH * lift, _DOWN * lift


def draw_lying(painter: QPainter, box: QRectF, radius: float, lift: float) -> None:
    """Draw the shadow of a rounded thing that lies `lift` units high; light comes from the upper left."""
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in _RINGS:
        by = grow * lift
        colour = QColor(SHADOW)
        colour.setAlphaF(alpha)
        painter.setBrush(colour)
        ring = box.adjusted(-by, -by, by, by).translated(0, _DOWN * lift)
        painter.drawRoundedRect(ring, radius + by, radius + by)


def standing_box(width: float, height: float, x: float, y: float, lift: float) -> QRectF:
    """Where the shadow of a standing piece lies: its foot is at (x, y), the ellipse has these half axes."""
    grow = 1 + 0.10 * (lift - 1)
    centre = QPointF(x + 1.2 * lift, y - 0.6 + 5.0 * (lift - 1))
    return QRectF(centre.x() - width * grow, centre.y() - height * grow, 2 * width * grow, 2 * height * grow)


def draw_standing(painter: QPainter, box: QRectF, lift: float) -> None:
    """Draw the shadow of a standing piece, fainter the higher it is carried."""
    strength = 1 / (1 + 0.3 * (lift - 1))
    ramp = QRadialGradient(QPointF(0, 0), 1.0)
    for at, alpha in ((0.0, 0.42), (0.55, 0.231), (1.0, 0.0)):
        colour = QColor(SHADOW)
        colour.setAlphaF(alpha * strength)
        ramp.setColorAt(at, colour)
    painter.save()
    painter.translate(box.center())
    painter.scale(box.width() / 2, box.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ramp)
    painter.drawEllipse(QPointF(0, 0), 1.0, 1.0)
    painter.restore()
