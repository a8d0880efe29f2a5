"""Where the pieces may go: all legal moves of a position at once, as sets of squares, from the tables of python-chess.

python-chess makes an object of every move. A match only asks from where to where, and it asks in every position:
sets of squares answer about twice as fast. A position in check is rare and goes to python-chess itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import chess

Goals = tuple[int, int]
"""A square, and the squares to which its piece may go, as bits."""

_STEPS = (-8, 8)
_DOUBLE_RANKS = (chess.BB_RANK_5, chess.BB_RANK_4)
"""Of Black and of White."""


def destinations(board: chess.Board, checkers: int) -> tuple[Goals, ...]:
    """Every legal move of the side to move, in the order of python-chess; a square may come several times. Castling is
    a move of the king by two squares, and a promotion is one goal whatever the pawn becomes. `checkers`: the pieces
    that give check."""
    king = board.king(board.turn)
    if checkers or king is None:
        return tuple(dict.fromkeys(_listed(board.generate_legal_moves())))
    own = board.occupied_co[board.turn]
    found = [*_of_pieces(board, king, own), *_listed(board.generate_castling_moves())]
    found += _of_pawns(board, own & board.pawns)
    pinned = _pinned(board, king)
    if pinned:
        found = [(here, mask & chess.ray(king, here) if pinned >> here & 1 else mask) for here, mask in found]
        found = [goals for goals in found if goals[1]]
    if board.ep_square is not None:
        found += _listed(board.generate_legal_ep())
    return tuple(found)


def _listed(moves: Iterable[chess.Move]) -> Iterator[Goals]:
    for move in moves:
        yield move.from_square, 1 << move.to_square


def _of_pieces(board: chess.Board, king: int, own: int) -> Iterator[Goals]:
    """Of everything but pawns, pinned or not; the king goes only where nothing attacks."""
    foe, free = not board.turn, ~own
    for here in chess.scan_reversed(own & ~board.pawns):
        mask = board.attacks_mask(here) & free
        if here == king:
            for there in chess.scan_reversed(mask):
                if board.is_attacked_by(foe, there):
                    mask ^= 1 << there
        if mask:
            yield here, mask


def _of_pawns(board: chess.Board, pawns: int) -> Iterator[Goals]:
    """Captures, then single and double steps, pinned or not; nothing in passing."""
    white, empty = board.turn, ~board.occupied
    attacks, foes = chess.BB_PAWN_ATTACKS[white], board.occupied_co[not white]
    for here in chess.scan_reversed(pawns):
        mask = attacks[here] & foes
        if mask:
            yield here, mask
    single = (pawns << 8 if white else pawns >> 8) & empty
    double = (single << 8 if white else single >> 8) & empty & _DOUBLE_RANKS[white]
    step = _STEPS[white]
    for there in chess.scan_reversed(single):
        yield there - step, 1 << there
    for there in chess.scan_reversed(double):
        yield there - 2 * step, 1 << there


def _pinned(board: chess.Board, king: int) -> int:
    """The own pieces that stand alone between the king and an attacker."""
    straight, diagonal = board.rooks | board.queens, board.bishops | board.queens
    lines = chess.BB_RANK_ATTACKS[king][0] | chess.BB_FILE_ATTACKS[king][0]
    attackers = lines & straight | chess.BB_DIAG_ATTACKS[king][0] & diagonal
    found = 0
    for attacker in chess.scan_reversed(attackers & board.occupied_co[not board.turn]):
        between = chess.between(king, attacker) & board.occupied
        if between and not between & (between - 1):
            found |= between
    return found & board.occupied_co[board.turn]
