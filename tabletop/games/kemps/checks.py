"""Why an action of Kemps is refused: one function a step, `CHECKS` in the order of explanation.

A wrong claim is not refused: it is allowed, and costs something. Refused is what the rules do not hear.
"""

from __future__ import annotations

from tabletop.core.model import Action, Seat
from tabletop.core.rules import Check, Violation
from tabletop.core.text import QT_TRANSLATE_NOOP, Names, SeatName, say
from tabletop.games.kemps import state as st
from tabletop.games.kemps.state import (
    CALLS,
    FROZEN,
    GESTURE_OF,
    INDEX,
    ROW,
    SEATS,
    Phase,
    State,
    partner_of,
    team_of,
)
from tabletop.kit.turns import not_of_this_seat

_CHOOSE_FIRST = QT_TRANSLATE_NOOP("kemps", "First a signal for {players} is chosen.", "the two of a team")
_BEFORE_DEAL = QT_TRANSLATE_NOOP("kemps", "Signals are chosen before the cards are dealt.")
_NO_GESTURE = QT_TRANSLATE_NOOP("kemps", "A gesture is one of the twelve pictures.")
_TWICE = QT_TRANSLATE_NOOP("kemps", "The two gestures are different ones.")
_FOUND_OUT = QT_TRANSLATE_NOOP("kemps", "This signal has been found out. The team takes a different one.")
_TURN_OF = QT_TRANSLATE_NOOP("kemps", "It is {player}’s private turn.")
_TABLE_NOW = QT_TRANSLATE_NOOP("kemps", "Everybody is looking at the table now.")
_CLAIM_FIRST = QT_TRANSLATE_NOOP("kemps", "{player} has called first. Everything else waits.")
_DEAL_OVER = QT_TRANSLATE_NOOP("kemps", "This deal is over.")
_NO_CALLS_YET = QT_TRANSLATE_NOOP("kemps", "Calls count while everybody is looking at the table.")
_NOT_HEARD = QT_TRANSLATE_NOOP("kemps", "{player}’s team has just called wrongly.")
_NO_DOUBLE = QT_TRANSLATE_NOOP("kemps", "Nobody waits for {player} to confirm a Double Kemps.")
_NO_COUNTER = QT_TRANSLATE_NOOP("kemps", "{player} has not called Counter Kemps.")
_FROM_ROW = QT_TRANSLATE_NOOP("kemps", "The cards to take lie face up in the row.")
_ONE_CARD = QT_TRANSLATE_NOOP("kemps", "One card goes onto one card of the row.")
_SWAPPED = QT_TRANSLATE_NOOP("kemps", "{player} has already swapped a card in this turn.")
_TAKEN = QT_TRANSLATE_NOOP("kemps", "Somebody else was faster.")
_JUST_LAID = QT_TRANSLATE_NOOP("kemps", "This row has only just been laid out.")
_CATCH_BREATH = QT_TRANSLATE_NOOP("kemps", "{player} has only just swapped.")
_KEEP_FOUR = QT_TRANSLATE_NOOP("kemps", "The doll is about to show the signal: the four stays together.")
_CHOSEN = QT_TRANSLATE_NOOP("kemps", "The gesture of this turn has been chosen.")
_JUST_SHOWN = QT_TRANSLATE_NOOP("kemps", "{player} has only just shown a gesture.")
_IS_SIGNAL = QT_TRANSLATE_NOOP("kemps", "This is the signal of {player}’s team, and there is no four in hand.")
_SAID_SO = QT_TRANSLATE_NOOP("kemps", "{player} has already said so.")

_Found = Violation | bool | None


# Whatever is done


def _signals_first(state: State, action: Action) -> _Found:
    if state.phase is not Phase.SIGNALS or (action.verb == "choose_signal" and action.seat in _choosing(state)):
        return None
    players = Names(tuple(map(SeatName, st.members(state.choosing[0]))))
    return Violation(why=say(_CHOOSE_FIRST, players=players))


def _choosing(state: State) -> tuple[Seat, ...]:
    return st.choosers(state, state.choosing[0])


def _over(state: State, action: Action) -> _Found:
    return Violation(why=say(_DEAL_OVER)) if state.phase is Phase.SHOW else None


