"""A box on the shelf, with its paper tag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QEvent, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from tabletop.core.info import GameInfo
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import PaintedButton, draw_shadow, paint_shadow, sized
from tabletop.ui.look.covers import BOX_HEIGHT, LID, cover
from tabletop.ui.look.icons import icon_pixmap
from tabletop.ui.look.theme import INK
from tabletop.ui.shelf.game_facts import AGE_FROM, Fact, box_minutes, players_text, tag_facts, time_text

if TYPE_CHECKING:
    from PySide6.QtCore import QPropertyAnimation


ALL_FACTS = QT_TRANSLATE_NOOP("Shelf", "{title}, {players}, {age}, {minutes}", "name of a box for screen readers")


HOVER_LIFT_PX = 6.0
WALKING = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
_EDGE_PX = 8


class GameBox(PaintedButton):
    """A box on the shelf. It stands on the bottom edge of its lid; its tag hangs on the plank below.

    `lean` goes from 0 to 1 while the pointer is over it: the box tilts up, at once where the window has appeared under
    a pointer that rests there, before it `was_seen`. The widget is larger than the box by MARGIN_PX, for the shadow and
    the frame of the focus.
    """

    MARGIN_PX = 10

    def __init__(self, context: AppContext, info: GameInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.info = info
        self.side_px = 168
        self.tag_height_px = 28
        self.tag_growth = 1.0
        self.facts: list[Fact] = []
        self.tag: list[list[Fact]] = [[]]
        self.minutes = 0
        self.was_seen = False
        self._lean = 0.0
        self._motion: QPropertyAnimation | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def _get_lean(self) -> float:
        return self._lean

    def _set_lean(self, lean: float) -> None:
        self._lean = lean
        self.update()

    lean = Property(float, _get_lean, _set_lean)

    def retranslate(self) -> None:
        """Title, name for screen readers and tooltip."""
        words = self._context.words
        self.setText(words.say(self.info.title))
        players, age = players_text(self._context, self.info), words.say(AGE_FROM, n=self.info.age)
        self.minutes = box_minutes(self._context, self.info)
        self.facts = tag_facts(self._context, self.info, self.minutes)
        minutes = time_text(self._context, self.minutes)
        self.setAccessibleName(words.say(ALL_FACTS, title=self.text(), players=players, age=age, minutes=minutes))
        self.setToolTip(words.say(self.info.aim))
        self.update()

    def refresh(self) -> bool:
        """Tell how long a match takes by the set-up that was last used; whether that has changed."""
        if box_minutes(self._context, self.info) == self.minutes:
            return False
        self.retranslate()
        return True

    def box_height(self) -> float:
        """Height of the drawn box."""
        return self.side_px * BOX_HEIGHT / LID

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tilt the box under the pointer."""
        super().enterEvent(event)
        self._tilt(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Let it stand again."""
        super().leaveEvent(event)
        self._tilt(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys that walk from box to box to the cupboard."""
        if event.key() in WALKING:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _tilt(self, is_up: bool) -> None:
        goal, speed = (1.0 if is_up else 0.0), self._context.speed
        if self._motion is not None:
            self._motion.stop()
        if speed == 0 or not self.was_seen:
            self._set_lean(goal)
            return
        from PySide6.QtCore import QEasingCurve, QPropertyAnimation  # not wanted before something moves

        self._motion = QPropertyAnimation(self, b"lean", self)
        self._motion.setDuration(round(140 * speed))
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.setEndValue(goal)
        self._motion.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint box, tag and focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin, lift = self.MARGIN_PX, self._lean * HOVER_LIFT_PX
        box = QRectF(margin, margin + HOVER_LIFT_PX - lift, self.side_px, self.box_height())
        if not self._context.theme.flat:
            self._paint_shadow(painter, box)
        painter.save()
        if self._lean:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(box.center())
            painter.rotate(-1.6 * self._lean)
            painter.translate(-box.center())
        painter.drawPixmap(box.topLeft(), self.prepare())
        painter.restore()
        if self.shows_focus:
            self._paint_lamp(painter, box)
        self._paint_tag(painter)
        painter.end()

    def prepare(self) -> QPixmap:
        """The picture of the box; it is made at the first call for a size and a title."""
        return cover(self.info.slug, self.text(), self.side_px, self.devicePixelRatioF())

    def _paint_shadow(self, painter: QPainter, box: QRectF) -> None:
        """Paint the shadow; boxes that stand straight share its picture."""
        shadow = draw_shadow if self._lean else paint_shadow
        shadow(painter, box.adjusted(0, 4, 0, 0), 9, 1.0 + self._lean * 0.4)

    def _paint_lamp(self, painter: QPainter, box: QRectF) -> None:
        frame = box.adjusted(-4.5, -4.5, 4.5, 4.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in ((6.0, INK), (3.4, self._context.theme.lamp)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(frame, 12, 12)

    def tag_rect(self) -> QRectF:
        """The paper on the plank."""
        wide = self.side_px - 16
        return QRectF((self.width() - wide) / 2, self.height() - self.tag_height_px - 6, wide, self.tag_height_px)

    def _paint_tag(self, painter: QPainter) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        tag = self.tag_rect()
        painter.setPen(QPen(QColor(theme.text if theme.high_contrast else "#C9B58E"), 1))
        painter.setBrush(QColor(theme.paper.board if theme.dark else theme.field))
        painter.drawRoundedRect(tag, 5, 5)
        ink = "#000000" if theme.high_contrast else INK
        if theme.high_contrast and theme.dark:
            ink = "#000000"
        painter.setFont(sized(self.font(), metrics.smallest_px * self.tag_growth, True))
        height = tag.height() / len(self.tag)
        for row, line in enumerate(self.tag):
            self._paint_facts(painter, QRectF(tag.left(), tag.top() + row * height, tag.width(), height), line, ink)

    def _icon_px(self) -> int:
        return round(self._context.metrics.px(15) * self.tag_growth)

    def _fact_widths(self, facts: list[tuple[str, str]]) -> list[float]:
        measure = QFontMetricsF(sized(self.font(), self._context.metrics.smallest_px * self.tag_growth, True))
        return [self._icon_px() + 4 + measure.horizontalAdvance(text) for _, text in facts]

    def facts_width(self, facts: list[tuple[str, str]]) -> float:
        """How wide a line of the tag is, without the room between its facts."""
        return sum(self._fact_widths(facts))

    def _paint_facts(self, painter: QPainter, line: QRectF, facts: list[tuple[str, str]], ink: str) -> None:
        side, widths = self._icon_px(), self._fact_widths(facts)
        gap = (line.width() - 2 * _EDGE_PX - sum(widths)) / max(1, len(facts) - 1) if len(facts) > 1 else 0
        x = line.left() + _EDGE_PX
        for (name, text), width in zip(facts, widths, strict=True):
            top = line.center().y() - side / 2
            painter.drawPixmap(QRectF(x, top, side, side).topLeft(), icon_pixmap(name, ink, side, self._dpr()))
            painter.setPen(QColor(ink))
            room = QRectF(x + side + 4, line.top(), width, line.height())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
            x += width + gap

    def _dpr(self) -> float:
        return float(self.devicePixelRatioF())
