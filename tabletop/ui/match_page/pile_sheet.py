"""What lies in a pile that everybody may look through, spread out on a sheet of paper over the table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.model import Place, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP
from tabletop.core.view import BadgeFact, View
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import cycle_focus, paint_shadow
from tabletop.ui.common.paper_buttons import PaperButton, dress
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.speaking import Naming
from tabletop.ui.look.painting.badges import draw_badge

CLOSE = QT_TRANSLATE_NOOP("Table", "Close")
HOW_MANY = PLURAL_NOOP("Table", "%n card(s), the latest first", "heading over a pile that is looked through", 1)
LAID = QT_TRANSLATE_NOOP("Table", "{player}: {cards}")
_MOST_WIDE, _MOST_HIGH = 620, 0.86
_CARD = (43, 60)
_STEP, _GAP, _ROW_GAP = 19, 16, 10
_BADGE = 20


class Group(Struct, frozen=True):
    """Cards that came to the pile together: art keys, and who laid them (None: not said). `leads`: something new began
    with them (a trick)."""

    faces: tuple[str, ...]
    seat: Seat | None = None
    leads: bool = False


def groups_of(view: View, zone: str) -> list[list[Group]]:
    """What lies in a zone: the groups of each row, the newest row first; in a single row the newest group."""
    lying = sorted((p for p in view.placements if p.place.zone == zone), key=lambda p: p.place.slot)
    laid = {fact.token: fact for fact in view.facts if isinstance(fact, BadgeFact)}
    found: list[Group] = []
    for placement in lying:
        fact, face = laid.get(placement.token), placement.face or placement.back or ""
        if fact is None and found:
            found[-1] = Group((*found[-1].faces, face), found[-1].seat, found[-1].leads)
        else:
            found.append(Group((face,), fact.seat if fact else None, fact.leads if fact else False))
    if not any(group.leads for group in found):
        return [found[::-1]] if found else []
    rows: list[list[Group]] = []
    for group in found:
        if group.leads or not rows:
            rows.append([])
        rows[-1].append(group)
    return rows[::-1]


class _Row(QWidget):
    """One row of groups; it goes on in a second line where it is too long."""

    def __init__(self, context: AppContext, groups: Sequence[Group], words: str, colours: Sequence[int]) -> None:
        super().__init__()
        self._context, self._groups, self._colours = context, groups, colours
        self.setAccessibleName(words)
        self.setToolTip(words)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _px(self, length: float) -> int:
        return self._context.metrics.px(length)

    def _places(self, width: int) -> tuple[list[tuple[int, int]], int]:
        """Upper left corner of each group, and the height of all."""
        x = y = 0
        found = []
        high = self._px(_CARD[1]) + self._px(_ROW_GAP)
        for group in self._groups:
            wide = self._wide(group)
            if x and x + wide > width:
                x, y = 0, y + high
            found.append((x, y))
            x += wide + self._px(_GAP)
        return found, y + high

    def _wide(self, group: Group) -> int:
        badge = self._px(_BADGE) + 4 if group.seat is not None else 0
        return badge + self._px(_CARD[0]) + self._px(_STEP) * (len(group.faces) - 1)

    def heightForWidth(self, width: int) -> int:
        """The height of as many lines as are needed."""
        return self._places(width)[1]

    def sizeHint(self) -> QSize:
        """The size of one line of three groups."""
        return QSize(self._px(300), self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        """The size of the widest group."""
        return QSize(max(map(self._wide, self._groups), default=0), self.heightForWidth(max(1, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that another width needs."""
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Badge and cards of every group."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme, badge = self._context.theme, self._px(_BADGE)
        wide, high = self._px(_CARD[0]), self._px(_CARD[1])
        for group, (left, top) in zip(self._groups, self._places(self.width())[0], strict=True):
            x = left
            if group.seat is not None:
                look = theme.seats[self._colours[group.seat] % 8]
                draw_badge(painter, look, x + badge / 2, top + high / 2, badge / 2, theme)
                x += badge + 4
            for face in group.faces:
                self._context.art.render(painter, face, QRectF(x, top, wide, high))
                x += self._px(_STEP)
        painter.end()


