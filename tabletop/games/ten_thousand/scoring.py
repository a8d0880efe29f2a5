"""What dice are worth: groups, single dice and straights, each die counted once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import product

from msgspec import Struct

from tabletop.kit.dice import tally

DICE = 5
SINGLES = {1: 100, 5: 50}
STRAIGHT = 1500
STRAIGHTS = ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))
LEAST_GROUP = 3


class Group(Struct, frozen=True):
    """Equal dice set aside that count together, and can grow; `count` 0: there are none."""

    face: int = 0
    count: int = 0

    @property
    def worth(self) -> int:
        """The points of all its dice together."""
        return group_worth(self.face, self.count) if self.count else 0


def group_worth(face: int, count: int) -> int:
    """What three, four or five equal dice are worth: each one more than three doubles it."""
    return int((1000 if face == 1 else 100 * face) * 2 ** (count - LEAST_GROUP))


NO_GROUP = Group()


class PartKind(StrEnum):
    """How dice of a throw count: GROWN are those that join a group set aside."""

    STRAIGHT = "straight"
    GROUP = "group"
    GROWN = "grown"
    SINGLE = "single"


class Part(Struct, frozen=True):
    """Dice of one throw that count together: their positions, their face (0: a straight) and the points they bring."""

    kind: PartKind
    face: int
    positions: tuple[int, ...]
    points: int


@lru_cache(maxsize=16384)
def parts_of(pips: tuple[int, ...], positions: tuple[int, ...], group: Group) -> tuple[Part, ...]:
    """The dice at these positions counted at the highest value that they have together, beside a group set aside.
    Dice that are worth nothing are in no part."""
    if tuple(sorted(pips[at] for at in positions)) in STRAIGHTS:
        return (Part(PartKind.STRAIGHT, 0, positions, STRAIGHT),)
    found = []
    for face, count in enumerate(tally(pips[at] for at in positions), start=1):
        here = tuple(at for at in positions if pips[at] == face)
        if count and face == group.face:
            points = group_worth(face, group.count + count) - group.worth
            found.append(Part(PartKind.GROWN, face, here, points))
        elif count >= LEAST_GROUP:
            found.append(Part(PartKind.GROUP, face, here, group_worth(face, count)))
        elif face in SINGLES:
            found += [Part(PartKind.SINGLE, face, (at,), SINGLES[face]) for at in here]
    return tuple(found)


def worth(parts: Collection[Part]) -> int:
    """The points of these parts."""
    return sum(part.points for part in parts)


def dice_in(parts: Collection[Part]) -> tuple[int, ...]:
    """The positions of all dice of these parts, in rising order."""
    return tuple(sorted(at for part in parts for at in part.positions))


def grown(group: Group, parts: Collection[Part]) -> Group:
    """The group that lies aside once these parts have been set aside."""
    for part in parts:
        if part.kind is PartKind.GROUP:
            return Group(part.face, len(part.positions))
        if part.kind is PartKind.GROWN:
            return Group(part.face, group.count + len(part.positions))
    return group


def choices(pips: Sequence[int], parts: Collection[Part]) -> tuple[tuple[int, ...], ...]:
    """Every choice of dice that may be set aside where not all must be, one for each choice of faces: dice that count
    one by one, a group of 1s or 5s in part, any other group and a straight whole or not at all."""
    ways: list[list[tuple[int, ...]]] = []
    loose: dict[int, list[int]] = {}
    for part in parts:
        if part.kind is PartKind.STRAIGHT:
            ones = [at for at in part.positions if pips[at] in SINGLES]
            some = [tuple(ones[:count]) for count in range(len(ones) + 1)]
            return tuple(choice for choice in (*some, *((at,) for at in ones[1:]), part.positions) if choice)
        if _splits(part):
            loose.setdefault(part.face, []).extend(part.positions)
        else:
            ways.append([(), part.positions])
    ways += [[tuple(here[:count]) for count in range(len(here) + 1)] for here in loose.values()]
    found = (tuple(sorted(at for some in chosen for at in some)) for chosen in product(*ways))
    return tuple(choice for choice in found if choice)


def _splits(part: Part) -> bool:
    """Whether some of the dice of a part count without the others."""
    return part.kind is not PartKind.GROUP or part.face in SINGLES
