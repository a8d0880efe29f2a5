"""The quiet line over the log that tells the fingerprint of the luck, and leads to all that can be said of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.core.luck import Luck
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.painted import PaintedButton, paint_focus, sized
from tabletop.ui.common.paper_buttons import wrapped

FINGERPRINT = QT_TRANSLATE_NOOP("Luck", "Fingerprint of this match’s luck: {signs}")
KNOWN_FINGERPRINT = QT_TRANSLATE_NOOP(
    "Luck", "Dealt again. Fingerprint of the luck, known from the match before: {signs}"
)
SHOW_LUCK = QT_TRANSLATE_NOOP("Luck", "A click shows all about the luck of this match.")
_GROUP, _SHOWN, _LINES = 4, 2, 2


def in_groups(digits: str) -> str:
    """Hexadecimal digits in groups that can be read out and compared."""
    return " ".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))


class LuckLine(PaintedButton):
    """Small words, underlined when a hand is on them."""

    def __init__(self, context: AppContext, luck: Luck | None, parent: QWidget) -> None:
        """Without `luck` it stays away."""
        super().__init__(parent)
        self._context, self._luck = context, luck
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setVisible(luck is not None)

    def retranslate(self, words: Words) -> None:
        """Set its words anew."""
        if self._luck is None:
            return
        signs = in_groups(self._luck.fingerprint[: _GROUP * _SHOWN]).replace(" ", "\N{NO-BREAK SPACE}")
        told = words.say(KNOWN_FINGERPRINT if self._luck.again else FINGERPRINT, signs=f"{signs}\N{NO-BREAK SPACE}…")
        self.setText(told)
        self.setAccessibleName(told)
        for part in (self.setToolTip, self.setAccessibleDescription):
            part(words.say(SHOW_LUCK))
        self.updateGeometry()

    def _measure(self) -> QFontMetricsF:
        return QFontMetricsF(sized(self.font(), self._context.metrics.smallest_px))

    def _lines(self, width: int) -> list[str]:
        return wrapped(self._measure(), self.text(), width - 12, _LINES)

    def heightForWidth(self, width: int) -> int:
        """As many lines as the words need, and room for a finger."""
        high = round(len(self._lines(width)) * self._measure().height()) + 8
        return max(self._context.metrics.px(28), high)

    def sizeHint(self) -> QSize:
        """The size at the width that it has."""
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def minimumSizeHint(self) -> QSize:
        """The least size."""
        return QSize(100, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words."""
        theme, painter, measure = self._context.theme, QPainter(self), self._measure()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = sized(self.font(), self._context.metrics.smallest_px)
        font.setUnderline(self.underMouse())
        painter.setFont(font)
        painter.setPen(QColor(theme.text2))
        lines = self._lines(self.width())
        top = (self.height() - measure.height() * len(lines)) / 2
        for number, line in enumerate(lines):
            row = QRectF(6, top + number * measure.height(), self.width() - 12, measure.height())
            painter.drawText(row, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), line)
        if self.shows_focus:
            paint_focus(painter, QRectF(self.rect()), 6)
        painter.end()
