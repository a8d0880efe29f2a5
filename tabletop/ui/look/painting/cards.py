"""Draws cards: paper, index, pips. A card is 63 by 88 units, its origin the upper left corner."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.ui.look.lettering import INDEX_PEN, INDEX_TRACK, draw_letters, letters_width
from tabletop.ui.look.painting.catalogue import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH
from tabletop.ui.look.painting.shapes import draw_suit, star_path
from tabletop.ui.look.theme import Theme

RANK_LETTERS = {
    "en": {"J": "J", "Q": "Q", "K": "K"},
    "es": {"J": "J", "Q": "Q", "K": "K"},
    "fr": {"J": "V", "Q": "D", "K": "R"},
    "de": {"J": "B", "Q": "D", "K": "K"},
    "nl": {"J": "B", "Q": "V", "K": "H"},
}

# Index letters may fill at most about 9 units, so the wide ones are squeezed in x.
_SQUEEZE = {"10": 0.72, "Q": 0.80, "D": 0.92, "A": 0.92, "R": 0.96, "H": 0.95, "V": 0.95, "K": 0.96}
_LEFT, _MIDDLE, _RIGHT = 22.9, 31.5, 40.1
_CORNERS = tuple((x, y) for y in (17.0, 71.0) for x in (_LEFT, _RIGHT))
_SIX = (*_CORNERS, (_LEFT, 44.0), (_RIGHT, 44.0))
_EIGHT = tuple((x, y) for y in (17.0, 35.0, 53.0, 71.0) for x in (_LEFT, _RIGHT))
_PIPS = {
    "A": ((_MIDDLE, 44.0),),
    "2": ((_MIDDLE, 17.0), (_MIDDLE, 71.0)),
    "3": ((_MIDDLE, 17.0), (_MIDDLE, 44.0), (_MIDDLE, 71.0)),
    "4": _CORNERS,
    "5": (*_CORNERS, (_MIDDLE, 44.0)),
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, 30.5)),
    "8": (*_SIX, (_MIDDLE, 30.5), (_MIDDLE, 57.5)),
    "9": (*_EIGHT, (_MIDDLE, 44.0)),
    "10": (*_EIGHT, (_MIDDLE, 26.0), (_MIDDLE, 62.0)),
}
_PIP_SIZES = {"A": 32.0, "2": 13.0, "3": 13.0}
SMALL_PX = 34.0


def index_letter(rank: str, language: str) -> str:
    """What stands in the corner of a card of this rank for a reader of this language."""
    return RANK_LETTERS.get(language, RANK_LETTERS["en"]).get(rank, rank)


def draw_paper(painter: QPainter, theme: Theme) -> None:
    """Draw the blank card with its inner edge."""
    edge = 1.5 if theme.high_contrast else 0.6
    body = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.card))
    painter.drawRoundedRect(body, CARD_RADIUS, CARD_RADIUS)
    painter.setPen(QPen(QColor(theme.paper.card_edge), edge))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = edge / 2
    painter.drawRoundedRect(body.adjusted(half, half, -half, -half), CARD_RADIUS - half, CARD_RADIUS - half)


def draw_indices(painter: QPainter, letter: str, suit: str, colour: str) -> None:
    """Letter and suit in the upper left corner and, turned, in the lower right one."""
    for turned in (False, True):
        painter.save()
        if turned:
            painter.translate(CARD_WIDTH, CARD_HEIGHT)
            painter.rotate(180)
        _draw_letter(painter, letter, 9.1, 18.4, 13.2, colour)
        draw_suit(painter, suit, 9.1, 27.2, 9.8, colour)
        painter.restore()


def _draw_letter(painter: QPainter, letter: str, x: float, baseline: float, height: float, colour: str) -> None:
    painter.save()
    painter.translate(x, baseline)
    painter.scale(_SQUEEZE.get(letter, 1.0), 1.0)
    draw_letters(painter, letter, height, colour, INDEX_PEN, align=Qt.AlignmentFlag.AlignHCenter, track=INDEX_TRACK)
    painter.restore()


def draw_pips(painter: QPainter, rank: str, suit: str, colour: str) -> None:
    """Draw the pips of a number card; those in the lower half are turned."""
    size = _PIP_SIZES.get(rank, 10.6)
    for x, y in _PIPS[rank]:
        draw_suit(painter, suit, x, y, size, colour, turned=y > CARD_HEIGHT / 2)


def draw_values(painter: QPainter, value: str, colour: str) -> None:
    """Draw the number of a card without suits, in the upper left corner and, turned, in the lower right one."""
    for turned in (False, True):
        painter.save()
        if turned:
            painter.translate(CARD_WIDTH, CARD_HEIGHT)
            painter.rotate(180)
        _draw_letter(painter, value, 12.6, 20.4, 13.2, colour)
        painter.restore()


def draw_small_value(painter: QPainter, value: str, ground: str, colour: str) -> None:
    """Draw the face of a very small card without suits: one large number on its colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(QRectF(3.6, 3.6, CARD_WIDTH - 7.2, CARD_HEIGHT - 7.2), 3, 3)
    _draw_letter(painter, value, CARD_WIDTH / 2, 62.0, 36.0, colour)


def draw_small(painter: QPainter, letter: str, suit: str, colour: str) -> None:
    """Draw the face of a very small card: one large letter over one large suit."""
    height = 30.0
    width = letters_width(letter, height, INDEX_PEN, INDEX_TRACK) or height
    painter.save()
    painter.translate(CARD_WIDTH / 2, 40.0)
    painter.scale(min(1.0, 44.0 / width), 1.0)
    draw_letters(painter, letter, height, colour, INDEX_PEN, align=Qt.AlignmentFlag.AlignHCenter, track=INDEX_TRACK)
    painter.restore()
    draw_suit(painter, suit, CARD_WIDTH / 2, 62.0, 28.0, colour)


def draw_small_joker(painter: QPainter, is_red: bool, theme: Theme) -> None:
    """Draw the face of a very small joker: its star, filled or open."""
    ink = theme.suit("H", False) if is_red else theme.paper.ink
    pen = QPen(QColor(ink), 4.0)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(ink) if is_red else Qt.BrushStyle.NoBrush)
    painter.drawPath(star_path(20.0, 9.0).translated(CARD_WIDTH / 2, CARD_HEIGHT / 2 + 1))
