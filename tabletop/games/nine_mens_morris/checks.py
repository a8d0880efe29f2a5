"""What notices that a rule is broken, in the order in which a refusal is explained.

Every check may assume that the ones before it hold. Moves and placements are asked only when they are not possible.
"""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import SeatName, Text, say
from tabletop.games.nine_mens_morris import words
from tabletop.games.nine_mens_morris.board import BOARD_ZONE, NAMES, PLACES, POINTS, in_mills, slots
from tabletop.games.nine_mens_morris.state import BY_WORD, FLIES, MAN_OF, MEN, TOKENS, State
from tabletop.kit.draw_offers import OFFER, draw_checks

PLACE = frozenset({"place"})
MOVE = frozenset({"move"})
LAY = PLACE | MOVE
REMOVE = frozenset({"remove"})
PASS = frozenset({"pass"})
NO_MAN = 2 * MEN
"""Stands for a token that is no man."""


def man_of(action: Action) -> int:
    """The man that an action is about, or NO_MAN."""
    return MAN_OF.get(action.tokens[0], NO_MAN) if len(action.tokens) == 1 else NO_MAN


def slot_of(state: State, man: int) -> int:
    """The point on which a man stands, -1 if on none."""
    return state.standing.find(man) if man != NO_MAN else -1


def _drop(action: Action) -> int:
    """The point on which a man is dropped, -1 for every other place."""
    to = action.to
    return to.slot if to is not None and to.zone == BOARD_ZONE and 0 <= to.slot < POINTS else -1


def goal_of(state: State, action: Action) -> int | None:
    """The point to which a man may go that is placed or moved; None if that is not possible. A man on the board
    without a place means its only move."""
    man = man_of(action)
    if man == NO_MAN or state.ending is not None or state.draw_offer.pending or state.due or action.seat != state.turn:
        return None
    if action.verb == "place":
        goals = state.empty if state.in_hand(state.side) >> man & 1 else 0
    else:
        start = state.standing.find(man)
        own = start >= 0 and not state.placing and state.own >> start & 1
        goals = state.goals(start) if own else 0
        if action.to is None:
            return goals.bit_length() - 1 if goals.bit_count() == 1 else None
    slot = _drop(action)
    return slot if slot >= 0 and goals >> slot & 1 else None


def to_remove(state: State, action: Action) -> Violation | bool:
    """A mill has been closed, and nothing else comes before the removal."""
    if not state.due:
        return False
    return Violation(
        tokens=tuple(state.token_on(slot) for slot in slots(state.may_remove())), why=say(words.WHY_REMOVE)
    )


def not_a_foe(state: State, action: Action) -> Violation | bool:
    """The man to be removed is an own one, or stands on no point."""
    if not state.due:
        return False
    man = man_of(action)
    slot = slot_of(state, man)
    if slot >= 0 and state.foes >> slot & 1:
        return False
    if man == NO_MAN:
        return True
    own = state.seat_of(man) == action.seat
    return Violation(tokens=action.tokens, why=say(words.WHY_OWN_MAN if own else words.WHY_OFF_BOARD))


def protected(state: State, action: Action) -> Violation | bool:
    """The man to be removed is part of a mill, and others are not."""
    if not state.due:
        return False
    slot = slot_of(state, man_of(action))
    if state.may_remove() >> slot & 1:
        return False
    board = state.house.board
    mill = next(mill for mill in board.mills if mill >> slot & 1 and state.foes & mill == mill)
    assert in_mills(board, state.foes) >> slot & 1
    names = [NAMES[each] for each in slots(mill)]
    why = say(words.WHY_MILL, first=names[0], second=names[1], third=names[2])
    return Violation(tokens=tuple(state.token_on(each) for each in slots(mill)), why=why)


def no_mill(state: State, action: Action) -> Violation | bool:
    """A man is to be removed although no mill has been closed."""
    return not state.due and Violation(tokens=action.tokens, why=say(words.WHY_NO_MILL))


def moves_early(state: State, action: Action) -> Violation | bool:
    """A man on the board is moved in the first phase."""
    if not state.placing or slot_of(state, man_of(action)) < 0:
        return False
    return Violation(tokens=action.tokens, why=say(words.WHY_PLACING, state.in_hand(state.side).bit_count()))


def passes_early(state: State, action: Action) -> Violation | bool:
    """Passing while men are in hand."""
    return state.placing and Violation(why=say(words.WHY_PLACING, state.in_hand(state.side).bit_count()))


def is_gone(state: State, action: Action) -> Violation | bool:
    """The man has been removed."""
    return man_of(action) in state.taken and Violation(tokens=action.tokens)


