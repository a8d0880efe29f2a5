"""Marks as they are painted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from tabletop.core.table import Rect
from tabletop.ui.look.lettering import BOARD_PEN, draw_letters, letters_width
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.look.painting.pathdata import painter_path
from tabletop.ui.look.theme import HINT_BLUE, Theme
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.ground import NUMBER_HEIGHT, NUMBER_INSET, number_ink
from tabletop.ui.table.marks import FIGURE, FIGURE_RIGHT, Mark, MarkKind
from tabletop.ui.table.pictures import painted

_TRAIL = "#8C6F3F"
_MADDER = "#B4332C"
_TINT = 0.36
_VEIL = 0.28
"""How much of the lamp lies on a square of the last move."""


def paint_mark(form: Mark, geometry: Geometry, theme: Theme) -> tuple[QPixmap, QPointF]:
    """Paint a mark, wherever it lies: its picture, and how far that lies from the middle of the mark."""
    reach = (form.width**2 + form.height**2) ** 0.5 / 2 + 16
    if not form.turn:
        area = Rect(-form.width / 2 - 16, -form.height / 2 - 16, form.width + 32, form.height + 32)
    else:
        area = Rect(-reach, -reach, 2 * reach, 2 * reach)

    def draw(painter: QPainter) -> None:
        painter.rotate(form.turn)
        _DRAW[form.kind](painter, form, _Pens(theme, geometry.factor))

    pixmap, at = painted(geometry, area, draw)
    return pixmap, at - geometry.point(0, 0)


class _Pens:
    """Pens in units; in high contrast half as thick again, and never under a device pixel."""

    def __init__(self, theme: Theme, factor: float) -> None:
        self.theme = theme
        self._thick = 1.5 if theme.high_contrast else 1.0
        self._least = 1.0 / factor

    def pen(self, colour: str, width: float, dash: tuple[float, ...] = (), round_caps: bool = False) -> QPen:
        """A pen; `dash` is in units, not in widths."""
        thick = max(self._least, width * self._thick)
        cap = Qt.PenCapStyle.RoundCap if round_caps else Qt.PenCapStyle.FlatCap
        pen = QPen(QColor(colour), thick, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)
        if dash:
            pen.setDashPattern([part / thick for part in dash])
        return pen


def _fill(colour: str, alpha: float = 1.0) -> QBrush:
    shade = QColor(colour)
    shade.setAlphaF(alpha)
    return QBrush(shade)


def _outline(form: Mark, grow: float) -> QPainterPath:
    path = QPainterPath()
    box = QRectF(-form.width / 2, -form.height / 2, form.width, form.height).adjusted(-grow, -grow, grow, grow)
    if form.round:
        path.addEllipse(box)
    else:
        corner = min(10.0, 0.08 * min(form.width, form.height)) + grow
        path.addRoundedRect(box, corner, corner)
    return path


def _twice(painter: QPainter, path: QPainterPath, under: QPen, over: QPen) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (under, over):
        painter.setPen(pen)
        painter.drawPath(path)


def _back(painter: QPainter, form: Mark, pens: _Pens) -> None:
    """A veil of the cloth over a thing that has no part in what is done now."""
    veil = _fill(pens.theme.felt[1], _VEIL)
    if form.round:
        painter.fillPath(_outline(form, 0.0), veil)
    else:
        painter.fillRect(QRectF(-form.width / 2, -form.height / 2, form.width, form.height), veil)


def _disc(painter: QPainter, form: Mark, pens: _Pens) -> None:
    painter.setPen(pens.pen(pens.theme.paper.ink, 1.4))
    painter.setBrush(_fill(pens.theme.lamp))
    painter.drawEllipse(QPointF(0, 0), 7, 7)


def _ring(painter: QPainter, form: Mark, pens: _Pens) -> None:
    radius = form.width / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_fill(pens.theme.lamp, 0.4))
    painter.drawEllipse(QPointF(0, 0), radius + 0.4, radius + 0.4)
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius + 1.6, radius + 1.6)
    _twice(painter, path, pens.pen(pens.theme.paper.ink, 3.2), pens.pen(pens.theme.lamp, 2.0))


def _frame(painter: QPainter, form: Mark, pens: _Pens) -> None:
    ink = pens.theme.ctl if pens.theme.high_contrast else pens.theme.paper.ink
    _twice(painter, _outline(form, 3.0), pens.pen(ink, 4.6), pens.pen(pens.theme.lamp, 3.0))


def _foot(painter: QPainter, form: Mark, pens: _Pens) -> None:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), form.width / 2, form.height / 2)
    _twice(painter, path, pens.pen(pens.theme.paper.ink, 3.4), pens.pen(pens.theme.lamp, 2.2))


def _cause(painter: QPainter, form: Mark, pens: _Pens) -> None:
    _twice(painter, _outline(form, 3.0), pens.pen("#FFFFFF", 4.2), pens.pen(_MADDER, 2.6, (7, 4)))


def _hint(painter: QPainter, form: Mark, pens: _Pens) -> None:
    under, over = pens.pen("#FFFFFF", 4.8), pens.pen(HINT_BLUE, 3.2, (0.01, 6), round_caps=True)
    _twice(painter, _outline(form, 3.0), under, over)


def _focus(painter: QPainter, form: Mark, pens: _Pens) -> None:
    _twice(painter, _outline(form, 5.6), pens.pen("#2B2733", 4.6), pens.pen("#FFFFFF", 2.0))


def _brackets(painter: QPainter, form: Mark, pens: _Pens) -> None:
    path = _corners(form.width / 2 + 1.5, form.height / 2 + 1.5, _ALL)
    _twice(painter, path, pens.pen("#FFFFFF", 4.0, round_caps=True), pens.pen(_TRAIL, 2.4, round_caps=True))


def _square(painter: QPainter, form: Mark, pens: _Pens) -> None:
    """A square of a board, all of it tinted, with brackets in its corners, but where a number is printed: it is written
    again over the tint."""
    x, y, lamp = form.width / 2, form.height / 2, pens.theme.lamp
    painter.fillRect(QRectF(-x, -y, 2 * x, 2 * y), _fill(lamp, _TINT))
    path = _corners(x - 3.0, y - 3.0, _ALL[1:] if form.label else _ALL)
    if form.label:
        left, low = NUMBER_INSET - x, NUMBER_INSET - y + NUMBER_HEIGHT
        draw_letters(painter, form.label, NUMBER_HEIGHT, number_ink(pens.theme), BOARD_PEN, left, low)
    _twice(painter, path, pens.pen(pens.theme.paper.ink, 3.8, round_caps=True), pens.pen(lamp, 2.4, round_caps=True))


_ALL = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def _corners(x: float, y: float, signs: tuple[tuple[int, int], ...]) -> QPainterPath:
    """Corners so far from the middle."""
    leg = min(9.0, x, y)
    path = QPainterPath()
    for sx, sy in signs:
        path.moveTo(sx * (x - leg), sy * y)
        path.lineTo(sx * x, sy * y)
        path.lineTo(sx * x, sy * (y - leg))
    return path


def _origin(painter: QPainter, form: Mark, pens: _Pens) -> None:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), form.width / 2 - 1, form.width / 2 - 1)
    _twice(painter, path, pens.pen("#FFFFFF", 2.6), pens.pen(_TRAIL, 1.8, (3, 3)))


def _dot(painter: QPainter, form: Mark, pens: _Pens) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_fill(_TRAIL, 0.75))
    painter.drawEllipse(QPointF(0, 0), 3.2, 3.2)


def _order(painter: QPainter, form: Mark, pens: _Pens) -> None:
    painter.setPen(pens.pen(pens.theme.paper.ink, 1.2))
    painter.setBrush(_fill(pens.theme.lamp))
    painter.drawEllipse(QPointF(0, 0), 8, 8)
    _figure(painter, form, pens.theme.paper.ink)


def _goal(painter: QPainter, form: Mark, pens: _Pens) -> None:
    painter.setPen(pens.pen("#FFFFFF", 1.2))
    painter.setBrush(_fill(HINT_BLUE))
    painter.drawEllipse(QPointF(0, 0), 8, 8)
    _figure(painter, form, "#FFFFFF")


def _figure(painter: QPainter, form: Mark, colour: str) -> None:
    """A number in a disc, smaller where it has two digits."""
    high = 8.0 if len(form.label) < 2 else 6.6
    draw_letters(painter, form.label, high, colour, y=high / 2, align=Qt.AlignmentFlag.AlignHCenter)


def _pill(painter: QPainter, form: Mark, pens: _Pens) -> None:
    painter.setPen(pens.pen(pens.theme.paper.gold_edge, 1.0))
    painter.setBrush(_fill(pens.theme.lamp))
    box = QRectF(-form.width / 2, -form.height / 2, form.width, form.height)
    painter.drawRoundedRect(box, 5.3, 5.3)
    if form.label:
        at, align = box.right() - FIGURE_RIGHT, Qt.AlignmentFlag.AlignRight
        wide, room = letters_width(form.label, FIGURE, 16.0) or 1.0, form.width - FIGURE_RIGHT - 2.0
        high = FIGURE * min(1.0, room / wide)
        draw_letters(painter, form.label, high, pens.theme.paper.ink, 16.0, at, high / 2, align)


def _seat(painter: QPainter, form: Mark, pens: _Pens) -> None:
    look = pens.theme.seats[int(form.label) % 8]
    draw_badge(
        painter, look, SEAT_RADIUS + 1 - form.width / 2, form.height / 2 - SEAT_RADIUS + 1, SEAT_RADIUS, pens.theme
    )


def _danger(painter: QPainter, form: Mark, pens: _Pens) -> None:
    """A madder triangle on white with the sign that calls."""
    reach = form.width / 2
    path = QPainterPath(QPointF(0, -reach))
    path.lineTo(reach, 0.8 * reach)
    path.lineTo(-reach, 0.8 * reach)
    path.closeSubpath()
    _twice(painter, path, pens.pen(pens.theme.paper.ink, 4.0), pens.pen("#FFFFFF", 2.4))
    painter.fillPath(path, _fill(_MADDER))
    painter.setPen(pens.pen("#FFFFFF", 0.24 * reach, round_caps=True))
    painter.drawLine(QPointF(0, -0.34 * reach), QPointF(0, 0.18 * reach))
    painter.drawPoint(QPointF(0, 0.54 * reach))


def _glow(painter: QPainter, form: Mark, pens: _Pens) -> None:
    """A madder light under a token; a ring where no light is painted."""
    if pens.theme.flat:
        _twice(painter, _outline(form, 4.0), pens.pen("#FFFFFF", 4.2), pens.pen(_MADDER, 2.6))
        return
    reach = 0.62 * max(form.width, form.height)
    light = QRadialGradient(QPointF(0, 0), reach)
    for at, alpha in ((0.0, 0.95), (0.5, 0.8), (1.0, 0.0)):
        shade = QColor(_MADDER)
        shade.setAlphaF(alpha)
        light.setColorAt(at, shade)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(0, 0), reach, reach)


def _shield(painter: QPainter, form: Mark, pens: _Pens) -> None:
    painter.scale(form.width / _SHIELD_WIDTH, form.width / _SHIELD_WIDTH)
    painter.setPen(pens.pen(pens.theme.paper.ink, 1.4))
    painter.setBrush(_fill("#FFFFFF"))
    painter.drawPath(painter_path(_SHIELD))


_SHIELD = "M0 -7 C2 -5.6 4 -5 6 -5 V0 C6 3.6 3.4 6.2 0 7.6 C-3.4 6.2 -6 3.6 -6 0 V-5 C-4 -5 -2 -5.6 0 -7 Z"
_SHIELD_WIDTH = 13.0


def _bars(painter: QPainter, form: Mark, pens: _Pens) -> None:
    """A white disc with the bars of a window."""
    reach = _badge(painter, form, pens)
    painter.setPen(pens.pen(pens.theme.paper.ink, 0.2 * reach))
    for x, high in ((-0.4, 0.6), (0.0, 0.72), (0.4, 0.6)):
        painter.drawLine(QPointF(x * reach, -high * reach), QPointF(x * reach, high * reach))


def _sleep(painter: QPainter, form: Mark, pens: _Pens) -> None:
    """A white disc with two letters of sleep."""
    reach, centre = _badge(painter, form, pens), Qt.AlignmentFlag.AlignHCenter
    ink = pens.theme.paper.ink
    draw_letters(painter, "Z", 0.8 * reach, ink, x=-0.2 * reach, y=0.56 * reach, align=centre)
    draw_letters(painter, "Z", 0.46 * reach, ink, x=0.44 * reach, y=-0.12 * reach, align=centre)


def _badge(painter: QPainter, form: Mark, pens: _Pens) -> float:
    """The white disc under a small sign; its radius."""
    reach = form.width / 2
    painter.setPen(pens.pen(pens.theme.paper.ink, 1.4))
    painter.setBrush(_fill("#FFFFFF"))
    painter.drawEllipse(QPointF(0, 0), reach, reach)
    return reach


def _landing(painter: QPainter, form: Mark, pens: _Pens) -> None:
    """A white ring: here a piece lands and is sent on. It leaves free what is printed at the top."""
    _wide_ring(painter, form, pens, "#FFFFFF", _GAP if form.printed else 0.0)


def _arrival(painter: QPainter, form: Mark, pens: _Pens) -> None:
    """A ring of lamp: here a piece will stand."""
    _wide_ring(painter, form, pens, pens.theme.lamp)


_GAP = 70.0
"""The degrees of a ring that are open at the top, where a number is printed."""


def _wide_ring(painter: QPainter, form: Mark, pens: _Pens, colour: str, gap: float = 0.0) -> None:
    """A ring that leaves room for the lamp of a place inside; so many degrees of it stay open at the top."""
    path, reach = QPainterPath(), form.width / 2 + 4.4
    box = QRectF(-reach, -reach, 2 * reach, 2 * reach)
    if gap:
        path.arcMoveTo(box, 90 + gap / 2)
        path.arcTo(box, 90 + gap / 2, 360 - gap)
    else:
        path.addEllipse(box)
    _twice(painter, path, pens.pen(pens.theme.paper.ink, 3.6), pens.pen(colour, 2.2))


def _done(painter: QPainter, form: Mark, pens: _Pens) -> None:
    """A gold ring with rays."""
    size = min(1.0, form.width / _RAYED)
    path = _outline(form, 2.2 * size)
    inner, outer = _outline(form, 4.0 * size), _outline(form, 7.6 * size)
    for ray in range(_RAYS):
        part = (ray + 0.5) / _RAYS
        path.moveTo(inner.pointAtPercent(part))
        path.lineTo(outer.pointAtPercent(part))
    paper = pens.theme.paper
    under = pens.pen(paper.ink, 3.8 * size, round_caps=True)
    _twice(painter, path, under, pens.pen(paper.gold, 2.2 * size, round_caps=True))


_RAYS, _RAYED = 12, 28.0
"""How many rays, and round what size of token they are as long and thick as they get."""
SEAT_RADIUS = 7.5
"""Half the side of the badge at the lower left corner of a card."""

_DRAW: dict[MarkKind, Callable[[QPainter, Mark, _Pens], None]] = {
    MarkKind.BACK: _back,
    MarkKind.DISC: _disc,
    MarkKind.RING: _ring,
    MarkKind.FRAME: _frame,
    MarkKind.FOOT: _foot,
    MarkKind.CAUSE: _cause,
    MarkKind.HINT: _hint,
    MarkKind.FOCUS: _focus,
    MarkKind.BRACKETS: _brackets,
    MarkKind.SQUARE: _square,
    MarkKind.ORIGIN: _origin,
    MarkKind.DOT: _dot,
    MarkKind.ORDER: _order,
    MarkKind.GOAL: _goal,
    MarkKind.PILL: _pill,
    MarkKind.SEAT: _seat,
    MarkKind.DANGER: _danger,
    MarkKind.GLOW: _glow,
    MarkKind.SHIELD: _shield,
    MarkKind.BARS: _bars,
    MarkKind.SLEEP: _sleep,
    MarkKind.LANDING: _landing,
    MarkKind.ARRIVAL: _arrival,
    MarkKind.DONE: _done,
}
