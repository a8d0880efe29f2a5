"""What notices that a rule of Yams is broken, in the order in which a refusal is explained."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.model import CLOCK, Action, Place
from tabletop.core.rules import Check, Violation
from tabletop.core.text import say
from tabletop.games.yams import state as st
from tabletop.games.yams import words
from tabletop.games.yams.state import State

Breaks = Callable[[State, Action], Violation | bool | None]


def _not_in_turn(state: State, action: Action) -> bool:
    return (action.seat == CLOCK) != (action.verb == "next")


def _before_the_first_throw(state: State, action: Action) -> Violation | None:
    return Violation(tokens=st.DICE_IDS) if state.throws == 0 else None


def _too_many_throws(state: State, action: Action) -> Violation | None:
    return Violation(why=say(words.NO_THROW_LEFT)) if state.throws >= st.THROWS else None


def _no_die_chosen(state: State, action: Action) -> Violation | None:
    if action.verb == "throw":
        return Violation(why=say(words.CHOOSE_DICE)) if state.throws else None
    if not action.tokens:
        return Violation(why=say(words.ALL_KEPT), tokens=st.DICE_IDS)
    return Violation(why=say(words.CHOOSE_DICE)) if any(token not in st.DICE_IDS for token in action.tokens) else None


def _no_box(state: State, action: Action) -> Violation | None:
    if action.verb == "write" and st.line_at(action.to, len(state.house.kinds)):
        return None
    places = tuple(_place(state, found) for found in st.open_boxes(state.house, state.pads[state.turn]))
    return Violation(places=places, why=say(words.MUST_WRITE) if action.verb == "pass" else None)


def _is_line(name: str) -> Breaks:
    def breaks(state: State, action: Action) -> Violation | None:
        found = st.line_at(action.to, len(state.house.kinds))
        return Violation(why=say(words.RECKONED)) if found and st.LINES[found[0]] == name else None

    return breaks


def _target(state: State, action: Action) -> tuple[int, int]:
    """The column and the box; safe after the check of one-box-per-turn and the sums."""
    found = st.box_at(action.to, len(state.house.kinds))
    assert found is not None
    return found


def _filled(state: State, action: Action) -> Violation | None:
    column, box = _target(state, action)
    points = state.pads[state.turn][column][box]
    if points == st.EMPTY or action.to is None:
        return None
    why = say(words.BOX_HOLDS, box=words.place_text(action.to, state.house), points=points)
    return Violation(places=(action.to,), why=why)


def _not_next(kind: str) -> Breaks:
    def breaks(state: State, action: Action) -> Violation | None:
        column, box = _target(state, action)
        if state.house.kinds[column] != kind:
            return None
        boxes = st.open_boxes(state.house, state.pads[state.turn])
        due = next(found for found in boxes if found[0] == column)
        if due[1] == box:
            return None
        return Violation(places=(_place(state, due),), why=say(words.BOX_IS_NEXT, box=words.box_text(due[1])))

    return breaks


def _needless_zero(state: State, action: Action) -> Violation | None:
    boxes = st.allowed_boxes(state)
    if _target(state, action) in boxes:
        return None
    points = st.points_of(state.dice, state.house)
    best = max(boxes, key=lambda found: points[found[1]])
    why = say(words.WOULD_SCORE, box=words.place_text(_place(state, best), state.house), points=points[best[1]])
    return Violation(places=tuple(_place(state, found) for found in boxes), why=why)


def _place(state: State, found: tuple[int, int]) -> Place:
    return st.place_of(len(state.house.kinds), *found)


_WRITE = frozenset({"write"})
_SUM_LINES = ("total-1", "bonus", "total-2", "total-3", "column-score")

CHECKS: tuple[Check[State], ...] = (
    Check("yams.turn-order", _not_in_turn),
    Check("yams.first-throw-five", _before_the_first_throw, frozenset({"rethrow", "write", "pass"})),
    Check("yams.three-throws", _too_many_throws, frozenset({"throw", "rethrow"})),
    Check("yams.keep-any", _no_die_chosen, frozenset({"throw", "rethrow"})),
    Check("yams.one-box-per-turn", _no_box, frozenset({"write", "pass"})),
    *(Check(f"yams.{line}", _is_line(line), _WRITE) for line in _SUM_LINES),
    Check("yams.empty-box-only", _filled, _WRITE),
    Check("yams.down-column", _not_next(st.DOWN), _WRITE),
    Check("yams.up-column", _not_next(st.UP), _WRITE),
    Check("yams.free-choice", _needless_zero, _WRITE),
)
