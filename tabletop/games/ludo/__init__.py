"""Ludo on the French board: a loop of 56 squares, stairs of six steps, a star."""

from __future__ import annotations

from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import OptionChoice, Options, OptionSpec
from tabletop.core.text import QT_TRANSLATE_NOOP

OPTIONS = (
    OptionSpec(
        "ludo.first-player",
        QT_TRANSLATE_NOOP("ludo", "Who begins"),
        (
            OptionChoice("first-seat", QT_TRANSLATE_NOOP("ludo", "The first seat")),
            OptionChoice("random", QT_TRANSLATE_NOOP("ludo", "Draw lots")),
        ),
        "first-seat",
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
    OptionSpec(
        "ludo.stairs",
        QT_TRANSLATE_NOOP("ludo", "The stairs"),
        (
            OptionChoice("exact", QT_TRANSLATE_NOOP("ludo", "Step by step")),
            OptionChoice("quick", QT_TRANSLATE_NOOP("ludo", "As thrown")),
        ),
        "exact",
    ),
    OptionSpec(
        "ludo.blocking",
        QT_TRANSLATE_NOOP("ludo", "A piece in the way"),
        (
            OptionChoice("stop-behind", QT_TRANSLATE_NOOP("ludo", "Stop behind it")),
            OptionChoice("no-move", QT_TRANSLATE_NOOP("ludo", "No move")),
            OptionChoice("jump", QT_TRANSLATE_NOOP("ludo", "Pass it")),
        ),
        "stop-behind",
    ),
    OptionSpec(
        "ludo.three-sixes",
        QT_TRANSLATE_NOOP("ludo", "A third 6 in one turn"),
        (
            OptionChoice("off", QT_TRANSLATE_NOOP("ludo", "Is played")),
            OptionChoice("turn-lost", QT_TRANSLATE_NOOP("ludo", "Ends the turn")),
        ),
        "off",
    ),
    OptionSpec(
        "ludo.play-on",
        QT_TRANSLATE_NOOP("ludo", "After the first winner"),
        (
            OptionChoice("off", QT_TRANSLATE_NOOP("ludo", "Stop")),
            OptionChoice("on", QT_TRANSLATE_NOOP("ludo", "Play for the places")),
        ),
        "off",
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


INFO = GameInfo(
    slug="ludo",
    title=QT_TRANSLATE_NOOP("ludo", "Ludo"),
    aim=QT_TRANSLATE_NOOP("ludo", "Bring all pieces round the board, up the stairs and onto the star."),
    kind=Kind.BOARD,
    seats=(2, 4),
    age=6,
    minutes=(10, 60),
    verbs=frozenset({"throw", "free", "move", "climb", "exit", "pass"}),
    max_plies=40_000,
    options=OPTIONS,
    colours=4,
    turns=True,
    presets={2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)},
    short=(("ludo.pieces", "2"), ("ludo.stairs", "quick")),
    minutes_for=minutes_for,
    #: Other names of the game that players of this country know, for the box and for the search.
    also=QT_TRANSLATE_NOOP("ludo", "Little horses, a race with stairs"),
)
