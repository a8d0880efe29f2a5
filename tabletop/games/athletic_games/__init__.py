"""Athletic Games: lay every card of the hand on five piles in one turn and take a medal."""

from __future__ import annotations

from tabletop.core.bot import Level
from tabletop.core.handicaps import HandicapSpec
from tabletop.core.info import GameInfo, Kind
from tabletop.core.options import Options, choice_option, switch
from tabletop.core.text import QT_TRANSLATE_NOOP

OPTIONS = (
    choice_option(
        "athletic_games.medals-to-win",
        QT_TRANSLATE_NOOP("athletic_games", "Medals to win"),
        "5",
        ("3", QT_TRANSLATE_NOOP("athletic_games", "3", "number of medals")),
        ("5", QT_TRANSLATE_NOOP("athletic_games", "5", "number of medals")),
    ),
    choice_option(
        "athletic_games.stop-rule",
        QT_TRANSLATE_NOOP("athletic_games", "A turn ends"),
        "free",
        ("free", QT_TRANSLATE_NOOP("athletic_games", "at any time", "of the end of a turn")),
        ("when-stuck", QT_TRANSLATE_NOOP("athletic_games", "when no card fits", "of the end of a turn")),
    ),
    switch(
        "athletic_games.take-back",
        QT_TRANSLATE_NOOP("athletic_games", "Taking back moves during the turn"),
        printed=True,
    ),
    choice_option(
        "athletic_games.refill-holes",
        QT_TRANSLATE_NOOP("athletic_games", "Holes at the end of a turn"),
        "leave",
        ("leave", QT_TRANSLATE_NOOP("athletic_games", "stay open", "of holes")),
        ("from-stock", QT_TRANSLATE_NOOP("athletic_games", "are filled from the stock", "of holes")),
    ),
    switch("athletic_games.free-card-moves", QT_TRANSLATE_NOOP("athletic_games", "Single cards of a pile may move")),
    choice_option(
        "athletic_games.turn-limit",
        QT_TRANSLATE_NOOP("athletic_games", "Most turns for each player"),
        "40",
        ("20", QT_TRANSLATE_NOOP("athletic_games", "20", "number of turns")),
        ("40", QT_TRANSLATE_NOOP("athletic_games", "40", "number of turns")),
        ("100", QT_TRANSLATE_NOOP("athletic_games", "100", "number of turns")),
    ),
)

_MINUTES_A_TURN = 0.7


def minutes_for(seats: int, options: Options) -> int:
    """The minutes that a match is likely to take: 22 turns for two good players, 36 for five (simulated)."""
    turns = (22 + (seats - 2) * 14 / 3) * int(options["athletic_games.medals-to-win"]) / 5
    return max(5, 5 * round(turns * _MINUTES_A_TURN / 5))


HANDICAPS = (
    HandicapSpec("athletic_games.medal-1", QT_TRANSLATE_NOOP("athletic_games", "1 medal ahead", "handicap"), 1),
    HandicapSpec("athletic_games.medal-2", QT_TRANSLATE_NOOP("athletic_games", "2 medals ahead", "handicap"), 2),
)

INFO = GameInfo(
    slug="athletic_games",
    title=QT_TRANSLATE_NOOP("athletic_games", "Athletic Games"),
    aim=QT_TRANSLATE_NOOP("athletic_games", "Lay down every card in one turn to win a medal. Medals win the match."),
    kind=Kind.CARDS,
    seats=(2, 5),
    age=7,
    minutes=(15, 25),
    verbs=frozenset({"play", "move_pile", "move_top", "end_turn"}),
    max_plies=60_000,
    options=OPTIONS,
    handicaps=HANDICAPS,
    hidden=True,
    short=(("athletic_games.medals-to-win", "3"),),
    minutes_for=minutes_for,
    levels=tuple(Level),
)
