"""Why a move of Crazy Eights is refused: one function a step, `CHECKS` in the order of explanation.

Every function looks only at what the acting seat knows: its own hand, the top card, the numbers of cards.
"""

from __future__ import annotations

from functools import partial

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import QT_TRANSLATE_NOOP, SeatName, say
from tabletop.games.crazy_eights import state as st
from tabletop.games.crazy_eights.state import DISCARD, DRAWERS, EIGHT, HANDS, INDEX, PACK, STOCK, Phase, State
from tabletop.kit.cards import JOKER_RANK, NO_SUIT, RANKS, card_name, rank_name, suit_name
from tabletop.kit.turns import not_of_this_seat

_MOMENT = QT_TRANSLATE_NOOP("crazy_eights", "Play goes on in a moment: now is the time to call or to catch.")
_GIVE_FIRST = QT_TRANSLATE_NOOP("crazy_eights", "First {player} gets a card from {giver}.")
_TO_DISCARD = QT_TRANSLATE_NOOP("crazy_eights", "Cards are laid on the discard pile.")
_OWN_CARDS = QT_TRANSLATE_NOOP("crazy_eights", "Everyone lays cards from their own hand only.")
_ONE_RANK = QT_TRANSLATE_NOOP("crazy_eights", "These cards are not of the same rank: {first} and {second}.")
_SEVERAL = QT_TRANSLATE_NOOP("crazy_eights", "The rank on top is {rank}. Of any other rank, only one card may be laid.")
_NO_FIT = QT_TRANSLATE_NOOP("crazy_eights", "The {card} fits neither the {rank} nor {suit}.")
_NO_FIT_JOKER = QT_TRANSLATE_NOOP("crazy_eights", "The {card} does not fit the suit in force: {suit}.")
_NONE_OF_SUIT = QT_TRANSLATE_NOOP("crazy_eights", "None of these cards is of the suit in force: {suit}.")
_ANSWER = QT_TRANSLATE_NOOP("crazy_eights", "Only a 2 or a joker passes the draw on.")
_WHICH_SUIT = QT_TRANSLATE_NOOP("crazy_eights", "A suit has to be named with this card.")
_FROM_STOCK = QT_TRANSLATE_NOOP("crazy_eights", "A drawn card goes from the stock into the hand of whoever draws it.")
_ONE_DRAW = QT_TRANSLATE_NOOP("crazy_eights", "One card has already been drawn.")
_CAN_PLAY = QT_TRANSLATE_NOOP("crazy_eights", "The {card} can be laid.")
_NOTHING_LEFT = QT_TRANSLATE_NOOP("crazy_eights", "There is no card left to draw.")
_DRAW_FIRST = QT_TRANSLATE_NOOP("crazy_eights", "{player} has not drawn yet.")
_DRAW_SUM = QT_TRANSLATE_NOOP("crazy_eights", "{player} has to draw first.")
_NOT_CAUGHT = QT_TRANSLATE_NOOP("crazy_eights", "Nobody has been caught.")
_ONE_OWN = QT_TRANSLATE_NOOP("crazy_eights", "{giver} gives one card of their own.")
_TO_CAUGHT = QT_TRANSLATE_NOOP("crazy_eights", "The card goes to {player}.")
_NO_CALL_NOW = QT_TRANSLATE_NOOP("crazy_eights", "No call is due now.")
_CALL_MOVER = QT_TRANSLATE_NOOP("crazy_eights", "Only {player} can call now.")
_CALLED = QT_TRANSLATE_NOOP("crazy_eights", "{player} has already called.")
_CATCH_LATE = QT_TRANSLATE_NOOP("crazy_eights", "It is too late or too early to catch anybody.")
_CATCH_SELF = QT_TRANSLATE_NOOP("crazy_eights", "Nobody can catch themselves.")
_CATCH_ONCE = QT_TRANSLATE_NOOP("crazy_eights", "{player} has already tried this time.")

_Found = Violation | None


def _laid(state: State, action: Action) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Tokens and cards of a play whose tokens have been found to be the seat's own."""
    tokens = tuple(INDEX[token] for token in action.tokens)
    return tokens, tuple(state.faces[token] for token in tokens)


def from_stock_to_hand(state: State, action: Action) -> bool:
    """Whether an action draws as it should: from the stock into the seat's own hand."""
    return (
        len(action.tokens) < 2
        and all(INDEX.get(token) in state.stock for token in action.tokens)
        and (action.to is None or action.to.zone == HANDS[action.seat].zone)
    )


# Whose moment it is


