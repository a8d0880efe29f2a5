"""The computer players of Poker Dice and the odds behind them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.core.bot import Ask, Choice, Level
from tabletop.core.chance import LiveChance
from tabletop.core.model import Action
from tabletop.games.poker_dice.bot import POLICY
from tabletop.games.poker_dice.engine import GAME
from tabletop.games.poker_dice.scoring import Combination, combination, rank
from tabletop.games.poker_dice.search import POOL, first_throw, holding, leader_wins, leading, odds
from tabletop.games.poker_dice.state import Hand, Phase, State
from tabletop.text_front import english
from tests.games.poker_dice_positions import begin, rethrow, staked, thrown, waiting
from tests.games.poker_dice_positions import holding as counters


def think(state: State, level: Level = Level.HARD, seed: int = 1) -> Choice:
    """What the player in turn answers."""
    return POLICY.choose(Ask((state,), state.turn, level, GAME.legal(state, state.turn)), LiveChance(seed))


def why(state: State, level: Level = Level.HARD) -> str:
    """The reason in English."""
    reason = think(state, level).reason
    assert reason is not None
    return english(reason)


def leads(*pips: int, throws: int = 1) -> State:
    """The leader of two has thrown these dice."""
    return replace(thrown(staked(begin()), *pips), throws=throws)


def answers(*pips: int, to: Hand = (1, 1, 2, 3, 4), limit: int = 3, throws: int = 1) -> State:
    """The other of two has thrown these dice, with this hand to beat."""
    return replace(thrown(waiting(begin(), 1, (to, ()), limit), *pips), throws=throws)


# The odds


def test_the_leader_of_two_wins_589_of_1000_pots() -> None:
    assert leader_wins() == pytest.approx(0.589, abs=0.0005)


def test_always_throwing_three_times_wins_463_of_1000() -> None:
    values = holding(3, 1, by_faces=True)
    for _ in range(2):
        values = POOL.best(POOL.expected(values))
    won = sum(chance * value for chance, value in zip(first_throw(), values, strict=True))
    assert won == pytest.approx(0.463, abs=0.0005)


def test_the_leader_stops_after_the_first_throw_with_two_pairs_or_better() -> None:
    stops = holding(1, 1, by_faces=True)
    best = leading(1, by_faces=True)[0]
    at_once = [hand for hand, now, most in zip(POOL.hands, stops, best, strict=True) if now >= most]
    assert min(at_once, key=rank) == (3, 4, 5, 6, 6)
    better = [hand for hand in POOL.hands if combination(hand) >= Combination.TWO_PAIRS]
    assert {*better, (3, 4, 5, 6, 6)} == set(at_once)
    likely = dict(zip(POOL.hands, first_throw(), strict=True))
    assert sum(likely[hand] for hand in at_once) == pytest.approx(0.48, abs=0.005)


@pytest.mark.parametrize(
    ("pips", "throws", "stops"),
    [
        ((1, 1, 2, 2, 3), 1, True),
        ((6, 6, 5, 4, 3), 1, True),
        ((6, 6, 5, 4, 2), 1, False),
        ((1, 2, 3, 4, 5), 1, True),
        ((6, 6, 1, 1, 2), 2, True),
        ((4, 4, 3, 3, 6), 2, False),
        ((2, 2, 2, 1, 3), 2, True),
    ],
)
def test_hard_leads_by_the_odds(pips: Hand, throws: int, stops: bool) -> None:
    assert (think(leads(*pips, throws=throws)).action == Action(0, "stop")) == stops


def test_hard_stops_at_once_when_last_and_ahead() -> None:
    state = answers(2, 2, 3, 4, 6)
    assert think(state).action == Action(1, "stop")
    assert why(state) == "This hand beats all the others: it takes the pot."


def test_hard_throws_the_dice_that_beat_most_often() -> None:
    state = answers(4, 4, 1, 2, 6, to=(3, 3, 3, 1, 2), limit=1 + 1)
    assert think(state).action == rethrow(state, 3, 4, 5)
    exact = odds(state)
    assert exact.keep == (4, 4)
    assert exact.go_on == pytest.approx((1 + 15 + 60 + 15) / 216, abs=0.05)
    assert why(state) == f"Throwing these dice again wins the pot in about {round(100 * exact.go_on)}% of rounds."


def test_a_player_in_the_middle_reckons_with_those_behind() -> None:
    state = thrown(waiting(begin(3), 1, ((1, 1, 2, 3, 4), (), ()), 1), 2, 2, 3, 4, 6)
    state = replace(state, limit=2)
    assert odds(state).stop < 0.5
    assert think(state).action != Action(1, "stop")


def test_hints_tell_how_often_a_stop_wins() -> None:
    assert why(leads(6, 6, 5, 5, 1)).startswith(
        "The others may only throw 1 time then: this hand wins the pot in about "
    )
    middle = thrown(waiting(begin(3), 1, ((1, 1, 2, 3, 4), (), ()), 3), 2, 3, 4, 5, 6)
    assert why(middle).endswith("% of rounds, more than another throw.")


def test_equal_combinations_are_level_where_the_house_says_so() -> None:
    state = answers(1, 1, 2, 3, 4, to=(6, 6, 5, 4, 3), limit=2)
    only = replace(state, house=begin(compare="combination-only").house)
    assert odds(state).stop == 0.0
    assert odds(only).stop == 0.5


# The stake


def test_hard_stakes_two_as_the_lead_is_worth_it() -> None:
    assert think(begin()).action == GAME.legal(begin(), 0)[1]
    assert why(begin()) == "Whoever leads wins more often: the higher stake pays."


def test_hard_stakes_one_when_the_end_is_near_and_others_are_ahead() -> None:
    state = counters(begin(3), 8, 3, 19)
    assert think(state).action == GAME.legal(state, 0)[0]
    assert why(state).startswith("Counters are running out")
    ahead = counters(begin(3), 19, 3, 8)
    assert think(ahead).action == GAME.legal(ahead, 0)[1]
    forced = counters(begin(3), 8, 1, 21)
    assert why(forced) == "No higher stake is allowed."


# The levels


def test_easier_levels_keep_what_is_equal() -> None:
    state = leads(4, 4, 1, 2, 6)
    assert think(state, Level.EASY).action == rethrow(state, 3, 4, 5)
    assert think(leads(4, 4, 4, 2, 2), Level.EASY).action == Action(0, "stop")
    assert think(leads(4, 4, 4, 2, 1), Level.EASY).action == rethrow(leads(4, 4, 4, 2, 1), 4, 5)


def test_first_steps_love_to_throw() -> None:
    throws = [think(leads(4, 4, 4, 4, 2), Level.FIRST_STEPS, seed).action for seed in range(30)]
    assert any(action is not None and action.verb == "rethrow" for action in throws)
    assert why(leads(3, 3, 3, 3, 3), Level.FIRST_STEPS)


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


@pytest.mark.parametrize("options", [{}, {"tie": "carry-over"}, {"compare": "combination-only"}])
def test_every_level_plays_to_the_end(options: dict[str, str]) -> None:
    state = play((Level.FIRST_STEPS, Level.EASY, Level.EASY, Level.HARD), 3, **options)
    assert state.phase is Phase.OVER


@pytest.mark.slow
@pytest.mark.parametrize(("stronger", "weaker"), [(Level.HARD, Level.EASY), (Level.EASY, Level.FIRST_STEPS)])
def test_higher_levels_win_more_often(stronger: Level, weaker: Level) -> None:
    won = 0
    for seed in range(60):
        levels = (stronger, weaker) if seed % 2 else (weaker, stronger)
        result = GAME.result(play(levels, seed))
        assert result is not None
        won += levels[result.winners[0]] is stronger
    assert won > 33, won
