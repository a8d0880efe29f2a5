"""Dice that are thrown on the real table: which are asked for at once, and which throw can still be put right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from tabletop.core.chance import Asked, AskedChance, Chance, LiveChance, ReplayChance
from tabletop.core.game import Game
from tabletop.core.model import CLOCK, Action, Setup, TokenKind
from tabletop.match.match import Match, ThrowWanted

T = TypeVar("T")

MOST_AT_ONCE = 12
"""More dice are asked for one handful after the other."""


class Handful(Struct, frozen=True):
    """The dice that a throw by hand asks for now.

    action: what is played with them.
    sides: of each die, in the order of the throw.
    made: the outcomes of the action before them.
    """

    action: Action
    sides: tuple[int, ...]
    made: tuple[int, ...] = ()

    @property
    def most(self) -> int:
        """The highest number on any of them."""
        return max(self.sides)

    def check(self, faces: Sequence[int]) -> None:
        """Raises ValueError for faces that these dice cannot show."""
        if len(faces) != len(self.sides) or not all(map(is_on, faces, self.sides)):
            raise ValueError(f"{tuple(faces)} are not on dice with {self.sides} sides")


def throws_dice(game: Game[Any]) -> bool:
    """Whether dice lie on the table of a game."""
    first = game.view(game.start(Setup(game.info.seats[0]), LiveChance(0)), None)
    return any(placement.kind is TokenKind.DIE for placement in first.placements)


def handful(match: Match[Any], wanted: ThrowWanted, at: int = -1) -> Handful:
    """All the dice that are thrown together with the one that is wanted, after entry `at`: as many as follow whatever
    they show."""
    trials = ((first, step) for first in range(wanted.sides) for step in (0, 1))
    sides = min((_following(match, wanted, at, *trial) for trial in trials), key=len)
    return Handful(wanted.action, sides, wanted.made)


def _following(match: Match[Any], wanted: ThrowWanted, at: int, first: int, step: int) -> tuple[int, ...]:
    """The sides of the dice that are asked for one after the other, if the first shows `first` and each of the others
    `step` more."""
    asked: Asked = wanted
    sides: list[int] = []
    while len(sides) < MOST_AT_ONCE:
        face = (first + step * len(sides)) % asked.sides
        sides.append(asked.sides)
        try:
            match.game.apply(match.states[at], wanted.action, AskedChance((*asked.made, face), LiveChance(0)))
        except Asked as another:
            asked = another
        else:
            break
    return tuple(sides)


def play_by_hand(wanted: Handful, faces: Sequence[int], luck: Callable[[], Chance], play: Callable[[Chance], T]) -> T:
    """Play an action with these faces of its dice; what is no die is drawn by `luck`, which is made anew for each
    trial. Raises ThrowWanted where it asks for more dice; ValueError for faces that are not on the dice."""
    wanted.check(faces)
    made, left = wanted.made, list(faces)
    while True:
        try:
            return play(AskedChance((*made, left.pop(0) - 1), luck()))
        except ThrowWanted as more:
            if not left:
                raise
            made = more.made


def is_on(face: int, sides: int) -> bool:
    """Whether a die has this face."""
    return 1 <= face <= sides


class _Heard(ReplayChance):
    """Gives the recorded outcomes again, and remembers which of them were dice."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        super().__init__(outcomes)
        self.faces: list[int] = []

    def _draw(self, count: int, die: bool) -> int:
        value = super()._draw(count, die)
        if die:
            self.faces.append(value + 1)
        return value


def faces_of(match: Match[Any], index: int) -> tuple[int, ...]:
    """What the dice of an entry show."""
    entry = match.log[index]
    if entry.action is None:
        return ()
    heard = _Heard(entry.outcomes)
    match.game.apply(match.states[index - 1], entry.action, heard)
    return tuple(heard.faces)


def mendable(match: Match[Any]) -> int | None:
    """The entry of the throw by hand that can still be put right: nobody has done anything since. What the clock and
    the table did by themselves goes along, unless there was luck in it."""
    for index in range(len(match.log) - 1, 0, -1):
        entry = match.log[index]
        if entry.asked:
            return index
        by_itself = entry.action is not None and entry.action.seat == CLOCK
        if entry.outcomes or not (by_itself or match.game.forced(match.states[index - 1]) is not None):
            return None
    return None


def _first_die(match: Match[Any], action: Action, at: int) -> Asked | None:
    """The first die that an action asks for after entry `at`."""
    try:
        match.game.apply(match.states[at], action, AskedChance((), LiveChance(0)))
    except Asked as asked:
        return asked
    return None


def asks_for_dice(match: Match[Any], action: Action) -> bool:
    """Whether dice are thrown for a legal action."""
    return _first_die(match, action, -1) is not None


def thrown_again(match: Match[Any], index: int) -> Handful:
    """The dice of an entry, to be told once more. Raises ValueError where there are none."""
    action = match.log[index].action
    asked = _first_die(match, action, index - 1) if action is not None else None
    if action is None or asked is None:
        raise ValueError(f"no dice were thrown in entry {index}")
    return handful(match, ThrowWanted(action, asked), index - 1)
