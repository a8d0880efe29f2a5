"""What notices that a rule of 10,000 is broken, in the order in which a refusal is explained."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import say
from tabletop.games.ten_thousand import state as st
from tabletop.games.ten_thousand import words
from tabletop.games.ten_thousand.scoring import dice_in
from tabletop.games.ten_thousand.state import DICE_IDS, Phase, State


def _while(phase: Phase) -> Callable[[State, Action], bool]:
    return lambda state, action: state.phase is phase


def _not_open(state: State, action: Action) -> Violation | None:
    lacks = st.missing(state)
    return Violation(why=say(words.STILL_MISSING, lacks)) if lacks else None


def _hot(state: State, action: Action) -> bool:
    return not st.may_stop(state)


def _from_an_earlier_throw(state: State, action: Action) -> Violation | None:
    old = tuple(DICE_IDS[at] for at in state.aside if DICE_IDS[at] in action.tokens)
    return Violation(tokens=old) if old else None


def _without_points(state: State, action: Action) -> Violation | None:
    scoring = dice_in(state.parts)
    wrong = tuple(token for token in action.tokens if token not in {DICE_IDS[at] for at in scoring})
    if not wrong and state.house.keep_choice == "at-least-one" and action.tokens:
        chosen = st.positions_of(action.tokens)
        counted = dice_in(st.chosen_parts(state, chosen))
        wrong = tuple(DICE_IDS[at] for at in chosen if at not in counted)
        if not wrong and st.one_of(state, chosen) not in st.keeps(state):
            wrong = action.tokens
    return Violation(tokens=wrong) if wrong else None


def _points_left_lying(state: State, action: Action) -> Violation | None:
    scoring = tuple(DICE_IDS[at] for at in dice_in(state.parts))
    left = tuple(token for token in scoring if token not in action.tokens)
    if state.house.keep_choice == "at-least-one" and action.tokens:
        return None
    return Violation(tokens=left) if left else None


_CONTINUE, _STOP = frozenset({"continue"}), frozenset({"stop"})

CHECKS: tuple[Check[State], ...] = (
    Check("ten_thousand.first-throw-five", _while(Phase.READY), frozenset({"continue", "stop", "pass"})),
    Check("ten_thousand.bust", _while(Phase.BUST), frozenset({"throw", "continue", "stop"})),
    Check("ten_thousand.bank", _while(Phase.BANKED), frozenset({"throw", "continue", "stop"})),
    Check("ten_thousand.stop-or-continue", _while(Phase.THROWN), frozenset({"throw", "pass"})),
    Check("ten_thousand.opening-threshold", _not_open, _STOP),
    Check("ten_thousand.hot-dice", _hot, _STOP),
    Check("ten_thousand.set-aside-stays", _from_an_earlier_throw, _CONTINUE),
    Check("ten_thousand.set-aside-only-scoring", _without_points, _CONTINUE),
    Check("ten_thousand.set-aside-scoring", _points_left_lying, _CONTINUE),
)
