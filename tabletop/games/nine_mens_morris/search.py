"""Looking ahead in Nine Men's Morris: the search of the kit over whole turns, a removal included.

A turn is one number: in the low 24 bits the points on which it changes the own men, above them those whose men it
removes.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.bot import UNHURRIED, Clock, Memory
from tabletop.games.nine_mens_morris.board import ALL, POINTS, Board, mills_at, removable
from tabletop.games.nine_mens_morris.state import FLIES, House, Position, State
from tabletop.games.nine_mens_morris.values import scale_of, worth
from tabletop.kit.alpha_beta import INFINITE, LOST, SURE, Effort, Found, Search, Style

STYLE = Style(reduces=True)
AT_ONCE = 40
"""A man that can be removed now is worth so much more than one that can be removed later just as well."""
PASS = 1 << 60
"""The turn of whoever cannot move and need not."""

_Before = tuple[int, int, int, int, int, int]


def steps_of(turn: int) -> int:
    """The points on which a turn changes the own men: the goal, and where the man came from if it was on the board."""
    return turn & ALL


def gone_of(turn: int) -> int:
    """The points whose men a turn removes."""
    return turn >> POINTS & ALL


class Tree:
    """A position at the beginning of a turn, and how it came about since it was set up. Men and hands are those of
    White and Black; `quiet_moves` counts towards a draw."""

    hot = False

    def __init__(
        self, house: House, men: tuple[int, int], hands: tuple[int, int], white_moves: bool, quiet_moves: int = 0
    ) -> None:
        self._house, self._lines, self._scale = house, house.lines, scale_of(house.lines)
        self._own, self._foes = men if white_moves else men[::-1]
        self._hand, self._foes_hand = hands if white_moves else hands[::-1]
        self._side, self._idle = 0 if white_moves else 1, quiet_moves
        self._past: list[_Before] = []
        self._worth: dict[int, int] = {}

    @classmethod
    def of(cls, state: State) -> Tree:
        """The position of a state."""
        hands = state.in_hand(0).bit_count(), state.in_hand(1).bit_count()
        return cls(state.house, state.sides, hands, state.white_moves, state.quiet)

    @classmethod
    def seen(cls, house: House, position: Position) -> Tree:
        """A position of the second phase."""
        return cls(house, position[:2], (0, 0), position[2])

    @property
    def key(self) -> int:
        """Who stands where, what is in hand, whose turn it is."""
        return self._own | self._foes << 24 | self._hand << 48 | self._foes_hand << 52 | self._side << 56

    @property
    def own(self) -> int:
        """The men of the side to move, as bits."""
        return self._own

    @property
    def foes(self) -> int:
        """The men of the other side."""
        return self._foes

    @property
    def hands(self) -> tuple[int, int]:
        """How many men the side to move, and the other, have still to place."""
        return self._hand, self._foes_hand

    def is_lost(self) -> bool:
        """Whether the side to move has too few men."""
        return self._own.bit_count() + self._hand < FLIES

    def value(self, low: int = -INFINITE, high: int = INFINITE) -> int:
        """What the position seems to be worth to the side to move."""
        if self.is_lost():
            return -LOST
        key = self._own | self._foes << 24 | self._hand << 48 | self._foes_hand << 52
        value = self._worth.get(key)
        if value is None:
            value = self._worth[key] = worth(self._scale, self._own, self._foes, self._hand, self._foes_hand)
        return value

    def is_drawn(self) -> bool:
        """After so many moves without a removal."""
        return self._idle >= self._house.draw_moves

    def is_lost_when_stuck(self) -> bool:
        """Whoever has too few men, or cannot move, has lost."""
        return True

    def may_pass(self) -> bool:
        """It is often better not to have to move."""
        return False

    def is_risky(self, move: int) -> bool:
        """Nothing that changes much loses anything."""
        return False

    def make(self, move: int) -> bool:
        """Play a turn; each that is listed is legal."""
        own, foes, hand = self._own, self._foes, self._hand
        self._past.append((own, foes, hand, self._foes_hand, self._side, self._idle))
        gone, steps = move >> POINTS & ALL, move & ALL
        if steps:
            if steps & steps - 1:
                self._idle += 1
            else:
                hand -= 1
        if gone:
            self._idle = 0
        self._own, self._foes = foes ^ gone, own ^ steps
        self._hand, self._foes_hand, self._side = self._foes_hand, hand, 1 - self._side
        return True

    def unmake(self) -> None:
        """Take the last turn back."""
        self._own, self._foes, self._hand, self._foes_hand, self._side, self._idle = self._past.pop()

    def noisy(self, need: int) -> list[int]:
        """The turns that close a mill, then those that stop one. At the end of a line they are not played out: who
        can close one in time is seen better by looking a turn deeper."""
        if need > -INFINITE or self.is_lost():
            return []
        board, own, foes = self._lines, self._own, self._foes
        double = self._house.double_mill == "two"
        closing, stopping = list[int](), list[int]()
        for start, goals in self._ways():
            rest = own ^ start
            while goals:
                goal = goals & -goals
                goals ^= goal
                slot = goal.bit_length() - 1
                mills = mills_at(board, rest, slot)
                if mills and foes:
                    steps = start | goal
                    closing += [steps | gone << POINTS for gone in _removals(board, foes, mills if double else 1)]
                elif mills_at(board, foes, slot):
                    stopping.append(start | goal)
        return closing + stopping

    def quiet(self) -> list[int]:
        """All other turns."""
        if self.is_lost():
            return []
        board, own, foes = self._lines, self._own, self._foes
        found, stuck = list[int](), True
        for start, goals in self._ways():
            rest = own ^ start
            while goals:
                goal = goals & -goals
                goals ^= goal
                slot, stuck = goal.bit_length() - 1, False
                if not mills_at(board, foes, slot) and not (foes and mills_at(board, rest, slot)):
                    found.append(start | goal)
        return [PASS] if stuck and self._house.blocked == "passes" else found

    def _ways(self) -> list[tuple[int, int]]:
        """Where men can come from (0: the hand), and where they can go from there."""
        own, empty = self._own, ALL ^ self._own ^ self._foes
        if self._hand:
            return [(0, empty)]
        flies, near, found = self._house.flying and own.bit_count() == FLIES, self._lines.near, list[tuple[int, int]]()
        while own:
            start = own & -own
            own ^= start
            goals = empty if flies else near[start.bit_length() - 1] & empty
            if goals:
                found.append((start, goals))
        return found


def _removals(board: Board, foes: int, count: int) -> list[int]:
    """The sets of men that may be removed, `count` one after the other."""
    found, able = [], removable(board, foes)
    while able:
        low = able & -able
        able ^= low
        if count > 1 and foes != low:
            found += [low | more for more in _removals(board, foes ^ low, count - 1)]
        else:
            found.append(low)
    return [*dict.fromkeys(found)] if count > 1 else found


def look_ahead(
    state: State,
    effort: Effort,
    clock: Clock = UNHURRIED,
    turns: Iterable[int] = (),
    memory: Memory | None = None,
    at_once: int = AT_ONCE,
) -> list[Found]:
    """The turns (all if none are given), best first; to come back to a position that has been there is worth
    nothing. `at_once`: what a turn that removes a man counts more, by so much at most as the effort spreads."""
    known = [Tree.seen(state.house, position).key for position in state.seen]
    found = Search(Tree.of(state), STYLE, clock, known, memory).best(effort, turns)
    more = (Found(one.move, one.score + at_once) if gone_of(one.move) and one.score < SURE else one for one in found)
    return sorted(more, key=lambda one: -one.score)


def glance(state: State, turn: int) -> int:
    """What a turn seems to be worth to somebody who does not see the answer: whoever comes next."""
    tree = Tree.of(state)
    tree.make(turn)
    if tree.is_lost():
        return LOST
    scale, hands = scale_of(state.house.lines), tree.hands
    return (worth(scale, tree.foes, tree.own, *hands[::-1]) - worth(scale, tree.own, tree.foes, *hands)) // 2
