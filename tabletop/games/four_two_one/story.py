"""What 421 tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.four_two_one.scoring import NENETTE, TOP, in_order
from tabletop.games.four_two_one.state import Contest, Phase, State
from tabletop.kit import stories

ROUNDS = PLURAL_NOOP("four_two_one", "The pot was empty after %n round(s).", "", 1)
TOPS = PLURAL_NOOP("four_two_one", "{player} made 421 most often: %n time(s).", "", 1)
SMALLS = PLURAL_NOOP("four_two_one", "The nénette came up %n time(s) in all.", "221", 1)
CLEAN = QT_TRANSLATE_NOOP("four_two_one", "{player} got through the whole charge without a single counter.")
MOST_HELD = QT_TRANSLATE_NOOP("four_two_one", "{player} once held {count} counters and still won.")
ALMOST_ALL = QT_TRANSLATE_NOOP("four_two_one", "{player} had to take the most counters from the pot: {count}.")
_MANY = 10
"""Fewer counters are not worth a sentence."""


def story(course: Course[State]) -> Iterator[Sentence]:
    """How long the charge was, who escaped it, who came back, and who made the highest and the lowest hands."""
    steps = list(course.steps())
    charged = [after for before, _, after in steps if before.phase is Phase.CHARGE and not after.counters.pot]
    end = charged[0] if charged else course.end
    yield Sentence(say(ROUNDS, sum(_is_new_round(before, after) for before, _, after in steps)), stories.LENGTH)
    won = course.result.winners
    most = max((after.counters.held[won[0]] for _, _, after in steps), default=0) if len(won) == 1 else 0
    if most >= _MANY:
        yield Sentence(say(MOST_HELD, player=SeatName(won[0]), count=most), stories.TURN)
    clean = [seat for seat, held in enumerate(end.counters.held) if not held]
    if len(clean) == 1:
        yield Sentence(say(CLEAN, player=SeatName(clean[0])), stories.ALWAYS_AHEAD)
    taken = stories.best(enumerate(end.counters.held))
    if taken is not None and taken[1] >= _MANY:
        yield Sentence(say(ALMOST_ALL, player=SeatName(taken[0]), count=taken[1]), stories.FEAT - 1)
    stood = [
        (action.seat, in_order(before.pips))
        for before, action, _ in steps
        if action.verb == "stop" and before.contest is Contest.NONE
    ]
    often = stories.most(seat for seat, hand in stood if hand == TOP)
    if often is not None and often[1] > 1:
        yield Sentence(say(TOPS, often[1], player=SeatName(often[0])), stories.FEAT)
    smalls = sum(hand == NENETTE for _, hand in stood)
    if smalls:
        yield Sentence(say(SMALLS, smalls), stories.FEAT - 2)


def _is_new_round(before: State, after: State) -> bool:
    """Whether a round of the charge that counted has just ended."""
    if before.phase is not Phase.CHARGE:
        return False
    return after.phase is Phase.DISCHARGE or after.rounds > before.rounds or bool(after.ended)
