"""Why a computer player does something, in words: they are the hints too."""

from __future__ import annotations

from tabletop.core.model import Action, Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.games.dream_team.cards import FREE, RED, YELLOW, kinds_of
from tabletop.games.dream_team.moves import can_play, laid_value
from tabletop.games.dream_team.state import INDEX, State, number_of, to_beat
from tabletop.games.dream_team.values import (
    FREE_AT,
    VALUES,
    Counts,
    counts_of,
    fewest_cards,
    hand_counts,
    is_safe,
    safety,
    sets_left,
    unseen_by,
    without,
)

_LAST = QT_TRANSLATE_NOOP("dream_team", "This empties the hand.")
_SAFE = QT_TRANSLATE_NOOP("dream_team", "Nothing that is left can beat this: it wins the trick and the lead.")
_GOOD = PLURAL_NOOP("dream_team", "A good chance to win the lead: %n lower number(s) can still beat this.", "", 1)
_RED_LED = QT_TRANSLATE_NOOP("dream_team", "If nobody beats the Red Card, it is gone; else somebody else may get it.")
_RED_SAFE = QT_TRANSLATE_NOOP("dream_team", "This wins the lead, though the Red Card comes with it.")
_RED_RISK = QT_TRANSLATE_NOOP("dream_team", "Others can still beat this: then the Red Card goes to them.")
_RED_PASS = QT_TRANSLATE_NOOP("dream_team", "Whoever wins this trick takes the Red Card, so it is better to pass.")
_NOTHING = QT_TRANSLATE_NOOP("dream_team", "Nothing in the hand beats this.")
_KEEP_LOW = QT_TRANSLATE_NOOP("dream_team", "Passing keeps the lowest cards and the Free Kicks to win the lead later.")
_KEEP_WHOLE = QT_TRANSLATE_NOOP("dream_team", "Passing keeps a larger set together.")
_KEEP = QT_TRANSLATE_NOOP("dream_team", "Highest number that fits: {number}. It is saved for later.")
_EQUAL = PLURAL_NOOP("dream_team", "%n card(s) of the same value go at once.", "a whole set is led", 1)
_HIGH = QT_TRANSLATE_NOOP("dream_team", "High cards are hardest to get rid of: best when leading.")
_SETS_LEFT = PLURAL_NOOP("dream_team", "After this, %n set(s) are left to lay.", "", 1)
_JUST_BELOW = QT_TRANSLATE_NOOP("dream_team", "This is the highest set that fits, and no larger set is split.")
_WHOLE = QT_TRANSLATE_NOOP("dream_team", "No larger set is split.")
_FREE = QT_TRANSLATE_NOOP("dream_team", "A Free Kick makes the set large enough.")
_LONE_FREE = QT_TRANSLATE_NOOP("dream_team", "A low number has the best chance of winning the trick.")
_FREE_AS = QT_TRANSLATE_NOOP("dream_team", "The Free Kick counts as {number} here.")
_SPLIT_ONLY = QT_TRANSLATE_NOOP("dream_team", "Whatever fits, a set is split.")
_SPLIT = PLURAL_NOOP("dream_team", "%n card(s) of this number stay in hand for later.", "", 1)
_HURRY = PLURAL_NOOP("dream_team", "{player} has only %n card(s) left.", "", 1)
_SKIP = PLURAL_NOOP("dream_team", "The Yellow Card skips {player}, who has only %n card(s) left.", "", 1)
GIVE = say(QT_TRANSLATE_NOOP("dream_team", "These are the cards that the hand can best do without."))
"""Why these cards are given in the trade."""
_NUTMEG_AHEAD = QT_TRANSLATE_NOOP(
    "dream_team", "{player} has the most points so far.", "why this player gets bad cards"
)
_NUTMEG_SEAT = QT_TRANSLATE_NOOP("dream_team", "{player} sits on seat {number}.", "who gets bad cards")

_FEW = 3
_HIGH_FROM = 7
_LOW_TO = 2
_GOOD_FROM = 0.7
"""From here on a set has a good chance to win its trick."""


def turn(state: State, action: Action) -> Text:
    """What speaks most for a play or a pass."""
    if action.verb == "pass":
        return _passing(state, action.seat)
    tokens = tuple(INDEX[token] for token in action.tokens)
    if len(tokens) == len(state.hands[action.seat]):
        return say(_LAST)
    play = _Play(state, action, tokens)
    if play.value == RED:
        return say(_RED_LED)
    if state.trick and state.trick[0].value == RED:
        return say(_RED_SAFE if play.safe else _RED_RISK)
    if play.safe:
        return say(_SAFE)
    return play.skips or (_following(play) if state.trick else _leading(play))


