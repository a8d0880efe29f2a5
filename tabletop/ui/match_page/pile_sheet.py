"""What lies in a pile that everybody may look through, spread out on a sheet of paper over the table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.model import Place, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP
from tabletop.core.view import BadgeFact, TallyFact, View
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.speaking import Naming
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.match_page.paper_sheet import CLOSE, PaperSheet
from tabletop.ui.match_page.tally_list import TallyList

HOW_MANY = PLURAL_NOOP("Table", "%n card(s), the latest first", "heading over a pile that is looked through", 1)
COUNTED = PLURAL_NOOP("Table", "%n card(s), counted by kind", "heading over a pile that is looked through", 1)
LAID = QT_TRANSLATE_NOOP("Table", "{player}: {cards}")
_MOST_WIDE = 580
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


class PileSheet(PaperSheet):
    """All that lies in a pile, for as long as anybody looks."""

    def __init__(self, context: AppContext, naming: Naming, parent: QWidget) -> None:
        super().__init__(context, parent)
        self._naming = naming
        self._zone = ""
        self.colours: Sequence[int] = ()
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        scroll_by_finger(self.area)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def zone(self) -> str:
        """Whose tokens are shown; "" while it is closed."""
        return self._zone if self.isVisibleTo(self._overlay) else ""

    def body(self) -> QScrollArea:
        """The rows of the pile."""
        return self.area

    def wanted(self, width: int) -> QSize:
        """As wide as is comfortable, as high as all rows."""
        wide = min(width, self._context.metrics.px(_MOST_WIDE))
        rows: list[QWidget] = [*self.area.findChildren(_Row), *self.area.findChildren(TallyList)]
        return QSize(wide, sum(row.heightForWidth(wide - self._context.metrics.px(20)) for row in rows))

    def open(self, view: View, zone: str, back: QWidget) -> None:
        """Show what lies there; `back` gets the keyboard when it closes."""
        self._zone = zone
        if self._fill(view):
            self._open(back)

    def see(self, view: View) -> None:
        """Show what has come to the pile."""
        if self.zone:
            if self._fill(view):
                self._lay_out()
            else:
                self.leave()

    def _fill(self, view: View) -> bool:
        """Whether anything lies there."""
        rows = groups_of(view, self._zone)
        metrics, theme, words = self._context.metrics, self._context.theme, self._naming.words
        tally = next((f for f in view.facts if isinstance(f, TallyFact) and f.zone == self._zone), None)
        count = sum(len(group.faces) for row in rows for group in row)
        heading = words.say(HOW_MANY if tally is None else COUNTED, count)
        self._head_says(self._naming.place(Place(self._zone)), heading, words.say(CLOSE))
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(0, 0, metrics.px(8), 0)
        lines.setSpacing(0)
        if tally is not None:
            lines.addWidget(TallyList(self._context, tally.kinds, self._naming))
        else:
            for row in rows:
                lines.addWidget(_Row(self._context, row, self._in_words(row), self.colours))
        lines.addStretch(1)
        self.area.setWidget(inside)
        for part in (self.area, self.area.viewport(), inside):
            part.setStyleSheet(f"background: {theme.panel};")
        return bool(rows)

    def _in_words(self, row: Sequence[Group]) -> str:
        words, name = self._naming.words, self._naming.face
        said = []
        for group in row:
            cards = words.locale.createSeparatedList([name(face) for face in group.faces])
            player = words.name(group.seat) if group.seat is not None else ""
            said.append(words.say(LAID, player=player, cards=cards) if player else cards)
        return "\n".join(said)
