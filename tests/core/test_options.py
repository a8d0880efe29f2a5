"""House rules: values that only larger tables can choose."""

from __future__ import annotations

import pytest

from tabletop.core.options import OptionChoice, OptionSpec, UnknownOption, resolve
from tabletop.core.text import Msg


def test_a_value_that_needs_more_seats_is_unknown_at_a_small_table() -> None:
    choices = (OptionChoice("lots", Msg("x", "lots")), OptionChoice("4", Msg("x", "fourth"), seats_from=4))
    spec = OptionSpec("toy.dealer", Msg("x", "dealer"), choices, "lots")
    assert resolve((spec,), (("toy.dealer", "4"),), 4) == {"toy.dealer": "4"}
    assert resolve((spec,), (("toy.dealer", "4"),)) == {"toy.dealer": "4"}
    with pytest.raises(UnknownOption):
        resolve((spec,), (("toy.dealer", "4"),), 3)
