"""Athletic Games: lay every card of the hand on five piles in one turn and take a medal."""

from __future__ import annotations

from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import OptionChoice, Options, OptionSpec, switch
from tabletop.core.text import QT_TRANSLATE_NOOP

OPTIONS = (
    OptionSpec(
        "athletic_games.medals-to-win",
        QT_TRANSLATE_NOOP("athletic_games", "Medals to win"),
        (
            OptionChoice("3", QT_TRANSLATE_NOOP("athletic_games", "3", "number of medals")),
            OptionChoice("5", QT_TRANSLATE_NOOP("athletic_games", "5", "number of medals")),
        ),
        "5",
    ),
    OptionSpec(
        "athletic_games.stop-rule",
        QT_TRANSLATE_NOOP("athletic_games", "A turn ends"),
        (
            OptionChoice("free", QT_TRANSLATE_NOOP("athletic_games", "at any time", "of the end of a turn")),
            OptionChoice(
                "when-stuck", QT_TRANSLATE_NOOP("athletic_games", "when no card fits", "of the end of a turn")
            ),
        ),
        "free",
    ),
    switch(
        "athletic_games.take-back", QT_TRANSLATE_NOOP("athletic_games", "Taking back within the turn"), printed=True
    ),
    OptionSpec(
        "athletic_games.refill-holes",
        QT_TRANSLATE_NOOP("athletic_games", "Holes at the end of a turn"),
        (
            OptionChoice("leave", QT_TRANSLATE_NOOP("athletic_games", "stay open", "of holes")),
            OptionChoice("from-stock", QT_TRANSLATE_NOOP("athletic_games", "are filled from the stock", "of holes")),
        ),
        "leave",
    ),
    switch("athletic_games.free-card-moves", QT_TRANSLATE_NOOP("athletic_games", "Single cards of a pile may move")),
    OptionSpec(
        "athletic_games.turn-limit",
        QT_TRANSLATE_NOOP("athletic_games", "Turns for each player at most"),
        (
            OptionChoice("20", QT_TRANSLATE_NOOP("athletic_games", "20", "number of turns")),
            OptionChoice("40", QT_TRANSLATE_NOOP("athletic_games", "40", "number of turns")),
            OptionChoice("100", QT_TRANSLATE_NOOP("athletic_games", "100", "number of turns")),
        ),
        "40",
    ),
)

_MINUTES_A_TURN = 0.7


def minutes_for(seats: int, options: Options) -> int:
    """The minutes that a match is likely to take: 22 turns for two good players, 36 for five (simulated)."""
    turns = (22 + (seats - 2) * 14 / 3) * int(options["athletic_games.medals-to-win"]) / 5
    return max(5, 5 * round(turns * _MINUTES_A_TURN / 5))


INFO = GameInfo(
    slug="athletic_games",
    title=QT_TRANSLATE_NOOP("athletic_games", "Athletic Games"),
    aim=QT_TRANSLATE_NOOP("athletic_games", "Lay down every card in a single turn: that is one medal, and five win."),
    kind=Kind.CARDS,
    seats=(2, 5),
    age=7,
    minutes=(15, 25),
    verbs=frozenset({"play", "move_pile", "move_top", "end_turn"}),
    max_plies=60_000,
    options=OPTIONS,
    hidden=True,
    short=(("athletic_games.medals-to-win", "3"),),
    minutes_for=minutes_for,
)
