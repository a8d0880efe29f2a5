"""What stands on the shelf: boxes with their paper tags, and the tickets of matches that go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QContextMenuEvent,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from tabletop.core.info import GameInfo
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext, SavedMatch
from tabletop.ui.common.widgets import (
    BADGES,
    PaintedButton,
    draw_shadow,
    paint_focus,
    paint_shadow,
    sized,
    track_colour,
)
from tabletop.ui.look.covers import BOX_HEIGHT, LID, cover
from tabletop.ui.look.icons import icon_pixmap
from tabletop.ui.look.lettering import draw_letters, letters_width
from tabletop.ui.look.theme import INK

if TYPE_CHECKING:
    from PySide6.QtCore import QPropertyAnimation

PLAYERS_TO = QT_TRANSLATE_NOOP("Shelf", "{least}–{most}", "numbers of players or minutes, least to most")
AGE_UP = QT_TRANSLATE_NOOP("Shelf", "{age}+", "age in years and up, on the tag of a box")
ALL_FACTS = QT_TRANSLATE_NOOP("Shelf", "{title}, {players}, {age}, {minutes}", "name of a box for screen readers")
PLAYERS = PLURAL_NOOP("Shelf", "%n player(s)", "", 1)
PLAYERS_RANGE = QT_TRANSLATE_NOOP("Shelf", "{least} to {most} players")
AGE_FROM = PLURAL_NOOP("Shelf", "from %n year(s)", "age", 1)
MINUTES = PLURAL_NOOP("Shelf", "about %n minute(s)", "", 1)
PUT_AWAY = QT_TRANSLATE_NOOP("Shelf", "Put away", "menu: take a saved match off the shelf")
CONTINUE_MATCH = QT_TRANSLATE_NOOP("Shelf", "Continue {title}: {note} ({names})")
HOVER_LIFT_PX = 6.0


def players_text(context: AppContext, info: GameInfo) -> str:
    """ "2 to 4 players" """
    least, most = info.seats
    if least == most:
        return context.words.say(PLAYERS, n=most)
    return context.words.say(PLAYERS_RANGE, least=least, most=most)


def middle_minutes(info: GameInfo) -> int:
    """One figure for the tag: the middle of least and most, to the nearest five from ten on."""
    middle = sum(info.minutes) / 2
    return round(middle) if middle < 10 else round(middle / 5) * 5


class GameBox(PaintedButton):
    """A box on the shelf. It stands on the bottom edge of its lid; its tag hangs on the plank below.

    `lean` goes from 0 to 1 while the pointer is over it: the box tilts up. The widget is larger than the box by
    MARGIN_PX, for the shadow and the frame of the focus.
    """

    MARGIN_PX = 10

    def __init__(self, context: AppContext, info: GameInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.info = info
        self.side_px = 168.0
        self.tag_height_px = 28
        self.tag: list[list[tuple[str, str]]] = [[]]
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
        minutes = words.say(MINUTES, n=middle_minutes(self.info))
        self.setAccessibleName(words.say(ALL_FACTS, title=self.text(), players=players, age=age, minutes=minutes))
        self.setToolTip(words.say(self.info.aim))
        self.update()

    def box_height(self) -> float:
        """Height of the drawn box."""
        return self.side_px * BOX_HEIGHT / LID

    def event(self, event: QEvent) -> bool:
        """Tilt the box under the pointer."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self._tilt(event.type() == QEvent.Type.HoverEnter)
        return super().event(event)

    def _tilt(self, is_up: bool) -> None:
        goal, speed = (1.0 if is_up else 0.0), self._context.speed
        if self._motion is not None:
            self._motion.stop()
        if speed == 0:
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
        painter.setFont(sized(self.font(), metrics.smallest_px, True))
        height = tag.height() / len(self.tag)
        for row, line in enumerate(self.tag):
            self._paint_facts(painter, QRectF(tag.left(), tag.top() + row * height, tag.width(), height), line, ink)

    def _paint_facts(self, painter: QPainter, line: QRectF, facts: list[tuple[str, str]], ink: str) -> None:
        side = self._context.metrics.px(15)
        widths = [side + 4 + QFontMetricsF(painter.font()).horizontalAdvance(text) for _, text in facts]
        gap = (line.width() - 16 - sum(widths)) / max(1, len(facts) - 1) if len(facts) > 1 else 0
        x = line.left() + 8
        for (name, text), width in zip(facts, widths, strict=True):
            top = line.center().y() - side / 2
            painter.drawPixmap(QRectF(x, top, side, side).topLeft(), icon_pixmap(name, ink, side, self._dpr()))
            painter.setPen(QColor(ink))
            room = QRectF(x + side + 4, line.top(), width, line.height())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
            x += width + gap

    def _dpr(self) -> float:
        return float(self.devicePixelRatioF())


def tag_facts(context: AppContext, info: GameInfo) -> list[tuple[str, str]]:
    """(icon, figure) of players, age and minutes."""
    words = context.words
    least, most = info.seats
    players = words.number(least) if least == most else words.say(PLAYERS_TO, least=least, most=most)
    return [
        ("players", players),
        ("age", words.say(AGE_UP, age=info.age)),
        ("clock", words.number(middle_minutes(info))),
    ]


def tag_width(context: AppContext, facts: list[tuple[str, str]]) -> float:
    """How wide a tag must be to say its facts in one line, in logical pixels."""
    font = QFontMetricsF(sized(QGuiApplication.font(), context.metrics.smallest_px, True))
    side = context.metrics.px(15)
    return sum(side + 4 + font.horizontalAdvance(text) for _, text in facts) + 16 + 2 * 8


