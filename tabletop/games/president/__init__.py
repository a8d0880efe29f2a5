"""President: lay higher sets than the others and be the first without cards; over five deals the most points win."""

from __future__ import annotations

from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import OptionChoice, Options, OptionSpec
from tabletop.core.text import QT_TRANSLATE_NOOP

_NO = QT_TRANSLATE_NOOP("president", "no", "a house rule is not played")
_YES = QT_TRANSLATE_NOOP("president", "yes", "a house rule is played")
_OFF_ON = (OptionChoice("off", _NO), OptionChoice("on", _YES))

OPTIONS = (
    OptionSpec(
        "president.deals",
        QT_TRANSLATE_NOOP("president", "Number of deals"),
        (
            OptionChoice("1", QT_TRANSLATE_NOOP("president", "1", "number of deals")),
            OptionChoice("3", QT_TRANSLATE_NOOP("president", "3", "number of deals")),
            OptionChoice("5", QT_TRANSLATE_NOOP("president", "5", "number of deals")),
            OptionChoice("10", QT_TRANSLATE_NOOP("president", "10", "number of deals")),
        ),
        "5",
    ),
    OptionSpec(
        "president.jokers-wild",
        QT_TRANSLATE_NOOP("president", "Jokers may complete a set"),
        _OFF_ON,
        "off",
    ),
    OptionSpec(
        "president.pass-is-final",
        QT_TRANSLATE_NOOP("president", "Whoever passes is out of the trick"),
        _OFF_ON,
        "off",
    ),
    OptionSpec(
        "president.free-return",
        QT_TRANSLATE_NOOP("president", "The top places choose what they give back"),
        _OFF_ON,
        "off",
    ),
    OptionSpec(
        "president.auto-pass",
        QT_TRANSLATE_NOOP("president", "Pass for whoever cannot play"),
        _OFF_ON,
        "off",
    ),
)

SEATS_MAX = 6
_PLAYS_MAX = 54
_TURNS_OF_A_PLAY = SEATS_MAX + 1
"""A play is followed by at most one pass of each of the others, and by the trick being taken away."""
_BETWEEN_DEALS = 8


def _minutes(seats: int, options: Options) -> int:
    """Five minutes a deal with four players, about one more or less for each player."""
    return int(options["president.deals"]) * (seats + 1)


INFO = GameInfo(
    slug="president",
    title=QT_TRANSLATE_NOOP("president", "President"),
    aim=QT_TRANSLATE_NOOP("president", "Be the first to get rid of all cards."),
    kind=Kind.CARDS,
    seats=(3, SEATS_MAX),
    age=8,
    minutes=(25, 25),
    verbs=frozenset({"play", "pass", "give", "go_on"}),
    max_plies=10 * (_PLAYS_MAX * _TURNS_OF_A_PLAY + _BETWEEN_DEALS),
    options=OPTIONS,
    hidden=True,
    short=(("president.deals", "1"),),
    minutes_for=_minutes,
)
