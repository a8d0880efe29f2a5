"""What many games tell of a match that is over: how long it was, and who was in front when.

Figures are given as one tuple a round or deal, with one figure a seat as it stood at its end; the higher figure is in
front. Where the lower one is, games hand in the negative.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import accumulate, groupby, pairwise
from operator import add
from typing import TypeVar

from msgspec import Struct

from tabletop.core.model import Result, Seat
from tabletop.core.story import Course, Sentence
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.kit.head_start import added
from tabletop.kit.two_player import TwoSided

W = TypeVar("W", bound=TwoSided)

Figures = Sequence[tuple[int, ...]]

LENGTH = 100
TURN, ALWAYS_AHEAD, LONGEST, FOR_GOOD, FEAT, MORE = 85, 75, 70, 65, 60, 40
"""What the kinds of sentences weigh: a turn of luck, who led and when, the best that was done, and whatever else."""
_FEW = 3
"""A lead of fewer rounds is not worth a sentence."""


class Unit(StrEnum):
    """In what players count such a match."""

    ROUND = "round"
    DEAL = "deal"


_TOOK = {
    Unit.ROUND: PLURAL_NOOP("Story", "It was over after %n round(s).", "the match", 1),
    Unit.DEAL: PLURAL_NOOP("Story", "It was over after %n deal(s).", "the match", 1),
}
_TOOK_MOVES = PLURAL_NOOP("Story", "It was over after %n move(s).", "the match; a move of both sides counts once", 1)
_AT_LAST = {
    Unit.ROUND: QT_TRANSLATE_NOOP("Story", "Not until the last round did {player} take the lead."),
    Unit.DEAL: QT_TRANSLATE_NOOP("Story", "Not until the last deal did {player} take the lead."),
}
_ALWAYS = {
    Unit.ROUND: QT_TRANSLATE_NOOP("Story", "{player} was in front from the first round to the last."),
    Unit.DEAL: QT_TRANSLATE_NOOP("Story", "{player} was in front from the first deal to the last."),
}
_FOR_GOOD = {
    Unit.ROUND: QT_TRANSLATE_NOOP("Story", "{player} took the lead in round {number} and never lost it again."),
    Unit.DEAL: QT_TRANSLATE_NOOP("Story", "{player} took the lead in deal {number} and never lost it again."),
}
_LONGEST = {
    Unit.ROUND: PLURAL_NOOP("Story", "{player} was in front the longest, for %n round(s) in a row.", "", 1),
    Unit.DEAL: PLURAL_NOOP("Story", "{player} was in front the longest, for %n deal(s) in a row.", "", 1),
}
_MORE_FROM = QT_TRANSLATE_NOOP("Story", "From move {number} to the end {player} had more pieces.")
_FEWER_THEN = QT_TRANSLATE_NOOP("Story", "After move {number} {player} still had fewer pieces.", "and won in the end")
_STRONGER_FROM = QT_TRANSLATE_NOOP("Story", "From move {number} to the end {player} had the stronger army.")
_WEAKER_THEN = QT_TRANSLATE_NOOP(
    "Story", "After move {number} {player} still had the weaker army.", "and won in the end"
)


def took(count: int, unit: Unit) -> Sentence:
    """How many rounds or deals there were; one that was not played to its end counts too."""
    return Sentence(say(_TOOK[unit], count), LENGTH)


def took_moves(count: int) -> Sentence:
    """How many moves of both sides there were."""
    return Sentence(say(_TOOK_MOVES, count), LENGTH)


class Run(Struct, frozen=True):
    """One seat was alone in front after so many rounds one after the other, the first of which was `start` (from 0)."""

    seat: Seat
    start: int
    length: int


def leader(figures: Sequence[int]) -> Seat | None:
    """The seat that is alone in front; None where several are."""
    best = max(figures)
    return figures.index(best) if figures.count(best) == 1 else None


def runs(figures: Figures) -> list[Run]:
    """Who was in front when: the rounds of each leader without a gap."""
    found, at = [], 0
    for seat, group in groupby(map(leader, figures)):
        length = len(list(group))
        if seat is not None:
            found.append(Run(seat, at, length))
        at += length
    return found


def lead(figures: Figures, result: Result, unit: Unit) -> Iterator[Sentence]:
    """Who was in front the longest, and when whoever won took the lead."""
    found, whole = runs(figures), len(figures)
    if len(result.winners) != 1 or not found or whole < _FEW:
        return
    winner, last = result.winners[0], found[-1]
    longest = max(found, key=lambda run: run.length)
    only = sum(run.length == longest.length for run in found) == 1
    passed = only and longest.seat != winner and longest.length >= _FEW
    if passed:
        yield Sentence(say(_LONGEST[unit], longest.length, player=SeatName(longest.seat)), LONGEST)
    if last.seat != winner or last.start + last.length != whole:
        return
    if last.length == whole:
        yield Sentence(say(_ALWAYS[unit], player=SeatName(winner)), ALWAYS_AHEAD)
    elif last.length == 1:
        yield Sentence(say(_AT_LAST[unit], player=SeatName(winner)), TURN)
    else:
        weight = MORE if passed else FOR_GOOD
        yield Sentence(say(_FOR_GOOD[unit], player=SeatName(winner), number=last.start + 1), weight)


def sides(figures: Figures, result: Result, first: int = 1, counted: bool = True) -> Iterator[Sentence]:
    """For two who move in turn, with the strength of their sides after each move of both, the first of which has the
    number `first`: whether whoever won was behind, and since when they were ahead. `counted`: the figures are numbers
    of pieces, not what the pieces are worth."""
    if len(result.winners) != 1:
        return
    winner, found = result.winners[0], runs(figures)
    behind = [run for run in found if run.seat != winner]
    if behind:
        number = first + behind[-1].start + behind[-1].length - 1
        text = _FEWER_THEN if counted else _WEAKER_THEN
        yield Sentence(say(text, player=SeatName(winner), number=number), TURN)
    if found and found[-1].seat == winner and found[-1].start + found[-1].length == len(figures):
        text = _MORE_FROM if counted else _STRONGER_FROM
        weight = MORE if behind else FOR_GOOD
        yield Sentence(say(text, player=SeatName(winner), number=first + found[-1].start), weight)


def moves_of_both(course: Course[W]) -> list[W]:
    """How it stood whenever Black had moved, and at the end."""
    steps = course.steps()
    found = [after for before, _, after in steps if after.white_moves and not before.white_moves]
    return found if found and found[-1] is course.end else [*found, course.end]


def rounds(turns: Sequence[Seat], order: Sequence[Seat]) -> list[int]:
    """In which round each of these turns was, from 1: a round begins with the seat that began the match, or with
    whoever comes after it in `order`. The same seat twice in a row goes on with its turn."""
    first = order.index(turns[0])
    place = {seat: (order.index(seat) - first) % len(order) for seat in order}
    found = [1]
    for before, now in pairwise(turns):
        found.append(found[-1] + (place[now] < place[before]))
    return found


def most(seats: Iterable[Seat]) -> tuple[Seat, int] | None:
    """Who stands most often among these, and how often; None where several do, or nobody does."""
    return best(Counter(seats).items())


def best(figures: Iterable[tuple[Seat, int]]) -> tuple[Seat, int] | None:
    """Whose figure is the greatest, and that; None where several seats reach it, or nobody has any."""
    reached: dict[int, set[Seat]] = {}
    for seat, figure in figures:
        reached.setdefault(figure, set()).add(seat)
    if not reached or len(reached[max(reached)]) > 1:
        return None
    return next(iter(reached[max(reached)])), max(reached)


def adding_up(rows: Iterable[tuple[int, ...]], ahead: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """The sums of all seats after each row of points, with those that they began with."""
    return [added(sums, ahead) for sums in accumulate(rows, lambda sums, row: tuple(map(add, sums, row)))]
