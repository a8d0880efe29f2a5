"""Drawn capitals: names of games and screens, figures on sheets, indices of cards, letters of seats.

The centre lines stand in `assets/letters.json`: cap height 100, baseline at 100, stroked with a round pen whose
width is given per 100 of the cap height (19 card index, 17 titles, 16 figures, 15 board numbers). Small letters
become capitals; a text with a sign that is not drawn has no path, and its caller shows the system font instead.
"""

import logging
from functools import cache, lru_cache
from typing import Any

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPaintEvent,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui.look import assets
from tabletop.ui.look.painting.pathdata import painter_path

_log = logging.getLogger(__name__)

INDEX_PEN = 19.0
TITLE_PEN = 17.0
FIGURE_PEN = 16.0
BOARD_PEN = 15.0
INDEX_TRACK = 8.0
_OVERHANG = 0.07
"""How far a round letter (C, J) reaches out of its box, per visible height."""

_SPELT = {"ẞ": "SS", "Œ": "OE", "Æ": "AE", "’": "'", "‘": "'", "–": "-", "−": "-", "‑": "-"}
_SPACES = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}"


@cache
def _book() -> dict[str, Any]:
    try:
        book: dict[str, Any] = msgspec.json.decode(assets.read("letters.json"))
    except (OSError, ValueError) as error:
        _log.warning("drawn capitals are missing, the system font is used: %s", error)
        return {"glyphs": {}, "accents": {}, "composed": {}, "kern": {}, "track": 22, "space": 52}
    return book


def _capitals(text: str) -> str:
    return "".join(_SPELT.get(sign, sign) for sign in text.upper())


@cache
def _glyph(sign: str) -> tuple[float, QPainterPath] | None:
    """Advance and centre line of one sign, or None where it is not drawn."""
    book = _book()
    accent = ""
    base = sign
    if sign in book["composed"]:
        base, accent = book["composed"][sign]
    if base not in book["glyphs"]:
        return None
    advance, data = book["glyphs"][base]
    path = painter_path(data)
    if accent:
        mark = painter_path(book["accents"][accent])
        path.addPath(mark.translated(advance / 2, 0))
    return float(advance), path


@lru_cache(maxsize=512)
def _line(capitals: str, gap: float) -> tuple[float, QPainterPath] | None:
    """Advance and centre line of a whole text, or None where a sign is missing. `gap` lies between two centre lines:
    tracking and the width of the pen."""
    book = _book()
    whole, x, before = QPainterPath(), 0.0, ""
    for sign in capitals:
        if sign in _SPACES:
            x += book["space"]
            before = " " if before else ""
            continue
        glyph = _glyph(sign)
        if glyph is None:
            return None
        if before:
            x += gap + book["kern"].get(before + sign, 0)
        whole.addPath(glyph[1].translated(x, 0))
        x += glyph[0]
        before = sign
    return x, whole


def _gap(pen: float, track: float | None) -> float:
    return pen + (float(_book()["track"]) if track is None else track)


def can_draw(text: str) -> bool:
    """Whether every sign of the text has a drawn capital."""
    return _line(_capitals(text), _gap(TITLE_PEN, None)) is not None


def letters_path(
    text: str, height_px: float, pen: float = TITLE_PEN, track: float | None = None
) -> QPainterPath | None:
    """The outline of a text, ready to be filled: its left edge at x 0, its visible baseline at y 0.

    `height_px` is the visible height of a capital, pen included, in whatever unit the caller draws. None where a
    sign is missing.
    """
    outline = _outline(_capitals(text), pen, _gap(pen, track))
    if outline is None:
        return None
    scale = height_px / (100 + pen)
    return QTransform.fromScale(scale, scale).map(outline)


@lru_cache(maxsize=512)
def _outline(capitals: str, pen: float, gap: float) -> QPainterPath | None:
    """The outline of a whole text as high as it was drawn, or None where a sign is missing."""
    line = _line(capitals, gap)
    if line is None:
        return None
    stroker = QPainterPathStroker()
    stroker.setWidth(pen)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(0.05)
    outline = stroker.createStroke(line[1])
    outline.setFillRule(Qt.FillRule.WindingFill)
    return outline.translated(pen / 2, -100 - pen / 2)


def letters_width(text: str, height_px: float, pen: float = TITLE_PEN, track: float | None = None) -> float | None:
    """Visible width of a text of this height, pen included; None where a sign is missing."""
    line = _line(_capitals(text), _gap(pen, track))
    return None if line is None else (line[0] + pen) * height_px / (100 + pen)


