"""How a level chooses among the moves that it has looked at: which are plausible, and how often each is taken."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from unittest.mock import Mock

from tabletop.core.chance import Chance
from tabletop.kit.alpha_beta import Effort, Found
from tabletop.kit.choosing import Skill, chosen

EFFORT = Effort(100, spread=300)


def part(behind: float) -> int:
    """How often a move is taken that is so many times `flat` behind the best, in ten thousand."""
    return int(10_000 * exp(-behind))


def chances(
    scores: Sequence[int], skill: Skill, glances: Sequence[int] = (), overlooked: Sequence[int] = ()
) -> list[int]:
    """How often each plausible move is taken, in ten thousand; `overlooked`: the numbers drawn for the moves."""
    luck = Mock(spec=Chance)
    luck.weighted.return_value = 0
    luck.pick.side_effect = list(overlooked)
    chosen([Found(move, score) for move, score in enumerate(scores)], skill, luck, lambda move: glances[move])
    assert [call.args for call in luck.pick.call_args_list] == [(100,)] * len(overlooked)
    (weights,) = luck.weighted.call_args.args
    return list(weights)


def test_without_a_flat_choice_the_best_is_taken() -> None:
    best = Found(7, 90)
    assert chosen([best, Found(8, 90)], Skill(EFFORT, overlooks=100), Mock(spec=Chance), int) is best


def test_a_worse_move_is_taken_less_often_and_one_of_no_known_value_never() -> None:
    assert chances([100, 50, -199, -200], Skill(EFFORT, flat=50)) == [10_000, part(1), part(299 / 50)]


def test_what_is_won_anyway_counts_alike() -> None:
    skill = Skill(Effort(100, spread=9_000), flat=100)
    assert chances([5_000, 4_990, 2_900], skill) == [10_000, 10_000, part(1)]


def test_an_overlooked_answer_counts_as_at_first_sight() -> None:
    skill = Skill(EFFORT, flat=50, overlooks=30)
    shares = chances([100, 90, 80], skill, glances=[0, 150, 0], overlooked=[30, 29, 99])
    assert shares == [part(1), 10_000, part(70 / 50)]


def test_where_everything_looks_bad_the_best_of_it_is_left() -> None:
    skill = Skill(EFFORT, flat=50, overlooks=100)
    assert chances([100, 90], skill, glances=[-1_000, -1_001], overlooked=[0, 0]) == [10_000]
