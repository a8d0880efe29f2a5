"""421: every worked example of its rules, named after the rule that it shows, and every refusal."""

from __future__ import annotations

from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import CLOCK, Action
from tabletop.games.four_two_one import MOST_ROUNDS
from tabletop.games.four_two_one.engine import GAME, LOOK_MS
from tabletop.games.four_two_one.scoring import HANDS, NENETTE, RANK, STRAIGHTS, WORTH, in_order
from tabletop.games.four_two_one.state import DICE_IDS, UNTHROWN, Contest, Phase, State, Step
from tests.games.four_two_one_positions import (
    BENCH,
    again,
    begin,
    discharge,
    hand,
    holding,
    paid,
    played,
    purse,
    rethrow,
    stop,
    thrown,
    turns,
    went_on,
)

STOP, TAKE, THROW = Action(0, "stop"), Action(0, "take"), Action(0, "throw")


# The worked examples


def test_charge_worst_takes_ten_for_421() -> None:
    state = played(begin(3), 421, 665, 322)
    assert purse(state) == (0, 0, 10, 11)
    assert (state.leader, state.turn, state.rounds, state.hands) == (2, 2, 2, ((), (), ()))


def test_same_value_order_611_before_666() -> None:
    assert purse(played(begin(3), 611, 666, 543)) == (0, 0, 6, 15)


def test_charge_pot_short() -> None:
    state = turns(holding(begin(), 8, 9), 555, 331)
    assert [due.count for due in state.dues] == [4]
    state = paid(state)
    assert (purse(state), state.phase) == ((8, 13, 0), Phase.DISCHARGE)


def test_nenette_two() -> None:
    assert purse(played(holding(begin(3), 2, 2, 2), 421, 221, 652)) == (2, 4, 2, 13)


def test_all_level_void() -> None:
    state = turns(begin(), 664, 646)
    assert (state.step, GAME.active(state), GAME.deadline_ms(state)) == (Step.SHOWN, {CLOCK}, LOOK_MS)
    assert GAME.may_hasten(state)
    state = went_on(state)
    assert (state.leader, state.turn, state.rounds, purse(state)) == (0, 0, 1, (0, 0, 21))


def test_worst_play_off_without_any_effect_of_its_221() -> None:
    state = turns(begin(3), 444, 532, 532)
    assert (state.contest, state.rivals, state.turn) == (Contest.WORST, (1, 2), 1)
    state = turns(state, 641, 221)
    assert [(due.taker, due.count, due.nenette) for due in state.dues] == [(2, 4, False)]
    assert purse(paid(state)) == (0, 0, 4, 17)


def test_nenette_several_share_what_is_left() -> None:
    state = turns(holding(begin(3), 6, 6, 6), 111, 221, 221)
    assert [(due.taker, due.count) for due in state.dues] == [(1, 2), (2, 1)]
    state = paid(state)
    assert (purse(state), state.phase, state.leader) == ((6, 8, 7, 0), Phase.DISCHARGE, 1)


def test_same_value_order_222_before_654() -> None:
    assert RANK[hand(222)] < RANK[hand(654)]
    assert (WORTH[hand(222)], WORTH[hand(654)]) == (2, 2)


def test_hand_order_321_before_665() -> None:
    assert RANK[hand(321)] < RANK[hand(665)]
    assert (WORTH[hand(321)], WORTH[hand(665)]) == (2, 1)


def test_clean_charge() -> None:
    state = played(replace(holding(begin(3), 0, 13, 6), leader=2, turn=2), 221, 611, 664)
    assert (purse(state), state.out, state.phase) == ((0, 13, 8, 0), ((0,),), Phase.DISCHARGE)
    assert (state.leader, state.players) == (2, (2, 1))
    assert GAME.result(state) is None


def test_one_holder_ends() -> None:
    state = played(holding(begin(), 0, 19), 666, 331)
    result = GAME.result(state)
    assert result is not None
    assert (purse(state), result.rule, result.ranking) == ((0, 21, 0), "four_two_one.one-holder-ends", ((0,), (1,)))
    assert GAME.active(state) == frozenset()
    assert BENCH.rule(state, THROW) == "four_two_one.end-all-counters"


