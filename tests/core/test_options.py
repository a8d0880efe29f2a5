"""House rules: values that only larger tables can choose, seats, and lists in an order."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tabletop import games
from tabletop.core.chapters import rulebook
from tabletop.core.options import (
    MOST_IN_ORDER,
    OptionChoice,
    OptionSpec,
    UnknownOption,
    ordered_option,
    read_house,
    resolve,
    seat_option,
    switch,
)
from tabletop.core.text import Msg


def test_a_value_that_needs_more_seats_is_unknown_at_a_small_table() -> None:
    choices = (OptionChoice("lots", Msg("x", "lots")), OptionChoice("4", Msg("x", "fourth"), seats_from=4))
    spec = OptionSpec("toy.dealer", Msg("x", "dealer"), choices, "lots")
    assert resolve((spec,), (("toy.dealer", "4"),), 4) == {"toy.dealer": "4"}
    assert resolve((spec,), (("toy.dealer", "4"),)) == {"toy.dealer": "4"}
    with pytest.raises(UnknownOption):
        resolve((spec,), (("toy.dealer", "4"),), 3)


def test_a_seat_is_a_value_where_there_is_such_a_seat() -> None:
    spec = seat_option("toy.dealer", Msg("x", "dealer"), 4, "lots", ("lots", Msg("x", "lots")))
    assert [choice.value for choice in spec.choices_for(3)] == ["lots", "1", "2", "3"]
    assert [choice.seat for choice in spec.choices] == [None, 0, 1, 2, 3]
    assert spec.allows("3", 3)
    assert not spec.allows("4", 3)


A, B = Msg("x", "A"), Msg("x", "B")
PLAYLIST = ordered_option("ludo.playlist", Msg("x", "list"), "a+b", ("a", A), ("b", B), ("c", B))


@pytest.mark.parametrize("value", ["a", "b+a", "c+c+c", "+".join("a" * MOST_IN_ORDER)])
def test_a_list_may_have_any_order_and_repeat(value: str) -> None:
    assert resolve((PLAYLIST,), (("ludo.playlist", value),)) == {"ludo.playlist": value}


@pytest.mark.parametrize("value", ["", "d", "a+", "a,b", "+".join("a" * (MOST_IN_ORDER + 1))])
def test_what_is_no_list_of_choices_is_unknown(value: str) -> None:
    with pytest.raises(UnknownOption):
        resolve((PLAYLIST,), (("ludo.playlist", value),))


def test_a_list_is_read_as_a_tuple() -> None:
    class House(msgspec.Struct, frozen=True):
        playlist: tuple[str, ...]

    assert read_house(House, (PLAYLIST,), resolve((PLAYLIST,), ())) == House(("a", "b"))


def test_a_row_of_the_rules_holds_where_its_choice_is_in_the_list() -> None:
    info = replace(games.info("ludo"), options=(PLAYLIST,))
    (rule,) = rulebook(info, "# play\nx [playlist: b]\n    The second game.")
    assert rule.holds({"ludo.playlist": "a+b"})
    assert not rule.holds({"ludo.playlist": "a+c"})


def test_a_house_rule_is_offered_and_has_one_value_unless_it_says_otherwise() -> None:
    spec = switch("toy.quick", Msg("x", "quick"))
    assert (spec.start, spec.ordered, spec.retired) == (False, False, False)
    assert [choice.seats_from for choice in spec.choices_for(0)] == [0] * len(spec.choices)
