"""What the goose game tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.goose.state import State
from tabletop.kit import stories

LEAP = PLURAL_NOOP("goose", "{player} made the longest leap: %n square(s) in one go.", "", 1)
FALL = QT_TRANSLATE_NOOP("goose", "{player} fell back from square {high} to square {low}.")
_FAR = 12
"""A shorter fall is soon forgotten."""


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many rounds, who was in front, the longest leap and the deepest fall."""
    states = course.states
    turns = [state.turn for state in states[:-1]]
    numbers = stories.rounds(turns, range(len(course.end.squares)))
    yield stories.took(numbers[-1], stories.Unit.ROUND)
    ends = [states[at].squares for at, now in enumerate(numbers[1:], start=1) if now > numbers[at - 1]]
    yield from stories.lead([*ends, course.end.squares], course.result, stories.Unit.ROUND)
    moves = [(seat, before.squares[seat], after.squares[seat]) for before, _, after in course.steps()
             for seat in range(len(before.squares)) if before.squares[seat] != after.squares[seat]]  # fmt: skip
    leap = stories.best((action.seat, after.squares[action.seat] - before.squares[action.seat])
                        for before, action, after in course.steps())  # fmt: skip
    if leap is not None:
        yield Sentence(say(LEAP, leap[1], player=SeatName(leap[0])), stories.FEAT)
    fall = max(moves, key=lambda move: move[1] - move[2])
    if fall[1] - fall[2] >= _FAR and fall[2]:
        yield Sentence(say(FALL, player=SeatName(fall[0]), high=fall[1], low=fall[2]), stories.FEAT - 1)
