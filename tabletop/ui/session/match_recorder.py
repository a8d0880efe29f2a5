"""What is kept of a match: the match itself in its file, and its result among those of the evening."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer

from tabletop.core.model import Result
from tabletop.core.notation import Remarks
from tabletop.core.text import Text
from tabletop.match.log import Entry
from tabletop.match.players import Player
from tabletop.store.saves import Hand
from tabletop.ui.session.autosave import Autosave
from tabletop.ui.session.result_recorder import ResultRecorder

REST_MS = 1500
"""When nobody has acted for so long, the file goes from the memory of the system to the disk."""


class MatchRecorder:
    """Keeps one match, as far as there is something to keep it in: `saves`, and `results`, set before the start.
    `even`: nobody has a handicap.

    What the methods return, if anything, is to be told to the players.
    """

    def __init__(self, slug: str, saves: Autosave | None, even: bool = True) -> None:
        self.saves = saves
        self._results: ResultRecorder | None = None
        self._slug, self._even = slug, even
        self._recorded: int | None = None
        self._rest = QTimer(singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._sync)

    @property
    def results(self) -> ResultRecorder | None:
        """Where the result is noted; nowhere while the file holds the match to its end, as it was noted before."""
        return None if self.rests else self._results

    @results.setter
    def results(self, results: ResultRecorder | None) -> None:
        self._results = results

    @property
    def path(self) -> Path | None:
        """The file in which the match is kept, if any."""
        return self.saves.path if self.saves is not None else None

    @property
    def remarks(self) -> Remarks:
        """What the file that the match comes from says beside the moves, as far as they still stand."""
        return self.saves.remarks if self.saves is not None else ()

    @property
    def rests(self) -> bool:
        """Whether the file holds the match to its end, so that its result has been counted before."""
        return self.saves is not None and self.saves.rests

    def started(self, log: Sequence[Entry]) -> Text | None:
        """Write a match down that begins."""
        return self.saves.begun(log) if self.saves is not None else None

    def added(self, log: Sequence[Entry]) -> Text | None:
        """Write the last entry of the log, which is new."""
        self._rest.start()
        return self.saves.added(log) if self.saves is not None else None

    def rewound(self, log: Sequence[Entry]) -> Text | None:
        """Entries were taken back: what had ended has not. The file comes first: a match cut off in between ends again
        when it goes on, and counts once."""
        was_noted = self.rests or self._recorded is not None
        key = self.saves.key if self.saves is not None else ""
        notice = self.saves.rewound(log) if self.saves is not None else None
        if self.results is not None and was_noted:
            self.results.forget(self._recorded, key)
            self._recorded = None
        return notice

    def redone(self, log: Sequence[Entry]) -> Text | None:
        """Entries that were taken back are there again."""
        return self.saves.changed(log) if self.saves is not None else None

    def players_changed(self, players: tuple[Player, ...], log: Sequence[Entry]) -> Text | None:
        """Note that somebody else sits on a seat."""
        return self.saves.players_changed(players, log) if self.saves is not None else None

    def friendly_changed(self, friendly: bool, log: Sequence[Entry]) -> Text | None:
        """Note that the friendly undo was switched."""
        return self.saves.friendly_changed(friendly, log) if self.saves is not None else None

    def hands_laid(self, hands: tuple[tuple[str, Hand], ...], log: Sequence[Entry]) -> None:
        """Note how the hands of people lie when the match is left."""
        if self.saves is not None:
            self.saves.hands_laid(hands, log)

    def in_full(self, log: Sequence[Entry], result: Result | None) -> bytes:
        """What a file holds that keeps the match as it is now; nothing where none is kept."""
        return self.saves.in_full(log, result.winners if result else None) if self.saves is not None else b""

    def left(self) -> None:
        """The table is left."""
        self._rest.stop()
        self._sync()

    def _sync(self) -> None:
        if self.saves is not None:
            self.saves.sync()

    def finished(self, players: tuple[Player, ...], result: Result, log: Sequence[Entry]) -> list[Text | None]:
        """Note that the match is over, and who has won."""
        told = [self.saves.checked(log)] if self.saves is not None else []
        if self.results is not None:
            # Before the last line of the file: a match cut off in between ends again when it goes on, and counts once.
            key = self.saves.key if self.saves is not None else ""
            self._recorded, notice = self.results.record(self._slug, players, result, key, self._even)
            told.append(notice)
        if self.saves is not None:
            told.append(self.saves.finished(result.winners, log))
        return told
