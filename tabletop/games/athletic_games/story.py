"""What Athletic Games tells of a match that is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.athletic_games.state import State
from tabletop.kit import stories

RUN = PLURAL_NOOP("athletic_games", "{player} had the best turn: %n card(s) placed.", "", 1)
PLACED = PLURAL_NOOP("athletic_games", "{player} placed the most cards: %n.", "in the whole match", 1)
FIRST = QT_TRANSLATE_NOOP("athletic_games", "{player} won the first medal, in round {number}.")


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many rounds, who was in front with medals, the best turn, most cards, the first medal."""
    end, seats = course.end, course.end.seats
    finished = any(medals == end.house.medals_to_win for medals in end.medals)
    yield stories.took((end.ended + finished + seats - 1) // seats, stories.Unit.ROUND)
    steps = list(course.steps())
    ends = [after.medals for before, _, after in steps if after.ended > before.ended and after.ended % seats == 0]
    figures = ends if ends and not finished else [*ends, end.medals]
    yield from stories.lead(figures, course.result, stories.Unit.ROUND)
    laid = Counter((before.ended, action.seat) for before, action, after in steps if action.verb == "play")
    best = stories.best((seat, count) for (_, seat), count in laid.items())
    if best is not None:
        yield Sentence(say(RUN, best[1], player=SeatName(best[0])), stories.FEAT)
    most = stories.most(action.seat for _, action, _ in steps if action.verb == "play")
    if most is not None:
        yield Sentence(say(PLACED, most[1], player=SeatName(most[0])), stories.MORE + 1)
    for before, action, after in steps:
        if after.medals != before.medals:
            number = before.ended // seats + 1
            yield Sentence(say(FIRST, player=SeatName(action.seat), number=number), stories.MORE)
            break
