"""Small pictures of a match: its table as it was left, an attempt that the rules forbid, a step of an example."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, hypot, sin
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from tabletop.core.model import Gesture, Place, Seat, TokenId
from tabletop.core.table import TABLE_HEIGHT, TABLE_WIDTH, Rect, TableSpec, ZoneKind
from tabletop.core.view import Button, ButtonKind, View
from tabletop.match.examples import Attempt, Frame, Shown
from tabletop.match.match import Match
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.number_button import NumberButton
from tabletop.ui.common.paper_buttons import PaperButton
from tabletop.ui.look.icons import icon_pixmap
from tabletop.ui.table.button_places import place_of
from tabletop.ui.table.marks import MarkKind
from tabletop.ui.table.scene import TableScene

_LEAST_WIDTH, _BESIDE, _BELOW = 200.0, 12.0, 22.0
"""No closer than this; so much room beside what lies there, and below it, where numbers are written."""
_WITH_HAND = Rect(0.0, 0.0, TABLE_WIDTH, 456.0)
"""The table without the speaking strip."""
_SHAPE = 1.28
_MOST_TICKS = 5
_SIGN, _SIGN_PX, _ICON_PX = 10 / 430, 8.0, 64
"""The radius of a sign, as a part of the width of its picture, and at least."""
_SMALL = 3.4
"""A token that is smaller than so many signs would be hidden by one."""
_WIDER, _TWO_LINES, _WORDS = 1.3, 1.45, 0.75
"""A button on a small picture may be so much wider than it is on the table, and so much higher for two lines; its words
are not smaller than so much of their usual size."""
_MADDER, _GREEN = "#B4332C", "#2C7A4B"


def picture_of(
    match: Match[Any], spec: TableSpec, size: QSize, dpr: float, context: AppContext, words: Words
) -> QImage:
    """The middle of the table as everybody may see it, without the hands, in `size` logical pixels. `spec`: the table
    of the match, its board turned as it lay. It costs some 10 to 35 ms, most of them to render faces so small."""
    view = match.view(None)
    hands = {zone.id for zone in spec.zones if zone.kind is ZoneKind.FAN}
    lying = tuple(placement for placement in view.placements if placement.place.zone not in hands)
    table = _Table(spec, None, match.setup.seats, context, words)
    table.lay(replace(view, placements=lying), table.middle(size.width() / size.height()), size.width(), dpr)
    return table.painted(size, dpr)


def attempt_picture(attempt: Attempt, width_px: int, dpr: float, context: AppContext, words: Words) -> QImage:
    """What somebody tries, with a cross where it fails. What causes the refusal is marked; what might be done instead
    has a tick: the places where the same tokens may go, else other tokens of which the same may be asked."""
    game, state, gesture, action = attempt.game, attempt.state, attempt.gesture, attempt.action
    view, spec = game.view(game.masked(state, gesture.seat), gesture.seat), game.table(attempt.setup)
    table = _Table(spec, gesture.seat, attempt.setup.seats, context, words)
    button, pressed = _pressed(view, spec, gesture)
    area = _WITH_HAND if table.has_hand else table.middle(_SHAPE, *([pressed] if pressed is not None else []))
    table.lay(view, area, width_px, dpr)
    table.mark(attempt.refusal.tokens, attempt.refusal.places)
    image = table.painted(QSize(width_px, round(width_px * area.height / area.width)), dpr)
    legal = [other for other in game.legal(state, action.seat) if other.verb == action.verb]
    places = [other.to for other in legal if other.tokens == action.tokens and other.to is not None]
    single = [other.tokens[0] for other in legal if len(other.tokens) == 1]
    tokens = [] if places else [token for token in dict.fromkeys(single) if token not in gesture.tokens]
    signs = _Signs(image, area, fails=True)
    signs.press(button, pressed, words, context)
    table.gesture(signs, gesture)
    table.ticks(signs, gesture.to, places, tokens)
    signs.end()
    return image


def step_picture(shown: Shown, at: int, width_px: int, dpr: float, context: AppContext, words: Words) -> QImage:
    """One frame of an example, with an arrow and a tick for what is done next. All frames show the same part of the
    table."""
    viewer, frame, spec = shown.viewer, shown.frames[at], shown.game.table(shown.setup)
    table = _Table(spec, viewer, shown.setup.seats, context, words)
    views = [_laid_out(shown, one) for one in shown.frames]
    buttons = [_pressed(view, spec, one.gesture) for view, one in zip(views, shown.frames, strict=True)]
    area = _WITH_HAND if table.has_hand else table.middle(_SHAPE, *(place for _, place in buttons if place is not None))
    table.lay(views[at], area, width_px, dpr)
    image = table.painted(QSize(width_px, round(width_px * area.height / area.width)), dpr)
    signs = _Signs(image, area, fails=False)
    signs.press(*buttons[at], words, context)
    if frame.gesture is not None:
        table.gesture(signs, frame.gesture)
    signs.end()
    return image


def _laid_out(shown: Shown, frame: Frame) -> View:
    """What the viewer sees, once what the gesture asks for has been laid elsewhere."""
    view = shown.game.view(frame.state, shown.viewer)
    laid = dict(frame.gesture.laid) if frame.gesture is not None else {}
    if not laid:
        return view
    placements = tuple(replace(one, place=laid.get(one.token, one.place)) for one in view.placements)
    return shown.game.arranged(frame.state, replace(view, placements=placements), laid)


def _pressed(view: View, spec: TableSpec, gesture: Gesture | None) -> tuple[Button | None, Rect | None]:
    """The button that a gesture presses, if it does, and where it stands."""
    named = gesture.button if gesture is not None else ""
    button = next((button for button in view.buttons if named and button.id == named), None)
    return button, place_of(button, view.buttons, {at.id: at.area for at in spec.buttons}) if button else None


class _Table:
    """A table for one picture. Its scene lives until the event loop turns."""

    def __init__(self, spec: TableSpec, viewer: Seat | None, seats: int, context: AppContext, words: Words) -> None:
        self._scene = scene = TableScene(context.art, context.theme, words, context)
        scene.motion.speed = 0.0
        scene.set_table(spec, viewer, seats)
        scene.deleteLater()
        self._area = Rect(0.0, 0.0, TABLE_WIDTH, TABLE_HEIGHT)

    @property
    def has_hand(self) -> bool:
        """Whether the viewer holds cards here."""
        return any(self._scene.layout.is_own_hand(zone) for zone in self._scene.layout.zones.values())

    def middle(self, shape: float, *more: Rect) -> Rect:
        """The part of the table on which something may lie that is nobody's hand, and `more`; `shape` is its width by
        height."""
        zones = self._scene.layout.zones
        areas = [backdrop.area for backdrop in self._scene.layout.spec.backdrops]
        areas += [area.rect for area in self._scene.areas if zones[area.place.zone].kind is not ZoneKind.FAN]
        areas += more
        left, right = min(area.x for area in areas), max(area.x + area.width for area in areas)
        top, bottom = min(area.y for area in areas) - _BESIDE, max(area.y + area.height for area in areas) + _BELOW
        width = max(right - left + 2 * _BESIDE, (bottom - top) * shape, _LEAST_WIDTH)
        height = min(width / shape, TABLE_HEIGHT)
        y = min(max(0.0, (top + bottom - height) / 2), TABLE_HEIGHT - height)
        return Rect((left + right - height * shape) / 2, y, height * shape, height)

    def lay(self, view: View, area: Rect, width_px: int, dpr: float) -> None:
        """Show what lies there, in the size in which `area` is so wide."""
        self._area, factor = area, width_px / area.width
        # As high as the table and wider: cloth is beside it, too.
        self._scene.resize(round(2 * TABLE_WIDTH * factor), round(TABLE_HEIGHT * factor), dpr)
        self._scene.show_view(view, (), animate=False)

    def mark(self, tokens: Iterable[TokenId], places: Iterable[Place]) -> None:
        """The cause of a refusal."""
        highlights, items = self._scene.highlights, self._scene.items_of
        found = [highlights.token(MarkKind.CAUSE, items[token]) for token in tokens if token in items]
        found += [mark for place in places if (mark := highlights.place(MarkKind.CAUSE, place)) is not None]
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

    def gesture(self, signs: _Signs, gesture: Gesture) -> None:
        """The way of the tokens with a sign at its end."""
        starts = [self._frame(token) for token in gesture.tokens if token in self._scene.items_of]
        if gesture.to is None:
            for frame in starts:
                signs.mark(signs.beside(frame))
            return
        spot = self._scene.layout.zones[gesture.to.zone].kind is ZoneKind.SPOTS
        lying = [token for token, item in self._scene.items_of.items() if spot and item.at == gesture.to]
        end = signs.beside(self._frame(lying[-1])) if lying else self._centre(gesture.to)
        for frame in starts:
            signs.arrow(frame, end)
        signs.mark(end)

    def ticks(self, signs: _Signs, to: Place | None, places: list[Place], others: list[TokenId]) -> None:
        """Tick what is allowed: the places that are nearest to where it was tried, else tokens."""
        middle = self._centre(to) if to is not None else QPointF()
        points = [self._centre(place) for place in dict.fromkeys(places)]
        points.sort(key=lambda point: hypot(point.x() - middle.x(), point.y() - middle.y()))
        shown = [token for token in others if token in self._scene.items_of]
        for point in (*points[:_MOST_TICKS], *(self._edge_of(token, signs) for token in shown[:_MOST_TICKS])):
            signs.tick(point)

    def _frame(self, token: TokenId) -> QRectF:
        mark = self._scene.highlights.token(MarkKind.FRAME, self._scene.items_of[token])
        return QRectF(mark.x - mark.width / 2, mark.y - mark.height / 2, mark.width, mark.height)

    def _edge_of(self, token: TokenId, signs: _Signs) -> QPointF:
        """The point on the upper edge of a card of a hand, where its neighbours leave it bare."""
        frame = self._frame(token)
        if self._scene.layout.zones[self._scene.items_of[token].at.zone].kind is not ZoneKind.FAN:
            return signs.beside(frame)
        return QPointF(frame.left() + 0.2 * frame.width(), frame.top())

    def _centre(self, place: Place) -> QPointF:
        centre = self._scene.layout.centre(place)
        return QPointF(centre.x, centre.y)


class _Signs:
    """What is drawn over the picture of a part of a table, in points of the table. No sign lies on an earlier one.
    `fails`: what is tried there ends in a cross, else in a tick."""

    def __init__(self, image: QImage, area: Rect, fails: bool) -> None:
        self._fails = fails
        self._painter = QPainter(image)
        self._painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        unit = image.deviceIndependentSize().width() / area.width
        self._painter.scale(unit, unit)
        self._painter.translate(-area.x, -area.y)
        self._unit, self._right = unit, area.x + area.width
        self._size = max(_SIGN * area.width, _SIGN_PX / unit)
        self._taken: list[QPointF] = []

    def press(self, button: Button | None, area: Rect | None, words: Words, context: AppContext) -> None:
        """A button that is pressed, if any."""
        if button is None or area is None:
            return
        if button.kind is ButtonKind.NUMBER:
            self._number(area, button, words, context)
        else:
            self._button(area, words.say(button.label), context)

    def _button(self, area: Rect, label: str, context: AppContext) -> None:
        button = PaperButton(context)
        button.scale = max(_WORDS, min(1.0, self._unit / context.metrics.scale))
        button.set_words(label)
        hint, width = button.sizeHint(), area.width * self._unit
        width = max(width, min(hint.width(), max(_WIDER * width, (self._right - area.x) * self._unit)))
        lines = 1.0 if hint.width() <= width else _TWO_LINES
        button.resize(round(width), round(max(area.height * self._unit, lines * hint.height())))
        x = min(area.x, self._right - button.width() / self._unit)
        y = area.y + (area.height - button.height() / self._unit) / 2
        self._paper(button, x, y)

    def _number(self, area: Rect, shown: Button, words: Words, context: AppContext) -> None:
        button = NumberButton(context)
        button.set_figure(words.number(shown.figure), words.say(shown.label))
        button.set_resting(shown.resting)
        button.resize(*(round(side * self._unit) + 2 * button.MARGIN for side in (area.width, area.height)))
        away = button.MARGIN / self._unit
        self._paper(button, area.x - away, area.y - away)

    def _paper(self, button: QWidget, x: float, y: float) -> None:
        """A button with its upper left corner there, and the sign at its upper right one."""
        self._painter.save()
        self._painter.translate(x, y)
        self._painter.scale(1 / self._unit, 1 / self._unit)
        button.render(self._painter, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
        self._painter.restore()
        self.mark(QPointF(x + button.width() / self._unit - self._size, y))

    def beside(self, frame: QRectF) -> QPointF:
        """Where a sign belongs to a token: in its middle, or at its corner if it would hide it."""
        aside = 0.85 * self._size if min(frame.width(), frame.height()) < _SMALL * self._size else 0.0
        return frame.center() + QPointF(aside, -aside)

    def arrow(self, frame: QRectF, end: QPointF) -> None:
        """A line from a token to a point that ends before the sign there, and leaves the token to be seen."""
        start, size = frame.center(), self._size
        dx, dy = end.x() - start.x(), end.y() - start.y()
        if hypot(dx, dy) < 2 * size:
            return
        inside = min(frame.width() / 2, frame.height() / 2, hypot(dx, dy) - 3 * size)
        if inside > 0:
            start += QPointF(dx, dy) * (inside / hypot(dx, dy))
        turn = atan2(dy, dx)
        tip = end - QPointF(cos(turn), sin(turn)) * (size + 2)
        path = QPainterPath(start)
        path.lineTo(tip)
        for side in (2.6, -2.6):
            path.moveTo(tip)
            path.lineTo(tip + QPointF(cos(turn + side), sin(turn + side)) * size)
        for colour, width in (("#FFFFFF", 0.5), (_MADDER if self._fails else _GREEN, 0.27)):
            pen = QPen(QColor(colour), width * size)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self._painter.strokePath(path, pen)

    def mark(self, point: QPointF) -> None:
        """Draw the sign of what is tried: a cross where it fails, a tick where it is done."""
        if self._fails:
            self._disc(point, "cross", _MADDER)
        else:
            self.tick(point)

    def tick(self, point: QPointF) -> None:
        """Draw a tick: this is allowed."""
        self._disc(point, "check", _GREEN)

    def end(self) -> None:
        """Finish the picture."""
        self._painter.end()

    def _disc(self, centre: QPointF, icon: str, colour: str) -> None:
        size, painter = self._size, self._painter
        if any(hypot(centre.x() - other.x(), centre.y() - other.y()) < 1.9 * size for other in self._taken):
            return
        self._taken.append(centre)
        painter.setPen(QPen(QColor("#FFFFFF"), 0.16 * size))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(centre, size, size)
        sign, side = icon_pixmap(icon, "#FFFFFF", _ICON_PX), 1.25 * size
        painter.drawPixmap(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), sign, QRectF(sign.rect()))
