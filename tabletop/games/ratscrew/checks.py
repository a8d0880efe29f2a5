"""Why a turn or a slap is refused: one function a step, `CHECKS` in the order of explanation.

A wrong slap is not refused: it is allowed, and costs something. Refused is what the rules ignore.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.model import CLOCK, Action, Place
from tabletop.core.rules import Check, Violation
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, SeatName, say
from tabletop.games.ratscrew import state as st
from tabletop.games.ratscrew.state import INDEX, NOBODY, PILE, TOKENS, Ignored, Phase, State, ignored, moment

_BY_ITSELF = QT_TRANSLATE_NOOP("ratscrew", "At this table the cards turn by themselves.")
_LIES_OPEN = QT_TRANSLATE_NOOP("ratscrew", "{player} takes the pile in a moment. Until then nobody turns a card.")
_TURN_OF = QT_TRANSLATE_NOOP("ratscrew", "It is {player}’s turn to turn a card.")
_OWES = QT_TRANSLATE_NOOP("ratscrew", "Only {player} turns cards now: there is a challenge to pay.")
_OWN_TOP = QT_TRANSLATE_NOOP("ratscrew", "Players turn only the top card of their own stack.")
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


# Turning


def is_next(state: State, action: Action) -> bool:
    """Whether an action turns the card that is to be turned, or names none."""
    return action.tokens in ((), (TOKENS[state.stacks[state.turn][0]],))


def on_pile(to: Place | None) -> bool:
    """Whether something was brought to the pile, or nowhere in particular."""
    return to is None or to.zone in st.PILE_ZONES


def _turns_by_itself(state: State, action: Action) -> _Found:
    return Violation(why=say(_BY_ITSELF)) if state.house.auto_ms and action.seat != CLOCK else None


def _lies_open(state: State, action: Action) -> _Found:
    return None if state.phase is Phase.PLAY else Violation(why=say(_LIES_OPEN, player=SeatName(state.winner)))


def _not_in_turn(state: State, action: Action) -> _Found:
    if action.seat in (state.turn, CLOCK):
        return None
    return Violation(why=say(_OWES if state.due else _TURN_OF, player=SeatName(state.turn)))


def _not_own_top(state: State, action: Action) -> _Found:
    top = TOKENS[state.stacks[state.turn][0]]
    return None if is_next(state, action) else Violation(tokens=(top,), why=say(_OWN_TOP))


def _not_onto_pile(state: State, action: Action) -> _Found:
    return None if on_pile(action.to) else Violation(places=(PILE,), why=say(_ONTO_PILE))


def _too_soon(state: State, action: Action) -> _Found:
    return Violation(why=say(_TOO_SOON)) if st.too_soon(state, moment(state, action)) else None


# Slapping


def is_aimed(state: State, action: Action) -> bool:
    """Whether a slap is meant for the top card, or for none; those of computer players name their card."""
    return not action.tokens or (len(action.tokens) == 1 and INDEX.get(action.tokens[0]) in state.pile[-1:])


def _ignores(why: Ignored, sentence: Msg, named: bool = True) -> Callable[[State, Action], _Found]:
    """The check that a slap is ignored for this reason. `named`: the sentence tells whose slap, or who holds cards."""

    def breaks(state: State, action: Action) -> _Found:
        if ignored(state, action.seat, moment(state, action)) is not why:
            return None
        player = SeatName(state.winner if why is Ignored.LAST else action.seat)
        tokens = (TOKENS[state.pile[-1]],) if why is Ignored.COVERED else ()
        return Violation(tokens=tokens, why=say(sentence, player=player) if named else say(sentence))

    return breaks


def _another_card(state: State, action: Action) -> _Found:
    return None if is_aimed(state, action) else Violation(why=say(_LATE))


def _nothing_won(state: State, action: Action) -> _Found:
    return Violation(why=say(_NOTHING_WON)) if state.winner == NOBODY else None


_TURN, _SLAP, _GATHER = (frozenset((verb,)) for verb in ("turn", "slap", "gather"))

CHECKS: tuple[Check[State], ...] = (
    Check("ratscrew.auto-turn", _turns_by_itself, _TURN),
    Check("ratscrew.grace-before-gathering", _lies_open, _TURN),
    Check("ratscrew.turn-order", _not_in_turn, _TURN),
    Check("ratscrew.turn-top-card", _not_own_top, _TURN),
    Check("ratscrew.turn-top-card", _not_onto_pile, _TURN),
    Check("ratscrew.gap-between-cards", _too_soon, _TURN),
    Check("ratscrew.one-slap-per-card", _ignores(Ignored.NO_PILE, _NO_PILE, named=False), _SLAP),
    Check("ratscrew.slap-back", _ignores(Ignored.OUT, _OUT), _SLAP),
    Check("ratscrew.false-slap-without-cards", _ignores(Ignored.WAITS, _WAITS), _SLAP),
    Check("ratscrew.one-slap-per-card", _ignores(Ignored.AGAIN, _ONE_SLAP), _SLAP),
    Check("ratscrew.slower-slaps-ignored", _ignores(Ignored.LATE, _LATE, named=False), _SLAP),
    Check("ratscrew.slower-slaps-ignored", _ignores(Ignored.COVERED, _COVERED, named=False), _SLAP),
    Check("ratscrew.slower-slaps-ignored", _another_card, _SLAP),
    Check("ratscrew.last-holder-wins", _ignores(Ignored.LAST, _LAST_ONE), _SLAP),
    Check("ratscrew.grace-before-gathering", _nothing_won, _GATHER),
)
