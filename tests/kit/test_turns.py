"""Whose turn comes next."""

from tabletop.core.model import CLOCK, Action
from tabletop.kit.turns import COUNTER_CLOCKWISE, next_in, next_seat, not_of_this_seat, seats_from


def test_turns_go_round_clockwise_from_any_seat() -> None:
    assert seats_from(2, 4) == (2, 3, 0, 1)
    assert [next_seat(seat, 4) for seat in range(4)] == [1, 2, 3, 0]


def test_turns_go_back_counter_clockwise() -> None:
    assert seats_from(1, 4, COUNTER_CLOCKWISE) == (1, 0, 3, 2)
    assert next_seat(0, 3, COUNTER_CLOCKWISE) == 2


def test_skipped_seats_get_no_turn() -> None:
    assert next_seat(0, 4, skip={1, 2}) == 3
    assert next_seat(0, 4, COUNTER_CLOCKWISE, skip={3}) == 2


def test_a_seat_follows_itself_when_all_others_are_skipped() -> None:
    assert next_seat(1, 3, skip={0, 2}) == 1
    assert next_in((2, 0, 1), 1, skip={0, 2}) == 1


def test_turns_follow_a_given_order() -> None:
    assert [next_in((2, 0, 1), seat) for seat in (2, 0, 1)] == [0, 1, 2]
    assert next_in((2, 0, 1), 2, skip={0}) == 1


def test_time_goes_on_and_does_nothing_else() -> None:
    assert not not_of_this_seat(None, Action(CLOCK, "go_on"))
    assert not not_of_this_seat(None, Action(0, "play"))
    assert not_of_this_seat(None, Action(CLOCK, "play"))
    assert not_of_this_seat(None, Action(0, "go_on"))
