"""The badge of a seat: a rounded square in its colour, with its shape and its letter."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.ui.look.lettering import draw_letters
from tabletop.ui.look.painting.shapes import draw_seat_shape
from tabletop.ui.look.theme import SeatLook, Theme


def draw_badge(painter: QPainter, look: SeatLook, x: float, y: float, radius: float, theme: Theme) -> None:
    """Draw the badge of a seat round a point: a rounded square of `2 * radius` with shape and letter.

    Below a radius of 10 the shape stands alone. In high contrast a ring in the colour of the ground keeps the
    edge off the seat's colour.
    """
    letters_too = radius >= 10
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
    draw_seat_shape(painter, look.shape, x - 0.43 * radius, y + 0.02 * radius, radius * 0.37, look.mark)
    middle = Qt.AlignmentFlag.AlignHCenter
    height = radius * 0.72
    draw_letters(painter, look.letter, height, look.mark, 20, x + 0.44 * radius, y + 0.38 * radius, middle)


def _ring(painter: QPainter, x: float, y: float, radius: float, theme: Theme) -> float:
    """Draw the outer edge of a badge in high contrast; returns the radius that is left inside."""
    width = max(radius * 0.09, 1.0)
    painter.setPen(QPen(QColor(theme.text), width))
    painter.setBrush(QColor(theme.panel))
    half = radius - width / 2
    painter.drawRoundedRect(QRectF(x - half, y - half, 2 * half, 2 * half), radius * 0.45, radius * 0.45)
    return radius - 2 * width
