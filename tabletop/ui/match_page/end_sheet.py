"""The end of a match, on the table itself: who won, by which rule, how the match went, how high everybody stands."""

from __future__ import annotations

from math import cos, pi, sin
from zlib import crc32

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from tabletop.core.info import GameInfo
from tabletop.core.model import Result, Seat
from tabletop.core.table import TableSpec
from tabletop.core.text import QT_TRANSLATE_NOOP, Names, SeatName, Text
from tabletop.core.view import PlateFact, View
from tabletop.ui.common.announcing import announce
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.painted import cycle_focus, paint_sheet
from tabletop.ui.common.paper_buttons import Paint, PaperButton, dress, enlarged
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.strip import LinkButton
from tabletop.ui.common.widgets import BADGES
from tabletop.ui.look.lettering import LetterLabel
from tabletop.ui.look.painting.shapes import draw_seat_shape
from tabletop.ui.look.painting.tones import light
from tabletop.ui.match_page.end_blocks import Blocks, SeatResult

WINS = QT_TRANSLATE_NOOP("Table", "{player} wins")
DRAWN = QT_TRANSLATE_NOOP("Table", "Draw", "title of the end of a match that nobody has won")
TEAM_WINS = QT_TRANSLATE_NOOP("Table", "{players} win", "the two or more of one team")
SHARED = QT_TRANSLATE_NOOP("Table", "{players} share the victory")
AGAIN = QT_TRANSLATE_NOOP("Table", "Play again")
LOOK = QT_TRANSLATE_NOOP("Table", "Look at the table")
WATCH = QT_TRANSLATE_NOOP("Table", "Watch it again")
TO_SHELF = QT_TRANSLATE_NOOP("Table", "Back to the shelf")
LUCK = QT_TRANSLATE_NOOP("Table", "Luck of this match", "link: fingerprint, source, throws")
DEAL_AGAIN = QT_TRANSLATE_NOOP("Table", "Deal the same again")
DEALT_AGAIN = QT_TRANSLATE_NOOP(
    "Table", "A new match with the same dice and cards: everybody sits one seat further and gets what another had."
)
RISE_MS = 500
CONFETTI_MS = 1200
_PIECES = 46
_EDGE = 18
"""How far inside the sheet that begins which scrolls where it has no room."""
_NIGHT = "#14211C"
_SHARE = 0.6
"""How much of a large window the sheet is high: it is read from where one sits round the table."""


def heights(result: Result) -> dict[Seat, float]:
    """How high everybody stands, 0 to 1: by points where there are any, else by rank."""
    place = {seat: rank for rank, group in enumerate(result.ranking) for seat in group}
    last = max(place.values(), default=0)
    by_rank = {seat: 1.0 - rank / max(1, last) if last else 1.0 for seat, rank in place.items()}
    if not result.scores:
        return by_rank
    best = result.scores[result.ranking[0][0]]
    away = {seat: abs(best - result.scores[seat]) for seat in place}
    farthest = max(away.values())
    return {seat: 1.0 - away[seat] / farthest for seat in place} if farthest else by_rank


def _title(result: Result, info: GameInfo, words: Words) -> str:
    """Who has won, or that nobody has."""
    names = [SeatName(seat) for seat in result.winners]
    if len(names) > 1:
        together = info.team_of(names[0].seat) == tuple(sorted(result.winners))
        return words.say(TEAM_WINS if together else SHARED, players=Names(tuple(names)))
    return words.say(WINS, player=names[0]) if names else words.say(DRAWN)


def podium(result: Result) -> list[Seat]:
    """The seats from left to right: the winner between the second and the others."""
    order = [seat for group in result.ranking for seat in group]
    return [order[1], order[0], *order[2:]] if len(order) > 1 else order


