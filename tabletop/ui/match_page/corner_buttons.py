"""Buttons for hands that act at the same time: each in the colour of its seat, and pressed by any finger at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QTouchEvent
from PySide6.QtWidgets import QWidget

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.paper_buttons import Paint, PaperButton


class CornerButton(PaperButton):
    """A round button of one seat. Several of them may be touched at the same moment: a mouse has one pointer only, so
    touches are taken as they come, each with its own time stamp."""

    def __init__(self, context: AppContext, colour: int, parent: QWidget | None = None) -> None:
        """`colour` is the palette index of the seat."""
        super().__init__(context, Paint.ROUND, "", parent)
        self._colour = colour
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.apply_look()

    def apply_look(self) -> None:
        """Take the colours of the theme."""
        look = self._context.theme.seats[self._colour % 8]
        self.set_paint(Paint.ROUND, (look.colour, look.mark))

    def event(self, event: QEvent) -> bool:
        """Press at once when a finger comes down; what it does afterwards means nothing."""
        kind = event.type()
        if isinstance(event, QTouchEvent) and kind == QEvent.Type.TouchBegin:
            self.stamp_ms = event.timestamp()
            if self.isEnabled():
                self.click()
            event.accept()
            return True
        if kind in (QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel):
            event.accept()
            return True
        return bool(super().event(event))
