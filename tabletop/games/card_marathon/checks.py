"""Why a move of Card Marathon is refused: one function a step, `CHECKS` in the order of explanation.

Every function looks only at what the acting seat knows: its own hand, the upturned milestones, the effort pile, and
how many cards lie elsewhere.
"""

from __future__ import annotations

from tabletop.core.model import CLOCK, Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.card_marathon import moves
from tabletop.games.card_marathon import state as st
from tabletop.games.card_marathon.moves import Kind
from tabletop.games.card_marathon.state import (
    CHALLENGE,
    EFFORT,
    HANDS,
    INDEX,
    MILESTONE_PLACES,
    PACK,
    ROWS,
    TOKENS,
    ZONE_LEAD,
    Phase,
    State,
)
from tabletop.kit.cards import card_name, cards_named, rank_name
from tabletop.kit.turns import not_of_this_seat

_TO_PLAY = QT_TRANSLATE_NOOP("card_marathon", "It is {player}’s turn.")
_WAIT = QT_TRANSLATE_NOOP("card_marathon", "The race goes on in a moment.")
_UPTURN_FIRST = QT_TRANSLATE_NOOP("card_marathon", "{player} has declared a challenge and now upturns a milestone.")
_HAS_DRAWN = QT_TRANSLATE_NOOP("card_marathon", "{player} has already drawn a card.")
_DRAWING_TURN = QT_TRANSLATE_NOOP("card_marathon", "{player} has drawn a card, so there is no swapping in this turn.")
_FROM_PILES = QT_TRANSLATE_NOOP("card_marathon", "Cards are drawn from the refreshments or from the effort pile.")
_INTO_HAND = QT_TRANSLATE_NOOP("card_marathon", "What is drawn goes into {player}’s hand.")
_DRAW_FIRST = QT_TRANSLATE_NOOP("card_marathon", "{player} has not drawn a card yet.")
_ONTO_EFFORT = QT_TRANSLATE_NOOP("card_marathon", "Cards are thrown on the effort pile.")
_OWN_ENERGY = QT_TRANSLATE_NOOP("card_marathon", "This is no card of {player}’s energy.")
_JUST_TAKEN = QT_TRANSLATE_NOOP("card_marathon", "The {card} has just come from the effort pile.")
_CHOSEN = PLURAL_NOOP("card_marathon", "Chosen so far: %n card(s).", "", 1)
_NOT_ALIKE = QT_TRANSLATE_NOOP("card_marathon", "Neither the same value nor four values in a row: {cards}.")
_PAST_ACE = QT_TRANSLATE_NOOP("card_marathon", "These cards go on past the ace, and they are not all of one suit.")
_CLOSED = QT_TRANSLATE_NOOP("card_marathon", "A closed milestone cannot be used.")
_NOT_YOURS = QT_TRANSLATE_NOOP("card_marathon", "The {card} is not {player}’s.")
_STRANGE = QT_TRANSLATE_NOOP("card_marathon", "One of the cards is not {player}’s.")
_ONLY_MILESTONES = QT_TRANSLATE_NOOP("card_marathon", "All four cards are milestones.")
_LEADS = PLURAL_NOOP("card_marathon", "{player} leads by %n milestone(s), and this is a straight.", "", 1)
_BLOCKED = PLURAL_NOOP(
    "card_marathon", "Blocked value: {rank}. {other} shows it %n time(s), {player} does not show it.", "", 1
)
_OUTNUMBERED = PLURAL_NOOP(
    "card_marathon", "Blocked value: {rank}. {other} shows it %n time(s), {player} less often.", "", 1
)
_EQUAL = PLURAL_NOOP("card_marathon", "Blocked value: {rank}. Both show it, %n time(s) each.", "", 1)
_NO_CHALLENGE = QT_TRANSLATE_NOOP("card_marathon", "A milestone is upturned only after a challenge.")
_UPTURNED = QT_TRANSLATE_NOOP("card_marathon", "This milestone lies face up already.")
_OWN_ROW = QT_TRANSLATE_NOOP("card_marathon", "This is no milestone of {player}’s row.")
_SWAPS = PLURAL_NOOP(
    "card_marathon", "Swaps with closed milestones so far: %n. Upturned milestones: {upturned}.", "", 1
)

