"""Dice: their faces, counting them, and the odds of throwing some of them again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement

from tabletop.core.model import Place, Placement, Seat, TokenId, TokenKind
from tabletop.core.text import QT_TRANSLATE_NOOP, Text, say

SIDES = 6
BLANK = 0
"""The pips of a die that has not been thrown yet."""


def die_face(pips: int) -> str:
    """The art key of a die that shows `pips`; `BLANK` is a die that has not been thrown."""
    return f"die-{pips}" if pips else "die-blank"


def placed_die(token: TokenId, place: Place, pips: int, owner: Seat | None = None) -> Placement:
    """A die that lies at a place and shows `pips`, or `BLANK` before it is thrown."""
    return Placement(token, place, die_face(pips), owner, kind=TokenKind.DIE, pips=pips)


def pips_of(face: str | None) -> int:
    """The pips that an art key shows; `BLANK` for anything else than a thrown die."""
    return int(face[4:]) if face and face.startswith("die-") and face[4:].isdecimal() else BLANK


SHOWS = QT_TRANSLATE_NOOP("Dice", "die showing a {pips}")
NOT_THROWN = QT_TRANSLATE_NOOP("Dice", "die before the throw")


def face_name(face: str) -> Text | None:
    """What an art key of a die shows, in words; None for any other key."""
    if not face.startswith("die-"):
        return None
    pips = pips_of(face)
    return say(SHOWS, pips=pips) if pips else say(NOT_THROWN)


def tally(dice: Iterable[int]) -> tuple[int, ...]:
    """How many dice show each face: item 0 counts the ones, item 5 the sixes."""
    counts = [0] * SIDES
    for pips in dice:
        counts[pips - 1] += 1
    return tuple(counts)


def has_run(counts: Sequence[int], length: int) -> bool:
    """Whether `length` faces in sequence are there; `counts` as `tally` gives them."""
    return any(all(counts[low : low + length]) for low in range(SIDES - length + 1))


class DicePool:
    """Every way in which some of `size` equal dice can lie, for looking ahead over throws.

    `keeps` are all sorted groups of at most `size` dice; the full ones, `hands`, come first, then those that lack one
    die, and so on down to no die at all. Arrays of figures follow this order: one figure a hand, or one a keep.
    """

    def __init__(self, size: int) -> None:
        faces = range(1, SIDES + 1)
        by_size = [tuple(combinations_with_replacement(faces, count)) for count in range(size, -1, -1)]
        self.hands: tuple[tuple[int, ...], ...] = by_size[0]
        self.keeps: tuple[tuple[int, ...], ...] = tuple(keep for group in by_size for keep in group)
        self.index: dict[tuple[int, ...], int] = {keep: at for at, keep in enumerate(self.keeps)}
        self._grown = tuple(
            tuple(self.index[tuple(sorted((*keep, face)))] for face in faces) for keep in self.keeps[len(self.hands) :]
        )
        self._parts = tuple(
            tuple(sorted({self.index[part] for count in range(size + 1) for part in combinations(hand, count)}))
            for hand in self.hands
        )
        self._lacking = tuple(map(self._one_less, by_size[-2::-1]))

    def _one_less(self, keeps: Sequence[tuple[int, ...]]) -> tuple[slice, tuple[tuple[int, ...], ...]]:
        """Where keeps of one size lie, and for each column of the answer the keeps that lack one of their dice."""
        first = self.index[keeps[0]]
        lacking = [[self.index[keep[:at] + keep[at + 1 :]] for at in range(len(keep))] for keep in keeps]
        return slice(first, first + len(keeps)), tuple(zip(*lacking, strict=True))

    def parts(self, hand: int) -> tuple[int, ...]:
        """The keeps that can be left lying of a hand, the whole hand among them."""
        return self._parts[hand]

    def expected(self, values: Sequence[float]) -> list[float]:
        """One value a hand -> the mean value of each keep after the other dice have been thrown once."""
        means = list(values)
        for a, b, c, d, e, f in self._grown:
            means.append((means[a] + means[b] + means[c] + means[d] + means[e] + means[f]) / SIDES)
        return means

    def best(self, values: Sequence[float]) -> list[float]:
        """One value a keep -> the value of each hand of which the best keep is left lying."""
        best = list(values)
        for here, lacking in self._lacking:
            best[here] = map(max, best[here], *(map(best.__getitem__, column) for column in lacking))
        return best[: len(self.hands)]

    def best_keep(self, hand: int, values: Sequence[float]) -> int:
        """The keep of a hand with the highest value; of equal ones the largest."""
        return max(self._parts[hand], key=values.__getitem__)

    def spread(self, weights: Sequence[float]) -> list[float]:
        """How likely each keep is -> how likely each hand is after the other dice have been thrown once."""
        likely = list(weights)
        first = len(self.hands)
        for at in range(len(likely) - 1, first - 1, -1):
            share = likely[at] / SIDES
            if share:
                for grown in self._grown[at - first]:
                    likely[grown] += share
        return likely[:first]

    def kept(self, likely: Sequence[float], values: Sequence[float]) -> list[float]:
        """How likely each hand is -> how likely each keep is left lying if `values`, one a keep, decide."""
        weights = [0.0] * len(self.keeps)
        for hand, chance in enumerate(likely):
            if chance:
                weights[self.best_keep(hand, values)] += chance
        return weights


@cache
def dice_pool(size: int) -> DicePool:
    """The pool of this many dice, made once."""
    return DicePool(size)


def split(dice: Sequence[int], keep: Sequence[int], aside: Collection[int] = ()) -> tuple[int, ...]:
    """The positions of the dice to throw so that dice with the faces `keep` stay lying.

    Of equal dice those stay first that lie `aside` already, then those with the lowest position.
    """
    left = list(keep)
    stay = set()
    for at in sorted(range(len(dice)), key=lambda at: at not in aside):
        if dice[at] in left:
            left.remove(dice[at])
            stay.add(at)
    return tuple(at for at in range(len(dice)) if at not in stay)
