"""Who plays: the seats of a table, which come and go, and their colours."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QVBoxLayout, QWidget

from tabletop import games
from tabletop.core.bot import Level, Program
from tabletop.core.handicaps import Given, given
from tabletop.core.info import GameInfo
from tabletop.core.model import Seat, Setup
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.match.players import Player
from tabletop.match.real_dice import throws_dice
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.painted import PaintedButton, paint_focus, sized
from tabletop.ui.common.widgets import BADGES
from tabletop.ui.setup.seat_config import SeatConfig
from tabletop.ui.setup.seat_row import COLOURS, SeatRow

_MANY = 3
"""More rows than these are lower, so that the whole set-up is seen at once."""
ADD_SEAT = QT_TRANSLATE_NOOP("Setup", "Add a seat")


class AddButton(PaintedButton):
    """The dashed row that adds a seat."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """The size of a row, a little lower."""
        metrics = self._context.metrics
        return QSize(metrics.px(250), metrics.px(56))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plus, words and the dashed edge."""
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
        self._has_dice = False
        self.rows: list[SeatRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self.add = AddButton(context, self)
        self.add.clicked.connect(self.add_seat)
        self._column.addWidget(self.add)
        self.menu = QMenu(self)

    def show_game(self, info: GameInfo, configs: Sequence[SeatConfig]) -> None:
        """Show these seats; their number is right for the game."""
        self._info = info
        self._has_dice = throws_dice(games.load(info.slug))
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for config in configs:
            self._append(config)
        self._settle()

    def players(self) -> tuple[Player, ...]:
        """The players, in the order of their seats."""
        return tuple(row.player() for row in self.rows)

    def colours(self) -> tuple[int, ...]:
        """The colour of each seat; empty if they are those that the game gives anyway."""
        chosen = tuple(row.config.colour for row in self.rows)
        return () if chosen == self._preset(len(self.rows)) else chosen

    def handicaps(self) -> Given:
        """What the seats are given, as a Setup wants it."""
        return given([row.config.handicap for row in self.rows])

    def give(self, seat: Seat, handicap: str) -> None:
        """Let a seat have a handicap, by its id; empty: none."""
        self.rows[seat].config.handicap = handicap
        self.changed.emit()

    def add_seat(self) -> None:
        """Add a seat, for a computer player."""
        count, colours = len(self.rows) + 1, [row.config.colour for row in self.rows]
        if tuple(colours) == self._preset(len(self.rows)):
            for row, colour in zip(self.rows, self._preset(count), strict=False):
                row.set_colour(colour)
            colour = self._preset(count)[-1]
        else:
            colour = next(index for index in range(8) if index not in colours)
        self._append(SeatConfig(colour, computer=True))
        self._settle()
        self.rows_changed.emit()
        self.changed.emit()

    def remove_seat(self, row: SeatRow) -> None:
        """Take a seat away."""
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

    def seat_anew(self, configs: Sequence[SeatConfig]) -> None:
        """Seat the same people in another order; the colours stay with the seats."""
        colours = [row.config.colour for row in self.rows]
        for row, config, colour in zip(self.rows, configs, colours, strict=True):
            row.sit(config, colour)
        self.changed.emit()

    def take_colour(self, row: SeatRow, colour: int) -> None:
        """Give a colour to a seat; who had it gets the other one."""
        for other in self.rows:
            if other is not row and other.config.colour == colour:
                other.set_colour(row.config.colour)
        row.set_colour(colour)
        self.changed.emit()

    def retranslate(self) -> None:
        """Set all words anew."""
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

    def _append(self, config: SeatConfig) -> None:
        levels: tuple[Level, ...] = ()
        programs: Sequence[Program] = ()
        if self._info is not None:
            config.level, levels = self._info.offered(config.level), self._info.levels
            programs = self._context.programs.offered(self._info.slug)
            if config.program and config.program not in {program.name for program in programs}:
                config.program, config.level = "", self._info.strongest
        row = SeatRow(self._context, len(self.rows) + 1, config, levels, self, programs)
        row.has_dice = self._has_dice
        row.changed.connect(self.changed)
        row.colour_wanted.connect(self._ask_colour)
        row.remove_wanted.connect(self.remove_seat)
        row.names_changed.connect(self.retranslate)
        self._column.insertWidget(len(self.rows), row)
        self.rows.append(row)

    def _settle(self) -> None:
        """Numbers, and whether seats may come or go."""
        least, most = self._info.seats if self._info is not None else (1, 8)
        is_crowded = len(self.rows) > _MANY
        self._column.setSpacing(6 if is_crowded else 10)
        for number, row in enumerate(self.rows, 1):
            row.is_low = is_crowded
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
