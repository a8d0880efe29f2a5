"""What Dream Team tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.dream_team.state import GOLD, Phase, State, is_cursed, winner_of
from tabletop.kit import stories

ROSE = QT_TRANSLATE_NOOP("dream_team", "In round {number} {player} rose from the last seat to gold.")
HAT_TRICK = QT_TRANSLATE_NOOP("dream_team", "In round {number} {player} won with a Hat Trick.")
MOST_GOLD = PLURAL_NOOP("dream_team", "{player} won the most gold medals: %n.", "", 1)
MOST_RED = PLURAL_NOOP("dream_team", "{player} took the Red Card most often: %n time(s).", "", 1)
LAST = QT_TRANSLATE_NOOP("dream_team", "{player} won gold in the last round.")


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many rounds, who was in front, Hat Tricks, who rose, who was cursed most often."""
    end = course.end
    yield stories.took(len(end.sheet), stories.Unit.ROUND)
    yield from stories.lead(stories.adding_up(end.sheet, end.ahead), course.result, stories.Unit.ROUND)
    gold = [row.index(GOLD) for row in end.sheet]
    rounds = [before for before, _, after in course.steps() if len(after.sheet) > len(before.sheet)]
    hats = [state for state in rounds if state.phase is Phase.HAT_TRICK]
    for state in hats[-1:]:
        yield Sentence(say(HAT_TRICK, number=state.round, player=SeatName(state.special)), stories.TURN)
    played = [state for state in rounds if state.phase is not Phase.HAT_TRICK and state.round > 1]
    rose = [state for state in played if gold[state.round - 1] == state.seated[-1]]
    for state in rose[-1:]:
        yield Sentence(say(ROSE, number=state.round, player=SeatName(state.seated[-1])), stories.TURN)
    most = stories.most(gold)
    if most is not None and most[1] > 1:
        yield Sentence(say(MOST_GOLD, most[1], player=SeatName(most[0])), stories.FEAT)
    cursed = (winner_of(state) for state, _, _ in course.steps() if state.phase is Phase.SWEEP and is_cursed(state))
    often = stories.most(cursed)
    if often is not None and often[1] > 1:
        yield Sentence(say(MOST_RED, often[1], player=SeatName(often[0])), stories.FEAT - 1)
    if rounds[-1].phase is not Phase.HAT_TRICK:
        yield Sentence(say(LAST, player=SeatName(gold[-1])), stories.MORE)
