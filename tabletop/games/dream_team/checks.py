"""Why a move of Dream Team is refused: one function a step, `CHECKS` in the order of explanation.

Every function looks only at what the acting seat knows: its own hand, the trick, whose turn it is.
"""

from __future__ import annotations

from tabletop.core.model import CLOCK, Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.dream_team import state as st
from tabletop.games.dream_team.cards import FREE, HIGHEST, KICKOFF, LOWEST, RED, VALUES, WEAKEST, kind_name, kinds_of
from tabletop.games.dream_team.moves import laid_value
from tabletop.games.dream_team.state import HANDS, INDEX, PACK, TRICK, Phase, State
from tabletop.kit.turns import not_of_this_seat

_TO_PLAY = QT_TRANSLATE_NOOP("dream_team", "It is {player}’s turn.")
_WAIT = QT_TRANSLATE_NOOP("dream_team", "Play goes on in a moment.")
_PASSED = QT_TRANSLATE_NOOP("dream_team", "{player} has passed in this trick.")
_SKIPPED = QT_TRANSLATE_NOOP("dream_team", "The Yellow Card keeps {player} out until the trick is over.")
_SKIPPED_ROUND = QT_TRANSLATE_NOOP("dream_team", "The Yellow Card keeps {player} out until the round is over.")
_INTO_MIDDLE = QT_TRANSLATE_NOOP("dream_team", "Cards are laid in the middle.")
_OWN_CARDS = QT_TRANSLATE_NOOP("dream_team", "Everyone lays cards from their own hand only.")
_KICKOFF_FIRST = QT_TRANSLATE_NOOP("dream_team", "First {player} lays the Kickoff.")
_RED_FIRST = QT_TRANSLATE_NOOP("dream_team", "First {player} lays the Red Card.")
_ONLY_ALONE = QT_TRANSLATE_NOOP("dream_team", "This card is only ever laid alone: {card}.")
_TWO_VALUES = QT_TRANSLATE_NOOP("dream_team", "These cards do not have the same value: {first} and {second}.")
_NO_NUMBER = QT_TRANSLATE_NOOP("dream_team", "Alone, a Free Kick stands for a number from 1 to 10.")
_COUNT = PLURAL_NOOP("dream_team", "The trick was led with %n card(s).", "", 1)
_WEAKEST = QT_TRANSLATE_NOOP("dream_team", "Alone, a Free Kick counts 11 at this table.")
_TOO_HIGH = QT_TRANSLATE_NOOP(
    "dream_team", "Something lower than {other} is needed, not {card}.", "two cards: lower than 7, not 8"
)
_NAME_ONE = QT_TRANSLATE_NOOP("dream_team", "The Yellow Card skips another player who still holds cards.")
_MUST_LEAD = QT_TRANSLATE_NOOP("dream_team", "{player} leads this trick.")
_NUTMEG = QT_TRANSLATE_NOOP("dream_team", "First {player} gives the Yellow and the Red Card to another player.")
_NO_NUTMEG = QT_TRANSLATE_NOOP("dream_team", "There is no Nutmeg now.")
_GIVE_FIRST = PLURAL_NOOP("dream_team", "First {giver} gives {receiver} %n card(s).", "", 1)
_GIVE_RIGHT = PLURAL_NOOP("dream_team", "{giver} gives {receiver} %n card(s) of their own.", "", 1)
_NO_TRADE = QT_TRANSLATE_NOOP("dream_team", "Cards change hands only before the Kickoff.")

_Found = Violation | None


def _kinds(state: State, action: Action) -> tuple[int, ...]:
    """The kinds of a play whose tokens have been found to be the seat's own."""
    return kinds_of(state.faces, _tokens(action))


def _tokens(action: Action) -> tuple[int, ...]:
    return tuple(INDEX[token] for token in action.tokens)


# Whose turn it is


def _has_passed(state: State, action: Action) -> _Found:
    if not state.house.pass_is_final or state.phase is not Phase.PLAY or action.seat not in range(state.seats):
        return None
    if not state.passed >> action.seat & 1:
        return None
    return PACK.because(_PASSED, player=SeatName(action.seat))


def _skipped_for_round(state: State, action: Action) -> _Found:
    if state.phase is not Phase.PLAY or state.skipped != action.seat or state.house.yellow_duration != "round":
        return None
    laid = any(st.has_yellow(state, play.tokens) for play in state.trick)
    return None if laid else PACK.because(_SKIPPED_ROUND, player=SeatName(action.seat))


