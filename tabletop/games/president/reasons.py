"""Why a computer player does something, in words: they are the hints too."""

from __future__ import annotations

from tabletop.core.model import Action, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.games.president.moves import can_play, groups_of
from tabletop.games.president.ranks import STRENGTHS, TWO, closes, set_strength
from tabletop.games.president.state import INDEX, State, cards_of

_LAST = QT_TRANSLATE_NOOP("president", "The hand is empty after this.")
_CLOSES = QT_TRANSLATE_NOOP("president", "Nobody can beat this: it wins the trick, and the next lead.")
_WINS = QT_TRANSLATE_NOOP("president", "This should win the trick, and the next lead.")
_NO_SET = QT_TRANSLATE_NOOP("president", "No set of the hand is high enough.")
_KEEP_HIGH = QT_TRANSLATE_NOOP("president", "Passing keeps the 2s and jokers for later.")
_KEEP_WHOLE = QT_TRANSLATE_NOOP("president", "Passing keeps equal cards together.")
_KEEP = QT_TRANSLATE_NOOP("president", "Passing keeps the high cards for later.")
_LOW_SET = PLURAL_NOOP("president", "%n low card(s) go at once.", "a whole set is led", 1)
_LOW = QT_TRANSLATE_NOOP("president", "Low cards go best while leading.")
_WHOLE = QT_TRANSLATE_NOOP("president", "The smallest set that fits and tears no equal cards apart.")
_SPLIT = QT_TRANSLATE_NOOP("president", "It is worth splitting equal cards here.")
_HURRY = PLURAL_NOOP("president", "{player} has only %n card(s) left.", "", 1)
_USELESS = QT_TRANSLATE_NOOP("president", "The hand needs these cards least.")

_FEW = 3


def give() -> Text:
    """Why these cards are given back."""
    return say(_USELESS)


def turn(state: State, action: Action) -> Text:
    """What speaks most for a play or a pass."""
    if action.verb == "pass":
        return _passing(state, action.seat)
    tokens = tuple(INDEX[token] for token in action.tokens)
    cards = cards_of(state, tokens)
    if len(tokens) == len(state.hands[action.seat]):
        return say(_LAST)
    if closes(cards):
        return say(_CLOSES)
    strength = set_strength(cards)
    left = len(groups_of(state, action.seat).get(strength, ())) - sum(1 for c in cards if STRENGTHS[c] == strength)
    if not state.trick:
        return say(_LOW_SET, n=len(cards)) if len(cards) > 1 and not left else say(_LOW)
    near = _nearest_to_out(state, action.seat)
    size = len(state.hands[near])
    if (strength >= TWO or left) and size <= _FEW:
        return say(_HURRY, n=size, player=SeatName(near))
    if strength >= TWO:
        return say(_WINS)
    return say(_SPLIT if left else _WHOLE)


def _nearest_to_out(state: State, seat: Seat) -> Seat:
    """The other seat with the fewest cards."""
    others = [other for other in range(state.seats) if other != seat and state.hands[other]]
    return min(others, key=lambda other: len(state.hands[other]))


def _passing(state: State, seat: Seat) -> Text:
    if not can_play(state, seat):
        return say(_NO_SET)
    wanted = len(state.trick[-1])
    beaten = set_strength(cards_of(state, state.trick[-1]))
    fitting = {s: group for s, group in groups_of(state, seat).items() if s > beaten and len(group) >= wanted}
    if fitting and min(fitting) >= TWO:
        return say(_KEEP_HIGH)
    if fitting and all(len(group) > wanted for strength, group in fitting.items() if strength < TWO):
        return say(_KEEP_WHOLE)
    return say(_KEEP)
