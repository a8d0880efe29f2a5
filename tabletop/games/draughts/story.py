"""What draughts tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.draughts import INFO
from tabletop.games.draughts.state import State
from tabletop.kit import stories

CAPTURE = PLURAL_NOOP("draughts", "{player} made the greatest capture: %n piece(s) in one move.", "", 1)
KING = QT_TRANSLATE_NOOP("draughts", "{player} got the first king, on move {number}.")
_GREAT = 2


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many moves, who had more pieces and when, the greatest capture, the first king."""
    yield stories.took_moves(INFO.moves_in(course.actions))
    begun = course.states[0]
    ends = stories.moves_of_both(course)
    figures = [tuple(sum(state.counts(seat)) for seat in range(2)) for state in ends]
    yield from stories.sides(figures, course.result, begun.number)
    taken = [(before.turn, _pieces(before) - _pieces(after)) for before, _, after in course.steps()
             if after.white_moves != before.white_moves and not after.huffed]  # fmt: skip
    capture = stories.best(taken)
    if capture is not None and capture[1] >= _GREAT:
        yield Sentence(say(CAPTURE, capture[1], player=SeatName(capture[0])), stories.FEAT)
    for before, _, after in course.steps():
        if after.position.kings and not begun.position.kings:
            crowned = before.turn
            yield Sentence(say(KING, player=SeatName(crowned), number=before.number), stories.FEAT - 1)
            break


def _pieces(state: State) -> int:
    return (state.position.white | state.position.black).bit_count()