def _skipped(state: State, action: Action) -> _Found:
    if state.phase is not Phase.PLAY or state.skipped != action.seat:
        return None
    tokens = [token for play in state.trick for token in play.tokens if st.has_yellow(state, (token,))]
    return PACK.because(_SKIPPED, *tokens, player=SeatName(action.seat))


def _not_on_turn(state: State, action: Action) -> _Found:
    if state.phase is Phase.OVER:
        return None
    if state.phase not in (Phase.PLAY, Phase.NUTMEG, Phase.TRADE):
        return None if action.seat == CLOCK else PACK.because(_WAIT)
    return None if action.seat == state.turn else PACK.because(_TO_PLAY, player=SeatName(state.turn))


# Before the Kickoff


def _nutmeg_first(state: State, action: Action) -> _Found:
    return PACK.because(_NUTMEG, player=SeatName(action.seat)) if state.phase is Phase.NUTMEG else None


def _trade_first(state: State, action: Action, count: int) -> _Found:
    if state.phase is not Phase.TRADE:
        return None
    receiver, due = st.returns_to(state, action.seat)
    if due != count:
        return None
    why = say(_GIVE_FIRST, n=count, giver=SeatName(action.seat), receiver=SeatName(receiver))
    return Violation(places=(HANDS[receiver],), why=why)


def _trade_two_first(state: State, action: Action) -> _Found:
    return _trade_first(state, action, 2)


def _trade_one_first(state: State, action: Action) -> _Found:
    return _trade_first(state, action, 1)


# Playing and passing


def _not_into_middle(state: State, action: Action) -> _Found:
    if action.to is None or action.to.zone == TRICK.zone:
        return None
    return Violation(places=(TRICK,), why=say(_INTO_MIDDLE))


def _not_own(state: State, action: Action) -> _Found:
    strange = PACK.strange(state.hands[action.seat], action.tokens)
    return None if strange is None else PACK.because(_OWN_CARDS, *strange)


def _not_kickoff(state: State, action: Action) -> _Found:
    if not st.is_opening(state) or (action.verb == "play" and _kinds(state, action) == (KICKOFF,)):
        return None
    token = st.token_of(state.faces, state.hands[action.seat], KICKOFF)
    return PACK.because(_KICKOFF_FIRST, token, player=SeatName(action.seat))


def _not_red(state: State, action: Action) -> _Found:
    if not st.leads_red(state) or (action.verb == "play" and _kinds(state, action) == (RED,)):
        return None
    return PACK.because(_RED_FIRST, *state.hands[action.seat], player=SeatName(action.seat))


def _not_alone(state: State, action: Action) -> _Found:
    kinds = _kinds(state, action)
    if len(kinds) == 1:
        return None
    for token, kind in zip(_tokens(action), kinds, strict=True):
        if kind in (KICKOFF, RED):
            return PACK.because(_ONLY_ALONE, token, card=kind_name(kind))
    return None


def _values_differ(state: State, action: Action) -> _Found:
    counted = [(t, k) for t, k in zip(_tokens(action), _kinds(state, action), strict=True) if k != FREE]
    for token, kind in counted[1:]:
        first_token, first = counted[0]
        if VALUES[kind] != VALUES[first]:
            return PACK.because(_TWO_VALUES, first_token, token, first=kind_name(first), second=kind_name(kind))
    return None


def _no_number(state: State, action: Action) -> _Found:
    if set(_kinds(state, action)) != {FREE} or state.house.lone_free_kick == "weakest":
        return None
    if isinstance(action.choice, int) and LOWEST <= action.choice <= HIGHEST:
        return None
    return PACK.because(_NO_NUMBER, *_tokens(action))


def _other_count(state: State, action: Action) -> _Found:
    wanted, _ = st.to_beat(state)
    if not wanted or len(action.tokens) == wanted:
        return None
    return PACK.because(_COUNT, *state.trick[-1].tokens, n=wanted)


def _too_weak(state: State, action: Action) -> _Found:
    """The house rule alone forbids what some announced number would allow."""
    _, beaten = st.to_beat(state)
    if state.house.lone_free_kick == "any" or set(_kinds(state, action)) != {FREE}:
        return None
    return PACK.because(_WEAKEST, *_tokens(action)) if LOWEST < beaten <= WEAKEST else None


