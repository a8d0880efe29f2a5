"""The match is written down after every ply; where that fails, play goes on and it is tried again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace

from tabletop.core.model import Seat
from tabletop.core.notation import Remarks
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.match.log import Entry
from tabletop.match.players import Player
from tabletop.store.errors import Gone, StoreError, Taken
from tabletop.store.saves import Hand, Header, SaveFile, in_full

_TROUBLE = QT_TRANSLATE_NOOP("Table", "{what} {advice}")
AGAIN = QT_TRANSLATE_NOOP("Table", "The match is saved again.")


class Autosave:
    """Keeps one match in one file of `folder`; without a folder nothing is kept.

    The methods never raise. What they return, if anything, is to be told to the players once.
    """

    def __init__(self, header: Header, folder: Path | None, file: SaveFile | None = None, rests: bool = False) -> None:
        """`rests`: `file` holds the match to its end, and nothing is written until something is taken back."""
        self._header = header
        self._folder = folder
        self._file = file
        self._behind = False
        self.rests = rests

    @property
    def path(self) -> Path | None:
        """The file in which the match is; None before the first writing, and where nothing is kept."""
        return self._file.path if self._file is not None else None

    def begun(self, log: Sequence[Entry]) -> Text | None:
        """Write a match down that begins; one that is taken up again is written when somebody acts."""
        return self.changed(log) if self._file is None else None

    def added(self, log: Sequence[Entry]) -> Text | None:
        """Write the last entry of the log, which is new."""
        return self._write(log, lambda file: file.append(log[-1]))

    def changed(self, log: Sequence[Entry]) -> Text | None:
        """Write the log anew."""
        self.rests = False
        return self._write(log, lambda file: file.rewrite(log))

    def players_changed(self, players: tuple[Player, ...], log: Sequence[Entry]) -> Text | None:
        """Note that somebody else sits on a seat."""
        return self._head_changed(replace(self._header, players=players), log)

    def friendly_changed(self, friendly: bool, log: Sequence[Entry]) -> Text | None:
        """Note that the friendly undo was switched."""
        return self._head_changed(replace(self._header, friendly_undo=friendly), log)

    @property
    def key(self) -> str:
        """By what the results know the match; "" where nothing is kept."""
        return self._header.key

    @property
    def remarks(self) -> Remarks:
        """What the file that the match comes from says beside the moves."""
        return self._header.remarks

    def rewound(self, log: Sequence[Entry]) -> Text | None:
        """Write the log anew: entries were taken back, and with them goes what was said of them."""
        remarks = tuple((at, said) for at, said in self._header.remarks if at < len(log))
        return self._head_changed(replace(self._header, remarks=remarks), log)

    @property
    def hands(self) -> tuple[tuple[str, Hand], ...]:
        """How the hands were laid when the match was last left."""
        return self._header.hands

    def hands_laid(self, hands: tuple[tuple[str, Hand], ...], log: Sequence[Entry]) -> Text | None:
        """Note how the hands lie when the match is left."""
        if self.rests or hands == self._header.hands:
            return None
        return self._head_changed(replace(self._header, hands=hands), log)

    def _head_changed(self, header: Header, log: Sequence[Entry]) -> Text | None:
        self._header = header
        if self._file is not None:
            self._file.header = header
        return self.changed(log)

    def finished(self, winners: tuple[Seat, ...], log: Sequence[Entry]) -> Text | None:
        """Note that the match is over; it will not be offered for continuing."""
        if self.rests:
            return None
        notice = self.checked(log)
        return self._write(log, lambda file: file.finish(winners)) or notice

    def checked(self, log: Sequence[Entry]) -> Text | None:
        """Look whether the file is still ours; if not, the match goes on in another, under another key."""
        return None if self.rests else self._write(log, SaveFile.check)

    def in_full(self, log: Sequence[Entry], winners: tuple[Seat, ...] | None) -> bytes:
        """What a file holds that keeps the match as it is now. `winners`: of a match that is over."""
        return in_full(self._header, log, winners)

    def sync(self) -> None:
        """Let the disk have what was written, at a moment when nobody waits for it. Where it cannot be, the next
        writing says so."""
        if self._file is not None:
            with suppress(StoreError):
                self._file.sync()

    def _write(self, log: Sequence[Entry], write: Callable[[SaveFile], None]) -> Text | None:
        if self._folder is None:
            return None
        try:
            if self._file is None:
                self._file = SaveFile.create(self._folder, self._header, log)
                self._header = self._file.header
            elif self._behind:
                self._file.rewrite(log)
            else:
                write(self._file)
        except (Taken, Gone) as error:
            self._file = None
            return self._write(log, write) or _told(error)
        except StoreError as error:
            told, self._behind = self._behind, True
            return None if told else _told(error)
        if self._behind:
            self._behind = False
            return say(AGAIN)
        return None


def _told(error: StoreError) -> Text:
    return say(_TROUBLE, what=error.text, advice=error.advice)
