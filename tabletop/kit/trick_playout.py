"""Playing a deal of tricks to its end very fast, in one plausible world: cards are bits, and nothing is checked.

A hand is four numbers, one a suit; bit n is the card of height n + 2. The rules are those of `kit.tricks`, and each
game tests that both agree. How sensible players choose is the game's own: it derives from `Playout`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tabletop.core.model import Seat
from tabletop.kit.cards import NO_SUIT, SUITS
from tabletop.kit.trick_game import TrickState, laid
from tabletop.kit.tricks import HEIGHTS, Duties

Cards = list[int]
"""The cards of one hand, or some of them: bits by suit."""
Card = tuple[int, int]
"""A suit, and the number of a bit."""

_LOWEST = 2
ALL_SUITS = range(4)


def as_bit(card: int) -> Card:
    """A card of the pack."""
    return SUITS[card], HEIGHTS[card] - _LOWEST


def bits(cards: Sequence[int]) -> Cards:
    """Cards of the pack as bits."""
    found = [0, 0, 0, 0]
    for suit, height in map(as_bit, cards):
        found[suit] |= 1 << height
    return found


class Playout:
    """The rest of a deal. `won` are the tricks that each seat has. `trump`: -1 where there is none."""

    def __init__(self, state: TrickState, duties: Duties, won: Sequence[int]) -> None:
        self.seats = state.seats
        self.trump = -1 if duties.trump == NO_SUIT else duties.trump
        self.must_trump, self.must_overtrump = duties.must_trump, duties.must_overtrump
        self.hands = [bits([state.faces[token] for token in hand]) for hand in state.hands]
        self.won = list(won)
        self.leader: Seat = state.trick.leader
        """Who led to the trick, or is to lead."""
        self.turn: Seat = self.leader
        """Whose card comes next."""
        self.laid: list[Card] = []
        self._top: tuple[int, int, Seat] = (0, 0, 0)
        for suit, height in map(as_bit, laid(state)):
            self._on_top(suit, height)

    def copy(self) -> Self:
        """The same position, to be played on."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.hands = [hand.copy() for hand in self.hands]
        other.won, other.laid = self.won.copy(), self.laid.copy()
        return other

    @property
    def is_over(self) -> bool:
        """Whether all cards are played."""
        return not self.laid and not any(self.hands[self.leader])

    def playable(self, hand: Cards) -> Cards:
        """The cards of a hand that may be played now."""
        if not self.laid:
            return hand
        led, trump = self.laid[0][0], self.trump
        if hand[led]:
            return self._only(led, hand)
        if trump >= 0 and hand[trump]:
            if self.must_trump:
                return self._only(trump, hand)
            if self.must_overtrump:
                found = hand.copy()
                found[trump] = self._over(hand[trump])
                return found
        return hand

    def _only(self, suit: int, hand: Cards) -> Cards:
        found = [0, 0, 0, 0]
        found[suit] = self._over(hand[suit]) if suit == self.trump and self.must_overtrump else hand[suit]
        return found

    def _over(self, trumps: int) -> int:
        """The trumps that beat those of the trick, or all of them if none does."""
        highest = max((height for suit, height in self.laid if suit == self.trump), default=-1)
        return trumps >> highest + 1 << highest + 1 or trumps

    def best(self) -> Card:
        """The card that takes the trick so far."""
        return self._top[0], self._top[1]

    def beating(self, ways: Cards) -> Cards:
        """Those cards that would take the trick as it lies; a card is laid already."""
        suit, height, _ = self._top
        found = [0, 0, 0, 0]
        found[suit] = ways[suit] >> height + 1 << height + 1
        if self.trump not in (-1, suit):
            found[self.trump] = ways[self.trump]
        return found

    def lay(self, suit: int, height: int) -> None:
        """Plays a card of the seat whose turn it is; a full trick is taken at once."""
        self.hands[self.turn][suit] ^= 1 << height
        self._on_top(suit, height)
        if len(self.laid) == self.seats:
            self.leader = self.turn = self._top[2]
            self.won[self.leader] += 1
            self.laid = []

    def _on_top(self, suit: int, height: int) -> None:
        seat, (best, high, _) = self.turn, self._top
        if not self.laid or (suit == best and height > high) or suit == self.trump != best:
            self._top = (suit, height, seat)
        self.laid.append((suit, height))
        self.turn = seat + 1 if seat + 1 < self.seats else 0

    # As a world of a tree search

    def moves(self) -> list[Card]:
        """The cards that may be played, what the light policy would play first: of neighbours only the lowest, as far
        as they count the same."""
        if self.is_over:
            return []
        ways, found = self.playable(self.hands[self.turn]), []
        for suit in ALL_SUITS:
            held, last = ways[suit], -2
            if not held:
                continue
            between = sum([hand[suit] for hand in self.hands]) ^ self.hands[self.turn][suit]
            for one, height in self.laid:
                if one == suit:
                    between |= 1 << height
            while held:
                height = (held & -held).bit_length() - 1
                held &= held - 1
                if last < 0 or between >> last & (1 << height - last) - 1 or not self.alike(suit, last, height):
                    found.append((suit, height))
                last = height
        if len(found) > 1:
            first = self.choice()
            found.sort(key=lambda card: abs(card[1] - first[1]) if card[0] == first[0] else 99)
        return found

    def play(self, move: Card) -> None:
        """A card of the seat whose turn it is."""
        self.lay(*move)

    def choice(self) -> Card:
        """A card of the seat whose turn it is, found fast: the lowest. Games know better ones."""
        return lowest(self.playable(self.hands[self.turn]), self.trump)

    def alike(self, suit: int, height: int, other: int) -> bool:
        """Whether two neighbours of a suit count the same."""
        return True


def highest(ways: Cards, trump: int) -> Card:
    """The card of most value, a trump only among equals."""
    found, high = 0, 0
    for suit in ALL_SUITS:
        height = ways[suit].bit_length()
        if height > high or (height == high and height and found != trump):
            found, high = suit, height
    return found, high - 1


def lowest(ways: Cards, trump: int) -> Card:
    """The card of least value, a trump only among equals."""
    found, low = 0, 99
    for suit in ALL_SUITS:
        held = ways[suit]
        if held:
            height = (held & -held).bit_length()
            if height < low or (height == low and found == trump):
                found, low = suit, height
    return found, low - 1
