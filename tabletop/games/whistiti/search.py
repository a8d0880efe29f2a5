"""Playing a deal to its end with everybody collecting tricks, and what such an end is worth to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tabletop.core.model import Seat
from tabletop.games.whistiti import state as st
from tabletop.games.whistiti.state import State
from tabletop.kit.trick_playout import ALL_SUITS, Card, Cards, Playout, highest, lowest

_LEADS_TRUMPS_FROM = 4
"""With so many trumps, the highest among them, their owner draws those of the others."""
_QUEEN = 10
"""The bit of the queen: a lower card is seldom high enough to be risked with others still to play."""

_RIVAL, _LEADER = 0.15, 0.7
"""What a trick of another seat costs, in tricks: this much, and so much more the nearer that seat is to the goal."""
_VICTORY = 6.0
"""What the victory is worth, in tricks."""


class Deal(Playout):
    """The rest of a deal that is played in one plausible world. `needs`: how many tricks of this deal end the match,
    by seat, where it ends at once."""

    def __init__(self, state: State) -> None:
        super().__init__(state, st.duties(state), st.won(state))
        had = [points - won for points, won in zip(st.points(state), self.won, strict=True)]
        self.needs = [99 if state.house.finish_deal else state.target - points for points in had]
        self.out = [sum(hand[suit] for hand in self.hands) for suit in ALL_SUITS]
        """The cards that are in any hand."""

    def copy(self) -> Self:
        other = super().copy()
        other.out = self.out.copy()
        return other

    def lay(self, suit: int, height: int) -> None:
        self.out[suit] ^= 1 << height
        super().lay(suit, height)

    def play_out(self) -> list[int]:
        """The tricks that each seat has won when the deal, or the match, is over."""
        won, needs = self.won, self.needs
        while not self.is_over and (self.laid or won[self.leader] < needs[self.leader]):
            self.lay(*self.choice())
        return won

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


def worth(state: State, seat: Seat, won: Sequence[int]) -> float:
    """What the end of a deal in which each seat has won so many tricks is worth to a seat, in tricks. A trick of
    whoever is near the goal costs more than another one."""
    found = 0.0
    for other, (points, before, after) in enumerate(zip(st.points(state), st.won(state), won, strict=True)):
        gained = after - before
        if other == seat:
            found += gained
        else:
            found -= gained * (_RIVAL + _LEADER * (points / state.target) ** 2)
        if points + gained >= state.target:
            found += _VICTORY if other == seat else -_VICTORY
    return found
