"""Yams: every worked example of its rules, named after the rule that it shows, and every refusal."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import CLOCK, Action, Place, Result, Setup
from tabletop.core.options import resolve
from tabletop.games.yams.engine import GAME, LOOK_MS
from tabletop.games.yams.state import (
    BOXES,
    DICE_IDS,
    DOWN,
    EMPTY,
    EMPTY_COLUMN,
    LINES,
    UNTHROWN,
    UP,
    House,
    State,
    open_boxes,
    points_of,
    score_of,
    sums_of,
)
from tests.games.yams_positions import (
    BENCH,
    COLUMN,
    begin,
    column,
    holding,
    lying,
    place,
    throw_again,
    thrown,
    write,
    written,
)

FULL_COLUMN = dict.fromkeys(BOXES, 0)


# The worked examples


@pytest.mark.parametrize(
    ("rule", "dice", "points"),
    [
        ("upper-boxes", (4, 4, 4, 2, 1), {"fours": 12}),
        ("maxi", (6, 6, 6, 5, 3), {"maxi": 26, "mini": 0}),
        ("mini", (6, 5, 4, 3, 2), {"mini": 20, "maxi": 20}),
        ("small-straight", (2, 3, 4, 5, 2), {"small": 25, "large": 0}),
        ("large-straight", (2, 3, 4, 5, 6), {"small": 25, "large": 40}),
        ("small-straight", (1, 2, 3, 5, 6), {"small": 0}),
        ("four-of-a-kind", (3, 3, 3, 3, 6), {"three": 25, "four": 35, "full": 0}),
        (
            "five-of-a-kind",
            (5, 5, 5, 5, 5),
            {"yams": 50, "full": 30, "four": 35, "three": 25, "fives": 25, "maxi": 25},
        ),
        ("full-house", (2, 2, 3, 3, 3), {"full": 30, "three": 25, "four": 0}),
        ("three-of-a-kind", (2, 2, 3, 3, 5), {"three": 0, "twos": 4}),
        ("zero", (1, 2, 2, 4, 6), {"yams": 0, "fives": 0}),
    ],
)
def test_boxes_score_as_their_rules_say(rule: str, dice: tuple[int, ...], points: dict[str, int]) -> None:
    assert any(row.id == f"yams.{rule}" for row in GAME.rules)
    state = lying(begin(), *dice)
    assert {box: written(state, box) for box in points} == points


def test_mini_maxi_20_strict_scores_nothing_in_either() -> None:
    state = lying(begin(mini_maxi_20="strict"), 6, 5, 4, 3, 2)
    assert (written(state, "mini"), written(state, "maxi")) == (0, 0)
    assert written(lying(state, 6, 4, 4, 3, 2), "mini") == 19
    assert written(lying(state, 6, 5, 5, 3, 2), "maxi") == 21


def test_down_column_only_the_first_empty_box_is_open() -> None:
    filled = column(ones=3, twos=6, threes=9, fours=12)
    state = lying(holding(begin(), down=filled), 6, 6, 6, 2, 1)
    refusal = BENCH.refused(state, write(state, "sixes", DOWN))
    assert refusal.rule == "yams.down-column"
    assert refusal.places == (place(state, DOWN, "fives"),)
    assert BENCH.why(state, write(state, "sixes", DOWN)) == "The open box here is: Fives."
    assert GAME.check(state, write(state, "fives", DOWN)) is None


def test_up_column_only_the_last_empty_box_is_open() -> None:
    state = lying(begin(), 1, 2, 3, 4, 5)
    refusal = BENCH.refused(state, write(state, "large", UP))
    assert refusal.rule == "yams.up-column"
    assert refusal.places == (place(state, UP, "yams"),)
    assert GAME.check(state, write(state, "yams", UP)) is None


def test_empty_box_only_a_zero_stays() -> None:
    state = lying(holding(begin(), free=column(full=0)), 2, 2, 3, 3, 3)
    refusal = BENCH.refused(state, write(state, "full"))
    assert refusal.rule == "yams.empty-box-only"
    assert refusal.places == (place(state, "free", "full"),)


def test_may_stop_early_after_the_first_throw() -> None:
    assert written(thrown(begin(), 1, 2, 3, 4, 5), "large") == 40


def test_one_box_per_turn_nobody_passes() -> None:
    state = lying(begin(), 1, 1, 2, 4, 6, throws=3)
    assert BENCH.rule(state, Action(0, "pass")) == "yams.one-box-per-turn"
    assert BENCH.why(state, Action(0, "pass")) == "A box must be filled in, even if it gives 0."
    assert BENCH.why(state, Action(0, "write")) == ""
    assert BENCH.refused(state, Action(0, "write")).rule == "yams.one-box-per-turn"
    assert BENCH.refused(state, Action(0, "write", to=Place("tray"))).rule == "yams.one-box-per-turn"
    assert BENCH.refused(state, Action(0, "write", to=Place("pad", 999))).rule == "yams.one-box-per-turn"


UPPER_63 = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
UPPER_62 = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 20, "sixes": 12}
LOWER = {"mini": 17, "maxi": 24, "three": 25, "full": 30, "small": 25, "four": 0, "large": 40, "yams": 0}


def test_down_and_up_columns_are_filled_box_by_box() -> None:
    for filled in range(len(BOXES)):
        done, open_ = (0,) * filled, (EMPTY,) * (len(BOXES) - filled)
        state = holding(begin(), down=(*done, *open_), up=(*open_, *done), free=(0,) * len(BOXES))
        assert open_boxes(state.house, state.pads[0]) == [(COLUMN[DOWN], filled), (COLUMN[UP], 13 - filled)]


def test_bonus_from_63_on() -> None:
    sums = sums_of(column(**UPPER_63, **LOWER))
    assert (sums.total_1, sums.bonus, sums.total_2, sums.total_3, sums.score) == (63, 35, 76, 120, 259)


def test_bonus_not_with_62() -> None:
    assert sums_of(column(ones=1)).score == 1, "a single point counts"
    sums = sums_of(column(**UPPER_62, **LOWER))
    assert (sums.total_1, sums.bonus, sums.total_2, sums.total_3, sums.score) == (62, 0, 41, 120, 223)


# The turn


def test_players_begin_with_empty_pads() -> None:
    for seats in (2, 3, 4):
        state = begin(seats)
        assert len(state.pads) == seats
        assert all(set(part) == {EMPTY} for pad in state.pads for part in pad)
        assert all(len(pad) == 3 for pad in state.pads)


def test_youngest_begins_and_turn_order_is_clockwise() -> None:
    state, seen = begin(3), []
    for box in ("ones", "twos", "threes", "fours"):
        seen.append(state.turn)
        state = GAME.apply(thrown(state, 1, 2, 3, 4, 6), write(state, box), LiveChance(1))
        state = GAME.apply(state, Action(CLOCK, "next"), LiveChance(1))
    assert seen == [0, 1, 2, 0]


def test_turn_order_refuses_the_others() -> None:
    state = begin()
    assert BENCH.refused(state, Action(1, "throw")).rule == "yams.turn-order"
    assert BENCH.refused(state, Action(CLOCK, "next")).rule == "yams.turn-order"
    assert BENCH.refused(state, Action(0, "next")).rule == "yams.turn-order"


def test_first_throw_five() -> None:
    state = begin()
    assert GAME.legal(state, 0) == (Action(0, "throw"),)
    for action in (throw_again(state, "d1"), write(state, "ones"), Action(0, "pass")):
        assert BENCH.refused(state, action).rule == "yams.first-throw-five"
    assert thrown(state, 6, 5, 4, 3, 2).dice == (6, 5, 4, 3, 2)


def test_three_throws_and_no_more() -> None:
    state = thrown(begin(), 1, 2, 2, 4, 6)
    state = GAME.apply(state, throw_again(state, "d1", "d4"), ScriptedChance((2, 5)))
    assert (state.dice, state.kept, state.throws) == ((2, 2, 2, 5, 6), (1, 2, 4), 2)
    state = GAME.apply(state, throw_again(state, "d4", "d5"), ScriptedChance((2, 2)))
    assert (state.dice, state.kept, state.throws) == ((2, 2, 2, 2, 2), (1, 2, 0), 3)
    assert BENCH.refused(state, throw_again(state, "d4")).rule == "yams.three-throws"
    assert BENCH.refused(state, Action(0, "throw")).rule == "yams.three-throws"


def test_keep_any_dice_kept_before_may_be_thrown_again() -> None:
    state = lying(begin(), 4, 4, 2, 1, 6, throws=2, kept=(0, 1))
    assert GAME.check(state, throw_again(state, "d1")) is None
    after = GAME.apply(state, throw_again(state, "d1"), ScriptedChance((3,)))
    assert after.dice == (3, 4, 2, 1, 6)
    assert 0 not in after.kept


def test_keep_any_needs_a_die() -> None:
    state = thrown(begin(), 1, 2, 3, 4, 6)
    assert BENCH.refused(state, throw_again(state)).rule == "yams.keep-any"
    assert BENCH.refused(state, throw_again(state, "d9")).rule == "yams.keep-any"
    assert BENCH.refused(state, Action(0, "throw")).rule == "yams.keep-any"


def test_what_was_written_is_looked_at_before_the_next_turn() -> None:
    state = GAME.apply(thrown(begin(), 1, 1, 1, 4, 6), write(begin(), "ones"), LiveChance(1))
    assert GAME.active(state) == {CLOCK}
    assert GAME.deadline_ms(state) == LOOK_MS
    assert BENCH.refused(state, Action(0, "throw")).rule == "yams.turn-order"
    assert BENCH.refused(state, Action(1, "throw")).rule == "yams.turn-order"
    state = GAME.apply(state, Action(CLOCK, "next"), LiveChance(1))
    assert (GAME.active(state), state.dice, state.throws) == ({1}, UNTHROWN, 0)
    assert GAME.deadline_ms(state) is None


def test_free_column_and_column_choice() -> None:
    state = lying(holding(begin(), down=column(ones=1)), 1, 2, 3, 4, 6)
    places = {action.to for action in GAME.legal(state, 0) if action.verb == "write"}
    assert places == {place(state, "free", box) for box in BOXES} | {
        place(state, DOWN, "twos"),
        place(state, UP, "yams"),
    }


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("total-1", "yams.total-1"),
        ("bonus", "yams.bonus"),
        ("total-2", "yams.total-2"),
        ("total-3", "yams.total-3"),
        ("column-score", "yams.column-score"),
    ],
)
def test_sums_fill_themselves(line: str, rule: str) -> None:
    state = lying(begin(), 1, 2, 3, 4, 6)
    assert BENCH.refused(state, Action(0, "write", to=Place("pad", LINES.index(line) * 3 + 1))).rule == rule


def test_free_choice_of_a_zero() -> None:
    assert written(lying(begin(), 1, 2, 3, 4, 5), "yams") == 0


def test_no_joker_further_yams_score_by_their_box() -> None:
    state = lying(holding(begin(), free=column(yams=50)), 4, 4, 4, 4, 4)
    assert {box: written(state, box) for box in ("fours", "small", "large", "full")} == {
        "fours": 20,
        "small": 0,
        "large": 0,
        "full": 30,
    }
    assert score_of(GAME.apply(state, write(state, "ones"), LiveChance(1)).pads[0]) == 50


# The end


def ended(*maxima: int) -> Result | None:
    """Pads that are full but for their Maximum, and the last box of the last seat, which gets 0."""
    pads = tuple((column(**{**FULL_COLUMN, "maxi": points}),) for points in maxima)
    last = (column(**{**FULL_COLUMN, "maxi": maxima[-1], "yams": EMPTY}),)
    state = begin(len(maxima), columns="free")
    state = replace(state, pads=(*pads[:-1], last), turn=len(maxima) - 1, left=1)
    state = lying(state, 1, 2, 3, 4, 6, throws=3)
    assert GAME.result(state) is None
    forced = GAME.forced(state)
    assert forced == write(state, "yams")
    state = GAME.apply(state, forced, LiveChance(1))
    assert GAME.active(state) == frozenset()
    assert GAME.deadline_ms(state) is None
    assert BENCH.refused(state, Action(0, "throw")).rule == "yams.end-all-filled"
    return GAME.result(state)


def test_end_all_filled_and_highest_wins() -> None:
    result = ended(21, 28, 24)
    assert result is not None
    assert (result.ranking, result.scores, result.rule) == (((1,), (2,), (0,)), (21, 28, 24), "yams.end-all-filled")
    assert result.winners == (1,)


def test_tie_shared() -> None:
    result = ended(26, 22, 26)
    assert result is not None
    assert result.ranking == ((0, 2), (1,))


def test_final_score_greatest_possible() -> None:
    best = column(
        **{box: 5 * face for face, box in enumerate(BOXES[:6], start=1)},
        mini=20,
        maxi=30,
        three=25,
        full=30,
        small=25,
        four=35,
        large=40,
        yams=50,
    )
    assert sums_of(best).score == 395
    assert score_of((best, best, best)) == 1185


# House rules


@pytest.mark.parametrize(
    ("columns", "turns"),
    [
        *[("down+up+free", 42), ("down+up", 28), ("down+free", 28), ("up+free", 28)],
        *[("down", 14), ("up", 14), ("free", 14)],
    ],
)
def test_columns_option(columns: str, turns: int) -> None:
    state = begin(3, columns=columns)
    assert state.house.kinds == tuple(columns.split("+"))
    assert state.left == 3 * turns
    setup = Setup(3, (("yams.columns", columns),))
    sheet = GAME.table(setup).zone("pad").sheet
    assert sheet is not None
    assert sheet.columns == tuple(f"column-{kind}" for kind in columns.split("+"))
    told = {row.rule.id for row in GAME.rulebook(setup)}
    for kind in ("down", "up", "free"):
        assert (f"yams.{kind}-column" in told) == (kind in columns)
    sentence = GAME.rule("yams.columns-played", setup)
    assert sentence is not None
    assert sentence.rule.variant == ("" if columns == "down+up+free" else columns)
    assert sentence.number == 2


def test_full_from_five_off() -> None:
    state = lying(begin(full_from_five="off"), 5, 5, 5, 5, 5)
    assert written(state, "full") == 0
    assert written(lying(state, 5, 5, 5, 2, 2), "full") == 30


def test_zero_only_if_forced_names_the_free_choice() -> None:
    state = lying(begin(zero_only_if_forced="on"), 1, 2, 3, 4, 6)
    refusal = BENCH.refused(state, write(state, "yams"))
    assert refusal.rule == "yams.free-choice"
    assert place(state, "free", "small") in refusal.places
    why = BENCH.why(state, write(state, "yams"))
    assert why == "Small straight in column ↕ would give 25.", "the box that gives most"
    assert GAME.check(state, write(state, "small")) is None
    nothing = lying(holding(state, *_all_but_yams()), 1, 2, 3, 4, 6)
    assert GAME.check(nothing, write(nothing, "yams")) is None


def _all_but_yams() -> tuple[tuple[int, ...], ...]:
    return (column(**{**FULL_COLUMN, "yams": EMPTY}),) * 3


def test_first_player_random() -> None:
    for seat in range(4):
        assert begin(4, ScriptedChance((seat,)), first_player="random").turn == seat
    row = GAME.rule("yams.youngest-begins", Setup(2, (("yams.first-player", "random"),)))
    assert row is not None
    assert row.changed


def test_short_game_and_its_length() -> None:
    info = GAME.info
    assert info.minutes_for is not None
    everything, short = resolve(info.options, ()), resolve(info.options, info.short)
    assert info.minutes_for(2, everything) == 25
    assert info.minutes_for(2, short) == 8


# What holds always


def test_forced_only_after_the_last_throw() -> None:
    state = holding(begin(columns="down"), down=column(ones=1))
    assert GAME.forced(state) is None
    assert GAME.forced(lying(state, 1, 2, 3, 4, 6, throws=2)) is None
    assert GAME.forced(lying(state, 1, 2, 3, 4, 6, throws=3)) == write(state, "twos", DOWN)
    assert GAME.forced(lying(begin(), 1, 2, 3, 4, 6, throws=3)) is None


def test_nothing_is_forced_while_the_first_box_is_looked_at() -> None:
    state = lying(begin(columns="down"), 1, 2, 3, 4, 6, throws=3)
    looked_at = BENCH.after(state, write(state, "ones", DOWN))
    assert GAME.active(looked_at) == {CLOCK}
    assert GAME.forced(looked_at) is None


def test_several_open_boxes_are_a_choice_though_only_one_may_be_filled() -> None:
    """The table writes by itself only where a single box is open, whatever the house rules allow to fill."""
    state = begin(columns="down+up", zero_only_if_forced="on")
    state = lying(holding(state, down=column(ones=1), up=EMPTY_COLUMN), 2, 2, 3, 4, 6, throws=3)
    assert GAME.legal(state, 0) == (write(state, "twos", DOWN),)
    assert GAME.forced(state) is None


def everything(state: State) -> list[Action]:
    """Every throw of some dice and every box of the pad, legal or not."""
    groups = [group for count in range(6) for group in combinations(DICE_IDS, count)]
    slots = range(len(LINES) * len(state.house.kinds))
    return [
        *(Action(state.turn, "rethrow", group) for group in groups),
        *(Action(state.turn, "write", to=Place(place(state, state.house.kinds[0], "ones").zone, s)) for s in slots),
        *(Action(state.turn, verb) for verb in ("throw", "pass", "next")),
    ]


@given(
    seed=st.integers(0, 10_000),
    columns=st.sampled_from(("down+up+free", "down+free", "up", "free")),
    forced=st.sampled_from(("off", "on")),
)
@settings(max_examples=25, deadline=None)
def test_legal_is_what_check_allows(seed: int, columns: str, forced: str) -> None:
    luck = LiveChance(seed)
    state = begin(2, columns=columns, zero_only_if_forced=forced)
    for _ in range(luck.pick(60)):
        if GAME.result(state) is not None:
            break
        seat = min(GAME.active(state))
        legal = GAME.legal(state, seat)
        if seat != CLOCK:
            allowed = {GAME.canonical(state, a) for a in everything(state) if GAME.check(state, a) is None}
            assert set(legal) == allowed
            assert len(legal) == len(allowed)
        state = GAME.apply(state, legal[luck.pick(len(legal))], luck)


@given(dice=st.tuples(*[st.integers(1, 6)] * 5), strict=st.booleans())
def test_points_do_not_depend_on_the_order_of_the_dice(dice: tuple[int, ...], strict: bool) -> None:
    house = House(mini_maxi_20="strict" if strict else "inclusive")
    assert points_of(dice, house) == points_of(tuple(sorted(dice)), house)
    assert sum(points_of(dice, house)[:6]) == sum(dice)


def test_a_match_takes_its_number_of_turns() -> None:
    luck = LiveChance(4)
    state, plies, writes = begin(4), 0, 0
    while GAME.result(state) is None:
        legal = GAME.legal(state, min(GAME.active(state)))
        action = legal[luck.pick(len(legal))]
        assert GAME.check(state, action) is None
        state = GAME.apply(state, action, luck)
        plies, writes = plies + 1, writes + (action.verb == "write")
    assert writes == 4 * 42
    assert plies <= GAME.info.max_plies
    result = GAME.result(state)
    assert result is not None
    assert result.scores == tuple(score_of(pad) for pad in state.pads)
