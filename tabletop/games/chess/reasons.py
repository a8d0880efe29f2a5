"""Why a move of chess is proposed, in words: they are the hints too."""

from __future__ import annotations

from typing import NamedTuple

import chess

from tabletop.core.text import Names, Text, say
from tabletop.games.chess import words
from tabletop.games.chess.search import MATE, Found
from tabletop.games.chess.state import Position, State
from tabletop.games.chess.values import WORTH

_CONFINED = 2
"""With no more squares to go to a king is nearly caught."""
_FURTHER = 2
"""A line is opened if a piece sees so many squares more."""
_FAIR = 20
"""Pieces that differ by no more are worth the same."""


def reason(state: State, found: Found) -> Text:
    """The plainest thing that speaks for a move."""
    position, move = state.position, found.move
    board = position.board()
    kind = position.kind(move.from_square)
    attacked = _in_danger(position, board, move.from_square)
    in_check, castles, passing = state.check, board.is_castling(move), board.is_en_passant(move)
    before = _outlook(position, board, move.from_square)
    board.push(move)
    if board.is_checkmate():
        return say(words.BECAUSE_MATE)
    if found.score > MATE - 100:
        return say(words.BECAUSE_MATE_SOON, (MATE - found.score + 1) // 2)
    if move.promotion:
        return say(words.BECAUSE_PROMOTES)
    if (gained := _gained(position, board, move, passing)) is not None:
        return gained
    if in_check:
        return say(words.BECAUSE_OUT_OF_CHECK)
    if attacked and not board.is_attacked_by(board.turn, move.to_square):
        return say(words.BECAUSE_SAVES, piece=words.object_on(kind, move.from_square))
    if castles:
        return say(words.BECAUSE_CASTLES)
    if board.is_check():
        return say(words.BECAUSE_CHECK)
    return _quiet_reason(position, board, move, before)


class _Outlook(NamedTuple):
    """What a piece does from its square: whom it threatens, and how many squares it reaches; and who needs help."""

    threatened: int
    reach: int
    helpless: int


def _outlook(position: Position, board: chess.Board, square: int) -> _Outlook:
    white = position.white_moves
    seen, own, other = board.attacks_mask(square), board.occupied_co[white], board.occupied_co[not white]
    worth = WORTH[board.piece_type_at(square) or 0]
    threatened = helpless = 0
    for there in chess.scan_forward(seen & other & ~position.kings):
        if WORTH[position.kind(there)] > worth or not board.attackers_mask(not white, there):
            threatened |= 1 << there
    for there in chess.scan_forward(own & ~position.kings):
        if board.attackers_mask(not white, there) and not board.attackers_mask(white, there):
            helpless |= 1 << there
    return _Outlook(threatened, (seen & ~own).bit_count(), helpless)


def _quiet_reason(position: Position, board: chess.Board, move: chess.Move, before: _Outlook) -> Text:
    """What a move is good for that takes nothing: the board is the one after it."""
    kind, now = position.kind(move.from_square), _outlook(position, board, move.to_square)
    home = chess.BB_RANK_1 if position.white_moves else chess.BB_RANK_8
    if kind in (chess.KNIGHT, chess.BISHOP) and home & 1 << move.from_square:
        return say(words.BECAUSE_DEVELOPS, piece=words.object_on(kind, move.from_square))
    if kind == chess.PAWN and chess.BB_CENTER & 1 << move.to_square:
        return say(words.BECAUSE_CENTRE)
    if fresh := now.threatened & ~before.threatened:
        return say(words.BECAUSE_ATTACKS, pieces=words.objects_on(position, fresh))
    if saved := before.helpless & ~now.helpless & ~(1 << move.from_square):
        return say(words.BECAUSE_PROTECTS, pieces=words.objects_on(position, saved))
    if kind not in (chess.PAWN, chess.KING) and now.reach > before.reach:
        square = words.square_name(move.to_square)
        return say(words.BECAUSE_REACHES, now.reach, square=square, before=before.reach)
    if kind == chess.PAWN and _is_free(board, move.to_square):
        return say(words.BECAUSE_FREE)
    return _modest_reason(_Quiet(position, board, move, kind))


class _Quiet(NamedTuple):
    """A move that takes and threatens nothing: the position before it, the board after it."""

    position: Position
    board: chess.Board
    move: chess.Move
    kind: int

    @property
    def there(self) -> str:
        """Where the piece stands now."""
        return words.square_name(self.move.to_square)


def _modest_reason(quiet: _Quiet) -> Text:
    """What a move does for the rest of the board, else how the piece stands where it has gone."""
    found = _stops_pawn(quiet) or _confines(quiet) or _opens(quiet)
    if found is None and quiet.kind == chess.KING:
        return _king_walks(quiet)
    found = found or _denies(quiet) or _supports(quiet)
    if found is not None:
        return found
    board, goal = quiet.board, quiet.move.to_square
    if quiet.kind == chess.PAWN:
        guarded = Names(tuple(map(words.square_name, chess.scan_forward(board.attacks_mask(goal)))))
        return say(words.BECAUSE_GUARDS, square=quiet.there, squares=guarded)
    if not board.attackers_mask(board.turn, goal):
        return say(words.BECAUSE_UNTOUCHED, square=quiet.there)
    if board.attackers_mask(not board.turn, goal):
        return say(words.BECAUSE_COVERED, square=quiet.there)
    return say(words.BECAUSE_GOES_ON, _reach(board, goal), square=quiet.there)


def _stops_pawn(quiet: _Quiet) -> Text | None:
    """A piece stands in the way of a free pawn of the other side."""
    board, goal = quiet.board, quiet.move.to_square
    pawn = goal + (8 if board.turn == chess.BLACK else -8)
    if not 0 <= pawn < 64 or not board.pawns & board.occupied_co[board.turn] & 1 << pawn:
        return None
    return say(words.BECAUSE_BLOCKS, square=words.square_name(pawn)) if _is_free(board, pawn, board.turn) else None


def _confines(quiet: _Quiet) -> Text | None:
    """The other king has hardly anywhere to go."""
    before = quiet.position.board()
    before.turn = not before.turn
    had, has = _king_goals(before), _king_goals(quiet.board)
    return say(words.BECAUSE_CONFINES, has) if 0 < has <= _CONFINED and has < had else None


def _king_goals(board: chess.Board) -> int:
    """How many squares the king of the side to move can go to."""
    king = board.king(board.turn)
    return 0 if king is None else sum(1 for _ in board.generate_legal_moves(1 << king)) if board.is_valid() else 0


def _opens(quiet: _Quiet) -> Text | None:
    """Pieces that see further because this one has gone away."""
    before, board, start = quiet.position.board(), quiet.board, 1 << quiet.move.from_square
    own = board.occupied_co[not board.turn]
    freed = 0
    for square in chess.scan_forward(own & (board.bishops | board.rooks | board.queens) & ~(1 << quiet.move.to_square)):
        seen = before.attacks_mask(square)
        if seen & start and board.attacks_mask(square).bit_count() - seen.bit_count() >= _FURTHER:
            freed |= 1 << square
    return say(words.BECAUSE_OPENS, pieces=words.objects_on(quiet.position, freed)) if freed else None


def _denies(quiet: _Quiet) -> Text | None:
    """A square to which a stronger piece of the other side could have gone without being taken."""
    before, board, goal = quiet.position.board(), quiet.board, quiet.move.to_square
    own = not board.turn
    found: tuple[int, int] | None = None
    for square in chess.scan_forward(board.attacks_mask(goal) & ~board.occupied & ~before.occupied):
        for other in chess.scan_forward(board.attackers_mask(not own, square) & ~board.pawns & ~board.kings):
            stronger = WORTH[quiet.position.kind(other)]
            reached = before.attacks_mask(other) >> square & 1 and not before.attackers_mask(own, square)
            if reached and stronger > max(WORTH[quiet.kind], WORTH[quiet.position.kind(found[1])] if found else 0):
                found = square, other
    if found is None:
        return None
    piece = words.object_on(quiet.position.kind(found[1]), found[1])
    return say(words.BECAUSE_DENIES, square=words.square_name(found[0]), piece=piece)


def _supports(quiet: _Quiet) -> Text | None:
    """Pieces that are attacked, and protected once more than before."""
    before, board, goal = quiet.position.board(), quiet.board, quiet.move.to_square
    own, more = not board.turn, 0
    for square in chess.scan_forward(board.attacks_mask(goal) & board.occupied_co[own] & ~board.kings):
        guards = board.attackers_mask(own, square).bit_count() - before.attackers_mask(own, square).bit_count()
        if guards > 0 and board.attackers_mask(not own, square):
            more |= 1 << square
    return say(words.BECAUSE_SUPPORTS, pieces=words.objects_on(quiet.position, more)) if more else None


def _king_walks(quiet: _Quiet) -> Text:
    """The king comes nearer to a pawn, or has somewhere to go."""
    start, goal, pawns = quiet.move.from_square, quiet.move.to_square, quiet.board.pawns
    if not quiet.board.queens and pawns:
        pawn = min(chess.scan_forward(pawns), key=lambda square: chess.square_distance(goal, square))
        nearest = min(chess.square_distance(start, square) for square in chess.scan_forward(pawns))
        if chess.square_distance(goal, pawn) < nearest:
            return say(words.BECAUSE_NEARS, square=words.square_name(pawn))
    mine = quiet.board.copy(stack=False)
    mine.turn = not mine.turn
    return say(words.BECAUSE_KING_GOES_ON, _king_goals(mine), square=quiet.there)


def _reach(board: chess.Board, square: int) -> int:
    """How many squares a piece that has just moved could go to, or capture on."""
    return (board.attacks_mask(square) & ~board.occupied_co[not board.turn]).bit_count()


def _in_danger(position: Position, board: chess.Board, square: int) -> bool:
    """Whether the piece on a square is attacked by less than itself, or not protected. A king takes nothing that is."""
    attackers = board.attackers_mask(not board.turn, square)
    if not attackers or position.kings & 1 << square:
        return False
    worth = WORTH[position.kind(square)]
    weaker = any(WORTH[position.kind(other)] < worth for other in chess.scan_forward(attackers & ~position.kings))
    return weaker or not board.attackers_mask(board.turn, square)


def _is_free(board: chess.Board, square: int, white: bool | None = None) -> bool:
    """Whether no pawn stands before a pawn, nor can come to take it on its way; `white`: whose it is (None: that of
    the side that has just moved)."""
    white = not board.turn if white is None else white
    file, rank = chess.square_file(square), chess.square_rank(square)
    for there in chess.scan_forward(board.pawns):
        aside = abs(chess.square_file(there) - file)
        is_ahead = chess.square_rank(there) > rank if white else chess.square_rank(there) < rank
        if is_ahead and (aside == 0 or (aside == 1 and board.color_at(there) is not white)):
            return False
    return True


def _gained(position: Position, board: chess.Board, move: chess.Move, passing: bool) -> Text | None:
    """What a capture brings: the board is the one after it."""
    victim, stood = position.kind(move.to_square), move.to_square
    if passing:
        victim, stood = chess.PAWN, chess.square(chess.square_file(stood), chess.square_rank(move.from_square))
    if not victim:
        return None
    own, piece = position.kind(move.from_square), words.object_on(victim, stood)
    if not board.attackers_mask(board.turn, move.to_square):
        return say(words.BECAUSE_WINS, piece=piece)
    if WORTH[victim] > WORTH[own] + WORTH[chess.PAWN] // 2 and own != chess.KING:
        return say(words.BECAUSE_STRONGER, piece=piece)
    fair = abs(WORTH[victim] - WORTH[own]) <= _FAIR
    return say(words.BECAUSE_TRADES if fair else words.BECAUSE_TAKES, piece=piece)
