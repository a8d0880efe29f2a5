"""Why a contract or a card of Barbu is refused: one function a step, `CHECKS` in the order of explanation.

Every function looks only at what the acting seat knows: its own hand, the trick, the contracts, whose turn it is.
"""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import QT_TRANSLATE_NOOP, Msg, SeatName, say
from tabletop.games.barbu import words
from tabletop.games.barbu.state import (
    CONTRACT_OF,
    NO_DUTIES,
    PACK,
    Phase,
    State,
    before,
    contract,
    dealer,
    may_not_lead,
    turn,
)
from tabletop.kit.trick_game import play_checks
from tabletop.kit.tricks import Duty

_DEALER = QT_TRANSLATE_NOOP("barbu", "{player} deals in this round and names the contract.")
_NAMED = QT_TRANSLATE_NOOP("barbu", "The contract of this deal has been named: {contract}.")
_PLAYED = QT_TRANSLATE_NOOP("barbu", "Played already in this round: {contract}.")
_FIRST = QT_TRANSLATE_NOOP("barbu", "{player} has to name the contract first.")
_TO_PLAY = QT_TRANSLATE_NOOP("barbu", "It is {player}’s turn.")
_WAIT = QT_TRANSLATE_NOOP("barbu", "Play goes on in a moment.")
_OTHERS = QT_TRANSLATE_NOOP("barbu", "There are other suits in the hand, too.")

_Found = Violation | None
_WAITING = (Phase.REST, Phase.COUNT)


def _seat_says(msg: Msg, seat: int) -> Violation:
    return Violation(why=say(msg, player=SeatName(seat)))


# Naming a contract


def _waits_to_name(state: State, action: Action) -> _Found:
    return Violation(why=say(_WAIT)) if state.phase is Phase.COUNT else None


def _not_the_dealer(state: State, action: Action) -> _Found:
    named_by = dealer(state)
    return None if state.phase is Phase.OVER or action.seat == named_by else _seat_says(_DEALER, named_by)


def _names_again(state: State, action: Action) -> _Found:
    named = contract(state)
    if named is None or state.phase is Phase.OVER:
        return None
    return Violation(why=say(_NAMED, contract=words.contract_name(named)))


def _was_played(state: State, action: Action) -> _Found:
    named = CONTRACT_OF.get(action.tokens[0]) if len(action.tokens) == 1 else None
    if named is None:
        return Violation()
    if named not in before(state):
        return None
    return Violation(tokens=action.tokens, why=say(_PLAYED, contract=words.contract_name(named)))


# Playing a card


def _plays_before_the_contract(state: State, action: Action) -> _Found:
    return _seat_says(_FIRST, dealer(state)) if state.phase is Phase.CHOOSE else None


def _plays_out_of_turn(state: State, action: Action) -> _Found:
    if state.phase in _WAITING:
        return Violation(why=say(_WAIT))
    return _seat_says(_TO_PLAY, turn(state)) if state.phase is Phase.PLAY and action.seat != turn(state) else None


def _leads_a_heart(state: State, action: Action) -> _Found:
    if not may_not_lead(state, action.seat, PACK.index[action.tokens[0]]):
        return None
    return Violation(tokens=action.tokens, why=say(_OTHERS))


_CHOOSE, _PLAY = frozenset({"choose"}), frozenset({"play"})

CHECKS: tuple[Check[State], ...] = (
    Check("barbu.choose-after-deal", _waits_to_name, _CHOOSE, out_of_turn=True),
    Check("barbu.dealer-chooses", _not_the_dealer, _CHOOSE, out_of_turn=True),
    Check("barbu.choose-after-deal", _names_again, _CHOOSE, out_of_turn=True),
    Check("barbu.choose-after-deal", _plays_before_the_contract, _PLAY, out_of_turn=True),
    Check("barbu.turn-order", _plays_out_of_turn, _PLAY, out_of_turn=True),
    Check("barbu.contract-once-per-round", _was_played, _CHOOSE),
    *play_checks(PACK, "barbu.turn-order", {Duty.FOLLOW: "barbu.follow-suit"}, lambda state: NO_DUTIES),
    Check("barbu.heart-leads", _leads_a_heart, _PLAY),
)
