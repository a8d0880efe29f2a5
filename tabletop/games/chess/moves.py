"""Moves as actions and back, from tables made once: an action for every piece, square and promotion."""

from __future__ import annotations

from functools import cache

import chess
from msgspec import Struct

from tabletop.core.model import Action, Place, Seat
from tabletop.games.chess.state import EACH, NO_SQUARE, SQUARES, TOKENS, State

BOARD = "board"
PLACES = tuple(Place(BOARD, square) for square in range(SQUARES))
LETTER_OF = {chess.QUEEN: "q", chess.ROOK: "r", chess.BISHOP: "b", chess.KNIGHT: "n"}
KIND_OF = {letter: kind for kind, letter in LETTER_OF.items()}
KING_HOMES = (chess.E8, chess.E1)
"""Of Black and of White."""
LAST_RANKS = (chess.BB_RANK_1, chess.BB_RANK_8)
"""Of Black and of White."""


class Tables(Struct, frozen=True):
    """`plain[piece][square]` and `promoted[kind][piece][square]` are the actions that bring a piece to a square."""

    plain: tuple[tuple[Action, ...], ...]
    promoted: dict[int, tuple[tuple[Action, ...], ...]]


@cache
def tables(white: Seat) -> Tables:
    """The tables for a match in which `white` plays White."""

    def of(choice: str | None) -> tuple[tuple[Action, ...], ...]:
        return tuple(
            tuple(Action(white if piece < EACH else 1 - white, "move", (token,), place, choice) for place in PLACES)
            for piece, token in enumerate(TOKENS)
        )

    return Tables(of(None), {kind: of(letter) for kind, letter in LETTER_OF.items()})


def moves(state: State) -> list[Action]:
    """Every legal move of the side to move, also where the match is drawn already."""
    ready, found, last = tables(state.white), [], LAST_RANKS[state.position.white_moves]
    for here, mask in state.goals:
        arrives = mask & last and state.position.pawns >> here & 1
        rows = tuple(ready.promoted[kind] for kind in LETTER_OF) if arrives else (ready.plain,)
        piece = state.standing[here]
        while mask:
            there = mask.bit_length() - 1
            mask ^= 1 << there
            found += [row[piece][there] for row in rows]
    return found


def action_of(state: State, move: chess.Move) -> Action:
    """A move of python-chess as an action."""
    ready = tables(state.white)
    row = ready.plain if move.promotion is None else ready.promoted[move.promotion]
    return row[state.standing[move.from_square]][move.to_square]


def move_of(state: State, action: Action) -> chess.Move:
    """The move of python-chess that an action of a piece on the board means."""
    here, there = squares_of(state, action)
    return chess.Move(here, there, KIND_OF.get(str(action.choice)) if promotes(state, here, there) else None)


def square_of(place: Place | None) -> int:
    """The square that a place means, NO_SQUARE for any other place."""
    if place is None or place.zone != BOARD or not 0 <= place.slot < SQUARES:
        return NO_SQUARE
    return place.slot


def squares_of(state: State, action: Action) -> tuple[int, int]:
    """From where to where a move leads, NO_SQUARE where that is no square of the board. A king that is dropped on its
    own rook castles."""
    piece, there = state.piece_of(action), square_of(action.to)
    here = NO_SQUARE if piece is None else state.standing.find(piece)
    if here == KING_HOMES[state.position.white_moves] and here ^ there in (3, 4):  # e to h or a on one rank
        bit = 1 << there
        if state.position.kings & 1 << here and state.position.rooks & state.position.own & bit:
            there = here + 2 if there > here else here - 2
    return here, there


def promotes(state: State, here: int, there: int) -> bool:
    """Whether a piece is a pawn that arrives on its last rank."""
    last = LAST_RANKS[state.position.white_moves]
    return here >= 0 and there >= 0 and bool(state.position.pawns & 1 << here and last & 1 << there)
