"""Ludo by the printed rules: the worked examples, then a witness for every rule that can be broken.

Red's start is L0, so red's progress equals the number of its square; yellow's is that number + 28.
"""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Place
from tabletop.games.ludo import words
from tabletop.games.ludo.board import COLOURS, FOOT, LOOP_CELLS, OUT, STABLE, STAR, STEP_CELLS, square_of
from tabletop.games.ludo.state import NOBODY, State
from tabletop.text_front import english
from tests.bench import accepted, broken, reason, refusal
from tests.games.ludo_positions import BENCH, GAME, begin, come, drag, loop, moves, position, settle, step, throw, turn


def named(place: Place) -> str:
    """A place in English."""
    return english(words.PLACE_NAMES[place])


# The board


def test_the_board_has_the_squares_of_the_table_in_the_rules() -> None:
    expected = {
        0: (8, 0),
        6: (8, 6),
        12: (14, 6),
        20: (8, 8),
        27: (7, 14),
        34: (6, 8),
        41: (0, 7),
        48: (6, 6),
        55: (7, 0),
    }
    assert {square: LOOP_CELLS[square] for square in expected} == expected
    assert len(set(LOOP_CELLS)) == 56
    assert [STEP_CELLS[colour][0] for colour in range(4)] == [(7, 1), (13, 7), (7, 13), (1, 7)]
    assert [STEP_CELLS[colour][5] for colour in range(4)] == [(7, 6), (8, 7), (7, 8), (6, 7)]


def test_an_action_that_means_no_listed_move_stays_as_it_is() -> None:
    state = throw(position(red=(10, 20), blue=(5,)), 3)
    for action in (Action(1, "move", ("blue-1",)), Action(0, "move", ("nothing",)), Action(0, "move")):
        assert GAME.canonical(state, action) == action


def test_the_foot_of_a_colour_lies_just_before_its_start() -> None:
    assert [(square_of(colour, 0), square_of(colour, FOOT)) for colour in range(4)] == [
        (0, 55),
        (14, 13),
        (28, 27),
        (42, 41),
    ]


def test_a_lone_piece_goes_as_far_as_the_die_says_from_every_square_of_the_loop() -> None:
    for square in range(FOOT):
        for face in range(1, 7):
            goal = square + face
            if goal <= FOOT:
                assert moves(throw(position(red=(square,)), face)).get("red-1") == loop(goal), (square, face)


# Set-up


def test_colours_preset() -> None:
    assert [begin(seats).frame.colours for seats in (2, 3, 4)] == [(0, 2), (0, 1, 2), (0, 1, 2, 3)]
    assert begin(2, colours=(3, 1)).frame.tokens == (
        *(f"green-{number}" for number in range(1, 5)),
        *(f"blue-{number}" for number in range(1, 5)),
    )


def test_four_in_stable_at_the_start() -> None:
    assert set(begin(4).progress) == {STABLE}
    assert len(begin(4).progress) == 16


def test_turn_order_follows_the_colours_clockwise() -> None:
    state, order = begin(3, colours=(2, 3, 0)), []
    for _ in range(4):
        order.append(turn(state))
        state = settle(throw(state, 1))
    assert order == ["yellow", "green", "red", "yellow"]


# The worked examples


def test_pass_when_stuck_without_a_six() -> None:
    state = throw(begin(2), 4)
    assert broken(drag(state, "red-1", loop(0))) == "ludo.six-to-leave"
    assert GAME.forced(state) == Action(0, "pass")
    assert turn(settle(state)) == "yellow"


def test_six_to_leave_then_throws_again() -> None:
    state = accepted(drag(throw(begin(2), 6), "red-1", loop(0)))
    assert (come(state, "red"), turn(state)) == ((0, STABLE, STABLE, STABLE), "red")
    state = accepted(drag(throw(state, 4), "red-1", loop(4)))
    assert (come(state, "red")[0], turn(state)) == (4, "yellow")


def test_stop_behind_the_first_piece() -> None:
    state = throw(position(red=(10,), yellow=(41,)), 5)
    outcome = refusal(drag(state, "red-1", loop(15)))
    assert (outcome.rule, outcome.tokens) == ("ludo.no-overtaking", ("yellow-1",))
    after = accepted(drag(state, "red-1", loop(12)))
    assert (come(after, "red")[0], come(after, "yellow")[0], turn(after)) == (12, 41, "yellow")


