"""Looking ahead: without shortcuts the search says what trying everything says; it keeps to budget and clock."""

from __future__ import annotations

from collections.abc import Hashable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.chance import LiveChance
from tabletop.kit.alpha_beta import INFINITE, LOST, SURE, Effort, Found, Search, Style
from tabletop.kit.choosing import Skill, chosen

ROWS = (0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100)


class Noughts:
    """Noughts and crosses: the field of a move is its number less one."""

    hot = False

    def __init__(self, own: int = 0, foes: int = 0) -> None:
        self.key: Hashable = (own, foes)
        self._past: list[tuple[int, int]] = []
        self._own, self._foes = own, foes
        self.made = 0

    def value(self, low: int = -INFINITE, high: int = INFINITE) -> int:
        return -LOST if self._is_over() else 0

    def is_drawn(self) -> bool:
        return self._own | self._foes == 511 and not self._is_over()

    def is_lost_when_stuck(self) -> bool:
        return True

    def may_pass(self) -> bool:
        return True

    def _is_over(self) -> bool:
        return any(self._foes & row == row for row in ROWS)

    def noisy(self, need: int) -> list[int]:
        return []

    def quiet(self) -> list[int]:
        taken = 511 if self._is_over() else self._own | self._foes
        return [field + 1 for field in range(9) if not taken >> field & 1]

    def is_risky(self, move: int) -> bool:
        return False

    def make(self, move: int) -> bool:
        self._past.append((self._own, self._foes))
        self.made += 1
        self._own, self._foes = self._foes, self._own | (1 << move - 1 if move else 0)
        self.key = self._own, self._foes
        return True

    def unmake(self) -> None:
        self._own, self._foes = self.key = self._past.pop()


