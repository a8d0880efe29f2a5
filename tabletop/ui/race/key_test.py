"""The ten seconds before a match in real time: everybody presses their key once and sees their badge light up."""

from __future__ import annotations

from collections.abc import Sequence

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
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.model import Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, say
from tabletop.core.view import Button, ButtonKind, View
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.key_caps import cap_width, draw_key, key_name
from tabletop.ui.common.key_positions import KeyLetters
from tabletop.ui.common.painted import PaintedButton, cycle_focus, paint_focus, paint_sheet, sized
from tabletop.ui.common.paper_buttons import Paint, PaperButton, dress
from tabletop.ui.look.lettering import LetterLabel
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.session.session import Session

TITLE = QT_TRANSLATE_NOOP("Table", "Key test")
PRESS_ONCE = QT_TRANSLATE_NOOP("Table", "Everybody presses their own key once. To change a key, click it.")
PRESS_NEW = QT_TRANSLATE_NOOP("Table", "{player} presses a new key.")
BEGINS_IN = PLURAL_NOOP("Table", "The match begins in %n second(s).", "", 1)
BEGIN = QT_TRANSLATE_NOOP("Table", "Begin")
GO_ON = QT_TRANSLATE_NOOP("Table", "Go on")
FOUND = QT_TRANSLATE_NOOP("Table", "{player}: {key}, pressed")
WAITING = QT_TRANSLATE_NOOP("Table", "{player}: {key}")
SECOND_MS = 1000
SECONDS = 10
ALL_FOUND_MS = 900
_NIGHT = "#14211C"
_SHEET = 520.0


def tested_buttons(view: View, people: frozenset[Seat]) -> tuple[Button, ...]:
    """The calls of these people that have a key."""
    calls = (button for button in view.buttons if button.kind is ButtonKind.CALL)
    return tuple(button for button in calls if button.key and button.seat in people)


class KeyRow(PaintedButton):
    """One person: badge, name and key. It lights up once the key has been pressed; a click changes the key."""

    def __init__(self, context: AppContext, colour: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._colour = colour
        self.name = self.key = ""
        self.is_lit = self.is_asking = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A row of a list."""
        metrics = self._context.metrics
        name = QFontMetricsF(sized(self.font(), metrics.name_px, True)).horizontalAdvance(self.name)
        return QSize(round(name) + metrics.px(150), metrics.px(58))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, badge, name, key and focus."""
        theme, metrics = self._context.theme, self._context.metrics
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
        metrics = self._context.metrics
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
        self._buttons = {button.seat: button for button in buttons if button.seat is not None}
        self._asking: Seat | None = None
        self._left = SECONDS
        self._sheet = QWidget(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.title = LetterLabel("", 26, self._sheet)
        self.advice = QLabel(self._sheet)
        self.advice.setWordWrap(True)
        self.count = QLabel(self._sheet)
        self.button = PaperButton(context, Paint.LAMP, "", self._sheet)
        self.button.clicked.connect(self._finish)
        self.rows = {seat: KeyRow(context, colours[seat], self._sheet) for seat in self._buttons}
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
        for seat, row in self.rows.items():
            row.clicked.connect(lambda checked=False, s=seat: self.ask(s))
            column.addWidget(row)
        foot = QHBoxLayout()
        foot.addWidget(self.count, 1)
        foot.addWidget(self.button)
        column.addLayout(foot)

    # Keys

    def key_of(self, seat: Seat) -> str:
        """The place of the key of a person."""
        original = self._buttons[seat].key
        return self._context.settings.keys.get(original, original)

    def press(self, position: str, again: bool = False) -> bool:
        """Take a key that went down; false if it means nothing here. `again`: it is only being held."""
        if self._asking is not None:
            if not again:
                self._choose(self._asking, position)
            return True
        for seat, row in self.rows.items():
            if self.key_of(seat) == position:
                row.is_lit = True
                self.retranslate()
                if all(row.is_lit for row in self.rows.values()) and not (self._all_found.isActive() or self._again):
                    self._all_found.start()
                return True
        return False

    def ask(self, seat: Seat) -> None:
        """Make the next key that is pressed the key of this person; the time waits."""
        self._asking = None if self._asking == seat else seat
        self._all_found.stop()
        for other, row in self.rows.items():
            row.is_asking = other == self._asking
        self.retranslate()

    def _choose(self, seat: Seat, position: str) -> None:
        others = (button for button in self._session.match.view(None).buttons if button.kind is not ButtonKind.CALL)
        if position in {button.key for button in others}:
            return
        keys, before = self._context.settings.keys, self.key_of(seat)
        for other in self.rows:
            if self.key_of(other) == position:
                # Whoever had this key gets the one that is free now.
                keys[self._buttons[other].key] = before
                self.rows[other].is_lit = False
        keys[self._buttons[seat].key] = position
        self._context.save_settings()
        self.ask(seat)
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

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the time wait."""
        super().hideEvent(event)
        self._second.stop()

    # Words and look

    def retranslate(self) -> None:
        """Set all words anew."""
        words = self._context.words
        names = {seat: self._session.players[seat].name for seat in self.rows}
        self.title.setText(words.say(TITLE))
        asking = say(PRESS_NEW, player=names[self._asking]) if self._asking is not None else say(PRESS_ONCE)
        self.advice.setText(words.say(asking))
        self.count.setText("" if self._again else words.say(say(BEGINS_IN, n=self._left)))
        self.button.set_words(words.say(GO_ON if self._again else BEGIN))
        for seat, row in self.rows.items():
            row.name, row.key = names[seat], self._letters.shown(self.key_of(seat))
            key = words.say(key_name(row.key))
            row.setAccessibleName(words.say(FOUND if row.is_lit else WAITING, player=row.name, key=key))
            row.update()
        self.setAccessibleName(f"{words.say(TITLE)}. {words.say(asking)}")

    def apply_look(self) -> None:
        """Take colours and sizes."""
        metrics, theme = self._context.metrics, self._context.theme
        self.title.set_cap_px(metrics.px(24))
        self.title.setStyleSheet(f"color: {theme.text}; background: transparent;")
        dress(self.advice, metrics.px(15), theme.text2)
        dress(self.count, metrics.px(15), theme.text)
        self.retranslate()
        self.place()
        self.update()

    def place(self) -> None:
        """Cover the page, the sheet in its middle."""
        self.setGeometry(self._room.rect())
        width = min(self._context.metrics.px(_SHEET), self.width() - 16)
        height = min(self._sheet.sizeHint().height() + 20, self.height() - 16)
        self._sheet.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page in size and language."""
        if event.type() == QEvent.Type.Resize:
            self.place()
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
