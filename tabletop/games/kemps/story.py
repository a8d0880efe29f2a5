"""What Kemps tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.kemps.state import NOBODY, Call, State, Verdict
from tabletop.kit import stories

RIGHT = PLURAL_NOOP("kemps", "{player} called at the right moment most often: %n time(s).", "", 1)
WRONG = PLURAL_NOOP("kemps", "{player} called wrongly most often: %n time(s).", "", 1)
READ = QT_TRANSLATE_NOOP("kemps", "{player} saw through the other team’s signal.")
DOUBLE = QT_TRANSLATE_NOOP("kemps", "{player} scored 4 points with a Double Kemps.")
EMPTY = PLURAL_NOOP("kemps", "%n deal(s) ended because the stock ran out.", "", 1)


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many deals there were, who called rightly and wrongly, and the great moments."""
    yield stories.took(course.end.deal, stories.Unit.DEAL)
    found = list(_verdicts(course))
    right = stories.most(one.seat for one in found if one.right and one.call is not Call.COUNTER)
    if right is not None:
        yield Sentence(say(RIGHT, right[1], player=SeatName(right[0])), stories.FEAT)
    read = [one.seat for one in found if one.right and one.call is Call.COUNTER]
    if read:
        yield Sentence(say(READ, player=SeatName(read[-1])), stories.TURN)
    double = [one.seat for one in found if one.right and one.call is Call.DOUBLE]
    if double:
        yield Sentence(say(DOUBLE, player=SeatName(double[-1])), stories.LONGEST)
    wrong = stories.most(one.seat for one in found if not one.right and one.seat != NOBODY)
    if wrong is not None:
        yield Sentence(say(WRONG, wrong[1], player=SeatName(wrong[0])), stories.MORE)
    empty = sum(one.seat == NOBODY for one in found)
    if empty:
        yield Sentence(say(EMPTY, empty), stories.MORE - 1)


def _verdicts(course: Course[State]) -> Iterator[Verdict]:
    """What came of each claim, and of each stock that ran out."""
    for before, _, after in course.steps():
        if after.verdict is not None and after.verdict != before.verdict:
            yield after.verdict
