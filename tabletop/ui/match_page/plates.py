"""The plate of a seat: badge, name, one fact, stars; a robot marks a computer player, a die whoever throws real dice,
scales whoever has a handicap, the lamp whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.core.view import Standing
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import PaintedButton, paint_focus, paint_shadow, sized
from tabletop.ui.common.paper_buttons import enlarged, wrapped
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters
from tabletop.ui.look.metrics import Metrics
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.look.painting.shapes import draw_star
from tabletop.ui.look.theme import INK
from tabletop.ui.match_page.plate_layout import (
    PICTURE_HIGH,
    PICTURE_OVER,
    PICTURE_WIDE,
    Content,
    PlateWriter,
    kept_together,
)
from tabletop.ui.table.choreography import PRIZE_MS

SPOKEN = QT_TRANSLATE_NOOP("Table", "{player}: {fact}")
REAL_DICE = QT_TRANSLATE_NOOP("Table", "throws real dice", "a seat, whose dice are thrown on the real table")
SPOKEN_COMPUTER = QT_TRANSLATE_NOOP("Table", "{player}, computer: {fact}")
SPOKEN_STARS = QT_TRANSLATE_NOOP("Table", "{stars} of {all}")
ACTS = QT_TRANSLATE_NOOP("Table", "It is {player}’s turn")
WHO_SITS = QT_TRANSLATE_NOOP("Table", "Click to change who plays here")
ON_TARGET = QT_TRANSLATE_NOOP("Table", "on target", "a player has reached exactly what was announced, so far")
MISSED = QT_TRANSLATE_NOOP("Table", "can no longer be met", "what a player has announced")
PLAYS_WITH = QT_TRANSLATE_NOOP("Table", "plays with {players}", "the partners in a team, said of a player")
_STANDS = {Standing.MET: ON_TARGET, Standing.MISSED: MISSED}
_SIGNS = {Standing.MET: "check", Standing.MISSED: "cross"}
_SIGN_ROOM = "\N{EM SPACE}"
"""What is written in place of the sign before a fact."""
_CARD_HIGH = 0.75
"""Prizes with empty places stand below the badge: so high they are, in heights of their row."""
_LEAST_PRIZE = 0.45
"""Prizes that would be narrower, in heights of their row, are counted."""
_MARGIN = 9
_POP_MS = 260.0
_POP = QEasingCurve(QEasingCurve.Type.OutBack)
_PARTNER, _PARTNER_AWAY = 0.44, 0.48
"""The badge of a partner on the lower corner of the own one: its size, and how far it lies from the middle."""
_ACROSS_FROM = 80
"""So high, at 100 % text, must a plate be to be written on from its left or right."""


class SeatFacts(msgspec.Struct, frozen=True):
    """What a plate shows.

    name: who sits there.
    colour: an index into the palette.
    fact: the line below the name.
    stars, stars_of: how many are reached, and of how many.
    computer: a computer player sits there.
    acting: it is this seat's turn.
    face, face_name: the art key of a small picture that sits on the badge, and what it shows.
    prize, open_prize, surplus: art keys of what stands for a star that is won, still open, or too many.
    prizes, prize_names: those of each star where they are of several kinds, and what they are in one line.
    standing: as in `PlateFact`.
    partners, partner_names: the colours of those who play with this seat, and their names in one line.
    animal: whose face the badge shows, of a computer player.
    real_dice: the dice of this seat are thrown on the real table.
    handicap: what this seat was given, in words.
    """

    name: str
    colour: int
    fact: str = ""
    stars: int = 0
    stars_of: int = 0
    computer: bool = False
    acting: bool = False
    face: str = ""
    face_name: str = ""
    prize: str = ""
    open_prize: str = ""
    surplus: str = ""
    standing: Standing | None = None
    partners: tuple[int, ...] = ()
    partner_names: str = ""
    animal: str = ""
    real_dice: bool = False
    prizes: tuple[str, ...] = ()
    prize_names: str = ""
    handicap: str = ""

    @property
    def signs(self) -> tuple[str, ...]:
        """The icons behind the name."""
        signs = (("robot", self.computer), ("dice", self.real_dice), ("balance", self.handicap))
        return tuple(sign for sign, is_so in signs if is_so)

    @property
    def stars_shown(self) -> int:
        """How many places there are for stars: one more for each that is too many."""
        return max(self.stars, self.stars_of) if self.surplus else self.stars_of

    @property
    def line(self) -> str:
        """The fact as it is written, with room for its sign."""
        return f"{_SIGN_ROOM}{self.fact}" if self.standing is not None else self.fact


class Plate(PaintedButton):
    """One plate. Its widget is larger than its paper by `margin` on all sides, for the lamp frame and the shadow.

    `scale` is a factor on all that is written: a large table is read from afar. `turn`: the side of the table from
    which it is read, in quarter turns clockwise from below. `text_scale`: a factor on the writing alone, the same for
    all plates of a table, where large letters have no room.
    """

    def __init__(self, context: AppContext, facts: SeatFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._facts = facts
        self.scale = self.text_scale = 1.0
        self._known: PlateWriter | None = None
        self._written: tuple[object, ...] = ()
        self._turn = self._badge_turn = 0
        self._painted: tuple[object, ...] = ()
        self._picture = QPixmap()
        self._pop = QVariantAnimation(self)
        self._pop.setStartValue(0.0)
        self._pop.setEndValue(1.0)
        self._pop.valueChanged.connect(self.update)
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
        """Show other facts, and say them to a screen reader. A new prize appears when it has come flying."""
        if facts.prize and facts.stars > self._facts.stars and self.isVisible():
            self._pop.setDuration(round((PRIZE_MS + _POP_MS) * self._context.speed))
            self._pop.start()
        self._facts = facts
        words = self._context.words
        fact = facts.fact
        if facts.stars_of:
            counted = facts.prize_names or words.say(SPOKEN_STARS, stars=facts.stars, all=facts.stars_of)
            fact = f"{fact}, {counted}" if fact else counted
        if facts.standing is not None:
            fact = f"{fact}, {words.say(_STANDS[facts.standing])}"
        team = words.say(PLAYS_WITH, players=facts.partner_names) if facts.partner_names else ""
        dice = words.say(REAL_DICE) if facts.real_dice else ""
        fact = ", ".join(part for part in (fact, facts.face_name, team, dice, facts.handicap) if part)
        pattern = SPOKEN_COMPUTER if facts.computer else SPOKEN
        self.setAccessibleName(words.say(pattern, player=facts.name, fact=fact) if fact else facts.name)
        self.setAccessibleDescription(words.say(ACTS, player=facts.name) if facts.acting else "")
        told = (facts.name, facts.face_name, team, dice, facts.handicap, words.say(WHO_SITS))
        self.setToolTip("\n".join(part for part in told if part))
        self.update()

    @property
    def margin(self) -> int:
        """Pixels round the paper. It grows with the table; not with the writing, for which there is little room."""
        return round(_MARGIN * self._lamp_scale)

    @property
    def _lamp_scale(self) -> float:
        return self._metrics.factor / self._metrics.scale

    @property
    def writing(self) -> tuple[object, ...]:
        """What the room that it needs depends on."""
        facts, metrics = self._facts, self._metrics
        pictures = bool(facts.face), bool(facts.prize)
        content = Content(facts.name, kept_together(facts.line), facts.stars_shown, len(facts.signs), *pictures)
        return content, metrics.base_px, metrics.scale

    def writer(self) -> PlateWriter:
        """Whoever finds room for what the plate says now."""
        writing = self.writing
        if self._known is None or writing != self._written:
            content = writing[0]
            assert isinstance(content, Content)
            self._known, self._written = PlateWriter(content, self.font(), self._metrics), writing
        return self._known

    def best_size(self) -> QSize:
        """The size in which nothing is cut at the size of writing that is set, margins excluded."""
        return QSize(*next(self.writer().papers(1.0)))

    def scales(self) -> Iterator[float]:
        """The factors on the writing that may be tried, from 1 down."""
        return self.writer().scales()

    def papers(self, scale: float) -> Iterator[tuple[int, int]]:
        """Widths and heights in which nothing is cut at this factor, the best first."""
        return self.writer().papers(scale)

    def fits(self, width: int, height: int, scale: float, plain: bool = False) -> bool:
        """Whether nothing is cut in a paper of this size at this factor; `plain`: as it looks best."""
        layout = self.writer().layout(QRectF(0, 0, width, height), scale)
        return layout.scale >= scale - 0.001 and (layout.plain or not plain)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the picture of the plate, painted anew if something about it has changed: with most movements on the
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
        return self._facts, self._turn, self.text_scale, self._grown(), size, pointed, look

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
        margin = self.margin
        paper = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        radius = min(11 * self._metrics.factor, paper.height() / 4)
        if not theme.flat:
            paint_shadow(painter, paper, radius, 1.0)
        if self._facts.acting:
            self._paint_lamp(painter, paper, radius)
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
        wide, high = (paper.height(), paper.width()) if across else (paper.width(), paper.height())
        self._paint_content(painter, QRectF(-wide / 2, -high / 2, wide, high))
        painter.restore()

    def _paint_lamp(self, painter: QPainter, paper: QRectF, corner: float) -> None:
        theme = self._context.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        factor = self._lamp_scale
        away, radius = 5.0 * factor, corner + 4 * factor
        ring = paper.adjusted(-away, -away, away, away)
        if theme.high_contrast or not theme.dark:
            painter.setPen(QPen(QColor(theme.text if theme.high_contrast else INK), 5.4 * factor))
            painter.drawRoundedRect(ring, radius, radius)
        painter.setPen(QPen(QColor(theme.lamp), 3.6 * factor))
        painter.drawRoundedRect(ring, radius, radius)

    def _paint_content(self, painter: QPainter, paper: QRectF) -> None:
        """Paint what the layout has found room for."""
        writer = self.writer()
        layout, facts = writer.layout(paper, self.text_scale), self._facts
        badge = layout.badge
        self._badge(painter, badge.center().x(), badge.center().y(), badge.width())
        self._name(painter, layout.name, writer, layout.scale)
        if layout.fact is not None:
            self._fact(painter, layout.fact, layout.scale)
        if layout.stars is not None:
            few = layout.few or layout.stars.width() / facts.stars_shown < _LEAST_PRIZE * layout.stars.height()
            self._few(painter, layout.stars) if few else self._stars(painter, layout.stars)

    def _name(self, painter: QPainter, box: QRectF, writer: PlateWriter, scale: float) -> None:
        theme, facts = self._context.theme, self._facts
        side = round(self._metrics.px(16) * scale)
        room = box.width() - len(facts.signs) * (side + 6)
        font = writer.name_font(scale, room)
        measure = QFontMetricsF(font)
        shown = measure.elidedText(facts.name, Qt.TextElideMode.ElideRight, max(1.0, room) + 0.5)
        base = box.center().y() + (measure.ascent() - measure.descent()) / 2
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        painter.drawText(QPointF(box.left(), base), shown)
        x = box.left() + min(measure.horizontalAdvance(shown), room) + 6
        for number, sign in enumerate(facts.signs):
            icon = self._context.icon(sign, side, theme.text2)
            icon.paint(painter, round(x + number * (side + 6)), round(box.center().y() - side / 2), side, side)

    def _fact(self, painter: QPainter, box: QRectF, scale: float) -> None:
        font = sized(self.font(), self._metrics.quiet_px * scale)
        measure = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(self._fact_colour()))
        most = 2 if box.height() > 1.5 * measure.height() else 1
        lines = wrapped(measure, kept_together(self._facts.line), box.width() + 0.5, most)
        step = box.height() / len(lines)
        if self._facts.standing is not None:
            side = round(measure.horizontalAdvance(_SIGN_ROOM) * 0.95)
            icon = self._context.icon(_SIGNS[self._facts.standing], side, self._fact_colour())
            icon.paint(painter, round(box.left()), round(box.top() + (step - side) / 2), side, side)
        for index, line in enumerate(lines):
            middle = box.top() + step * (index + 0.5)
            painter.drawText(QPointF(box.left(), middle + (measure.ascent() - measure.descent()) / 2), line)

    def _fact_colour(self) -> str:
        theme, standing = self._context.theme, self._facts.standing
        return theme.text2 if standing is None else theme.bad if standing is Standing.MISSED else theme.prim

    def _badge(self, painter: QPainter, x: float, y: float, size: float) -> None:
        theme = self._context.theme
        painter.save()
        painter.translate(x, y)
        painter.rotate(90 * self._badge_turn)
        facts = self._facts
        draw_badge(painter, theme.seats[facts.colour % 8], 0, 0, size / 2, theme, facts.animal)
        for index, colour in enumerate(self._facts.partners):
            away = size * (_PARTNER_AWAY - index * _PARTNER)
            draw_badge(painter, theme.seats[colour % 8], away, size * _PARTNER_AWAY, size * _PARTNER / 2, theme)
        if self._facts.face:
            wide, high = size * PICTURE_WIDE, size * PICTURE_HIGH
            top = size * (PICTURE_OVER - 0.5) - high
            self._context.art.render(painter, self._facts.face, QRectF(-wide / 2, top, wide, high))
        painter.restore()

    def _few(self, painter: QPainter, box: QRectF) -> None:
        """Paint one star, and how many there are."""
        theme, facts, size = self._context.theme, self._facts, box.height() * 0.62
        middle = box.center().y()
        picture = QRectF(box.left(), middle - box.height() * 0.55, box.width() / 2, box.height() * 1.1)
        if facts.prize:
            face = facts.prize if facts.stars or not facts.open_prize else facts.open_prize
            if facts.surplus and facts.stars > facts.stars_of:
                face = facts.surplus
            self._context.art.render(painter, face, picture)
        else:
            edge = theme.ctl if theme.high_contrast else theme.paper.gold_edge
            draw_star(painter, picture.center().x(), middle, picture.width() * 0.45, theme.paper.gold, edge)
        left = Qt.AlignmentFlag.AlignLeft
        draw_letters(painter, str(facts.stars), size, theme.text, FIGURE_PEN, picture.right(), middle + size / 2, left)

    def _stars(self, painter: QPainter, box: QRectF) -> None:
        paper, theme = self._context.theme.paper, self._context.theme
        step = min(box.width() / self._facts.stars_shown, box.height() * 0.9)
        radius = step * 0.39
        if self._facts.prize:
            self._prizes(painter, box, step)
            return
        for index in range(self._facts.stars_of):
            fill = paper.gold if index < self._facts.stars else None
            edge = paper.gold_edge if fill and not theme.high_contrast else theme.ctl
            draw_star(painter, box.left() + step * (index + 0.5), box.center().y() + radius * 0.1, radius, fill, edge)

    def _prizes(self, painter: QPainter, box: QRectF, step: float) -> None:
        """Paint what has been won, and its empty place or a dashed ring for what is still to be won."""
        theme, art, facts, prize = self._context.theme, self._context.art, self._facts, self._facts.prize
        width, height = art.size(prize)
        room = box.height() * (_CARD_HIGH if facts.open_prize else 1.0) + 2
        high = min(room, step * 0.94 * height / width)
        wide = high * width / height
        ring = QPen(QColor(theme.ctl), max(1.0, wide * 0.06))
        ring.setDashPattern([2.5, 2.0])
        for index in range(facts.stars_shown):
            x, y = box.left() + step * (index + 0.5), box.center().y() + 1
            size = self._grown() if index == facts.stars - 1 else 1.0
            won = index < facts.stars and size > 0
            kept = facts.prizes[index] if index < len(facts.prizes) else prize
            face = (facts.surplus if index >= facts.stars_of else kept) if won else facts.open_prize
            if face:
                size = size if won else 1.0
                art.render(painter, face, QRectF(x - wide * size / 2, y - high * size / 2, wide * size, high * size))
            if face or index < facts.stars:
                continue
            painter.setPen(ring)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, y + high * 0.16), wide * 0.4, wide * 0.4)

    def _grown(self) -> float:
        """The size of the newest prize: nothing while it is on its way, then a little too large for a moment."""
        if self._pop.state() is not QVariantAnimation.State.Running:
            return 1.0
        whole = PRIZE_MS + _POP_MS
        passed = float(self._pop.currentValue()) * whole - PRIZE_MS
        return _POP.valueForProgress(passed / _POP_MS) if passed > 0 else 0.0
