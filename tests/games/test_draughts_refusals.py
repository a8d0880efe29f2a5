"""Draughts: which of several causes a refusal names, and what it marks."""

from __future__ import annotations

import pytest

from tabletop.core.chance import LiveChance
from tabletop.core.text import say
from tabletop.games.draughts.words import WHY_BARRED, WHY_FEWER
from tests.bench import broken, refusal
from tests.games.draughts_positions import begin, drag, marked, play, position, tap
from tests.games.test_draughts import random_position


def test_empty_square_while_a_capture_goes_on() -> None:
    state = play(position("42,50", "19,29,38"), "42x33")
    assert broken(drag(state, 33, 50)) == "draughts.empty-square"
    assert broken(drag(state, 33, 42)) != "draughts.empty-square", "it has left where it began"


def test_finish_chain_wherever_another_piece_is_dropped() -> None:
    state = play(position("42,50", "19,29,38,44"), "42x33")
    for there in (33, 44, 45):
        assert broken(drag(state, 50, there)) == "draughts.finish-chain"


def test_finish_chain_where_a_king_leaves_its_capture_over_a_piece_of_its_own() -> None:
    state = play(position("K46,38", "37,23"), "46x32")
    outcome = drag(state, 32, 43)
    assert broken(outcome) == "draughts.finish-chain"
    assert marked(state, outcome) == {32}


def test_one_piece_per_jump_for_a_man_up_to_three_squares() -> None:
    state = position("46,50", "37,41,5")
    outcome = drag(state, 46, 32)
    assert broken(outcome) == "draughts.one-piece-per-jump"
    assert marked(state, outcome) == {37, 41}
    assert broken(drag(state, 46, 28)) == "draughts.man-forward"


def test_man_forward_where_a_man_is_dropped_one_square_too_far_behind_a_piece() -> None:
    assert broken(drag(position("46,50", "41,5"), 46, 32)) == "draughts.man-forward"


def test_most_pieces_counts_what_is_left_of_a_capture_under_way() -> None:
    state = play(position("42", "38,29,19,28,5"), "42x33")
    outcome = refusal(drag(state, 33, 22))
    assert (outcome.rule, outcome.why) == ("draughts.most-pieces", say(WHY_FEWER, 2, way="33x13"))


@pytest.mark.parametrize(("white", "more"), [("42", "37,27,17,7"), ("42,46", "41,31,21,11")])
def test_most_pieces_where_a_capture_of_fewer_pieces_comes_by(white: str, more: str) -> None:
    """The man on 42 could take three; it, or another one, can take four."""
    state = position(white, f"38,29,19,{more}")
    assert state.most == 4
    assert broken(drag(state, 42, 24)) == "draughts.most-pieces"


def test_a_barred_king_is_told_of_the_last_piece_before_its_goal() -> None:
    outcome = refusal(drag(position("K46,41,37", "5"), 46, 28))
    assert outcome.why == say(WHY_BARRED, here=37)


def test_a_tap_on_a_piece_that_is_stuck_marks_its_neighbours() -> None:
    state = begin()
    assert marked(state, tap(state, 50)) == {44, 45}
    assert marked(state, tap(state, 43)) == {38, 39, 48, 49}


def test_every_way_is_open_once() -> None:
    chain = play(position("42", "19,29,38"), "42x33x24")
    luck = LiveChance(11)
    for state in (chain, *(random_position(luck) for _ in range(200))):
        ways = [(way.start, way.end, way.twin) for way in state.ways]
        assert len(ways) == len(set(ways))
