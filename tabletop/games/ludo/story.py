"""What Ludo tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.ludo.board import OUT
from tabletop.games.ludo.state import State
from tabletop.kit import stories

OVERTAKEN = PLURAL_NOOP("ludo", "{other} already had %n piece(s) out when {player} had none.", "", 1)
CAPTURES = PLURAL_NOOP("ludo", "{player} sent the most pieces home: %n.", "", 1)
FIRST_OUT = QT_TRANSLATE_NOOP("ludo", "{player} got the first piece out.")
SIXES = PLURAL_NOOP("ludo", "{player} threw the most 6s: %n.", "", 1)


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many rounds, whom the winner has overtaken, who captured most and who was lucky with sixes."""
    turns = [state.turn for state in course.states[:-1]]
    yield stories.took(stories.rounds(turns, course.end.frame.order)[-1], stories.Unit.ROUND)
    yield from _overtaken(course)
    steps = list(course.steps())
    captured = stories.most(action.seat for before, action, after in steps if after.captured and not before.captured)
    if captured is not None:
        yield Sentence(say(CAPTURES, captured[1], player=SeatName(captured[0])), stories.FEAT)
    first = next(action.seat for before, action, after in steps if OUT in after.progress)
    yield Sentence(say(FIRST_OUT, player=SeatName(first)), stories.MORE)
    sixes = stories.most(action.seat for before, action, after in steps if after.die == 6 and not before.die)
    if sixes is not None:
        yield Sentence(say(SIXES, sixes[1], player=SeatName(sixes[0])), stories.MORE + 1)


def _overtaken(course: Course[State]) -> Iterator[Sentence]:
    """Who had most pieces out while the winner had none."""
    winner, seats = course.result.winners[0], range(len(course.end.frame.colours))
    early = [state for state in course.states if not state.counts(winner)[2]]
    other = stories.best((seat, early[-1].counts(seat)[2]) for seat in seats)
    if other is not None and other[1]:
        yield Sentence(say(OVERTAKEN, other[1], other=SeatName(other[0]), player=SeatName(winner)), stories.TURN)