_Found = Violation | None


def _numbers(action: Action) -> tuple[int, ...]:
    """The tokens of an action; -1 for what is no card."""
    return tuple(INDEX.get(token, -1) for token in action.tokens)


def _is_own_energy(state: State, action: Action) -> bool:
    return PACK.held(state.hands[action.seat], action.tokens) is not None and len(action.tokens) == 1


# Whose turn it is, and what it waits for


def _not_on_turn(state: State, action: Action) -> _Found:
    if state.phase is Phase.OVER or action.seat == CLOCK:
        return None
    if state.phase in (Phase.LOT, Phase.COUNT):
        return PACK.because(_WAIT)
    return None if action.seat == state.turn else PACK.because(_TO_PLAY, player=SeatName(state.turn))


def _must_upturn(state: State, action: Action) -> _Found:
    if state.phase is not Phase.UPTURN:
        return None
    return PACK.because(_UPTURN_FIRST, *st.milestones(state, action.seat, False), player=SeatName(action.seat))


def _has_drawn(state: State, action: Action) -> _Found:
    return PACK.because(_HAS_DRAWN, player=SeatName(action.seat)) if state.phase is Phase.DRAWN else None


def _draws_now(state: State, action: Action) -> _Found:
    return PACK.because(_DRAWING_TURN, player=SeatName(action.seat)) if state.phase is Phase.DRAWN else None


def _has_not_drawn(state: State, action: Action) -> _Found:
    return PACK.because(_DRAW_FIRST, player=SeatName(action.seat)) if state.phase is Phase.TURN else None


def _not_after_draw(state: State, action: Action) -> _Found:
    return _has_not_drawn(state, action) or _must_upturn(state, action)


# Drawing and throwing


def _not_a_pile(state: State, action: Action) -> _Found:
    source, tokens = action.choice, _numbers(action)
    named = source in (moves.FROM_REFRESHMENTS, moves.FROM_EFFORT)
    if not named or any(not moves.in_pile(state, str(source), token) for token in tokens):
        return PACK.because(_FROM_PILES)
    return None


def _not_into_hand(state: State, action: Action) -> _Found:
    own = HANDS[action.seat]
    if action.to is None or action.to.zone == own.zone:
        return None
    return Violation(places=(own,), why=say(_INTO_HAND, player=SeatName(action.seat)))


def _not_onto_effort(state: State, action: Action) -> _Found:
    if action.to is None or action.to.zone == EFFORT.zone:
        return None
    return Violation(places=(EFFORT,), why=say(_ONTO_EFFORT))


def _not_energy(state: State, action: Action) -> _Found:
    if _is_own_energy(state, action):
        return None
    if len(action.tokens) != 1:
        return Violation(tokens=action.tokens)
    return PACK.because(_OWN_ENERGY, *(t for t in _numbers(action) if t >= 0), player=SeatName(action.seat))


def _thrown_back(state: State, action: Action) -> _Found:
    (token,) = _numbers(action)
    if not state.house.no_return or token != state.taken:
        return None
    return PACK.because(_JUST_TAKEN, token, card=card_name(state.faces[token]))


# Challenges


def _seen(state: State, action: Action) -> tuple[int, ...] | None:
    """The cards of a challenge, if all lie where the seat sees them: its hand, upturned milestones, the effort pile."""
    seen = {*state.hands[action.seat], *state.effort}
    seen.update(st.milestones(state, 0), st.milestones(state, 1))
    tokens = _numbers(action)
    return tuple(state.faces[token] for token in tokens) if seen.issuperset(tokens) else None


