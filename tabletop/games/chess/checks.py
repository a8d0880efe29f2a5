"""What notices that a rule of chess is broken, in the order in which a refusal is explained. Every check may assume
that the ones before it hold."""

from __future__ import annotations

from collections.abc import Callable

import chess

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import Names, say
from tabletop.games.chess import words
from tabletop.games.chess.moves import KIND_OF, KING_HOMES, PLACES, move_of, promotes, square_of, squares_of
from tabletop.games.chess.state import BY_WORD, State, rook_squares
from tabletop.kit.draw_offers import draw_checks
from tabletop.kit.two_player import owned_by_another

Verdict = Violation | bool | None

_MOVE = frozenset({"move"})
_STEPS = (-8, 8)
_HOME_RANKS = (chess.BB_RANK_7, chess.BB_RANK_2)
_FIFTH_RANKS = (chess.BB_RANK_4, chess.BB_RANK_5)
"""Of Black and of White."""


def _reach(square: int) -> dict[int, int]:
    """Where the pieces could go from a square of an empty board."""
    across = chess.BB_RANK_ATTACKS[square][0] | chess.BB_FILE_ATTACKS[square][0]
    diagonal = chess.BB_DIAG_ATTACKS[square][0]
    return {
        chess.KING: chess.BB_KING_ATTACKS[square],
        chess.QUEEN: across | diagonal,
        chess.ROOK: across,
        chess.BISHOP: diagonal,
        chess.KNIGHT: chess.BB_KNIGHT_ATTACKS[square],
    }


_REACH = tuple(_reach(square) for square in chess.SQUARES)


def no_ground(state: State, action: Action) -> Verdict:
    """Nothing in the position on the board gives a draw that is claimed."""
    if state.claims and state.claim:
        return None
    return Violation(why=say(words.WHY_NO_CLAIM, state.seen.count(state.seen[-1])))


def passes(state: State, action: Action) -> Verdict:
    """There is no passing."""
    return True


# Whose piece, whose square


def captured(state: State, action: Action) -> Verdict:
    """The piece has left the board."""
    gone = squares_of(state, action)[0] < 0
    return gone and Violation(tokens=action.tokens, why=say(words.WHY_CAPTURED))


def on_own(state: State, action: Action) -> Verdict:
    """A piece of the same side stands where the piece was dropped."""
    _, there = squares_of(state, action)
    if there < 0 or not state.position.own & 1 << there:
        return None
    if _castling(state, action) is not None and square_of(action.to) != there:
        return None  # dropped on the own rook: the square between them belongs to `castling-empty`
    return Violation(tokens=(state.token_on(there),), why=say(words.WHY_OWN_THERE, square=words.square_name(there)))


# Castling


def _castling(state: State, action: Action) -> tuple[int, int, int] | None:
    """Where the king goes from its first square to the g or c file of its rank: from where to where, and the square of
    the rook."""
    here, there = squares_of(state, action)
    if here != KING_HOMES[state.position.white_moves] or not state.position.kings & 1 << here:
        return None
    return (here, there, rook_squares(there)[0]) if there - here in (2, -2) else None


def castling_moved(state: State, action: Action) -> Verdict:
    """The king or the rook has moved before, or the rook is gone."""
    found, position = _castling(state, action), state.position
    if found is None or position.castling & 1 << found[2]:
        return None
    rook = found[2]
    square = words.square_name(rook)
    if not position.rooks & position.own & 1 << rook:
        return Violation(places=(PLACES[rook],), why=say(words.WHY_NO_ROOK, square=square))
    # While it may castle with the other rook the king has not moved; else nobody can tell which of the two has.
    others = position.castling & chess.BB_RANKS[rook >> 3]
    why = say(words.WHY_ROOK_MOVED, square=square) if others else None
    return Violation(tokens=(state.token_on(rook),), why=why)


def castling_filled(state: State, action: Action) -> Verdict:
    """Something stands between king and rook."""
    found = _castling(state, action)
    return found is not None and _blocked(state, found[0], found[2])


def castling_in_check(state: State, action: Action) -> Verdict:
    """The king is in check."""
    if _castling(state, action) is None or not state.check:
        return None
    attackers = state.position.board().checkers_mask()
    return Violation(tokens=state.tokens_on(attackers), why=say(words.WHY_IN_CHECK, pieces=_named(state, attackers)))


