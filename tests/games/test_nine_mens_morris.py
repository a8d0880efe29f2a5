"""Nine Men's Morris by the printed rules: the worked examples, then a witness for every rule that can be broken."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tabletop.core.chance import LiveChance
from tabletop.core.model import Action, Gesture, GestureKind, Place, Setup
from tabletop.games.nine_mens_morris.board import CLASSIC as CLASSIC_BOARD
from tabletop.games.nine_mens_morris.board import NAMES, PLACES, WITH_DIAGONALS, in_mills, removable, slots
from tabletop.games.nine_mens_morris.state import MEN, NOBODY, TOKENS
from tests.bench import accepted, broken, reason, refusal
from tests.games.nine_mens_morris_positions import (
    CLASSIC,
    GAME,
    attempt,
    attempt_action,
    begin,
    bits,
    drag,
    drop,
    ended,
    goals,
    marked,
    moving,
    numbers,
    place,
    placing,
    play,
    press,
    removals,
    tap,
)

# Set-up


def test_points_and_lines_of_both_boards() -> None:
    for board, links, rows in ((CLASSIC_BOARD, 32, 16), (WITH_DIAGONALS, 40, 20)):
        assert sum(near.bit_count() for near in board.near) == 2 * links
        assert len(set(board.mills)) == rows
        assert all(board.near[b] >> a & 1 for a in range(24) for b in slots(board.near[a]))
    assert {len(pairs) for pairs in CLASSIC_BOARD.pairs} == {2}
    assert [len(pairs) for pairs in WITH_DIAGONALS.pairs].count(3) == 12


def test_points_are_named_by_column_and_row() -> None:
    assert len(set(NAMES)) == 24
    spots = GAME.table(Setup(2)).zone("board").slots
    assert (spots[0], spots[23]) == (min(spots, key=lambda p: p.x + p.y), max(spots, key=lambda p: p.x + p.y))
    for slot, name in enumerate(NAMES):
        same_column = [other for other in range(24) if NAMES[other][0] == name[0]]
        assert len({spots[other].x for other in same_column}) == 1
        assert round(max(p.y for p in spots) - spots[slot].y) == 56 * (int(name[1]) - 1)


def test_nine_men_in_hand() -> None:
    state = begin()
    assert [state.in_hand(side).bit_count() for side in (0, 1)] == [9, 9]
    assert state.sides == (0, 0)


def test_white_begins_with_the_first_seat_then_the_players_alternate() -> None:
    state = begin()
    assert GAME.active(state) == {0}
    assert broken(drop(state, "black-9", PLACES[0], seat=1)) == "nine_mens_morris.white-begins"
    assert GAME.active(play(state, "1")) == {1}


# The worked examples


def test_remove_one_after_a_mill_was_closed() -> None:
    """Example 1."""
    state = play(placing("1,2", "10,22"), "3")
    assert (state.turn, state.due) == (0, 1)
    assert removals(state) == {10, 22}
    assert play(state, "x22").turn == 1


def test_mill_along_a_diagonal_only_where_it_is_drawn() -> None:
    """Example 2."""
    assert removals(play(placing("1,4", "10,22"), "7")) == {10, 22}
    state = play(placing("1,4", "10,22", CLASSIC), "7")
    assert (state.due, state.turn) == (0, 1)


def test_mill_protected() -> None:
    """Example 3."""
    state = play(placing("1,2", "16,17,18,5"), "3")
    outcome = tap(state, 17)
    assert broken(outcome) == "nine_mens_morris.mill-protected"
    assert reason(outcome) == "This man stands in the mill c3, d3, e3."
    assert marked(state, outcome) == {16, 17, 18}
    assert removals(state) == {5}


def test_all_in_mills_any_man_may_be_removed() -> None:
    """Example 4."""
    assert removals(play(placing("1,2", "16,17,18"), "3")) == {16, 17, 18}


def test_double_mill_one_man() -> None:
    """Example 5."""
    state = play(placing("2,3,10,22", "5,8,14,20"), "1")
    assert state.due == 1
    assert play(state, "x5").turn == 1


def test_no_move_while_placing() -> None:
    """Example 6."""
    outcome = drag(placing("2", "10"), 2, 5)
    assert broken(outcome) == "nine_mens_morris.no-move-while-placing"
    assert reason(outcome) == "4 man/men in hand must be placed first."


def test_one_step_to_a_neighbour_and_no_jump() -> None:
    """Example 7."""
    state = moving("1,15,17,20", "12,18,21,24")
    assert goals(state, 1) == {2, 4, 10}
    assert goals(moving("1,15,17,20", "12,18,21,24", options=CLASSIC), 1) == {2, 10}
    outcome = refusal(drag(state, 1, 3))
    assert broken(outcome) == "nine_mens_morris.no-jump"
    assert outcome.places == (PLACES[1],)
    assert reason(outcome) == "The point d7 lies in between."
    outcome = refusal(drag(state, 1, 5))
    assert broken(outcome) == "nine_mens_morris.one-step"
    assert {to.slot + 1 for to in outcome.places} == {2, 4, 10}
    assert reason(outcome) == "No line leads directly from a7 to d6."


def test_no_jump_over_a_man() -> None:
    state = moving("1,15,17,20", "2,18,21,24")
    outcome = drag(state, 1, 3)
    assert broken(outcome) == "nine_mens_morris.no-jump"
    assert marked(state, outcome) == {2}
    assert reason(outcome) == "A man stands in between, on d7."


def test_one_step_never_crosses_the_centre() -> None:
    """Example 8."""
    state = moving("12,15,17,20", "1,18,21,24")
    assert broken(drag(state, 12, 13)) == "nine_mens_morris.one-step"
    assert broken(drag(moving("8,15,1,20", "2,18,21,24"), 8, 17)) == "nine_mens_morris.one-step"


def test_mill_again_after_it_was_opened() -> None:
    """Example 9."""
    state = play(moving("1,2,3,13", "7,8,16,20,24"), "2-5")
    assert (state.due, state.turn) == (0, 1)
    state = play(state, "20-17", "5-2")
    assert state.due == 1
    assert play(state, "x7").turn == 1


def test_flying_at_three_but_not_at_four() -> None:
    """Example 10."""
    state = moving("1,5,17", "2,18,21,20")
    assert numbers(play(state, "1-24").sides[0]) == {5, 17, 24}
    assert goals(state, 1) == set(range(1, 25)) - {1, 5, 17, 2, 18, 21, 20}
    assert broken(drag(moving("1,5,17,12", "2,18,21,20"), 1, 24)) == "nine_mens_morris.one-step"


def test_flying_each_by_the_own_count() -> None:
    assert broken(drag(moving("1,5,17,12", "2,18,21"), 1, 24)) == "nine_mens_morris.one-step"
    state = play(moving("1,5,17", "2,18,21"), "1-24")
    assert numbers(play(state, "2-7").sides[1]) == {7, 18, 21}


def test_win_two_left() -> None:
    """Example 11."""
    state = play(moving("1,2,15,24", "8,14,20"), "15-3")
    assert GAME.result(state) is None
    assert ended(play(state, "x8")) == ("nine_mens_morris.win-two-left", (0,))


def test_win_blocked_on_both_boards() -> None:
    """Example 12."""
    for options in ((), CLASSIC):
        state = moving("1,3,22,24", "2,4,6,10,15,19,21,23", options=options)
        assert ended(state) == ("nine_mens_morris.win-blocked", (1,))


def test_mill_protected_only_in_a_whole_mill() -> None:
    """Example 13."""
    assert removals(play(moving("1,2,15,20", "6,9,18,21"), "15-3")) == {6, 9, 18, 21}


def test_draw_repetition_at_the_third_time() -> None:
    """Example 14."""
    state = moving("1,2,15,20", "6,8,9,18")
    moves = ("20-17", "8-7", "17-20", "7-8") * 2
    state = play(state, *moves[:-1])
    assert GAME.result(state) is None
    assert ended(play(state, moves[-1])) == ("nine_mens_morris.draw-repetition", ())


def test_draw_fifty_unless_the_move_wins() -> None:
    """Example 15."""
    state = replace(moving("1,2,15,20", "6,8,9,18"), quiet=48)
    state = play(state, "20-17")
    assert GAME.result(state) is None
    assert ended(play(state, "8-7")) == ("nine_mens_morris.draw-fifty", ())
    wins = replace(moving("1,3,22,24", "4,6,10,15,19,21,23,5", turn="B"), quiet=49)
    assert ended(play(wins, "5-2")) == ("nine_mens_morris.win-blocked", (1,))
    closes = replace(moving("1,2,15,20", "6,8,9,18"), quiet=49)
    state = play(closes, "15-3", "x8")
    assert (GAME.result(state), state.quiet) == (None, 0)


# Rules that can be broken


def test_mill_needs_the_three_points_of_a_row() -> None:
    assert play(placing("1,2", "16,22"), "4").due == 0
    assert play(placing("11,12", "16,22"), "13").due == 0


def test_mill_by_this_man_mills_that_stood_earn_nothing() -> None:
    state = placing("1,2,3", "10,22,5")
    assert play(state, "8").due == 0
    outcome = tap(state, 10)
    assert broken(outcome) == "nine_mens_morris.mill-by-this-man"
    assert marked(state, outcome) == {10}
    assert broken(drop(state, state.token_on(9), Place("removed-0"))) == "nine_mens_morris.mill-by-this-man"


def test_remove_one_comes_before_everything_else() -> None:
    state = play(placing("1,2", "16,17,18,5"), "3")
    for outcome in (
        place(state, 4),
        drag(state, 1, 10),
        drag(state, 5, 8),
        attempt_action(state, Action(0, "pass")),
        attempt_action(state, Action(0, "offer-draw")),
    ):
        assert broken(outcome) == "nine_mens_morris.remove-one"
        assert marked(state, outcome) == {5}


def test_remove_opponent_neither_an_own_man_nor_one_in_hand() -> None:
    state = play(placing("1,2", "10,22"), "3")
    assert reason(tap(state, 2)) == "This man belongs to A."
    assert broken(tap(state, 2)) == "nine_mens_morris.remove-opponent"
    hand = attempt(state, Gesture(GestureKind.TAP, 0, ("black-3",)))
    assert broken(hand) == "nine_mens_morris.remove-opponent"
    assert reason(hand) == "This man does not stand on the board."


def test_a_man_is_removed_by_a_drag_into_the_tray() -> None:
    state = play(placing("1,2", "10,22"), "3")
    after = accepted(drop(state, state.token_on(9), Place("removed-0")))
    assert numbers(after.sides[1]) == {22}
    assert GAME.view(after, 0).placements[-1].place == Place("removed-0")


def test_removed_for_good() -> None:
    state = play(placing("1,2", "10,22"), "3", "x10")
    gone = TOKENS[state.taken[-1]]
    assert broken(drop(state, gone, PLACES[9])) == "nine_mens_morris.removed-for-good"


def test_place_one_nobody_passes_and_nothing_else_is_placed() -> None:
    state = placing("1", "10")
    assert broken(attempt_action(state, Action(0, "pass"))) == "nine_mens_morris.place-one"
    hand = Action(0, "move", ("white-5",), PLACES[4])
    assert broken(attempt_action(state, hand)) == "nine_mens_morris.place-one"
    tapped = attempt(state, Gesture(GestureKind.TAP, 0, ("white-5",)))
    assert broken(tapped) == "nine_mens_morris.place-one"
    assert broken(attempt_action(moving("1,5,9,13", "2,3,10,20"), Action(0, "place", ("white-1",), PLACES[23]))) == (
        "nine_mens_morris.place-one"
    )


def test_place_by_a_tap_on_an_empty_point() -> None:
    after = accepted(attempt(begin(), Gesture(GestureKind.TAP, 0, to=PLACES[4])))
    assert numbers(after.sides[0]) == {5}


def test_empty_point() -> None:
    state = placing("1", "10")
    outcome = place(state, 10)
    assert broken(outcome) == "nine_mens_morris.empty-point"
    assert marked(state, outcome) == {10}
    assert broken(drag(moving("1,2,15,20", "6,8,9,18"), 1, 2)) == "nine_mens_morris.empty-point"


def test_points_and_lines_off_the_board_is_no_goal() -> None:
    state = moving("1,2,15,20", "6,8,9,18")
    assert broken(drop(state, state.token_on(0), Place("removed-0"))) == "nine_mens_morris.points-and-lines"
    assert broken(drop(begin(), "white-1", Place("hand-1", 3))) == "nine_mens_morris.points-and-lines"


def test_moving_starts_when_all_men_are_placed() -> None:
    state = play(begin(), *(str(n) for n in (1, 2, 3, 6, 5, 4, 8, 7, 9, 10, 12, 11, 14, 13, 17, 15, 18)))
    assert state.placing
    state = play(state, "20")
    assert not state.placing
    assert state.turn == 0
    assert {action.verb for action in GAME.legal(state, 0)} == {"move", "offer-draw", "resign"}


def test_own_man() -> None:
    outcome = drag(moving("1,2,15,20", "6,8,9,18"), 8, 5)
    assert broken(outcome) == "nine_mens_morris.own-man"
    assert broken(attempt_action(begin(), Action(0, "place", ("nothing",), PLACES[0]))) == "nine_mens_morris.own-man"
    assert broken(drop(begin(), "black-1", PLACES[0])) == "nine_mens_morris.own-man"


def test_must_move_nobody_passes() -> None:
    state = moving("1,2,15,20", "6,8,9,18")
    outcome = attempt_action(state, Action(0, "pass"))
    assert broken(outcome) == "nine_mens_morris.must-move"
    assert marked(state, outcome) == {1, 2, 15, 20}


def test_a_tap_means_the_only_move_of_a_man() -> None:
    state = moving("1,2,3,24", "5,4,6,22,15,21")
    assert numbers(accepted(tap(state, 24)).sides[0]) == {1, 2, 3, 23}
    assert numbers(accepted(tap(state, 1)).sides[0]) == {10, 2, 3, 24}
    outcome = tap(state, 2)
    assert broken(outcome) == "nine_mens_morris.must-move"
    assert reason(outcome) == "This man has no empty point to go to."
    assert reason(tap(moving("1,2,15,20", "6,8,9,18"), 20)) == "This man can go to 4 points."


# Draws by agreement, giving up


def test_draw_agreed_once_a_turn() -> None:
    state = accepted(press(begin(), "offer-draw", 0))
    assert GAME.active(state) == {1}
    assert broken(drop(state, "black-9", PLACES[0], seat=1)) == "nine_mens_morris.draw-agreed"
    assert ended(accepted(press(state, "accept-draw", 1))) == ("nine_mens_morris.draw-agreed", ())
    state = accepted(press(state, "decline-draw", 1))
    assert GAME.active(state) == {0}
    assert broken(press(state, "offer-draw", 0)) == "nine_mens_morris.draw-agreed"
    assert not broken(press(play(state, "1", "2"), "offer-draw", 0))


def test_draw_agreed_only_after_an_offer() -> None:
    assert broken(press(begin(), "accept-draw", 0)) == "nine_mens_morris.draw-agreed"


def test_resign_in_the_own_turn_or_instead_of_answering() -> None:
    assert ended(accepted(press(begin(), "resign", 0))) == ("nine_mens_morris.resign", (1,))
    offered = accepted(press(begin(), "offer-draw", 0))
    assert ended(accepted(press(offered, "resign", 1))) == ("nine_mens_morris.resign", (0,))
    due = play(placing("1,2", "10,22"), "3")
    assert ended(accepted(press(due, "resign", 0))) == ("nine_mens_morris.resign", (1,))


def test_result_ends_the_match() -> None:
    state = accepted(press(begin(), "resign", 0))
    assert GAME.active(state) == frozenset()
    assert broken(drop(state, "white-9", PLACES[0], seat=0)) == "nine_mens_morris.result"


# Properties


@given(st.integers(0, 2**32))
def test_men_are_never_lost_or_doubled_and_a_removal_follows_every_mill(seed: int) -> None:
    luck = LiveChance(seed)
    state = begin()
    while GAME.result(state) is None:
        actions = [a for a in GAME.legal(state, state.turn) if a.verb in ("place", "move", "remove")]
        action = actions[luck.pick(len(actions))]
        before, state = state, GAME.apply(state, action, luck)
        men = [man for man in state.standing if man != NOBODY] + slots(state.hand) + list(state.taken)
        assert sorted(men) == list(range(2 * MEN))
        assert not state.sides[0] & state.sides[1]
        if action.verb != "remove":
            fresh = state.sides[before.side] & ~before.own
            assert (state.due > 0) == bool(in_mills(WITH_DIAGONALS, state.sides[before.side]) & fresh)
            assert state.due == 0 or state.turn == before.turn


@given(st.integers(0, (1 << 24) - 1))
def test_some_man_may_always_be_removed(men: int) -> None:
    found = removable(WITH_DIAGONALS, men)
    assert found & ~men == 0
    assert bool(found) == bool(men)
    assert found == men or not found & in_mills(WITH_DIAGONALS, men)


def test_a_gesture_with_an_unknown_token_means_nothing() -> None:
    for kind in (GestureKind.DRAG, GestureKind.TAP):
        assert GAME.interpret(begin(), Gesture(kind, 0, ("nothing",), PLACES[1])) == ()
    assert bits("1,24") == 1 | 1 << 23


def test_what_is_no_man_cannot_be_removed_and_no_side_has_ten() -> None:
    state = play(placing("1,2", "10,22"), "3")
    assert broken(attempt_action(state, Action(0, "remove", ("nothing",)))) == "nine_mens_morris.remove-opponent"
    assert broken(attempt_action(state, Action(0, "remove"))) == "nine_mens_morris.remove-opponent"
    with pytest.raises(ValueError, match="9 men"):
        placing("1,2,3,4,5", "", in_hand=5)


def test_no_check_speaks_against_what_is_allowed() -> None:
    due = play(placing("1,2", "10,22,23,24"), "3")
    assert GAME.explain(due, Action(0, "remove", (due.token_on(9),))) is None
    state = moving("1,2,3,5", "10,22,23,24")
    for action in GAME.legal(state, 0):
        assert GAME.explain(state, action) is None