def _not_four(state: State, action: Action) -> _Found:
    if len(action.tokens) != CHALLENGE or len({*action.tokens}) != CHALLENGE:
        return Violation(tokens=action.tokens, why=say(_CHOSEN, n=len({*action.tokens})))
    cards = _seen(state, action)
    if cards is None or moves.kind_of(cards) is not Kind.NONE:
        return None
    return Violation(tokens=action.tokens, why=say(_NOT_ALIKE, cards=cards_named(cards)))


def _run(state: State, action: Action) -> tuple[int, ...] | None:
    """The values of a challenge that is a plain straight, in order; None of any other."""
    cards = _seen(state, action)
    return moves.run_of(cards) if cards is not None and moves.kind_of(cards) is Kind.STRAIGHT else None


def _past_ace(state: State, action: Action) -> _Found:
    run = _run(state, action)
    if state.house.wrap_straights == "both" or run is None or not moves.goes_past_ace(run):
        return None
    return Violation(tokens=action.tokens, why=say(_PAST_ACE))


def _not_permissible(state: State, action: Action) -> _Found:
    seat, tokens = action.seat, _numbers(action)
    own = {*state.hands[seat], *st.milestones(state, seat)}
    strange = [token for token in tokens if token not in own]
    if not strange:
        return None
    token = strange[0]
    if token in state.rows[seat]:
        return PACK.because(_CLOSED, token)
    if token in (*state.effort, *st.milestones(state, 1 - seat)):
        return PACK.because(_NOT_YOURS, token, card=card_name(state.faces[token]), player=SeatName(seat))
    return PACK.because(_STRANGE, *(other for other in strange if other >= 0), player=SeatName(seat))


def _energy_in(state: State, action: Action) -> int:
    hand = state.hands[action.seat]
    return sum(token in hand for token in _numbers(action))


def _no_energy(state: State, action: Action) -> _Found:
    return None if _energy_in(state, action) else PACK.because(_ONLY_MILESTONES, *_numbers(action))


def _little_energy(state: State, action: Action) -> bool:
    return _energy_in(state, action) < state.house.min_energy


def _leads_too_far(state: State, action: Action) -> _Found:
    lead = st.lead_of(state, action.seat)
    if _run(state, action) is None or lead < ZONE_LEAD:
        return None
    return Violation(why=say(_LEADS, n=lead, player=SeatName(action.seat)))


def _first_blocked(state: State, action: Action) -> int | None:
    """The first value of a straight, in the order of its run, that the seat may not use."""
    run, blocked = _run(state, action), st.blocked_values(state, action.seat)
    return next((value for value in run if value in blocked), None) if run is not None else None


def _equally_shown(state: State, action: Action) -> _Found:
    seat, value = action.seat, _first_blocked(state, action)
    if value is None:
        return None
    own, other = (st.ranks_shown(state, of)[value] for of in (seat, 1 - seat))
    if own != other:
        return None
    tokens = (*_showing(state, seat, value), *_showing(state, 1 - seat, value))
    return PACK.because(_EQUAL, *tokens, n=own, rank=rank_name(value + 1))


def _blocked(state: State, action: Action) -> _Found:
    seat, value = action.seat, _first_blocked(state, action)
    if value is None:
        return None
    own, count = (st.ranks_shown(state, of)[value] for of in (seat, 1 - seat))
    return PACK.because(
        _OUTNUMBERED if own else _BLOCKED,
        *_showing(state, 1 - seat, value),
        n=count,
        rank=rank_name(value + 1),
        other=SeatName(1 - seat),
        player=SeatName(seat),
    )


def _showing(state: State, seat: int, value: int) -> list[int]:
    """The upturned milestones of a seat that have a value."""
    return [token for token in st.milestones(state, seat) if moves.value_of(state.faces[token]) == value]


# Milestones


