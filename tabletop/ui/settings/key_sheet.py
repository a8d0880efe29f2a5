"""The sheet of all keys, made from the one table of them: what each does, and another key for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.shortcuts import BY_KEYS, COMMANDS, FIXED, Command, Do, shown
from tabletop.ui.look.lettering import LetterLabel
from tabletop.ui.settings.about import fitting

TITLE = QT_TRANSLATE_NOOP("Keys", "Keys")
HOW = QT_TRANSLATE_NOOP("Keys", "To change a key, choose its field and press the key that you want instead.")
ALSO = QT_TRANSLATE_NOOP("Keys", "also {keys}", "other keys that do the same")
NO_KEY = QT_TRANSLATE_NOOP("Keys", "no key")
TAKEN = QT_TRANSLATE_NOOP("Keys", "{key} is taken already: “{what}”.")
AS_BEFORE = QT_TRANSLATE_NOOP("Keys", "Back to the original keys")
CLOSE = QT_TRANSLATE_NOOP("Keys", "Close")
_SIZE = QSize(760, 640)


class KeySheet(QDialog):
    """A sheet over the window; closing it deletes it. `edits`: the field of each command."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self._context = context
        self._keys = context.shortcuts
        self.edits: dict[Do, QKeySequenceEdit] = {}
        self._also: dict[Do, QLabel] = {}
        words = context.words
        self.setWindowTitle(words.say(TITLE))
        self.resize(fitting(_SIZE * context.metrics.factor, parent))
        self.told = QLabel(words.say(HOW), self)
        self.told.setWordWrap(True)
        sheet = QWidget()
        grid = QGridLayout(sheet)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(2, 1)
        grid.setHorizontalSpacing(18)
        for group, commands in COMMANDS:
            self._head(grid, words.say(group))
            for command in commands:
                self._row(grid, command)
        self._head(grid, words.say(BY_KEYS))
        for fixed in FIXED:
            keys = QLabel(_listed([QKeySequence(key) for key in fixed.keys]))
            keys.setWordWrap(True)
            self._put(grid, words.say(fixed.name), keys)
        self._area = QScrollArea(self)
        self._area.setWidget(sheet)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_by_finger(self._area)
        buttons = QDialogButtonBox(self)
        self.usual = buttons.addButton(words.say(AS_BEFORE), QDialogButtonBox.ButtonRole.ResetRole)
        self.usual.clicked.connect(lambda: self._keys.forget(self.edits))
        close = buttons.addButton(words.say(CLOSE), QDialogButtonBox.ButtonRole.RejectRole)
        close.clicked.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(12)
        column.addWidget(self.told)
        column.addWidget(self._area, 1)
        column.addWidget(buttons)
        self._keys.changed.connect(self._fill)
        self._fill()
        close.setFocus()

    def _head(self, grid: QGridLayout, words: str) -> None:
        head = LetterLabel(words, self._context.metrics.section_cap_px)
        row = grid.rowCount()
        grid.setRowMinimumHeight(row, self._context.metrics.px(34))
        grid.addWidget(head, row, 0, 1, 3, Qt.AlignmentFlag.AlignBottom)

    def _put(self, grid: QGridLayout, name: str, field: QWidget, beside: QWidget | None = None) -> None:
        row, label = grid.rowCount(), QLabel(name)
        label.setWordWrap(True)
        grid.addWidget(label, row, 0)
        grid.addWidget(field, row, 1, 1, 1 if beside is not None else 2)
        if beside is not None:
            grid.addWidget(beside, row, 2)

    def _row(self, grid: QGridLayout, command: Command) -> None:
        name, edit, also = self._context.words.say(command.name), QKeySequenceEdit(), QLabel()
        edit.setMaximumSequenceLength(1)
        edit.setClearButtonEnabled(True)
        edit.setAccessibleName(name)
        edit.setFixedWidth(self._context.metrics.px(180))
        for field in edit.findChildren(QLineEdit):
            field.setPlaceholderText(self._context.words.say(NO_KEY))
        edit.keySequenceChanged.connect(lambda key, what=command.what: self._wanted(what, key))
        also.setProperty("role", "quiet")
        also.setWordWrap(True)
        self.edits[command.what], self._also[command.what] = edit, also
        self._put(grid, name, edit, also)

    def _fill(self) -> None:
        """Show the keys that hold, without taking them for a person's wish."""
        for what, edit in self.edits.items():
            keys = self._keys.keys(what)
            before = edit.blockSignals(True)
            edit.setKeySequence(keys[0] if keys else QKeySequence())
            edit.blockSignals(before)
            others = _listed(keys[1:])
            self._also[what].setText(self._context.words.say(say(ALSO, keys=others)) if others else "")
        self.usual.setEnabled(not all(map(self._keys.is_usual, self.edits)))

    def _wanted(self, what: Do, key: QKeySequence) -> None:
        """Take a key that somebody has pressed, unless it belongs to something else."""
        words, owner = self._context.words, self._keys.owner(key) if not key.isEmpty() else None
        if owner is None or (isinstance(owner, Command) and owner.what is what):
            self.told.setText(words.say(HOW))
            self._keys.choose(what, key)
            return
        self.told.setText(words.say(say(TAKEN, key=shown(key), what=words.say(owner.name))))
        self._fill()


def _listed(keys: Sequence[QKeySequence]) -> str:
    """Keys in the spelling of the system, one after the other."""
    return ", ".join(shown(key) for key in keys)
