"""The paper list on the table: who was how fast in the last race."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.core.view import RaceFact, Run
from tabletop.ui.common.announcing import announce
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.painted import paint_sheet, sized
from tabletop.ui.common.paper_buttons import enlarged, wrapped
from tabletop.ui.look.metrics import Metrics
from tabletop.ui.look.painting.badges import draw_badge

SECONDS = QT_TRANSLATE_NOOP("Table", "{time} s", "so many seconds: 0.41 s")
LATER = QT_TRANSLATE_NOOP("Table", "+{time} s", "so many seconds later than the first: +0.12 s")
LITTLE_LATER = QT_TRANSLATE_NOOP("Table", "+{time} ms", "so many thousandths of a second later than the first")
WRONG = QT_TRANSLATE_NOOP("Table", "{time}, wrong", "a reaction without a reason; said for screen readers")
LINE = QT_TRANSLATE_NOOP("Table", "{player}: {time}")
APPEAR_MS = 160
_MARGIN = 9
_PAD = 10
_ROW, _CLOSE_ROW = 25, 19
_MOST_NAME = 150
_TEXT_PX, _LEAST_PX = 14, 12
_EDGE = 8
_LITTLE_MS = 100


def time_words(run: Run, first: Run | None, words: Words) -> str:
    """The time of one seat: of the first one in seconds, of the others by how much they came later."""
    if first is None or run == first or run.wrong:
        return words.say(SECONDS, time=_seconds(run.ms, words))
    behind_ms = run.ms - first.ms
    if behind_ms < _LITTLE_MS:
        return words.say(LITTLE_LATER, time=behind_ms)
    return words.say(LATER, time=_seconds(behind_ms, words))


def _seconds(ms: int, words: Words) -> str:
    """The seconds with two places, cut and not rounded, as a stop watch shows them."""
    return str(words.locale.toString(max(0, ms) // 10 / 100, "f", 2))


def overlap(rect: QRect, others: Sequence[QRect]) -> int:
    """How many pixels of a rectangle the others cover."""
    return covered(coords(rect), [coords(other) for other in others])


Box = tuple[int, int, int, int]
"""A rectangle by its left, top, right and bottom pixels."""


def covered(box: Box, others: Sequence[Box]) -> int:
    """How many pixels of a box the others cover."""
    left, top, right, bottom = box
    found = 0
    for west, north, east, south in others:
        wide = (east if east < right else right) - (west if west > left else left) + 1
        high = (south if south < bottom else bottom) - (north if north > top else top) + 1
        if wide > 0 and high > 0:
            found += wide * high
    return found


def coords(rect: QRect) -> Box:
    """A rectangle as plain numbers, for whoever compares it with many others."""
    found: Box = rect.getCoords()  # type: ignore[assignment]
    return found


class RaceList(QFrame):
    """Its widget is larger than its paper by `margin`; the pointer passes through it. `scale` is a factor on all that
    is written; `is_told`: there is a race to tell of."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._fact: RaceFact | None = None
        self._rows: list[tuple[Run, str, str]] = []
        self._title = self._rest = ""
        self._colours: Sequence[int] = ()
        self.scale = self._shrink = 1.0
        self.shown = 0
        self._tells_rest = self._close = False
        self._stage = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._change = QVariantAnimation(self)
        self._change.setStartValue(0.0)
        self._change.setEndValue(1.0)
        self._change.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._change.valueChanged.connect(self.update)
        self._change.finished.connect(self._changed)
        self.hide()

    @property
    def is_told(self) -> bool:
        """Whether the table has a race to tell of."""
        return self._fact is not None

    @property
    def rows(self) -> tuple[tuple[str, str], ...]:
        """Name and time of each line."""
        return tuple((name, time) for _, name, time in self._rows)

    def show_race(self, fact: RaceFact | None, words: Words, colours: Sequence[int]) -> None:
        """Show this race; without one the list fades away."""
        before, self._fact = self._fact, fact
        if fact is None:
            if before is not None:
                self._begin()
            return
        first = next((run for run in fact.runs if not run.wrong), None)
        self._rows = [(run, words.name(run.seat), time_words(run, first, words)) for run in fact.runs]
        self._title = words.say(fact.title)
        self._rest = words.say(fact.rest) if fact.rest is not None else ""
        self._colours = colours
        told = [words.say(LINE, player=name, time=self._spoken(run, time, words)) for run, name, time in self._rows]
        whole = ". ".join(part for part in (self._title, *told, self._rest) if part)
        if before != fact and self._stage.isVisible():
            announce(self, whole)
        self.setAccessibleName(whole)
        if before is None:
            self._begin()
        self.update()

    @staticmethod
    def _spoken(run: Run, time: str, words: Words) -> str:
        return words.say(WRONG, time=time) if run.wrong else time

    def _begin(self) -> None:
        self._change.stop()
        duration_ms = round(APPEAR_MS * self._context.speed)
        if duration_ms and self.isVisible() == (self._fact is None):
            self._change.setDuration(duration_ms)
            self._change.start()
        else:
            self._changed()

    def _changed(self) -> None:
        if self._fact is None:
            self.hide()
        self.update()

    # Sizes

    @property
    def _metrics(self) -> Metrics:
        return enlarged(self._context.metrics, self.scale * self._shrink)

    @property
    def margin(self) -> int:
        """Pixels round the paper."""
        return round(_MARGIN * self._metrics.factor)

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        """Title and the first one; the others; the quiet line."""
        metrics = self._metrics
        px = metrics.px(_TEXT_PX)
        return sized(self.font(), px, True), sized(self.font(), px), sized(self.font(), metrics.smallest_px)

    def _time_width(self) -> float:
        bold = QFontMetricsF(self._fonts()[0])
        return max((bold.horizontalAdvance(time) for _, _, time in self._rows), default=0.0)

    def best_size(self) -> QSize:
        """The size in which nothing is cut, margins excluded; very long names are."""
        metrics, (bold, _, quiet) = self._metrics, self._fonts()
        measure = QFontMetricsF(bold)
        name = max((measure.horizontalAdvance(name) for _, name, _ in self._rows), default=0.0)
        row = metrics.px(22) + metrics.px(8) + min(name, metrics.px(_MOST_NAME)) + metrics.px(14) + self._time_width()
        width = max(row + metrics.px(6), measure.horizontalAdvance(self._title)) + 2 * metrics.px(_PAD)
        lines = len(self._rest_lines(width)) * QFontMetricsF(quiet).height()
        height = measure.height() + self.shown * self._row + lines + 2 * metrics.px(_PAD)
        return QSize(round(width) + 2, round(height) + metrics.px(4) + (metrics.px(4) if lines else 0))

    @property
    def _row(self) -> int:
        """Pixels from one line to the next."""
        return self._metrics.px(_CLOSE_ROW if self._close else _ROW)

    def _rest_lines(self, width: float) -> list[str]:
        if not self._tells_rest:
            return []
        return wrapped(QFontMetricsF(self._fonts()[2]), self._rest, width - 2 * self._metrics.px(_PAD), 3)

    def place(self, areas: Sequence[QRect], taken: list[QRect]) -> None:
        """Lie round the middle of the first of these places on which it covers nothing, in words as large as there is
        room; where there is none, only the fastest are told."""
        room = self._stage.rect().adjusted(_EDGE, 4, -_EDGE, -4)
        self._shrink, self.shown, self._tells_rest, self._close = 1.0, len(self._rows), bool(self._rest), False
        best = [self._laid(area, room) for area in areas]
        while all(overlap(rect, taken) for rect in best) and self._give_way():
            best = [self._laid(area, room) for area in areas]
        paper = min(best, key=lambda rect: overlap(rect, taken))
        margin = self.margin
        self.setGeometry(paper.adjusted(-margin, -margin, margin, margin))
        self.update()

    def _give_way(self) -> bool:
        """Smaller words, closer lines, then without those who did not react, then only the fastest. False: nothing is
        left."""
        if 0.9 * self._metrics.px(_TEXT_PX) >= _LEAST_PX:
            self._shrink *= 0.9
        elif not self._close:
            self._close = True
        elif self._tells_rest:
            self._tells_rest = False
        elif self.shown > 1:
            self.shown -= 1
        else:
            return False
        return True

    def _laid(self, area: QRect, room: QRect) -> QRect:
        rect = QRect(QPoint(0, 0), self.best_size())
        rect.moveCenter(area.center())
        rect.moveLeft(max(room.left(), min(rect.left(), room.right() + 1 - rect.width())))
        rect.moveTop(max(room.top(), min(rect.top(), room.bottom() + 1 - rect.height())))
        return rect

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, title, a line for each seat, and the quiet lines."""
        theme, metrics, (bold, _, quiet) = self._context.theme, self._metrics, self._fonts()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        running = self._change.state() is QVariantAnimation.State.Running
        share = float(self._change.currentValue()) if running else 1.0
        painter.setOpacity(share if self._fact is not None else 1.0 - share)
        margin, pad = self.margin, metrics.px(_PAD)
        paper = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        paint_sheet(painter, paper, 11 * metrics.factor, 1.0, theme)
        measure = QFontMetricsF(bold)
        painter.setFont(bold)
        painter.setPen(QColor(theme.text))
        painter.drawText(QPointF(paper.left() + pad, paper.top() + pad + measure.ascent()), self._title)
        y = paper.top() + pad + measure.height() + metrics.px(4)
        for index, row in enumerate(self._rows[: self.shown]):
            box = QRectF(paper.left() + pad / 2, y, paper.width() - pad, self._row)
            self._paint_row(painter, box, index == 0 and not row[0].wrong, *row)
            y += self._row
        painter.setFont(quiet)
        painter.setPen(QColor(theme.text2))
        for number, line in enumerate(self._rest_lines(paper.width())):
            below = y + metrics.px(4) + number * QFontMetricsF(quiet).height() + QFontMetricsF(quiet).ascent()
            painter.drawText(QPointF(paper.left() + pad, below), line)
        painter.end()

    def _paint_row(self, painter: QPainter, box: QRectF, leads: bool, run: Run, name: str, time: str) -> None:
        theme, metrics, (bold, plain, _) = self._context.theme, self._metrics, self._fonts()
        if leads:
            painter.setPen(QPen(QColor(theme.text), 1.5) if theme.high_contrast else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel2))
            painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 7, 7)
        radius, pad = min(metrics.px(10), self._row // 2), metrics.px(_PAD) / 2
        middle = box.center().y()
        look = theme.seats[self._colours[run.seat] % 8]
        draw_badge(painter, look, box.left() + pad + radius, middle, radius, theme)
        font = bold if leads else plain
        measure, width = QFontMetricsF(font), self._time_width()
        base = middle + (measure.ascent() - measure.descent()) / 2
        right, left = box.right() - pad, box.left() + pad + 2 * radius + metrics.px(8)
        painter.setFont(font)
        painter.setPen(QColor(theme.bad if run.wrong else theme.text if leads else theme.text2))
        painter.drawText(QPointF(right - measure.horizontalAdvance(time), base), time)
        room = right - width - metrics.px(8) - left
        if run.wrong:
            side = metrics.px(16)
            icon = self._context.icon("cross", side, theme.bad)
            icon.paint(painter, round(right - width - side - 4), round(middle - side / 2), side, side)
            room -= side
        painter.setPen(QColor(theme.text))
        shown = measure.elidedText(name, Qt.TextElideMode.ElideRight, max(1.0, room))
        painter.drawText(QPointF(left, base), shown)
