"""What the boxes that are still open are worth: a function that was fitted backwards over whole matches.

`packaging/yams_values.py` finds its figures and writes them to `figures.py`.
"""

from __future__ import annotations

from base64 import b85decode
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import sqrt
from struct import iter_unpack
from zlib import decompress

from tabletop.games.yams.figures import FIGURES
from tabletop.games.yams.state import BONUS, BONUS_FROM, BOXES, DICE, DOWN, EMPTY, FREE, House, Pad, points_of
from tabletop.kit.dice import SIDES, dice_pool

STEP = 0.02
"""A stored figure counts so many points."""
UPPER = (1 << SIDES) - 1
KNOTS = (-3.0, -2.0, -1.2, -0.6, 0.0, 0.6, 1.2, 2.0, 3.0)
"""Where the worth of the bonus is told, by how far a column is ahead of three dice a box; in between it is straight."""
_PAR = 3

Column = tuple[int, int]
"""The open boxes of a column as bits, and its Total 1 so far."""


class Shape:
    """Which figure stands where, for pads with these columns. The first is the worth of having a turn at all."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = tuple(kinds)
        self.boxes: list[int] = []
        self.bonus: list[int] = []
        self.size = 1
        for kind in kinds:
            self.boxes.append(self.size)
            self.size += _PAIRS_END if kind == FREE else len(BOXES) + 1
            self.bonus.append(self.size)
            self.size += len(KNOTS)

    def of_boxes(self, at: int, opened: int) -> list[int]:
        """The figures that count for the open boxes of a column: how many they are, or each of them and each pair."""
        first = self.boxes[at]
        if self.kinds[at] != FREE:
            return [first + opened.bit_count()]
        found = boxes_in(opened)
        return [first + box for box in found] + [first + pair for pair in _pairs(found)]

    def of_bonus(self, at: int, column: Column) -> Iterator[tuple[int, float]]:
        """The figures that count for the bonus of a column, and how much; none where it is decided."""
        opened, total = column[0] & UPPER, column[1]
        if not bonus_is_open(opened, total):
            return
        place = (total + _PAR * _pips(opened) - BONUS_FROM) / _spread(opened)
        place = min(max(place, KNOTS[0]), KNOTS[-1])
        upper = next(knot for knot in range(1, len(KNOTS)) if place <= KNOTS[knot])
        share = (place - KNOTS[upper - 1]) / (KNOTS[upper] - KNOTS[upper - 1])
        yield self.bonus[at] + upper - 1, 1 - share
        yield self.bonus[at] + upper, share

    def of_all(self, columns: Sequence[Column]) -> dict[int, float]:
        """All figures that count for what is open, and how much."""
        found = {0: 1.0}
        for at, column in enumerate(columns):
            found |= dict.fromkeys(self.of_boxes(at, column[0]), 1.0)
            found |= self.of_bonus(at, column)
        return found


def _numbered() -> dict[tuple[int, int], int]:
    pairs = ((one, other) for one in range(len(BOXES)) for other in range(one))
    numbers: dict[tuple[int, int], int] = {}
    for number, (one, other) in enumerate(pairs, start=len(BOXES)):
        numbers[one, other] = numbers[other, one] = number
    return numbers


_PAIR = _numbered()
_PAIRS_END = max(_PAIR.values()) + 1


def _pairs(boxes: Sequence[int]) -> Iterable[int]:
    return (_PAIR[box, other] for at, box in enumerate(boxes) for other in boxes[:at])


@cache
def boxes_in(opened: int) -> tuple[int, ...]:
    """The boxes that these bits stand for."""
    return tuple(box for box in range(len(BOXES)) if opened >> box & 1)


@cache
def _pips(opened: int) -> int:
    return sum(box + 1 for box in boxes_in(opened))


@cache
def _spread(opened: int) -> float:
    return sqrt(sum((box + 1) ** 2 for box in boxes_in(opened)))


def bonus_is_open(opened: int, total: int) -> bool:
    """Whether boxes 1 to 6 with these open and this Total 1 may still bring the bonus, or miss it."""
    return total < BONUS_FROM <= total + DICE * _pips(opened)


def next_boxes(kind: str, opened: int) -> tuple[int, ...]:
    """Which of the open boxes of a column may be filled now."""
    boxes = boxes_in(opened)
    if kind == FREE:
        return boxes
    return boxes[:1] if kind == DOWN else boxes[-1:]


def columns_of(pad: Pad) -> list[Column]:
    """The columns of a pad."""
    return [
        (
            sum(1 << box for box, points in enumerate(column) if points == EMPTY),
            sum(points for points in column[:SIDES] if points != EMPTY),
        )
        for column in pad
    ]


class Outlook:
    """What writing in a box is worth, with all that is to come. `figures`: one row for every number of turns left."""

    def __init__(self, kinds: Sequence[str], figures: Sequence[Sequence[float]]) -> None:
        self.shape = Shape(kinds)
        self.figures = figures

    def worth(self, columns: Sequence[Column]) -> float:
        """How many points are still to come on average with these columns."""
        figures = self.figures[sum(opened.bit_count() for opened, _ in columns)]
        return sum(figures[at] * much for at, much in self.shape.of_all(columns).items())

    def rows(self, columns: Sequence[Column], house: House) -> list[tuple[int, int, list[float]]]:
        """For each column and box that may be filled now: what each hand is worth that is written there."""
        left = sum(opened.bit_count() for opened, _ in columns)
        figures = self.figures[left - 1] if left > 1 else (0.0,) * self.shape.size
        boxes = [self._boxes(figures, at, opened) for at, (opened, _) in enumerate(columns)]
        bonus = [self._bonus(figures, at, column) for at, column in enumerate(columns)]
        whole = figures[0] + sum(boxes) + sum(bonus)
        found = []
        for at, (opened, total) in enumerate(columns):
            others = whole - boxes[at] - bonus[at]
            for box in next_boxes(self.shape.kinds[at], opened):
                after = opened & ~(1 << box)
                base = others + self._boxes(figures, at, after)
                if box >= SIDES:
                    base += bonus[at]
                    row = [base + points for points in points_in(box, house)]
                else:
                    each = [base + self._upper(figures, at, after, total, (box + 1) * n) for n in range(DICE + 1)]
                    row = [each[points // (box + 1)] for points in points_in(box, house)]
                found.append((at, box, row))
        return found

    def _upper(self, figures: Sequence[float], at: int, after: int, total: int, points: int) -> float:
        """Points of boxes 1 to 6 with what they do for the bonus."""
        won = BONUS if total < BONUS_FROM <= total + points else 0
        return points + won + self._bonus(figures, at, (after, total + points))

    def _boxes(self, figures: Sequence[float], at: int, opened: int) -> float:
        return sum(map(figures.__getitem__, self.shape.of_boxes(at, opened)))

    def _bonus(self, figures: Sequence[float], at: int, column: Column) -> float:
        return sum(figures[number] * much for number, much in self.shape.of_bonus(at, column))


@cache
def points_in(box: int, house: House) -> tuple[int, ...]:
    """The points that each hand of the pool gives in a box."""
    return tuple(points_of(hand, house)[box] for hand in dice_pool(DICE).hands)


@cache
def outlook(columns: str) -> Outlook:
    """The fitted outlook for pads with these columns, as the option names them."""
    kinds = tuple(columns.split("+"))
    shape = Shape(kinds)
    steps = [step * STEP for (step,) in iter_unpack("<h", decompress(b85decode("".join(FIGURES[columns]))))]
    figures, row = [], [0.0] * shape.size
    for at in range(0, len(steps), shape.size):
        row = [before + more for before, more in zip(row, steps[at : at + shape.size], strict=True)]
        figures.append(row)
    return Outlook(kinds, figures)
