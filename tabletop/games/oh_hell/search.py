"""Playing a deal to its end very fast, with everybody aiming at their bid: cards are bits, and nothing is checked.

A hand is four numbers, one a suit; bit n is the card of height n + 2. Rules of the deal as in `kit.tricks`; a test
compares both, trick by trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from tabletop.core.model import Seat
from tabletop.games.oh_hell import state as st
from tabletop.games.oh_hell.state import CARDS, State
from tabletop.kit.cards import NO_SUIT, SUITS
from tabletop.kit.trick_game import laid
from tabletop.kit.tricks import HEIGHTS

Cards = list[int]
"""The cards of one hand, or some of them: bits by suit."""

_LOWEST = 2
_TRUMP_FALLS, _SIDE_FALLS, _SIDE_TRUMPED = (0.38, 0.6), (0.38, 0.7), (0.0, 0.6)
"""How strongly each card that beats one lowers its chance to win: trumps over a trump, higher cards of the suit, and
trumps over another suit. The second part is for hands of one card, and less and less counts of it in larger hands."""
_LESS = 0.75
_NO_TRUMPS = 0.12
"""Without trumps this much is lost for each player more: good cards of suits that nobody leads."""
_SUITS = range(4)


def bits(cards: Sequence[int]) -> Cards:
    """Cards as bits."""
    found = [0, 0, 0, 0]
    for card in cards:
        found[SUITS[card]] |= 1 << HEIGHTS[card] - _LOWEST
    return found


class Deal:
    """The rest of a deal that is played in one plausible world. `trump`: -1 where there is none."""

    def __init__(self, state: State) -> None:
        duties = st.duties(state)
        self.seats = state.seats
        self.trump = -1 if duties.trump == NO_SUIT else duties.trump
        self.must_trump, self.must_overtrump = duties.must_trump, duties.must_overtrump
        self.hands = [bits([state.faces[token] for token in hand]) for hand in state.hands]
        self.won = list(st.won(state))
        self.leader: Seat = state.trick.leader
        self.laid = [(SUITS[card], HEIGHTS[card] - _LOWEST) for card in laid(state)]

    def copy(self) -> Deal:
        """The same position, to be played on."""
        other = Deal.__new__(Deal)
        other.__dict__.update(self.__dict__)
        other.hands = [hand.copy() for hand in self.hands]
        other.won, other.laid = self.won.copy(), self.laid.copy()
        return other

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
                found[trump] = self._beating(hand[trump])
                return found
        return hand

    def _only(self, suit: int, hand: Cards) -> Cards:
        found = [0, 0, 0, 0]
        found[suit] = self._beating(hand[suit]) if suit == self.trump and self.must_overtrump else hand[suit]
        return found

    def _beating(self, trumps: int) -> int:
        """The trumps that beat those of the trick, or all of them if none does."""
        highest = max((height for suit, height in self.laid if suit == self.trump), default=-1)
        return trumps >> highest + 1 << highest + 1 or trumps

    def best(self) -> int:
        """The position of the card that takes the trick so far."""
        at, (suit, height) = 0, self.laid[0]
        for index in range(1, len(self.laid)):
            other, high = self.laid[index]
            if (other == suit and high > height) or (other == self.trump != suit):
                at, suit, height = index, other, high
        return at

    def lay(self, suit: int, height: int) -> None:
        """Plays a card of the seat whose turn it is; a full trick is taken at once."""
        seat = (self.leader + len(self.laid)) % self.seats
        self.hands[seat][suit] ^= 1 << height
        self.laid.append((suit, height))
        if len(self.laid) == self.seats:
            self.leader = (self.leader + self.best()) % self.seats
            self.won[self.leader] += 1
            self.laid = []

    def play_out(self, bids: Sequence[int]) -> list[int]:
        """The tricks that each seat wins if everybody aims at these bids from here on."""
        while self.laid or any(self.hands[self.leader]):
            seat = (self.leader + len(self.laid)) % self.seats
            self.lay(*self.choice(seat, self.won[seat] < bids[seat]))
        return self.won

    def choice(self, seat: Seat, wants: bool) -> tuple[int, int]:
        """A sensible card of a seat that wants to win this trick, or does not."""
        ways = self.playable(self.hands[seat])
        if not self.laid:
            return _highest(ways, self.trump) if wants else _lowest(ways, self.trump)
        suit, height = self.laid[self.best()]
        beats = [0, 0, 0, 0]
        beats[suit] = ways[suit] >> height + 1 << height + 1
        if self.trump not in (-1, suit):
            beats[self.trump] = ways[self.trump]
        loses = [ways[other] ^ beats[other] for other in _SUITS]
        is_last, can_win, can_lose = len(self.laid) == self.seats - 1, any(beats), any(loses)
        if wants:
            if not can_win:
                return _lowest(loses, self.trump)
            cheap = is_last or not beats[self.laid[0][0]]
            return _lowest(beats, self.trump) if cheap else _highest(beats, -1)
        if can_lose:
            return _highest(loses, self.trump)
        return _highest(beats, self.trump) if is_last else _lowest(beats, self.trump)


def _highest(ways: Cards, trump: int) -> tuple[int, int]:
    """The card of most value, a trump only among equals."""
    high = max((ways[suit].bit_length() - 1, suit == trump, suit) for suit in _SUITS if ways[suit])
    return high[2], high[0]


def _lowest(ways: Cards, trump: int) -> tuple[int, int]:
    """The card of least value, a trump only among equals."""
    low = min(((ways[suit] & -ways[suit]).bit_length() - 1, suit == trump, suit) for suit in _SUITS if ways[suit])
    return low[2], low[0]


# How many tricks a hand should win


def expected(state: State, seat: Seat) -> float:
    """The number of tricks that a hand may expect before the first card is played, by a rule of thumb."""
    hand = [state.faces[token] for token in state.hands[seat]]
    seen = {*hand, state.faces[state.shown]} if state.shown >= 0 else set(hand)
    unseen = [card for card in CARDS[state.seats] if card not in seen]
    share = min(1.0, len(hand) * (state.seats - 1) / max(1, len(unseen)))
    leads = seat == (st.dealer(state) + 1) % state.seats
    asked = min(1.0, (len(hand) + 5 * leads) / 6)
    if state.trump == NO_SUIT:
        asked *= 1 - _NO_TRUMPS * (state.seats - 3)
    small = _LESS ** (len(hand) - 1)
    falls, side, trumped = (low + more * small for low, more in (_TRUMP_FALLS, _SIDE_FALLS, _SIDE_TRUMPED))
    found = 0.0
    for card in hand:
        suit, height = SUITS[card], HEIGHTS[card]
        higher = sum(1 for other in unseen if SUITS[other] == suit and HEIGHTS[other] > height)
        if suit == state.trump:
            found += exp(-falls * higher * share)
        else:
            trumps = sum(1 for other in unseen if SUITS[other] == state.trump)
            found += asked * exp(-(side * higher + trumped * trumps) * share)
    return found
