"""What Boat, Captain and Crew tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.boat_captain_crew.state import State
from tabletop.kit import stories

FARTHEST = QT_TRANSLATE_NOOP("boat_captain_crew", "{player} sailed the farthest in one turn: {miles} miles.")
HARBOUR = PLURAL_NOOP("boat_captain_crew", "{player} stayed in the harbour most often: %n time(s).", "", 1)
PLAY_OFF = QT_TRANSLATE_NOOP("boat_captain_crew", "It took a play-off to decide the match.")
_OFTEN = 3


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many rounds, who was in front, the longest voyage, and who had no luck with ships."""
    end = course.end
    yield stories.took(end.house.rounds, stories.Unit.ROUND)
    if end.contenders:
        yield Sentence(say(PLAY_OFF), stories.TURN)
    figures = stories.adding_up(zip(*end.books, strict=True), end.ahead)
    if not end.contenders:
        yield from stories.lead(figures, course.result, stories.Unit.ROUND)
    farthest = stories.best((seat, max(book)) for seat, book in enumerate(end.books))
    if farthest is not None:
        yield Sentence(say(FARTHEST, player=SeatName(farthest[0]), miles=farthest[1]), stories.FEAT)
    unlucky = stories.best((seat, book.count(0)) for seat, book in enumerate(end.books))
    if unlucky is not None and unlucky[1] >= _OFTEN:
        yield Sentence(say(HARBOUR, unlucky[1], player=SeatName(unlucky[0])), stories.FEAT - 1)
