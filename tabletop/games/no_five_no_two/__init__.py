"""No 5s, No 2s: four dice are thrown until every one of them has dropped out."""

from __future__ import annotations

from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import first_player_option

SECONDS_A_TURN = 20


def minutes_for(seats: int, options: Options) -> int:
    """How many minutes a match is likely to take: turns of all players at an easy pace."""
    return max(3, round(seats * int(options["no_five_no_two.rounds"]) * SECONDS_A_TURN / 60))


OPTIONS = (
    switch(
        "no_five_no_two.clean-throws-only", QT_TRANSLATE_NOOP("no_five_no_two", "Only throws without 5 and 2 score")
    ),
    choice_option(
        "no_five_no_two.rounds",
        QT_TRANSLATE_NOOP("no_five_no_two", "Rounds"),
        "10",
        ("10", QT_TRANSLATE_NOOP("no_five_no_two", "10", "number of rounds")),
        ("5", QT_TRANSLATE_NOOP("no_five_no_two", "5, the short game", "number of rounds")),
    ),
    choice_option(
        "no_five_no_two.tie-break",
        QT_TRANSLATE_NOOP("no_five_no_two", "If the best totals are equal"),
        "shared",
        ("shared", QT_TRANSLATE_NOOP("no_five_no_two", "The victory is shared")),
        ("playoff", QT_TRANSLATE_NOOP("no_five_no_two", "A play-off decides")),
    ),
    first_player_option("no_five_no_two.first-player"),
)

HANDICAPS = (
    HandicapSpec("no_five_no_two.ahead-20", QT_TRANSLATE_NOOP("no_five_no_two", "20 points ahead", "handicap"), 20),
    HandicapSpec("no_five_no_two.ahead-40", QT_TRANSLATE_NOOP("no_five_no_two", "40 points ahead", "handicap"), 40),
)

INFO = GameInfo(
    slug="no_five_no_two",
    title=QT_TRANSLATE_NOOP("no_five_no_two", "No 5s, No 2s", "name of the game"),
    aim=QT_TRANSLATE_NOOP("no_five_no_two", "Collect points with four dice until the 5s and 2s have taken them all."),
    kind=Kind.DICE,
    seats=(2, 4),
    age=6,
    minutes=(10, 20),
    verbs=frozenset({"throw", "finish", "set-aside", "write"}),
    max_plies=60_000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    short=(("no_five_no_two.rounds", "5"),),
    minutes_for=minutes_for,
    moves=frozenset({"throw", "finish", "set-aside", "write"}),
    finishing_verbs=frozenset({"set-aside"}),
    levels=(),
    also=QT_TRANSLATE_NOOP(
        "no_five_no_two",
        "No Five, No Two; Stuck in the Mud",
        "other names of the game, for the subtitle and the search",
    ),
)
