"""Programs from elsewhere at one table: who they are, and which of them do not answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.bots.protocol import Outside
from tabletop.core.bot import Program
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say
from tabletop.match.players import Player

NO_PROGRAM = QT_TRANSLATE_NOOP(
    "Table", "{program} does not answer. Tabletop’s own best player plays instead.", "another program, by its name"
)


class Outsiders:
    """`known`: the programs that may play here. Of each that is missing or fails, `tell` hears once; from then on the
    computer's own player sits in its place."""

    def __init__(self, tell: Callable[[Text], None]) -> None:
        self.known: Sequence[Program] = ()
        self._tell = tell
        self._gone: set[str] = set()

    def asked(self, player: Player) -> Outside | None:
        """How the program is asked that plays for somebody; None if it cannot be."""
        program = self._named(player.program)
        if program is None:
            self.misses(player.program)
        if program is None or player.program in self._gone:
            return None
        return Outside(program.command, player.share)

    def misses(self, name: str) -> None:
        """A program does not answer."""
        if name not in self._gone:
            self._gone.add(name)
            self._tell(say(NO_PROGRAM, program=name))

    def _named(self, name: str) -> Program | None:
        """The program of this name, or a later or earlier version of it."""
        alike = [program for program in self.known if program.name.split()[:1] == name.split()[:1]]
        return next((program for program in alike if program.name == name), alike[0] if alike else None)
