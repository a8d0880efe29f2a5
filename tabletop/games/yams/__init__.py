"""Yams: five dice, three throws and a pad with three columns."""

from __future__ import annotations

from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import OptionChoice, Options, OptionSpec, switch
from tabletop.core.text import QT_TRANSLATE_NOOP

SECONDS_A_TURN = 18
TURNS_A_COLUMN = 14


def minutes_for(seats: int, options: Options) -> int:
    """How many minutes a match is likely to take: turns of all players at an easy pace."""
    columns = options["yams.columns"].count("+") + 1
    return max(5, round(seats * columns * TURNS_A_COLUMN * SECONDS_A_TURN / 60))


_OPTIONS = (
    OptionSpec(
        "yams.columns",
        QT_TRANSLATE_NOOP("yams", "Columns played"),
        (
            OptionChoice("down+up+free", QT_TRANSLATE_NOOP("yams", "All three: ↓ ↑ ↕, 42 turns each")),
            OptionChoice("down+up", QT_TRANSLATE_NOOP("yams", "↓ and ↑, 28 turns each")),
            OptionChoice("down+free", QT_TRANSLATE_NOOP("yams", "↓ and ↕, 28 turns each")),
            OptionChoice("up+free", QT_TRANSLATE_NOOP("yams", "↑ and ↕, 28 turns each")),
            OptionChoice("down", QT_TRANSLATE_NOOP("yams", "Only ↓, 14 turns each")),
            OptionChoice("up", QT_TRANSLATE_NOOP("yams", "Only ↑, 14 turns each")),
            OptionChoice("free", QT_TRANSLATE_NOOP("yams", "Only ↕, 14 turns each")),
        ),
        "down+up+free",
    ),
    OptionSpec(
        "yams.mini-maxi-20",
        QT_TRANSLATE_NOOP("yams", "A sum of exactly 20 in Minimum and Maximum"),
        (
            OptionChoice("inclusive", QT_TRANSLATE_NOOP("yams", "Scores 20 in either")),
            OptionChoice("strict", QT_TRANSLATE_NOOP("yams", "Scores 0 in both")),
        ),
        "inclusive",
    ),
    switch("yams.full-from-five", QT_TRANSLATE_NOOP("yams", "Five equal dice count as a full house"), printed=True),
    switch("yams.zero-only-if-forced", QT_TRANSLATE_NOOP("yams", "Write 0 only if nothing else is possible")),
    OptionSpec(
        "yams.first-player",
        QT_TRANSLATE_NOOP("yams", "Who begins"),
        (
            OptionChoice("first-seat", QT_TRANSLATE_NOOP("yams", "The first in the list")),
            OptionChoice("random", QT_TRANSLATE_NOOP("yams", "Draw lots")),
        ),
        "first-seat",
    ),
)

INFO = GameInfo(
    slug="yams",
    title=QT_TRANSLATE_NOOP("yams", "Yams", "name of the game"),
    aim=QT_TRANSLATE_NOOP("yams", "Throw five dice up to three times, keep the best, and fill every box of the pad."),
    kind=Kind.DICE,
    seats=(2, 4),
    age=8,
    minutes=(15, 25),
    verbs=frozenset({"throw", "rethrow", "write", "pass", "next"}),
    max_plies=4 * 3 * TURNS_A_COLUMN * 5,
    options=_OPTIONS,
    short=(("yams.columns", "free"),),
    minutes_for=minutes_for,
    also=QT_TRANSLATE_NOOP("yams", "Yacht", "other names of the game, for the subtitle and the search"),
)
