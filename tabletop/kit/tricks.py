"""Tricks: what may be played, who takes them, and which cards a seat has shown that it cannot hold.

Cards are the numbers of `kit.cards`; a trick holds tokens, whose cards stand in the `faces` of the state. Sets of cards
are bits of a whole number, bit n for card n.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from msgspec import Struct

from tabletop.core.chance import Chance
from tabletop.core.model import Place, Placement, Seat, TokenKind
from tabletop.kit.cards import ACE, NO_SUIT, PACK_52, RANKS, SUITS
from tabletop.kit.hands import Hands, Pack, unveiled

HEIGHTS = bytes(14 if RANKS[card] == ACE else RANKS[card] for card in PACK_52)
"""How high each card is in its suit, from 2 to 14: the ace is the highest."""

_TRUMP = 16
_CARDS_OF_SUIT = tuple(sum(1 << card for card in PACK_52 if SUITS[card] == suit) for suit in range(4))


class Trick(Struct, frozen=True):
    """The tokens of a trick in the order in which they were laid, clockwise from `leader`; `taker` is who won it (-1:
    it is not full yet)."""

    leader: Seat
    tokens: tuple[int, ...] = ()
    taker: Seat = -1


class Duties(Struct, frozen=True):
    """What binds whoever follows, beside the led suit. `trump`: the suit, or `NO_SUIT`. `must_trump`: without the led
    suit, a trump must be played. `must_overtrump`: a trump must beat those in the trick, if one of the hand can."""

    trump: int = NO_SUIT
    must_trump: bool = False
    must_overtrump: bool = False


class Duty(StrEnum):
    """What a card may fail to do: follow the led suit, be a trump, be a trump higher than those in the trick."""

    FOLLOW = "follow"
    TRUMP = "trump"
    OVERTRUMP = "overtrump"


class Demand(Struct, frozen=True):
    """What a trick asks of one hand: suits that must be played (`NO_SUIT`: none), and the trump that must be beaten by
    whoever plays one (0: none)."""

    follow: int = NO_SUIT
    trump: int = NO_SUIT
    trumps: int = NO_SUIT
    beat: int = 0

    def fails(self, card: int) -> Duty | None:
        """The first duty that a card of the hand fails; None where it may be played."""
        suit = SUITS[card]
        if self.follow != NO_SUIT and suit != self.follow:
            return Duty.FOLLOW
        if self.trump != NO_SUIT and suit != self.trump:
            return Duty.TRUMP
        return Duty.OVERTRUMP if suit == self.trumps and HEIGHTS[card] < self.beat else None


def demand(hand: Sequence[int], laid: Sequence[int], duties: Duties) -> Demand:
    """What the cards of a trick ask of a hand of cards; nothing of whoever leads."""
    if not laid:
        return Demand()
    led, trump = SUITS[laid[0]], duties.trump
    suits = {SUITS[card] for card in hand}
    trumps = [HEIGHTS[card] for card in hand if SUITS[card] == trump]
    follow = led if led in suits else NO_SUIT
    must = trump if duties.must_trump and follow == NO_SUIT and trumps else NO_SUIT
    beat = 0
    if duties.must_overtrump and trumps:
        beat = max((HEIGHTS[card] for card in laid if SUITS[card] == trump), default=0)
    return Demand(follow, must, trump, beat if trumps and max(trumps) > beat else 0)


def playable(hand: Sequence[int], faces: bytes, laid: Sequence[int], duties: Duties) -> tuple[int, ...]:
    """The tokens of a hand that may be played on the cards `laid`."""
    asked = demand([faces[token] for token in hand], laid, duties)
    return tuple(token for token in hand if asked.fails(faces[token]) is None)


def best(laid: Sequence[int], trump: int = NO_SUIT) -> int:
    """The position of the card that takes a trick, or would take it now: the highest trump, else the highest card of
    the led suit."""
    led, found, mark = SUITS[laid[0]], 0, 0
    for at, card in enumerate(laid):
        suit = SUITS[card]
        height = HEIGHTS[card] + _TRUMP if suit == trump else HEIGHTS[card] if suit == led else 0
        if height > mark:
            found, mark = at, height
    return found


def cards_of(tokens: Iterable[int], faces: bytes) -> tuple[int, ...]:
    """The cards that tokens show."""
    return tuple(faces[token] for token in tokens)


def laid_on(trick: Trick, token: int, faces: bytes, seats: int, trump: int) -> Trick:
    """The trick with one card more; with the last one it has a taker, and rests."""
    tokens = (*trick.tokens, token)
    if len(tokens) < seats:
        return Trick(trick.leader, tokens)
    return Trick(trick.leader, tokens, (trick.leader + best(cards_of(tokens, faces), trump)) % seats)


def turn_of(trick: Trick, seats: int) -> Seat:
    """Whose card comes next in a trick that is not full."""
    return (trick.leader + len(trick.tokens)) % seats


def taken(tricks: Iterable[Trick], seats: int) -> tuple[int, ...]:
    """How many tricks each seat has won."""
    won = [0] * seats
    for trick in tricks:
        if trick.taker >= 0:
            won[trick.taker] += 1
    return tuple(won)


def before_owners(pack: Pack, zone: str, trick: Trick, faces: bytes, seats: int) -> list[Placement]:
    """The cards of a trick in a zone of kind TRICK: each in the slot of the seat that laid it."""
    found = []
    for at, token in enumerate(trick.tokens):
        seat = (trick.leader + at) % seats
        place = Place(zone, seat)
        found.append(Placement(pack.ids[token], place, pack.faces[faces[token]], seat, pack.back, TokenKind.CARD))
    return found


# What everybody can infer


def impossible(tricks: Iterable[Trick], faces: bytes, seats: int, duties: Duties) -> tuple[int, ...]:
    """The cards that each seat has shown that it does not hold, by what it did not play: they bind `dealt_anew`."""
    found = [0] * seats
    for trick in tricks:
        laid = cards_of(trick.tokens, faces)
        for at in range(1, len(laid)):
            found[(trick.leader + at) % seats] |= _not_held(laid[:at], laid[at], duties)
    return tuple(found)


def _not_held(laid: Sequence[int], card: int, duties: Duties) -> int:
    """The cards that nobody holds who lays this card on those."""
    led, trump, suit = SUITS[laid[0]], duties.trump, SUITS[card]
    found = 0
    if suit != led:
        found |= _CARDS_OF_SUIT[led]
        if duties.must_trump and trump not in (NO_SUIT, suit):
            found |= _CARDS_OF_SUIT[trump]
    if duties.must_overtrump and suit == trump:
        highest = max((HEIGHTS[other] for other in laid if SUITS[other] == trump), default=0)
        if HEIGHTS[card] < highest:
            found |= sum(1 << other for other in PACK_52 if SUITS[other] == trump and HEIGHTS[other] > highest)
    return found


def dealt_anew(faces: bytes, cards: Iterable[int], hands: Hands, barred: Sequence[int], chance: Chance) -> bytes:
    """The faces with every hidden one replaced by one of the `cards` of the pack that is nowhere seen, so that no hand
    gets a card that is barred from it. `hands` are those of all seats; what is hidden elsewhere may be any card."""
    bars = {token: barred[seat] for seat, hand in enumerate(hands) for token in hand}
    return unveiled(faces, chance, lambda token, card: not bars.get(token, 0) >> card & 1, cards)
