"""What notices that a rule of Snakes and Ladders is broken, in the order in which a refusal is explained."""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import SeatName, say
from tabletop.games.snakes_and_ladders import words
from tabletop.games.snakes_and_ladders.board import DIE, TRACK
from tabletop.games.snakes_and_ladders.state import State, is_move


def not_thrown(state: State, action: Action) -> Violation | bool:
    """Nothing may be done before the throw."""
    return not state.die and Violation(tokens=(DIE,), why=say(words.WHY_THROW_FIRST, player=SeatName(state.turn)))


def has_thrown(state: State, action: Action) -> Violation | bool:
    """Nothing more may be thrown before the throw was used."""
    if not state.die:
        return False
    return Violation(tokens=(state.frame.pieces[state.turn],), why=words.thrown_already(state))


def elsewhere(state: State, action: Action) -> Violation | bool:
    """Another piece, another square, or no move at all."""
    if is_move(state, action) or (state.stuck and action.verb == "pass"):
        return False
    own, pieces = state.frame.pieces[action.seat], state.frame.pieces
    if action.verb == "move" and len(action.tokens) == 1 and action.tokens[0] in pieces and action.tokens[0] != own:
        owner = SeatName(pieces.index(action.tokens[0]))
        return Violation(tokens=action.tokens, why=say(words.WHY_OWNER, owner=owner))
    if state.stuck:
        return Violation(tokens=(own,), why=words.too_far(state))
    why = say(words.WHY_GOES, die=state.die, way=words.way(state))
    return Violation(tokens=(own,), places=(TRACK.places[state.rest],), why=why)


CHECKS: tuple[Check[State], ...] = (
    Check("snakes_and_ladders.one-throw", not_thrown, frozenset({"move", "pass"})),
    Check("snakes_and_ladders.one-throw", has_thrown, frozenset({"throw"})),
    Check("snakes_and_ladders.forced-move", elsewhere, frozenset({"move", "pass"})),
)
"""In the order in which a refusal is explained: nearest cause first."""
