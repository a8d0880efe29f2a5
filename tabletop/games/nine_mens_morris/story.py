"""What Nine Men's Morris tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Action
from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.nine_mens_morris import INFO
from tabletop.games.nine_mens_morris.state import State
from tabletop.kit import stories

MILLS = PLURAL_NOOP("nine_mens_morris", "{player} closed mills most often: %n time(s).", "", 1)
FIRST = QT_TRANSLATE_NOOP("nine_mens_morris", "{player} closed the first mill.")


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many moves, who had more men and when, who closed mills."""
    yield stories.took_moves(INFO.moves_in(course.actions))
    moves = [after for before, action, after in course.steps() if _ends_move(before, action, after)]
    figures = [tuple(state.count(state.side_of(seat)) for seat in range(2)) for state in moves]
    yield from stories.sides(figures, course.result)
    closed = [action.seat for before, action, after in course.steps() if after.due > before.due]
    most = stories.most(closed)
    if most is not None:
        yield Sentence(say(MILLS, most[1], player=SeatName(most[0])), stories.FEAT)
    if closed:
        yield Sentence(say(FIRST, player=SeatName(closed[0])), stories.MORE)


def _ends_move(before: State, action: Action, after: State) -> bool:
    """Whether a man was laid or moved, and whatever it brought has been removed."""
    own = action.verb in INFO.moves or action.verb == "remove"
    return own and (after.white_moves != before.white_moves or after.ending is not None)
