"""Why a computer player of Whistiti plays a card, in words: they are the hints too."""

from __future__ import annotations

from tabletop.core.model import Action
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, Msg, SeatName, Text, say
from tabletop.games.whistiti import HAND
from tabletop.games.whistiti import state as st
from tabletop.games.whistiti.state import PACK, State
from tabletop.kit.cards import PACK_52, SUITS, card_name
from tabletop.kit.trick_game import laid
from tabletop.kit.tricks import HEIGHTS, best, cards_of, playable

_ONLY = QT_TRANSLATE_NOOP("whistiti", "Only this card may be played.")
_LAST = QT_TRANSLATE_NOOP("whistiti", "It is the last card.")

_SAFE = QT_TRANSLATE_NOOP("whistiti", "Nobody can beat this card.")
_TOP = QT_TRANSLATE_NOOP("whistiti", "No higher card of this suit is out. Only a trump could beat it.")
_DRAWS = QT_TRANSLATE_NOOP("whistiti", "A trump is led to draw trumps out of the other hands.")
_HIGH = QT_TRANSLATE_NOOP("whistiti", "A high card is led: it has a chance to win.")
_LOW = QT_TRANSLATE_NOOP("whistiti", "A low card is led, and higher ones are kept for later.")
_LITTLE = QT_TRANSLATE_NOOP("whistiti", "There is nothing higher to lead.")

_CHEAPEST = QT_TRANSLATE_NOOP("whistiti", "This is the lowest card that wins the trick for certain.")
_WINS = QT_TRANSLATE_NOOP("whistiti", "This card wins the trick for certain.")
_STOPS = PLURAL_NOOP("whistiti", "It beats the card of {player}, who needs only %n more trick(s).", "", 1)
_TRUMPS = QT_TRANSLATE_NOOP("whistiti", "A trump takes the trick, unless a higher one follows.")
_BEATS = QT_TRANSLATE_NOOP("whistiti", "It beats the best card so far: {card}. A better one may still follow.")
_LOST_LOW = QT_TRANSLATE_NOOP("whistiti", "None of the allowed cards can win this trick, so the lowest one goes.")
_LOST = QT_TRANSLATE_NOOP("whistiti", "None of the allowed cards can win this trick.")
_KEEPS = QT_TRANSLATE_NOOP("whistiti", "This trick is let go, and the cards that could win it are kept for later.")

_HIGH_FROM = 11
_NEAR = 3
"""So few tricks before the goal a seat is stopped by name."""
_OVER_OTHERS = 16


def only(state: State) -> Text:
    """Why a card that is the only one."""
    return say(_LAST if len(state.tricks) + 1 == HAND else _ONLY)


def card(state: State, action: Action) -> Text:
    """What speaks most for a card."""
    play = _Play(state, action)
    if not play.laid:
        return say(_why_led(play))
    if not play.wins:
        return say(_why_lost(play))
    rival = play.rival
    if rival is not None:
        return say(_STOPS, rival[1], player=SeatName(rival[0]))
    return _why_won(play)


class _Play:
    """A card that is about to be played, and what is known of its fate."""

    def __init__(self, state: State, action: Action) -> None:
        self.state = state
        self.card = state.faces[PACK.index[action.tokens[0]]]
        self.laid = laid(state)
        self.trump = state.trump
        self.hand = cards_of(state.hands[action.seat], state.faces)
        tokens = playable(state.hands[action.seat], state.faces, self.laid, st.duties(state))
        self.ways = cards_of(tokens, state.faces)
        self.top = self.laid[best(self.laid, state.trump)] if self.laid else -1
        seen = {
            *self.hand,
            *self.laid,
            *(card for trick in state.tricks for card in cards_of(trick.tokens, state.faces)),
        }
        self.unseen = [card for card in PACK_52 if card not in seen]

    def takes(self, card: int) -> bool:
        """Whether a card would take the trick as it lies."""
        return not self.laid or best((*self.laid, card), self.trump) == len(self.laid)

    def is_sure(self, card: int) -> bool:
        """Whether a card takes the trick whatever the others hold."""
        if not self.takes(card):
            return False
        at, trick = len(self.laid), (*self.laid, card)
        return at == self.state.seats - 1 or all(best((*trick, other), self.trump) == at for other in self.unseen)

    def height(self, card: int) -> int:
        """How high a card is, any trump above all others."""
        return HEIGHTS[card] + (_OVER_OTHERS if SUITS[card] == self.trump else 0)

    @property
    def wins(self) -> bool:
        """Whether this card would take the trick as it lies."""
        return self.takes(self.card)

    @property
    def is_safe(self) -> bool:
        """Whether nobody can beat this card any more."""
        return self.is_sure(self.card)

    @property
    def is_cheapest(self) -> bool:
        """Whether no lower card is as safe."""
        return all(self.height(card) >= self.height(self.card) for card in self.ways if self.is_sure(card))

    @property
    def is_top(self) -> bool:
        """Whether no higher card of its suit is out."""
        return not any(SUITS[o] == SUITS[self.card] and HEIGHTS[o] > HEIGHTS[self.card] for o in self.unseen)

    @property
    def rival(self) -> tuple[int, int] | None:
        """Who would have the trick without this card, and needs only a few more; and how many."""
        trick = self.state.trick
        seat = (trick.leader + best(self.laid, self.trump)) % self.state.seats
        needs = self.state.target - st.points(self.state)[seat]
        return (seat, needs) if 0 < needs <= _NEAR else None


def _why_led(play: _Play) -> Msg:
    if play.is_safe:
        return _SAFE
    if SUITS[play.card] == play.trump:
        return _DRAWS
    if play.is_top:
        return _TOP
    if HEIGHTS[play.card] >= _HIGH_FROM:
        return _HIGH
    return _LOW if any(HEIGHTS[card] > HEIGHTS[play.card] for card in play.hand) else _LITTLE


def _why_won(play: _Play) -> Text:
    if play.is_safe:
        return say(_CHEAPEST if play.is_cheapest else _WINS)
    if SUITS[play.card] != SUITS[play.laid[0]]:
        return say(_TRUMPS)
    return say(_TOP) if play.is_top and SUITS[play.card] != play.trump else say(_BEATS, card=card_name(play.top))


def _why_lost(play: _Play) -> Msg:
    if any(map(play.takes, play.ways)):
        return _KEEPS
    is_lowest = all(play.height(card) >= play.height(play.card) for card in play.ways)
    return _LOST_LOW if is_lowest else _LOST
