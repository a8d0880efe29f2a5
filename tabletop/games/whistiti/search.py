"""Playing a deal to its end with everybody collecting tricks, and what such an end is worth to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tabletop.core.chance import Luck
from tabletop.games.whistiti import state as st
from tabletop.games.whistiti.state import State
from tabletop.kit.ismcts import standing
from tabletop.kit.trick_playout import ALL_SUITS, Card, Cards, Playout, highest, lowest

_LEADS_TRUMPS_FROM = 4
"""With so many trumps, the highest among them, their owner draws those of the others."""
_QUEEN = 10
"""The bit of the queen: a lower card is seldom high enough to be risked with others still to play."""

_SCALE, _LEAST = 0.7, 0.6
"""What the lead of a match may still change by: so many times the root of the tricks that the first still needs, and
this much at least."""


class Deal(Playout):
    """The rest of a deal that is played in one plausible world. `needs`: how many tricks of this deal end the match,
    by seat, where it ends at once."""

    def __init__(self, state: State) -> None:
        super().__init__(state, st.duties(state), st.won(state))
        self._had = [points - won for points, won in zip(st.points(state), self.won, strict=True)]
        self._target = state.target
        self.needs = [99 if state.house.finish_deal else state.target - points for points in self._had]
        self.out = [sum(hand[suit] for hand in self.hands) for suit in ALL_SUITS]
        """The cards that are in any hand."""

    def copy(self) -> Self:
        other = super().copy()
        other.out = self.out.copy()
        return other

    def lay(self, suit: int, height: int) -> None:
        self.out[suit] ^= 1 << height
        super().lay(suit, height)

    @property
    def is_over(self) -> bool:
        """Whether all cards are played, or the match is won."""
        return not self.laid and (self.won[self.leader] >= self.needs[self.leader] or not any(self.hands[self.leader]))

    def play_out(self) -> list[int]:
        """The tricks that each seat has won when the deal, or the match, is over."""
        while not self.is_over:
            self.lay(*self.choice())
        return self.won

    def finish(self, luck: Luck) -> list[float]:
        """How the match is likely to end for each seat after everybody has collected tricks."""
        return self.rewards(self.play_out())

    def rewards(self, won: Sequence[int]) -> list[float]:
        """What so many tricks of this deal for each seat mean for the match."""
        totals = [had + more for had, more in zip(self._had, won, strict=True)]
        missing = self._target - max(totals)
        if missing > 0:
            return standing(totals, _SCALE * missing**0.5 + _LEAST)
        first = totals.count(max(totals))
        return [1 / first if each == max(totals) else 0.0 for each in totals]

    def choice(self) -> Card:
        """A sensible card of the seat whose turn it is; it has counted what was played."""
        ways = self.playable(self.hands[self.turn])
        return self._follow(ways) if self.laid else self._lead(ways)

    def _lead(self, hand: Cards) -> Card:
        """Trumps with many of them, else the highest card of a suit that is out, else a low card of a long suit."""
        trump, out = self.trump, self.out
        tops = [suit for suit in ALL_SUITS if hand[suit] and hand[suit].bit_length() == out[suit].bit_length()]
        if trump in tops and hand[trump].bit_count() >= _LEADS_TRUMPS_FROM and out[trump] != hand[trump]:
            return trump, hand[trump].bit_length() - 1
        sides = [suit for suit in tops if suit != trump] or tops
        if sides:
            suit = max(sides, key=lambda one: (out[one] ^ hand[one]).bit_count())
            return suit, hand[suit].bit_length() - 1
        held = [suit for suit in ALL_SUITS if hand[suit] and suit != trump] or [trump]
        suit = max(held, key=lambda one: hand[one].bit_count())
        return suit, (hand[suit] & -hand[suit]).bit_length() - 1

    def _follow(self, ways: Cards) -> Card:
        """The cheapest card that takes the trick, a high one while others are still to play; else the least."""
        trump = self.trump
        beats = self.beating(ways)
        if not any(beats):
            return lowest(ways, trump)
        led = self.laid[0][0]
        if len(self.laid) == self.seats - 1 or not beats[led]:
            return lowest(beats, trump)
        top = beats[led].bit_length()
        if top == self.out[led].bit_length() or top > _QUEEN:
            return highest(beats, trump)
        return lowest(ways, trump)