class Grown:
    """A tree of which every position is a number; what follows, what is noisy, hot and worth something follows from
    it."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._way: tuple[int, ...] = (1,)

    @property
    def key(self) -> tuple[int, ...]:
        return self._way

    def _number(self, what: int, count: int) -> int:
        number = what
        for step in (self._seed, *self._way):
            number = (number * 31 + step + 7) * 2_654_435_761 % (1 << 32)
        return (number >> 9) % count

    @property
    def hot(self) -> bool:
        return self._number(1, 5) == 0

    def value(self, low: int = -INFINITE, high: int = INFINITE) -> int:
        return self._number(2, 61) - 30

    def is_drawn(self) -> bool:
        return self._number(3, 9) == 0

    def is_lost_when_stuck(self) -> bool:
        return self.hot

    def may_pass(self) -> bool:
        return True

    def noisy(self, need: int) -> list[int]:
        return [2 * at + 2 for at in range(self._number(4, 3) if len(self._way) < 7 else 0)]

    def quiet(self) -> list[int]:
        return [2 * at + 1 for at in range(self._number(5, 4))]

    def is_risky(self, move: int) -> bool:
        return move % 4 == 0

    def make(self, move: int) -> bool:
        if move and move % 7 == self._number(6, 9):
            return False
        self._way = (*self._way, move)
        return True

    def unmake(self) -> None:
        self._way = self._way[:-1]


def tried(tree: Grown, depth: int, ply: int = 0) -> int:
    """What trying everything says of a position."""
    if ply and tree.is_drawn() and depth >= 0:
        return 0
    calm = depth <= 0
    if calm:
        moves = tree.noisy(-INFINITE) + tree.quiet() if tree.hot else tree.noisy(-INFINITE)
        best = -INFINITE if tree.hot else tree.value()
    else:
        moves, best = tree.noisy(-INFINITE) + tree.quiet(), -INFINITE
    for move in moves:
        if tree.make(move):
            best = max(best, -tried(tree, -1 if calm else depth - 1, ply + 1))
            tree.unmake()
    if best == -INFINITE:
        return ply - LOST if calm or tree.is_lost_when_stuck() else 0
    return best


@given(st.integers(0, 1 << 30), st.integers(1, 4))
def test_without_shortcuts_it_says_what_trying_everything_says(seed: int, depth: int) -> None:
    tree = Grown(seed)
    values = {}
    for move in tree.noisy(-INFINITE) + tree.quiet():
        if tree.make(move):
            values[move] = -tried(tree, depth - 1, 1)
            tree.unmake()
    found = Search(Grown(seed), Style()).best(Effort(1_000_000, depth))
    assert {one.move for one in found} == set(values)
    if found and abs(found[0].score) < LOST - 100:
        assert found[0].score == max(values.values()) == values[found[0].move]
        near = Search(Grown(seed), Style()).best(Effort(1_000_000, depth, 15))
        assert all(one.score == values[one.move] for one in near if one.score > near[0].score - 15)


@pytest.mark.parametrize("style", [Style(), Style(reduces=True, margin=50)])
def test_noughts_and_crosses_are_a_draw_but_two_threats_win(style: Style) -> None:
    assert Search(Noughts(), style).best(Effort(200_000, 9))[0].score == 0
    assert Search(Noughts(0b000000011, 0b000011000), style).best(Effort(10_000, 9))[0] == Found(3, LOST)
    forks = Search(Noughts(0b100000001, 0b000010100), style).best(Effort(10_000, 9))
    assert forks[0].move == 7
    assert forks[0].score >= SURE


def test_the_budget_and_the_clock_end_it_with_an_answer() -> None:
    class Bell:
        def __init__(self) -> None:
            self.asked = 0

        def is_over(self) -> bool:
            self.asked += 1
            return self.asked > 3

    tree = Noughts()
    found = Search(tree, Style()).best(Effort(1_000, 9))
    assert len(found) == 9
    assert tree.made < 1_100
    bell = Bell()
    assert len(Search(Noughts(), Style(), bell).best(Effort(1_000_000, 9))) == 9
    assert bell.asked == 4


def test_what_a_round_did_not_come_to_stands_as_it_did_in_the_round_before() -> None:
    """Whatever the budget, on an empty board all fields are as good as the best, and nothing is better."""
    for positions in range(128, 4_000, 256):
        empty = Search(Noughts(), Style()).best(Effort(positions, 9, 10))
        assert [one.score for one in empty] == [0] * 9
        found = Search(Noughts(0b000000001, 0b000010000), Style()).best(Effort(positions, 9, 10))
        assert [one.score for one in found[1:]] == [min(one.score, found[0].score) for one in found[1:]]


def test_what_was_not_looked_at_is_better_than_what_has_lost() -> None:
    """Here there is time to see that the second field loses, and no more."""
    found = Search(Noughts(0, 0b1), Style()).best(Effort(1_152, 9))
    assert next(one for one in found if one.move == 2).score <= -SURE
    assert found[0].score == 0


def test_to_come_back_is_worth_nothing() -> None:
    """Nought, who would win with the third field, finds that this position has been there."""
    again = Noughts(0b000000011, 0b000011000)
    again.make(3)
    fresh = Noughts(0b000000011, 0b000011000)
    found = Search(fresh, Style(), seen=[again.key]).best(Effort(10_000, 1))
    assert next(one for one in found if one.move == 3).score == 0


def test_only_the_moves_that_are_asked_for_are_looked_at() -> None:
    assert {one.move for one in Search(Noughts(), Style()).best(Effort(5_000, 4), [1, 5])} == {1, 5}


def test_a_flat_choice_prefers_what_is_better() -> None:
    found, luck = [Found(1, 100), Found(2, 0), Found(3, -900)], LiveChance(1)
    counts = {1: 0, 2: 0, 3: 0}
    for _ in range(400):
        counts[chosen(found, Skill(Effort(0, spread=2_000), flat=100), luck, lambda move: 0).move] += 1
    assert counts[1] > counts[2] > counts[3]
    assert counts[3] < 5
    narrow = Skill(Effort(0, spread=50), flat=100)
    assert {chosen(found, narrow, luck, lambda move: 0).move for _ in range(40)} == {1}
    assert chosen(found, Skill(Effort(0)), luck, lambda move: 0) == found[0]


def test_what_is_overlooked_is_judged_at_first_sight() -> None:
    found, luck = [Found(1, 100), Found(2, 0)], LiveChance(1)
    assert chosen(found, Skill(Effort(0), flat=1, overlooks=100), luck, lambda move: 500 * move).move == 2


@pytest.mark.parametrize("positions", [200, 900, 3_000, 9_000])
def test_to_compare_moves_only_rounds_that_were_finished_count(positions: int) -> None:
    search = Search(Noughts(0b1, 0b10000), Style())
    found = search.best(Effort(positions, spread=50, whole=True))
    assert search.depth
    assert found == Search(Noughts(0b1, 0b10000), Style()).best(Effort(1_000_000, search.depth, 50))
