"""Points from the beginning: in the totals, and as a line of the score."""

from __future__ import annotations

from tabletop.kit.head_start import added, line


def test_what_was_given_counts_and_has_a_line() -> None:
    assert added((3, 4), (10, 0)) == (13, 4)
    (row,) = line((10, 0))
    assert row.cells == (10, None), "who was given nothing has an empty cell"


def test_where_nobody_was_given_anything_nothing_is_told() -> None:
    assert added((3, 4), ()) == (3, 4)
    assert line(()) == ()
