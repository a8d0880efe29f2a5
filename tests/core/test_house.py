"""House rules are read into the struct that a game declares."""

from __future__ import annotations

import msgspec
import pytest

from tabletop.core.options import choice_option, read_house, resolve, switch
from tabletop.core.text import Msg

LABEL = Msg("toy", "A house rule")
SPECS = (
    switch("toy.many-on-suit", LABEL),
    choice_option("toy.deals", LABEL, "5", ("5", LABEL), ("10", LABEL)),
    choice_option("toy.who", LABEL, "lots", ("lots", LABEL), ("first-seat", LABEL)),
)


class House(msgspec.Struct, frozen=True):
    """One field an option."""

    many_on_suit: bool
    deals: int
    who: str


def test_fields_are_named_after_options() -> None:
    assert read_house(House, SPECS, resolve(SPECS, ())) == House(False, 5, "lots")
    changed = resolve(SPECS, (("toy.many-on-suit", "on"), ("toy.deals", "10")))
    assert read_house(House, SPECS, changed) == House(True, 10, "lots")


def test_a_field_without_an_option_is_loud() -> None:
    with pytest.raises(msgspec.ValidationError):
        read_house(House, SPECS[1:], resolve(SPECS[1:], ()))
