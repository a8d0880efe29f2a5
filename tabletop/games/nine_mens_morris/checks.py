"""What notices that a rule is broken, in the order in which a refusal is explained. Every check may assume that the
ones before it hold."""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import SeatName, Text, say
from tabletop.games.nine_mens_morris import words
from tabletop.games.nine_mens_morris.board import NAMES, PLACES, slot_at, slots
from tabletop.games.nine_mens_morris.state import BY_WORD, FLIES, State
from tabletop.kit.draw_offers import OFFER, draw_checks
from tabletop.kit.two_player import owned_by_another

Verdict = Violation | bool | None

PLACE = frozenset({"place"})
MOVE = frozenset({"move"})
LAY = PLACE | MOVE
REMOVE = frozenset({"remove"})
PASS = frozenset({"pass"})


def to_remove(state: State, action: Action) -> Verdict:
    """A mill has been closed, and nothing else comes before the removal."""
    if not state.due:
        return None
    return Violation(tokens=state.tokens_on(state.may_remove()), why=say(words.WHY_REMOVE))


def no_mill(state: State, action: Action) -> Verdict:
    """A man is to be removed although no mill has been closed."""
    return not state.due and Violation(tokens=action.tokens, why=say(words.WHY_NO_MILL))


def not_a_foe(state: State, action: Action) -> Verdict:
    """The man to be removed is of the same side, or stands on no point."""
    man, slot = state.piece_of(action), state.slot_of(action)
    if slot >= 0 and state.foes >> slot & 1:
        return None
    if man is None:
        return True
    own = state.seat_of(man) == action.seat
    why = say(words.WHY_OWNER, owner=SeatName(action.seat)) if own else say(words.WHY_OFF_BOARD)
    return Violation(tokens=action.tokens, why=why)


def protected(state: State, action: Action) -> Verdict:
    """The man to be removed is part of a mill, and others are not."""
    slot = state.slot_of(action)
    if state.may_remove() >> slot & 1:
        return None
    mill = next(mill for mill in state.house.lines.mills if mill >> slot & 1 and state.foes & mill == mill)
    first, second, third = (NAMES[each] for each in slots(mill))
    return Violation(tokens=state.tokens_on(mill), why=say(words.WHY_MILL, first=first, second=second, third=third))


def moves_early(state: State, action: Action) -> Verdict:
    """A man on the board is moved in the first phase."""
    early = state.placing and state.slot_of(action) >= 0
    return early and Violation(tokens=action.tokens, why=_placing_first(state))


def passes_early(state: State, action: Action) -> Verdict:
    """Passing while men are in hand."""
    return state.placing and Violation(why=_placing_first(state))


def _placing_first(state: State) -> Text:
    return say(words.WHY_PLACING, state.in_hand(state.side).bit_count())


def is_gone(state: State, action: Action) -> Verdict:
    """The man has been removed."""
    return state.piece_of(action) in state.taken and Violation(tokens=action.tokens)


def not_as_said(state: State, action: Action) -> Verdict:
    """A man in hand is moved, or one on the board placed; or a man is placed on no point."""
    on_board = state.slot_of(action) >= 0
    if on_board == (action.verb == "place"):
        return Violation(tokens=action.tokens)
    return not on_board and action.to is None and Violation(why=say(words.WHY_POINT))


def off_the_board(state: State, action: Action) -> Verdict:
    """A drop beside the points."""
    return action.to is not None and slot_at(action.to) < 0 and Violation(why=say(words.WHY_OUTSIDE))


def occupied(state: State, action: Action) -> Verdict:
    """Another man stands on the point."""
    slot = slot_at(action.to)
    if slot < 0 or state.empty >> slot & 1:
        return None
    return Violation(tokens=(state.token_on(slot),), why=say(words.WHY_OCCUPIED, there=NAMES[slot]))


def several_goals(state: State, action: Action) -> Verdict:
    """A tap on a man that can go to several points, or to none."""
    goals = slots(state.own_goals(action))
    if action.to is not None or len(goals) == 1:
        return None
    if not goals:
        return Violation(tokens=action.tokens, why=say(words.WHY_STUCK))
    return Violation(places=tuple(PLACES[slot] for slot in goals), why=say(words.WHY_SEVERAL, len(goals)))


def _out_of_reach(state: State, action: Action) -> bool:
    """Whether a man is dropped where it cannot go."""
    return action.to is not None and not state.own_goals(action) >> slot_at(action.to) & 1


def flies_anyway(state: State, action: Action) -> Verdict:
    """A flight with three men where nobody flies."""
    if state.house.flying or state.own.bit_count() != FLIES or not _out_of_reach(state, action):
        return None
    return Violation(tokens=action.tokens, why=_no_line(state, action))


def jumps(state: State, action: Action) -> Verdict:
    """Another point lies on the drawn line in between."""
    middle = state.house.lines.between.get((state.slot_of(action), slot_at(action.to)))
    if middle is None or not _out_of_reach(state, action):
        return None
    if state.empty >> middle & 1:
        return Violation(places=(PLACES[middle],), why=say(words.WHY_POINT_BETWEEN, between=NAMES[middle]))
    return Violation(tokens=(state.token_on(middle),), why=say(words.WHY_MAN_BETWEEN, between=NAMES[middle]))


def too_far(state: State, action: Action) -> Verdict:
    """No line leads directly to the point."""
    if not _out_of_reach(state, action):
        return None
    near = tuple(PLACES[slot] for slot in slots(state.own_goals(action)))
    return Violation(tokens=action.tokens, places=near, why=_no_line(state, action))


def _no_line(state: State, action: Action) -> Text:
    return say(words.WHY_NO_LINE, here=NAMES[state.slot_of(action)], there=NAMES[slot_at(action.to)])


def can_move(state: State, action: Action) -> Verdict:
    """Passing although a man can move."""
    able = [slot for slot in slots(state.own) if state.goals(slot)]
    tokens = tuple(state.token_on(slot) for slot in able)
    return bool(able) and Violation(tokens=tokens, why=say(words.WHY_CAN_MOVE, len(able)))


CHECKS: tuple[Check[State], ...] = (
    Check("nine_mens_morris.remove-one", to_remove, LAY | PASS | {OFFER}),
    *draw_checks(BY_WORD, LAY | REMOVE | PASS),
    Check("nine_mens_morris.mill-by-this-man", no_mill, REMOVE),
    Check("nine_mens_morris.remove-opponent", not_a_foe, REMOVE),
    Check("nine_mens_morris.mill-protected", protected, REMOVE),
    Check("nine_mens_morris.no-move-while-placing", moves_early, LAY),
    Check("nine_mens_morris.place-one", passes_early, PASS),
    Check("nine_mens_morris.removed-for-good", is_gone, LAY),
    Check("nine_mens_morris.own-man", owned_by_another(words.WHY_OWNER), LAY),
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
