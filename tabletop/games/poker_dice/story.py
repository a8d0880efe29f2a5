"""What Poker Dice tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.poker_dice.scoring import Combination, combination, rank
from tabletop.games.poker_dice.state import State
from tabletop.games.poker_dice.words import hand_name
from tabletop.kit import stories

BEST = QT_TRANSLATE_NOOP("poker_dice", "{player} had the best hand of all: {hand}.", "hand: its name")
POTS = PLURAL_NOOP("poker_dice", "{player} won the most pots: %n.", "", 1)
LARGEST = PLURAL_NOOP("poker_dice", "The largest pot, %n counter(s), went to {player}.", "", 1)
_LARGE = 10
"""A pot of fewer counters is not worth a sentence."""


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many rounds, who was in front, the best hand, and who won pots."""
    yield stories.took(course.end.round, stories.Unit.ROUND)
    steps = list(course.steps())
    taken = [(before, action.seat, after) for before, action, after in steps if action.verb in ("take", "leave")]
    figures = [after.counters.held for _, _, after in taken]
    yield from stories.lead(figures, course.result, stories.Unit.ROUND)
    shown = [(action.seat, before.pips) for before, action, _ in steps if action.verb == "stop"]
    top = max((rank(hand) for _, hand in shown), default=())
    owners = {seat for seat, hand in shown if rank(hand) == top}
    if len(owners) == 1:
        (seat,) = owners
        hand = next(hand for _, hand in shown if rank(hand) == top)
        if combination(hand) >= Combination.FULL_HOUSE:
            yield Sentence(say(BEST, player=SeatName(seat), hand=hand_name(hand)), stories.FEAT)
    pots = [(seat, len(before.counters.pot)) for before, seat, after in taken if not after.counters.pot]
    largest = stories.best(pots)
    if largest is not None and largest[1] >= _LARGE:
        yield Sentence(say(LARGEST, largest[1], player=SeatName(largest[0])), stories.FEAT - 1)
    often = stories.most(seat for seat, _ in pots)
    if often is not None:
        yield Sentence(say(POTS, often[1], player=SeatName(often[0])), stories.FEAT - 2)
