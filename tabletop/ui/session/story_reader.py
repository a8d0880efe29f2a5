"""The story of a match that is over, made piece by piece, so that nobody waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject, QTimer

from tabletop.core.story import Sentence, chosen
from tabletop.core.text import Text
from tabletop.match.match import Match

SLICE = 500
"""So many entries of the log are read at once: a few milliseconds."""


class StoryReader(QObject):
    """Reads a match that is over, while its last move still stands on the table. `story`: what is to be told,
    and who had which handicap."""

    def __init__(self, match: Match[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._work: Iterator[None] = iter(())
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._go_on)
        self.story: tuple[Text, ...] = ()

    def begin(self) -> None:
        """Begin to read."""
        self.story = ()
        self._work = self._read()
        self._next.start()

    def finish(self) -> None:
        """Read what is left at once: the story is wanted now."""
        while self._next.isActive():
            self._go_on()

    def drop(self) -> None:
        """The match goes on after all."""
        self._next.stop()

    def _go_on(self) -> None:
        if next(self._work, self) is self:
            self._next.stop()

    def _read(self) -> Iterator[None]:
        known: list[Any] = []
        for at in range(len(self._match.log)):
            known.append(self._match.masked(None, at))
            if len(known) % SLICE == 0:
                yield
        found: list[Sentence] = []
        for sentence in self._match.game.story(self._match.course(known)):
            found.append(sentence)
            yield
        self.story = (*chosen(found), *self._match.report(None, 0))