class _Play:
    """A play that does not end the hand, and what speaks for it."""

    def __init__(self, state: State, action: Action, tokens: tuple[int, ...]) -> None:
        seat, kinds = action.seat, kinds_of(state.faces, tokens)
        self.count, self.value = len(tokens), laid_value(state, tokens, action.choice)
        own, unseen = hand_counts(state, seat), unseen_by(state, seat)
        self.kept = without(own, counts_of(kinds))
        self.alone, self.completed = set(kinds) == {FREE}, FREE in kinds
        self.stay = self.kept[self.value] if self.value in VALUES and not self.alone else 0
        self.torn = self.stay > 0
        self.safe = is_safe(self.value, self.count, unseen)
        self.good = safety(self.value, self.count, unseen) >= _GOOD_FROM
        self.threats = _threats(state, self.value, self.count, unseen)
        near = fewest_cards(state, seat)
        size = len(state.hands[near])
        self.hurry = say(_HURRY, n=size, player=SeatName(near)) if size <= _FEW else None
        self.skips = _skipping(state, action, kinds)
        beaten = min(to_beat(state)[1], len(VALUES))
        fitting = [held for _, held in _fitting(own, self.count, beaten)]
        self.always_torn = bool(state.trick) and min(fitting, default=0) > self.count
        self.highest = not any(own[value] >= self.count for value in range(self.value + 1, beaten))


def _skipping(state: State, action: Action, kinds: tuple[int, ...]) -> Text | None:
    if YELLOW not in kinds or not isinstance(action.choice, int):
        return None
    left = len(state.hands[action.choice])
    return say(_SKIP, n=left, player=SeatName(action.choice)) if left <= _FEW else None


def _threats(state: State, value: int, count: int, unseen: Counts) -> int:
    """How many lower numbers others may hold that beat so many cards of a value; Free Kicks alone are a 1 at best."""
    wild = unseen[FREE_AT]
    lower = {one for one in range(min(value, len(VALUES))) if unseen[one] and unseen[one] + wild >= count}
    if wild >= count and value > 1 and state.house.lone_free_kick == "any":
        lower.add(1)
    return len(lower)


def _with_free(play: _Play) -> Text:
    if not play.alone:
        return say(_FREE)
    return say(_LONE_FREE) if play.value <= _LOW_TO else say(_FREE_AS, number=play.value)


def _leading(play: _Play) -> Text:
    if play.good:
        return say(_GOOD, n=play.threats) if play.threats else say(_SAFE)
    if play.completed:
        return _with_free(play)
    if play.torn:
        return play.hurry or (say(_SPLIT_ONLY) if play.always_torn else say(_SPLIT, n=play.stay))
    if play.count > 1:
        return say(_EQUAL, n=play.count)
    return say(_HIGH) if play.value >= _HIGH_FROM else say(_SETS_LEFT, n=sets_left(play.kept))


def _following(play: _Play) -> Text:
    if play.good:
        return say(_GOOD, n=play.threats) if play.threats else say(_SAFE)
    if play.completed:
        return _with_free(play)
    if play.torn:
        return play.hurry or (say(_SPLIT_ONLY) if play.always_torn else say(_SPLIT, n=play.stay))
    return say(_JUST_BELOW if play.highest else _WHOLE)


def _passing(state: State, seat: Seat) -> Text:
    if not can_play(state, seat):
        return say(_NOTHING)
    if state.trick[0].value == RED:
        return say(_RED_PASS)
    wanted, beaten = to_beat(state)
    fitting = _fitting(hand_counts(state, seat), wanted, beaten)
    if all(value <= _LOW_TO for value, _ in fitting):
        return say(_KEEP_LOW)
    if all(held > wanted for value, held in fitting if value > _LOW_TO):
        return say(_KEEP_WHOLE)
    return say(_KEEP, number=max(value for value, _ in fitting))


def _fitting(own: Counts, wanted: int, beaten: int) -> list[tuple[int, int]]:
    """The values that need no Free Kick and are low enough, and how many cards of each there are."""
    return [(value, own[value]) for value in range(min(beaten, len(VALUES))) if own[value] >= wanted]


def nutmeg(state: State, receiver: Seat, ahead: bool) -> Text:
    """Why this player gets the Yellow and the Red Card."""
    if ahead:
        return say(_NUTMEG_AHEAD, player=SeatName(receiver))
    return say(_NUTMEG_SEAT, player=SeatName(receiver), number=number_of(state, receiver))
