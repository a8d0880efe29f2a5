"""The engine of chess: fulfils the contract of `core.game` with the parts of this package."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat, Setup
from tabletop.games.chess import INFO, story, table, words
from tabletop.games.chess.checks import CHECKS
from tabletop.games.chess.moves import PLACES, move_of, moves, promotes, squares_of
from tabletop.games.chess.notation import PGN, board_from, start_board
from tabletop.games.chess.rules import RULES
from tabletop.games.chess.state import BY_WORD, House, State, at_start, moved
from tabletop.kit.draw_offers import said, to_say
from tabletop.kit.two_player import Ending, TwoSidedGame, lots


class Chess(TwoSidedGame[State]):
    """Chess; the rules of moving are those of python-chess."""

    info = INFO
    rules = RULES
    checks = CHECKS
    screen = table
    speech = words
    teller = story
    notation = PGN
    core_rule_aliases: ClassVar[dict[str, str]] = {
        "core.not_your_turn": "chess.white-begins",
        "core.match_over": "chess.result",
    }

    def start(self, setup: Setup, chance: Chance) -> State:
        house = INFO.house(House, setup)
        white = lots(house.first_player, chance)
        return at_start(house, white, start_board(setup, house, white))

    def candidates(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if state.draw_offer.pending:
            return to_say(state)
        claims = _CLAIMS[seat] if state.claims and state.claim else ()
        return (*moves(state), *claims, *to_say(state))

    def canonical(self, state: State, action: Action) -> Action:
        """A king dropped on its own rook castles, and only a pawn on its last rank becomes something."""
        if action.verb != "move":
            return Action(action.seat, action.verb)
        here, there = squares_of(state, action)
        if there < 0:
            return action
        choice = action.choice if promotes(state, here, there) else None
        return Action(action.seat, "move", action.tokens, PLACES[there], choice)

    def apply(self, state: State, action: Action, chance: Chance) -> State:
        if action.verb == "move":
            return moved(state, move_of(state, action))
        if action.verb == "claim-draw":
            return replace(state, ending=Ending(state.claim, None))
        return said(state, action, BY_WORD)

    def perft(self, depth: int, position: str = "") -> int:
        return _leaves(at_start(House(), 0, board_from(position)), depth)


def _leaves(state: State, depth: int) -> int:
    """Sequences of moves, counted on also where a match would be drawn: only the rules of moving matter."""
    if depth <= 0:
        return 1
    found = moves(state)
    if depth == 1:
        return len(found)
    return sum(_leaves(moved(state, move_of(state, action)), depth - 1) for action in found)


_CLAIMS = tuple((Action(seat, "claim-draw"),) for seat in range(INFO.seats[1]))

GAME = Chess()
