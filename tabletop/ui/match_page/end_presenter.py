"""The end of a match at its page: the sheet over the table, and what the panel tells of the evening and the dice."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from tabletop.core.model import Result
from tabletop.store.league import Standing
from tabletop.ui.common.speaking import ending_words
from tabletop.ui.match_page.end_part import Winnings
from tabletop.ui.match_page.end_sheet import figures_of
from tabletop.ui.match_page.replay import Replay
from tabletop.ui.match_page.table_frame import TableFrame
from tabletop.ui.session.dice_stats import DiceStats

SCORE_TAB = 1
END_AFTER_MS = 900


class EndPresenter:
    """Counts while a match goes on, and tells when it is over."""

    def __init__(self, frame: TableFrame, replay: Replay) -> None:
        self._frame = frame
        self._replay = replay
        self._later = QTimer(frame, singleShot=True)
        self._later.timeout.connect(self.open)
        self._dice = DiceStats(frame.session.match)
        self._standings: tuple[Standing, ...] = ()
        self.counts: tuple[int, ...] = self._dice.catch_up()

    def count(self) -> None:
        """The log has become longer or shorter."""
        self.counts = self._dice.catch_up()

    def begin(self, result: Result) -> None:
        """The match is over; its last move is to be seen first."""
        context = self._frame.context
        context.sound.play("win")
        self._later.start(round(END_AFTER_MS * context.speed))

    def open(self) -> None:
        """Show the end, if the match is over and nothing is shown again just now."""
        frame = self._frame
        if frame.session.match.result is None or self._replay.running:
            return
        evening = frame.session.recorder.results
        names = {frame.session.players[seat].name for seat in frame.session.people}
        self._standings = evening.standings(names) if evening is not None else ()
        self.fill()
        frame.panel.show_tab(SCORE_TAB)
        frame.end.open()

    def fill(self) -> None:
        """Writes everything that is told of the end, in the present language."""
        frame, match = self._frame, self._frame.session.match
        result = match.result
        if result is None:
            return
        rule = ending_words(frame.session.game, match.setup, result.rule, frame.words)
        acts = (entry.action for entry in match.log if entry.action is not None)
        moves = frame.session.game.info.moves_in(acts)
        figures = figures_of(match.view(None), frame.spec, frame.colours)
        frame.end.show_end(result, moves, rule, frame.colours, figures, frame.words)
        frame.panel.show_end(self._rows(), self.counts, frame.words)

    def take_back(self) -> None:
        """The end is no end any more."""
        self._later.stop()
        self._frame.end.hide()
        self._frame.panel.hide_end()

    def _rows(self) -> tuple[Winnings, ...]:
        seats = {player.name: seat for seat, player in reversed(list(enumerate(self._frame.session.players)))}
        return tuple(Winnings(one.name, self._frame.colours[seats[one.name]], one.won) for one in self._standings)
