"""10,000: five dice and one question, to stop or to go on."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import first_player_option

SECONDS_A_TURN = 10
TURNS = 30
"""So many turns of its own somebody who plays well needs for 10,000 points."""
MOST_ROUNDS = 200


def minutes_for(seats: int, options: Options) -> int:
    """How many minutes a match is likely to take: turns of all players at an easy pace."""
    turns = TURNS * int(options["ten_thousand.target"]) / 10_000
    return max(5, round(seats * turns * SECONDS_A_TURN / 60))


OPTIONS = (
    choice_option(
        "ten_thousand.target",
        QT_TRANSLATE_NOOP("ten_thousand", "Points to win"),
        "10000",
        ("10000", QT_TRANSLATE_NOOP("ten_thousand", "10,000")),
        ("5000", QT_TRANSLATE_NOOP("ten_thousand", "5,000, the short game")),
    ),
    choice_option(
        "ten_thousand.opening-minimum",
        QT_TRANSLATE_NOOP("ten_thousand", "Points in one turn needed to open"),
        "750",
        ("750", QT_TRANSLATE_NOOP("ten_thousand", "750")),
        ("0", QT_TRANSLATE_NOOP("ten_thousand", "None needed")),
        ("500", QT_TRANSLATE_NOOP("ten_thousand", "500")),
        ("1000", QT_TRANSLATE_NOOP("ten_thousand", "1,000")),
    ),
    choice_option(
        "ten_thousand.keep-choice",
        QT_TRANSLATE_NOOP("ten_thousand", "Whoever goes on sets aside"),
        "all",
        ("all", QT_TRANSLATE_NOOP("ten_thousand", "All dice that score")),
        ("at-least-one", QT_TRANSLATE_NOOP("ten_thousand", "As many of them as they like")),
    ),
    choice_option(
        "ten_thousand.hot-dice-rule",
        QT_TRANSLATE_NOOP("ten_thousand", "When all five dice score"),
        "may",
        ("may", QT_TRANSLATE_NOOP("ten_thousand", "All five may be thrown again")),
        ("must", QT_TRANSLATE_NOOP("ten_thousand", "All five must be thrown again")),
    ),
    switch("ten_thousand.exact-finish", QT_TRANSLATE_NOOP("ten_thousand", "The goal must be hit exactly")),
    switch("ten_thousand.last-round", QT_TRANSLATE_NOOP("ten_thousand", "The last round is played to its end")),
    first_player_option("ten_thousand.first-player"),
)

HANDICAPS = (
    HandicapSpec("ten_thousand.ahead-500", QT_TRANSLATE_NOOP("ten_thousand", "500 points ahead", "handicap"), 500),
    HandicapSpec(
        "ten_thousand.ahead-1000",
        QT_TRANSLATE_NOOP("ten_thousand", "1,000 points ahead", "handicap"),
        1000,
    ),
)

INFO = GameInfo(
    slug="ten_thousand",
    title=QT_TRANSLATE_NOOP("ten_thousand", "10,000", "name of the game"),
    aim=QT_TRANSLATE_NOOP("ten_thousand", "Collect points with five dice, and stop before the luck runs out."),
    kind=Kind.DICE,
    seats=(2, 4),
    age=8,
    minutes=(10, 20),
    verbs=frozenset({"throw", "continue", "stop", "pass"}),
    max_plies=4 * MOST_ROUNDS * 200,
    options=OPTIONS,
    handicaps=HANDICAPS,
    short=(("ten_thousand.target", "5000"),),
    minutes_for=minutes_for,
    moves=frozenset({"throw", "continue", "stop"}),
    levels=tuple(Level),
    also=QT_TRANSLATE_NOOP(
        "ten_thousand", "Dice 10,000, Zilch", "other names of the game, for the subtitle and the search"
    ),
)
