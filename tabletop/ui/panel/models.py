"""What the lists of the panel show: log, possible moves, score. Rows are made when they are seen."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QStringListModel,
    Qt,
)

from tabletop.core.game import MoveNote, Offer
from tabletop.core.model import CLOCK, Seat
from tabletop.core.text import QT_TRANSLATE_NOOP, Text
from tabletop.core.view import ScoreRow, ScoreSheet
from tabletop.ui.common.language import Words
from tabletop.ui.look.painting.animals import animal_of, animals_of
from tabletop.ui.session.session import Session

WITH_REAL_DICE = QT_TRANSLATE_NOOP("Table", "With real dice", "beside a throw in the log")
WITH_HINT = QT_TRANSLATE_NOOP("Table", "With a hint", "beside a move in the log")
ROW_ROLE = Qt.ItemDataRole.UserRole + 1
MARK_ROLE = Qt.ItemDataRole.UserRole + 2
"""Whether the table shows how it was after this entry of the log."""

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


Line = tuple[int, ...]
"""The entries that one row tells, in their order."""


class LogRow(msgspec.Struct, frozen=True):
    """One row of the log in words. `colour`: palette index of the seat, or -1 for the clock; `animal`: the face of a
    computer player; `asked`: real dice were thrown; `hinted`: a hint had advised it."""

    colour: int
    head: str
    below: str
    animal: str = ""
    asked: bool = False
    hinted: bool = False


class LogModel(QStringListModel):
    """The log as one person saw it: every row is made from the views of `eyes` before and after its entries. What
    finishes a turn is told in the row of what began it (`GameInfo.finishing_verbs`).

    Qt counts the rows, whose strings stay empty: a list that lays itself out asks for their number once for each of
    them, after every entry.
    """

    def __init__(self, session: Session, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._words = words
        self._eyes: Seat | None = None
        self._colours = session.game.info.colours_of(session.match.setup)
        self._covered = False
        self._marked: int | None = None
        self._handicaps = session.game.info.handicap_labels(session.match.setup)
        self._first = 0 if self._handicaps else 1
        self._known = self._first
        self._lines: list[Line] = []
        self._made: dict[Line, LogRow] = {}
        self._notes: dict[int, MoveNote | None] = {}
        self.catch_up()

    def look_as(self, eyes: Seat | None, words: Words, covered: bool = False) -> None:
        """Let somebody else read, or in another language; nobody at all while `covered` by the curtain."""
        self._eyes, self._words, self._covered = eyes, words, covered
        self._made.clear()
        self.setStringList([""] * (0 if covered else len(self._lines)))

    def catch_up(self) -> None:
        """Take what the log of the match has more or less."""
        length = len(self._session.match.log)
        if self._covered:
            self._lines = self._continued([], range(self._first, length))
            self._known = length
            return
        self._cut(length)
        lines = self._continued(self._lines, range(min(self._known, length), length))
        self._known = length
        kept = len(self._lines)
        grown = kept if self._lines[:kept] == lines[:kept] else kept - 1
        self._lines = lines[:kept]
        if grown < kept:
            self.dataChanged.emit(self.index(grown), self.index(grown))
        if kept < len(lines):
            self._lines = lines
            self.insertRows(kept, len(lines) - kept)

    def _cut(self, length: int) -> None:
        """Forget what the log of the match no longer has."""
        if not self._lines or self._lines[-1][-1] < length:
            return
        lines = [line for line in (tuple(entry for entry in line if entry < length) for line in self._lines) if line]
        kept, before = len(lines), len(self._lines)
        self._made.clear()
        self._notes = {entry: note for entry, note in self._notes.items() if entry < length}
        self._lines = lines
        if kept < before:
            self.removeRows(kept, before - kept)
        if kept:
            self.dataChanged.emit(self.index(kept - 1), self.index(kept - 1))

    def _continued(self, lines: list[Line], entries: range) -> list[Line]:
        """Rows with those of more entries."""
        found = list(lines)
        for entry in filter(self._is_told, entries):
            if found and found[-1][-1] == entry - 1 and self._finishes(entry):
                found[-1] += (entry,)
            else:
                found.append((entry,))
        return found

    def _finishes(self, entry: int) -> bool:
        """Whether an entry finishes what the same seat began with the one before."""
        log = self._session.match.log
        action, before = log[entry].action, log[entry - 1].action
        finishing = self._session.game.info.finishing_verbs
        return action is not None and before is not None and action.seat == before.seat and action.verb in finishing

    def entry(self, row: int) -> int | None:
        """The entry of the log after which a row has been told."""
        return self._lines[row][-1] if 0 <= row < len(self._lines) else None

    def row_at(self, entry: int) -> int | None:
        """The row that tells of an entry, else the last one before it; None at the beginning."""
        row = bisect_right(self._lines, entry, key=lambda line: line[0]) - 1
        return row if row >= 0 else None

    def head(self, row: int) -> str:
        """The first line of a row."""
        return self._row(self._lines[row]).head

    def below(self, row: int) -> str:
        """The rest of a row."""
        return self._row(self._lines[row]).below

    def told(self, row: int) -> str:
        """All the words of a row."""
        made = self._row(self._lines[row])
        signs = ((made.asked, WITH_REAL_DICE), (made.hinted, WITH_HINT))
        said = [self._words.say(sign) for is_so, sign in signs if is_so]
        return "\n".join(part for part in (made.head, made.below, *said) if part)

    def seat(self, row: int) -> Seat:
        """The seat that acted."""
        return self._actor(self._lines[row][0])

    def _actor(self, entry: int) -> Seat:
        """Who did it; of the set-up, the first who has a handicap."""
        action = self._session.match.log[entry].action
        return min(self._handicaps) if action is None else action.seat

    def name(self, seat: Seat) -> str:
        """The name of whoever sits at a seat."""
        return self._words.name(seat)

    def note(self, row: int) -> MoveNote | None:
        """How a row stands on a score sheet. It is the same for all readers: only open games have one."""
        entry = self._lines[row][-1]
        if entry not in self._notes:
            self._notes[entry] = self._session.match.move_note(entry)
        return self._notes[entry]

    def noted(self, row: int) -> str:
        """The short notation of a row that has one."""
        note = self.note(row)
        return self._words.say(note.text) if note is not None else ""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._session.match.result is not None

    @property
    def marked(self) -> int | None:
        """The row after which the table shows how it was."""
        return self._marked

    def mark(self, row: int | None) -> None:
        """Mark the row after which the table is shown; None: the present."""
        changed = {self._marked, row} - {None}
        self._marked = row
        for number in changed:
            index = self.index(number or 0)
            self.dataChanged.emit(index, index)

    def _is_told(self, entry: int) -> bool:
        """Whether an entry has a line: where only the clock turned a page there is none."""
        return self._actor(entry) != CLOCK or bool(self._report(entry))

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows are read and chosen."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a row for everybody, the row itself for the painter."""
        if not index.isValid() or self._covered or index.row() >= len(self._lines):
            return None
        if role == ROW_ROLE:
            return self._row(self._lines[index.row()])
        if role == MARK_ROLE:
            return index.row() == self._marked
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.told(index.row())
        return None

    def _row(self, line: Line) -> LogRow:
        row = self._made.get(line)
        if row is None:
            seat, told = self._actor(line[0]), self._report(line[0])
            if len(line) > 1:
                # What was to be done with the throw is known by what was done.
                told = (*told[:1], *(text for entry in line[1:] for text in self._report(entry)))
            said = [self._words.say(text) for text in told]
            colour = self._colours[seat] if seat != CLOCK else -1
            computer = seat != CLOCK and self._session.players[seat].computer
            animal = animal_of(seat) if computer else ""
            entries = [self._session.match.log[entry] for entry in line]
            asked, hinted = any(entry.asked for entry in entries), any(entry.hinted for entry in entries)
            row = LogRow(colour, said[0] if said else "", " ".join(said[1:]), animal, asked, hinted)
            self._made[line] = row
        return row

    def _report(self, entry: int) -> tuple[Text, ...]:
        return self._session.match.report(self._eyes, entry)


