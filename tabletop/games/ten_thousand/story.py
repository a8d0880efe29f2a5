"""What 10,000 tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.ten_thousand.state import Phase, State
from tabletop.kit import stories

BEST = QT_TRANSLATE_NOOP("ten_thousand", "{player} had the best turn: {points} points.")
LOST = QT_TRANSLATE_NOOP("ten_thousand", "One throw too many cost {player} {points} points.")
_DEAR = 500


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many rounds, who was in front, the best turn and the dearest bust."""
    yield stories.took(course.end.round, stories.Unit.ROUND)
    ends = [before.scores for before, _, after in course.steps() if after.round > before.round]
    yield from stories.lead([*ends, course.end.scores], course.result, stories.Unit.ROUND)
    turn = stories.best(enumerate(course.end.best))
    if turn is not None and turn[1]:
        yield Sentence(say(BEST, player=SeatName(turn[0]), points=turn[1]), stories.FEAT)
    busts = ((after.turn, after.last) for before, _, after in course.steps()
             if after.phase is Phase.BUST and before.phase is not Phase.BUST)  # fmt: skip
    dearest = max(busts, key=lambda bust: bust[1], default=None)
    if dearest is not None and dearest[1] >= _DEAR:
        yield Sentence(say(LOST, player=SeatName(dearest[0]), points=dearest[1]), stories.FEAT - 1)
