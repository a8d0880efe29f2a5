"""Matches of several deals: their sizes, who deals, the rows of the score."""

from __future__ import annotations

from tabletop.core.text import Msg, say
from tabletop.core.view import NoteFact
from tabletop.kit.deals import dealer_of, length_rules, note, score_sheet, up_and_down


def test_deals_grow_and_shrink_with_the_largest_once() -> None:
    assert up_and_down(1) == (1,)
    assert up_and_down(4) == (1, 2, 3, 4, 3, 2, 1)
    assert (len(up_and_down(17)), sum(up_and_down(17))) == (33, 289)


def test_the_deal_goes_round() -> None:
    assert [dealer_of(deal, 3, 4) for deal in range(1, 6)] == [3, 0, 1, 2, 3]


def test_small_figures_stand_with_the_deals_that_have_them() -> None:
    sheet = score_sheet(say(Msg("x", "Points")), ((5, -5),), 2, 3, current=2, notes=((0, 1), (2, None)))
    assert [row.notes for row in sheet.rows] == [(0, 1), (2, None), (), ()]
    assert [row.current for row in sheet.rows] == [False, True, False, False]
    assert sheet.rows[-1].cells == (5, -5)
    assert [row.total for row in sheet.rows] == [False, False, False, True]


def test_a_match_of_one_deal_counts_none() -> None:
    msg = Msg("x", "Deal {deal} of {deals}")
    assert note(msg, 1, 1) == ()
    assert note(msg, 1, 2) == (NoteFact(say(msg, deal=1, deals=2)),)


def test_each_length_has_its_row_and_the_printed_one_is_the_rule_itself() -> None:
    rows = length_rules("x.end", "x.deals", printed="3")
    assert [row.text_id for row in rows] == ["x.end@deals-5", "x.end@deals-1", "x.end", "x.end@deals-10"]
    assert [row.text for row in rows if row.text_id == "x.end"] == ["A match lasts three deals."]
