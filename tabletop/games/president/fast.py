"""A deal of President with all cards open, made for speed: how sensible players end it is found in an instant.

A hand is the number of its cards of each strength. A move is a number: 0 is passing, else the strength, how many cards
and how many of them are jokers that stand for another rank. The weights of the light policy are those of `values`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Self

from tabletop.core.chance import Luck
from tabletop.core.model import Seat
from tabletop.games.president import state as st
from tabletop.games.president.cards import JOKER, LOWEST, SET_MAX, STRENGTHS, TWO, set_strength
from tabletop.games.president.state import State, to_beat
from tabletop.games.president.values import (
    HASTE,
    LEAD,
    MANY,
    NEAR,
    Counts,
    counts_of,
    public_unseen,
    safety,
    set_cost,
)
from tabletop.kit.ismcts import standing

PASS = 0
_OUT = 50.0
_COUNTS = range(SET_MAX + 1)
_STRENGTHS = range(LOWEST, JOKER + 1)
_LAST_SCALE = 0.3
_SCALE = 0.9
"""What the lead of a match may still change by: so much times the root of the deals to come."""
_TITLE = 1.4
"""What a point is worth while deals are to come: a title brings cards in the next."""
_TIE = 0.1


def move_of(cards: Sequence[int]) -> int:
    """The number of a play; none of its cards: passing."""
    if not cards:
        return PASS
    strength = set_strength(cards)
    jokers = sum(1 for card in cards if STRENGTHS[card] == JOKER) if strength != JOKER else 0
    return strength << 6 | len(cards) << 3 | jokers


@lru_cache(64)
def _weights(unseen: Counts) -> tuple[list[list[float]], list[list[float]]]:
    """What so many cards of a strength cost, and how likely they win; the same in all worlds of one moment."""
    strengths = range(JOKER + 1)
    cost = [[set_cost(s, count, unseen) if s >= LOWEST else 0.0 for count in _COUNTS] for s in strengths]
    return cost, [[safety(s, count, unseen) if count else 0.0 for count in _COUNTS] for s in strengths]


class Deal:
    """The rest of a deal, after whose end the match stands as `rewards` says."""

    def __init__(self, state: State) -> None:
        self._cost, self._wins = _weights(public_unseen(state))
        self._wild, self._final = state.house.jokers_wild, state.house.pass_is_final
        self._totals, self._left = st.totals(state), state.house.deals - state.deal
        self._seats = state.seats
        self.hands = [list(counts_of([state.faces[token] for token in hand])) for hand in state.hands]
        self.sizes = [len(hand) for hand in state.hands]
        self.turn: Seat = state.turn
        self.wanted, self.beaten = to_beat(state)
        self.last, self.passed, self.out = state.last, state.passed, list(state.out)

    def copy(self) -> Self:
        """The same position, to be played on."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.hands = [hand.copy() for hand in self.hands]
        other.sizes, other.out = self.sizes.copy(), self.out.copy()
        return other

    def moves(self) -> list[int]:
        """Every play of another meaning and passing, those that look best first; none when only one holds cards."""
        if len(self.out) >= self._seats - 1:
            return []
        hand, wanted, lead = self.hands[self.turn], self.wanted, self._lead()
        jokers = hand[JOKER] if self._wild else 0
        found = [(0.0, PASS)] if wanted else []
        for strength in range(max(LOWEST, self.beaten + 1), JOKER + 1):
            held = hand[strength]
            if not held:
                continue
            for count in (wanted,) if wanted else range(1, min(SET_MAX, held + jokers) + 1):
                if strength == JOKER or not jokers:
                    if count <= held:
                        found.append((self._value(strength, held, count, lead), strength << 6 | count << 3))
                    continue
                for more in range(max(0, count - held), min(jokers, count - 1) + 1):
                    value = self._value(strength, held, count - more, lead) + more * self._cost[JOKER][1]
                    found.append((value, strength << 6 | count << 3 | more))
        found.sort(reverse=True)
        return [move for _, move in found]

    def play(self, move: int) -> None:
        """A play or a pass of the seat whose turn it is."""
        seat = self.turn
        if not move:
            self.passed |= 1 << seat
            self._turn_on(seat)
            return
        strength, count, jokers = move >> 6, move >> 3 & 7, move & 7
        hand = self.hands[seat]
        hand[strength] -= count - jokers
        hand[JOKER] -= jokers
        self.sizes[seat] -= count
        self.last, self.wanted, self.beaten = seat, count, strength
        if not self._final:
            self.passed = 0
        if not self.sizes[seat]:
            self.out.append(seat)
            if len(self.out) >= self._seats - 1:
                return
        if strength == JOKER or (strength == TWO and count > 2 - jokers):
            self._sweep()
        else:
            self._turn_on(seat)

    def finish(self, luck: Luck) -> list[float]:
        """How the match is likely to end for each seat after everybody has played sensibly."""
        return self.rewards(self.row())

    def row(self) -> list[int]:
        """The points of all seats if everybody goes on sensibly."""
        most = self._seats - 1
        while len(self.out) < most:
            self.play(self.choice())
        row = [0] * self._seats
        for place, seat in enumerate(self.out):
            row[seat] = most - place
        return row

    def rewards(self, row: Sequence[int]) -> list[float]:
        """What the points of this deal mean for the match."""
        if not self._left:
            return standing([had + (1 + _TIE) * more for had, more in zip(self._totals, row, strict=True)], _LAST_SCALE)
        scale = _SCALE * self._left**0.5 + _LAST_SCALE
        return standing([had + _TITLE * more for had, more in zip(self._totals, row, strict=True)], scale)

    def choice(self) -> int:
        """A sensible move of the seat whose turn it is, found fast."""
        seat = self.turn
        hand, wanted, size, lead = self.hands[seat], self.wanted, self.sizes[seat], -1.0
        best, mark = PASS, 0.0 if wanted else -1e9
        for strength in range(self.beaten + 1 if wanted else LOWEST, JOKER + 1):
            held = hand[strength]
            if not held or held < wanted:
                continue
            if lead < 0:
                lead = self._lead()
            cost, wins = self._cost[strength], self._wins[strength]
            for count in (wanted,) if wanted else (held,) if held == 1 else (1, held):
                if count == size:
                    return strength << 6 | count << 3
                value = cost[held] - cost[held - count] + wins[count] * lead + MANY * (count - 1)
                if value > mark:
                    best, mark = strength << 6 | count << 3, value
        if not best and self._wild and hand[JOKER]:
            return self._with_jokers(hand, size)
        return best

    def _with_jokers(self, hand: Sequence[int], size: int) -> int:
        """Where jokers are wild: the last cards of a hand, completed by them; else passing."""
        jokers = hand[JOKER]
        for strength in range(self.beaten + 1, JOKER):
            if hand[strength] and hand[strength] + jokers == size == self.wanted:
                return strength << 6 | size << 3 | jokers
        return PASS

    def _lead(self) -> float:
        """What winning the trick is worth now, in sets."""
        seat = self.turn
        few = 99
        for other, size in enumerate(self.sizes):
            if size and size < few and other != seat:
                few = size
        lead = LEAD + HASTE * (4 - few) / 3 if few < 4 else LEAD
        hand = self.hands[seat]
        groups = len(hand) - hand.count(0)
        return lead * NEAR / (groups - 1) if groups > NEAR + 1 else lead

    def _value(self, strength: int, held: int, count: int, lead: float) -> float:
        cost = self._cost[strength]
        return cost[held] - cost[held - count] + self._wins[strength][count] * lead + MANY * (count - 1)

    def _turn_on(self, seat: Seat) -> None:
        turn = self._next(seat, self.passed | 1 << self.last)
        if turn < 0:
            self._sweep()
        else:
            self.turn = turn

    def _sweep(self) -> None:
        """The trick is over: whoever made the last play leads, or the next who holds cards."""
        self.turn = self.last if self.sizes[self.last] else self._next(self.last, 0)
        self.wanted = self.beaten = self.passed = 0
        self.last = -1

    def _next(self, seat: Seat, skip: int) -> Seat:
        seats, sizes = self._seats, self.sizes
        for step in range(1, seats + 1):
            other = (seat + step) % seats
            if sizes[other] and not skip >> other & 1:
                return other
        return -1
