"""Ludo on the French board: a loop of 56 squares, stairs of six steps, a star."""

from __future__ import annotations

from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import OptionChoice, Options, OptionSpec, choice_option
from tabletop.core.text import QT_TRANSLATE_NOOP

OPTIONS = (
    choice_option(
        "ludo.first-player",
        QT_TRANSLATE_NOOP("ludo", "Who begins"),
        "first-seat",
        ("first-seat", QT_TRANSLATE_NOOP("ludo", "The first seat")),
        ("random", QT_TRANSLATE_NOOP("ludo", "Draw lots")),
    ),
    OptionSpec(
        "ludo.pieces",
        QT_TRANSLATE_NOOP("ludo", "Pieces for each player"),
        (
            OptionChoice("4", QT_TRANSLATE_NOOP("ludo", "4"), ("horse-A",) * 4),
            OptionChoice("3", QT_TRANSLATE_NOOP("ludo", "3"), ("horse-A",) * 3),
            OptionChoice("2", QT_TRANSLATE_NOOP("ludo", "2"), ("horse-A",) * 2),
            OptionChoice("1", QT_TRANSLATE_NOOP("ludo", "1"), ("horse-A",)),
        ),
        "4",
    ),
    choice_option(
        "ludo.stairs",
        QT_TRANSLATE_NOOP("ludo", "The stairs"),
        "exact",
        ("exact", QT_TRANSLATE_NOOP("ludo", "Step by step")),
        ("quick", QT_TRANSLATE_NOOP("ludo", "As thrown")),
    ),
    choice_option(
        "ludo.blocking",
        QT_TRANSLATE_NOOP("ludo", "A piece in the way"),
        "stop-behind",
        ("stop-behind", QT_TRANSLATE_NOOP("ludo", "Stop behind it")),
        ("no-move", QT_TRANSLATE_NOOP("ludo", "No move")),
        ("jump", QT_TRANSLATE_NOOP("ludo", "Pass it")),
    ),
    choice_option(
        "ludo.three-sixes",
        QT_TRANSLATE_NOOP("ludo", "A third 6 in one turn"),
        "off",
        ("off", QT_TRANSLATE_NOOP("ludo", "Is played")),
        ("turn-lost", QT_TRANSLATE_NOOP("ludo", "Ends the turn")),
    ),
    choice_option(
        "ludo.play-on",
        QT_TRANSLATE_NOOP("ludo", "After the first winner"),
        "off",
        ("off", QT_TRANSLATE_NOOP("ludo", "Stop")),
        ("on", QT_TRANSLATE_NOOP("ludo", "Play for the places")),
    ),
)

_THROWS = {2: 390, 3: 800, 4: 1400}
"""How many throws a match takes by the printed rules, from simulated matches of sensible players."""

_SECONDS_A_THROW = 3.0


def minutes_for(seats: int, options: Options) -> int:
    """The minutes that a match is likely to take."""
    throws = _THROWS[seats] * int(options["ludo.pieces"]) / 4
    if options["ludo.stairs"] == "quick":
        throws *= 0.57
    if options["ludo.play-on"] == "on" and seats > 2:
        throws *= 1.3
    minutes = throws * _SECONDS_A_THROW / 60
    return max(1, round(minutes)) if minutes < 10 else 5 * round(minutes / 5)


HANDICAPS = (
    HandicapSpec("ludo.out-1", QT_TRANSLATE_NOOP("ludo", "One piece out", "handicap"), 1),
    HandicapSpec("ludo.out-2", QT_TRANSLATE_NOOP("ludo", "Two pieces out", "handicap"), 2),
)

INFO = GameInfo(
    slug="ludo",
    title=QT_TRANSLATE_NOOP("ludo", "Ludo"),
    aim=QT_TRANSLATE_NOOP("ludo", "Bring all the pieces round the board, up the stairs and onto the star."),
    kind=Kind.BOARD,
    seats=(2, 4),
    age=6,
    minutes=(10, 60),
    verbs=frozenset({"throw", "free", "move", "climb", "exit", "pass"}),
    finishing_verbs=frozenset({"free", "move", "climb", "exit", "pass"}),
    max_plies=40_000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    colours=4,
    turns=True,
    presets={2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)},
    short=(("ludo.pieces", "2"), ("ludo.stairs", "quick")),
    minutes_for=minutes_for,
    #: Other names of the game that players of this country know, for the box and for the search.
    also=QT_TRANSLATE_NOOP("ludo", "Little horses, a race with stairs"),
)
