"""Endings against a king alone: how it is driven to where it can be mated, and whether a last pawn wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import chess

from tabletop.games.chess.material import Material
from tabletop.games.chess.values import BLACK, WORTH

_WON = 600
"""An ending with a last pawn that wins is worth so much: less than a queen, so that the pawn goes on."""
_FILES = (0x0101010101010101, 0x8080808080808080)
_BOARD = (1 << 64) - 1


def lone_king(
    squares: Sequence[int], men: tuple[set[int], set[int]], kings: Sequence[int], material: Material, turn: int
) -> int:
    """What the ending is worth to the strong side."""
    strong = material.strong or 0
    king, lone = kings[strong], kings[1 - strong]
    if material.pawn_alone:
        pawn = next(at for at in men[strong] if squares[at] & 7 == chess.PAWN)
        return _last_pawn(king, pawn, lone, strong, turn)
    near = chess.square_distance(king, lone) + _steps(king, lone)
    worth = material.officers[strong] + 500 - 5 * near
    bishops = [at for at in men[strong] if squares[at] == (chess.BISHOP | strong * BLACK)]
    knights = [at for at in men[strong] if squares[at] == (chess.KNIGHT | strong * BLACK)]
    if bishops and knights and material.officers[strong] == WORTH[chess.BISHOP] + WORTH[chess.KNIGHT]:
        worth -= 2 * _steps(knights[0], lone)
        return worth - 22 * _to_corner(lone, (bishops[0] + (bishops[0] >> 3)) & 1) + 4 * _outward(lone)
    return worth + 14 * _outward(lone) + 6 * _cornered(lone)


def _steps(one: int, other: int) -> int:
    return abs((one & 7) - (other & 7)) + abs((one >> 3) - (other >> 3))


def _outward(square: int) -> int:
    """How far a square is from the middle, 0 to 6."""
    file, rank = square & 7, square >> 3
    return 6 - min(file, 7 - file) - min(rank, 7 - rank)


def _cornered(square: int) -> int:
    """How near a square is to an edge, 0 to 3."""
    file, rank = square & 7, square >> 3
    return 3 - min(file, 7 - file, rank, 7 - rank)


def _to_corner(square: int, odd: int) -> int:
    """How far it is to the nearer corner of a colour; the squares of a1's colour are even."""
    corners = (chess.A8, chess.H1) if odd else (chess.A1, chess.H8)
    return min(_steps(square, corner) for corner in corners)


def _last_pawn(king: int, pawn: int, lone: int, strong: int, turn: int) -> int:
    """By the table of all such endings."""
    if strong:
        king, pawn, lone = king ^ 56, pawn ^ 56, lone ^ 56
    if not wins(king, pawn, lone, turn == strong):
        return 0
    stop = pawn + 8
    ahead = 12 * (pawn >> 3)
    return _WON + ahead + 2 * (chess.square_distance(lone, stop) - chess.square_distance(king, stop))


def wins(king: int, pawn: int, lone: int, own_turn: bool) -> bool:
    """Whether White wins with king and pawn against Black's king; `own_turn`: White is to move."""
    if pawn & 7 > 3:
        king, pawn, lone = king ^ 7, pawn ^ 7, lone ^ 7
    won, lost = _table(pawn & 7)[pawn >> 3]
    return bool((won if own_turn else lost)[king] >> lone & 1)


def _next(squares: int) -> int:
    """All that is next to a set of squares."""
    beside = (squares & ~_FILES[1]) << 1 | (squares & ~_FILES[0]) >> 1
    row = squares | beside
    return (beside | row << 8 | row >> 8) & _BOARD


def _around(squares: int) -> int:
    """A set of squares, and all that is next to it."""
    return squares | _next(squares)


_Half = tuple[list[int], list[int]]
"""By the square of White's king: the squares of Black's king where White wins, White and Black to move."""


@cache
def _table(file: int) -> dict[int, _Half]:
    """All endings with a pawn on a file, by its rank; worked out backwards from the last rank."""
    found: dict[int, _Half] = {}
    for rank in range(6, 0, -1):
        found[rank] = _ranked(rank * 8 + file, found.get(rank + 1), found.get(rank + 2) if rank == 1 else None)
    return found


def _ranked(pawn: int, next_rank: _Half | None, double: _Half | None) -> _Half:
    """The endings with a pawn on a square, given those in which it has gone on."""
    hits = _around(1 << pawn) & (0xFF << (pawn & 56) + 8) & ~(1 << pawn + 8)
    allowed = [0 if king == pawn else _BOARD & ~_around(1 << king) & ~(1 << pawn) for king in range(64)]
    won, lost = [0] * 64, [0] * 64
    for king in range(64):
        open_to = allowed[king] & ~(1 << pawn + 8)
        if king == pawn + 8 or king == pawn:
            continue
        if next_rank is None:
            guarded = _around(1 << king) >> pawn + 8 & 1
            won[king] = open_to & ~hits & (_BOARD if guarded else ~_around(1 << pawn + 8))
        else:
            won[king] = next_rank[1][king] & open_to & ~hits
            if double is not None and king != pawn + 16:
                won[king] |= double[1][king] & open_to & ~hits & ~(1 << pawn + 16)
    changed = True
    while changed:
        changed = False
        for king in range(64):
            if king == pawn:
                continue
            safe_pawn = _around(1 << king) >> pawn & 1
            flee = allowed[king] & ~hits
            escapes = flee & ~won[king]
            stuck = allowed[king] & ~_next(escapes)
            if not safe_pawn:
                stuck &= ~_next(1 << pawn)
            stuck &= _mated_or_moving(stuck, flee, hits)
            changed, lost[king] = changed or stuck != lost[king], stuck
        for king in range(64):
            ways = _next(1 << king) & ~(1 << pawn)
            more = 0
            for there in chess.scan_forward(ways):
                more |= lost[there] & allowed[there]
            more = won[king] | more & allowed[king] & ~hits
            changed, won[king] = changed or more != won[king], more
    return won, lost


def _mated_or_moving(stuck: int, flee: int, hits: int) -> int:
    """Without a move, a king has lost only if it is in check."""
    return stuck & (_next(flee) | hits)
