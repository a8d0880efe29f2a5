"""How well somebody plays, as their results tell, and how a computer player is made as strong."""

from __future__ import annotations

import pytest

from tabletop.core.bot import Level
from tabletop.core.chance import LiveChance
from tabletop.match.form import BEGINNING, STRONGEST, Form, Meeting, form, level_at, nearest
from tabletop.match.players import Player


def matches(strength: float, *scores: float) -> list[list[Meeting]]:
    """Matches against one computer player of this strength."""
    return [[Meeting(strength, score)] for score in scores]


def test_nobody_knows_anything_of_a_newcomer() -> None:
    assert form([]) == Form(BEGINNING, 0)


def test_whoever_wins_is_stronger_and_whoever_loses_weaker_and_never_off_the_scale() -> None:
    assert form(matches(1, 1)).strength > BEGINNING > form(matches(1, 0)).strength
    assert form(matches(STRONGEST, *[1] * 60)).strength == STRONGEST
    assert form(matches(0, *[0] * 60)).strength == 0


def test_a_draw_among_equals_changes_nothing() -> None:
    assert form(matches(BEGINNING, 0.5)).strength == pytest.approx(BEGINNING)


def test_an_expected_victory_says_less_than_a_surprising_one() -> None:
    assert form(matches(0, 1)).strength < form(matches(3, 1)).strength


@pytest.mark.parametrize("truth", [0.4, 1.6, 3.2])
def test_who_meets_players_of_their_own_form_finds_their_strength(truth: float) -> None:
    luck = LiveChance(4)
    played: list[list[Meeting]] = []
    found = []
    for _ in range(300):
        now = form(played).strength
        wins = luck.pick(10_000) < 10_000 / (1 + (3 / 7) ** (truth - now))
        played.append([Meeting(now, float(wins))])
        found.append(now)
    assert sum(found[60:]) / len(found[60:]) == pytest.approx(truth, abs=0.3)


def test_many_opponents_of_one_match_are_one_match() -> None:
    one = form([[Meeting(1, 1), Meeting(1, 0)]])
    assert one.matches == 1
    assert one.strength == pytest.approx(BEGINNING)


def test_between_two_levels_the_nearer_one_thinks_more_often() -> None:
    luck = LiveChance(1)
    levels = [level_at(1.25, luck) for _ in range(400)]
    assert set(levels) == {Level.EASY, Level.MEDIUM}
    assert levels.count(Level.EASY) / 400 == pytest.approx(0.75, abs=0.06)
    assert {level_at(STRONGEST, luck) for _ in range(20)} == {Level.BEST}
    assert {level_at(0.0, luck) for _ in range(20)} == {Level.FIRST_STEPS}
    assert nearest(1.6) is Level.MEDIUM


def test_a_player_of_a_level_stays_at_it() -> None:
    luck = LiveChance(1)
    assert {Player("Fox", True, Level.HARD).level_now(luck) for _ in range(9)} == {Level.HARD}
    fitting = Player("Fox", True, Level.HARD, as_i_play=True, strength=0.5)
    assert {fitting.level_now(luck) for _ in range(40)} == {Level.FIRST_STEPS, Level.EASY}
