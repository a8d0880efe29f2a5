"""What No 5s, No 2s tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.no_five_no_two.state import State
from tabletop.kit import stories

RICHEST = QT_TRANSLATE_NOOP("no_five_no_two", "{player} had the richest turn: {points} points.")
SURVIVOR = PLURAL_NOOP("no_five_no_two", "{player} kept a die in play the longest: %n throw(s) in one turn.", "", 1)
PLAY_OFF = QT_TRANSLATE_NOOP("no_five_no_two", "The match was decided by a play-off.")


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many rounds, who was in front, the richest turn and the longest."""
    end = course.end
    yield stories.took(end.house.rounds, stories.Unit.ROUND)
    if end.contenders:
        yield Sentence(say(PLAY_OFF), stories.TURN)
    else:
        yield from stories.lead(
            stories.adding_up(zip(*end.books, strict=True), end.ahead), course.result, stories.Unit.ROUND
        )
    richest = stories.best((seat, max(book)) for seat, book in enumerate(end.books))
    if richest is not None:
        yield Sentence(say(RICHEST, player=SeatName(richest[0]), points=richest[1]), stories.FEAT)
    survivor = stories.best(enumerate(end.longest))
    if survivor is not None:
        yield Sentence(say(SURVIVOR, survivor[1], player=SeatName(survivor[0])), stories.FEAT - 1)