def figures_of(view: View, spec: TableSpec, colours: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    """The art keys of a figure for each seat and of what it wears: the first of its pieces on the table, else a peg of
    its colour; the hat of its plate."""
    zones = {zone.id for zone in spec.zones if zone.stand or zone.pieces}
    found = {p.owner: p.face for p in reversed(view.placements) if p.face and p.place.zone in zones}
    hats = {fact.seat: fact.face for fact in view.facts if isinstance(fact, PlateFact)}
    pegs = (f"peg-{BADGES[colour % 8]}" for colour in colours)
    return tuple((found.get(seat) or peg, hats.get(seat, "")) for seat, peg in enumerate(pegs))


class _Sheet(QFrame):
    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(10, 8, -10, -12)
        paint_sheet(painter, paper, 22, 1.6, theme)
        painter.end()


class EndSheet(QWidget):
    """Lies over the table. `again`, `look`, `watch`, `shelf`: the buttons; `rule_wanted`: the rule that ended it.
    `offers_luck`, `offers_again`: the links to the luck of the match, and to the same luck once more, are there."""

    again = Signal()
    look = Signal()
    watch = Signal()
    shelf = Signal()
    rule_wanted = Signal()

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._room = parent
        self._metrics = context.metrics
        self._sheet = _Sheet(context, self)
        self.area = QScrollArea(self._sheet)
        self._page = page = QWidget()
        self.title = LetterLabel("", 32, page)
        self.title.set_align(Qt.AlignmentFlag.AlignHCenter)
        self.story = QLabel(page)
        self.story.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.story.setWordWrap(True)
        self.rule_link = LinkButton(context, 14.5, page)
        self.rule_link.clicked.connect(self.rule_wanted)
        self.blocks = Blocks(context, page)
        self.offers_luck = self.offers_again = False
        self.luck_link, self.again_link = LinkButton(context, 14.5, page), LinkButton(context, 14.5, page)
        links = QHBoxLayout()
        links.addStretch(1)
        for link in (self.luck_link, self.again_link):
            links.addWidget(link)
        links.addStretch(1)
        self._column = column = QVBoxLayout(page)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.rule_link, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(6)
        column.addWidget(self.story)
        column.addWidget(self.blocks, 1)
        column.addLayout(links)
        self._hold()
        self._row = QWidget(self)
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.buttons = tuple(
            PaperButton(context, kind, "", self._row) for kind in (Paint.PRIM, Paint.PLAIN, Paint.PLAIN, Paint.PLAIN)
        )
        for button, signal in zip(self.buttons, (self.again, self.look, self.watch, self.shelf), strict=True):
            button.most_px = 17
            button.clicked.connect(signal)
            row.addWidget(button, 1)
        self._fall = QVariantAnimation(self)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.valueChanged.connect(self._step)
        self._fall.finished.connect(self.finish)
        self._confetti = False
        self._is_won = False
        self.hide()

    def _hold(self) -> None:
        """Let what the sheet says scroll where it has no room."""
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self._page)
        for part in (self.area.viewport(), self._page):
            part.setAutoFillBackground(False)
        scroll_by_finger(self.area)

    def show_end(
        self,
        result: Result,
        info: GameInfo,
        story: tuple[Text, ...],
        rule: str,
        colours: tuple[int, ...],
        figures: tuple[tuple[str, ...], ...],
        words: Words,
    ) -> None:
        """Show the result; `rule` is the sentence of the rule that ended the match, `story` tells how it went.
        `figures`: of each seat, what `SeatResult` has from there on."""
        title = _title(result, info, words)
        self.title.setText(title)
        told = [words.say(sentence) for sentence in story]
        self.story.setText("\n".join(told))
        self.story.setVisible(bool(told))
        self.rule_link.set_words(rule)
        self.rule_link.setToolTip(rule)
        self.rule_link.setVisible(bool(rule))
        for link, label in ((self.luck_link, LUCK), (self.again_link, DEAL_AGAIN)):
            link.set_words(words.say(label))
        self.luck_link.setVisible(self.offers_luck)
        self.again_link.setVisible(self.offers_again)
        self.again_link.setToolTip(words.say(DEALT_AGAIN))
        self.again_link.setAccessibleDescription(words.say(DEALT_AGAIN))
        self._is_won = bool(result.winners)
        high = heights(result)
        self.blocks.show_standings(
            tuple(
                SeatResult(
                    seat, colours[seat], words.name(seat), words.say(result.texts[seat]) if result.texts else "",
                    high[seat], seat in result.winners, *figures[seat],
                )
                for seat in podium(result)
            )
        )  # fmt: skip
        for button, label in zip(self.buttons, (AGAIN, LOOK, WATCH, TO_SHELF), strict=True):
            button.set_words(words.say(label))
        self.setAccessibleName(" ".join([f"{title}.", rule, *told]))
        self.apply_look()

    def open(self, moves: bool = True, deaf_ms: int = 0) -> None:
        """Appear, with its movement where it `moves`, and say who won. For `deaf_ms` no key presses a button: where
        hands are quick, one of them may still be coming down."""
        self.setGeometry(self._room.rect())
        self.show()
        self.raise_()
        self._lay_out()
        if deaf_ms:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(deaf_ms, self, self._take_keys)
        else:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.accessibleName())
        self._confetti = self._context.speed > 0 and self._is_won
        if not moves:
            self.finish()
            return
        self._fall.setDuration(round(CONFETTI_MS * self._context.speed))
        self.blocks.share = 0.0 if self._confetti else 1.0
        self._fall.start()

    def _take_keys(self) -> None:
        if self.hasFocus():
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self) -> None:
        """End the movement; the confetti stays where it fell."""
        self._fall.stop()
        self.blocks.share = 1.0
        self.blocks.update()
        self.update()

    def _step(self, share: object) -> None:
        passed = self._fall.currentTime() / max(1, RISE_MS * self._context.speed)
        self.blocks.share = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(1.0, passed))
        self.blocks.update()
        self.update()

    def apply_look(self) -> None:
        """Take colours and sizes, which grow with a large window."""
        metrics, theme = self._context.metrics, self._context.theme
        scale = max(1.0, _SHARE * self._room.height() / metrics.px(560))
        self._metrics = metrics = enlarged(metrics, scale)
        self.blocks.scale = self.rule_link.scale = self.luck_link.scale = self.again_link.scale = scale
        for button in self.buttons:
            button.scale = scale
        dress(self.story, metrics.px(15), theme.text2)
        self.title.setStyleSheet(f"color: {theme.text}; background: transparent;")
        self._lay_out()

    def _lay_out(self) -> None:
        metrics = self._metrics
        width = min(metrics.px(660) + 20, self.width() - 8)
        buttons = metrics.px(56) + 10
        height = min(metrics.px(560) + 20, self.height() - buttons - 20)
        top = max(4, (self.height() - height - buttons - 12) // 2)
        left = (self.width() - width) // 2
        self.rule_link.most_width = max(100, width - 84)
        self.luck_link.most_width = self.again_link.most_width = max(100, (width - 84) // 2)
        for link in (self.rule_link, self.luck_link, self.again_link):
            link.updateGeometry()
        self._make_room(width - 2 * _EDGE, height - 2 * _EDGE)
        self._sheet.setGeometry(left, top, width, height)
        self.area.setGeometry(_EDGE, _EDGE, width - 2 * _EDGE, height - 2 * _EDGE)
        # Else the words would take their places a moment after the sheet is seen.
        self._column.activate()
        for button in self.buttons:
            button.setFixedHeight(buttons)
        self._row.setGeometry(left + 5, top + height + 6, width - 10, buttons)

    def _make_room(self, width: int, height: int) -> None:
        """Let title and margins give way where words are large and the window is low; what has no room even then
        scrolls."""
        metrics = self._metrics
        for cap, above, below in ((32, 22, 12), (22, 4, 2)):
            self.title.set_cap_px(metrics.px(cap))
            self._column.setContentsMargins(12, above, 12, below)
            needed = self._needed(width)
            if needed <= height:
                break
        scrolls = needed > height
        self.area.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus)
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.area.setVerticalScrollBarPolicy(bar)
        if scrolls:
            # The bar takes its part of the width, and then lines may break elsewhere.
            needed = self._needed(width - self.area.verticalScrollBar().sizeHint().width(), height)
        self._page.setMinimumHeight(needed)

    def _needed(self, width: int, room: int = 0) -> int:
        """How high everything is in so much width, the blocks as low as they may be; or, where it scrolls, as high as
        is good in so much `room`."""
        column = self._column
        margins = column.contentsMargins()
        inner = width - margins.left() - margins.right()
        links = self._links_high()
        blocks = self.blocks.good_height(inner, room - _EDGE - links) if room else self.blocks.least_height(inner)
        parts = [self.title.sizeHint().height(), blocks, 6, links]
        if not self.rule_link.isHidden():
            parts.append(self.rule_link.sizeHint().height())
        if not self.story.isHidden():
            parts.append(self.story.heightForWidth(inner))
        return margins.top() + margins.bottom() + sum(parts) + column.spacing() * (len(parts) - 1)

    def _links_high(self) -> int:
        """How high the links below the blocks are, if there are any."""
        if self.luck_link.isHidden():
            return 0
        return max(link.sizeHint().height() for link in (self.luck_link, self.again_link))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep to the middle, as large as the window asks."""
        super().resizeEvent(event)
        self.apply_look()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the sheet: Escape and "Look at the table" lead to what is below."""
        links = (self.rule_link, self.luck_link, self.again_link)
        moved = cycle_focus((*links, *self.buttons), forward)
        for link in links:
            if link.hasFocus():
                self.area.ensureWidgetVisible(link)
        return moved

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the movement by a click; nothing passes to the table."""
        self.finish()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the table and scatters the confetti."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor("#000000" if theme.dark or theme.high_contrast else _NIGHT)
        veil.setAlphaF(0.62)
        painter.fillRect(self.rect(), veil)
        if self._confetti:
            running = self._fall.state() is QVariantAnimation.State.Running
            self._scatter(painter, float(self._fall.currentValue()) if running else 1.0)
        painter.end()

    def _scatter(self, painter: QPainter, share: float) -> None:
        """Paper in the shapes of the seats flies up from the middle and comes to rest round the sheet."""
        seats = self._context.theme.seats
        middle = QPointF(self.width() / 2, self.height() * 0.45)
        for index in range(_PIECES):
            noise = crc32(f"confetti{index}".encode())
            angle = 2 * pi * (index / _PIECES) + (noise % 100) / 160
            reach = 0.62 + (noise // 100 % 100) / 180
            out = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(share)
            x = middle.x() + cos(angle) * reach * self.width() * 0.56 * out
            y = middle.y() + sin(angle) * reach * self.height() * 0.56 * out + 60 * share * share
            look = seats[index % 8]
            painter.save()
            painter.translate(x, y)
            painter.rotate(noise % 360 + 200 * (1 - share))
            shown = look.colour if not self._context.theme.dark else light(look.colour, 0.1)
            draw_seat_shape(painter, look.shape, 0, 0, 8.5, shown)
            painter.restore()
