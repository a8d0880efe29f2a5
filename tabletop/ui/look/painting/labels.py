"""Names that are printed below the pictures on a face."""

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

PICTURE: Final = 0.68
"""How far the picture above a name reaches, as a part of the room of both."""
RAISED: Final = 0.3
"""How much higher its middle lies, in reaches of that room."""
_WIDE: Final = 2.1
"""So wide a line may be, in reaches."""
_LARGEST, _TWO, _LEAST, _SMALL = 0.31, 0.25, 0.2, 0.27
"""How high letters are at most, in two lines, and at least; a name that would be smaller in one line stands in two."""
_BREAK: Final = re.compile(r"(?<=[ -])")
_FINE: Final = 20.0
"""Letters are measured so much larger than they are painted: fonts know whole pixels only."""


def draw_name(painter: QPainter, name: str, middle: QPointF, reach: float, colour: str) -> None:
    """Write a name into the lower part of a circle, in two lines where it has several words and one would be small."""
    if not name:
        return
    lines = _lines(name, reach)
    high = min(_TWO * reach if len(lines) > 1 else reach, *(_fitting(line, reach) for line in lines))
    painter.save()
    painter.translate(middle)
    painter.scale(1 / _FINE, 1 / _FINE)
    painter.setFont(_font(painter, high))
    painter.setPen(QColor(colour))
    top = (reach * 0.94 - 1.05 * high * len(lines)) * _FINE
    for number, line in enumerate(lines):
        box = QRectF(-2 * reach * _FINE, top + number * 1.05 * high * _FINE, 4 * reach * _FINE, 1.1 * high * _FINE)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), line)
    painter.restore()


def _lines(name: str, reach: float) -> list[str]:
    """The name in one line, or in the two that are most alike in length."""
    words = _BREAK.split(name)
    if len(words) < 2 or _fitting(name, reach) >= _SMALL * reach:
        return [name]
    at = [len("".join(words[:count])) for count in range(1, len(words))]
    middle = min(at, key=lambda cut: max(cut, len(name) - cut))
    return [name[:middle].strip(), name[middle:].strip()]


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
