"""What the panel tells when a match is over: how it went, the evening so far, and what the dice have shown."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Text
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.painted import sized
from tabletop.ui.common.paper_buttons import dress
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.look.lettering import FIGURE_PEN, draw_letters
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.session.dice_stats import honest_range

EVENING = QT_TRANSLATE_NOOP("Table", "The evening so far")
THROWS = QT_TRANSLATE_NOOP("Table", "Throws in this match")
THROWS_SO_FAR = QT_TRANSLATE_NOOP("Table", "Throws so far")
FAIR = QT_TRANSLATE_NOOP(
    "Table",
    "The line shows how often each number should come up, and the band what honest dice do 19 times out of 20 (95%, "
    "binomial). Luck is never helped along.",
)
VICTORIES = PLURAL_NOOP("Table", "{player}: %n victory(ies)", "name of a row for screen readers", 1)
TIMES = PLURAL_NOOP("Table", "{number}: %n time(s)", "how often a number was thrown, for screen readers", 1)
MANY = QT_TRANSLATE_NOOP("Table", "{number} ×", "that many medals; the picture of one stands behind it")
_ROW_PX = 44
_MEDAL_PX = 28
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class Winnings(msgspec.Struct, frozen=True):
    """Who sits at this table: `colour` is the palette index of the seat, `won` the victories of this evening, `animal`
    the face of a computer player."""

    name: str
    colour: int
    won: int
    animal: str = ""


class EveningList(QWidget):
    """One row a person: badge, name, a medal for every victory."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._words: Words = context.words
        self._rows: tuple[Winnings, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: tuple[Winnings, ...], words: Words) -> None:
        """Show these people, the best first."""
        self._rows, self._words = rows, words
        self.setAccessibleName("\n".join(words.say(VICTORIES, n=row.won, player=row.name) for row in rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The size of all rows."""
        metrics = self._context.metrics
        return QSize(metrics.px(200), len(self._rows) * metrics.px(_ROW_PX))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows."""
        theme, high = self._context.theme, self._context.metrics.px(_ROW_PX)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, row in enumerate(self._rows):
            box = QRectF(0, index * high, self.width(), high)
            self._row(painter, box, row)
            painter.fillRect(QRectF(0, box.bottom() - 1, box.width(), 1), QColor(theme.line))
        painter.end()

    def _row(self, painter: QPainter, box: QRectF, row: Winnings) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        radius = metrics.px(14)
        centre = QPointF(box.left() + radius + 14, box.center().y())
        draw_badge(painter, theme.seats[row.colour % 8], centre.x(), centre.y(), radius, theme, row.animal)
        left, middle = centre.x() + radius + 12, box.left() + box.width() * 0.56
        font = sized(self.font(), metrics.body_px)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        name = QRectF(left, box.top(), middle - 8 - left, box.height())
        shown = QFontMetricsF(font).elidedText(row.name, Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, _LEFT, shown)
        self._medals(painter, QRectF(middle, box.top(), box.right() - 8 - middle, box.height()), row.won)

    def _medals(self, painter: QPainter, box: QRectF, won: int) -> None:
        side = self._context.metrics.px(_MEDAL_PX)
        fitting = max(1, int(box.width() // side))
        left, count = box.left(), won
        if won > fitting:
            words = self._words.say(MANY, number=won)
            measure = QFontMetricsF(painter.font())
            painter.drawText(QRectF(left, box.top(), measure.horizontalAdvance(words), box.height()), _LEFT, words)
            left, count = left + measure.horizontalAdvance(words) + 2, 1
        for index in range(count):
            place = QRectF(left + index * side, box.center().y() - side / 2, side, side)
            self._context.art.render(painter, "medal-gold", place)


class ThrowsChart(QWidget):
    """Six bars, one for each face of a die. `full`: with figures and the line of what is to be expected; else low and
    quiet."""

    def __init__(self, context: AppContext, full: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._full = full
        self._counts: tuple[int, ...] = ()
        self._figures: tuple[str, ...] = ()
        self._told: tuple[tuple[int, ...], str] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_counts(self, counts: tuple[int, ...], words: Words) -> None:
        """Show how often each face was thrown."""
        if (counts, words.code) == self._told:
            return
        self._told = counts, words.code
        self._counts, self._figures = counts, tuple(words.number(count) for count in counts)
        said = (words.say(TIMES, n=count, number=face) for face, count in enumerate(counts, start=1))
        self.setAccessibleName(", ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        """Bars and the numbers below."""
        metrics = self._context.metrics
        return QSize(metrics.px(200), metrics.px(124 if self._full else 62))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bars, line and numbers."""
        if not any(self._counts):
            return
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        floor = float(self.height() - metrics.px(24))
        pitch = min(metrics.px(44), (self.width() - 8) / len(self._counts))
        wide = pitch * 0.68
        expected = sum(self._counts) / len(self._counts)
        least, most = honest_range(sum(self._counts)) if self._full else (0, 0)
        scale = (floor - metrics.px(6)) / max(*self._counts, expected, most)
        if self._full:
            right = 12 + len(self._counts) * pitch
            self._band(painter, QRectF(QPointF(6, floor - most * scale), QPointF(right, floor - least * scale)))
        for face, count in enumerate(self._counts, start=1):
            bar = QRectF(12 + (face - 1) * pitch, floor - max(2.0, count * scale), wide, max(2.0, count * scale))
            self._bar(painter, bar, self._figures[face - 1])
            cap = metrics.px(12)
            at = QPointF(bar.center().x(), self.height() - 4.0)
            centre = Qt.AlignmentFlag.AlignHCenter
            draw_letters(painter, str(face), cap, theme.text2, FIGURE_PEN, at.x(), at.y(), centre)
        if self._full:
            self._expected(painter, floor - expected * scale, 12 + len(self._counts) * pitch)
        painter.end()

    def _band(self, painter: QPainter, band: QRectF) -> None:
        """Where honest dice lie; in high contrast only its edges."""
        theme = self._context.theme
        ground = QColor(theme.ctl)
        ground.setAlphaF(0.22)
        painter.setPen(QPen(QColor(theme.ctl), 1.5) if theme.flat else Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush if theme.flat else ground)
        painter.drawRoundedRect(band, 4, 4)

    def _expected(self, painter: QPainter, y: float, right: float) -> None:
        """The dashed line; in high contrast on a ground of its own, as it crosses bars and paper."""
        theme = self._context.theme
        if theme.flat:
            painter.setPen(QPen(QColor(theme.panel), 4))
            painter.drawLine(QPointF(6, y), QPointF(right, y))
        line = QPen(QColor(theme.bad), 2 if theme.flat else 1.6)
        line.setDashPattern([3, 2])
        painter.setPen(line)
        painter.drawLine(QPointF(6, y), QPointF(right, y))

    def _bar(self, painter: QPainter, bar: QRectF, figure: str) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        quiet = theme.line if theme.dark else theme.chip
        painter.setPen(QPen(QColor(theme.ctl), 2) if theme.flat else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.prim if self._full else theme.panel if theme.flat else quiet))
        painter.drawRoundedRect(bar, 4, 4)
        if not self._full:
            return
        font = sized(self.font(), metrics.smallest_px, True)
        height = QFontMetricsF(font).height()
        inside = bar.height() >= height + 4
        top = bar.bottom() - height - 2 if inside else bar.top() - height
        painter.setFont(font)
        painter.setPen(QColor(theme.onprim if inside else theme.text))
        painter.drawText(QRectF(bar.left() - 8, top, bar.width() + 16, height), _CENTRE, figure)


class EndPart(QScrollArea):
    """The part of the panel that a finished match adds to the score. It scrolls where there is little room."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._content = content = QWidget(self)
        self.story, self.evening_head, self.throws_head, self.fair = (QLabel(content) for _ in range(4))
        self.story.setWordWrap(True)
        self.evening = EveningList(context, content)
        self.chart = ThrowsChart(context, True, content)
        self.fair.setWordWrap(True)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for widget in (self.story, self.evening_head, self.evening, self.throws_head, self.chart, self.fair):
            column.addWidget(widget)
        column.addStretch(1)
        self.setWidget(content)
        self.setWidgetResizable(True)
        scroll_by_finger(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hide()

    def show_end(
        self, story: tuple[Text, ...], rows: tuple[Winnings, ...], counts: tuple[int, ...], words: Words
    ) -> None:
        """Show what there is to tell; with nothing to tell it stays away."""
        self.story.setText("\n".join(words.say(sentence) for sentence in story))
        thrown = any(counts)
        self.evening.show_rows(rows, words)
        self.chart.show_counts(counts, words)
        for label, msg in ((self.evening_head, EVENING), (self.throws_head, THROWS), (self.fair, FAIR)):
            label.setText(words.say(msg))
        parts: tuple[tuple[QWidget, bool], ...] = (
            (self.story, bool(story)), (self.evening_head, bool(rows)), (self.evening, bool(rows)),
            (self.throws_head, thrown), (self.chart, thrown), (self.fair, thrown),
        )  # fmt: skip
        for widget, is_told in parts:
            widget.setVisible(is_told)
        self.setVisible(bool(story or rows) or thrown)
        self.apply_look()

    def apply_look(self) -> None:
        """Take colours and sizes."""
        metrics, theme = self._context.metrics, self._context.theme
        for label in (self.evening_head, self.throws_head):
            dress(label, metrics.body_px, theme.text, bold=True)
            label.setContentsMargins(12, metrics.px(8), 0, 0)
        for label in (self.story, self.fair):
            dress(label, metrics.quiet_px, theme.text2)
        self.story.setContentsMargins(12, metrics.px(8), 0, 0)
        self.fair.setContentsMargins(12, 4, 0, 8)
        palette = self.palette()
        for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
            palette.setColor(role, QColor(theme.panel))
        self.setPalette(palette)
        self.setStyleSheet(f"QScrollArea, QScrollArea > QWidget > QWidget {{ background: {theme.panel}; }}")
        self.evening.updateGeometry()
        self.chart.updateGeometry()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the words anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Be no higher than what there is to tell: the score has the rest."""
        column = self._content.layout()
        if column is not None:
            column.invalidate()
            width, plain = max(1, self.viewport().width()), column.totalSizeHint().height()
            self.setMaximumHeight(column.totalHeightForWidth(width) if column.hasHeightForWidth() else plain)
