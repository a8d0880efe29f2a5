"""What notices that a rule of No 5s, No 2s is broken, in the order in which a refusal is explained."""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.games.no_five_no_two import state as st
from tabletop.games.no_five_no_two.state import DICE_IDS, OUTS, State

_THROWS = frozenset({"throw", "finish"})
_ASIDE = frozenset({"set-aside"})
_WRITE = frozenset({"write"})


def _not_thrown(state: State, action: Action) -> bool:
    return state.throws == 0 and action.verb != "finish" and not st.means_throw(state, action)


def _dice_left(state: State, action: Action) -> bool:
    return bool(state.free)


def _none_left(state: State, action: Action) -> bool:
    return not state.free


def _out_already(state: State, action: Action) -> Violation | None:
    out = tuple(DICE_IDS[at] for at in state.out[: state.aside] if DICE_IDS[at] in action.tokens)
    return Violation(tokens=out) if out else None


def _not_set_aside(state: State, action: Action) -> Violation | None:
    waits = state.fresh and not st.may_throw(state)
    return Violation(tokens=tuple(DICE_IDS[at] for at in state.fresh)) if waits else None


def _left_lying(state: State, action: Action) -> Violation | None:
    if st.means_throw(state, action):
        return None
    return Violation(tokens=tuple(DICE_IDS[at] for at in state.free if DICE_IDS[at] not in action.tokens))


def _hurrying(state: State, action: Action) -> bool:
    return state.hurrying


def _neither_five_nor_two(state: State, action: Action) -> Violation | None:
    wrong = tuple(DICE_IDS[at] for at in st.positions_of(action.tokens) if state.pips[at] not in OUTS)
    return Violation(tokens=wrong) if wrong or not st.means_aside(state, action) else None


CHECKS: tuple[Check[State], ...] = (
    Check("no_five_no_two.first-throw-four", _not_thrown),
    Check("no_five_no_two.no-stop", _dice_left, _WRITE),
    Check("no_five_no_two.turn-ends-empty", _none_left, _THROWS),
    Check("no_five_no_two.dice-stay-out", _out_already, _THROWS | _ASIDE),
    Check("no_five_no_two.fives-and-twos-out", _not_set_aside, _THROWS | _WRITE),
    Check("no_five_no_two.throw-remaining", _left_lying, frozenset({"throw"})),
    Check("no_five_no_two.throw-remaining", _hurrying, frozenset({"finish"})),
    Check("no_five_no_two.fives-and-twos-out", _neither_five_nor_two, _ASIDE),
)