def test_only_what_a_throw_could_reach_is_said_to_be_past_a_piece() -> None:
    state = throw(position(red=(10,), yellow=(40,)), 1)
    for ahead in (3, 6):
        outcome = refusal(drag(state, "red-1", loop(10 + ahead)))
        assert (outcome.rule, outcome.tokens) == ("ludo.no-overtaking", ("yellow-1",))
    for ahead in (2, 7):
        assert broken(drag(state, "red-1", loop(10 + ahead))) == "ludo.exact-count"
    assert reason(drag(state, "red-1", loop(17))) == f"With a 1 this piece goes to: {named(loop(11))}."


def test_a_piece_on_the_own_foot_is_in_reach() -> None:
    state = throw(position(red=(FOOT - 3,), yellow=((FOOT + 28) % 56,)), 3)
    assert state.in_reach == (4,)
    assert settle(state).captured
    assert throw(position(red=(FOOT - 3,), yellow=((FOOT + 28) % 56,)), 2).in_reach == ()


def test_a_step_of_the_stairs_captures_nobody() -> None:
    assert not settle(throw(position(red=(FOOT,), yellow=(41,)), 1)).captured


def test_capture_by_exact_count() -> None:
    after = accepted(drag(throw(position(red=(10,), yellow=(41,)), 3), "red-1", loop(13)))
    assert (come(after, "red")[0], come(after, "yellow")[0], turn(after)) == (13, STABLE, "yellow")


def test_adjacent_block_leaves_no_move() -> None:
    before = position(red=(10,), yellow=(39,))
    state = throw(before, 4)
    outcome = refusal(drag(state, "red-1", loop(14)))
    assert (outcome.rule, outcome.tokens) == ("ludo.adjacent-block", ("yellow-1",))
    assert turn(settle(state)) == "yellow"
    after = accepted(drag(throw(before, 1), "red-1", loop(11)))
    assert come(after, "yellow")[0] == STABLE


def test_own_piece_bars_and_is_not_captured() -> None:
    state = throw(position(red=(10, 13), yellow=()), 3)
    assert moves(state) == {"red-1": loop(12), "red-2": loop(16)}
    assert broken(drag(state, "red-1", loop(13))) == "ludo.own-piece-bars"
    assert come(accepted(drag(state, "red-1", loop(12))), "red")[:2] == (12, 13)


def test_foot_exact_then_stop_at_foot() -> None:
    before = position(red=(52,), yellow=())
    state = throw(before, 4)
    assert broken(drag(state, "red-1", step("red", 1))) == "ludo.foot-exact"
    assert GAME.forced(state) == Action(0, "pass")
    after = accepted(drag(throw(before, 3), "red-1", loop(55)))
    assert (come(after, "red")[0], turn(after)) == (FOOT, "yellow")


def test_a_number_that_does_not_fit_marks_the_die_and_the_place_that_stops_the_piece() -> None:
    def marked(state: State, to: Place) -> tuple[tuple[str, ...], tuple[Place, ...]]:
        answer = refusal(drag(state, "red-1", to))
        return answer.tokens, answer.places

    assert marked(throw(position(red=(STABLE, 9), yellow=()), 4), loop(0)) == (("die",), ())
    assert marked(throw(position(red=(56, 9), yellow=()), 4), step("red", 2)) == (("die",), ())
    assert marked(throw(position(red=(53, 9), yellow=()), 4), loop(55)) == (("die",), (loop(55),))


def test_foot_exact_comes_before_blocking() -> None:
    state = throw(position(red=(52, 54), yellow=()), 4)
    assert broken(drag(state, "red-1", loop(53))) == "ludo.foot-exact"


def test_stairs_in_order_one_by_one() -> None:
    state = accepted(drag(throw(position(red=(FOOT,), yellow=()), 1), "red-1", step("red", 1)))
    state = throw(settle(throw(state, 1)), 3)
    assert broken(drag(state, "red-1", step("red", 2))) == "ludo.stairs-in-order"
    state = throw(settle(throw(settle(state), 1)), 2)
    assert moves(state) == {"red-1": step("red", 2)}


def test_win_stops_play_without_a_further_throw() -> None:
    state = throw(position(red=(OUT, OUT, OUT, 61), yellow=(30,)), 6)
    after = accepted(drag(state, "red-4", STAR))
    result = GAME.result(after)
    assert result is not None
    assert (result.ranking, result.rule, result.scores) == (((0,), (1,)), "ludo.win", (4, 0))
    assert GAME.active(after) == frozenset()
    assert BENCH.rule(after, Action(0, "throw")) == "ludo.win-stops-play"


