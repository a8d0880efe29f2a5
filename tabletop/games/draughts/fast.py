"""The positions that follow a position, without a word about how they came about: for search, and for counting, which
proves that the rules of moving are right.

The men of a side move by shifts of the whole set. A conformance test proves on random play-outs that this and `moves`
say the same.
"""

from __future__ import annotations

from tabletop.games.draughts.board import BLACK_LAST, BOARD, RAYS, WHITE_LAST
from tabletop.games.draughts.moves import Position, after, captures

Board = tuple[int, int, int]
"""White's pieces, Black's pieces, the kings of both."""


def after_white(white: int, black: int, kings: int, majority: bool = True) -> list[Board]:
    """Every position after a move of White. The men move by shifts of the whole set."""
    empty = BOARD ^ white ^ black
    men = white & ~kings
    if (
        white & kings
        or ((men >> 5 & black) >> 5 | (men >> 6 & black) >> 6 | (men << 5 & black) << 5 | (men << 6 & black) << 6)
        & empty
    ):
        most, found = captures(Position(white, black, kings, True), majority)
        if most:
            return [after(Position(white, black, kings, True), *capture)[:3] for capture in found]
    boards = _slides(white, black, kings, white & kings, empty, True) if white & kings else []
    ends = men >> 5 & empty
    while ends:
        end = ends & -ends
        ends ^= end
        boards.append((white ^ end ^ end << 5, black, kings | end & WHITE_LAST))
    ends = men >> 6 & empty
    while ends:
        end = ends & -ends
        ends ^= end
        boards.append((white ^ end ^ end << 6, black, kings | end & WHITE_LAST))
    return boards


def after_black(white: int, black: int, kings: int, majority: bool = True) -> list[Board]:
    """Every position after a move of Black."""
    empty = BOARD ^ white ^ black
    men = black & ~kings
    if (
        black & kings
        or ((men >> 5 & white) >> 5 | (men >> 6 & white) >> 6 | (men << 5 & white) << 5 | (men << 6 & white) << 6)
        & empty
    ):
        most, found = captures(Position(white, black, kings, False), majority)
        if most:
            return [after(Position(white, black, kings, False), *capture)[:3] for capture in found]
    boards = _slides(white, black, kings, black & kings, empty, False) if black & kings else []
    ends = men << 5 & empty
    while ends:
        end = ends & -ends
        ends ^= end
        boards.append((white, black ^ end ^ end >> 5, kings | end & BLACK_LAST))
    ends = men << 6 & empty
    while ends:
        end = ends & -ends
        ends ^= end
        boards.append((white, black ^ end ^ end >> 6, kings | end & BLACK_LAST))
    return boards


def _slides(white: int, black: int, kings: int, movers: int, empty: int, white_moves: bool) -> list[Board]:
    """Every position after a plain move of a king."""
    boards = []
    while movers:
        start = movers & -movers
        movers ^= start
        for ray in RAYS[start]:
            for end in ray:
                if not end & empty:
                    break
                change = start | end
                if white_moves:
                    boards.append((white ^ change, black, kings ^ change))
                else:
                    boards.append((white, black ^ change, kings ^ change))
    return boards


def perft(position: Position, depth: int) -> int:
    """The number of move sequences of `depth` whole moves by the printed rules; every one is played."""
    count = _white if position.white_moves else _black
    return count(position.white, position.black, position.kings, depth)


def _white(white: int, black: int, kings: int, depth: int) -> int:
    if depth == 0:
        return 1
    following = after_white(white, black, kings)
    if depth == 1:
        return len(following)
    return sum([_black(*board, depth - 1) for board in following])


def _black(white: int, black: int, kings: int, depth: int) -> int:
    if depth == 0:
        return 1
    following = after_black(white, black, kings)
    if depth == 1:
        return len(following)
    return sum([_white(*board, depth - 1) for board in following])