def _outside_the_moment(state: State) -> bool:
    """A call or a catch is asked about before whose turn it is; once the match is over, that is the answer."""
    return state.phase not in (Phase.MOMENT, Phase.OVER)


def _no_calls_here(state: State, action: Action) -> bool:
    return _outside_the_moment(state) and not state.house.calls


def _calls_too_late(state: State, action: Action) -> _Found:
    return PACK.because(_NO_CALL_NOW) if _outside_the_moment(state) else None


def _catches_too_late(draws_two: bool, state: State, action: Action) -> _Found:
    by_this_rule = draws_two == (state.house.call_penalty == "draw-two")
    return PACK.because(_CATCH_LATE) if by_this_rule and _outside_the_moment(state) else None


def _in_moment(state: State, action: Action) -> _Found:
    return PACK.because(_MOMENT) if state.phase is Phase.MOMENT else None


def _in_giving(state: State, action: Action) -> _Found:
    if state.phase is not Phase.GIVE:
        return None
    return PACK.because(_GIVE_FIRST, player=SeatName(state.mover), giver=SeatName(state.givers[0]))


# Playing


def _not_on_discards(state: State, action: Action) -> _Found:
    if action.to is None or action.to.zone == DISCARD.zone:
        return None
    return Violation(places=(DISCARD,), why=say(_TO_DISCARD))


def _not_own(state: State, action: Action) -> _Found:
    strange = PACK.strange(state.hands[action.seat], action.tokens)
    return None if strange is None else PACK.because(_OWN_CARDS, *strange)


def _ranks_differ(state: State, action: Action) -> _Found:
    tokens, cards = _laid(state, action)
    for token, card in zip(tokens, cards, strict=True):
        if RANKS[card] != RANKS[cards[0]]:
            return PACK.because(_ONE_RANK, tokens[0], token, first=card_name(cards[0]), second=card_name(card))
    return None


def _leaves_pending(state: State, action: Action) -> _Found:
    if not state.pending or RANKS[_laid(state, action)[1][0]] in DRAWERS:
        return None
    return PACK.because(_ANSWER, state.discard[-1])


def _too_many(state: State, action: Action) -> _Found:
    tokens, cards = _laid(state, action)
    rank = RANKS[cards[0]]
    if len(tokens) == 1 or state.house.many_on_suit or st.may_lay_together(state, tokens, rank):
        return None
    return PACK.because(_SEVERAL, state.discard[-1], rank=rank_name(st.top_rank(state)))


def _no_match(state: State, action: Action) -> _Found:
    tokens, cards = _laid(state, action)
    top, in_force = st.top_rank(state), suit_name(state.suit)
    if len(tokens) > 1:
        fits = st.may_lay_together(state, tokens, RANKS[cards[0]])
        return None if fits else PACK.because(_NONE_OF_SUIT, state.discard[-1], suit=in_force)
    if tokens[0] in st.fitting(state, action.seat):
        return None
    causes, card = (tokens[0], state.discard[-1]), card_name(cards[0])
    if top == JOKER_RANK:
        return PACK.because(_NO_FIT_JOKER, *causes, card=card, suit=in_force)
    return PACK.because(_NO_FIT, *causes, card=card, rank=rank_name(top), suit=in_force)


def _suit_missing(wanted: int, state: State, action: Action) -> _Found:
    tokens, cards = _laid(state, action)
    rank, left = RANKS[cards[0]], len(state.hands[action.seat]) - len(tokens)
    if rank != wanted or not st.names_suit(state, rank, left) or 0 <= st.read_choice(action.choice)[0] < NO_SUIT:
        return None
    return PACK.because(_WHICH_SUIT, *tokens)


# Drawing and passing


def _not_from_stock(state: State, action: Action) -> _Found:
    if from_stock_to_hand(state, action):
        return None
    return Violation(places=(STOCK,), why=say(_FROM_STOCK))


def _drawn_already(state: State, action: Action) -> _Found:
    return PACK.because(_ONE_DRAW) if state.drawn and not state.pending else None


def _able_to_play(state: State, action: Action) -> _Found:
    fits = st.fitting(state, action.seat)
    return _can_play(state, fits) if st.must_play(state, fits) and not st.may_draw(state, fits) else None


def _can_play(state: State, fits: list[int]) -> Violation:
    return PACK.because(_CAN_PLAY, *fits, card=card_name(state.faces[fits[0]]))


def _no_card_left(state: State, action: Action) -> _Found:
    return None if st.may_draw(state, st.fitting(state, action.seat)) else PACK.because(_NOTHING_LEFT)


