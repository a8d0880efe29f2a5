"""What notices that a rule of the goose game is broken, in the order in which a refusal is explained."""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import SeatName, say
from tabletop.games.goose import words
from tabletop.games.goose.board import DICE, TRACK
from tabletop.games.goose.state import State, is_move


def is_skipped(state: State, action: Action) -> Violation | bool:
    """The seat has to miss its turn."""
    return state.skipped and Violation(tokens=(state.frame.pieces[state.turn],), why=words.skipped(state))


def not_thrown(state: State, action: Action) -> Violation | bool:
    """Nothing may be done before the throw."""
    if state.dice or state.skipped:
        return False
    return Violation(tokens=DICE, why=say(words.WHY_THROW_FIRST, player=SeatName(state.turn)))


def has_thrown(state: State, action: Action) -> Violation | bool:
    """Nothing more may be thrown."""
    if not state.dice:
        return False
    return Violation(tokens=(state.frame.pieces[state.turn],), why=say(words.WHY_MOVE_FIRST, total=sum(state.dice)))


def elsewhere(state: State, action: Action) -> Violation | bool:
    """Another piece, another square, or no move at all."""
    if state.skipped or is_move(state, action):
        return False
    own, pieces = state.frame.pieces[action.seat], state.frame.pieces
    if action.verb == "move" and len(action.tokens) == 1 and action.tokens[0] in pieces and action.tokens[0] != own:
        owner = SeatName(pieces.index(action.tokens[0]))
        return Violation(tokens=action.tokens, why=say(words.WHY_OWNER, owner=owner))
    why = say(words.WHY_GOES, total=sum(state.dice), way=words.way(state))
    return Violation(tokens=(own,), places=(TRACK.places[state.rest],), why=why)


CHECKS: tuple[Check[State], ...] = (
    Check("goose.skip", is_skipped, frozenset({"throw", "move"})),
    Check("goose.two-dice", not_thrown, frozenset({"move", "skip"})),
    Check("goose.one-throw-a-turn", has_thrown, frozenset({"throw"})),
    Check("goose.forced-move", elsewhere, frozenset({"move", "skip"})),
)
"""In the order in which a refusal is explained: nearest cause first."""
