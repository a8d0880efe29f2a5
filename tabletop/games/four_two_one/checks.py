"""What notices that a rule of 421 is broken, in the order in which a refusal is explained."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import SeatName, say
from tabletop.games.four_two_one import words
from tabletop.games.four_two_one.state import DICE_IDS, Contest, Phase, State, Step
from tabletop.kit.turns import not_of_this_seat


def _payment_in(phase: Phase) -> Callable[[State, Action], bool]:
    """While counters are due nothing else is done, and they are not taken before."""
    return lambda state, action: state.phase is phase and (state.step is Step.PAYING) != (action.verb == "take")


def _play_off_for(contest: Contest) -> Callable[[State, Action], bool]:
    """One throw of all three, and nothing else."""
    return lambda state, action: state.contest is contest and not _is_due(state, action)


def _charge(state: State, action: Action) -> bool:
    return state.phase is Phase.CHARGE and not _is_due(state, action)


def _is_due(state: State, action: Action) -> bool:
    """Whether it is the one throw that is due, or the dice are handed on after it."""
    return action.verb == ("throw" if state.step is Step.READY else "stop")


def _leader(state: State, action: Action) -> bool:
    """A fourth throw, or anything else before the first."""
    return not state.limit and _wrong_number(state, action)


def _follower(state: State, action: Action) -> Violation | None:
    why = say(words.LEADER_THREW, state.limit, player=SeatName(state.leader))
    return Violation(why=why) if state.limit and _wrong_number(state, action) else None


def _wrong_number(state: State, action: Action) -> bool:
    if state.step is Step.READY:
        return action.verb != "throw"
    return not state.may_stop if action.verb == "stop" else not state.throws_left


def _no_die(state: State, action: Action) -> Violation | None:
    if state.step is not Step.THROWN:
        return None
    if action.verb == "throw" or not action.tokens or not set(DICE_IDS).issuperset(action.tokens):
        return Violation(tokens=DICE_IDS, why=say(words.CHOOSE_DICE))
    return None


_FURTHER = frozenset({"throw", "rethrow"})
_THROWS = frozenset({*_FURTHER, "stop"})

CHECKS: tuple[Check[State], ...] = (
    Check("four_two_one.turn-order", not_of_this_seat),
    Check("four_two_one.charge-worst-takes", _payment_in(Phase.CHARGE)),
    Check("four_two_one.best-gives", _payment_in(Phase.DISCHARGE)),
    Check("four_two_one.worst-play-off", _play_off_for(Contest.WORST), _THROWS),
    Check("four_two_one.best-play-off", _play_off_for(Contest.BEST), _THROWS),
    Check("four_two_one.charge-one-throw", _charge, _THROWS),
    Check("four_two_one.leader-throws", _leader, _THROWS),
    Check("four_two_one.same-number", _follower, _THROWS),
    Check("four_two_one.rethrow-at-least-one", _no_die, _FURTHER),
)
