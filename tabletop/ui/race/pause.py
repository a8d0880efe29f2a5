"""A match in real time takes a rest: the cards are covered, the clock stands still for everybody, and it goes on after
a short countdown, so that nobody is surprised."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, say
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import cycle_focus, paint_sheet
from tabletop.ui.common.paper_buttons import Paint, PaperButton, dress
from tabletop.ui.look.lettering import LetterLabel, draw_letters

PAUSE = QT_TRANSLATE_NOOP("Table", "Pause")
STANDS_STILL = QT_TRANSLATE_NOOP("Table", "The clock is stopped for everybody. The cards are covered.")
GO_ON = QT_TRANSLATE_NOOP("Table", "Go on")
GOES_ON = PLURAL_NOOP("Table", "The match goes on in %n…", "a countdown: 3, 2, 1", 1)
COUNT = 3
COUNT_MS = 600
_SHEET = 420.0
_FIGURE_PX = 96


class PauseSheet(QFrame):
    """Lies over the whole table. `go_on_wanted`: somebody pressed the button; `over`: the countdown has ended."""

    go_on_wanted = Signal()
    over = Signal()

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._left = 0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._sheet = QWidget(self)
        self.title = LetterLabel("", 26, self._sheet)
        self.title.set_align(Qt.AlignmentFlag.AlignHCenter)
        self.advice = QLabel(self._sheet)
        self.advice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.advice.setWordWrap(True)
        self.button = PaperButton(context, Paint.LAMP, "play", self._sheet)
        self.button.most_px = 20
        self.button.clicked.connect(self.go_on_wanted)
        column = QVBoxLayout(self._sheet)
        column.setContentsMargins(34, 30, 34, 30)
        column.setSpacing(16)
        for part in (self.title, self.advice, self.button):
            column.addWidget(part)
        self._tick = QTimer(self, interval=COUNT_MS)
        self._tick.timeout.connect(self._count)
        self.hide()

    @property
    def counting(self) -> int:
        """The figure of the countdown that is shown; 0 while none runs."""
        return self._left

    def show_pause(self) -> None:
        """Let the match rest until somebody wants it to go on."""
        self._tick.stop()
        self._left = 0
        self._open()
        self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard to the button; to the sheet itself while it counts."""
        (self if self._left else self.button).setFocus(Qt.FocusReason.OtherFocusReason)

    def count_down(self) -> None:
        """Count three, two, one."""
        self._left = COUNT
        self._tick.start()
        self.show()
        # Before the button goes, or some neighbour gets the focus and the next key.
        self.take_focus()
        self._open()

    def close_down(self) -> None:
        """Take the sheet away; no countdown runs any more."""
        self._tick.stop()
        self._left = 0
        self.hide()

    def _open(self) -> None:
        self._sheet.setVisible(not self._left)
        self.retranslate()
        self.place()
        self.show()
        self.raise_()

    def _count(self) -> None:
        self._left -= 1
        if self._left > 0:
            self.retranslate()
            self.update()
        else:
            self.close_down()
            self.over.emit()

    # Words and look

    def retranslate(self) -> None:
        """Set all words anew."""
        words = self._context.words
        self.title.setText(words.say(PAUSE))
        self.advice.setText(words.say(STANDS_STILL))
        self.button.set_words(words.say(GO_ON))
        told = words.say(say(GOES_ON, n=self._left)) if self._left else f"{words.say(PAUSE)}. {words.say(STANDS_STILL)}"
        self.setAccessibleName(told)
        self.apply_look()

    def apply_look(self) -> None:
        """Take colours and sizes."""
        metrics, theme = self._context.metrics, self._context.theme
        self.title.set_cap_px(metrics.px(24))
        self.title.setStyleSheet(f"color: {theme.text}; background: transparent;")
        dress(self.advice, metrics.px(15), theme.text2)
        self.update()

    def place(self) -> None:
        """Cover the table, the sheet in its middle."""
        room = self.parentWidget()
        if room is None:
            return
        self.setGeometry(room.rect())
        width = min(self._context.metrics.px(_SHEET), self.width() - 16)
        height = min(self._sheet.heightForWidth(width) + 20, self.height() - 16)
        self._sheet.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the sheet, and on no button while it counts."""
        cycle_focus((self.button,), forward)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let nothing pass to what is below."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet of paper, or the figure of the countdown on a round one."""
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper, radius = QRectF(self._sheet.geometry()), 22.0
        if self._left:
            side = min(2.0 * metrics.px(_FIGURE_PX), self.height() - 24.0)
            paper = QRectF(self.width() / 2 - side / 2, self.height() / 2 - side / 2, side, side)
            radius = side / 2
        paint_sheet(painter, paper, radius, 2.4, theme)
        if self._left:
            at, high, middle = paper.center(), paper.height() * 0.42, Qt.AlignmentFlag.AlignHCenter
            draw_letters(painter, str(self._left), high, theme.text, 16.0, at.x(), at.y() + high / 2, middle)
        painter.end()
