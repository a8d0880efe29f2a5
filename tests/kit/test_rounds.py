"""Matches of so many rounds: whose turn comes next, and what happens between those who are level in front."""

from __future__ import annotations

from tabletop.kit.rounds import RoundsState, result, written


def played(state: RoundsState, *points: int, rounds: int = 2, playoff: bool = False) -> RoundsState:
    """After turns that brought so much, one after the other."""
    for one in points:
        state = written(state, one, rounds, playoff)
    return state


def begin(seats: int, first: int = 0) -> RoundsState:
    return RoundsState(books=((),) * seats, turn=first, first=first)


def test_the_same_seat_opens_every_round() -> None:
    state, turns = begin(3, first=1), []
    for _ in range(6):
        turns.append((state.turn, state.round_of(2)))
        state = played(state, 5)
    assert turns == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2)]
    assert (state.over, state.totals, state.round_of(2)) == (True, (10, 10, 10), 2)


def test_who_is_level_shares_the_place() -> None:
    found = result(played(begin(3), 4, 9, 4, 5, 0, 5), "most", "playoff", ())
    assert found is not None
    assert (found.ranking, found.rule, found.scores) == (((0, 1, 2),), "most", (9, 9, 9))
    assert result(begin(3), "most", "playoff", ()) is None


def test_a_play_off_goes_on_until_one_is_in_front() -> None:
    state = played(begin(4), 5, 1, 5, 5, 0, 0, 0, 0, playoff=True)
    assert (state.contenders, state.turn, state.over) == ((0, 2, 3), 0, False)
    state = played(state, 3, 3, playoff=True)
    assert (state.extra, state.turn, state.over) == ((3, 3), 3, False)
    state = played(state, 1, playoff=True)
    assert (state.contenders, state.turn, state.extra) == ((0, 2), 0, ())
    state = played(state, 2, 4, playoff=True)
    found = result(state, "most", "playoff", ())
    assert found is not None
    assert (found.ranking, found.rule, found.scores) == (((2,), (0, 3), (1,)), "playoff", (5, 1, 5, 5))


def test_a_play_off_between_two_leaves_no_empty_place() -> None:
    found = result(played(begin(2), 5, 5, 0, 0, 7, 8, playoff=True), "most", "playoff", ())
    assert found is not None
    assert found.ranking == ((1,), (0,))


def test_a_play_off_begins_with_the_first_of_the_round() -> None:
    state = played(begin(3, first=2), 5, 5, 1, 0, 0, 0, playoff=True)
    assert (state.contenders, state.turn) == ((2, 0), 2)


def test_what_the_last_turn_must_bring() -> None:
    state = begin(2)
    assert state.needed(1) is None
    assert played(state, 9, rounds=1).needed(1) == 9
    last = played(state, 9, 4, 2)
    assert last.needed(2) == 7
    assert played(state, 1, 8, 2).needed(2) == 0
    playoff = played(state, 5, 5, 0, 0, playoff=True)
    assert playoff.needed(2) is None
    assert played(playoff, 6, playoff=True).needed(2) == 6


def test_whoever_is_alone_in_front_needs_no_play_off() -> None:
    state = played(begin(3), 4, 9, 4, 5, 1, 5, playoff=True)
    assert (state.over, state.contenders) == (True, ())
