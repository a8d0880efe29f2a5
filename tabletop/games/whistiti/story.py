"""What Whistiti tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from tabletop.core.model import Seat
from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.whistiti.state import Phase, State
from tabletop.kit import stories
from tabletop.kit.cards import SUITS, card_name
from tabletop.kit.tricks import Trick, best, cards_of

IN_A_ROW = PLURAL_NOOP("whistiti", "{player} took %n trick(s) in a row.", "", 1)
TRUMPED = PLURAL_NOOP("whistiti", "{player} won the most tricks by trumping: %n trick(s).", "", 1)
BEST = PLURAL_NOOP("whistiti", "{player} had the best deal: %n trick(s) in deal {number}.", "", 1)
LAST = QT_TRANSLATE_NOOP("whistiti", "The last trick went to {player}, with this card: {card}.")
_WORTH_TELLING = 3
"""Fewer tricks in a row, or by trumping, happen in every match."""


def story(course: Course[State]) -> Iterator[Sentence]:
    """How many deals, who was in front, the longest row of tricks, who trumped most, the best deal, the last trick."""
    sheet = course.end.sheet
    yield stories.took(len(sheet), stories.Unit.DEAL)
    yield from stories.lead(stories.adding_up(sheet, course.end.ahead), course.result, stories.Unit.DEAL)
    taken = [(before.trick, before) for before, _, _ in course.steps() if before.phase is Phase.REST]
    rows = ((seat, len(list(row))) for seat, row in groupby(trick.taker for trick, _ in taken))
    longest = stories.best(rows)
    if longest is not None and longest[1] >= _WORTH_TELLING:
        yield Sentence(say(IN_A_ROW, longest[1], player=SeatName(longest[0])), stories.FEAT)
    trumped = stories.most(seat for trick, state in taken for seat in _trumper(trick, state))
    if trumped is not None and trumped[1] >= _WORTH_TELLING:
        yield Sentence(say(TRUMPED, trumped[1], player=SeatName(trumped[0])), stories.FEAT - 1)
    best_deal = stories.best((seat, count) for row in sheet for seat, count in enumerate(row))
    if best_deal is not None and len(sheet) > 1:
        seat, count = best_deal
        number = next(number for number, row in enumerate(sheet, start=1) if row[seat] == count)
        yield Sentence(say(BEST, count, player=SeatName(seat), number=number), stories.FEAT - 2)
    trick, state = taken[-1]
    card = card_name(_winning(trick, state))
    yield Sentence(say(LAST, player=SeatName(trick.taker), card=card), stories.MORE)


def _winning(trick: Trick, state: State) -> int:
    laid = cards_of(trick.tokens, state.faces)
    return laid[best(laid, state.trump)]


def _trumper(trick: Trick, state: State) -> tuple[Seat, ...]:
    """Who took this trick with a trump on another suit."""
    led, takes = state.faces[trick.tokens[0]], _winning(trick, state)
    return (trick.taker,) if SUITS[takes] == state.trump != SUITS[led] else ()
