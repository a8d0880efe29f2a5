"""The matches as a list for the eye and for screen readers: what a row says, and which rows fit a search."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from tabletop import games
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.store.listing import Summary
from tabletop.ui.common.language import Words
from tabletop.ui.shelf.kept_pictures import KeptPictures, TicketPicture
from tabletop.ui.shelf.saved_matches import day_in_words, standing
from tabletop.ui.shelf.searching import plain

WON = QT_TRANSLATE_NOOP("Matches", "{player} won, {when}", "how a match ended, and when")
WON_TOGETHER = QT_TRANSLATE_NOOP("Matches", "{players} won, {when}", "how a match ended, and when")
DRAWN = QT_TRANSLATE_NOOP("Matches", "A draw, {when}", "how a match ended, and when")
NAMED = QT_TRANSLATE_NOOP("Matches", "{title} ({game})", "a match that somebody gave a name")
ROW = QT_TRANSLATE_NOOP("Matches", "{title}: {note} ({names})")
ROW_AWAY = QT_TRANSLATE_NOOP("Matches", "{title}: {note} ({names}), put away")
SAME_LUCK = QT_TRANSLATE_NOOP("Matches", "same dice and cards again", "a match that was dealt as one before it")
TOLD_AGAIN = QT_TRANSLATE_NOOP("Matches", "{names}, same dice and cards again")
FROM_FILE = QT_TRANSLATE_NOOP("Matches", "from {file}", "the file that a match was opened from")

SUMMARY_ROLE = Qt.ItemDataRole.UserRole + 1
PICTURE_ROLE = Qt.ItemDataRole.UserRole + 2
NOTE_ROLE = Qt.ItemDataRole.UserRole + 3
_TITLE = 60

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class Group(StrEnum):
    """Which matches are wanted. ALL: those that were put away only when somebody searches."""

    ALL = "all"
    UNFINISHED = "unfinished"
    FINISHED = "finished"
    OPENED = "opened"
    AWAY = "away"

    def holds(self, match: Summary) -> bool:
        """Whether a match belongs to it."""
        if self is Group.AWAY or match.away:
            return self is Group.AWAY and match.away
        if self is Group.UNFINISHED:
            return match.winners is None
        if self is Group.FINISHED:
            return match.winners is not None
        return self is Group.ALL or match.opened


class MatchesModel(QAbstractListModel):
    """All matches that have been read. `renamed(Summary, title)`: somebody typed another title."""

    renamed = Signal(object, str)

    def __init__(self, words: Words, pictures: KeptPictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._pictures = pictures
        self._look = ""
        self._matches: list[Summary] = []
        self._shown: dict[Path, TicketPicture | None] = {}
        self._searched: dict[Path, str] = {}

    def clear(self) -> None:
        """Forget all matches: they are read again."""
        self.beginResetModel()
        self._matches = []
        self._shown.clear()
        self._searched.clear()
        self.endResetModel()

    def add(self, matches: Iterable[Summary]) -> None:
        """Take more matches; one in which nobody has moved is left out."""
        fresh = [match for match in matches if match.plies or match.winners is not None or match.opened]
        if fresh:
            self.beginInsertRows(_ROOT, len(self._matches), len(self._matches) + len(fresh) - 1)
            self._matches += fresh
            self.endInsertRows()

    def replace(self, old: Summary, new: Summary | None) -> None:
        """A match has changed, or is gone."""
        row = next((row for row, match in enumerate(self._matches) if match.path == old.path), None)
        if row is None:
            return
        self._shown.pop(old.path, None)
        self._searched.pop(old.path, None)
        if new is None:
            self.beginRemoveRows(_ROOT, row, row)
            del self._matches[row]
            self.endRemoveRows()
            return
        self._matches[row] = new
        index = self.index(row)
        self.dataChanged.emit(index, index)

    def look_as(self, look: str) -> None:
        """Show pictures of this look, in the present language."""
        self._look = look
        self._shown.clear()
        self._searched.clear()
        if self._matches:
            self.dataChanged.emit(self.index(0), self.index(len(self._matches) - 1))

    def match(self, index: Index) -> Summary | None:  # type: ignore[override]
        """The match of a row."""
        return self._matches[index.row()] if index.isValid() and index.row() < len(self._matches) else None

    def rowCount(self, parent: Index = _ROOT) -> int:
        """The number of matches."""
        return 0 if parent.isValid() else len(self._matches)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be chosen, and renamed where they are."""
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The title, all that is said of a match, or the match itself."""
        match = self.match(index)
        if match is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self.title(match)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.told(match)
        if role == NOTE_ROLE:
            return self.note(match)
        if role == PICTURE_ROLE:
            picture = self._picture(match)
            return picture.image if picture is not None else None
        return match if role == SUMMARY_ROLE else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take a title that somebody typed; that of the game is none."""
        match = self.match(index)
        if match is None or role != Qt.ItemDataRole.EditRole:
            return False
        title = " ".join(str(value).split())[:_TITLE]
        if title == self._words.say(games.info(match.header.game).title):
            title = ""
        if title != match.header.title:
            self.renamed.emit(match, title)
        return True

    def title(self, match: Summary) -> str:
        """What somebody called it, else the game."""
        return match.header.title or self._words.say(games.info(match.header.game).title)

    def note(self, match: Summary) -> str:
        """Where it stands or how it ended, and when it was played."""
        words = self._words
        if match.winners is None:
            return standing(match, words, self._picture(match))
        when, players = day_in_words(match.modified, words), match.header.players
        winners = [players[seat].name for seat in match.winners if 0 <= seat < len(players)]
        if len(winners) == 1:
            return words.say(WON, player=winners[0], when=when)
        if winners:
            return words.say(WON_TOGETHER, players=words.listed(winners), when=when)
        return words.say(DRAWN, when=when)

    def below(self, match: Summary) -> str:
        """The game of a match that has a name of its own, who plays, whether the luck was that of a match before, and
        the file that it came from."""
        words, header = self._words, match.header
        parts = [words.say(games.info(header.game).title)] if header.title else []
        parts.append(words.listed(player.name for player in header.players))
        parts += [words.say(SAME_LUCK)] if header.luck is not None and header.luck.again else []
        parts += [words.say(FROM_FILE, file=header.origin)] if header.origin else []
        return " · ".join(parts)

    def told(self, match: Summary) -> str:
        """All of it, in a sentence."""
        words, header = self._words, match.header
        title, game = self.title(match), words.say(games.info(header.game).title)
        if header.title:
            title = words.say(NAMED, title=title, game=game)
        names = words.listed(player.name for player in header.players)
        if header.luck is not None and header.luck.again:
            names = words.say(TOLD_AGAIN, names=names)
        return words.say(ROW_AWAY if match.away else ROW, title=title, note=self.note(match), names=names)

    def searched(self, match: Summary) -> str:
        """What a search looks through: title, game in this language and in English, people, file."""
        found = self._searched.get(match.path)
        if found is None:
            info, header = games.info(match.header.game), match.header
            names = (player.name for player in header.players)
            parts = (header.title, self._words.say(info.title), info.title.source, *names, header.origin)
            found = self._searched[match.path] = plain(" ".join(parts))
        return found

    def _picture(self, match: Summary) -> TicketPicture | None:
        if match.path not in self._shown:
            self._shown[match.path] = self._pictures.of(match.path, self._look)
        return self._shown[match.path]


