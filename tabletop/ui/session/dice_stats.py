"""What the dice of a match have shown and how they fell, read from the log: nothing is kept beside it."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from tabletop.core.model import TokenKind
from tabletop.core.view import CueKind
from tabletop.match.match import Match

SIDES = 6


def throw_number(match: Match[Any], index: int) -> int:
    """A number for the last throw up to entry `index`, by which its dice lie: the same whenever they are shown."""
    while index > 0 and not match.log[index].outcomes:
        index -= 1
    return crc32(f"{index} {match.log[index].outcomes}".encode())


class DiceStats:
    """How often each face was thrown, for any game whose dice roll (`CueKind.ROLL`) where everybody sees them."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._of_entry: list[tuple[int, ...]] = [()]

    def catch_up(self) -> tuple[int, ...]:
        """The counts of ones, twos, … sixes, once the log has become longer or shorter."""
        length = len(self._match.log)
        del self._of_entry[length:]
        self._of_entry += [self._thrown(index) for index in range(len(self._of_entry), length)]
        counts = [0] * SIDES
        for thrown in self._of_entry:
            for pips in thrown:
                counts[pips - 1] += 1
        return tuple(counts)

    def _thrown(self, index: int) -> tuple[int, ...]:
        match = self._match
        if match.log[index].action is None or not match.log[index].outcomes:
            return ()
        rolled = {cue.token for cue in match.cues(None, index) if cue.kind is CueKind.ROLL}
        thrown = (p for p in match.view(None, index).placements if p.token in rolled and p.kind is TokenKind.DIE)
        return tuple(die.pips for die in thrown if 1 <= die.pips <= SIDES)
