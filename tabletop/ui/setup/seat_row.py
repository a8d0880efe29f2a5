"""The row of one seat before a match: colour, name, person or computer, and language or level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.core.bot import Level, Program
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.match.players import Player
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.drop_down import DropDown
from tabletop.ui.common.language import LANGUAGES
from tabletop.ui.common.levels import AS_I_PLAY, LEVELS, LUCK_ALONE, WHY_LUCK_ALONE, strengths, without_version
from tabletop.ui.common.page import BarButton
from tabletop.ui.common.painted import PaintedButton, paint_focus
from tabletop.ui.common.widgets import Segments
from tabletop.ui.look.painting.animals import animal_of
from tabletop.ui.look.painting.badges import draw_badge
from tabletop.ui.setup.dice_toggle import DiceToggle
from tabletop.ui.setup.name_edit import NameEdit
from tabletop.ui.setup.seat_config import COMPUTER_NAMES, PERSON_NAME, SeatConfig

PERSON = QT_TRANSLATE_NOOP("Setup", "Person", "who sits on a seat")
COMPUTER = QT_TRANSLATE_NOOP("Setup", "Computer", "who sits on a seat")
NAME_OF = QT_TRANSLATE_NOOP("Setup", "Name on seat {number}")
KIND_OF = QT_TRANSLATE_NOOP("Setup", "Who sits on seat {number}")
COLOUR_OF = QT_TRANSLATE_NOOP("Setup", "Colour of seat {number}: {colour}")
LEVEL_OF = QT_TRANSLATE_NOOP("Setup", "Level of seat {number}")
LANGUAGE_OF = QT_TRANSLATE_NOOP("Setup", "Language of seat {number}")
TABLE_LANGUAGE = QT_TRANSLATE_NOOP("Setup", "Table ({code})", "language of a seat: the one of the table; code: EN")
FORGET = QT_TRANSLATE_NOOP("Setup", "Do not suggest this name any more", "menu of a name")
REMOVE_SEAT = QT_TRANSLATE_NOOP("Setup", "Remove this seat")
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
_AS_I_PLAY = "as_i_play"


class BadgeButton(PaintedButton):
    """The badge of a seat colour; a click asks for another colour."""

    def __init__(self, context: AppContext, colour: int, radius_px: float = 19, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._colour = colour
        self._animal = ""
        self._radius_px = radius_px
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def colour(self) -> int:
        """Index into the palette of seat colours."""
        return self._colour

    def set_colour(self, colour: int) -> None:
        """Show another badge."""
        self._colour = colour
        self.update()

    @property
    def animal(self) -> str:
        """Whose face it shows; empty: none."""
        return self._animal

    def set_animal(self, animal: str) -> None:
        """Show the face of a computer player, or none."""
        self._animal = animal
        self.update()

    def sizeHint(self) -> QSize:
        """The badge and room for the focus ring."""
        side = round(self._radius_px * 2 * self._context.metrics.scale) + 10
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """The same size: it is never smaller than it is."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint badge and focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, middle, radius = self._context.theme, QRectF(self.rect()).center(), self.width() / 2 - 5
        draw_badge(painter, theme.seats[self._colour % 8], middle.x(), middle.y(), radius, theme, self._animal)
        if self.shows_focus:
            paint_focus(painter, QRectF(self.rect()), 10)
        painter.end()


