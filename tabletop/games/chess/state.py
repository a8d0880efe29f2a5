"""The state of a match of chess, and how it changes. The rules of moving come from python-chess.

Squares are numbered as there: 0 is a1, 7 is h1, 63 is h8. Sets of squares are bits of whole numbers.
"""

from __future__ import annotations

import chess
from msgspec import Struct
from msgspec.structs import replace

from tabletop.core.model import Seat, TokenId
from tabletop.games.chess.ways import Way, ways_of
from tabletop.kit.draw_offers import ByWord
from tabletop.kit.two_player import Ending, TwoSided

SQUARES = 64
EACH = 16
"""Each side has at most so many pieces."""
EMPTY = 255
"""Stands for an empty square in `State.standing`."""
NO_SQUARE = -1

TOKENS: tuple[TokenId, ...] = (
    *(f"white-{number}" for number in range(1, EACH + 1)),
    *(f"black-{number}" for number in range(1, EACH + 1)),
)
PIECE_OF = {token: piece for piece, token in enumerate(TOKENS)}

BY_WORD = ByWord(agreed="chess.draw-agreed", given_up="chess.resign")

_REPEATED, _REPEATED_UNCLAIMED = 3, 5
_QUIET_PLIES, _QUIET_PLIES_UNCLAIMED = 100, 150


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

    `white`: who plays White. `claims`: draws by repetition and length are claimed. `standing[square]`: the piece there
    (index of TOKENS), or EMPTY. `quiet`: plies since a capture or a pawn's move; `seen`: the positions of all these
    plies, the present one last. `number` counts the moves of both sides from 1. `taken`: the pieces that have left, in
    order, each with its kind. `check`: the side to move is in check; `ways`: where its pieces may go. `in_passing`: the
    last move captured en passant.
    """

    white: Seat
    claims: bool
    position: Position
    standing: bytes
    quiet: int
    number: int
    seen: tuple[Position, ...]
    taken: tuple[tuple[int, int], ...] = ()
    check: bool = False
    in_passing: bool = False
    ways: tuple[Way, ...] = ()

    @property
    def turn(self) -> Seat:
        """Whose move it is."""
        return self.white if self.position.white_moves else 1 - self.white

    def seat_of(self, piece: int) -> Seat:
        """Whose piece it is."""
        return self.white if piece < EACH else 1 - self.white

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


def at_start(white: Seat, claims: bool, board: chess.Board) -> State:
    """The state in which a match begins on a board; pieces are numbered from each side's own first rank."""
    standing = bytearray([EMPTY]) * SQUARES
    for colour in chess.COLORS:
        order = sorted(
            chess.scan_forward(board.occupied_co[colour]),
            key=lambda square: square if colour else chess.square_mirror(square),
        )
        for number, square in enumerate(order):
            standing[square] = number if colour else EACH + number
    position, checkers = Position.of(board), board.checkers_mask()
    state = State(
        white,
        claims,
        position,
        bytes(standing),
        board.halfmove_clock,
        board.fullmove_number,
        (_compared(position, board),),
        check=bool(checkers),
        ways=ways_of(board, checkers),
    )
    return replace(state, ending=_ending(state))


def moved(state: State, here: int, there: int, promotion: int | None) -> State:
    """The state after a legal move of the side to move; castling is a move of the king by two squares."""
    position, board = state.position, state.position.board()
    standing, taken = bytearray(state.standing), state.taken
    kind, victim = position.kind(here), there
    if kind == chess.PAWN and there == position.en_passant and there & 7 != here & 7:
        victim = (here & 56) | (there & 7)
    captures = standing[victim] != EMPTY
    if captures:
        taken = (*taken, (standing[victim], position.kind(victim)))
        standing[victim] = EMPTY
    standing[there], standing[here] = standing[here], EMPTY
    if kind == chess.KING and abs(there - here) == 2:
        rook, crossed = rook_squares(there)
        standing[crossed], standing[rook] = standing[rook], EMPTY
    board.push(chess.Move(here, there, promotion))
    return _turned(state, board, bytes(standing), taken, captures or kind == chess.PAWN, victim != there)


def rook_squares(there: int) -> tuple[int, int]:
    """Where the rook stands and goes to when the king castles to `there` (g or c file)."""
    return (there + 1, there - 1) if there & 7 == 6 else (there - 2, there + 1)


def _turned(
    state: State,
    board: chess.Board,
    standing: bytes,
    taken: tuple[tuple[int, int], ...],
    fresh: bool,
    in_passing: bool,
) -> State:
    """The state for the other side; `fresh`: what came before can never come back."""
    position, checkers = Position.of(board), board.checkers_mask()
    known = _compared(position, board)
    turned = State(
        state.white,
        state.claims,
        position,
        standing,
        0 if fresh else state.quiet + 1,
        state.number + (not state.position.white_moves),
        (known,) if fresh else (*state.seen, known),
        taken,
        check=bool(checkers),
        in_passing=in_passing,
        ways=ways_of(board, checkers),
    )
    ending = _ending(turned)
    return turned if ending is None else replace(turned, ending=ending)


def _compared(position: Position, board: chess.Board) -> Position:
    """The position as it is compared for repetition: the passed square counts only if a capture there is possible."""
    if position.en_passant < 0 or board.has_legal_en_passant():
        return position
    return replace(position, en_passant=NO_SQUARE)


def _ending(state: State) -> Ending | None:
    if not state.ways:
        return Ending("chess.checkmate", 1 - state.turn) if state.check else Ending("chess.stalemate", None)
    if no_mate_possible(state.position):
        return Ending("chess.draw-material", None)
    if len(state.seen) > 4 and state.seen.count(state.seen[-1]) >= (_REPEATED_UNCLAIMED if state.claims else _REPEATED):
        return Ending("chess.draw-repetition", None)
    if state.quiet >= (_QUIET_PLIES_UNCLAIMED if state.claims else _QUIET_PLIES):
        return Ending("chess.draw-fifty", None)
    return None


def king_square(state: State) -> int:
    """Where the king of the side to move stands."""
    return (state.position.kings & state.position.own).bit_length() - 1


def no_mate_possible(position: Position) -> bool:
    """Kings alone, with a single knight, or with bishops that all stand on squares of one colour."""
    if position.pawns | position.rooks | position.queens:
        return False
    if position.knights:
        return position.occupied.bit_count() <= 3
    return not (position.bishops & chess.BB_LIGHT_SQUARES and position.bishops & chess.BB_DARK_SQUARES)
