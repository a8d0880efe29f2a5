"""The receipt of a match: whether its luck came from where it was said to come from, outcome by outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from tabletop.core.chance import Chance
from tabletop.core.luck import Luck
from tabletop.core.model import Seat
from tabletop.match.log import Entry
from tabletop.match.match import Match


class Found(Struct, frozen=True):
    """What checking has found so far: `agreeing` outcomes are those of the source, `asked` were typed by people and are
    left out; `fault`: the first entry of the log with another outcome, None: there is none; `expected`: what the source
    gives there."""

    agreeing: int = 0
    asked: int = 0
    fault: int | None = None
    expected: tuple[int, ...] = ()


class _Witness(Chance):
    """Gives the recorded outcomes again and compares each with that of the source; dice that were asked of a person
    stand as they are."""

    def __init__(self, entry: Entry, source: Chance) -> None:
        super().__init__()
        self._entry = entry
        self._source = source
        self.agreeing = self.asked = self.wrong = 0

    @property
    def expected(self) -> tuple[int, ...]:
        """What the source gives."""
        return tuple(self._source.drawn)

    def _draw(self, count: int, die: bool) -> int:
        value, expected = self._entry.outcomes[len(self.drawn)], self._source.pick(count)
        if die and self._entry.asked:
            self.asked += 1
        elif value == expected:
            self.agreeing += 1
        else:
            self.wrong += 1
        return value


def checked(match: Match[Any], luck: Luck) -> Iterator[Found]:
    """Check entry after entry; each step says what has been found up to there, and a fault is the last one."""
    found, before = Found(), Counter[Seat]()
    for at, entry in enumerate(match.log):
        if entry.outcomes:
            found = _with(found, at, _witness(match, luck, at, before))
        yield found
        if found.fault is not None:
            return


def receipt(steps: Iterable[Found]) -> Found:
    """What has been found in the end."""
    *_, found = steps
    return found


def _with(found: Found, at: int, witness: _Witness) -> Found:
    agreeing, asked = found.agreeing + witness.agreeing, found.asked + witness.asked
    return Found(agreeing, asked, at, witness.expected) if witness.wrong else Found(agreeing, asked)


def _witness(match: Match[Any], luck: Luck, at: int, before: Counter[Seat]) -> _Witness:
    """Play an entry of the log again on the state before it. `before`: how often each seat has drawn, which is counted
    on."""
    entry = match.log[at]
    if entry.action is None:
        witness = _Witness(entry, luck.chance(None, 0))
        match.game.start(match.setup, witness)
        return witness
    seat = entry.action.seat
    witness = _Witness(entry, luck.chance(seat, before[seat]))
    before[seat] += 1
    match.game.apply(match.states[at - 1], entry.action, witness)
    return witness
