"""What pawns are worth by how they stand together, and kings by the pawns before them. It changes seldom, so that it is
remembered by position of pawns and kings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import chess

from tabletop.games.chess.values import BLACK, packed
from tabletop.games.chess.weights import PAWNS_EARLY, PAWNS_LATE

DOUBLED, ALONE, WEAK = 0, 1, 2
GUARDED, BESIDE, FREE, HELPED, BEFORE = 3, 11, 19, 27, 35
"""By rank: a pawn that another one guards, one with another beside it, one that no other can stop, the same with a
friend, and one that a piece stands before."""
FOE, OWN = 43, 51
"""How far the other king, and the own one, is from the way of a pawn that no other can stop, by distance."""
COVER, STORM = 59, 75
"""By how far the nearest own, and the nearest other pawn before a king is away, on its own file and beside it; 0 if
there is none."""
PAWN_WEIGHTS = 91

_WORTH = tuple(packed(*pair) for pair in zip(PAWNS_EARLY, PAWNS_LATE, strict=True))
_LEFT, _RIGHT = ~0x0101010101010101, ~0x8080808080808080

Men = tuple[set[int], set[int]]


class Pawns(NamedTuple):
    """`pair`: what White gains by pawns and kings; `barred`: where officers of White, and of Black, had better not go,
    as other pawns guard it, or own ones stand there; `hit`: what pawns of White, and of Black, guard."""

    pair: int
    barred: tuple[int, int]
    hit: tuple[int, int]


class Outlook:
    """The judgement of one board, whose lists it reads."""

    def __init__(self, squares: Sequence[int], men: Men, kings: Sequence[int]) -> None:
        self._squares, self._men, self._kings = squares, men, kings
        self._known: dict[int, Pawns] = {}

    def of_pawns(self, key: int) -> Pawns:
        """What follows from the pawns and kings, whose key this is."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._judged()
        return found

    def _judged(self) -> Pawns:
        white, black = self._pawns(0), self._pawns(1)
        pair = sum(map(_WORTH.__getitem__, features(white, black, *self._kings)))
        turned = [at ^ 56 for at in black], [at ^ 56 for at in white], self._kings[1] ^ 56, self._kings[0] ^ 56
        pair -= sum(map(_WORTH.__getitem__, features(*turned)))
        bits = [sum(1 << at for at in pawns) for pawns in (white, black)]
        hit = [(rank & _LEFT) >> 1 | (rank & _RIGHT) << 1 for rank in (bits[0] << 8, bits[1] >> 8)]
        barred = bits[0] | hit[1] | 1 << self._kings[0], bits[1] | hit[0] | 1 << self._kings[1]
        return Pawns(pair, barred, (hit[0], hit[1]))

    def _pawns(self, side: int) -> list[int]:
        pawn = chess.PAWN | side * BLACK
        return [at for at in self._men[side] if self._squares[at] == pawn]


def features(own: Sequence[int], other: Sequence[int], king: int, foe: int) -> Iterator[int]:
    """The numbers of the weights that count for White, with its pawns and king, and those of Black."""
    ranks, foes = _by_file(own), _by_file(other)
    for at in own:
        file, rank = (at & 7) + 1, at >> 3
        beside = ranks[file - 1] + ranks[file + 1]
        if any(ahead > rank for ahead in ranks[file]):
            yield DOUBLED
        if not beside:
            yield ALONE
        elif rank - 1 in beside:
            yield GUARDED + rank
        elif rank in beside:
            yield BESIDE + rank
        elif all(near > rank for near in beside):
            yield WEAK
        if not any(ahead > rank for ahead in foes[file - 1] + foes[file] + foes[file + 1]):
            yield (HELPED if rank in beside or rank - 1 in beside else FREE) + rank
            if rank > 2:
                yield FOE + chess.square_distance(foe, at + 8)
                yield OWN + chess.square_distance(king, at + 8)
    file, home = (king & 7) + 1, king >> 3
    middle = min(max(file, 2), 7)
    for column in (middle - 1, middle, middle + 1):
        centre = 0 if column == file else 8
        yield COVER + centre + min((rank - home for rank in ranks[column] if rank > home), default=0)
        yield STORM + centre + min((rank - home for rank in foes[column] if rank > home), default=0)


def _by_file(pawns: Sequence[int]) -> list[list[int]]:
    """Their ranks; a file without pawns to either side of the board."""
    ranks: list[list[int]] = [[] for _ in range(10)]
    for at in pawns:
        ranks[(at & 7) + 1].append(at >> 3)
    return ranks
