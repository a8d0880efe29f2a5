"""Rounds played to their end very fast: hands as counts, and a player whose weights are those of `values`."""

from __future__ import annotations

from tabletop.core.model import Seat
from tabletop.games.dream_team import values
from tabletop.games.dream_team.cards import RED
from tabletop.games.dream_team.state import Phase, State, clockwise
from tabletop.games.dream_team.values import (
    FREE_AT,
    HASTE,
    LEAD,
    MANY,
    NEAR,
    RED_AT,
    RED_COST,
    RED_STAYS,
    VALUES,
    hand_counts,
)

_OUT = 50.0
_MOST = 13
_LEADS = 99

Weights = tuple[list[list[float]], list[list[float]], float]
"""What so many cards of a value cost, how likely they win, and what a Free Kick costs."""
Found = tuple[int, int, int]
"""A play: its value, how many cards of it, how many Free Kicks."""


def weights(state: State) -> Weights:
    """The weights of all sets, worked out once from what has been laid."""
    unseen = values.public_unseen(state)
    cost = [[values.set_cost(value, count, unseen) for count in range(_MOST)] for value in VALUES]
    wins = [[values.safety(value, count, unseen) if count else 0.0 for count in range(_MOST)] for value in VALUES]
    return cost, wins, values.free_cost(unseen)


class Round:
    """A round of one world from some moment on. The Yellow Card is an 8 like any other here."""

    def __init__(self, state: State, known: Weights) -> None:
        self.cost, self.wins, self.free = known
        self.order = clockwise(state.seated)
        self.at = {seat: at for at, seat in enumerate(self.order)}
        self.hands = [list(hand_counts(state, seat)) for seat in range(state.seats)]
        self.sizes = [sum(hand) for hand in self.hands]
        self.turn = state.turn
        self.final, self.whole = state.house.pass_is_final, state.house.yellow_duration == "round"
        self.out = list(state.out)
        self.passed, self.skipped = state.passed, state.skipped
        self.wanted, self.beaten, self.last = 0, _LEADS, -1
        self.red, self.covered = False, False
        if state.trick:
            top = state.trick[-1]
            self.wanted, self.beaten, self.last = len(top.tokens), top.value, top.seat
            self.red, self.covered = state.trick[0].value == RED, len(state.trick) > 1
        if state.phase is Phase.SWEEP:
            self.turn = self.last
            self._turn_on()

    def places(self) -> list[Seat]:
        """The order in which everybody goes out, whoever is left last."""
        seats = len(self.hands)
        while sum(1 for size in self.sizes if size) > 1:
            found = self._lead() if self.beaten == _LEADS else self._follow()
            if found is None:
                self.passed |= 1 << self.turn
            else:
                self._lay(found)
            self._turn_on()
        return [*self.out, *(seat for seat in range(seats) if seat not in self.out)]

    def _next(self, seat: Seat) -> Seat:
        seats = len(self.order)
        for step in range(1, seats):
            other = self.order[(self.at[seat] + step) % seats]
            if self.sizes[other] and not self.passed >> other & 1 and other not in (self.last, self.skipped):
                return other
        return -1

    def _lay(self, found: Found) -> None:
        value, count, free = found
        seat = self.turn
        hand = self.hands[seat]
        hand[RED_AT if value == RED else value] -= count
        hand[FREE_AT] -= free
        self.sizes[seat] -= count + free
        if not self.sizes[seat] and seat not in self.out:
            self.out.append(seat)
        if self.beaten == _LEADS:
            self.red, self.covered = value == RED, False
        else:
            self.covered = True
        self.wanted, self.beaten, self.last = count + free, value, seat
        if not self.final:
            self.passed = 0

    def _turn_on(self) -> None:
        turn = self._next(self.turn)
        if turn >= 0:
            self.turn = turn
            return
        winner = self.last
        if self.red and self.covered:
            self.hands[winner][RED_AT] = 1
            self.sizes[winner] += 1
        self.wanted, self.beaten, self.passed, self.last = 0, _LEADS, 0, -1
        if not self.whole:
            self.skipped = -1
        self.turn = winner if self.sizes[winner] else self._next(winner)

    def _lead_is_worth(self, hand: list[int]) -> float:
        few = min(size for seat, size in enumerate(self.sizes) if size and seat != self.turn)
        left = sum(1 for value in VALUES if hand[value]) + hand[RED_AT]
        return (LEAD + HASTE * max(0, 4 - few) / 3) * NEAR / max(NEAR, left - 1)

    def _lead(self) -> Found:
        hand, size = self.hands[self.turn], self.sizes[self.turn]
        lead, free = self._lead_is_worth(hand), hand[FREE_AT]
        best, mark = (1, 0, min(1, free)), -_OUT
        if hand[RED_AT]:
            best, mark = (RED, 1, 0), RED_COST + RED_STAYS * lead
        for value in VALUES:
            held = hand[value]
            if not held:
                continue
            if held + free == size:
                return value, held, free
            for count in {1, held}:
                marked = self._marked(value, held, count, lead)
                if marked > mark:
                    best, mark = (value, count, 0), marked
        return best

    def _marked(self, value: int, held: int, count: int, lead: float) -> float:
        cost = self.cost[value]
        return cost[held] - cost[held - count] + self.wins[value][count] * lead + MANY * (count - 1)

    def _follow(self) -> Found | None:
        hand, size, wanted = self.hands[self.turn], self.sizes[self.turn], self.wanted
        if size < wanted:
            return None
        lead, free = self._lead_is_worth(hand), hand[FREE_AT]
        if self.red:
            lead -= RED_COST
        best, mark = None, 0.0
        for value in range(min(self.beaten, len(VALUES))):
            held = hand[value]
            if not held or held + free < wanted:
                continue
            laid = min(held, wanted)
            wild = wanted - laid
            marked = self._marked(value, held, laid, lead) + wild * (self.free + MANY)
            if wanted == size:
                marked = _OUT
            if marked > mark:
                best, mark = (value, laid, wild), marked
        if wanted <= free and self.beaten > 1:
            marked = _OUT if wanted == size else wanted * self.free + self.wins[1][wanted] * lead
            if marked > mark:
                best = (1, 0, wanted)
        return best
