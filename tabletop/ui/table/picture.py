"""Small pictures of a match: its table as it was left, and an attempt that the rules forbid."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, hypot, sin
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from tabletop.core.model import Place, Seat, TokenId
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH, Rect, ZoneKind
from tabletop.core.view import View
from tabletop.match.examples import Attempt
from tabletop.match.match import Match
from tabletop.ui.context import AppContext
from tabletop.ui.icons import icon_pixmap
from tabletop.ui.language import Words
from tabletop.ui.table.marks import MarkKind
from tabletop.ui.table.scene import TableScene

_LEAST_WIDTH, _BESIDE, _BELOW = 200.0, 12.0, 22.0
"""No closer than this; so much room beside what lies there, and below it, where numbers are written."""
_WITH_HAND = Rect(0.0, 0.0, TABLE_WIDTH, 456.0)
"""The table without the speaking strip."""
_SHAPE = 1.28
_MOST_TICKS = 4
_SIGN_PX, _ICON_PX = 10.0, 64
_MADDER, _GREEN = "#B4332C", "#2C7A4B"


def picture_of(match: Match[Any], size: QSize, dpr: float, context: AppContext, words: Words) -> QImage:
    """The middle of the table as everybody may see it, without the hands, in `size` logical pixels. It costs some 10 to
    35 ms, most of them to render faces so small."""
    view = match.view(None)
    hands = {zone.id for zone in match.game.table(match.setup).zones if zone.kind is ZoneKind.FAN}
    lying = tuple(placement for placement in view.placements if placement.place.zone not in hands)
    table = _Table(match, None, context, words)
    table.lay(replace(view, placements=lying), table.middle(size.width() / size.height()), size.width(), dpr)
    return table.painted(size, dpr)


def attempt_picture(attempt: Attempt, width_px: int, dpr: float, context: AppContext, words: Words) -> QImage:
    """What somebody tries, with a cross where it fails. What causes the refusal is marked; what might be done instead
    has a tick: the places where the same tokens may go, else other tokens of which the same may be asked."""
    match, action = attempt.match, attempt.action
    table = _Table(match, action.seat, context, words)
    area = _WITH_HAND if table.has_hand else table.middle(_SHAPE)
    table.lay(match.view(action.seat), area, width_px, dpr)
    table.mark(attempt.refusal.tokens, attempt.refusal.places)
    image = table.painted(QSize(width_px, round(width_px * area.height / area.width)), dpr)
    legal = [other for other in match.game.legal(match.state, action.seat) if other.verb == action.verb]
    places = [other.to for other in legal if other.tokens == action.tokens and other.to is not None]
    tokens = [] if places else [other.tokens[0] for other in legal if len(other.tokens) == 1]
    table.sign(image, action.tokens, action.to, places[:_MOST_TICKS], list(dict.fromkeys(tokens))[:_MOST_TICKS])
    return image


class _Table:
    """The table of a match for one picture. Its scene lives until the event loop turns."""

    def __init__(self, match: Match[Any], viewer: Seat | None, context: AppContext, words: Words) -> None:
        self._scene = scene = TableScene(context.art, context.theme, words, context)
        scene.motion.speed = 0.0
        scene.set_table(match.game.table(match.setup), viewer, match.setup.seats)
        scene.deleteLater()
        self._area = Rect(0.0, 0.0, TABLE_WIDTH, TABLE_HEIGHT)

    @property
    def has_hand(self) -> bool:
        """Whether the viewer holds cards here."""
        return any(self._scene.plan.is_own_hand(zone) for zone in self._scene.plan.zones.values())

    def middle(self, shape: float) -> Rect:
        """The part of the table on which something may lie that is nobody's hand; `shape` is its width by height."""
        zones = self._scene.plan.zones
        areas = [backdrop.area for backdrop in self._scene.plan.spec.backdrops]
        areas += [area.rect for area in self._scene.areas if zones[area.place.zone].kind is not ZoneKind.FAN]
        left, right = min(area.x for area in areas), max(area.x + area.width for area in areas)
        top, bottom = min(area.y for area in areas) - _BESIDE, max(area.y + area.height for area in areas) + _BELOW
        width = max(right - left + 2 * _BESIDE, (bottom - top) * shape, _LEAST_WIDTH)
        height = min(width / shape, TABLE_HEIGHT)
        y = min(max(0.0, (top + bottom - height) / 2), TABLE_HEIGHT - height)
        return Rect((left + right - height * shape) / 2, y, height * shape, height)

    def lay(self, view: View, area: Rect, width_px: int, dpr: float) -> None:
        """What lies there, in the size in which `area` is so wide."""
        self._area, factor = area, width_px / area.width
        # As high as the table and wider: cloth is beside it, too.
        self._scene.resize(round(2 * TABLE_WIDTH * factor), round(TABLE_HEIGHT * factor), dpr)
        self._scene.show_view(view, (), animate=False)

    def mark(self, tokens: Iterable[TokenId], places: Iterable[Place]) -> None:
        """The cause of a refusal."""
        lights, items = self._scene.lights, self._scene.items_of
        found = [lights.token(MarkKind.CAUSE, items[token]) for token in tokens if token in items]
        found += [mark for place in places if (mark := lights.place(MarkKind.CAUSE, place)) is not None]
        self._scene.marks.show("cause", found, fade=False)

    def painted(self, size: QSize, dpr: float) -> QImage:
        """The picture."""
        image = QImage(size * dpr, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(dpr)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        target = QRectF(0, 0, size.width(), size.height())
        self._scene.render(painter, target, self._scene.geometry.rect(self._area))
        painter.end()
        return image

    def sign(
        self, image: QImage, tokens: Iterable[TokenId], to: Place | None, places: list[Place], others: list[TokenId]
    ) -> None:
        """The way of the tokens with a cross at its end, and ticks on places and other tokens that are allowed."""
        starts = [self._middle_of(token) for token in tokens if token in self._scene.items_of]
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        unit = image.deviceIndependentSize().width() / self._area.width
        painter.scale(unit, unit)
        painter.translate(-self._area.x, -self._area.y)
        size = _SIGN_PX / unit
        ticks = [
            *map(self._centre, places),
            *(self._edge_of(token) for token in others if token in self._scene.items_of),
        ]
        for point in ticks:
            _disc(painter, point, size, "check", _GREEN)
        end = self._centre(to) if to is not None else None
        if end is not None:
            for start in starts:
                _arrow(painter, start, end, size)
        for point in starts if end is None else (end,):
            _disc(painter, point, size, "cross", _MADDER)
        painter.end()

    def _middle_of(self, token: TokenId) -> QPointF:
        mark = self._scene.lights.token(MarkKind.FRAME, self._scene.items_of[token])
        return QPointF(mark.x, mark.y)

    def _edge_of(self, token: TokenId) -> QPointF:
        """On the upper edge of a card of a hand, where its neighbours leave it bare; else the middle."""
        mark = self._scene.lights.token(MarkKind.FRAME, self._scene.items_of[token])
        if self._scene.plan.zones[self._scene.items_of[token].at.zone].kind is not ZoneKind.FAN:
            return QPointF(mark.x, mark.y)
        return QPointF(mark.x - 0.3 * mark.width, mark.y - mark.height / 2)

    def _centre(self, place: Place) -> QPointF:
        centre = self._scene.plan.centre(place)
        return QPointF(centre.x, centre.y)


def _arrow(painter: QPainter, start: QPointF, end: QPointF, size: float) -> None:
    """A line from one to the other that ends before the sign of this size there."""
    dx, dy = end.x() - start.x(), end.y() - start.y()
    if hypot(dx, dy) < 2 * size:
        return
    turn = atan2(dy, dx)
    tip = end - QPointF(cos(turn), sin(turn)) * (size + 2)
    path = QPainterPath(start)
    path.lineTo(tip)
    for side in (2.6, -2.6):
        path.moveTo(tip)
        path.lineTo(tip + QPointF(cos(turn + side), sin(turn + side)) * size)
    for colour, width in (("#FFFFFF", 0.5), (_MADDER, 0.27)):
        pen = QPen(QColor(colour), width * size)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)


def _disc(painter: QPainter, centre: QPointF, size: float, icon: str, colour: str) -> None:
    painter.setPen(QPen(QColor("#FFFFFF"), 0.16 * size))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(centre, size, size)
    sign, side = icon_pixmap(icon, "#FFFFFF", _ICON_PX), 1.25 * size
    painter.drawPixmap(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), sign, QRectF(sign.rect()))
