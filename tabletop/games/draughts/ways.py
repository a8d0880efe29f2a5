"""What one action can do: a plain move, one jump of a capture, or a whole capture dropped on its last square."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from tabletop.games.draughts.moves import Capture, Position, captures, jumps, plain_moves, reach

Goals = frozenset[tuple[int, int]]
"""Where a capture may end, with the pieces jumped until then."""


class Way(Struct, frozen=True):
    """From where to where, what is jumped (as bits), and whether the move is finished with it."""

    start: int
    end: int
    jumped: int = 0
    last: bool = True


def choices_in(position: Position, huff: bool, majority: bool) -> tuple[int, tuple[Way, ...]]:
    """The greatest number of pieces that can be taken, and everything that the side to move may do.

    With `huff`, plain moves stay open although a capture is possible, and so do captures of fewer pieces.
    """
    most, found = captures(position, majority and not huff)
    plain = plain_moves(position) if not most or huff else ()
    ways = [Way(start, end) for start, end in plain]
    if most == 1:
        ways += [Way(start, end, jumped) for start, end, jumped in found]
    elif most:
        ways += _jumping(position, found)
    return most, tuple(ways)


def continuations(at: int, jumped: int, is_king: bool, foes: int, empty: int, majority: bool) -> tuple[Way, ...]:
    """Everything that a piece may do that has come to `at` over `jumped` and must go on.

    `empty` includes the square from which it set out. With `majority` it takes as many as it can.
    """
    return tuple(_ways(at, jumped, is_king, foes, empty, goals_from(at, jumped, is_king, foes, empty, majority)))


def goals_from(at: int, jumped: int, is_king: bool, foes: int, empty: int, majority: bool) -> Goals:
    """Where a capture that has come to `at` over `jumped` may end."""
    levels = reach(at, jumped, is_king, foes, empty)
    if majority:
        return levels[-1]
    return frozenset(
        (end, gone) for level in levels for end, gone in level if not jumps(end, is_king, foes & ~gone, empty)
    )


def _jumping(position: Position, found: Iterable[Capture]) -> list[Way]:
    """The jumps, and the whole captures told by their last square, that lead to one of the captures."""
    goals: dict[int, set[tuple[int, int]]] = {}
    for start, end, jumped in found:
        goals.setdefault(start, set()).add((end, jumped))
    ways = []
    for start, ends in goals.items():
        is_king = bool(start & position.kings)
        ways += _ways(start, 0, is_king, position.foes, position.empty | start, frozenset(ends))
    return ways


def _ways(at: int, jumped: int, is_king: bool, foes: int, empty: int, goals: Goals) -> list[Way]:
    ways = []
    single = set()
    for landing, victim in jumps(at, is_king, foes & ~jumped, empty):
        node = (landing, jumped | victim)
        last = node in goals
        if last or any(level & goals for level in reach(*node, is_king, foes, empty)):
            single.add(landing)
            ways.append(Way(at, landing, victim, last))
    ends = Counter(end for end, _ in goals)
    ways += [
        Way(at, end, gone & ~jumped)
        for end, gone in sorted(goals)
        if ends[end] == 1 and end not in single and end != at
    ]
    return ways
