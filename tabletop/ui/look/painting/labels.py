"""Names that are printed below the pictures on a face."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

PICTURE: Final = 0.68
"""How far the picture above a name reaches, as a part of both."""
_RAISED: Final = 0.3
_WIDE: Final = 1.9
_LARGEST, _LEAST = 0.42, 0.2
_FINE: Final = 20.0
"""Letters are measured so much larger than they are painted: fonts know whole pixels only."""


def draw_name(painter: QPainter, name: str, reach: float, colour: str) -> float:
    """Write a name into the lower part of a circle round the origin, in two lines where it has several words and one
    would be small. The origin is moved to the middle of what is left for the picture; returns how far that reaches."""
    lines = _lines(name, reach)
    high = min(_fitting(line, reach) for line in lines)
    if len(lines) > 1:
        high = min(high, _LARGEST * reach * 0.7)
    painter.save()
    painter.scale(1 / _FINE, 1 / _FINE)
    painter.setFont(_font(painter, high))
    painter.setPen(QColor(colour))
    top = (reach * 0.94 - 1.05 * high * len(lines)) * _FINE
    for number, line in enumerate(lines):
        box = QRectF(-2 * reach * _FINE, top + number * 1.05 * high * _FINE, 4 * reach * _FINE, 1.1 * high * _FINE)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), line)
    painter.restore()
    painter.translate(0, -_RAISED * reach)
    return PICTURE * reach


def _lines(name: str, reach: float) -> list[str]:
    """The name in one line, or in the two that are most alike in length."""
    words = name.split()
    if len(words) < 2 or _fitting(name, reach) >= 0.3 * reach:
        return [name]
    cuts = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return list(min(cuts, key=lambda pair: max(map(len, pair))))


def _fitting(line: str, reach: float) -> float:
    """How high letters are with which a line fits."""
    font = QFont()
    font.setPixelSize(100)
    wide = QFontMetricsF(font).horizontalAdvance(line) / 100
    return max(_LEAST * reach, min(_LARGEST * reach, _WIDE * reach / max(wide, 0.1)))


def _font(painter: QPainter, high: float) -> QFont:
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(high * _FINE)))
    return font
