"""How a match looks in the list: a card in the manner of the tickets on the shelf, and a field to type its title."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tabletop import games
from tabletop.store.listing import Summary
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import paint_focus, sized
from tabletop.ui.look.covers import BOX_HEIGHT, LID, cover
from tabletop.ui.look.icons import icon_pixmap
from tabletop.ui.look.painting.animals import animals_of
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.matches.model import NOTE_ROLE, PICTURE_ROLE, SUMMARY_ROLE, MatchesModel
from tabletop.ui.shelf.kept_pictures import filling
from tabletop.ui.shelf.ticket_look import TicketLook

ROW_PX = 96
_GAP_PX = 8

Index = QModelIndex | QPersistentModelIndex


class MatchCards(QStyledItemDelegate):
    """Paints the matches of `model`. `opened(index)`: somebody pressed the arrow of a card."""

    opened = Signal(object)

    def __init__(self, context: AppContext, model: MatchesModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the ticket of the shelf, nearly."""
        return QSize(200, self._context.metrics.px(ROW_PX) + _GAP_PX)

    # Renaming

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """A field over the title."""
        field = QLineEdit(parent)
        field.setAccessibleName(str(index.data()))
        return field

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Lay the field where the words are."""
        words = self._words_rect(self._card(QRectF(option.rect)))
        high = editor.sizeHint().height()
        editor.setGeometry(QRect(round(words.left()) - 8, round(words.top()), round(words.width()), high))

    def editorEvent(self, event: QEvent, model: object, option: QStyleOptionViewItem, index: Index) -> bool:
        """Notice a click on the arrow."""
        released = event.type() == QEvent.Type.MouseButtonRelease
        if released and isinstance(event, QMouseEvent) and event.button() is Qt.MouseButton.LeftButton:
            disc = self._arrow(self._card(QRectF(option.rect)))
            if disc.adjusted(-6, -6, 6, 6).contains(event.position()):
                self.opened.emit(index)
                return True
        return False

    # Where things are

    def _card(self, rect: QRectF) -> QRectF:
        return rect.adjusted(3, _GAP_PX / 2, -3, -_GAP_PX / 2)

    def _picture(self, card: QRectF) -> QRectF:
        metrics = self._context.metrics
        shown = card.width() >= metrics.px(380)
        return QRectF(card.left() + 9, card.top() + 9, metrics.px(112) if shown else 0, card.height() - 18)

    def _arrow(self, card: QRectF) -> QRectF:
        side = 2.0 * self._context.metrics.px(19)
        return QRectF(card.right() - side - 14, card.center().y() - side / 2, side, side)

    def _words_rect(self, card: QRectF) -> QRectF:
        left = self._picture(card).right() + 15
        return QRectF(left, card.top() + 8, self._arrow(card).left() - left - 12, card.height() - 16)

    # Painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint picture, words, badges and arrow."""
        match = index.data(SUMMARY_ROLE)
        if not isinstance(match, Summary):
            return
        theme, state = self._context.theme, option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = self._card(QRectF(option.rect))
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        look = TicketLook.of(self._context)
        edge = theme.prim if chosen else theme.ctl if hovered else look.edge
        painter.setPen(QPen(QColor(edge), 3 if chosen else 2 if theme.high_contrast else 1))
        painter.setBrush(QColor(look.ground))
        painter.drawRoundedRect(card, 14, 14)
        picture = self._picture(card)
        if picture.width():
            self._paint_picture(painter, picture, match, index.data(PICTURE_ROLE))
        self._paint_words(painter, self._words_rect(card), match, str(index.data()), str(index.data(NOTE_ROLE)))
        self._paint_arrow(painter, self._arrow(card), match, chosen)
        if state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_KeyboardFocusChange:
            paint_focus(painter, card.adjusted(-1, -1, 1, 1), 13)
        painter.restore()

    def _paint_picture(self, painter: QPainter, area: QRectF, match: Summary, picture: QImage | None) -> None:
        theme, dpr = self._context.theme, painter.device().devicePixelRatioF()
        painter.setPen(QPen(QColor(theme.line), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.felt[1]) if picture is None else filling(area, picture, dpr))
        painter.drawRoundedRect(area, 8, 8)
        if picture is None:
            side, slug = area.height() * 0.82, match.header.game
            box = cover(slug, self._context.words.say(games.info(slug).title), round(side), dpr)
            painter.drawPixmap(area.center() - QRectF(0, 0, side, side * BOX_HEIGHT / LID).center(), box)

    def _paint_words(self, painter: QPainter, room: QRectF, match: Summary, title: str, note: str) -> None:
        look, metrics = TicketLook.of(self._context), self._context.metrics
        side = metrics.px(20)
        badges = self._paint_badges(painter, room, match, side)
        third = room.height() / 3
        lines = (
            (title, sized(painter.font(), metrics.name_px, True), look.ink, room.width()),
            (note, sized(painter.font(), metrics.log_px), look.quiet, room.width()),
            (self._model.below(match), sized(painter.font(), metrics.quiet_px), look.quiet, room.width() - badges),
        )
        for number, (words, font, colour, width) in enumerate(lines):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            left = room.left() + (badges if number == 2 else 0)
            line = QRectF(left, room.top() + number * third, width, third)
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, round(width))
            painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)

    def _paint_badges(self, painter: QPainter, room: QRectF, match: Summary, side: float) -> float:
        """Paint the badges of the seats before the names; how much room they take."""
        colours = games.info(match.header.game).colours_of(match.header.setup)
        step = side + 3.0
        top = room.bottom() - room.height() / 6 - side / 2
        theme, animals = self._context.theme, animals_of(tuple(one.computer for one in match.header.players))
        for number, (colour, animal) in enumerate(zip(colours, animals, strict=True)):
            middle = room.left() + number * step + side / 2
            draw_badge(painter, theme.seats[colour % 8], middle, top + side / 2, side / 2, theme, animal)
        return len(colours) * step + 6

    def _paint_arrow(self, painter: QPainter, disc: QRectF, match: Summary, chosen: bool) -> None:
        theme, look = self._context.theme, TicketLook.of(self._context)
        painter.setPen(QPen(QColor(theme.ctl), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.main if chosen else look.track))
        painter.drawEllipse(disc)
        side, ink = round(disc.width() * 0.55), look.on_main if chosen else look.ink
        name = "eye" if match.winners is not None else "play"
        picture = icon_pixmap(name, ink, side, painter.device().devicePixelRatioF())
        painter.drawPixmap(disc.center() - QRectF(0, 0, side, side).center(), picture)
