"""The boxes of the games: the painted lid of `assets/art/cover-SLUG.svg` with the title in drawn capitals.

Lengths are those of the drawing: a lid of 176 x 176 on a side 6 high; the title stands below the picture.
"""

from __future__ import annotations

import logging
from functools import cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from tabletop.ui.look import assets
from tabletop.ui.look.lettering import bold_font, draw_letters, letters_width
from tabletop.ui.look.painting.first_page import FIRST_PAGE, fingerprint
from tabletop.ui.look.painting.store import kept, weight
from tabletop.ui.look.painting.tones import contrast, dark, light
from tabletop.ui.look.theme import INK

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_log = logging.getLogger(__name__)

LID = 176.0
BOX_HEIGHT = 182.0
_ROOM = LID - 24.0
_HEIGHTS = {1: 19.0, 2: 14.5, 3: 11.2}
_PITCH = {1: 0.0, 2: 20.0, 3: 14.4}
_LEAST_SHRINK = {1: 0.83, 2: 0.8, 3: 0.0}
_CENTRE = 147.5
_LIMIT_BYTES = 32 * 1024 * 1024
"""A page of boxes in a window of 5000 by 3000 pixels takes 26 million."""
_CREAM = "#FFF8EA"
_PLAIN = "#6E5F4B"


@cache
def _drawing(slug: str) -> bytes:
    """The file of a lid; empty where it cannot be read."""
    try:
        return assets.read(f"art/cover-{slug}.svg")
    except OSError:
        return b""


def _renderer(slug: str) -> QSvgRenderer | None:
    from PySide6.QtCore import QByteArray  # all pictures of the first page may be there without rendering one
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(_drawing(slug)))
    if renderer.isValid():
        return renderer
    _log.warning("there is no readable cover for %r", slug)
    return None


def _split(words: list[str], lines: int) -> list[list[str]]:
    """Every way to break a title into this many lines."""
    ways = []
    for cuts in combinations(range(1, len(words)), lines - 1):
        edges = (0, *cuts, len(words))
        ways.append([" ".join(words[a:b]) for a, b in pairwise(edges)])
    return ways


def title_lines(title: str) -> tuple[list[str], float]:
    """How a title is broken on the lid, and the height of its capitals: one line if it needs little shrinking, else
    two, else three."""
    words = title.split()
    best: tuple[list[str], float] = ([title], 0.0)
    for count in range(1, min(3, len(words)) + 1):
        width, lines = min(_broken(words, count))
        shrink = min(1.0, _ROOM / width)
        best = (lines, _HEIGHTS[count] * shrink)
        if shrink >= _LEAST_SHRINK[count]:
            break
    return best


def _broken(words: list[str], count: int) -> list[tuple[float, list[str]]]:
    return [(max(_width(line, _HEIGHTS[count]) for line in lines), lines) for lines in _split(words, count)]


def _width(line: str, height: float) -> float:
    width = letters_width(line, height)
    if width is None:
        width = QFontMetricsF(bold_font(QFont(), height)).horizontalAdvance(line)
    return max(1.0, width)


def cover(slug: str, title: str, side_px: float, dpr: float = 1.0) -> QPixmap:
    """The whole box, `side_px` wide in logical pixels (a little higher, for the side of the lid)."""
    return _cover(slug, title, round(side_px * dpr), dpr)


def let_go_of_covers() -> None:
    """Let go of those that can be read again, while nobody sees the shelf."""
    _cover.let_go(lambda slug, title, side, dpr: FIRST_PAGE.has(_key(slug, title, side, dpr)))


@kept(_LIMIT_BYTES, weight)
def _cover(slug: str, title: str, side: int, dpr: float) -> QPixmap:
    return FIRST_PAGE.picture(_key(slug, title, side, dpr), lambda: _painted(slug, title, side, dpr))


def _key(slug: str, title: str, side: int, dpr: float) -> str:
    # The font of the system writes a title that has a sign which is not drawn.
    return f"cover {slug} {title} {side} {dpr} {QFont().family()} {fingerprint(_drawing(slug))}"


def _painted(slug: str, title: str, side: int, dpr: float) -> QPixmap:
    scale = side / LID
    pixmap = QPixmap(side, round(BOX_HEIGHT * scale))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = _renderer(slug)
    if renderer is None:
        _paint_plain(painter, scale)
    else:
        renderer.render(painter, QRectF(0, 0, LID * scale, BOX_HEIGHT * scale))
    painter.end()
    ground = pixmap.toImage().pixelColor(round(10 * scale), round(146 * scale))
    painter.begin(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    _paint_title(painter, title, ground)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _paint_plain(painter: QPainter, scale: float) -> None:
    painter.save()
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(dark(_PLAIN, 0.42)))
    painter.drawRoundedRect(QRectF(0, 8, LID, BOX_HEIGHT - 8), 9, 9)
    painter.setBrush(QColor(_PLAIN))
    painter.drawRoundedRect(QRectF(0, 0, LID, LID), 9, 9)
    painter.setBrush(QColor(light(_PLAIN, 0.12)))
    painter.drawEllipse(QRectF(53, 30, 70, 70))
    painter.restore()


def _paint_title(painter: QPainter, title: str, ground: QColor) -> None:
    lines, height = title_lines(title)
    colour = _CREAM if contrast(_CREAM, ground.name()) >= 3.0 else INK
    pitch = _PITCH.get(len(lines), 14.4)
    top = _CENTRE - (pitch * (len(lines) - 1) + height) / 2
    for number, line in enumerate(lines):
        baseline = top + number * pitch + height
        draw_letters(painter, line, height, colour, x=LID / 2, y=baseline, align=Qt.AlignmentFlag.AlignHCenter)
