"""421 by its house rules."""

from __future__ import annotations

from tabletop.core.bot import Ask, Level
from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Place
from tabletop.core.options import resolve
from tabletop.games.four_two_one.bot import POLICY
from tabletop.games.four_two_one.engine import GAME
from tabletop.games.four_two_one.state import Contest, Phase, Step
from tabletop.kit.counters import on_top, stack_zone
from tabletop.text_front import english
from tests.games.four_two_one_positions import (
    BENCH,
    again,
    begin,
    discharge,
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

THROW, STOP = Action(0, "throw"), Action(0, "stop")


def test_end_first_out() -> None:
    result = GAME.result(played(discharge(4, 8, 9, end="first-out"), 444, 665, 664))
    assert result is not None
    assert (result.rule, result.ranking) == ("four_two_one.first-out-wins", ((0,), (1,), (2,)))
    clean = GAME.result(played(holding(begin(4, end="first-out"), 0, 8, 0, 8), 421, 331, 654, 664))
    assert clean is not None
    assert (clean.rule, clean.ranking) == ("four_two_one.first-out-wins", ((0, 2), (3,), (1,)))


def test_clean_charge_rule_stay_in() -> None:
    state = played(holding(begin(3, clean_charge_rule="stay-in"), 0, 10, 9), 611, 331, 654)
    assert (purse(state), state.out, state.players) == ((0, 12, 9, 0), (), (1, 2, 0))
    state = turns(state, 331, 654, 421)
    assert (state.step, state.best, state.worst) == (Step.SHOWN, 0, 1), "nothing to give"
    state = went_on(state)
    assert (state.out, state.leader, state.players) == (((0,),), 1, (1, 2))


def test_clean_charge_rule_stay_in_may_still_receive() -> None:
    state = played(holding(begin(3, clean_charge_rule="stay-in"), 0, 10, 9), 611, 331, 654)
    state = played(state, 444, 654, 331)
    assert (purse(state), state.out, state.leader) == ((4, 8, 9, 0), (), 0)


def test_clean_charge_rule_stay_in_ends_where_one_holds_all() -> None:
    result = GAME.result(played(holding(begin(clean_charge_rule="stay-in"), 0, 19), 666, 331))
    assert result is not None
    assert (result.rule, result.ranking) == ("four_two_one.one-holder-ends", ((0,), (1,)))


def test_clean_charge_rule_stay_in_players_who_leave_together_share_the_place() -> None:
    state = discharge(0, 0, 10, 11, clean_charge_rule="stay-in")
    state = went_on(turns(state, 421, 331, 654, 665))
    assert (state.out, state.leader) == (((0, 1),), 2), "whoever was worst has left: the next one leads"


def test_nenette_two_extra() -> None:
    state = turns(begin(3, nenette="two-extra"), 611, 221, 654)
    assert [(due.taker, due.count, due.nenette) for due in state.dues] == [(1, 2, True)]
    assert purse(paid(state)) == (0, 8, 0, 13)


def test_nenette_two_extra_several() -> None:
    state = paid(turns(begin(3, nenette="two-extra"), 611, 221, 221))
    assert (purse(state), state.contest) == ((0, 2, 2, 17), Contest.WORST)
    assert purse(played(state, 665, 664)) == (0, 2, 8, 11)
    short = played(holding(begin(3, nenette="two-extra"), 6, 6, 6), 611, 221, 221)
    assert (purse(short), short.phase) == ((6, 8, 7, 0), Phase.DISCHARGE), "nothing is left to throw for"


def test_nenette_plain() -> None:
    assert purse(played(begin(3, nenette="plain"), 611, 221, 654)) == (0, 6, 0, 15)
    state = turns(begin(3, nenette="plain"), 611, 221, 221)
    assert state.contest is Contest.WORST


def test_follower_throws_at_most() -> None:
    state = stop(again(thrown(discharge(11, 10, follower_throws="at-most"), 653), (1, 2), 4, 2))
    assert BENCH.rule(state, Action(1, "stop")) == "four_two_one.same-number", "one throw at least"
    state = thrown(state, 421)
    assert BENCH.verbs(state, 1) == {"rethrow", "stop"}
    assert purse(paid(stop(state))) == (21, 0, 0)


def test_pot_of_the_short_game_and_its_length() -> None:
    state = played(begin(pot="11"), 421, 665)
    assert purse(state) == (0, 10, 1)
    assert GAME.result(played(state, 665, 654)) is not None, "A held none of the 11"
    info = GAME.info
    assert info.minutes_for is not None
    printed, short = resolve(info.options, ()), resolve(info.options, info.short)
    assert [info.minutes_for(seats, printed) for seats in (2, 3, 4)] == [8, 14, 20]
    assert info.minutes_for(4, short) < info.minutes_for(4, printed)
    whole = resolve(info.options, (("four_two_one.end", "first-out"),))
    assert info.minutes_for(4, whole) < info.minutes_for(4, printed)
    assert info.minutes_for(2, whole) == info.minutes_for(2, printed)


def test_first_player_random() -> None:
    for seat in range(4):
        state = begin(4, ScriptedChance((seat,)), first_player="random")
        assert (state.turn, state.leader) == (seat, seat)


def test_a_turn_is_one_move() -> None:
    acts = [THROW, rethrow(begin(), 1), STOP, Action(1, "throw"), Action(1, "stop"), Action(1, "take")]
    assert GAME.info.moves_in(acts) == 2


def test_payments_by_hand_are_fetched_by_whoever_receives_them() -> None:
    state = turns(begin(3, payments="by-hand"), 421, 665, 322)
    due = tuple(f"k{number}" for number in range(21, 11, -1))
    fetched = Action(2, "take", due, Place(stack_zone(2)))
    assert (GAME.forced(state), GAME.legal(state, 2)) == (None, (fetched,))
    assert GAME.selected_with(state, 2, "k15") == due
    assert GAME.selected_with(state, 2, "k2") == ("k2",)
    assert BENCH.drag(state, 2, "k15", Place(stack_zone(2))) == fetched
    assert BENCH.press(state, 2, "take") == fetched
    assert GAME.canonical(state, Action(2, "take")) == fetched
    assert BENCH.rule(state, Action(2, "throw")) == "four_two_one.charge-worst-takes"
    assert [english(button.label) for button in GAME.view(state, 2).buttons] == ["Take 10 counters"]
    assert GAME.view(state, 0).buttons == ()
    after = BENCH.after(state, fetched)
    assert (after.counters.held, after.turn) == ((0, 0, 10), 2)


def test_payments_by_hand_in_the_discharge_and_by_a_computer_player() -> None:
    state = turns(discharge(11, 10, payments="by-hand"), 421, 653)
    action = Action(1, "take", on_top(state.counters, 0, 10), Place(stack_zone(1)))
    assert GAME.legal(state, 1) == (action,)
    ask = Ask((state,), 1, Level.HARD, (action,))
    assert POLICY.choose(ask, LiveChance(1)).action == action
    assert BENCH.rule(state, Action(1, "stop")) == "four_two_one.best-gives"
