"""The computer players of Yams and the odds behind them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action, Setup
from tabletop.core.text import Names, say
from tabletop.games.yams import words
from tabletop.games.yams.bot import GREEDY, POLICY, SEASONED, SHORT
from tabletop.games.yams.engine import GAME
from tabletop.games.yams.search import Plan, Valuation
from tabletop.games.yams.state import ALL_COLUMNS, BOXES, DOWN, EMPTY, UP, State, points_of, score_of
from tabletop.games.yams.values import columns_of, outlook
from tabletop.kit.dice import dice_pool, die_face, has_run, pips_of, split, tally
from tests.games.yams_positions import begin, column, holding, lying, place, write


def think(state: State, level: Level = Level.BEST, seed: int = 1) -> Choice:
    """What the player in turn answers."""
    return POLICY.choose(Ask((state,), state.turn, level, GAME.legal(state, state.turn)), LiveChance(seed))


def only(box: str) -> State:
    """A single column ↕ in which only this box is empty."""
    state = begin(columns="free")
    return holding(state, free=column(**{**dict.fromkeys(BOXES, 0), box: EMPTY}))


def play(level: Level, seed: int, options: tuple[tuple[str, str], ...] = ()) -> tuple[int, ...]:
    """The points of two players of one level."""
    luck = LiveChance(seed)
    state = GAME.start(Setup(2, options), luck)
    while state.left:
        seat = min(GAME.active(state))
        action: Action | None = Action(CLOCK, "next")
        if seat != CLOCK:
            action = POLICY.choose(Ask((state,), seat, level, GAME.legal(state, seat)), luck).action
        assert action is not None
        assert GAME.check(state, action) is None
        assert action in GAME.legal(state, seat)
        state = GAME.apply(state, action, luck)
    return tuple(score_of(pad) for pad in state.pads)


# The dice


def test_pool_counts_hands_and_keeps() -> None:
    pool = dice_pool(5)
    assert (len(pool.hands), len(pool.keeps)) == (252, 462)
    even = [1.0] * 252
    assert pool.expected(even) == pytest.approx([1.0] * 462)
    assert sum(pool.spread([0.0] * 461 + [1.0])) == pytest.approx(1.0)


def test_pool_knows_the_mean_of_dice() -> None:
    pool = dice_pool(5)
    means = pool.expected([float(sum(hand)) for hand in pool.hands])
    assert means[pool.index[()]] == pytest.approx(17.5)
    assert means[pool.index[(6, 6)]] == pytest.approx(22.5)


@pytest.mark.parametrize(
    ("box", "mean"),
    [
        *[("ones", 2.11), ("sixes", 12.64), ("mini", 18.0), ("maxi", 21.4), ("three", 18.6), ("full", 11.0)],
        *[("small", 15.4), ("four", 10.2), ("large", 10.4), ("yams", 2.3)],
    ],
)
def test_mean_of_a_single_box(box: str, mean: float) -> None:
    """Aiming at nothing else, over three throws: the figures of the rules."""
    pool, state = dice_pool(5), lying(only(box), 1, 2, 3, 4, 6)
    points = [float(points_of(hand, state.house)[BOXES.index(box)]) for hand in pool.hands]
    for _ in range(2):
        points = pool.best(pool.expected(points))
    assert pool.expected(points)[-1] == pytest.approx(mean, abs=0.06)


def test_split_leaves_dice_on_the_rail() -> None:
    assert split((4, 4, 4, 2, 1), (4, 4)) == (2, 3, 4)
    assert split((4, 4, 4, 2, 1), (4, 4), aside=(2,)) == (1, 3, 4)
    assert split((4, 4, 4, 2, 1), (1, 2, 4, 4, 4)) == ()


def test_small_helpers() -> None:
    assert (die_face(0), die_face(6)) == ("die-blank", "die-6")
    assert (pips_of("die-blank"), pips_of(None), pips_of("die-3"), pips_of("horse-A")) == (0, 0, 3, 0)
    assert tally((1, 6, 6)) == (1, 0, 0, 0, 0, 2)
    assert has_run(tally((2, 3, 4, 5, 5)), 4)
    assert not has_run(tally((1, 2, 3, 5, 6)), 4)


# The players


def test_the_best_keeps_what_makes_the_yams() -> None:
    state = lying(only("yams"), 6, 4, 6, 1, 6, throws=2)
    choice = think(state)
    assert choice.action == Action(0, "rethrow", ("d2", "d4"))
    assert choice.reason == say(
        words.WHY_KEEP,
        2,
        kept=Names((6, 6, 6)),
        box=words.place_text(place(state, "free", "yams"), state.house),
        percent=3,
    )


def test_the_chance_in_the_hint_is_right() -> None:
    """One die for a large straight from 2 3 4 5 open at both ends: 1/3; two throws: 5/9."""
    for throws, chance in ((2, 1 / 3), (1, 5 / 9)):
        plan = Plan(lying(only("large"), 2, 3, 4, 5, 5, throws=throws), GREEDY)
        assert plan.best_keep() == (2, 3, 4, 5)
        assert plan.aim().chance == pytest.approx(chance)


def test_the_hint_aims_at_more_faces_than_there_are() -> None:
    plan = Plan(lying(only("fours"), 4, 4, 4, 2, 1, throws=2), GREEDY)
    aim = plan.aim()
    assert (BOXES[aim.box], aim.points) == ("fours", 16)
    assert aim.chance == pytest.approx(11 / 36)
    reason = think(lying(only("fours"), 4, 4, 4, 2, 1, throws=2)).reason
    assert reason is not None
    assert reason.msg == words.WHY_KEEP_FACES


def test_the_best_throws_everything_again_if_nothing_is_worth_keeping() -> None:
    choice = think(lying(only("sixes"), 1, 2, 3, 4, 5, throws=2))
    assert choice.action == Action(0, "rethrow", ("d1", "d2", "d3", "d4", "d5"))
    assert choice.reason is not None
    assert choice.reason.msg == words.WHY_THROW_ALL_FACES
    choice = think(lying(only("yams"), 1, 2, 3, 4, 5, throws=1))
    assert choice.reason is not None
    assert choice.reason.msg in (words.WHY_THROW_ALL, words.WHY_KEEP)


def test_the_best_stops_when_the_box_is_full() -> None:
    state = lying(begin(), 2, 3, 4, 5, 6)
    choice = think(state)
    assert choice.action == write(state, "large")
    assert choice.reason is not None
    assert choice.reason.msg == words.WHY_WRITE


def test_the_best_spends_a_cheap_box_rather_than_a_dear_one() -> None:
    state = lying(holding(begin(), down=column(ones=2), up=column(yams=0)), 1, 1, 2, 4, 6, throws=3)
    action = think(state).action
    assert action is not None
    assert action.to not in {place(state, "free", box) for box in ("four", "large", "full", "sixes")}


def test_a_zero_is_told_as_the_least_loss() -> None:
    state = lying(
        holding(begin(columns="down+up"), down=column(**dict.fromkeys(BOXES[:12], 0))), 1, 2, 2, 4, 6, throws=3
    )
    choice = think(state)
    assert choice.action in (write(state, "large", DOWN), write(state, "yams", UP))
    assert choice.reason is not None
    assert choice.reason.msg == words.WHY_ZERO


def test_points_are_forced_under_the_house_rule() -> None:
    state = lying(begin(zero_only_if_forced="on"), 1, 2, 2, 4, 6, throws=3)
    for level in GAME.info.levels:
        action = think(state, level).action
        assert action is not None
        assert GAME.check(state, action) is None


def test_who_is_not_sure_takes_what_looks_nearly_as_good() -> None:
    state = lying(begin(), 2, 2, 6, 6, 3)
    again = [think(state, Level.EASY, seed).action for seed in range(30)]
    assert len({action.tokens for action in again if action is not None}) > 1


def test_who_is_not_sure_says_no_more_than_what_a_box_gives() -> None:
    state = lying(begin(), 2, 3, 4, 5, 6, throws=3)
    reasons = [think(state, Level.EASY, seed).reason for seed in range(5)]
    assert {reason.msg for reason in reasons if reason is not None} == {words.WHY_TAKE}


def test_every_level_begins_with_a_throw_and_obeys_a_single_choice() -> None:
    for level in GAME.info.levels:
        assert think(begin(), level).action == Action(0, "throw")
        forced = lying(only("yams"), 1, 2, 3, 4, 6, throws=3)
        choice = think(forced, level)
        assert choice == Choice(write(forced, "yams"), say(words.WHY_ONLY))


def test_dice_on_the_rail_stay_there_if_they_may() -> None:
    state = lying(only("yams"), 6, 6, 6, 6, 1, throws=2, kept=(3,))
    assert think(state).action == Action(0, "rethrow", ("d5",))
    state = replace(lying(only("full"), 2, 2, 2, 2, 5, throws=2), kept=(3,))
    again = think(state).action
    assert again is not None
    assert "d4" not in again.tokens


@pytest.mark.parametrize("level", GAME.info.levels)
def test_levels_finish_a_short_match(level: Level) -> None:
    assert min(play(level, 5, (("yams.columns", "free"),))) >= 0


@pytest.mark.slow
def test_levels_are_in_order_of_strength() -> None:
    means = [sum(sum(play(level, seed)) for seed in range(2)) / 4 for level in list(Level)[::2]]
    assert means == sorted(means)
    assert means[0] < 620
    assert means[-1] > 770


@pytest.mark.slow
def test_the_best_comes_near_perfect_play_alone() -> None:
    """Perfect play brings 290.5 points in one column ↕; the mean of so many has an error of about 5."""
    scores = [points for seed in range(30) for points in play(Level.BEST, seed, (("yams.columns", "free"),))]
    assert sum(scores) / len(scores) > 0.97 * 290.5


@pytest.mark.parametrize(
    ("columns", "points"),
    [("free", 290.5), ("down", 153.1), ("up", 153.1), ("down+up+free", 810), ("down+up", 411)],
)
def test_the_outlook_knows_what_a_whole_pad_brings(columns: str, points: float) -> None:
    pad = columns_of(begin(columns=columns).pads[0])
    assert outlook(columns).worth(pad) == pytest.approx(points, rel=0.05)


def test_the_outlook_of_the_last_box_is_its_mean() -> None:
    """With one box left the figures are those of the rules."""
    worth = {box: outlook("free").worth(columns_of(only(box).pads[0])) for box in ("maxi", "yams", "four")}
    assert worth == pytest.approx({"maxi": 21.4, "yams": 2.3, "four": 10.2}, abs=0.6)


def test_the_outlook_weighs_the_bonus() -> None:
    """Points of the upper boxes are worth more while they may still bring it."""
    house, last = begin(columns="free").house, 1 << 5
    rows = {total: outlook("free").rows([(last, total)], house)[0][2] for total in (39, 45, 63)}
    hand = dice_pool(5).index[(1, 6, 6, 6, 6)]
    assert rows[39][hand] - 35 == rows[45][hand] - 35 == rows[63][hand] == 24


def test_valuations_have_a_figure_for_every_box() -> None:
    for valuation in (GREEDY, SEASONED, SHORT):
        assert isinstance(valuation, Valuation)
        assert set(valuation.cost) == set(ALL_COLUMNS)
        assert all(len(costs) == len(BOXES) for costs in valuation.cost.values())
