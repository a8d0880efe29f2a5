"""10,000: every worked example of its rules, named after the rule that it shows, and every refusal."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Setup
from tabletop.core.options import resolve
from tabletop.games.ten_thousand.engine import GAME
from tabletop.games.ten_thousand.scoring import NO_GROUP, Group, dice_in, parts_of, worth
from tabletop.games.ten_thousand.state import DICE_IDS, EVERY_DIE, UNTHROWN, Phase, State, chosen_parts
from tests.games.ten_thousand_positions import BENCH, begin, gone_on, keep, lying, opened, thrown

STOP = Action(0, "stop")


def value(*pips: int, group: Group = NO_GROUP) -> int:
    """What these dice are worth together."""
    dice = (*pips, *(0,) * (5 - len(pips)))
    return worth(parts_of(dice, tuple(range(len(pips))), group))


# The worked examples


def test_opening_threshold_of_the_rulebook_example() -> None:
    state = thrown(begin(), 6, 6, 6, 4, 3)
    assert (state.total, dice_in(state.parts)) == (600, (0, 1, 2))
    assert BENCH.rule(state, STOP) == "ten_thousand.opening-threshold"
    assert BENCH.why(state, STOP) == "150 more points are needed."
    assert BENCH.verbs(state, 0) == {"continue"}


def test_extend_group_lifts_the_whole_group() -> None:
    state = gone_on(thrown(begin(), 6, 6, 6, 4, 3), (1, 2, 3), 6, 1)
    assert (state.total, state.is_hot) == (1300, True)


def test_hot_dice_fresh_groups_do_not_grow_any_more() -> None:
    state = gone_on(gone_on(thrown(begin(), 6, 6, 6, 4, 3), (1, 2, 3), 6, 1), (4, 5), 3, 3, 4, 2, 6)
    assert (state.phase, state.total, state.last) == (Phase.BUST, 0, 1300)
    state = BENCH.settled(state)
    assert (state.scores, state.opened, state.turn) == ((0, 0), (False, False), 1)


def test_opening_with_1050() -> None:
    state = BENCH.after(thrown(begin(), 1, 1, 1, 5, 2), STOP)
    assert (state.scores[0], state.opened[0]) == (1050, True)


def test_opening_threshold_with_700() -> None:
    assert BENCH.rule(thrown(begin(), 6, 6, 6, 1, 2), STOP) == "ten_thousand.opening-threshold"


def test_opening_with_four_5s() -> None:
    assert BENCH.after(thrown(begin(), 5, 5, 5, 5, 3), STOP).scores[0] == 1000


def test_straight_may_stop_or_throw_all_five_again() -> None:
    state = thrown(begin(), 2, 3, 4, 5, 6)
    assert (state.total, state.is_hot) == (1500, True)
    assert BENCH.verbs(state, 0) == {"stop", "continue"}
    state = gone_on(state, (1, 2, 3, 4, 5), 2, 2, 3, 4, 1)
    assert (state.aside, state.total) == ((), 1600)


def test_triple_same_throw_not_over_two_throws() -> None:
    state = gone_on(thrown(opened(begin()), 1, 1, 3, 4, 6), (1, 2), 1, 2, 2)
    assert (state.points, state.total) == (200, 300)


def test_extend_order_a_single_5_stays_single() -> None:
    state = gone_on(thrown(opened(begin()), 5, 2, 3, 3, 6), (1,), 5, 5, 5, 2)
    assert state.total == 550
    state = gone_on(state, (2, 3, 4), 5)
    assert (state.total, state.is_hot) == (1050, True)


def test_five_of_a_kind_from_four_4s() -> None:
    assert gone_on(thrown(begin(), 4, 4, 4, 4, 2), (1, 2, 3, 4), 4).total == 1600


def test_five_of_a_kind_two_1s_join_at_once() -> None:
    state = thrown(begin(), 1, 1, 1, 3, 6)
    assert state.total == 1000
    assert gone_on(state, (1, 2, 3), 1, 1).total == 4000


def test_bust_at_once() -> None:
    state = thrown(begin(), 2, 2, 3, 4, 6)
    assert state.phase is Phase.BUST
    for action in (Action(0, "throw"), keep(state, 1), STOP):
        assert BENCH.rule(state, action) == "ten_thousand.bust"
    assert GAME.forced(state) == Action(0, "pass")


def test_set_aside_scoring_all_of_them() -> None:
    state = thrown(begin(), 1, 5, 2, 3, 3)
    refusal = BENCH.refused(state, keep(state, 1))
    assert (refusal.rule, refusal.tokens) == ("ten_thousand.set-aside-scoring", ("d2",))
    assert BENCH.rule(state, keep(state)) == "ten_thousand.set-aside-scoring"
    some = thrown(begin(keep_choice="at-least-one"), 1, 5, 2, 3, 3)
    some = BENCH.after(some, keep(some, 1), chance=ScriptedChance((1, 2, 3, 4)))
    assert (some.points, some.aside, some.free) == (100, (0,), (1, 2, 3, 4))


def test_set_aside_only_scoring() -> None:
    state = thrown(begin(), 1, 5, 2, 3, 3)
    refusal = BENCH.refused(state, keep(state, 1, 2, 3))
    assert (refusal.rule, refusal.tokens) == ("ten_thousand.set-aside-only-scoring", ("d3",))


def test_hot_dice_three_and_two_singles() -> None:
    state = thrown(begin(), 3, 3, 3, 1, 5)
    assert (state.total, state.is_hot) == (450, True)


def test_reach_target_is_written_at_once() -> None:
    state = thrown(opened(begin(), 9700, 0), 5, 2, 2, 4, 6)
    state = gone_on(state, (1,), 3, 3, 3, 1)
    result = GAME.result(state)
    assert result is not None
    assert (state.scores[0], result.ranking, result.rule) == (10_150, ((0,), (1,)), "ten_thousand.reach-target")
    assert GAME.active(state) == frozenset()
    assert GAME.forced(state) is None
    assert BENCH.rule(state, STOP) == "ten_thousand.immediate-win"


def test_bust_keeps_the_score() -> None:
    state = lying(opened(begin()), 1, 1, 5, 5, 3, aside=(0, 1, 2), points=900)
    assert state.total == 950
    state = gone_on(state, (4,), 2)
    assert (state.phase, state.last, state.scores[0]) == (Phase.BUST, 950, 800)


# What dice are worth


@pytest.mark.parametrize("face", range(1, 7))
def test_three_four_and_five_of_a_kind(face: int) -> None:
    three = 1000 if face == 1 else 100 * face
    assert [value(*[face] * count) for count in (3, 4, 5)] == [three, 2 * three, 4 * three]


def test_single_dice() -> None:
    assert [value(face) for face in range(1, 7)] == [100, 0, 0, 0, 50, 0]
    assert value(1, 1) == 200


def test_best_value_counts_every_die_once() -> None:
    assert value(1, 1, 1, 5, 1) == 2050
    assert value(1, 2, 3, 4, 5) == 1500
    assert value(5, 5, group=Group(5, 3)) == 1500
    assert value(4, 1, group=Group(4, 3)) == 500


def test_the_bust_chances_and_the_mean_of_the_rules() -> None:
    def chance(count: int, group: Group = NO_GROUP) -> float:
        throws = list(product(range(1, 7), repeat=count))
        return sum(not value(*pips, group=group) for pips in throws) / len(throws)

    assert [chance(count) for count in (5, 4, 3, 2, 1)] == pytest.approx([25 / 324, 17 / 108, 5 / 18, 4 / 9, 2 / 3])
    assert [chance(count, Group(4, 3)) for count in (2, 1)] == pytest.approx([0.25, 0.5])
    assert chance(1, Group(5, 3)) == pytest.approx(2 / 3)
    means = [value(*pips) for pips in product(range(1, 7), repeat=5)]
    assert sum(means) / len(means) == pytest.approx(269, abs=0.5)


# The turn


def test_players_scores_start_closed_and_the_youngest_begins() -> None:
    for seats in (2, 3, 4):
        state = begin(seats)
        assert (state.scores, state.opened, state.turn) == ((0,) * seats, (False,) * seats, 0)


def test_turn_order() -> None:
    state, seen = begin(3), []
    for _ in range(4):
        seen.append(state.turn)
        state = BENCH.settled(thrown(state, 2, 2, 3, 4, 6))
    assert seen == [0, 1, 2, 0]
    assert BENCH.rule(state, Action(0, "throw")) == "ten_thousand.turn-order"


def test_first_throw_five() -> None:
    state = begin()
    assert GAME.legal(state, 0) == (Action(0, "throw"),)
    for action in (keep(state, 1), STOP, Action(0, "pass")):
        assert BENCH.rule(state, action) == "ten_thousand.first-throw-five"


def test_stop_or_continue_and_nothing_else() -> None:
    state = thrown(begin(), 1, 2, 3, 3, 6)
    for verb in ("throw", "pass"):
        assert BENCH.rule(state, Action(0, verb)) == "ten_thousand.stop-or-continue"


def test_throw_all_others() -> None:
    state = thrown(begin(), 1, 2, 3, 3, 6)
    luck = ScriptedChance((2, 2, 1, 6))
    after = GAME.apply(state, keep(state, 1), luck)
    assert (after.pips, len(luck.drawn)) == ((1, 2, 2, 1, 6), 4)


def test_set_aside_stays() -> None:
    state = gone_on(thrown(opened(begin()), 1, 1, 3, 4, 6), (1, 2), 5, 2, 2)
    refusal = BENCH.refused(state, keep(state, 1, 3))
    assert (refusal.rule, refusal.tokens) == ("ten_thousand.set-aside-stays", ("d1",))


def test_bank_and_the_dice_are_passed_on() -> None:
    state = BENCH.after(thrown(opened(begin()), 1, 2, 3, 3, 6), STOP)
    assert (state.phase, state.scores, state.last, state.best) == (Phase.BANKED, (900, 800), 100, (100, 0))
    for action in (Action(0, "throw"), keep(state, 1), STOP):
        assert BENCH.rule(state, action) == "ten_thousand.bank"
    state = BENCH.settled(state)
    assert (state.turn, state.pips, state.phase) == (1, UNTHROWN, Phase.READY)


def test_open_no_minimum() -> None:
    state = thrown(opened(begin()), 5, 2, 3, 3, 6)
    assert "stop" in BENCH.verbs(state, 0)


def test_opening_must_continue() -> None:
    assert BENCH.verbs(thrown(begin(), 5, 2, 3, 3, 6), 0) == {"continue"}


def test_over_target_is_allowed() -> None:
    assert GAME.result(thrown(opened(begin(), 9950, 0), 1, 1, 1, 2, 3)) is not None


def test_round_cap_shares_the_victory() -> None:
    state = replace(opened(begin(), 500, 500), round=200, turn=1)
    state = thrown(state, 2, 2, 3, 4, 6)
    result = GAME.result(state)
    assert result is not None
    assert (result.rule, result.ranking) == ("ten_thousand.round-cap", ((0, 1),))
    assert GAME.result(thrown(replace(state, round=200, turn=0, phase=Phase.READY), 2, 2, 3, 4, 6)) is None


# House rules


@pytest.mark.parametrize(
    ("pips", "kept", "rule"),
    [
        ((1, 1, 1, 1, 3), (1, 2, 3), ""),
        ((1, 1, 1, 1, 3), (2,), ""),
        ((5, 5, 5, 2, 3), (1, 2), ""),
        ((2, 2, 2, 1, 3), (4,), ""),
        ((2, 2, 2, 1, 3), (1, 2), "set-aside-only-scoring"),
        ((2, 2, 2, 2, 3), (1, 2, 3), "set-aside-only-scoring"),
        ((1, 2, 3, 4, 5), (1, 5), ""),
        ((1, 2, 3, 4, 5), (1, 2), "set-aside-only-scoring"),
        ((1, 5, 2, 3, 3), (), "set-aside-scoring"),
        ((1, 5, 2, 3, 3), (3,), "set-aside-only-scoring"),
    ],
)
def test_keep_choice_at_least_one(pips: tuple[int, ...], kept: tuple[int, ...], rule: str) -> None:
    state = thrown(begin(keep_choice="at-least-one"), *pips)
    assert BENCH.rule(state, keep(state, *kept)) == (f"ten_thousand.{rule}" if rule else "")


def test_keep_choice_counts_the_dice_chosen_at_their_highest() -> None:
    state = thrown(begin(keep_choice="at-least-one"), 1, 1, 1, 1, 3)
    assert worth(chosen_parts(state, (0, 1, 2))) == 1000
    assert gone_on(state, (1, 2, 3), 1, 3).total == 2000, "the group grows again"
    assert gone_on(state, (1, 2), 1, 1, 1).total == 1200
    assert BENCH.after(state, STOP).scores[0] == 2000, "stopping counts every die"


def test_keep_choice_extension_dice_one_by_one() -> None:
    state = lying(begin(keep_choice="at-least-one"), 4, 4, 4, 4, 4, aside=(0, 1, 2), group=Group(4, 3), points=400)
    assert BENCH.rule(state, keep(state, 4)) == ""
    assert gone_on(state, (4,), 2).phase is Phase.BUST


@pytest.mark.parametrize(("minimum", "points"), [("0", 50), ("500", 500), ("1000", 1000)])
def test_opening_minimum(minimum: str, points: int) -> None:
    state = begin(opening_minimum=minimum)
    assert "stop" in BENCH.verbs(lying(state, 5, 2, 3, 3, 6, aside=(1, 2, 3), points=points - 50), 0)
    less = lying(state, 5, 2, 3, 3, 6, aside=(1, 2, 3), points=points - 100)
    assert BENCH.rule(less, STOP) == ("" if minimum == "0" else "ten_thousand.opening-threshold")
    told = {row.rule.text_id for row in GAME.rulebook(Setup(2, (("ten_thousand.opening-minimum", minimum),)))}
    assert ("ten_thousand.opening-must-continue" in told) == (minimum != "0")


def test_hot_dice_rule_must() -> None:
    state = thrown(opened(begin(hot_dice_rule="must")), 2, 3, 4, 5, 6)
    assert BENCH.rule(state, STOP) == "ten_thousand.hot-dice"
    assert BENCH.verbs(state, 0) == {"continue"}


def test_exact_finish() -> None:
    state = opened(begin(exact_finish="on"), 9700, 0)
    past = thrown(state, 3, 3, 3, 1, 2)
    assert (past.phase, past.last, past.scores[0]) == (Phase.BUST, 400, 9700)
    hit = thrown(state, 3, 3, 3, 4, 2)
    result = GAME.result(hit)
    assert result is not None
    assert (result.rule, hit.scores[0]) == ("ten_thousand.reach-target", 10_000)


def test_last_round_is_finished() -> None:
    state = opened(begin(3, last_round="on"), 9800, 9900, 0)
    reached = thrown(state, 3, 3, 3, 4, 2)
    assert (reached.phase, GAME.result(reached)) == (Phase.THROWN, None), "not written by itself"
    state = BENCH.settled(BENCH.after(reached, STOP))
    assert (state.turn, state.closing, state.scores[0]) == (1, True, 10_100)
    state = BENCH.settled(BENCH.after(thrown(state, 1, 1, 2, 3, 3), Action(1, "stop")))
    assert GAME.result(state) is None
    over = thrown(state, 2, 2, 3, 4, 6)
    result = GAME.result(over)
    assert result is not None
    assert (result.rule, result.ranking) == ("ten_thousand.immediate-win", ((0, 1), (2,)))


def test_last_round_with_exact_finish_shares_the_win() -> None:
    state = opened(begin(2, last_round="on", exact_finish="on"), 9700, 9900)
    state = BENCH.settled(thrown(state, 3, 3, 3, 4, 2))
    assert (state.turn, state.scores[0], state.closing) == (1, 10_000, True)
    result = GAME.result(thrown(state, 1, 2, 2, 3, 4))
    assert result is not None
    assert result.winners == (0, 1)


def test_target_of_the_short_game_and_its_length() -> None:
    assert GAME.result(thrown(opened(begin(target="5000"), 4900, 0), 1, 2, 3, 3, 6)) is not None
    info = GAME.info
    assert info.minutes_for is not None
    assert info.minutes_for(4, resolve(info.options, ())) == 20
    assert info.minutes_for(4, resolve(info.options, info.short)) == 10


def test_a_turn_is_one_move() -> None:
    acts = [
        Action(0, "throw"),
        Action(0, "continue", ("d1",)),
        Action(0, "stop"),
        Action(0, "pass"),
        Action(1, "throw"),
    ]
    assert GAME.info.moves_in(acts) == 2


def test_first_player_random() -> None:
    for seat in range(4):
        state = begin(4, ScriptedChance((seat,)), first_player="random")
        assert (state.turn, state.first) == (seat, seat)


# What holds always


def everything(state: State) -> list[Action]:
    """Every choice of dice to set aside, and all else that can be asked for."""
    groups = [group for count in range(6) for group in combinations(DICE_IDS, count)]
    others = (Action(state.turn, verb) for verb in ("throw", "stop", "pass"))
    return [*(Action(state.turn, "continue", group) for group in groups), *others]


@given(
    seed=st.integers(0, 10_000), choice=st.sampled_from(("all", "at-least-one")), hot=st.sampled_from(("may", "must"))
)
@settings(max_examples=25, deadline=None)
def test_legal_is_what_check_allows(seed: int, choice: str, hot: str) -> None:
    luck = LiveChance(seed)
    state = begin(2, keep_choice=choice, hot_dice_rule=hot, opening_minimum="0")
    for _ in range(luck.pick(40)):
        legal = GAME.legal(state, state.turn)
        allowed = [GAME.canonical(state, a) for a in everything(state) if GAME.check(state, a) is None]
        assert set(legal) == set(allowed)
        assert len(set(legal)) == len(legal)
        state = GAME.apply(state, legal[luck.pick(len(legal))], luck)
        if GAME.result(state) is not None:
            break


@given(pips=st.tuples(*[st.integers(1, 6)] * 5))
def test_points_do_not_depend_on_the_order_of_the_dice(pips: tuple[int, ...]) -> None:
    assert worth(parts_of(pips, EVERY_DIE, Group())) == worth(parts_of(tuple(sorted(pips)), EVERY_DIE, Group()))


@pytest.mark.parametrize("last_round", ["off", "on"])
@pytest.mark.parametrize("exact", ["off", "on"])
def test_the_rulebook_never_says_two_things(last_round: str, exact: str) -> None:
    chosen = (("ten_thousand.last-round", last_round), ("ten_thousand.exact-finish", exact))
    ids = [row.rule.id for row in GAME.rulebook(Setup(2, chosen))]
    assert len(ids) == len(set(ids))
    assert {"ten_thousand.reach-target", "ten_thousand.over-target", "ten_thousand.immediate-win"} <= set(ids)
