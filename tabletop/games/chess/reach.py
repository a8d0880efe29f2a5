"""What officers are worth by how far they reach, and by how they press upon the king."""

from __future__ import annotations

from collections.abc import Sequence

import chess

from tabletop.games.chess.values import packed
from tabletop.games.chess.weights import PRESS_EARLY, PRESS_LATE, REACH_EARLY, REACH_LATE

REACH = {chess.KNIGHT: 0, chess.BISHOP: 9, chess.ROOK: 23, chess.QUEEN: 38}
"""The number of the first weight of each kind; then one for each square that it reaches."""
REACH_WEIGHTS = 66
UNITS = (0, 0, 2, 2, 3, 4, 0)
"""How much each kind presses upon a king by a square beside it."""
MOST, WITHOUT_QUEEN = 20, 21
"""Pressure is counted so far, in pairs of units; the number of the first weight without a queen."""
PRESS_WEIGHTS = 42

_WORTH = tuple(packed(*pair) for pair in zip(REACH_EARLY, REACH_LATE, strict=True))
_OF_KNIGHT, _OF_BISHOP, _OF_ROOK, _OF_QUEEN = _WORTH[:9], _WORTH[9:23], _WORTH[23:38], _WORTH[38:]
_PRESS = tuple(packed(*pair) for pair in zip(PRESS_EARLY, PRESS_LATE, strict=True))
_RING = tuple(chess.BB_KING_ATTACKS[square] | 1 << square for square in range(64))
_JUMPS = tuple(chess.BB_KNIGHT_ATTACKS)
_DIAGONALS = tuple(zip(chess.BB_DIAG_MASKS, chess.BB_DIAG_ATTACKS, strict=True))
_STRAIGHT = tuple(
    zip(chess.BB_RANK_MASKS, chess.BB_RANK_ATTACKS, chess.BB_FILE_MASKS, chess.BB_FILE_ATTACKS, strict=True)
)

Men = tuple[set[int], set[int]]


def of_officers(squares: Sequence[int], men: Men, kings: Sequence[int], occupied: int, barred: tuple[int, int]) -> int:
    """What White gains by them, early and late in one number. `barred`: where officers of White, and of Black, had
    better not go."""
    total = 0
    for side in (0, 1):
        free, ring = ~barred[side], _RING[kings[1 - side]]
        units = hunters = first = 0
        for at in men[side]:
            kind = squares[at] & 7
            if kind == 1 or kind == 6:
                continue
            if kind == 2:
                reach = _JUMPS[at]
                total += _OF_KNIGHT[(reach & free).bit_count()]
            elif kind == 3:
                mask, ways = _DIAGONALS[at]
                reach = ways[mask & occupied]
                total += _OF_BISHOP[(reach & free).bit_count()]
            else:
                rank_mask, ranks, file_mask, files = _STRAIGHT[at]
                reach = ranks[rank_mask & occupied] | files[file_mask & occupied]
                if kind == 4:
                    total += _OF_ROOK[(reach & free).bit_count()]
                else:
                    mask, ways = _DIAGONALS[at]
                    reach |= ways[mask & occupied]
                    total += _OF_QUEEN[(reach & free).bit_count()]
                    first = -WITHOUT_QUEEN
            near = reach & ring
            if near:
                hunters += 1
                units += UNITS[kind] * near.bit_count()
        if hunters > 1:
            total += _PRESS[first + WITHOUT_QUEEN + min(units >> 1, MOST)]
        total = -total
    return total
