"""Moves as they are written: what a view and an action say together, without the state."""

from __future__ import annotations

import chess
from msgspec import Struct

from tabletop.core.model import Action
from tabletop.core.view import View
from tabletop.games.chess.moves import BOARD, KIND_OF, square_of

_COLOURS = {"white": chess.WHITE, "black": chess.BLACK}
_SIGNS = "+#"


class Line(Struct, frozen=True):
    """A move. `kind` is the piece that moves, `victim` the one that it captures (0: none), `promotion` what a pawn
    becomes (0: nothing). `rest` is the short notation without letters of pieces, `sign` its + or #."""

    here: int
    there: int
    kind: int
    victim: int
    promotion: int
    castles: bool
    en_passant: bool
    rest: str
    sign: str


def face_of(white: bool, kind: int) -> str:
    """The art key of a piece."""
    return f"chess-{'white' if white else 'black'}-{chess.piece_symbol(kind).upper()}"


def piece_of(face: str) -> chess.Piece:
    """The piece that an art key shows."""
    _, colour, letter = face.split("-")
    return chess.Piece(chess.PIECE_SYMBOLS.index(letter.lower()), _COLOURS[colour])


def board_of(view: View) -> chess.Board:
    """The pieces that a view shows on a board of python-chess; whose move it is stays open."""
    board = chess.Board(None)
    for placement in view.placements:
        if placement.place.zone == BOARD and placement.face is not None:
            board.set_piece_at(placement.place.slot, piece_of(placement.face))
    return board


def line_of(view: View, action: Action) -> Line:
    """A legal move, as it is written. `view` is from before the move."""
    here = next(p.place.slot for p in view.placements if p.token == action.tokens[0])
    there = square_of(action.to)
    board = board_of(view)
    piece = board.piece_at(here)
    assert piece is not None
    board.turn = piece.color
    aside = abs((there & 7) - (here & 7))
    castles = piece.piece_type == chess.KING and aside > 1
    if castles:
        there = here + 2 if there > here else here - 2  # it may have been dropped on the rook
    en_passant = piece.piece_type == chess.PAWN and aside == 1 and board.piece_at(there) is None
    if castles:
        board.castling_rights = (chess.BB_RANK_1 if piece.color else chess.BB_RANK_8) & chess.BB_CORNERS
    if en_passant:
        board.ep_square = there
    promotion = KIND_OF.get(str(action.choice), 0) if piece.piece_type == chess.PAWN else 0
    san = board.san(chess.Move(here, there, promotion or None))
    bare = san.rstrip(_SIGNS)
    return Line(
        here,
        there,
        piece.piece_type,
        chess.PAWN if en_passant else board.piece_type_at(there) or 0,
        promotion,
        castles,
        en_passant,
        bare.partition("=")[0] if castles or piece.piece_type == chess.PAWN else bare[1:],
        san[len(bare) :],
    )
