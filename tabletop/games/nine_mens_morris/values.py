"""What a position is worth to the computer player, in hundredths of a man, by the `weights`.

While men are placed, two or three free steps are worth as much as a man: whoever is shut in when all are placed loses
more.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.nine_mens_morris import weights
from tabletop.games.nine_mens_morris.board import ALL, CLASSIC, WITH_DIAGONALS, Board, slots
from tabletop.games.nine_mens_morris.state import MEN

_FEW, _MANY = 9, 15
"""So many men of both sides are few, and many."""

Row = tuple[int, ...]


class Scale(NamedTuple):
    """What is known of a board: its mills, each with the points next to it; and the weights by men in hand, and by men
    in all, of both sides."""

    near: tuple[int, ...]
    mills: tuple[tuple[int, int], ...]
    weights: tuple[tuple[Row, ...], ...]


def _scale(board: Board, early: Row, late: Row, few: int) -> Scale:
    mills = []
    for mill in board.mills:
        exits = 0
        for slot in slots(mill):
            exits |= board.near[slot]
        mills.append((mill, exits))
    counts = range(2 * MEN + 1)
    table = tuple(tuple(_blend(early, late, few, hands, men) for men in counts) for hands in counts)
    return Scale(board.near, tuple(mills), table)


def _blend(early: Row, late: Row, few: int, hands: int, men: int) -> Row:
    """The weights with so many men in hand, and in all."""
    placed = (late[0] - (late[0] - few) * _fewness(men), *late[1:])
    pairs = zip(early, placed, strict=True)
    return tuple(round((first * hands + last * (2 * MEN - hands)) / (2 * MEN)) for first, last in pairs)


def _fewness(men: int) -> float:
    """How few men both sides have: 0 to 1."""
    return (_MANY - min(max(men, _FEW), _MANY)) / (_MANY - _FEW)


_SCALES = {
    board.mills: _scale(board, *of_board)
    for board, of_board in (
        (CLASSIC, (weights.CLASSIC_EARLY, weights.CLASSIC_LATE, weights.CLASSIC_FEW)),
        (WITH_DIAGONALS, (weights.DIAGONALS_EARLY, weights.DIAGONALS_LATE, weights.DIAGONALS_FEW)),
    )
}


def scale_of(board: Board) -> Scale:
    """What is known of a board."""
    return _SCALES[board.mills]


def worth(scale: Scale, own: int, foes: int, hand: int, foes_hand: int) -> int:
    """How much better the side to move stands."""
    men, men_foes = own.bit_count() + hand, foes.bit_count() + foes_hand
    row = scale.weights[hand + foes_hand][men + men_foes]
    empty = ALL ^ own ^ foes
    mills = twos = open_mills = closes = closed_next = 0
    near = scale.near
    for mill, exits in scale.mills:
        mine, theirs = own & mill, foes & mill
        if theirs:
            if mine or not theirs & theirs - 1:
                continue
            if theirs == mill:
                mills -= 1
                if exits & empty:
                    open_mills -= 1
            else:
                twos -= 1
                if not closed_next and (foes_hand or near[(mill ^ theirs).bit_length() - 1] & foes & ~mill):
                    closed_next = 1
        elif mine & mine - 1:
            if mine == mill:
                mills += 1
                if exits & empty:
                    open_mills += 1
            else:
                twos += 1
                if not closes and (hand or near[(mill ^ mine).bit_length() - 1] & own & ~mill):
                    closes = 1
    return (
        row[0] * (men - men_foes) + row[3] * mills + row[4] * twos + row[5] * open_mills
        + row[6] * closes + row[7] * closed_next + row[8]
        + _room(near, own, empty, row) - _room(near, foes, empty, row)
    )  # fmt: skip


def _room(near: tuple[int, ...], men: int, empty: int, row: Row) -> int:
    """What the steps that are open to a side, and those of its men that have none, are worth."""
    steps = shut = 0
    while men:
        low = men & -men
        men ^= low
        if free := near[low.bit_length() - 1] & empty:
            steps += free.bit_count()
        else:
            shut += 1
    return row[1] * steps + row[2] * shut