def test_start_own_piece_bars_the_stable() -> None:
    state = throw(position(red=(0, 20), yellow=()), 6)
    outcome = refusal(drag(state, "red-3", loop(0)))
    assert (outcome.rule, outcome.tokens) == ("ludo.start-own-piece", ("red-1",))
    assert moves(state) == {"red-1": loop(6), "red-2": loop(26)}
    assert turn(accepted(drag(state, "red-2", loop(26)))) == "red"


def test_start_capture_when_leaving_the_stable() -> None:
    after = accepted(drag(throw(position(red=(), yellow=(28,)), 6), "red-1", loop(0)))
    assert (come(after, "red")[0], come(after, "yellow")[0], turn(after)) == (0, STABLE, "red")


def test_six_throws_again_even_when_it_is_unusable() -> None:
    state = throw(position(red=(OUT, OUT, OUT, 58), yellow=()), 6)
    assert GAME.forced(state) == Action(0, "pass")
    state = settle(state)
    assert turn(state) == "red"
    after = settle(throw(state, 4))
    assert (come(after, "red")[3], turn(after)) == (59, "yellow")


def test_foot_not_safe_from_other_colours() -> None:
    state = throw(position(red=(11,), blue=(FOOT,), yellow=(), green=()), 2)
    after = accepted(drag(state, "red-1", loop(13)))
    assert (come(after, "red")[0], come(after, "blue")[0]) == (13, STABLE)


# Rules without an example of their own


def test_free_choice_with_a_six() -> None:
    assert moves(throw(position(red=(5,), yellow=()), 6)) == {"red-1": loop(11), "red-2": loop(0)}


def test_step_occupied_by_an_own_piece() -> None:
    outcome = refusal(drag(throw(position(red=(56, 57), yellow=()), 2), "red-1", step("red", 2)))
    assert (outcome.rule, outcome.tokens) == ("ludo.step-occupied", ("red-2",))


def test_stairs_private_pieces_cannot_be_captured() -> None:
    state = throw(position(red=(50,), yellow=(57,)), 5)
    after = accepted(drag(state, "red-1", loop(55)))
    assert come(after, "yellow")[0] == 57


def test_six_to_exit_then_throws_again() -> None:
    state = throw(position(red=(61, 3), yellow=()), 6)
    after = accepted(drag(state, "red-1", STAR))
    assert (come(after, "red")[:2], turn(after)) == ((OUT, 3), "red")


WITNESSES = {
    "ludo.one-throw": (position(red=(5,), yellow=()), 0, "red-1", loop(8)),
    "ludo.own-piece": (position(red=(5,), yellow=(5,)), 3, "yellow-1", loop(36)),
    "ludo.out-for-good": (position(red=(OUT, 3), yellow=()), 3, "red-1", loop(3)),
    "ludo.six-to-leave": (position(red=(), yellow=()), 5, "red-1", loop(0)),
    "ludo.start-own-piece": (position(red=(0,), yellow=()), 6, "red-2", loop(0)),
    "ludo.leaves-to-start": (position(red=(), yellow=()), 6, "red-1", loop(6)),
    "ludo.stairs-in-order": (position(red=(FOOT,), yellow=()), 1, "red-1", step("red", 2)),
    "ludo.six-to-exit": (position(red=(61,), yellow=()), 5, "red-1", STAR),
    "ludo.step-occupied": (position(red=(FOOT, 56), yellow=()), 1, "red-1", step("red", 1)),
    "ludo.stairs-private": (position(red=(26,), yellow=()), 1, "red-1", step("yellow", 1)),
    "ludo.foot-exact": (position(red=(54,), yellow=()), 2, "red-1", step("red", 1)),
    "ludo.adjacent-block": (position(red=(4, 5), yellow=()), 1, "red-1", loop(5)),
    "ludo.no-overtaking": (position(red=(4,), yellow=(34,)), 4, "red-1", loop(8)),
    "ludo.own-piece-bars": (position(red=(4, 7), yellow=()), 3, "red-1", loop(7)),
    "ludo.exact-count": (position(red=(4,), yellow=()), 3, "red-1", loop(9)),
}


@pytest.mark.parametrize("rule", WITNESSES)
def test_a_drag_against_the_rule_names_it(rule: str) -> None:
    state, face, token, to = WITNESSES[rule]
    before = throw(state, face) if face else state
    copy = State(*(getattr(before, name) for name in State.__struct_fields__))
    assert broken(drag(before, token, to)) == rule
    assert before == copy


def test_wrong_drops_on_the_last_step_are_explained_by_the_exit() -> None:
    assert broken(drag(throw(position(red=(61,), yellow=()), 6), "red-1", step("red", 5))) == "ludo.six-to-exit"
    assert broken(drag(throw(position(red=(61,), yellow=()), 6), "red-1", step("blue", 5))) == "ludo.stairs-private"


