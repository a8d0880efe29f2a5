"""What one action can do: a plain move, one jump of a capture, or a whole capture dropped on its last square."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tabletop.games.draughts.moves import Position, captures, jumps, plain_moves, reach

Goals = frozenset[tuple[int, int]]
"""Where a capture may end, with the pieces jumped until then."""


class Way(Struct, frozen=True):
    """From where to where, what is jumped (as bits), and whether the move is finished with it. `twin`: a plain move
    leads to the same square, so that the action has to say that it captures."""

    start: int
    end: int
    jumped: int = 0
    last: bool = True
    twin: bool = False


class Jumper(NamedTuple):
    """A piece that captures: where it stands, what it has jumped, and what it may jump and land on. `empty` includes
    the square from which it set out."""

    at: int
    jumped: int
    is_king: bool
    foes: int
    empty: int

    def jumps(self) -> list[tuple[int, int]]:
        """Every next jump, as landing square and piece jumped."""
        return jumps(self.at, self.is_king, self.foes & ~self.jumped, self.empty)

    def levels(self) -> list[Goals]:
        """Where the capture comes by; see `moves.reach`."""
        return reach(*self)

    def goals(self, strict: bool) -> Goals:
        """Where the capture may end. `strict`: it takes as many pieces as it can."""
        levels = self.levels()
        if strict:
            return levels[-1]
        nodes = (self._replace(at=end, jumped=gone) for level in levels for end, gone in level)
        return frozenset(node[:2] for node in nodes if not node.jumps())

    def ways(self, goals: Goals) -> list[Way]:
        """The jumps that lead to one of these goals, and the whole captures that their last square tells."""
        at, landed, ways = self.at, set(), []
        for landing, victim in self.jumps():
            following = self._replace(at=landing, jumped=self.jumped | victim)
            last = following[:2] in goals
            if last or any(level & goals for level in following.levels()):
                landed.add(landing)
                ways.append(Way(at, landing, victim, last))
        ends = Counter(end for end, _ in goals)
        direct = [goal for goal in sorted(goals) if ends[goal[0]] == 1 and goal[0] not in landed and goal[0] != at]
        return ways + [Way(at, end, gone & ~self.jumped) for end, gone in direct]


def destinations(position: Position, huff: bool, majority: bool) -> tuple[int, tuple[Way, ...]]:
    """The greatest number of pieces that can be taken, and everything that the side to move may do.

    With `huff`, plain moves stay open although a capture is possible, and so do captures of fewer pieces.
    """
    most, found = captures(position, majority and not huff)
    plain = plain_moves(position) if not most or huff else []
    ways = [Way(start, end) for start, end in plain]
    if most == 1:
        ways += [Way(start, end, jumped) for start, end, jumped in found]
    elif most:
        goals: dict[int, set[tuple[int, int]]] = {}
        for start, end, jumped in found:
            goals.setdefault(start, set()).add((end, jumped))
        for start, ends in goals.items():
            jumper = Jumper(start, 0, bool(start & position.kings), position.foes, position.empty | start)
            ways += jumper.ways(frozenset(ends))
        if plain:
            ways = [replace(way, twin=bool(way.jumped) and (way.start, way.end) in plain) for way in ways]
    return most, tuple(ways)
