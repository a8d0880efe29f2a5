"""Looking ahead for the computer player: alpha-beta over whole moves, continued until no capture is pending.

Values are hundredths of a man, from the view of the side to move. The effort is a number of positions, never a time,
so that the same question always gets the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.draughts.board import BIT, BLACK_LAST, WHITE_LAST
from tabletop.games.draughts.fast import Board, after_black, after_white
from tabletop.games.draughts.moves import Position, after

MAN = 100
KING = 300
LOST = 100_000
DEEPEST = 40
"""Captures are followed to their end, but no further than this."""

_CENTRE = sum(BIT[number] for number in (18, 22, 23, 24, 27, 28, 29, 32, 33, 34))
_EDGE = sum(BIT[number] for number in (6, 16, 26, 36, 15, 25, 35, 45))
_ROWS = [sum(BIT[first : first + 5]) for first in range(1, 51, 5)]
_FAR_WHITE = (sum(_ROWS[:2]), sum(_ROWS[:4]), sum(_ROWS[:6]))
_FAR_BLACK = (sum(_ROWS[8:]), sum(_ROWS[6:]), sum(_ROWS[4:]))
_BACK_WHITE = sum(BIT[number] for number in (46, 47, 48, 49, 50))
_BACK_BLACK = sum(BIT[number] for number in (1, 2, 3, 4, 5))

Move = tuple[int, int, int]
"""Start, end, pieces jumped, as bits."""


class _Spent(Exception):
    """The effort is used up."""


def worth(white: int, black: int, kings: int) -> int:
    """How much better White stands: pieces, then how far the men have come, how they stand and guard the back row."""
    white_men, black_men = white & ~kings, black & ~kings
    men = white_men.bit_count() - black_men.bit_count()
    crowned = (white & kings).bit_count() - (black & kings).bit_count()
    value = MAN * men + KING * crowned
    for far_white, far_black, weight in zip(_FAR_WHITE, _FAR_BLACK, (9, 4, 2), strict=True):
        value += weight * ((white_men & far_white).bit_count() - (black_men & far_black).bit_count())
    value += 5 * ((white_men & _CENTRE).bit_count() - (black_men & _CENTRE).bit_count())
    value -= 4 * ((white_men & _EDGE).bit_count() - (black_men & _EDGE).bit_count())
    value += 6 * ((white_men & _BACK_WHITE).bit_count() - (black_men & _BACK_BLACK).bit_count())
    held = (white_men & (white_men << 5 | white_men << 6)).bit_count()
    return value + 2 * (held - (black_men & (black_men >> 5 | black_men >> 6)).bit_count())


class Search:
    """One thought about one position, with so many positions to look at."""

    def __init__(self, positions: int, majority: bool = True) -> None:
        self._left = positions
        self._majority = majority
        self._known: dict[tuple[int, int, int, bool], tuple[int, int, int, Board | None]] = {}

    def values(
        self, position: Position, moves: Sequence[Move], seen: Sequence[Position], depth: int
    ) -> list[tuple[int, Move]]:
        """The moves with their values, best first: looked at deeper and deeper, to `depth` moves or until the effort
        is used up. A position that has been `seen` is worth less than its value, or nobody would ever get on."""
        ranked = [(0, move) for move in moves]
        for deep in range(1, depth + 1):
            try:
                ranked = self._ranked(position, [move for _, move in ranked], seen, deep)
            except _Spent:
                break
        return ranked

    def _ranked(
        self, position: Position, moves: Sequence[Move], seen: Sequence[Position], depth: int
    ) -> list[tuple[int, Move]]:
        found: list[tuple[int, Move]] = []
        best = -LOST
        for move in moves:
            following = after(position, *move)
            again = seen.count(following)
            # A margin keeps the values of nearly equal moves exact enough to choose among them.
            value = -self._value(*following, depth - 1, -LOST, -best + 30)
            if again:
                value = 0 if again > 1 else value // 2
            best = max(best, value)
            found.append((value, move))
        found.sort(key=lambda item: -item[0])
        return found

    def _value(self, white: int, black: int, kings: int, white_moves: bool, depth: int, alpha: int, beta: int) -> int:
        self._left -= 1
        if self._left < 0:
            raise _Spent
        following = (after_white if white_moves else after_black)(white, black, kings, self._majority)
        if not following:
            return -LOST - depth
        pending = following[0][1] != black if white_moves else following[0][0] != white
        if (depth <= 0 and not pending) or depth < -DEEPEST:
            value = worth(white, black, kings)
            return value if white_moves else -value
        key = (white, black, kings, white_moves)
        known = self._known.get(key)
        if known is not None:
            deep, low, high, hint = known
            if deep >= depth:
                if low >= beta:
                    return low
                if high <= alpha:
                    return high
                if low == high:
                    return low
            if hint is not None and len(following) > 1:
                following.sort(key=lambda board: board != hint)
        elif not pending:
            last = WHITE_LAST if white_moves else BLACK_LAST
            following.sort(key=lambda board: not (board[2] & ~kings & last))
        return self._best(key, following, depth, alpha, beta)

    def _best(self, key: tuple[int, int, int, bool], following: list[Board], depth: int, alpha: int, beta: int) -> int:
        best, hint, floor = -LOST - DEEPEST - depth, None, alpha
        for board in following:
            value = -self._value(*board, not key[3], depth - 1, -beta, -floor)
            if value > best:
                best, hint = value, board
                floor = max(floor, value)
                if value >= beta:
                    break
        low = best if best > alpha else -2 * LOST
        high = best if best < beta else 2 * LOST
        self._known[key] = (depth, low, high, hint)
        return best
