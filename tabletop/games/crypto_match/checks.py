"""Why a claim or a key is not heard: one function a step, `CHECKS` in the order of explanation.

A wrong claim is not refused: it counts, and locks its seat. Refused is what the rules ignore.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.model import CLOCK, Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.crypto_match import state as st
from tabletop.games.crypto_match.cards import TOKENS
from tabletop.games.crypto_match.state import NO_CARD, Mini, Phase, State, Verdict

_POINTS = QT_TRANSLATE_NOOP("crypto_match", "{player} was first and points now. Everybody else waits.")
_NOT_YET = QT_TRANSLATE_NOOP("crypto_match", "The cards lie face down. Everybody waits for the start signal.")
_OVER = QT_TRANSLATE_NOOP("crypto_match", "Nothing can be claimed now. It goes on in a moment.")
_NONE_LEFT = QT_TRANSLATE_NOOP("crypto_match", "{player} has no card on show.")
_LOCKED = QT_TRANSLATE_NOOP("crypto_match", "{player} is locked after a wrong claim.")
_OWN = QT_TRANSLATE_NOOP("crypto_match", "This is {player}’s own card. A claim names the card of somebody else.")
_KEY_FIRST = QT_TRANSLATE_NOOP("crypto_match", "Whoever wants to claim this presses their own key or button first.")
_LATE = QT_TRANSLATE_NOOP("crypto_match", "{player} was faster, by a moment.")
_NEITHER = QT_TRANSLATE_NOOP("crypto_match", "This picture is on neither of the two cards.")
_NAMED = QT_TRANSLATE_NOOP("crypto_match", "A claim names the card of a player.")
_CENTRE = QT_TRANSLATE_NOOP("crypto_match", "The other card is always the one in the middle.")

_Found = Violation | None


def verdict(state: State, action: Action) -> Verdict | None:
    """What becomes of a claim at its moment; None for what is no claim."""
    aim = st.aim_of(state, action)
    if aim is None or not 0 <= action.seat < state.seats:
        return None
    return st.judged(state, action.seat, *aim, st.moment(state, action))


def names_cards(state: State, action: Action) -> bool:
    """Whether a claim means the two cards that are on show; one that names no tokens means whatever lies there."""
    aim = st.aim_of(state, action)
    if aim is None or not action.tokens:
        return aim is not None
    shown = [st.top(state, pile) for pile in st.pair_of(state.mini, action.seat, aim[1])]
    return NO_CARD not in shown and action.tokens == tuple(TOKENS[token] for token in shown)


def not_of_this_seat(state: State, action: Action) -> bool:
    """Time does only what is due, and nobody else does that."""
    if action.seat == CLOCK:
        return action.verb != st.clock_due(state)[1]
    return action.verb not in ("claim", "buzz")


def _frozen(state: State, action: Action) -> _Found:
    if state.phase is not Phase.POINT or (action.verb == "claim" and action.seat == state.buzzed):
        return None
    return Violation(why=say(_POINTS, player=SeatName(state.buzzed)), quiet=True)


def _no_card(state: State, action: Action) -> _Found:
    if state.phase is Phase.READY:
        return Violation(why=say(_NOT_YET), quiet=True)
    if state.phase in (Phase.ROUND, Phase.ENDED):
        return Violation(why=say(_OVER), quiet=True)
    if state.phase is Phase.OVER or st.card(state, action.seat) != NO_CARD:
        return None
    return Violation(why=say(_NONE_LEFT, player=SeatName(action.seat)), quiet=True)


def _locked(state: State, action: Action) -> _Found:
    if not state.looking or not st.is_locked(state, action.seat, st.moment(state, action)):
        return None
    return Violation(why=say(_LOCKED, player=SeatName(action.seat)), quiet=True)


def _strange_name(state: State, action: Action) -> _Found:
    if verdict(state, action) not in (None, Verdict.NOT_NAMED):
        return None
    return Violation(why=say(_CENTRE if state.mini in st.WITH_CENTRE else _NAMED), quiet=True)


def _own(mini: Mini) -> Callable[[State, Action], _Found]:
    def breaks(state: State, action: Action) -> _Found:
        if state.mini is not mini or verdict(state, action) is not Verdict.OWN:
            return None
        return Violation(why=say(_OWN, player=SeatName(action.seat)), quiet=True)

    return breaks


def _late(state: State, action: Action) -> _Found:
    if verdict(state, action) is not Verdict.LATE:
        return None
    return Violation(why=say(_LATE, player=SeatName(state.last)), quiet=True)


def _not_there(state: State, action: Action) -> _Found:
    aim = st.aim_of(state, action)
    if aim is None or verdict(state, action) is not Verdict.NOT_THERE:
        return None
    return Violation(why=say(_NONE_LEFT, player=SeatName(aim[1])), quiet=True)


def _elsewhere(state: State, action: Action) -> _Found:
    if verdict(state, action) is Verdict.ELSEWHERE or not names_cards(state, action):
        return Violation(why=say(_NEITHER), quiet=True)
    return None


def _unheard(state: State, action: Action) -> _Found:
    return Violation(why=say(_KEY_FIRST), quiet=True) if verdict(state, action) is Verdict.UNHEARD else None


_CLAIM = frozenset(("claim",))
_HEARD = frozenset(("claim", "buzz"))

CHECKS: tuple[Check[State], ...] = (
    Check("core.unknown_verb", not_of_this_seat, out_of_turn=True),
    Check("crypto_match.point-time", _frozen, _HEARD, out_of_turn=True),
    Check("crypto_match.no-card", _no_card, _HEARD, out_of_turn=True),
    Check("crypto_match.locked", _locked, _HEARD, out_of_turn=True),
    Check("crypto_match.claim", _strange_name, _CLAIM),
    Check("crypto_match.potato-claim", _own(Mini.POTATO), _CLAIM),
    Check("crypto_match.gift-not-self", _own(Mini.GIFT), _CLAIM),
    Check("crypto_match.late-claim", _late, _CLAIM),
    Check("crypto_match.no-card", _not_there, _CLAIM),
    Check("crypto_match.top-card-only", _elsewhere, _CLAIM),
    Check("crypto_match.point-time", _unheard, _CLAIM),
)
