"""The one door through which luck enters. The outcomes drawn are kept, so that the log alone replays a match."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import TypeVar

T = TypeVar("T")


class ReplayError(Exception):
    """Recorded outcomes do not fit what the engine asks for: too few, too many, or out of range."""


class Asked(Exception):
    """A chance must be answered by a person (real dice on the real table).

    `made` are the outcomes of this action so far. Whoever catches it asks, and applies the action again with the
    answer appended: `apply` is pure.
    """

    def __init__(self, sides: int, made: tuple[int, ...]) -> None:
        super().__init__(f"a throw of a die with {sides} sides is asked of a person")
        self.sides = sides
        self.made = made


class Chance(ABC):
    """Draws whole numbers and remembers them in `drawn`. `told`: a person said what some of them are."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.told = False

    @abstractmethod
    def _draw(self, count: int, die: bool) -> int:
        """A number from 0 to count - 1."""

    def pick(self, count: int) -> int:
        """A number from 0 to `count` - 1, all equally likely."""
        value = self._draw(count, die=False)
        self.drawn.append(value)
        return value

    def roll(self, sides: int = 6) -> int:
        """The face of a thrown die, 1 to `sides`."""
        value = self._draw(sides, die=True)
        self.drawn.append(value)
        return value + 1

    def rolls(self, dice: int, sides: int = 6) -> tuple[int, ...]:
        """The faces of several dice thrown together."""
        return tuple(self.roll(sides) for _ in range(dice))

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order (Fisher-Yates: one outcome for every item but the last)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.pick(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, each as likely as its weight; weights are whole numbers from 0, not all 0."""
        at = self.pick(sum(weights))
        return next(index for index, reach in enumerate(accumulate(weights)) if at < reach)


class LiveChance(Chance):
    """Real luck; with a seed the same luck every time, for tests and for the play-outs of computer players."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__()
        self._random = random.SystemRandom() if seed is None else random.Random(seed)

    def _draw(self, count: int, die: bool) -> int:
        return self._random.randrange(count)


class ReplayChance(Chance):
    """Gives the recorded outcomes again; raises ReplayError where they do not fit."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        super().__init__()
        self._outcomes = tuple(outcomes)

    def _draw(self, count: int, die: bool) -> int:
        at = len(self.drawn)
        if at >= len(self._outcomes):
            raise ReplayError("an outcome is missing")
        value = self._outcomes[at]
        if not 0 <= value < count:
            raise ReplayError(f"outcome {value} is out of range 0 to {count - 1}")
        return value

    def finish(self) -> None:
        """Raises ReplayError if outcomes are left over."""
        if len(self.drawn) != len(self._outcomes):
            raise ReplayError("there are outcomes left over")


class ScriptedChance(Chance):
    """Outcomes written by a test or a person first, then those of another chance. Dice are given as faces."""

    def __init__(self, faces: Iterable[int], then: Chance | None = None) -> None:
        super().__init__()
        self._faces = list(faces)
        self._then = then

    def _draw(self, count: int, die: bool) -> int:
        if self._faces:
            value = self._faces.pop(0) - (1 if die else 0)
            if not 0 <= value < count:
                raise ReplayError(f"outcome {value} is out of range 0 to {count - 1}")
            return value
        if self._then is None:
            raise ReplayError("an outcome is missing")
        return self._then._draw(count, die)


class AskedChance(Chance):
    """Dice come from a person: `answers` are the outcomes known so far (0-based); the next die raises Asked. `luck`
    draws the rest, and keeps step: what it draws for a place is the same whatever was answered before. Raises
    ReplayError for an answer that is on no such die."""

    def __init__(self, answers: Iterable[int], luck: Chance) -> None:
        super().__init__()
        self._answers = tuple(answers)
        self._luck = luck
        luck.drawn.clear()  # the action is applied anew

    def _draw(self, count: int, die: bool) -> int:
        at, other = len(self.drawn), self._luck.pick(count)
        if at < len(self._answers):
            self.told = self.told or die
            value = self._answers[at]
            if not 0 <= value < count:
                raise ReplayError(f"answer {value} is out of range 0 to {count - 1}")
            return value
        if die:
            raise Asked(count, tuple(self.drawn))
        return other


def random_bytes(count: int) -> bytes:
    """Bytes that nobody can foresee."""
    return random.SystemRandom().randbytes(count)


Luck = random.Random
"""Luck that is drawn very often and written down nowhere: that of play-outs."""


def luck_of(chance: Chance) -> Luck:
    """Fast luck for the play-outs of one thought; the same chance gives the same."""
    return Luck(chance.pick(1 << 30))