def _sum_undrawn(state: State, action: Action) -> _Found:
    return PACK.because(_DRAW_SUM, player=SeatName(action.seat)) if state.pending else None


def _may_not_pass(state: State, action: Action) -> _Found:
    fits = st.fitting(state, action.seat)
    if st.may_pass(state, fits):
        return None
    undrawn = not state.drawn and st.can_draw(state)
    return PACK.because(_DRAW_FIRST, player=SeatName(action.seat)) if undrawn else _can_play(state, fits)


# Giving, calling, catching


def _no_giving_here(state: State, action: Action) -> _Found:
    return Violation() if state.house.call_penalty != "one-from-each" else None


def _nobody_caught(state: State, action: Action) -> _Found:
    return PACK.because(_NOT_CAUGHT) if state.phase is not Phase.GIVE else None


def _gives_wrongly(state: State, action: Action) -> _Found:
    if len(action.tokens) != 1 or PACK.held(state.hands[action.seat], action.tokens) is None:
        return PACK.because(_ONE_OWN, giver=SeatName(action.seat))
    to = HANDS[state.mover]
    if action.to is not None and action.to.zone != to.zone:
        return Violation(places=(to,), why=say(_TO_CAUGHT, player=SeatName(state.mover)))
    return None


def _calls_wrongly(state: State, action: Action) -> _Found:
    if action.seat != state.mover:
        return PACK.because(_CALL_MOVER, player=SeatName(state.mover))
    return PACK.because(_CALLED, player=SeatName(state.mover)) if state.called else None


def _catches_wrongly(draws_two: bool, state: State, action: Action) -> _Found:
    if draws_two != (state.house.call_penalty == "draw-two"):
        return None
    if action.seat == state.mover:
        return PACK.because(_CATCH_SELF)
    return PACK.because(_CATCH_ONCE, player=SeatName(action.seat)) if state.tried >> action.seat & 1 else None


_PLAY, _DRAW, _PASS, _GIVE = (frozenset((verb,)) for verb in ("play", "draw", "pass", "give"))
_CALL_CARD, _CATCH = frozenset(("call_card",)), frozenset(("catch",))

CHECKS: tuple[Check[State], ...] = (
    Check("core.unknown_verb", not_of_this_seat, out_of_turn=True),
    Check("crazy_eights.call-penalty", _no_calls_here, _CALL_CARD | _CATCH, out_of_turn=True),
    Check("crazy_eights.say-card", _calls_too_late, _CALL_CARD, out_of_turn=True),
    Check("crazy_eights.call-penalty", partial(_catches_too_late, True), _CATCH, out_of_turn=True),
    Check("crazy_eights.caught-without-card", partial(_catches_too_late, False), _CATCH, out_of_turn=True),
    Check("crazy_eights.say-card", _in_moment, _PLAY | _DRAW | _PASS),
    Check("crazy_eights.caught-without-card", _in_giving, _PLAY | _DRAW | _PASS),
    Check("crazy_eights.play-same-rank", _not_on_discards, _PLAY),
    Check("crazy_eights.must-match", _not_own, _PLAY),
    Check("crazy_eights.many-only-on-same-rank", _ranks_differ, _PLAY),
    Check("crazy_eights.stacking", _leaves_pending, _PLAY),
    Check("crazy_eights.many-only-on-same-rank", _too_many, _PLAY),
    Check("crazy_eights.must-match", _no_match, _PLAY),
    Check("crazy_eights.eight-names-suit", partial(_suit_missing, EIGHT), _PLAY),
    Check("crazy_eights.joker-suit", partial(_suit_missing, JOKER_RANK), _PLAY),
    Check("crazy_eights.draw-one-if-stuck", _not_from_stock, _DRAW),
    Check("crazy_eights.draw-one-if-stuck", _drawn_already, _DRAW),
    Check("crazy_eights.must-play-if-able", _able_to_play, _DRAW),
    Check("crazy_eights.blocked-deal", _no_card_left, _DRAW),
    Check("crazy_eights.stacking", _sum_undrawn, _PASS),
    Check("crazy_eights.pass-only-after-draw", _may_not_pass, _PASS),
    Check("crazy_eights.call-penalty", _no_giving_here, _GIVE),
    Check("crazy_eights.caught-without-card", _nobody_caught, _GIVE),
    Check("crazy_eights.caught-without-card", _gives_wrongly, _GIVE),
    Check("crazy_eights.say-card", _calls_wrongly, _CALL_CARD),
    Check("crazy_eights.call-penalty", partial(_catches_wrongly, True), _CATCH),
    Check("crazy_eights.caught-without-card", partial(_catches_wrongly, False), _CATCH),
)
