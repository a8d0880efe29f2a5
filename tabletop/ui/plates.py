"""The plate of a seat: badge, name, one fact, stars; a robot marks a computer player, the lamp whose turn it is."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.context import AppContext
from tabletop.ui.painting.shapes import draw_badge, draw_star
from tabletop.ui.paper_buttons import enlarged
from tabletop.ui.theme import INK, Metrics
from tabletop.ui.widgets import PaintedButton, paint_focus, paint_shadow, sized

SPOKEN = QT_TRANSLATE_NOOP("Table", "{player}: {fact}")
SPOKEN_COMPUTER = QT_TRANSLATE_NOOP("Table", "{player}, computer: {fact}")
SPOKEN_STARS = QT_TRANSLATE_NOOP("Table", "{stars} of {all}")
ACTS = QT_TRANSLATE_NOOP("Table", "It is {player}’s turn")
WHO_SITS = QT_TRANSLATE_NOOP("Table", "Click to change who plays here")
_MARGIN = 9
_PAD = 8
_LEAST_NAME = 0.65
_ACROSS_FROM = 80
"""So high, at 100 % text, must a plate be to be written on from its left or right."""
_FACE_WIDE, _FACE_HIGH, _FACE_OVER = 1.05, 0.7, 0.2
"""A small picture on the badge: its size, and how far it reaches down over it, in sizes of the badge."""
_FACE_ABOVE = 4
"""How many pixels it may reach over the edge of the plate: the plates of the upper row have no more room."""


class SeatFacts(msgspec.Struct, frozen=True):
    """What a plate shows. `colour` is an index into the palette; `stars` of `stars_of` are reached; `face` is the art
    key of a small picture that sits on the badge, `face_name` what it shows."""

    name: str
    colour: int
    fact: str = ""
    stars: int = 0
    stars_of: int = 0
    computer: bool = False
    acting: bool = False
    face: str = ""
    face_name: str = ""


class Plate(PaintedButton):
    """One plate. Its widget is larger than its paper by `margin` on all sides, for the lamp frame and the shadow.

    `scale` is a factor on all that is written: a large table is read from afar. `turn`: the side of the table from
    which it is read, in quarter turns clockwise from below.
    """

    def __init__(self, context: AppContext, facts: SeatFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._facts = facts
        self.scale = 1.0
        self._turn = self._badge_turn = 0
        self._painted: tuple[object, ...] = ()
        self._picture = QPixmap()
        self.show_facts(facts)

    @property
    def _metrics(self) -> Metrics:
        return enlarged(self._context.metrics, self.scale)

    @property
    def turn(self) -> int:
        """The side from which it is read."""
        return self._turn

    @turn.setter
    def turn(self, turn: int) -> None:
        if turn != self._turn:
            self._turn = turn
            self.update()

    @property
    def facts(self) -> SeatFacts:
        """What is shown."""
        return self._facts

    def show_facts(self, facts: SeatFacts) -> None:
        """Shows other facts, and says them to a screen reader."""
        self._facts = facts
        words = self._context.words
        fact = facts.fact
        if facts.stars_of:
            counted = words.say(SPOKEN_STARS, stars=facts.stars, all=facts.stars_of)
            fact = f"{fact}, {counted}" if fact else counted
        fact = ", ".join(part for part in (fact, facts.face_name) if part)
        pattern = SPOKEN_COMPUTER if facts.computer else SPOKEN
        self.setAccessibleName(words.say(pattern, player=facts.name, fact=fact) if fact else facts.name)
        self.setAccessibleDescription(words.say(ACTS, player=facts.name) if facts.acting else "")
        self.setToolTip(f"{facts.name}\n{words.say(WHO_SITS)}")
        self.update()

    @property
    def margin(self) -> int:
        """Pixels round the paper."""
        return round(_MARGIN * self._metrics.factor)

    def best_size(self) -> QSize:
        """The size in which nothing is cut, margins excluded."""
        metrics = self._metrics
        measure = QFontMetricsF(sized(self.font(), metrics.name_px, True))
        quiet = QFontMetricsF(sized(self.font(), metrics.quiet_px))
        robot = metrics.px(24) if self._facts.computer else 0
        text = max(measure.horizontalAdvance(self._facts.name) + robot, quiet.horizontalAdvance(self._facts.fact))
        badge = metrics.px(34)
        height = max(badge, measure.height() + quiet.height()) + (metrics.px(26) if self._facts.stars_of else 0)
        return QSize(round(text + badge + 3 * _PAD) + 4, round(height + 2 * _PAD))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copies the picture of the plate, painted anew if something about it has changed: with most movements on the
        table Qt wants the plates painted too, and the answer to a drop waits for them."""
        state = self._state()
        if state != self._painted:
            self._painted, self._picture = state, self._paint_picture()
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)

    def _state(self) -> tuple[object, ...]:
        """Everything on which the picture depends."""
        context, size = self._context, (self.width(), self.height(), self.devicePixelRatioF())
        pointed = self.underMouse(), self.shows_focus
        look = context.theme.name, self._metrics, self.font().key(), context.words.code
        return self._facts, self._turn, size, pointed, look

    def _paint_picture(self) -> QPixmap:
        picture = QPixmap(self.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_plate(painter)
        return picture

    def _paint_plate(self, painter: QPainter) -> None:
        """Lamp frame, paper, badge, words, stars and focus."""
        theme = self._context.theme
        margin, radius = self.margin, 11 * self._metrics.factor
        paper = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        if not theme.flat:
            paint_shadow(painter, paper, radius, 1.0)
        if self._facts.acting:
            self._paint_lamp(painter, paper)
        painter.setPen(QPen(QColor(theme.ctl), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel2 if self.underMouse() and not theme.flat else theme.panel))
        painter.drawRoundedRect(paper, radius, radius)
        self._paint_turned(painter, paper)
        if self.shows_focus:
            paint_focus(painter, paper.adjusted(-3, -3, 3, 3), radius)

    def _paint_turned(self, painter: QPainter, paper: QRectF) -> None:
        """What is written, to be read from the side where the player sits. On a low plate that is seen from the left or
        the right there is no room for that: only its badge is turned."""
        across = self._turn % 2 == 1
        self._badge_turn = 0
        if across and paper.height() < _ACROSS_FROM * self._metrics.factor:
            self._badge_turn = self._turn
            self._paint_content(painter, paper)
            return
        painter.save()
        painter.translate(paper.center())
        painter.rotate(90 * self._turn)
        if across:
            self._paint_tall(painter, QRectF(-paper.height() / 2, -paper.width() / 2, paper.height(), paper.width()))
        else:
            self._paint_content(painter, QRectF(-paper.width() / 2, -paper.height() / 2, paper.width(), paper.height()))
        painter.restore()

    def _paint_tall(self, painter: QPainter, paper: QRectF) -> None:
        """Badge, words and stars below each other."""
        room = paper.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        badge = min(float(self._metrics.px(34)), room.width(), room.height() / 2)
        stars = self._metrics.px(24) if self._facts.stars_of else 0
        self._badge(painter, room.left() + badge / 2, room.top() + badge / 2, badge)
        self._words(painter, room.adjusted(0, badge, 0, -stars))
        if stars:
            self._stars(painter, QRectF(room.left(), room.bottom() - stars + 3, room.width(), stars))

    def _paint_lamp(self, painter: QPainter, paper: QRectF) -> None:
        theme = self._context.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        factor = self._metrics.factor
        away, radius = 5.0 * factor, 15 * factor
        ring = paper.adjusted(-away, -away, away, away)
        if theme.high_contrast or not theme.dark:
            painter.setPen(QPen(QColor(theme.text if theme.high_contrast else INK), 5.4 * factor))
            painter.drawRoundedRect(ring, radius, radius)
        painter.setPen(QPen(QColor(theme.lamp), 3.6 * factor))
        painter.drawRoundedRect(ring, radius, radius)

    def _paint_content(self, painter: QPainter, paper: QRectF) -> None:
        """The badge beside the words; above the name where that leaves the name more room; stars below."""
        metrics, facts = self._metrics, self._facts
        name_font = sized(self.font(), metrics.name_px, True)
        name = QFontMetricsF(name_font)
        room = paper.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        badge = min(float(metrics.px(34)), room.height(), room.width() * 0.45)
        beside = room.width() - badge - _PAD
        wants = name.horizontalAdvance(facts.name)
        stars = metrics.px(24) if facts.stars_of and room.height() >= metrics.px(34 + 24) else 0
        fact_height = QFontMetricsF(sized(self.font(), metrics.quiet_px)).height()
        if wants > beside and room.height() >= badge + name.height():
            self._badge(painter, room.left() + badge / 2, room.top() + badge / 2, badge)
            self._words(painter, QRectF(room.left(), room.top() + badge, room.width(), room.height() - badge))
            return
        top = room.top() + max(badge, room.height() - stars) / 2
        beside_badge = QRectF(room.left() + badge + _PAD, room.top(), beside, room.height() - stars)
        if self._fact_wants() > beside and room.height() >= badge + fact_height + stars - 2:
            # A long fact has a line of its own below the badge.
            self._badge(painter, room.left() + badge / 2, room.top() + badge / 2, badge)
            beside_badge.setHeight(badge)
            self._words(painter, beside_badge, with_fact=False)
            self._fact(painter, QRectF(room.left(), room.top() + badge + 1, room.width(), fact_height))
        else:
            self._badge(painter, room.left() + badge / 2, top, badge)
            self._words(painter, beside_badge)
        if stars:
            self._stars(painter, QRectF(room.left(), room.bottom() - stars + 3, room.width(), stars))

    def _name_font(self, room: float) -> QFont:
        """The name shrinks a little before it is cut."""
        full = self._metrics.name_px
        wants = QFontMetricsF(sized(self.font(), full, True)).horizontalAdvance(self._facts.name)
        return sized(self.font(), max(full * _LEAST_NAME, min(full, int(0.98 * full * room / max(1.0, wants)))), True)

    def _fact_wants(self) -> float:
        return QFontMetricsF(sized(self.font(), self._metrics.quiet_px)).horizontalAdvance(self._facts.fact)

    def _fact(self, painter: QPainter, line: QRectF) -> None:
        font = sized(self.font(), self._metrics.quiet_px)
        measure = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(self._context.theme.text2))
        if line.height() > 1.5 * measure.height():
            painter.drawText(line, int(Qt.TextFlag.TextWordWrap), self._facts.fact)
            return
        shown = measure.elidedText(self._facts.fact, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(QPointF(line.left(), line.top() + measure.ascent()), shown)

    def _badge(self, painter: QPainter, x: float, y: float, size: float) -> None:
        theme = self._context.theme
        painter.save()
        painter.translate(x, y)
        painter.rotate(90 * self._badge_turn)
        draw_badge(painter, theme.seats[self._facts.colour % 8], 0, 0, size / 2, theme)
        if self._facts.face:
            wide, high = size * _FACE_WIDE, size * _FACE_HIGH
            top = size * (_FACE_OVER - 0.5) - high
            highest = painter.worldTransform().map(QPointF(0, top)).y()
            top += max(0.0, self.margin - _FACE_ABOVE - highest)
            self._context.art.render(painter, self._facts.face, QRectF(-wide / 2, top, wide, high))
        painter.restore()

    def _words(self, painter: QPainter, box: QRectF, with_fact: bool = True) -> None:
        theme, metrics, facts = self._context.theme, self._metrics, self._facts
        robot = metrics.px(16) if facts.computer else 0
        fact_font = sized(self.font(), metrics.quiet_px)
        name_font = self._name_font(box.width() - (metrics.px(16) + 6 if facts.computer else 0))
        name, quiet = QFontMetricsF(name_font), QFontMetricsF(fact_font)
        has_fact = with_fact and bool(facts.fact) and box.height() >= name.height() + quiet.height() - 6
        two_lines = self._fact_wants() > box.width() and box.height() >= name.height() + 2 * quiet.height() - 6
        fact_height = quiet.height() * (2 if two_lines else 1)
        height = name.height() + (fact_height if has_fact else 0)
        y = box.center().y() - height / 2
        room = box.width() - (robot + 6 if robot else 0)
        shown = name.elidedText(facts.name, Qt.TextElideMode.ElideRight, max(1.0, room))
        painter.setFont(name_font)
        painter.setPen(QColor(theme.text))
        painter.drawText(QPointF(box.left(), y + name.ascent()), shown)
        if robot:
            x = box.left() + min(name.horizontalAdvance(shown), room) + 6
            icon = self._context.icon("robot", robot, theme.text2)
            icon.paint(painter, round(x), round(y + name.height() / 2 - robot / 2), robot, robot)
        if has_fact:
            self._fact(painter, QRectF(box.left(), y + name.height(), box.width(), fact_height))

    def _stars(self, painter: QPainter, box: QRectF) -> None:
        paper, theme = self._context.theme.paper, self._context.theme
        step = min(box.width() / self._facts.stars_of, box.height() * 0.9)
        radius = step * 0.39
        for index in range(self._facts.stars_of):
            fill = paper.gold if index < self._facts.stars else None
            edge = paper.gold_edge if fill and not theme.high_contrast else theme.ctl
            draw_star(painter, box.left() + step * (index + 0.5), box.center().y() + radius * 0.1, radius, fill, edge)
