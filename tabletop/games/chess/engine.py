"""The engine of chess: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

import chess
from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.game import MoveNote, Offer
from tabletop.core.model import Action, Refusal, Seat, Setup
from tabletop.core.text import Text, say
from tabletop.core.view import ScoreRow, ScoreSheet, View
from tabletop.games.chess import INFO, table, words
from tabletop.games.chess.checks import CHECKS
from tabletop.games.chess.moves import KIND_OF, as_actions, is_open, moves, promotes, squares_of, tables
from tabletop.games.chess.notation import PGN, board_from, start_board
from tabletop.games.chess.rules import RULES
from tabletop.games.chess.state import BY_WORD, PIECE_OF, State, at_start, moved
from tabletop.kit.draw_offers import said, to_say
from tabletop.kit.two_player import Ending, TwoSidedGame


class Chess(TwoSidedGame[State]):
    """Chess; the rules of moving are those of python-chess."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    notation = PGN
    core_rule_aliases: ClassVar[dict[str, str]] = {"core.not_your_turn": "chess.white-begins"}

    def start(self, setup: Setup, chance: Chance) -> State:
        options = INFO.options_of(setup)
        white = chance.pick(setup.seats) if options["chess.first-player"] == "lots" else 0
        return at_start(white, options["chess.draw-claims"] == "on-claim", start_board(setup))

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """What the pieces could do if kings did not matter, and everything else that there is to do."""
        if state.ending is not None or seat != state.actor:
            return ()
        if state.draw_offer.pending:
            return to_say(state)
        found = as_actions(state, state.position.board().generate_pseudo_legal_moves())
        return (*found, *_CLAIMS[seat], *to_say(state))

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if state.ending is not None or seat != state.actor:
            return ()
        if state.draw_offer.pending:
            return to_say(state)
        claims = _CLAIMS[seat] if state.claims and state.claim else ()
        return (*moves(state), *claims, *to_say(state))

    def check(self, state: State, action: Action) -> Refusal | None:
        """As in every game; a move that is among the ways of the state needs no explanation."""
        if action.verb == "move" and is_open(state, action):
            return None
        return super().check(state, action)

    def canonical(self, state: State, action: Action) -> Action:
        if action.verb != "move":
            return Action(action.seat, action.verb)
        if not is_open(state, action):
            return action
        here, there = squares_of(state, action)
        ready, piece = tables(state.white), PIECE_OF[action.tokens[0]]
        if promotes(state, here, there):
            return ready.promoted[KIND_OF[str(action.choice)]][piece][there]
        return ready.plain[piece][there]

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "move":
            return _played(state, action)
        if action.verb == "claim-draw":
            return replace(state, ending=Ending(state.claim, None))
        return said(state, action, BY_WORD)

    def offers(self, view: View, actions: tuple[Action, ...]) -> tuple[Offer, ...]:
        """A promotion asks for the piece alone."""
        if not all(action.choice in KIND_OF for action in actions):
            return super().offers(view, actions)
        return tuple(_piece_offer(view, action) for action in actions)

    def question(self, view: View, actions: tuple[Action, ...]) -> Text | None:
        """Actions that differ only in what a pawn becomes."""
        return say(words.WHAT_PAWN_BECOMES) if all(action.choice in KIND_OF for action in actions) else None

    def move_note(self, before: View, action: Action, after: View) -> MoveNote | None:
        return words.move_note(before, action)

    def score(self, state: State) -> ScoreSheet:
        """What each side has on the board, kind by kind, and what it has taken. Nothing here decides the match, so no
        row is a total."""
        board = state.position.board()
        sides = [seat == state.white for seat in (0, 1)]
        rows = [
            ScoreRow(say(msg), tuple(board.pieces_mask(kind, side).bit_count() for side in sides))
            for kind, msg in words.SCORE_KINDS.items()
        ]
        taken = tuple(sum(state.seat_of(piece) != seat for piece, _ in state.taken) for seat in (0, 1))
        return ScoreSheet(say(words.SCORE_CAPTION), (*rows, ScoreRow(say(words.SCORE_TAKEN), taken)))

    def perft(self, depth: int, position: str = "") -> int:
        return _leaves(at_start(0, False, board_from(position)), depth)


def _piece_offer(view: View, action: Action) -> Offer:
    kind = KIND_OF[str(action.choice)]
    pawn = next(p.face for p in view.placements if p.token == action.tokens[0])
    face = f"{(pawn or '')[:-1]}{chess.piece_symbol(kind).upper()}"
    return Offer(action, say(words.KINDS_ALONE[kind]), face)


def _played(state: State, action: Action) -> State:
    """The state after a legal move."""
    here, there = squares_of(state, action)
    return moved(state, here, there, KIND_OF[str(action.choice)] if promotes(state, here, there) else None)


def _leaves(state: State, depth: int) -> int:
    """Sequences of moves, counted on also where a match would be drawn: only the rules of moving matter."""
    if depth <= 0:
        return 1
    found = moves(state)
    return len(found) if depth == 1 else sum(_leaves(_played(state, action), depth - 1) for action in found)


_CLAIMS = tuple((Action(seat, "claim-draw"),) for seat in range(INFO.seats[1]))

GAME = Chess()