def draw_letters(
    painter: QPainter,
    text: str,
    height_px: float,
    colour: QColor | str,
    pen: float = TITLE_PEN,
    x: float = 0.0,
    y: float = 0.0,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    track: float | None = None,
) -> float:
    """Draw a text with its visible baseline at `y` and returns its width.

    `align` says where `x` is: the left edge, the middle (AlignHCenter) or the right edge of the text. A text with
    a sign that is not drawn is written in the bold system font of the same cap height.
    """
    width = letters_width(text, height_px, pen, track)
    if width is None:
        return _write(painter, text, height_px, colour, x, y, align)
    path = letters_path(text, height_px, pen, track)
    if path is not None:
        painter.fillPath(path.translated(_left(x, width, align), y), QColor(colour))
    return width


def _left(x: float, width: float, align: Qt.AlignmentFlag) -> float:
    if align & Qt.AlignmentFlag.AlignHCenter:
        return x - width / 2
    return x - width if align & Qt.AlignmentFlag.AlignRight else x


def bold_font(font: QFont, cap_px: float) -> QFont:
    """A bold copy of a font whose capitals are about `cap_px` high."""
    bold = QFont(font)
    bold.setBold(True)
    bold.setPixelSize(100)
    cap = QFontMetricsF(bold).capHeight() or 72.0
    bold.setPixelSize(max(1, round(cap_px * 100 / cap)))
    return bold


def _write(
    painter: QPainter, text: str, height_px: float, colour: QColor | str, x: float, y: float, align: Qt.AlignmentFlag
) -> float:
    painter.save()
    painter.setFont(bold_font(painter.font(), height_px))
    painter.setPen(QColor(colour))
    width = QFontMetricsF(painter.font()).horizontalAdvance(text)
    painter.drawText(QPointF(_left(x, width, align), y), text)
    painter.restore()
    return width


class LetterLabel(QWidget):
    """A title in drawn capitals. Its accessible name is the plain text; its colour is the palette's text.

    Too wide for its place it shrinks, at most to `least` of its height, and is then cut with a dot row.
    """

    def __init__(self, text: str = "", cap_px: float = 18.0, parent: QWidget | None = None, least: float = 0.6) -> None:
        super().__init__(parent)
        self._text = ""
        self._cap_px = cap_px
        self._least = least
        self._align = Qt.AlignmentFlag.AlignLeft
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def text(self) -> str:
        """The plain text."""
        return self._text

    def setText(self, text: str) -> None:
        """Show another text."""
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def set_cap_px(self, cap_px: float) -> None:
        """Change the visible height of the capitals."""
        self._cap_px = cap_px
        self.updateGeometry()
        self.update()

    def set_align(self, align: Qt.AlignmentFlag) -> None:
        """Say where the text stands when there is more room than it needs."""
        self._align = align
        self.update()

    def _drawn_width(self, text: str, cap_px: float) -> float:
        width = letters_width(text, cap_px)
        if width is None:
            width = QFontMetricsF(bold_font(self.font(), cap_px)).horizontalAdvance(text)
        return width

    def _overhang(self) -> float:
        """How far round letters reach over the ends of their line."""
        return self._cap_px * 0.07

    def sizeHint(self) -> QSize:
        """The size of the text, drawn at its full height."""
        # Room for an accent above the capital and a cedilla below it.
        width = self._drawn_width(self._text, self._cap_px) + 2 * self._overhang()
        return QSize(round(width) + 2, round(self._cap_px * 1.75))

    def minimumSizeHint(self) -> QSize:
        """The least size: the text is shrunk and cut where there is less room."""
        width = self._drawn_width(self._text, self._cap_px * self._least) + 2 * self._overhang()
        return QSize(min(round(width), round(self._cap_px * 6)), self.sizeHint().height())

    def fitted(self, room_px: float) -> tuple[str, float]:
        """The text and the cap height that fit into a width: shrunk first, cut last."""
        full = self._drawn_width(self._text, self._cap_px)
        if full <= room_px or not self._text:
            return self._text, self._cap_px
        cap_px = self._cap_px * max(self._least, room_px / full)
        shown = self._text
        while len(shown) > 1 and self._drawn_width(shown + "...", cap_px) > room_px:
            shown = shown[:-1].rstrip()
        fits = self._drawn_width(self._text, cap_px) <= room_px + 0.5
        return (self._text if fits else shown + "..."), cap_px

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text."""
        text, cap_px = self.fitted(self.width() - 2 * self._overhang())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            over = self._overhang()
            place = QRectF(self.rect()).adjusted(over, 0, -over, 0)
            x = place.left() + cap_px * _OVERHANG
            if self._align & Qt.AlignmentFlag.AlignHCenter:
                x = place.center().x()
            elif self._align & Qt.AlignmentFlag.AlignRight:
                x = place.right()
            baseline = place.center().y() + self._cap_px * 0.55
            colour = self.palette().color(self.foregroundRole())
            draw_letters(painter, text, cap_px, colour, x=x, y=baseline, align=self._align)