class PileSheet(QWidget):
    """The sheet and the dimmed table under it; a click beside it, Escape and its button close it."""

    def __init__(self, context: AppContext, naming: Naming, parent: QWidget) -> None:
        super().__init__(parent)
        self._context, self._naming, self._overlay = context, naming, parent
        self._zone, self._rows = "", list[list[Group]]()
        self._back: QWidget | None = None
        self.colours: Sequence[int] = ()
        self.title, self.count = QLabel(self), QLabel(self)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        scroll_by_finger(self.area)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.close_button = PaperButton(context, parent=self)
        self.close_button.clicked.connect(self.leave)
        self.hide()
        parent.installEventFilter(self)

    @property
    def zone(self) -> str:
        """Whose tokens are shown; "" while it is closed."""
        return self._zone if self.isVisibleTo(self._overlay) else ""

    def open(self, view: View, zone: str, back: QWidget) -> None:
        """Show what lies there; `back` gets the keyboard when it closes."""
        self._zone, self._back = zone, back
        self._fill(view)
        if not self._rows:
            return
        self.show()
        self.raise_()
        self._lay_out()
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def see(self, view: View) -> None:
        """Show what has come to the pile."""
        if self.zone:
            self._fill(view)
            if self._rows:
                self._lay_out()
            else:
                self.leave()

    def leave(self) -> None:
        """Close it."""
        if self.isHidden():
            return
        self.hide()
        if self._back is not None:
            self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self, view: View) -> None:
        rows = groups_of(view, self._zone)
        metrics, theme, words = self._context.metrics, self._context.theme, self._naming.words
        self._rows = rows
        self.title.setText(self._naming.place(Place(self._zone)))
        dress(self.title, metrics.px(20), theme.text, bold=True)
        self.count.setText(words.say(HOW_MANY, sum(len(group.faces) for row in rows for group in row)))
        dress(self.count, metrics.quiet_px, theme.text2)
        self.close_button.set_words(words.say(CLOSE))
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(0, 0, metrics.px(8), 0)
        lines.setSpacing(0)
        for row in rows:
            lines.addWidget(_Row(self._context, row, self._in_words(row), self.colours))
        lines.addStretch(1)
        self.area.setWidget(inside)
        for part in (self.area, self.area.viewport(), inside):
            part.setStyleSheet(f"background: {theme.panel};")

    def _in_words(self, row: Sequence[Group]) -> str:
        words, name = self._naming.words, self._naming.face
        said = []
        for group in row:
            cards = words.locale.createSeparatedList([name(face) for face in group.faces])
            player = words.name(group.seat) if group.seat is not None else ""
            said.append(words.say(LAID, player=player, cards=cards) if player else cards)
        return "\n".join(said)

    def _paper(self) -> QRect:
        metrics = self._context.metrics
        pad, head = metrics.px(20), self._head()
        wide = min(self.width() - 24, metrics.px(_MOST_WIDE))
        rows = self.area.findChildren(_Row)
        wanted = sum(row.heightForWidth(wide - 2 * pad - metrics.px(20)) for row in rows)
        high = min(round(self.height() * _MOST_HIGH), head + wanted + 5 * pad // 2)
        return QRect((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def _head(self) -> int:
        words = self.title.sizeHint().height() + self.count.sizeHint().height() + 4
        return max(words, self.close_button.sizeHint().height())

    def _lay_out(self) -> None:
        self.setGeometry(self._overlay.rect())
        paper, pad = self._paper(), self._context.metrics.px(20)
        left, wide = paper.left() + pad, paper.width() - 2 * pad
        top, button = paper.top() + pad, self.close_button.sizeHint()
        self.close_button.setGeometry(paper.right() - pad - button.width(), top, button.width(), button.height())
        beside = wide - button.width() - pad // 2
        self.title.setGeometry(left, top, beside, self.title.sizeHint().height())
        self.count.setGeometry(left, self.title.geometry().bottom() + 4, beside, self.count.sizeHint().height())
        begin = top + self._head() + pad // 2
        self.area.setGeometry(left, begin, wide, max(1, paper.bottom() + 1 - pad - begin))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dimmed table, and the paper."""
        painter, theme, paper = QPainter(self), self._context.theme, QRectF(self._paper())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(20, 33, 28, 150))
        radius = 14 * self._context.metrics.factor
        if not theme.flat:
            paint_shadow(painter, paper, radius, 5)
        painter.setPen(QColor(theme.ctl) if theme.flat else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(paper, radius, radius)
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the table."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._lay_out()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Escape; arrows and pages scroll."""
        bar = self.area.verticalScrollBar()
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 4, Qt.Key.Key_PageUp: -4}
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.leave()
        elif key in steps:
            bar.setValue(bar.value() + steps[key] * self._context.metrics.px(_CARD[1]))
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus on the sheet."""
        return cycle_focus((self.close_button,), forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close by a click beside the paper; nothing goes through to the table."""
        if not self._paper().contains(event.position().toPoint()):
            self.leave()
        event.accept()
