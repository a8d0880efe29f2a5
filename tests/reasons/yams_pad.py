"""Whether what is said of the dice and boxes of Yams is true, by counting throws."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from tabletop.games.yams import words as yams_words
from tabletop.games.yams.state import BOXES, open_boxes, place_of, points_of
from tabletop.kit.dice import dice_pool
from tests.reasons.dice import about, only, positions, throws_of
from tests.reasons.sayings import Saying, Truths


def box_of(s: Saying) -> int:
    """The box that is named."""
    columns = len(s.state.house.kinds)
    found = {
        box: yams_words.place_text(place_of(columns, column, box), s.state.house)
        for column in range(columns)
        for box in range(len(BOXES))
        if yams_words.place_text(place_of(columns, column, box), s.state.house) == s["box"]
    }
    return next(iter(found))


@cache
def reached(kept: tuple[int, ...], box: int, points: int, house: Any) -> float:
    """How likely one throw of all other dice brings so many points in a box."""
    good = sum(points_of((*kept, *throw), house)[box] >= points for throw in throws_of(5 - len(kept)))
    return good / 6.0 ** (5 - len(kept))


def hopes(s: Saying) -> bool:
    """The dice that stay are named; the chance is not higher than the best that there is, and exact for one throw."""
    thrown = positions(s)
    kept = tuple(sorted(face for at, face in enumerate(s.state.dice) if at not in thrown))
    args = dict(s.text.args)
    if "kept" in args and (tuple(sorted(s["kept"].items)) != kept or s.n != len(thrown)):
        return False
    if "kept" not in args and len(thrown) != 5:
        return False
    box, points = box_of(s), s["points"] if "points" in args else 1
    left = 3 - s.state.throws
    if left == 1:
        chance = 100 * reached(kept, box, points, s.state.house)
        return about(s["percent"], chance) or (s["percent"] == 1 and 0 < chance < 1)
    # The best plan for this box alone is at least as good as a plan that minds the others too.
    return bool(0 < s["percent"] <= 100 * at_best(kept, box, points, s.state.house) + 1)


def at_best(kept: tuple[int, ...], box: int, points: int, house: Any) -> float:
    """How likely two throws bring so much, if nothing else is aimed at."""
    pool = dice_pool(5)
    then = pool.best(pool.expected([float(points_of(hand, house)[box] >= points) for hand in pool.hands]))
    return pool.expected(then)[pool.index[kept]]


def hopeless(s: Saying) -> bool:
    """The last throw, after which every box that is open gets nothing."""
    kept = [face for at, face in enumerate(s.state.dice) if at not in positions(s)]
    boxes = {box for _, box in open_boxes(s.state.house, s.state.pads[s.seat])}
    return not any(
        points_of((*kept, *throw), s.state.house)[box] for throw in throws_of(5 - len(kept)) for box in boxes
    )


def gives(s: Saying) -> bool:
    """So many points stand in the box afterwards."""
    return points_of(s.state.dice, s.state.house)[box_of(s)] == s.n


def gives_most(s: Saying) -> bool:
    """No other choice of dice is likely to bring more in this box with the next throw."""
    dice, house, box = s.state.dice, s.state.house, box_of(s)
    keeps = {tuple(face for face, stays in zip(dice, some, strict=True) if stays) for some in product((0, 1), repeat=5)}
    return gives(s) and all(reached(tuple(sorted(keep)), box, s.n + 1, house) <= 0.5 for keep in keeps - {dice})


YAMS: Truths = {
    "A turn begins with a throw.": lambda s: s.state.throws == 0,
    "No other box is open.": only,
    "{box} gives %n point(s) now; another throw is not likely to bring more.": gives_most,
    "{box} gives %n point(s).": gives,
    "{box} gives %n point(s), and the better boxes stay free for later.": lambda s: gives(s) and s.state.throws == 3,
    "Nothing fits well: a 0 hurts least in {box}.": lambda s: points_of(s.state.dice, s.state.house)[box_of(s)] == 0,
    "Whatever these dice show, no box gets any points that may be filled.": hopeless,
    "Keep {kept} and throw %n dice: the chance of {box} is about {percent}%.": hopes,
    "Keep {kept} and throw %n dice: the chance of {points} points or more in {box} is about {percent}%.": hopes,
    "Throw all five dice again: the chance of {box} is about {percent}%.": hopes,
    "Throw all five dice again: the chance of {points} points or more in {box} is about {percent}%.": hopes,
}
