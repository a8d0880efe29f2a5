"""The badge of a seat: a rounded square in its colour, with its shape and its letter, or the face of an animal."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.ui.look.lettering import draw_letters
from tabletop.ui.look.painting.animals import animal_pixmap
from tabletop.ui.look.painting.shapes import draw_seat_shape
from tabletop.ui.look.theme import SeatLook, Theme

_LEAST_LETTER = 10
_FACE, _FACE_UP = 1.9, 0.06
"""The side of a face, and how far its middle lies above that of the badge, in radii of the badge."""
_SHAPE_AWAY, _SHAPE_GROUND, _SHAPE = 0.57, 0.41, 0.3
"""The shape in the lower left corner of a face: how far out, and how large, in radii of the badge."""


def draw_badge(
    painter: QPainter, look: SeatLook, x: float, y: float, radius: float, theme: Theme, animal: str = ""
) -> None:
    """Draw the badge of a seat round a point: a rounded square of `2 * radius` with shape and letter; of a computer
    player the face of its `animal`, and the shape small in a corner.

    Below a radius of 10 the shape stands alone. In high contrast a ring in the colour of the ground keeps the
    edge off the seat's colour.
    """
    letters_too = radius >= _LEAST_LETTER
    if theme.high_contrast:
        radius = _ring(painter, x, y, radius, theme)
    width = max(radius * 0.07, 0.7)
    half = radius - width / 2
    painter.setPen(QPen(QColor(look.edge), width))
    painter.setBrush(QColor(look.colour))
    painter.drawRoundedRect(QRectF(x - half, y - half, 2 * half, 2 * half), radius * 0.42, radius * 0.42)
    if not letters_too:
        draw_seat_shape(painter, look.shape, x, y, radius * 0.62, look.mark)
        return
    if animal:
        _face(painter, look, x, y, radius, animal)
        return
    draw_seat_shape(painter, look.shape, x - 0.43 * radius, y + 0.02 * radius, radius * 0.37, look.mark)
    middle = Qt.AlignmentFlag.AlignHCenter
    height = radius * 0.72
    draw_letters(painter, look.letter, height, look.mark, 20, x + 0.44 * radius, y + 0.38 * radius, middle)


def _face(painter: QPainter, look: SeatLook, x: float, y: float, radius: float, animal: str) -> None:
    """Draw the head of an animal, and the shape of the seat on a disc in its colour. The head lies on whole pixels of
    the screen: small ones would be blurred."""
    device = painter.deviceTransform()
    scale = abs(device.determinant()) ** 0.5
    picture = animal_pixmap(animal, max(1, round(radius * _FACE * scale)))
    side = picture.width() / scale
    seen = device.map(QPointF(x - side / 2, y - radius * _FACE_UP - side / 2)).toPoint()
    corner = device.inverted()[0].map(QPointF(seen))
    painter.drawPixmap(QRectF(corner.x(), corner.y(), side, side), picture, QRectF(picture.rect()))
    middle = QPointF(x - radius * _SHAPE_AWAY, y + radius * _SHAPE_AWAY)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.colour))
    painter.drawEllipse(middle, radius * _SHAPE_GROUND, radius * _SHAPE_GROUND)
    draw_seat_shape(painter, look.shape, middle.x(), middle.y(), radius * _SHAPE, look.mark)


def _ring(painter: QPainter, x: float, y: float, radius: float, theme: Theme) -> float:
    """Draw the outer edge of a badge in high contrast; returns the radius that is left inside."""
    width = max(radius * 0.09, 1.0)
    painter.setPen(QPen(QColor(theme.text), width))
    painter.setBrush(QColor(theme.panel))
    half = radius - width / 2
    painter.drawRoundedRect(QRectF(x - half, y - half, 2 * half, 2 * half), radius * 0.45, radius * 0.45)
    return radius - 2 * width
