"""What is said of a game before a match: its box, for whom it is, its aim, and the way to its rules."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.info import GameInfo
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.layouts import FlowLayout
from tabletop.ui.common.painted import paint_shadow
from tabletop.ui.look.covers import BOX_HEIGHT, LID, cover
from tabletop.ui.shelf.game_facts import AGE_FROM, players_text, time_text

READ_RULES = QT_TRANSLATE_NOOP("Setup", "Read the rules")


class BoxPicture(QWidget):
    """The box, as large as its column."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._slug = ""
        self._title = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_game(self, slug: str, title: str) -> None:
        """Show another box."""
        self._slug, self._title = slug, title
        self.setAccessibleName(title)
        self.update()

    def heightForWidth(self, width: int) -> int:
        """The box and its shadow."""
        return round((width - 4) * BOX_HEIGHT / LID) + 12

    def sizeHint(self) -> QSize:
        """The size of the look: 250 wide."""
        return QSize(250, self.heightForWidth(250))

    def minimumSizeHint(self) -> QSize:
        """The least size: small, but still a box."""
        return QSize(120, self.heightForWidth(120))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box with its shadow."""
        side = min(self.width() - 4, (self.height() - 12) * LID / BOX_HEIGHT)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = cover(self._slug, self._title, side, self.devicePixelRatioF())
        if not self._context.theme.flat:
            paint_shadow(painter, picture.rect().toRectF().adjusted(0, 8, 0, 0), 9, 1.0)
        painter.drawPixmap(0, 0, picture)
        painter.end()


class Fact(QFrame):
    """An icon and a few words."""

    def __init__(self, context: AppContext, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._icon_name = icon_name
        self._picture = QLabel(self)
        self.words = QLabel(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._picture)
        row.addWidget(self.words, 1)

    def apply_look(self) -> None:
        """Draw the icon anew."""
        side = self._context.metrics.px(20)
        picture = self._context.icon(self._icon_name, side).pixmap(QSize(side, side), self.devicePixelRatioF())
        self._picture.setPixmap(picture)
        self._picture.setFixedWidth(side + 2)


class AboutGame(QFrame):
    """The left column: box, facts, aim, rules."""

    rules_wanted = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._info: GameInfo | None = None
        self.picture = BoxPicture(context, self)
        self.facts = [Fact(context, name, self) for name in ("players", "age", "clock")]
        self.aim = QLabel(self)
        self.aim.setWordWrap(True)
        self.also = QLabel(self)
        self.also.setProperty("role", "quiet")
        self.also.setWordWrap(True)
        self.read = QPushButton(self)
        self.read.setStyleSheet("text-align: left; padding-left: 12px;")
        self.read.clicked.connect(self.rules_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.picture)
        column.addSpacing(8)
        self._facts = QWidget(self)
        flow = FlowLayout(self._facts, gap_x=18, gap_y=12)
        for fact in self.facts:
            flow.addWidget(fact)
        for widget in (self.also, self._facts, self.aim):
            column.addWidget(widget)
            column.addSpacing(6)
        column.addSpacing(8)
        column.addWidget(self.read)
        column.addStretch(1)

    def show_game(self, info: GameInfo) -> None:
        """Show another game."""
        self._info = info
        self.retranslate()

    def set_minutes(self, minutes: int) -> None:
        """Say what a match is likely to take."""
        self.facts[2].words.setText(time_text(self._context, minutes))

    def set_compact(self, is_compact: bool) -> None:
        """Leave out the box, where there is no room for it."""
        self.picture.setVisible(not is_compact)

    def retranslate(self) -> None:
        """Set all words anew."""
        info, say = self._info, self._context.words.say
        self.read.setText(say(READ_RULES))
        if info is None:
            return
        self.picture.show_game(info.slug, say(info.title))
        self.facts[0].words.setText(players_text(self._context, info))
        self.facts[1].words.setText(say(AGE_FROM, n=info.age))
        self.aim.setText(say(info.aim))
        self.also.setText(say(info.also) if info.also is not None else "")
        self.also.setVisible(bool(self.also.text()))

    def apply_look(self) -> None:
        """Take sizes and colours from the context."""
        metrics = self._context.metrics
        for fact in self.facts:
            fact.apply_look()
        self.read.setIcon(self._context.icon("rules", metrics.px(20)))
        self.read.setIconSize(QSize(metrics.px(20), metrics.px(20)))
        self.read.setMinimumHeight(metrics.px(46))
        self.read.setMaximumWidth(metrics.px(250))
