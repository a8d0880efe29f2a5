"""Who sits on a seat, and how people can sit round the screen."""

from __future__ import annotations

import pytest

from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.match.players import Player, Seating


def test_a_program_from_elsewhere_uses_a_share_of_its_strength() -> None:
    shares = [Player("Fish", computer=True, level=level).share for level in Level]
    assert shares == [0.0, 1.0, 0.3, 1.0, 1.0]


def test_only_who_plays_as_i_do_is_of_another_level_each_time() -> None:
    steady = Player("Fox", computer=True, level=Level.HARD, strength=0.0)
    assert steady.level_now(LiveChance(1)) is Level.HARD
    mine = Player("Owl", computer=True, level=Level.HARD, as_i_play=True, strength=1.5)
    assert {mine.level_now(LiveChance(seed)) for seed in range(9)} == {Level.EASY, Level.MEDIUM}


@pytest.mark.parametrize(
    ("seating", "suited", "faces_owners"),
    [
        (Seating.SAME_SIDE, [0, 1, 2, 3, 4], False),
        (Seating.TURNING, [2, 3, 4], False),
        (Seating.OPPOSITE, [2], True),
        (Seating.ROUND, [2, 3, 4], True),
    ],
)
def test_how_many_people_can_sit_so(seating: Seating, suited: list[int], faces_owners: bool) -> None:
    assert [people for people in range(5) if seating.suits(people)] == suited
    assert seating.faces_owners is faces_owners
