"""All that can be said of the luck of a match, on a sheet over the table: the promise, the source, and every throw."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from tabletop.core.luck import Luck
from tabletop.core.model import Seat
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.announcing import announce
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.painted import cycle_focus
from tabletop.ui.common.paper_buttons import PaperButton, dress
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.match_page.paper_sheet import CLOSE, PaperSheet
from tabletop.ui.panel.end_part import FAIR
from tabletop.ui.panel.luck_line import in_groups
from tabletop.ui.panel.seat_throws import SeatThrows

TITLE = QT_TRANSLATE_NOOP("Luck", "Luck of this match")
PROMISE = QT_TRANSLATE_NOOP(
    "Luck",
    "All dice and cards of this match come from one secret number, the source. Its fingerprint is a promise: the "
    "source was fixed before the first throw or deal, and nobody can exchange it unnoticed.",
)
KNOWN = QT_TRANSLATE_NOOP("Luck", "This match was dealt again: its source is known from the match before.")
NO_LUCK = QT_TRANSLATE_NOOP("Luck", "This match was begun before the luck could be checked.")
FINGERPRINT = QT_TRANSLATE_NOOP("Luck", "Fingerprint")
SOURCE = QT_TRANSLATE_NOOP("Luck", "Source")
LATER = QT_TRANSLATE_NOOP("Luck", "The source is shown here when the match is over. Then the luck can be checked.")
COPY = QT_TRANSLATE_NOOP("Luck", "Copy", "button: digits go to the clipboard")
COPY_NAMED = QT_TRANSLATE_NOOP("Luck", "Copy: {thing}", "button for screen readers: the fingerprint or the source")
COPIED = QT_TRANSLATE_NOOP("Luck", "Copied")
CHECK = QT_TRANSLATE_NOOP("Luck", "Check the luck", "button")
THROWS = QT_TRANSLATE_NOOP("Luck", "The throws of every player")
_WIDE_PX = 700
_LINE, _LARGE = 32, 1.4
"""So many digits stand in a line, and half as many from this size of text on."""


class _Digits(QWidget):
    """A name, 64 digits that can be selected, and a button that copies them."""

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._words: Words = context.words
        self.head, self.digits = QLabel(self), QLabel(self)
        self.digits.setWordWrap(True)
        self.digits.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        flags = Qt.TextInteractionFlag
        self.digits.setTextInteractionFlags(flags.TextSelectableByMouse)
        self.copy_button = PaperButton(context, parent=self)
        self.copy_button.raised = False
        self.copy_button.clicked.connect(self._copy)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self.head, 0, 0)
        grid.addWidget(self.digits, 1, 0)
        grid.addWidget(self.copy_button, 0, 1, 2, 1)

    def show_digits(self, name: str, digits: str, words: Words) -> None:
        """Show what it is called, and the digits in groups."""
        metrics, theme = self._context.metrics, self._context.theme
        self._words = words
        self.head.setText(name)
        line = _LINE if metrics.scale < _LARGE else _LINE // 2
        parts = (digits[at : at + line] for at in range(0, len(digits), line))
        self.digits.setText("\n".join(map(in_groups, parts)))
        self.digits.setAccessibleName(f"{name}: {in_groups(digits)}")
        self.copy_button.set_words(words.say(COPY))
        self.copy_button.setAccessibleName(words.say(COPY_NAMED, thing=name))
        dress(self.head, metrics.body_px, theme.text, bold=True)
        dress(self.digits, metrics.quiet_px, theme.text)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("".join(self.digits.text().split()))
        self.copy_button.set_words(self._words.say(COPIED))
        announce(self, self._words.say(COPIED))


class LuckSheet(PaperSheet):
    """`check_wanted`: the outcomes are to be made again and compared; `left`: it has closed."""

    check_wanted = Signal()
    left = Signal()
    most_high = 0.97

    def __init__(self, context: AppContext, overlay: QWidget) -> None:
        super().__init__(context, overlay)
        self.area = QScrollArea(self)
        self._page = QWidget()
        self.promise, self.result, self._throws_head, self._fair = (QLabel(self._page) for _ in range(4))
        self.fingerprint, self.source = _Digits(context, self._page), _Digits(context, self._page)
        self.check = PaperButton(context, parent=self._page)
        self.check.clicked.connect(self.check_wanted)
        self.throws: tuple[SeatThrows, ...] = ()
        self._grid = QGridLayout()
        self._grid.setSpacing(12)
        self._build()

    def _build(self) -> None:
        column = QVBoxLayout(self._page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        for label in (self.promise, self.result, self._fair):
            label.setWordWrap(True)
        for part in (self.promise, self.fingerprint, self.source):
            column.addWidget(part)
        column.addWidget(self.check, 0, Qt.AlignmentFlag.AlignLeft)
        for part in (self.result, self._throws_head):
            column.addWidget(part)
        column.addLayout(self._grid)
        column.addWidget(self._fair)
        column.addStretch(1)
        self.area.setWidget(self._page)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        scroll_by_finger(self.area)

    def body(self) -> QScrollArea:
        """All of it."""
        return self.area

    def wanted(self, width: int) -> QSize:
        """As high as everything is in a width that can be read."""
        wide = min(width, self._context.metrics.px(_WIDE_PX))
        column = self._page.layout()
        high = column.totalHeightForWidth(wide - 8) if column is not None else 0
        return QSize(wide, high + 4)

    def open(self, back: QWidget) -> None:
        """Lie on the table, with what was filled in before."""
        self._open(back)

    def leave(self) -> None:
        """Close it."""
        super().leave()
        self.left.emit()

    def lay_out(self) -> None:
        """Find place for what was filled in."""
        if not self.isHidden():
            self._lay_out()

    def show_luck(self, luck: Luck | None, over: bool, words: Words) -> None:
        """Show the promise, and the source of a match that is over."""
        metrics, theme = self._context.metrics, self._context.theme
        self._head_says(words.say(TITLE), "", words.say(CLOSE))
        told = [NO_LUCK] if luck is None else [PROMISE, *((KNOWN,) if luck.again else ()), *(() if over else (LATER,))]
        self.promise.setText("\n".join(words.say(text) for text in told))
        dress(self.promise, metrics.quiet_px, theme.text2)
        self.fingerprint.setVisible(luck is not None)
        for part in (self.source, self.check):
            part.setVisible(luck is not None and over)
        if luck is not None:
            self.fingerprint.show_digits(words.say(FINGERPRINT), luck.fingerprint, words)
            self.source.show_digits(words.say(SOURCE), luck.source if over else "", words)
        self.check.set_words(words.say(CHECK))

    def show_result(self, told: str, is_good: bool = True) -> None:
        """Say what the check has found; nothing while there is none."""
        theme = self._context.theme
        self.result.setText(told)
        self.result.setVisible(bool(told))
        dress(self.result, self._context.metrics.body_px, theme.text if is_good else theme.bad, bold=True)
        self.lay_out()

    def show_throws(
        self, counts: dict[Seat, tuple[int, ...]], colours: tuple[int, ...], animals: tuple[str, ...], words: Words
    ) -> None:
        """Show what the dice of every seat have shown."""
        metrics, theme = self._context.metrics, self._context.theme
        if [part.seat for part in self.throws] != list(counts):
            for part in self.throws:
                part.deleteLater()
            self.throws = tuple(
                SeatThrows(self._context, seat, colours[seat], animals[seat], self._page) for seat in counts
            )
            for number, part in enumerate(self.throws):
                self._grid.addWidget(part, number // 2, number % 2)
                part.show()
        for part in self.throws:
            part.show_counts(counts[part.seat], words)
        self._throws_head.setText(words.say(THROWS))
        self._fair.setText(words.say(FAIR))
        for label in (self._throws_head, self._fair):
            label.setVisible(bool(counts))
        dress(self._throws_head, metrics.body_px, theme.text, bold=True)
        dress(self._fair, metrics.quiet_px, theme.text2)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the sheet, and what has it in sight."""
        parts = (self.close_button, self.fingerprint.copy_button, self.source.copy_button, self.check)
        moved = cycle_focus(parts, forward)
        for part in parts[1:]:
            if part.hasFocus():
                self.area.ensureWidgetVisible(part)
        return moved
