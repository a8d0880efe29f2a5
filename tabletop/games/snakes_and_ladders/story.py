"""What Snakes and Ladders tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletop.core.model import Seat
from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, SeatName, say
from tabletop.games.snakes_and_ladders.state import State
from tabletop.kit import stories

CLIMBED = PLURAL_NOOP("snakes_and_ladders", "{player} climbed the most ladders: %n.", "", 1)
SLID = PLURAL_NOOP("snakes_and_ladders", "{player} met the most snakes: %n.", "", 1)
NO_SNAKE = QT_TRANSLATE_NOOP("snakes_and_ladders", "{player} met no snake at all.", "whoever has won")
DEEPEST = QT_TRANSLATE_NOOP("snakes_and_ladders", "The deepest slide took {player} from {high} down to {low}.")
_DEEP = 20
"""A shorter slide is soon forgotten."""


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many rounds, who was in front, and what ladders and snakes have done."""
    states, end = course.states, course.end
    numbers = stories.rounds([state.turn for state in states[:-1]], range(len(end.squares)))
    yield stories.took(numbers[-1], stories.Unit.ROUND)
    ends = [states[at].squares for at, now in enumerate(numbers[1:], start=1) if now > numbers[at - 1]]
    yield from stories.lead([*ends, end.squares], course.result, stories.Unit.ROUND)
    winner = course.result.winners[0]
    if not end.slid[winner]:
        yield Sentence(say(NO_SNAKE, player=SeatName(winner)), stories.FEAT + 1)
    yield from _most(CLIMBED, end.climbed, stories.FEAT)
    yield from _most(SLID, end.slid, stories.FEAT - 1)
    deepest = _deepest(course)
    if deepest is not None:
        seat, high, low = deepest
        yield Sentence(say(DEEPEST, player=SeatName(seat), high=high, low=low), stories.FEAT - 2)


def _deepest(course: Course[State]) -> tuple[Seat, int, int] | None:
    """Who slid down furthest, from where to where; None where several did, or nobody far."""
    falls = [
        (before.turn, before.legs[0].landing, before.rest)
        for before, _, after in course.steps()
        if before.slid != after.slid
    ]
    best = stories.best((seat, high - low) for seat, high, low in falls)
    if best is None or best[1] < _DEEP:
        return None
    return next((seat, high, low) for seat, high, low in falls if (seat, high - low) == best)


def _most(text: Msg, counts: Sequence[int], weight: int) -> Iterator[Sentence]:
    found = stories.best(enumerate(counts))
    if found is not None and found[1]:
        yield Sentence(say(text, found[1], player=SeatName(found[0])), weight)
