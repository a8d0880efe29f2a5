"""A key reads the table to whoever does not see it: said at once, and written on a sheet that can be read line by line.
Pressed again it reads on, in full.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from tabletop.core.game import Offer
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.core.view import View
from tabletop.ui.common.announcing import announce
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import cycle_focus, sized
from tabletop.ui.common.paper_buttons import PaperButton, dress
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.shortcuts import Do
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.paper_sheet import CLOSE
from tabletop.ui.match_page.table_report import TableReport
from tabletop.ui.table.view import TableView

TITLE = QT_TRANSLATE_NOOP("Table", "The table in words")
MORE = QT_TRANSLATE_NOOP("Table", "{key} again reads everything out.")
_WIDE, _HIGH_PART, _PAD = 520, 0.8, 18


class ReadingSheet(QFrame):
    """What was read, as text that any screen reader can go through. Escape and its button close it."""

    def __init__(self, context: AppContext, overlay: QWidget) -> None:
        super().__init__(overlay)
        self._context, self._overlay = context, overlay
        self._back: QWidget | None = None
        self.setObjectName("reading")
        self.title, self.below, self.text = QLabel(self), QLabel(self), QPlainTextEdit(self)
        self.text.setReadOnly(True)
        scroll_by_finger(self.text)
        self.text.setTabChangesFocus(True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        flags = Qt.TextInteractionFlag
        self.text.setTextInteractionFlags(flags.TextSelectableByKeyboard | flags.TextSelectableByMouse)
        self.title.setWordWrap(True)
        self.below.setWordWrap(True)
        self.close_button = PaperButton(context, parent=self)
        self.close_button.clicked.connect(self.leave)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.text, 1)
        self._column.addWidget(self.below)
        self.hide()
        overlay.installEventFilter(self)

    def open(self, title: str, sentences: str, below: str, close: str, back: QWidget) -> None:
        """Show sentences; `back` gets the keyboard when it closes."""
        self._back = back
        self.title.setText(title)
        self.below.setText(below)
        self.below.setVisible(bool(below))
        self.close_button.set_words(close)
        self.text.setPlainText(sentences)
        self.text.setAccessibleName(title)
        self._dress()
        self._lay_out()
        self.show()
        self.raise_()
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Close it."""
        if self.isHidden():
            return
        self.hide()
        if self._back is not None:
            self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dress(self) -> None:
        metrics, theme = self._context.metrics, self._context.theme
        dress(self.title, metrics.px(20), theme.text, bold=True)
        dress(self.below, metrics.quiet_px, theme.text2)
        self.text.setFont(sized(self.text.font(), metrics.body_px))
        pad = metrics.px(_PAD)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(metrics.px(10))
        edge = f"border: 1px solid {theme.ctl}; border-radius: {metrics.px(12)}px;"
        self.setStyleSheet(
            f"#reading {{ background: {theme.panel}; {edge} }}"
            f"QPlainTextEdit {{ background: {theme.panel}; color: {theme.text}; }}"
        )

    def _lay_out(self) -> None:
        room, metrics = self._overlay.rect(), self._context.metrics
        wide = min(room.width() - 24, metrics.px(_WIDE))
        high = min(round(room.height() * _HIGH_PART), metrics.px(_WIDE))
        self.setGeometry((room.width() - wide) // 2, (room.height() - high) // 2, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the table."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._lay_out()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the sheet."""
        return cycle_focus((self.text, self.close_button), forward)


class Reading(QObject):
    """Reads the table of one `page`, and lays a sheet, on `overlay` above the `table`."""

    def __init__(
        self, context: AppContext, shared: MatchContext, table: TableView, overlay: QWidget, page: QWidget
    ) -> None:
        super().__init__(page)
        self._shared = shared
        self._table = table
        self._view: View | None = None
        self._is_full = False
        self.sheet = ReadingSheet(context, overlay)
        table.seen.connect(self._see)

    def read(self) -> None:
        """Read the table out; again, while the sheet lies there, in full. Nothing while the table is covered."""
        if self._view is None or self._table.table_scene.hidden:
            return
        self._is_full = not self._is_full if self.sheet.isVisible() else False
        shared, words = self._shared, self._shared.naming.words
        seen = {item.token for item in self._table.seen_items()}
        report = TableReport(self._view, shared.spec.zones, seen, self._offers(), shared.naming)
        sentences = report.in_full() if self._is_full else report.in_short()
        key = shared.app.shortcuts.text(Do.READ)
        below = words.say(MORE, key=key) if key and not self._is_full else ""
        self.sheet.open(words.say(TITLE), "\n".join(sentences), below, words.say(CLOSE), self._table)
        announce(self._table, " ".join(sentences), urgent=True)

    def leave(self) -> None:
        """Put the sheet away."""
        self.sheet.leave()

    def _see(self, view: View) -> None:
        self._view = view
        self._is_full = False
        self.sheet.leave()

    def _offers(self) -> tuple[Offer, ...]:
        """What the person who acts may do now; nothing of a hidden card that the table plays by itself."""
        session = self._shared.session
        actor, match = session.actor, session.match
        by_itself = session.game.info.hidden and session.game.forced(match.state) is not None
        if actor is None or by_itself or actor not in match.active or match.result is not None:
            return ()
        if self._view is None or match.view(self._view.seat).placements != self._view.placements:
            return ()  # what is shown is past
        return session.controller(actor).legal()
