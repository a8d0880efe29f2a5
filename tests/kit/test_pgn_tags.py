"""Texts of matches: where one ends and the next begins, tags by other hands, lines that are not too long."""

from __future__ import annotations

import pytest

from tabletop.kit.pgn_tags import Beside, matches_of, parted, words_of, written

ONE, TWO = '[Event "A"]\n[White "Ann"]\n\n1. a b\n\n', '[Event "B"]\n\n1. c d *\n'


def test_a_match_begins_with_the_first_tag_after_moves() -> None:
    assert matches_of(ONE + TWO + ONE) == (ONE, TWO, ONE)
    assert matches_of(ONE) == (ONE,)
    assert matches_of("\ufeff" + ONE + TWO) == ("\ufeff" + ONE, TWO)
    assert matches_of("1. a b") == ("1. a b",)


def test_lines_of_comment_between_tags_are_passed_over() -> None:
    assert parted('; one\n[Event "A"]\n ; two\n[White "Ann"]\n1. a') == ({"Event": "A", "White": "Ann"}, "1. a")
    assert parted("; nothing else") == ({}, "")
    assert parted("") == ({}, "")


def test_a_tag_with_quotes_inside_is_read_to_the_end_of_its_line() -> None:
    tags, below = parted('[Event "Clubs "De Zaan" and others"]\n1. a')
    assert (tags, below) == ({"Event": 'Clubs "De Zaan" and others'}, "1. a")


@pytest.mark.parametrize(("longest", "lines"), [(39, 1), (40, 2)])
def test_a_line_holds_79_signs(longest: int, lines: int) -> None:
    first, second = "a" * 39, "b" * longest
    text = written({"Event": "A"}, [first, second])
    assert text.startswith('[Event "A"]\n\n')
    assert text.splitlines()[2:] == ([f"{first} {second}"] if lines == 1 else [first, second])


def test_a_result_that_was_told_is_said_at_the_end_alone() -> None:
    beside = Beside(((1, "well played"), (2, "1-0"), (2, "good bye")), ("1-0", "0-1"))
    assert beside.after(1) == ["well", "played"]
    assert beside.after(2) == ["good", "bye"]
    assert (beside.result(1), beside.result(2)) == (None, "1-0")


@pytest.mark.parametrize("first", ["%", "["])
def test_no_line_begins_with_what_would_hide_it(first: str) -> None:
    remark = f"({'so ' * 24}{first}here it goes on)"
    text = written({"Event": "A"}, ["1.", "e4", *remark.split(), "e5", "*"])
    assert not any(line.startswith(first) for line in text.splitlines()[1:])
    assert max(map(len, text.splitlines())) > 79, "or the word did not come at the end of a line"
    (match,) = matches_of(text)
    assert list(words_of(parted(match)[1])) == [("e4", False), (remark, True), ("e5", False), ("*", False)]
