"""What can be moved in a position: plain moves, whole captures, single jumps; and how positions follow each other.

Sets of squares are bits of whole numbers (`board`). Two ways of capturing with the same start, end and captured pieces
are one move.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.draughts.board import AHEAD, BLACK_LAST, BOARD, JUMPS, RAYS, WHITE_LAST


class Position(NamedTuple):
    """Who stands where: all pieces of White and of Black, the kings of both, and whose move it is."""

    white: int
    black: int
    kings: int
    white_moves: bool

    @property
    def own(self) -> int:
        """The pieces of the side to move."""
        return self.white if self.white_moves else self.black

    @property
    def foes(self) -> int:
        """The pieces of the other side."""
        return self.black if self.white_moves else self.white

    @property
    def empty(self) -> int:
        """The empty squares."""
        return BOARD ^ self.white ^ self.black


class Capture(NamedTuple):
    """A whole capture: from which square, to which, and the pieces jumped on the way."""

    start: int
    end: int
    jumped: int


def plain_moves(position: Position) -> list[tuple[int, int]]:
    """Every move without a capture, as start and end."""
    own, empty = position.own, position.empty
    ahead, kings, found = AHEAD[position.white_moves], position.kings, []
    while own:
        start = own & -own
        own ^= start
        if start & kings:
            for ray in RAYS[start]:
                for end in ray:
                    if not end & empty:
                        break
                    found.append((start, end))
        else:
            found += [(start, end) for end in ahead[start] if end & empty]
    return found


def jumps(at: int, is_king: bool, foes: int, empty: int) -> list[tuple[int, int]]:
    """Every single jump of a piece on `at`, as landing square and piece jumped."""
    if not is_king:
        return [(landing, victim) for victim, landing in JUMPS[at] if foes & victim and empty & landing]
    found = []
    for ray in RAYS[at]:
        victim = 0
        for square in ray:
            if square & empty:
                if victim:
                    found.append((square, victim))
            elif square & foes and not victim:
                victim = square
            else:
                break
    return found


def reach(at: int, jumped: int, is_king: bool, foes: int, empty: int) -> list[frozenset[tuple[int, int]]]:
    """Where a capture that has come to `at` over the pieces `jumped` can go on: one set of (square, pieces jumped so
    far) for each further jump, the first set being where it stands.

    `empty` includes the square from which the piece set out. What has been jumped still stands there and blocks.
    """
    level = frozenset({(at, jumped)})
    levels = []
    while level:
        levels.append(level)
        level = frozenset(
            (landing, gone | victim)
            for square, gone in level
            for landing, victim in jumps(square, is_king, foes & ~gone, empty)
        )
    return levels


def captures(position: Position, majority: bool) -> tuple[int, list[Capture]]:
    """The greatest number of pieces that can be taken, and all whole captures: with `majority` those that take that
    many, else every capture taken as far as it goes."""
    own, foes, empty, kings = position.own, position.foes, position.empty, position.kings
    most = 0
    found: list[Capture] = []
    for start in _capturing(own, foes, empty, kings):
        is_king, free = bool(start & kings), empty | start
        levels = reach(start, 0, is_king, foes, free)
        count = len(levels) - 1
        if majority:
            if count > most:
                found = []
            if count and count >= most:
                found += [Capture(start, end, jumped) for end, jumped in levels[-1]]
        else:
            found += _finished(start, levels, is_king, foes, free)
        most = max(most, count)
    found.sort()
    return most, found


def _finished(
    start: int, levels: list[frozenset[tuple[int, int]]], is_king: bool, foes: int, empty: int
) -> list[Capture]:
    """The captures, of whatever number, that cannot go on."""
    return [
        Capture(start, end, jumped)
        for level in levels[1:]
        for end, jumped in level
        if not jumps(end, is_king, foes & ~jumped, empty)
    ]


def _capturing(own: int, foes: int, empty: int, kings: int) -> list[int]:
    """The pieces that may be able to capture: men that surely can, and all kings."""
    men = own & ~kings
    able = (own & kings) | (
        men & (((foes & (empty >> 5)) >> 5) | ((foes & (empty >> 6)) >> 6))
        | men & (((foes & (empty << 5)) << 5) | ((foes & (empty << 6)) << 6))
    )
    found = []
    while able:
        start = able & -able
        found.append(start)
        able ^= start
    return found


def promoted(end: int, kings: int, white: bool) -> bool:
    """Whether a piece whose move ends on `end` becomes a king there."""
    return bool(end & (WHITE_LAST if white else BLACK_LAST)) and not end & kings


def after(position: Position, start: int, end: int, jumped: int = 0) -> Position:
    """The position after a whole move, the other side to move."""
    white, black, kings, white_moves = position
    if white_moves:
        white, black = white & ~start | end, black & ~jumped
    else:
        white, black = white & ~jumped, black & ~start | end
    is_king = start & kings or end & (WHITE_LAST if white_moves else BLACK_LAST)
    kings &= ~(start | jumped)
    return Position(white, black, kings | end if is_king else kings, not white_moves)


def whole_moves(position: Position, majority: bool = True) -> list[tuple[int, int, int]]:
    """Every whole move where captures are compulsory: start, end, pieces jumped."""
    most, found = captures(position, majority)
    if most:
        return [(start, end, jumped) for start, end, jumped in found]
    return [(start, end, 0) for start, end in plain_moves(position)]


def landings(start: int, end: int, jumped: int, is_king: bool, empty: int) -> tuple[int, ...]:
    """The squares on which a piece comes down that captures exactly `jumped` from `start` to `end`, in order.

    `empty` includes `start`. Empty if there is no such way.
    """
    stack: list[tuple[int, int, tuple[int, ...]]] = [(start, jumped, ())]
    while stack:
        at, left, path = stack.pop()
        if not left and at == end:
            return path
        stack += [(landing, left & ~victim, (*path, landing)) for landing, victim in jumps(at, is_king, left, empty)]
    return ()
