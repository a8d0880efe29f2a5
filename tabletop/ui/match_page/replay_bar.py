"""The bar below a table that shows what was: to the start, back, play, on, to the end, a slider, how fast, and out."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QSlider, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.page import BarButton

NAME = QT_TRANSLATE_NOOP("Table", "The match again", "the bar with which one steps through a match")
PAUSE = QT_TRANSLATE_NOOP("Table", "Stop", "button: a match is shown again, move by move")
PLACE = QT_TRANSLATE_NOOP("Table", "{number} of {count}", "which step of a match is shown")
PACE = QT_TRANSLATE_NOOP("Table", "How fast: {pace}", "button: a match is shown again")
TO_TABLE = QT_TRANSLATE_NOOP("Table", "Back to the match", "button: from what was to the present")
TO_RESULT = QT_TRANSLATE_NOOP("Table", "The result", "button: how the match ended")
_PILL_PX = 30
_WORDS_FROM_PX = 720
_ENDS_FROM_PX = 420


class Step(Enum):
    """Where a button or a key leads."""

    START = "start"
    BACK = "back"
    PLAY = "play"
    ON = "on"
    END = "end"


STEPS: dict[Step, tuple[str, Msg]] = {
    Step.START: ("first", QT_TRANSLATE_NOOP("Table", "To the start", "button: a match is shown again")),
    Step.BACK: ("back", QT_TRANSLATE_NOOP("Table", "One step back", "button: a match is shown again")),
    Step.PLAY: ("play", QT_TRANSLATE_NOOP("Table", "Play on", "button: a match is shown again, move by move")),
    Step.ON: ("forward", QT_TRANSLATE_NOOP("Table", "One step on", "button: a match is shown again")),
    Step.END: ("last", QT_TRANSLATE_NOOP("Table", "To the end", "button: a match is shown again")),
}
KEYS = {
    Qt.Key.Key_Home: Step.START,
    Qt.Key.Key_Left: Step.BACK,
    Qt.Key.Key_Space: Step.PLAY,
    Qt.Key.Key_Right: Step.ON,
    Qt.Key.Key_End: Step.END,
}
PACES: dict[float, Msg] = {
    0.5: QT_TRANSLATE_NOOP("Table", "slowly", "how fast a match is shown again"),
    1.0: QT_TRANSLATE_NOOP("Table", "normally", "how fast a match is shown again"),
    2.0: QT_TRANSLATE_NOOP("Table", "quickly", "how fast a match is shown again"),
    4.0: QT_TRANSLATE_NOOP("Table", "very quickly", "how fast a match is shown again"),
}


class ReplayBar(QFrame):
    """`wanted(Step)`; `sought(entry)` by the slider; `paced(factor)`; `left`: out of the past."""

    wanted = Signal(object)
    sought = Signal(int)
    paced = Signal(float)
    left = Signal()

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._pace = 1.0
        self._over = self._plays = False
        self.steps = {step: BarButton(context, *STEPS[step], self) for step in Step}
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.place = QLabel(self)
        self.place.setProperty("role", "quiet")
        self.pace = QPushButton(self)
        self.pace.setProperty("kind", "pill")
        self.menu = QMenu(self)
        self._choices = QActionGroup(self.menu)
        for factor in PACES:
            action = self._choices.addAction(self.menu.addAction(""))
            action.setCheckable(True)
            action.setChecked(factor == self._pace)
            action.triggered.connect(lambda _=False, chosen=factor: self._take_pace(chosen))
        self.out = BarButton(context, "cross", TO_TABLE, self)
        self._build()
        self.hide()

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 4)
        row.setSpacing(4)
        for step, button in self.steps.items():
            button.clicked.connect(lambda _=False, chosen=step: self.wanted.emit(chosen))
            row.addWidget(button)
        self.slider.setMinimumWidth(40)
        self.slider.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.slider.valueChanged.connect(self.sought)
        row.addSpacing(6)
        for widget, stretch in ((self.slider, 1), (self.place, 0), (self.pace, 0), (self.out, 0)):
            row.addWidget(widget, stretch)
        self.pace.clicked.connect(lambda: self.menu.popup(self.pace.mapToGlobal(self.pace.rect().topLeft())))
        self.out.clicked.connect(self.left)
        for child in self.findChildren(QWidget):
            child.installEventFilter(self)

    def show_state(self, at: int, last: int, plays: bool, over: bool) -> None:
        """Show that the table is as it was after entry `at` of `last`; `over`: the match has ended."""
        self._over, self._plays = over, plays
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
            self.slider.setValue(at)
        for step, possible in ((Step.START, at > 0), (Step.BACK, at > 0), (Step.ON, at < last), (Step.END, at < last)):
            self.steps[step].setEnabled(possible)
        self._set_words()

    def take_focus(self) -> None:
        """Let the keyboard act on the button that plays."""
        self.steps[Step.PLAY].setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_pace(self, factor: float) -> None:
        self._pace = factor
        self._set_words()
        self.paced.emit(factor)

    def eventFilter(self, watched: object, event: object) -> bool:
        """Let arrows, Home and End step wherever the focus is on the bar: they would walk from button to button."""
        if isinstance(event, QKeyEvent) and event.type() == QKeyEvent.Type.KeyPress:
            step = KEYS.get(Qt.Key(event.key()))
            if (
                step is not None
                and step is not Step.PLAY
                and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            ):
                self.wanted.emit(step)
                return True
        return False

    # Words and look

    def _set_words(self) -> None:
        say = self._context.words.say
        name, label = STEPS[Step.PLAY]
        play = self.steps[Step.PLAY]
        play.set_icon_name("pause" if self._plays else name, PAUSE if self._plays else label)
        self.out.set_icon_name("trophy" if self._over else "cross", TO_RESULT if self._over else TO_TABLE)
        number, count = self.slider.value(), self.slider.maximum()
        self.place.setText(say(PLACE, number=number, count=count))
        self.slider.setAccessibleName(say(NAME))
        pace = say(PACES[self._pace])
        self.pace.setText(pace)
        self.pace.setMinimumHeight(self._context.metrics.px(_PILL_PX))
        self.pace.setAccessibleName(say(PACE, pace=pace))
        self.pace.setToolTip(say(PACE, pace=pace))

    def retranslate(self) -> None:
        """Set all words anew."""
        for button in (*self.steps.values(), self.out):
            button.retranslate()
        for action, msg in zip(self._choices.actions(), PACES.values(), strict=True):
            action.setText(self._context.words.say(msg))
        self._set_words()

    def sizeHint(self) -> QSize:
        """As high as a bar."""
        return QSize(400, self._context.metrics.target_px + 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let go what the keys and the slider do as well, where there is little room."""
        super().resizeEvent(event)
        factor = self._context.metrics.factor
        has_words, has_ends = self.width() >= _WORDS_FROM_PX * factor, self.width() >= _ENDS_FROM_PX * factor
        self.out.show_words(has_words)
        self.place.setVisible(has_words)
        self.pace.setVisible(has_ends)
        for step in (Step.START, Step.END):
            self.steps[step].setVisible(has_ends)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and the line above it."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.panel)
        painter.fillRect(0, 0, self.width(), 1, theme.line)
        painter.end()
