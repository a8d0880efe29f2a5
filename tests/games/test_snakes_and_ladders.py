"""Snakes and Ladders by its rules: the worked examples, the house rules, a witness for every check."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Place, Setup
from tabletop.core.options import OptionSpec
from tabletop.core.table import Point
from tabletop.games.snakes_and_ladders import INFO
from tabletop.games.snakes_and_ladders.board import GOAL, JUMPS, LADDERS, SNAKES, TRACK, line, middle, standing
from tabletop.games.snakes_and_ladders.state import State, legs_of
from tests.games.snakes_and_ladders_positions import BENCH, go, piece, position, square, throw

GAME = BENCH.game


def where(state: State) -> tuple[int, ...]:
    return state.squares


# The board and the start


def test_layout_of_eight_ladders_and_eight_snakes() -> None:
    assert (len(LADDERS), len(SNAKES)) == (8, 8)
    assert sum(top - foot for foot, top in LADDERS.items()) == 162
    assert sum(high - low for high, low in SNAKES.items()) == 151
    ends = [end for jump in JUMPS.items() for end in jump]
    assert len(set(ends)) == len(ends), "no square is used twice"
    assert GOAL not in ends


def side(a: Point, b: Point, c: Point) -> float:
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def test_layout_where_no_two_lines_cross() -> None:
    for (a, b), (c, d) in combinations(((middle(start), middle(end)) for start, end in JUMPS.items()), 2):
        assert side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0


def test_the_rows_of_the_board_run_to_and_fro() -> None:
    corners = {number: (middle(number).x, middle(number).y) for number in (1, 10, 11, 20, 91, 100)}
    left, right = 44.5, 395.5
    assert corners == {
        1: (left, right),
        10: (right, right),
        11: (right, right - 39),
        20: (left, right - 39),
        91: (right, left),
        100: (left, left),
    }


@pytest.mark.parametrize("start", JUMPS)
def test_a_ladder_is_straight_and_a_snake_sways_from_end_to_end(start: int) -> None:
    points = line(start)
    begin, end = standing(start), standing(JUMPS[start])
    assert (points[0].x, points[0].y) == (begin.x, begin.y)
    assert (points[-1].x, points[-1].y) == pytest.approx((end.x, end.y))
    length = ((end.x - begin.x) ** 2 + (end.y - begin.y) ** 2) ** 0.5
    sway = max(abs(side(begin, end, at)) / length for at in points)
    assert sway == pytest.approx(0) if start in LADDERS else 4 < sway < 7.6


def test_start_off_board_all_beside_square_1() -> None:
    assert where(BENCH.begin(4)) == (0, 0, 0, 0)
    assert where(go(BENCH.begin(2), 1)) == (1, 0)


def test_turn_order_goes_clockwise() -> None:
    state, order = BENCH.begin(3), []
    for _ in range(4):
        order.append(state.turn)
        state = go(state, 2)
    assert order == [0, 1, 2, 0]
    assert BENCH.rule(state, Action(2, "throw")) == "snakes_and_ladders.turn-order"


# The worked examples


@pytest.mark.parametrize(
    ("start", "die", "end"),
    [
        pytest.param(0, 3, 22, id="1 ladder-up"),
        pytest.param(11, 6, 5, id="2 snake-down"),
        pytest.param(14, 6, 60, id="3 ladder-up"),
        pytest.param(54, 4, 23, id="4 snake-down"),
        pytest.param(97, 3, 100, id="5 win-exact"),
        pytest.param(97, 6, 97, id="6 bounce"),
        pytest.param(98, 6, 86, id="7 jump-after-bounce"),
        pytest.param(99, 5, 86, id="8 jump-after-bounce"),
        pytest.param(18, 4, 22, id="10 ladder-top-neutral"),
        pytest.param(10, 4, 14, id="11 snake-bottom-neutral"),
        pytest.param(90, 6, 86, id="12 snake-down"),
    ],
)
def test_worked_example(start: int, die: int, end: int) -> None:
    assert where(go(position(start, 70), die)) == (end, 70)


def test_share_9_nothing_happens_to_whoever_stands_there() -> None:
    after = go(position(22, 0, turn=1), 3)
    assert where(after) == (22, 22)
    assert (after.climbed, after.slid) == ((0, 1), (0, 0))


@pytest.mark.parametrize("to", [96, 86])
def test_forced_move_12_accepts_the_counted_square_and_the_square_of_rest(to: int) -> None:
    state = throw(position(90, 0), 6)
    assert where(BENCH.after(state, BENCH.drag(state, 0, piece(0), square(to)))) == (86, 0)
    assert GAME.legal(state, 0) == (Action(0, "move", (piece(0),), square(86)),)


@pytest.mark.parametrize("to", [95, 97, 85, 100])
def test_forced_move_12_refuses_any_other_square(to: int) -> None:
    state = throw(position(90, 0), 6)
    refusal = BENCH.refused(state, BENCH.drag(state, 0, piece(0), square(to)))
    assert (refusal.rule, refusal.tokens, refusal.places) == (
        "snakes_and_ladders.forced-move",
        (piece(0),),
        (square(86),),
    )


def test_forced_move_refuses_any_other_piece() -> None:
    state = throw(position(12, 5), 4)
    refusal = BENCH.refused(state, BENCH.drag(state, 0, piece(1), square(9)))
    assert (refusal.rule, refusal.tokens) == ("snakes_and_ladders.forced-move", (piece(1),))
    assert BENCH.why(state, BENCH.drag(state, 0, piece(1), square(9))) == "This piece belongs to B."
    assert BENCH.rule(state, Action(0, "pass")) == "snakes_and_ladders.forced-move"


# Rules without an example of their own


def test_one_throw_before_anything_moves() -> None:
    state = position(20, 0)
    refusal = BENCH.refused(state, BENCH.drag(state, 0, piece(0), square(24)))
    assert (refusal.rule, refusal.tokens) == ("snakes_and_ladders.one-throw", ("die",))
    assert BENCH.rule(state, Action(0, "pass")) == "snakes_and_ladders.one-throw"


def test_one_throw_and_no_second_one() -> None:
    state = throw(position(30, 0), 2)
    refusal = BENCH.refused(state, BENCH.tap(state, 0, "die"))
    assert (refusal.rule, refusal.tokens) == ("snakes_and_ladders.one-throw", (piece(0),))


def test_count_forward_passes_over_ladders_and_snakes() -> None:
    assert where(go(position(15, 70), 4)) == (19, 70)
    assert where(go(position(58, 70), 2)) == (60, 70)


def test_one_jump_at_most_in_every_move() -> None:
    for start in range(GOAL):
        for die in range(1, 7):
            legs = throw(position(start, 0), die).legs
            assert len(legs) == 1 + (legs[0].landing in JUMPS)
            assert legs[-1].landing not in JUMPS


def test_jump_after_bounce_is_only_that_from_96() -> None:
    back = {legs[0].landing for start in range(GOAL) for die in range(1, 7)
            if (legs := throw(position(start, 0), die).legs)[0].back}  # fmt: skip
    assert back & JUMPS.keys() == {96}


def test_six_no_extra_throw() -> None:
    assert go(position(30, 0), 6).turn == 1


def test_win_exact_ends_the_match_at_once() -> None:
    won = go(position(97, 40, 99), 3)
    result = GAME.result(won)
    assert result is not None
    assert (result.ranking, result.rule, result.scores) == (
        ((0,), (1, 2)),
        "snakes_and_ladders.win-exact",
        (100, 40, 99),
    )
    assert GAME.active(won) == frozenset()
    assert GAME.forced(won) is None
    assert BENCH.rule(won, Action(1, "throw")) == "snakes_and_ladders.win-stops-play"


def test_ladders_and_snakes_are_counted() -> None:
    state = position(0, 11)
    for die in (3, 6, 5, 6):
        state = go(state, die)
    assert where(state) == (47, 11)
    assert (state.climbed, state.slid) == ((2, 0), (0, 1))


# House rules


def test_first_player_is_the_first_seat_unless_lots_are_drawn() -> None:
    lots = {"first-player": "random"}
    assert {BENCH.begin(4, chance=LiveChance(seed)).turn for seed in range(20)} == {0}
    assert {BENCH.begin(4, lots, LiveChance(seed)).turn for seed in range(40)} == {0, 1, 2, 3}


def test_overshoot_stay_loses_the_throw_by_itself() -> None:
    state = throw(position(97, 4, overshoot="stay"), 4)
    assert state.stuck
    assert GAME.legal(state, 0) == (GAME.forced(state),) == (Action(0, "pass"),)
    after = BENCH.settled(state)
    assert (where(after), after.turn) == ((97, 4), 1)
    assert where(go(position(97, 4, overshoot="stay"), 3)) == (100, 4)


def test_overshoot_stay_explains_why_the_piece_cannot_go() -> None:
    state = throw(position(97, 4, overshoot="stay"), 4)
    drag = BENCH.drag(state, 0, piece(0), square(99))
    assert BENCH.rule(state, drag) == "snakes_and_ladders.forced-move"
    assert BENCH.why(state, drag) == "4 leads beyond 100: the piece stays where it is."
    assert BENCH.rule(state, Action(0, "throw")) == "snakes_and_ladders.one-throw"


@pytest.mark.parametrize(("start", "end"), [(30, 36), (14, 60), (97, 97)])
def test_six_again_throws_again_after_the_move(start: int, end: int) -> None:
    state = go(position(start, 0, six_again="on", overshoot="stay"), 6)
    assert (where(state), state.turn, state.again) == ((end, 0), 0, True)
    assert BENCH.prompt(state) == "A threw a 6 and may throw again."
    after = go(state, 1)
    assert (after.turn, after.again) == (1, False)


def test_six_again_not_after_the_last_move() -> None:
    won = go(position(94, 0, six_again="on"), 6)
    assert GAME.active(won) == frozenset()
    assert not won.again


@pytest.mark.parametrize("drawing", ["tail-up", "head-up"])
def test_snake_drawing_changes_the_picture_only(drawing: str) -> None:
    setup = BENCH.setup(2, {"snake-drawing": drawing})
    board = GAME.table(setup).backdrops[0].face
    assert board == ("board-snakes" if drawing == "tail-up" else "board-snakes-head-up")
    assert where(go(position(54, 0, snake_drawing=drawing), 4)) == (23, 0)
    ids = {row.rule.text_id for row in GAME.rulebook(setup)}
    assert ("snakes_and_ladders.snake-down@head-up" in ids) == (drawing == "head-up")


@pytest.mark.parametrize(
    ("options", "told", "untold"),
    [
        ({}, {"bounce", "jump-after-bounce", "six-no-extra", "one-throw", "turn-order", "snake-down"}, {"bounce@stay"}),
        ({"overshoot": "stay"}, {"bounce@stay"}, {"bounce", "jump-after-bounce"}),
        ({"six-again": "on"}, {"six-no-extra@again", "one-throw@again"}, {"six-no-extra", "one-throw"}),
        ({"first-player": "random"}, {"turn-order@lots"}, {"turn-order"}),
    ],
)
def test_the_rulebook_tells_what_this_table_plays(options: dict[str, str], told: set[str], untold: set[str]) -> None:
    rows = {row.rule.text_id.removeprefix("snakes_and_ladders.") for row in GAME.rulebook(BENCH.setup(2, options))}
    assert told <= rows
    assert not untold & rows


@pytest.mark.parametrize("spec", INFO.options, ids=lambda spec: spec.id)
def test_every_value_of_an_option_is_played_to_the_end(spec: OptionSpec) -> None:
    for choice in spec.choices:
        chance, plies = LiveChance(7), 0
        state = GAME.start(Setup(3, ((spec.id, choice.value),)), chance)
        while GAME.result(state) is None:
            state = GAME.apply(state, GAME.legal(state, state.turn)[0], chance)
            plies += 1
        assert plies < INFO.max_plies


# How long a match is: exact, from the moves of the engine


def unfinished(overshoot: str = "bounce") -> list[float]:
    """How likely one piece alone is still on its way after 0, 1, 2 … throws."""
    house = position(0, 0, overshoot=overshoot).frame.house
    chances, found = {0: 1.0}, [1.0]
    ends = {at: [legs[-1].landing if (legs := legs_of(house, at, die)) else at for die in range(1, 7)]
            for at in range(GOAL)}  # fmt: skip
    while found[-1] > 1e-12:
        following: dict[int, float] = {}
        for at, chance in chances.items():
            for end in ends[at]:
                following[end] = following.get(end, 0.0) + chance / 6
        following.pop(GOAL, None)
        chances = following
        found.append(sum(chances.values()))
    return found


@pytest.mark.parametrize(("overshoot", "throws"), [("bounce", 34.21), ("stay", 32.04)])
def test_always_ends_after_so_many_throws_of_one_piece(overshoot: str, throws: float) -> None:
    left = unfinished(overshoot)
    assert sum(left) == pytest.approx(throws, abs=0.005)


def test_always_ends_in_six_throws_at_the_soonest_and_31_as_a_rule() -> None:
    left = unfinished()
    assert next(throws for throws, chance in enumerate(left) if chance < 1 - 1e-9) == 6
    assert next(throws for throws, chance in enumerate(left) if chance <= 0.5) == 31
    state = position(0)
    for die in (3, 5, 6, 6, 5, 6):
        state = go(state, die)
    assert where(state) == (100,)


@pytest.mark.parametrize(
    ("seats", "rounds", "throws", "wins"),
    [
        (2, 26.22, 51.93, (0.511, 0.489)),
        (3, 23.00, 67.99, (0.346, 0.333, 0.321)),
        (4, 21.16, 83.09, (0.263, 0.254, 0.246, 0.238)),
    ],
)
def test_the_length_of_a_match_and_the_chances_in_order_of_play(
    seats: int, rounds: float, throws: float, wins: tuple[float, ...]
) -> None:
    left = unfinished()
    assert sum(chance**seats for chance in left) == pytest.approx(rounds, abs=0.005)
    won = [
        sum(now ** seat * (before - now) * before ** (seats - seat - 1)
            for before, now in pairwise(left))
        for seat in range(seats)
    ]  # fmt: skip
    assert won == pytest.approx(wins, abs=0.001)
    total = sum(
        left[at] ** (seats - seat) * left[at + 1] ** seat for at in range(len(left) - 1) for seat in range(seats)
    )
    assert total == pytest.approx(throws, abs=0.005)
    assert sum(won) == pytest.approx(1)


# Properties


@given(squares=st.lists(st.integers(0, 99), min_size=2, max_size=4), die=st.integers(1, 6), stay=st.booleans())
def test_a_move_changes_one_square_and_one_counter_at_most(squares: list[int], die: int, stay: bool) -> None:
    before = position(*squares, overshoot="stay" if stay else "bounce")
    after = go(before, die)
    assert after.squares[1:] == tuple(squares[1:])
    assert 0 <= after.squares[0] <= GOAL
    jumps = sum(after.climbed) + sum(after.slid)
    assert jumps <= 1
    assert after.die == 0
    assert not after.legs


ACTIONS = st.builds(
    Action,
    st.integers(-1, 3),
    st.sampled_from(["throw", "move", "pass", "sing"]),
    st.lists(st.sampled_from(["piece-1", "piece-2", "die", "x"]), max_size=2).map(tuple),
    st.none() | st.builds(Place, st.sampled_from(["way", "start", "tray-0", "x"]), st.integers(-2, 110)),
)


@given(action=ACTIONS, start=st.sampled_from([0, 14, 54, 97, 98]), die=st.integers(0, 6), stay=st.booleans())
def test_no_action_is_too_odd_to_be_judged(action: Action, start: int, die: int, stay: bool) -> None:
    state = position(start, 40, overshoot="stay" if stay else "bounce")
    state = throw(state, die) if die else state
    legal = GAME.legal(state, action.seat)
    assert (GAME.check(state, action) is None) == (GAME.canonical(state, action) in legal)
    assert GAME.check(state, action) is None or GAME.explain(state, action) is not None


def test_the_die_is_one_outcome_of_the_log() -> None:
    chance = ScriptedChance([6])
    assert BENCH.after(position(0, 0), Action(0, "throw"), chance=chance).die == 6
    assert chance.drawn == [5]


def test_the_track_has_a_place_for_every_number() -> None:
    assert len(TRACK.places) == GOAL + 1
    assert TRACK.number(square(GOAL)) == GOAL
