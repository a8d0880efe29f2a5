"""Controls that the wheel leaves alone: a list that drops down, of which nothing is cut, and a slider."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QSlider, QWidget


class DropDown(QComboBox):
    """A combo box for pages that scroll: the wheel over it moves the page unless its list is open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for all entries: Qt remembers this from the entries of the language before."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page. The open list scrolls by itself."""
        event.ignore()

    def showPopup(self) -> None:
        """Open the list, high enough for all its entries: Qt forgets the padding that the style sheet gives it."""
        super().showPopup()
        view, frame = self.view(), self.view().window()
        rows = min(self.count(), self.maxVisibleItems())
        bar = view.verticalScrollBar().sizeHint().width() if self.count() > rows else 0
        inside = view.viewport()
        wider = max(0, view.sizeHintForColumn(0) + bar - inside.width())
        higher = max(0, sum(view.sizeHintForRow(row) for row in range(rows)) - inside.height())
        place, room = frame.geometry(), frame.screen().availableGeometry()
        goes_up = place.bottom() + higher > room.bottom()
        place.adjust(0, -higher if goes_up else 0, wider, 0 if goes_up else higher)
        place.translate(min(0, room.right() - place.right()), 0)
        frame.setGeometry(place.intersected(room))


class CalmSlider(QSlider):
    """A slider for pages that scroll: the wheel over it moves the page."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()
