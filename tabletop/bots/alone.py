"""Computer players among themselves, without a table: what happens next, and after how many milliseconds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from tabletop.core.bot import Choice
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Placement, Seat
from tabletop.match.log import Entry
from tabletop.match.match import Match

_SEEDS = 1 << 30


class Thinker(Protocol):
    """Whoever plays a seat: a computer player of some level, or somebody to compare it with."""

    def choose(self, match: Match[Any], seat: Seat, seed: int) -> Choice:
        """What to do now; all luck comes from `seed`."""
        ...


class _Coming(Struct, frozen=True):
    """A reaction that is on its way in a race."""

    due_ms: int
    action: Action
    watched: tuple[Placement | None, ...]
    choice: Choice


class Alone:
    """A match whose every seat is played by a `Thinker`. In a race, a reaction keeps its time while what it reacts to
    lies there unchanged, as it does at the table. `luck` decides everything: the same one brings the same match, and
    the same dice and deals one after the other, whoever plays."""

    def __init__(self, match: Match[Any], thinkers: Mapping[Seat, Thinker], luck: LiveChance) -> None:
        self.match = match
        self.at_ms = 0
        self._thinkers = thinkers
        self._luck = luck
        self._fates = LiveChance(luck.pick(_SEEDS))
        self._fate = self._fates.pick(_SEEDS)
        self._coming: dict[Seat, _Coming] = {}

    def step(self) -> tuple[Entry, int]:
        """Whatever comes first happens: its entry, and how many milliseconds it took. A reaction that comes too late
        or too soon is not heard. Raises ValueError if somebody breaks the rules."""
        began_ms, entry = self.at_ms, None
        while entry is None:
            action, after_ms = self._next()
            self.at_ms += after_ms
            done = self.match.submit(action, at_ms=self.at_ms, chance=LiveChance(self._fate))
            if isinstance(done, Entry):
                entry = done
            elif action.verb not in self.match.game.info.race_verbs:
                raise ValueError(f"{self.match.game.info.slug}: {action} was refused by {done.rule}")
        if entry.outcomes:
            self._fate = self._fates.pick(_SEEDS)
        self._coming = {seat: coming for seat, coming in self._coming.items() if self._still_good(seat, coming)}
        return entry, self.at_ms - began_ms

    def _next(self) -> tuple[Action, int]:
        game, state = self.match.game, self.match.state
        forced = game.forced(state)
        if forced is not None:
            return forced, 0
        waiting: list[tuple[int, Action]] = []
        for seat in sorted(game.active(state) - {CLOCK}):
            coming = self._coming.get(seat) or self._asked(seat)
            if coming is not None:
                waiting.append((max(0, coming.due_ms - self.at_ms), coming.action))
        if CLOCK in game.active(state):
            waiting.append((game.deadline_ms(state) or 0, game.legal(state, CLOCK)[0]))
        after_ms, action = min(waiting, key=lambda one: one[0])
        self._coming.pop(action.seat, None)
        return action, after_ms

    def _asked(self, seat: Seat) -> _Coming | None:
        choice = self._thinkers[seat].choose(self.match, seat, self._luck.pick(_SEEDS))
        if choice.action is None:
            return None
        coming = _Coming(self.at_ms + choice.after_ms, choice.action, self._watched(seat, choice), choice)
        if choice.action.verb in self.match.game.info.race_verbs:
            self._coming[seat] = coming
        return coming

    def _watched(self, seat: Seat, choice: Choice) -> tuple[Placement | None, ...]:
        if not choice.watches:
            return ()
        view = self.match.view(seat)
        return tuple(view.find(token) for token in choice.watches)

    def _still_good(self, seat: Seat, coming: _Coming) -> bool:
        if self.match.game.check(self.match.state, coming.action) is not None:
            return False
        return coming.watched == self._watched(seat, coming.choice)
