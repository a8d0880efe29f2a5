"""The computer players of 10,000 and the odds behind them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Setup
from tabletop.games.ten_thousand.bot import POLICY
from tabletop.games.ten_thousand.engine import GAME
from tabletop.games.ten_thousand.scoring import NO_GROUP, Group
from tabletop.games.ten_thousand.search import BARS, bar, bust_chance, gains
from tabletop.games.ten_thousand.state import Phase, State
from tabletop.games.ten_thousand.values import UNIT, Race, turn
from tabletop.text_front import english
from tests.games.ten_thousand_positions import begin, keep, lying, opened, thrown

STOP = Action(0, "stop")


def think(state: State, level: Level = Level.BEST, seed: int = 1) -> Choice:
    """What the player in turn answers."""
    return POLICY.choose(Ask((state,), state.turn, level, GAME.legal(state, state.turn)), LiveChance(seed))


def why(state: State, level: Level = Level.BEST) -> str:
    """The reason in English."""
    reason = think(state, level).reason
    assert reason is not None
    return english(reason)


def play(levels: tuple[Level, ...], seed: int, *options: tuple[str, str]) -> tuple[State, int]:
    """A match of these levels: its last state, and how many turns were begun."""
    luck, turns = LiveChance(seed), 0
    state = GAME.start(Setup(len(levels), options), luck)
    while GAME.result(state) is None:
        action = POLICY.choose(
            Ask((state,), state.turn, levels[state.turn], GAME.legal(state, state.turn)), luck
        ).action
        assert action is not None
        assert GAME.check(state, action) is None
        turns += action.verb == "throw"
        state = GAME.apply(state, action, luck)
    return state, turns


def test_gains_are_exact() -> None:
    busts = {count: dict(gains(count, NO_GROUP))[0] for count in range(1, 6)}
    assert busts == pytest.approx({5: 25 / 324, 4: 17 / 108, 3: 5 / 18, 2: 4 / 9, 1: 2 / 3})
    assert dict(gains(1, Group(4, 3)))[400] == pytest.approx(1 / 6)
    assert sum(points * chance for points, chance in gains(5, NO_GROUP)) == pytest.approx(269, abs=0.5)


def test_the_bars_are_those_of_the_rules() -> None:
    assert [BARS[count] for count in range(1, 6)] == [200, 200, 400, 1000, 3500]
    three_4s = lying(begin(), 4, 4, 4, 2, 3)
    assert bar(three_4s, (0, 1, 2)) == 950
    assert bar(lying(begin(), 4, 4, 4, 1, 3), (0, 1, 2, 3)) == 450
    assert bar(lying(begin(), 6, 6, 6, 6, 3), (0, 1, 2, 3)) == 650
    assert bar(lying(begin(), 1, 2, 3, 4, 5), (0, 1, 2, 3, 4)) == 3500


@pytest.mark.parametrize(
    ("points", "pips", "aside", "stops"),
    [
        (150, (1, 1, 5, 2, 3), (0, 1), True),
        (100, (1, 1, 5, 2, 3), (0, 1), False),
        (250, (1, 1, 5, 2, 3), (0,), True),
        (350, (1, 5, 2, 3, 3), (), True),
        (250, (1, 2, 2, 3, 3), (), False),
        (3300, (2, 3, 4, 5, 1), (), True),
    ],
)
def test_the_best_stops_by_the_table(points: int, pips: tuple[int, ...], aside: tuple[int, ...], stops: bool) -> None:
    state = lying(opened(begin()), *pips, aside=aside, points=points)
    assert (think(state).action == STOP) == stops


def test_the_best_goes_on_for_a_group_that_may_grow() -> None:
    state = lying(opened(begin()), 4, 4, 4, 2, 3)
    assert think(state).action == keep(state, 1, 2, 3)


def test_hints_state_the_chance_of_a_bust() -> None:
    state = lying(opened(begin()), 1, 1, 1, 5, 2, aside=(0, 1), points=200)
    assert bust_chance(state, (2, 3)) == pytest.approx(2 / 3)
    assert why(state) == "1 dice would lose 350 points in about 67% of throws: better to stop."
    low = lying(opened(begin()), 5, 2, 2, 3, 3)
    assert why(low) == "4 dice lose 50 points in about 16% of throws: the risk is worth it."
    closed = lying(begin(), 6, 6, 6, 4, 3)
    assert why(closed) == "150 more points are needed to open; 2 dice score nothing in about 25% of throws."
    must = lying(opened(begin(hot_dice_rule="must")), 2, 3, 4, 5, 6)
    assert why(must) == "There is no choice, but 5 dice score nothing in about 8% of throws."


def test_the_chance_counts_throws_past_an_exact_goal() -> None:
    state = lying(opened(begin(exact_finish="on"), 9900, 0), 5, 2, 3, 3, 6)
    past = bust_chance(state, (0,))
    assert past > 17 / 108
    assert past == pytest.approx(sum(chance for gain, chance in gains(4, NO_GROUP) if not gain or gain > 50))


def test_the_best_dares_more_when_somebody_is_about_to_win() -> None:
    pips, aside = (1, 1, 5, 2, 3), (0, 1)
    assert think(lying(opened(begin(), 4000, 4000), *pips, aside=aside, points=150)).action == STOP
    behind = lying(opened(begin(), 4000, 9500), *pips, aside=aside, points=150)
    assert think(behind).action == keep(behind, 3)
    assert why(behind) == "2 dice lose 200 points in about 44% of throws, but time is short."


def test_the_best_never_stops_behind_in_the_last_round() -> None:
    closing = replace(opened(begin(last_round="on"), 9000, 10_000), closing=True)
    assert think(lying(closing, 1, 1, 1, 1, 1)).action == STOP
    poor = lying(closing, 1, 5, 2, 3, 3, points=700)
    assert think(poor).action == keep(poor, 1, 2)


def test_the_others_stop_at_fixed_points() -> None:
    state = lying(opened(begin()), 1, 5, 2, 3, 3, points=200)
    assert think(state, Level.HARD).action == STOP
    assert why(state, Level.HARD) == "350 points are enough."
    assert think(state, Level.MEDIUM).action == keep(state, 1, 2)
    assert why(state, Level.MEDIUM) == "Only 350 points so far: at least 1000 would be good."
    assert think(lying(state, 1, 5, 2, 3, 3, points=900), Level.MEDIUM).action == STOP
    assert think(lying(state, 1, 5, 2, 3, 3, points=900), Level.EASY).action == keep(state, 1, 2)


def test_a_turn_by_the_table_is_the_best_one() -> None:
    """The figure of the rules: 347.8 points a turn."""
    likely = turn(0, 200)
    assert sum(likely) == pytest.approx(1)
    assert sum(UNIT * units * chance for units, chance in enumerate(likely)) == pytest.approx(347.76, abs=0.01)


def test_a_race_counts_whose_turn_is_next() -> None:
    level = Race(lying(opened(begin(), 5000, 5000), 5, 2, 2, 3, 3))
    assert level.stopped(0) < 0.5 < level.stopped(10)
    assert level.stopped(100) == pytest.approx(1)
    closed = Race(lying(begin(), 5, 2, 2, 3, 3))
    assert closed.stopped(0) == pytest.approx(0.48, abs=0.01)


def test_keep_choice_is_weighed() -> None:
    """A 1 alone and four dice to throw are better than a 1, a 5 and three dice."""
    state = thrown(opened(begin(keep_choice="at-least-one")), 1, 5, 2, 3, 3)
    action = think(state).action
    assert action is not None
    assert action.tokens == ("d1",)


def test_throws_and_passes_are_not_thought_about() -> None:
    for level in GAME.info.levels:
        assert think(begin(), level).action == Action(0, "throw")
        assert think(lying(begin(), 2, 2, 3, 4, 6, phase=Phase.BUST), level).action == Action(0, "pass")


@pytest.mark.parametrize("level", GAME.info.levels)
@pytest.mark.parametrize("option", [("keep-choice", "at-least-one"), ("exact-finish", "on"), ("last-round", "on")])
def test_levels_finish_a_short_match(level: Level, option: tuple[str, str]) -> None:
    name, value = option
    state, _ = play((level, level), 5, ("ten_thousand.target", "5000"), (f"ten_thousand.{name}", value))
    assert max(state.scores) >= 5000 or state.round == 200


@pytest.mark.slow
def test_levels_are_in_order_of_strength() -> None:
    means = []
    for level in list(Level)[:-1]:
        ended = [play((level, level), seed) for seed in range(16)]
        means.append(sum(sum(state.scores) for state, _ in ended) / sum(turns for _, turns in ended))
    assert means == sorted(means)
    assert means[-1] > 270
