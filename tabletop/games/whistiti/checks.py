"""Why a card of Whistiti is refused: one function a step, `CHECKS` in the order of explanation.

Every function looks only at what the acting seat knows: its own hand, the trick, the trumps, whose turn it is.
"""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.whistiti.state import PACK, Phase, State, duties, turn
from tabletop.kit.trick_game import play_checks
from tabletop.kit.tricks import Duty

_TO_LEAD = QT_TRANSLATE_NOOP("whistiti", "It is {player}’s turn to lead.")
_TO_PLAY = QT_TRANSLATE_NOOP("whistiti", "It is {player}’s turn.")
_WAIT = QT_TRANSLATE_NOOP("whistiti", "Play goes on in a moment.")


def _out_of_turn(state: State, action: Action) -> Violation | None:
    if state.phase is Phase.OVER:
        return None
    if state.phase is not Phase.PLAY:
        return Violation(why=say(_WAIT))
    if action.seat == turn(state):
        return None
    return Violation(why=say(_TO_PLAY if state.trick.tokens else _TO_LEAD, player=SeatName(turn(state))))


CHECKS: tuple[Check[State], ...] = (
    Check("whistiti.turn-order", _out_of_turn, frozenset({"play"}), out_of_turn=True),
    *play_checks(
        PACK,
        "whistiti.turn-order",
        {
            Duty.FOLLOW: "whistiti.follow-suit",
            Duty.TRUMP: "whistiti.must-trump",
            Duty.OVERTRUMP: "whistiti.overtrump",
        },
        duties,
    ),
)
