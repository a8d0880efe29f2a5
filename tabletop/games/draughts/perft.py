"""Counting move sequences: the proof that the rules of moving are right, and the measure of their speed."""

from __future__ import annotations

from tabletop.games.draughts.boards import after_black, after_white
from tabletop.games.draughts.moves import Position


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
