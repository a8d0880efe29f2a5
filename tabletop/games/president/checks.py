"""Why a move of President is refused: one function a step, `CHECKS` in the order of explanation.

Every function looks only at what the acting seat knows: its own hand, the trick, whose turn it is.
"""

from __future__ import annotations

from tabletop.core.model import CLOCK, Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.president import state as st
from tabletop.games.president.cards import JOKER, RANK_OF_STRENGTH, SET_MAX, STRENGTHS, set_strength
from tabletop.games.president.state import HANDS, INDEX, PACK, TRICK, Phase, State
from tabletop.kit.cards import card_name, rank_name
from tabletop.kit.turns import not_of_this_seat

_TO_PLAY = QT_TRANSLATE_NOOP("president", "It is {player}’s turn.")
_WAIT = QT_TRANSLATE_NOOP("president", "Play goes on in a moment.")
_PASSED = QT_TRANSLATE_NOOP("president", "{player} has passed in this trick.")
_INTO_MIDDLE = QT_TRANSLATE_NOOP("president", "Cards are laid on the trick in the middle.")
_OWN_CARDS = QT_TRANSLATE_NOOP("president", "Everyone lays cards from their own hand only.")
_ONE_RANK = QT_TRANSLATE_NOOP("president", "These cards are not of the same rank: {first} and {second}.")
_AT_MOST = QT_TRANSLATE_NOOP("president", "A set has four cards at most.")
_COUNT = PLURAL_NOOP("president", "The trick was led with %n card(s).", "", 1)
_TOO_LOW = QT_TRANSLATE_NOOP(
    "president", "Something higher than {other} is needed, not {rank}.", "two ranks: higher than jack, not 7"
)
_MUST_LEAD = QT_TRANSLATE_NOOP("president", "{player} leads this trick.")
_NO_CHOICE = QT_TRANSLATE_NOOP("president", "Cards change hands only in the exchange, and that happens by itself.")
_NOT_NOW = QT_TRANSLATE_NOOP("president", "Cards are given back only right after the deal.")
_GIVE_FIRST = PLURAL_NOOP("president", "First {giver} gives %n card(s) back to {receiver}.", "", 1)
_GIVE_RIGHT = PLURAL_NOOP("president", "{giver} gives {receiver} %n card(s) of their own.", "", 1)

_Found = Violation | None


def _laid(state: State, action: Action) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Tokens and cards of a play whose tokens have been found to be the seat's own."""
    tokens = tuple(INDEX[token] for token in action.tokens)
    return tokens, st.cards_of(state, tokens)


# Whose turn it is


def _has_passed(state: State, action: Action) -> _Found:
    if not state.house.pass_is_final or state.phase is not Phase.PLAY or action.seat not in range(state.seats):
        return None
    if not state.passed >> action.seat & 1:
        return None
    return PACK.because(_PASSED, player=SeatName(action.seat))


def _not_on_turn(state: State, action: Action) -> _Found:
    if state.phase is Phase.OVER:
        return None
    if state.phase not in (Phase.PLAY, Phase.GIVE):
        return None if action.seat == CLOCK else PACK.because(_WAIT)
    acting = state.givers[0] if state.phase is Phase.GIVE else state.turn
    return None if action.seat == acting else PACK.because(_TO_PLAY, player=SeatName(acting))


# Playing and passing


def _gives_first(state: State, action: Action) -> _Found:
    if state.phase is not Phase.GIVE:
        return None
    receiver, count = st.returns_to(state, action.seat)
    why = say(_GIVE_FIRST, n=count, giver=SeatName(action.seat), receiver=SeatName(receiver))
    return Violation(places=(HANDS[receiver],), why=why)


def _not_into_middle(state: State, action: Action) -> _Found:
    if action.to is None or action.to.zone == TRICK.zone:
        return None
    return Violation(places=(TRICK,), why=say(_INTO_MIDDLE))


def _not_own(state: State, action: Action) -> _Found:
    strange = PACK.strange(state.hands[action.seat], action.tokens)
    return None if strange is None else PACK.because(_OWN_CARDS, *strange)


def _ranks_differ(state: State, action: Action) -> _Found:
    tokens, cards = _laid(state, action)
    wild = state.house.jokers_wild
    counted = [(t, card) for t, card in zip(tokens, cards, strict=True) if not (wild and STRENGTHS[card] == JOKER)]
    for token, card in counted[1:]:
        first_token, first = counted[0]
        if STRENGTHS[card] != STRENGTHS[first]:
            return PACK.because(_ONE_RANK, first_token, token, first=card_name(first), second=card_name(card))
    return None


def _leads_too_many(state: State, action: Action) -> _Found:
    return PACK.because(_AT_MOST) if not state.trick and len(action.tokens) > SET_MAX else None


def _other_count(state: State, action: Action) -> _Found:
    wanted, _ = st.to_beat(state)
    if not wanted or len(action.tokens) == wanted:
        return None
    return PACK.because(_COUNT, *state.trick[-1], n=wanted)


def _not_higher(state: State, action: Action) -> _Found:
    _, beaten = st.to_beat(state)
    strength = set_strength(_laid(state, action)[1])
    if strength > beaten:
        return None
    rank, other = (rank_name(RANK_OF_STRENGTH[value]) for value in (strength, beaten))
    return PACK.because(_TOO_LOW, *state.trick[-1], rank=rank, other=other)


def _leads(state: State, action: Action) -> _Found:
    return None if state.trick else PACK.because(_MUST_LEAD, player=SeatName(action.seat))


# Giving


def _gives_by_choice(state: State, action: Action) -> _Found:
    return None if state.house.free_return else PACK.because(_NO_CHOICE)


def _gives_wrongly(state: State, action: Action) -> _Found:
    if state.phase is not Phase.GIVE:
        return PACK.because(_NOT_NOW)
    receiver, count = st.returns_to(state, action.seat)
    tokens = PACK.held(state.hands[action.seat], action.tokens)
    if tokens is None or len(tokens) != count or (action.to is not None and action.to.zone != HANDS[receiver].zone):
        why = say(_GIVE_RIGHT, n=count, giver=SeatName(action.seat), receiver=SeatName(receiver))
        return Violation(places=(HANDS[receiver],), why=why)
    return None


_PLAY, _PASS, _GIVE = (frozenset((verb,)) for verb in ("play", "pass", "give"))

CHECKS: tuple[Check[State], ...] = (
    Check("core.unknown_verb", not_of_this_seat, out_of_turn=True),
    Check("president.pass-is-final", _has_passed, _PLAY | _PASS, out_of_turn=True),
    Check("president.turn-order", _not_on_turn, out_of_turn=True),
    Check("president.free-return", _gives_first, _PLAY | _PASS),
    Check("president.lead-a-set", _not_into_middle, _PLAY),
    Check("president.lead-a-set", _not_own, _PLAY),
    Check("president.one-rank", _ranks_differ, _PLAY),
    Check("president.lead-a-set", _leads_too_many, _PLAY),
    Check("president.same-count", _other_count, _PLAY),
    Check("president.higher-rank", _not_higher, _PLAY),
    Check("president.leader-must-play", _leads, _PASS),
    Check("president.exchange-forced", _gives_by_choice, _GIVE),
    Check("president.free-return", _gives_wrongly, _GIVE),
)
