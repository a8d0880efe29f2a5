"""What Crypto Match tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, SeatName, say
from tabletop.games.crypto_match.cards import symbol_name
from tabletop.games.crypto_match.state import Found, State
from tabletop.kit import stories

FOUND = PLURAL_NOOP("crypto_match", "%n picture(s) were found in all.", "", 1)
MOST = PLURAL_NOOP("crypto_match", "{player} found the most pictures: %n.", "", 1)
OFTEN = PLURAL_NOOP("crypto_match", "This picture was found most often: {picture}, %n time(s).", "", 1)
RUN = PLURAL_NOOP("crypto_match", "{player} once found %n pictures in a row.", "", 1)
_FEW = 3
"""A shorter run is not worth a sentence."""


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many pictures were found, who found the most and the most in a row, and which of them came most often."""
    finds = [after.found for before, _, after in course.steps() if _is_find(before, after) and after.found]
    yield Sentence(say(FOUND, len(finds)), stories.LENGTH)
    most = stories.most(found.seat for found in finds)
    if most is not None:
        yield Sentence(say(MOST, most[1], player=SeatName(most[0])), stories.FEAT)
    run = stories.best(_runs(finds))
    if run is not None and run[1] >= _FEW:
        yield Sentence(say(RUN, run[1], player=SeatName(run[0])), stories.LONGEST)
    often = stories.most(found.symbol for found in finds)
    if often is not None and often[1] > 1:
        yield Sentence(say(OFTEN, often[1], picture=symbol_name(often[0])), stories.MORE)


def _is_find(before: State, after: State) -> bool:
    return sum(after.right) == sum(before.right) + 1


def _runs(finds: list[Found]) -> Iterator[tuple[int, int]]:
    """Who found how many pictures one after the other."""
    length = 0
    for at, found in enumerate(finds):
        length = length + 1 if at and finds[at - 1].seat == found.seat else 1
        yield found.seat, length
