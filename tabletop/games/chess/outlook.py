"""What pawns are worth by how they stand together, and kings by the pawns before them. It changes seldom, so that it is
remembered by position of pawns and kings."""

from __future__ import annotations

from collections.abc import Sequence

import chess

from tabletop.games.chess.values import BLACK, packed

_DOUBLED, _ALONE, _WEAK = packed(-8, -18), packed(-10, -12), packed(-6, -8)
_FREE_EARLY = (0, 2, 4, 10, 24, 48, 80, 0)
_FREE_LATE = (0, 6, 12, 26, 52, 90, 140, 0)
_COVER = (0, 0, 14, 8, 2, 0, 0, 0, 0)
"""What a pawn before the king is worth, by its rank from the king's side, 1 at home."""
_BARE, _OPEN = -16, -14

Men = tuple[set[int], set[int]]


class Outlook:
    """The judgement of one board, whose lists it reads."""

    def __init__(self, squares: Sequence[int], men: Men, kings: Sequence[int]) -> None:
        self._squares, self._men, self._kings = squares, men, kings
        self._known: dict[int, int] = {}

    def of_pawns(self, key: int) -> int:
        """What White gains by the pawns and kings, whose key this is."""
        pair = self._known.get(key)
        if pair is None:
            pair = self._known[key] = self._judged()
        return pair

    def _judged(self) -> int:
        sides = [
            sorted(at if side == 0 else at ^ 56 for at in men if self._squares[at] == (chess.PAWN | side * BLACK))
            for side, men in enumerate(self._men)
        ]
        kings = self._kings[0], self._kings[1] ^ 56
        total = 0
        for side, sign in ((0, 1), (1, -1)):
            own, other = sides[side], [at ^ 56 for at in sides[1 - side]]
            king, foe = kings[side], kings[1 - side] ^ 56
            total += sign * (_structure(own, other, king, foe) + packed(_cover(own, other, king), 0))
        return total


def _structure(own: list[int], other: list[int], king: int, foe: int) -> int:
    """Pawns that stand one behind another, alone, or free, seen as White."""
    ranks: list[list[int]] = [[] for _ in range(10)]
    for at in own:
        ranks[(at & 7) + 1].append(at >> 3)
    foes: list[list[int]] = [[] for _ in range(10)]
    for at in other:
        foes[(at & 7) + 1].append(at >> 3)
    total = 0
    for at in own:
        file, rank = (at & 7) + 1, at >> 3
        beside = ranks[file - 1] + ranks[file + 1]
        if any(ahead > rank for ahead in ranks[file]):
            total += _DOUBLED
        if not beside:
            total += _ALONE
        elif all(near > rank for near in beside):
            total += _WEAK
        if not any(ahead > rank for ahead in foes[file - 1] + foes[file] + foes[file + 1]):
            total += _free(at, rank, king, foe, rank in beside or rank - 1 in beside)
    return total


def _free(at: int, rank: int, king: int, foe: int, helped: bool) -> int:
    """A pawn that no other can stop: the kings may."""
    stop = at + 8
    late = _FREE_LATE[rank] + (rank * (chess.square_distance(foe, stop) * 5 - chess.square_distance(king, stop) * 3))
    return packed(_FREE_EARLY[rank] + (rank * 3 if helped else 0), late - rank * 4 + (rank * 4 if helped else 0))


def _cover(own: list[int], other: list[int], king: int) -> int:
    """The pawns before a king that stands at home, to the side."""
    file, rank = king & 7, king >> 3
    if rank > 1:
        return _BARE * 2
    total, middle = 0, min(max(file, 1), 6)
    for beside in (middle - 1, middle, middle + 1):
        before = [at >> 3 for at in own if at & 7 == beside and at >> 3 > rank]
        total += _COVER[min(before) + 1] if before else _BARE
        if not before and not any(at & 7 == beside for at in other):
            total += _OPEN
        total -= sum(10 for at in other if at & 7 == beside and at >> 3 in (2, 3))
    return total
