"""Yams: five dice, three throws and a pad with three columns."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP
from tabletop.kit.house_rules import first_player_option

SECONDS_A_TURN = 18
TURNS_A_COLUMN = 14


def minutes_for(seats: int, options: Options) -> int:
    """How many minutes a match is likely to take: turns of all players at an easy pace."""
    columns = options["yams.columns"].count("+") + 1
    return max(5, round(seats * columns * TURNS_A_COLUMN * SECONDS_A_TURN / 60))


OPTIONS = (
    choice_option(
        "yams.columns",
        QT_TRANSLATE_NOOP("yams", "Columns played"),
        "down+up+free",
        ("down+up+free", QT_TRANSLATE_NOOP("yams", "All three: ↓ ↑ ↕, 42 turns each")),
        ("down+up", QT_TRANSLATE_NOOP("yams", "↓ and ↑, 28 turns each")),
        ("down+free", QT_TRANSLATE_NOOP("yams", "↓ and ↕, 28 turns each")),
        ("up+free", QT_TRANSLATE_NOOP("yams", "↑ and ↕, 28 turns each")),
        ("down", QT_TRANSLATE_NOOP("yams", "Only ↓, 14 turns each")),
        ("up", QT_TRANSLATE_NOOP("yams", "Only ↑, 14 turns each")),
        ("free", QT_TRANSLATE_NOOP("yams", "Only ↕, 14 turns each")),
    ),
    choice_option(
        "yams.mini-maxi-20",
        QT_TRANSLATE_NOOP("yams", "Exactly 20 in Minimum and Maximum"),
        "inclusive",
        ("inclusive", QT_TRANSLATE_NOOP("yams", "Scores 20 in both")),
        ("strict", QT_TRANSLATE_NOOP("yams", "Scores 0 in both")),
    ),
    switch("yams.full-from-five", QT_TRANSLATE_NOOP("yams", "Five dice alike count as a full house"), printed=True),
    switch("yams.zero-only-if-forced", QT_TRANSLATE_NOOP("yams", "A 0 only if nothing else is possible")),
    first_player_option("yams.first-player"),
)

HANDICAPS = (
    HandicapSpec("yams.ahead-30", QT_TRANSLATE_NOOP("yams", "30 points ahead", "handicap"), 30),
    HandicapSpec("yams.ahead-60", QT_TRANSLATE_NOOP("yams", "60 points ahead", "handicap"), 60),
)

INFO = GameInfo(
    slug="yams",
    title=QT_TRANSLATE_NOOP("yams", "Yams", "name of the game"),
    aim=QT_TRANSLATE_NOOP("yams", "Throw five dice up to three times, keep the best and fill in every box."),
    kind=Kind.DICE,
    seats=(2, 4),
    age=8,
    minutes=(15, 25),
    verbs=frozenset({"throw", "rethrow", "write", "pass", "next"}),
    max_plies=4 * 3 * TURNS_A_COLUMN * 5,
    options=OPTIONS,
    handicaps=HANDICAPS,
    short=(("yams.columns", "free"),),
    minutes_for=minutes_for,
    levels=tuple(Level),
    also=QT_TRANSLATE_NOOP("yams", "Yacht", "other names of the game, for the subtitle and the search"),
    compares=True,
)
