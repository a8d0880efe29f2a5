"""What notices that a rule of Boat, Captain and Crew is broken, in the order in which a refusal is explained."""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.games.boat_captain_crew import state as st
from tabletop.games.boat_captain_crew.state import DICE_IDS, SHIP, State

_THROWS = frozenset({"throw", "throw-miles"})
_STOPS = frozenset({"sail", "miss"})
_LOCK = frozenset({"lock"})
BOAT, CAPTAIN, CREW = range(3)
"""The places of the ship, as slots."""


def _not_thrown(state: State, action: Action) -> bool:
    return state.throws == 0 and not st.means_throw(state, action)


def _no_throw_left(state: State, action: Action) -> bool:
    return not state.throws_left


def _not_afloat(state: State, action: Action) -> bool:
    return not state.is_afloat and state.throws_left > 0


def _in_the_harbour(state: State, action: Action) -> bool:
    return state.is_afloat == (action.verb == "miss")


def _locked_again(state: State, action: Action) -> Violation | None:
    old = tuple(DICE_IDS[at] for at in state.ship if DICE_IDS[at] in action.tokens)
    return Violation(tokens=old) if old else None


def _docking(state: State, action: Action) -> Violation | None:
    fresh = tuple(DICE_IDS[at] for at in state.ship[state.docked :])
    return Violation(tokens=fresh) if fresh else None


def _left_lying(state: State, action: Action) -> Violation:
    return Violation(tokens=tuple(DICE_IDS[at] for at in state.free if DICE_IDS[at] not in action.tokens))


def _unlocked_left(state: State, action: Action) -> Violation | None:
    return None if state.is_afloat or st.means_throw(state, action) else _left_lying(state, action)


def _mile_die_left(state: State, action: Action) -> Violation | None:
    return None if not state.is_afloat or st.means_miles(state, action) else _left_lying(state, action)


def _no_second_throw(state: State, action: Action) -> bool:
    return state.is_afloat and state.house.mile_dice == "none"


def _cannot_take(slot: int, state: State, action: Action) -> Violation | None:
    """Whether the dice may not lie at this place of the ship, whoever lies there."""
    if action.to is None or action.to.slot != slot:
        return None
    free = len(state.ship) >= slot and all(state.pips[at] == SHIP[slot] for at in st.positions_of(action.tokens))
    return None if free else Violation(tokens=action.tokens)


def _no_boat(state: State, action: Action) -> Violation | None:
    return _cannot_take(BOAT, state, action)


def _no_captain(state: State, action: Action) -> Violation | None:
    return _cannot_take(CAPTAIN, state, action)


def _no_crew(state: State, action: Action) -> Violation | None:
    return _cannot_take(CREW, state, action)


def _taken(state: State, action: Action) -> Violation | None:
    if action.to is None or action.to.slot >= len(state.ship):
        return None
    aboard = DICE_IDS[state.ship[action.to.slot]]
    return None if aboard in action.tokens and state.is_docking else Violation(tokens=(aboard,))


def _nothing_to_lock(state: State, action: Action) -> bool:
    return not st.means_lock(state, action)


CHECKS: tuple[Check[State], ...] = (
    Check("boat_captain_crew.first-throw-five", _not_thrown),
    Check("boat_captain_crew.three-throws", _no_throw_left, _THROWS),
    Check("boat_captain_crew.no-early-stop", _not_afloat, _STOPS),
    Check("boat_captain_crew.not-afloat-zero", _in_the_harbour, _STOPS),
    Check("boat_captain_crew.lock-is-automatic", _locked_again, _THROWS),
    Check("boat_captain_crew.lock-is-automatic", _docking, _THROWS | _STOPS),
    Check("boat_captain_crew.throw-all-unlocked", _unlocked_left, _THROWS),
    Check("boat_captain_crew.mile-dice-again", _no_second_throw, _THROWS),
    Check("boat_captain_crew.both-mile-dice", _mile_die_left, _THROWS),
    Check("boat_captain_crew.boat-first", _no_boat, _LOCK),
    Check("boat_captain_crew.captain-needs-boat", _no_captain, _LOCK),
    Check("boat_captain_crew.crew-needs-captain", _no_crew, _LOCK),
    Check("boat_captain_crew.one-of-each", _taken, _LOCK),
    Check("boat_captain_crew.lock-is-automatic", _nothing_to_lock, _LOCK),
)
