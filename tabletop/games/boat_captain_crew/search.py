"""How likely a ship gets afloat, and what the mile dice bring on average: exact figures for hints and the computer."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from tabletop.games.boat_captain_crew.state import DICE, SHIP, THROWS, locked
from tabletop.kit.dice import SIDES

Pair = tuple[int, int]
_PAIRS: tuple[Pair, ...] = tuple((one, other) for one in range(1, SIDES + 1) for other in range(1, SIDES + 1))


@cache
def outcomes(aboard: int) -> tuple[tuple[int, tuple[int, ...], float], ...]:
    """What a throw may bring when so many are aboard: how many then are, the mile dice (once all are) in rising order,
    and how likely that is."""
    found: Counter[tuple[int, tuple[int, ...]]] = Counter()
    known = SHIP[:aboard]
    for faces in product(range(1, SIDES + 1), repeat=DICE - aboard):
        pips = (*known, *faces)
        ship = locked(pips, tuple(range(aboard)))
        rest = tuple(sorted(pips[at] for at in range(DICE) if at not in ship)) if len(ship) == len(SHIP) else ()
        found[len(ship), rest] += 1
    whole = SIDES ** (DICE - aboard)
    return tuple((count, rest, times / whole) for (count, rest), times in found.items())


@cache
def afloat_chance(aboard: int, throws: int) -> float:
    """How likely the ship gets afloat with so many aboard and so many throws still to come."""
    if aboard == len(SHIP):
        return 1.0
    if not throws:
        return 0.0
    return sum(chance * afloat_chance(count, throws - 1) for count, _, chance in outcomes(aboard))


def worth(pair: Pair, need: int) -> float:
    """What mile dice are worth: their miles; or, where at least `need` miles are wanted and nothing else, 1 or 0."""
    return float(sum(pair)) if not need else float(sum(pair) >= need)


@cache
def value(pair: Pair, throws: int, mode: str, need: int = 0) -> float:
    """What mile dice that lie there are worth with so many throws left, if the best is made of them."""
    return max([worth(pair, need), *(mean for _, mean in throws_of(pair, throws, mode, need))])


@cache
def throws_of(pair: Pair, throws: int, mode: str, need: int = 0) -> tuple[tuple[tuple[bool, bool], float], ...]:
    """Which of the two dice may be thrown again, and what that is worth on average."""
    if not throws or mode == "none":
        return ()
    choices = [(True, True)] if mode == "both" else [(True, True), (True, False), (False, True)]
    found = []
    for again in choices:
        after = [tuple(new if go else old for go, old, new in zip(again, pair, fresh, strict=True)) for fresh in _PAIRS]
        mean = sum(value((one, other), throws - 1, mode, need) for one, other in after) / len(_PAIRS)
        found.append((again, mean))
    return tuple(found)


@cache
def turn_value(mode: str, aboard: int = 0, throws: int = THROWS) -> float:
    """How many miles a turn brings on average from here on."""
    if not throws:
        return 0.0
    total = 0.0
    for count, rest, chance in outcomes(aboard):
        if count == len(SHIP):
            total += chance * value((rest[0], rest[1]), throws - 1, mode)
        else:
            total += chance * turn_value(mode, count, throws - 1)
    return total
