"""The field in which one searches a page."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from tabletop.ui.common.context import AppContext
from tabletop.ui.look.icons import icon_pixmap

_EDGE_PX = 15
_LEAST_PX = 90


class SearchField(QLineEdit):
    """A text field with round ends and a magnifier. The magnifier is painted here, as Qt draws the icon of an action
    in a field 16 px wide however large the text is."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setClearButtonEnabled(True)
        self.setProperty("kind", "search")
        self.setMinimumWidth(_LEAST_PX)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def icon_px(self) -> int:
        """The side of the magnifier, in logical pixels."""
        return self._context.metrics.px(16)

    def set_words(self, words: str) -> None:
        """Say what is searched for."""
        self.setPlaceholderText(words)
        self.setAccessibleName(words)

    def apply_look(self) -> None:
        """Take the sizes of the text."""
        self.setTextMargins(_EDGE_PX + self.icon_px - 4, 0, 0, 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the magnifier before the words."""
        super().paintEvent(event)
        side = self.icon_px
        picture = icon_pixmap("search", self._context.theme.text, side, float(self.devicePixelRatioF()))
        painter = QPainter(self)
        painter.drawPixmap(QPointF(_EDGE_PX, (self.height() - side) / 2), picture)
        painter.end()
