"""Chess in the words of UCI, for programs from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import chess

from tabletop.core.bot import Told
from tabletop.core.model import Action
from tabletop.games.chess.moves import action_of, move_of
from tabletop.games.chess.state import State


class ChessInterpreter:
    """Tells a match as a position and moves."""

    def told(self, states: Sequence[State], actions: Iterable[Action]) -> Told | None:
        """The match; None while an offer waits for its answer, which UCI has no words for."""
        if states[-1].draw_offer.pending:
            return None
        done = zip(states, actions, strict=False)
        moves = tuple(move_of(state, action).uci() for state, action in done if action.verb == "move")
        return Told(states[0].board().fen(), moves)

    def action(self, state: State, move: str) -> Action:
        """A legal move as an action."""
        return action_of(state, chess.Move.from_uci(move))


INTERPRETER = ChessInterpreter()