def _waits(state: State, action: Action) -> _Found:
    claim = state.claim
    if state.phase not in FROZEN or claim is None:
        return None
    if state.phase is Phase.CONFIRM and action.verb == "confirm_double" and action.seat == partner_of(claim.seat):
        return None
    if state.phase is Phase.NAME and action.verb == "name" and action.seat == claim.seat:
        return None
    return Violation(why=say(_CLAIM_FIRST, player=SeatName(claim.seat)), quiet=True)


def _behind_curtain(state: State, action: Action) -> _Found:
    return Violation(why=say(_NO_CALLS_YET)) if state.phase is Phase.TURN else None


def _not_own_turn(state: State, action: Action) -> _Found:
    if state.phase is Phase.MOMENT:
        return Violation(why=say(_TABLE_NOW))
    if state.phase is Phase.TURN and action.seat != state.turn:
        return Violation(why=say(_TURN_OF, player=SeatName(state.turn)))
    return None


# Signals and gestures


def _before_deal(state: State, action: Action) -> _Found:
    return Violation(why=say(_BEFORE_DEAL)) if state.phase is not Phase.SIGNALS else None


def is_gesture(state: State, action: Action) -> bool:
    """Whether an action names one gesture; in a private turn none stands for any that is no signal."""
    any_one = action.verb == "gesture" and not state.open_mode and not action.tokens
    return any_one or (len(action.tokens) == 1 and action.tokens[0] in GESTURE_OF)


def _no_gesture(state: State, action: Action) -> _Found:
    return None if is_gesture(state, action) else Violation(why=say(_NO_GESTURE))


def _same_again(state: State, action: Action) -> _Found:
    """The second gesture of a pair is another one."""
    before = {"choose_signal": state.draft, "gesture": state.planned}.get(action.verb, ())
    if action.verb == "name" and state.claim is not None:
        before = state.claim.named
    again = any(GESTURE_OF[token] in before for token in action.tokens)
    return Violation(tokens=action.tokens, why=say(_TWICE)) if again else None


def _found_out(state: State, action: Action) -> _Found:
    chosen = (*state.draft, GESTURE_OF[action.tokens[0]])
    same = chosen == state.found[team_of(action.seat)]
    return Violation(tokens=action.tokens, why=say(_FOUND_OUT)) if same else None


def _chosen(state: State, action: Action) -> _Found:
    full = len(state.planned) == state.house.signal_length
    return Violation(why=say(_CHOSEN)) if full and not state.open_mode else None


def _just_shown(state: State, action: Action) -> _Found:
    soon = st.moment(state, action) < st.gesture_from(state, action.seat)
    return Violation(why=say(_JUST_SHOWN, player=SeatName(action.seat))) if soon else None


def may_show(state: State, seat: Seat, gesture: int) -> bool:
    """Whether a gesture is not the signal of a seat without a four."""
    return not st.gives_signal(state, seat, gesture) or st.is_four(state.cards, state.cards.hands[seat])


def _no_four(state: State, action: Action) -> _Found:
    if all(may_show(state, action.seat, GESTURE_OF[token]) for token in action.tokens):
        return None
    return Violation(tokens=action.tokens, why=say(_IS_SIGNAL, player=SeatName(action.seat)))


# Swaps


def _not_from_row(state: State, action: Action) -> _Found:
    """Something else was carried than cards of the own hand, or they were brought elsewhere than to the row."""
    own = state.cards.hands[action.seat]
    carried = bool(action.tokens) and all(INDEX.get(token, st.NOBODY) in own for token in action.tokens)
    there = action.to is not None and action.to.zone == ROW.zone and 0 <= action.to.slot < len(state.cards.row)
    return None if carried and there else Violation(places=(ROW,), why=say(_FROM_ROW))


def _just_taken(state: State, action: Action) -> _Found:
    """Another card was seen there; where nobody has taken one, it was that of the row before."""
    late = st.moment(state, action) < st.taken_from(state, action.to)
    if not late or action.to is None:
        return None
    fresh = state.times.laid[action.to.slot] == state.times.row
    return Violation(why=say(_JUST_LAID if fresh else _TAKEN))


def is_swap(state: State, action: Action) -> bool:
    """Whether an action changes one card of the hand for one of the row."""
    return len(action.tokens) == 1 and _not_from_row(state, action) is None


def _not_one_for_one(state: State, action: Action) -> _Found:
    return None if len(action.tokens) == 1 else Violation(places=(ROW,), why=say(_ONE_CARD))


