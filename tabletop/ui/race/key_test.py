"""The ten seconds before a match in real time: everybody presses their key, or each of several, once and sees it light
up."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.model import Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, say
from tabletop.core.view import Button, View
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.key_caps import cap_width, draw_key, key_name
from tabletop.ui.common.key_positions import KeyLetters
from tabletop.ui.common.painted import PaintedButton, cycle_focus, paint_focus, paint_sheet, sized
from tabletop.ui.common.paper_buttons import Paint, PaperButton, dress, enlarged
from tabletop.ui.look.lettering import LetterLabel
from tabletop.ui.look.metrics import Metrics
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.session.session import Session

TITLE = QT_TRANSLATE_NOOP("Table", "Key test")
PRESS_ONCE = QT_TRANSLATE_NOOP("Table", "Everybody presses their own key once. To change a key, click it.")
PRESS_ALL = QT_TRANSLATE_NOOP("Table", "Everybody presses their own keys once. To change a key, click it.")
PRESS_NEW = QT_TRANSLATE_NOOP("Table", "{player} presses a new key.")
BEGINS_IN = PLURAL_NOOP("Table", "The match begins in %n second(s).", "", 1)
BEGIN = QT_TRANSLATE_NOOP("Table", "Begin")
GO_ON = QT_TRANSLATE_NOOP("Table", "Go on")
FOUND = QT_TRANSLATE_NOOP("Table", "{player}: {key}, pressed")
WAITING = QT_TRANSLATE_NOOP("Table", "{player}: {key}")
FOUND_CALL = QT_TRANSLATE_NOOP(
    "Table", "{player}, {call}: {key}, pressed", "the key of one of several calls of a player"
)
WAITING_CALL = QT_TRANSLATE_NOOP("Table", "{player}, {call}: {key}", "the key of one of several calls of a player")
SPACE = "Space"
"""This key is that of no hand: it presses the button that there is."""
SECOND_MS = 1000
SECONDS = 10
ALL_FOUND_MS = 900
_NIGHT = "#14211C"
_SHEET, _WIDE_SHEET = 520.0, 700.0
_SHRINKS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Factors on large words, tried one after the other. None makes them smaller than they are at 100 %."""


def tested_buttons(view: View, people: frozenset[Seat]) -> tuple[Button, ...]:
    """The buttons of these people that have a key of their own."""
    own = (button for button in view.buttons if button.key not in ("", SPACE))
    return tuple(button for button in own if button.seat in people)


