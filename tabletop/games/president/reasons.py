"""Why a computer player does something, in words: they are the hints too."""

from __future__ import annotations

from tabletop.core.model import Action, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.games.president.cards import JOKER, RANK_OF_STRENGTH, STRENGTHS, TWO, closes, set_strength
from tabletop.games.president.moves import can_play, groups_of
from tabletop.games.president.state import INDEX, State, cards_of, to_beat
from tabletop.games.president.values import safety, unseen_by
from tabletop.kit.cards import rank_name

_LAST = QT_TRANSLATE_NOOP("president", "This empties the hand.")
_CLOSES = QT_TRANSLATE_NOOP("president", "Nobody can beat this: it wins the trick and the right to lead again.")
_GOOD = PLURAL_NOOP("president", "A good chance to lead again: %n higher rank(s) can still beat this.", "", 1)
_NO_SET = QT_TRANSLATE_NOOP("president", "No set in the hand is high enough.")
_KEEP_HIGH = QT_TRANSLATE_NOOP("president", "Passing keeps the 2s and jokers for later.")
_KEEP_WHOLE = QT_TRANSLATE_NOOP("president", "Passing keeps cards of the same rank together.")
_KEEP = QT_TRANSLATE_NOOP("president", "Lowest rank that fits: {rank}. It is saved for later.")
_EQUAL = PLURAL_NOOP("president", "%n card(s) of the same rank go at once.", "a whole set is led", 1)
_LOW = QT_TRANSLATE_NOOP("president", "Low cards are easiest to get rid of when leading.")
_SETS_LEFT = PLURAL_NOOP("president", "After this, %n set(s) are left to lay.", "", 1)
_WHOLE = QT_TRANSLATE_NOOP("president", "This is the smallest set that fits, and no cards of the same rank are split.")
_HIGHER = QT_TRANSLATE_NOOP("president", "A high set has a better chance of winning the trick.")
_JOKER = QT_TRANSLATE_NOOP("president", "A joker completes the set.")
_SPLIT_ONLY = QT_TRANSLATE_NOOP("president", "Whatever fits, cards of the same rank are split.")
_SPLIT = PLURAL_NOOP("president", "%n card(s) of this rank stay in hand for later.", "", 1)
_HURRY = PLURAL_NOOP("president", "{player} has only %n card(s) left.", "", 1)
GIVE = say(QT_TRANSLATE_NOOP("president", "These are the cards that the hand can best do without."))
"""Why these cards are given back."""

_FEW = 3
_LOW_TO = 8
_LIKELY = 0.7
"""From here on a set has a good chance to win its trick."""


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
    play = _Play(state, action.seat, cards)
    return _following(play) if state.trick else _leading(play)


class _Play:
    """A play that neither ends the hand nor closes the trick, and what speaks for it."""

    def __init__(self, state: State, seat: Seat, cards: tuple[int, ...]) -> None:
        self.count, self.strength = len(cards), set_strength(cards)
        self.groups = {strength: len(group) for strength, group in groups_of(state, seat).items()}
        natural = sum(1 for card in cards if STRENGTHS[card] == self.strength)
        self.completed = natural < self.count
        self.stay = self.groups[self.strength] - natural
        self.torn = self.stay > 0
        unseen = unseen_by(state, seat)
        self.good = self.strength >= TWO or safety(self.strength, self.count, unseen) >= _LIKELY
        wild = unseen[JOKER] if state.house.jokers_wild else 0
        higher = [unseen[s] + wild for s in range(self.strength + 1, JOKER) if unseen[s]] + [unseen[JOKER]]
        self.threats = sum(count >= self.count for count in higher)
        near = _nearest_to_out(state, seat)
        size = len(state.hands[near])
        self.hurry = say(_HURRY, n=size, player=SeatName(near)) if size <= _FEW else None
        beaten = to_beat(state)[1]
        fitting = [held for s, held in self.groups.items() if s > beaten and held >= self.count]
        self.always_torn = bool(beaten) and min(fitting, default=0) > self.count
        self.smaller = [s for s, held in self.groups.items() if beaten < s < self.strength and held == self.count]
        self.low = self.strength <= _LOW_TO or self.strength == min(self.groups)


def _leading(play: _Play) -> Text:
    if play.completed:
        return say(_JOKER)
    if play.good:
        return _chance(play)
    if play.torn:
        return play.hurry or _splitting(play)
    if play.count > 1:
        return say(_EQUAL, n=play.count)
    return say(_LOW) if play.low else play.hurry or say(_SETS_LEFT, n=len(play.groups) - 1)


def _following(play: _Play) -> Text:
    if play.completed:
        return say(_JOKER)
    if play.hurry and (play.strength >= TWO or play.torn or play.smaller):
        return play.hurry
    if play.strength >= TWO:
        return _chance(play)
    if play.torn:
        return _splitting(play)
    if not play.smaller:
        return say(_WHOLE)
    return _chance(play) if play.good else say(_HIGHER)


def _chance(play: _Play) -> Text:
    return say(_GOOD, n=play.threats) if play.threats else say(_CLOSES)


def _splitting(play: _Play) -> Text:
    return say(_SPLIT_ONLY) if play.always_torn else say(_SPLIT, n=play.stay)


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
    if not fitting or min(fitting) >= TWO:
        return say(_KEEP_HIGH)
    if all(len(group) > wanted for strength, group in fitting.items() if strength < TWO):
        return say(_KEEP_WHOLE)
    return say(_KEEP, rank=rank_name(RANK_OF_STRENGTH[min(fitting)]))
