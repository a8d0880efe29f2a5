"""What there is to say of the program: version, licence, and the work of others in it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QTabWidget, QVBoxLayout, QWidget

from tabletop import __version__, notices
from tabletop.core.text import QT_TRANSLATE_NOOP, say
from tabletop.ui.common.context import AppContext
from tabletop.ui.look.lettering import LetterLabel

TITLE = QT_TRANSLATE_NOOP("About", "About Tabletop")
VERSION = QT_TRANSLATE_NOOP("About", "Tabletop {version}")
WHAT = QT_TRANSLATE_NOOP("About", "The box of family games: boards, dice and cards round one screen.")
FREE = QT_TRANSLATE_NOOP(
    "About",
    "Tabletop is free software: anybody may use it, pass it on and change it under the terms of the GNU General Public"
    " License, version 3 or later. It comes without any warranty.",
)
LICENCE = QT_TRANSLATE_NOOP("About", "Licence")
OTHERS = QT_TRANSLATE_NOOP("About", "Work of others")
CLOSE = QT_TRANSLATE_NOOP("About", "Close")
_SIZE = QSize(680, 520)


class AboutSheet(QDialog):
    """A sheet over the window; closing it deletes it."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        words, metrics = context.words, context.metrics
        self.setWindowTitle(words.say(TITLE))
        self.resize(fitting(_SIZE * metrics.factor, parent))
        head = LetterLabel(words.say(say(VERSION, version=__version__)), metrics.title_cap_px)
        self.texts = QTabWidget(self)
        for name, text in ((LICENCE, notices.licence()), (OTHERS, notices.notices())):
            self.texts.addTab(self._page(words.say(name), text), words.say(name))
        buttons = QDialogButtonBox(self)
        close = buttons.addButton(words.say(CLOSE), QDialogButtonBox.ButtonRole.RejectRole)
        close.clicked.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 18)
        column.setSpacing(12)
        column.addWidget(head)
        for sentence in (WHAT, FREE):
            column.addWidget(self._sentence(words.say(sentence)))
        column.addWidget(self.texts, 1)
        column.addWidget(buttons)
        close.setFocus()

    def _sentence(self, words: str) -> QLabel:
        label = QLabel(words, self)
        label.setWordWrap(True)
        return label

    def _page(self, name: str, text: str) -> QPlainTextEdit:
        page = QPlainTextEdit(text, self)
        page.setReadOnly(True)
        page.setTabChangesFocus(True)
        page.setAccessibleName(name)
        return page


def fitting(size: QSize, window: QWidget | None) -> QSize:
    """The size of a sheet, with a little room left round it in its window."""
    return size.boundedTo(window.size() - QSize(40, 40)) if window is not None else size
