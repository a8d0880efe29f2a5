"""What the lists of the panel have in common: their look, and which keys they take."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
)

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.look.theme import Theme

Index = QModelIndex | QPersistentModelIndex


_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def quiet_list(view: QAbstractItemView, context: AppContext, role: str = "panel") -> None:
    """Give a list the plain look of the panel."""
    theme = context.theme
    view.setFrameShape(QFrame.Shape.NoFrame)
    palette = view.palette()
    palette.setColor(QPalette.ColorRole.Base, QColor(theme.panel if role == "panel" else theme.field))
    palette.setColor(QPalette.ColorRole.Text, QColor(theme.text))
    palette.setColor(QPalette.ColorRole.Highlight, QColor(theme.prim))
    palette.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.onprim))
    view.setPalette(palette)
    view.setStyleSheet(f"QAbstractItemView {{ background: {theme.panel}; border: none; outline: none; }}")


def read_only(view: QAbstractItemView) -> None:
    """Set up what all lists of the panel have in common: nothing is written in them, and they are pushed smoothly."""
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    scroll_by_finger(view)


def paint_ground(painter: QPainter, box: QRectF, theme: Theme, marked: bool, radius: float) -> None:
    """The ground of an entry that stands out; `marked`: the table shows how it was then."""
    plain = QPen(QColor(theme.line)) if theme.high_contrast else QPen(Qt.PenStyle.NoPen)
    painter.setPen(QPen(QColor(theme.lamp), 2) if marked else plain)
    painter.setBrush(QColor(theme.panel2))
    painter.drawRoundedRect(box, radius, radius)


def leave_letters(event: QKeyEvent) -> bool:
    """Whether a key is a letter, which a list would use to search itself; then it is left to others."""
    if event.text().isalpha():
        event.ignore()
        return True
    return False


def draw_lines(painter: QPainter, box: QRectF, measure: QFontMetricsF, lines: list[str]) -> None:
    """Lines of the painter's font, their block in the middle of the height."""
    y = box.center().y() - measure.height() * len(lines) / 2
    for line in lines:
        painter.drawText(QRectF(box.left(), y, box.width(), measure.height()), _LEFT, line)
        y += measure.height()