def _swapped(state: State, action: Action) -> _Found:
    again = state.turned and state.phase is Phase.TURN
    return Violation(why=say(_SWAPPED, player=SeatName(action.seat))) if again else None


def _out_of_breath(state: State, action: Action) -> _Found:
    soon = st.moment(state, action) < st.rested_from(state, action.seat)
    return Violation(why=say(_CATCH_BREATH, player=SeatName(action.seat))) if soon else None


def keeps_four(state: State, seat: Seat) -> bool:
    """Whether a four must stay together: its signal has been chosen for this turn."""
    return state.phase is Phase.TURN and bool(state.planned) and state.planned == st.own_signal(state, seat)


def _breaks_four(state: State, action: Action) -> _Found:
    return Violation(why=say(_KEEP_FOUR)) if keeps_four(state, action.seat) else None


def _said_so(state: State, action: Action) -> _Found:
    said = state.phase is Phase.OPEN and action.seat in state.passed
    return Violation(why=say(_SAID_SO, player=SeatName(action.seat)), quiet=True) if said else None


# Claims


def _deaf(state: State, action: Action) -> _Found:
    deaf = st.is_deaf(state, action.seat, st.moment(state, action))
    return Violation(why=say(_NOT_HEARD, player=SeatName(action.seat)), quiet=True) if deaf else None


def _nothing_to_confirm(state: State, action: Action) -> _Found:
    return Violation(why=say(_NO_DOUBLE, player=SeatName(action.seat))) if state.phase is not Phase.CONFIRM else None


def _no_counter(state: State, action: Action) -> _Found:
    return Violation(why=say(_NO_COUNTER, player=SeatName(action.seat))) if state.phase is not Phase.NAME else None


def _stranger(state: State, action: Action) -> bool:
    return not_of_this_seat(state, action) or not -1 <= action.seat < SEATS


_CLAIMS = frozenset(str(call) for call in CALLS)
_PLAY = frozenset(("swap", "gesture", "done"))
_ALL = _CLAIMS | _PLAY | {"choose_signal", "confirm_double", "name"}
_CHOOSE, _SWAP, _GESTURE, _DONE, _NAME, _CONFIRM = (
    frozenset((verb,)) for verb in ("choose_signal", "swap", "gesture", "done", "name", "confirm_double")
)

CHECKS: tuple[Check[State], ...] = (
    Check("core.unknown_verb", _stranger, out_of_turn=True),
    Check("kemps.secret-signal", _signals_first, _ALL, out_of_turn=True),
    Check("kemps.call-ends-deal", _over, _ALL, out_of_turn=True),
    Check("kemps.claim-order", _waits, _ALL, out_of_turn=True),
    Check("kemps.change-between-deals", _before_deal, _CHOOSE, out_of_turn=True),
    Check("kemps.claims-in-the-open", _behind_curtain, _CLAIMS, out_of_turn=True),
    Check("kemps.double-call", _nothing_to_confirm, _CONFIRM, out_of_turn=True),
    Check("kemps.counter-call", _no_counter, _NAME, out_of_turn=True),
    Check("kemps.private-turn", _not_own_turn, _PLAY, out_of_turn=True),
    Check("kemps.one-claim-per-moment", _deaf, _CLAIMS),
    Check("kemps.row-only", _not_from_row, _SWAP),
    Check("kemps.first-to-take", _just_taken, _SWAP),
    Check("kemps.swap-one-for-one", _not_one_for_one, _SWAP),
    Check("kemps.private-turn", _swapped, _SWAP),
    Check("kemps.open-clock", _out_of_breath, _SWAP),
    Check("kemps.no-signal-without-four", _breaks_four, _SWAP),
    Check("kemps.signal-from-catalogue", _no_gesture, _CHOOSE | _GESTURE | _NAME),
    Check("kemps.private-turn", _chosen, _GESTURE),
    Check("kemps.signal-from-catalogue", _same_again, _CHOOSE | _GESTURE | _NAME),
    Check("kemps.counter-right-ends-deal", _found_out, _CHOOSE),
    Check("kemps.open-clock", _just_shown, _GESTURE),
    Check("kemps.no-signal-without-four", _no_four, _GESTURE),
    Check("kemps.row-cleared", _said_so, _DONE),
)
