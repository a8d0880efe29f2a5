"""What breaks a rule, shown: the table with the attempt and a cross, and why it is refused."""

from __future__ import annotations

import logging
from functools import cache

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from tabletop import games
from tabletop.match.examples import Example, attempt_of
from tabletop.resources import data_path
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.painted import sized
from tabletop.ui.common.widgets import BADGES
from tabletop.ui.table.picture import attempt_picture

_log = logging.getLogger(__name__)


@cache
def examples_of(slug: str) -> dict[str, Example]:
    """The examples of a game by the sentences that they break; none where there is no file, or no sound one."""
    path = data_path("assets") / "examples" / f"{slug}.json"
    if not path.is_file():
        return {}
    try:
        found = msgspec.json.decode(path.read_bytes(), type=list[Example])
    except (OSError, msgspec.MsgspecError) as trouble:
        _log.warning("no examples for the rules of %s: %s", slug, trouble)
        return {}
    return {example.sentence: example for example in found}


class _Picture(QWidget):
    """A picture with round corners; where it has no room it is shown smaller."""

    def __init__(self, image: QImage, parent: QWidget) -> None:
        super().__init__(parent)
        self._image = image
        self._size = image.deviceIndependentSize()
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """The size in which it was painted."""
        return self._size.toSize()

    def minimumSizeHint(self) -> QSize:
        """The size of a stamp."""
        return QSize(80, 60)

    def heightForWidth(self, width: int) -> int:
        """The height that keeps its shape."""
        return round(min(width, self._size.width()) * self._size.height() / self._size.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ratio = min(1.0, self.width() / self._size.width())
        painter.scale(ratio, ratio)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(self._image))
        painter.drawRoundedRect(QRectF(0, 0, self._size.width(), self._size.height()), 12, 12)
        painter.end()


class RuleExample(QWidget):
    """One example, `width_px` wide. Seats are called by the letters of their badges. Where it is no example any more it
    is empty."""

    def __init__(
        self, context: AppContext, slug: str, example: Example, words: Words, parent: QWidget, width_px: int
    ) -> None:
        super().__init__(parent)
        self.picture: QWidget | None = None
        self.why = QLabel(self)
        self.why.setWordWrap(True)
        self.why.setFont(sized(self.font(), context.metrics.log_px))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(6)
        attempt = attempt_of(games.load(slug), example)
        if attempt is None:
            return
        colours = games.info(slug).colours_of(example.setup)
        words = words.with_names(lambda seat: BADGES[colours[seat]])
        if attempt.why is not None:
            self.why.setText(words.say(attempt.why))
        self.picture = _Picture(attempt_picture(attempt, width_px, self.devicePixelRatioF(), context, words), self)
        self.picture.setAccessibleName(self.why.text())
        column.addWidget(self.picture)
        column.addWidget(self.why)
