"""Poker Dice: every worked example of its rules, named after the rule that it shows, and every refusal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Setup
from tabletop.games.poker_dice.engine import GAME
from tabletop.games.poker_dice.scoring import Combination, best_of, combination, in_order, rank
from tabletop.games.poker_dice.state import UNTHROWN, Phase, State
from tests.games.poker_dice_positions import (
    BENCH,
    again,
    begin,
    holding,
    one_throw,
    played,
    rethrow,
    stake,
    staked,
    stop,
    thrown,
    waiting,
)

FULL, TWO_PAIRS = (4, 4, 4, 2, 2), (5, 5, 3, 3, 2)


def beats(first: tuple[int, ...], second: tuple[int, ...]) -> bool:
    """Whether the first hand wins."""
    return rank(first) > rank(second)


# The worked examples


def test_stake_all_pay_two_each_of_three_players() -> None:
    state = staked(begin(3), 2)
    assert played(state.counters) == (8, 8, 8, 6)
    assert (state.phase, state.turn) == (Phase.READY, 0)


def test_stake_within_means() -> None:
    state = holding(begin(3), 9, 1, 20)
    refusal = BENCH.refused(state, stake(state, 2))
    assert refusal.rule == "poker_dice.stake-within-means"
    assert BENCH.why(state, stake(state, 2)) == "B holds only 1 counter."
    assert len(refusal.tokens) == 1
    assert GAME.forced(state) == GAME.canonical(state, stake(state, 1)), "there is nothing to choose"


def test_throw_limit_after_two_throws_of_the_leader() -> None:
    state = stop(again(thrown(staked(begin()), 1, 2, 3, 4, 6), (1,), 5))
    state = again(thrown(state, 6, 6, 1, 2, 3), (3, 4, 5), 1, 2, 4)
    refused = rethrow(state, 5)
    assert BENCH.rule(state, refused) == "poker_dice.throw-limit"
    assert BENCH.why(state, refused) == "A threw 2 times."
    assert GAME.forced(state) == Action(1, "stop")


def test_may_stop_early_with_four_of_a_kind() -> None:
    state = thrown(waiting(begin(), 1, ((1, 1, 2, 3, 4), ()), 3), 5, 5, 5, 5, 1)
    assert BENCH.rule(state, Action(1, "stop")) == ""
    assert "rethrow" in BENCH.verbs(state, 1)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((4, 4, 4, 2, 2), (3, 4, 5, 6, 2)),
        ((1, 1, 1, 2, 3), (6, 6, 5, 5, 1)),
        ((6, 6, 2, 2, 1), (5, 5, 4, 4, 6)),
        ((3, 3, 6, 4, 1), (3, 3, 6, 2, 1)),
        ((2, 3, 4, 5, 6), (1, 2, 3, 4, 5)),
        ((1, 3, 4, 5, 6), (1, 2, 3, 4, 6)),
        ((1, 1, 1, 2, 2), (2, 3, 4, 5, 6)),
        ((2, 2, 2, 3, 1), (1, 1, 1, 6, 5)),
        ((2, 2, 2, 2, 1), (6, 6, 6, 5, 5)),
        ((1, 1, 1, 1, 1), (6, 6, 6, 6, 5)),
        ((1, 1, 2, 3, 4), (1, 3, 4, 5, 6)),
    ],
)
def test_compare_values(better: tuple[int, ...], worse: tuple[int, ...]) -> None:
    assert beats(better, worse)
    assert not beats(worse, better)


def test_play_off_of_two_equal_hands() -> None:
    state = one_throw(staked(begin(), 2), 5, 5, 3, 3, 2)
    state = one_throw(state, 3, 5, 2, 5, 3)
    assert (state.phase, state.level, state.turn, state.pips) == (Phase.READY, (0, 1), 0, UNTHROWN)
    state = thrown(state, 6, 6, 1, 2, 3)
    assert GAME.forced(state) == Action(0, "stop"), "one throw only"
    assert BENCH.rule(state, rethrow(state, 3)) == "poker_dice.play-off"
    state = one_throw(stop(state), 4, 4, 2, 2, 1)
    assert (state.phase, state.turn) == (Phase.WON, 1)
    state = BENCH.after(state, Action(1, "take"))
    assert (played(state.counters), state.leader, state.phase) == ((8, 12, 0), 1, Phase.STAKE)


def test_last_stake_is_not_out() -> None:
    state = staked(holding(begin(), 1, 19))
    assert played(state.counters) == (0, 18, 2)
    assert GAME.result(state) is None
    state = BENCH.settled(one_throw(one_throw(state, 6, 6, 6, 6, 6), 1, 1, 2, 3, 4))
    assert (played(state.counters), state.turn) == ((2, 18, 0), 0)


def test_end_when_one_is_out() -> None:
    state = replace(holding(begin(3), 0, 14, 10), phase=Phase.WON, turn=2)
    state = BENCH.after(state, Action(2, "take"))
    assert played(state.counters) == (0, 14, 16, 0)
    assert BENCH.ended(state) == ("poker_dice.end-when-one-is-out", (2,))


def test_rethrow_any_dice_that_were_kept_before() -> None:
    state = again(thrown(staked(begin()), 1, 2, 3, 4, 6), (3, 4, 5), 1, 2, 5)
    assert state.aside == (0, 1)
    state = again(state, (1, 2), 6, 6)
    assert (state.pips, state.throws) == ((6, 6, 1, 2, 5), 3)


# The other rules


def test_ten_counters_each_and_an_empty_pot() -> None:
    assert played(begin(4).counters) == (10, 10, 10, 10, 0)


def test_youngest_begins_or_lots_decide() -> None:
    assert begin(3).leader == 0
    assert {begin(3, LiveChance(seed), first_player="random").leader for seed in range(20)} == {0, 1, 2}


def test_stake_choice_comes_before_any_die() -> None:
    state = begin()
    assert [action.choice for action in GAME.legal(state, 0)] == [1, 2]
    for action in (Action(0, "throw"), Action(0, "stop"), rethrow(state, 1), stake(state, 3), Action(0, "stake")):
        assert BENCH.rule(state, action) == "poker_dice.stake-choice"
    again_named = stake(staked(state), 1)
    assert BENCH.rule(staked(state), again_named) == "poker_dice.stake-choice"
    assert BENCH.why(staked(state), again_named) == "The stake of this round has been paid."


def test_any_own_counters_are_the_same_stake() -> None:
    state = begin()
    assert BENCH.rule(state, Action(0, "stake", ("k1", "k7"))) == ""
    assert played(BENCH.after(state, Action(0, "stake", ("k3",))).counters) == (9, 9, 2)
    for wrong in (("k11",), ("k1", "k11"), ("k1", "k2", "k3")):
        assert BENCH.rule(state, Action(0, "stake", wrong)) == "poker_dice.stake-choice"


def test_turn_order_is_clockwise_from_the_leader() -> None:
    state = staked(replace(begin(3), leader=1, turn=1))
    turns = []
    for hand in ((1, 1, 2, 3, 4), (2, 2, 1, 3, 4), (3, 3, 1, 2, 4)):
        turns.append(state.turn)
        state = one_throw(state, *hand)
    assert turns == [1, 2, 0]
    assert (state.phase, state.turn) == (Phase.WON, 0)
    assert BENCH.rule(state, Action(1, "throw")) == "poker_dice.turn-order"


def test_first_throw_five() -> None:
    state = staked(begin())
    for action in (rethrow(state, 1), Action(0, "stop"), Action(0, "take")):
        assert BENCH.rule(state, action) == "poker_dice.first-throw-five"


def test_leader_three_throws() -> None:
    state = thrown(staked(begin()), 1, 2, 3, 4, 6)
    assert state.throws_left == 2
    state = again(again(state, (5,), 6), (5,), 6)
    assert BENCH.rule(state, rethrow(state, 5)) == "poker_dice.leader-three-throws"
    assert GAME.forced(state) == Action(0, "stop")


def test_rethrow_at_least_one() -> None:
    state = thrown(staked(begin()), 1, 2, 3, 4, 6)
    for action in (rethrow(state), Action(0, "throw"), Action(0, "rethrow", ("k1",))):
        assert BENCH.rule(state, action) == "poker_dice.rethrow-at-least-one"
    assert BENCH.rule(state, Action(0, "take")) == "poker_dice.pot-to-best"


def test_a_leader_who_throws_once_leaves_one_throw_to_the_others() -> None:
    state = thrown(one_throw(staked(begin()), 1, 1, 2, 2, 3), 1, 2, 3, 4, 6)
    assert (state.limit, state.throws_left) == (1, 0)


def test_pot_to_best_and_winner_leads() -> None:
    state = one_throw(one_throw(staked(begin()), 1, 1, 2, 3, 4), *FULL)
    assert (state.phase, state.turn) == (Phase.WON, 1)
    assert BENCH.rule(state, Action(1, "throw")) == "poker_dice.pot-to-best"
    assert GAME.forced(state) == Action(1, "take")
    state = BENCH.settled(state)
    assert (played(state.counters), state.leader, state.round) == ((9, 11, 0), 1, 2)
    assert state.hands[1] == FULL, "the hands are seen until the next stake"


def test_play_off_is_repeated_among_those_still_level() -> None:
    state = staked(begin(4))
    for hand in (TWO_PAIRS, TWO_PAIRS, (1, 1, 2, 3, 4), TWO_PAIRS):
        state = one_throw(state, *hand)
    assert state.level == (0, 1, 3)
    for hand in (FULL, (1, 2, 3, 4, 6), FULL):
        state = one_throw(state, *hand)
    assert (state.level, state.deciders, state.turn) == ((0, 3), ((), ()), 0)
    state = one_throw(one_throw(state, 1, 1, 2, 3, 4), 6, 6, 1, 2, 3)
    assert (state.phase, state.turn) == (Phase.WON, 3)
    after = BENCH.settled(state)
    assert (after.level, after.hands[3]) == ((), (6, 6, 1, 2, 3))


def test_tie_shared_at_the_end() -> None:
    state = replace(holding(begin(3), 0, 15, 13), phase=Phase.WON, turn=2)
    state = BENCH.after(state, Action(2, "take"))
    assert BENCH.ended(state) == ("poker_dice.end-when-one-is-out", (1, 2))


def test_round_cap_after_a_thousand_rounds() -> None:
    state = replace(begin(), round=1000)
    state = BENCH.settled(one_throw(one_throw(staked(state), *FULL), 1, 1, 2, 3, 4))
    assert BENCH.ended(state) == ("poker_dice.round-cap", (0,))
    assert BENCH.rule(state, Action(0, "throw")) == "poker_dice.end-when-one-is-out"


# Hands


def test_ranking_of_all_throws_of_five_dice() -> None:
    found = Counter(combination(tuple(sorted(dice))) for dice in product(range(1, 7), repeat=5))
    assert [found[kind] for kind in Combination] == [480, 3600, 1800, 1200, 240, 300, 150, 6]


def test_only_equal_dice_are_level() -> None:
    hands = list(combinations_with_replacement(range(1, 7), 5))
    assert len({rank(hand) for hand in hands}) == len(hands) == 252
    assert len({rank(hand, by_faces=False) for hand in hands}) == 8


@given(some.lists(some.integers(1, 6), min_size=5, max_size=5))
def test_the_order_of_the_dice_does_not_matter(dice: list[int]) -> None:
    assert len({(rank(tuple(order)), in_order(tuple(order))) for order in permutations(dice)}) == 1


def test_hands_that_are_still_to_be_thrown_are_not_the_best() -> None:
    assert best_of(((), FULL, (), FULL), by_faces=True) == (1, 3)
    assert best_of(((), ()), by_faces=True) == ()


# House rules


def test_compare_combination_only_makes_equal_combinations_level() -> None:
    state = one_throw(one_throw(staked(begin(compare="combination-only")), 6, 6, 5, 4, 3), 1, 1, 2, 3, 4)
    assert state.level == (0, 1)
    state = one_throw(one_throw(state, 2, 3, 4, 5, 6), 1, 2, 3, 4, 5)
    assert (state.level, state.deciders) == ((0, 1), ((), ())), "level in a play-off, too"


def carried(*held: int, leader: int = 0) -> State:
    """A round under the rule that the pot stays, played up to hands that are level."""
    state = holding(begin(len(held), tie="carry-over"), *held)
    state = BENCH.settled(replace(state, leader=leader, turn=leader))
    if state.phase is Phase.STAKE:
        state = staked(state)
    for _ in held:
        state = one_throw(state, *TWO_PAIRS)
    return state


def test_tie_carry_over_leaves_the_pot_and_the_lead() -> None:
    state = carried(10, 10)
    assert (state.phase, GAME.forced(state)) == (Phase.LEVEL, Action(0, "leave"))
    assert BENCH.rule(state, Action(0, "throw")) == "poker_dice.play-off"
    state = BENCH.after(state, Action(0, "leave"))
    assert (played(state.counters), state.leader, state.round, state.phase) == ((9, 9, 2), 0, 2, Phase.STAKE)


def test_tie_carry_over_without_counters_is_played_without_paying() -> None:
    state = BENCH.after(carried(1, 9, 20), Action(0, "leave"))
    assert played(state.counters) == (0, 8, 19, 3)
    assert GAME.result(state) is None, "no pot has been taken"
    assert [action.choice for action in GAME.legal(state, 0)] == [1, 2], "the poorest of the others can pay 2"
    state = staked(state, 2)
    assert played(state.counters) == (0, 6, 17, 7)
    state = one_throw(one_throw(one_throw(state, *FULL), 1, 1, 2, 3, 4), 2, 2, 1, 3, 4)
    state = BENCH.settled(state)
    assert played(state.counters) == (7, 6, 17, 0)
    assert GAME.result(state) is None


def test_tie_carry_over_ends_when_the_pot_is_taken() -> None:
    state = staked(BENCH.after(carried(1, 9, 20), Action(0, "leave")), 1)
    state = BENCH.settled(one_throw(one_throw(one_throw(state, 1, 1, 2, 3, 4), 2, 2, 1, 3, 4), *FULL))
    assert BENCH.ended(state) == ("poker_dice.end-when-one-is-out", (2,))


def test_tie_carry_over_where_nobody_has_a_counter_is_played_for_the_pot() -> None:
    state = BENCH.after(carried(1, 1), Action(0, "leave"))
    assert (played(state.counters), state.phase, state.turn) == ((0, 0, 20), Phase.READY, 0)


def test_round_limit_ends_the_match_and_the_pot_counts_for_nobody() -> None:
    for limit in (10, 20):
        state = replace(begin(round_limit=str(limit)), round=limit)
        state = BENCH.settled(one_throw(one_throw(staked(state), *FULL), 1, 1, 2, 3, 4))
        assert BENCH.ended(state) == ("poker_dice.round-cap", (0,))
    carried_on = replace(carried(8, 12), house=replace(carried(8, 12).house, round_limit="10"), round=10)
    state = BENCH.settled(carried_on)
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.winners) == ((7, 11), (1,))


def test_stake_one_leaves_nothing_to_choose() -> None:
    state = begin(stake="one")
    assert GAME.forced(state) == GAME.legal(state, 0)[0]
    assert BENCH.rule(state, stake(state, 2)) == "poker_dice.stake-choice"


def test_the_length_of_a_match_depends_on_stake_and_limit() -> None:
    minutes = GAME.info.minutes_for
    assert minutes is not None
    printed = GAME.info.options_of(Setup(2))
    one = {**printed, "poker_dice.stake": "one"}
    assert [minutes(seats, printed) for seats in (2, 3, 4)] == [12, 10, 10]
    assert minutes(2, one) == 32, "about 80 rounds"
    assert minutes(2, {**one, "poker_dice.round-limit": "10"}) == 4


# Random play


@settings(max_examples=25, deadline=None)
@given(
    some.integers(2, 4),
    some.sampled_from(("playoff", "carry-over")),
    some.sampled_from(("faces", "combination-only")),
    some.integers(0, 1000),
)
def test_no_counter_is_lost_in_any_match(seats: int, tie: str, compare: str, seed: int) -> None:
    chance = LiveChance(seed)
    state = begin(seats, tie=tie, compare=compare, round_limit="10")
    while GAME.result(state) is None:
        actions = GAME.legal(state, state.turn)
        state = GAME.apply(state, actions[chance.pick(len(actions))], chance)
        assert state.counters.total == 10 * seats
        if tie == "playoff" and state.phase is Phase.STAKE:
            assert not state.counters.pot
            assert min(state.counters.held) >= 1
    assert state.phase is Phase.OVER


def test_a_throw_takes_its_luck_from_the_cup() -> None:
    chance = ScriptedChance((1, 2, 3, 4, 5))
    GAME.apply(staked(begin()), Action(0, "throw"), chance)
    assert len(chance.drawn) == 5
