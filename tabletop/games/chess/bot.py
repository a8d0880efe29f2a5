"""The computer player of chess: looks a few moves ahead, and says what a move is good for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import chess

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import Chance
from tabletop.core.model import Action
from tabletop.core.text import Text, say
from tabletop.games.chess import words
from tabletop.games.chess.moves import move_of
from tabletop.games.chess.search import MATE, Found, glance, look_ahead, unpacked
from tabletop.games.chess.state import Position, State
from tabletop.games.chess.values import WORTH
from tabletop.kit.alpha_beta import Effort
from tabletop.kit.choosing import Skill, chosen
from tabletop.kit.draw_offers import BECAUSE_EVEN, answer

LEVELS = {
    Level.FIRST_STEPS: Skill(Effort(1_500, 1, 600), flat=62, overlooks=22),
    Level.EASY: Skill(Effort(2_500, 2, 330), flat=58, overlooks=14),
    Level.MEDIUM: Skill(Effort(4_000, 3, 230), flat=44, overlooks=7),
    Level.HARD: Skill(Effort(12_000, 4, 100), flat=24, overlooks=3),
    Level.BEST: Skill(Effort(80_000)),
}
"""How much a level looks at, how flat its choice is, and how much it overlooks."""
OPENING = 5
"""So many moves are varied, even at the hardest levels: of nearly equal ones any may be chosen."""
NEARLY, ABOUT_EQUAL = 16, 7
"""What is worse by less than this is nearly equal; and how flat the choice is."""
WORSE = -60
"""A draw is welcome to whoever stands worse than this."""


class ChessPolicy:
    """First steps: looks at its own move, overlooks many answers, and chooses loosely. Easy: overlooks fewer. Medium
    and hard: a few moves ahead, more strictly. Best: as deep as its budget of positions allows."""

    worlds = 1

    def choose(self, ask: Ask[State], chance: Chance) -> Choice:
        state = ask.worlds[0]
        if state.draw_offer.pending:
            return self._answer(ask, state)
        moves = [action for action in ask.legal if action.verb == "move"]
        found = _thought(ask, state, moves, chance)
        claim = next((action for action in ask.legal if action.verb == "claim-draw"), None)
        if claim is not None and found.score <= 0:
            return Choice(claim, say(BECAUSE_EVEN))
        action = next(action for action in moves if move_of(state, action) == found.move)
        return Choice(action, reason(state, found))

    def _answer(self, ask: Ask[State], state: State) -> Choice:
        """To an offer: whoever stands worse accepts, and a beginner's friend always does."""
        if ask.level is Level.FIRST_STEPS:
            return answer(ask, accepts=True)
        skill = LEVELS[Level.HARD if ask.level is Level.BEST else ask.level]
        found = look_ahead(state.seen, skill.effort, ask.clock, quiet_plies=state.quiet)
        return answer(ask, accepts=-found[0].score < WORSE)


def _thought(ask: Ask[State], state: State, moves: Sequence[Action], chance: Chance) -> Found:
    """The move that a player of a level makes."""
    skill = LEVELS[ask.level]
    if not skill.flat and state.number <= OPENING:
        skill = Skill(skill.effort._replace(spread=NEARLY), ABOUT_EQUAL)
    wanted = [move_of(state, action) for action in moves]
    if len(wanted) == 1:
        skill = Skill(Effort(0, 1))
    ranked = look_ahead(state.seen, skill.effort, ask.clock, wanted, state.quiet)
    best = chosen(ranked, skill, chance, lambda move: glance(state.position, move))
    return Found(unpacked(best.move), best.score)


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
    return say(words.BECAUSE_BEST)


def _in_danger(position: Position, board: chess.Board, square: int) -> bool:
    """Whether the piece on a square is attacked by less than itself, or not protected."""
    attackers = board.attackers_mask(not board.turn, square)
    if not attackers or position.kings & 1 << square:
        return False
    worth = WORTH[position.kind(square)]
    cheapest = min(WORTH[position.kind(other)] for other in chess.scan_forward(attackers))
    return cheapest < worth or not board.attackers_mask(board.turn, square)


def _is_free(board: chess.Board, square: int) -> bool:
    """Whether no pawn stands before a pawn that has just moved, nor can come to take it on its way."""
    white, file, rank = not board.turn, chess.square_file(square), chess.square_rank(square)
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
    return say(words.BECAUSE_TRADES, piece=piece) if abs(WORTH[victim] - WORTH[own]) <= 20 else None


POLICY = ChessPolicy()
