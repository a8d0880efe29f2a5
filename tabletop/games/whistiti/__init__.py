"""Whistiti: a first game of trumps. Everybody plays alone, and twenty tricks win."""

from __future__ import annotations

from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option, seat_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP

SEATS = 4
HAND = 13
"""How many cards each seat is dealt."""

OPTIONS = (
    choice_option(
        "whistiti.target",
        QT_TRANSLATE_NOOP("whistiti", "Tricks to win"),
        "20",
        ("5", QT_TRANSLATE_NOOP("whistiti", "5", "so many tricks win the match")),
        ("10", QT_TRANSLATE_NOOP("whistiti", "10", "so many tricks win the match")),
        ("20", QT_TRANSLATE_NOOP("whistiti", "20", "so many tricks win the match")),
        ("30", QT_TRANSLATE_NOOP("whistiti", "30", "so many tricks win the match")),
    ),
    seat_option(
        "whistiti.first-dealer-seat",
        QT_TRANSLATE_NOOP("whistiti", "First dealer"),
        SEATS,
        "random",
        ("random", QT_TRANSLATE_NOOP("whistiti", "Draw lots", "who deals first")),
    ),
    choice_option(
        "whistiti.trump-duty",
        QT_TRANSLATE_NOOP("whistiti", "Without the led suit"),
        "must",
        ("must", QT_TRANSLATE_NOOP("whistiti", "a trump must be played")),
        ("free", QT_TRANSLATE_NOOP("whistiti", "any card may be played")),
    ),
    switch("whistiti.overtrump", QT_TRANSLATE_NOOP("whistiti", "Trumps must beat trumps")),
    switch("whistiti.finish-deal", QT_TRANSLATE_NOOP("whistiti", "The last deal is played to its end")),
)

_TRICK_SECONDS, _DEAL_SECONDS = 18, 25


def _minutes(seats: int, options: Options) -> int:
    """Some seconds for each trick and each deal; whoever wins has about a third of the tricks."""
    tricks = 2.8 * int(options["whistiti.target"])
    if options["whistiti.finish-deal"] == "on":
        tricks += HAND / 2
    return max(3, round(tricks * (_TRICK_SECONDS + _DEAL_SECONDS / HAND) / 60))


HANDICAPS = (
    HandicapSpec("whistiti.ahead-2", QT_TRANSLATE_NOOP("whistiti", "2 tricks ahead", "handicap"), 2),
    HandicapSpec("whistiti.ahead-4", QT_TRANSLATE_NOOP("whistiti", "4 tricks ahead", "handicap"), 4),
)

INFO = GameInfo(
    slug="whistiti",
    title=QT_TRANSLATE_NOOP("whistiti", "Whistiti"),
    aim=QT_TRANSLATE_NOOP("whistiti", "Follow suit, trump at the right moment, and collect tricks."),
    kind=Kind.CARDS,
    seats=(SEATS, SEATS),
    age=7,
    minutes=(15, 25),
    verbs=frozenset({"play", "go_on"}),
    max_plies=1000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    hidden=True,
    short=(("whistiti.target", "10"),),
    minutes_for=_minutes,
    compares=True,
)
