"""The end of a match at its page: the last move stands, then the sheet comes over the table, and the panel tells of the
evening and the dice."""

from __future__ import annotations

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from tabletop.core.model import Result
from tabletop.store.league import Standing
from tabletop.ui.common.speaking import ending_words
from tabletop.ui.look.painting.animals import animals_of
from tabletop.ui.match_page.end_sheet import EndSheet, figures_of
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.panel.end_part import Winnings
from tabletop.ui.panel.panel import Panel
from tabletop.ui.session.dice_stats import DiceStats
from tabletop.ui.session.story_reader import StoryReader
from tabletop.ui.table.motion import TICK_MS
from tabletop.ui.table.view import TableView

SCORE_TAB = 1
STAND_MS = 2000
"""So long the last move stands, once it has come to rest."""
DEAF_MS = 500
"""Before that nothing skips it, and no key presses a button of the sheet: where hands are quick, one of them is still
coming down. Where the whole match is a race, nothing skips it at all."""
_QUICKEST = 0.6
_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}


class EndPresenter(QObject):
    """Counts while a match goes on, and tells on `sheet` and in `panel` when it is over. `counts`: how often the dice
    have shown each face, which `dice` knows by seat. `changed`: the sheet came, or was put aside."""

    changed = Signal()

    def __init__(
        self, shared: MatchContext, sheet: EndSheet, panel: Panel, replay: Replay, table: TableView, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._shared = shared
        self._sheet = sheet
        self._panel = panel
        self._replay = replay
        self._table = table
        self._stand = QTimer(self, singleShot=True)
        self._deaf = QDeadlineTimer()
        self._stand.timeout.connect(self._stood)
        self._story = StoryReader(shared.session.match, self)
        self.dice = DiceStats(shared.session.match)
        self._standings: tuple[Standing, ...] = ()
        self._was_told = False
        self.is_aside = False
        self.counts: tuple[int, ...] = self.dice.catch_up()
        table.settled.connect(self._landed)

    def count(self) -> None:
        """Count again: the log has become longer or shorter."""
        self.counts = self.dice.catch_up()

    # The last move stands

    def begin(self, result: Result) -> None:
        """Let the last move be seen before anything else: a click on the table, or a key, goes on at once. A match that
        is only looked at again has no end to tell."""
        if self._replay.running:
            return
        self._shared.app.sound.play("win")
        self._story.begin()
        self.is_aside = self._was_told = False
        for widget in (self._table, self._table.viewport()):
            widget.installEventFilter(self)
        races = self._shared.session.game.info.real_time
        self._deaf = QDeadlineTimer(self._waited(STAND_MS if races else DEAF_MS))
        self._stand.start(self._waited(STAND_MS))

    def _waited(self, ms: int) -> int:
        """So long with the speed of this table; without motion words must be read all the same."""
        return round(ms * self._shared.session.pace * max(_QUICKEST, self._shared.app.speed or 1.0))

    def _landed(self) -> None:
        if self.stands:
            self._stand.start(self._waited(STAND_MS))

    def _stood(self) -> None:
        if self._table.is_moving:
            self._stand.start(max(TICK_MS, self._waited(STAND_MS)))
        else:
            self._arrive()

    @property
    def stands(self) -> bool:
        """Whether the last move is being looked at."""
        return self._stand.isActive()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a click or a key go on, and mean nothing else."""
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            pressed = not held and event.key() not in _MODIFIERS and not event.isAutoRepeat()
        if not pressed or not self.stands:
            return super().eventFilter(watched, event)
        if self._deaf.hasExpired():
            self._table.finish_animations()
            self._arrive()
        return True

    def _arrive(self) -> None:
        self._end_stand()
        self.open()

    def _end_stand(self) -> None:
        self._stand.stop()
        for widget in (self._table, self._table.viewport()):
            widget.removeEventFilter(self)

    # The sheet

    def open(self) -> None:
        """Show the end, if the match is over, nothing else is to be seen, and nobody looks at the table instead."""
        session = self._shared.session
        if session.match.result is None or self._replay.running or self.is_aside or self.stands:
            return
        evening = session.recorder.results
        self._standings = evening.standings(session.players) if evening is not None else ()
        self.fill()
        if not self._was_told:
            self._panel.show_tab(SCORE_TAB)
        self._sheet.open(moves=not self._was_told, deaf_ms=0 if self._was_told else self._waited(DEAF_MS))
        self._was_told = True
        self._fill_panel()
        self.changed.emit()

    def put_aside(self) -> None:
        """Let everybody look at the table instead, if the match is over."""
        if self._shared.session.match.result is None:
            return
        self._end_stand()
        self.is_aside = True
        self._sheet.hide()
        self.fill()
        self.changed.emit()

    def bring_back(self) -> None:
        """Show the sheet again that was put aside."""
        self.is_aside = False
        self._replay.stop()
        self.open()

    def toggle(self) -> bool:
        """Put the sheet aside, or bring it back; whether there is one."""
        if self.is_aside:
            self.bring_back()
        elif self._sheet.isVisible():
            self.put_aside()
        else:
            return False
        return True

    def fill(self) -> None:
        """Write everything that is told of the end, in the present language."""
        shared, match = self._shared, self._shared.session.match
        result = match.result
        if result is None:
            return
        self._story.finish()
        rule = ending_words(shared.session.game, match.setup, result.rule, shared.words)
        info = shared.session.game.info
        standing = figures_of(match.view(None), shared.spec, shared.colours)
        figures = tuple((*figure, animal) for figure, animal in zip(standing, self._animals(), strict=True))
        self._sheet.show_end(result, info, self._story.story, rule, shared.colours, figures, shared.words)
        self._fill_panel()

    def _fill_panel(self) -> None:
        """The panel tells the story when the sheet was put aside."""
        story = self._story.story if self.is_aside else ()
        self._panel.show_end(story, self._rows(), self.counts, self._shared.words)

    def take_back(self) -> None:
        """Take back what was told, if anything was: the match goes on."""
        was_shown = self.is_aside or self.stands or not self._sheet.isHidden()
        self._story.drop()
        self._end_stand()
        self.is_aside = False
        self._sheet.hide()
        self._panel.hide_end()
        if was_shown:
            self.changed.emit()

    def _rows(self) -> tuple[Winnings, ...]:
        players = self._shared.session.players
        seats = {(one.name, one.computer): seat for seat, one in reversed(list(enumerate(players)))}
        here = [(one, seats[one.name, one.computer]) for one in self._standings if (one.name, one.computer) in seats]
        colours, animals = self._shared.colours, self._animals()
        return tuple(Winnings(one.name, colours[seat], one.won, animals[seat]) for one, seat in here)

    def _animals(self) -> tuple[str, ...]:
        return animals_of(tuple(player.computer for player in self._shared.session.players))
