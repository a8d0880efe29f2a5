"""Why a turn or a slap is refused: one function a step, `CHECKS` in the order of explanation.

A wrong slap is not refused: it is allowed, and costs something. Refused is what the rules ignore.
"""

from __future__ import annotations

from tabletop.core.model import CLOCK, Action, Place
from tabletop.core.rules import Check, Violation
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.ratscrew.state import (
    COVER_MS,
    GAP_MS,
    INDEX,
    NOBODY,
    PILE,
    TOKENS,
    Phase,
    State,
    has_slapped,
    is_out,
    is_right,
    lay_open,
    moment,
    stamp_of,
)

_BY_ITSELF = QT_TRANSLATE_NOOP("ratscrew", "At this table the cards turn by themselves.")
_LIES_OPEN = QT_TRANSLATE_NOOP("ratscrew", "{player} takes the pile in a moment. Until then nobody turns a card.")
_TURN_OF = QT_TRANSLATE_NOOP("ratscrew", "It is {player}’s turn to turn a card.")
_OWES = QT_TRANSLATE_NOOP("ratscrew", "Only {player} turns cards now: a contract is running.")
_OWN_TOP = QT_TRANSLATE_NOOP("ratscrew", "Only the top card of one’s own stack is turned.")
_ONTO_PILE = QT_TRANSLATE_NOOP("ratscrew", "The card goes onto the pile in the middle.")
_TOO_SOON = QT_TRANSLATE_NOOP("ratscrew", "The last card has only just been turned.")
_NO_PILE = QT_TRANSLATE_NOOP("ratscrew", "There is no pile to slap.")
_OUT = QT_TRANSLATE_NOOP("ratscrew", "{player} has no cards left and is out of the game.")
_WAITS = QT_TRANSLATE_NOOP("ratscrew", "{player} may slap again after the next pile.")
_ONE_SLAP = QT_TRANSLATE_NOOP("ratscrew", "{player} has already slapped this card.")
_COVERED = QT_TRANSLATE_NOOP("ratscrew", "A card has just covered the pair.")
_LATE = QT_TRANSLATE_NOOP("ratscrew", "The pile has already been slapped.")
_LAST_ONE = QT_TRANSLATE_NOOP("ratscrew", "There is no pair, and only {player} still holds cards.")
_NOTHING_WON = QT_TRANSLATE_NOOP("ratscrew", "Nobody has won the pile yet.")

_Found = Violation | None

PILE_ZONES = frozenset((PILE.zone, "under", "burnt"))
"""The zones of the table that are the pile."""


def on_pile(to: Place | None) -> bool:
    """Whether something was brought to the pile, or nowhere in particular."""
    return to is None or to.zone in PILE_ZONES


# Turning


def _turns_by_itself(state: State, action: Action) -> _Found:
    return Violation(why=say(_BY_ITSELF)) if state.house.auto_ms and action.seat != CLOCK else None


def _lies_open(state: State, action: Action) -> _Found:
    if state.phase is Phase.PLAY:
        return None
    return Violation(why=say(_LATE) if state.undecided else say(_LIES_OPEN, player=SeatName(state.winner)))


def _not_in_turn(state: State, action: Action) -> _Found:
    if action.seat in (state.turn, CLOCK):
        return None
    return Violation(why=say(_OWES if state.due else _TURN_OF, player=SeatName(state.turn)))


def _not_own_top(state: State, action: Action) -> _Found:
    top = TOKENS[state.stacks[state.turn][0]]
    return None if action.tokens in ((), (top,)) else Violation(tokens=(top,), why=say(_OWN_TOP))


def _not_onto_pile(state: State, action: Action) -> _Found:
    return None if on_pile(action.to) else Violation(places=(PILE,), why=say(_ONTO_PILE))


def _too_soon(state: State, action: Action) -> _Found:
    stamp = stamp_of(action)
    if stamp is None or action.seat == CLOCK or not state.pile or stamp >= state.laid_ms + GAP_MS:
        return None
    return Violation(why=say(_TOO_SOON))


# Slapping


def _no_pile(state: State, action: Action) -> _Found:
    return None if lay_open(state, moment(state, action)) > 0 else Violation(why=say(_NO_PILE))


def _is_out(state: State, action: Action) -> _Found:
    return Violation(why=say(_OUT, player=SeatName(action.seat))) if is_out(state, action.seat) else None


def _has_to_wait(state: State, action: Action) -> _Found:
    return Violation(why=say(_WAITS, player=SeatName(action.seat))) if state.barred >> action.seat & 1 else None


def _slaps_again(state: State, action: Action) -> _Found:
    return Violation(why=say(_ONE_SLAP, player=SeatName(action.seat))) if has_slapped(state, action.seat) else None


def _too_late(state: State, action: Action) -> _Found:
    at_ms = moment(state, action)
    if state.slaps:
        return None if is_right(state, at_ms) else Violation(why=say(_LATE))
    just_covered = state.covered and not state.pair and state.laid_ms <= at_ms < state.laid_ms + COVER_MS
    return Violation(tokens=(TOKENS[state.pile[-1]],), why=say(_COVERED)) if just_covered else None


def _another_card(state: State, action: Action) -> _Found:
    """A slap may name the card that it is meant for, as those of computer players do."""
    aims = len(action.tokens) == 1 and INDEX.get(action.tokens[0]) == state.pile[-1]
    return None if aims or not action.tokens else Violation(why=say(_LATE))


def _burns_the_last(state: State, action: Action) -> _Found:
    if not state.last or is_right(state, moment(state, action)):
        return None
    return Violation(why=say(_LAST_ONE, player=SeatName(state.winner)))


def _nothing_won(state: State, action: Action) -> _Found:
    return Violation(why=say(_NOTHING_WON)) if state.winner == NOBODY else None


def _nothing_to_decide(state: State, action: Action) -> _Found:
    return None if state.undecided else Violation()


_TURN, _SLAP, _DECIDE, _GATHER = (frozenset((verb,)) for verb in ("turn", "slap", "decide", "gather"))

CHECKS: tuple[Check[State], ...] = (
    Check("ratscrew.auto-turn", _turns_by_itself, _TURN),
    Check("ratscrew.grace-before-gathering", _lies_open, _TURN),
    Check("ratscrew.turn-order", _not_in_turn, _TURN),
    Check("ratscrew.turn-top-card", _not_own_top, _TURN),
    Check("ratscrew.turn-top-card", _not_onto_pile, _TURN),
    Check("ratscrew.gap-between-cards", _too_soon, _TURN),
    Check("ratscrew.one-slap-per-card", _no_pile, _SLAP),
    Check("ratscrew.slap-back", _is_out, _SLAP),
    Check("ratscrew.false-slap-without-cards", _has_to_wait, _SLAP),
    Check("ratscrew.one-slap-per-card", _slaps_again, _SLAP),
    Check("ratscrew.slower-slaps-ignored", _too_late, _SLAP),
    Check("ratscrew.slower-slaps-ignored", _another_card, _SLAP),
    Check("ratscrew.last-holder-wins", _burns_the_last, _SLAP),
    Check("ratscrew.first-slap-wins", _nothing_to_decide, _DECIDE),
    Check("ratscrew.grace-before-gathering", _nothing_won, _GATHER),
)
