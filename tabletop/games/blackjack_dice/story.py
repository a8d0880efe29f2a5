"""What Dice Blackjack tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, SeatName, say
from tabletop.games.blackjack_dice.state import Phase, State
from tabletop.kit import stories

HITS = PLURAL_NOOP("blackjack_dice", "{player} reached exactly 21 the most often: %n time(s).", "", 1)
BUSTS = PLURAL_NOOP("blackjack_dice", "{player} went over 21 the most often: %n time(s).", "", 1)
WINS = PLURAL_NOOP("blackjack_dice", "{player} won the most rounds: %n.", "", 1)
LARGEST = PLURAL_NOOP("blackjack_dice", "The largest pot, %n counter(s), went to {player}.", "", 1)
_FEW = 2
"""What has happened less often is not worth a sentence."""
_LARGE = 4
"""A pot of fewer counters is not worth a sentence."""


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many rounds, who was in front, who hit 21, who went over it, and the largest pot."""
    yield stories.took(course.end.round, stories.Unit.ROUND)
    steps = list(course.steps())
    figures = [after.counters.held for before, _, after in steps if after.round > before.round]
    yield from stories.lead([*figures, course.end.counters.held], course.result, stories.Unit.ROUND)
    pots = [(action.seat, len(before.counters.pot)) for before, action, _ in steps if action.verb == "take"]
    largest = stories.best(pots)
    if largest is not None and largest[1] >= _LARGE:
        yield Sentence(say(LARGEST, largest[1], player=SeatName(largest[0])), stories.FEAT + 1)
    for phase, text, weight in ((Phase.FULL, HITS, 0), (Phase.BUST, BUSTS, -1)):
        came = (action.seat for before, action, after in steps if after.phase is phase and before.phase is not phase)
        often = stories.most(came)
        if often is not None and often[1] >= _FEW:
            yield Sentence(say(text, often[1], player=SeatName(often[0])), stories.FEAT + weight)
    won = stories.most(after.winner for before, _, after in steps if after.winner is not None and before.winner is None)
    if won is not None:
        yield Sentence(say(WINS, won[1], player=SeatName(won[0])), stories.FEAT - 2)
