"""The computer players of Dice Blackjack and the odds behind them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action
from tabletop.games.blackjack_dice.bot import POLICY, stakes_of
from tabletop.games.blackjack_dice.engine import GAME
from tabletop.games.blackjack_dice.search import Stakes, ends, going_on, over, sums, worth
from tabletop.games.blackjack_dice.state import Phase, State
from tabletop.text_front import english
from tests.games.blackjack_dice_positions import begin, holding, lying, waiting


def think(state: State, level: Level = Level.BEST, seed: int = 1) -> Choice:
    """What the player in turn answers."""
    return POLICY.choose(Ask((state,), state.turn, level, GAME.legal(state, state.turn)), LiveChance(seed))


def verb(state: State, level: Level = Level.BEST) -> str:
    """What the player in turn does."""
    action = think(state, level).action
    assert action is not None
    return action.verb


def why(state: State, level: Level = Level.BEST) -> str:
    """The reason in English."""
    reason = think(state, level).reason
    assert reason is not None
    return english(reason)


def last(total: int, best: int) -> State:
    """The second of two has this total, against this one."""
    return lying(waiting(begin(), 1, best, 0), total)


# The odds


def test_the_first_throw_is_10_and_a_half_on_average() -> None:
    assert sums(3)[0][0] == 3
    assert sums(3)[-1][0] == 18
    assert sum(total * chance for total, chance in sums(3)) == pytest.approx(10.5)


def test_one_die_goes_over_from_16_on() -> None:
    assert over(15, 1) == 0
    assert [round(6 * over(total, 1)) for total in range(16, 21)] == [1, 2, 3, 4, 5]
    assert over(9, 2) == 0
    assert over(10, 2) == pytest.approx(1 / 36)
    assert over(20, 3) == pytest.approx(1)


@pytest.mark.parametrize(("stop_at", "percent"), [(17, 4.8), (18, 14.3), (19, 28.6), (20, 47.6)])
def test_how_often_single_dice_go_over(stop_at: int, percent: float) -> None:
    assert 100 * dict(ends(stop_at))[22] == pytest.approx(percent, abs=0.05)
    assert sum(chance for _, chance in ends(stop_at)) == pytest.approx(1)


def test_21_is_hit_in_286_of_1000_turns() -> None:
    assert dict(ends(21))[21] == pytest.approx(0.286, abs=0.0005)


@pytest.mark.parametrize(("stop_at", "mean"), [(16, -0.31), (17, -0.11), (18, -0.07), (19, -0.19), (20, -0.54)])
def test_what_opening_a_round_of_two_brings(stop_at: int, mean: float) -> None:
    brings = 0.0
    for total, chance in ends(stop_at):
        answer = 2.0 if total > 21 else sum(likely * worth(Stakes(total), first) for first, likely in sums(3))
        brings -= chance * answer
    assert brings == pytest.approx(mean, abs=0.006)


@pytest.mark.parametrize("total", range(3, 20))
def test_more_dice_at_once_never_do_better(total: int) -> None:
    for best in range(total, 22):
        one = going_on(Stakes(best), total)
        for count in (2, 3):
            several = sum(chance * worth(Stakes(best), total + pips) for pips, chance in sums(count))
            assert several <= one + 1e-9


# The levels


@pytest.mark.parametrize(
    ("best", "stops"),
    [
        (15, range(16, 21)),
        (16, range(17, 21)),
        (17, range(17, 21)),
        (18, range(18, 21)),
        (19, range(19, 21)),
        (20, range(18, 21)),
        (21, range(16, 21)),
    ],
)
def test_the_best_is_the_last_to_throw(best: int, stops: range) -> None:
    assert [total for total in range(3, 21) if verb(last(total, best)) == "stop"] == list(stops)


def test_the_last_one_stops_at_once_if_everybody_went_over() -> None:
    for level in (Level.BEST, Level.MEDIUM):
        assert verb(last(3, 22), level) == "stop"
    assert why(last(3, 22)) == "Nobody is left to throw, and no total is as high: that wins the round."


def test_a_large_pot_is_worth_more_risk() -> None:
    state = lying(waiting(holding(begin(3), 4, 4, 3), 2, 20, 22, 0), 18)
    assert stakes_of(state) == Stakes(20, 1, 6, 1, 2)
    assert verb(state) == "continue"


def test_whoever_has_one_counter_has_nothing_to_lose_by_going_over() -> None:
    assert verb(lying(waiting(holding(begin(), 9, 1), 1, 21, 0), 20)) == "continue"


@pytest.mark.parametrize(("level", "enough"), [(Level.MEDIUM, 16), (Level.BEST, 18)])
def test_early_players_stop_with_enough_or_the_best_so_far(level: Level, enough: int) -> None:
    stops = [total for total in range(3, 21) if verb(lying(begin(), total), level) == "stop"]
    assert stops == list(range(enough, 21))
    middle = waiting(begin(3), 1, 19, 0, 0)
    assert [total for total in range(3, 21) if verb(lying(middle, total), level) == "stop"] == [19, 20]
    low = waiting(begin(3), 1, 12, 0, 0)
    assert verb(lying(low, enough - 1), level) == "continue"


def test_the_best_throws_one_die() -> None:
    action = think(lying(begin(), 5)).action
    assert action is not None
    assert len(action.tokens) == 1


def test_medium_goes_for_the_best_total_whatever_it_costs() -> None:
    assert verb(last(20, 21), Level.MEDIUM) == "continue"
    assert verb(last(16, 16), Level.MEDIUM) == "stop"
    assert (
        why(last(20, 21), Level.MEDIUM) == "Less than 21 cannot win here. One die goes over 21 in about 83% of throws."
    )


@pytest.mark.parametrize(("level", "enough"), [(Level.EASY, 16), (Level.HARD, 17)])
def test_easy_and_hard_stop_whatever_the_others_have(level: Level, enough: int) -> None:
    assert [total for total in range(3, 21) if verb(last(total, 20), level) == "stop"] == list(range(enough, 21))


def test_first_steps_throw_two_dice_at_once() -> None:
    for total, dice in ((5, 2), (14, 2), (15, 1)):
        action = think(lying(begin(), total), Level.FIRST_STEPS).action
        assert action is not None
        assert len(action.tokens) == dice
    assert verb(lying(begin(), 16), Level.FIRST_STEPS) == "stop"


# The reasons


def test_reasons_are_true() -> None:
    assert why(begin()) == "There is nothing to choose: all three dice are thrown."
    assert why(lying(begin(), 15)) == "One die cannot go over 21 from here."
    assert why(lying(begin(), 17)) == "One die goes over 21 in about 33% of throws: the risk is worth it."
    assert why(lying(begin(), 18)) == "One die would go over 21 in about 50% of throws: better to stop."
    assert why(last(17, 19)) == "Less than 19 cannot win here. One die goes over 21 in about 33% of throws."
    assert why(last(18, 20)) == "A lost round costs 1 counter, and going over 21 costs 2: better to stop."
    assert why(last(18, 18)) == "The play-off is the better chance: one die goes over 21 too easily."
    assert why(lying(begin(), 22)) == "There is nothing else to do."


def test_without_a_play_off_level_totals_cost_nothing() -> None:
    state = lying(waiting(begin(tie="carry-over"), 1, 18, 0), 18)
    assert why(state) == "One die would go over 21 in about 50% of throws: better to stop."
    assert stakes_of(state).stopped(18) == 0


# Matches


def play(levels: tuple[Level, ...], seed: int, **options: str) -> State:
    """A match of these levels, to its end."""
    luck = LiveChance(seed)
    state = begin(len(levels), luck, **options)
    while GAME.result(state) is None:
        legal = GAME.legal(state, state.turn)
        action = POLICY.choose(Ask((state,), state.turn, levels[state.turn], legal), luck).action
        assert action is not None
        assert GAME.check(state, action) is None
        state = GAME.apply(state, action, luck)
    return state


@pytest.mark.parametrize("options", [{}, {"tie": "carry-over"}, {"opener": "winner"}, {"end": "first-out"}])
def test_every_level_plays_to_the_end(options: dict[str, str]) -> None:
    state = play((Level.FIRST_STEPS, Level.EASY, Level.MEDIUM, Level.BEST), 3, **options)
    assert state.phase is Phase.OVER


@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "weaker"), [*zip(GAME.info.levels[1:], GAME.info.levels, strict=False)])
def test_higher_levels_win_more_often(stronger: Level, weaker: Level) -> None:
    won = 0
    for seed in range(120):
        levels = (stronger, weaker) if seed % 2 else (weaker, stronger)
        result = GAME.result(play(levels, seed))
        assert result is not None
        won += levels[result.winners[0]] is stronger
    assert won > 66, won


def test_a_hint_is_the_same_for_the_same_seed() -> None:
    state = replace(begin(), turn=0)
    assert think(state) == think(state)
    assert think(state).action == Action(0, "throw")