def _no_challenge(state: State, action: Action) -> _Found:
    return None if state.phase is Phase.UPTURN else PACK.because(_NO_CHALLENGE)


def _not_closed(state: State, action: Action) -> _Found:
    seat, tokens = action.seat, _numbers(action)
    at = st.row_of(state, tokens[0]) if len(tokens) == 1 else None
    elsewhere = at is not None and action.to is not None and action.to != MILESTONE_PLACES[seat][at[1]]
    if at is None or at[0] != seat or elsewhere:
        return PACK.because(_OWN_ROW, player=SeatName(seat))
    return PACK.because(_UPTURNED, tokens[0]) if st.is_upturned(state, *at) else None


def _not_own_row(state: State, action: Action) -> _Found:
    seat, to = action.seat, action.to
    if to is not None and to.zone == ROWS[seat] and 0 <= to.slot < len(state.rows[seat]):
        return None
    return PACK.because(_OWN_ROW, player=SeatName(seat))


def _too_many_swaps(state: State, action: Action) -> _Found:
    seat, slot = action.seat, action.to.slot if action.to is not None else 0
    if st.is_upturned(state, seat, slot) or st.may_close_swap(state, seat):
        return None
    token = TOKENS[state.rows[seat][slot]]
    why = say(_SWAPS, n=state.closed_swaps[seat], upturned=st.count_of(state, seat))
    return Violation(tokens=(token,), why=why)


_DRAW, _THROW, _CHALLENGE, _UPTURN, _OPEN, _SHUT = (
    frozenset((verb,)) for verb in ("draw", "throw", "challenge", "upturn", "swap_open", "swap_closed")
)
_SWAP = _OPEN | _SHUT

CHECKS: tuple[Check[State], ...] = (
    Check("core.unknown_verb", not_of_this_seat, out_of_turn=True),
    Check("card_marathon.opponent-starts", _not_on_turn, out_of_turn=True),
    Check("card_marathon.challenge-after-draw", _not_after_draw, _CHALLENGE),
    Check("card_marathon.upturn-own", _must_upturn, _DRAW | _THROW | _SWAP),
    Check("card_marathon.draw-one", _has_drawn, _DRAW),
    Check("card_marathon.draw-one", _not_a_pile, _DRAW),
    Check("card_marathon.draw-one", _not_into_hand, _DRAW),
    Check("card_marathon.turn-choice", _draws_now, _SWAP),
    Check("card_marathon.draw-one", _has_not_drawn, _THROW),
    Check("card_marathon.throw-one", _not_energy, _THROW),
    Check("card_marathon.throw-one", _not_onto_effort, _THROW),
    Check("card_marathon.no-return", _thrown_back, _THROW),
    Check("card_marathon.throw-challenge", _not_onto_effort, _CHALLENGE),
    Check("card_marathon.four-cards", _not_four, _CHALLENGE),
    Check("card_marathon.wrap", _past_ace, _CHALLENGE),
    Check("card_marathon.permissible-cards", _not_permissible, _CHALLENGE),
    Check("card_marathon.one-energy", _no_energy, _CHALLENGE),
    Check("card_marathon.min-energy", _little_energy, _CHALLENGE),
    Check("card_marathon.leader-no-straights", _leads_too_far, _CHALLENGE),
    Check("card_marathon.equal-values-block-both", _equally_shown, _CHALLENGE),
    Check("card_marathon.value-blocked", _blocked, _CHALLENGE),
    Check("card_marathon.upturn-own", _no_challenge, _UPTURN),
    Check("card_marathon.upturn-own", _not_closed, _UPTURN),
    Check("card_marathon.swap-open", _not_energy, _OPEN),
    Check("card_marathon.swap-open", _not_own_row, _OPEN),
    Check("card_marathon.swap-closed", _not_energy, _SHUT),
    Check("card_marathon.swap-closed", _not_own_row, _SHUT),
    Check("card_marathon.swap-closed-limit", _too_many_swaps, _SWAP),
)
