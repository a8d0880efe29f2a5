"""Beside the rules, where the window has room: the lid of the box, or the example that somebody wants to see."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import sized
from tabletop.ui.look.covers import cover
from tabletop.ui.rules.rows import RuleRow

COLUMN_PX, MARGIN_PX = 650, 20
"""The rules beside which it lies: how wide they are at most, and what is free on both sides."""
_LEAST_PX, _MOST_PX = 290, 560
_LID_PX = 240
_BESIDE_PX = 10


class RulesAside(QFrame):
    """Lies on the right of a viewport, above what is scrolled there, and stays while that moves. `room_changed` is
    emitted when the window has become wide enough for it, or too narrow."""

    room_changed = Signal()

    def __init__(self, context: AppContext, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._context = context
        self._slug, self._title = "", ""
        self.row: RuleRow | None = None
        self.example: QWidget | None = None
        self._lid = QLabel(self)
        self._rule = QLabel(self)
        self._rule.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._lid, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self._rule)
        self._column.addStretch(1)
        self._viewport = viewport
        self.has_room = False
        viewport.installEventFilter(self)
        self.hide()

    def show_game(self, slug: str, title: str) -> None:
        """Show the rules of this game, called `title` in the language in which they are read."""
        self._slug, self._title = slug, title
        self.rest()

    def rest(self) -> None:
        """Lay the lid there: nobody wants an example."""
        if self.row is not None:
            self.row.set_open(False)
        if self.example is not None:
            self.example.hide()
            self.example.deleteLater()
        self.row = self.example = None
        if not self._slug:
            return
        side = self._context.metrics.px(_LID_PX)
        self._lid.setPixmap(cover(self._slug, self._title, side, self.devicePixelRatioF()))
        self._rule.hide()
        self._lid.show()

    def lay(self, row: RuleRow) -> None:
        """The example of this rule lies here, instead of any other."""
        self.rest()
        margins = self._column.contentsMargins()
        example = row.make_example(self, self.width() - margins.left() - margins.right())
        self.row, self.example = row, example
        self._lid.hide()
        self._rule.setText(". ".join(part for part in (row.sign, row.sentence) if part))
        self._rule.show()
        self._column.insertWidget(2, example)
        example.show()
        row.set_open(True, is_beside=True)

    def toggle(self, row: RuleRow) -> None:
        """Show or hide the example of a rule: here where there is room, else below its row."""
        if not self.has_room:
            row.unfold(not row.is_unfolded)
        elif self.row is row:
            self.rest()
        else:
            self.lay(row)

    def move_example(self, rows: Sequence[RuleRow]) -> None:
        """Take here what is unfolded below one of these rows, or put it back there: there is room now, or none."""
        row = self.row
        if self.has_room:
            unfolded = [one for one in rows if one.is_unfolded]
            for one in unfolded:
                one.unfold(False)
            if unfolded:
                self.lay(unfolded[-1])
        elif row is not None:
            self.rest()
            row.unfold(True)

    def apply_look(self) -> None:
        """Take sizes from the context."""
        metrics = self._context.metrics
        self._column.setContentsMargins(metrics.px(_BESIDE_PX), metrics.px(28), metrics.px(_BESIDE_PX), metrics.px(20))
        self._column.setSpacing(metrics.px(10))
        self._rule.setFont(sized(self.font(), metrics.body_px, True))
        self._fit()
        if self.row is None:
            self.rest()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the viewport."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        """Lie in the middle of what is free of the viewport beside the rules, if that is enough."""
        metrics = self._context.metrics
        left = metrics.px(COLUMN_PX + 2 * MARGIN_PX)
        free = self._viewport.width() - left
        width = min(free, metrics.px(_MOST_PX))
        self.setGeometry(left + (free - width) // 2, 0, width, self._viewport.height())
        self.raise_()
        has_room = width >= metrics.px(_LEAST_PX)
        if has_room != self.has_room:
            self.has_room = has_room
            self.setVisible(has_room)
            self.room_changed.emit()
