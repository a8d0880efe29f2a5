"""What pieces are worth to the computer player, in hundredths of a pawn, on which square, early and late in a match.

A worth is a pair in one number, so that both are added at once: `packed(early, late)`.
"""

from __future__ import annotations

import chess

from tabletop.games.chess.weights import EARLY, LATE, PLACED_EARLY, PLACED_LATE

WORTH = {
    0: 0,
    chess.PAWN: 100,
    chess.KNIGHT: 320,
    chess.BISHOP: 330,
    chess.ROOK: 500,
    chess.QUEEN: 900,
    chess.KING: 0,
}
"""What pieces are worth as one says."""

FULL = 24
"""The phase of a match in which all pieces are on the board; 0 when only kings and pawns are."""
PHASE = (0, 0, 1, 1, 2, 4, 0)
"""What each kind of piece adds to it."""

BLACK = 8
"""Added to the kind of a piece: it is Black's."""

_HALF = 1 << 15


def packed(early: int, late: int) -> int:
    """Two numbers in one."""
    return (late << 16) + early


def blended(pair: int, phase: int) -> int:
    """What a pair is worth in a phase."""
    early = (pair + _HALF & 0xFFFF) - _HALF
    late = pair + _HALF >> 16
    return int((early * phase + late * (FULL - phase)) / FULL)


def _centre(square: int) -> int:
    """How near a square is to the middle: 0 in a corner, 6 in the middle."""
    file, rank = square & 7, square >> 3
    return min(file, 7 - file) + min(rank, 7 - rank)


def early(kind: int, square: int) -> int:
    """What a white piece gains by standing there while there are many pieces."""
    file, rank, middle = square & 7, square >> 3, _centre(square)
    inner = min(file, 7 - file)
    if kind == chess.PAWN:
        ahead = (0, 0, 1, 6, 15, 34, 70, 0)[rank]
        if inner == 3:
            return ahead + (0, -16, 6, 20, 16, 8, 0, 0)[rank]
        return ahead + (-7, 0, 3)[inner]
    if kind == chess.KNIGHT:
        return 8 * middle - 30 + (-8 if rank == 0 else 8 if rank in (4, 5) and inner > 1 else 0)
    if kind == chess.BISHOP:
        return 4 * middle - 8 - (12 if rank == 0 else 0) + (10 if rank == 1 and inner == 1 else 0)
    if kind == chess.ROOK:
        return (18 if rank == 6 else 0) + (0, 0, 5, 9)[inner] - (6 if rank in (2, 3, 4) else 0)
    if kind == chess.QUEEN:
        return middle - 3 + (6 if rank == 6 else 0)
    if rank:
        return (0, -22, -48, -70)[min(rank, 3)] - (0, 0, 6, 10)[inner]
    return (18, 30, 14, -6, 0, -10, 36, 22)[file]


def late(kind: int, square: int) -> int:
    """What a white piece gains by standing there when there are few pieces left."""
    rank, middle = square >> 3, _centre(square)
    if kind == chess.PAWN:
        return (0, 0, 3, 10, 24, 52, 100, 0)[rank]
    if kind == chess.KNIGHT:
        return 7 * middle - 26
    if kind == chess.BISHOP:
        return 3 * middle - 8
    if kind == chess.ROOK:
        return 10 if rank == 6 else 5 if rank > 3 else 0
    if kind == chess.QUEEN:
        return 6 * middle - 18
    return 10 * middle - 32


def _pairs(piece: int) -> tuple[int, ...]:
    """What a piece is worth to White on each square."""
    kind = piece & 7
    if not 0 < kind < 7:
        return (0,) * 64
    sign, turn = (-1, 56) if piece & BLACK else (1, 0)
    return tuple(
        sign
        * packed(
            EARLY[kind] + int(early(kind, square ^ turn) * PLACED_EARLY[kind] / 100),
            LATE[kind] + int(late(kind, square ^ turn) * PLACED_LATE[kind] / 100),
        )
        for square in range(64)
    )


PAIRS = tuple(_pairs(piece) for piece in range(16))
"""By piece (its kind, with BLACK added) and square: what is good for Black is negative."""
