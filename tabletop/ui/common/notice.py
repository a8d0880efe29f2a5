"""A strip over the page that says what happened and offers what to do: no dialog where the window can say it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, Text
from tabletop.ui.common.announcing import announce
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.page import BarButton

CLOSE = QT_TRANSLATE_NOOP("Window", "Close this message")


class Notice(QFrame):
    """One message at a time, with at most one button. It stays until it is closed or another one comes."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._texts: tuple[Text | Msg, ...] = ()
        self._offer: tuple[Msg, Callable[[], object]] | None = None
        self._quiet = self._lasting = False
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)  # file names and what is read in files may look like HTML
        self.button = QPushButton(self)
        self.close_button = BarButton(context, "cross", CLOSE, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 6, 12, 6)
        row.setSpacing(12)
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        row.addWidget(self.close_button)
        self.button.clicked.connect(self._take_offer)
        self.close_button.clicked.connect(self.hide)
        self.hide()

    def tell(
        self,
        *texts: Text | Msg,
        offer: tuple[Msg, Callable[[], object]] | None = None,
        quiet: bool = False,
        lasting: bool = False,
    ) -> None:
        """Show a message; `offer` is the label of a button and what it does; `quiet`: nothing is wrong; `lasting`: it
        is told once and concerns the whole program, so that it stays until somebody closes it."""
        self._texts, self._offer, self._quiet, self._lasting = texts, offer, quiet, lasting
        self.retranslate()
        self.show()
        self.update()
        announce(self, self.label.text())

    def leave(self) -> None:
        """Forget what was said of the last page: another one is shown."""
        if not self._lasting:
            self.hide()

    def retranslate(self) -> None:
        """Set all words anew."""
        say = self._context.words.say
        self.label.setText(" ".join(say(text) for text in self._texts))
        self.button.setVisible(self._offer is not None)
        if self._offer is not None:
            self.button.setText(say(self._offer[0]))
        self.close_button.retranslate()

    def _take_offer(self) -> None:
        offer = self._offer
        self.hide()
        if offer is not None:
            offer[1]()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground of a refusal, or of a hint, with a bar at its left."""
        theme = self._context.theme
        ground, bar = (theme.hintbg, theme.hint) if self._quiet else (theme.badbg, theme.bad)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(ground))
        painter.fillRect(0, 0, 6, self.height(), QColor(bar))
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(theme.line))
        painter.end()
