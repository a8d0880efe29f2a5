"""Looking ahead in draughts: the search of the kit over whole moves, continued until no capture is pending.

A move is the set of all squares that it changes, as bits: where it starts, where it ends, what it jumps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.core.bot import UNHURRIED, Clock, Memory
from tabletop.games.draughts.board import BLACK_LAST, BOARD, JUMPS, RAYS, WHITE_LAST
from tabletop.games.draughts.moves import Position, jumps
from tabletop.games.draughts.state import KINGS_ONLY, RULEBOOK, Clocks, House
from tabletop.games.draughts.values import worth
from tabletop.kit.alpha_beta import INFINITE, LOST, Effort, Found, Search, Style

STYLE = Style(extends=True, reduces=True, margin=40)
TEMPO = 4
"""To be the one who moves is worth so much."""
Move = tuple[int, int, int]
"""Start, end, pieces jumped, as bits."""

_Before = tuple[int, int, int, int, int, int, list[int] | None]


def changed(move: Move) -> int:
    """A whole move as the search knows it."""
    start, end, jumped = move
    return jumped | start ^ end


class Tree:
    """A position, and how it came about since it was set up."""

    __slots__ = ("_black", "_found", "_idle", "_kings", "_limit", "_majority", "_past", "_side", "_white", "key")

    def __init__(self, position: Position, house: House, clocks: Clocks | None = None) -> None:
        self._white, self._black, self._kings, white_moves = position
        self._side = 0 if white_moves else 1
        self._majority = house.majority
        self._limit = 0
        self._idle = 0
        if clocks is not None:
            international = house.draw_rule == "international"
            self._limit = KINGS_ONLY if international else RULEBOOK
            self._idle = clocks.kings_only if international else clocks.quiet
        self._past: list[_Before] = []
        self._found: list[int] | None = None
        self.key = self._white | self._black << 54 | self._kings << 108 | self._side << 162

    @property
    def hot(self) -> bool:
        """A capture is pending."""
        found = self._found
        if found is None:
            found = self._found = self._captures()
        return bool(found)

    def value(self, low: int = -INFINITE, high: int = INFINITE) -> int:
        """What the position seems to be worth to the side to move."""
        if not (self._black if self._side else self._white):
            return -LOST
        value = worth(self._white, self._black, self._kings)
        return TEMPO - value if self._side else value + TEMPO

    def is_drawn(self) -> bool:
        """After so many plies by which nothing was achieved."""
        return 0 < self._limit <= self._idle

    def is_lost_when_stuck(self) -> bool:
        """Whoever cannot move has lost."""
        return True

    def may_pass(self) -> bool:
        """It is often better not to have to move."""
        return False

    def is_risky(self, move: int) -> bool:
        """Nothing that changes much loses anything."""
        return False

    def make(self, move: int) -> bool:
        """Play a move; each that is listed is legal."""
        white, black, kings, side = self._white, self._black, self._kings, self._side
        self._past.append((white, black, kings, self.key, self._idle, side, self._found))
        own, foes, last = (black, white, BLACK_LAST) if side else (white, black, WHITE_LAST)
        jumped = move & foes
        steps = move ^ jumped
        if kings:
            by_king = steps & own & kings
            kings = (kings ^ steps if by_king else kings) & ~jumped
        else:
            by_king = 0
        own ^= steps
        if not by_king:
            kings |= steps & own & last
        foes ^= jumped
        self._idle = 0 if jumped or (self._limit == KINGS_ONLY and not by_king) else self._idle + 1
        self._white, self._black = (foes, own) if side else (own, foes)
        self._kings, self._side, self._found = kings, 1 - side, None
        self.key = self._white | self._black << 54 | kings << 108 | 1 - side << 162
        return True

    def unmake(self) -> None:
        """Take the last move back."""
        self._white, self._black, self._kings, self.key, self._idle, self._side, self._found = self._past.pop()

    def noisy(self, need: int) -> list[int]:
        """The captures: where there is one, nothing else is open."""
        return [*self._found] if self.hot and self._found else []

    def quiet(self) -> list[int]:
        """The plain moves, where nothing can be captured."""
        if self.hot:
            return []
        kings, empty = self._kings, BOARD ^ self._white ^ self._black
        own = self._black if self._side else self._white
        men, found = own & ~kings, list[int]()
        for step in (5, 6):
            starts = men & (empty >> step if self._side else empty << step)
            while starts:
                start = starts & -starts
                starts ^= start
                found.append(start | (start << step if self._side else start >> step))
        movers = own & kings
        while movers:
            start = movers & -movers
            movers ^= start
            for ray in RAYS[start]:
                for end in ray:
                    if not end & empty:
                        break
                    found.append(start | end)
        return found

    def _captures(self) -> list[int]:
        """Every whole capture that is open."""
        white, black, kings = self._white, self._black, self._kings
        own, foes = (black, white) if self._side else (white, black)
        empty, men, most = BOARD ^ white ^ black, own & ~kings, 1
        found: list[int] = []
        able = men & (
            (foes & empty >> 5) >> 5 | (foes & empty >> 6) >> 6 | (foes & empty << 5) << 5 | (foes & empty << 6) << 6
        )
        while able:
            start = able & -able
            able ^= start
            most = self._jumped(start, False, foes, empty | start, most, found)
        able = own & kings
        while able:
            start = able & -able
            able ^= start
            most = self._jumped(start, True, foes, empty | start, most, found)
        return [*dict.fromkeys(found)] if len(found) > 1 else found

    def _jumped(self, start: int, is_king: bool, foes: int, empty: int, most: int, found: list[int]) -> int:
        """Adds the captures of a piece that take at least `most`, or all that cannot go on; how many the best take."""
        stack = [(start, 0, 0)]
        while stack:
            at, gone, count = stack.pop()
            free, ends = foes & ~gone, True
            if is_king:
                for landing, victim in jumps(at, True, free, empty):
                    stack.append((landing, gone | victim, count + 1))
                    ends = False
            else:
                for victim, landing in JUMPS[at]:
                    if victim & free and landing & empty:
                        stack.append((landing, gone | victim, count + 1))
                        ends = False
            if ends and count and (count >= most or not self._majority):
                if count > most and self._majority:
                    found.clear()
                    most = count
                found.append(gone | start ^ at)
        return most


def look_ahead(
    position: Position,
    house: House,
    effort: Effort,
    clock: Clock = UNHURRIED,
    moves: Iterable[Move] = (),
    seen: Sequence[Position] = (),
    clocks: Clocks | None = None,
    memory: Memory | None = None,
) -> list[Found]:
    """The moves (all if none are given), best first; to come back to a position that has been `seen` is worth
    nothing."""
    known = [Tree(one, house).key for one in seen]
    search = Search(Tree(position, house, clocks), STYLE, clock, known, memory)
    return search.best(effort, [changed(move) for move in moves])


def glance(position: Position, house: House, move: int) -> int:
    """What a move seems to be worth to somebody who does not see the answer."""
    tree = Tree(position, house)
    tree.make(move)
    return -tree.value()
