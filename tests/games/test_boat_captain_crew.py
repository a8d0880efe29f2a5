"""Boat, Captain and Crew: every worked example of its rules, named after the rule that it shows, and every refusal."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Place, Setup
from tabletop.core.options import resolve
from tabletop.games.boat_captain_crew.engine import GAME
from tabletop.games.boat_captain_crew.state import DICE_IDS, UNTHROWN, State
from tabletop.games.boat_captain_crew.table import BERTH
from tests.games.boat_captain_crew_positions import BENCH, begin, lock, lying, miles_again, played, sailed, thrown

THROW, SAIL, MISS = Action(0, "throw"), Action(0, "sail"), Action(0, "miss")


def again(*tokens: str) -> Action:
    return Action(0, "throw-miles", tokens)


def to_place(token: str, slot: int) -> Action:
    return Action(0, "lock", (token,), Place(BERTH, slot))


def rule(state: State, action: Action) -> str:
    return BENCH.rule(state, action).removeprefix("boat_captain_crew.")


# The worked examples


def test_sail_of_the_rulebook_example() -> None:
    state = played(begin(), (6, 5, 4, 3, 2))
    assert state.miles == 5
    after = BENCH.after(state, SAIL)
    assert (after.books, after.turn, after.throws, after.pips, after.ship) == (((5,), ()), 1, 0, UNTHROWN, ())


def test_boat_first_nothing_is_locked_without_a_6() -> None:
    state = thrown(begin(), 5, 5, 4, 3, 1)
    assert (state.ship, state.is_docking, state.free) == ((), False, (0, 1, 2, 3, 4))
    assert BENCH.verbs(state, 0) == {"throw"}


def test_crew_needs_captain_only_the_6_is_locked() -> None:
    state = thrown(begin(), 6, 4, 4, 2, 1)
    assert (state.ship, state.free) == ((0,), (1, 2, 3, 4))


def test_same_throw_chain_captain_and_crew_in_one_throw() -> None:
    state = played(begin(), (6, 4, 4, 2, 1), (5, 4, 6, 6))
    assert (state.ship, state.miles) == ((0, 1, 2), 12)
    assert BENCH.after(state, SAIL).books[0] == (12,)


def test_not_afloat_zero_after_three_throws() -> None:
    state = played(begin(), (6, 5, 3, 3, 1), (2, 2, 3), (6, 5, 1))
    assert (len(state.ship), state.is_afloat) == (2, False)
    assert GAME.forced(state) == MISS
    assert BENCH.settled(state).books == ((0,), ())


def test_mile_dice_again() -> None:
    state = miles_again(played(begin(), (6, 5, 4, 1, 2)), 3, 1)
    assert (state.miles, state.throws_left, state.pips[:3]) == (4, 1, (6, 5, 4))
    assert BENCH.verbs(state, 0) == {"throw-miles", "sail"}


def test_last_miles_count_even_if_they_are_fewer() -> None:
    state = miles_again(miles_again(played(begin(), (6, 5, 4, 1, 2)), 3, 1), 1, 1)
    assert GAME.forced(state) == SAIL
    assert BENCH.settled(state).books[0] == (2,)


def test_both_mile_dice_never_one_alone() -> None:
    state = played(begin(), (6, 5, 4, 6, 1))
    refusal = BENCH.refused(state, again("d5"))
    assert (refusal.rule, refusal.tokens) == ("boat_captain_crew.both-mile-dice", ("d4",))
    assert rule(state, again("d4", "d5")) == ""
    either = played(begin(mile_dice="either"), (6, 5, 4, 6, 1))
    after = BENCH.after(either, again("d5"), chance=ScriptedChance((3,)))
    assert (after.miles, after.throws) == (9, 2)


def test_no_early_stop() -> None:
    state = played(begin(), (6, 3, 3, 2, 2))
    assert rule(state, SAIL) == "no-early-stop"
    assert rule(state, MISS) == "no-early-stop"


def test_one_of_each_spare_dice_are_miles() -> None:
    state = played(begin(), (4, 4, 4, 4, 5), (6, 6, 5, 5, 4))
    assert state.ship == (0, 2, 4)
    assert BENCH.after(state, SAIL).books[0] == (11,)


def test_crew_needs_captain_at_the_place_of_the_crew() -> None:
    state = played(begin(), (6, 1, 1, 2, 3), (4, 1, 2, 3))
    refusal = BENCH.refused(state, to_place("d2", 2))
    assert (refusal.rule, refusal.tokens) == ("boat_captain_crew.crew-needs-captain", ("d2",))


def test_auto_sail_after_the_third_throw() -> None:
    state = played(begin(), (1, 1, 2, 2, 3), (1, 1, 2, 2, 3), (6, 5, 4, 5, 2))
    assert GAME.forced(state) == SAIL
    assert BENCH.settled(state).books[0] == (7,)


# The other rules


def test_players_start_with_zero_and_the_youngest_begins() -> None:
    for seats in (2, 3, 4):
        state = begin(seats)
        assert (state.totals, state.turn, state.first) == ((0,) * seats, 0, 0)


def test_turn_order() -> None:
    state, seen = begin(3), []
    for _ in range(4):
        seen.append(state.turn)
        state = BENCH.after(played(state, (6, 5, 4, 1, 1)), Action(state.turn, "sail"))
    assert seen == [0, 1, 2, 0]
    assert rule(state, THROW) == "turn-order"


def test_first_throw_five() -> None:
    state = begin()
    assert GAME.legal(state, 0) == (THROW,)
    for action in (SAIL, MISS, again(), to_place("d1", 0), Action(0, "throw", ("d1", "d2"))):
        assert rule(state, action) == "first-throw-five"
    assert rule(state, Action(0, "throw", DICE_IDS)) == ""


def test_three_throws() -> None:
    afloat = lying(begin(), 6, 5, 4, 1, 1, throws=3)
    ashore = lying(begin(), 3, 3, 2, 1, 1, throws=3)
    for state, action in ((afloat, again()), (afloat, THROW), (ashore, THROW)):
        assert rule(state, action) == "three-throws"
    assert rule(ashore, SAIL) == "not-afloat-zero"
    assert rule(afloat, MISS) == "not-afloat-zero"


def test_captain_needs_boat() -> None:
    state = played(begin(), (5, 4, 1, 2, 3))
    assert rule(state, to_place("d1", 1)) == "captain-needs-boat"
    boat = played(begin(), (6, 1, 1, 2, 3))
    assert rule(boat, to_place("d2", 1)) == "captain-needs-boat"


def test_boat_first_a_wrong_die_at_the_place_of_the_boat() -> None:
    assert rule(played(begin(), (5, 4, 1, 2, 3)), to_place("d1", 0)) == "boat-first"


def test_one_of_each_a_place_is_taken() -> None:
    state = played(begin(), (6, 6, 1, 2, 3))
    refusal = BENCH.refused(state, to_place("d2", 0))
    assert (refusal.rule, refusal.tokens) == ("boat_captain_crew.one-of-each", ("d1",))


def test_lock_is_automatic() -> None:
    state = thrown(begin(), 6, 5, 1, 2, 3)
    assert (state.is_docking, GAME.forced(state)) == (True, Action(0, "lock"))
    for action in (THROW, again("d3")):
        assert rule(state, action) == "lock-is-automatic"
    assert rule(thrown(begin(), 6, 5, 4, 2, 3), SAIL) == "lock-is-automatic"
    locked = lock(state)
    refusal = BENCH.refused(locked, Action(0, "throw", DICE_IDS))
    assert (refusal.rule, refusal.tokens) == ("boat_captain_crew.lock-is-automatic", ("d1", "d2"))
    assert rule(locked, Action(0, "lock")) == "lock-is-automatic"


def test_lock_by_hand_takes_the_others_along() -> None:
    state = thrown(begin(), 1, 6, 5, 2, 3)
    for action in (to_place("d2", 0), to_place("d3", 1), Action(0, "lock", ("d3",))):
        assert GAME.canonical(state, action) == Action(0, "lock")
    assert BENCH.after(state, to_place("d3", 1)).docked == 2
    assert rule(state, to_place("d3", 0)) == "boat-first"
    assert rule(state, to_place("d2", 1)) == "captain-needs-boat"


def test_throw_all_unlocked() -> None:
    state = played(begin(), (6, 1, 1, 2, 3))
    refusal = BENCH.refused(state, Action(0, "throw", ("d2", "d3")))
    assert (refusal.rule, refusal.tokens) == ("boat_captain_crew.throw-all-unlocked", ("d4", "d5"))
    assert rule(state, again("d2", "d3")) == "throw-all-unlocked"
    luck = ScriptedChance((1, 1, 1, 1))
    after = GAME.apply(state, THROW, luck)
    assert (after.pips, len(luck.drawn)) == ((6, 1, 1, 1, 1), 4)


@pytest.mark.parametrize("pips", [(1, 1), (6, 6), (5, 2), (4, 4)])
def test_miles_are_the_two_other_dice(pips: tuple[int, int]) -> None:
    assert played(begin(), (6, 5, 4, *pips)).miles == sum(pips)


def test_total_and_most_miles_wins() -> None:
    state = sailed(replace(begin(), turn=1), (4,) * 10, (5,) * 9)
    result = GAME.result(BENCH.after(played(state, (6, 5, 4, 3, 2)), Action(1, "sail")))
    assert result is not None
    assert (result.ranking, result.scores) == (((1,), (0,)), (40, 50))
    assert result.rule == "boat_captain_crew.most-miles-wins"


def test_ten_rounds() -> None:
    over = BENCH.settled(lying(sailed(replace(begin(), turn=1), (4,) * 10, (5,) * 9), 1, 1, 1, 1, 1, throws=3))
    assert (over.over, GAME.active(over), GAME.forced(over)) == (True, frozenset(), None)
    assert rule(over, Action(1, "throw")) == "ten-rounds"
    early = BENCH.settled(lying(sailed(replace(begin(), turn=1), (4,) * 9, (5,) * 8), 1, 1, 1, 1, 1, throws=3))
    assert (early.over, early.turn) == (False, 0)


def test_tie_shared() -> None:
    state = sailed(replace(begin(3), turn=2), (4,) * 10, (1,) * 10, (4,) * 9)
    result = GAME.result(BENCH.after(played(state, (6, 5, 4, 3, 1)), Action(2, "sail")))
    assert result is not None
    assert result.ranking == ((0, 2), (1,))


# House rules


def test_mile_dice_none_sails_at_once() -> None:
    state = played(begin(mile_dice="none"), (6, 5, 4, 1, 1))
    assert (GAME.forced(state), GAME.legal(state, 0)) == (SAIL, (SAIL,))
    for action in (again(), THROW, again("d4")):
        assert BENCH.rule(state, action) == "boat_captain_crew.mile-dice-again"


def test_mile_dice_either_equal_dice_are_one_choice() -> None:
    state = played(begin(mile_dice="either"), (6, 5, 4, 3, 3))
    assert [action.tokens for action in GAME.legal(state, 0)] == [("d4", "d5"), ("d4",), ()]
    assert GAME.canonical(state, again("d5")) == again("d4")
    other = played(begin(mile_dice="either"), (6, 5, 4, 3, 1))
    assert [action.tokens for action in GAME.legal(other, 0)] == [("d4", "d5"), ("d4",), ("d5",), ()]


def test_rounds_of_the_short_game_and_its_length() -> None:
    state = sailed(replace(begin(rounds="5"), turn=1), (4,) * 5, (5,) * 4)
    assert BENCH.after(played(state, (6, 5, 4, 3, 2)), Action(1, "sail")).over
    info = GAME.info
    assert info.minutes_for is not None
    assert info.minutes_for(4, resolve(info.options, ())) == 12
    assert info.minutes_for(4, resolve(info.options, info.short)) == 6


def test_tie_break_playoff_until_one_leads() -> None:
    state = sailed(replace(begin(4, tie_break="playoff"), turn=3), (4,) * 10, (1,) * 10, (4,) * 10, (4,) * 9)
    state = BENCH.after(played(state, (6, 5, 4, 3, 1)), Action(3, "sail"))
    assert (state.over, state.contenders, state.turn) == (False, (0, 2, 3), 0)
    for miles, turn in (((3, 3), 0), ((4, 2), 2), ((1, 1), 3)):
        assert state.turn == turn
        state = BENCH.after(played(state, (6, 5, 4, *miles)), Action(turn, "sail"))
    assert (state.contenders, state.extra, state.turn) == ((0, 2), (), 0)
    for miles, turn in (((3, 3), 0), ((6, 2), 2)):
        state = BENCH.after(played(state, (6, 5, 4, *miles)), Action(turn, "sail"))
    result = GAME.result(state)
    assert result is not None
    assert (result.ranking, result.rule) == (((2,), (0, 3), (1,)), "boat_captain_crew.tie-shared")
    assert result.scores == (40, 10, 40, 40), "a play-off adds no miles"


def test_tie_break_playoff_with_two_who_are_level() -> None:
    state = sailed(replace(begin(tie_break="playoff"), turn=1), (4,) * 10, (4,) * 9)
    state = BENCH.after(played(state, (6, 5, 4, 3, 1)), Action(1, "sail"))
    state = BENCH.after(played(state, (6, 5, 4, 3, 1)), SAIL)
    result = GAME.result(BENCH.after(played(state, (6, 5, 4, 3, 3)), Action(1, "sail")))
    assert result is not None
    assert result.ranking == ((1,), (0,))


def test_first_player_random() -> None:
    for seat in range(4):
        state = begin(4, ScriptedChance((seat,)), first_player="random")
        assert (state.turn, state.first) == (seat, seat)
        last = sailed(
            replace(state, turn=(seat + 3) % 4), *[(1,) * (9 if at == (seat + 3) % 4 else 10) for at in range(4)]
        )
        assert BENCH.settled(lying(last, 1, 1, 1, 1, 1, throws=3)).over


def test_a_turn_is_one_move() -> None:
    acts = [THROW, Action(0, "lock"), again("d4", "d5"), SAIL, Action(1, "throw"), Action(1, "miss")]
    assert GAME.info.moves_in(acts) == 2


# What holds always


def everything(state: State) -> list[Action]:
    """Every choice of dice to throw, every die at every place, and all else that can be asked for."""
    seat = state.turn
    groups = [group for count in range(6) for group in combinations(DICE_IDS, count)]
    throws = [Action(seat, verb, group) for verb in ("throw", "throw-miles") for group in groups]
    places = [Action(seat, "lock", (token,), Place(BERTH, slot)) for token in DICE_IDS for slot in range(3)]
    return [*throws, *places, *(Action(seat, verb) for verb in ("lock", "sail", "miss"))]


@given(seed=st.integers(0, 10_000), dice=st.sampled_from(("both", "either", "none")))
@settings(max_examples=12, deadline=None)
def test_what_is_listed_is_what_is_allowed(seed: int, dice: str) -> None:
    luck = LiveChance(seed)
    state = begin(2, luck, mile_dice=dice)
    for _ in range(25):
        legal = GAME.legal(state, state.turn)
        allowed = {GAME.canonical(state, action) for action in everything(state) if GAME.check(state, action) is None}
        assert set(legal) == allowed
        assert len(set(legal)) == len(legal)
        state = GAME.apply(state, legal[luck.pick(len(legal))], luck)


@given(faces=st.lists(st.tuples(*[st.integers(1, 6)] * 5), min_size=3, max_size=3))
def test_a_ship_comes_aboard_in_order_and_stays(faces: list[tuple[int, ...]]) -> None:
    state = begin()
    for pips in faces:
        if state.is_afloat:
            break
        before = state.ship
        state = lock(thrown(state, *pips[: len(state.free)]))
        assert state.ship[: len(before)] == before
        assert [state.pips[at] for at in state.ship] == [6, 5, 4][: len(state.ship)]
        assert len(state.ship) == 3 or (6, 5, 4)[len(state.ship)] not in [state.pips[at] for at in state.free]


@pytest.mark.parametrize("rounds", ["10", "5"])
@pytest.mark.parametrize("tie", ["shared", "playoff"])
@pytest.mark.parametrize("dice", ["both", "either", "none"])
def test_the_rulebook_never_says_two_things(rounds: str, tie: str, dice: str) -> None:
    named = {"rounds": rounds, "tie-break": tie, "mile-dice": dice}
    chosen = tuple((f"boat_captain_crew.{name}", value) for name, value in named.items())
    ids = [row.rule.id for row in GAME.rulebook(Setup(2, chosen))]
    assert len(ids) == len(set(ids))
