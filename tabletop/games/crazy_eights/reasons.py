"""Why a computer player of Crazy Eights plays as it does: the sentence of a hint."""

from __future__ import annotations

from tabletop.core.model import Action, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.games.crazy_eights.state import DRAWERS, INDEX, SEVEN, WILD, State, card_points, fitting, read_choice
from tabletop.games.crazy_eights.transitions import effect_of
from tabletop.kit.cards import ACE, JACK, RANKS, SUITS, suit_name

CALL = say(QT_TRANSLATE_NOOP("crazy_eights", "Only one card is left: call before anybody notices."))
"""Why to call."""
_CATCH = QT_TRANSLATE_NOOP("crazy_eights", "{player} has one card left and forgot to call.")
_GIVE = PLURAL_NOOP("crazy_eights", "This card would cost the most: %n point(s).", "why it is given away", 1)
_GIVE_BUT_WILD = PLURAL_NOOP(
    "crazy_eights", "But for 8s and jokers, this card would cost the most: %n point(s).", "why it is given away", 1
)
_STUCK = QT_TRANSLATE_NOOP("crazy_eights", "No card fits.")
_BETTER_DRAW = QT_TRANSLATE_NOOP("crazy_eights", "The good cards stay in hand for later.")
_LAST = QT_TRANSLATE_NOOP("crazy_eights", "This empties the hand: the deal is over.")
_SEVERAL = PLURAL_NOOP("crazy_eights", "This gets rid of %n card(s) at once.", "several equal cards are laid", 1)
_FEW_DRAW = PLURAL_NOOP("crazy_eights", "{player} has only %n card(s) left and has to draw.", "", 1)
_FEW_SKIP = PLURAL_NOOP("crazy_eights", "{player} has only %n card(s) left and misses a turn.", "", 1)
_TURN_AWAY = PLURAL_NOOP("crazy_eights", "Play turns away from {player}, who has only %n card(s) left.", "", 1)
_FOLLOW_UP = QT_TRANSLATE_NOOP("crazy_eights", "Another card can follow the 7.")
_NAME = PLURAL_NOOP("crazy_eights", "%n card(s) of this suit stay in hand: {suit}.", "the suit that an 8 names", 1)
_WILD_LAST = QT_TRANSLATE_NOOP("crazy_eights", "This card will do: 8s and jokers are better kept for later.")
_RID_OF = PLURAL_NOOP("crazy_eights", "This gets rid of %n point(s).", "", 1)

_FEW, _DEAR = 3, 40
_ON_A_SEVEN = (SEVEN, *WILD)


def give(state: State, action: Action) -> Text:
    """Why this card is given."""
    cost = card_points(state.faces[INDEX[action.tokens[0]]], state.house.joker_points)
    dearest = max(card_points(state.faces[token], state.house.joker_points) for token in state.hands[action.seat])
    return say(_GIVE if cost == dearest else _GIVE_BUT_WILD, n=cost)


def catch(offender: Seat) -> Text:
    """Why to catch."""
    return say(_CATCH, player=SeatName(offender))


def turn(state: State, action: Action) -> Text | None:
    """What speaks most for an action of a turn."""
    if action.verb == "draw":
        return say(_BETTER_DRAW if fitting(state, action.seat) else _STUCK)
    if action.verb != "play":
        return None
    laid = [INDEX[token] for token in action.tokens]
    kept = [state.faces[token] for token in state.hands[action.seat] if token not in laid]
    cards = [state.faces[token] for token in laid]
    if not kept and not (RANKS[cards[0]] == SEVEN and state.house.seven_cannot_end):
        return say(_LAST)
    if len(laid) > 1:
        return say(_SEVERAL, n=len(laid))
    return _pressure(state, action.seat, RANKS[cards[0]]) or _plain(state, action, cards[0], kept)


def _pressure(state: State, seat: Seat, rank: int) -> Text | None:
    """What the play does to a neighbour with few cards."""
    effect = effect_of(state, seat, rank, 1)
    before = (seat + state.step) % state.seats
    size, neighbour = len(state.hands[before]), SeatName(before)
    if size > _FEW or state.seats < (3 if rank == ACE else 2):
        return None
    if rank in DRAWERS and not state.house.stacking:
        return say(_FEW_DRAW, n=size, player=neighbour)
    if rank == JACK:
        return say(_FEW_SKIP, n=size, player=neighbour)
    return say(_TURN_AWAY, n=size, player=neighbour) if effect.step != state.step else None


def _plain(state: State, action: Action, card: int, kept: list[int]) -> Text:
    rank, points = RANKS[card], card_points(card, state.house.joker_points)
    suit, _ = read_choice(action.choice)
    if suit >= 0:
        return say(_NAME, n=sum(SUITS[other] == suit for other in kept), suit=suit_name(suit))
    if rank == SEVEN and any(SUITS[other] == SUITS[card] or RANKS[other] in _ON_A_SEVEN for other in kept):
        return say(_FOLLOW_UP)
    if points < _DEAR and any(RANKS[other] in WILD for other in kept):
        return say(_WILD_LAST)
    return say(_RID_OF, n=points)
