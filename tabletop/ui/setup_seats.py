"""Who plays: one row a seat, with colour, name, person or computer, and language or level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QComboBox, QFrame, QLineEdit, QMenu, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.bot import Level
from tabletop.core.info import GameInfo
from tabletop.core.model import Setup
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.match.players import Player
from tabletop.ui.context import AppContext
from tabletop.ui.language import LANGUAGES
from tabletop.ui.page import BarButton
from tabletop.ui.widgets import BADGES, BadgeButton, PaintedButton, Segments, paint_focus, sized

PERSON = QT_TRANSLATE_NOOP("Setup", "Person", "who sits on a seat")
COMPUTER = QT_TRANSLATE_NOOP("Setup", "Computer", "who sits on a seat")
PERSON_NAME = QT_TRANSLATE_NOOP("Setup", "Player {number}", "name of a person who has given none")
COMPUTER_NAME = QT_TRANSLATE_NOOP("Setup", "Computer {number}", "name of a computer player without a name")
NAME_OF = QT_TRANSLATE_NOOP("Setup", "Name on seat {number}")
KIND_OF = QT_TRANSLATE_NOOP("Setup", "Who sits on seat {number}")
COLOUR_OF = QT_TRANSLATE_NOOP("Setup", "Colour of seat {number}: {colour}")
LEVEL_OF = QT_TRANSLATE_NOOP("Setup", "Level of seat {number}")
LANGUAGE_OF = QT_TRANSLATE_NOOP("Setup", "Language of seat {number}")
TABLE_LANGUAGE = QT_TRANSLATE_NOOP("Setup", "As the table", "language of a seat: the one of the table")
ADD_SEAT = QT_TRANSLATE_NOOP("Setup", "Add a seat")
REMOVE_SEAT = QT_TRANSLATE_NOOP("Setup", "Remove this seat")
LEVELS = {
    Level.FIRST_STEPS: QT_TRANSLATE_NOOP("Setup", "First steps", "level of a computer player"),
    Level.EASY: QT_TRANSLATE_NOOP("Setup", "Easy", "level of a computer player"),
    Level.MEDIUM: QT_TRANSLATE_NOOP("Setup", "Medium", "level of a computer player"),
    Level.HARD: QT_TRANSLATE_NOOP("Setup", "Hard", "level of a computer player"),
}
COLOURS = (
    QT_TRANSLATE_NOOP("Setup", "Red, circle"),
    QT_TRANSLATE_NOOP("Setup", "Blue, square"),
    QT_TRANSLATE_NOOP("Setup", "Yellow, triangle"),
    QT_TRANSLATE_NOOP("Setup", "Green, cross"),
    QT_TRANSLATE_NOOP("Setup", "Purple, star"),
    QT_TRANSLATE_NOOP("Setup", "Orange, moon"),
    QT_TRANSLATE_NOOP("Setup", "Sky blue, drop"),
    QT_TRANSLATE_NOOP("Setup", "Pink, hourglass"),
)
_NAME_PAD = 13


class Chair(Struct):
    """What a row says; `name` may be empty: then a name with the number of the seat is given."""

    colour: int
    name: str = ""
    computer: bool = False
    level: Level = Level.EASY
    language: str = ""


class SeatRow(QWidget):
    """The row of one seat. In a narrow card the choices go to a second line."""

    changed = Signal()
    colour_wanted = Signal(object)
    remove_wanted = Signal(object)

    def __init__(self, context: AppContext, number: int, chair: Chair, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.number = number
        self.chair = chair
        self.badge = BadgeButton(context, chair.colour, parent=self)
        self.name = QLineEdit(chair.name, self)
        self.kind = Segments(context, self)
        self.extra = QComboBox(self)
        self.extra.setStyleSheet("padding-right: 0;")
        self.remove = BarButton(context, "cross", REMOVE_SEAT, self)
        self.name.setMaxLength(24)
        self.name.setProperty("kind", "name")
        self.name.textChanged.connect(self._named)
        self.kind.changed.connect(self._kind_chosen)
        self.extra.activated.connect(self._extra_chosen)
        self.badge.clicked.connect(lambda: self.colour_wanted.emit(self))
        self.remove.clicked.connect(lambda: self.remove_wanted.emit(self))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def player(self) -> Player:
        """Who sits here, with a name in any case."""
        chair = self.chair
        return Player(self.shown_name(), chair.computer, chair.level, "" if chair.computer else chair.language)

    def shown_name(self) -> str:
        """The name typed, or the one that the seat's number gives."""
        typed = " ".join(self.chair.name.split())
        return typed or self._context.words.say(
            COMPUTER_NAME if self.chair.computer else PERSON_NAME, number=self.number
        )

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab comes to, as it stands from left to right."""
        return (self.badge, self.name, *self.kind.stops, self.extra, self.remove)

    def set_number(self, number: int) -> None:
        """The place of this row, counted from 1."""
        self.number = number
        self.retranslate()

    def set_colour(self, colour: int) -> None:
        """Another badge."""
        self.chair.colour = colour
        self.badge.set_colour(colour)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets all words anew."""
        say, number = self._context.words.say, self.number
        self.kind.set_choices([("person", say(PERSON)), ("computer", say(COMPUTER))])
        self.kind.set_value("computer" if self.chair.computer else "person")
        self.kind.setAccessibleName(say(KIND_OF, number=number))
        self.name.setAccessibleName(say(NAME_OF, number=number))
        name = COMPUTER_NAME if self.chair.computer else PERSON_NAME
        self.name.setPlaceholderText(say(name, number=number))
        badge = say(COLOUR_OF, number=number, colour=say(COLOURS[self.chair.colour % 8]))
        self.badge.setAccessibleName(badge)
        self.badge.setToolTip(badge)
        self.remove.retranslate()
        self._fill_extra()
        self.updateGeometry()
        self.arrange()

    def _fill_extra(self) -> None:
        say, number = self._context.words.say, self.number
        self.extra.clear()
        if self.chair.computer:
            for level in Level:
                self.extra.addItem(say(LEVELS[level]), level.value)
            self.extra.setCurrentIndex(self.extra.findData(self.chair.level.value))
            self.extra.setAccessibleName(say(LEVEL_OF, number=number))
        else:
            self.extra.addItem(say(TABLE_LANGUAGE), "")
            for code, name in LANGUAGES.items():
                self.extra.addItem(name, code)
            self.extra.setCurrentIndex(max(0, self.extra.findData(self.chair.language)))
            self.extra.setAccessibleName(say(LANGUAGE_OF, number=number))

    def _named(self, name: str) -> None:
        self.chair.name = name
        self.changed.emit()

    def _kind_chosen(self, kind: str) -> None:
        self.chair.computer = kind == "computer"
        self.retranslate()
        self.changed.emit()

    def _extra_chosen(self, index: int) -> None:
        value = str(self.extra.itemData(index))
        if self.chair.computer:
            self.chair.level = Level(value)
        else:
            self.chair.language = value
        self.changed.emit()

    def _is_narrow(self, width: int) -> bool:
        metrics = self._context.metrics
        fixed = self.badge.sizeHint().width() + self.kind.sizeHint().width() + metrics.target_px + 24
        longest = self._context.words.say(COMPUTER_NAME, number=8)  # so that all rows do the same
        name = self.name.fontMetrics().horizontalAdvance(longest) + 2 * metrics.px(_NAME_PAD)
        return width < fixed + max(metrics.px(76), name) + metrics.px(138)

    def hasHeightForWidth(self) -> bool:
        """Two lines in a narrow card."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height at a width."""
        metrics = self._context.metrics
        return metrics.px(116) if self._is_narrow(width) else metrics.px(74)

    def sizeHint(self) -> QSize:
        """One line."""
        metrics = self._context.metrics
        return QSize(metrics.px(520), self.heightForWidth(metrics.px(520)))

    def minimumSizeHint(self) -> QSize:
        """Two lines need less width."""
        metrics = self._context.metrics
        return QSize(metrics.px(250), metrics.px(74))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the row out."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Puts badge, name and choices in their places."""
        metrics, width = self._context.metrics, self.width()
        badge = self.badge.sizeHint()
        line = metrics.px(40)
        narrow = self._is_narrow(width)
        middle = metrics.px(34) if narrow else self.height() // 2
        self.badge.setGeometry(8, middle - badge.height() // 2, badge.width(), badge.height())
        right = width - 8
        cross = metrics.target_px
        if not self.remove.isHidden():
            self.remove.setGeometry(right - cross + 6, middle - cross // 2, cross, cross)
            right -= cross - 8
        kind = QSize(min(self.kind.sizeHint().width(), width - 24), self.kind.sizeHint().height())
        extra = metrics.px(138)
        left = 8 + badge.width() + 3
        if narrow:
            low = self.height() - metrics.px(30)
            self.kind.setGeometry(12, low - kind.height() // 2, kind.width(), kind.height())
            spare = width - 12 - kind.width() - 20
            self.extra.setGeometry(12 + kind.width() + 8, low - line // 2, max(40, min(extra, spare)), line)
        else:
            right -= extra
            self.extra.setGeometry(right, middle - line // 2, extra, line)
            right -= kind.width() + 6
            self.kind.setGeometry(right, middle - kind.height() // 2, kind.width(), kind.height())
            right -= 6
        self.name.setGeometry(left, middle - line // 2, max(40, right - left), line)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the strip of paper."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 2 if theme.high_contrast else 1.5))
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        painter.end()


class AddButton(PaintedButton):
    """The dashed row that adds a seat."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """As wide as a row, a little lower."""
        metrics = self._context.metrics
        return QSize(metrics.px(250), metrics.px(56))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints plus, words and the dashed edge."""
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(theme.ctl), 1.5, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(QColor(theme.field) if self.underMouse() else Qt.BrushStyle.NoBrush)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(rect, 12, 12)
        side = metrics.px(22)
        self._context.icon("plus", side).paint(painter, QRect(24, (self.height() - side) // 2, side, side))
        painter.setFont(sized(self.font(), metrics.body_px))
        painter.setPen(QColor(theme.text2))
        painter.drawText(self.rect().adjusted(side + 40, 0, -8, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.shows_focus:
            paint_focus(painter, rect, 11)
        painter.end()


class Seats(QFrame):
    """All seats of a table. Colours are never twice at one table: choosing one that is taken swaps the two.

    `changed`: anything; `rows_changed`: a seat came or went.
    """

    changed = Signal()
    rows_changed = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._info: GameInfo | None = None
        self.rows: list[SeatRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self.add = AddButton(context, self)
        self.add.clicked.connect(self.add_seat)
        self._column.addWidget(self.add)
        self.menu = QMenu(self)

    def show_game(self, info: GameInfo, chairs: Sequence[Chair]) -> None:
        """Shows these seats; their number is right for the game."""
        self._info = info
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for chair in chairs:
            self._append(chair)
        self._settle()

    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return tuple(row.player() for row in self.rows)

    def colours(self) -> tuple[int, ...]:
        """The colour of each seat; empty if they are those that the game gives anyway."""
        chosen = tuple(row.chair.colour for row in self.rows)
        return () if chosen == self._preset(len(self.rows)) else chosen

    def add_seat(self) -> None:
        """One seat more, a computer player."""
        count, colours = len(self.rows) + 1, [row.chair.colour for row in self.rows]
        if tuple(colours) == self._preset(len(self.rows)):
            for row, colour in zip(self.rows, self._preset(count), strict=False):
                row.set_colour(colour)
            colour = self._preset(count)[-1]
        else:
            colour = next(index for index in range(8) if index not in colours)
        self._append(Chair(colour, computer=True))
        self._settle()
        self.rows_changed.emit()
        self.changed.emit()

    def remove_seat(self, row: SeatRow) -> None:
        """One seat less."""
        was_preset = not self.colours()
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()
        if was_preset:
            for other, colour in zip(self.rows, self._preset(len(self.rows)), strict=True):
                other.set_colour(colour)
        self._settle()
        self.rows_changed.emit()
        self.changed.emit()

    def take_colour(self, row: SeatRow, colour: int) -> None:
        """Gives a colour to a seat; who had it gets the other one."""
        for other in self.rows:
            if other is not row and other.chair.colour == colour:
                other.set_colour(row.chair.colour)
        row.set_colour(colour)
        self.changed.emit()

    def retranslate(self) -> None:
        """Sets all words anew."""
        self.add.setText(self._context.words.say(ADD_SEAT))
        for row in self.rows:
            row.retranslate()

    def apply_look(self) -> None:
        """Rows grow with the text."""
        for row in self.rows:
            row.updateGeometry()
            row.arrange()
            row.update()
        self.add.updateGeometry()

    def _preset(self, count: int) -> tuple[int, ...]:
        return self._info.colours_of(Setup(count)) if self._info is not None else tuple(range(count))

    def _append(self, chair: Chair) -> None:
        row = SeatRow(self._context, len(self.rows) + 1, chair, self)
        row.changed.connect(self.changed)
        row.colour_wanted.connect(self._ask_colour)
        row.remove_wanted.connect(self.remove_seat)
        self._column.insertWidget(len(self.rows), row)
        self.rows.append(row)

    def _settle(self) -> None:
        """Numbers, and whether seats may come or go."""
        least, most = self._info.seats if self._info is not None else (1, 8)
        for number, row in enumerate(self.rows, 1):
            row.set_number(number)
            row.remove.setVisible(len(self.rows) > least)
            row.show()
            row.arrange()
        self.add.setVisible(len(self.rows) < most)

    def _ask_colour(self, row: SeatRow) -> None:
        self.menu.clear()
        allowed = self._info.colours if self._info is not None else 8
        for colour in range(min(8, allowed)):
            action = QAction(self._badge_icon(colour), self._context.words.say(COLOURS[colour]), self.menu)
            action.triggered.connect(lambda _=False, c=colour: self.take_colour(row, c))
            self.menu.addAction(action)
        self.menu.popup(row.badge.mapToGlobal(QPoint(0, row.badge.height())))

    def _badge_icon(self, colour: int) -> QIcon:
        side = self._context.metrics.px(28)
        picture = QPixmap(side * 2, side * 2)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._context.art.render(painter, f"badge-{BADGES[colour]}", QRectF(0, 0, side * 2, side * 2))
        painter.end()
        return QIcon(picture)


def chairs_from(data: dict[str, Any] | None, info: GameInfo) -> list[Chair]:
    """The seats of the last time, as far as they make sense; else one person and computer players."""
    least, most = info.seats
    given = data.get("seats") if data else None
    chairs: list[Chair] = []
    for item in given if isinstance(given, list) else []:
        if isinstance(item, dict) and len(chairs) < most:
            chairs.append(_chair(item))
    if len(chairs) < least:
        count = max(least, min(2, most))
        chairs = [Chair(-1, computer=seat > 0) for seat in range(count)]
    colours = [chair.colour for chair in chairs]
    if len(set(colours)) < len(colours) or not all(0 <= colour < info.colours for colour in colours):
        for chair, colour in zip(chairs, info.colours_of(Setup(len(chairs))), strict=True):
            chair.colour = colour
    return chairs


def _chair(item: dict[str, Any]) -> Chair:
    level, language, colour = item.get("level"), item.get("language"), item.get("colour")
    return Chair(
        colour if isinstance(colour, int) else -1,
        str(item.get("name") or "")[:24],
        item.get("computer") is True,
        Level(level) if level in set(Level) else Level.EASY,
        language if isinstance(language, str) and language in LANGUAGES else "",
    )
