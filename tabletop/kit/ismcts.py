"""Tree search for games with hidden cards: one tree over many plausible worlds, what a seat can tell apart its nodes.

This is the single-observer search of Cowling, Powley and Whitehouse (2012): every round takes the next world, walks
down the tree through the moves that this world allows, by UCB1 among moves as often as they were to be had, adds one
node, plays the world to its end by a light policy, and credits every seat on the way with what it got. A game brings an
adapter, `World`; a world whose end is known sooner says so by having no moves.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp, log, sqrt
from typing import Generic, Protocol, Self, TypeVar

from tabletop.core.bot import UNHURRIED, Clock
from tabletop.core.chance import Luck
from tabletop.core.model import Seat

M = TypeVar("M", bound=Hashable)
T = TypeVar("T")

_EXPLORE = 0.4
"""How curious the search is: so much of what lies between the best and the worst that a round brought."""
_TRUST = 1.0
"""So many standard errors another own move must be better than the one that looks best at first."""
_CERTAIN = 2.0
"""So many standard errors a mean is wrong at most, as good as always."""
_WIDENS = 0.5
"""How many more moves of another seat are looked at as a node is better known: so many for the root of its visits."""


class World(Protocol[M]):
    """A position with all cards open, small and made to be changed. A move must mean the same in every world."""

    turn: Seat
    """Whose move comes next."""

    def copy(self) -> Self:
        """The same position, to be played on."""
        ...

    def moves(self) -> Sequence[M]:
        """The sensible moves of the seat whose turn it is, those that look best first; none when all is over."""
        ...

    def play(self, move: M) -> None:
        """A move of the seat whose turn it is."""
        ...

    def finish(self, luck: Luck) -> Sequence[float]:
        """Play on to the end by the light policy: what each seat has then, the more the better. The world may be
        anything afterwards."""
        ...


class Node(Generic[M]):
    """What is known of a move: how often it was to be had and made, and what it brought to the seat that made it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[M, Node[M]] = {}
        self.available = 1
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What the move brings, on average."""
        return self.total / self.visits


class Tree(Generic[M]):
    """A search for the seat whose turn it is in all `worlds`. `depth`: so many moves ahead the tree may reach; beyond,
    and with 1 everywhere, the light policy plays. `breadth`: so many of the own moves, those that look best, are
    compared."""

    def __init__(self, worlds: Sequence[World[M]], luck: Luck, depth: int = 99, breadth: int = 99) -> None:
        self.root = Node[M]()
        self.rounds = 0
        self._worlds, self._luck, self._depth = worlds, luck, depth
        self._alive = list(worlds[0].moves()[:breadth])
        self.root.children = {move: Node() for move in self._alive}
        self._first = self._alive[0]
        self._least, self._most = 1e9, -1e9
        self._ahead = {move: [0.0, 0.0] for move in self._alive}
        """By how much each own move brought more than the one that looks best at first, in the same worlds: the sum,
        and that of the squares."""

    def search(self, rounds: int, clock: Clock = UNHURRIED) -> None:
        """Compare the own moves in so many rounds, or until the clock is over; each is tried at least once.

        All are tried in the same worlds; after each stage the worse half is left out.
        """
        stages = max(1, (len(self._alive) - 1).bit_length())
        for stage in range(stages, 0, -1):
            if not self._try_all(self.rounds + (rounds - self.rounds) // stage, clock):
                return
            best = sorted(self._alive, key=self._mark, reverse=True)[: (len(self._alive) + 1) // 2]
            self._alive = [move for move in self._alive if move in best]

    def _try_all(self, upto: int, clock: Clock) -> bool:
        """Try all moves that are left in the same worlds, up to so many rounds; False once the clock is over."""
        while self.rounds < upto or not self.rounds:
            world = self._worlds[self.root.visits % len(self._worlds)]
            found = [self._round(world.copy(), move) for move in self._alive]
            if self._alive[0] == self._first:
                self._compare(found)
            self.rounds += len(self._alive)
            self.root.visits += 1
            if clock.is_over():
                return False
        return True

    def weigh(self, rounds: int, clock: Clock = UNHURRIED) -> list[tuple[M, float, float]]:
        """Every own move, what it brings on average, and how far that may be wrong beside the others, which were tried
        in the same worlds (two standard errors, and what has not come yet in so few rounds), in parts of what lies
        between the best and the worst that a round brought. None is left out of the search."""
        self._try_all(rounds, clock)
        width = (self._most - self._least) or 1.0
        known = ((move, self.root.children[move]) for move in self._alive)
        return [
            (move, child.mean / width, _CERTAIN * self._doubt(move) / width + 1 / child.visits) for move, child in known
        ]

    def best(self) -> M:
        """The move that brought most on average, of those that were not left out. What looks best at first is kept
        unless another is better by more than luck."""
        return max(self._alive, key=self._mark)

    def _compare(self, found: Sequence[float]) -> None:
        for move, own in zip(self._alive, found, strict=True):
            ahead, sums = own - found[0], self._ahead[move]
            sums[0] += ahead
            sums[1] += ahead * ahead

    def _mark(self, move: M) -> float:
        child = self.root.children[move]
        if self._alive[0] != self._first:
            return child.mean
        return self._ahead[move][0] / child.visits - _TRUST * self._doubt(move)

    def _doubt(self, move: M) -> float:
        """The standard error of how far an own move is ahead of the one that looks best at first."""
        visits = self.root.children[move].visits
        mean, squares = (each / visits for each in self._ahead[move])
        return sqrt(max(0.0, squares - mean * mean) / visits)

    def _round(self, world: World[M], move: M) -> float:
        node = self.root.children[move]
        path = [(node, world.turn)]
        world.play(move)
        curious = _EXPLORE * (self._most - self._least)
        while len(path) < self._depth:
            moves = world.moves()
            if not moves:
                break
            seat, known = world.turn, node.visits
            node, move = self._step(node, moves, curious)
            path.append((node, seat))
            world.play(move)
            if not known:
                break
        rewards = world.finish(self._luck)
        for node, seat in path:
            node.visits += 1
            node.total += rewards[seat]
        own = rewards[path[0][1]]
        self._least, self._most = min(self._least, own), max(self._most, own)
        return own

    @staticmethod
    def _step(node: Node[M], moves: Sequence[M], curious: float) -> tuple[Node[M], M]:
        """The move to go on with: what looks best first, others as the node is better known, and of those the best by
        UCB1."""
        children = node.children
        best, found, most = moves[0], None, -1e9
        for move in moves[: 1 + int(_WIDENS * sqrt(node.visits))]:
            child = children.get(move)
            if child is None:
                child = children[move] = Node()
                return child, move
            child.available += 1
            mark = child.total / child.visits + curious * sqrt(log(child.available) / child.visits)
            if mark > most:
                best, found, most = move, child, mark
        assert found is not None
        return found, best


def standing(totals: Sequence[float], scale: float) -> list[float]:
    """About how likely each seat wins a match in which it has so many points, the more the better. `scale` is about
    half of what a lead may still change by."""
    most = max(totals)
    weights = [exp((each - most) / scale) for each in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def likely(worlds: Sequence[T], weights: Sequence[float], luck: Luck) -> list[T]:
    """As many worlds again, each about as often as its weight says: what speaks against a world thins it out."""
    step = sum(weights) / len(worlds)
    found: list[T] = []
    upto, mark = 0.0, luck.random() * step
    for world, weight in zip(worlds, weights, strict=True):
        upto += weight
        while mark < upto and len(found) < len(worlds):
            found.append(world)
            mark += step
    luck.shuffle(found)
    return found or list(worlds)