class KeyRow(PaintedButton):
    """One key: the badge and the name of its person, or, where each has several, a badge and what is called; then the
    key. It lights up once the key has been pressed; a click changes the key."""

    def __init__(self, context: AppContext, colour: int, parent: QWidget, is_low: bool = False) -> None:
        """`is_low`: one of many."""
        super().__init__(parent)
        self._context = context
        self._colour = colour
        self._is_low = is_low
        self.shrink = 1.0
        self.name = self.key = ""
        self.is_lit = self.is_asking = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def _metrics(self) -> Metrics:
        return enlarged(self._context.metrics, self.shrink)

    def sizeHint(self) -> QSize:
        """A row of a list."""
        metrics = self._metrics
        name = QFontMetricsF(sized(self.font(), metrics.name_px, True)).horizontalAdvance(self.name)
        return QSize(ceil(name) + metrics.px(130), metrics.px(46 if self._is_low else 58))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, badge, name, key and focus."""
        theme, metrics = self._context.theme, self._metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        lit = self.is_lit or self.is_asking
        edge = theme.lamp if lit and not theme.high_contrast else theme.text if lit else theme.ctl
        painter.setPen(QPen(QColor(edge), 3.4 if lit else theme.control_edge_px))
        painter.setBrush(QColor(theme.panel2 if self.underMouse() else theme.field))
        painter.drawRoundedRect(body, 11, 11)
        radius = metrics.px(17)
        painter.setOpacity(1.0 if self.is_lit or theme.flat else 0.42)
        look = theme.seats[self._colour % 8]
        draw_badge(painter, look, body.left() + metrics.px(10) + radius, body.center().y(), radius, theme)
        painter.setOpacity(1.0)
        side = float(metrics.px(34))
        cap = QRectF(0, 0, cap_width(self.key, side), side)
        cap.moveCenter(body.center())
        cap.moveRight(body.right() - metrics.px(12))
        shown = "" if self.is_asking else self.key
        ground, ink = (theme.lamp, "#2B2733") if self.is_lit else (theme.panel, theme.text)
        draw_key(painter, cap, shown, ground, ink, theme.ctl, theme.control_edge_px)
        self._paint_name(painter, body, cap, radius)
        if self.shows_focus:
            paint_focus(painter, body.adjusted(-2, -2, 2, 2), 11)
        painter.end()

    def _paint_name(self, painter: QPainter, body: QRectF, cap: QRectF, radius: float) -> None:
        metrics = self._metrics
        left = body.left() + metrics.px(22) + 2 * radius
        font = sized(self.font(), metrics.name_px, True)
        room = QRectF(left, body.top(), cap.left() - left - metrics.px(8), body.height())
        painter.setFont(font)
        painter.setPen(QColor(self._context.theme.text))
        name = QFontMetricsF(font).elidedText(self.name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), name)


class KeyTest(QFrame):
    """Lies over the whole page. `done`: everybody has pressed their key, the time is over, or somebody began; `left`:
    somebody closed it by Escape.

    `press` is told of every key; chosen keys are kept in the settings, as original key -> key.
    """

    done = Signal()
    left = Signal()

    def __init__(
        self,
        context: AppContext,
        session: Session,
        buttons: Sequence[Button],
        colours: Sequence[int],
        letters: KeyLetters,
        parent: QWidget,
        again: bool = False,
    ) -> None:
        """`again`: in the middle of a match, which waits until somebody wants it to go on."""
        super().__init__(parent)
        self._context, self._session, self._letters, self._room = context, session, letters, parent
        self._again = again
        self._buttons = tuple(buttons)
        self._asking: int | None = None
        self._left = SECONDS
        self._sheet = QWidget(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.title = LetterLabel("", 26, self._sheet)
        self.advice = QLabel(self._sheet)
        self.advice.setWordWrap(True)
        self.count = QLabel(self._sheet)
        self.button = PaperButton(context, Paint.LAMP, "", self._sheet)
        self.button.clicked.connect(self._finish)
        self._seats = tuple(dict.fromkeys(button.seat for button in buttons if button.seat is not None))
        self._several = len(buttons) > len(self._seats)
        self.names = {seat: QLabel(self._sheet) for seat in self._seats if self._several}
        self.rows = {
            number: KeyRow(context, colours[button.seat], self._sheet, self._several)
            for number, button in enumerate(buttons)
            if button.seat is not None
        }
        self._lay_out()
        self._second = QTimer(self, interval=SECOND_MS)
        self._second.timeout.connect(self._tick)
        self._all_found = QTimer(self, singleShot=True, interval=ALL_FOUND_MS)
        self._all_found.timeout.connect(self._finish)
        context.looks_changed.connect(self.apply_look)
        parent.installEventFilter(self)
        self.apply_look()
        self.show()
        self.raise_()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._sheet)
        column.setContentsMargins(34, 30, 34, 30)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addWidget(self.advice)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4 if self._several else 10)
        for number, row in self.rows.items():
            row.clicked.connect(lambda checked=False, n=number: self.ask(n))
            seat = self._buttons[number].seat
            line = self._seats.index(seat) if seat is not None else 0
            before = sum(button.seat == seat for button in self._buttons[:number])
            grid.addWidget(row, 2 * line + 1, before)
        for line, name in enumerate(self.names.values()):
            grid.addWidget(name, 2 * line, 0, 1, -1)
        column.addLayout(grid)
        foot = QHBoxLayout()
        foot.addWidget(self.count, 1)
        foot.addWidget(self.button)
        column.addLayout(foot)

    # Keys

    def key_of(self, number: int) -> str:
        """The place of a key, as it has been chosen."""
        original = self._buttons[number].key
        return self._context.settings.keys.get(original, original)

    def press(self, position: str, again: bool = False) -> bool:
        """Take a key that went down; false if it means nothing here. `again`: it is only being held."""
        if self._asking is not None:
            if not again:
                self._choose(self._asking, position)
            return True
        for number, row in self.rows.items():
            if self.key_of(number) == position:
                row.is_lit = True
                self.retranslate()
                if all(row.is_lit for row in self.rows.values()) and not (self._all_found.isActive() or self._again):
                    self._all_found.start()
                return True
        return False

    def ask(self, number: int) -> None:
        """Make the next key that is pressed this key of its person; the time waits."""
        self._asking = None if self._asking == number else number
        self._all_found.stop()
        for other, row in self.rows.items():
            row.is_asking = other == self._asking
        self.retranslate()

    def _choose(self, number: int, position: str) -> None:
        tested = {button.id for button in self._buttons}
        others = (button for button in self._session.match.view(None).buttons if button.id not in tested)
        if position == SPACE or position in {button.key for button in others}:
            return
        keys, before = self._context.settings.keys, self.key_of(number)
        for other in self.rows:
            if self.key_of(other) == position:
                # Whoever had this key gets the one that is free now.
                keys[self._buttons[other].key] = before
                self.rows[other].is_lit = False
        keys[self._buttons[number].key] = position
        self._context.save_settings()
        self.ask(number)
        self.press(position)

    # Time

    def _tick(self) -> None:
        if self._asking is not None or self._all_found.isActive():
            return
        self._left -= 1
        if self._left <= 0:
            self._finish()
        else:
            self.retranslate()

    def _finish(self) -> None:
        self._stop()
        self.done.emit()

    def _stop(self) -> None:
        self._second.stop()
        self._all_found.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the time run while the test is seen."""
        super().showEvent(event)
        if not self._again:
            self._second.start()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def rise(self) -> None:
        """Lie above everything, with the focus."""
        self.raise_()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the time wait."""
        super().hideEvent(event)
        self._second.stop()

    # Words and look

    def retranslate(self) -> None:
        """Set all words anew."""
        words = self._context.words
        players = self._session.players
        self.title.setText(words.say(TITLE))
        asking = say(PRESS_ALL if self._several else PRESS_ONCE)
        if self._asking is not None:
            asking = say(PRESS_NEW, player=players[self._buttons[self._asking].seat or 0].name)
        self.advice.setText(words.say(asking))
        self.count.setText("" if self._again else words.say(say(BEGINS_IN, n=self._left)))
        self.button.set_words(words.say(GO_ON if self._again else BEGIN))
        for seat, label in self.names.items():
            label.setText(players[seat].name)
        for number, row in self.rows.items():
            button = self._buttons[number]
            player, call = players[button.seat or 0].name, words.say(button.label)
            row.name, row.key = call if self._several else player, self._letters.shown(self.key_of(number))
            key = words.say(key_name(row.key))
            if self._several:
                named = words.say(FOUND_CALL if row.is_lit else WAITING_CALL, player=player, call=call, key=key)
            else:
                named = words.say(FOUND if row.is_lit else WAITING, player=player, key=key)
            row.setAccessibleName(named)
            row.update()
        self.setAccessibleName(f"{words.say(TITLE)}. {words.say(asking)}")

    def apply_look(self) -> None:
        """Take colours and sizes: large words give way where the sheet has no room for them."""
        for shrink in _SHRINKS:
            self._dress(shrink)
            if shrink * self._context.metrics.scale <= 1 or self._fits():
                break
        self.place()
        self.update()

    def _dress(self, shrink: float) -> None:
        metrics, theme = enlarged(self._context.metrics, shrink), self._context.theme
        self.button.shrink = shrink
        self.button.updateGeometry()
        for row in self.rows.values():
            row.shrink = shrink
            row.updateGeometry()
        self.title.set_cap_px(metrics.px(24))
        self.title.setStyleSheet(f"color: {theme.text}; background: transparent;")
        dress(self.advice, metrics.px(15), theme.text2)
        dress(self.count, metrics.px(15), theme.text)
        for name in self.names.values():
            dress(name, metrics.px(15), theme.text, bold=True)
        self.retranslate()

    def _size(self) -> QSize:
        """The size of the sheet that is wanted, as wide as there is room."""
        wide = self._context.metrics.px(_WIDE_SHEET if self._several else _SHEET)
        width = min(wide, self._room.width() - 16)
        return QSize(width, self._sheet.heightForWidth(width) + 20)

    def _fits(self) -> bool:
        for label in (self.advice, self.count, *self.names.values()):
            label.ensurePolished()
        layout = self._sheet.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()  # what lies in the layouts below it, too
        size = self._size()
        columns = len(self.rows) // len(self._seats)
        widest = max(row.sizeHint().width() for row in self.rows.values())
        return size.height() <= self._room.height() - 16 and columns * (widest + 8) + 68 <= size.width()

    def place(self) -> None:
        """Cover the page, the sheet in its middle."""
        self.setGeometry(self._room.rect())
        width, height = self._size().width(), min(self._size().height(), self.height() - 16)
        self._sheet.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page in size and language."""
        if event.type() == QEvent.Type.Resize:
            self.apply_look()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back by Escape: from choosing a key, else from the test. Nothing passes to what is below."""
        event.accept()
        if event.key() != Qt.Key.Key_Escape or event.isAutoRepeat():
            return
        if self._asking is not None:
            self.ask(self._asking)
        else:
            self._stop()
            self.left.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the sheet."""
        return cycle_focus((*self.rows.values(), self.button), forward) or super().focusNextPrevChild(forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let nothing pass to what is below."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dimmed table and the sheet."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        night = QColor(_NIGHT)
        night.setAlphaF(0.62)
        painter.fillRect(self.rect(), night)
        paper = QRectF(self._sheet.geometry())
        paint_sheet(painter, paper, 22, 2.4, theme)
        painter.end()
