"""Why the computer player of Card Marathon proposes a move: true of this very move, and told to people as a hint."""

from __future__ import annotations

from tabletop.core.model import Seat
from tabletop.core.text import PLURAL_NOOP, QT_TRANSLATE_NOOP, SeatName, Text, say
from tabletop.games.card_marathon.state import State
from tabletop.kit.cards import card_name

_DECLARE = QT_TRANSLATE_NOOP("card_marathon", "With this challenge a milestone is upturned.")
_FINISH = QT_TRANSLATE_NOOP("card_marathon", "With this challenge the race is won.")
_WAIT_FINISH = QT_TRANSLATE_NOOP(
    "card_marathon",
    "A challenge now would lose the race: whoever finishes so far ahead loses. So it is better to wait.",
)
_WAIT = QT_TRANSLATE_NOOP(
    "card_marathon", "A challenge is possible, but one more milestone ahead would be too many. So it is better to wait."
)
_OUTS = PLURAL_NOOP("card_marathon", "After that, %n unseen card(s) would complete a challenge.", "", 1)
_NO_OUTS = QT_TRANSLATE_NOOP("card_marathon", "Of all the cards, this one goes least with the others.")
_HELPS = QT_TRANSLATE_NOOP(
    "card_marathon", "The {card} stays, as it would complete a challenge with the upturned milestones of {player}."
)
_COUNTED = QT_TRANSLATE_NOOP(
    "card_marathon", "{reason} The number on a card: unseen cards that complete a challenge once it is thrown."
)
_DRAW_OUTS = PLURAL_NOOP("card_marathon", "%n unseen card(s) would complete a challenge at once.", "", 1)
_DRAW = QT_TRANSLATE_NOOP("card_marathon", "The {card} does not help enough; a new card may be better.")
_TAKE_NOW = QT_TRANSLATE_NOOP("card_marathon", "With the {card} a challenge can be declared at once.")
_TAKE = PLURAL_NOOP("card_marathon", "With the {card}, %n unseen card(s) would complete a challenge.", "", 1)
_SWAP = QT_TRANSLATE_NOOP("card_marathon", "The {card} goes better with the other upturned milestones than the {old}.")
_LAY_CLOSED = QT_TRANSLATE_NOOP(
    "card_marathon",
    "The {card} goes well with the upturned milestones: face down in the row, it waits for a challenge.",
)
_KNOWN = QT_TRANSLATE_NOOP("card_marathon", "It is known what lies there, and it goes well with the other cards.")
_UNKNOWN = QT_TRANSLATE_NOOP("card_marathon", "Nobody knows what lies there: one is as good as another.")


def declares(wins: bool) -> Text:
    """A challenge helps; `wins`: it ends the race."""
    return say(_FINISH if wins else _DECLARE)


def waits(loses: bool) -> Text:
    """A challenge is held back; `loses`: it would end the race."""
    return say(_WAIT_FINISH if loses else _WAIT)


def throws(outs: int) -> Text:
    """A card is thrown, and so many unseen ones complete a challenge then."""
    return say(_OUTS, n=outs) if outs else say(_NO_OUTS)


def keeps_back(state: State, token: int, seat: Seat) -> Text:
    """Another card would be thrown, but it helps the other player."""
    return say(_HELPS, card=card_name(state.faces[token]), player=SeatName(1 - seat))


def counted(reason: Text) -> Text:
    """A reason for a throw, where numbers stand on all cards that may be thrown."""
    return say(_COUNTED, reason=reason)


def draws(state: State, outs: int) -> Text:
    """A new card, of which so many complete a challenge, rather than the top of the effort."""
    return say(_DRAW_OUTS, n=outs) if outs or not state.effort else say(_DRAW, card=_top(state))


def takes(state: State, outs: int, at_once: bool) -> Text:
    """The top card of the effort makes a challenge, or brings one near."""
    return say(_TAKE_NOW, card=_top(state)) if at_once else say(_TAKE, n=outs, card=_top(state))


def swaps(state: State, token: int, old: int) -> Text:
    """An energy card is better in the row."""
    return say(_SWAP, card=card_name(state.faces[token]), old=card_name(state.faces[old]))


def lays_closed(state: State, token: int) -> Text:
    """An energy card is better in the row, as the milestone that is upturned next."""
    return say(_LAY_CLOSED, card=card_name(state.faces[token]))


def upturns(known: bool) -> Text:
    """A milestone that the seat has laid itself, or any."""
    return say(_KNOWN if known else _UNKNOWN)


def _top(state: State) -> Text:
    return card_name(state.faces[state.effort[-1]])
