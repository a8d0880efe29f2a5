"""A ticket: a match that can be continued."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from tabletop.core.info import GameInfo
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext, SavedMatch
from tabletop.ui.common.painted import PaintedButton, paint_focus, paint_shadow, sized
from tabletop.ui.look.covers import BOX_HEIGHT, LID, cover
from tabletop.ui.look.icons import icon_pixmap
from tabletop.ui.look.lettering import draw_letters, letters_width
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.shelf.kept_pictures import filling
from tabletop.ui.shelf.ticket_look import TicketLook

PUT_AWAY = QT_TRANSLATE_NOOP("Shelf", "Put away", "menu: take a saved match off the shelf")


CONTINUE_MATCH = QT_TRANSLATE_NOOP("Shelf", "Continue {title}: {note} ({names})")


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
        self._growth = 1.0
        self.menu: QMenu | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Title and name for screen readers."""
        from html import escape  # not wanted where no match can be continued

        words = self._context.words
        self.setText(self.saved.title or words.say(self._info.title))
        names = words.listed(self.saved.names)
        self.setAccessibleName(words.say(CONTINUE_MATCH, title=self.text(), note=self.saved.note, names=names))
        # The names may come from a file, and look like HTML.
        self.setToolTip(f"<qt>{escape(self.saved.note)}<br>{escape(names)}</qt>")
        self.update()

    def sizeHint(self) -> QSize:
        """The size of the look: 392 x 104 at 100 % text."""
        return QSize(round(self._px(392)), round(self._px(104)))

    def grow(self, growth: float) -> None:
        """Be so much larger than the text asks for."""
        if growth != self._growth:
            self._growth = growth
            self.updateGeometry()
            self.update()

    def _px(self, at_reference: float) -> float:
        return self._context.metrics.px(at_reference) * self._growth

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
        return QSize(self._context.metrics.px(200), round(self._px(104)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ticket."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -3, -4)
        if not theme.flat:
            paint_shadow(painter, rect, 14, 0.55)
        edge = theme.ctl if self.underMouse() else self._look.edge
        painter.setPen(QPen(QColor(edge), 2 if theme.high_contrast else 1))
        painter.setBrush(QColor(self._look.ground))
        painter.drawRoundedRect(rect, 14, 14)
        x = rect.left() + 10
        if rect.width() >= self._px(300):
            picture = QRectF(x, rect.top() + 10, self._px(112), rect.height() - 20)
            self._paint_picture(painter, picture)
            x = picture.right() + self._px(15)
        else:
            x += 6
        arrow = self._px(15)
        corner = QRectF(rect.right() - 2 * arrow - 14, rect.bottom() - 2 * arrow - 9, 0, 0)
        self._paint_words(painter, QRectF(x, rect.top(), rect.right() - 14 - x, rect.height()), corner.left() - x - 8)
        self._paint_arrow(painter, corner, arrow)
        if self.shows_focus:
            paint_focus(painter, rect.adjusted(-1, -1, 2, 2), 13)
        painter.end()

    def _paint_picture(self, painter: QPainter, area: QRectF) -> None:
        theme = self._context.theme
        painter.setPen(QPen(QColor(theme.line), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.felt[1]))
        if self.saved.picture is not None:
            painter.setBrush(filling(area, self.saved.picture, self.devicePixelRatioF()))
        painter.drawRoundedRect(area, 8, 8)
        if self.saved.picture is not None:
            return
        side = area.height() * 0.82
        picture = cover(
            self.saved.slug, self._context.words.say(self._info.title), round(side), self.devicePixelRatioF()
        )
        corner = area.center() - QRectF(0, 0, side, side * BOX_HEIGHT / LID).center()
        painter.drawPixmap(corner, picture)

    def _paint_words(self, painter: QPainter, room: QRectF, badges_width: float) -> None:
        """Title, note and badges; only the badges have the arrow beside them."""
        metrics = self._context.metrics
        if self.saved.title:
            painter.setFont(sized(self.font(), metrics.name_px * self._growth, True))
            painter.setPen(QColor(self._look.ink))
            line = QRectF(room.left(), room.top() + room.height() * 0.11, room.width(), room.height() * 0.27)
            shown = painter.fontMetrics().elidedText(self.saved.title, Qt.TextElideMode.ElideRight, round(room.width()))
            painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
        else:
            cap = metrics.section_cap_px * self._growth
            width = letters_width(self.text(), cap)
            if width is not None and width > room.width():
                cap *= max(0.6, room.width() / width)
            y = room.top() + room.height() * 0.32
            draw_letters(painter, self.text(), cap, self._look.ink, x=room.left(), y=y)
        painter.setFont(sized(self.font(), metrics.log_px * self._growth))
        painter.setPen(QColor(self._look.quiet))
        note = QRectF(room.left(), room.top() + room.height() * 0.37, room.width(), room.height() * 0.25)
        shown = painter.fontMetrics().elidedText(self.saved.note, Qt.TextElideMode.ElideRight, round(note.width()))
        painter.drawText(note, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
        theme, side = self._context.theme, self._px(23)
        step = min(side + 6.0, (badges_width - side) / max(1, len(self.saved.colours) - 1))
        middle = room.top() + room.height() * 0.67 + side / 2
        for number, colour in enumerate(self.saved.colours):
            animal = self.saved.animals[number] if self.saved.animals else ""
            left = room.left() + number * step
            draw_badge(painter, theme.seats[colour % 8], left + side / 2, middle, side / 2, theme, animal)

    def _paint_arrow(self, painter: QPainter, corner: QRectF, radius: float) -> None:
        look = self._look
        disc = QRectF(corner.left(), corner.top(), 2 * radius, 2 * radius)
        painter.setPen(QPen(QColor(look.edge), 2) if self._context.theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.main if self._is_first else look.track))
        painter.drawEllipse(disc)
        side = round(radius * 1.1)
        ink = look.on_main if self._is_first else look.ink
        picture = icon_pixmap("play", ink, side, float(self.devicePixelRatioF()))
        painter.drawPixmap(disc.center() - QRectF(0, 0, side, side).center(), picture)

    @property
    def _look(self) -> TicketLook:
        return TicketLook.of(self._context)
