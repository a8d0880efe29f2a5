"""What Egyptian Ratscrew tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, SeatName, say
from tabletop.games.ratscrew.state import Phase, State, won_size
from tabletop.kit import stories

TOOK = PLURAL_NOOP("ratscrew", "It was over after %n card(s).", "", 1)
DOWN = PLURAL_NOOP("ratscrew", "{player} was once down to %n card(s) and won all the same.", "", 1)
SLAPS = PLURAL_NOOP("ratscrew", "{player} won the most piles by slapping: %n.", "", 1)
PILE = PLURAL_NOOP("ratscrew", "{player} took the largest pile: %n card(s).", "", 1)
_FEW = 5


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many cards were turned, how little the winner once had, slaps and the largest pile."""
    yield Sentence(say(TOOK, course.end.turned), stories.LENGTH)
    if len(course.result.winners) == 1:
        (winner,) = course.result.winners
        fewest = min(len(state.stacks[winner]) for state in course.states)
        if fewest <= _FEW:
            yield Sentence(say(DOWN, fewest, player=SeatName(winner)), stories.TURN)
    won = [(before.winner, won_size(before), before.phase is Phase.SLAP) for before, _, after in course.steps()
           if before.pile and not after.pile]  # fmt: skip
    slaps = stories.most(seat for seat, _, slapped in won if slapped)
    if slaps is not None:
        yield Sentence(say(SLAPS, slaps[1], player=SeatName(slaps[0])), stories.FEAT)
    pile = stories.best((seat, size) for seat, size, _ in won)
    if pile is not None:
        yield Sentence(say(PILE, pile[1], player=SeatName(pile[0])), stories.FEAT - 1)
