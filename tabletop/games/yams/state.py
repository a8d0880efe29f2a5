"""The state of Yams: pads, dice on the table, and the arithmetic of both."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Literal

from msgspec import Struct

from tabletop.core.model import Place, Seat
from tabletop.kit import head_start
from tabletop.kit.dice import BLANK, DicePool, dice_pool, has_run, tally
from tabletop.kit.dice_turn import die_ids

DICE = 5
THROWS = 3
DICE_IDS = die_ids(DICE)
UNTHROWN = (BLANK,) * DICE
PAD = "pad"

BOXES = (
    *("ones", "twos", "threes", "fours", "fives", "sixes"),
    *("mini", "maxi"),
    *("three", "full", "small", "four", "large", "yams"),
)
MINI, MAXI, THREE, FULL, SMALL, FOUR, LARGE, YAMS = range(6, 14)
EMPTY = -1
EMPTY_COLUMN = (EMPTY,) * len(BOXES)

DOWN, UP, FREE = "down", "up", "free"
ALL_COLUMNS = (DOWN, UP, FREE)

LINES = (
    *BOXES[:6],
    *("total-1", "bonus"),
    *BOXES[6:8],
    "total-2",
    *BOXES[8:],
    *("total-3", "column-score"),
)
"""The lines of a pad from the top; those that are no boxes have the names of their rules."""
LINE_OF_BOX = tuple(LINES.index(box) for box in BOXES)
BOX_OF_LINE = {line: box for box, line in enumerate(LINE_OF_BOX)}

BONUS_FROM = 63
BONUS = 35

Pad = tuple[tuple[int, ...], ...]
"""One tuple a column with the 14 boxes in their order; `EMPTY` where nothing is written."""


class House(Struct, frozen=True):
    """The house rules in force."""

    columns: str = "down+up+free"
    mini_maxi_20: Literal["inclusive", "strict"] = "inclusive"
    full_from_five: bool = True
    zero_only_if_forced: bool = False
    first_player: Literal["first-seat", "random"] = "first-seat"

    @property
    def kinds(self) -> tuple[str, ...]:
        """The columns of a pad, from the left."""
        return _kinds(self.columns)


@cache
def _kinds(columns: str) -> tuple[str, ...]:
    return tuple(columns.split("+"))


class State(Struct, frozen=True):
    """`throws` made in this turn; `dice` in the order of `DICE_IDS`; `kept` are the positions of the dice on the rail,
    from the left. `written` is the slot just filled while everybody looks at it, else -1. `left`: empty boxes of all
    pads. `ahead` are the points that the seats began with, empty where all began with none."""

    house: House
    pads: tuple[Pad, ...]
    turn: Seat
    left: int
    throws: int = 0
    dice: tuple[int, ...] = UNTHROWN
    kept: tuple[int, ...] = ()
    written: int = -1
    ahead: tuple[int, ...] = ()


# Places on the pad


@cache
def place_of(columns: int, column: int, box: int) -> Place:
    """The place of a box on a pad with so many columns."""
    return Place(PAD, LINE_OF_BOX[box] * columns + column)


def line_at(place: Place | None, columns: int) -> tuple[int, int] | None:
    """The line and the column of a place on a pad with so many columns; None elsewhere."""
    if place is None or place.zone != PAD or not 0 <= place.slot < len(LINES) * columns:
        return None
    return divmod(place.slot, columns)


def box_at(place: Place | None, columns: int) -> tuple[int, int] | None:
    """The column and the box of a place on such a pad; None for sums and elsewhere."""
    found = line_at(place, columns)
    return (found[1], BOX_OF_LINE[found[0]]) if found is not None and found[0] in BOX_OF_LINE else None


# What the dice are worth


def points_of(dice: tuple[int, ...], house: House) -> tuple[int, ...]:
    """What five thrown dice give in each of the 14 boxes."""
    return points_table(house.mini_maxi_20 == "strict", house.full_from_five)[dice]


@cache
def points_table(strict: bool, full_from_five: bool) -> Mapping[tuple[int, ...], tuple[int, ...]]:
    """The points in each box for every order of five dice, under these house rules."""
    pool: DicePool = dice_pool(DICE)
    points = {hand: _points(hand, strict, full_from_five) for hand in pool.hands}
    return {dice: points[tuple(sorted(dice))] for dice in product(range(1, 7), repeat=DICE)}


def _points(hand: tuple[int, ...], strict: bool, full_from_five: bool) -> tuple[int, ...]:
    counts, total = tally(hand), sum(hand)
    groups = sorted(count for count in counts if count)
    full = groups == [2, 3] or (full_from_five and groups == [5])
    twenty = strict and total == 20
    return (
        *(count * face for face, count in enumerate(counts, start=1)),
        total if total <= 20 and not twenty else 0,
        total if total >= 20 and not twenty else 0,
        25 if groups[-1] >= 3 else 0,
        30 if full else 0,
        25 if has_run(counts, 4) else 0,
        35 if groups[-1] >= 4 else 0,
        40 if has_run(counts, 5) else 0,
        50 if groups[-1] == 5 else 0,
    )


# What may be written


def open_boxes(house: House, pad: Pad) -> list[tuple[int, int]]:
    """The open boxes of a pad as (column, box), by the rules of the columns alone."""
    found = []
    for at, (kind, column) in enumerate(zip(house.kinds, pad, strict=True)):
        if EMPTY not in column:
            continue
        if kind == DOWN:
            found.append((at, column.index(EMPTY)))
        elif kind == UP:
            found.append((at, len(BOXES) - 1 - column[::-1].index(EMPTY)))
        else:
            found += [(at, box) for box, points in enumerate(column) if points == EMPTY]
    return found


def allowed_boxes(state: State) -> list[tuple[int, int]]:
    """The boxes that the player in turn may fill with the dice that lie there."""
    boxes = open_boxes(state.house, state.pads[state.turn])
    if not state.house.zero_only_if_forced:
        return boxes
    points = points_of(state.dice, state.house)
    return [found for found in boxes if points[found[1]]] or boxes


# Sums


class Sums(Struct, frozen=True):
    """The lines of a column that are reckoned: Total 1, Bonus, Total 2, Total 3 and the whole column."""

    total_1: int
    bonus: int
    total_2: int
    total_3: int
    score: int


def sums_of(column: tuple[int, ...]) -> Sums:
    """The sums of a column; empty boxes count nothing."""
    filled = [points if points > 0 else 0 for points in column]
    total_1 = sum(filled[:6])
    bonus = BONUS if total_1 >= BONUS_FROM else 0
    total_2 = bonus + filled[MINI] + filled[MAXI]
    total_3 = sum(filled[THREE:])
    return Sums(total_1, bonus, total_2, total_3, total_1 + total_2 + total_3)


def upper_reach(column: tuple[int, ...]) -> int:
    """The greatest Total 1 that a column can still come to."""
    return sum(DICE * face if points == EMPTY else points for face, points in enumerate(column[:6], start=1))


def score_of(pad: Pad) -> int:
    """The points of a pad so far."""
    return sum(sums_of(column).score for column in pad)


def totals(state: State) -> tuple[int, ...]:
    """The points of all seats so far."""
    return head_start.added(tuple(map(score_of, state.pads)), state.ahead)
