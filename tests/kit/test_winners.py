"""Who has won, in words, where points decide."""

from __future__ import annotations

from tabletop.core.model import Result
from tabletop.kit.winners import winners_text
from tabletop.text_front import english


def test_one_wins_or_several_share_the_victory() -> None:
    alone = Result(((1,), (0, 2)), "x", scores=(3, 7, 3))
    assert english(winners_text(alone)) == "B wins with 7 points."
    shared = Result(((0, 2), (1,)), "x", scores=(7, 3, 7))
    assert english(winners_text(shared)) == "A, C share the victory with 7 points each."