class FittingMatches(QSortFilterProxyModel):
    """Those of a group that hold all words of a search, in the order in which they were read: the last played first."""

    def __init__(self, matches: MatchesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches = matches
        self._group = Group.ALL
        self._wanted: tuple[str, ...] = ()
        self.setSourceModel(matches)

    @property
    def narrowed(self) -> bool:
        """Whether anything is left out on purpose."""
        return bool(self._wanted) or self._group is not Group.ALL

    def show_only(self, group: Group, search: str) -> None:
        """Show the matches of a group that hold all these words."""
        self.beginFilterChange()
        self._group, self._wanted = group, tuple(plain(search).split())
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def match(self, index: Index) -> Summary | None:  # type: ignore[override]
        """The match of a row."""
        return self._matches.match(self.mapToSource(index)) if index.isValid() else None

    def row_of(self, path: Path) -> QModelIndex:
        """Where a match stands; an invalid index if it does not."""
        for row in range(self.rowCount()):
            match = self.match(self.index(row, 0))
            if match is not None and match.path == path:
                return self.index(row, 0)
        return QModelIndex()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether a match fits."""
        match = self._matches.match(self._matches.index(row))
        if match is None or not (self._group.holds(match) or (self._group is Group.ALL and self._wanted)):
            return False
        text = self._matches.searched(match) if self._wanted else ""
        return all(word in text for word in self._wanted)
