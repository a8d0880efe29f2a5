"""What Crazy Eights tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.crazy_eights.state import State
from tabletop.kit import stories

OUT = PLURAL_NOOP("crazy_eights", "{player} went out most often: in %n deal(s).", "", 1)
COST = QT_TRANSLATE_NOOP("crazy_eights", "The dearest hand cost {player} {points} points, in deal {number}.")


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many deals, who was in front, who went out most often, the dearest hand."""
    sheet = course.end.sheet
    yield stories.took(len(sheet), stories.Unit.DEAL)
    behind = [tuple(-points for points in row) for row in stories.adding_up(sheet)]
    yield from stories.lead(behind, course.result, stories.Unit.DEAL)
    outs = (after.out for before, _, after in course.steps() if len(after.sheet) > len(before.sheet))
    often = stories.most(seat for seat in outs if seat >= 0)
    if often is not None:
        yield Sentence(say(OUT, often[1], player=SeatName(often[0])), stories.FEAT)
    dear = stories.best((seat, points) for row in sheet for seat, points in enumerate(row))
    if dear is not None and dear[1] > 0:
        number = next(number for number, row in enumerate(sheet, start=1) if row[dear[0]] == dear[1])
        yield Sentence(say(COST, player=SeatName(dear[0]), points=dear[1], number=number), stories.FEAT - 1)
