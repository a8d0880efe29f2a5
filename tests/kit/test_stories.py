"""Who was in front, when and how long: checked against a plain look at every stretch of rounds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.model import Result
from tabletop.core.story import MOST, Sentence, chosen
from tabletop.core.text import Msg, say
from tabletop.kit import stories
from tabletop.kit.stories import Run, Unit
from tabletop.text_front import english

FIGURES = st.integers(2, 4).flatmap(
    lambda seats: st.lists(st.tuples(*[st.integers(0, 3)] * seats), min_size=1, max_size=12)
)


def told(figures: list[tuple[int, ...]], winner: int) -> list[str]:
    """What is told of who was in front."""
    others = tuple(seat for seat in range(len(figures[0])) if seat != winner)
    return [english(one.text) for one in stories.lead(figures, Result(((winner,), others), "r"), Unit.ROUND)]


@given(FIGURES)
def test_runs_are_all_stretches_with_one_leader(figures: list[tuple[int, ...]]) -> None:
    def ahead(at: int, seat: int) -> bool:
        row = figures[at]
        return all(row[seat] > figure for other, figure in enumerate(row) if other != seat)

    found = stories.runs(figures)
    inside = {(at, run.seat) for run in found for at in range(run.start, run.start + run.length)}
    assert inside == {(at, seat) for at, row in enumerate(figures) for seat in range(len(row)) if ahead(at, seat)}
    for before, after in pairwise(found):
        touch = before.start + before.length == after.start
        assert before.seat != after.seat or not touch, "one stretch is one run"


@given(st.lists(st.integers(0, 3)))
def test_most_often_is_said_of_one_alone(seats: list[int]) -> None:
    counts = Counter(seats)
    alone = [seat for seat in counts if all(counts[seat] > counts[other] for other in counts if other != seat)]
    assert stories.most(seats) == ((alone[0], counts[alone[0]]) if alone else None)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 5))))
def test_the_best_is_said_of_one_alone(figures: list[tuple[int, int]]) -> None:
    best = max((figure for _, figure in figures), default=0)
    seats = {seat for seat, figure in figures if figure == best}
    assert stories.best(figures) == ((seats.pop(), best) if len(seats) == 1 else None)


def test_rounds_go_round_the_table_whoever_began() -> None:
    assert stories.rounds((1, 1, 2, 0, 1, 0, 0, 2), range(3)) == [1, 1, 1, 1, 2, 2, 2, 3]
    assert stories.rounds((0, 2, 1, 0), (0, 2, 1)) == [1, 1, 1, 2], "turns follow the board, not the seats"


def test_a_lead_is_told_by_when_it_was_taken() -> None:
    ahead, behind, even = (2, 1), (1, 2), (1, 1)
    assert told([ahead] * 3, 0) == ["A was in front from the first round to the last."]
    assert told([even, ahead, ahead], 0) == ["A took the lead in round 2 and never lost it again."]
    assert told([even, even, ahead], 0) == ["Not until the last round did A take the lead."]
    assert told([behind, behind, behind, ahead], 0) == [
        "B was in front the longest, for 3 rounds in a row.",
        "Not until the last round did A take the lead.",
    ]
    assert told([ahead] * 2, 0) == [], "too short a match"
    assert told([ahead, ahead, even], 0) == [], "the lead was lost, and the match won by something else"
    shared = Result(((0, 1),), "r")
    assert not list(stories.lead([ahead] * 4, shared, Unit.ROUND))
    assert not list(stories.sides([ahead] * 4, Result(((0, 1),), "r", drawn=True)))


def test_sides_are_told_by_the_number_of_the_move() -> None:
    sentences = stories.sides([(9, 9), (8, 9), (8, 7)], Result(((0,), (1,)), "r"), first=10)
    assert [english(one.text) for one in sentences] == [
        "After move 11 A still had fewer pieces.",
        "From move 12 to the end A had more pieces.",
    ]


def test_the_weightiest_are_told_in_the_order_of_the_game() -> None:
    def sentence(number: int, weight: int) -> Sentence:
        return Sentence(say(Msg("toy", "{number}"), number=number), weight)

    brought = [sentence(1, 10), sentence(2, 90), sentence(3, 20), sentence(4, 90), sentence(5, 20)]
    assert [english(text) for text in chosen(brought)] == ["2", "3", "4"]
    assert len(chosen(brought)) == MOST
    assert chosen(brought[:1]) == (brought[0].text,)


def test_sums_grow_row_by_row() -> None:
    assert stories.adding_up([(1, 2), (0, -5), (3, 3)]) == [(1, 2), (1, -3), (4, 0)]
    assert stories.runs([(1, 2), (1, -3), (4, 0)]) == [Run(1, 0, 1), Run(0, 1, 2)]


def test_of_two_sides_it_is_told_who_turned_the_match_and_since_when_they_led() -> None:
    won = Result(((0,), (1,)), "r")
    figures = [(1, 2), (2, 2), (3, 2), (3, 1)]
    turned, since = stories.sides(figures, won, first=5)
    assert "5" in english(turned.text)
    assert "7" in english(since.text)
    assert (turned.weight, since.weight) == (stories.TURN, stories.MORE)
    assert len(list(stories.sides([(2, 2), (3, 2), (2, 2)], won))) == 0, "not ahead at the end"
    (only,) = stories.sides([(3, 2), (3, 1)], won, counted=False)
    assert only.weight == stories.FOR_GOOD
    assert list(stories.sides(figures, Result(((0, 1),), "r"))) == []
    (behind,) = stories.sides([(1, 2), (1, 2)], won)
    assert "2" in english(behind.text), "who was behind to the end has won all the same"


def test_the_longest_lead_is_told_of_one_alone_and_leaves_less_to_say_of_the_last() -> None:
    ahead, behind, even = (2, 1), (1, 2), (1, 1)
    assert told([*[behind] * 3, even, *[behind] * 3, ahead], 0) == ["Not until the last round did A take the lead."]

    def weights(figures: list[tuple[int, ...]]) -> list[int]:
        return [one.weight for one in stories.lead(figures, Result(((0,), (1,)), "r"), Unit.ROUND)]

    assert weights([even, ahead, ahead]) == [stories.FOR_GOOD]
    assert weights([behind, behind, behind, ahead, ahead]) == [stories.LONGEST, stories.MORE]


def test_of_two_sides_the_last_time_behind_and_the_last_time_ahead_count() -> None:
    sentences = stories.sides([(1, 2), (2, 1), (1, 2), (1, 2), (2, 1)], Result(((0,), (1,)), "r"))
    assert [english(one.text) for one in sentences] == [
        "After move 4 A still had fewer pieces.",
        "From move 5 to the end A had more pieces.",
    ]


def test_how_long_it_took_is_told_in_rounds_deals_or_moves() -> None:
    told = [stories.took(1, Unit.ROUND), stories.took(3, Unit.DEAL), stories.took_moves(40)]
    assert {one.weight for one in told} == {stories.LENGTH}
    assert [english(one.text) for one in told] == [
        "It was over after 1 round.",
        "It was over after 3 deals.",
        "It was over after 40 moves.",
    ]
