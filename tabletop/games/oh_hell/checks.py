"""Why a bid or a card of Oh Hell is refused: one function a step, `CHECKS` in the order of explanation.

Every function looks only at what the acting seat knows: its own hand, the trick, the bids, whose turn it is.
"""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.rules import Check, Violation
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, SeatName, say
from tabletop.games.oh_hell.state import PACK, Phase, State, duties, forbidden_bid, size, turn
from tabletop.kit.trick_game import play_checks
from tabletop.kit.tricks import Duty

_TO_BID = QT_TRANSLATE_NOOP("oh_hell", "It is {player}’s turn to bid.")
_BIDS_FIRST = QT_TRANSLATE_NOOP("oh_hell", "The bids are not complete: {player} bids next.")
_TO_PLAY = QT_TRANSLATE_NOOP("oh_hell", "It is {player}’s turn.")
_WAIT = QT_TRANSLATE_NOOP("oh_hell", "Play goes on in a moment.")
_ALL_BID = QT_TRANSLATE_NOOP("oh_hell", "All bids of this deal are made.")
_RANGE = PLURAL_NOOP("oh_hell", "In this deal there are %n trick(s) to win.", "", 1)
_EVEN = QT_TRANSLATE_NOOP("oh_hell", "With {bid} the bids would add up to {total}, the number of cards in a hand.")

_Found = Violation | None


def _waits(msg: Msg, state: State) -> Violation:
    return Violation(why=say(msg, player=SeatName(turn(state))))


# Whose turn it is


def _bids_out_of_turn(state: State, action: Action) -> _Found:
    if state.phase is Phase.BID:
        return None if action.seat == turn(state) else _waits(_TO_BID, state)
    return Violation(why=say(_WAIT)) if state.phase is Phase.COUNT else None


def _bids_again(state: State, action: Action) -> _Found:
    return Violation(why=say(_ALL_BID)) if state.phase in (Phase.PLAY, Phase.REST) else None


def _plays_before_the_bids(state: State, action: Action) -> _Found:
    return _waits(_BIDS_FIRST, state) if state.phase is Phase.BID else None


def _plays_out_of_turn(state: State, action: Action) -> _Found:
    if state.phase in (Phase.REST, Phase.COUNT):
        return Violation(why=say(_WAIT))
    return _waits(_TO_PLAY, state) if state.phase is Phase.PLAY and action.seat != turn(state) else None


# Bidding


def _no_number(state: State, action: Action) -> _Found:
    bid = action.choice
    return None if isinstance(bid, int) and 0 <= bid <= size(state) else Violation(why=say(_RANGE, n=size(state)))


def _makes_even(state: State, action: Action) -> _Found:
    bid = action.choice
    if not isinstance(bid, int) or bid != forbidden_bid(state):
        return None
    return Violation(why=say(_EVEN, bid=bid, total=size(state)))


_BID, _PLAY = frozenset({"bid"}), frozenset({"play"})

CHECKS: tuple[Check[State], ...] = (
    Check("oh_hell.bid-order", _bids_out_of_turn, _BID, out_of_turn=True),
    Check("oh_hell.bids-open", _bids_again, _BID, out_of_turn=True),
    Check("oh_hell.bid-order", _plays_before_the_bids, _PLAY, out_of_turn=True),
    Check("oh_hell.turn-order", _plays_out_of_turn, _PLAY, out_of_turn=True),
    Check("oh_hell.bid-range", _no_number, _BID),
    Check("oh_hell.last-bid-not-even", _makes_even, _BID),
    *play_checks(
        PACK,
        "oh_hell.turn-order",
        {
            Duty.FOLLOW: "oh_hell.follow-suit",
            Duty.TRUMP: "oh_hell.must-trump",
            Duty.OVERTRUMP: "oh_hell.overtrump",
        },
        duties,
    ),
)