def _not_lower(state: State, action: Action) -> _Found:
    _, beaten = st.to_beat(state)
    value = laid_value(state, _tokens(action), action.choice)
    if value < beaten:
        return None
    return PACK.because(_TOO_HIGH, *state.trick[-1].tokens, card=kind_name(value), other=kind_name(beaten))


def _names_nobody(state: State, action: Action) -> _Found:
    if not st.has_yellow(state, _tokens(action)) or action.choice in st.others_with_cards(state, action.seat):
        return None
    return PACK.because(_NAME_ONE)


def _leads(state: State, action: Action) -> _Found:
    return None if state.trick else PACK.because(_MUST_LEAD, player=SeatName(action.seat))


# Giving


def _gives_no_nutmeg(state: State, action: Action) -> _Found:
    if state.phase is not Phase.NUTMEG:
        return PACK.because(_NO_NUTMEG)
    tokens = PACK.held(state.hands[action.seat], action.tokens)
    others = [HANDS[other] for other in range(state.seats) if other != action.seat]
    if tokens is not None and set(tokens) == set(state.shown) and action.to in others:
        return None
    return PACK.because(_NUTMEG, *state.shown, player=SeatName(action.seat))


def _gives_wrongly(state: State, action: Action, count: int) -> _Found:
    if state.phase is not Phase.TRADE:
        return None
    receiver, due = st.returns_to(state, action.seat)
    if due != count:
        return None
    tokens = PACK.held(state.hands[action.seat], action.tokens)
    if tokens is not None and len(tokens) == count and action.to is not None and action.to.zone == HANDS[receiver].zone:
        return None
    why = say(_GIVE_RIGHT, n=count, giver=SeatName(action.seat), receiver=SeatName(receiver))
    return Violation(places=(HANDS[receiver],), why=why)


def _gives_not_two(state: State, action: Action) -> _Found:
    return _gives_wrongly(state, action, 2)


def _gives_not_one(state: State, action: Action) -> _Found:
    return _gives_wrongly(state, action, 1)


def _no_trade_now(state: State, action: Action) -> _Found:
    return None if state.phase is Phase.TRADE else PACK.because(_NO_TRADE)


_PLAY, _PASS, _NUTMEG_GIVE, _TRADE_GIVE = (frozenset((verb,)) for verb in ("play", "pass", "nutmeg_give", "trade_give"))

CHECKS: tuple[Check[State], ...] = (
    Check("core.unknown_verb", not_of_this_seat, out_of_turn=True),
    Check("dream_team.pass-is-final", _has_passed, _PLAY | _PASS, out_of_turn=True),
    Check("dream_team.yellow-duration", _skipped_for_round, _PLAY | _PASS, out_of_turn=True),
    Check("dream_team.yellow-skip", _skipped, _PLAY | _PASS, out_of_turn=True),
    Check("dream_team.clockwise", _not_on_turn, out_of_turn=True),
    Check("dream_team.nutmeg", _nutmeg_first, _PLAY | _PASS | _TRADE_GIVE),
    Check("dream_team.trade-two", _trade_two_first, _PLAY | _PASS | _NUTMEG_GIVE),
    Check("dream_team.trade-one", _trade_one_first, _PLAY | _PASS | _NUTMEG_GIVE),
    Check("dream_team.leader-plays", _not_into_middle, _PLAY),
    Check("dream_team.leader-plays", _not_own, _PLAY),
    Check("dream_team.kickoff", _not_kickoff, _PLAY | _PASS),
    Check("dream_team.red-winner-out", _not_red, _PLAY | _PASS),
    Check("dream_team.no-set-with-red-or-kickoff", _not_alone, _PLAY),
    Check("dream_team.one-value", _values_differ, _PLAY),
    Check("dream_team.free-kick-alone", _no_number, _PLAY),
    Check("dream_team.same-count", _other_count, _PLAY),
    Check("dream_team.lone-free-kick", _too_weak, _PLAY),
    Check("dream_team.lower-only", _not_lower, _PLAY),
    Check("dream_team.yellow-skip", _names_nobody, _PLAY),
    Check("dream_team.leader-plays", _leads, _PASS),
    Check("dream_team.nutmeg", _gives_no_nutmeg, _NUTMEG_GIVE),
    Check("dream_team.trade-two", _gives_not_two, _TRADE_GIVE),
    Check("dream_team.trade-one", _gives_not_one, _TRADE_GIVE),
    Check("dream_team.trade-two", _no_trade_now, _TRADE_GIVE),
)
