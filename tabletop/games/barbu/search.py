"""Playing a deal to its end very fast, with everybody ducking as one does by eye, and counting what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Self

from tabletop.core.chance import Luck
from tabletop.games.barbu import SEATS, scoring
from tabletop.games.barbu import state as st
from tabletop.games.barbu.state import GUARDED, NO_DUTIES, Contract, State
from tabletop.kit.cards import ACE, HEARTS, KING, PACK_52, QUEEN, RANKS
from tabletop.kit.ismcts import standing
from tabletop.kit.trick_playout import ALL_SUITS, Card, Cards, Playout, as_bit
from tabletop.kit.tricks import taken

Table = tuple[tuple[int, ...], ...]
"""A number for each card, by suit and height."""

_FEAR_KING, _FEAR_ABOVE_KING, _FEAR_QUEEN, _FEAR_ABOVE_QUEEN = 100, 30, 40, 6
_FEAR_HEART = {Contract.HEARTS: 14, Contract.SALAD: 8}
_A_DEAL, _THIS_DEAL = 6.0, 5.0
"""What the lead of a match may still change by, in points: by each deal to come, and by this one."""
_DEAR_LEAD = 20
"""How much higher a card counts that would cost points if its own lead took the trick."""


def _table(values: dict[int, int]) -> Table:
    found = [[0] * 13 for _ in ALL_SUITS]
    for card, value in values.items():
        suit, height = as_bit(card)
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
        suit, height = as_bit(card)
        found[card] = height + (_FEAR_HEART.get(contract, 0) if suit == HEARTS else 0)
        if RANKS[card] == QUEEN and costs.get(card, 0) >= scoring.A_QUEEN:
            found[card] += _FEAR_QUEEN
        elif contract is Contract.QUEENS and RANKS[card] in (KING, ACE):
            found[card] += _FEAR_ABOVE_QUEEN
        if king and card == scoring.KING_OF_HEARTS:
            found[card] += _FEAR_KING
        elif king and suit == HEARTS and RANKS[card] == ACE:
            found[card] += _FEAR_ABOVE_KING
    return _table(found)


@cache
def dreaded(contract: Contract) -> tuple[Sequence[Card], Table]:
    """All cards, those first that one is most glad to be rid of; and for each suit its heights, in the same order."""
    feared = fear(contract)
    cards = [(suit, height) for suit in ALL_SUITS for height in range(12, -1, -1)]
    cards.sort(key=lambda card: -feared[card[0]][card[1]])
    return cards, tuple(tuple(height for one, height in cards if one == suit) for suit in ALL_SUITS)


class Deal(Playout):
    """The rest of a deal that is played in one plausible world, by a contract that is named or tried out."""

    def __init__(self, state: State, contract: Contract) -> None:
        done = st.finished(state)
        super().__init__(state, NO_DUTIES, taken(done, SEATS))
        self.costs, self.by_trick = penalties(contract), scoring.trick_costs(contract)
        self.spends = contract is Contract.LAST
        self._dreaded, self._dreaded_of = dreaded(contract)
        self.guarded = state.house.heart_leads == "restricted" and contract in GUARDED
        self.points = list(scoring.points(contract, done, state.faces))
        self.to_come = scoring.worth(contract) - sum(self.points)
        self.number = len(done)
        self.at_stake = sum(self.costs[suit][height] for suit, height in self.laid)
        """What the cards of the trick cost so far."""
        self._totals, self._scale = st.totals(state), _A_DEAL * (st.DEALS - state.deal) ** 0.5 + _THIS_DEAL

    def copy(self) -> Self:
        """The same position, to be played on."""
        other = super().copy()
        other.points = self.points.copy()
        return other

    def playable(self, hand: Cards) -> Cards:
        """The cards of a hand that may be played now."""
        if not self.laid and self.guarded and hand[HEARTS] and (hand[0] or hand[2] or hand[3]):
            return [hand[0], 0, hand[2], hand[3]]
        return super().playable(hand)

    def lay(self, suit: int, height: int) -> None:
        """Plays a card of the seat whose turn it is; a full trick is taken at once, and costs what it costs."""
        self.at_stake += self.costs[suit][height]
        super().lay(suit, height)
        if not self.laid:
            cost, self.at_stake = self.by_trick[self.number] + self.at_stake, 0
            self.points[self.leader] += cost
            self.to_come -= cost
            self.number += 1

    def play_out(self) -> list[int]:
        """The points of each seat if everybody ducks from here on. Where none are left to come, nobody plays on."""
        while self.to_come:
            self.lay(*self.choice())
        return self.points

    def finish(self, luck: Luck) -> list[float]:
        """How the match is likely to end for each seat after everybody has ducked."""
        return self.rewards(self.play_out())

    def rewards(self, points: Sequence[int]) -> list[float]:
        """What so many points of this deal for each seat mean for the match."""
        return standing([-had - more for had, more in zip(self._totals, points, strict=True)], self._scale)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left that costs points."""
        return not self.to_come

    def alike(self, suit: int, height: int, other: int) -> bool:
        """Whether two neighbours of a suit cost the same."""
        return self.costs[suit][height] == self.costs[suit][other]

    def choice(self) -> Card:
        """A sensible card of the seat whose turn it is."""
        hand = self.hands[self.turn]
        if not self.laid:
            ways = self.playable(hand)
            return self._highest(ways) if self.spends else self._lead(ways)
        led, top = self.best()
        held = hand[led]
        if self.spends:
            return (led, held.bit_length() - 1) if held else self._highest(hand)
        if not held:
            return next(card for card in self._dreaded if hand[card[0]] >> card[1] & 1)
        below = held & (1 << top) - 1
        if below:
            return led, next(height for height in self._dreaded_of[led] if below >> height & 1)
        return self._dearest(led, held)

    def _dearest(self, led: int, ways: int) -> Card:
        """A card that takes the trick so far: the last one as high as possible, before others as low as possible; if it
        can be, none that costs points."""
        costs = self.costs[led]
        heights = [height for height in range(13) if ways >> height & 1]
        harmless = [height for height in heights if not costs[height]] or heights
        return led, harmless[-1] if len(self.laid) == SEATS - 1 else harmless[0]

    def _lead(self, ways: Cards) -> Card:
        """A low card, of a short suit if two are as low."""
        found, least = (0, 0), (1000, 0)
        for suit in ALL_SUITS:
            held = ways[suit]
            if not held:
                continue
            height = (held & -held).bit_length() - 1
            dear = _DEAR_LEAD if self.costs[suit][height] > scoring.A_HEART else 0
            key = (height + dear, held.bit_count())
            if key < least:
                found, least = (suit, height), key
        return found

    @staticmethod
    def _highest(ways: Cards) -> Card:
        """The highest card, of the longest suit if several are as high: high cards go early, low ones are kept."""
        high = max((ways[suit].bit_length() - 1, ways[suit].bit_count(), suit) for suit in ALL_SUITS if ways[suit])
        return high[2], high[0]
