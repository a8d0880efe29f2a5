"""What Oh Hell tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.oh_hell.state import State, won
from tabletop.kit import stories

KEPT = PLURAL_NOOP("oh_hell", "{player} met their bid most often: in %n deal(s).", "", 1)
BEST = QT_TRANSLATE_NOOP("oh_hell", "{player} had the best deal: {points} points in deal {number}.")


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many deals, who was in front, who met their bid most often, the best deal."""
    sheet = course.end.sheet
    yield stories.took(len(sheet), stories.Unit.DEAL)
    yield from stories.lead(stories.adding_up(sheet, course.end.ahead), course.result, stories.Unit.DEAL)
    counted = [after for before, _, after in course.steps() if len(after.sheet) > len(before.sheet)]
    made = stories.most(
        seat for state in counted for seat in range(state.seats) if won(state)[seat] == state.bids[seat]
    )
    if made is not None:
        yield Sentence(say(KEPT, made[1], player=SeatName(made[0])), stories.FEAT)
    best = stories.best((seat, points) for row in sheet for seat, points in enumerate(row))
    if best is not None and best[1] > 0:
        number = next(number for number, row in enumerate(sheet, start=1) if row[best[0]] == best[1])
        yield Sentence(say(BEST, player=SeatName(best[0]), points=best[1], number=number), stories.FEAT - 1)
