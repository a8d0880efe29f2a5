"""The goose game by its rules: the worked examples, the house rules, a witness for every rule that can be broken."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.chance import LiveChance, ScriptedChance
from tabletop.core.model import Action, Place, Setup
from tabletop.core.options import OptionSpec
from tabletop.games.goose import INFO
from tabletop.games.goose.board import GOAL, SPECIALS, TRACK, Special, middle
from tabletop.games.goose.state import State
from tests.games.goose_positions import BENCH, go, piece, position, square, throw

GAME = BENCH.game


def where(state: State) -> tuple[int, ...]:
    return state.squares


# The board and the start


def test_the_spiral_has_62_squares_of_one_length_and_the_goal_in_its_middle() -> None:
    points = [middle(number) for number in range(1, GOAL)]
    steps = [hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(points)]
    assert max(steps) - min(steps) < 1.5
    assert hypot(points[0].x - 220, points[0].y - 220) > hypot(points[-1].x - 220, points[-1].y - 220)
    assert len(TRACK.places) == GOAL + 1
    assert sorted(number for number, special in SPECIALS.items() if special is Special.GOOSE) == list(range(9, 55, 9))


def test_start_off_board_all_on_square_0() -> None:
    assert where(BENCH.begin(4)) == (0, 0, 0, 0)


def test_turn_order_goes_clockwise() -> None:
    state, order = BENCH.begin(3), []
    for _ in range(4):
        order.append(state.turn)
        state = go(state, 1, 2)
    assert order == [0, 1, 2, 0]
    assert BENCH.rule(state, Action(2, "throw")) == "goose.turn-order"


# The worked examples


def test_first_nine_6_3_leads_to_26() -> None:
    assert where(go(position(0, 0), 6, 3)) == (26, 0)
    assert where(go(position(0, 0), 3, 6)) == (26, 0)


def test_first_nine_4_5_leads_to_53() -> None:
    assert where(go(position(0, 0), 4, 5)) == (53, 0)


def test_nine_only_from_start() -> None:
    assert where(go(position(2, 0), 6, 3)) == (11, 0)


def test_goose_leads_on_by_the_same_number() -> None:
    assert where(go(position(1, 0), 4, 4)) == (17, 0)


def test_bridge_leads_to_12_and_12_does_nothing() -> None:
    assert where(go(position(0, 0), 2, 4)) == (12, 0)
    assert where(go(position(5, 0), 3, 4)) == (12, 0)


def test_chain_of_goose_and_skull() -> None:
    assert where(go(position(50, 0), 1, 3)) == (1, 0)


def test_return_no_swap_after_goose_and_maze() -> None:
    after = go(position(30, 12), 1, 5)
    assert (where(after), after.struck) == ((30, 12), None)


def test_swap_sends_the_other_piece_where_the_newcomer_came_from() -> None:
    assert where(go(position(13, 20), 3, 4)) == (20, 13)


def test_relief_from_the_well() -> None:
    after = go(position(24, 31, held=(1,)), 3, 4)
    assert (where(after), after.held) == ((31, 24), (0,))
    assert BENCH.verbs(after, 1) == {"throw"}


def test_swap_origin_is_where_the_turn_began() -> None:
    after = go(position(23, 31, held=(1,)), 2, 2)
    assert (where(after), after.held) == ((31, 23), (0,))


def test_all_held_frees_the_one_held_longer() -> None:
    after = go(position(44, 31, held=(1,)), 4, 4)
    assert (where(after), after.held) == ((52, 31), (0,))
    assert BENCH.verbs(after, 1) == {"throw"}
    after = go(after, 1, 2)
    assert GAME.forced(after) == Action(0, "skip"), "the other one stays held"


def test_hotel_costs_a_turn_unless_sent_back_clears_it() -> None:
    state = go(position(12, 15), 3, 4)
    assert (where(state), state.owed) == ((19, 15), (1, 0))
    sent = go(state, 2, 2)
    assert (where(sent), sent.owed) == ((15, 19), (0, 1))
    missed = BENCH.settled(go(state, 1, 2))
    assert (missed.turn, missed.owed) == (1, (0, 0))


def test_win_exact_and_bounce_onto_the_skull() -> None:
    won = go(position(60, 0), 1, 2)
    result = GAME.result(won)
    assert result is not None
    assert (result.winners, result.rule, result.scores) == ((0,), "goose.win-exact", (63, 0))
    assert where(go(position(60, 0), 4, 4)) == (1, 0)


def test_goose_always_forward_though_it_was_reached_counting_back() -> None:
    assert where(go(position(62, 0), 5, 5)) == (62, 0)


def test_maze_leads_back_to_30() -> None:
    assert where(go(position(37, 30), 1, 4)) == (30, 37)


def test_sent_back_no_effect_of_the_hotel() -> None:
    after = go(position(19, 24), 2, 3)
    assert (where(after), after.owed) == ((24, 19), (0, 0))
    assert BENCH.verbs(after, 1) == {"throw"}


def test_swap_origin_may_be_square_0_and_the_nine_counts_again_there() -> None:
    after = go(position(0, 12), 1, 5)
    assert where(after) == (12, 0)
    assert where(go(after, 3, 6)) == (12, 26)


# Rules without an example of their own


def test_swap_final_only_on_the_way_nobody_is_sent_away() -> None:
    assert where(go(position(5, 9, 7), 2, 2)) == (13, 9, 7)


def test_skip_of_a_held_piece_by_itself_turn_after_turn() -> None:
    state = position(31, 3, 8, held=(0,))
    assert BENCH.verbs(state, 0) == {"skip"}
    for _ in range(2):
        assert GAME.forced(state) == Action(0, "skip")
        state = go(go(BENCH.settled(state), 1, 2), 1, 2)
    assert state.held == (0,)


def test_one_throw_a_turn_even_after_a_double() -> None:
    state = throw(position(20, 0), 2, 2)
    refusal = BENCH.refused(state, BENCH.tap(state, 0, "d1"))
    assert (refusal.rule, refusal.tokens) == ("goose.one-throw-a-turn", (piece(0),))
    assert go(position(20, 0), 2, 2).turn == 1


def test_two_dice_are_thrown_before_anything_moves() -> None:
    state = position(20, 0)
    assert BENCH.rule(state, BENCH.drag(state, 0, piece(0), square(24))) == "goose.two-dice"
    assert BENCH.rule(state, Action(0, "skip")) == "goose.two-dice"


def test_skip_explains_why_nobody_may_throw_or_move() -> None:
    state = position(31, 0, held=(0,))
    assert BENCH.rule(state, Action(0, "throw")) == "goose.skip"
    drag = BENCH.drag(state, 0, piece(0), square(33))
    assert BENCH.rule(state, drag) == "goose.skip"
    assert "in the well" in BENCH.why(state, drag)


@pytest.mark.parametrize("to", [square(18), square(24)])
def test_forced_move_accepts_the_first_counted_square_and_the_square_of_rest(to: Place) -> None:
    state = throw(position(12, 0), 4, 2)
    action = BENCH.drag(state, 0, piece(0), to)
    assert where(BENCH.after(state, action)) == (24, 0)
    assert GAME.legal(state, 0) == (Action(0, "move", (piece(0),), square(24)),)


def test_forced_move_refuses_any_other_square_and_any_other_piece() -> None:
    state = throw(position(12, 5), 4, 2)
    refusal = BENCH.refused(state, BENCH.drag(state, 0, piece(0), square(19)))
    assert (refusal.rule, refusal.places) == ("goose.forced-move", (square(24),))
    refusal = BENCH.refused(state, BENCH.drag(state, 0, piece(1), square(11)))
    assert (refusal.rule, refusal.tokens) == ("goose.forced-move", (piece(1),))
    assert BENCH.rule(state, Action(0, "skip")) == "goose.forced-move"


def test_forced_move_beyond_the_goal_is_put_where_it_was_counted_back() -> None:
    state = throw(position(61, 0), 2, 5)
    assert where(BENCH.after(state, BENCH.drag(state, 0, piece(0), square(1)))) == (1, 0)
    assert where(BENCH.after(state, BENCH.drag(state, 0, piece(0), square(58)))) == (1, 0)


def test_win_stops_play_at_once() -> None:
    won = go(position(60, 31, held=(1,)), 1, 2)
    assert GAME.active(won) == frozenset()
    assert GAME.forced(won) is None
    assert BENCH.rule(won, Action(1, "throw")) == "goose.win-stops-play"


def test_a_goose_may_lead_to_the_goal() -> None:
    assert where(go(position(45, 0), 4, 5)) == (63, 0)


# House rules


def test_first_player_is_the_first_seat_unless_lots_are_drawn() -> None:
    lots = {"first-player": "random"}
    assert {BENCH.begin(4, chance=LiveChance(seed)).turn for seed in range(20)} == {0}
    assert {BENCH.begin(4, lots, LiveChance(seed)).turn for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("start", "count", "end"), [(60, (6, 6), 30), (61, (5, 6), 43), (62, (5, 5), 44)])
def test_goose_backwards_leads_back_by_the_same_number(start: int, count: tuple[int, int], end: int) -> None:
    assert where(go(position(start, 0, goose_backwards="backward"), *count)) == (end, 0)
    assert where(go(position(start, 0), *count)) == (start, 0)


@pytest.mark.parametrize(("start", "trap"), [(24, 31), (45, 52)])
def test_trap_costs_two_turns_and_a_newcomer_frees_at_once(start: int, trap: int) -> None:
    state = go(position(start, start - 1, trap="two-turns"), 3, 4)
    assert (state.squares[0], state.owed, state.held) == (trap, (2, 0), ())
    freed = go(state, 4, 4)
    assert (where(freed), freed.owed) == ((start - 1, trap), (0, 2))
    state = BENCH.settled(go(state, 1, 1))
    assert (state.turn, state.owed) == (1, (1, 0))
    state = BENCH.settled(go(state, 1, 1))
    assert (state.turn, state.owed) == (1, (0, 0))
    assert BENCH.verbs(go(state, 1, 1), 0) == {"throw"}


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ((), {"goose.well", "goose.prison", "goose.relief", "goose.skip", "goose.all-held", "goose.turn-order"}),
        ((("goose.trap", "two-turns"),), {f"goose.{name}@two-turns" for name in ("well", "prison", "relief", "skip")}),
        ((("goose.goose-backwards", "backward"),), {"goose.goose-always-forward@backward"}),
        ((("goose.first-player", "random"),), {"goose.turn-order@lots"}),
    ],
)
def test_the_rulebook_tells_what_this_table_plays(options: tuple[tuple[str, str], ...], told: set[str]) -> None:
    rows = {row.rule.text_id for row in GAME.rulebook(Setup(2, options))}
    assert told <= rows
    assert ("goose.all-held" in rows) == (("goose.trap", "two-turns") not in options)


@pytest.mark.parametrize("spec", INFO.options, ids=lambda spec: spec.id)
def test_every_value_of_an_option_is_played_to_the_end(spec: OptionSpec) -> None:
    for choice in spec.choices:
        chance, plies = LiveChance(7), 0
        state = GAME.start(Setup(3, ((spec.id, choice.value),)), chance)
        while GAME.result(state) is None:
            state = GAME.apply(state, GAME.legal(state, state.turn)[0], chance)
            plies += 1
        assert plies < INFO.max_plies


# Properties


@given(
    squares=st.lists(st.integers(0, 62), min_size=2, max_size=4),
    dice=st.tuples(st.integers(1, 6), st.integers(1, 6)),
    back=st.sampled_from(["forward", "backward"]),
)
def test_a_move_ends_after_three_landings_on_a_square_that_sends_nobody_on(
    squares: list[int], dice: tuple[int, int], back: str
) -> None:
    state = throw(position(*squares, goose_backwards=back), *dice)
    assert 1 <= len(state.legs) <= 3
    assert all(0 < touched <= GOAL for leg in state.legs for touched in leg.touched)
    assert SPECIALS.get(state.rest) not in (Special.GOOSE, Special.MAZE, Special.SKULL)
    assert state.rest != 6


@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4), trap=st.sampled_from(["until-relieved", "two-turns"]))
def test_no_two_pieces_share_a_square_and_somebody_can_always_play(seed: int, seats: int, trap: str) -> None:
    chance = LiveChance(seed)
    state = GAME.start(Setup(seats, (("goose.trap", trap),)), chance)
    for _ in range(120):
        if GAME.result(state) is not None:
            break
        (action,) = GAME.legal(state, state.turn)
        state = GAME.apply(state, action, chance)
        on_board = [at for at in state.squares if at != 0]
        assert len(on_board) == len(set(on_board))
        assert len(state.held) < seats
        assert all(SPECIALS[state.squares[seat]] in (Special.WELL, Special.PRISON) for seat in state.held)


ACTIONS = st.builds(
    Action,
    st.integers(-1, 3),
    st.sampled_from(["throw", "move", "skip", "sing"]),
    st.lists(st.sampled_from(["piece-1", "piece-2", "d1", "x"]), max_size=2).map(tuple),
    st.none() | st.builds(Place, st.sampled_from(["way", "start", "goal", "tray-0", "x"]), st.integers(-2, 70)),
)


@given(action=ACTIONS, dice=st.none() | st.tuples(st.integers(1, 6), st.integers(1, 6)), held=st.booleans())
def test_no_action_is_too_odd_to_be_judged(action: Action, dice: tuple[int, int] | None, held: bool) -> None:
    state = position(31 if held else 20, 40, held=(0,) if held else ())
    state = throw(state, *dice) if dice and not held else state
    legal = GAME.legal(state, action.seat)
    assert (GAME.check(state, action) is None) == (GAME.canonical(state, action) in legal)
    assert GAME.check(state, action) is None or GAME.explain(state, action) is not None


def test_the_dice_are_two_outcomes_of_the_log() -> None:
    chance = ScriptedChance([6, 3])
    assert BENCH.after(position(0, 0), Action(0, "throw"), chance=chance).dice == (6, 3)
    assert chance.drawn == [5, 2]
