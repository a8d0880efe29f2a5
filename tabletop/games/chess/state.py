"""The state of a match of chess, and how it changes. The rules of moving come from python-chess.

Squares are numbered as there: 0 is a1, 7 is h1, 63 is h8. Sets of squares are bits of whole numbers.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import chess
from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Seat, TokenId
from tabletop.games.chess.destinations import Goals, destinations
from tabletop.kit.draw_offers import ByWord
from tabletop.kit.two_player import SILENT, Ending, TwoSided, tokens_of

SQUARES = 64
EACH = 16
"""Each side has at most so many pieces."""
EMPTY = 255
"""Stands for an empty square in `State.standing`."""
NO_SQUARE = -1

TOKENS = tokens_of(EACH)
PIECE_OF = {token: piece for piece, token in enumerate(TOKENS)}

BY_WORD = ByWord(agreed="chess.draw-agreed", given_up="chess.resign")

_REPEATED, _REPEATED_UNCLAIMED = 3, 5
_QUIET_PLIES, _QUIET_PLIES_UNCLAIMED = 100, 150


class House(Struct, frozen=True):
    """The house rules of a table, each named after its option."""

    first_player: Literal["lots", "first-seat"] = "lots"
    draw_claims: Literal["automatic", "on-claim"] = "automatic"
    handicap: Literal["none", "knight", "rook", "queen"] = "none"


class Position(Struct, frozen=True):
    """What the rules of moving know; `en_passant` is the square that a double step just passed over, else NO_SQUARE.
    `castling` are the squares of the rooks that may still castle."""

    pawns: int
    knights: int
    bishops: int
    rooks: int
    queens: int
    kings: int
    white: int
    black: int
    white_moves: bool
    castling: int
    en_passant: int

    @classmethod
    def of(cls, board: chess.Board) -> Position:
        """The position on a board."""
        white, black = board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]
        passed = board.ep_square
        return cls(
            board.pawns,
            board.knights,
            board.bishops,
            board.rooks,
            board.queens,
            board.kings,
            white,
            black,
            board.turn,
            board.castling_rights,
            NO_SQUARE if passed is None else passed,
        )

    def board(self) -> chess.Board:
        """A new board with this position."""
        board = chess.Board(None)
        board.pawns, board.knights, board.bishops = self.pawns, self.knights, self.bishops
        board.rooks, board.queens, board.kings = self.rooks, self.queens, self.kings
        board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK] = self.white, self.black
        board.occupied = self.white | self.black
        board.turn = self.white_moves
        board.castling_rights = self.castling
        if self.en_passant >= 0:
            board.ep_square = self.en_passant
        return board

    @property
    def occupied(self) -> int:
        """All squares that are not empty."""
        return self.white | self.black

    @property
    def own(self) -> int:
        """The squares of the side to move."""
        return self.white if self.white_moves else self.black

    def kind(self, square: int) -> int:
        """What stands on a square: chess.PAWN … chess.KING, 0 for nothing."""
        bit = 1 << square
        if not (self.white | self.black) & bit:
            return 0
        if self.pawns & bit:
            return chess.PAWN
        if self.knights & bit:
            return chess.KNIGHT
        if self.bishops & bit:
            return chess.BISHOP
        if self.rooks & bit:
            return chess.ROOK
        return chess.QUEEN if self.queens & bit else chess.KING


class State(TwoSided, frozen=True):
    """The whole truth; nothing is hidden in chess.

    `standing[square]`: the piece there (index of TOKENS), or EMPTY. `quiet`: plies since a capture or a pawn's move;
    `seen`: the positions of all these plies, the present one last. `number` counts the moves of both sides from 1.
    `taken`: the pieces that have left, in order, each with its kind. `check`: the side to move is in check; `goals`:
    where its pieces may go. `in_passing`: the last move captured en passant.
    """

    EACH: ClassVar[int] = EACH
    PIECE_OF: ClassVar[dict[TokenId, int]] = PIECE_OF

    house: House
    position: Position
    standing: bytes
    quiet: int
    number: int
    seen: tuple[Position, ...] = ()
    taken: tuple[tuple[int, int], ...] = ()
    check: bool = False
    in_passing: bool = False
    goals: tuple[Goals, ...] = ()

    @property
    def white_moves(self) -> bool:
        """Whether it is White's turn."""
        return self.position.white_moves

    @property
    def claims(self) -> bool:
        """Whether draws by repetition and length are claimed."""
        return self.house.draw_claims == "on-claim"

    def token_on(self, square: int) -> TokenId:
        """The token on a square that is not empty."""
        return TOKENS[self.standing[square]]

    def tokens_on(self, squares: int) -> tuple[TokenId, ...]:
        """The tokens on a set of squares."""
        return tuple(TOKENS[self.standing[square]] for square in chess.scan_forward(squares))

    def board(self) -> chess.Board:
        """A new board as it stands now, with its counters."""
        board = self.position.board()
        board.halfmove_clock, board.fullmove_number = self.quiet, self.number
        return board

    @property
    def claim(self) -> str:
        """The rule by which the side to move may claim a draw, or an empty text."""
        if self.seen.count(self.seen[-1]) >= _REPEATED:
            return "chess.draw-repetition"
        return "chess.draw-fifty" if self.quiet >= _QUIET_PLIES else ""


