"""What Whistiti tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from tabletop.core.model import Seat
from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, SeatName, say
from tabletop.games.whistiti.state import Phase, State
from tabletop.kit import stories
from tabletop.kit.cards import SUITS
from tabletop.kit.tricks import Trick, best, cards_of

IN_A_ROW = PLURAL_NOOP("whistiti", "{player} took %n trick(s) in a row.", "", 1)
TRUMPED = PLURAL_NOOP("whistiti", "{player} won the most tricks by trumping: %n trick(s).", "", 1)
_WORTH_TELLING = 3
"""Fewer tricks in a row, or by trumping, happen in every match."""


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many deals, who was in front, the longest row of tricks, who trumped most."""
    sheet = course.end.sheet
    yield stories.took(len(sheet), stories.Unit.DEAL)
    yield from stories.lead(stories.adding_up(sheet), course.result, stories.Unit.DEAL)
    taken = [(before.trick, before) for before, _, _ in course.steps() if before.phase is Phase.REST]
    rows = ((seat, len(list(row))) for seat, row in groupby(trick.taker for trick, _ in taken))
    longest = stories.best(rows)
    if longest is not None and longest[1] >= _WORTH_TELLING:
        yield Sentence(say(IN_A_ROW, longest[1], player=SeatName(longest[0])), stories.FEAT)
    trumped = stories.most(seat for trick, state in taken for seat in _trumper(trick, state))
    if trumped is not None and trumped[1] >= _WORTH_TELLING:
        yield Sentence(say(TRUMPED, trumped[1], player=SeatName(trumped[0])), stories.FEAT - 1)


def _trumper(trick: Trick, state: State) -> tuple[Seat, ...]:
    """Who took this trick with a trump on another suit."""
    laid = cards_of(trick.tokens, state.faces)
    takes = laid[best(laid, state.trump)]
    return (trick.taker,) if SUITS[takes] == state.trump != SUITS[laid[0]] else ()
