"""Handicaps: some of the seats have one of the game's, or nobody has any."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from tabletop.core.handicaps import BadHandicap, HandicapSpec, check_handicaps, given
from tabletop.core.text import Msg

SPECS = (HandicapSpec("duel.ahead", Msg("duel", "ahead"), 3), HandicapSpec("duel.first", Msg("duel", "first")))


def test_where_nobody_has_one_nothing_is_said() -> None:
    assert given(["", ""]) is UNSET
    assert given(["", "duel.first"]) == ("", "duel.first")
    check_handicaps(SPECS, UNSET, 2)


@pytest.mark.parametrize("chosen", [("duel.ahead", ""), ("duel.first", "duel.ahead")])
def test_the_handicaps_of_the_game_are_allowed(chosen: tuple[str, ...]) -> None:
    check_handicaps(SPECS, chosen, 2)


@pytest.mark.parametrize("chosen", [("duel.ahead",), ("duel.ahead", "", ""), ("", ""), ("duel.none", ""), ()])
def test_others_are_not(chosen: tuple[str, ...]) -> None:
    with pytest.raises(BadHandicap):
        check_handicaps(SPECS, chosen, 2)
