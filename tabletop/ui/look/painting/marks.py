"""Small drawn signs: arrows of the columns of a pad and the robot of a computer player."""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tabletop.ui.look.painting.catalogue import PX_TO_UNITS, Drawing
from tabletop.ui.look.painting.pathdata import painter_path
from tabletop.ui.look.painting.tones import mix
from tabletop.ui.look.theme import Theme

_ARROWS = {
    "down": "M0 -12 V11 M-8 3 L0 11 L8 3",
    "up": "M0 12 V-11 M-8 -3 L0 -11 L8 -3",
    "both": "M0 -12 V12 M-7 5 L0 12 L7 5 M-7 -5 L0 -12 L7 -5",
}
_ROBOT = (
    "M6 9 H18 A1.6 1.6 0 0 1 19.6 10.6 V17 A2 2 0 0 1 17.6 19 H6.4 A2 2 0 0 1 4.4 17 V10.6 A1.6 1.6 0 0 1 6 9 Z "
    "M12 9 V5.4 M12 4 V4.1 M9 13 V13.6 M15 13 V13.6 M9.6 16.2 H14.4"
)


@cache
def _path(data: str) -> QPainterPath:
    return painter_path(data)


def _stroke(painter: QPainter, data: str, colour: str, width: float) -> None:
    round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.strokePath(_path(data), QPen(QColor(colour), width, Qt.PenStyle.SolidLine, round_cap, round_join))


def draw_arrow(painter: QPainter, way: str, x: float, y: float, colour: str, scale: float = 1.0) -> None:
    """Draw an arrow (down, up or both) round a point, 24 high."""
    painter.save()
    painter.translate(x, y)
    painter.scale(scale, scale)
    _stroke(painter, _ARROWS[way], colour, 3.2)
    painter.restore()


def draw_column(painter: QPainter, way: str, drawing: Drawing, theme: Theme) -> None:
    """Draw the head of a column of a pad: written from top to bottom, from bottom to top, or freely."""
    body = QRectF(0, 0, drawing.width, drawing.height)
    colour = theme.paper.ink if theme.high_contrast else _PRINTED
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(mix(theme.paper.pad, colour, 0.12)))
    if theme.high_contrast:
        painter.setPen(QPen(QColor(theme.paper.ink), 1.4))
        painter.setBrush(QColor(theme.paper.pad))
        body = body.adjusted(0.7, 0.7, -0.7, -0.7)
    painter.drawRoundedRect(body, 9 * PX_TO_UNITS, 9 * PX_TO_UNITS)
    arrow = "both" if way == "free" else way
    draw_arrow(painter, arrow, drawing.anchor_x, drawing.anchor_y, colour, PX_TO_UNITS)


_PRINTED = "#2C5B4B"


def draw_robot(painter: QPainter, colour: str) -> None:
    """Draw the little robot that marks a computer player, in a square of 24."""
    _stroke(painter, _ROBOT, colour, 2.0)
