"""No 5s, No 2s: every worked example of its rules, named after the rule that it shows, and every refusal."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.core.bot import Ask, Level
from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Setup
from tabletop.core.options import resolve
from tabletop.games.no_five_no_two.bot import POLICY
from tabletop.games.no_five_no_two.engine import GAME
from tabletop.games.no_five_no_two.search import average
from tabletop.games.no_five_no_two.state import DICE_IDS, UNTHROWN, State
from tabletop.text_front import english
from tests.games.no_five_no_two_positions import BENCH, aside, begin, played, thrown, turn_of

THROW, FINISH, ASIDE, WRITE = (Action(0, verb) for verb in ("throw", "finish", "set-aside", "write"))


def rule(state: State, action: Action) -> str:
    return BENCH.rule(state, action).removeprefix("no_five_no_two.")


# The worked examples


def test_others_count_in_the_first_throw() -> None:
    state = thrown(begin(), 6, 5, 3, 2)
    assert (state.points, state.gain, state.out, state.free) == (9, 9, (1, 3), (0, 2))


def test_throw_remaining_two_dice_again() -> None:
    state = played(begin(), (6, 5, 3, 2), (1, 4))
    assert (state.points, state.gain, len(state.free)) == (14, 5, 2)


def test_dice_stay_out_one_die_remains() -> None:
    state = played(begin(), (6, 5, 3, 2), (1, 4), (2, 6))
    assert (state.points, state.free) == (20, (2,))


def test_turn_ends_empty() -> None:
    state = played(begin(), (6, 5, 3, 2), (1, 4), (2, 6), (5,))
    assert (state.points, state.free, GAME.forced(state)) == (20, (), WRITE)
    after = BENCH.settled(state)
    assert (after.books, after.turn, after.longest) == (((20,), ()), 1, (4, 0))
    assert (after.throws, after.pips, after.out, after.points) == (0, UNTHROWN, (), 0)


def test_zero_turn() -> None:
    state = BENCH.settled(thrown(begin(), 5, 5, 2, 2))
    assert (state.books, state.turn) == (((0,), ()), 1)


def test_four_dice_are_thrown_again_after_four_6s() -> None:
    state = thrown(begin(), 6, 6, 6, 6)
    assert (state.points, len(state.free), state.fresh) == (24, 4, ())
    assert BENCH.verbs(state, 0) == {"throw", "finish"}


def test_no_stop() -> None:
    state = played(begin(), (6, 5, 3, 2), (4, 4))
    assert (state.points, len(state.free), rule(state, WRITE)) == (17, 2, "no-stop")


def test_throw_remaining_not_two_of_three() -> None:
    state = played(begin(), (5, 1, 1, 1))
    refusal = BENCH.refused(state, Action(0, "throw", ("d2", "d3")))
    assert (refusal.rule, refusal.tokens) == ("no_five_no_two.throw-remaining", ("d4",))
    assert rule(state, Action(0, "throw", ("d2", "d3", "d4"))) == ""


def test_clean_throws_only() -> None:
    state = thrown(begin(clean_throws_only="on"), 1, 1, 3, 5)
    assert (state.points, state.out, len(state.free)) == (0, (3,), 3)
    assert played(aside(state), (1, 1, 3)).points == 5


def test_tie_shared() -> None:
    state = replace(begin(3), turn=2, books=((281,) + (0,) * 9, (0,) * 9 + (281,), (0,) * 9))
    result = GAME.result(turn_of(state, 240))
    assert result is not None
    assert (result.ranking, result.scores) == (((0, 1), (2,)), (281, 281, 240))
    assert result.rule == "no_five_no_two.most-points-wins"


# The other rules


def test_players_start_with_zero_and_the_youngest_begins() -> None:
    for seats in (2, 3, 4):
        state = begin(seats)
        assert (state.totals, state.turn, state.first) == ((0,) * seats, 0, 0)


def test_turn_order() -> None:
    state, seen = begin(3), []
    for _ in range(4):
        seen.append(state.turn)
        state = turn_of(state, 5)
    assert seen == [0, 1, 2, 0]
    assert rule(state, THROW) == "turn-order"


def test_first_throw_four() -> None:
    state = begin()
    assert GAME.legal(state, 0) == (THROW, FINISH)
    for action in (ASIDE, WRITE, Action(0, "throw", ("d1",)), Action(0, "set-aside", ("d1",))):
        assert BENCH.rule(state, action) == "no_five_no_two.first-throw-four"
    assert rule(state, Action(0, "throw", DICE_IDS)) == ""


def test_fives_and_twos_out_by_themselves_or_by_hand() -> None:
    state = thrown(begin(), 6, 5, 3, 2)
    assert GAME.forced(state) == ASIDE
    for action in (Action(0, "set-aside", ("d2",)), Action(0, "set-aside", ("d2", "d4"))):
        assert GAME.canonical(state, action) == ASIDE
    for action in (THROW, FINISH):
        assert rule(state, action) == "fives-and-twos-out"
    for tokens in (("d1",), ("d1", "d2")):
        refusal = BENCH.refused(state, Action(0, "set-aside", tokens))
        assert (refusal.rule, refusal.tokens) == ("no_five_no_two.fives-and-twos-out", ("d1",))
    assert rule(aside(state), Action(0, "set-aside", ("d1",))) == "fives-and-twos-out"


def test_dice_stay_out() -> None:
    state = played(begin(), (6, 5, 3, 2))
    refusal = BENCH.refused(state, Action(0, "throw", DICE_IDS))
    assert (refusal.rule, refusal.tokens) == ("no_five_no_two.dice-stay-out", ("d2", "d4"))


def test_turn_ends_empty_there_is_nothing_to_throw() -> None:
    state = thrown(begin(), 5, 5, 2, 2)
    for action in (THROW, FINISH):
        assert rule(state, action) == "turn-ends-empty"
    assert rule(state, WRITE) == "fives-and-twos-out"


def test_nothing_is_lost() -> None:
    state = played(begin(), (6, 6, 6, 6), (5, 5, 2, 2))
    assert BENCH.settled(state).books[0] == (24,)


def test_finish_throws_to_the_end_by_itself() -> None:
    state = thrown(begin(), 6, 5, 3, 2, verb="finish")
    assert (GAME.forced(state), state.hurrying) == (THROW, True)
    assert rule(state, FINISH) == "throw-remaining"
    state = thrown(thrown(state, 1, 4), 5, 2)
    assert (state.points, state.out, state.free) == (14, (1, 3, 0, 2), ())
    after = BENCH.settled(state)
    assert (after.books[0], after.hurrying, after.turn) == ((14,), False, 1)


def test_ten_rounds() -> None:
    state = replace(begin(), turn=1, books=((4,) * 10, (5,) * 9))
    over = turn_of(state, 5)
    assert (over.over, GAME.active(over), GAME.forced(over)) == (True, frozenset(), None)
    assert rule(over, Action(1, "throw")) == "ten-rounds"
    assert not turn_of(replace(state, books=((4,) * 9, (5,) * 8)), 5).over


# House rules


def test_rounds_of_the_short_game_and_its_length() -> None:
    state = replace(begin(rounds="5"), turn=1, books=((4,) * 5, (5,) * 4))
    assert turn_of(state, 5).over
    info = GAME.info
    assert info.minutes_for is not None
    assert info.minutes_for(4, resolve(info.options, ())) == 13
    assert info.minutes_for(4, resolve(info.options, info.short)) == 7


def test_tie_break_playoff() -> None:
    state = turn_of(replace(begin(tie_break="playoff"), turn=1, books=((4,) * 10, (4,) * 9)), 4)
    assert (state.over, state.contenders, state.turn) == (False, (0, 1), 0)
    over = turn_of(turn_of(turn_of(turn_of(state, 9), 9), 8), 7)
    result = GAME.result(over)
    assert result is not None
    assert (result.ranking, result.rule, result.scores) == (((0,), (1,)), "no_five_no_two.tie-shared", (40, 40))


def test_first_player_random() -> None:
    for seat in range(4):
        state = begin(4, ScriptedChance((seat,)), first_player="random")
        assert (state.turn, state.first) == (seat, seat)


def test_a_turn_is_one_move() -> None:
    acts = [THROW, ASIDE, THROW, WRITE, Action(1, "finish"), Action(1, "throw"), Action(1, "write")]
    assert GAME.info.moves_in(acts) == 2


# The computer player and its figures


def test_the_averages_of_the_rules() -> None:
    assert [average(dice, clean=False) for dice in range(5)] == pytest.approx([0, 7, 14, 21, 28])
    assert average(4, clean=True) == pytest.approx(15.19, abs=5e-3)


def test_a_hint_says_what_is_still_to_come() -> None:
    state = played(begin(), (6, 5, 3, 1))
    choice = POLICY.choose(Ask((state,), 0, Level.EASY, GAME.legal(state, 0)), LiveChance(1))
    assert choice.action == Action(0, "finish")
    assert choice.reason is not None
    assert english(choice.reason) == (
        "There is nothing to decide: 3 dice in play still bring about 21 points on average."
    )


def test_what_is_forced_is_not_thought_about() -> None:
    pending, empty = thrown(begin(), 6, 5, 3, 2), played(begin(), (5, 5, 2, 2))
    for state, said in ((pending, "Every 5 and every 2 is out."), (empty, "No die is left, so the turn is over.")):
        choice = POLICY.choose(Ask((state,), 0, Level.EASY, GAME.legal(state, 0)), LiveChance(1))
        assert choice.reason is not None
        assert english(choice.reason) == said


# What holds always


def everything(state: State) -> list[Action]:
    """Every choice of dice to throw or to set aside, and all else that can be asked for."""
    seat = state.turn
    groups = [group for count in range(5) for group in combinations(DICE_IDS, count)]
    named = [Action(seat, verb, group) for verb in ("throw", "set-aside") for group in groups]
    return [*named, Action(seat, "finish"), Action(seat, "write")]


@given(seed=st.integers(0, 10_000), clean=st.sampled_from(("off", "on")))
@settings(max_examples=12, deadline=None)
def test_what_is_listed_is_what_is_allowed(seed: int, clean: str) -> None:
    luck = LiveChance(seed)
    state = begin(2, luck, clean_throws_only=clean)
    for _ in range(40):
        legal = GAME.legal(state, state.turn)
        allowed = {GAME.canonical(state, action) for action in everything(state) if GAME.check(state, action) is None}
        assert set(legal) == allowed
        before = state
        state = GAME.apply(state, legal[luck.pick(len(legal))], luck)
        assert state.turn != before.turn or state.points >= before.points, "nothing is lost"
        assert all(state.pips[at] in (5, 2) for at in state.out)
        assert not any(state.pips[at] in (5, 2) for at in state.free)


@pytest.mark.parametrize("rounds", ["10", "5"])
@pytest.mark.parametrize("tie", ["shared", "playoff"])
@pytest.mark.parametrize("clean", ["off", "on"])
def test_the_rulebook_never_says_two_things(rounds: str, tie: str, clean: str) -> None:
    named = {"rounds": rounds, "tie-break": tie, "clean-throws-only": clean}
    chosen = tuple((f"no_five_no_two.{name}", value) for name, value in named.items())
    ids = [row.rule.id for row in GAME.rulebook(Setup(2, chosen))]
    assert len(ids) == len(set(ids))
