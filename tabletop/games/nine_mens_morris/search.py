"""Looking ahead in Nine Men's Morris: the search of the kit over whole turns, a removal included.

A turn is one number: in the low 24 bits the points on which it changes the own men, above them those whose men it
removes. A man is worth 100.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.bot import UNHURRIED, Clock, Memory
from tabletop.games.nine_mens_morris.board import ALL, POINTS, Board, mills_at, reach, removable
from tabletop.games.nine_mens_morris.state import FLIES, House, Position, State
from tabletop.kit.alpha_beta import INFINITE, LOST, SURE, Effort, Found, Search, Style

STYLE = Style(reduces=True)
MAN, ROOM, NEARLY, MILL = 100, 3, 8, 12
NEXT = 70
"""To be able to close a mill now is nearly worth the man that it removes."""
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
        self._house, self._lines = house, house.lines
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
        key = self._own | self._foes << 24 | bool(self._hand) << 48
        worth = self._worth.get(key)
        if worth is None:
            worth = judged(self._lines, self._own, self._foes)
            if can_close(self._lines, self._own, self._foes, bool(self._hand)):
                worth += NEXT
            self._worth[key] = worth
        return worth + MAN * (self._hand - self._foes_hand)

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


def judged(board: Board, own: int, foes: int) -> int:
    """How much better the side to move stands: men, room to move, mills, and rows that lack one man."""
    empty = ALL ^ own ^ foes
    value = MAN * (own.bit_count() - foes.bit_count())
    value += ROOM * (reach(board.near, own, empty).bit_count() - reach(board.near, foes, empty).bit_count())
    for mill in board.mills:
        mine, theirs = own & mill, foes & mill
        if not theirs:
            if mine & mine - 1:
                value += MILL if mine == mill else NEARLY
        elif not mine and theirs & theirs - 1:
            value -= MILL if theirs == mill else NEARLY
    return value


def can_close(board: Board, own: int, foes: int, placing: bool) -> bool:
    """Whether the side to move can close a mill at once."""
    for mill in board.mills:
        mine = own & mill
        if mine & mine - 1 and mine != mill and not foes & mill:
            gap = mill ^ mine
            if placing or board.near[gap.bit_length() - 1] & own & ~mine:
                return True
    return False


def look_ahead(
    state: State, effort: Effort, clock: Clock = UNHURRIED, turns: Iterable[int] = (), memory: Memory | None = None
) -> list[Found]:
    """The turns (all if none are given), best first; to come back to a position that has been there is worth
    nothing."""
    known = [Tree.seen(state.house, position).key for position in state.seen]
    found = Search(Tree.of(state), STYLE, clock, known, memory).best(effort, turns)
    return sorted((_at_once(one) for one in found), key=lambda one: -one.score)


def _at_once(found: Found) -> Found:
    return Found(found.move, found.score + AT_ONCE) if gone_of(found.move) and found.score < SURE else found


def glance(state: State, turn: int) -> int:
    """What a turn seems to be worth to somebody who does not see the answer."""
    tree = Tree.of(state)
    tree.make(turn)
    return -tree.value()
