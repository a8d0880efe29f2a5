"""The panel beside the table: moves, score, rules in short; undo and hint. In a narrow window a rail of icons."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from tabletop.core.game import Offer
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, Text
from tabletop.ui.common.context import AppContext
from tabletop.ui.common.language import Words
from tabletop.ui.common.legend import LegendArea
from tabletop.ui.common.page import BarButton
from tabletop.ui.common.painted import PaintedButton, paint_focus, paint_shadow, sized
from tabletop.ui.common.paper_buttons import Paint, PaperButton, dress
from tabletop.ui.common.widgets import track_colour
from tabletop.ui.panel.end_part import THROWS_SO_FAR, EndPart, ThrowsChart, Winnings
from tabletop.ui.panel.hint_card import HINT, HintCard
from tabletop.ui.panel.lists import LogList, MovesList
from tabletop.ui.panel.luck_line import LuckLine
from tabletop.ui.panel.models import LogModel, MovesModel, ScoreModel
from tabletop.ui.panel.move_sheet import MoveSheet
from tabletop.ui.panel.pad_table import ALL_PADS
from tabletop.ui.panel.score_cards import ScoreCards
from tabletop.ui.panel.score_table import ScoreTable
from tabletop.ui.panel.share_bars import ShareBars
from tabletop.ui.panel.sheet_model import SheetModel
from tabletop.ui.session.session import Session

MOVES = QT_TRANSLATE_NOOP("Table", "Moves")
SCORE = QT_TRANSLATE_NOOP("Table", "Score")
RULES = QT_TRANSLATE_NOOP("Table", "Rules")
UNDO = QT_TRANSLATE_NOOP("Table", "Undo")
PAUSE = QT_TRANSLATE_NOOP("Table", "Pause")
KEYS = QT_TRANSLATE_NOOP("Table", "Keys")
POSSIBLE = QT_TRANSLATE_NOOP("Table", "Possible moves")
GLANCE = QT_TRANSLATE_NOOP("Table", "At a glance")
ALL_RULES = QT_TRANSLATE_NOOP("Table", "All the rules")
NO_SCORE = QT_TRANSLATE_NOOP("Table", "This game keeps no score.")
LOG_NAME = QT_TRANSLATE_NOOP("Table", "What has happened so far")
PLAY_ROW = QT_TRANSLATE_NOOP("Table", "One click shows the move on the table, another one plays it.")
LOOK_BACK = QT_TRANSLATE_NOOP("Table", "A click or Enter shows the table as it was then.")
TABS: tuple[tuple[str, Msg], ...] = (("cards", MOVES), ("trophy", SCORE), ("rules", RULES))


class Help(StrEnum):
    """What the table offers at any moment, beside playing."""

    UNDO = "undo"
    HINT = "hint"
    PAUSE = "pause"
    KEYS = "keys"


HELPS: dict[Help, tuple[str, Msg]] = {
    Help.UNDO: ("undo", UNDO),
    Help.HINT: ("hint", HINT),
    Help.PAUSE: ("pause", PAUSE),
    Help.KEYS: ("keys", KEYS),
}
"""The icon and the words of each."""
PANEL_PX = 320
RAIL_PX = 56
_THROWS_FROM_PX = 640
_HINT_SHARE = 0.45
"""So much of the height the steps of a hint may take before they scroll."""
_GLANCE_SHARE = 0.6
"""So much of the signs at a glance must be seen below the score before they scroll."""
QWIDGETSIZE_MAX = 16_777_215


def helps_of(session: Session) -> tuple[Help, ...]:
    """What a match offers: in real time nothing is taken back, but one may rest, and look at the keys. Where nobody has
    a key, a hint may come in time."""
    if not session.game.info.real_time:
        return Help.UNDO, Help.HINT
    has_keys = any(button.key for button in session.match.view(None, 0).buttons)
    return Help.PAUSE, Help.KEYS if has_keys else Help.HINT


class _Tab(PaintedButton):
    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        return QSize(self._context.metrics.px(80), self._context.metrics.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, metrics = self._context.theme, self._context.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if self.isChecked():
            if not theme.flat:
                paint_shadow(painter, body, 8, 0.4)
            painter.setPen(QPen(QColor(theme.text), 3) if theme.high_contrast else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.field))
            painter.drawRoundedRect(body, 8, 8)
        font = sized(self.font(), metrics.px(14.5), self.isChecked())
        painter.setFont(font)
        painter.setPen(QColor(theme.text if self.isChecked() or self.underMouse() else theme.text2))
        shown = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, body.width() - 8)
        painter.drawText(body, int(Qt.AlignmentFlag.AlignCenter), shown)
        if self.shows_focus:
            paint_focus(painter, body, 8)
        painter.end()


class _Track(QFrame):
    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(track_colour(self._context)))
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        painter.end()


class Panel(QFrame):
    """The panel. `help_wanted(Help)`; `rules_wanted`; `pads_wanted`: those of all players; `hint_shown`: the link of
    the hint; `plan_wanted`: all of its steps; `played(Action)`; `move_shown(Action)`: somebody wants to see what it
    is."""

    help_wanted = Signal(object)
    rules_wanted = Signal()
    pads_wanted = Signal()
    hint_shown = Signal()
    plan_wanted = Signal()
    played = Signal(object)
    move_shown = Signal(object)

    def __init__(self, context: AppContext, session: Session, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._session = session
        self.floating = False
        self.log = LogModel(session, words, self)
        self.moves = MovesModel(words, self)
        self.score = ScoreModel(session, words, self)
        spec = session.game.table(session.match.setup)
        self._tab_row = _Track(context, self)
        self._tabs = [_Tab(context, self._tab_row) for _ in TABS]
        self._stack = QStackedWidget(self)
        colours = session.game.info.colours_of(session.match.setup)
        self.log_list = (
            MoveSheet(context, SheetModel(self.log, self), colours, self)
            if session.game.info.score_sheet_log
            else LogList(context, self.log, self)
        )
        self.luck_line = LuckLine(context, session.match.luck if session.game.info.luck else None, self)
        self.hint_card = HintCard(context, self)
        self._moves_head = QLabel(self)
        self.moves_list = MovesList(context, self.moves, self)
        self._score_head = QLabel(self)
        self._score_head.setWordWrap(True)
        self._score_table = ScoreTable(context, self.score, colours, self)
        self.bars = ShareBars(context, colours, self)
        self.cards = ScoreCards(context, self.score, colours, self)
        self.all_pads = PaperButton(context, Paint.PLAIN, "cards", self)
        self.end_part = EndPart(context, self)
        self._thrown = False
        self._throws_head = QLabel(self)
        self.throws = ThrowsChart(context, False, self)
        self._glance = QLabel(self)
        self.legend = LegendArea(context, spec.legend, self)
        self._glance.setVisible(bool(spec.legend))
        self.score_legend = LegendArea(context, spec.legend, self)
        self._score_glance = QLabel(self)
        self.score_legend.hide()
        self._score_glance.hide()
        self._all_rules = PaperButton(context, Paint.PLAIN, "rules", self)
        self.helps = {one: PaperButton(context, Paint.PLAIN, HELPS[one][0], self) for one in helps_of(session)}
        for button in (self._all_rules, self.all_pads, *self.helps.values()):
            button.raised = False
        self._build()
        self._connect()
        self.apply_look()

    def _build(self) -> None:
        tab_row = QHBoxLayout(self._tab_row)
        tab_row.setContentsMargins(0, 0, 0, 0)
        tab_row.setSpacing(0)
        for tab in self._tabs:
            tab_row.addWidget(tab, 1)
        below = (self._score_glance, 0), (self.score_legend, 0), (self.end_part, 3)
        for widgets in (
            (
                (self.luck_line, 0),
                (self.log_list, 5),
                (self.hint_card, 0),
                (self._throws_head, 0),
                (self.throws, 0),
                (self._moves_head, 0),
                (self.moves_list, 3),
            ),
            (
                (self._score_head, 0),
                (self.bars, 0),
                (self.cards, 4),
                (self.all_pads, 0),
                (self._score_table, 2),
                *below,
                (None, 0),
            ),
            ((self._glance, 0), (self.legend, 0), (self._all_rules, 0), (None, 1)),
        ):
            page = QWidget(self._stack)
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 8, 0, 8)
            column.setSpacing(8)
            for widget, stretch in widgets:
                if widget is None:
                    column.addStretch(stretch)
                else:
                    column.addWidget(widget, stretch)
            self._stack.addWidget(page)
        buttons = QHBoxLayout()
        buttons.setSpacing(2)
        for button in self.helps.values():
            buttons.addWidget(button, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 14, 16, 16)
        whole.setSpacing(4)
        whole.addWidget(self._tab_row)
        whole.addWidget(self._stack, 1)
        whole.addLayout(buttons)

    def _connect(self) -> None:
        for index, tab in enumerate(self._tabs):
            tab.clicked.connect(lambda checked=False, at=index: self.show_tab(at))
        for one, button in self.helps.items():
            button.clicked.connect(lambda checked=False, wanted=one: self.help_wanted.emit(wanted))
        self._all_rules.clicked.connect(self.rules_wanted)
        self.all_pads.clicked.connect(self.pads_wanted)
        self.hint_card.show_wanted.connect(self.hint_shown)
        self.hint_card.plan_wanted.connect(self.plan_wanted)
        self.hint_card.told.connect(self._make_room)
        self.moves_list.played.connect(lambda row: self._tell_row(row, self.played))
        self.moves_list.shown.connect(lambda row: self._tell_row(row, self.move_shown))
        self.show_tab(0)

    def show_tab(self, index: int) -> None:
        """0 moves, 1 score, 2 rules."""
        self._tabs[index].setChecked(True)
        self._stack.setCurrentIndex(index)

    def take_focus(self) -> None:
        """Give the keyboard to the tab that is open."""
        self._tabs[self.tab].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def undo_button(self) -> PaperButton:
        """Takes back. Raises KeyError where that is not offered."""
        return self.helps[Help.UNDO]

    @property
    def hint_button(self) -> PaperButton:
        """Asks for a hint. Raises KeyError where there are none."""
        return self.helps[Help.HINT]

    @property
    def tab(self) -> int:
        """The tab that is shown."""
        return self._stack.currentIndex()

    def show_moves(self, offers: tuple[Offer, ...], words: Words) -> None:
        """Show the possible moves of the person who acts."""
        self.moves.show_offers(offers, words)
        self._make_room()

    def show_throws(self, counts: tuple[int, ...], words: Words) -> None:
        """Show what the dice have shown so far, where there is room for it."""
        self.throws.show_counts(counts, words)
        self._thrown = any(counts)
        self._make_room()

    def _make_room(self) -> None:
        """Show what there is room for: in a low panel, and beside a hint, the log needs that of the throws; the steps
        of a hint need that of the possible moves."""
        lists_moves = self.moves.rowCount() > 0 and not self.hint_card.lists_steps
        self._moves_head.setVisible(lists_moves)
        # The keys of whoever chooses in it stay there while others act: else they would go to some button.
        self.moves_list.setVisible(lists_moves or self.moves_list.hasFocus())
        has_room = self.height() >= self._context.metrics.px(_THROWS_FROM_PX) and self.hint_card.isHidden()
        for widget in (self._throws_head, self.throws):
            widget.setVisible(has_room and self._thrown)
        self._show_glance()

    def _show_glance(self) -> None:
        """Show the signs at a glance below the score, where that has room as a whole and they have most of it."""
        bars = 0 if self.bars.isHidden() else self.bars.sizeHint().height()
        lines = 0 if self._score_table.isHidden() else self._score_table.whole_height()
        heads = self._score_head.sizeHint().height() + self._score_glance.sizeHint().height()
        signs = self.legend.legend.heightForWidth(self._stack.width())
        needed = bars + lines + heads + _GLANCE_SHARE * signs + 40
        shows = signs > 0 and bars + lines > 0 and self.end_part.isHidden() and needed <= self._stack.height()
        self._score_glance.setVisible(shows)
        self.score_legend.setVisible(shows)
        self._score_table.setMinimumHeight(lines if shows else 0)
        self._score_table.setMaximumHeight(lines if shows or not self.end_part.isHidden() else QWIDGETSIZE_MAX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Notice how much room there is."""
        super().resizeEvent(event)
        self.hint_card.most_height = round(self.height() * _HINT_SHARE)
        self._make_room()

    def show_end(
        self, story: tuple[Text, ...], rows: tuple[Winnings, ...], counts: tuple[int, ...], words: Words
    ) -> None:
        """Let how it went, the evening so far and the throws join the score: the match is over."""
        self.end_part.show_end(story, rows, counts, words)
        self.cards.be_brief()
        self.show_score(words)

    def hide_end(self) -> None:
        """Show the score alone: the match goes on."""
        self.end_part.hide()
        self.cards.be_brief(False)
        self._show_glance()

    def show_score(self, words: Words) -> None:
        """Show the present score: as bars what is a part of a whole, and the lines beside that below them."""
        sheet = self._session.game.score(self._session.match.state)
        told = not self.end_part.isHidden()
        has_bars = sheet is not None and sheet.whole > 0
        has_cards = sheet is not None and bool(sheet.pads)
        lines = sheet
        if sheet is not None and has_bars:
            lines = replace(sheet, rows=tuple(row for row in sheet.rows if not row.total))
        self.score.show_sheet(lines, words)
        if sheet is not None and has_bars:
            self.bars.show_sheet(sheet, words, self.score.animals)
        self._score_head.setVisible(sheet is not None or not told)
        self._score_table.setVisible(lines is not None and bool(lines.rows) and not has_cards)
        self.bars.setVisible(has_bars)
        for part in (self.cards, self.all_pads):
            part.setVisible(has_cards)
        if has_cards:
            self.cards.show_score(self._session.match.active)
        self._score_head.setText(words.say(sheet.caption if sheet is not None else NO_SCORE))
        self._show_glance()

    def retranslate(self, words: Words) -> None:
        """Set all words anew."""
        for tab, (_, label) in zip(self._tabs, TABS, strict=True):
            tab.setText(words.say(label))
            tab.setToolTip(words.say(label))
        self._moves_head.setText(words.say(POSSIBLE))
        self.moves_list.setAccessibleName(words.say(POSSIBLE))
        self.moves_list.setAccessibleDescription(words.say(PLAY_ROW))
        self.moves_list.setToolTip(words.say(PLAY_ROW))
        self.luck_line.retranslate(words)
        self.log_list.setAccessibleName(words.say(LOG_NAME))
        self.log_list.setAccessibleDescription(words.say(LOOK_BACK))
        self._score_table.setAccessibleName(words.say(SCORE))
        self._throws_head.setText(words.say(THROWS_SO_FAR))
        for head, legend in ((self._glance, self.legend), (self._score_glance, self.score_legend)):
            head.setText(words.say(GLANCE))
            legend.retranslate(words)
        self._all_rules.set_words(words.say(ALL_RULES))
        self.all_pads.set_words(words.say(ALL_PADS))
        for one, button in self.helps.items():
            button.set_words(words.say(HELPS[one][1]))
        self.show_score(words)

    def apply_look(self) -> None:
        """Take colours and sizes."""
        metrics, theme = self._context.metrics, self._context.theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(theme.text))
        self.setPalette(palette)
        for label in (self._moves_head, self._glance, self._score_glance):
            dress(label, metrics.body_px, theme.text, bold=True)
        for label in (self._score_head, self._throws_head):
            dress(label, metrics.quiet_px, theme.text2)
        for part in (self.log_list, self.moves_list, self._score_table, self.cards, self.hint_card, self.end_part):
            part.apply_look()
        self._tab_row.setFixedHeight(metrics.px(36))
        for legend in (self.legend, self.score_legend):
            legend.apply_look()
        self.bars.updateGeometry()
        self.luck_line.updateGeometry()
        self.update()

    def _tell_row(self, row: int, told: SignalInstance) -> None:
        offer = self.moves.offer(row)
        if offer is not None:
            told.emit(offer.action)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and its edge."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.panel))
        width = 2 if self.floating or theme.high_contrast else 1
        painter.fillRect(0, 0, width, self.height(), QColor(theme.ctl if self.floating else theme.line))
        painter.end()


class Rail(QFrame):
    """The panel of a narrow window: icons that open it over the table. `tab_wanted(int)`, `help_wanted(Help)`."""

    tab_wanted = Signal(int)
    help_wanted = Signal(object)

    def __init__(self, context: AppContext, helps: Iterable[Help], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 10, 4, 10)
        column.setSpacing(6)
        self.buttons = [BarButton(context, icon, label, self) for icon, label in TABS]
        for index, button in enumerate(self.buttons):
            button.clicked.connect(lambda checked=False, at=index: self.tab_wanted.emit(at))
        self.helps = {one: BarButton(context, *HELPS[one], self) for one in helps}
        for one, button in self.helps.items():
            button.clicked.connect(lambda checked=False, wanted=one: self.help_wanted.emit(wanted))
            self.buttons.append(button)
        for button in self.buttons:
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def retranslate(self) -> None:
        """Set all words anew."""
        for button in self.buttons:
            button.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and its edge."""
        theme = self._context.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.panel))
        painter.fillRect(0, 0, 1, self.height(), QColor(theme.line))
        painter.end()