def test_same_number_even_with_421() -> None:
    state = stop(again(thrown(discharge(11, 10), 653), (1, 2), 4, 2))
    assert (state.limit, state.turn) == (2, 1)
    state = thrown(state, 421)
    assert BENCH.rule(state, Action(1, "stop")) == "four_two_one.same-number"
    assert BENCH.why(state, Action(1, "stop")) == "A threw 2 times."
    assert BENCH.verbs(state, 1) == {"rethrow"}


def test_gives_what_he_has_and_ends() -> None:
    state = turns(discharge(4, 17), 511, 643)
    assert [(due.giver, due.taker, due.count) for due in state.dues] == [(0, 1, 4)]
    state = paid(state)
    result = GAME.result(state)
    assert result is not None
    assert (purse(state), result.rule, result.winners) == ((0, 21, 0), "four_two_one.end-all-counters", (0,))


def test_best_play_off() -> None:
    state = turns(discharge(9, 5, 7), 421, 654, 421)
    assert (state.contest, state.rivals) == (Contest.BEST, (0, 2))
    state = played(state, 652, 653)
    assert (purse(state), state.out, state.leader) == ((9, 12, 0, 0), ((2,),), 1)


def test_nenette_two_in_the_discharge() -> None:
    assert purse(played(discharge(6, 15), 421, 221)) == (4, 17, 0)


def test_leader_throws_three_times_at_most() -> None:
    state = again(again(thrown(discharge(11, 10), 653), (1,), 5), (1,), 4)
    for action in (rethrow(state, 1), THROW):
        assert BENCH.rule(state, action) == "four_two_one.leader-throws"
    assert GAME.forced(state) == STOP


# The order of hands


def test_hand_order_is_that_of_the_table() -> None:
    wanted = (
        "421 111 611 666 511 555 411 444 311 333 211 222 654 543 432 321 "
        "665 664 663 662 661 655 653 652 651 644 643 642 641 633 632 631 622 621 "
        "554 553 552 551 544 542 541 533 532 531 522 521 443 442 441 433 431 422 332 331 322 221"
    )
    assert ["".join(map(str, found)) for found in HANDS] == wanted.split()
    assert len(set(HANDS)) == 56


def test_values_of_the_table() -> None:
    worth = {421: 10, 111: 7, 611: 6, 666: 6, 511: 5, 555: 5, 411: 4, 444: 4, 311: 3, 333: 3, 211: 2, 222: 2}
    for number, value in worth.items():
        assert WORTH[hand(number)] == value
    assert [WORTH[straight] for straight in STRAIGHTS] == [2, 2, 2, 2]
    others = [found for found in HANDS if found not in STRAIGHTS and found not in map(hand, worth)]
    assert len(others) == 40
    assert {WORTH[found] for found in others} == {1}


def test_unordered() -> None:
    assert in_order((1, 4, 2)) == in_order((2, 1, 4)) == (4, 2, 1)
    assert purse(played(begin(), 142, 116)) == (0, 10, 11)


def test_ordinary_hands_and_nenette_lowest() -> None:
    assert RANK[hand(665)] < RANK[hand(655)] < RANK[hand(554)] < RANK[hand(443)]
    assert HANDS[-1] == NENETTE


def test_how_often_hands_fall() -> None:
    thrown_so = [in_order(pips) for pips in product(range(1, 7), repeat=3)]
    assert thrown_so.count(hand(421)) == 6
    assert thrown_so.count(hand(111)) == 1
    assert thrown_so.count(hand(611)) == 3
    assert thrown_so.count(hand(666)) == 1
    assert [thrown_so.count(straight) for straight in STRAIGHTS] == [6] * 4
    assert sum(WORTH[found] == 1 for found in thrown_so) == 165


# The charge


def test_pot_21_and_the_youngest_begins() -> None:
    for seats in (2, 3, 4):
        state = begin(seats)
        assert (purse(state), state.turn, state.phase) == ((0,) * seats + (21,), 0, Phase.CHARGE)


def test_turn_order_clockwise_from_the_leader() -> None:
    state, seen = replace(begin(3), leader=2, turn=2), []
    for number in (665, 664, 663):
        seen.append(state.turn)
        state = turns(state, number)
    assert seen == [2, 0, 1]
    assert BENCH.rule(begin(), Action(1, "throw")) == "four_two_one.turn-order"
    assert BENCH.rule(begin(), Action(0, "go_on")) == "four_two_one.turn-order"


