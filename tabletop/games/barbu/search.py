"""Playing a deal to its end very fast, with everybody ducking as one does by eye: cards are bits, and nothing is
checked.

A hand is four numbers, one a suit; bit n is the card of height n + 2. Rules of the deal as in the engine; a test
compares both, trick by trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tabletop.core.model import Seat
from tabletop.games.barbu import SEATS, scoring
from tabletop.games.barbu import state as st
from tabletop.games.barbu.state import CARDS_EACH, GUARDED, Contract, State
from tabletop.kit.cards import HEARTS, PACK_52, QUEEN, RANKS, SUITS
from tabletop.kit.trick_game import laid
from tabletop.kit.tricks import HEIGHTS, cards_of

Cards = list[int]
"""The cards of one hand, or some of them: bits by suit."""
Card = tuple[int, int]
"""Suit, and height from 0."""
Table = tuple[tuple[int, ...], ...]
"""A number for each card, by suit and height."""

LOWEST = 2
_SUITS = range(4)

_FEAR_KING, _FEAR_ABOVE_KING, _FEAR_QUEEN, _FEAR_ABOVE_QUEEN = 100, 30, 40, 6
_FEAR_HEART = {Contract.HEARTS: 14, Contract.SALAD: 8}
_DEAR_LEAD = 20
"""How much higher a card counts that would cost points if its own lead took the trick."""


def card_of(card: int) -> Card:
    """A card of the pack by suit and height."""
    return SUITS[card], HEIGHTS[card] - LOWEST


def bits(cards: Sequence[int]) -> Cards:
    """Cards as bits."""
    found = [0, 0, 0, 0]
    for suit, height in map(card_of, cards):
        found[suit] |= 1 << height
    return found


def _table(values: dict[int, int]) -> Table:
    found = [[0] * 13 for _ in _SUITS]
    for card, value in values.items():
        suit, height = card_of(card)
        found[suit][height] = value
    return tuple(map(tuple, found))


@cache
def penalties(contract: Contract) -> Table:
    """What each card costs."""
    return _table(dict(scoring.costs(contract)))


@cache
def fear(contract: Contract) -> Table:
    """How glad one is to be rid of each card: high ones take tricks, and some cost points or catch what does."""
    costs, found = scoring.costs(contract), {}
    king = costs.get(scoring.KING_OF_HEARTS, 0) >= scoring.THE_KING
    for card in PACK_52:
        height = HEIGHTS[card] - LOWEST
        found[card] = height + (_FEAR_HEART.get(contract, 0) if SUITS[card] == HEARTS else 0)
        if RANKS[card] == QUEEN and costs.get(card, 0) >= scoring.A_QUEEN:
            found[card] += _FEAR_QUEEN
        elif contract is Contract.QUEENS and height > QUEEN - LOWEST:
            found[card] += _FEAR_ABOVE_QUEEN
        if king and card == scoring.KING_OF_HEARTS:
            found[card] += _FEAR_KING
        elif king and SUITS[card] == HEARTS and height == CARDS_EACH - 1:
            found[card] += _FEAR_ABOVE_KING
    return _table(found)


class Deal:
    """The rest of a deal that is played in one plausible world, by a contract that is named or tried out.

    `turn` is whose card comes next, `count` of them lie in the trick, whose suit is `led`; `taker` takes it so far with
    a card of height `top`, and `cost` is what lies in it.
    """

    def __init__(self, state: State, contract: Contract) -> None:
        self.costs, self.by_trick = penalties(contract), scoring.trick_costs(contract)
        self.fear, self.spends = fear(contract), contract is Contract.LAST
        self.guarded = state.house.heart_leads == "restricted" and contract in GUARDED
        self.hands = [bits(cards_of(hand, state.faces)) for hand in state.hands]
        self.points = list(scoring.points(contract, st.finished(state), state.faces))
        self.to_come = scoring.worth(contract) - sum(self.points)
        self.number = len(st.finished(state))
        self.turn: Seat = state.trick.leader
        self.count, self.led, self.top, self.taker, self.cost = 0, 0, 0, self.turn, 0
        for suit, height in map(card_of, laid(state)):
            self._add(suit, height)

    def copy(self) -> Deal:
        """The same position, to be played on."""
        other = Deal.__new__(Deal)
        other.__dict__.update(self.__dict__)
        other.hands, other.points = [hand.copy() for hand in self.hands], self.points.copy()
        return other

    def playable(self, hand: Cards) -> Cards:
        """The cards of a hand that may be played now."""
        if self.count:
            if not hand[self.led]:
                return hand
            found = [0, 0, 0, 0]
            found[self.led] = hand[self.led]
            return found
        if self.guarded and hand[HEARTS] and (hand[0] or hand[2] or hand[3]):
            return [hand[0], 0, hand[2], hand[3]]
        return hand

    def lay(self, suit: int, height: int) -> None:
        """Plays a card of the seat whose turn it is; a full trick is taken at once."""
        self.hands[self.turn][suit] ^= 1 << height
        self._add(suit, height)
        if self.count == SEATS:
            cost = self.cost + self.by_trick[self.number]
            self.points[self.taker] += cost
            self.to_come -= cost
            self.number += 1
            self.turn = self.taker
            self.count = self.cost = 0

    def _add(self, suit: int, height: int) -> None:
        if not self.count:
            self.led, self.top, self.taker = suit, height, self.turn
        elif suit == self.led and height > self.top:
            self.top, self.taker = height, self.turn
        self.count += 1
        self.cost += self.costs[suit][height]
        self.turn = (self.turn + 1) % SEATS

    def play_out(self) -> list[int]:
        """The points of each seat if everybody ducks from here on. Where none are left to come, nobody plays on."""
        while self.to_come:
            self.lay(*self.choice())
        return self.points

    def choice(self) -> Card:
        """A sensible card of the seat whose turn it is."""
        ways = self.playable(self.hands[self.turn])
        if self.spends:
            return self._highest(ways)
        if not self.count:
            return self._lead(ways)
        led = self.led
        if not ways[led]:
            return self._most_feared(ways)
        below = ways[led] & (1 << self.top) - 1
        if below:
            found = [0, 0, 0, 0]
            found[led] = below
            return self._most_feared(found)
        return self._beating(led, ways[led])

    def _beating(self, led: int, ways: int) -> Card:
        """A card that takes the trick so far: the last one as high as possible, before others as low as possible; if it
        can be, none that costs points."""
        costs = self.costs[led]
        heights = [height for height in range(13) if ways >> height & 1]
        harmless = [height for height in heights if not costs[height]] or heights
        return led, harmless[-1] if self.count == SEATS - 1 else harmless[0]

    def _lead(self, ways: Cards) -> Card:
        """A low card, of a short suit if two are as low."""
        found, least = (0, 0), (1000, 0)
        for suit in _SUITS:
            held = ways[suit]
            if not held:
                continue
            height = (held & -held).bit_length() - 1
            dear = _DEAR_LEAD if self.costs[suit][height] > scoring.A_HEART else 0
            key = (height + dear, held.bit_count())
            if key < least:
                found, least = (suit, height), key
        return found

    def _most_feared(self, ways: Cards) -> Card:
        found, most = (0, 0), -1
        for suit in _SUITS:
            held, feared = ways[suit], self.fear[suit]
            while held:
                height = held.bit_length() - 1
                if feared[height] > most:
                    found, most = (suit, height), feared[height]
                held ^= 1 << height
        return found

    @staticmethod
    def _highest(ways: Cards) -> Card:
        """The highest card, of the longest suit if several are as high: high cards go early, low ones are kept."""
        high = max((ways[suit].bit_length() - 1, ways[suit].bit_count(), suit) for suit in _SUITS if ways[suit])
        return high[2], high[0]
