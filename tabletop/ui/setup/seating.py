"""How the people sit: three pictures of a table from above, with the shapes of the seats round it."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QTransform
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.match.players import Seating
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.picture_choice import PictureButton
from tabletop.ui.common.switch import Switch
from tabletop.ui.look.painting.shapes import seat_shape_path
from tabletop.ui.setup.seat_config import SeatConfig

HOW_SEATED = QT_TRANSLATE_NOOP("Setup", "How are you sitting?", "to all the people round the screen")
SEATINGS = {
    Seating.SAME_SIDE: QT_TRANSLATE_NOOP("Setup", "same side", "people sit: all before the screen"),
    Seating.OPPOSITE: QT_TRANSLATE_NOOP("Setup", "opposite", "people sit: two, the screen lies between them"),
    Seating.ROUND: QT_TRANSLATE_NOOP("Setup", "round the table", "people sit: on all sides of the screen"),
}
TURN_BOARD = QT_TRANSLATE_NOOP("Setup", "Turn the board after each move")
_TABLE = QRectF(-28, -18, 56, 36)
_ROUND = (42.0, 28.0)
_SHAPE = 7.0
_WORDS_PX = 36


class SeatingPicture(PictureButton):
    """One way to sit. `colours` are those of the seats that are shown."""

    def __init__(self, context: AppContext, seating: Seating, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.seating = seating
        self.colours: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The size of the look: 154 x 96; words may need two lines."""
        metrics = self._context.metrics
        return QSize(metrics.px(154), metrics.px(72 + _WORDS_PX))

    def minimumSizeHint(self) -> QSize:
        """Narrow, with words in two lines."""
        metrics = self._context.metrics
        return QSize(metrics.px(78), metrics.px(72 + _WORDS_PX))

    def spots(self) -> list[tuple[float, float]]:
        """Where the seats sit, from the middle of the table."""
        count = len(self.colours)
        if self.seating is Seating.SAME_SIDE:
            apart = min(20.0, 120.0 / max(1, count))
            return [((index - (count - 1) / 2) * apart, 28.0) for index in range(count)]
        # The first sits above, the others follow clockwise.
        angles = [2 * pi * index / max(1, count) for index in range(count)]
        return [(_ROUND[0] * sin(angle), -_ROUND[1] * cos(angle)) for angle in angles]

    def words_height(self, width: int) -> int:
        """The height of two lines, so that all pictures are of one size."""
        return self._context.metrics.px(_WORDS_PX)

    def paint_picture(self, painter: QPainter, area: QRectF) -> None:
        """Paint the table from above and the seats round it."""
        theme = self._context.theme
        painter.translate(area.center())
        scale = min(area.height() / 76, area.width() / 112)
        painter.scale(scale, scale)
        flat = theme.flat
        painter.setPen(QPen(QColor(theme.ctl if flat else theme.wood.beech_dark), 1))
        painter.setBrush(QColor(theme.panel if flat else theme.wood.beech))
        painter.drawRoundedRect(_TABLE, 6, 6)
        for colour, (x, y) in zip(self.colours, self.spots(), strict=True):
            look = theme.seats[colour % 8]
            painter.setPen(QPen(QColor(look.edge), 0.9))
            painter.setBrush(QColor(look.colour))
            painter.drawPath(QTransform(_SHAPE, 0, 0, _SHAPE, x, y).map(seat_shape_path(look.shape)))


class HowSeated(QFrame):
    """The question and its pictures. What does not suit the number of people cannot be chosen, but a wish is kept
    until it can. Several people on the same side may have the board turned to whoever is to move, by the switch
    `turning`, if the game has such a board."""

    changed = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.wish = Seating.SAME_SIDE
        self._people = 1
        self._board = False
        self._question = QLabel(self)
        self._question.setProperty("role", "quiet")
        self.pictures = {seating: SeatingPicture(context, seating, self) for seating in SEATINGS}
        self.turning = Switch(context, self)
        self._group = QButtonGroup(self)
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(8, 4, 8, 4)
        column.addWidget(self._question)
        column.addLayout(row)
        column.addWidget(self.turning)
        row.setSpacing(12)
        for picture in self.pictures.values():
            self._group.addButton(picture)
            row.addWidget(picture)
        self._group.buttonClicked.connect(self._clicked)
        self.turning.clicked.connect(self._switched)
        self._settle()

    @property
    def value(self) -> Seating:
        """How they sit: the wish, if it suits the number of people and the game."""
        possible = self.wish.suits(self._people) and (self._board or self.wish is not Seating.TURNING)
        return self.wish if possible else Seating.SAME_SIDE

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab comes to."""
        return (*self.pictures.values(), self.turning)

    def choose(self, seating: Seating) -> None:
        """Take over a wish."""
        self.wish = seating
        self._settle()

    def show_game(self, board: bool, wish: Seating) -> None:
        """Take another game, with a board that can be turned or without, and the wish of the last time."""
        self._board = board
        self.choose(wish)

    def show_configs(self, configs: Sequence[SeatConfig]) -> None:
        """Show these seats in the pictures."""
        people = [config.colour for config in configs if not config.computer]
        self._people = len(people)
        everybody = tuple(config.colour for config in configs)
        two = tuple(people[:2]) if len(people) > 1 else everybody[:2]
        for seating, picture in self.pictures.items():
            picture.colours = two if seating is Seating.OPPOSITE else everybody
            picture.update()
        self._settle()

    def _settle(self) -> None:
        same_side = not self.value.faces_owners
        self.turning.setVisible(self._board and same_side and self._people > 1)
        self.turning.setChecked(self.value is Seating.TURNING)
        for seating, picture in self.pictures.items():
            chosen = seating is Seating.SAME_SIDE if same_side else seating is self.value
            picture.setEnabled(seating.suits(self._people))
            picture.setChecked(chosen)
            # Tab comes to the chosen picture; arrow keys walk to the others.
            picture.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    def _clicked(self, picture: SeatingPicture) -> None:
        if picture.seating is not Seating.SAME_SIDE or self.wish is not Seating.TURNING:
            self.choose(picture.seating)
        self.changed.emit()

    def _switched(self, is_on: bool) -> None:
        self.choose(Seating.TURNING if is_on else Seating.SAME_SIDE)
        self.changed.emit()

    def retranslate(self) -> None:
        """Set all words anew."""
        say = self._context.words.say
        question = say(HOW_SEATED)
        self._question.setText(question)
        self.setAccessibleName(question)
        self.turning.setText(say(TURN_BOARD))
        for seating, picture in self.pictures.items():
            words = say(SEATINGS[seating])
            picture.setText(words)
            picture.setAccessibleName(words)
            picture.setAccessibleDescription(question)
            picture.setToolTip(words)

    def apply_look(self) -> None:
        """Let the pictures grow with the text."""
        for picture in self.pictures.values():
            picture.updateGeometry()
            picture.update()
        self.turning.updateGeometry()


def seating_from(value: object) -> Seating:
    """How people sat the last time, as far as it makes sense."""
    return Seating(value) if isinstance(value, str) and value in set(Seating) else Seating.SAME_SIDE