def at_start(house: House, white: Seat, board: chess.Board) -> State:
    """The state in which a match begins on a board; pieces are numbered from each side's own first rank."""
    standing = bytearray([EMPTY]) * SQUARES
    for colour in chess.COLORS:
        order = sorted(
            chess.scan_forward(board.occupied_co[colour]),
            key=lambda square: square if colour else chess.square_mirror(square),
        )
        for number, square in enumerate(order):
            standing[square] = number if colour else EACH + number
    clocks = board.halfmove_clock, board.fullmove_number
    return _standing(State(house, Position.of(board), bytes(standing), *clocks, white=white), board, fresh=True)


def moved(state: State, move: chess.Move) -> State:
    """The state after a legal move of the side to move; castling is a move of the king by two squares."""
    position, board, here, there = state.position, state.position.board(), move.from_square, move.to_square
    standing, taken = bytearray(state.standing), state.taken
    kind, victim = position.kind(here), there
    if kind == chess.PAWN and there == position.en_passant and there & 7 != here & 7:
        victim = (here & 56) | (there & 7)
    fresh = kind == chess.PAWN
    if standing[victim] != EMPTY:
        fresh, taken = True, (*taken, (standing[victim], position.kind(victim)))
        standing[victim] = EMPTY
    standing[there], standing[here] = standing[here], EMPTY
    if kind == chess.KING and abs(there - here) == 2:
        rook, crossed = rook_squares(there)
        standing[crossed], standing[rook] = standing[rook], EMPTY
    board.push(move)
    following = replace(
        state,
        standing=bytes(standing),
        taken=taken,
        quiet=0 if fresh else state.quiet + 1,
        number=state.number + (not position.white_moves),
        in_passing=victim != there,
        draw_offer=SILENT,
    )
    return _standing(following, board, fresh)


def rook_squares(there: int) -> tuple[int, int]:
    """Where the rook stands and goes to when the king castles to `there` (g or c file)."""
    return (there + 1, there - 1) if there & 7 == 6 else (there - 2, there + 1)


def _standing(state: State, board: chess.Board, fresh: bool) -> State:
    """The state on a board, with what follows from it; the match may be over. `fresh`: what came before can never come
    back."""
    position, checkers = Position.of(board), board.checkers_mask()
    known = _compared(position, board)
    state = replace(
        state,
        position=position,
        seen=(known,) if fresh else (*state.seen, known),
        check=bool(checkers),
        goals=destinations(board, checkers),
    )
    ending = _ending(state)
    return state if ending is None else replace(state, ending=ending)


def _compared(position: Position, board: chess.Board) -> Position:
    """The position as it is compared for repetition: the passed square counts only if a capture there is possible."""
    if position.en_passant < 0 or board.has_legal_en_passant():
        return position
    return replace(position, en_passant=NO_SQUARE)


def _ending(state: State) -> Ending | None:
    if not state.goals:
        return Ending("chess.checkmate", 1 - state.turn) if state.check else Ending("chess.stalemate", None)
    if no_mate_possible(state.position):
        return Ending("chess.draw-material", None)
    if len(state.seen) > 4 and state.seen.count(state.seen[-1]) >= (_REPEATED_UNCLAIMED if state.claims else _REPEATED):
        return Ending("chess.draw-repetition", None)
    if state.quiet >= (_QUIET_PLIES_UNCLAIMED if state.claims else _QUIET_PLIES):
        return Ending("chess.draw-fifty", None)
    return None


def no_mate_possible(position: Position) -> bool:
    """Kings alone, with a single knight, or with bishops that all stand on squares of one colour."""
    if position.pawns | position.rooks | position.queens:
        return False
    if position.knights:
        return position.occupied.bit_count() <= 3
    return not (position.bishops & chess.BB_LIGHT_SQUARES and position.bishops & chess.BB_DARK_SQUARES)
