"""Dice: their faces in words and back, counting them, the odds of throwing some of them again."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tabletop.kit.dice import SIDES, DicePool, die_face, face_name, has_run, pips_of, split, tally
from tabletop.text_front import english


def test_a_face_says_what_it_shows() -> None:
    assert [die_face(pips) for pips in range(3)] == ["die-blank", "die-1", "die-2"]
    assert [pips_of(die_face(pips)) for pips in range(7)] == list(range(7))
    assert [pips_of(face) for face in (None, "", "card-9S", "die-x")] == [0] * 4
    assert face_name("card-9S") is None
    assert [english(told) for told in map(face_name, ("die-4", "die-blank")) if told] == [
        "die showing a 4",
        "die before the throw",
    ]


def test_dice_are_counted_by_their_faces() -> None:
    assert tally((1, 6, 6, 2)) == (1, 1, 0, 0, 0, 2)
    runs = {(1, 2, 3, 4): 4, (6, 5, 4, 3, 1): 4, (2, 3, 5, 6): 2, (1, 2, 3, 4, 5, 6): 6, (5, 6): 2}
    for dice, longest in runs.items():
        assert [has_run(tally(dice), length) for length in range(1, 7)] == [length <= longest for length in range(1, 7)]


@pytest.mark.parametrize(
    ("keep", "aside", "thrown"),
    [((), (), (0, 1, 2, 3)), ((5,), (), (1, 2, 3)), ((5,), (2,), (0, 1, 3)), ((5, 3, 5), (), (3,)), ((6,), (0,), None)],
)
def test_equal_dice_stay_that_lie_aside_already(
    keep: tuple[int, ...], aside: tuple[int, ...], thrown: tuple[int, ...] | None
) -> None:
    assert split((5, 3, 5, 1), keep, aside) == (thrown if thrown is not None else (0, 1, 2, 3))


def test_a_pool_reckons_as_if_every_throw_were_made() -> None:
    pool = DicePool(2)
    assert pool.keeps[len(pool.hands) :] == ((1,), (2,), (3,), (4,), (5,), (6,), ())
    values = [float(sum(hand)) for hand in pool.hands]
    means = pool.expected(values)
    assert [means[pool.index[keep]] for keep in ((), (1,), (6, 6))] == pytest.approx([7.0, 4.5, 12.0])
    best = pool.best(means)
    assert [best[pool.index[hand]] for hand in ((1, 1), (1, 6), (6, 6))] == pytest.approx([7.0, 9.5, 12.0])
    kept = [pool.keeps[pool.best_keep(pool.index[hand], means)] for hand in ((1, 1), (1, 6), (3, 4), (6, 6))]
    assert kept == [(), (6,), (4,), (6, 6)]
    assert {pool.keeps[part] for part in pool.parts(pool.index[1, 6])} == {(), (1,), (6,), (1, 6)}


def test_a_pool_spreads_what_is_likely_over_all_throws() -> None:
    pool = DicePool(2)
    start = [0.0] * len(pool.keeps)
    start[pool.index[()]] = 1.0
    likely = pool.spread(start)
    throws = Counter(tuple(sorted(faces)) for faces in product(range(1, SIDES + 1), repeat=2))
    assert likely == pytest.approx([throws[hand] / 36 for hand in pool.hands])
    means = pool.expected([float(sum(hand)) for hand in pool.hands])
    kept = pool.kept(likely, means)
    assert sum(kept) == pytest.approx(1)
    assert kept[pool.index[()]] == pytest.approx(sum(throws[a, b] for a, b in throws if b <= 3) / 36)