class Ticket(PaintedButton):
    """A match that can be continued: picture, title, where it stands, whose it is, and a big arrow.

    `put_away`: the Delete key was pressed, or the one line of its menu chosen.
    """

    put_away = Signal()

    def __init__(self, context: AppContext, info: GameInfo, saved: SavedMatch, is_first: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._info = info
        self.saved = saved
        self._is_first = is_first
        self.menu: QMenu | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Title and name for screen readers."""
        words = self._context.words
        self.setText(words.say(self._info.title))
        names = words.locale.createSeparatedList(list(self.saved.names))
        self.setAccessibleName(words.say(CONTINUE_MATCH, title=self.text(), note=self.saved.note, names=names))
        self.setToolTip(names)
        self.update()

    def sizeHint(self) -> QSize:
        """The size of the look: 392 x 104 at 100 % text."""
        metrics = self._context.metrics
        return QSize(metrics.px(392), metrics.px(104))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete puts away."""
        if event.key() == Qt.Key.Key_Delete:
            self.put_away.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu, by the right button or the menu key."""
        if self.menu is not None:
            self.menu.deleteLater()
        self.menu = QMenu(self)
        self.menu.addAction(self._context.words.say(PUT_AWAY)).triggered.connect(self.put_away)
        self.menu.popup(event.globalPos())

    def minimumSizeHint(self) -> QSize:
        """The size without the picture."""
        metrics = self._context.metrics
        return QSize(metrics.px(200), metrics.px(104))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ticket."""
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -3, -4)
        if not theme.flat:
            paint_shadow(painter, rect, 14, 0.55)
        painter.setPen(QPen(QColor(theme.ctl if self.underMouse() else theme.line), 2 if theme.high_contrast else 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(rect, 14, 14)
        x = rect.left() + 10
        if rect.width() >= metrics.px(300):
            picture = QRectF(x, rect.top() + 10, metrics.px(112), rect.height() - 20)
            self._paint_picture(painter, picture)
            x = picture.right() + 15
        else:
            x += 6
        arrow = metrics.px(19)
        self._paint_words(painter, QRectF(x, rect.top(), rect.right() - x - 2 * arrow - 22, rect.height()))
        self._paint_arrow(painter, QRectF(rect.right() - 2 * arrow - 14, rect.bottom() - 2 * arrow - 10, 0, 0), arrow)
        if self.shows_focus:
            paint_focus(painter, rect.adjusted(-1, -1, 2, 2), 13)
        painter.end()

    def _paint_picture(self, painter: QPainter, area: QRectF) -> None:
        theme = self._context.theme
        painter.setPen(QPen(QColor(theme.line), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.felt[1]))
        if self.saved.picture is not None:
            painter.setBrush(self._table_brush(area, self.saved.picture))
        painter.drawRoundedRect(area, 8, 8)
        if self.saved.picture is not None:
            return
        side = area.height() * 0.82
        picture = cover(self.saved.slug, self.text(), round(side), self.devicePixelRatioF())
        corner = area.center() - QRectF(0, 0, side, side * BOX_HEIGHT / LID).center()
        painter.drawPixmap(corner, picture)

    def _table_brush(self, area: QRectF, picture: QImage) -> QBrush:
        """The picture of the table as large as fills the area, its middle in the middle."""
        dpr = self.devicePixelRatioF()
        wanted = (area.size() * dpr).toSize()
        filling = picture.scaled(
            wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
        )
        filling.setDevicePixelRatio(dpr)
        brush = QBrush(filling)
        corner = area.center() - QRectF(QPointF(), filling.deviceIndependentSize()).center()
        brush.setTransform(QTransform.fromTranslate(corner.x(), corner.y()))
        return brush

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        cap = float(metrics.section_cap_px)
        width = letters_width(self.text(), cap)
        if width is not None and width > room.width():
            cap *= max(0.6, room.width() / width)
        y = room.top() + room.height() * 0.32
        draw_letters(painter, self.text(), cap, theme.text, x=room.left(), y=y)
        painter.setFont(sized(self.font(), metrics.log_px))
        painter.setPen(QColor(theme.text2))
        note = QRectF(room.left(), room.top() + room.height() * 0.39, room.width(), room.height() * 0.25)
        shown = painter.fontMetrics().elidedText(self.saved.note, Qt.TextElideMode.ElideRight, round(note.width()))
        painter.drawText(note, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
        side = metrics.px(23)
        step = min(side + 6.0, (room.width() - side) / max(1, len(self.saved.colours) - 1))
        for number, colour in enumerate(self.saved.colours):
            place = QRectF(room.left() + number * step, room.top() + room.height() * 0.67, side, side)
            self._context.art.render(painter, f"badge-{BADGES[colour % 8]}", place)

    def _paint_arrow(self, painter: QPainter, corner: QRectF, radius: float) -> None:
        theme = self._context.theme
        disc = QRectF(corner.left(), corner.top(), 2 * radius, 2 * radius)
        painter.setPen(QPen(QColor(theme.ctl), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.prim if self._is_first else track_colour(self._context)))
        painter.drawEllipse(disc)
        side = round(radius * 1.1)
        picture = icon_pixmap(
            "play", theme.onprim if self._is_first else theme.text, side, float(self.devicePixelRatioF())
        )
        painter.drawPixmap(disc.center() - QRectF(0, 0, side, side).center(), picture)
