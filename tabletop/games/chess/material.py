"""What is on a board, counted in one number, and what follows from it whatever stands where."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import chess

from tabletop.games.chess.values import BLACK, FULL, PHASE, WORTH, packed
from tabletop.games.chess.weights import BISHOPS

_BITS = 4
_KINDS = (chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)
UNIT = tuple(
    1 << _BITS * (kind - 1 + (5 if piece & BLACK else 0)) if (kind := piece & 7) in _KINDS else 0 for piece in range(16)
)
"""What each piece adds to the number; kings nothing."""

_BISHOP_PAIR = packed(*BISHOPS)
_MOST = 16_384
"""So many counts are kept at once: a search meets some hundreds."""


class Material(NamedTuple):
    """`pair`: what White gains by it besides the worth of the pieces; `phase`: of the match; `officers`: what each side
    has besides king and pawns, in hundredths of a pawn; `drawn`: nobody can mate; `strong`: the side that plays against
    a king alone, and can win. `sixteenths`: how much of its advantage White, and Black, can make something of."""

    pair: int
    phase: int
    officers: tuple[int, int]
    drawn: bool
    strong: int | None
    pawn_alone: bool
    is_scaled: bool
    sixteenths: tuple[int, int]


def _sixteenths(pawns: int, own: int, other: int) -> int:
    """A side without pawns wins only if it is ahead by more than a bishop."""
    if pawns or own - other > 400:
        return 16
    return 1 if own <= 400 else 3


@lru_cache(maxsize=_MOST)
def material_of(stuff: int) -> Material:
    """What the number says."""
    counts = [stuff >> _BITS * at & 15 for at in range(10)]
    white, black = counts[:5], counts[5:]
    officers = [sum(WORTH[kind] * side[kind - 1] for kind in _KINDS[1:]) for side in (white, black)]
    pair = _BISHOP_PAIR * ((white[2] > 1) - (black[2] > 1))
    phase = sum(PHASE[kind] * (white[kind - 1] + black[kind - 1]) for kind in _KINDS)
    sixteenths = _sixteenths(white[0], *officers), _sixteenths(black[0], officers[1], officers[0])
    strong = next(
        (side for side, men in enumerate((white, black)) if sum(men) and not sum((white, black)[1 - side])), None
    )
    drawn = False
    if sum(counts) < 2 and not counts[0] + counts[5] + sum(officers) // 400:
        drawn, strong = True, None
    if strong is not None:
        pawns, knights, bishops, rooks, queens = (white, black)[strong]
        mates = rooks or queens or bishops > 1 or (bishops and knights) or knights > 2
        if (sum((pawns, knights, bishops, rooks, queens)) > 1 and pawns) or (not mates and not pawns):
            strong = None
    return Material(
        pair, min(phase, FULL), (officers[0], officers[1]), drawn, strong, stuff in (UNIT[1], UNIT[1 | BLACK]),
        sixteenths != (16, 16), sixteenths,
    )  # fmt: skip