class MovesModel(QAbstractListModel):
    """Everything that the person who acts may do, in words."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._offers: tuple[Offer, ...] = ()

    def show_offers(self, offers: tuple[Offer, ...], words: Words) -> None:
        """Show another position, or another language."""
        if not offers and not self._offers:
            return  # nobody acts, as before
        self.beginResetModel()
        self._offers, self._words = offers, words
        self.endResetModel()

    def offer(self, row: int) -> Offer | None:
        """The move of a row."""
        return self._offers[row] if 0 <= row < len(self._offers) else None

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Possible moves."""
        return 0 if parent.isValid() else len(self._offers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The move in words."""
        offer = self.offer(index.row()) if index.isValid() else None
        if offer is None or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        return self._words.say(offer.label)


class ScoreModel(QAbstractTableModel):
    """The public score: one row a line of the sheet, the first column its name, then one a seat, or a team."""

    def __init__(self, session: Session, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._words = words
        self.parties = session.game.info.parties(session.match.setup.seats)
        self._sheet: ScoreSheet | None = None
        self._past = frozenset[int]()
        self._told: tuple[object, ...] = ()

    @property
    def sheet(self) -> ScoreSheet | None:
        """What is shown."""
        return self._sheet

    @property
    def animals(self) -> tuple[str, ...]:
        """The faces of the computer players, one a seat; empty where a person sits."""
        return animals_of(tuple(player.computer for player in self._session.players))

    def show_sheet(self, sheet: ScoreSheet | None, words: Words) -> None:
        """Show another score, or another language."""
        names = tuple(words.name(seat) for seat in range(self._session.match.setup.seats))
        told = sheet, words.code, names, self.animals
        if told == self._told:
            return
        self._told = told
        self.beginResetModel()
        self._sheet, self._words = sheet, words
        self._past = _past(sheet.rows) if sheet is not None else frozenset()
        self.endResetModel()

    def row(self, row: int) -> ScoreRow:
        """A line of the sheet."""
        assert self._sheet is not None
        return self._sheet.rows[row]

    def is_past(self, row: int) -> bool:
        """Whether a line has its figures, on a sheet on which other lines still wait for theirs."""
        return row in self._past

    def leads(self, row: int, seat: Seat) -> bool:
        """Whether this is the best total."""
        line = self.row(row)
        known = [cell for cell in line.cells if cell is not None]
        if not line.total or not known or self._sheet is None or len(set(known)) == 1:
            return False
        return line.cells[seat] == (min(known) if self._sheet.lowest_wins else max(known))

    def name(self, seat: Seat) -> str:
        """The name of whoever sits at a seat."""
        return self._words.name(seat)

    def figure(self, number: int) -> str:
        """A number as this language writes it."""
        return self._words.number(number)

    def told(self, seat: Seat) -> str:
        """The name of a seat and all its figures, line by line, in words."""
        lines = self._sheet.rows if self._sheet is not None else ()
        known = [(line, cell) for line in lines if (cell := line.cells[seat]) is not None]
        said = [" ".join((self._words.say(line.label), self.figure(cell))) for line, cell in known]
        return self._words.locale.createSeparatedList([self.name(seat), *said])

    def rowCount(self, parent: Index = _ROOT) -> int:
        """The number of lines of the sheet."""
        return 0 if parent.isValid() or self._sheet is None else len(self._sheet.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """The name of the line and the seats."""
        return 0 if parent.isValid() else 1 + len(self.parties)

    def seat(self, column: int) -> Seat:
        """The seat whose figure a column shows; partners have the same."""
        return self.parties[column - 1][0]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A figure as this language writes it."""
        if not index.isValid() or self._sheet is None:
            return None
        row = self._sheet.rows[index.row()]
        said = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
        if role in (Qt.ItemDataRole.DisplayRole, *said):
            if index.column() == 0:
                return self._words.say(row.label)
            return self._cell(row, self.seat(index.column()), role in said)
        return None

    def _cell(self, row: ScoreRow, seat: Seat, with_note: bool) -> str:
        """The figure of a cell; for the ear, and under the pointer, with its small one."""
        cell, note = row.cells[seat], row.notes[seat] if row.notes else None
        figure = "" if cell is None else self._words.number(cell)
        return f"{figure} ({note})".strip() if with_note and note is not None else figure

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The names of the players."""
        if orientation is not Qt.Orientation.Horizontal or role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
        ):
            return None
        return self._words.listed(map(self._words.name, self.parties[section - 1])) if section else ""


def _past(rows: Sequence[ScoreRow]) -> frozenset[int]:
    """The lines that have their figures, where others still wait for theirs."""
    lines = {at: row for at, row in enumerate(rows) if not (row.heading or row.total)}
    filled = {at for at, row in lines.items() if any(cell is not None for cell in row.cells)}
    return frozenset(at for at in filled if not lines[at].current) if len(filled) < len(lines) else frozenset()
