"""The page before a match: the box and its facts, who plays, house rules, start."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import UNSET
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop.core.info import GameInfo
from tabletop.core.model import Setup
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.match.form import Form
from tabletop.ui.common.context import AppContext, StartRequest
from tabletop.ui.common.page import Page, TopBar
from tabletop.ui.common.scrolling import scroll_by_finger
from tabletop.ui.common.switch import Switch
from tabletop.ui.common.widgets import PaperCard
from tabletop.ui.look.lettering import LetterLabel
from tabletop.ui.setup.about import AboutGame
from tabletop.ui.setup.as_i_play import AsIPlay
from tabletop.ui.setup.handicaps import Handicaps
from tabletop.ui.setup.options import HouseRules
from tabletop.ui.setup.partners import Partners, other_teams
from tabletop.ui.setup.position import StartPosition
from tabletop.ui.setup.seat_config import seat_configs_from, with_names
from tabletop.ui.setup.seating import HowSeated, seating_from
from tabletop.ui.setup.seats import Seats
from tabletop.ui.setup.short_game import LongMatch

SHELF = QT_TRANSLATE_NOOP("Setup", "Shelf")
SET_UP = QT_TRANSLATE_NOOP("Setup", "Set-up")
WHO_PLAYS = QT_TRANSLATE_NOOP("Setup", "Who plays")
START = QT_TRANSLATE_NOOP("Setup", "Start", "button that begins the match")
KEPT = QT_TRANSLATE_NOOP("Setup", "The set-up is kept for the next match.")
FRIENDLY_UNDO = QT_TRANSLATE_NOOP("Setup", "Friendly undo: even a throw or a drawn card can be taken back")
FRIENDLY_OPEN = QT_TRANSLATE_NOOP("Setup", "Friendly undo: even after the other side has moved")
_CARD_PX = 660
"""So high the cards are beside one another at 100 % text: they fill a window, and not a wall."""


class SetupPage(Page):
    """Set-up. `start` carries a StartRequest, `left` nothing, `rules_wanted` a slug and a Setup, `told` the sentences
    of a notice (none: all is well)."""

    start = Signal(object)
    left = Signal()
    rules_wanted = Signal(str, object)
    told = Signal(object)

    def __init__(
        self,
        context: AppContext,
        form: Callable[[str, str], Form] = lambda slug, name: Form(),
        parent: QWidget | None = None,
    ) -> None:
        """`form`: how well a person, by name, plays a game, by slug."""
        super().__init__(context, parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.info: GameInfo | None = None
        self.bar = TopBar(context, SHELF, self)
        self.bar.back_wanted.connect(self.left)
        self.about = AboutGame(context)
        self.who = PaperCard(context, padding=14)
        self.house = HouseRules(context)
        self.seats = Seats(context)
        self.as_i_play = AsIPlay(context, form)
        self.handicaps = Handicaps(context)
        self.partners = Partners(context)
        self.seating = HowSeated(context)
        self.friendly = Switch(context)
        self.position = StartPosition(context)
        self.who_title = LetterLabel("", context.metrics.section_cap_px)
        self.start_button = QPushButton()
        self._kept = QLabel()
        self.long = LongMatch(context)
        self.area = QScrollArea(self)
        self._content = QWidget()
        self._grid = QGridLayout(self._content)
        self._columns = 0
        self._build()
        self.about.rules_wanted.connect(self._ask_rules)
        self.seats.changed.connect(self._settle)
        self.seats.rows_changed.connect(self._order_keys)
        self.partners.wanted.connect(self._change_teams)
        self.house.changed.connect(self._settle)
        self.long.short_wanted.connect(self._play_short)
        self.position.told.connect(self.told)
        self.position.changed.connect(self._settle)
        self.handicaps.chosen.connect(self.seats.give)
        self.start_button.clicked.connect(self.begin)
        self.retranslate()
        self.apply_look()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(8, 4, 8, 4)
        head.addWidget(self.who_title)
        self.who.body.addLayout(head)
        self.who.body.addWidget(self.seats)
        self.who.body.addWidget(self.handicaps)
        self.who.body.addWidget(self.as_i_play)
        self.who.body.addWidget(self.partners)
        self.who.body.addWidget(self.seating)
        self.who.body.addSpacing(6)
        in_line = QVBoxLayout()  # with the switch above
        in_line.setContentsMargins(8, 0, 8, 0)
        in_line.addWidget(self.friendly)
        in_line.addWidget(self.position)
        self.who.body.addLayout(in_line)
        self.who.body.addStretch(1)
        self._grid.setContentsMargins(32, 24, 32, 18)
        self._grid.setHorizontalSpacing(22)
        self._grid.setVerticalSpacing(20)
        self.area.setWidget(self._content)
        self.area.setWidgetResizable(True)
        self.area.viewport().installEventFilter(self)
        scroll_by_finger(self.area)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._foot = QFrame(self)
        self._foot.setProperty("kind", "foot")
        self._foot_row = foot = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._foot)
        foot.setContentsMargins(40, 12, 40, 12)
        foot.setSpacing(16)
        self._kept.setProperty("role", "quiet")
        self._kept.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        foot.addWidget(self._kept, 1)
        foot.addWidget(self.long, 1)
        foot.addStretch(0)
        self.start_button.setProperty("kind", "main")
        foot.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignRight)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addWidget(self.area, 1)
        page.addWidget(self._foot)

    def show_game(self, info: GameInfo) -> None:
        """Show the set-up of a game, as it was the last time."""
        self.info = info
        data = self.context.settings.setups.get(info.slug)
        options = data.get("options") if data else None
        self.seats.show_game(info, seat_configs_from(data, info, self.context.settings.names))
        self.house.show_game(info, len(self.seats.rows), options if isinstance(options, dict) else {})
        self.seating.show_game(info.turns, seating_from(data.get("seating") if data else None))
        self.seating.setVisible(info.seats[1] > 1)
        self.friendly.setChecked(bool(data and data.get("friendly_undo") is True) and not info.real_time)
        self.friendly.setVisible(not info.real_time)
        self.position.show_game(info)
        self.about.show_game(info)
        self.retranslate()
        self.apply_look()
        self._order_keys()
        self.area.verticalScrollBar().setValue(0)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _order_keys(self) -> None:
        """Let Tab go as one reads: the game, who plays, house rules, start."""
        seats = [stop for row in self.seats.rows for stop in row.stops]
        rules = [stop for row in self.house.rows for stop in row.stops]
        who = [
            *seats,
            self.seats.add,
            self.handicaps.give,
            self.partners.other,
            *self.seating.stops,
            self.friendly,
            *self.position.stops,
        ]
        stops = [self.about.read, *who, self.house.reset, self.house.short, *rules]
        for first, second in pairwise([*stops, self.long.button, self.start_button]):
            QWidget.setTabOrder(first, second)

    def setup(self) -> Setup:
        """Number of seats, changed house rules, colours, start, handicaps, as they stand now."""
        position = self.position.position
        handicaps = UNSET if position else self.seats.handicaps()
        return Setup(len(self.seats.rows), self.house.changes(), self.seats.colours(), position, handicaps=handicaps)

    def begin(self) -> None:
        """Remember the set-up and ask for the match."""
        if self.info is None:
            return
        settings = self.context.settings
        settings.setups[self.info.slug] = self._data()
        settings.names = with_names(settings.names, (row.config for row in self.seats.rows))
        self.context.save_settings()
        players, friendly = self.seats.players(), self.friendly.isChecked()
        self.start.emit(StartRequest(self.info.slug, self.setup(), players, friendly, self.seating.value))

    def minutes(self) -> int:
        """The minutes that this match is likely to take."""
        if self.info is None:
            return 0
        return self.context.minutes.match(self.info, *self._people_and_computers(), self.house.values())

    def _people_and_computers(self) -> tuple[int, int]:
        computers = sum(player.computer for player in self.seats.players())
        return len(self.seats.rows) - computers, computers

    def _play_short(self) -> None:
        self.house.play_short()
        self.start_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _data(self) -> dict[str, Any]:
        return {
            "seats": [msgspec.to_builtins(row.config) for row in self.seats.rows],
            "options": dict(self.house.changes()),
            "friendly_undo": self.friendly.isChecked(),
            "seating": self.seating.wish.value,
        }

    def _ask_rules(self) -> None:
        if self.info is not None:
            self.rules_wanted.emit(self.info.slug, self.setup())

    @property
    def _teams(self) -> list[tuple[int, ...]]:
        parties = self.info.parties(len(self.seats.rows)) if self.info is not None else ()
        return [party for party in parties if len(party) > 1]

    def _change_teams(self) -> None:
        self.seats.seat_anew(other_teams([row.config for row in self.seats.rows], self._teams))

    def _settle(self) -> None:
        self.house.set_players(*self._people_and_computers())
        names, configs = [row.shown_name() for row in self.seats.rows], [row.config for row in self.seats.rows]
        self.house.set_names(tuple(names))
        if self.info is not None:
            self.as_i_play.show_players(self.info, self.seats.players(), not self.setup().handicaps)
            self.handicaps.show_seats(self.info.handicaps, configs, names, not self.position.position)
        self.partners.show_teams(self._teams, configs, names)
        self.seating.show_configs(configs)
        self.about.set_minutes(self.minutes())
        self._show_long()

    def _show_long(self) -> None:
        """Offer the short game where the match is a long one, in place of what is said at the foot else."""
        self.long.show_choice(self.house.short_game.is_chosen, *self.house.short_game.minutes)
        self._kept.setVisible(self._columns > 1 and self.long.isHidden())

    def retranslate(self) -> None:
        """Set all words anew."""
        say = self.context.words.say
        if self.info is not None:
            self.bar.title.setText(say(self.info.title))
        self.bar.fact.setText(say(SET_UP))
        self.bar.retranslate()
        self.who_title.setText(say(WHO_PLAYS))
        self.start_button.setText(say(START))
        self._kept.setText(say(KEPT))
        is_open = self.info is not None and not self.info.luck and not self.info.hidden
        self.friendly.setText(say(FRIENDLY_OPEN if is_open else FRIENDLY_UNDO))
        for part in (self.about, self.seats, self.seating, self.house, self.position, self.long):
            part.retranslate()
        self._settle()

    def apply_look(self) -> None:
        """Take colours and sizes from the context."""
        metrics = self.context.metrics
        self.bar.apply_look()
        self.who_title.set_cap_px(metrics.section_cap_px)
        self.start_button.setFixedWidth(metrics.px(240))
        self.start_button.setStyleSheet(f"min-height: {metrics.px(52) - 18}px; font-size: {metrics.px(18)}px;")
        palette = self._content.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(self.context.theme.window))
        self._content.setPalette(palette)
        self._content.setAutoFillBackground(True)
        self._foot.setPalette(palette)
        for part in (self.about, self.seats, self.seating, self.house):
            part.apply_look()
        self._arrange(force=True)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start by Enter, wherever it is not needed for something else."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.begin()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show fewer columns in a narrow window."""
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The cards are as high as the room that is left for them."""
        if event.type() == QEvent.Type.Resize:
            self._fill_height()
        return super().eventFilter(watched, event)

    def _fill_height(self) -> None:
        margins = self._grid.contentsMargins()
        room = self.area.viewport().height() - margins.top() - margins.bottom()
        high = max(0, min(room, self.context.metrics.px(_CARD_PX))) if self._columns == 3 else 0
        if high != self._grid.rowMinimumHeight(0):
            self._grid.setRowMinimumHeight(0, high)

    def _arrange(self, force: bool = False) -> None:
        factor = self.context.metrics.factor
        columns = 3 if self.width() >= 1120 * factor else 2 if self.width() >= 720 * factor else 1
        edge = 16 if columns < 3 else max(32, round((self.width() - 1340 * factor) / 2))
        self._grid.setContentsMargins(edge, 24 if columns == 3 else 16, edge, 12)
        self._foot_row.setContentsMargins(edge, 12, edge, 12)
        if columns == self._columns and not force:
            return
        self._columns = columns
        direction = QBoxLayout.Direction
        self._foot_row.setDirection(direction.LeftToRight if columns > 1 else direction.TopToBottom)
        self._show_long()
        cards: tuple[QFrame, ...] = (self.about, self.who, self.house)
        for card in cards:
            self._grid.removeWidget(card)
        self.about.set_compact(columns < 3)
        spots = {
            3: ((0, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1)),
            2: ((0, 0, 1, 2), (1, 0, 1, 1), (1, 1, 1, 1)),
            1: ((0, 0, 1, 1), (1, 0, 1, 1), (2, 0, 1, 1)),
        }[columns]
        for card, spot in zip(cards, spots, strict=True):
            self._grid.addWidget(card, *spot)
        stretches = {3: (23, 60, 33), 2: (53, 37, 0), 1: (1, 0, 0)}[columns]
        for column, stretch in enumerate(stretches):
            self._grid.setColumnStretch(column, stretch)
        for row in range(3):
            self._grid.setRowStretch(row, 1 if row == (1 if columns == 3 else columns) else 0)
        self._fill_height()
        self.about.setMaximumWidth(round(250 * max(1.0, factor)) if columns == 3 else 16777215)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall and the foot."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.context.theme.window))
        painter.fillRect(self._foot.geometry(), QColor(self.context.theme.panel))
        painter.fillRect(0, self._foot.y(), self.width(), 1, QColor(self.context.theme.line))
        painter.end()
