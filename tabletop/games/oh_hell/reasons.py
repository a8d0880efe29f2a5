"""Why a computer player bids or plays as it does, in words: they are the hints too."""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Text, say
from tabletop.games.oh_hell import state as st
from tabletop.games.oh_hell.state import CARDS, PACK, State
from tabletop.kit.cards import SUITS, card_name
from tabletop.kit.trick_game import laid
from tabletop.kit.tricks import HEIGHTS, best, cards_of, playable

_EXPECTED_NONE = QT_TRANSLATE_NOOP("oh_hell", "This hand should not win any tricks.")
_EXPECTED = PLURAL_NOOP("oh_hell", "This hand should win about %n trick(s).", "", 1)
_EXPECTED_NOT_ALLOWED = PLURAL_NOOP(
    "oh_hell", "This hand should win about %n trick(s), but the last bid may not be that: better {bid}.", "", 1
)
_ONLY = QT_TRANSLATE_NOOP("oh_hell", "Only this card may be played.")
_LAST = QT_TRANSLATE_NOOP("oh_hell", "It is the last card.")

_WINS = PLURAL_NOOP("oh_hell", "%n more trick(s) to win: nobody can beat this card.", "", 1)
_MAY_WIN = PLURAL_NOOP("oh_hell", "%n more trick(s) to win: this card has a chance.", "", 1)
_LEADS_LOW_FIRST = PLURAL_NOOP("oh_hell", "%n more trick(s) to win: a low card first, the high ones can wait.", "", 1)
_WAITS = PLURAL_NOOP("oh_hell", "%n more trick(s) to win, but not this one: a better moment will come.", "", 1)
_LOST = QT_TRANSLATE_NOOP("oh_hell", "None of the allowed cards can win this trick, so the least useful one goes.")
_DUCKS = QT_TRANSLATE_NOOP("oh_hell", "No more tricks are wanted: this card loses. Highest so far: {card}.")
_DISCARDS = QT_TRANSLATE_NOOP("oh_hell", "No more tricks are wanted: this card cannot win, so it can go.")
_CANNOT_DUCK = QT_TRANSLATE_NOOP("oh_hell", "No more tricks are wanted, but every card that may be played wins.")
_SHEDS = QT_TRANSLATE_NOOP("oh_hell", "No more tricks are wanted, but this card had better go now.")
_HOPES = QT_TRANSLATE_NOOP("oh_hell", "No more tricks are wanted: this card can still be beaten.")
_LEADS_LOW = QT_TRANSLATE_NOOP("oh_hell", "No more tricks are wanted, so a low card is led.")

_LOW_TO = 8


def bid(state: State, action: Action, tricks: int) -> Text:
    """Why this bid: the number of tricks that the hand is worth."""
    if tricks == st.forbidden_bid(state):
        return say(_EXPECTED_NOT_ALLOWED, n=tricks, bid=int(action.choice or 0))
    return say(_EXPECTED, n=tricks) if tricks else say(_EXPECTED_NONE)


def only(state: State) -> Text:
    """Why a card that is the only one."""
    return say(_LAST if st.tricks_left(state) == 1 else _ONLY)


def card(state: State, action: Action) -> Text:
    """What speaks most for a card."""
    play = _Play(state, action)
    missing = state.bids[action.seat] - st.won(state)[action.seat]
    return _wanted(play, missing) if missing > 0 else _enough(play)


class _Play:
    """A card that is about to be played, and what is known of its fate."""

    def __init__(self, state: State, action: Action) -> None:
        self.card = state.faces[PACK.index[action.tokens[0]]]
        self.laid = laid(state)
        self.trump = state.trump
        hand = [state.faces[token] for token in state.hands[action.seat]]
        ways = cards_of(playable(state.hands[action.seat], state.faces, self.laid, st.duties(state)), state.faces)
        self.can_win = any(map(self.beats_top, ways))
        self.can_lose = not all(map(self.beats_top, ways))
        self.top = self.laid[best(self.laid, state.trump)] if self.laid else -1
        self.wins = self.beats_top(self.card)
        self.is_highest = all(HEIGHTS[card] <= HEIGHTS[self.card] and SUITS[card] != self.trump for card in hand)
        self.is_last = len(self.laid) == state.seats - 1
        known = {*hand, *self.laid, *(state.faces[t] for trick in state.tricks for t in trick.tokens)}
        known |= {state.faces[state.shown]} if state.shown in state.stock else set()
        self.unseen = [card for card in CARDS[state.seats] if card not in known]

    def beats_top(self, card: int) -> bool:
        """Whether a card would take the trick as it lies."""
        return not self.laid or best((*self.laid, card), self.trump) == len(self.laid)

    @property
    def is_safe(self) -> bool:
        """Whether nobody can beat this card, whatever they hold."""
        if not self.wins:
            return False
        trick = (*self.laid, self.card)
        at = len(self.laid)
        return self.is_last or all(best((*trick, other), self.trump) == at for other in self.unseen)


def _wanted(play: _Play, missing: int) -> Text:
    if play.is_safe:
        return say(_WINS, n=missing)
    if not play.wins:
        return say(_WAITS, n=missing) if play.can_win else say(_LOST)
    if play.laid or HEIGHTS[play.card] > _LOW_TO or SUITS[play.card] == play.trump or play.is_highest:
        return say(_MAY_WIN, n=missing)
    return say(_LEADS_LOW_FIRST, n=missing)


def _enough(play: _Play) -> Text:
    if not play.wins:
        same = SUITS[play.card] == SUITS[play.top]
        return say(_DUCKS, card=card_name(play.top)) if same else say(_DISCARDS)
    if not play.is_safe:
        return say(_HOPES if play.laid or HEIGHTS[play.card] > _LOW_TO else _LEADS_LOW)
    return say(_SHEDS if play.can_lose or not play.laid else _CANNOT_DUCK)
