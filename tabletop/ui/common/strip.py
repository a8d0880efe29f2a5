"""The speaking strip: the one place where the table talks. Whose turn it is, what was refused and why, hints, remarks.

Screen readers hear the same: every new text is announced.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from tabletop.ui.common.announcing import announce
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import PaintedButton, paint_focus, paint_shadow, sized
from tabletop.ui.common.paper_buttons import enlarged, wrapped
from tabletop.ui.look.metrics import Metrics

MARGIN = 7
CHANGE_MS = 160
_FIRST_SHARE = 0.4
"""New words are to be read from their first picture on, however long the next one takes."""
_BAND = 12
LEAST_PX = 44
_LEFT = 54
_SMALLER = 0.8
_HEAD_PX, _BELOW_PX = 15, 14
"""What is written is never smaller."""
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class Tone(StrEnum):
    """What kind of thing is said."""

    PROMPT = "prompt"
    REFUSAL = "refusal"
    HINT = "hint"
    NOTICE = "notice"


_LINK_ROOM, _MOST_LINES = 10, 4
_ICONS = {Tone.PROMPT: "hand", Tone.REFUSAL: "why", Tone.HINT: "hint", Tone.NOTICE: "info"}


class LinkButton(PaintedButton):
    """Underlined words that lead somewhere. Wider than `most_width` they take the lines that they need, up to four,
    in the middle unless `is_flush`. `scale` is a factor on them: a large table is read from afar."""

    def __init__(self, context: AppContext, px: float = 15, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._px = px
        self.scale = 1.0
        self.most_width: int | None = None
        self.is_flush = False
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str) -> None:
        """Write its text and accessible name."""
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def _font(self) -> QFont:
        font = sized(self.font(), self._context.metrics.px(self._px * self.scale), True)
        font.setUnderline(True)
        return font

    def sizeHint(self) -> QSize:
        """The size of the words, with room for the focus frame."""
        measure = QFontMetricsF(self._font())
        width, lines = round(measure.horizontalAdvance(self.text())) + 14, 1
        if self.most_width is not None and width > self.most_width:
            lines = len(wrapped(measure, self.text(), self.most_width - _LINK_ROOM, _MOST_LINES))
        height = max(self._context.metrics.px(32), round(measure.height()) * lines + 8)
        return QSize(min(width, self.most_width or width), height)

    def minimumSizeHint(self) -> QSize:
        """The least size: it is cut where there is no room at all."""
        return QSize(self._context.metrics.px(40), self.sizeHint().height())

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(6, 0, 6 - _LINK_ROOM, 0)

    def lines(self) -> list[str]:
        """Its words as they are broken in the room that it has; what has no room is cut."""
        measure, box = QFontMetricsF(self._font()), self._box()
        return wrapped(measure, self.text(), box.width(), max(1, int(box.height() / measure.height())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font())
        painter.setPen(QColor(self._context.theme.link))
        measure, box, lines = QFontMetricsF(self._font()), self._box(), self.lines()
        is_left = self.is_flush or len(lines) == 1
        align = Qt.AlignmentFlag.AlignLeft if is_left else Qt.AlignmentFlag.AlignHCenter
        y = box.center().y() - measure.height() * len(lines) / 2
        for line in lines:
            row = QRectF(box.left(), y, box.width(), measure.height())
            painter.drawText(row, int(align | Qt.AlignmentFlag.AlignVCenter), line)
            y += measure.height()
        if self.shows_focus:
            paint_focus(painter, QRectF(self.rect()), 6)
        painter.end()


class Strip(QFrame):
    """The strip. Its widget is larger than its paper by MARGIN, for the shadow.

    `scale` is a factor on its text; `shrink` another, for large text that has no room, which leaves it readable;
    `compact`: smaller, and the second sentence is left to the link and to screen readers.
    """

    link_clicked = Signal()
    height_changed = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.tone = Tone.PROMPT
        self.head = ""
        self.below = ""
        self.scale = self.shrink = 1.0
        self.compact = False
        self._heights: dict[tuple[object, ...], int] = {}
        self._link = LinkButton(context, parent=self)
        self._link.hide()
        self._link.clicked.connect(self.link_clicked)
        self._change = QVariantAnimation(self)
        self._change.setStartValue(_FIRST_SHARE)
        self._change.setEndValue(1.0)
        self._change.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._change.valueChanged.connect(self.update)

    @property
    def _metrics(self) -> Metrics:
        return enlarged(self._context.metrics, self.scale)

    @property
    def link(self) -> LinkButton:
        """The link at the right, hidden where it leads nowhere."""
        return self._link

    def speak(self, tone: Tone, head: str, below: str = "", link: str = "") -> None:
        """Say something: `head` bold if `below` follows, `link` the words of the link."""
        changed = (tone, head, below) != (self.tone, self.head, self.below)
        if not changed and link == self._link.text():
            return
        self.tone, self.head, self.below = tone, head, below
        self._link.set_words(link)
        self._link.setVisible(bool(link))
        self._heights.clear()
        whole = f"{head} {below}".strip()
        self.setAccessibleName(whole)
        self._place_link()
        self.height_changed.emit()
        self.update()
        if not changed:
            return
        self._announce(whole)
        self._change.stop()
        duration_ms = round(CHANGE_MS * self._context.speed)
        if duration_ms and self.isVisible():
            self._change.setDuration(duration_ms)
            self._change.start()

    def finish(self) -> None:
        """End the movement of a change at once."""
        self._change.stop()
        self.update()

    def _announce(self, words: str) -> None:
        if self.isVisible() and words:
            announce(self, words, urgent=self.tone is Tone.REFUSAL)

    # Sizes

    @property
    def _shown(self) -> tuple[str, str]:
        return self.head, "" if self.compact and self._link.text() else self.below

    def _fonts(self) -> tuple[QFont, QFont]:
        metrics = self._metrics
        head_px = max(metrics.strip_px * self.shrink * (_SMALLER if self.compact else 1), _HEAD_PX)
        below_px = max(metrics.px(_BELOW_PX) * self.shrink, _BELOW_PX)
        return sized(self.font(), head_px, bool(self.below)), sized(self.font(), below_px)

    def _left(self) -> float:
        return _BAND + self._metrics.px(_LEFT - _BAND)

    def _text_width(self, paper_width: float) -> float:
        link = self._link.sizeHint().width() + 12 if self._link_beside(paper_width) else 0
        return max(40.0, paper_width - self._left() - 14 - link)

    def _link_beside(self, paper_width: float) -> bool:
        return not self._link.isHidden() and self._link.sizeHint().width() < paper_width * 0.42

    def paper_height(self, paper_width: int) -> int:
        """How high the paper must be at this width so that nothing is cut. Whoever looks for a place asks often."""
        asked = (paper_width, self.compact, self.scale, self.shrink, self._context.metrics, self.font().key())
        if asked not in self._heights:
            self._heights[asked] = self._height_at(paper_width)
        return self._heights[asked]

    def _size_link(self) -> None:
        """The link is as large as the words beside it, and readable."""
        self._link.scale = max(self.scale * self.shrink, min(self.scale, 1 / self._context.metrics.factor))

    def _height_at(self, paper_width: int) -> int:
        self._size_link()
        width = self._text_width(paper_width)
        heights = [
            QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), _WRAP, text).height()
            for font, text in zip(self._fonts(), self._shown, strict=True)
            if text
        ]
        link = self._link.sizeHint().height() if not self._link.isHidden() else 0
        below = link if link and not self._link_beside(paper_width) else 0
        return max(LEAST_PX, round(sum(heights)) + below + 12)

    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    def _place_link(self) -> None:
        if self._link.isHidden():
            return
        self._size_link()
        paper, size = self._paper(), self._link.sizeHint()
        if self._link_beside(paper.width()):
            x, y = paper.right() - size.width() - 10, paper.center().y() - size.height() / 2
        else:
            x, y = paper.left() + self._left() - 6, paper.bottom() - size.height() - 2
            size.setWidth(min(size.width(), round(paper.width() - self._left())))
        self._link.setGeometry(round(x), round(y), size.width(), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the link at the right."""
        super().resizeEvent(event)
        self._place_link()

    # Painting

    def _colours(self) -> tuple[str, str, str]:
        """Ground, band and icon."""
        theme = self._context.theme
        if self.tone is Tone.REFUSAL:
            return theme.badbg, theme.bad, theme.bad
        if self.tone in (Tone.HINT, Tone.NOTICE):
            return theme.hintbg, theme.hint, theme.hint
        return theme.panel, theme.prim, theme.prim

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, band, icon and text."""
        theme = self._context.theme
        ground, band, icon_colour = self._colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = self._paper()
        if not theme.flat:
            paint_shadow(painter, paper, 12, 0.9)
        shape = QPainterPath()
        shape.addRoundedRect(paper, 12, 12)
        painter.fillPath(shape, QColor(ground))
        painter.save()
        painter.setClipPath(shape)
        painter.fillRect(QRectF(paper.left(), paper.top(), _BAND, paper.height()), QColor(band))
        painter.restore()
        if theme.high_contrast or self.tone is Tone.REFUSAL:
            painter.setPen(QPen(QColor(theme.text if theme.high_contrast else band), 2 if theme.flat else 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(shape)
        self._paint_text(painter, paper, icon_colour)
        painter.end()

    def _paint_text(self, painter: QPainter, paper: QRectF, icon_colour: str) -> None:
        theme, metrics = self._context.theme, self._metrics
        running = self._change.state() is QVariantAnimation.State.Running
        share = float(self._change.currentValue()) if running else 1.0
        painter.setOpacity(share)
        painter.translate(0, 8 * (1 - share))
        side = metrics.px(22)
        icon = self._context.icon(_ICONS[self.tone], side, icon_colour)
        icon_x = round(paper.left() + _BAND + (self._left() - _BAND - side) / 2)
        icon.paint(painter, icon_x, round(paper.center().y() - side / 2), side, side)
        width = self._text_width(paper.width())
        head_font, below_font = self._fonts()
        head = QFontMetricsF(head_font).boundingRect(QRectF(0, 0, width, 10_000), _WRAP, self.head).height()
        second = self._shown[1]
        below = QFontMetricsF(below_font).boundingRect(QRectF(0, 0, width, 10_000), _WRAP, second).height()
        below = below if second else 0.0
        bottom = paper.bottom()
        if not self._link.isHidden() and not self._link_beside(paper.width()):
            bottom = self._link.y()
        y = paper.top() + max(0.0, (bottom - paper.top() - head - below) / 2)
        painter.setPen(QColor(theme.text))
        painter.setFont(head_font)
        painter.drawText(QRectF(paper.left() + self._left(), y, width, head + 1), _WRAP, self.head)
        if second:
            painter.setPen(QColor(theme.text2))
            painter.setFont(below_font)
            painter.drawText(QRectF(paper.left() + self._left(), y + head, width, below + 1), _WRAP, second)
