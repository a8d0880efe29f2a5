"""The end of a match at its page: the sheet over the table, and what the panel tells of the evening and the dice."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from tabletop.core.model import Result
from tabletop.store.league import Standing
from tabletop.ui.common.speaking import ending_words
from tabletop.ui.match_page.end_sheet import EndSheet, figures_of
from tabletop.ui.match_page.match_context import MatchContext
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.panel.end_part import Winnings
from tabletop.ui.panel.panel import Panel
from tabletop.ui.session.dice_stats import DiceStats

SCORE_TAB = 1
END_AFTER_MS = 900


class EndPresenter:
    """Counts while a match goes on, and tells on `sheet` and in `panel` when it is over. `counts`: how often the dice
    have shown each face."""

    def __init__(self, shared: MatchContext, sheet: EndSheet, panel: Panel, replay: Replay) -> None:
        self._shared = shared
        self._sheet = sheet
        self._panel = panel
        self._replay = replay
        self._later = QTimer(sheet, singleShot=True)
        self._later.timeout.connect(self.open)
        self._dice = DiceStats(shared.session.match)
        self._standings: tuple[Standing, ...] = ()
        self.counts: tuple[int, ...] = self._dice.catch_up()

    def count(self) -> None:
        """Count again: the log has become longer or shorter."""
        self.counts = self._dice.catch_up()

    def begin(self, result: Result) -> None:
        """Wait until the last move has been seen, and tell that the match is over."""
        context = self._shared.app
        context.sound.play("win")
        self._later.start(round(END_AFTER_MS * context.speed))

    def open(self) -> None:
        """Show the end, if the match is over and nothing is shown again just now."""
        session = self._shared.session
        if session.match.result is None or self._replay.running:
            return
        evening = session.recorder.results
        names = {session.players[seat].name for seat in session.people}
        self._standings = evening.standings(names) if evening is not None else ()
        self.fill()
        self._panel.show_tab(SCORE_TAB)
        self._sheet.open()

    def fill(self) -> None:
        """Write everything that is told of the end, in the present language."""
        shared, match = self._shared, self._shared.session.match
        result = match.result
        if result is None:
            return
        rule = ending_words(shared.session.game, match.setup, result.rule, shared.words)
        acts = (entry.action for entry in match.log if entry.action is not None)
        info = shared.session.game.info
        figures = figures_of(match.view(None), shared.spec, shared.colours)
        self._sheet.show_end(result, info, info.moves_in(acts), rule, shared.colours, figures, shared.words)
        self._panel.show_end(self._rows(), self.counts, shared.words)

    def take_back(self) -> None:
        """Take back what was told: the match goes on."""
        self._later.stop()
        self._sheet.hide()
        self._panel.hide_end()

    def _rows(self) -> tuple[Winnings, ...]:
        seats = {player.name: seat for seat, player in reversed(list(enumerate(self._shared.session.players)))}
        return tuple(Winnings(one.name, self._shared.colours[seats[one.name]], one.won) for one in self._standings)
