"""Choosing by somebody who does not see exactly."""

from __future__ import annotations

from collections import Counter

from tabletop.core.chance import LiveChance
from tabletop.kit.leaning import leaning


def test_without_doubt_the_best_is_chosen_and_nothing_drawn() -> None:
    luck = LiveChance(3)
    assert leaning((1.0, 3.0, 2.0), 0.0, luck) == 1
    assert leaning((2.0,), 5.0, luck) == 0
    assert not luck.drawn


def test_what_is_nearly_as_good_is_chosen_nearly_as_often() -> None:
    luck = LiveChance(3)
    found = Counter(leaning((10.0, 9.0, 0.0), 1.0, luck) for _ in range(2000))
    assert found[0] > found[1] > 0.3 * found[0]
    assert found[2] < 5
