"""House rules that several games have. The shelf reads them at the start, so nothing but options is imported."""

from __future__ import annotations

from tabletop.core.options import OptionChoice, OptionSpec, choice_option
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


_WHITE = QT_TRANSLATE_NOOP("Sides", "Who plays White")
_LOTS = QT_TRANSLATE_NOOP("Sides", "Draw lots", "it is decided by chance who plays White")
_FIRST_SEAT = QT_TRANSLATE_NOOP("Sides", "The first seat", "who plays White")


def white_option(option: str, lots: str = "lots", printed: bool = True) -> OptionSpec:
    """Who plays White: lots decide, or the first seat does. `lots` is the id of that choice in the game's rules;
    `printed`: it is what the rulebook says."""
    choices = OptionChoice(lots, _LOTS), OptionChoice("first-seat", _FIRST_SEAT)
    return OptionSpec(option, _WHITE, choices if printed else choices[::-1], lots if printed else "first-seat")


_BEGINS = QT_TRANSLATE_NOOP("Options", "Who begins")
_FIRST = QT_TRANSLATE_NOOP("Options", "The first seat", "who begins")
_BY_LOT = QT_TRANSLATE_NOOP("Options", "Draw lots", "it is decided by chance who begins")


def first_player_option(option: str) -> OptionSpec:
    """Who begins: the first seat, as is printed, or whoever the lots name ("random")."""
    return choice_option(option, _BEGINS, "first-seat", ("first-seat", _FIRST), ("random", _BY_LOT))