def test_charge_one_throw() -> None:
    for action in (rethrow(begin(), 1), STOP):
        assert BENCH.rule(begin(), action) == "four_two_one.charge-one-throw"
    state = thrown(begin(), 652)
    for action in (rethrow(state, 1), THROW):
        assert BENCH.rule(state, action) == "four_two_one.charge-one-throw"
    assert GAME.forced(state) == STOP
    assert GAME.forced(begin()) is None, "children want to throw themselves"


def test_charge_worst_takes_and_does_nothing_else() -> None:
    assert BENCH.rule(begin(), TAKE) == "four_two_one.charge-worst-takes"
    state = turns(begin(), 421, 665)
    assert (state.turn, GAME.forced(state)) == (1, Action(1, "take"))
    for action in (Action(1, "throw"), Action(1, "stop"), rethrow(state, 1)):
        assert BENCH.rule(state, action) == "four_two_one.charge-worst-takes"


def test_charge_ends_with_the_empty_pot() -> None:
    state = played(holding(begin(3), 6, 6, 7), 432, 665, 663)
    assert (purse(state), state.phase, state.rounds, state.leader) == ((6, 6, 9, 0), Phase.DISCHARGE, 1, 2)


def test_loser_leads_the_first_of_several() -> None:
    state = played(replace(begin(3), leader=2, turn=2), 221, 611, 221)
    assert (purse(state), state.leader) == ((0, 2, 2, 17), 2)


# Play-offs


def test_worst_play_off_is_repeated_among_those_still_level() -> None:
    state = turns(begin(4), 444, 532, 532, 532)
    state = turns(state, 641, 331, 313)
    assert (state.contest, state.rivals, state.turn) == (Contest.WORST, (2, 3), 2)
    assert purse(played(state, 665, 664)) == (0, 0, 0, 4, 17)


def test_worst_play_off_is_one_throw() -> None:
    state = turns(discharge(7, 7, 7), 444, 532, 532)
    for action in (rethrow(state, 1), Action(1, "stop")):
        assert BENCH.rule(state, action) == "four_two_one.worst-play-off"
    state = thrown(state, 641)
    for action in (rethrow(state, 1), Action(1, "throw")):
        assert BENCH.rule(state, action) == "four_two_one.worst-play-off"
    assert GAME.forced(state) == Action(1, "stop")


def test_best_play_off_is_one_throw() -> None:
    state = turns(discharge(9, 5, 7), 421, 654, 421)
    assert BENCH.rule(state, rethrow(state, 1)) == "four_two_one.best-play-off"
    assert BENCH.rule(thrown(state, 652), rethrow(state, 1)) == "four_two_one.best-play-off"


def test_best_play_off_comes_before_that_for_the_worst() -> None:
    state = turns(discharge(6, 5, 5, 5), 421, 654, 421, 654)
    assert (state.contest, state.rivals) == (Contest.BEST, (0, 2))
    state = turns(state, 665, 652)
    assert (state.contest, state.rivals, state.best) == (Contest.WORST, (1, 3), 0)
    assert purse(played(state, 321, 665)) == (0, 5, 5, 11, 0)


def test_play_off_plain_has_no_best_in_the_charge() -> None:
    assert purse(played(begin(3), 421, 654, 421)) == (0, 10, 0, 11)


# The discharge


def test_leader_throws_before_stopping() -> None:
    state = discharge(11, 10)
    for action in (STOP, rethrow(state, 1)):
        assert BENCH.rule(state, action) == "four_two_one.leader-throws"
    assert BENCH.verbs(thrown(state, 653), 0) == {"rethrow", "stop"}


def test_rethrow_any_also_dice_that_were_kept() -> None:
    state = again(thrown(discharge(11, 10), 653), (3,), 6)
    assert state.aside == (0, 1)
    state = again(state, (1,), 2)
    assert (state.pips, state.throws) == ((2, 5, 6), 3)


def test_rethrow_at_least_one() -> None:
    state = thrown(discharge(11, 10), 653)
    for action in (rethrow(state), THROW, Action(0, "rethrow", ("k1",))):
        assert BENCH.rule(state, action) == "four_two_one.rethrow-at-least-one"


def test_same_number_no_more_than_the_leader() -> None:
    state = stop(thrown(discharge(11, 10), 653))
    for action in (Action(1, "stop"), rethrow(state, 1)):
        assert BENCH.rule(state, action) == "four_two_one.same-number"
    state = thrown(state, 331)
    for action in (rethrow(state, 1), Action(1, "throw")):
        assert BENCH.rule(state, action) == "four_two_one.same-number"
    assert GAME.forced(state) == Action(1, "stop")


