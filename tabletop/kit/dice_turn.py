"""A turn of throws: some dice are set aside, the others are thrown again.

`pips` are the faces of all dice in the order of their tokens, `aside` the positions of those set aside, in the order in
which they lie on the rail. Dice that show the same are the same choice.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations

from tabletop.core.chance import Chance
from tabletop.core.model import Action, Seat, TokenId
from tabletop.kit.dice import split

RETHROW = "rethrow"
"""The verb that names the dice to throw again."""


@cache
def die_ids(count: int) -> tuple[TokenId, ...]:
    """The tokens of so many dice."""
    return tuple(f"d{number}" for number in range(1, count + 1))


@cache
def _rethrow_of(seat: Seat, count: int, mask: int) -> Action:
    return Action(seat, RETHROW, tuple(token for at, token in enumerate(die_ids(count)) if mask >> at & 1))


@cache
def _groups(count: int) -> tuple[tuple[int, ...], ...]:
    """Every choice of at least one of so many dice, by positions."""
    return tuple(group for size in range(1, count + 1) for group in combinations(range(count), size))


@lru_cache(maxsize=8192)
def rethrows(seat: Seat, pips: tuple[int, ...], aside: tuple[int, ...]) -> tuple[Action, ...]:
    """One action for each choice of faces: of equal dice those are thrown first that are not set aside."""
    order = sorted(range(len(pips)), key=lambda at: (at in aside, -at))
    weights, masks = [8 ** pips[at] for at in order], [1 << at for at in order]
    found: dict[int, int] = {}
    for group in _groups(len(pips)):
        found.setdefault(sum([weights[at] for at in group]), sum([masks[at] for at in group]))
    return tuple([_rethrow_of(seat, len(pips), mask) for mask in found.values()])


def same_rethrow(action: Action, pips: Sequence[int], aside: Collection[int]) -> Action:
    """The action of `rethrows` that throws the same faces; the action itself where it names no dice, or others."""
    ids, tokens = die_ids(len(pips)), frozenset(action.tokens)
    if not tokens or not tokens.issubset(ids):
        return action
    stay = tuple(face for token, face in zip(ids, pips, strict=True) if token not in tokens)
    return Action(action.seat, RETHROW, tuple(ids[at] for at in split(pips, stay, aside)))


def rethrown(
    pips: Sequence[int], aside: Sequence[int], tokens: Collection[TokenId], chance: Chance
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The faces after these dice have been thrown again, and the positions set aside: all others, those that lay there
    before first."""
    ids = die_ids(len(pips))
    left = [at for at in aside if ids[at] not in tokens]
    left += [at for at, token in enumerate(ids) if token not in tokens and at not in left]
    return tuple(chance.roll() if token in tokens else face for token, face in zip(ids, pips, strict=True)), tuple(left)


def one_choice(pips: Sequence[int], first: Iterable[int], positions: Iterable[int]) -> tuple[int, ...]:
    """The positions that stand for all choices of dice with the same faces as these, in rising order: of equal dice
    those that come `first`. Faces that `first` does not have are left out."""
    wanted = [pips[at] for at in positions]
    found = []
    for at in first:
        if pips[at] in wanted:
            wanted.remove(pips[at])
            found.append(at)
    return tuple(sorted(found))
