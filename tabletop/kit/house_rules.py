"""House rules that several games have. The shelf reads them at the start, so nothing but options is imported."""

from __future__ import annotations

from tabletop.core.options import OptionChoice, OptionSpec
from tabletop.core.text import QT_TRANSLATE_NOOP

_DEALS = QT_TRANSLATE_NOOP("Cards", "Number of deals")
_HOW_MANY = (
    OptionChoice("1", QT_TRANSLATE_NOOP("Cards", "1", "number of deals")),
    OptionChoice("3", QT_TRANSLATE_NOOP("Cards", "3", "number of deals")),
    OptionChoice("5", QT_TRANSLATE_NOOP("Cards", "5", "number of deals")),
    OptionChoice("10", QT_TRANSLATE_NOOP("Cards", "10", "number of deals")),
)


def deals_option(option: str, default: str = "5") -> OptionSpec:
    """How many deals a match has: 1, 3, 5 or 10. `option` is the id in the game's rules."""
    return OptionSpec(option, _DEALS, _HOW_MANY, default)
