"""What Barbu tells of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.model import Seat
from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.barbu import scoring
from tabletop.games.barbu.state import Contract, State, contract, finished
from tabletop.games.barbu.words import contract_name
from tabletop.kit import stories

KINGS = PLURAL_NOOP("barbu", "{player} took the king of hearts most often: %n time(s).", "where it cost 20 points", 1)
DEAREST = QT_TRANSLATE_NOOP("barbu", "The dearest deal: {points} points for {player} ({contract}).")
CLEAN = PLURAL_NOOP("barbu", "{player} took no points at all in %n deal(s), more often than anybody else.", "", 1)

_ONCE = 1
"""What happened once happened to nobody most often."""


def story(course: Course[State]) -> Iterator[Sentence]:
    """Who was in front, the dearest deal, who was given the king of hearts, who kept clean."""
    sheet, chosen = course.end.sheet, course.end.chosen
    falling = [tuple(-total for total in totals) for totals in stories.adding_up(sheet, course.end.ahead)]
    yield from stories.lead(falling, course.result, stories.Unit.DEAL)
    dearest = stories.best((seat, points) for row in sheet for seat, points in enumerate(row))
    if dearest is not None:
        at = next(at for at, row in enumerate(sheet) if row[dearest[0]] == dearest[1])
        named = contract_name(chosen[at])
        text = say(DEAREST, player=SeatName(dearest[0]), points=dearest[1], contract=named)
        yield Sentence(text, stories.FEAT)
    clean = stories.most(seat for row in sheet for seat, points in enumerate(row) if not points)
    if clean is not None and clean[1] > _ONCE:
        yield Sentence(say(CLEAN, clean[1], player=SeatName(clean[0])), stories.FEAT - 1)
    kings = stories.most(_kings(course))
    if kings is not None and kings[1] > _ONCE:
        yield Sentence(say(KINGS, kings[1], player=SeatName(kings[0])), stories.FEAT + 1)


def _kings(course: Course[State]) -> Iterator[Seat]:
    """Whoever was given the king of hearts, deal by deal, where it cost most of all."""
    for before, _, after in course.steps():
        if len(after.sheet) > len(before.sheet) and contract(before) in (Contract.KING, Contract.SALAD):
            taker = scoring.took_king(finished(before), before.faces)
            assert taker is not None
            yield taker
