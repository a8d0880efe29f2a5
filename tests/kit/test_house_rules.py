"""House rules that several games share: what is printed comes first and is marked as the original."""

from __future__ import annotations

from tabletop.core.options import OptionSpec
from tabletop.kit.house_rules import first_player_option, white_option
from tabletop.text_front import english


def shown(option: OptionSpec) -> tuple[str, str, list[tuple[str, str]]]:
    """What a set-up shows of it: label, what is printed, the choices with their words."""
    choices = [(choice.value, english(choice.label)) for choice in option.choices]
    return english(option.label), option.default, choices


LOTS, FIRST = ("lots", "Draw lots"), ("first-seat", "The first seat")


def test_who_plays_white_is_decided_by_lots_unless_the_book_says_otherwise() -> None:
    assert shown(white_option("x.white")) == ("Who plays White", "lots", [LOTS, FIRST])
    assert shown(white_option("x.white", printed=False)) == ("Who plays White", "first-seat", [FIRST, LOTS])
    assert white_option("x.white", lots="random").default == "random"
    assert white_option("x.white").id == "x.white"


def test_the_first_seat_begins_unless_the_family_draws_lots() -> None:
    option = first_player_option("x.first")
    assert option.id == "x.first"
    assert shown(option) == ("Who begins", "first-seat", [FIRST, ("random", "Draw lots")])
