"""Looking ahead for the computer player: alpha-beta over whole turns, a removal included.

Everything is seen from the side to move, as whole numbers; a man is worth 100. The effort is a number of positions,
never a time, so that the same question always gets the same answer.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.nine_mens_morris.board import ALL, Board, mills_at, reach, removable
from tabletop.games.nine_mens_morris.state import FLIES, House

LOST = 100_000
MAN, ROOM, NEARLY, MILL = 100, 3, 8, 12
AT_ONCE = 25
"""A man that can be removed now is worth so much more than one that can be removed later just as well."""
MARGIN = 40
"""Values of turns that are worse by less than this are exact, to choose among them."""


class Node(NamedTuple):
    """A position at the beginning of a turn: men on the board and numbers in hand of the side to move and the other."""

    own: int
    foes: int
    hand: int
    foes_hand: int


class Turn(NamedTuple):
    """A whole turn: where the man came from (0: the hand), where it went, which men it removed, all as bits."""

    start: int
    goal: int
    gone: int


class _Spent(Exception):
    """The effort is used up."""


def turns(house: House, node: Node) -> list[Turn]:
    """Every turn that is open; those that close a mill first, then those that stop one."""
    own, foes, hand, _ = node
    board, empty = house.lines, ALL ^ own ^ foes
    closing: list[Turn] = []
    stopping: list[Turn] = []
    quiet: list[Turn] = []
    flies = house.flying and not hand and own.bit_count() == FLIES
    movers = 0 if hand else own
    starts = [0] if hand else []
    while movers:
        low = movers & -movers
        starts.append(low)
        movers ^= low
    for start in starts:
        rest = own ^ start
        goals = empty if hand or flies else board.near[start.bit_length() - 1] & empty
        while goals:
            goal = goals & -goals
            goals ^= goal
            slot = goal.bit_length() - 1
            mills = mills_at(board, rest, slot)
            if mills and foes:
                count = mills if house.double_mill == "two" else 1
                closing += [Turn(start, goal, gone) for gone in _removals(board, foes, count)]
            elif mills_at(board, foes, slot):
                stopping.append(Turn(start, goal, 0))
            else:
                quiet.append(Turn(start, goal, 0))
    return closing + stopping + quiet


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
    return found


def after(node: Node, turn: Turn) -> Node:
    """The position after a turn, seen by the other side."""
    own, foes, hand, foes_hand = node
    return Node(foes & ~turn.gone, own ^ turn.start | turn.goal, foes_hand, hand if turn.start else hand - 1)


def is_lost(node: Node) -> bool:
    """Whether the side to move has too few men."""
    return node.own.bit_count() + node.hand < FLIES


def worth(house: House, node: Node) -> int:
    """How much better the side to move stands: men, room to move, mills, and rows that lack one man."""
    own, foes, hand, foes_hand = node
    board, empty = house.lines, ALL ^ own ^ foes
    value = MAN * (own.bit_count() + hand - foes.bit_count() - foes_hand)
    near = board.near
    value += ROOM * (reach(near, own, empty).bit_count() - reach(near, foes, empty).bit_count())
    for mill in board.mills:
        mine, theirs = own & mill, foes & mill
        if not theirs:
            count = mine.bit_count()
            value += NEARLY if count == 2 else MILL if count == 3 else 0
        elif not mine:
            count = theirs.bit_count()
            value -= NEARLY if count == 2 else MILL if count == 3 else 0
    return value


class Search:
    """One thought about one position, with so many positions to look at."""

    def __init__(self, house: House, positions: int) -> None:
        self._house, self._left = house, positions
        self._known: dict[tuple[Node, int], tuple[int, bool, bool]] = {}
        self._best: dict[Node, Turn] = {}

    def values(self, node: Node, open_turns: list[Turn], seen: frozenset[Node], depth: int) -> list[tuple[int, Turn]]:
        """The turns with their values, best first: looked at deeper and deeper, to `depth` turns or until the effort is
        used up. A position that has been `seen` is worth half, or nobody would ever get on."""
        ranked = [(0, turn) for turn in open_turns]
        for deep in range(1, depth + 1):
            try:
                ranked = self._ranked(node, [turn for _, turn in ranked], seen, deep)
            except _Spent:
                break
        return ranked

    def _ranked(self, node: Node, order: list[Turn], seen: frozenset[Node], depth: int) -> list[tuple[int, Turn]]:
        found: list[tuple[int, Turn]] = []
        best = -LOST
        for turn in order:
            following = after(node, turn)
            value = -self._value(following, depth - 1, -2 * LOST, MARGIN + AT_ONCE - best)
            value = value // 2 if following in seen else value + AT_ONCE * bool(turn.gone)
            best = max(best, value)
            found.append((value, turn))
        found.sort(key=lambda item: -item[0])
        return found

    def _value(self, node: Node, depth: int, alpha: int, beta: int) -> int:
        self._left -= 1
        if self._left < 0:
            raise _Spent
        if is_lost(node):
            return -LOST - depth
        if depth <= 0:
            return worth(self._house, node)
        known = self._known.get((node, depth))
        if known is not None:
            value, is_low, is_high = known
            if (is_low and value >= beta) or (is_high and value <= alpha) or (is_low and is_high):
                return value
        best, turn = self._best_of(node, depth, alpha, beta)
        self._known[node, depth] = (best, best > alpha, best < beta)
        if turn is not None:
            self._best[node] = turn
        return best

    def _best_of(self, node: Node, depth: int, alpha: int, beta: int) -> tuple[int, Turn | None]:
        """The value of a position and the turn that has it; what was best at less depth is looked at first."""
        following = turns(self._house, node)
        if not following:
            if self._house.blocked == "loses":
                return -LOST - depth, None
            return -self._value(Node(node.foes, node.own, node.foes_hand, node.hand), depth - 1, -beta, -alpha), None
        hint = self._best.get(node)
        if hint is not None:
            following.remove(hint)
            following.insert(0, hint)
        best, choice, floor = -3 * LOST, following[0], alpha
        for turn in following:
            value = -self._value(after(node, turn), depth - 1, -beta, -floor)
            if value > best:
                best, choice, floor = value, turn, max(floor, value)
                if best >= beta:
                    break
        return best, choice
