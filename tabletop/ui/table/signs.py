"""What is written or laid beside zones: counts, signs, captions and the direction of play."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from tabletop.core.model import Place
from tabletop.core.table import Rect, ZoneKind
from tabletop.core.view import BurstFact, CaptionFact, CountFact, DirectionFact, Fact, SignFact
from tabletop.ui.common.language import Words
from tabletop.ui.look.faces import Faces
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters, letters_width
from tabletop.ui.look.painting.store import Store
from tabletop.ui.look.theme import Theme
from tabletop.ui.table.areas import around, contains
from tabletop.ui.table.geometry import Geometry
from tabletop.ui.table.layout import TableLayout
from tabletop.ui.table.pictures import font_of, item_of, painted, paper, picture_item, text_width, write

Z_DIRECTION = 20.0
Z_CAPTION = 20.5
Z_PAPER = 52.0
CHIP_HEIGHT = 18.0
_CHIP_IN = 12.0
_CHIPS = Store[tuple[QPixmap, QPointF]](256, lambda _: 1)
"""The pictures of some chips; each takes some kilobytes."""
_CAPTION_HIGH = 15.0

_MIDDLE = (320.0, 186.0)
_CIRCLE = 112.0
_SMALL_TRAY = 110.0
_RIM = 7.0
"""How wide the wood round a tray is."""
_SIGN_WIDTH = 57.3
_SIGN_HEIGHT = 65.3
_DOTS_APART = 13.0
_ASIDE, _ASIDE_HIGH = 44.0, 62.0
"""How much room the picture of a sign with dots has, on the left of what is written."""
_AROUND = 7.0
_DOT = 4.2
_RAY = "#FBE9B7"
_RAYS, _RAYS_FROM, _RAYS_TO = 12, 114.0, 134.0
_CENTRE = Qt.AlignmentFlag.AlignCenter
_MIDDLE_OF = Qt.AlignmentFlag.AlignHCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _chip_width(text: str) -> float:
    return max(22.0, (letters_width(text, 9.3, 16.0) or 12.0) + 13)


def chip_item(
    geometry: Geometry, theme: Theme, text: str, middle: tuple[float, float], z: float
) -> QGraphicsPixmapItem:
    """A chip of paper with a number, in units; its item is moved by its middle."""
    item = item_of(*_chip(geometry, theme, text, middle), z)
    point = geometry.point(*middle)
    item.setOffset(item.pos() - point)
    item.setPos(point)
    return item


def _chip(geometry: Geometry, theme: Theme, text: str, middle: tuple[float, float]) -> tuple[QPixmap, QPointF]:
    """The picture of a chip, and its place: with almost every card that is played, a hand counts one less."""
    chip = around(*middle, _chip_width(text), CHIP_HEIGHT)

    def draw(painter: QPainter) -> None:
        box = QRectF(chip.x, chip.y, chip.width, chip.height)
        paper(painter, box, 9, theme, 0.6)
        at = box.center()
        draw_letters(painter, text, 9.3, theme.text, 16.0, at.x(), at.y() + 4.65, Qt.AlignmentFlag.AlignHCenter)

    key = geometry, theme.flat, theme.ctl, theme.panel, theme.text, text, middle
    return _CHIPS.get(key, lambda: painted(geometry, _grown(chip, 6), draw))


class Signs:
    """Makes an item for a fact of a view."""

    def __init__(self, layout: TableLayout, geometry: Geometry, theme: Theme, art: Faces, words: Words) -> None:
        self._layout = layout
        self._geometry = geometry
        self._theme = theme
        self._art = art
        self._words = words

    def item(self, fact: Fact) -> QGraphicsPixmapItem | None:
        """The item for a fact that is shown on the table itself."""
        if isinstance(fact, CountFact):
            return self._count(fact)
        if isinstance(fact, SignFact):
            return self._sign(fact)
        if isinstance(fact, CaptionFact):
            return self._caption(fact)
        if isinstance(fact, BurstFact):
            return self._burst(fact)
        return self._direction(fact) if isinstance(fact, DirectionFact) else None

    def _bounds(self, zone_id: str) -> Rect:
        """The rectangle that a zone covers."""
        zone = self._layout.zones[zone_id]
        if zone.slots:
            half = zone.slot_size / 2
            xs, ys = [point.x for point in zone.slots], [point.y for point in zone.slots]
            width, height = max(xs) - min(xs) + 2 * half, max(ys) - min(ys) + 2 * half
            return Rect(min(xs) - half, min(ys) - half, width, height)
        if zone.area is not None:
            return zone.area
        hand = self._layout.centre(Place(zone_id))
        return around(hand.x, hand.y, 120, 60)

    def _count(self, fact: CountFact) -> QGraphicsPixmapItem:
        under = self._bounds(fact.zone)
        text = str(fact.count)
        width = _chip_width(text)
        left = under.x + under.width / 2 - width / 2 + 2
        if self._layout.zones[fact.zone].kind is ZoneKind.STACKS:
            # At the far end, where counters seldom come to lie.
            middle = under.x + under.width - _CHIP_IN - width / 2, under.y + under.height / 2
            return chip_item(self._geometry, self._theme, text, middle, Z_PAPER)
        if self._layout.facing and self._layout.zones[fact.zone].jitter:
            # Cards that lie as stairs leave the lower right free.
            left = under.x + under.width - width
        middle = left + width / 2, under.y + under.height + 6 + CHIP_HEIGHT / 2
        return chip_item(self._geometry, self._theme, text, middle, Z_PAPER)

    def _sign(self, fact: SignFact) -> QGraphicsPixmapItem:
        zone = self._bounds(fact.zone)
        text = self._words.say(fact.text)
        grown = self._geometry.writing
        font = font_of(10.0 * grown, bold=True)
        width = min(max(_SIGN_WIDTH, text_width(text, font) + 14), 92.0 * grown)
        width += _ASIDE if fact.of else 0.0
        left = zone.x + zone.width + 13
        if left + width > 632:
            left = zone.x - 13 - width
        height = _ASIDE_HIGH + 2 * _AROUND if fact.of else _SIGN_HEIGHT
        plate = Rect(left, zone.y + zone.height / 2 - height / 2, width, height)
        if fact.below:
            plate = Rect(zone.x + (zone.width - width) / 2, zone.y + zone.height + 6, width, height)
        theme = self._theme

        def draw(painter: QPainter) -> None:
            box = QRectF(plate.x, plate.y, plate.width, plate.height)
            paper(painter, box, 8, theme, 1.2)
            if fact.of:
                card = QRectF(box.left() + _AROUND, box.top() + _AROUND, _ASIDE, _ASIDE_HIGH)
                self._art.render(painter, fact.face, card)
                beside = box.adjusted(_AROUND + _ASIDE, _AROUND, 0, -_AROUND)
                write(painter, beside.adjusted(5, 0, -5, -beside.height() / 2), _CENTRE, text, font, theme.text)
                _draw_dots(painter, beside.center().x(), beside.top() + 0.75 * beside.height(), fact, theme)
                return
            if fact.figure is not None:
                figure, at = self._words.number(fact.figure), box.center().x()
                draw_letters(painter, figure, 24, theme.text, FIGURE_PEN, at, box.top() + 37, _MIDDLE_OF)
                write(painter, box.adjusted(4, 44, -4, -5), _CENTRE, text, font, theme.text)
                return
            if theme.dark:
                # The inks of the suits are made for card paper.
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.card))
                painter.drawRoundedRect(box.adjusted(6, 5, -6, -22), 5, 5)
            self._art.render(painter, fact.face, QRectF(box.left(), box.top() + 9, box.width(), 31))
            write(painter, box.adjusted(4, 44, -4, -5), _CENTRE, text, font, theme.text)

        return picture_item(self._geometry, _grown(plate, 9), draw, Z_PAPER)

    def _caption(self, fact: CaptionFact) -> QGraphicsPixmapItem:
        text = self._words.say(fact.text)
        over, kind = self._bounds(fact.zone), self._layout.zones[fact.zone].kind
        grown = max(1.0, min(self._geometry.writing, self._room_above(over) / _CAPTION_HIGH))
        tray = self._tray_over(over, text_width(text, font_of(10.0, bold=True)) + 4) if kind is ZoneKind.SPOTS else None
        if tray is not None:
            grown = min(self._geometry.writing, tray[1])
        font = font_of(10.0 * grown, bold=True)
        width, height = text_width(text, font) + 4, _CAPTION_HIGH * grown
        loose = kind is ZoneKind.SCATTER
        left, top = over.x + 13, over.y + 11 + _CAPTION_HIGH - height
        if kind in (ZoneKind.PILE, ZoneKind.STACKS):
            # On the empty place itself.
            left, top = over.x + (over.width - width) / 2 + 2, over.y + (over.height - height) / 2
        elif tray is not None:
            left, top = tray[0].x + (tray[0].width - width) / 2 + 2, tray[0].y + _RIM
        elif not loose:
            left, top = self._above(over, height)
            if kind is ZoneKind.ROW and left == over.x + 2:
                left = over.x + (over.width - width) / 2
        elif over.width < _SMALL_TRAY:
            # No room inside: in the middle over the tray.
            left, top = over.x + (over.width - width) / 2, self._above(over, height)[1] + 2
        left = min(max(left, 2.0), max(2.0, 638 - width))
        line = Rect(left, top, min(width, 638 - left), height)
        colour = self._theme.on_felt

        def draw(painter: QPainter) -> None:
            write(painter, QRectF(line.x, line.y, line.width, line.height), _LEFT, text, font, colour)

        return picture_item(self._geometry, line, draw, Z_CAPTION)

    def _tray_over(self, over: Rect, width: float) -> tuple[Rect, float] | None:
        """The tray that leaves room for a caption of this width above the zone that lies in it, and how much larger
        the caption may be written there."""
        for backdrop in self._layout.spec.backdrops:
            area = backdrop.area
            if contains(area, over.x, over.y) and contains(area, over.x + over.width, over.y + over.height):
                most = min((over.y - area.y - _RIM) / 15.0, (area.width - 2 * _RIM) / width)
                return (area, most) if most >= 1.0 else None
        return None

    def _above(self, over: Rect, height: float) -> tuple[float, float]:
        """Where a caption over a zone begins: over the rail or tray, if the zone lies in one."""
        for backdrop in self._layout.spec.backdrops:
            area = backdrop.area
            if contains(area, over.x, over.y) and contains(area, over.x + over.width, over.y + over.height):
                return area.x + 6.7, max(1.0, area.y - 3 - height)
        return over.x + 2, max(1.0, over.y - 3 - height)

    def _room_above(self, over: Rect) -> float:
        """How high a caption over a zone may be before the cards above it cover it."""
        foot = self._above(over, 0)[1]
        rects = [zone.area for zone in self._layout.zones.values() if zone.area is not None]
        near = [rect for rect in rects if rect.x < over.x + over.width and over.x < rect.x + rect.width]
        return foot - max((rect.y + rect.height for rect in near if rect.y + rect.height <= foot), default=0.0)

    def _burst(self, fact: BurstFact) -> QGraphicsPixmapItem:
        zone, centre = self._layout.zones[fact.zone], self._layout.centre(Place(fact.zone, fact.slot))
        reach = (0.62 * zone.slot_size, 0.95 * zone.slot_size) if zone.slots else (_RAYS_FROM, _RAYS_TO)
        theme, least = self._theme, 1 / self._geometry.factor

        def draw(painter: QPainter) -> None:
            painter.translate(centre.x, centre.y)
            if zone.slots:
                # Squares are printed on a board, where pale rays need an edge.
                _draw_rays(painter, theme.paper.ink, max(least, 3.4), reach)
                _draw_rays(painter, theme.paper.gold, max(least, 2.0), reach)
            else:
                colour, width = (theme.on_felt, 4.0) if theme.flat else (_RAY, 3.0)
                _draw_rays(painter, colour, max(least, width), reach)

        side = 2 * reach[1] + 8
        return picture_item(self._geometry, around(centre.x, centre.y, side, side), draw, Z_DIRECTION)

    def _direction(self, fact: DirectionFact) -> QGraphicsPixmapItem:
        centre = self._layout.centre(Place(fact.zone))
        x, y = centre.x, centre.y
        # A pile near the middle of a card table belongs to its ring.
        if abs(x - _MIDDLE[0]) < 100 and abs(y - _MIDDLE[1]) < 60:
            x, y = _MIDDLE
        theme = self._theme

        def draw(painter: QPainter) -> None:
            painter.translate(x, y)
            if not fact.clockwise:
                painter.scale(-1, 1)
            _draw_direction(painter, theme)

        side = 2 * _CIRCLE + 24
        return picture_item(self._geometry, around(x, y, side, side), draw, Z_DIRECTION)


def _draw_rays(painter: QPainter, colour: str, width: float, reach: tuple[float, float]) -> None:
    """Draw rays round the origin, from and to a distance: every second one is a little shorter."""
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    shorter = 0.15 * (reach[1] - reach[0])
    for ray in range(_RAYS):
        way = radians(360 / _RAYS * (ray + 0.5))
        begin = reach[0] + (shorter if ray % 2 else 0.0)
        end = reach[1] - (shorter if ray % 2 else 0.0)
        painter.drawLine(QPointF(begin * cos(way), begin * sin(way)), QPointF(end * cos(way), end * sin(way)))


def _draw_dots(painter: QPainter, middle: float, y: float, fact: SignFact, theme: Theme) -> None:
    """A row of dots, the first ones filled."""
    edge = theme.text if theme.flat else theme.paper.gold_edge
    for index in range(fact.of):
        filled = index < fact.done
        painter.setPen(QPen(QColor(edge if filled else theme.text2), 1.0))
        painter.setBrush(QColor(theme.text if theme.flat else theme.paper.gold) if filled else Qt.BrushStyle.NoBrush)
        x = middle + (index - (fact.of - 1) / 2) * _DOTS_APART
        painter.drawEllipse(QPointF(x, y), _DOT, _DOT)


def _draw_direction(painter: QPainter, theme: Theme) -> None:
    ring = QPen(QColor(theme.on_felt), 1.0)
    ring.setDashPattern([2, 5])
    ring.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setOpacity(1.0 if theme.flat else 0.22)
    painter.setPen(ring)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), _CIRCLE, _CIRCLE)
    if not theme.flat:
        painter.setOpacity(0.08)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#000000"))
        painter.drawEllipse(QPointF(0, 0), _CIRCLE, _CIRCLE)
    painter.setOpacity(1.0 if theme.flat else 0.62)
    arrow = QPen(QColor(theme.on_felt), 2.7)
    arrow.setCapStyle(Qt.PenCapStyle.RoundCap)
    arrow.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(arrow)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_arrow(200, 250))
    painter.drawPath(_arrow(20, 70))


def _arrow(begin: float, end: float) -> QPainterPath:
    """An arc of the ring with a head at its end; angles clockwise from the right."""
    path = QPainterPath()
    box = QRectF(-_CIRCLE, -_CIRCLE, 2 * _CIRCLE, 2 * _CIRCLE)
    path.arcMoveTo(box, -begin)
    path.arcTo(box, -begin, begin - end)
    tip = QPointF(_CIRCLE * cos(radians(end)), _CIRCLE * sin(radians(end)))
    for spread in (148, -148):
        # The head leans inwards a little, as the arc goes on bending.
        way = radians(end + 90 + spread + 4)
        path.moveTo(tip)
        path.lineTo(tip + QPointF(9.4 * cos(way), 9.4 * sin(way)))
    return path


def _grown(rect: Rect, by: float) -> Rect:
    return Rect(rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by)