def not_own(state: State, action: Action) -> Violation | bool:
    """The man belongs to the other seat, or it is no man at all."""
    man = man_of(action)
    if man == NO_MAN:
        return True
    owner = state.seat_of(man)
    return owner != action.seat and Violation(tokens=action.tokens, why=say(words.WHY_OWNER, owner=SeatName(owner)))


def not_as_said(state: State, action: Action) -> Violation | bool:
    """A man in hand is moved, or one on the board placed; or a man is placed on no point."""
    on_board = slot_of(state, man_of(action)) >= 0
    if on_board == (action.verb == "place"):
        return Violation(tokens=action.tokens)
    return not on_board and action.to is None and Violation(why=say(words.WHY_POINT))


def off_the_board(state: State, action: Action) -> Violation | bool:
    """A drop beside the points."""
    return action.to is not None and _drop(action) < 0 and Violation(why=say(words.WHY_OUTSIDE))


def occupied(state: State, action: Action) -> Violation | bool:
    """Another man stands on the point."""
    slot = _drop(action)
    if slot < 0 or state.empty >> slot & 1:
        return False
    return Violation(tokens=(state.token_on(slot),), why=say(words.WHY_OCCUPIED, there=NAMES[slot]))


def several_goals(state: State, action: Action) -> Violation | bool:
    """A tap on a man that can go to several points, or to none."""
    if action.to is not None:
        return False
    goals = slots(state.goals(slot_of(state, man_of(action))))
    if not goals:
        return Violation(tokens=action.tokens, why=say(words.WHY_STUCK))
    return Violation(places=tuple(PLACES[slot] for slot in goals), why=say(words.WHY_SEVERAL, len(goals)))


def flies_anyway(state: State, action: Action) -> Violation | bool:
    """A flight with three men where nobody flies."""
    if state.house.flying or state.own.bit_count() != FLIES:
        return False
    return Violation(tokens=action.tokens, why=_no_line(state, action))


def jumps(state: State, action: Action) -> Violation | bool:
    """Another point lies on the drawn line in between."""
    here, there = slot_of(state, man_of(action)), _drop(action)
    middle = state.house.board.between.get((here, there))
    if middle is None:
        return False
    if state.empty >> middle & 1:
        return Violation(places=(PLACES[middle],), why=say(words.WHY_POINT_BETWEEN, between=NAMES[middle]))
    return Violation(tokens=(state.token_on(middle),), why=say(words.WHY_MAN_BETWEEN, between=NAMES[middle]))


def too_far(state: State, action: Action) -> Violation | bool:
    """No line leads directly to the point."""
    near = state.house.board.near[slot_of(state, man_of(action))] & state.empty
    return Violation(
        tokens=action.tokens, places=tuple(PLACES[slot] for slot in slots(near)), why=_no_line(state, action)
    )


def _no_line(state: State, action: Action) -> Text:
    here, there = slot_of(state, man_of(action)), _drop(action)
    return say(words.WHY_NO_LINE, here=NAMES[here], there=NAMES[there])


def can_move(state: State, action: Action) -> Violation | bool:
    """Passing although a man can move."""
    if state.blocked:
        return False
    able = [slot for slot in slots(state.own) if state.goals(slot)]
    return Violation(
        tokens=tuple(TOKENS[state.standing[slot]] for slot in able), why=say(words.WHY_CAN_MOVE, len(able))
    )


CHECKS: tuple[Check[State], ...] = (
    Check("nine_mens_morris.remove-one", to_remove, LAY | PASS | {OFFER}),
    *draw_checks(BY_WORD, LAY | REMOVE | PASS),
    Check("nine_mens_morris.remove-opponent", not_a_foe, REMOVE),
    Check("nine_mens_morris.mill-protected", protected, REMOVE),
    Check("nine_mens_morris.mill-by-this-man", no_mill, REMOVE),
    Check("nine_mens_morris.no-move-while-placing", moves_early, LAY),
    Check("nine_mens_morris.place-one", passes_early, PASS),
    Check("nine_mens_morris.removed-for-good", is_gone, LAY),
    Check("nine_mens_morris.own-man", not_own, LAY),
    Check("nine_mens_morris.place-one", not_as_said, LAY),
    Check("nine_mens_morris.points-and-lines", off_the_board, LAY),
    Check("nine_mens_morris.empty-point", occupied, LAY),
    Check("nine_mens_morris.must-move", several_goals, MOVE),
    Check("nine_mens_morris.flying", flies_anyway, MOVE),
    Check("nine_mens_morris.no-jump", jumps, MOVE),
    Check("nine_mens_morris.one-step", too_far, MOVE),
    Check("nine_mens_morris.must-move", can_move, PASS),
)
"""In the order in which a refusal is explained: nearest cause first."""