def test_last_throw_counts() -> None:
    state = stop(again(thrown(discharge(11, 10), 421), (1,), 1))
    state = stop(again(thrown(state, 331), (1,), 2))
    assert (state.best, state.worst) == (0, 1)
    assert state.hands == (hand(211), hand(321))


def test_best_gives_and_nothing_else() -> None:
    state = discharge(11, 10)
    assert BENCH.rule(state, TAKE) == "four_two_one.best-gives"
    state = turns(state, 611, 665)
    assert [(due.giver, due.taker, due.count) for due in state.dues] == [(0, 1, 6)]
    for action in (Action(1, "throw"), Action(1, "stop"), rethrow(state, 1)):
        assert BENCH.rule(state, action) == "four_two_one.best-gives"
    assert purse(paid(state)) == (5, 16, 0)


def test_nenette_several_in_the_discharge() -> None:
    assert purse(played(discharge(3, 9, 9), 421, 221, 221)) == (0, 11, 10, 0)


def test_out_when_empty_and_the_others_play_on() -> None:
    state = played(discharge(4, 8, 9), 444, 665, 664)
    assert (purse(state), state.out, GAME.result(state)) == ((0, 8, 13, 0), ((0,),), None)
    assert state.players == (2, 1)
    state = played(replace(state, counters=state.counters.pay(1, 2, 7)[0]), 331, 665)
    result = GAME.result(state)
    assert result is not None
    assert (result.ranking, result.rule) == (((0,), (1,), (2,)), "four_two_one.end-all-counters")


def test_first_out_wins_and_ranking() -> None:
    state = replace(discharge(0, 9, 12), out=((0,),), leader=1, turn=1)
    result = GAME.result(played(replace(state, counters=state.counters.pay(1, 2, 8)[0]), 665, 664))
    assert result is not None
    assert result.ranking == ((0,), (1,), (2,))


def test_round_cap() -> None:
    state = replace(discharge(6, 5, 10), rounds=MOST_ROUNDS)
    result = GAME.result(played(state, 665, 664, 663))
    assert result is not None
    assert (result.rule, result.ranking) == ("four_two_one.round-cap", ((0, 1), (2,)))


# What holds always


def everything(state: State) -> list[Action]:
    """Every choice of dice to throw again, and all else that can be asked for."""
    groups = [group for count in range(4) for group in combinations(DICE_IDS, count)]
    others = [Action(state.turn, verb) for verb in ("throw", "stop", "take")]
    return [*(Action(state.turn, "rethrow", group) for group in groups), *others]


@given(
    seed=st.integers(0, 10_000),
    seats=st.integers(2, 4),
    nenette=st.sampled_from(("fixed-two", "two-extra", "plain")),
    clean=st.sampled_from(("out", "stay-in")),
    follow=st.sampled_from(("exact", "at-most")),
    end=st.sampled_from(("all-counters", "first-out")),
)
@settings(max_examples=40, deadline=None)
def test_no_counter_is_lost_and_legal_is_what_check_allows(
    seed: int, seats: int, nenette: str, clean: str, follow: str, end: str
) -> None:
    luck = LiveChance(seed)
    state = begin(seats, nenette=nenette, clean_charge_rule=clean, follower_throws=follow, end=end)
    for _ in range(luck.pick(300)):
        if GAME.result(state) is not None:
            break
        (seat,) = GAME.active(state)
        legal = GAME.legal(state, seat)
        if seat != CLOCK:
            allowed = [GAME.canonical(state, a) for a in everything(state) if GAME.check(state, a) is None]
            assert set(legal) == set(allowed)
        assert len(set(legal)) == len(legal)
        state = GAME.apply(state, legal[luck.pick(len(legal))], luck)
        assert state.counters.total == 21
        assert (state.step is Step.READY) <= (state.pips == UNTHROWN)
    result = GAME.result(state)
    if result is not None:
        assert sorted(seat for place in result.ranking for seat in place) == list(range(seats))
        assert all(place for place in result.ranking)


def test_before_the_throw_nothing_can_be_handed_on() -> None:
    assert not begin().may_stop
    assert not discharge(5, 16).may_stop
