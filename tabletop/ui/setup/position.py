"""Another start than the printed one: a position in the notation of the game, pasted from the clipboard."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from tabletop import games
from tabletop.core.info import GameInfo
from tabletop.core.notation import BadNotation
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.match.written import check_start
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.page import BarButton

PASTE = QT_TRANSLATE_NOOP("Setup", "Paste a position", "button: the match begins from a position of the clipboard")
BEGINS_FROM = QT_TRANSLATE_NOOP("Setup", "Begins from: {position}", "a pasted position")
USUAL_START = QT_TRANSLATE_NOOP("Setup", "Begin as usual", "button: not from the pasted position")
NO_POSITION = QT_TRANSLATE_NOOP("Setup", "The clipboard holds no position from which a match of {game} can begin.")
COPY_FIRST = QT_TRANSLATE_NOOP("Setup", "Copy a position (FEN) first, as one line of text, and paste it here.")

_LONGEST = 300
_BREAKS = re.compile("[/:,]")
"""After these signs a position may go on in the next line: it has no spaces for many signs."""


class StartPosition(QFrame):
    """A button, and the position once there is one. `told` carries the sentences for the notice; none: all is well.
    `changed`: there is another position, or none any more."""

    told = Signal(object)
    changed = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._info: GameInfo | None = None
        self.position = ""
        self.paste = QPushButton(self)
        self.paste.clicked.connect(self.take)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.clear = BarButton(context, "cross", USUAL_START, self)
        self.clear.clicked.connect(self.forget)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(12)
        row.addWidget(self.paste)
        row.addWidget(self.words, 1)
        row.addWidget(self.clear)
        row.addStretch(0)
        self.retranslate()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab comes to."""
        return (self.paste, self.clear)

    def show_game(self, info: GameInfo) -> None:
        """Take another game, which begins as usual."""
        self._info, self.position = info, ""
        self.setVisible(info.files is not None)
        self.retranslate()
        self.changed.emit()

    def take(self) -> None:
        """Let the match begin from the position of the clipboard, if that is one."""
        if self._info is None:
            return
        text = QGuiApplication.clipboard().text()[: _LONGEST + 1]
        position = " ".join(text.split())
        try:
            if not position or len(text) > _LONGEST:
                raise BadNotation(position, "not one line")
            check_start(games.load(self._info.slug), position)
        except BadNotation:
            self.told.emit((say(NO_POSITION, game=Text(self._info.title)), say(COPY_FIRST)))
            return
        self.position = position
        self.retranslate()
        self.changed.emit()
        self.told.emit(())

    def forget(self) -> None:
        """Let the match begin as usual."""
        self.position = ""
        self.paste.setFocus()
        self.retranslate()
        self.changed.emit()

    def retranslate(self) -> None:
        """Set all words anew."""
        words = self._context.words
        self.paste.setText(words.say(PASTE))
        told = words.say(BEGINS_FROM, position=self.position) if self.position else ""
        self.words.setText(_BREAKS.sub("\\g<0>\u200b", told))
        self.words.setAccessibleName(told)
        self.words.setVisible(bool(self.position))
        self.clear.setVisible(bool(self.position))
        self.clear.retranslate()
