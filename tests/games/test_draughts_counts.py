"""Draughts: what is counted towards a draw, what lies beside a position that is set up, and where a way comes down."""

from __future__ import annotations

import pytest

from tabletop.core.model import Action, Place
from tabletop.games.draughts.board import BIT, PLACE_OF
from tabletop.games.draughts.engine import Draughts
from tabletop.games.draughts.moves import promoted
from tabletop.games.draughts.notation import read_position
from tabletop.games.draughts.state import TOKENS, Clocks, State
from tests.bench import refusal
from tests.games.draughts_positions import GAME, drag, drop, marked, numbers, play, position


def way(state: State, start: int, end: int) -> tuple[int, ...]:
    """The squares on which a piece comes down on its way."""
    (found,) = (way for way in state.ways if (way.start, way.end) == (BIT[start], BIT[end]))
    return tuple(number for bit in state.path(found) for number in numbers(bit))


def test_a_capture_and_the_move_of_a_man_begin_the_counts_again() -> None:
    plain = read_position("B:WK46,K47:BK5,12")
    before = Clocks(quiet=7, kings_only=6)
    assert before.after(plain, captured=False, by_king=True) == Clocks(8, 7)
    assert before.after(plain, captured=False, by_king=False) == Clocks(8, 0)
    assert before.after(plain, captured=True, by_king=True) == Clocks(0, 0)


def test_nobody_faces_a_king_alone_where_there_is_none() -> None:
    alone = read_position("B:WK46:BK5,12")
    assert Clocks.of(alone).faced == 2
    counted = Clocks(facing=3, faced=2)
    assert counted.after(alone, captured=False, by_king=True) == Clocks(1, 1, 4, 2)
    men = read_position("B:W46:B5,12")
    assert counted.after(men, captured=False, by_king=False) == Clocks(1, 0, 0, 0)


@pytest.mark.parametrize(
    ("one_less", "full", "rule", "international"),
    [
        (Clocks(39), Clocks(40), "draughts.draw-twenty", False),
        (Clocks(99, 49), Clocks(100, 50), "draughts.draw-twenty", True),
        (Clocks(facing=31, faced=1), Clocks(facing=32, faced=1), "draughts.draw-rule", True),
        (Clocks(facing=9, faced=2), Clocks(facing=10, faced=2), "draughts.draw-rule", True),
    ],
)
def test_a_match_is_drawn_at_the_move_that_the_rule_names_and_not_before(
    one_less: Clocks, full: Clocks, rule: str, international: bool
) -> None:
    """Moves of each side: 20, in tournaments 25 of kings alone, and 16 or 5 against a king alone."""
    assert one_less.draw(international) == ""
    assert full.draw(international) == rule


def test_a_man_becomes_a_king_on_its_last_row_alone() -> None:
    for white, last, near in ((True, 3, 8), (False, 48, 43)):
        assert promoted(BIT[last], 0, white)
        assert not promoted(BIT[near], 0, white)
        assert not promoted(BIT[last], BIT[last], white), "it is one already"
        assert not promoted(BIT[last], 0, not white)


def test_only_moves_of_kings_are_counted_as_such() -> None:
    state = position("32,K46", "K5,12,13,14")
    assert play(state, "32-28").clocks.kings_only == 0
    assert play(state, "46-41").clocks.kings_only == 1


def test_what_is_missing_from_a_position_was_taken() -> None:
    state = position("32,K46", "K5,12,13")
    standing = {piece for piece in state.standing if piece < len(TOKENS)}
    assert len(standing) == 5
    assert sorted([*standing, *state.taken]) == list(range(len(TOKENS)))


def test_only_a_capture_comes_down_on_its_way() -> None:
    state = position("32,46", "28,12")
    assert way(state, 32, 23) == (23,)
    assert way(position("32,46", "12"), 32, 28) == ()


def test_what_is_no_piece_stands_nowhere() -> None:
    state = position("32,46", "12")
    strange = Action(0, "move", ("pebble",), Place("board", 0))
    assert state.square_of(strange) == 0
    assert state.way_of(strange) is None
    assert GAME.check(state, strange) is not None


def test_a_king_is_stopped_by_the_last_piece_before_its_goal() -> None:
    state = position("K46,41,37", "5")
    assert marked(state, drag(state, 46, 28)) == {37}
    assert marked(state, drag(state, 46, 32)) == {37}


def test_a_man_that_goes_astray_is_shown_only_where_it_may_go() -> None:
    state = position("32,28", "5")
    outcome = refusal(drag(state, 32, 22))
    assert outcome.places == (PLACE_OF[BIT[27]],)


def test_a_drop_beside_the_board_marks_no_square() -> None:
    state = position("32", "5")
    assert refusal(drop(state, 32, Place("taken-white"))).places == ()


def test_the_pieces_left_are_told_of_each_seat() -> None:
    assert [text.n for text in Draughts().reached(position("32,33,K1", "5"))] == [3, 1]
