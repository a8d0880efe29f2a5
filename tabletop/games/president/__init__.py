"""President: lay higher sets than the others and be the first without cards; over five deals the most points win."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, switch
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import deals_option

OPTIONS = (
    deals_option("president.deals"),
    switch("president.jokers-wild", QT_TRANSLATE_NOOP("president", "Jokers may complete a set")),
    switch("president.pass-is-final", QT_TRANSLATE_NOOP("president", "Whoever passes is out of the trick")),
    switch("president.free-return", QT_TRANSLATE_NOOP("president", "The top places choose what they give back")),
    switch("president.auto-pass", QT_TRANSLATE_NOOP("president", "Whoever cannot play passes automatically")),
)

SEATS_MAX = 6
_PLAYS_MAX = 54
_TURNS_OF_A_PLAY = SEATS_MAX + 1
"""A play is followed by at most one pass of each of the others, and by the trick being taken away."""
_BETWEEN_DEALS = 8


def _minutes(seats: int, options: Options) -> int:
    """Five minutes a deal with four players, about one more or less for each player."""
    return int(options["president.deals"]) * (seats + 1)


HANDICAPS = (
    HandicapSpec("president.ahead-2", QT_TRANSLATE_NOOP("president", "2 points ahead", "handicap"), 2),
    HandicapSpec("president.ahead-4", QT_TRANSLATE_NOOP("president", "4 points ahead", "handicap"), 4),
)

INFO = GameInfo(
    slug="president",
    title=QT_TRANSLATE_NOOP("president", "President"),
    aim=QT_TRANSLATE_NOOP("president", "Be the first to get rid of all the cards."),
    kind=Kind.CARDS,
    seats=(3, SEATS_MAX),
    age=8,
    minutes=(25, 25),
    verbs=frozenset({"play", "pass", "give", "go_on"}),
    max_plies=10 * (_PLAYS_MAX * _TURNS_OF_A_PLAY + _BETWEEN_DEALS),
    options=OPTIONS,
    handicaps=HANDICAPS,
    hidden=True,
    levels=(Level.FIRST_STEPS, Level.EASY, Level.MEDIUM, Level.BEST),
    short=(("president.deals", "1"),),
    minutes_for=_minutes,
    compares=True,
)
