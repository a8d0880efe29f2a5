"""What Yams tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, SeatName, say
from tabletop.games.yams.state import BONUS_FROM, YAMS, State, sums_of, totals
from tabletop.kit import stories

BEST_YAMS = PLURAL_NOOP("yams", "{player} scored the most yams: %n.", "", 1)
CLOSE = PLURAL_NOOP("yams", "Only %n point(s) lay between first and second.", "", 1)
BONUSES = PLURAL_NOOP("yams", "{player} earned the most bonuses: %n.", "for the upper boxes of a column", 1)
NOUGHTS = PLURAL_NOOP("yams", "{player} had to write down the most zeros: %n.", "", 1)
_NEAR = 15


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many rounds, who was in front, how close it was, Yams, bonuses and zeros."""
    seats, written = len(course.end.pads), [after for _, action, after in course.steps() if action.verb == "write"]
    ends = written[seats - 1 :: seats]
    yield stories.took(len(ends), stories.Unit.ROUND)
    figures = [totals(state) for state in ends]
    yield from stories.lead(figures, course.result, stories.Unit.ROUND)
    first, *others = sorted(course.result.scores, reverse=True)
    if others and 0 < first - others[0] <= _NEAR:
        yield Sentence(say(CLOSE, first - others[0]), stories.TURN - 1)
    boxes = [(seat, column) for seat, pad in enumerate(course.end.pads) for column in pad]
    for weight, msg, seats_of in (
        (stories.FEAT, BEST_YAMS, [seat for seat, column in boxes if column[YAMS] > 0]),
        (stories.MORE + 2, BONUSES, [seat for seat, column in boxes if sums_of(column).total_1 >= BONUS_FROM]),
        (stories.MORE + 1, NOUGHTS, [seat for seat, column in boxes for points in column if points == 0]),
    ):
        most = stories.most(seats_of)
        if most is not None:
            yield Sentence(say(msg, most[1], player=SeatName(most[0])), weight)