def castling_attacked(state: State, action: Action) -> Verdict:
    """The square that the king crosses or reaches is attacked."""
    found = _castling(state, action)
    if found is None:
        return None
    here, there, _ = found
    board = state.position.board()
    for square in ((here + there) // 2, there):
        attackers = board.attackers_mask(not board.turn, square)
        if attackers:
            pieces = _named(state, attackers)
            why = say(words.WHY_ATTACKED, square=words.square_name(square), pieces=pieces)
            return Violation(tokens=state.tokens_on(attackers), places=(PLACES[square],), why=why)
    return None


# The ways of the pieces


def en_passant_gone(state: State, action: Action) -> Verdict:
    """A pawn would capture a pawn beside it in passing, but that one has not made its double step just now."""
    here, there = squares_of(state, action)
    position = state.position
    white = position.white_moves
    if not position.pawns & _FIFTH_RANKS[white] & 1 << here or there < 0 or there == position.en_passant:
        return None
    beside = (here & 56) | (there & 7)
    foes = position.black if white else position.white
    if not _diagonal_step(here, there, white) or position.occupied & 1 << there:
        return None
    if not position.pawns & foes & 1 << beside:
        return None
    return Violation(tokens=(state.token_on(beside),), why=say(words.WHY_NOT_JUST, square=words.square_name(beside)))


def _diagonal_step(here: int, there: int, white: bool) -> bool:
    return bool(chess.BB_PAWN_ATTACKS[white][here] & 1 << there)


def _way_of(kind: int) -> Callable[[State, Action], Verdict]:
    """A check that a piece of this kind keeps to its way, whatever stands in between."""

    def leaves_its_way(state: State, action: Action) -> Verdict:
        here, there = squares_of(state, action)
        if state.position.kind(here) != kind or (there >= 0 and _REACH[here][kind] & 1 << there):
            return None
        return _castling(state, action) is None

    return leaves_its_way


def _pawn_way(state: State, action: Action) -> tuple[int, int] | None:
    """For a pawn: how many files it would go aside, how many ranks ahead."""
    here, there = squares_of(state, action)
    if not state.position.pawns & 1 << here:
        return None
    if there < 0:
        return 0, 0
    ahead = (there >> 3) - (here >> 3)
    return (there & 7) - (here & 7), ahead if state.position.white_moves else -ahead


def pawn_captures(state: State, action: Action) -> Verdict:
    """A diagonal move of a pawn that captures nothing."""
    way = _pawn_way(state, action)
    if way is None or way[0] == 0 or abs(way[0]) != abs(way[1]):
        return None
    here, there = squares_of(state, action)
    position = state.position
    if _diagonal_step(here, there, position.white_moves):
        return not (position.occupied & 1 << there or there == position.en_passant)
    return True


def pawn_double(state: State, action: Action) -> Verdict:
    """Two squares ahead, not from the pawn's first square or not over empty squares."""
    if _pawn_way(state, action) != (0, 2):
        return None
    here, there = squares_of(state, action)
    white = state.position.white_moves
    return not _HOME_RANKS[white] & 1 << here or _filled(state, here + _STEPS[white], there)


def pawn_forward(state: State, action: Action) -> Verdict:
    """Anything else than one square ahead to an empty square."""
    way = _pawn_way(state, action)
    if way is None or way == (0, 2) or (way[0] and abs(way[0]) == abs(way[1])):
        return None
    return way != (0, 1) or _filled(state, squares_of(state, action)[1])


def _filled(state: State, *squares: int) -> Verdict:
    for square in squares:
        if state.position.occupied & 1 << square:
            why = say(words.WHY_FILLED, square=words.square_name(square))
            return Violation(tokens=(state.token_on(square),), why=why)
    return None


def in_the_way(state: State, action: Action) -> Verdict:
    """Something stands between the two squares of a rook, bishop or queen."""
    return _blocked(state, *squares_of(state, action))


def _blocked(state: State, here: int, there: int) -> Verdict:
    between = chess.between(here, there) & state.position.occupied
    if not between:
        return None
    return Violation(tokens=state.tokens_on(between), why=say(words.WHY_BETWEEN, pieces=_named(state, between)))


# The king, and the last rank


def king_attacked(state: State, action: Action) -> Verdict:
    """After the move the own king would be attacked."""
    board, move = state.position.board(), move_of(state, action)
    white = board.turn
    if not board.is_into_check(move):
        return None
    board.push(move)
    king = chess.msb(board.kings & board.occupied_co[white])
    attackers = board.attackers_mask(not white, king)
    pieces = _named(state, attackers)
    if king == move.to_square:
        why = say(words.WHY_ATTACKED, square=words.square_name(king), pieces=pieces)
    else:
        why = say(words.WHY_STILL if state.check else words.WHY_LEFT, pieces=pieces)
    return Violation(tokens=state.tokens_on(attackers), why=why)


def promotion_unclear(state: State, action: Action) -> Verdict:
    """A pawn arrives on the last rank and becomes nothing that it may become."""
    return promotes(state, *squares_of(state, action)) and action.choice not in KIND_OF


def _named(state: State, squares: int) -> Names:
    return words.pieces_on(state.position, squares)


CHECKS: tuple[Check[State], ...] = (
    Check("chess.must-move", passes, frozenset({"pass"})),
    *draw_checks(BY_WORD, _MOVE | {"claim-draw"}),
    Check("chess.draw-repetition", no_ground, frozenset({"claim-draw"})),
    Check("chess.own-piece", owned_by_another(words.WHY_OWNER), _MOVE),
    Check("chess.capture", captured, _MOVE),
    Check("chess.own-piece", on_own, _MOVE),
    Check("chess.castling-unmoved", castling_moved, _MOVE),
    Check("chess.castling-empty", castling_filled, _MOVE),
    Check("chess.castling-from-check", castling_in_check, _MOVE),
    Check("chess.castling-through-check", castling_attacked, _MOVE),
    Check("chess.en-passant-at-once", en_passant_gone, _MOVE),
    Check("chess.king-moves", _way_of(chess.KING), _MOVE),
    Check("chess.queen-moves", _way_of(chess.QUEEN), _MOVE),
    Check("chess.rook-moves", _way_of(chess.ROOK), _MOVE),
    Check("chess.bishop-moves", _way_of(chess.BISHOP), _MOVE),
    Check("chess.knight-moves", _way_of(chess.KNIGHT), _MOVE),
    Check("chess.pawn-captures", pawn_captures, _MOVE),
    Check("chess.pawn-double", pawn_double, _MOVE),
    Check("chess.pawn-forward", pawn_forward, _MOVE),
    Check("chess.no-jumping", in_the_way, _MOVE),
    Check("chess.king-in-check", king_attacked, _MOVE),
    Check("chess.promotion-choice", promotion_unclear, _MOVE),
)
"""In the order in which a refusal is explained: nearest cause first."""
