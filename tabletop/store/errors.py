"""One family of errors for everything that is kept on disk: each says in plain words what is wrong and what to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, Names, Text, say

if TYPE_CHECKING:
    from tabletop.match.match import Match

UNREADABLE = QT_TRANSLATE_NOOP("Store", "The file “{file}” is not a Tabletop match.")
UNREADABLE_ADVICE = QT_TRANSLATE_NOOP("Store", "It has been left as it is. Choose another match.")
NEWER = QT_TRANSLATE_NOOP("Store", "The match “{file}” was saved by a newer version of Tabletop.")
NEWER_ADVICE = QT_TRANSLATE_NOOP(
    "Store", "The latest version of Tabletop can open it. The file has been left as it is."
)
DAMAGED = QT_TRANSLATE_NOOP("Store", "The match “{file}” is damaged from move {move} on.")
DAMAGED_ADVICE = QT_TRANSLATE_NOOP("Store", "It can go on from the last good move. The damaged file is kept.")
UNKNOWN_GAME = QT_TRANSLATE_NOOP(
    "Store", "The match “{file}” belongs to a game that is not in this version of Tabletop."
)
CANNOT_READ = QT_TRANSLATE_NOOP("Store", "The file “{file}” cannot be opened.")
CANNOT_READ_ADVICE = QT_TRANSLATE_NOOP("Store", "Check that it still exists and that this account may read it.")
CANNOT_WRITE = QT_TRANSLATE_NOOP("Store", "The match cannot be saved now: the disk is full or the folder is locked.")
CANNOT_WRITE_ADVICE = QT_TRANSLATE_NOOP(
    "Store", "The match goes on, and Tabletop tries to save it again after every move."
)
CANNOT_KEEP = QT_TRANSLATE_NOOP("Store", "The result cannot be kept: the disk is full or the folder is locked.")
CANNOT_KEEP_ADVICE = QT_TRANSLATE_NOOP("Store", "Play goes on; only this result is not counted.")
CANNOT_MOVE = QT_TRANSLATE_NOOP(
    "Store", "The match “{file}” cannot be moved: the folder is locked or the file is gone."
)
CANNOT_MOVE_ADVICE = QT_TRANSLATE_NOOP("Store", "It has been left where it is.")
GONE = QT_TRANSLATE_NOOP("Store", "The file “{file}”, in which this match was kept, is gone.")
GONE_ADVICE = QT_TRANSLATE_NOOP("Store", "The match carries on in a new file, and no move is lost.")
TAKEN = QT_TRANSLATE_NOOP("Store", "The match “{file}” is also open in another window of Tabletop.")
TAKEN_ADVICE = QT_TRANSLATE_NOOP("Store", "This window carries on in a file of its own. Both are kept.")

TOO_LARGE = QT_TRANSLATE_NOOP("Store", "The file “{file}” is too large to be opened.")
TOO_LARGE_ADVICE = QT_TRANSLATE_NOOP("Store", "A file with fewer or shorter matches can be opened.")
NO_MATCH = QT_TRANSLATE_NOOP("Store", "No match can be read in the file “{file}”.")
NO_MATCH_ADVICE = QT_TRANSLATE_NOOP("Store", "It has been left as it is. Files of these kinds can be opened: {kinds}.")
BROKEN = QT_TRANSLATE_NOOP("Store", "In the file “{file}” a move breaks the rules of {game}.")
BROKEN_AT = QT_TRANSLATE_NOOP("Store", "In the file “{file}”, “{word}” cannot be read, or breaks the rules of {game}.")
OTHER_KIND = QT_TRANSLATE_NOOP("Store", "{game}: the file “{file}” holds another variant of this game.")
OTHER_KIND_ADVICE = QT_TRANSLATE_NOOP("Store", "It has been left as it is. A program for that variant can open it.")
BROKEN_ADVICE = QT_TRANSLATE_NOOP("Store", "It has been left as it is. Once that place is corrected, it can be opened.")
CANNOT_WRITE_FILE = QT_TRANSLATE_NOOP(
    "Store", "The file “{file}” cannot be written: the disk is full or the folder is locked."
)
CANNOT_WRITE_FILE_ADVICE = QT_TRANSLATE_NOOP("Store", "The match is not lost. Choose another folder for the file.")


class StoreError(Exception):
    """Something kept cannot be read or written. `text` says what, `advice` what to do; both are for the player."""

    message: Msg = UNREADABLE
    hint: Msg = UNREADABLE_ADVICE

    def __init__(self, path: Path, reason: object = "") -> None:
        super().__init__(f"{path.name}: {reason}")
        self.path = path

    @property
    def text(self) -> Text:
        """What is wrong, in one sentence."""
        return say(self.message, file=self.path.name)

    @property
    def advice(self) -> Text:
        """What to do."""
        return say(self.hint)


class Unreadable(StoreError):
    """Not a save file, or its header is damaged."""


class CannotRead(StoreError):
    """The system does not let us read the file."""

    message, hint = CANNOT_READ, CANNOT_READ_ADVICE


class NewerFormat(StoreError):
    """Written by a newer version."""

    message, hint = NEWER, NEWER_ADVICE


class UnknownGame(StoreError):
    """A game that is not in the catalogue."""

    message, hint = UNKNOWN_GAME, NEWER_ADVICE


class CannotWrite(StoreError):
    """Disk full, folder read-only or gone."""

    message, hint = CANNOT_WRITE, CANNOT_WRITE_ADVICE

    @property
    def text(self) -> Text:
        """What is wrong, in one sentence."""
        return say(self.message)


class CannotKeepResult(CannotWrite):
    """The file of results cannot be read or written."""

    message, hint = CANNOT_KEEP, CANNOT_KEEP_ADVICE


class CannotMove(StoreError):
    """A save file cannot be put away, or not be brought back."""

    message, hint = CANNOT_MOVE, CANNOT_MOVE_ADVICE


class Gone(CannotWrite):
    """The file of a match was deleted or moved while it was played."""

    message, hint = GONE, GONE_ADVICE

    @property
    def text(self) -> Text:
        """What is wrong, in one sentence."""
        return say(self.message, file=self.path.name)


class Taken(StoreError):
    """Another copy of the program has written to the same file."""

    message, hint = TAKEN, TAKEN_ADVICE


class DamagedSave(StoreError):
    """An entry is unreadable or breaks the rules. `match` is the match as far as it is sound (None: not at all)."""

    message, hint = DAMAGED, DAMAGED_ADVICE

    def __init__(self, path: Path, move: int, match: Match[Any] | None, reason: object = "") -> None:
        super().__init__(path, reason)
        self.move = move
        self.match = match

    @property
    def text(self) -> Text:
        """What is wrong, in one sentence."""
        return say(self.message, file=self.path.name, move=self.move)


class TooLarge(StoreError):
    """A file of which no match should be read: that would take too long."""

    message, hint = TOO_LARGE, TOO_LARGE_ADVICE


class NoMatch(StoreError):
    """A file that is not in the notation of any game. `kinds` are the names of those that there are."""

    message, hint = NO_MATCH, NO_MATCH_ADVICE

    def __init__(self, path: Path, kinds: tuple[str, ...], reason: object = "") -> None:
        super().__init__(path, reason)
        self.kinds = kinds

    @property
    def advice(self) -> Text:
        """What to do."""
        return say(self.hint, kinds=Names(self.kinds))


class BrokenMatch(StoreError):
    """A match in the notation of a game breaks its rules, at `word` if that is known. `game` is the title."""

    message, hint = BROKEN_AT, BROKEN_ADVICE

    def __init__(self, path: Path, game: Msg, word: str, reason: object = "") -> None:
        super().__init__(path, reason)
        self.game = game
        self.word = word

    @property
    def text(self) -> Text:
        """What is wrong, in one sentence."""
        if not self.word:
            return say(BROKEN, file=self.path.name, game=Text(self.game))
        return say(self.message, file=self.path.name, game=Text(self.game), word=self.word)


class OtherKindOfGame(BrokenMatch):
    """A match in the notation of a game is of a kind that is played by other rules."""

    hint = OTHER_KIND_ADVICE

    @property
    def text(self) -> Text:
        """What is wrong, in one sentence."""
        return say(OTHER_KIND, file=self.path.name, game=Text(self.game))


class CannotWriteFile(StoreError):
    """A match cannot be written for other programs."""

    message, hint = CANNOT_WRITE_FILE, CANNOT_WRITE_FILE_ADVICE
