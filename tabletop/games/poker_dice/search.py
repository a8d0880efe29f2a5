"""How likely a hand wins the pot: exact for two players; with more, as if each of the others played alone.

Arrays of figures follow the hands, or the keeps, of `POOL`. Level hands count as half a pot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from tabletop.games.poker_dice.scoring import DICE, rank
from tabletop.games.poker_dice.state import THROWS, State, hand_of
from tabletop.kit.dice import dice_pool

POOL = dice_pool(DICE)
_NOTHING_KEPT = len(POOL.keeps) - 1


@cache
def first_throw() -> tuple[float, ...]:
    """How likely each hand is after one throw of all five dice."""
    weights = [0.0] * len(POOL.keeps)
    weights[_NOTHING_KEPT] = 1.0
    return tuple(POOL.spread(weights))


@cache
def levels(by_faces: bool) -> tuple[int, ...]:
    """How good each hand is, as a number; hands with the same number are level."""
    ranks = [rank(hand, by_faces) for hand in POOL.hands]
    number = {found: at for at, found in enumerate(sorted(set(ranks)))}
    return tuple(number[found] for found in ranks)


def beating(level: int, by_faces: bool) -> list[float]:
    """What each hand is worth against one of this level."""
    return [1.0 if own > level else 0.5 if own == level else 0.0 for own in levels(by_faces)]


@cache
def answers(level: int, by_faces: bool) -> tuple[float, ...]:
    """How likely a player who throws well beats a hand of this level with one, two and three throws."""
    values, found = beating(level, by_faces), []
    for _ in range(THROWS):
        found.append(sum(chance * value for chance, value in zip(first_throw(), values, strict=True)))
        values = POOL.best(POOL.expected(values))
    return tuple(found)


def holding(throws: int, others: int, by_faces: bool) -> list[float]:
    """How likely each hand stays the best while so many others may throw so often."""
    if not others:
        return [1.0] * len(POOL.hands)
    return [(1.0 - answers(level, by_faces)[throws - 1]) ** others for level in levels(by_faces)]


@cache
def leading(others: int, by_faces: bool) -> tuple[tuple[float, ...], ...]:
    """What each hand of a leader is worth after one, two and three throws, if the rest is played well."""
    values = [holding(throws, others, by_faces) for throws in range(1, THROWS + 1)]
    for throws in range(THROWS - 2, -1, -1):
        go_on = POOL.best(POOL.expected(values[throws + 1]))
        values[throws] = list(map(max, values[throws], go_on))
    return tuple(map(tuple, values))


def leader_wins() -> float:
    """How many of the pots the leader of two wins who plays well."""
    return sum(chance * value for chance, value in zip(first_throw(), leading(1, True)[0], strict=True))


class Odds(Struct, frozen=True):
    """For the hand that lies there: how likely the pot is won by stopping, and by throwing again all but `keep`."""

    stop: float
    go_on: float
    keep: tuple[int, ...]


def odds(state: State) -> Odds:
    """The odds of the player in turn, who may throw again."""
    stop, throws = choices(state)
    keep = max(throws, key=throws.__getitem__)
    return Odds(stop, throws[keep], POOL.keeps[keep])


def choices(state: State) -> tuple[float, dict[int, float]]:
    """How likely the player in turn wins the pot by stopping, and by throwing again all but a keep of the pool."""
    by_faces = state.house.by_faces
    others = sum(not hand for hand in state.hands) - 1
    hand = POOL.index[tuple(sorted(state.pips))]
    if not state.limit:
        stop = holding(state.throws, others, by_faces)[hand]
        return stop, _throws(hand, leading(others, by_faces)[state.throws])
    best = rank(hand_of(state, state.to_beat[0]), by_faces)
    level = next(at for at, one in zip(levels(by_faces), POOL.hands, strict=True) if rank(one, by_faces) == best)
    stays = holding(state.limit, others, by_faces)
    values = [own * later for own, later in zip(beating(level, by_faces), stays, strict=True)]
    stop = values[hand]
    for _ in range(state.throws_left - 1):
        values = POOL.best(POOL.expected(values))
    return stop, _throws(hand, values)


def _throws(hand: int, values: Sequence[float]) -> dict[int, float]:
    means = POOL.expected(values)
    return {keep: means[keep] for keep in POOL.parts(hand) if keep != hand}


def sets(dice: Sequence[int]) -> tuple[int, ...]:
    """What people like to keep: equal dice, or the highest one."""
    equal = tuple(sorted(face for face in dice if dice.count(face) > 1))
    return equal or (max(dice),)
