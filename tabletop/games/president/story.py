"""What President tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.president.state import State
from tabletop.kit import stories

ROSE = QT_TRANSLATE_NOOP("president", "In deal {number} {player} rose from last place to President.")
FELL = QT_TRANSLATE_NOOP("president", "In deal {number} {player} fell from President to last place.")
PRESIDENTS = PLURAL_NOOP("president", "{player} became President most often: %n time(s).", "", 1)
LAST = QT_TRANSLATE_NOOP("president", "{player} was President at the end.")


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many deals, who was in front, who rose and fell, who was President most often."""
    end = course.end
    yield stories.took(len(end.sheet), stories.Unit.DEAL)
    yield from stories.lead(stories.adding_up(end.sheet, end.ahead), course.result, stories.Unit.DEAL)
    orders = [after.order for before, _, after in course.steps() if len(after.sheet) > len(before.sheet)]
    turns = list(enumerate(pairwise(orders), start=2))
    for msg, weight, new, old in ((ROSE, stories.TURN, 0, -1), (FELL, stories.MORE + 1, -1, 0)):
        found = [(number, after[new]) for number, (before, after) in turns if after[new] == before[old]]
        for number, mover in found[-1:]:
            yield Sentence(say(msg, number=number, player=SeatName(mover)), weight)
    often = stories.most(order[0] for order in orders)
    if often is not None and often[1] > 1:
        yield Sentence(say(PRESIDENTS, often[1], player=SeatName(often[0])), stories.FEAT)
    yield Sentence(say(LAST, player=SeatName(end.order[0])), stories.MORE)
