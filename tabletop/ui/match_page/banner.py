"""A moment that everybody should see: a piece of paper with large words over the table, for about a second.

It takes no click and lies where it covers nothing that is to be clicked. Screen readers hear its words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import cos, pi, sin

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tabletop.ui.common.announcing import announce
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import paint_sheet, sized
from tabletop.ui.common.paper_buttons import wrapped
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.race.times import Box, coords, covered, overlap

MOMENT_MS = 1000.0
"""How long a moment lasts at normal speed."""
_GROW_MS = 240
_TEXT_PX, _LEAST_PX, _LINES = 30, 16, 2
_MOST_GROWN = 1.5
"""So much larger than usual its words are at most: they are large already."""
_MOST_WIDE = 0.6
_PAD, _RAYS, _RAY_COUNT = 18, 22, 18
_STEPS = 8
_HARD = 8
"""So much worse it is to cover what is to be clicked than what only lies there."""

Free = Callable[[], tuple[Sequence[QRect], Sequence[QRect]]]
"""What is to be clicked or read just now, and what else lies on the table."""


class Banner(QWidget):
    """Lies on `overlay`, hidden until `celebrate`. Its widget is larger than its paper, for the rays round it."""

    def __init__(self, context: AppContext, overlay: QWidget) -> None:
        super().__init__(overlay)
        self._context = context
        self._overlay = overlay
        self.words = ""
        self._face = ""
        self._colour = 0
        self.scale = 1.0
        self._shrink = 1.0
        self._over = QTimer(self, singleShot=True)
        self._over.timeout.connect(self.end)
        self._grow = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        curve = QEasingCurve(QEasingCurve.Type.OutBack)
        curve.setOvershoot(1.2)
        self._grow.setEasingCurve(curve)
        self._grow.valueChanged.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def celebrate(self, words: str, colour: int, face: str, ms: float, free: Free, strict: bool) -> None:
        """Show these words for so long, with the badge of a seat and a picture. `strict`: rather nowhere than over
        anything that lies there."""
        self.end()
        announce(self._overlay, words)
        self.words, self._colour, self._face = words, colour, face
        self._fit()
        hard, soft = free()
        place = self._best_place(hard, soft)
        if ms <= 0 or (strict and overlap(place, [*hard, *soft])):
            return
        room = self._px(_RAYS)
        self.setGeometry(place.adjusted(-room, -room, room, room))
        self.show()
        self.raise_()
        self._over.start(round(ms))
        if self._context.speed > 0:
            self._grow.setDuration(round(_GROW_MS * self._context.speed))
            self._grow.start()

    def end(self) -> None:
        """It has been seen."""
        self._over.stop()
        self._grow.stop()
        self.hide()

    @property
    def paper(self) -> QRect:
        """Where its paper lies on the overlay, without the rays."""
        room = self._px(_RAYS)
        return self.geometry().adjusted(room, room, -room, -room)

    # Where it lies

    def _px(self, length: float) -> int:
        metrics = self._context.metrics
        return round(metrics.px(length) * min(1.0, _MOST_GROWN / metrics.factor) * self.scale * self._shrink)

    def _fit(self) -> None:
        """Write smaller until no word is cut."""
        self._shrink = 1.0
        while " ".join(self.lines()) != self.words and self._px(_TEXT_PX) > _LEAST_PX:
            self._shrink *= 0.92

    def _font(self) -> QFont:
        return sized(self.font(), self._px(_TEXT_PX), True)

    def lines(self) -> list[str]:
        """Its words as they are written."""
        measure = QFontMetricsF(self._font())
        return wrapped(measure, self.words, _MOST_WIDE * self._overlay.width(), _LINES)

    def _paper_size(self) -> QSize:
        measure, lines = QFontMetricsF(self._font()), self.lines()
        wide = max(measure.horizontalAdvance(line) for line in lines)
        high = max(measure.height() * len(lines), self._side())
        beside = self._side() + self._px(_PAD) / 2
        pictures = beside * (2 if self._face else 1)
        return QSize(round(wide + pictures + 2 * self._px(_PAD)), round(high + self._px(_PAD)))

    def _side(self) -> float:
        """The side of the badge and of the picture."""
        return 1.5 * self._px(_TEXT_PX)

    def _best_place(self, hard: Sequence[QRect], soft: Sequence[QRect]) -> QRect:
        """Where it covers least of what is to be clicked, then of what lies there, and lies nearest to the middle."""
        size, area, margin = self._paper_size(), self._overlay.rect(), self._px(_RAYS) // 2
        across = max(0, area.width() - size.width() - 2 * margin)
        down = max(0, area.height() - size.height() - 2 * margin)
        wide, high, middle = size.width() - 1, size.height() - 1, area.center()
        hard_boxes, soft_boxes = [coords(rect) for rect in hard], [coords(rect) for rect in soft]

        def costs(spot: Box) -> tuple[int, int]:
            away = abs((spot[0] + spot[2]) // 2 - middle.x()) + abs((spot[1] + spot[3]) // 2 - middle.y())
            return _HARD * covered(spot, hard_boxes) + covered(spot, soft_boxes), away

        lefts = [margin + across * x // _STEPS for x in range(_STEPS + 1)]
        tops = [margin + down * y // _STEPS for y in range(_STEPS + 1)]
        best = min(((left, top, left + wide, top + high) for left, top in product(lefts, tops)), key=costs)
        return QRect(QPoint(best[0], best[1]), size)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint rays, paper, badge, picture and words."""
        running = self._grow.state() is QVariantAnimation.State.Running
        share = float(self._grow.currentValue()) if running else 1.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        painter.translate(middle)
        painter.scale(0.6 + 0.4 * share, 0.6 + 0.4 * share)
        painter.translate(-middle)
        room = self._px(_RAYS)
        paper = QRectF(self.rect()).adjusted(room, room, -room, -room)
        self._paint_rays(painter, paper, share)
        theme = self._context.theme
        paint_sheet(painter, paper, self._px(14), 1.6, theme)
        look = theme.seats[self._colour % 8]
        painter.setPen(QPen(QColor(look.edge), max(2.0, self._px(3))))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(paper.adjusted(4, 4, -4, -4), self._px(11), self._px(11))
        self._paint_words(painter, paper)
        painter.end()

    def _paint_rays(self, painter: QPainter, paper: QRectF, share: float) -> None:
        theme = self._context.theme
        painter.setPen(QPen(QColor(theme.lamp), max(2.0, self._px(4)), c=Qt.PenCapStyle.RoundCap))
        middle, long = paper.center(), self._px(_RAYS) * min(1.0, share)
        half_x, half_y = paper.width() / 2 + 0.2 * long, paper.height() / 2 + 0.2 * long
        for number in range(_RAY_COUNT):
            angle = 2 * pi * number / _RAY_COUNT
            start = middle + QPointF(half_x * _flat(cos(angle)), half_y * _flat(sin(angle)))
            painter.drawLine(start, start + QPointF(cos(angle), sin(angle)) * 0.6 * long)

    def _paint_words(self, painter: QPainter, paper: QRectF) -> None:
        theme, side, pad = self._context.theme, self._side(), self._px(_PAD)
        left = paper.left() + pad
        draw_badge(painter, theme.seats[self._colour % 8], left + side / 2, paper.center().y(), side / 2.2, theme)
        left += side + pad / 2
        right = paper.right() - pad
        if self._face:
            right -= side + pad / 2
            picture = QRectF(right + pad / 2, paper.center().y() - side / 2, side, side)
            self._context.art.render(painter, self._face, picture)
        painter.setFont(self._font())
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(left, paper.top(), right - left, paper.height()), _CENTRED, "\n".join(self.lines()))


_CENTRED = int(Qt.AlignmentFlag.AlignCenter)


def _flat(part: float) -> float:
    """A circle drawn out into the shape of a sheet."""
    return max(-1.0, min(1.0, 1.35 * part))
