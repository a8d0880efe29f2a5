"""Matches and positions in writing, for games that have a notation of their own which other programs read, too."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from msgspec import Struct

from tabletop.core.model import Action, Setup

S = TypeVar("S")


class BadNotation(ValueError):
    """A text cannot be read, or what it says breaks the rules. `where` is the word or line at fault."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where!r}: {reason}" if where else reason)
        self.where = where
        self.reason = reason


class OtherKind(BadNotation):
    """A text tells of another kind of the game, with other rules: nothing is wrong with it."""


Remarks = tuple[tuple[int, str], ...]
"""What a text says beside the moves, as it stands there: comments, variations, signs, a result that the moves do not
explain. Each with the number of actions before it."""


class Record(Struct, frozen=True):
    """A match in writing. `outcomes` are those of the set-up (lots); `names` those of the seats, as far as they are
    known; `tags` what else is said of the match, by name ("Event", "Date"); `remarks` are not understood, and written
    again where they stood."""

    setup: Setup
    outcomes: tuple[int, ...]
    actions: tuple[Action, ...]
    tags: tuple[tuple[str, str], ...] = ()
    names: tuple[str, ...] = ()
    remarks: Remarks = ()


class Notation(ABC, Generic[S]):
    """How one game is written down. `name` and `suffix` are those of its files ("PGN", "pgn")."""

    name: str
    suffix: str

    @abstractmethod
    def read(self, text: str) -> Record:
        """The first match of a text. Raises BadNotation."""

    def matches(self, text: str) -> tuple[str, ...]:
        """The texts of all matches of a text, each for `read`; at least one. Nothing is judged yet."""
        return (text,)

    @abstractmethod
    def write(self, record: Record) -> str:
        """A match as a text that `read` understands."""

    @abstractmethod
    def position(self, state: S) -> str:
        """A position on one line, as `Setup.position` takes it."""

    @abstractmethod
    def check_position(self, position: str) -> None:
        """Raises BadNotation if no match can begin from this position."""
