"""Dice Blackjack: every worked example of its rules, named after the rule that it shows, and every refusal."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Setup
from tabletop.games.blackjack_dice.engine import GAME
from tabletop.games.blackjack_dice.state import DICE_IDS, UNTHROWN, Phase
from tests.games.blackjack_dice_positions import (
    BENCH,
    begin,
    ends,
    forced,
    held,
    holding,
    lying,
    more,
    stop,
    throw,
    top,
    waiting,
    without,
)

# The worked examples


def test_stop_or_continue_after_15() -> None:
    state = throw(begin(), 6, 5, 4)
    assert (state.total, state.phase) == (15, Phase.THROWN)
    assert [action.verb for action in GAME.legal(state, 0)] == ["continue", "continue", "continue", "stop"]


def test_totals_add_up_to_19() -> None:
    state = more(throw(begin(), 6, 5, 4), 4)
    assert (state.total, state.before, state.thrown_last) == (19, 15, (4,))
    assert stop(state).totals == (19, 0)


def test_bust_at_22_pays_1_and_ends_the_turn() -> None:
    state = more(lying(begin(), 19), 3)
    assert (state.total, state.phase, held(state)) == (22, Phase.BUST, (5, 5, 0))
    state = forced(state)
    assert (held(state), state.turn, state.phase) == ((4, 5, 1), 1, Phase.READY)


def test_stop_at_21_by_itself() -> None:
    state = more(lying(begin(), 17), 2, 2)
    assert (state.phase, GAME.forced(state)) == (Phase.FULL, Action(0, "stop"))
    assert BENCH.rule(state, Action(0, "continue", ("d1",))) == "blackjack_dice.stop-at-21"
    assert forced(state).turn == 1


def test_first_throw_three_and_not_two() -> None:
    state = begin()
    for action in (Action(0, "continue", choice=2), Action(0, "continue", ("d1", "d2")), Action(0, "stop")):
        assert BENCH.rule(state, action) == "blackjack_dice.first-throw-three"


def test_throw_one_to_three_and_not_none() -> None:
    state = lying(begin(), 12)
    for action in (
        Action(0, "continue"),
        Action(0, "continue", choice=0),
        Action(0, "continue", choice=4),
        Action(0, "continue", ("d1", "d1")),
        Action(0, "continue", ("d1", "k1")),
    ):
        assert BENCH.rule(state, action) == "blackjack_dice.throw-one-to-three"
    assert BENCH.why(state, Action(0, "continue")) == "First choose the dice: one, two or three."


def test_bust_pays_twice_in_a_round_of_three() -> None:
    state = ends(ends(begin(3), 19), 22)
    assert held(state) == (5, 4, 5, 1)
    state = ends(state, 20)
    assert held(state) == (4, 3, 8, 0)


def test_closest_wins_with_a_first_total_of_9() -> None:
    assert held(ends(ends(begin(), 22), 9)) == (3, 7, 0)


def test_all_bust_leaves_the_pot_and_nobody_is_out() -> None:
    state = more(lying(ends(begin(), 22), 19), 3)
    state = forced(state)
    assert (state.phase, GAME.forced(state)) == (Phase.NOBODY, Action(0, "leave"))
    assert BENCH.rule(state, Action(0, "throw")) == "blackjack_dice.all-bust"
    state = forced(state)
    assert (held(state), state.out, state.turn, state.round) == ((4, 4, 2), (0, 0), 1, 2)


def test_winner_takes_kitty_that_was_carried_over() -> None:
    state = ends(ends(begin(), 22), 22)
    assert state.opener == 1
    state = replace(state, opener=0, turn=0)
    assert held(ends(ends(state, 18), 20)) == (3, 7, 0)


def test_pays_what_he_has() -> None:
    state = ends(holding(begin(3), 1, 6, 8), 22)
    assert held(state) == (0, 6, 8, 1)
    state = ends(ends(state, 20), 19)
    assert held(state) == (0, 8, 7, 0)
    assert state.out == (1, 0, 0)


def test_tie_play_off_of_two() -> None:
    state = ends(ends(ends(begin(3), 20), 18), 20)
    assert (state.phase, state.level, state.turn, state.pips) == (Phase.READY, (0, 2), 0, UNTHROWN)
    state = BENCH.settled(throw(state, 4, 4, 1))
    state = BENCH.settled(throw(state, 6, 2, 2))
    assert held(state) == (4, 4, 7, 0)


def test_everyone_plays_after_a_21() -> None:
    state = ends(begin(), 21)
    assert (state.turn, state.phase) == (1, Phase.READY)
    assert BENCH.rule(state, Action(1, "throw")) == ""


def test_no_elimination_without_winner_and_back_from_nothing() -> None:
    state = ends(ends(holding(begin(), 1, 9), 22), 22)
    assert (held(state), state.out) == ((0, 8, 2), (0, 0))
    state = ends(ends(replace(state, opener=0, turn=0), 20), 19)
    assert held(state) == (3, 7, 0)


# The other rules


def test_five_counters_each_and_an_empty_pot() -> None:
    assert held(begin(4)) == (5, 5, 5, 5, 0)


def test_youngest_begins_or_lots_decide() -> None:
    assert (begin(3).opener, begin(3).turn) == (0, 0)
    assert {begin(3, LiveChance(seed), first_player="random").turn for seed in range(20)} == {0, 1, 2}


def test_turn_order_is_clockwise_and_leaves_out_who_is_out() -> None:
    state = replace(without(holding(begin(4), 5, 0, 5, 10), 1), opener=3, turn=3)
    turns = []
    for total in (10, 11, 12):
        turns.append(state.turn)
        state = stop(lying(state, total))
    assert turns == [3, 0, 2]
    assert BENCH.rule(begin(), Action(1, "throw")) == "blackjack_dice.turn-order"


def test_no_throw_limit_up_to_nineteen_throws() -> None:
    state = throw(begin(), 1, 1, 1)
    for _ in range(18):
        state = more(state, 1)
    assert (state.total, state.phase) == (21, Phase.FULL)


def test_any_dice_are_the_same_number_and_those_that_are_named_are_thrown() -> None:
    state = throw(begin(), 6, 5, 4)
    for token in DICE_IDS:
        assert GAME.canonical(state, Action(0, "continue", (token,))) == GAME.legal(state, 0)[0]
    after = BENCH.after(state, Action(0, "continue", ("d3",)), chance=ScriptedChance((2,)))
    assert (after.pips, after.aside, after.total) == ((6, 5, 2), (0, 1), 17)
    assert GAME.canonical(after, Action(0, "continue", choice=1)).tokens == ("d3",), "the die that was thrown last"


def test_what_is_forced_after_a_bust() -> None:
    state = more(lying(begin(), 19), 3)
    for action in (Action(0, "throw"), Action(0, "continue", ("d1",)), Action(0, "stop"), Action(0, "take")):
        assert BENCH.rule(state, action) == "blackjack_dice.bust"
    assert BENCH.why(state, Action(0, "stop")) == "The total is 22."
    assert BENCH.rule(state, Action(0, "pay", ("k1",))) == "", "any own counter will do"
    for wrong in (("k6",), ("k1", "k2"), ("d1",)):
        assert BENCH.rule(state, Action(0, "pay", wrong)) == "blackjack_dice.bust-pays-kitty"


def test_a_bust_without_counters_ends_the_turn() -> None:
    state = more(lying(holding(begin(), 0, 8), 19), 6)
    assert held(forced(state)) == (0, 8, 2)
    assert forced(state).turn == 1


def test_payments_have_their_time() -> None:
    state = lying(begin(), 12)
    assert BENCH.rule(state, Action(0, "pay", (top(state, 0),))) == "blackjack_dice.bust-pays-kitty"
    assert BENCH.rule(state, Action(0, "give", (top(state, 0),))) == "blackjack_dice.all-pay-winner"
    assert BENCH.rule(state, Action(0, "take")) == "blackjack_dice.winner-takes-kitty"
    for verb in ("throw", "pass", "leave"):
        assert BENCH.rule(state, Action(0, verb)) == "blackjack_dice.stop-or-continue"


def test_all_pay_winner_one_by_one_after_the_pot_is_taken() -> None:
    state = stop(lying(waiting(holding(begin(4), 5, 4, 5, 5), 3, 18, 22, 17, 0), 20))
    assert (state.phase, state.turn) == (Phase.WON, 3)
    assert BENCH.rule(state, Action(3, "throw")) == "blackjack_dice.winner-takes-kitty"
    state = forced(state)
    assert (held(state), state.phase, state.turn) == ((5, 4, 5, 6, 0), Phase.GIVING, 0)
    assert BENCH.rule(state, Action(0, "throw")) == "blackjack_dice.all-pay-winner"
    assert BENCH.rule(state, Action(0, "give", ("k6",))) == "blackjack_dice.all-pay-winner"
    payers = []
    while state.phase is Phase.GIVING:
        payers.append(state.turn)
        state = forced(state)
    assert (payers, held(state), state.phase) == ([0, 1, 2], (4, 3, 4, 9, 0), Phase.READY)


def test_an_empty_pot_is_not_taken() -> None:
    state = stop(lying(waiting(begin(), 1, 15, 0), 20))
    assert (state.phase, state.turn) == (Phase.GIVING, 0)


def test_play_off_is_repeated_among_those_still_level_and_nobody_pays_in_it() -> None:
    state = begin(4)
    for total in (20, 20, 12, 20):
        state = ends(state, total)
    assert state.level == (0, 1, 3)
    for action in (Action(0, "continue", ("d1",)), Action(0, "stop"), Action(0, "pay")):
        assert BENCH.rule(state, action) == "blackjack_dice.tie-play-off"
    state = throw(state, 6, 6, 6)
    assert (state.phase, GAME.forced(state), state.total) == (Phase.DECIDED, Action(0, "pass"), 18)
    assert BENCH.rule(state, Action(0, "continue", ("d1",))) == "blackjack_dice.tie-play-off"
    state = throw(forced(state), 1, 2, 3)
    state = forced(throw(forced(state), 6, 6, 6))
    assert (state.level, state.deciders, state.turn) == ((0, 3), (0, 0), 0)
    state = throw(forced(throw(state, 1, 1, 2)), 1, 1, 3)
    state = forced(state)
    assert (state.winner, state.phase, held(state)) == (3, Phase.GIVING, (5, 5, 5, 5, 0))


def test_elimination_and_ranking_by_the_round_in_which_somebody_left() -> None:
    state = begin(4)
    for totals in ((20, 10, 10, 10),) * 4:
        for seat in state.order:
            state = ends(state, totals[seat])
    assert held(state) == (17, 1, 1, 1, 0)
    state = holding(state, 17, 1, 2, 0)
    state = replace(without(state, 3), round=5, opener=0, turn=0)
    for total in (20, 10, 10):
        state = ends(state, total)
    assert (state.out, held(state)) == ((0, 5, 0, 1), (19, 0, 1, 0, 0))
    state = replace(state, opener=0, turn=0)
    for total in (20, 10):
        state = ends(state, total)
    result = GAME.result(state)
    assert result is not None
    assert (result.rule, result.ranking) == ("blackjack_dice.all-counters-win", ((0,), (2,), (1,), (3,)))
    assert BENCH.rule(state, Action(0, "throw")) == "blackjack_dice.all-counters-win"


def test_ranking_of_players_who_left_in_the_same_round() -> None:
    state = holding(begin(3), 13, 1, 1)
    for total in (20, 10, 10):
        state = ends(state, total)
    result = GAME.result(state)
    assert result is not None
    assert result.ranking == ((0,), (1, 2))


@pytest.mark.parametrize(("option", "second"), [("clockwise", 1), ("winner", 2)])
def test_next_starter(option: str, second: int) -> None:
    state = begin(3, opener=option)
    for total in (12, 13, 14):
        state = ends(state, total)
    assert (state.opener, state.turn) == (second, second)
    for _ in range(3):
        state = ends(state, 22)
    assert state.opener == (second + 1) % 3, "clockwise after a round without a winner"


def test_next_starter_leaves_out_who_is_out() -> None:
    state = without(holding(begin(3), 7, 0, 8), 1)
    state = ends(ends(state, 12), 13)
    assert state.opener == 2


def test_round_cap_after_a_thousand_rounds() -> None:
    state = replace(begin(), round=1000)
    state = ends(ends(state, 12), 13)
    assert BENCH.ended(state) == ("blackjack_dice.round-cap", (1,))
    level = replace(holding(begin(3), 5, 5, 4), round=1000)
    for _ in range(3):
        level = ends(level, 22)
    result = GAME.result(level)
    assert result is not None
    assert (result.rule, result.scores, result.ranking) == ("blackjack_dice.round-cap", (4, 4, 3), ((0, 1), (2,)))


# House rules


def test_tie_carry_over_has_no_winner() -> None:
    state = begin(3, tie="carry-over")
    for total in (20, 22, 20):
        state = lying(state, total)
        state = stop(state) if total < 21 else forced(state)
    assert (state.phase, GAME.forced(state)) == (Phase.NOBODY, Action(0, "leave"))
    assert BENCH.rule(state, Action(0, "throw")) == "blackjack_dice.tie-play-off"
    state = forced(state)
    assert (held(state), state.opener) == ((5, 4, 5, 1), 1)


def test_tie_carry_over_puts_nobody_out() -> None:
    state = begin(3, tie="carry-over")
    state = holding(state, 1, 7, 7)
    for total in (22, 20, 20):
        state = ends(state, total)
    assert (held(state), state.out) == ((0, 7, 7, 1), (0, 0, 0))


def test_end_when_the_first_is_out() -> None:
    state = holding(begin(3, end="first-out"), 1, 7, 7)
    for total in (10, 20, 11):
        state = ends(state, total)
    assert BENCH.ended(state) == ("blackjack_dice.all-counters-win", (1,))
    shared = holding(begin(3, end="first-out"), 1, 8, 6)
    for total in (22, 11, 20):
        shared = ends(shared, total)
    result = GAME.result(shared)
    assert result is not None
    assert (result.scores, result.ranking) == ((0, 7, 8), ((2,), (1,), (0,)))


def test_end_when_the_first_is_out_may_be_shared() -> None:
    state = holding(begin(4, end="first-out"), 1, 10, 8, 1)
    for total in (12, 11, 20, 10):
        state = ends(state, total)
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.ranking) == ((0, 9, 11, 0), ((2,), (1,), (0, 3)))


def test_the_length_of_a_match_depends_on_its_end() -> None:
    minutes = GAME.info.minutes_for
    assert minutes is not None
    printed = GAME.info.options_of(Setup(4))
    assert minutes(4, {**printed, "blackjack_dice.end": "first-out"}) < minutes(4, printed)
    assert 3 <= minutes(2, printed) <= minutes(3, printed) <= minutes(4, printed)


# Random play


@settings(max_examples=25, deadline=None)
@given(
    some.integers(2, 4),
    some.sampled_from(("playoff", "carry-over")),
    some.sampled_from(("clockwise", "winner")),
    some.sampled_from(("all-counters", "first-out")),
    some.integers(0, 1000),
)
def test_no_counter_is_lost_in_any_match(seats: int, tie: str, opener: str, end: str, seed: int) -> None:
    chance = LiveChance(seed)
    state = begin(seats, tie=tie, opener=opener, end=end)
    while GAME.result(state) is None:
        actions = GAME.legal(state, state.turn)
        state = GAME.apply(state, actions[chance.pick(len(actions))], chance)
        assert state.counters.total == 5 * seats
        assert not state.out[state.turn] or state.phase is Phase.OVER
        assert all(not state.counters.held[seat] for seat, gone in enumerate(state.out) if gone)
    assert state.phase is Phase.OVER


def test_a_throw_takes_its_luck_from_the_cup() -> None:
    chance = ScriptedChance((1, 2, 3, 4))
    state = GAME.apply(begin(), Action(0, "throw"), chance)
    GAME.apply(state, Action(0, "continue", ("d2",)), chance)
    assert len(chance.drawn) == 4
