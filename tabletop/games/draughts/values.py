"""What a position is worth to the computer player, in hundredths of a man, by the `weights`.

Two rows of the board are judged by one look into a table, which holds what a man is worth early and late in one number.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.draughts.board import BITS, NUMBER
from tabletop.games.draughts.weights import EARLY, HELD, KING, LATE

_ROWS = 11
"""Bits of two rows, one of them unused."""
_LOW = (1 << _ROWS) - 1
_FULL = 40
"""Pieces on the board at the beginning."""
_SHIFT, _HALF = 16, 1 << 15
_FEW = 3
"""So many kings seldom win against one."""


def _tables(of_square: Callable[[int], int]) -> tuple[tuple[int, ...], ...]:
    """By pair of rows and by set of squares there: the sum of what they are worth."""
    tables = []
    for first in range(0, BITS, _ROWS):
        worth = [of_square(number) if (number := NUMBER.get(1 << first + at, 0)) else 0 for at in range(_ROWS)]
        sums = [0]
        for one in worth:
            sums += [total + one for total in sums]
        tables.append(tuple(sums))
    return tuple(tables)


def _packed(number: int) -> int:
    """What White's man on a square is worth late and early."""
    return (LATE[number] << _SHIFT) + EARLY[number]


_W0, _W1, _W2, _W3, _W4 = _tables(_packed)
_B0, _B1, _B2, _B3, _B4 = _tables(lambda number: _packed(51 - number))


def worth(white: int, black: int, kings: int) -> int:
    """How much better White stands."""
    men, foes = white & ~kings, black & ~kings
    pair = (
        _W0[men & _LOW] + _W1[men >> 11 & _LOW] + _W2[men >> 22 & _LOW] + _W3[men >> 33 & _LOW] + _W4[men >> 44]
        - _B0[foes & _LOW] - _B1[foes >> 11 & _LOW] - _B2[foes >> 22 & _LOW] - _B3[foes >> 33 & _LOW] - _B4[foes >> 44]
    )  # fmt: skip
    early, many = (pair + _HALF & 0xFFFF) - _HALF, (white | black).bit_count()
    value = int((early * many + (pair + _HALF >> _SHIFT) * (_FULL - many)) / _FULL)
    held = (men & (men << 5 | men << 6)).bit_count() - (foes & (foes >> 5 | foes >> 6)).bit_count()
    value += HELD * held
    if not kings:
        return value
    value += KING * ((white & kings).bit_count() - (black & kings).bit_count())
    return int(value / 4) if is_level(white, black, kings) else value


def is_level(white: int, black: int, kings: int) -> bool:
    """Whether a side with a king faces so few pieces that it will hardly lose, whatever it lacks."""
    weak, strong = (white, black) if white.bit_count() < black.bit_count() else (black, white)
    return bool(weak & kings) and strong.bit_count() <= _FEW