def test_must_move_while_a_piece_can_use_the_throw() -> None:
    answer = BENCH.refused(throw(position(red=(5,), yellow=()), 3), Action(0, "pass"))
    assert (answer.rule, answer.tokens) == ("ludo.must-move", ("red-1",))


def test_one_throw_is_settled_before_the_next() -> None:
    assert BENCH.rule(throw(position(red=(5,), yellow=()), 3), Action(0, "throw")) == "ludo.one-throw"
    assert BENCH.rule(position(red=(5,), yellow=()), Action(0, "pass")) == "ludo.one-throw"


def test_turn_order_refuses_the_other_seats() -> None:
    assert BENCH.rule(begin(2), Action(1, "throw")) == "ludo.turn-order"


def test_every_rule_that_can_be_broken_has_a_witness() -> None:
    elsewhere = {"ludo.must-move", "ludo.three-sixes", "core.no_meaning"}
    assert {check.rule for check in GAME.checks} - elsewhere == set(WITNESSES)


@pytest.mark.parametrize(
    ("come_so_far", "verb"), [(STABLE, "move"), (5, "free"), (5, "climb"), (FOOT, "move"), (57, "free")]
)
def test_a_verb_that_does_not_fit_the_piece_means_nothing(come_so_far: int, verb: str) -> None:
    state = throw(position(red=(come_so_far,), yellow=()), 6)
    assert BENCH.rule(state, Action(0, verb, ("red-1",))) == "core.no_meaning"


@pytest.mark.parametrize("tokens", [(), ("die",), ("pink-1",), ("red-1", "red-2")])
def test_what_is_no_piece_of_the_seat_cannot_move(tokens: tuple[str, ...]) -> None:
    assert (
        BENCH.rule(throw(position(red=(5, 9), yellow=()), 2), Action(0, "move", tokens, Place("loop", 7)))
        == "ludo.own-piece"
    )


# Properties

PLACES = st.builds(
    Place, st.sampled_from(["loop", "stairs-red", "stairs-blue", "stable-red", "star", "x"]), st.integers(-2, 90)
)
ACTIONS = st.builds(
    Action,
    st.integers(-1, 3),
    st.sampled_from([*sorted(GAME.info.verbs), "sing"]),
    st.lists(st.sampled_from(["red-1", "red-2", "red-4", "yellow-1", "die", "x"]), max_size=2).map(tuple),
    st.none() | PLACES,
)


@given(action=ACTIONS, die=st.integers(0, 6), reached=st.tuples(st.integers(STABLE, OUT), st.integers(STABLE, 5)))
def test_no_action_is_too_odd_to_be_judged(action: Action, die: int, reached: tuple[int, int]) -> None:
    assume(reached[0] != reached[1] + 28 or reached[1] == STABLE)
    state = position(red=(reached[0], OUT), yellow=(reached[1],))
    state = throw(state, die) if die else state
    assert (GAME.check(state, action) is None) == (GAME.canonical(state, action) in GAME.legal(state, action.seat))


OPTIONS = st.tuples(
    *(st.sampled_from([(spec.id, choice.value) for choice in spec.choices]) for spec in GAME.info.options)
)


@given(seats=st.integers(2, 4), options=OPTIONS, seed=st.integers(0, 10_000))
def test_pieces_are_conserved_and_the_squares_agree(
    seats: int, options: tuple[tuple[str, str], ...], seed: int
) -> None:
    state, chance = begin(seats, options, seed), LiveChance(seed)
    for _ in range(250):
        if GAME.result(state) is not None:
            break
        legal = GAME.legal(state, state.turn)
        assert legal == tuple(a for a in GAME.candidates(state, state.turn) if GAME.check(state, a) is None)
        state = GAME.apply(state, legal[chance.pick(len(legal))], chance)
        assert_consistent(state)


def assert_consistent(state: State) -> None:
    frame = state.frame
    on_loop = {
        square_of(frame.colours[frame.owner[piece]], reached): piece
        for piece, reached in enumerate(state.progress)
        if 0 <= reached <= FOOT
    }
    assert {square: piece for square, piece in enumerate(state.loop) if piece != NOBODY} == on_loop
    assert len(on_loop) == sum(0 <= reached <= FOOT for reached in state.progress)
    for seat in range(len(frame.colours)):
        steps = [reached for reached in come(state, COLOURS[frame.colours[seat]]) if FOOT < reached < OUT]
        assert len(steps) == len(set(steps))
