"""Kemps: two and two collect four cards of a rank, and tell each other by a secret signal."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option
from tabletop.core.text import QT_TRANSLATE_NOOP

_SECONDS = (
    ("3", QT_TRANSLATE_NOOP("kemps", "3 seconds", "a time")),
    ("4", QT_TRANSLATE_NOOP("kemps", "4 seconds", "a time")),
    ("6", QT_TRANSLATE_NOOP("kemps", "6 seconds", "a time")),
)

OPTIONS = (
    choice_option(
        "kemps.target",
        QT_TRANSLATE_NOOP("kemps", "Points to win"),
        "5",
        ("3", QT_TRANSLATE_NOOP("kemps", "3", "points")),
        ("5", QT_TRANSLATE_NOOP("kemps", "5", "points")),
        ("7", QT_TRANSLATE_NOOP("kemps", "7", "points")),
        ("10", QT_TRANSLATE_NOOP("kemps", "10", "points")),
    ),
    choice_option(
        "kemps.signal-length",
        QT_TRANSLATE_NOOP("kemps", "A signal is"),
        "1",
        ("1", QT_TRANSLATE_NOOP("kemps", "one gesture", "a signal is")),
        ("2", QT_TRANSLATE_NOOP("kemps", "two gestures in a row", "a signal is")),
    ),
    choice_option(
        "kemps.after-counter",
        QT_TRANSLATE_NOOP("kemps", "After a right Counter Kemps"),
        "new-deal",
        ("new-deal", QT_TRANSLATE_NOOP("kemps", "new deal", "after a right Counter Kemps")),
        ("resume", QT_TRANSLATE_NOOP("kemps", "play goes on", "after a right Counter Kemps")),
    ),
    choice_option(
        "kemps.false-call",
        QT_TRANSLATE_NOOP("kemps", "A wrong Kemps costs"),
        "-1",
        ("0", QT_TRANSLATE_NOOP("kemps", "nothing", "what a wrong Kemps costs")),
        ("-1", QT_TRANSLATE_NOOP("kemps", "1 point", "what a wrong Kemps costs")),
        ("-2", QT_TRANSLATE_NOOP("kemps", "2 points", "what a wrong Kemps costs")),
    ),
    choice_option(
        "kemps.stock-out",
        QT_TRANSLATE_NOOP("kemps", "When the stock runs out"),
        "void",
        ("void", QT_TRANSLATE_NOOP("kemps", "nobody scores", "when the stock runs out")),
        ("reshuffle", QT_TRANSLATE_NOOP("kemps", "shuffle once", "when the stock runs out")),
    ),
    choice_option(
        "kemps.laps",
        QT_TRANSLATE_NOOP("kemps", "A row lies for (two or more people)"),
        "2",
        ("1", QT_TRANSLATE_NOOP("kemps", "one lap", "how long a row lies")),
        ("2", QT_TRANSLATE_NOOP("kemps", "two laps", "how long a row lies")),
        ("3", QT_TRANSLATE_NOOP("kemps", "three laps", "how long a row lies")),
    ),
    choice_option(
        "kemps.private-time",
        QT_TRANSLATE_NOOP("kemps", "A private turn lasts"),
        "15",
        ("10", QT_TRANSLATE_NOOP("kemps", "10 seconds", "a time")),
        ("15", QT_TRANSLATE_NOOP("kemps", "15 seconds", "a time")),
        ("30", QT_TRANSLATE_NOOP("kemps", "30 seconds", "a time")),
        ("none", QT_TRANSLATE_NOOP("kemps", "as long as you like", "a time")),
    ),
    choice_option("kemps.table-time", QT_TRANSLATE_NOOP("kemps", "Everybody looks for"), "4", *_SECONDS),
)

_MINUTES_A_POINT = 3


def _minutes(seats: int, options: Options) -> int:
    """Three minutes for a point; signals of two gestures take longer to read."""
    minutes = _MINUTES_A_POINT * int(options["kemps.target"])
    return minutes if options["kemps.signal-length"] == "1" else minutes * 4 // 3


HANDICAPS = (HandicapSpec("kemps.ahead-1", QT_TRANSLATE_NOOP("kemps", "1 point ahead", "handicap"), 1),)

INFO = GameInfo(
    slug="kemps",
    title=QT_TRANSLATE_NOOP("kemps", "Kemps"),
    aim=QT_TRANSLATE_NOOP("kemps", "Collect four of a kind, signal it in secret, and let your partner call."),
    kind=Kind.SPEED,
    seats=(4, 4),
    age=7,
    minutes=(15, 15),
    verbs=frozenset(
        {
            *("choose_signal", "swap", "done", "gesture", "go_on"),
            *("call_double", "call_kemps", "call_counter", "confirm_double", "name"),
        }
    ),
    max_plies=400_000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    hidden=True,
    race_verbs=("call_double", "call_kemps", "call_counter", "confirm_double", "swap", "gesture", "done"),
    real_time=True,
    colours=4,
    short=(("kemps.target", "3"),),
    minutes_for=_minutes,
    by_players=True,
    teams=((0, 2), (1, 3)),
    levels=tuple(Level),
)
