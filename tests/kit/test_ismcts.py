"""The tree search on tiny games of hidden things whose best play is known."""

from __future__ import annotations

from typing import Self

import pytest

from tabletop.core.chance import LiveChance, Luck, luck_of
from tabletop.kit.ismcts import Tree, likely, standing


class Coin:
    """A coin lies hidden. The only seat stops, or goes on and guesses it: stopping brings 0.6 and a right guess 1.
    Whoever looks at each coin by itself believes that a guess is always right."""

    turn = 0

    def __init__(self, heads: bool, made: tuple[str, ...] = ()) -> None:
        self.heads, self.made = heads, made

    def copy(self) -> Self:
        return type(self)(self.heads, self.made)

    def moves(self) -> list[str]:
        return {(): ["go", "stop"], ("go",): ["heads", "tails"]}.get(self.made, [])

    def play(self, move: str) -> None:
        self.made += (move,)

    def finish(self, luck: Luck) -> list[float]:
        while ways := self.moves():
            self.play(luck.choice(ways))
        return [0.6 if self.made == ("stop",) else float((self.made[-1] == "heads") == self.heads)]


class Trap:
    """Seat 0 stays away, for 0.3, or enters; then seat 1 lets it go, for 1, or, in worlds with a trap, catches it."""

    def __init__(self, trap: bool, made: tuple[str, ...] = ()) -> None:
        self.trap, self.made = trap, made
        self.turn = len(made)

    def copy(self) -> Self:
        return type(self)(self.trap, self.made)

    def moves(self) -> list[str]:
        if self.made == ("enter",):
            return ["let go", "catch"] if self.trap else ["let go"]
        return [] if self.made else ["enter", "stay"]

    def play(self, move: str) -> None:
        self.made += (move,)
        self.turn = 1

    def finish(self, luck: Luck) -> list[float]:
        while ways := self.moves():
            self.play(luck.choice(ways))
        own = {"stay": 0.3, "let go": 1.0, "catch": 0.0}[self.made[-1]]
        return [own, 1 - own]


class Weather:
    """Luck decides nearly everything; the second way brings a little more, whatever the luck."""

    turn = 0

    def __init__(self, luck: int, made: str = "") -> None:
        self.luck, self.made = luck, made

    def copy(self) -> Self:
        return type(self)(self.luck, self.made)

    def moves(self) -> list[str]:
        return [] if self.made else ["first", "second"]

    def play(self, move: str) -> None:
        self.made = move

    def finish(self, luck: Luck) -> list[float]:
        return [self.luck + 0.1 * (self.made == "second")]


class Bell:
    """A clock that is over as soon as somebody looks."""

    def is_over(self) -> bool:
        return True


COINS = [Coin(heads) for heads in (True, False) * 5]


def test_what_a_seat_cannot_tell_apart_it_plays_alike() -> None:
    """A guess is worth 0.5, though in each world by itself a move is worth 1."""
    tree = Tree(COINS, Luck(1))
    tree.search(4000)
    assert tree.best() == "stop"
    assert tree.root.children["go"].mean == pytest.approx(0.5, abs=0.1)
    assert tree.root.children["stop"].mean == pytest.approx(0.6)


def test_another_seat_does_what_is_best_for_itself() -> None:
    """To whoever plays on at random entering brings 0.5; but who can catch will."""
    flat, deep = (Tree([Trap(True)], Luck(2), depth) for depth in (1, 9))
    for tree in (flat, deep):
        tree.search(2000)
    assert (flat.best(), deep.best()) == ("enter", "stay")


def test_moves_that_few_worlds_allow_are_not_forgotten() -> None:
    tree = Tree([Trap(number == 0) for number in range(10)], Luck(3))
    tree.search(2000)
    assert tree.best() == "enter"
    entered = tree.root.children["enter"]
    caught = entered.children["catch"]
    assert entered.mean == pytest.approx(0.9, abs=0.03)
    assert caught.visits <= caught.available <= entered.visits / 9
    assert caught.visits > caught.available / 2, "made nearly as often as it can be"


def test_a_flat_search_leaves_the_rest_to_the_light_policy() -> None:
    tree = Tree(COINS, Luck(1), depth=1)
    tree.search(200)
    assert tree.rounds == 200
    assert all(not child.children for child in tree.root.children.values())


def test_what_is_better_in_every_world_is_soon_known() -> None:
    tree = Tree([Weather(luck * 37 % 100) for luck in range(20)], Luck(8))
    tree.search(20)
    assert tree.best() == "second"


def test_worlds_are_left_as_they_were() -> None:
    Tree(COINS, Luck(4)).search(100)
    assert all(coin.made == () for coin in COINS)


def test_the_same_luck_brings_the_same_answer() -> None:
    def visits(seed: int) -> list[int]:
        tree = Tree(COINS, luck_of(LiveChance(seed)))
        tree.search(300)
        return [child.visits for child in tree.root.children.values()]

    assert visits(5) == visits(5)


def test_a_clock_that_is_over_leaves_an_answer() -> None:
    tree = Tree(COINS, Luck(6))
    tree.search(5000, Bell())
    assert 0 < tree.rounds < 50
    assert tree.best() in ("go", "stop")


def test_worlds_come_as_often_as_they_are_likely() -> None:
    worlds = [str(number) for number in range(8)]
    found = likely(worlds, [1, 1, 1, 1, 4, 0, 0, 0], Luck(7))
    assert len(found) == 8
    assert found.count("4") == 4
    assert not set(found) & {"5", "6", "7"}


def test_the_standing_of_a_match_is_a_share_of_its_victory() -> None:
    even, ahead, late = standing([5, 5], 3), standing([8, 5, 5], 9), standing([8, 5, 5], 0.5)
    assert even == [0.5, 0.5]
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] < late[0]
    assert late[0] > 0.99


def test_every_move_is_weighed_in_the_same_worlds() -> None:
    tree = Tree([Trap(False), Trap(False), Trap(False), Trap(True)], Luck(3))
    worth = {move: (value, within) for move, value, within in tree.weigh(4000)}
    assert {child.visits for child in tree.root.children.values()} == {2000}
    assert worth["enter"][0] == pytest.approx(0.75, abs=0.03)
    assert worth["stay"][0] == pytest.approx(0.3)
    assert max(within for _, within in worth.values()) < 0.03


def test_after_one_round_nothing_is_certain() -> None:
    tree = Tree(COINS, Luck(6))
    assert min(within for *_, within in tree.weigh(5000, Bell())) > 0.02
    known = Tree(COINS, Luck(6)).weigh(1)
    assert min(within for *_, within in known) >= 1