class SeatRow(QWidget):
    """The row of one seat. In a narrow card the choices go to a second line. `levels`: those of the computer players of
    the game; `programs`: those from elsewhere that may play it. `has_dice`: there are dice in the game, which may be
    thrown on the real table."""

    changed = Signal()
    colour_wanted = Signal(object)
    remove_wanted = Signal(object)
    names_changed = Signal()

    def __init__(
        self,
        context: AppContext,
        number: int,
        config: SeatConfig,
        levels: Sequence[Level],
        parent: QWidget | None = None,
        programs: Sequence[Program] = (),
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._levels, self._programs = levels, programs
        self.number = number
        self.config = config
        self.is_low = self.has_dice = False
        self.badge = BadgeButton(context, config.colour, parent=self)
        self.name = NameEdit(config.name, self)
        self.kind = Segments(context, self)
        self.extra = DropDown(self)
        self.extra.setStyleSheet("padding-right: 0;")
        self.real_dice = DiceToggle(context, self)
        self.remove = BarButton(context, "cross", REMOVE_SEAT, self)
        self.name.setMaxLength(24)
        self.name.setProperty("kind", "name")
        self.name.textChanged.connect(self._named)
        self.name.forget.connect(self._forget)
        self.kind.changed.connect(self._kind_chosen)
        self.extra.activated.connect(self._extra_chosen)
        self.real_dice.clicked.connect(self._dice_chosen)
        self.badge.clicked.connect(lambda: self.colour_wanted.emit(self))
        self.remove.clicked.connect(lambda: self.remove_wanted.emit(self))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def player(self) -> Player:
        """The player who sits here, with a name in any case."""
        config = self.config
        language = "" if config.computer else config.language
        real_dice = config.real_dice and self.has_dice
        as_i_play = config.as_i_play and config.computer and bool(self._levels)
        name, level, program = self.shown_name(), config.level, config.program if config.computer else ""
        return Player(name, config.computer, level, language, None, real_dice, as_i_play, program=program)

    def shown_name(self) -> str:
        """The name typed, or the one that the seat's number gives."""
        return " ".join(self.config.name.split()) or self._given_name()

    def _given_name(self) -> str:
        if self.config.computer and self.config.program:
            return without_version(self.config.program)
        if self.config.computer:
            return self._context.words.say(COMPUTER_NAMES[(self.number - 1) % len(COMPUTER_NAMES)])
        return self._context.words.say(PERSON_NAME, number=self.number)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab comes to, as it stands from left to right."""
        return (self.badge, self.name, *self.kind.stops, self.extra, self.real_dice, self.remove)

    def sit(self, config: SeatConfig, colour: int) -> None:
        """Somebody else sits here, in this colour."""
        self.config = config
        self.name.setText(config.name)
        self.set_colour(colour)

    def set_number(self, number: int) -> None:
        """The place of this row, counted from 1."""
        self.number = number
        self.retranslate()

    def set_colour(self, colour: int) -> None:
        """Take another badge."""
        self.config.colour = colour
        self.badge.set_colour(colour)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all words anew."""
        say, number = self._context.words.say, self.number
        self.kind.set_choices([("person", say(PERSON)), ("computer", say(COMPUTER))])
        self.kind.set_value("computer" if self.config.computer else "person")
        self.kind.setAccessibleName(say(KIND_OF, number=number))
        self.name.setAccessibleName(say(NAME_OF, number=number))
        self.name.setPlaceholderText(self._given_name())
        self.name.suggest(() if self.config.computer else self._context.settings.names, say(FORGET))
        self.badge.set_animal(animal_of(number - 1) if self.config.computer else "")
        badge = say(COLOUR_OF, number=number, colour=say(COLOURS[self.config.colour % 8]))
        self.badge.setAccessibleName(badge)
        self.badge.setToolTip(badge)
        self.real_dice.retranslate()
        self.real_dice.setChecked(self.config.real_dice)
        self.remove.retranslate()
        self._fill_extra()
        self.updateGeometry()
        self.arrange()

    def _fill_extra(self) -> None:
        say, number = self._context.words.say, self.number
        self.extra.clear()
        self.extra.setToolTip("")
        self.extra.setEnabled(True)
        if self.config.computer:
            self._fill_levels()
            self.extra.setAccessibleName(say(LEVEL_OF, number=number))
        else:
            self.extra.addItem(say(TABLE_LANGUAGE, code=self._context.words.code.upper()), "")
            for code, name in LANGUAGES.items():
                self.extra.addItem(name, code)
            self.extra.setCurrentIndex(max(0, self.extra.findData(self.config.language)))
            self.extra.setAccessibleName(say(LANGUAGE_OF, number=number))

    def _fill_levels(self) -> None:
        say = self._context.words.say
        for level in self._levels:
            self.extra.addItem(say(LEVELS[level]), level.value)
        if self._levels:
            self.extra.addItem(say(AS_I_PLAY), _AS_I_PLAY)
        else:
            self.extra.addItem(say(LUCK_ALONE), self.config.level.value)
            self.extra.setToolTip(say(WHY_LUCK_ALONE))
        for program in self._programs:
            for level, label in strengths(program).items():
                self.extra.addItem(self._context.words.say(label), f"{level}:{program.name}")
        config = self.config
        chosen = f"{config.level}:{config.program}" if config.program else config.level.value
        chosen = _AS_I_PLAY if config.as_i_play else chosen
        self.extra.setCurrentIndex(max(0, self.extra.findData(chosen)))
        self.extra.setEnabled(bool(self._levels))

    def _named(self, name: str) -> None:
        self.config.name = name
        self.changed.emit()

    def _forget(self, name: str) -> None:
        settings = self._context.settings
        settings.names = [known for known in settings.names if known != name]
        self._context.save_settings()
        self.name.clear()
        self.names_changed.emit()

    def _kind_chosen(self, kind: str) -> None:
        self.config.computer = kind == "computer"
        self.retranslate()
        self.changed.emit()

    def _extra_chosen(self, index: int) -> None:
        value = str(self.extra.itemData(index))
        if self.config.computer:
            self._play_as(value)
        else:
            self.config.language = value
        self.changed.emit()

    def _play_as(self, value: str) -> None:
        """Take a level, what the people play as, or a program and how strongly it plays."""
        config, (level, _, program) = self.config, value.partition(":")
        config.as_i_play, config.program = value == _AS_I_PLAY, program
        if not config.as_i_play:
            config.level = Level(level)
        self.name.setPlaceholderText(self._given_name())

    def _dice_chosen(self, real: bool) -> None:
        self.config.real_dice = real
        self.changed.emit()

    def _is_narrow(self, width: int) -> bool:
        metrics = self._context.metrics
        fixed = self.badge.sizeHint().width() + self.kind.sizeHint().width() + metrics.target_px + 24
        fixed += metrics.target_px - 8 if self.has_dice else 0
        say, measure = self._context.words.say, self.name.fontMetrics()
        given = (say(PERSON_NAME, number=8), *map(say, COMPUTER_NAMES))  # so that all rows do the same
        name = max(map(measure.horizontalAdvance, given)) + 2 * metrics.px(_NAME_PAD)
        return width < fixed + max(metrics.px(76), name) + metrics.px(138)

    def hasHeightForWidth(self) -> bool:
        """Always true: two lines in a narrow card."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height at a width."""
        metrics = self._context.metrics
        if self._is_narrow(width):
            return metrics.px(94 if self.is_low else 112)
        return metrics.px(56 if self.is_low else 74)

    def sizeHint(self) -> QSize:
        """The size of one line."""
        metrics = self._context.metrics
        return QSize(metrics.px(520), self.heightForWidth(metrics.px(520)))

    def minimumSizeHint(self) -> QSize:
        """The least size: two lines need less width."""
        metrics = self._context.metrics
        return QSize(metrics.px(250), metrics.px(56 if self.is_low else 74))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the row out."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Put badge, name and choices in their places."""
        metrics, width = self._context.metrics, self.width()
        badge = self.badge.sizeHint()
        line = metrics.px(40)
        narrow = self._is_narrow(width)
        middle = metrics.px(27 if self.is_low else 33) if narrow else self.height() // 2
        self.badge.setGeometry(8, middle - badge.height() // 2, badge.width(), badge.height())
        right = width - 8
        cross = metrics.target_px
        if not self.remove.isHidden():
            self.remove.setGeometry(right - cross + 6, middle - cross // 2, cross, cross)
            right -= cross - 8
        self.real_dice.setVisible(self.has_dice)
        if self.has_dice:
            self.real_dice.setGeometry(right - cross + 6, middle - cross // 2, cross, cross)
            right -= cross - 8
        kind = QSize(min(self.kind.sizeHint().width(), width - 24), self.kind.sizeHint().height())
        extra = metrics.px(138)
        left = 8 + badge.width() + 3
        if narrow:
            low = self.height() - metrics.px(25 if self.is_low else 30)
            self.kind.setGeometry(12, low - kind.height() // 2, kind.width(), kind.height())
            spare = width - 12 - kind.width() - 20
            high = min(line, kind.height())
            self.extra.setGeometry(12 + kind.width() + 8, low - high // 2, max(40, min(extra, spare)), high)
        else:
            right -= extra
            self.extra.setGeometry(right, middle - line // 2, extra, line)
            right -= kind.width() + 6
            self.kind.setGeometry(right, middle - kind.height() // 2, kind.width(), kind.height())
            right -= 6
        self.name.setGeometry(left, middle - line // 2, max(40, right - left), line)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip of paper."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 2 if theme.high_contrast else 1.5))
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        painter.end()
