"""What pieces are worth to the computer player, in hundredths of a pawn: kinds, squares, and the whole board."""

from __future__ import annotations

import chess

WORTH = {
    0: 0,
    chess.PAWN: 100,
    chess.KNIGHT: 320,
    chess.BISHOP: 330,
    chess.ROOK: 500,
    chess.QUEEN: 900,
    chess.KING: 0,
}
MATE = 100_000
"""Less one for every ply that the mate is away."""

_ENDGAME = 2600
"""So much is left of both sides, without pawns and kings, when kings begin to walk."""


def _centre(square: int) -> int:
    """How near a square is to the middle: 0 in a corner, 6 in the middle."""
    file, rank = square & 7, square >> 3
    return min(file, 7 - file) + min(rank, 7 - rank)


def _of_square(kind: int, square: int, late: bool) -> int:
    """What a white piece gains or loses by standing there."""
    file, rank = square & 7, square >> 3
    middle = _centre(square)
    if kind == chess.PAWN:
        ahead = (0, 0, 4, 8, 16, 30, 60, 0)[rank] * (2 if late else 1)
        return ahead + (12 if file in (3, 4) and rank in (3, 4) else -12 if file in (3, 4) and rank == 1 else 0)
    if kind == chess.KNIGHT:
        return 9 * middle - 30
    if kind == chess.BISHOP:
        return 5 * middle - 12 - (8 if rank == 0 else 0)
    if kind == chess.ROOK:
        return (20 if rank == 6 else 0) + (6 if file in (3, 4) else 0)
    if kind == chess.QUEEN:
        return 2 * middle - (4 if rank == 0 else 0)
    if late:
        return 8 * middle - 24
    return (30 if file in (6, 2, 1) else 10 if file in (0, 7) else 0) - 30 * min(rank, 2)


def _table(late: bool) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Worth by colour (Black, White), kind and square; what is good for Black is negative."""
    kinds = range(7)
    white = tuple(
        tuple(WORTH[kind] + _of_square(kind, square, late) if kind else 0 for square in chess.SQUARES) for kind in kinds
    )
    black = tuple(tuple(-row[chess.square_mirror(square)] for square in chess.SQUARES) for row in white)
    return black, white


EARLY, LATE = _table(late=False), _table(late=True)
Table = tuple[tuple[tuple[int, ...], ...], ...]


def table_for(board: chess.Board) -> Table:
    """The worth of squares that fits how much is left on a board."""
    heavy = sum(
        WORTH[kind] * mask.bit_count()
        for kind, mask in (
            (chess.KNIGHT, board.knights),
            (chess.BISHOP, board.bishops),
            (chess.ROOK, board.rooks),
            (chess.QUEEN, board.queens),
        )
    )
    return LATE if heavy <= _ENDGAME else EARLY


def balance(board: chess.Board, table: Table) -> int:
    """How the sides stand: positive is good for White."""
    return sum(table[piece.color][piece.piece_type][square] for square, piece in board.piece_map().items())
